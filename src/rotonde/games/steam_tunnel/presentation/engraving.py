"""The cards as engraved plates: rock, track, plugs, point cards, backs.

Every drawing is centred on its own origin and uses only classes of the house's look.
"""

from functools import lru_cache
from math import cos, hypot, pi, radians, sin
from random import Random
from typing import Final

from rotonde.games.steam_tunnel.presentation.lines import (
    CARD,
    INWARD,
    PORTS,
    Curve,
    Line,
    Point,
    crossings,
    lines,
    plug,
)
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import number
from rotonde.kernel.drawing.themes import TRACK

STRAIGHTS: Final = ((0, 3), (1, 5), (2, 4))
_TIE_PERIOD: Final = 6.0


@lru_cache(maxsize=512)
def tunnel_card(
    name: str, segments: tuple[tuple[int, ...], ...], dead_ends: tuple[int, ...]
) -> str:
    """A face of rock with its tunnels, later segments bridging earlier ones."""
    drawn = lines(segments, dead_ends)
    body = _plate("rock") + _rock(name)
    body += "".join(_cuttings(line) for line in drawn)
    for i, line in enumerate(drawn):
        body += "".join(_bridges(line, under) for under in drawn[:i])
        body += _track(line)
    body += "".join(_fork_table(line) for line in drawn)
    return body + "".join(_dead_end(port) for port in dead_ends)


@lru_cache(maxsize=64)
def point_card(values: tuple[int, ...]) -> str:
    """Six stubs with their numbers round a locomotive on its turntable."""
    body = _plate("point") + _guilloche()
    body += '<rect class="gilt-rule" x="-43" y="-68" width="86" height="136" rx="3"/>'
    body += '<rect class="gilt-hair" x="-40.4" y="-65.4" width="80.8" height="130.8" rx="1.6"/>'
    numbers = ""
    for port, value in enumerate(values):
        x, y = plug(port)
        body += _strokes(_stub(port))
        numbers += (
            f'<g transform="translate({number(x)} {number(y)})">'
            + legible('<circle class="paper-light line" r="11.6"/>', 15, 26)
            + legible('<circle class="open gilt-hair" r="9.6"/>', 15, 26)
            + figure(value, 15, 48, "700")
            + "</g>"
        )
    return body + _turntable() + _LOCOMOTIVE + numbers


@lru_cache(maxsize=1)
def back() -> str:
    """A card by night; the way it will be crossed while hidden shows faintly."""
    return _night_plate() + _ghosts() + _medallion()


@lru_cache(maxsize=1)
def blocked() -> str:
    """A card crossed straight for ever: its tracks are laid, its middle is boarded up."""
    body = _night_plate()
    for i, line in enumerate(drawn := lines(STRAIGHTS)):
        body += "".join(_bridges(line, under) for under in drawn[:i])
        body += _track(line)
    planks = "".join(
        f'<g transform="rotate({turn})"><rect class="stone line" x="-24" y="-3.6" width="48" '
        'height="7.2" rx="1"/><path class="open hair" d="M-19-.8H-6M-2 1.2H14M9-1.4H20"/>'
        '<circle class="ink" cx="-20.6" r="1"/><circle class="ink" cx="20.6" r="1"/></g>'
        for turn in (-28, 28)
    )
    return body + planks


@lru_cache(maxsize=1)
def hole() -> str:
    """No card at all: three tracks on trestles over the bare table."""
    body = (
        f'<path class="paper-deep" d="{outline((0, 0))}"/>'
        f'<path class="open line" stroke-dasharray="5 3.4" d="{outline((0, 0))}"/>'
    )
    girders = "".join(_girder(-50, y, 50) for y in (-25, 25))
    upright = "".join(_girder(x, 0, y) for x, y in ((-75, -40), (-11, 11), (40, 75)))
    body += f'<path class="open hair" d="{girders}"/>'
    body += f'<path class="open hair" transform="rotate(90)" d="{upright}"/>'
    for i, line in enumerate(drawn := lines(STRAIGHTS)):
        body += "".join(_bridges(line, under) for under in drawn[:i])
        body += _track(line)
    return body


def _girder(start: float, y: float, end: float) -> str:
    """A lattice on both sides of a level track."""
    out = ""
    panels = max(1, round((end - start) / 10))
    step = number((end - start) / panels)
    for side in (-1, 1):
        out += f"M{number(start)} {number(y + 13.6 * side)}H{number(end)}"
        for rise in (-5, 5):
            out += f"M{number(start)} {number(y + side * 11.1 - rise / 2)}"
            out += f"l{step} {rise}m0 {-rise}" * panels
    return out


