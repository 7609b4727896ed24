"""Phase 5: prices move (SV-14, SV-19.7)."""

from __future__ import annotations

from rotonde.games.silverton.rules.choice import PRICE, roll_two_dice
from rotonde.games.silverton.rules.events import PriceMoved
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.chance import Chance
from rotonde.kernel.step import Event


def prices(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Every column in use, in chart order; left out on a last turn known before (SV-16.3)."""
    if state.turn < state.terms.last_turn:
        state.past += (tuple(state.cells),)
        for column, cell in enumerate(state.cells):
            if cell >= 0:
                if state.terms.simple:
                    move_simply(state, column, events)
                else:
                    roll(state, column, chance, events)
    state.sold = [0] * len(state.sold)
    state.sold_by = [[0] * len(state.sold) for _ in state.sold_by]
    state.next_stage()


def roll(state: SilvertonState, column: int, chance: Chance, events: list[Event]) -> None:
    """Dice + sold (halved in some) - IDN (in most), looked up in the table (SV-14.2 to SV-14.4)."""
    facts = state.board.columns[column]
    sold = state.sold[column]
    chance.subject(PRICE, state.turn, column)
    dice = (chance.randrange(6) + 1,) if facts.dice == 1 else roll_two_dice(chance)
    idn = state.terms.idn[state.turn] if facts.idn else 0
    result = sum(dice) + (-(-sold // 2) if facts.halved else sold) - idn
    _move(state, column, state.board.move(column, result), dice, idn, result, events)


def move_simply(state: SilvertonState, column: int, events: list[Event]) -> None:
    """No dice: up when nothing was sold, down when something was (SV-19.7)."""
    goods, sold = state.board.columns[column].commodity, state.sold[column]
    idn = state.terms.idn[state.turn]
    counted = idn if goods == "silver" and not sold else 0
    _move(state, column, move_without_dice(goods, sold, idn), (), counted, 0, events)


def move_without_dice(goods: str, sold: int, idn: int) -> int:
    if not sold:
        return idn if goods == "silver" else 1
    if goods == "silver":
        return -((sold + 1) // 2)
    return -2 if goods == "lumber" else -1


def _move(
    state: SilvertonState,
    column: int,
    move: int,
    dice: tuple[int, ...],
    idn: int,
    result: int,
    events: list[Event],
) -> None:
    """The marker stops at the last unshaded cell."""
    facts = state.board.columns[column]
    before = state.cells[column]
    after = state.cells[column] = min(max(before + move, facts.lowest), facts.highest)
    events.append(
        PriceMoved(
            column, dice, state.sold[column], idn, result, after - before, facts.prices[after]
        )
    )
