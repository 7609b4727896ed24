"""What a click on a part of the scene would mean, legal or not: how "why not?" is answered."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.games.steam_barons.rules.actions import Connect, Fill, Grow, Lay, Move, Take, Urbanize
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.step import Action

_CHOSEN = frozenset({"hex", "cube", "symbol", "space", "tile", "newcity"})
"""Kinds of spots that choices lie on; the boards beside the map have others, only to be read."""


class Pointed:
    """What the spots of a click name: at most one of each kind."""

    def __init__(self, state: BaronsState, spots: Sequence[str]) -> None:
        self.hex = self.symbol = self.space = self.tile = NOBODY
        self.colour = self.start = NOBODY
        self.new = NOBODY
        for spot in spots:
            kind, _, name = spot.partition(":")
            number = int(name) if name.isdecimal() and len(name) < 6 else NOBODY
            if kind == "hex":
                self.hex = state.terms.map.index.get(name, NOBODY)
            elif kind == "cube":
                place, _, colour = name.partition(":")
                self.start = state.terms.map.index.get(place, NOBODY)
                self.colour = COLOURS.index(colour) if colour in COLOURS else NOBODY
            elif kind == "newcity":
                self.new = COLOURS.index(name) if name in COLOURS else NOBODY
            elif kind in ("symbol", "space", "tile"):
                setattr(self, kind, number)


def action_at(state: BaronsState, seat: int, spots: Sequence[str]) -> Action | None:
    if not state.stack or not spots or {spot.partition(":")[0] for spot in spots} - _CHOSEN:
        return None
    at = Pointed(state, spots)
    step = state.stack[-1].id
    if step == "build":
        return _build(state, at)
    if step == "move" and at.start != NOBODY:
        return _move(state, at)
    if step == "choose" and at.tile != NOBODY:
        return Take(at.tile)
    if step == "fill" and at.space != NOBODY:
        return Fill(at.space)
    return None


def _build(state: BaronsState, at: Pointed) -> Action | None:
    if at.symbol != NOBODY:
        return Connect(at.symbol)
    if at.new != NOBODY and at.hex != NOBODY:
        return Urbanize(at.hex, at.new)
    if at.tile != NOBODY and at.hex != NOBODY:
        return Grow(at.hex)
    # A cube lies on what is asked about.
    place = at.hex if at.hex != NOBODY else at.start
    return None if place == NOBODY else _tile(state, place)


_TURNED_WRONG = frozenset({"refusal-wall", "refusal-circle", "refusal-not-improved"})
"""Reasons that speak of how a tile lies; of a whole hex they say little."""


def _tile(state: BaronsState, place: int) -> Action:
    """Of all tiles for a hex one that can be laid, else one whose refusal says most."""
    step, seat = state.stack[-1], state.to_act[0]
    town = state.track.is_town(place)
    first: Action | None = None
    for number, way in enumerate(state.track.catalog.ways):
        if way.town != town:
            continue
        action = Lay(place, number)
        refusal = step.refusal(state, seat, action)
        if refusal is None or refusal.message.id not in _TURNED_WRONG:
            return action
        first = first or action
    assert first is not None
    return first


def _move(state: BaronsState, at: Pointed) -> Action | None:
    """A cube, and perhaps a city: the first run there, else one that leads nowhere."""
    for action in state.stack[-1].legal(state, state.to_act[0]):
        if (
            isinstance(action, Move)
            and (action.hex, action.colour) == (at.start, at.colour)
            and at.hex in (NOBODY, state.run_end(action.hex, action.links))
        ):
            return action
    return Move(at.start, at.colour, ())
