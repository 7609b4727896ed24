"""One player's railway: what it joins, what is live, how long its routes are (SV-1.8 to SV-1.11).

Segments and towns are kept as bits of whole numbers. A railway never changes: building makes
another one, so that copies of a match share railways and all that was worked out about them.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rotonde.games.silverton.rules.board import Board

_KEPT = 20_000
_LISTED = 8
"""How many lists of bits a railway keeps: the same are asked for within a turn."""
_NO_ROUTE: dict[int, int] = {}


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class PlayerTrack:
    """The segments one player owns, seen from his start cities."""

    __slots__ = (
        "_blocked",
        "_joins",
        "_lengths",
        "_lines",
        "_listed",
        "_longest",
        "_parts",
        "board",
        "count",
        "edge",
        "edges",
        "live",
        "live_towns",
        "own",
        "parts",
        "shut",
        "starts",
        "towns",
    )

    def __init__(self, board: Board, own: int, starts: tuple[int, ...]) -> None:
        self.board = board
        self.own = own
        self.starts = starts
        self.count = own.bit_count()
        parts: list[int] = []
        live = live_towns = 0
        for start in starts:
            if not live_towns >> start & 1:
                towns, segments = board.flood(1 << start, own)
                parts.append(towns)
                live |= segments
                live_towns |= towns
        self.live = live
        """Own segments joined to a start city (SV-1.9)."""
        self.live_towns = live_towns
        left = own & ~live
        reached = live_towns
        while left:
            towns, segments = board.flood(board.ends[(left & -left).bit_length() - 1], own)
            parts.append(towns)
            reached |= towns
            left &= ~segments
        self.parts = tuple(parts)
        """The towns of each part that own track joins, start cities first."""
        self.towns = reached
        """The network (SV-1.8)."""
        edge = shut = 0
        touch = board.touch
        for town in bits(reached):
            edge |= touch[town]
        for segment in bits(own):
            shut |= board.parallel[segment]
        self.edge = edge & ~own
        """Segments of others or of nobody that touch the network (SV-4.4)."""
        self.shut = shut
        """What own track rules out as parallel (SV-4.8)."""
        self.edges = bits(self.edge & ~shut)
        self._blocked: dict[tuple[int, bool, bool], int] = {}
        self._lengths: dict[tuple[int, int], dict[int, int]] = {}
        self._longest: dict[tuple[int, int], dict[int, int]] = {}
        self._parts: dict[int, tuple[int, ...]] = {}
        self._joins: dict[int, list[tuple[int, int, int]]] | None = None
        self._lines: int | None = None
        self._listed: dict[int, tuple[int, ...]] = {}

    def __reduce__(self) -> tuple[type[PlayerTrack], tuple[Board, int, tuple[int, ...]]]:
        # What was worked out stays out of snapshots: another thread may be adding to it.
        return PlayerTrack, (self.board, self.own, self.starts)

    # Change

    def with_(self, segment: int) -> PlayerTrack:
        return self.board.roads(self.own | 1 << segment, self.starts)

    def without(self, segment: int) -> PlayerTrack:
        return self.board.roads(self.own & ~(1 << segment), self.starts)

    # Questions

    def owns(self, segment: int) -> bool:
        return bool(self.own >> segment & 1)

    def joins(self, towns: int) -> bool:
        """Whether own track joins all these towns to one another."""
        for part in self.parts:  # noqa: SIM110 - asked for every segment, and any() is slower
            if towns & part == towns:
                return True
        return False

    @property
    def live_lines(self) -> int:
        """The passenger lines with live track at both ends, as bits."""
        found = self._lines
        if found is None:
            found, live = 0, self.live_towns
            for line, (one, other) in enumerate(self.board.line_ends):
                if live >> one & 1 and live >> other & 1:
                    found |= 1 << line
            self._lines = found
        return found

    def list_bits(self, mask: int) -> tuple[int, ...]:
        """The numbers of bits about this railway, which are asked for again and again."""
        found = self._listed.get(mask)
        if found is None:
            if len(self._listed) >= _LISTED:
                self._listed.clear()
            found = self._listed[mask] = tuple(bits(mask))
        return found

    def part(self, town: int) -> int:
        """The towns that own track joins to this one."""
        for part in self.parts:
            if part >> town & 1:
                return part
        return 1 << town

    def is_linked(self, one: int, other: int, closed: int = 0) -> bool:
        """Whether a live route leads from one town to the other over open segments (SV-1.11)."""
        return bool(self.open_part(one, closed) >> other & 1)

    def open_part(self, town: int, closed: int = 0) -> int:
        """The towns that open live track joins to this one."""
        closed &= self.live
        parts = self._parts.get(closed)
        if parts is None:
            parts = self._parts[closed] = self._open_parts(closed)
        for part in parts:
            if part >> town & 1:
                return part
        return 1 << town

    def length(self, one: int, other: int, closed: int = 0) -> int | None:
        """The shortest live open route between two towns (SV-1.10); None if there is none."""
        return self.lengths(one, closed).get(other)

    def lengths(self, town: int, closed: int = 0) -> dict[int, int]:
        """How far each town is over open live track."""
        if not self.live_towns >> town & 1:
            return _NO_ROUTE
        key = (town, closed & self.live)
        found = self._lengths.get(key)
        if found is None:
            found = self._lengths[key] = self._walk(town, key[1], longest=False)
        return found

    def longest(self, city: int, closed: int = 0) -> dict[int, int]:
        """Per town the longest segment of the route to this city where it is least (SV-17.5)."""
        if not self.live_towns >> city & 1:
            return _NO_ROUTE
        key = (city, closed & self.live)
        found = self._longest.get(key)
        if found is None:
            found = self._longest[key] = self._walk(city, key[1], longest=True)
        return found

    def find_blocked(self, lines: int, bypass: bool, trains: bool = False) -> int:
        """Segments at the edge that would only block others, given the lines in play (SV-4.9).

        `bypass`: a first all-year way is a reason to build; `trains`: so is a way whose longest
        segment is shorter.
        """
        key = (lines, bypass, trains)
        found = self._blocked.get(key)
        if found is None:
            found = self._blocked[key] = self._find_blocking(lines, bypass, trains)
        return found

    def blocks(self, segment: int, lines: int, bypass: bool, trains: bool = False) -> bool:
        """Whether this one segment would only block others."""
        if not self.joins(self.board.ends[segment]):
            return False
        known = self._blocked.get((lines, bypass, trains))
        if known is not None:
            return bool(known >> segment & 1)
        return self._only_blocks(segment, self._measure(lines), bypass, trains)

    def serves(self, segment: int, lines: int) -> bool:
        """Whether a segment gives any of these lines a first or a shorter route."""
        grown = self.with_(segment)
        for line in bits(lines):
            ends = self.board.line_ends[line]
            now, then = self.length(*ends), grown.length(*ends)
            if then is not None and (now is None or then < now):
                return True
        return False

    # Inside

    def _open_parts(self, closed: int) -> tuple[int, ...]:
        usable = self.live & ~closed
        parts = []
        left = usable
        while left:
            towns, segments = self.board.flood(
                self.board.ends[(left & -left).bit_length() - 1], usable
            )
            parts.append(towns)
            left &= ~segments
        return tuple(parts)

    def _ways(self) -> dict[int, list[tuple[int, int, int]]]:
        if self._joins is None:
            ways: dict[int, list[tuple[int, int, int]]] = {}
            board = self.board
            for segment in bits(self.live):
                length = board.lengths[segment]
                towns = board.joined[segment]
                for town in towns:
                    at = ways.setdefault(town, [])
                    at.extend((other, length, segment) for other in towns if other != town)
            self._joins = ways
        return self._joins

    def _walk(self, town: int, closed: int, *, longest: bool) -> dict[int, int]:
        ways = self._ways()
        found: dict[int, int] = {}
        queue = [(0, town)]
        while queue:
            far, here = heappop(queue)
            if here in found:
                continue
            found[here] = far
            for other, length, segment in ways.get(here, ()):
                if other not in found and not closed >> segment & 1:
                    further = max(far, length) if longest else far + length
                    heappush(queue, (further, other))
        return found

    def _find_blocking(self, lines: int, bypass: bool, trains: bool) -> int:
        board = self.board
        refused = 0
        measured: list[tuple[int, dict[int, int], dict[int, int]]] | None = None
        for segment in self.edges:
            if not self.joins(board.ends[segment]):
                continue
            if measured is None:
                measured = self._measure(lines)
            if self._only_blocks(segment, measured, bypass, trains):
                refused |= 1 << segment
        return refused

    def _only_blocks(
        self,
        segment: int,
        measured: list[tuple[int, dict[int, int], dict[int, int]]],
        bypass: bool,
        trains: bool,
    ) -> bool:
        board = self.board
        if self._shortens(segment, measured):
            return False
        brown = not board.white >> segment & 1
        if bypass and brown and self._gap(segment, ~board.white):
            return False
        return not (trains and self._gap(segment, board.up_to[board.lengths[segment]]))

    def _measure(self, lines: int) -> list[tuple[int, dict[int, int], dict[int, int]]]:
        """For each line within reach: its length, and how far each town is from its ends."""
        found = []
        for line in bits(lines):
            one, other = self.board.line_ends[line]
            if self.live_towns >> one & 1 and self.live_towns >> other & 1:
                near, far = self.lengths(one), self.lengths(other)
                if other in near:
                    found.append((near[other], near, far))
                else:
                    found.append((1 << 30, near, far))
        return found

    def _shortens(
        self, segment: int, measured: list[tuple[int, dict[int, int], dict[int, int]]]
    ) -> bool:
        length = self.board.lengths[segment]
        towns = self.board.joined[segment]
        for now, near, far in measured:
            for one in towns:
                if one not in near:
                    continue
                for other in towns:
                    if other != one and other in far and near[one] + length + far[other] < now:
                        return True
        return False

    def _gap(self, segment: int, usable: int) -> bool:
        """Whether no way over these segments of one's own joins its towns."""
        towns = self.board.ends[segment]
        joined, _ = self.board.flood(towns & -towns, self.own & usable)
        return joined & towns != towns
