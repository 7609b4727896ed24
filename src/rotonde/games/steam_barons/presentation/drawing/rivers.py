"""Rivers, from hex to hex as they are named; a river hex that no course names has a brook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from rotonde.games.steam_barons.presentation.drawing.layout import Point, shifted, toward
from rotonde.games.steam_barons.rules.components import SIDES, Hex, Map
from rotonde.kernel.drawing.strokes import meander, smooth

_OUT = {"E": (57.0, 6.0), "W": (-57.0, 8.0), "S": (6.0, 120.0), "SE": (30.0, 53.0)}
_OUT |= {"NE": (40.0, -66.0), "NW": (-40.0, -66.0)}
"""How a river leaves the map."""


def rivers(drawn: Map, courses: Sequence[str]) -> list[list[Point]]:
    """Their lines on the map."""
    named = {id for course in courses for id in _hexes(course)}
    found = [list(_points(drawn, course)) for course in courses if _holds(drawn, course)]
    if len(found) < len(courses):
        named = set()
        found = []
    for place in drawn.hexes:
        if place.river and place.id not in named:
            found += _brooks(drawn, place)
    return [meander(line, f"{at}", 5.5, 20) for at, line in enumerate(found)]


def _hexes(course: str) -> list[str]:
    """The hexes that a course runs through, not along."""
    return [token for token in course.split() if len(token) == 4]


def _holds(drawn: Map, course: str) -> bool:
    """A table's own map may have other land here."""
    for id in _hexes(course):
        place = drawn.hexes[drawn.index[id]] if id in drawn.index else None
        if place is None or not (place.river or place.terrain == "city"):
            return False
    return all(
        id in drawn.index for token in course.split() for id in token.partition(".")[0].split("+")
    )


def _points(drawn: Map, course: str) -> Iterator[Point]:
    for token in course.split():
        ids, _, way = token.partition(".")
        places = [drawn.hex(id).at for id in ids.split("+")]
        middle = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
        yield shifted(middle, _OUT[way]) if way else middle


def _brooks(drawn: Map, place: Hex) -> list[list[Point]]:
    """To every later neighbour with a river; alone, from side to side."""
    me = drawn.index[place.id]
    wet = [
        side
        for side, beyond in enumerate(drawn.beyond[me])
        if beyond >= 0 and drawn.hexes[beyond].river
    ]
    lines: list[list[Point]] = [
        [place.at, shifted(place.at, toward(side, 104))] for side in wet if side in (0, 4, 5)
    ]
    if not wet:
        side = Random(place.id).randrange(SIDES)
        ends = [shifted(place.at, toward((side + half) % SIDES, 50)) for half in (0, 3)]
        lines.append([ends[0], place.at, ends[1]])
    return lines


def svg(lines: Iterable[Sequence[Point]]) -> str:
    path = "".join(smooth(line) for line in lines)
    return "".join(f'<path class="sb-r{at}" d="{path}"/>' for at in range(3))
