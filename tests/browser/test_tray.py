"""Dice are seen to roll and cards to be turned up; who wants no motion sees them lie."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from rotonde.games.silverton.rules import events as told
from rotonde.games.steam_barons.rules import events as barons
from rotonde.kernel.step import Event
from rotonde.kernel.table import match
from rotonde.kernel.table.table import Table
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect
from tests.browser.words import SILVERTON, STEAM_BARONS
from tests.corpus import files

READ = 2000
"""Milliseconds that dice and cards stay at least: here until they were looked at."""


@pytest.fixture(scope="module")
def table() -> Table:
    """A recorded match in which all happens that is looked at here."""
    wanted = {told.MishapDrawn, told.PriceMoved}
    for file in sorted(files.corpus("silverton").iterdir()):
        table = match.replay(files.read(file))
        if wanted <= {type(event) for each in table.decisions for event in each.events}:
            return table
    raise AssertionError(wanted)


def _moment(table: Table, kind: type[Event]) -> tuple[int, list[Event]]:
    """The first decision in which such a thing happened, and all of them in it."""
    for each in table.decisions:
        if found := [event for event in each.events if isinstance(event, kind)]:
            return each.n, found
    raise AssertionError(kind)


def _watch(me: Player, table: Table, n: int) -> None:
    """Look at the match just before entry n, then step to it."""
    id, _ = me.house.bring_in(table)
    me.sit(id, [], f"?at={n - 1}")
    said = me.foot.locator(".prompt")  # a low window has no slider
    expect(said).to_contain_text(me.say("prompt-replay", at=n - 1, n=table.n))
    me.page.keyboard.press("]")
    expect(said).to_contain_text(me.say("prompt-replay", at=n, n=table.n))


def _faces(of: Locator) -> list[int]:
    return [int(face) for face in of.evaluate_all("all => all.map(die => die.dataset.face)")]


@pytest.mark.parametrize("kind", [told.PriceMoved, told.ClaimOperated, told.DisputeRolled])
def test_dice_roll_and_come_to_lie(
    house: House, visit: Visit, table: Table, kind: type[Event]
) -> None:
    me = visit(house, game=SILVERTON, hold=READ)
    me.page.add_init_script(_FILM)
    n, _ = _moment(table, kind)
    _watch(me, table, n)
    dice = me.page.locator("main svg[data-face]")
    entry = next(each for each in table.decisions if each.n == n)
    faces = [face for event in entry.events for face in event.dice_rolled(None)]
    expect(dice).to_have_count(len(faces))
    me.until(lambda: _faces(dice) == faces)
    film = me.page.evaluate("window.film")
    assert film["sides"] > len(faces), "no side was seen to turn"
    assert all(150 <= took <= 400 for took in film["took"])


_FILM = """
window.film = { sides: 0, took: [] }
new MutationObserver(all => {
    for (const { target, attributeName } of all)
        if (attributeName === 'data-face') window.film.sides += 1
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-face'] })
document.addEventListener('animationstart', event => {
    if (!event.target.closest('[data-face]')) return
    for (const one of event.target.getAnimations()) {
        const { delay, duration } = one.effect.getComputedTiming()
        window.film.took.push(delay + duration)
    }
}, true)
"""


def test_who_wants_no_motion_sees_the_dice_lie(house: House, visit: Visit, table: Table) -> None:
    me = visit(house, game=SILVERTON, hold=READ, reduced_motion="reduce")
    me.page.add_init_script(_FILM)
    n, rolled = _moment(table, told.PriceMoved)
    _watch(me, table, n)
    dice = me.page.locator("main svg[data-face]")
    expect(dice).to_have_count(sum(len(event.dice_rolled(None)) for event in rolled))
    assert _faces(dice) == [face for event in rolled for face in event.dice_rolled(None)]
    assert me.page.evaluate("window.film") == {"sides": 0, "took": []}
    axe.check(me)


def test_a_roll_is_skipped_by_a_key_and_never_in_the_way(
    house: House, visit: Visit, table: Table
) -> None:
    me = visit(house, game=SILVERTON, hold=READ)
    n, _ = _moment(table, told.PriceMoved)
    _watch(me, table, n)
    dice = me.page.locator("main svg[data-face]")
    expect(dice.first).to_be_visible()
    box = dice.first.bounding_box()
    assert box is not None
    under = me.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('svg.sheet') !== null",
        [box["x"] + 5, box["y"] + 5],
    )
    assert under, "the tray catches clicks"
    me.page.keyboard.press("Escape")
    expect(dice).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_event_arrives_as_a_card(house: House, visit: Visit, table: Table, lang: str) -> None:
    view = {"width": 390, "height": 844}
    me = visit(house, lang, game=SILVERTON, hold=READ, viewport=view)
    n, (event, *_) = _moment(table, told.MishapDrawn)
    assert isinstance(event, told.MishapDrawn)
    _watch(me, table, n)
    card = me.page.locator(".tray h3", has_text=me.say(f"mishap-{event.mishap}"))
    expect(card).to_be_visible()
    expect(me.page.get_by_text(me.say("card-mishap-text", effect=event.effect))).to_be_visible()
    drawn = me.page.locator(".tray svg use[href*='mishap-']").last
    expect(drawn).to_be_visible()
    me.until(lambda: (drawn.bounding_box() or {"width": 0})["width"] > 100)
    heard = me.page.get_by_role("log").filter(has_text=me.say(f"mishap-{event.mishap}"))
    expect(heard).to_have_count(1)


_ENDS_INSIDE = """card => [...card.querySelectorAll('td')].every(cell =>
    cell.getBoundingClientRect().right <= card.getBoundingClientRect().right - 4)"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_new_prices_are_seen_to_move(house: House, visit: Visit, size: tuple[int, int]) -> None:
    """Also on a phone, where little of the board is in sight."""
    viewport = {"width": size[0], "height": size[1]}
    me = visit(house, "fr", game=STEAM_BARONS, hold=READ, viewport=viewport)
    table = match.replay(
        files.read(files.corpus("steam-barons") / "01-3-stock-eastern-us.match.gz")
    )
    n, moved = _moment(table, barons.PriceMoved)
    _watch(me, table, n)
    card = me.page.locator(".tray .card")
    expect(card.locator("tbody tr")).to_have_count(len(moved))
    expect(card.locator("tbody tr").last).to_be_in_viewport(ratio=1)
    # Once it lies still: it turns over as it comes.
    me.until(lambda: card.evaluate(_ENDS_INSIDE))
    shifted = sum(event.before != event.price for event in moved)
    expect(card.locator(".moves")).to_have_count(shifted)
    expect(card.locator(".moves").first).to_be_visible()
    names = card.locator(".moves").first.evaluate("one => getComputedStyle(one).animationName")
    assert names.endswith("shift")
    if size[0] <= 600:
        me.page.mouse.click(200, 600)
        expect(card).to_have_count(0)