def legible(body: str, size: float, most: float) -> str:
    """What grows with the letters beside it as the board is shown small."""
    # A little more than the house asks of names: these figures are all there is to read.
    least = number(size * themes.READABLE / 12.1)
    return f'<g class="far" style="--size:{least};--most:{number(most)}">{body}</g>'


def figure(value: int, size: float, most: float, weight: str) -> str:
    """A number about the origin that stays readable as the board is shown small."""
    text = (
        f'<text class="figure serif mid" y="{number(0.34 * size)}" font-size="{number(size)}" '
        f'font-weight="{weight}">{value}</text>'
    )
    return legible(text, size, most)


def end_outline(port: int, at: Point) -> str:
    """Round the number or the plug at an end, with the track that leads to it."""
    (x, y), (px, py), (nx, ny) = plug(port), PORTS[port], INWARD[port]
    r = 13.0
    edge = number(at[0] + x - r * nx), number(at[1] + y - r * ny)
    return (
        f"M{number(at[0] + px)} {number(at[1] + py)}L{edge[0]} {edge[1]}"
        f"M{number(at[0] + x - r)} {number(at[1] + y)}a{r:g} {r:g} 0 1 1 {2 * r:g} 0"
        f"a{r:g} {r:g} 0 1 1 {-2 * r:g} 0Z"
    )


def outline(at: Point) -> str:
    """The edge of a card, as a closed path."""
    (w, h), r = CARD, 6.0
    x, y = number(at[0] - w / 2 + r), number(at[1] - h / 2)
    across, down, arc = number(w - 2 * r), number(h - 2 * r), number(r)
    return (
        f"M{x} {y}h{across}a{arc} {arc} 0 0 1 {arc} {arc}v{down}a{arc} {arc} 0 0 1 -{arc} {arc}"
        f"h-{across}a{arc} {arc} 0 0 1 -{arc} -{arc}v-{down}a{arc} {arc} 0 0 1 {arc} -{arc}Z"
    )


def _plate(fill: str) -> str:
    return (
        f'<path class="{fill} line" d="{outline((0, 0))}"/>'
        '<rect class="open glint-line" x="-47.4" y="-72.4" width="94.8" height="144.8" rx="4"/>'
    )


def _rock(name: str) -> str:
    """Strata: broken strokes that share one gentle fold, as a burin would cut them."""
    rng = Random(f"rock {name}")
    lean, wave, phase = rng.uniform(-0.1, 0.1), rng.uniform(2, 4.5), rng.uniform(0, 2 * pi)

    def fold(x: float, y: float) -> float:
        return y + lean * x + wave * sin(x / 21 + y / 60 + phase)

    fine: list[str] = []
    deep: list[str] = []
    light: list[str] = []
    y = -69.0
    while y < 71:
        x = -46 + rng.uniform(0, 16)
        while x < 40:
            run = min(rng.uniform(6, 24), 46 - x)
            ya, yb, yc = fold(x, y), fold(x + run / 2, y), fold(x + run, y)
            if all(abs(v) < 71 for v in (ya, yb, yc)):
                mid = 2 * yb - (ya + yc) / 2
                stroke = f"M{x:.1f} {ya:.1f}Q{x + run / 2:.1f} {mid:.1f} {x + run:.1f} {yc:.1f}"
                roll = rng.random()
                (deep if roll < 0.16 else fine).append(stroke)
                if roll > 0.86:
                    light.append(f"M{x:.1f} {ya + 1.3:.1f}l{run * 0.6:.1f} {(yc - ya) * 0.6:.1f}")
                if roll < 0.045:  # a crack leaning off the stratum
                    fine.append(f"M{x:.1f} {ya:.1f}l{rng.uniform(-3, 3):.1f} 4.4l1.6 2.2")
            x += run + rng.uniform(3, 15)
        y += rng.uniform(3.8, 6.2)
    return (
        f'<path class="glint-line" d="{"".join(light)}"/>'
        f'<path class="strata-line" d="{"".join(fine)}"/>'
        f'<path class="strata-deep" d="{"".join(deep)}"/>'
    )


def _over_edge(curve: Curve, hub: bool) -> Curve:
    """A hair longer than to the port, so that no seam shows between two cards."""

    def beyond(end: Point) -> Point:
        nx, ny = INWARD[PORTS.index(end)]
        return end[0] - 0.35 * nx, end[1] - 0.35 * ny

    return Curve(beyond(curve.a), curve.b, curve.c, curve.d if hub else beyond(curve.d))


