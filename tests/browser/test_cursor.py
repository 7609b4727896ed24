"""The keyboard's place at the table: it goes on where one was, and Enter never goes in circles."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.barons import BUILDING, Baron, arranged, played
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS


class Typist(Baron):
    """Plays by keys, and hears what the list of choices says."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def choice(self) -> dict[str, Any]:
        """What the cursor is said to stand on."""
        expect(self.choices).to_have_attribute("aria-activedescendant", re.compile("."))
        active = self.choices.get_attribute("aria-activedescendant")
        said = self.page.locator(f"[id='{active}']").text_content()
        choices = self.frames[-1]["choices"]
        return next(choice for choice in choices if choice["label"] == said)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("footer .prompt")

    @property
    def focused(self) -> Locator:
        return self.page.locator("*:focus")

    @property
    def answers(self) -> Locator:
        """The buttons that answer, in the order of the arrow keys; the last one decides."""
        return self.page.locator(
            "aside .many .press:enabled, footer .press:enabled:not(.aside, .more)"
        )

    def confirm_by_keys(self) -> None:
        """From the answers on to the last of them."""
        for _ in range(self.answers.count()):
            if self.confirm.evaluate("one => one === document.activeElement"):
                break
            self.press("ArrowRight")
        expect(self.confirm).to_be_focused()
        self.press("Enter")


def come(house: House, visit: Visit, table: Any, lang: str = "en") -> Typist:
    me = Typist(visit(house, lang, quick=True, game=STEAM_BARONS))
    id, keys = house.bring_in(table)
    me.sit(id, keys[:1])
    me.await_turn()
    return me


# Enter


def test_enter_takes_a_cube_then_its_goal_then_confirms(house: House, visit: Visit) -> None:
    me = come(house, visit, played("move", 2))
    n = me.n
    me.press("ArrowRight")
    wanted = me.choice
    me.press("Enter")
    expect(me.prompt).to_contain_text(me.say("prompt-go-on"))
    me.press("Enter")
    expect(me.prompt).to_contain_text(wanted["label"])
    expect(me.confirm).to_be_enabled()
    me.press("Enter")
    me.see_past(n)


def test_a_cube_that_is_taken_is_the_one_spoken_of(house: House, visit: Visit) -> None:
    """Two cubes go to one city: whichever is taken, its own delivery is announced."""
    table = played("move", 2)
    me = come(house, visit, table)
    moves = [action.spots(table.state) for action in table.legal(0)]
    goals = [spots[-1] for spots in moves if spots]
    cube = next(s[0] for s in reversed(moves) if s and goals.count(s[-1]) > 1)
    me.press("ArrowRight")
    for key in ("ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight") * 4:
        if me.choice["spots"][0] == cube:
            break
        me.press(key)
    assert me.choice["spots"][0] == cube
    me.press("Enter")
    expect(me.prompt).to_contain_text(me.say("prompt-go-on"))
    me.press("ArrowUp")  # to its goal, if the cursor is not there yet
    assert me.choice["spots"][0] == cube
    me.press("Enter")
    expect(me.prompt).to_contain_text(me.choice["label"])


@pytest.mark.parametrize(
    ("step", "turn", "rules"),
    [
        ("opening", 1, "base"),
        ("score", 1, "base"),
        ("order", 2, "standard"),
        ("capital", 2, "standard"),
    ],
)
def test_arrows_go_between_answers_that_are_buttons(
    house: House, visit: Visit, step: str, turn: int, rules: str
) -> None:
    me = come(house, visit, played(step, turn, rules=rules))
    expect(me.answers.nth(1)).to_be_visible()
    me.press("ArrowRight")
    expect(me.answers.first).to_be_focused()
    me.press("ArrowDown")
    expect(me.answers.nth(1)).to_be_focused()
    me.press("ArrowLeft", "ArrowUp")
    expect(me.answers.first).to_be_focused()
    n = me.n
    me.press("Enter")
    expect(me.answers.first).to_have_attribute("aria-pressed", "true")
    expect(me.confirm).to_be_enabled()
    assert me.n == n
    me.confirm_by_keys()
    me.see_past(n)
    # Nothing was under the hand that pressed once too often.
    expect(me.focused).to_have_count(1)


@pytest.mark.parametrize(
    ("step", "turn", "rules"), [("bid", 1, "stock"), ("capital", 2, "standard")]
)
def test_the_next_answers_come_to_the_hand_that_gave_one_by_keys(
    house: House, visit: Visit, step: str, turn: int, rules: str
) -> None:
    me = come(house, visit, played(step, turn, rules=rules))
    me.press("ArrowRight")
    expect(me.answers.first).to_be_focused()
    n = me.n
    me.page.keyboard.down("Enter")
    expect(me.answers.first).to_have_attribute("aria-pressed", "true")
    # Held down, it decides nothing of what it has proposed.
    me.page.keyboard.down("Enter")
    me.page.keyboard.up("Enter")
    me.page.wait_for_timeout(300)
    assert me.n == n
    me.confirm_by_keys()
    me.page.keyboard.down("Enter")
    me.see_past(n)
    me.await_turn()
    expect(me.answers.first).to_be_focused()
    # Held down, it was not meant for what has only just come.
    n = me.n
    me.page.keyboard.down("Enter")
    me.page.keyboard.up("Enter")
    me.page.wait_for_timeout(800)
    assert me.n == n
    me.press("Enter")
    me.confirm_by_keys()
    me.see_past(n)


def test_who_answers_by_mouse_is_handed_no_button(house: House, visit: Visit) -> None:
    me = come(house, visit, played("bid", 1))
    n = me.n
    me.answer(me.answers.first)
    me.see_past(n)
    me.await_turn()
    expect(me.page.get_by_role("main")).to_be_focused()


