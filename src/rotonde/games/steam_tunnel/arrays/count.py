"""Scores on a row of numbers: the same as `rules/scoring.py`."""

from __future__ import annotations

from rotonde.games.steam_tunnel.arrays.play import unite
from rotonde.games.steam_tunnel.arrays.tables import (
    DEAD,
    ENDS,
    FLIPS,
    HEADER,
    LENGTH,
    SEATS,
    VALUED,
    Tables,
)
from rotonde.games.steam_tunnel.rules.cards import PORTS
from rotonde.games.steam_tunnel.rules.scoring import SHARE
from rotonde.kernel.compiled import Floats, Ints, compiled


@compiled
def straighten(t: Tables, game: Ints, spare: Ints) -> None:
    """The parts of a game with every hidden card read straight, in a spare row."""
    for at in range(t.after):
        spare[at] = game[at]
    for place in range(game[FLIPS]):
        around = game[t.flips + place] * PORTS
        for at in range(0, PORTS, 2):
            one, other = t.straight[at], t.straight[at + 1]
            unite(t, spare, t.joins[around + one], t.joins[around + other])


@compiled
def sixtieths(t: Tables, game: Ints, spare: Ints, totals: Ints) -> None:
    """Each seat's score in sixtieths, hidden cards read straight (ST-34).

    `spare` is a row that is written over.
    """
    for seat in range(t.players):
        totals[seat] = 0
    if not game[FLIPS]:
        _count_parts(t, game, totals)
        return
    # Rings are only claims: whatever is left of them in the spare row does no harm.
    straighten(t, game, spare)
    _count_parts(t, spare, totals)


@compiled
def returns(t: Tables, totals: Ints, rewards: Floats) -> None:
    """The share of the win, less the 1/n that chance alone would give."""
    most, winners = totals[0], 0
    for seat in range(1, t.players):
        most = max(most, totals[seat])
    for seat in range(t.players):
        winners += totals[seat] == most
    for seat in range(t.players):
        share = 1 / winners if totals[seat] == most else 0.0
        rewards[seat] = share - 1 / t.players


@compiled
def value(t: Tables, game: Ints, part: int) -> int:
    """The worth of a tunnel from its sums."""
    dead = int(game[part + DEAD])
    if t.killer and dead:  # ST-43
        return 0
    if t.softer and game[part + VALUED] < 2:  # ST-44
        return 0
    ends = game[part + ENDS] + dead * t.dead_end  # ST-46
    return ends * int(game[part + LENGTH])  # ST-36


@compiled
def _count_parts(t: Tables, game: Ints, totals: Ints) -> None:
    for part in range(HEADER, t.after, t.per_join):
        if game[part] != part:
            continue
        most, sharing = 0, 0
        for seat in range(t.players):
            pawns = game[part + SEATS + seat]
            if pawns > most:
                most, sharing = pawns, 1
            elif pawns == most:
                sharing += 1
        if not most:  # ST-41
            continue
        share = SHARE * value(t, game, part) // sharing  # ST-40
        for seat in range(t.players):
            if game[part + SEATS + seat] == most:  # ST-39
                totals[seat] += share
