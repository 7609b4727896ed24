"""Where the tunnels of a card run: centre lines, switching places, and where a pawn stands.

A card is drawn about its own middle. Its six ports lie on the edge of its cell, half-way across
the gap to its neighbour, so that the tunnels of two cards meet in one point.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from rotonde.kernel.drawing.scene import number

Point = tuple[float, float]

CARD: Final = (100.0, 150.0)
CELL: Final = (108.0, 158.0)
PORTS: Final[tuple[Point, ...]] = ((0, -79), (54, -25), (54, 25), (0, 79), (-54, 25), (-54, -25))
INWARD: Final[tuple[Point, ...]] = ((0, 1), (-1, 0), (-1, 0), (0, -1), (1, 0), (1, 0))
PLUG: Final = 22.0
"""How far inside its port a dead end is plugged."""


# Three lines through one point cannot be told apart: in these their ways are drawn apart.
_STAR: Final = frozenset({(0, 3), (1, 4), (2, 5)})
_BRAIDS: Final = (frozenset({(0, 2), (1, 4), (3, 5)}), frozenset({(0, 4), (1, 3), (2, 5)}))


class Curve(NamedTuple):
    """A cubic from a to d."""

    a: Point
    b: Point
    c: Point
    d: Point

    def at(self, t: float) -> Point:
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        x = sum(w * p[0] for w, p in zip(weights, self, strict=True))
        y = sum(w * p[1] for w, p in zip(weights, self, strict=True))
        return x, y

    def points(self, steps: int) -> list[Point]:
        return [self.at(i / steps) for i in range(steps + 1)]

    def length(self) -> float:
        return sum(distance(p, q) for p, q in pairwise(self.points(32)))

    def part(self, start: float, end: float) -> "Curve":
        """The stretch between two parameters."""
        left = self._before(end)
        return left._after(start / end) if end > 0 else left

    def turned(self) -> "Curve":
        """The same curve on the card upside down."""
        return Curve(*((-x, -y) for x, y in self))

    def reversed(self) -> "Curve":
        return Curve(self.d, self.c, self.b, self.a)

    def moved(self, dx: float, dy: float) -> "Curve":
        return Curve(*((x + dx, y + dy) for x, y in self))

    def path(self) -> str:
        (ax, ay), *rest = self
        ends = " ".join(f"{number(x)} {number(y)}" for x, y in rest)
        return f"M{number(ax)} {number(ay)}C{ends}"

    def _before(self, t: float) -> "Curve":
        ab, bc, cd = (_between(p, q, t) for p, q in pairwise(self))
        abc, bcd = _between(ab, bc, t), _between(bc, cd, t)
        return Curve(self.a, ab, abc, _between(abc, bcd, t))

    def _after(self, t: float) -> "Curve":
        return self.reversed()._before(1 - t).reversed()


class Line(NamedTuple):
    """A segment as drawn: one curve between two ports, or an arm from each port to a hub."""

    ports: tuple[int, ...]
    curves: tuple[Curve, ...]
    stand: Point

    @property
    def hub(self) -> Point | None:
        return self.curves[0].d if len(self.curves) > 1 else None

    def turned(self) -> "Line":
        """The same line on the card upside down, its ports rising again."""
        ports = [(port + 3) % 6 for port in self.ports]
        curves = [curve.turned() for curve in self.curves]
        if self.hub is not None:
            curves = [curve for _, curve in sorted(zip(ports, curves, strict=True))]
        elif ports[0] > ports[1]:
            curves = [curves[0].reversed()]
        return Line(tuple(sorted(ports)), tuple(curves), (-self.stand[0], -self.stand[1]))


def distance(p: Point, q: Point) -> float:
    return hypot(p[0] - q[0], p[1] - q[1])


def plug(port: int) -> Point:
    """The middle of the plug that closes a dead end."""
    return _inside(port, PLUG)


@lru_cache(maxsize=512)
def lines(
    segments: tuple[tuple[int, ...], ...], dead_ends: tuple[int, ...] = ()
) -> tuple[Line, ...]:
    """The lines of a card the right way up, in the order of its segments."""
    plugs = [plug(port) for port in dead_ends]
    among = frozenset(segments)
    curves: dict[tuple[int, ...], tuple[Curve, ...]] = {
        ports: (_pair(*ports, among=among),)
        if len(ports) == 2
        else _arms(ports, _middle(_inside(port, 45) for port in ports))
        for ports in segments
    }
    forks = [ports for ports in segments if len(ports) > 2]
    # Two forks on one card look for their places in turn, and then once more.
    for ports in forks * len(forks):
        others = [c for other in segments if other != ports for c in curves[other]]
        curves[ports] = _fork(ports, others, plugs)
    return tuple(Line(ports, curves[ports], _stand(ports, curves, plugs)) for ports in segments)


def crossings(over: Curve, under: Curve) -> list[tuple[float, float]]:
    """Where `over` crosses `under`: the parameter on `over`, and the angle in degrees."""
    steps = 48
    found = []
    unders = list(pairwise(under.points(steps)))
    for i, (p, q) in enumerate(pairwise(over.points(steps))):
        for r, s in unders:
            dx, dy, ex, ey = q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]
            cross = dx * ey - dy * ex
            if abs(cross) < 1e-9:
                continue
            t = ((r[0] - p[0]) * ey - (r[1] - p[1]) * ex) / cross
            u = ((r[0] - p[0]) * dy - (r[1] - p[1]) * dx) / cross
            if 0 <= t < 1 and 0 <= u < 1:
                angle = abs(degrees(atan2(cross, dx * ex + dy * ey)))
                found.append(((i + t) / steps, min(angle, 180 - angle)))
    return found


def _between(p: Point, q: Point, t: float) -> Point:
    return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t


def _inside(port: int, depth: float) -> Point:
    (x, y), (nx, ny) = PORTS[port], INWARD[port]
    return x + nx * depth, y + ny * depth


def _middle(points: Iterable[Point]) -> Point:
    found = list(points)
    return sum(p[0] for p in found) / len(found), sum(p[1] for p in found) / len(found)


def _pair(p: int, q: int, *, among: frozenset[tuple[int, ...]]) -> Curve:
    """Leaves each port square to the edge, as every track must to meet its neighbour."""
    (px, py), (qx, qy) = PORTS[p], PORTS[q]
    if INWARD[p] == INWARD[q]:  # a U-turn
        reach = abs(qy - py) * 2 / 3
        return Curve(PORTS[p], _inside(p, reach), _inside(q, reach), PORTS[q])
    if INWARD[p][0] and INWARD[q][0]:  # side to side, straight or swerving
        reach = 36.0 if py == qy else 58.0
        skew = 30.0 if among == _STAR else 0.0
        ahead, back = (reach + skew, reach - skew) if px > qx else (reach - skew, reach + skew)
        return Curve(PORTS[p], _inside(p, ahead), _inside(q, back), PORTS[q])
    if INWARD[p][1] and INWARD[q][1]:  # top to bottom
        return Curve(PORTS[p], _inside(p, 52), _inside(q, 52), PORTS[q])
    quarter = 0.4 if among in _BRAIDS else 0.5523
    across, down = abs(qx - px) * quarter, abs(qy - py) * quarter
    first, second = (down, across) if INWARD[p][1] else (across, down)
    return Curve(PORTS[p], _inside(p, first), _inside(q, second), PORTS[q])


def _arms(ports: Sequence[int], hub: Point) -> tuple[Curve, ...]:
    arms = []
    for port in ports:
        (x, y), (nx, ny) = PORTS[port], INWARD[port]
        ahead = max((hub[0] - x) * nx + (hub[1] - y) * ny, 24)
        bend = _inside(port, ahead * 0.62)
        arms.append(Curve(PORTS[port], _inside(port, ahead * 0.35), bend, hub))
    return tuple(arms)


_HUBS: Final = tuple(
    (float(x), float(y)) for y in (0, -12, 12, -25, 25, -37, 37) for x in (0, -12, 12, -24, 24)
)


def _fork(
    ports: tuple[int, ...], others: Sequence[Curve], plugs: Sequence[Point]
) -> tuple[Curve, ...]:
    """Puts the hub where its arms run straightest and it is clear of everything else."""
    crowd = [p for curve in others for p in curve.points(12)]

    def cost(arms: tuple[Curve, ...]) -> float:
        hub = arms[0].d
        toll = 0.0
        for arm, port in zip(arms, ports, strict=True):
            toll += 0.5 * arm.length() + 0.4 * _angle(arm.c, hub, INWARD[port])
            middle = [arm.at(t) for t in (0.4, 0.6, 0.8)]
            toll += sum(max(0.0, 15 - distance(p, q)) for p in middle for q in crowd)
        for arm, other in combinations(arms, 2):
            toll += max(0.0, _angle(arm.c, hub, (other.c[0] - hub[0], other.c[1] - hub[1])) - 105)
        toll += sum(4 * max(0.0, 28 - distance(hub, p)) for p in crowd)
        return toll + sum(8 * max(0.0, 30 - distance(hub, p)) for p in plugs)

    return min((_arms(ports, hub) for hub in _HUBS), key=cost)


def _angle(p: Point, q: Point, way: Point) -> float:
    """Degrees between the direction from p to q and another."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    return abs(degrees(atan2(dx * way[1] - dy * way[0], dx * way[0] + dy * way[1])))


def _stand(
    ports: tuple[int, ...],
    curves: dict[tuple[int, ...], tuple[Curve, ...]],
    plugs: Sequence[Point],
) -> Point:
    """The place nearest the middle of a line where a pawn is clear of every other line."""
    own = curves[ports]
    if len(own) > 1:
        return own[0].d
    crowd = [*plugs]
    for other, lines_ in curves.items():
        if other != ports:
            crowd += [p for curve in lines_ for p in curve.points(24)]

    def clear(t: float) -> float:
        room = min((distance(own[0].at(t), p) for p in crowd), default=99.0)
        return min(room, 28.0) - 9 * abs(t - 0.5)

    best = max((i / 50 for i in range(10, 41)), key=lambda t: (round(clear(t), 3), -t))
    return own[0].at(best)
