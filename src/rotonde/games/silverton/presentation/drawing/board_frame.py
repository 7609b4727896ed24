"""What is printed around the map: the market chart, the turn track, shelves and players' areas."""

from __future__ import annotations

from collections.abc import Mapping

from rotonde.games.silverton.presentation.drawing import icons
from rotonde.games.silverton.presentation.drawing.cards_art import CARD, FARE
from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.layout import (
    BAND,
    CELL,
    CELLS,
    CHART_HIGH,
    CHART_WIDE,
    CLAIMS_DOWN,
    COLUMN,
    DEPOT_HIGH,
    FARES_DOWN,
    HEAD,
    ORDER_DOWN,
    STRIP,
    TURN,
    Layout,
    around,
    rect,
)
from rotonde.games.silverton.presentation.drawing.sprites import text, texts
from rotonde.games.silverton.presentation.drawing.tracks import ORIGIN
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.components import Column
from rotonde.kernel.drawing.scene import number
from rotonde.kernel.drawing.text_metrics import fit_size, width

Captions = Mapping[str, str]


def chart(board: Board, plan: Layout, captions: Captions) -> str:
    """Thirteen ladders of prices, the dearest on top."""
    left, top, wide = plan.chart_left, ORIGIN, CHART_WIDE
    area = (left, top, left + wide, top + CHART_HIGH)
    out = (
        f'<path class="shadow" d="{rect((area[0] + 5, area[1] + 6, area[2] + 5, area[3] + 6))}"/>'
        f'<path class="paper-light heavy" d="{rect(area)}"/>'
        '<path class="gilt-hair" '
        f'd="{rect((area[0] + 3, area[1] + 3, area[2] - 3, area[3] - 3))}"/>'
    )
    out += "".join(_group(at, count, board, plan) for at, count in _groups(board))
    barred = hatch = starts = feet = ""
    prices = []
    for at, column in enumerate(board.columns):
        for cell, price in enumerate(column.prices):
            x, y = plan.cell(at, cell)
            if price:
                prices.append((str(price), x, y + 6))
            else:
                barred += around((x, y), (COLUMN, CELL))
                hatch += "".join(f"M{number(x - 11)} {number(y + up)}l22-12" for up in (-7, 6, 19))
        x, y = plan.cell(at, column.start)
        starts += f"M{number(x - COLUMN / 2 + 1)} {number(y - CELL / 2 + 1)}h10l-10 10Z"
        feet += _foot(at, column, plan, captions)
    x, y = left + 2, top + HEAD
    grid = "".join(
        f"M{number(x)} {number(y + CELL * at)}h{number(wide - 4)}" for at in range(CELLS + 1)
    )
    for at in range(1, len(board.columns)):
        grid += f"M{number(x + COLUMN * at)} {number(y)}v{number(CELL * CELLS)}"
    return (
        f'{out}<path class="sv-barred" d="{barred}"/><path class="sv-fine" d="{hatch}{grid}"/>'
        f'<path class="oxide" d="{starts}"/>{texts(prices, "sv-fig mid", 18)}{feet}'
        + text(captions["sold"], "sv-note", left + 7, top + CHART_HIGH - 88, 15)
        + text(captions["limit"], "sv-note", left + 7, top + CHART_HIGH - 30, 15)
    )


def _groups(board: Board) -> list[tuple[int, int]]:
    """The first column and the number of columns of each kind of goods."""
    found: list[tuple[int, int]] = []
    for at, goods in enumerate(board.column_goods):
        if found and board.column_goods[found[-1][0]] == goods:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((at, 1))
    return found


def _group(first: int, count: int, board: Board, plan: Layout) -> str:
    """The goods' sign over its columns."""
    a, _ = plan.cell(first, 0)
    b, _ = plan.cell(first + count - 1, 0)
    top = ORIGIN
    goods = board.columns[first].commodity
    out = (
        f'<g transform="translate({number((a + b) / 2)} {top + 24:g}) scale(1.15)">'
        f"{icons.GOODS[goods]}</g>"
    )
    if count > 1:
        for x, way, gap in ((a, 1, 21), (b, -1, 44)):
            out += (
                f'<path class="sv-rule" d="M{number(x - way * 12)} {top + 40:g}v-16H'
                f'{number((a + b) / 2 - way * gap)}"/>'
            )
    out += text(
        icons.LETTERS[goods],
        "sv-fig mid",
        (a + b) / 2 + (29 if count > 1 else 0),
        top + (30 if count > 1 else 57),
        17,
    )
    if first:
        x = a - COLUMN / 2
        foot = top + HEAD + CELL * CELLS
        out += f'<path class="sv-rule" d="M{number(x)} {top + 6:g}V{foot:g}"/>'
    return out


def _foot(at: int, column: Column, plan: Layout, captions: Captions) -> str:
    x, y = plan.cell(at, 0)
    top = ORIGIN
    name = column.city or captions[column.commodity]
    size = fit_size(name, 100, 19)
    out = (
        f'<text class="figure serif" transform="translate({number(x + 6)} {top + HEAD - 7:g}) '
        'rotate(-90)" '
        f'style="font-size:{size:g}px">{name}</text>'
    )
    base = y + CELL / 2
    out += f'<path class="paper sv-edge" d="{around((x, base + 40), (COLUMN - 4, 28))}"/>'
    limit = "–" if column.limit is None else str(column.limit)
    return out + text(limit, "sv-note mid", x, base + 98, 17)


