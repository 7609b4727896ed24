"""The boards of the Base and Standard games: action tiles, the income track, players' figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rotonde.games.steam_barons.presentation.drawing import figures, ornaments, shapes
from rotonde.games.steam_barons.presentation.drawing.layout import (
    BAND,
    HEX,
    ORIGIN,
    Area,
    Layout,
    Point,
    panel,
    rect,
    spread,
    text,
)
from rotonde.games.steam_barons.presentation.drawing.pen import Pen
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.view import PlayerView
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.pen import join_labels
from rotonde.kernel.drawing.scene import number
from rotonde.kernel.drawing.text_metrics import fit_size, together

Captions = Mapping[str, str]

_TILES: Final = 98.0
_TILE_HIGH: Final = 156.0
_INCOME: Final = 304.0
_PER_ROW: Final = 11
_LEVEL: Final = (BAND / _PER_ROW, 100.0)
PLAYERS: Final = 558.0
_ROOM: Final = 624.0
"""For all players' rows together."""
_NEW: Final = 1220.0
HEADINGS: Final = {
    "actions": _TILES,
    "income-track": _INCOME,
    "players": PLAYERS,
    "new-cities": _NEW,
}
"""How far down each board begins."""
_FIGURES: Final = ("cash", "vp", "income", "links", "bid")
_FIGURE: Final = 88.0
_LEAD: Final = 80.0
_STEP: Final = 40.0


def action(plan: Layout, no: int, count: int) -> Area:
    wide = BAND / count
    left, top = plan.left + (no - 1) * wide, ORIGIN + _TILES + 32
    return left, top, left + wide - 7, top + _TILE_HIGH


def level(plan: Layout, lowest: int, at: int) -> Area:
    row, column = divmod(at - lowest, _PER_ROW)
    left, top = plan.left + column * _LEVEL[0], ORIGIN + _INCOME + 30 + row * (_LEVEL[1] + 3)
    return left, top, left + _LEVEL[0], top + _LEVEL[1]


def high(players: int) -> float:
    """A player's row: fewer players have more room each."""
    return min(112.0, _ROOM / players - 8)


def row(plan: Layout, seat: int, players: int) -> Area:
    top = ORIGIN + PLAYERS + 30 + seat * (high(players) + 8)
    return plan.left, top, plan.left + BAND, top + high(players)


def locomotive(plan: Layout, seat: int, players: int, at: int) -> Point:
    _, top, right, bottom = row(plan, seat, players)
    return right - 28 - _STEP * (6 - at), (top + bottom) / 2 + 10


def engine(plan: Layout, terms: Terms, seat: int) -> Area:
    """All levels of a player's locomotive, with their name."""
    _, top, right, bottom = row(plan, seat, terms.players)
    left, _ = locomotive(plan, seat, terms.players, 1)
    return left - 20, top, right, bottom


def new_city(plan: Layout, colour: int) -> Point:
    return plan.left + 60 + colour * 156, ORIGIN + _NEW + 74


# What is printed


def draw_printed(plan: Layout, terms: Terms, captions: Captions, prices: Mapping[int, str]) -> str:
    return (
        _actions(plan, terms, captions, prices)
        + _income(plan, terms, captions)
        + _players(plan, terms, captions)
        + _new(plan, terms, captions)
    )


def _heading(plan: Layout, words: str, down: float) -> str:
    return text(words, "sb-head", (plan.left, ORIGIN + down + 20), fit_size(words, BAND, 21))


_ICONS: Final = {
    "turn-order": '<path class="sb-cell" d="M-26 4H-9V20H-26ZM-8-8H9V20H-8ZM10-20H27V20H10Z"/>'
    '<path class="open heavy" d="M-20-14-2-26M-9-27-1-27-5-20"/>',
    "first-move": '<g transform="translate(-12 0) scale(1.6)">{cube}</g>'
    '<path class="open heavy" d="M6 0H28M20-8 29 0 20 8"/>',
    "engineer": '<path class="sb-mini" d="M-28 12H28"/>'
    '<path class="ink" d="M-20-8 14-26 18-20-16-2ZM10-34 24-14 28-18 16-38Z"/>',
    "first-build": '<path class="sb-mini" d="M-30 4H6"/>'
    '<path class="open heavy" d="M10 4H28M20-4 29 4 20 12"/>',
    "city-growth": '<path class="paper-light line" d="M-26 20V-4L-15-14-4-4V20ZM-4 20V-14L8-26 '
    '20-14V20Z"/><path class="ink" d="M-18 6H-12V20H-18ZM4-6H12V2H4ZM4 8H12V20H4Z"/>'
    '<path class="open heavy" d="M28-20V-6M21-13H35"/>',
    "locomotive": '<g transform="translate(4 6) scale(.3)">{engine}</g>',
    "urbanization": '<g transform="scale(.5)">{city}</g>',
}


