"""Match files come in and go out; every decision has its address."""

from __future__ import annotations

import base64
import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import Download, Locator

from rotonde.kernel.table import match
from tests.browser.conftest import Visit
from tests.browser.house import FINISHED, House, Player
from tests.browser.patience import expect

LAST = 47

_DRAWN = """([width, height, pictures]) => Promise.all(pictures.map(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0, width, height)
    const raw = await crypto.subtle.digest('SHA-256', pen.getImageData(0, 0, width, height).data)
    return [...new Uint8Array(raw)].join()
}))"""


def _bring(me: Player, file: Path) -> None:
    me.go("/")
    me.page.get_by_label(me.say("import")).set_input_files(file)
    me.page.wait_for_url("**/table/*")
    expect(me.board).to_be_visible()


def _saved(me: Player, control: Locator) -> bytes:
    with me.page.expect_download() as waiting:
        control.click()
    download: Download = waiting.value
    return Path(download.path()).read_bytes()


def _cards_up(me: Player) -> Locator:
    return me.page.locator("[data-piece^=card] use:not([href$=back])")


def test_a_finished_match_is_brought_in_and_replayed(house: House, visit: Visit) -> None:
    me = visit(house, quick=True)
    _bring(me, FINISHED)
    expect(me.heading("end-title")).to_be_visible()
    assert me.n == LAST
    table = me.page.url

    me.slider.press("Home")
    me.see_at(0)
    me.page.wait_for_url(f"{table}?at=0")
    expect(me.text("prompt-replay", at=0, n=LAST)).to_be_visible()
    expect(me.heading("end-title")).to_be_hidden()
    start = _cards_up(me).count()
    me.group("replay").get_by_role("button", name=me.say("replay-forward")).click()
    me.see_at(1)
    expect(_cards_up(me)).to_have_count(start + 1)
    me.page.keyboard.press("]")
    me.see_at(2)
    me.page.keyboard.press("[")
    me.see_at(1)
    me.slider.fill("20")
    me.see_at(20)
    me.page.wait_for_url(f"{table}?at=20")
    expect(me.log).not_to_have_count(0)
    me.button("replay-end").click()
    me.see_at(LAST)
    me.page.wait_for_url(table)
    expect(me.heading("end-title")).to_be_visible()


def test_it_plays_by_itself(house: House, visit: Visit) -> None:
    me = visit(house, quick=True)
    me.sit(*house.bring_in(FINISHED), f"?at={LAST - 3}")
    me.group("replay").get_by_role("button", name=me.say("replay-play")).click()
    me.see_at(LAST)
    expect(me.heading("end-title")).to_be_visible()


def test_every_decision_has_its_address(house: House, visit: Visit) -> None:
    id, _ = house.bring_in(FINISHED)
    stranger = visit(house, quick=True)
    for at in (0, 6, 21):
        stranger.go(f"/table/{id}?at={at}")
        stranger.see_at(at)
        assert stranger.page.url.endswith(f"?at={at}")
    stranger.page.reload()
    stranger.see_at(21)
    for nonsense in ("?at=99999", "?at=-1", "?at=x"):
        stranger.go(f"/table/{id}{nonsense}")
        expect(stranger.board).to_be_visible()
        stranger.see_at(LAST)


def test_a_saved_match_goes_on(house: House, visit: Visit, tmp_path: Path) -> None:
    lines = FINISHED.read_text("utf-8").splitlines()
    half = tmp_path / "half.jsonl"
    half.write_text("\n".join(lines[:21]) + "\n", "utf-8")
    us = visit(house, quick=True)
    _bring(us, half)
    us.await_turn()
    assert us.n == 20
    us.decide()


def test_what_is_no_match_is_refused_in_a_sentence(
    house: House, visit: Visit, tmp_path: Path
) -> None:
    me = visit(house, quick=True)
    other = tmp_path / "notes.txt"
    other.write_text("{}")
    me.go("/")
    field = me.page.get_by_label(me.say("import"))
    field.set_input_files(other)
    expect(me.page.get_by_role("alert")).to_be_visible()
    assert "/table/" not in me.page.url
    field.set_input_files(FINISHED)
    expect(me.heading("end-title")).to_be_visible()


