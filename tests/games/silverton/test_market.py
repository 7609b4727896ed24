"""Phase 5: prices (SV-14)."""

import pytest

from rotonde.games.silverton.rules.events import PriceMoved
from rotonde.games.silverton.rules.market import prices, roll
from tests.games.silverton.play import (
    BOARD,
    DONE,
    column,
    dice,
    quiet,
    run,
    state,
    table,
    told,
)
from tests.rules import rule


def moved(id: str, cell: int, turn: int, sold: int, *faces: int) -> PriceMoved:
    """What a column does, from a cell counted from 0 as in the data."""
    at = table(f"turn = {turn}\n[A]\nsold = {{ {id} = {sold} }}\n[market]\n{id} = {cell + 1}\n", 4)
    events: list[object] = []
    roll(state(at), column(id), dice(*faces), events)  # type: ignore[arg-type]
    (event,) = events
    assert isinstance(event, PriceMoved)
    assert state(at).price(column(id)) == event.price
    assert state(at).cells[column(id)] == cell + event.moved
    return event


@rule("SV-14.2", "SV-14.3", "SV-14.4")
def test_r1_coal_in_denver() -> None:
    event = moved("coal-denver", 8, 9, 7, 4, 6)
    assert BOARD.prices[column("coal-denver")][8] == 120
    assert (event.idn, event.result, event.moved, event.price) == (3, 11, -2, 80)


@rule("SV-14.2", "SV-14.4")
@pytest.mark.parametrize(
    ("id", "cell", "turn", "sold", "faces", "result", "price"),
    [
        ("gold", 4, 1, 3, (6,), 9, 200),  # T36
        ("gold", 4, 1, 0, (1,), 1, 275),
        ("copper", 4, 1, 0, (1,), 1, 280),  # T37
        ("copper", 4, 1, 6, (6,), 12, 100),
        ("lumber-denver", 6, 12, 0, (1, 2), -1, 200),  # T39, cut to the last cell
        ("lumber-santa-fe", 3, 5, 6, (4, 5), 13, 30),
        ("silver", 5, 1, 0, (1, 1), 2, 300),
        ("silver", 5, 23, 0, (3, 4), 0, 400),
        ("coal-salt-lake-city", 4, 3, 3, (3, 4), 8, 60),
        ("coal-pueblo", 3, 3, 3, (3, 4), 9, 30),
    ],
)
def test_t36_t37_t39_prices_move(
    id: str, cell: int, turn: int, sold: int, faces: tuple[int, ...], result: int, price: int
) -> None:
    event = moved(id, cell, turn, sold, *faces)
    assert (event.result, event.price) == (result, price)


@rule("SV-14.3")
def test_the_demand_grows_with_the_turns() -> None:
    wanted = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 7: 2, 8: 3, 10: 3, 11: 4, 14: 4, 15: 5, 18: 5}
    wanted |= {19: 6, 22: 6, 23: 7}
    for turn, idn in wanted.items():
        assert moved("silver", 5, turn, 0, 3, 4).idn == idn


@rule("SV-14.1")
def test_every_column_in_use_is_rolled_for_once_in_chart_order() -> None:
    at = quiet('phase = "fines"\nplayer = "B"\n[A]\nsold = { gold = 5 }\n[B]\ncrew = ["S jailed"]')
    events = told(run(at, DONE), PriceMoved)
    ids = [BOARD.column_ids[event.column] for event in events]
    assert ids == [
        "gold",
        "copper",
        "silver",
        "lumber-denver",
        "lumber-salt-lake-city",
        "lumber-pueblo",
        "coal-denver",
        "coal-salt-lake-city",
        "coal-pueblo",
    ]
    assert [len(event.dice) for event in events] == [1, 1, 2, 2, 2, 2, 2, 2, 2]
    assert events[0].sold == 5
    assert state(at).sold == [0] * 13
    assert state(at).sold_by == [[0] * 13] * 2


@rule("SV-14.4")
def test_a_marker_never_enters_the_shading() -> None:
    for facts in BOARD.columns:
        high = moved(facts.id, facts.highest, 22, 0, *[1] * facts.dice)
        assert high.moved == 0
        low = moved(facts.id, facts.lowest, 1, 90, *[6] * facts.dice)
        assert low.moved == 0


@rule("SV-16.3")
def test_no_prices_on_a_last_turn() -> None:
    at = table("turn = 24")
    events: list[object] = []
    prices(state(at), dice(), events)  # type: ignore[arg-type]
    assert events == []