def test_end_reaches_what_ends_the_turn_from_a_menu_too(house: House, visit: Visit) -> None:
    me = come(house, visit, arranged(BUILDING))
    me.press("ArrowDown")
    expect(me.page.locator("p.keys")).to_contain_text(me.say("choice-done"))
    me.press("Enter")
    expect(me.menu.first).to_be_focused()
    me.press("End")
    expect(me.choices).to_be_focused()
    assert me.choice["label"] == me.say("choice-done")
    expect(me.confirm).to_contain_text(me.say("choice-done"))
    expect(me.confirm).to_have_class(re.compile("pointed"))
    me.press("Enter")
    expect(me.choices).to_have_count(0)


# Where it goes on


def _far(one: str, other: str) -> int:
    """Rows or columns between two hexes."""
    (a, b), (c, d) = ((int(hex[4:6]), int(hex[6:8])) for hex in (one, other))
    return max(abs(a - c), abs(b - d))


def _build(me: Typist) -> str:
    """A tile by keys, well away from where the cursor starts; its hex."""
    me.press(*["ArrowDown"] * 4)
    here: str = me.choice["spots"][-1]
    n = me.n
    me.press("Enter", "Enter")
    me.see(n + 1)
    return here


def test_after_a_build_it_goes_on_beside_it(house: House, visit: Visit) -> None:
    me = come(house, visit, played("build", 1))
    me.press("ArrowRight")
    start = me.choice["spots"][-1]
    built = _build(me)
    assert _far(start, built) > 2
    expect(me.choices).to_be_focused()
    me.press("ArrowRight")
    assert _far(built, me.choice["spots"][-1]) <= 2


def test_after_a_click_the_keyboard_is_at_the_board(house: House, visit: Visit) -> None:
    me = come(house, visit, played("move", 2))
    n = me.n
    where = me.frames[-1]["choices"][-2]["spots"]
    for id in where:
        me.choose(me.spot(id))
    me.confirm.click()
    me.see_past(n)
    expect(me.page.get_by_role("main")).to_be_focused()
    # Who plays by mouse sees no cursor.
    expect(me.page.locator(".light.cursor")).to_have_count(0)


def test_a_hint_and_a_place_that_is_found_lead_the_cursor(house: House, visit: Visit) -> None:
    me = come(house, visit, played("build", 1))
    me.press("ArrowRight", "ArrowRight", "h")
    note = me.page.get_by_role("status").get_by_text(me.say.pattern("note-hint"))
    expect(note).to_be_visible()
    me.press("ArrowRight")
    # All that it would do is said, the first of it first.
    first = me.say("note-hint", choice=me.choice["label"]).removesuffix(".")
    assert note.inner_text().startswith(first)
    place = next(c for c in reversed(me.frames[-1]["choices"]) if c["spots"])["spots"][-1]
    name = next(s["label"] for s in me.frames[-1]["scene"]["spots"] if s["id"] == place)
    me.press("/")
    me.page.keyboard.type(name)
    me.press("Enter", "ArrowLeft")
    assert me.choice["spots"][-1] == place
    expect(me.choices).to_be_focused()


# What is said


def test_a_menu_that_lies_open_changes_its_language(house: House, visit: Visit) -> None:
    me = come(house, visit, arranged(BUILDING))
    me.open_menu(2)
    english = me.prompt.inner_text().splitlines()[0]
    me.page.get_by_role("button", name=me.say("language-fr")).click()
    expect(me.prompt).not_to_contain_text(english)
    french = {choice["label"] for choice in me.frames[-1]["choices"]}
    assert me.prompt.inner_text().splitlines()[0] in french
    assert me.menu.count() == 0  # the group has its French name now
    group = me.page.locator(".menu").get_by_role("button")
    assert {one.get_attribute("aria-label") for one in group.all()} <= french


def test_only_what_can_be_used_is_in_the_tree_of_screen_readers(house: House, visit: Visit) -> None:
    me = come(house, visit, arranged(BUILDING))
    line = me.page.context.new_cdp_session(me.page)
    tree = line.send("Accessibility.getFullAXTree")["nodes"]
    seen = [node for node in tree if not node["ignored"]]
    names = [node["name"]["value"] for node in seen if node["role"]["value"] == "StaticText"]
    board = {node["nodeId"]: node for node in tree}
    drawn = [
        node["name"]["value"]
        for node in seen
        if node["role"]["value"] in ("StaticText", "SvgRoot", "graphics-symbol")
        and "img" in _above(node, board)
    ]
    assert drawn == []
    assert "−99" not in names


def _above(node: dict[str, Any], tree: dict[str, dict[str, Any]]) -> set[str]:
    found = set()
    while "parentId" in node:
        node = tree[node["parentId"]]
        if "role" in node:
            found.add(node["role"]["value"])
    return found


def test_what_pointing_tells_is_heard_at_the_cursor(house: House, visit: Visit) -> None:
    me = come(house, visit, played("move", 2))
    heard = me.page.locator("p[aria-live=polite]")
    me.press("ArrowRight")
    expect(heard).to_have_text(re.compile("."))
    for line in me.region("pointed").get_by_role("paragraph").all_inner_texts():
        expect(heard).to_contain_text(line)


# A hint that comes too late


def test_a_decision_ends_the_waiting_for_a_hint(house: House, visit: Visit) -> None:
    me = Typist(visit(house, quick=True, game=STEAM_BARONS))

    def deaf(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda raw: None if json.loads(raw)["type"] == "hint" else socket.send(raw)
        )

    me.page.route_web_socket(re.compile("/ws/"), deaf)
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    me.await_turn()
    me.button("hint").click()
    expect(me.button("hint-pondering")).to_be_disabled()
    me.build()
    expect(me.button("hint")).to_be_enabled()
