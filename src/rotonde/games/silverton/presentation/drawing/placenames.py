"""The names of towns. Seen from afar each grows as far as the map about it leaves room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import Final, NamedTuple

from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.sprites import safe
from rotonde.games.silverton.presentation.drawing.tracks import (
    Area,
    box_area,
    half,
    is_tight,
    name_anchor,
    name_size,
    sides,
    tracks_of,
)
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.components import Town
from rotonde.kernel.drawing.scene import number
from rotonde.kernel.drawing.text_metrics import width

_MOST: Final = 27.0
_CITY: Final = 32.0
_RISE, _FALL = 0.66, 0.2
"""How far letters reach above and below their line, in sizes."""
_SINK: Final = {-1: -_FALL, 0: _RISE / 2, 1: _RISE}
"""How far below its hold a name is written, in sizes: it grows away from its town."""
_CLEAR: Final = 4.0
"""How far from a track a growing name stays; and how long its pieces are taken."""
_PIECE: Final = 9.0


class Growing(NamedTuple):
    """An area, and how far each of its sides moves outward per unit of letter size."""

    area: Area
    by: Area = (0.0, 0.0, 0.0, 0.0)

    def at(self, size: float) -> Area:
        (left, top, right, bottom), by = self.area, self.by
        return left - by[0] * size, top - by[1] * size, right + by[2] * size, bottom + by[3] * size


class Name(NamedTuple):
    """A town's name about the point that stays where it is while it grows."""

    town: Town
    hold: Point
    sink: float
    grows: Growing


def of_town(town: Town) -> Name:
    x, base, way = name_anchor(town)
    size, sink = name_size(town), _SINK[sides(town.label)[1]]
    y = base - sink * size
    wide = width(town.name, "bold" if town.market else "italic", 1)
    left = 1.0 if "end" in way else 0.5 if "mid" in way else 0.0
    by = left * wide, _RISE - sink, (1 - left) * wide, _FALL + sink
    return Name(town, (x, y), sink, Growing((x, y, x, y), by))


def largest(board: Board, ornaments: Iterable[Area]) -> dict[str, float]:
    """Per town how large its name may grow without touching another, a box, a sign or a track."""
    every = [of_town(town) for town in board.box.towns]
    still = [Growing(area) for area in (*ornaments, *_edges(board))]
    still += [Growing(box_area(segment.box)) for segment in board.box.segments]
    signs = {town.name: Growing(_sign(town)) for town in board.box.towns}
    rails = list(_rails(board))
    found = {}
    for name in every:
        least = name_size(name.town)
        others = [other for other in every if other is not name]
        around = [*(other.grows for other in others), *(signs[other.town.name] for other in others)]
        near = [_limit(name.grows, other) for other in (*still, *around)]
        # A few names stand closer to a track as they are printed.
        most = _CITY if name.town.market else _MOST
        room = name.grows.at(most)
        across = [Growing(rail) for rail in rails if _meet(rail, room)]
        near += [limit for rail in across if (limit := _limit(name.grows, rail)) > least]
        found[name.town.name] = max(least, min(most, *near))
    return found


def _limit(one: Growing, other: Growing) -> float:
    """The letter size beyond which the two overlap."""
    (left, top, right, bottom), by = one
    (left2, top2, right2, bottom2), by2 = other
    return max(
        _reach(left - right2, by[0] + by2[2]),
        _reach(left2 - right, by2[0] + by[2]),
        _reach(top - bottom2, by[1] + by2[3]),
        _reach(top2 - bottom, by2[1] + by[3]),
    )


def _reach(gap: float, by: float) -> float:
    """The size at which a gap is closed."""
    if by <= 0:
        return inf if gap >= 0 else -inf
    return gap / by


def _meet(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _sign(town: Town) -> Area:
    (x, y), reach = town.at, half(town)
    return x - reach, y - reach, x + reach, y + reach


def _edges(board: Board) -> Iterator[Area]:
    """Beyond the map."""
    wide, high = board.box.board.width, board.box.board.height
    yield -inf, -inf, 3, inf
    yield wide - 3, -inf, inf, inf
    yield -inf, -inf, inf, 3
    yield -inf, high - 3, inf, inf


def _rails(board: Board) -> Iterator[Area]:
    """The tracks in short pieces."""
    for track in tracks_of(board):
        count = int(track.length / _PIECE) + 1
        for piece in range(count + 1):
            x, y = track.at(piece / count)
            yield x - _CLEAR, y - _CLEAR, x + _CLEAR, y + _CLEAR


def written(board: Board, ornaments: Iterable[Area]) -> str:
    most = largest(board, ornaments)
    return "".join(_text(of_town(town), most[town.name]) for town in board.box.towns)


def _text(name: Name, most: float) -> str:
    town, (x, y), sink, _ = name
    kind = "city" if town.market else "tight" if is_tight(town) else "name"
    way = name_anchor(town)[2]
    down = f' dy="{sink:g}em"' if sink else ""
    return (
        f'<text class="sv-{kind} sv-halo{way}" x="{number(x)}" y="{number(y)}"{down} '
        f'style="--most:{most / 13:.3g}">{safe(town.name)}</text>'
    )
