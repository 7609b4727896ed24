"""What a good player of Silverton never does, by yardsticks that no bot is tuned to, but for one:
whether the match may be over this turn is what bots think of it too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rotonde.games.silverton.bot.ending import could_end_now
from rotonde.games.silverton.bot.prices import estimate_claim
from rotonde.games.silverton.bot.valuation import Outlook
from rotonde.games.silverton.rules.actions import (
    Abandon,
    Build,
    Done,
    Prospect,
    TakeUp,
)
from rotonde.games.silverton.rules.state import PLACED, TIED, SilvertonState
from rotonde.kernel.contract.bot import FollyWatch

_SOON = 4
"""Turns in which a claim should have paid for itself and for the track to it."""
_AGAIN = 3
"""Turns in which nobody should build again what he has torn up."""


class SilvertonFollies(FollyWatch):
    """
    - folly-idle-turn: nobody placed, though a claim could be paid for that pays for itself soon;
    - folly-torn-up: a segment built again within three turns of being torn up.
    """

    def __init__(self) -> None:
        self._torn: dict[tuple[int, int], int] = {}
        """Per seat and segment the turn in which it was torn up."""

    def see(self, state: SilvertonState, seat: int, action: Any) -> Iterator[str]:
        if state.stack[-1].id == "place" and isinstance(action, Done):
            placed = any(piece.status in (PLACED, TIED) for piece in state.crew[seat])
            if not placed and _could_place(state, seat):
                yield "folly-idle-turn"
        elif isinstance(action, Abandon | TakeUp):
            self._torn[seat, action.segment] = state.turn
        elif isinstance(action, Build):
            torn = self._torn.get((seat, action.segment))
            if torn is not None and state.turn - torn <= _AGAIN:
                yield "folly-torn-up"


def _could_place(state: SilvertonState, seat: int) -> bool:
    outlook, board = Outlook(state, seat), state.board
    # A claim cannot pay for itself where the match may be over before.
    if state.terms.last_turn - state.turn < _SOON or could_end_now(state):
        return False
    for action in state.stack[-1].legal(state, seat):
        if not isinstance(action, Prospect) or not action.claim:
            continue
        claim = action.claim
        effort = outlook.effort(board.claim_town[claim])
        cost = board.claim_cost[claim]
        if effort is None or cost + effort > state.cash[seat]:
            continue
        turns = _SOON - outlook.delay(board.claim_town[claim])
        price = outlook.prices[board.claim_goods[claim]]
        if estimate_claim(state, claim, turns, price) > cost + effort:
            return True
    return False
