"""Positions as TOML: what differs from the start of a match (docs/position_notation.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rotonde.games.silverton.notation.reader import read
from rotonde.games.silverton.notation.shapes import POSITIONS
from rotonde.games.silverton.notation.writer import PHASES, write, write_values
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.end_of_turn import refill
from rotonde.games.silverton.rules.setup import make_blank
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.terms import Terms
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import run_to_decision
from rotonde.kernel.toml_position import LETTERS, last_named

__all__ = ["PHASES", "make_public", "parse", "remove_planted", "seats_in", "write"]


def seats_in(text: str) -> int:
    """How many players a position speaks of: at least two, unless its order says one."""
    found = POSITIONS.read(text)
    return max(2, last_named(found)) if found.order is None else len(found.order)


def remove_planted(text: str) -> str:
    """The position without the cards it hides on top of the deck."""
    found = POSITIONS.read_values(text)
    if "deck" not in found:
        return text
    del found["deck"]
    return write_values(found)


def make_public(text: str, terms: Terms) -> str:
    """The position as all may read it: without the deck it hides, and without secret cash."""
    return _make_public(text, terms.hidden_cash, terms.announce)


@lru_cache(maxsize=64)
def _make_public(text: str, hidden: bool, announce: int | None) -> str:
    found = POSITIONS.read_values(text)
    shown = {key: value for key, value in found.items() if key != "deck"}
    for letter in LETTERS if hidden else "":
        if letter in found and not _is_announced(found[letter], announce):
            kept = found[letter].items()
            shown[letter] = {key: each for key, each in kept if key not in ("cash", "announced")}
    return text if shown == found else write_values(shown)


def _is_announced(player: dict[str, Any], announce: int | None) -> bool:
    """Whether a player's cash has been shown to all (SV-16.5)."""
    above = announce is not None and player.get("cash", 0) > announce
    return bool(player.get("announced", above))


def parse(text: str, board: Board, terms: Terms, chance: Chance | None = None) -> SilvertonState:
    """The state a position describes; BadInput for nonsense.

    With chance play goes on to the next decision: what needs none passes, and a row that is not
    given is dealt.
    """
    found = POSITIONS.read(text)
    state = make_blank(board, terms)
    read(found, state)
    if terms.hidden_cash:
        state.given = tuple(state.cash)
    if chance is not None and state.ending is None:
        if found.row is None:
            refill(state, chance, [])
        run_to_decision(state, chance, [])
    return state
