"""How far a drawing reaches, as exactly as cropping and framing need it.

Curves are taken by their control points, so that a box may be too large and is never too small.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Point = tuple[float, float]

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_FLAG = re.compile(r"\s*,?\s*([01])")
_NUMBER = re.compile(r"\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def join(areas: Iterable[Area]) -> Area | None:
    """The smallest area that holds them all; None: there is none of them."""
    found = list(areas)
    if not found:
        return None
    lefts, tops, rights, bottoms = zip(*found, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def grow(area: Area, by: float) -> Area:
    left, top, right, bottom = area
    return left - by, top - by, right + by, bottom + by


def meet(one: Area, other: Area) -> bool:
    """Whether two areas have a point in common."""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


@lru_cache(maxsize=1 << 14)
def path_bounds(path: str) -> Area | None:
    """The area of a path.

    >>> path_bounds("M10 20h30v-5Z")
    (10.0, 15.0, 40.0, 20.0)
    >>> path_bounds("M0 0A5 5 0 0110 0") == (-5.0, -5.0, 15.0, 5.0)
    True
    """
    return join(area for _, area in subpaths(path))


def subpaths(path: str) -> Iterator[tuple[str, Area]]:
    """Each stretch that begins with a move, written so that it stands by itself, and its area.

    >>> [text for text, _ in subpaths("M1 2h3m4 5v6")]
    ['M1 2h3', 'M8 7v6']
    """
    begin = 0
    head = ""
    points: list[Point] = []
    for at, after, command, found in _walk(path):
        if command in "Mm":
            if points:
                yield head + path[begin:at], _around(points)
            x, y = found[-1]
            # Numbers that follow a move are lines, relative ones after a relative move.
            rest = path[after:].lstrip(" ,")[:1]
            line = "l" if command == "m" else "L"
            head = f"M{x:.10g} {y:.10g}" + (line if rest and not rest.isalpha() else "")
            begin, points = after, []
        points += found
    if points:
        yield head + path[begin:], _around(points)


def _around(points: list[Point]) -> Area:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _walk(path: str) -> Iterator[tuple[int, int, str, list[Point]]]:
    """Where each command begins and ends, its letter, and the points its curve stays between."""
    x = y = start_x = start_y = 0.0
    for at, after, command, values in _commands(path):
        big, relative = command.upper(), command.islower()
        from_x, from_y = (x, y) if relative else (0.0, 0.0)
        points: list[Point] = []
        if big == "Z":
            x, y = start_x, start_y
        elif big == "H":
            x = from_x + values[0]
        elif big == "V":
            y = from_y + values[0]
        elif big == "A":
            reach = max(abs(values[0]), abs(values[1]))
            end_x, end_y = from_x + values[5], from_y + values[6]
            # An arc bulges at most by its radius beyond its ends.
            points += [(x - reach, y - reach), (end_x + reach, end_y + reach)]
            points += [(x + reach, y + reach), (end_x - reach, end_y - reach)]
            x, y = end_x, end_y
        else:
            pairs = [
                (from_x + one, from_y + two)
                for one, two in zip(values[::2], values[1::2], strict=True)
            ]
            points += pairs
            x, y = pairs[-1]
            if big == "M":
                start_x, start_y = x, y
        points.append((x, y))
        yield at, after, command, points


def _commands(path: str) -> Iterator[tuple[int, int, str, list[float]]]:
    """Commands with their numbers, repeated ones spelled out."""
    at, command = 0, ""
    while (found := _TOKEN.search(path, at)) is not None:
        begin = found.start()
        if found[0].isalpha():
            command, at = found[0], found.end()
        if command == "" or command.upper() not in _SIZES:
            return
        values: list[float] = []
        for place in range(_SIZES[command.upper()]):
            # The flags of an arc may be written without anything between them.
            flag = command in "Aa" and place in (3, 4)
            number = (_FLAG if flag else _NUMBER).match(path, at)
            if number is None:
                return
            values.append(float(number[1]))
            at = number.end()
        if not values and command.upper() != "Z":
            return
        yield begin, at, command, values
        if command.upper() == "Z" and not path[at:].lstrip()[:1].isalpha():
            return
        command = {"M": "L", "m": "l"}.get(command, command)
