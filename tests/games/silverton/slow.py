"""Silverton's railways the slow way: from towns and track alone, and from nothing the game keeps.

Towns and segments are plain numbers in sets; every question walks the map anew.
"""

from collections.abc import Iterable
from functools import cached_property

from rotonde.games.silverton.rules.board import Board

FAR = 10**6


class Railway:
    """One player's track, seen from his start cities."""

    def __init__(self, board: Board, own: Iterable[int], starts: Iterable[int]) -> None:
        self.board = board
        self.own = frozenset(own)
        self.starts = tuple(starts)
        self.live_towns = self.joined_to(self.starts)
        self.live = {s for s in self.own if self.live_towns & set(self.ends(s))}

    def ends(self, segment: int) -> tuple[int, ...]:
        return self.board.joined[segment]

    def joined_to(self, towns: Iterable[int], over: Iterable[int] | None = None) -> set[int]:
        """All towns that track joins to these."""
        found = set(towns)
        track = self.own if over is None else set(over)
        grown = True
        while grown:
            grown = False
            for segment in track:
                ends = set(self.ends(segment))
                if ends & found and not ends <= found:
                    found |= ends
                    grown = True
        return found

    @cached_property
    def parts(self) -> set[frozenset[int]]:
        towns = {*self.starts, *(town for segment in self.own for town in self.ends(segment))}
        return {frozenset(self.joined_to({town})) for town in towns}

    @cached_property
    def edge(self) -> set[int]:
        """Segments of others or of nobody that touch the network (SV-4.4)."""
        towns = {town for part in self.parts for town in part}
        every = range(len(self.board.ids))
        return {s for s in every if s not in self.own and towns & set(self.ends(s))}

    @cached_property
    def shut(self) -> set[int]:
        """What may not be owned beside own track (SV-4.8)."""
        segments = self.board.box.segments
        return {
            other
            for other in range(len(segments))
            for mine in self.own
            if mine != other
            and (
                set(segments[mine].towns) == set(segments[other].towns)
                or (segments[mine].group and segments[mine].group == segments[other].group)
            )
        }

    def lengths(self, town: int, closed: set[int] | frozenset[int] = frozenset()) -> dict[int, int]:
        """The shortest live open route to every town (SV-1.10), by relaxing until nothing moves."""
        if town not in self.live_towns:
            return {}
        return self._relaxed(town, self.live - closed, sum_up=True)

    def longest(self, town: int, closed: set[int] | frozenset[int] = frozenset()) -> dict[int, int]:
        """The longest segment of the route on which it is shortest (SV-17.5)."""
        if town not in self.live_towns:
            return {}
        return self._relaxed(town, self.live - closed, sum_up=False)

    def _relaxed(self, town: int, usable: set[int], *, sum_up: bool) -> dict[int, int]:
        found = {town: 0}
        moved = True
        while moved:
            moved = False
            for segment in usable:
                length = self.board.lengths[segment]
                for one in self.ends(segment):
                    for other in self.ends(segment):
                        if one == other or one not in found:
                            continue
                        far = found[one] + length if sum_up else max(found[one], length)
                        if far < found.get(other, FAR):
                            found[other] = far
                            moved = True
        return found

    def blocked(self, lines: Iterable[int], *, bypass: bool, trains: bool) -> set[int]:
        """Builds that join nothing new and shorten no line in play (SV-4.9)."""
        refused = set()
        before = self._routes(lines)
        for segment in self.edge - self.shut:
            ends = set(self.ends(segment))
            if not any(ends <= part for part in self.parts):
                continue
            grown = Railway(self.board, self.own | {segment}, self.starts)
            after = grown._routes(lines)
            if any(new < old for new, old in zip(after, before, strict=True)):
                continue
            if bypass and not self._white(segment):
                brown = [s for s in self.own if not self._white(s)]
                if not ends <= self.joined_to({min(ends)}, brown):
                    continue
            if trains and any(
                grown._relaxed(town, set(grown.own), sum_up=False)
                != self._relaxed(town, set(self.own), sum_up=False)
                for town in ends
            ):
                continue
            refused.add(segment)
        return refused

    def _routes(self, lines: Iterable[int]) -> list[int]:
        ends = [self.board.line_ends[line] for line in lines]
        return [self.lengths(one).get(other, FAR) for one, other in ends]

    def _white(self, segment: int) -> bool:
        return self.board.box.segments[segment].white


def shortest_joint(board: Board, one: int, other: int, usable: Iterable[int]) -> int | None:
    """How far two towns are over these segments, whoever owns them."""
    found = Railway(board, usable, (one,)).lengths(one)
    return found.get(other)


def of_bits(mask: int) -> set[int]:
    return {number for number in range(mask.bit_length()) if mask >> number & 1}
