"""How a delivered cube went: from its stop along the links to its city."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.steam_barons.presentation.drawing.layout import Point, on_sheet
from rotonde.games.steam_barons.rules.events import Delivered
from rotonde.games.steam_barons.rules.hexes import beyond
from rotonde.games.steam_barons.rules.links import Link
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.drawing.scene import Journey
from rotonde.kernel.step import Event


def journey(state: BaronsState, event: Event) -> Journey | None:
    if not isinstance(event, Delivered):
        return None
    places = _places(state, event)
    hexes = state.terms.map.hexes
    path: list[Point] = [on_sheet(hexes[place].at) for place in places]
    return Journey(f"cube-{COLOURS[event.colour]}", tuple(path))


def _places(state: BaronsState, event: Delivered) -> list[int]:
    """The hexes in the order they are passed."""
    found, here = [event.hex], event.hex
    for number in event.links:
        link = state.track.links[number]
        if link is None or here not in (link.one, link.other):
            break
        here = link.far_end(here)
        found += [*_between(state, link, found[-1]), here]
    return found


def _between(state: BaronsState, link: Link, start: int) -> Iterator[int]:
    """The hexes a link runs through on its way from one of its stops."""
    track, sides = state.track, set(link.sides)
    near = track.chart.near
    # Out of a town by its spur, out of a city by whatever looks at it.
    out = next((side for side in link.sides if side // 6 == start), None)
    entry = (
        beyond(out, near)
        if out is not None
        else next((side for side in link.sides if near[side] == start), None)
    )
    while entry is not None and entry in sides:
        place, way = divmod(entry, 6)
        tile = track.catalog.ways[track.tile[place]]
        if tile.town:
            return
        yield place
        one, other = next(pair for pair in tile.pairs if way in pair)
        out = 6 * place + (other if one == way else one)
        entry = beyond(out, near) if near[out] >= 0 else None