def _actions(plan: Layout, terms: Terms, captions: Captions, prices: Mapping[int, str]) -> str:
    out = _heading(plan, captions["scene-caption-actions"], _TILES)
    tiles = terms.tables.actions
    wide = BAND / len(tiles) - 7
    named = {tile.no: in_lines(captions[f"scene-action-{tile.id}"]) for tile in tiles}
    size = together((line for lines in named.values() for line in lines), wide - 8, 18)
    price = together(prices.values(), wide - 42, 18)
    for tile in tiles:
        area = action(plan, tile.no, len(tiles))
        left, top, right, bottom = area
        out += panel(area, "sb-card")
        x = (left + right) / 2
        out += f'<circle class="ink" cx="{number(left + 18)}" cy="{number(top + 18)}" r="13"/>'
        out += text(str(tile.no), "sb-num sb-pale", (left + 18, top + 24.4))
        out += text(prices[tile.no], "sb-fig sb-end", (right - 6, top + 24), price)
        icon = _ICONS[tile.id]
        icon = icon.replace("{cube}", _cube("red", captions)).replace("{engine}", ornaments.ENGINE)
        icon = icon.replace("{city}", shapes.city("red"))
        out += f'<g transform="translate({number(x)} {number(top + 62)})">{icon}</g>'
        lines = named[tile.no]
        for at, line in enumerate(lines):
            y = top + (110 if len(lines) == 1 else 100 + 17 * at)
            out += text(line, "sb-note mid", (x, y), size)
        out += f'<circle class="sb-slot" cx="{number(x)}" cy="{number(bottom - 20)}" r="12.5"/>'
    return out


def in_lines(words: str) -> list[str]:
    """A short name in one line, others in two."""
    return [words] if len(words) < 13 else ornaments.in_lines(words)


def _income(plan: Layout, terms: Terms, captions: Captions) -> str:
    out = _heading(plan, captions["scene-caption-income-track"], _INCOME)
    income = terms.tables.income
    for at in range(income.lowest, income.highest + 1):
        area = level(plan, income.lowest, at)
        left, top, right, bottom = area
        kind = "-up" if at > 0 else "-down" if at < 0 else ""
        out += f'<path class="sb-cell" d="{rect(area)}"/>'
        out += f'<path class="sb-cell{kind}" d="{rect((left, top, right, top + 26))}"/>'
        out += text(figures.signed(at), "sb-num", ((left + right) / 2, top + 20))
        worth = income.worth(at)
        if worth:
            out += f'<path class="gilt" d="{_star(left + 22, bottom - 10, 6)}"/>'
            out += text(figures.signed(worth), "sb-note", (left + 33, bottom - 5), 17)
    return out


def _star(x: float, y: float, r: float) -> str:
    """Victory points wear a star."""
    out = "M"
    for at, (dx, dy) in enumerate(_STAR):
        out += ("L" if at else "") + f"{number(x + dx * r)} {number(y + dy * r)}"
    return out + "Z"


_STAR: Final = (
    (0, -1), (0.24, -0.33), (0.95, -0.31), (0.38, 0.12), (0.59, 0.81), (0, 0.4),
    (-0.59, 0.81), (-0.38, 0.12), (-0.95, -0.31), (-0.24, -0.33),
)  # fmt: skip


def _players(plan: Layout, terms: Terms, captions: Captions) -> str:
    out = _heading(plan, captions["scene-caption-players"], PLAYERS)
    players = terms.players
    names = (*_FIGURES, "locomotive")
    size = together((captions[f"scene-caption-{each}"] for each in names), _FIGURE - 12, 18)
    for seat in range(players):
        area = row(plan, seat, players)
        left, top, _, bottom = area
        middle = (top + bottom) / 2
        out += panel(area, "sb-card")
        for place, name in enumerate(_FIGURES):
            x = left + _LEAD + place * _FIGURE
            box = (x, middle - 38, x + _FIGURE - 7, middle + 38)
            out += f'<path class="sb-cell" d="{rect(box)}"/>'
            words = captions[f"scene-caption-{name}"]
            out += text(words, "sb-note mid", (x + _FIGURE / 2 - 3.5, middle - 17), size)
        words = captions["scene-caption-locomotive"]
        first, last = (locomotive(plan, seat, players, at)[0] for at in (1, 6))
        out += text(words, "sb-note mid", ((first + last) / 2, middle - 17), size)
        for at in range(1, terms.tables.locomotive.highest + 1):
            x, y = locomotive(plan, seat, players, at)
            out += f'<circle class="sb-cell" cx="{number(x)}" cy="{number(y)}" r="16.5"/>'
            out += text(str(at), "sb-num", (x, y + 6.2), 17)
    _, _, right, bottom = row(plan, players - 1, players)
    foot = ORIGIN + _NEW
    if foot - bottom > 120:
        out += ornaments.vignette((plan.left, bottom, right, foot))
    return out