def test_match_and_board_are_exported(house: House, visit: Visit) -> None:
    me = visit(house, quick=True)
    _bring(me, FINISHED)

    text = _saved(me, me.link("save-match")).decode()
    table = match.verify(match.parse(text))
    assert table.over
    assert table.n == LAST
    brought = match.verify(match.parse(FINISHED.read_text("utf-8")))
    assert table.scores == brought.scores

    svg = _saved(me, me.button("save-svg")).decode()
    sheet = ElementTree.fromstring(svg)
    assert sheet.tag == "{http://www.w3.org/2000/svg}svg"
    _, _, width, height = map(float, sheet.attrib["viewBox"].split())

    png = _saved(me, me.button("save-png"))
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    size = struct.unpack(">II", png[16:24])
    assert size[0] / size[1] == width / height
    assert len(png) > 20_000
    _set_in_our_type(me, svg, png)


def _set_in_our_type(me: Player, svg: str, png: bytes) -> None:
    """The picture brings its typefaces along, and they are what it is drawn with."""
    packed = re.compile(r"@font-face\{font-family:'([\w ]+)'.*?\}")
    assert set(packed.findall(svg)) == {"Alegreya"}
    assert "data:font/woff;base64," in svg
    stripped = packed.sub("", svg)
    kinds = ("svg+xml", "svg+xml", "png")
    raw = (svg.encode(), stripped.encode(), png)
    pictures = [
        f"data:image/{kind};base64,{base64.b64encode(each).decode()}"
        for kind, each in zip(kinds, raw, strict=True)
    ]
    size = struct.unpack(">II", png[16:24])
    ours, others, saved = me.page.evaluate(_DRAWN, [*size, pictures])
    assert ours == saved
    assert ours != others


def test_a_rim_that_is_shown_is_exported(house: House, visit: Visit) -> None:
    me = visit(house, quick=True)
    _bring(me, FINISHED)
    rimmed = _view_box(_saved(me, me.button("save-svg")))
    pieces = me.page.locator("svg.sheet [data-piece]")
    shown = pieces.count()
    me.button("settings").click()
    me.drawer("settings").get_by_text(me.say("rim"), exact=True).click()
    me.until(lambda: pieces.count() < shown)
    bare = _view_box(
        _saved(me, me.drawer("settings").get_by_role("button", name=me.say("save-svg")))
    )
    assert bare[:2] == [0, 0]
    # All of the rim is in the picture, not only what the window has room for.
    assert all(out < within for out, within in zip(rimmed[:2], bare[:2], strict=True))
    assert all(out > within for out, within in zip(rimmed[2:], bare[2:], strict=True))


def _view_box(svg: str) -> list[float]:
    return [float(part) for part in ElementTree.fromstring(svg).attrib["viewBox"].split()]


def test_an_unfinished_match_comes_out_and_in_again(
    house: House, visit: Visit, tmp_path: Path
) -> None:
    us = visit(house, quick=True)
    id, keys = house.open("me", "here")
    us.sit(id, list(keys.values()))
    for _ in range(4):
        us.decide()
    us.button("settings").click()
    file = tmp_path / "out.jsonl"
    file.write_bytes(_saved(us, us.link("save-match")))
    assert "seed" not in file.read_text("utf-8").splitlines()[0]
    us.page.keyboard.press("Escape")
    _bring(us, file)
    assert us.n == 4


def test_the_address_of_a_moment_shows_no_other(house: House, visit: Visit) -> None:
    id, _ = house.bring_in(FINISHED)
    stranger = visit(house, quick=True)
    shown: list[int] = []

    def note(raw: str | bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "table":
            shown.append(message["at"])

    stranger.page.on("websocket", lambda socket: socket.on("framereceived", lambda raw: note(raw)))
    stranger.go(f"/table/{id}?at=6")
    stranger.see_at(6)
    stranger.button("replay-end").click()
    stranger.see_at(LAST)
    assert shown[0] == 6
    assert set(shown) == {6, LAST}