def _strokes(*curves: Curve) -> str:
    """Track laid layer by layer, so that the arms of a fork flow into each other."""
    out = ""
    for layer in ("casing", "ballast", "ties", "rails", "between", "sleepers"):
        for curve in curves:
            ties = ""
            if layer in ("ties", "sleepers"):
                # Whole ties between two ports: the rhythm runs on across the gap.
                count = max(1, round(curve.length() / _TIE_PERIOD))
                ties = f' pathLength="{number(count * _TIE_PERIOD)}"'
            out += f'<path class="{layer}" d="{curve.path()}"{ties}/>'
    return out


def _track(line: Line) -> str:
    return _strokes(*(_over_edge(curve, line.hub is not None) for curve in line.curves))


def _fork_table(line: Line) -> str:
    """The turntable where the arms of a fork meet: nobody can take it for a crossing."""
    hub = line.hub
    if hub is None:
        return ""
    x, y = number(hub[0]), number(hub[1])
    rails = "".join(_rails_on_table(curve) for curve in line.curves)
    return (
        f'<circle class="bed heavy" cx="{x}" cy="{y}" r="14.4"/>'
        f'<circle class="gilt-rule" cx="{x}" cy="{y}" r="11.6"/>'
        f'<path class="open line" d="{rails}"/>'
        f'<circle class="stone line" cx="{x}" cy="{y}" r="5.4"/>'
        f'<circle class="ink" cx="{x}" cy="{y}" r="1.8"/>'
    )


def _rails_on_table(arm: Curve) -> str:
    """The two rails by which an arm of a fork runs on to its turntable."""
    dx, dy = arm.c[0] - arm.d[0], arm.c[1] - arm.d[1]
    size = hypot(dx, dy)
    dx, dy = dx / size, dy / size
    out = ""
    for side in (-2.9, 2.9):
        x, y = arm.d[0] - dy * side, arm.d[1] + dx * side
        out += f"M{number(x + 4 * dx)} {number(y + 4 * dy)}"
        out += f"L{number(x + 14 * dx)} {number(y + 14 * dy)}"
    return out


def _cuttings(line: Line) -> str:
    """Hachures up the sides of the cutting, kept clear of the card's edge."""
    out = ""
    for curve in line.curves:
        start = 9 / max(curve.length(), 1)
        end = 1.0 if line.hub else 1 - start
        out += f'<path class="cutting" d="{curve.part(start, end).path()}"/>'
    return out


def _bridges(line: Line, under: Line) -> str:
    """A short stone deck wherever a line passes over another."""
    out = ""
    for curve in line.curves:
        length = curve.length()
        for lower in under.curves:
            for t, angle in crossings(curve, lower):
                half = (TRACK / 2 + 2.6) / max(sin(radians(angle)), 0.5) / length
                deck = curve.part(max(t - half, 0.0), min(t + half, 1.0)).path()
                out += f'<path class="bridge-edge" d="{deck}"/>'
                out += f'<path class="bridge-deck" d="{deck}"/>'
    return out


def _stub(port: int) -> Curve:
    (x, y), (nx, ny), end = PORTS[port], INWARD[port], plug(port)
    start = (x - 0.35 * nx, y - 0.35 * ny)
    return Curve(
        start,
        (start[0] + (end[0] - start[0]) / 3, start[1] + (end[1] - start[1]) / 3),
        (start[0] + (end[0] - start[0]) * 2 / 3, start[1] + (end[1] - start[1]) * 2 / 3),
        end,
    )


def _dead_end(port: int) -> str:
    x, y = plug(port)
    turn = (0, 90, 90, 180, 270, 270)[port]
    return _strokes(_stub(port)) + (
        f'<g transform="translate({number(x)} {number(y)}) rotate({turn})">'
        '<path class="plug line" d="M-9.4-5.4H9.4V2.2A9.4 9.4 0 0 1-9.4 2.2Z"/>'
        '<path class="plug-cross" d="M-3.3-2.4 3.3 5M3.3-2.4-3.3 5"/></g>'
    )


