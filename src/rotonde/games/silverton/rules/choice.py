"""What every decision of Silverton has in common, and the way from one to the next."""

from __future__ import annotations

from rotonde.games.silverton.rules.actions import Done
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel import flow
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import ask, run_to_decision
from rotonde.kernel.step import Event

__all__ = [
    "DONE",
    "Choice",
    "ask",
    "ask_again",
    "ask_each_in_turn",
    "ask_if_open",
    "leave_stage",
    "roll_two_dice",
]

DONE = Done()


class Choice(flow.Choice[SilvertonState]):
    """A decision of Silverton."""

    __slots__ = ()


def ask_if_open(state: SilvertonState, step: Choice, seat: int) -> bool:
    """Ask if there is a choice at all: with one answer a step is passed over (SV-3.4)."""
    menu = step.menu(state, seat)
    if len(menu) < 2:
        return False
    ask(state, step, seat)
    state.menu = menu
    return True


def ask_each_in_turn(state: SilvertonState, step: Choice) -> None:
    """A stage in which every player decides once, in turn order."""
    while state.at < state.terms.players:
        if ask_if_open(state, step, state.seat):
            return
        state.at += 1
    state.at = 0
    state.next_stage()


def leave_stage(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The step at hand is over, and with it its stage."""
    state.next_stage()
    ask_again(state, chance, events)


def ask_again(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The step at hand is over; its stage says what comes next."""
    state.stack.clear()
    run_to_decision(state, chance, events)


ORDER, PRICE, YIELD, CARDS, LINES, DISPUTE, SECOND, LUCK, PLOW = range(9)
"""What draws can be about: how searches compare choices under the same luck."""


def roll_two_dice(chance: Chance) -> tuple[int, int]:
    return (chance.randrange(6) + 1, chance.randrange(6) + 1)
