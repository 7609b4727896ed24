"""Where a cube can go: runs over finished links (SB-8, SB-11.13, SB-18.27 ff.).

Many ways lead to one city. Those that score the same for everybody are one choice: the shortest of
them is listed, any other is accepted.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rotonde.games.steam_barons.rules.links import Link
from rotonde.games.steam_barons.rules.names import NOBODY

Net = dict[int, list[tuple[int, int, int]]]
"""Per stop the links that leave it: the other stop, the link's number, its owner."""
_FAR = 1 << 20


class Routes:
    """Ways over the finished links, worked out once: nothing is built while goods move.

    Copies of a state share them, and one may be played on while another is frozen in a thread:
    a snapshot leaves them out, to be worked out again.
    """

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Any, Any] = {}

    def get(self, key: Any) -> Any:
        return self._known.get(key)

    def keep(self, key: Any, found: Any) -> None:
        self._known[key] = found

    def __reduce__(self) -> tuple[type[Routes], tuple[()]]:
        return Routes, ()


class Run(NamedTuple):
    """A way for a cube, from its stop to a city of its colour."""

    city: int
    links: tuple[int, ...]
    owners: tuple[int, ...]
    """Whose each of its links is."""

    def points(self, owner: int) -> int:
        return self.owners.count(owner)

    def rank(self, owner: int) -> tuple[int, int, int]:
        """Most for its mover, then least for the others, then the shortest."""
        own = self.points(owner)
        shared = len(self.owners) - self.owners.count(NOBODY) - own
        return -own, shared, len(self.links)

    def shares(self) -> Counter[int]:
        """How many points each owner makes; nobody's links make none (SB-8.4, SB-11.14)."""
        return Counter(owner for owner in self.owners if owner != NOBODY)


def net(links: Sequence[Link | None]) -> Net:
    """The finished links."""
    found: Net = {}
    for number, link in enumerate(links):
        if link is not None and link.one >= 0 and link.other >= 0:
            _add_link(found, number, link)
    return found


def company_nets(links: Sequence[Link | None], companies: int) -> list[Net]:
    """What each company may run over: its own finished links and nobody's (SB-11.13)."""
    found: list[Net] = [{} for _ in range(companies)]
    for number, link in enumerate(links):
        if link is not None and link.one >= 0 and link.other >= 0:
            for ways in found if link.owner == NOBODY else (found[link.owner],):
                _add_link(ways, number, link)
    return found


def _add_link(ways: Net, number: int, link: Link) -> None:
    ways.setdefault(link.one, []).append((link.other, number, link.owner))
    ways.setdefault(link.other, []).append((link.one, number, link.owner))


class Steam:
    """Base and Standard: no more links than the locomotive's level, and own links at least as many
    as any one other player's (SB-8.2, SB-8.3)."""

    def __init__(self, ways: Net, colours: Mapping[int, int], mover: int, limit: int) -> None:
        self.ways, self.colours, self.mover, self.limit = ways, colours, mover, limit
        ends = {stop for stop, leaving in ways.items() if any(o == mover for _, _, o in leaving)}
        self.to_own = _distances(ways, ends)
        """Links to run before one of one's own can be taken."""
        self.to_colour = {
            colour: _distances(ways, (s for s, c in colours.items() if c == colour))
            for colour in set(colours.values())
        }
        self.in_reach = {
            stop: pack_colours(
                c for c, far in self.to_colour.items() if far.get(stop, _FAR) <= limit
            )
            for stop in ways
        }
        """Per stop the colours of the cities near enough, as the places of their cubes in a packed
        count."""

    def runs(self, start: int, wanted: Iterable[int]) -> dict[int, list[Run]]:
        """Per colour the runs of a cube from a stop."""
        found: dict[int, dict[tuple[int, int], Run]] = {colour: {} for colour in wanted}
        goals = [(colour, self.to_colour[colour]) for colour in found if colour in self.to_colour]
        self._walk(start, self.limit, goals, {start}, [], [], Counter(), found)
        return {colour: list(runs.values()) for colour, runs in found.items()}

    def _walk(
        self,
        here: int,
        left: int,
        goals: list[tuple[int, dict[int, int]]],
        seen: set[int],
        links: list[int],
        owners: list[int],
        counts: Counter[int],
        found: dict[int, dict[tuple[int, int], Run]],
    ) -> None:
        """Go on from a stop with so many links left; what is reached goes to `found`."""
        if not left:
            return
        mover = self.mover
        own = counts[mover]
        if not own and self.to_own.get(here, _FAR) >= left:
            return
        for there, link, owner in self.ways.get(here, ()):
            if there in seen:
                continue
            # Own links must be able to catch up with any other player's.
            if owner not in (mover, NOBODY) and counts[owner] + 1 - own > left - 1:
                continue
            counts[owner] += 1
            links.append(link)
            owners.append(owner)
            colour = self.colours.get(there, NOBODY)
            ahead = []
            for goal in goals:
                if goal[0] != colour:
                    if goal[1].get(there, _FAR) < left:
                        ahead.append(goal)
                elif _fair(counts, mover):
                    key = there, _pack(counts)
                    known = found[colour].get(key)
                    if known is None or len(links) < len(known.links):
                        found[colour][key] = Run(there, tuple(links), tuple(owners))
            if ahead:
                seen.add(there)
                self._walk(there, left - 1, ahead, seen, links, owners, counts, found)
                seen.remove(there)
            counts[owner] -= 1
            links.pop()
            owners.pop()


