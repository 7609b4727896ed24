"""Steam Barons as the page is told of it: what stands beside decisions, and the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rotonde.games.steam_barons.presentation.drawing.styles import PAINTS
from rotonde.kernel.drawing import themes
from rotonde.kernel.table.match import replay
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.server.live_table import LiveTable
from rotonde.server.table_message import Viewpoint
from tests.corpus.files import corpus, read
from tests.server.shown import describe_spot, live_table, table_message


def live(table: Table) -> LiveTable:
    return live_table(table, "me", "link", "link")


def shown(table: Table, seat: int | None, lang: str) -> dict[str, Any]:
    seats = () if seat is None else (seat,)
    found: dict[str, Any] = json.loads(table_message(live(table), Viewpoint(seats, lang)))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["06-3-stock-northern-england", "10-3-base-eastern-us"])
def test_the_end_has_books_and_curves(name: str, lang: str) -> None:
    table = replay(read(corpus("steam-barons") / f"{name}.match.gz"))
    message = shown(table, 0, lang)
    assert message["standings"]["ending"]
    assert len(message["breakdown"]) > 3
    assert all(len(row["shares"]) == 3 for row in message["breakdown"])
    assert len(message["charts"]) == 3
    for chart in message["charts"]:
        assert chart["title"]
        assert all(len(curve["points"]) > 1 for curve in chart["curves"])
        inks = [curve["ink"] for curve in chart["curves"]]
        # Seats in their tokens; companies, which have none, in their paint.
        if len(inks) == 3:
            assert inks == [player.colour for player in themes.PLAYERS[:3]]
        else:
            assert inks == list(PAINTS.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("rules", ["stock", "base", "standard"])
def test_a_decision_comes_with_what_one_would_ask(rules: str, lang: str) -> None:
    table = start("steam-barons", 3, seed=4, options={"rules": rules, "map": "northern-england"})
    remarks, plans, told = set(), 0, 0
    while table.to_act and table.n < 90:
        seat = table.to_act[0]
        legal = table.legal(seat)
        if table.n % 3 == 0:
            message = shown(table, seat, lang)
            assert message["describes_spots"]
            remarks.add(message["prompt_hint"])
            plans += len(message["shortcuts"])
            others = shown(table, (seat + 1) % 3, lang)
            assert others["prompt_hint"] == "" or len(table.to_act) > 1
            spot = message["scene"]["spots"][table.n % 40]["id"]
            about = describe_spot(live(table), Viewpoint((seat,), lang), spot)
            told += len(about["lines"])
        table.play(seat, table.game.bot.heuristic_action(table.state, seat, legal))
    assert len(remarks) > 8
    assert plans
    assert told > 40


def test_a_plan_is_taken_with_one_word() -> None:
    table = start(
        "steam-barons", 3, seed=4, position='phase = "sell"\n[A]\nshares = { white = 2 }\n'
    )
    message = shown(table, 0, "en")
    assert [plan["label"] for plan in message["shortcuts"]] == ["Sell nothing"]
    assert [form["label"] for form in message["forms"]] == [
        "Sell shares",
        "Sell everything for $10",
    ]
    assert message["forms"][1]["start"]["give"] == {"white": 2}
    assert message["prompt_hint"] == "All your shares sell for $10: you would have $40."
    assert shown(table, 1, "en")["shortcuts"] == []


def test_a_plan_of_one_move_names_it_and_where_it_runs() -> None:
    table = start("steam-barons", 3, seed=4, options={"rules": "base", "map": "northern-england"})
    while table.state.stack[-1].id != "move":  # type: ignore[attr-defined]
        seat = table.to_act[0]
        table.play(seat, table.game.bot.heuristic_action(table.state, seat, table.legal(seat)))
    seat = table.to_act[0]
    for plan in shown(table, seat, "en")["shortcuts"]:
        action = table.game.rules.read_action(plan["actions"][0])
        assert table.refusal(seat, action) is None
        assert set(plan["spots"]) > set(action.spots(table.state))
