"""What a seat sees of a row of numbers: the same as `encoding.py`."""

from __future__ import annotations

from rotonde.games.steam_tunnel.arrays.play import claim_number
from rotonde.games.steam_tunnel.arrays.tables import (
    ALL_FLIPPED,
    CLAIMS,
    FLIP,
    FLIPS,
    MARKS,
    PAWN,
    SEAT,
    STEP,
    Tables,
)
from rotonde.games.steam_tunnel.rules.board import SLOTS
from rotonde.games.steam_tunnel.rules.state import NOBODY
from rotonde.kernel.compiled import Floats, Ints, compiled


def length(t: Tables) -> int:
    """How long an observation is."""
    return t.cells * (MARKS + t.faces + (SLOTS + 1) * t.players) + t.designs + 2


@compiled
def fill_mask(t: Tables, game: Ints, mask: Ints) -> None:
    """Ones for the numbers of legal actions, zeros else."""
    per_cell = t.per_cell
    for number in range(1 + t.cells * per_cell):
        mask[number] = 0
    step = game[STEP]
    if step >= ALL_FLIPPED:
        return
    if step == PAWN:
        mask[0] = 1
        if t.limited and not game[t.supply + game[SEAT]]:
            return
        for place in range(game[CLAIMS]):
            mask[claim_number(t, game, place)] = 1
    flip = 1 if step == FLIP else 2
    for place in range(game[FLIPS]):
        mask[flip + game[t.flips + place] * per_cell] = 1


@compiled
def fill_observation(t: Tables, game: Ints, seat: int, seen: Floats) -> None:
    """One-hot cards, pawns by seat counted from the observer, unseen designs, the step."""
    codes, players = MARKS + t.faces, t.players
    per_cell = codes + (SLOTS + 1) * players
    for at in range(t.cells * per_cell):
        seen[at] = 0.0
    for cell in range(t.cells):
        at = cell * per_cell
        face = game[t.cards + cell]
        # DOWN, BLOCKED and HOLE are -1, -2 and -3.
        seen[at + (MARKS + face if face >= 0 else -1 - face)] = 1.0
        at += codes
        for slot in range(SLOTS):
            owner = game[t.pawns + SLOTS * cell + slot]
            if owner != NOBODY:
                seen[at + slot * players + (owner - seat) % players] = 1.0
        owner = game[t.pawns + SLOTS * t.cells + cell]
        if owner != NOBODY:
            seen[at + SLOTS * players + (owner - seat) % players] = 1.0
    at = t.cells * per_cell
    for design in range(t.designs):
        seen[at + design] = game[t.counts + design]
    at += t.designs
    seen[at] = 1.0 if game[STEP] == PAWN else 0.0
    seen[at + 1] = 1.0 if game[STEP] < ALL_FLIPPED and game[SEAT] == seat else 0.0
