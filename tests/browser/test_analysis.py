"""The analysis of a game that is over: asked for, watched, stopped, and led through the match."""

from __future__ import annotations

import re

import pytest

from tests.browser.axe import check_both
from tests.browser.conftest import Visit
from tests.browser.house import FINISHED, House, Player
from tests.browser.patience import expect

SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def _sit(house: House, visit: Visit, size: str = "wide") -> Player:
    width, height = SIZES[size]
    me = visit(house, reduced_motion="reduce", viewport={"width": width, "height": height})
    me.sit(*house.bring_in(FINISHED))
    return me


def _await_result(me: Player) -> None:
    expect(me.page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()
    expect(me.button("analysis-go-on")).to_have_count(0)
    expect(me.page.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_it_leads_to_its_moments_and_back_to_the_result(
    house: House, visit: Visit, size: str
) -> None:
    me = _sit(house, visit, size)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.button("end-analyse").click()
    expect(me.heading("analysis")).to_be_visible()
    _await_result(me)
    assert any("AnalysisPanel" in url for url in asked), "fetched only when it is asked for"
    expect(me.heading("analysis-curve")).to_be_visible()
    check_both(me)
    decision = me.page.locator("section[aria-labelledby=mistakes-title] li").first
    button = decision.get_by_role("button")
    number = re.search(r"\d+", button.inner_text())
    assert number is not None
    button.click()
    expect(me.page).to_have_url(re.compile(rf"[?&]at={int(number[0]) - 1}$"))
    expect(button).to_have_attribute("aria-current", "step")
    expect(me.heading("analysis")).to_be_visible()
    better = me.say("analysis-better", what="").strip()
    expect(decision.get_by_text(re.compile(f"^{re.escape(better)}"))).to_be_visible()
    # Nothing is wider than the page.
    wide = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    me.button("analysis-back").click()
    expect(me.heading("end-title")).to_be_visible()
    expect(me.page).not_to_have_url(re.compile("at="))
    # Who has seen a game through is offered to play without Confirm, until there is an answer.
    expect(me.heading("at-once-offer")).to_be_visible()
    me.button("at-once" if size == "wide" else "at-once-keep").click()
    expect(me.heading("at-once-offer")).to_have_count(0)
    kept = me.page.evaluate("JSON.parse(localStorage.getItem('rotonde.settings')).atOnce")
    assert kept is (size == "wide")


def test_it_can_be_stopped_and_goes_on(house: House, visit: Visit) -> None:
    me = _sit(house, visit)
    me.button("end-analyse").click()
    me.button("analysis-stop").click()
    expect(me.button("analysis-go-on")).to_be_visible()
    me.button("analysis-go-on").click()
    _await_result(me)


def test_it_speaks_the_language_of_the_page(house: House, visit: Visit) -> None:
    me = _sit(house, visit)
    me.button("end-analyse").click()
    _await_result(me)
    first = me.page.locator("section[aria-labelledby=mistakes-title] li p").first
    before = first.inner_text()
    other = "FR" if me.say.lang == "en" else "EN"
    me.page.get_by_role("button", name=other).first.click()
    expect(first).not_to_have_text(before)