def turns(board: Board, plan: Layout, winter: frozenset[int], captions: Captions) -> str:
    """The track of turns: IDN in the corner, winter turns under snow."""
    fair = snow = corners = flakes = ""
    numbers, idns = [], []
    for turn in range(1, board.box.tables.turns.count + 1):
        x, y = plan.turn(turn)
        numbers.append((str(turn), x - 8, y + 7))
        idns.append((str(board.box.idn[turn - 1]), x + 18, y + 17))
        corners += f"M{number(x + 8)} {number(y + 23)}v-19h20"
        if turn in winter:
            snow += around((x, y), TURN)
            flakes += (
                f'<path class="sv-flake" transform="translate({number(x + 18)} {number(y - 11)}) '
                f'scale(.82)" d="{icons.FLAKE}"/>'
            )
        else:
            fair += around((x, y), TURN)
    out = (
        f'<path class="paper-light sv-edge" d="{fair}"/><path class="sv-frost sv-edge" d="{snow}"/>'
        f'<path class="sv-fine" d="{corners}"/>{flakes}'
        + texts(numbers, "sv-big", 21)
        + texts(idns, "sv-note mid", 14)
    )
    y = ORIGIN + ORDER_DOWN
    out += text(captions["order"], "sv-head", plan.left, y + 7)
    return out + text(captions["idn"], "sv-note sv-end", plan.left + BAND, y + 5, 14)


def shelves(board: Board, plan: Layout, captions: Captions) -> str:
    """Places for the deck, the row and the passenger piles."""
    out = ""
    for caption, down in (("claims", CLAIMS_DOWN), ("fares", FARES_DOWN)):
        y = ORIGIN + down - 13
        out += text(captions[caption], "sv-head", plan.left, y)
        start = plan.left + width(captions[caption], "bold", 22, 0.06) + 18
        for up in (8, 5):
            out += f'<path class="sv-rule" d="M{start:g} {y - up:g}H{plan.left + BAND:g}"/>'
    slots = "".join(
        around(plan.claim(at, 0)[0], CARD, 0.92) for at in range(board.box.tables.figures.row + 1)
    )
    slots += "".join(
        around(plan.fare(at, 0)[0], FARE, 0.92) for at in range(board.box.tables.figures.piles)
    )
    return f'{out}<path class="sv-slot" d="{slots}"/>'


def depot(plan: Layout) -> str:
    top = plan.depot_top
    area = (plan.left, top, plan.left + BAND, top + DEPOT_HIGH)
    rails = f"M{plan.left + 10:g} {top + 40:g}h660m0 4h-660"
    return f'<path class="sv-panel" d="{rect(area)}"/><path class="sv-fine" d="{rails}"/>'


def areas(plan: Layout) -> str:
    """Each player's ground: a purse, a bunkhouse, a jail and a graveyard, then room for cards."""
    out = ""
    for seat in range(plan.players):
        left, top, right, bottom = area = plan.area(seat)
        shadow = (left + 4, top + 4, right + 4, bottom + 4)
        out += f'<path class="shadow" d="{rect(shadow)}"/><path class="sv-panel" d="{rect(area)}"/>'
        out += f'<path class="sv-fine" d="M{left + STRIP:g} {top + 8:g}V{bottom - 8:g}"/>'
        x, y = jail(plan, seat, 0)
        out += f'<path class="rock sv-edge" d="{rect((x - 20, y - 16, x + 76, y + 16))}"/>'
        bars = "".join(f"M{x - 14 + 12 * at:g} {y - 16:g}v32" for at in range(8))
        out += f'<path class="sv-fine" d="{bars}M{x - 20:g} {y - 10:g}h96m-96 20h96"/>'
        x, y = grave(plan, seat, 0)
        out += f'<path class="sv-moss sv-edge" d="{rect((x - 20, y - 16, x + 76, y + 16))}"/>'
        crosses = "".join(f"M{x + 28 * at:g} {y - 10:g}v20m-6-13h12" for at in range(3))
        out += f'<path class="open hair" d="{crosses}M{x - 14:g} {y + 12:g}h84"/>'
    return out


def home(plan: Layout, seat: int, at: int, count: int) -> tuple[Point, float]:
    """Where crew stands that is not out, and its size."""
    left, top, _, bottom = plan.area(seat)
    per_row = max(6, count)
    step = (STRIP - 16) / per_row
    y = min((top + 42 + bottom - 40) / 2 + 1, top + 72)
    return (left + 8 + (at + 0.5) * step, y), min(1.2, step / 34, (bottom - top - 84) / 38)


def jail(plan: Layout, seat: int, at: int) -> Point:
    left, top, _, bottom = plan.area(seat)
    return left + 28 + 28 * at, min(bottom - 21, top + 122)


def grave(plan: Layout, seat: int, at: int) -> Point:
    left, top, _, bottom = plan.area(seat)
    return left + 132 + 28 * at, min(bottom - 21, top + 122)


def purse(plan: Layout, seat: int) -> Point:
    left, top, _, _ = plan.area(seat)
    return left + STRIP - 14, top + 26


def idle() -> str:
    """A veil over a column that is not in use."""
    return f'<path class="sv-veil" d="{around((0, 0), (COLUMN - 1.4, CHART_HIGH - 62))}"/>'
