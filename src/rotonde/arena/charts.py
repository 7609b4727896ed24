"""Charts of an arena as SVG: a row for each thing, its value with an interval on an axis.

Colours are classes of the page around them, so one markup serves by day and by night, and each
colour comes with its mark.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from rotonde.kernel.drawing.themes import MARKS, PLAYERS, Player, ink_on

_WIDTH = 720
_RIGHT = 185
_ROW = 34
_TOP, _FOOT = 12, 30
_LETTER = 8.6
"""About the width of a letter of a name."""
_STEPS = (1, 2, 2.5, 5, 10)


class Row(NamedTuple):
    """A line of a chart."""

    name: str
    low: float
    value: float
    high: float
    told: str
    """The figures, at the end of the line."""
    bot: int | None = None
    """Whose colour and mark it has."""
    more: tuple[float, ...] = ()
    """Further values, as ticks between the ends."""


class Axis(NamedTuple):
    """What rows are measured by."""

    low: float
    high: float
    ticks: tuple[float, ...]
    label: Callable[[float], str]
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """Where a value lies, from 0 to 1."""
        if self.logarithmic:
            low, high, value = math.log(self.low), math.log(self.high), math.log(value)
        else:
            low, high = self.low, self.high
        return min(1.0, max(0.0, (value - low) / (high - low)))


def linear(low: float, high: float, label: Callable[[float], str]) -> Axis:
    """An axis from low to high at least, with round ticks."""
    span = max(high - low, 1e-9)
    power = 10 ** math.floor(math.log10(span / 5))
    step = next(power * each for each in _STEPS if power * each * 6 >= span)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    ticks = tuple(round(step * each, 10) for each in range(first, last + 1))
    return Axis(ticks[0], ticks[-1], ticks, label)


def logarithmic(high: float, label: Callable[[float], str]) -> Axis:
    """An axis from 1 to a power of ten."""
    most = max(1, math.ceil(math.log10(max(high, 1)) - 1e-9))
    ticks = tuple(float(10**each) for each in range(most + 1))
    return Axis(1.0, ticks[-1], ticks, label, True)


def chart(title: str, rows: Sequence[Row], axis: Axis, reference: float | None = None) -> str:
    """Rows on an axis; `reference` is a value that all are compared with."""
    left = 52 + _LETTER * max(len(row.name) for row in rows)
    wide = _WIDTH - left - _RIGHT
    bottom = _TOP + _ROW * len(rows)

    def x(value: float) -> float:
        return round(left + wide * axis.at(value), 1)

    parts = [
        f'<svg viewBox="0 0 {_WIDTH} {bottom + _FOOT}" role="img" aria-label="{escape(title)}">'
    ]
    for tick in axis.ticks:
        parts.append(f'<path class="grid" d="M{x(tick)} {_TOP}V{bottom}"/>')
        parts.append(
            f'<text class="tick" x="{x(tick)}" y="{bottom + 20}">{escape(axis.label(tick))}</text>'
        )
    if reference is not None:
        parts.append(f'<path class="reference" d="M{x(reference)} {_TOP - 6}V{bottom + 4}"/>')
    for at, row in enumerate(rows):
        parts += _draw_row(row, _TOP + _ROW * (at + 0.5), x)
    parts.append(f'<path class="axis" d="M{round(left, 1)} {bottom}H{_WIDTH - _RIGHT}"/></svg>')
    return "".join(parts)


def _draw_row(row: Row, y: float, x: Callable[[float], float]) -> list[str]:
    player = PLAYERS[row.bot % len(PLAYERS)] if row.bot is not None else None
    colour = player.colour if player else "brass"
    parts = [
        f'<text class="name" x="30" y="{y + 5}">{escape(row.name)}</text>',
        f'<path class="interval" d="M{x(row.low)} {y}H{x(row.high)}'
        f'M{x(row.low)} {y - 5}v10M{x(row.high)} {y - 5}v10"/>',
        *(f'<path class="interval" d="M{x(each)} {y - 4}v8"/>' for each in row.more),
        f'<circle class="{colour} edge" cx="{x(row.value)}" cy="{y}" r="8.5"/>',
        f'<text class="figure" x="{_WIDTH - _RIGHT + 14}" y="{y + 5}">{escape(row.told)}</text>',
    ]
    if player:
        parts.append(_mark(player, x(row.value), y, 0.8))
        parts.append(f'<circle class="{colour} edge" cx="14" cy="{y}" r="8.5"/>')
        parts.append(_mark(player, 14, y, 0.8))
    return parts


def _mark(player: Player, x: float, y: float, scale: float) -> str:
    return (
        f'<path class="{ink_on(player)}" fill-rule="evenodd" d="{MARKS[player.mark]}" '
        f'transform="translate({x} {y}) scale({scale})"/>'
    )
