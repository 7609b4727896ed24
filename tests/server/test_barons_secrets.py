"""A sale is secret until all have chosen: nothing that is sent tells what was sold, or kept."""

from __future__ import annotations

import json

import msgspec
import pytest

from rotonde.games.steam_barons.rules.actions import Sell
from rotonde.kernel.table.match import dump
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.server.bot_pool import question
from rotonde.server.live_table import LiveTable
from rotonde.server.pictures import board_svg
from rotonde.server.score_chart import chart
from rotonde.server.table_message import Viewpoint
from tests.server.shown import card_of, live_table, table_message

SALES = "".join(
    f"[{seat}]\nshares = {{ white = {count}, orange = 1 }}\n"
    for seat, count in (("A", 3), ("B", 2), ("C", 1))
)
NOTHING, ALL = Sell((0,) * 6), Sell((1, 0, 0, 0, 0, 3))


def selling(*chosen: Sell) -> Table:
    """Three players asked at once, of whom the first ones have chosen."""
    table = start("steam-barons", 3, seed=5, position=f'turn = 2\nphase = "sell"\n{SALES}')
    for seat, sale in enumerate(chosen):
        table.play(seat, sale)
    return table


def live(table: Table) -> LiveTable:
    return live_table(table, "me", "link", "link")


def sent(table: Table, viewer: int | None, lang: str) -> list[str]:
    """All that a seat can be sent while the others still think."""
    seats = () if viewer is None else (viewer,)
    found = [
        table_message(live(table), Viewpoint(seats, lang)),
        msgspec.json.encode(card_of(live(table), seats, lang)).decode(),
        board_svg(table, viewer, lang, "light", False),
        json.dumps(chart(table, viewer)),
        dump(table, export=True),
    ]
    if viewer in table.to_act:
        assert viewer is not None
        found.append(question(table, viewer, "easy", 0.05).record)
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_a_sale_makes_no_difference_to_the_others_before_the_reveal(
    viewer: int | None, lang: str
) -> None:
    one, other = (sent(selling(sale), viewer, lang) for sale in (NOTHING, ALL))
    assert one == other


def test_who_has_chosen_is_seen_and_no_line_of_the_log_tells_more() -> None:
    table = selling(ALL)
    message = json.loads(table_message(live(table), Viewpoint((1,))))
    assert message["to_act"] == [1, 2]
    assert [seat["ready"] for seat in message["seats"]] == [True, False, False]
    assert message["log"] == []
    assert message["forms"]
    own = json.loads(table_message(live(table), Viewpoint((0,))))
    assert own["choices"] == own["forms"] == []


def test_all_sales_are_told_at_once() -> None:
    table = selling(ALL, NOTHING, NOTHING)
    for viewer in (None, 0, 1, 2):
        seats = () if viewer is None else (viewer,)
        message = json.loads(table_message(live(table), Viewpoint(seats)))
        told = [line["text"] for line in message["log"]]
        assert [seat["ready"] for seat in message["seats"]] == [None, None, None]
        assert sum("sell" in line for line in told) == 3
    assert table.view(1).board.companies[5].shares == (0, 2, 1)  # type: ignore[attr-defined]
