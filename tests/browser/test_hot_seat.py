"""Two people at one screen, by mouse, from the new game page to the rematch."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect

_STOPWATCH = """() => {
    const slider = document.querySelector('input[type=range]')
    const times = (window.shownAfter = [])
    let clicked = null
    document.addEventListener('click', (event) => {
        if (event.target.closest('.confirm')) clicked = performance.now()
    }, true)
    new MutationObserver(() => {
        if (clicked === null) return
        const from = clicked
        clicked = null
        requestAnimationFrame(() => times.push(performance.now() - from))
    }).observe(slider, { attributes: true, attributeFilter: ['max'] })
}"""


def test_a_whole_game_by_mouse(house: House, visit: Visit) -> None:
    us = visit(house, quick=True)
    page = us.page
    us.go("/")
    us.set_up().click()
    us.set_seat(1, "me", "Ada")
    us.set_seat(2, "here", "Ben")
    us.button("start").click()
    expect(us.board).to_be_visible()
    expect(us.confirm).to_be_disabled()
    us.be_quick()
    page.evaluate(_STOPWATCH)

    _one_decision_step_by_step(us)
    while not us.over:
        us.decide()
        expect(us.spots().first.or_(us.at_foot("rematch"))).to_be_attached()
    _report(page.evaluate("window.shownAfter"))

    _look_at_the_result(us)
    _walk_through_the_count(us)
    _play_another(us)


def _one_decision_step_by_step(us: Player) -> None:
    """A spot lights, is named, can be dropped, is confirmed; then it can be taken back."""
    page = us.page
    spot = us.spots("area").first
    us.choose(spot)
    expect(us.confirm).to_be_enabled()
    page.keyboard.press("Escape")
    expect(us.confirm).to_be_disabled()
    expect(us.button("undo")).to_be_disabled()
    us.decide()
    expect(us.log).to_have_count(1)
    us.choose(us.spots("area").first)
    us.confirm.click()
    us.see_past(1)
    us.button("undo").click()
    us.see_past(2)
    acting = us.log.last.inner_text()
    said = [us.say("server-took-back", you="no", seat=name) for name in ("Ada", "Ben")]
    assert any(sentence in acting for sentence in said)


def _look_at_the_result(us: Player) -> None:
    expect(us.heading("end-title")).to_be_visible()
    result = us.region("end-title")
    expect(result.get_by_role("listitem")).to_have_count(2)
    for name in ("Ada", "Ben"):
        expect(result.get_by_text(name, exact=True)).to_be_visible()
    expect(us.heading("chart")).to_be_visible()


def _walk_through_the_count(us: Player) -> None:
    """Every part of the count lights something on the board."""
    count = us.region("tally")
    onward = count.get_by_role("button", name=us.say("tally-next"), exact=True)
    parts = 0
    while onward.is_enabled():
        onward.click()
        parts += 1
        expect(us.page.locator(".light.pointed").first).to_be_attached()
    assert parts > 0
    expect(count.get_by_text(us.say("tally-at", at=parts, n=parts), exact=True)).to_be_visible()


def _play_another(us: Player) -> None:
    before = us.page.url
    us.button("rematch").click()
    us.page.wait_for_url(lambda url: "/table/" in url and url != before)
    expect(us.confirm).to_be_visible()
    assert us.n == 0
    seats = us.region("players").get_by_role("listitem").all_inner_texts()
    # Who starts is drawn, so the seats stay, and with them the colours.
    assert [text.split("\n")[0] for text in seats] == ["Ada", "Ben"]
    us.decide()


def _report(times: list[float]) -> None:
    """For those who read the output; seconds are never asserted."""
    ordered = sorted(times)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    middle = ordered[len(ordered) // 2]
    print(f"Confirm to changed board: median {middle:.0f} ms, p95 {p95:.0f} ms, {len(times)} times")
