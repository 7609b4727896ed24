"""What an owner's finished links bring: which cubes run where, and what one more link adds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState

Cargo = dict[tuple[int, int], int]
"""Per stop and colour of a cube the points its best run makes."""
_STEPS = 260
"""Paths looked at from one stop: loops could go on for long, and little hangs on the rest."""
LATER = 0.8
"""What a point of a later round is worth beside one of this round."""


class Railway:
    """The links one may run on, as a graph of stops."""

    def __init__(self, state: BaronsState, owner: int, limit: int) -> None:
        self.cubes = state.cubes
        self.colours = state.colours()
        self.limit = limit
        self.near: dict[int, list[tuple[int, int]]] = {}
        """Per stop the stops beyond its links, and whether the link is one's own."""
        for link in state.track.links:
            if link is None or link.one < 0 or link.other < 0:
                continue
            if link.owner == owner or link.owner == NOBODY:
                own = int(link.owner == owner)
                self.near.setdefault(link.one, []).append((link.other, own))
                self.near.setdefault(link.other, []).append((link.one, own))
        self._paths: dict[int, dict[tuple[int, int], int]] = {}

    def paths(self, start: int) -> dict[tuple[int, int], int]:
        """Per stop to come to and set of colours passed on the way, the most own links."""
        found = self._paths.get(start)
        if found is not None:
            return found
        found = self._paths[start] = {(start, 0): 0}
        near, colours = self.near, self.colours
        left = _STEPS
        stack: list[tuple[int, int, int, int, tuple[int, ...]]] = [(start, 0, 0, 0, (start,))]
        while stack and left:
            here, mask, points, length, seen = stack.pop()
            if length >= self.limit:
                continue
            for there, own in near.get(here, ()):
                if there in seen:
                    continue
                left -= 1
                key = there, mask
                if found.get(key, -1) < points + own:
                    found[key] = points + own
                beyond = mask
                if there in colours:
                    beyond |= 1 << colours[there]
                stack.append((there, beyond, points + own, length + 1, (*seen, there)))
                if not left:
                    break
        return found

    def cargo(self) -> Cargo:
        """The best run of every cube that has one."""
        found: Cargo = {}
        cubes, colours = self.cubes, self.colours
        for start in self.near:
            packed = cubes[start]
            if not packed:
                continue
            for (stop, mask), points in self.paths(start).items():
                if not points or stop == start:
                    continue
                colour = colours.get(stop)
                if colour is None or mask >> colour & 1 or not packed >> 8 * colour & 255:
                    continue
                key = start, colour
                if found.get(key, 0) < points:
                    found[key] = points
        return found

    def gains(self, one: int, other: int) -> Cargo:
        """What a new link between two stops would let run over it, at best."""
        if other in self.near and one in self.near:
            return {}  # a second way to what one has already
        if one not in self.near:
            one, other = other, one
        found: Cargo = {}
        cubes, colours = self.cubes, self.colours
        mine = colours.get(one)
        goal, there = colours.get(other), cubes[other]
        for (stop, mask), points in self.paths(one).items():
            if points + 1 > self.limit:
                continue
            if stop != one and mine is not None:
                mask |= 1 << mine
            if goal is not None and not mask >> goal & 1 and cubes[stop] >> 8 * goal & 255:
                _better(found, (stop, goal), points + 1)
            colour = colours.get(stop)
            if colour is not None and there >> 8 * colour & 255 and not mask >> colour & 1:
                _better(found, (other, colour), points + 1)
        return found


def _better(found: Cargo, key: tuple[int, int], points: int) -> None:
    if found.get(key, 0) < points:
        found[key] = points


def rank_runs(cargo: Mapping[tuple[int, int], int], cubes: list[int]) -> list[int]:
    """The points of each cube's run, the best first."""
    found: list[int] = []
    for (stop, colour), points in cargo.items():
        found += [points] * (cubes[stop] >> 8 * colour & 255)
    found.sort(reverse=True)
    return found


def worth(points: Iterable[int], rounds: int, moves: int = 2) -> float:
    """What a list of runs is worth when so many can be made in each round."""
    total, weight = 0.0, 1.0
    for at, each in enumerate(points):
        if at and at % moves == 0:
            weight *= LATER
            if at >= rounds * moves:
                break
        total += weight * each
    return total
