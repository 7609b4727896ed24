"""A whole game against a bot with the keyboard alone: no call to the mouse in here."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect

_MOST_TABS = 40


class Typist(Player):
    """Reaches everything by keys."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, wanted: Locator, key: str = "Tab") -> None:
        """As one would who cannot see where it leads."""
        for _ in range(_MOST_TABS):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.press(key)
        raise AssertionError(f"{_MOST_TABS} tabs do not lead to {wanted}")

    def take(self) -> None:
        """The choice under the cursor: selected, then confirmed."""
        n = self.n
        expect(self.choices).to_be_focused()
        self.press("Enter")
        expect(self.confirm).to_be_enabled()
        self.press("Enter")
        self.see_past(n)


def test_a_whole_game_by_keyboard(hasty: House, visit: Visit) -> None:
    guest = visit(hasty)
    me = Typist(guest.page, guest.say, hasty)
    _open_a_game_against_an_easy_bot(me)
    _set_the_pace(me)
    me.await_turn()
    _read_the_rule_of_the_phase(me)
    _ask_for_a_hint(me)
    _take_back(me)
    while not _ended(me):
        me.press("ArrowRight")
        me.take()
    _see_the_end_and_play_again(me)


def _open_a_game_against_an_easy_bot(me: Typist) -> None:
    me.go("/")
    me.tab_to(me.set_up())
    me.press("Enter")
    seat = me.group("seat-number", number=2)
    level = seat.get_by_role("combobox", name=me.say("seat-level"), exact=True)
    expect(level).to_be_visible()
    me.tab_to(level)
    me.press("Home")  # the easiest comes first; letters name two levels
    expect(level).to_have_value("easy")
    me.tab_to(me.button("start"))
    me.press("Enter")
    expect(me.board).to_be_visible()


def _set_the_pace(me: Typist) -> None:
    me.tab_to(me.button("settings"))
    me.press("Enter")
    expect(me.drawer("settings")).to_be_visible()
    radio = me.page.get_by_role("radio", name=me.say("pace-normal"), exact=True)
    me.tab_to(radio)
    me.press("ArrowRight", "ArrowRight")
    expect(me.page.get_by_role("radio", name=me.say("pace-instant"), exact=True)).to_be_checked()
    me.press("Escape")
    expect(me.drawer("settings")).to_be_hidden()


def _read_the_rule_of_the_phase(me: Typist) -> None:
    me.press("?")
    rules = me.drawer("rules")
    expect(rules).to_be_visible()
    expect(rules.locator("[data-rule]:focus")).to_be_in_viewport()
    me.press("Escape")
    expect(rules).to_be_hidden()


def _ask_for_a_hint(me: Typist) -> None:
    me.press("h")
    note = me.page.get_by_role("status").get_by_text(me.say.pattern("note-hint"))
    expect(note).to_be_visible()
    hinted = note.inner_text()
    me.press("ArrowDown")
    current = me.page.locator(f"[id='{me.choices.get_attribute('aria-activedescendant')}']")
    assert hinted == me.say("note-hint", choice=current.inner_text())
    me.take()


def _take_back(me: Typist) -> None:
    """The pawn is taken back, and read in the log."""
    me.press("ArrowDown")
    n = me.n
    me.take()
    me.await_turn()
    after = me.n
    assert after > n
    # The bot has moved since: the match goes on as practice, if one wants to.
    me.press("u")
    expect(me.drawer("undo-practice-title")).to_be_visible()
    me.tab_to(me.button("undo-practice-yes"))
    me.press("Enter")
    me.see_past(after)
    me.press("l")
    taken_back = me.log.filter(has_text=me.say("server-took-back-practice", you="yes", seat=""))
    expect(taken_back).not_to_have_count(0)
    expect(me.log.locator(":focus")).to_be_visible()
    me.await_turn()
    me.tab_to(me.choices, "Shift+Tab")


def _ended(me: Typist) -> bool:
    """Whether it is over; if not, it is my turn."""
    expect(me.choices.or_(me.at_foot("rematch"))).to_be_attached()
    return me.over


def _see_the_end_and_play_again(me: Typist) -> None:
    expect(me.heading("end-title")).to_be_visible()
    me.tab_to(me.page.get_by_role("button", name=me.say("tally-next"), exact=True))
    me.press("Enter")
    expect(me.page.locator(".light.pointed").first).to_be_attached()
    before = me.page.url
    me.tab_to(me.button("rematch"), "Shift+Tab")
    me.press("Enter")
    me.page.wait_for_url(lambda url: url != before)
    me.await_turn()


def test_arrows_follow_the_lie_of_the_board(house: House, visit: Visit) -> None:
    guest = visit(house)
    me = Typist(guest.page, guest.say, house)
    id, keys = house.open("me", "here")
    me.sit(id, list(keys.values()))
    me.press("ArrowDown")

    def card() -> str:
        active = me.choices.get_attribute("aria-activedescendant")
        return me.page.locator(f"[id='{active}']").inner_text()

    start = card()
    me.press("ArrowRight")
    right = card()
    assert right != start
    me.press("ArrowDown")
    below = card()
    assert below not in (start, right)
    me.press("ArrowUp")
    assert card() == right
    me.press("ArrowLeft")
    assert card() == start
    every = set()
    for _ in range(me.choices.get_by_role("option").count()):
        me.press("PageDown")
        every.add(card())
    assert every == set(me.choices.get_by_role("option").all_inner_texts())
