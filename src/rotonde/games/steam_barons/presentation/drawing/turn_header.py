"""The head of the band: which turn it is, who is first, and the order of play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rotonde.games.steam_barons.presentation.drawing.layout import (
    BAND,
    ORIGIN,
    Area,
    Layout,
    Point,
    rect,
    text,
)
from rotonde.games.steam_barons.presentation.drawing.pen import Pen
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.kernel.drawing.text_metrics import fit_size

Captions = Mapping[str, str]
_LEAD: Final = 164.0
_CELL: Final = 40.0
_DOWN: Final = 66.0


def turn(plan: Layout, at: int) -> Area:
    left = plan.left + _LEAD + (at - 1) * _CELL
    return left, ORIGIN - 1, left + _CELL, ORIGIN + 33


def order(plan: Layout, at: int) -> Point:
    return plan.left + _LEAD + 20 + at * 52, ORIGIN + _DOWN


def turns(plan: Layout, terms: Terms) -> Area:
    """The row of turns with its name."""
    _, top, right, bottom = turn(plan, terms.turns)
    return plan.left - 6, top, right, bottom


def orders(plan: Layout) -> Area:
    """The row of the order with its name."""
    x, y = order(plan, 5)
    return plan.left - 6, y - 23, x + 26, y + 23


def marker(plan: Layout) -> Area:
    """The first-player marker with its name."""
    x, y = first(plan)
    return x - 236, y - 30, x + 26, y + 22


def first(plan: Layout) -> Point:
    return plan.left + BAND - 26, ORIGIN + 26


def draw_printed(plan: Layout, terms: Terms, captions: Captions) -> str:
    out = ""
    for name, down in (("turn", 23), ("order", int(_DOWN) + 7)):
        key = f"scene-caption-{name}" + ("-stock" if terms.stock else "")
        size = fit_size(captions[key], _LEAD - 12, 21)
        out += text(captions[key], "sb-head", (plan.left, ORIGIN + down), size)
    for at in range(1, terms.turns + 1):
        area = turn(plan, at)
        out += f'<path class="sb-cell" d="{rect(area)}"/>'
        out += text(str(at), "sb-num", ((area[0] + area[2]) / 2, area[3] - 11))
    if terms.stock:
        words = captions["scene-caption-first"]
        x, y = first(plan)
        out += text(words, "sb-note sb-end", (x - 30, y + 6), fit_size(words, 200, 19, "sans"))
    return out


def put(pen: Pen) -> None:
    view = pen.view
    key = ("header", view.turn, view.order, view.active, view.marker, pen.names)
    pen.draw_once(key, lambda: _put(pen))


def _put(pen: Pen) -> None:
    view = pen.view
    now = max(1, min(view.turn, pen.terms.turns))
    left, top, right, bottom = turn(pen.plan, now)
    label = pen.say("scene-label-turn", turn=now, turns=pen.terms.turns)
    pen.put("turn", "now", ((left + right) / 2, (top + bottom) / 2), label)
    for at, who in enumerate(view.order):
        place = order(pen.plan, at)
        if pen.terms.stock:
            livery = pen.terms.liveries[who]
            label = pen.say("scene-label-place", company=livery, at=at + 1)
            pen.put(f"order:{livery}", f"emblem-{livery}", place, label, scale=1.5)
        else:
            label = pen.say("scene-label-order", seat=who, at=at + 1)
            pen.pawn(f"order:{who}", who, place, label, 1.4)
        if who == view.active:
            pen.put("active-order", "acting", place, label)
    if view.marker >= 0:
        label = pen.say("scene-label-first", seat=view.marker)
        x, y = first(pen.plan)
        pen.pawn("first", view.marker, (x, y), label, 1.3)
        pen.put("first-flag", "flag", (x, y))


def sprites() -> dict[str, str]:
    return {
        "now": '<path class="open sb-now-1" d="M-20-17H20V17H-20Z"/>'
        '<path class="open sb-now-2" d="M-20-17H20V17H-20Z"/>',
        "acting": '<circle class="open sb-now-1" r="20"/><circle class="open sb-now-2" r="20"/>',
        "flag": '<path class="oxide sb-edge" d="M1-8V-28L20-22 1-16Z"/>',
    }
