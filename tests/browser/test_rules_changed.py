"""A game that the rules of today do not let go on: read why, look at it, go on as a new one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.axe import check_both
from tests.browser.conftest import Visit
from tests.browser.house import Player, Quick
from tests.browser.patience import expect
from tests.browser.test_axe import SIZES
from tests.browser.words import SILVERTON
from tests.versions.material import MATCHES, keys, unpack_store

NAME = "silverton-junction"
ID = MATCHES[NAME]["id"]


class Changed(Quick):
    """A server whose Silverton has changed since the matches of its store were played."""

    module = "tests.versions.changed"


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Changed]:
    found = Changed(unpack_store(tmp_path_factory.mktemp("changed")))
    yield found
    assert "Traceback" not in found.stop()


def picture(me: Player, name: str) -> None:
    """For people to look at, where they ask for it."""
    folder = os.environ.get("ROTONDE_PICTURES")
    if folder:
        me.page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.halved
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_read_on_the_card_and_at_the_table(
    changed: Changed, visit: Visit, size: str, lang: str
) -> None:
    width, height = SIZES[size]
    me = visit(
        changed, lang, quick=True, game=SILVERTON, viewport={"width": width, "height": height}
    )
    me.arrive(ID, [keys(NAME)[0]])
    expect(me.foot.get_by_text("SV-5.8")).to_be_in_viewport()
    expect(me.at_foot("go-on")).to_be_in_viewport()
    expect(me.at_foot("hint")).to_be_hidden()
    expect(me.at_foot("undo")).to_be_hidden()
    check_both(me)
    picture(me, f"table-{size}-{lang}")
    me.go("/")
    link = me.page.locator(f'a[href="/table/{ID}"]:not([aria-hidden])')
    card = me.page.locator("article, .row").filter(has=link)
    expect(card).to_contain_text("SV-5.8")
    check_both(me)
    card.scroll_into_view_if_needed()
    picture(me, f"card-{size}-{lang}")
    link.click()
    expect(me.at_foot("go-on")).to_be_visible()


def test_two_go_on_together_one_of_them_by_keyboard(changed: Changed, visit: Visit) -> None:
    one, other = (visit(changed, quick=True, game=SILVERTON) for _ in range(2))
    for seat, me in enumerate((one, other)):
        me.arrive(ID, [keys(NAME)[seat]])
        expect(me.at_foot("go-on")).to_be_visible()
    one.at_foot("go-on").click()
    one.page.wait_for_url(lambda url: ID not in url)
    other.at_foot("go-on").focus()
    other.page.keyboard.press("Enter")
    other.page.wait_for_url(one.page.url)
    for me in (one, other):
        expect(me.board).to_be_visible()
        expect(me.at_foot("go-on")).to_be_hidden()
    acting = next(me for me in (one, other) if me.at_foot("hint").is_enabled())
    n = acting.n
    acting.at_foot("choice-done-demand").click()
    acting.confirm_next()
    for me in (one, other):
        me.see_past(n)


def test_who_only_watches_is_told_and_not_asked(changed: Changed, visit: Visit) -> None:
    stranger = visit(changed, quick=True, game=SILVERTON)
    stranger.go(f"/table/{ID}")
    expect(stranger.foot.get_by_text("SV-5.8")).to_be_visible()
    expect(stranger.at_foot("go-on")).to_be_hidden()