def _cube(colour: str, captions: Captions) -> str:
    return shapes.cube(colour, captions[f"scene-initial-{colour}"])


def _new(plan: Layout, terms: Terms, captions: Captions) -> str:
    out = _heading(plan, captions["scene-caption-new-cities"], _NEW)
    for at, tile in enumerate(terms.tables.new_cities):
        x, y = new_city(plan, at)
        out += f'<g transform="translate({number(x)} {number(y)}) scale(.72)">'
        out += f'<path class="sb-slot" d="{HEX}"/>{_cube(tile.colour, captions)}</g>'
    return out


# What lies there


def put(pen: Pen) -> None:
    levels = [player.income for player in pen.view.players]
    for player in pen.view.players:
        at = player.seat
        shared = levels[:at].count(player.income), levels.count(player.income)
        _player(pen, player, *shared)
    _taken(pen)
    _left(pen)


def _player(pen: Pen, player: PlayerView, turn: int, count: int) -> None:
    seat = player.seat
    tables = pen.terms.tables
    players = pen.terms.players
    area = row(pen.plan, seat, players)
    left, top, right, bottom = area
    label = pen.say("scene-label-seat", seat=seat)
    pen.pawn(f"seat:{seat}", seat, (left + 40, (top + bottom) / 2), label, 2.2)
    values = (player.cash, player.vp, player.income, player.links, player.bid)
    for place, (name, value) in enumerate(zip(_FIGURES, values, strict=True)):
        if name == "bid" and value < 0:  # no bid yet, which is not one of -1
            continue
        x = left + _LEAD + place * _FIGURE + _FIGURE / 2 - 3.5
        said = pen.say(f"scene-label-{name}", seat=seat, value=value)
        pen.number(f"{name}:{seat}", value, (x, (top + bottom) / 2 + 12), said, 1.35)
    said = pen.say("scene-label-level", seat=seat, value=player.level)
    at = locomotive(pen.plan, seat, players, player.level)
    pen.put(f"engine:{seat}", "engine", at, said, colour=themes.PLAYERS[seat].colour)
    income = tables.income
    here = min(max(player.income, income.lowest), income.highest)
    cell = level(pen.plan, income.lowest, here)
    dx, dy = spread(turn, count, 3, (22.5, 26))
    stand = cell[0] + _LEVEL[0] / 2 + dx, cell[1] + 41 + dy
    said = pen.say("scene-label-income", seat=seat, value=player.income)
    pen.pawn(f"level:{seat}", seat, stand, said, 0.88)
    middle = (left + right) / 2, (top + bottom) / 2
    if player.out:
        pen.put(f"out:{seat}", "out", middle, pen.say("scene-label-out", seat=seat))
    elif pen.view.active == seat:
        pen.put("active", "active-row", middle, pen.say("scene-label-to-act", seat=seat))
    pen.spot(f"seat:{seat}", rect(area), join_labels(label))


def _taken(pen: Pen) -> None:
    """Action tiles, with the pawn of whoever took one."""
    tiles = pen.terms.tables.actions
    holders = {player.tile: player.seat for player in pen.view.players if player.tile}
    for tile in tiles:
        area = action(pen.plan, tile.no, len(tiles))
        left, _, right, bottom = area
        label = pen.say("scene-label-action", no=tile.no, tile=tile.id)
        if tile.no in holders:
            seat = holders[tile.no]
            said = pen.say("scene-label-taken", seat=seat, no=tile.no, tile=tile.id)
            pen.pawn(f"taken:{seat}", seat, ((left + right) / 2, bottom - 20), said, 1.16)
            label = said
        pen.spot(f"tile:{tile.no}", rect(area), label)


def _left(pen: Pen) -> None:
    """New City tiles that are left."""
    for at, (tile, count) in enumerate(
        zip(pen.terms.tables.new_cities, pen.view.new_left, strict=False)
    ):
        x, y = new_city(pen.plan, at)
        label = pen.say("scene-label-new-left", colour=tile.colour, count=count)
        if count:
            pen.put(f"new:{tile.colour}", f"newcity-{tile.colour}", (x, y), label, scale=0.72)
        pen.number(f"new-left:{tile.colour}", count, (x + 60, y), label)
        area = (x - 42, y - 46, x + 78, y + 46)
        pen.spot(f"newcity:{tile.colour}", rect(area), label)


def sprites(players: int) -> dict[str, str]:
    half = high(players) / 2
    frame = rect((-BAND / 2, -half, BAND / 2, half))
    return {
        # A tyre of the player's colour round the number of his level.
        "engine": '<circle class="open sb-level-1" r="16"/>'
        '<circle class="open sb-level-2" r="16"/>',
        "out": f'<path class="veil" d="{frame}"/><path class="sb-stamp" d="M-370-30 370 30"/>',
        "active-row": f'<path class="open sb-now-1" d="{frame}"/>'
        f'<path class="open sb-now-2" d="{frame}"/>',
    }
