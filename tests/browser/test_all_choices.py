"""Every choice of a decision as a list: found by keyboard, taken from there."""

from __future__ import annotations

import re
from collections import defaultdict

from playwright.sync_api import Locator, Route

from rotonde.kernel.message import Message
from rotonde.kernel.table.table import Table
from tests.browser.axe import check
from tests.browser.barons import Baron, played
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS


def come(house: House, visit: Visit, table: Table, lang: str = "en") -> Baron:
    me = Baron(visit(house, lang, quick=True, game=STEAM_BARONS, reduced_motion="reduce"))
    id, keys = house.bring_in(table)
    me.sit(id, keys[:1])
    return me


def placed(table: Table) -> dict[tuple[str, ...], list[str]]:
    """What is said of the choices along each path of spots, in the order of the list."""
    words = table.words("en", 0)
    found: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for action in table.legal(0):
        if spots := tuple(action.spots(table.state)):
            found[spots].append(words.say(action.message(table.state)))
    return found


def open_list(me: Baron, count: int) -> Locator:
    me.at_foot("all-choices", count=count).focus()
    me.page.keyboard.press("Enter")
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(count)
    return dialog


def field(me: Baron) -> Locator:
    return me.page.get_by_role("textbox", name=me.say("all-filter"), exact=True)


def test_a_delivery_is_taken_from_the_list(house: House, visit: Visit) -> None:
    table = played("move", 4)
    me = come(house, visit, table)
    moves = [action for action in table.legal(0) if action.spots(table.state)]
    # The best first: what it earns never rises down the list.
    earned = [
        sum(table.state.track.links[link].owner == table.state.active for link in move.links)
        for move in moves
    ]
    assert earned == sorted(earned, reverse=True)
    dialog = open_list(me, len(placed(table)))
    expect(dialog).to_contain_text(me.say("listing-move"))
    expect(field(me)).to_be_focused()
    check(me)
    n = me.n
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    me.confirm.click()
    me.see_past(n)
    taken = table.copy().play(0, moves[0])[0].message(table.state)
    expect(me.log.filter(has_text=table.words("en", 0).say(taken))).to_have_count(1)


def test_a_cube_and_its_city_are_one_line_as_the_remark_counts_them(
    house: House, visit: Visit
) -> None:
    table = played("move", 4, (None, "fair", "fair", "fair"), rules="base")
    paths = placed(table)
    ways = next(said for said in paths.values() if len(said) > 1)
    me = come(house, visit, table)
    dialog = open_list(me, len(paths))
    expect(me.page.locator("footer .remark")).to_contain_text(re.compile(rf"\b{len(paths)}\b"))
    line = dialog.get_by_role("listitem").filter(
        has=me.page.get_by_role("button", name=ways[0], exact=True)
    )
    others = line.get_by_text(me.say("all-ways", count=len(ways) - 1), exact=True)
    hidden = line.get_by_role("button").nth(1)
    expect(hidden).to_be_hidden()
    line.get_by_role("button").first.focus()
    me.page.keyboard.press("ArrowDown")
    expect(others).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(hidden).to_be_visible()
    check(me)
    me.page.keyboard.press("ArrowDown")
    expect(hidden).to_be_focused()
    expect(me.page.locator("footer .prompt")).to_contain_text(ways[1])
    me.page.keyboard.press("Enter")
    expect(me.confirm).to_be_enabled()
    expect(me.page.locator("footer .prompt")).to_contain_text(ways[1])


def test_builds_stand_under_their_places_and_are_found_by_words(house: House, visit: Visit) -> None:
    table = played("build", 3, rules="base")
    paths = placed(table)
    me = come(house, visit, table)
    dialog = open_list(me, sum(map(len, paths.values())))
    headings, lines = dialog.get_by_role("heading", level=3), dialog.get_by_role("listitem")
    expect(headings).to_have_count(len(paths))
    check(me)
    said = next(iter(paths.values()))
    place = said[0].split(":")[0].split()[-1]
    me.page.keyboard.type(place.upper())
    expect(headings).to_have_count(sum(place in each[0] for each in paths.values()))
    me.page.keyboard.type(" qqq")
    expect(lines).to_have_count(0)
    expect(dialog.get_by_role("status")).to_have_text(me.say("all-found", count=0))
    # Escape empties the field, and only then leaves the list.
    me.page.keyboard.press("Escape")
    expect(headings).to_have_count(len(paths))
    me.page.keyboard.press("End")
    me.page.keyboard.press("ArrowDown")
    expect(lines.first.get_by_role("button")).to_be_focused()
    me.page.keyboard.press("End")
    expect(lines.last.get_by_role("button")).to_be_focused()
    me.page.keyboard.press("Home")
    me.page.keyboard.press("ArrowUp")
    expect(field(me)).to_be_focused()
    me.page.keyboard.press("Tab")
    expect(lines.first.get_by_role("button")).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_accents_need_not_be_typed(house: House, visit: Visit) -> None:
    table = played("choose", 2, rules="base")
    me = come(house, visit, table, "fr")
    me.at_foot("all-choices", count=sum(map(len, placed(table).values()))).click()
    lines = me.page.get_by_role("dialog").get_by_role("listitem")
    name = table.words("fr", 0).say(Message("tile-name", {"tile": "engineer"}))
    assert not name.isascii()
    expect(field(me)).to_be_focused()
    me.page.keyboard.type("ingenieur")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text(name)


def test_what_is_typed_before_the_list_is_there_is_no_command(house: House, visit: Visit) -> None:
    table = played("choose", 2, rules="base")
    me = come(house, visit, table)
    held: list[Route] = []
    me.page.route("**/assets/AllChoices-*.js", lambda route: held.append(route))
    me.at_foot("all-choices", count=sum(map(len, placed(table).values()))).click()
    me.until(lambda: held)
    me.page.keyboard.type("u")  # at the table this takes back
    held[0].continue_()
    expect(field(me)).to_be_focused()
    assert me.n == table.n
    expect(me.choices).to_be_attached()