def _night_plate() -> str:
    w, h = 41.0, 66.0
    hatch = ""
    for c in range(-104, 108, 4):
        # The diagonal x + y = c, cut off at the inner frame.
        x0, x1 = max(-w, c - h), min(w, c + h)
        if x1 - x0 > 2:
            hatch += f"M{number(x0)} {number(c - x0)}L{number(x1)} {number(c - x1)}"
    corners = "".join(
        f'<path class="night-rule" d="M{sx * 44} {sy * 60}v{sy * 4.6}a4.4 4.4 0 0 '
        f'{int(sx * sy > 0)} {-sx * 4.4} {sy * 4.4}h{-sx * 4.6}"/>'
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return (
        f'<path class="night line" d="{outline((0, 0))}"/>'
        f'<path class="hatch" d="{hatch}"/>'
        '<rect class="night-rule" x="-44" y="-69" width="88" height="138" rx="3"/>' + corners
    )


def _ghosts() -> str:
    """The three straight readings, drawn so lightly that nobody takes them for track."""
    edges = "".join(f"M-50 {y}H50" for y in (-33.5, -16.5, 16.5, 33.5))
    for x in (-8.5, 8.5):
        edges += f"M{x} -75V-33.5M{x} -16.5V16.5M{x} 33.5V75"
    ties = "M-50-25H50M-50 25H50M0-75V-33.5M0-16.5V16.5M0 33.5V75"
    joints = "M-54-25h4M-54 25h4M50-25h4M50 25h4M0-79v4M0 75v4"
    return (
        f'<path class="casing" d="{joints}"/><path class="night-bed" d="{joints}"/>'
        f'<path class="ghost-edge" d="{edges}"/><path class="ghost-tie" d="{ties}"/>'
    )


def _medallion() -> str:
    """The house's R, in the manner of a cast plate."""
    teeth = "".join(
        f"M{number(18.6 * cos(a))} {number(18.6 * sin(a))}"
        f"L{number(20.8 * cos(a))} {number(20.8 * sin(a))}"
        for a in (radians(10 * i) for i in range(36))
    )
    return (
        '<circle class="night line" r="23"/><circle class="night-rule" r="21.2"/>'
        f'<path class="night-rule" d="{teeth}"/><circle class="night-rule" r="16.6"/>'
        '<path class="night-mark" fill-rule="evenodd" d="M-8.8-10.4H1.6C6.8-10.4 9-7.9 9-4.7C9-1.8 '
        "7.2.3 4.3 1L7.9 8.2H10V10.4H4.5L-.2 1.4H-2.9V8.2H-.6V10.4H-8.8V8.2H-6.5V-8.2H-8.8Z"
        'M-2.9-8.2V-.8H.9C3.9-.8 5.3-2.2 5.3-4.5C5.3-6.9 3.9-8.2.9-8.2Z"/>'
    )


def _guilloche() -> str:
    """Fine crossed waves, as on a share certificate."""
    waves = ""
    for row in range(-5, 6):
        for sign in (-1, 1):
            waves += f"M-38 {row * 12}" + f"q6.33 {sign * 7} 12.67 0t12.67 0" + "t12.67 0" * 4
    return f'<path class="gilt-hair faint" d="{waves}"/>'


def _turntable() -> str:
    ring = "".join(
        f"M{number(21 * cos(a))} {number(21 * sin(a))}L{number(24 * cos(a))} {number(24 * sin(a))}"
        for a in (radians(15 * i) for i in range(24))
    )
    return (
        '<circle class="paper-light line" r="25"/><circle class="open hair" r="20.6"/>'
        f'<path class="open hair" d="{ring}"/>'
        '<path class="open hair" d="M-18.4 11.6H18.4M-16.6 13.4H16.6"/>'
    )


_LOCOMOTIVE: Final = (
    # Smoke, then the engine in one silhouette, then what the burin leaves white.
    '<path class="open hair" d="M9-13.6c-1.6-2-4.4-1.6-5 .2c-2-1.8-5-.4-4.6 1.6c-2.2-1-4.4.4-4 2.2'
    'M4.4-15.6c-1-1.2-3.2-1-3.8.2"/>'
    '<path class="ink" d="M-15-10.6H-4.2V-9.2H-5.2V-4.4H-.4C-.4-7.6 4-7.6 4-4.4H7.6L7.4-8.8'
    "L6.4-11.4H11.4L10.4-8.8L10.2-4.4H12.2C13.4-4.4 14-3.6 14-2.4V2.6H15.2V4.4H14.6L18.4 11.2H11.6"
    'L10.6 6H-15.4V2.6H-14V-9.2H-15Z"/>'
    '<path class="paper-light" d="M-12.2-8H-9.8V-4.2H-12.2ZM-8.4-8H-6.6V-4.2H-8.4Z"/>'
    + "".join(
        f'<circle class="paper-light" cx="{x}" cy="{11.4 - r}" r="{r}"/>'
        f'<circle class="open line" cx="{x}" cy="{11.4 - r}" r="{r}"/>'
        f'<path class="open hair" d="M{x - r} {11.4 - r:g}h{2 * r}M{x} {11.4 - 2 * r:g}v{2 * r}"/>'
        for x, r in ((-9.6, 4.6), (1.2, 4.6), (9.6, 2.8))
    )
    + '<path class="open heavy" d="M-9.6 8.6H1.2L9 7.4"/>'
    '<path class="paper-light" d="M-1.6-3.4h.9V2h-.9ZM4.4-3.4h.9V2h-.9ZM10-3.4h.9V2h-.9Z'
    'M-4.6-2.6H9.4V-2H-4.6Z"/>'
)
