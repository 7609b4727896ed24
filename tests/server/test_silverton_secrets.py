"""Cash is secret at Silverton: no message tells a seat what another one has."""

from __future__ import annotations

import json
import re
from random import Random

import msgspec
import pytest

from rotonde.kernel.message import BadInput
from rotonde.kernel.table.match import dump
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.server.bot_pool import question
from rotonde.server.live_table import LiveTable
from rotonde.server.match_cards import _looking
from rotonde.server.pictures import board_svg, small_picture
from rotonde.server.score_chart import chart
from rotonde.server.table_message import Viewpoint
from tests.server.screen import Server
from tests.server.shown import card_of, live_table, table_message

FORTUNES = (5301, 5417, 5529)
"""Below what must be announced, and no figure of the game."""


def live(table: Table) -> LiveTable:
    return live_table(table, "me", "link", "link")


@pytest.fixture
def table() -> Table:
    found = start("silverton", 3, seed=5)
    rng = Random(1)
    for _ in range(120):
        seat = found.to_act[0]
        found.play(seat, rng.choice(found.legal(seat)))
    found.state.cash[:] = FORTUNES  # type: ignore[attr-defined]
    found.state.announced[:] = [False] * 3  # type: ignore[attr-defined]
    return found


def tells(text: str, fortune: int) -> bool:
    """Whether a figure stands there, as money in either language or as a bare number."""
    thousands, rest = divmod(fortune, 1000)
    space = "[\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}]"
    ways = (rf"\${thousands},{rest}", f"{thousands}{space}{rest}", rf"(?<![\d.]){fortune}(?![\d.])")
    return re.search("|".join(ways), text) is not None


POSITION = "".join(
    f"[{letter}]\ncash = {cash}\n" for letter, cash in zip("ABC", FORTUNES, strict=True)
)


def test_cash_that_a_position_gives_is_in_no_file_view_or_question() -> None:
    given = start("silverton", 3, seed=5, options={"length": "long"}, position=POSITION)
    with pytest.raises(BadInput) as refused:
        dump(given, export=True)
    assert refused.value.message.id == "bad-export-position"
    for viewer in (None, 0, 1, 2):
        seats = () if viewer is None else (viewer,)
        told = str(given.view(viewer)) + given.text("fr", viewer)
        told += table_message(live(given), Viewpoint(seats, "en"))
        if viewer is not None:
            told += str(question(given, viewer, "fair", 1.0))
        for seat, fortune in enumerate(FORTUNES):
            assert tells(told, fortune) == (seat == viewer), (viewer, seat)


def test_who_may_look_at_a_running_match_cannot_download_its_hidden_cash(server: Server) -> None:
    given = start("silverton", 3, seed=5, options={"length": "long"}, position=POSITION)
    opened = server.http.post("/api/matches", json={"file": dump(given)})
    assert opened.status_code == 201
    id = opened.json()["id"]
    answers = [
        server.http.get(f"/api/matches/{id}/file"),
        server.http.get(f"/api/matches/{id}/board.svg"),
        server.http.post("/api/cards", json={"matches": [{"id": id}]}),
    ]
    assert [answer.status_code for answer in answers] == [409, 200, 200]
    for answer in answers:
        assert not any(tells(answer.text, fortune) for fortune in FORTUNES)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_seat_hears_of_no_cash_but_its_own(table: Table, lang: str) -> None:
    for viewer in (None, 0, 1, 2):
        seats = () if viewer is None else (viewer,)
        told = table_message(live(table), Viewpoint(seats, lang))
        told = json.dumps(json.loads(told), ensure_ascii=False)
        told += msgspec.json.encode(card_of(live(table), seats, lang)).decode()
        told += board_svg(table, viewer, lang, "light", False)
        for seat, fortune in enumerate(FORTUNES):
            assert tells(told, fortune) == (seat == viewer), (viewer, seat)


def test_of_several_at_one_screen_a_card_tells_nobody_s_cash(table: Table) -> None:
    card = card_of(live(table), (0, 1), "en")
    told = msgspec.json.encode(card).decode() + small_picture(
        table, _looking((0, 1)), "en", "light"
    )
    assert not any(tells(told, fortune) for fortune in FORTUNES)
    assert [seat.score for seat in card.seats] == [None] * 3


def test_the_chart_shows_what_a_seat_may_know_until_the_end() -> None:
    table = start("silverton", 2, seed=5, options={"length": "short"})
    rng = Random(2)
    for _ in range(80):
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    points = chart(table, 1)
    assert points[0][0] == 0
    assert all(scores[0] is None and scores[1] is not None for _, scores in points)
    assert points[-1] == (table.n, [None, float(table.scores[1])])
    assert all(scores == [None, None] for _, scores in chart(table, None))
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    assert chart(table, None)[-1][1] == [float(score) for score in table.scores]


def test_cash_is_written_as_money(table: Table) -> None:
    for lang, money in (("en", "$5,417"), ("fr", "5\N{NO-BREAK SPACE}417 $")):
        message = json.loads(table_message(live(table), Viewpoint((1,), lang)))
        scores = [seat["score"] for seat in message["seats"]]
        assert [scores[0], scores[2]] == [None, None]
        assert scores[1].replace("\N{NO-BREAK SPACE}", " ") == money.replace(
            "\N{NO-BREAK SPACE}", " "
        )
