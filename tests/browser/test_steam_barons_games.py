"""Games of Steam Barons against two bots, by the first sensible clicks."""

from __future__ import annotations

from tests.browser.barons import Baron, played
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS
from tests.games.steam_barons.play import ENGLAND


def come(hasty: House, visit: Visit) -> Baron:
    return Baron(visit(hasty, quick=True, game=STEAM_BARONS))


def begin(me: Baron, rules: str) -> None:
    options = {"rules": rules, "map": ENGLAND}
    id, keys = me.house.open("me", "easy", "easy", game="steam-barons", options=options, seed="7")
    me.sit(id, list(keys.values()))


def decide(me: Baron) -> str:
    """The step it was."""
    _was_told(me)
    step: str = me.frames[-1]["step"]
    me.decide_anything()
    return step


def see_the_end(me: Baron, money: bool) -> None:
    _was_told(me)
    expect(me.heading("chart")).to_be_visible()
    books = me.region("books")
    expect(books.get_by_role("row").nth(2)).to_be_visible()
    assert money == ("$" in me.page.locator("aside").get_by_role("table").first.inner_text())
    assert me.page.locator(".curve").count() > 3


def test_a_whole_game_on_the_stock_market(hasty: House, visit: Visit) -> None:
    me = come(hasty, visit)
    begin(me, "stock")
    mine = 0
    while me.my_turn():
        decide(me)
        mine += 1
    assert mine > 20
    see_the_end(me, money=True)


def test_the_first_round_of_a_base_game(hasty: House, visit: Visit) -> None:
    me = come(hasty, visit)
    begin(me, "base")
    made: list[str] = []
    while me.my_turn() and not (me.frames[-1]["step"] == "choose" and "move" in made):
        made.append(decide(me))
    assert {"opening", "choose", "build", "move"} <= set(made)


def test_the_last_rounds_of_a_base_game(hasty: House, visit: Visit) -> None:
    me = come(hasty, visit)
    me.sit(*hasty.bring_in(played("choose", 9, rules="base", map=ENGLAND)))
    made: list[str] = []
    while me.my_turn():
        made.append(decide(me))
    # Two turns; how much there is to build and to move hangs on what the bots have done.
    assert made.count("choose") >= 2
    assert {"choose", "build", "move"} <= set(made)
    see_the_end(me, money=False)


def _was_told(me: Baron) -> None:
    """Always as the first seat. All that a whole game tells is too much to carry along."""
    assert all(frame["seats"][0]["mine"] for frame in me.frames)
    del me.frames[:-1]
