"""Nothing gets lost: reload, a server that dies, a browser that is closed."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.browser.barons import BUILDING, Baron, arranged
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS


def _begin(us: Player) -> None:
    us.go("/new")
    us.set_seat(1, "me")
    us.set_seat(2, "here")
    us.button("start").click()
    expect(us.board).to_be_visible()
    for _ in range(3):
        us.decide()


def test_reload_in_the_middle(house: House, visit: Visit) -> None:
    us = visit(house, quick=True)
    _begin(us)
    log, board = us.log.all_inner_texts(), us.pieces()
    us.page.reload()
    us.await_turn()
    assert us.n == 3
    assert (us.log.all_inner_texts(), us.pieces()) == (log, board)
    us.decide()


def test_the_server_is_killed_and_comes_back(frail: House, visit: Visit) -> None:
    us = visit(frail, quick=True)
    _begin(us)
    log, board = us.log.all_inner_texts(), us.pieces()
    frail.kill()
    lost = us.page.get_by_role("status").get_by_text(us.say("line-lost"), exact=True)
    expect(lost).to_be_visible()
    assert us.pieces() == board
    us.choose(us.any_spot())
    us.confirm.click()
    expect(us.text("note-away")).to_be_visible()

    frail.start()
    expect(lost).to_be_hidden()
    us.await_turn()
    assert us.n == 3
    assert (us.log.all_inner_texts(), us.pieces()) == (log, board)
    # What was chosen meanwhile is still chosen.
    us.confirm.click()
    us.see_past(3)
    us.decide()
    assert us.n == 5


def test_the_server_is_killed_while_a_bot_thinks(frail: House, visit: Visit) -> None:
    me = visit(frail, quick=True)
    id, keys = frail.open("me", "strong")
    me.sit(id, list(keys.values()))
    me.await_turn()
    n = me.n
    me.decide()
    me.decide()
    frail.kill()
    frail.start()
    me.await_turn()
    assert me.n == n + 4
    me.decide()


def test_the_server_is_killed_in_the_middle_of_a_turn(frail: House, visit: Visit) -> None:
    me = Baron(visit(frail, quick=True, game=STEAM_BARONS))
    id, keys = frail.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    n = me.n
    me.build()
    one = me.tracks()
    me.build(1)
    both = me.tracks()
    assert len(both) > len(one)

    frail.kill()
    frail.start()
    me.page.reload()
    me.see(n + 2)
    expect(me.button("step-back")).to_be_visible()
    assert me.tracks() == both
    watcher = Baron(visit(frail, quick=True, game=STEAM_BARONS))
    watcher.sit(id, [])
    assert (watcher.n, watcher.tracks()) == (n, set())

    me.button("step-back").click()
    me.see(n + 1)
    assert me.tracks() == one
    me.confirm_next()
    watcher.see_past(n)
    assert watcher.tracks() == one


def test_the_browser_is_closed_and_opened_again(house: House, visit: Visit) -> None:
    us = visit(house, quick=True)
    _begin(us)
    board, address = us.pieces(), us.page.url
    kept = us.page.context.storage_state()
    us.page.context.close()

    again = visit(house, quick=True, storage_state=kept)
    again.go("/")
    expect(again.heading("my-games")).to_be_visible()
    expect(again.text("card-yours")).to_be_visible()
    again.page.get_by_role("link", name=again.say("card-go-on")).click()
    again.await_turn()
    assert again.page.url == address
    assert (again.n, again.pieces()) == (3, board)
    again.decide()


def test_someone_else_at_that_address_only_watches(house: House, visit: Visit) -> None:
    us = visit(house, quick=True)
    _begin(us)
    stranger = visit(house, quick=True)
    stranger.page.goto(us.page.url)
    expect(stranger.board).to_be_visible()
    expect(stranger.log).to_have_count(us.log.count())
    expect(stranger.choices).to_be_hidden()
    expect(stranger.confirm).to_be_disabled()


def test_a_match_that_cannot_be_opened_says_so_and_the_others_stay(
    frail: House, visit: Visit
) -> None:
    """In French: its card has the server's sentence, and can be taken away."""
    me = visit(frail, "fr", quick=True)
    me.go("/")
    good, spoiled = (frail.open("me", "here") for _ in range(2))
    held = [{"id": id, "keys": list(keys.values()), "since": 0} for id, keys in (good, spoiled)]
    me.page.evaluate("all => localStorage.setItem('rotonde.games', JSON.stringify(all))", held)
    frail.kill()
    with closing(sqlite3.connect(frail.database)) as db, db:
        db.execute("UPDATE match SET header = x'ff00' WHERE id = ?", (spoiled[0],))
    frail.start()
    me.go("/")
    lost = me.page.get_by_role("listitem").filter(has_text=spoiled[0])
    expect(lost).to_contain_text("ses données sur le serveur sont endommagées")
    other = me.page.locator(f'a.press[href="/table/{good[0]}"]')
    expect(other).to_be_visible()
    lost.get_by_role("button").click()
    expect(lost).to_be_hidden()
    expect(other).to_be_visible()
