"""Steam Tunnel at the table: tunnels light from end to end, scores tell what they are made of."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import CORPUS, House, Player
from tests.browser.patience import expect

FULL = CORPUS / "12-greedy-4-full-standard.match"
MOMENT = 49
"""Diane is to place a pawn; some tunnels are led by one, some by several."""
SEAT = 3

_CARD_WIDTH = """() => document.querySelector('[data-piece="card:0,0"] use')
    ?.getBoundingClientRect().width ?? 0"""


def _sit(me: Player, house: House) -> None:
    id, keys = house.bring_in(FULL, MOMENT)
    me.sit(id, [keys[SEAT]])


def _point(me: Player, spot: str) -> None:
    me.page.mouse.move(*me.place(me.page.locator(f'[data-spot="{spot}"]')))


def test_pointing_lights_the_whole_tunnel_and_says_who_leads(house: House, visit: Visit) -> None:
    me = visit(house, quick=True)
    _sit(me, house)
    lit = me.page.locator(".light.pointed")
    notes = me.page.locator(".notes")
    # On a hidden card, on a point card, on a segment: the same tunnel.
    for part in ("way:1,4:0-3", "end:1,0:5", "seg:2,0:1-2"):
        me.page.mouse.move(2, 2)
        expect(lit).to_have_count(0)
        _point(me, part)
        expect(notes).to_contain_text("Ends × length: (4 + 2) × 16 = 96.")
        expect(notes).to_contain_text("Leading: you.")
        expect(notes).to_contain_text("Pawns: Ambre 1, Basile 1, you 2.")
        # 16 segments, 24 ways through cards without a face, two numbers and a dead end.
        expect(lit).to_have_count(43)


def test_a_switch_shows_all_tunnels_in_their_leaders_colours(house: House, visit: Visit) -> None:
    me = visit(house, quick=True)
    _sit(me, house)
    led = me.page.locator("g.led")
    switch = me.page.get_by_role("button", name=me.say("show-tunnels"))
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(led).to_have_count(0)
    switch.click()
    expect(led).to_be_attached()
    strokes = led.locator("path.colour:not(.end)").evaluate_all(
        "all => all.map(path => path.style.stroke)"
    )
    assert {"var(--oxide)", "var(--blue)", "var(--ochre)", "var(--green)"} == set(strokes)
    # Those of two have both colours, and each mark but the first has strokes of its own.
    tunnels = led.locator(":scope > g")
    assert len(strokes) > tunnels.count() > 5
    dashes = led.locator("path.strokes").evaluate_all(
        "all => all.map(path => path.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 3
    running = "document.getAnimations().filter(one => one.playState === 'running').length"
    me.until(lambda: me.page.evaluate(running) == 0)
    me.page.keyboard.press("a")
    expect(led).to_have_count(0)
    me.page.keyboard.press("a")
    expect(led).to_be_attached()
    expect(switch).to_have_attribute("aria-pressed", "true")


def test_a_seat_tells_what_its_score_is_made_of(house: House, visit: Visit) -> None:
    me = visit(house, quick=True)
    _sit(me, house)
    chip = me.page.locator(".seats li").filter(has_text=me.say("you"))
    expect(chip).to_contain_text("101")
    chip.hover()
    notes = me.page.locator(".notes")
    expect(notes).to_contain_text("Diane: 101 from 2 tunnels, face-down cards crossed straight.")
    expect(notes).to_contain_text("96 = (4 + 2) × 16, open, from row 1, column 1")
    expect(notes).to_contain_text("5, shared with Basile and Cléo: 3 × 5, open")
    assert me.page.locator(".light.pointed").count() > 43


def test_choices_are_listed_row_by_row(house: House, visit: Visit) -> None:
    me = visit(house, "fr", quick=True)
    _sit(me, house)
    listed = me.choices.get_by_role("option").all_text_contents()
    assert listed[-1] == me.say("choice-pass") == "Ne rien poser"
    places = [line.partition("rangée ")[2].split(", colonne ") for line in listed[:-1]]
    assert places == sorted(places)
    assert listed[0] == "Acquérir haut droite – haut gauche, rangée 1, colonne 1"


def test_the_board_is_as_large_as_its_zone_allows(house: House, visit: Visit) -> None:
    for width, height in ((1440, 900), (1024, 768)):
        me = visit(house, quick=True, viewport={"width": width, "height": height})
        _sit(me, house)
        wide = me.page.evaluate(_CARD_WIDTH)
        zone = me.page.locator("main.board").bounding_box()
        assert zone is not None
        # Seven rows of cards, and hardly anything above and below them.
        assert 7 * 158 / 100 * wide > 0.94 * (zone["height"] - 16)
        me.button("settings").click()
        me.page.get_by_role("switch", name=me.say("rim")).uncheck(force=True)
        me.page.keyboard.press("Escape")
        expect(me.page.locator('[data-piece="rim"]')).to_have_count(0)
        # Board and window change their sizes in different frames.
        same = pytest.approx(wide, rel=0.01)
        me.until(lambda me=me, same=same: me.page.evaluate(_CARD_WIDTH) == same)