def _fair(counts: Counter[int], mover: int) -> bool:
    own = counts[mover]
    return own > 0 and all(
        count <= own for owner, count in counts.items() if owner not in (mover, NOBODY)
    )


def _pack(counts: Counter[int]) -> int:
    return sum(count << 7 * owner for owner, count in counts.items() if owner >= 0)


def _distances(ways: Net, starts: Iterable[int]) -> dict[int, int]:
    """Links from each stop to the nearest of some stops."""
    found = dict.fromkeys(starts, 0)
    queue = deque(found)
    while queue:
        here = queue.popleft()
        for there, _, _ in ways.get(here, ()):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


class Stock:
    """The stock market: over own and ownerless links, as far as they lead (SB-11.13)."""

    def __init__(
        self, ways: Net, colours: Mapping[int, int], company: int, *, unowned: bool
    ) -> None:
        self.ways, self.colours, self.company = ways, colours, company
        self.least = 0 if unowned else 1
        """Own links a run needs (SB-18.28, SB-17.10)."""
        self.within: dict[int, frozenset[int]] = {}
        """Per stop the colours of the cities that links join to it."""
        self.in_reach: dict[int, int] = {}
        """The same as the places of their cubes in a packed count."""
        for start in ways:
            if start not in self.within:
                stops = _distances(ways, (start,))
                inside = frozenset(colours[stop] for stop in stops if stop in colours)
                self.within.update(dict.fromkeys(stops, inside))
                self.in_reach.update(dict.fromkeys(stops, pack_colours(inside)))

    def runs(self, start: int, wanted: Iterable[int]) -> dict[int, list[Run]]:
        """Per colour the runs of a cube from a stop."""
        found: dict[int, dict[tuple[int, int], Run]] = {colour: {} for colour in wanted}
        if goals := self.within.get(start, frozenset()).intersection(found):
            self._walk(start, 0, goals, {start}, [], [], found)
        return {colour: list(runs.values()) for colour, runs in found.items()}

    def _walk(
        self,
        here: int,
        own: int,
        goals: frozenset[int],
        seen: set[int],
        links: list[int],
        owners: list[int],
        found: dict[int, dict[tuple[int, int], Run]],
    ) -> None:
        """Go on from a stop, `own` links of the mover's behind; what is reached goes to `found`."""
        for there, link, owner in self.ways.get(here, ()):
            if there in seen:
                continue
            points = own + (owner == self.company)
            links.append(link)
            owners.append(owner)
            colour = self.colours.get(there, NOBODY)
            ahead = goals
            if colour in goals:
                ahead = goals - {colour}
                if points >= self.least:
                    key = there, points
                    known = found[colour].get(key)
                    if known is None or len(links) < len(known.links):
                        found[colour][key] = Run(there, tuple(links), tuple(owners))
            if ahead:
                seen.add(there)
                self._walk(there, points, ahead, seen, links, owners, found)
                seen.remove(there)
            links.pop()
            owners.pop()


def pack_colours(colours: Iterable[int]) -> int:
    """Where the cubes of these colours stand in a packed count."""
    return sum(255 << 8 * colour for colour in colours)
