"""What the five goods sell for in each city, and what a player sells this turn."""

from __future__ import annotations

from rotonde.games.silverton.presentation.boards.desk import (
    DASH,
    DOWN,
    SAME,
    UP,
    Content,
    Desk,
    Outlet,
)
from rotonde.games.silverton.rules.actions import claim_spot
from rotonde.games.silverton.rules.board import GOODS
from rotonde.games.silverton.rules.player_track import bits
from rotonde.kernel.contract.boards import Cell, Column, Drawing, Line, Row, Rows, Sum, Tone
from rotonde.kernel.message import Arg

_ARROWS: tuple[tuple[str, Tone], ...] = ((SAME, ""), (UP, "rise"), (DOWN, "fall"))
_ORDER = ("gold", "silver", "copper", "lumber", "coal")


def market(desk: Desk) -> Content:
    view, player = desk.view, desk.player
    held = tuple((claim.claim, claim.goods) for claim in player.claims if claim.goods)
    lots = view.lots if desk.acts else ()
    delivers = desk.acts and view.step == "deliver"
    now = desk.prices, desk.moves, view.turn, player.sold
    key = ("market", now, held, lots, view.step, delivers, desk.own_track, desk.seat is None)
    return desk.write_once(key, lambda: _market(desk, (*held, *lots), delivers))


def _market(desk: Desk, held: tuple[tuple[int, int], ...], delivers: bool) -> Content:
    board = desk.board
    cities = [*dict.fromkeys(column.city for column in board.columns if column.city)]
    heads = [Column("", "left"), *(Column(city, "middle") for city in cities)]
    heads.append(Column(desk.say("board-head-held")))
    targets = _targets(desk, held) if delivers else {}
    rows: list[Row] = []
    for name in _ORDER:
        goods = GOODS.index(name)
        units = sum(count for claim, count in held if board.claim_goods[claim] == goods)
        start = Cell(desk.say("board-goods", goods=name), f"goods-{name}")
        yours = Cell(str(units) if units else DASH, tone="strong" if units else "soft")
        numbers = [at for at, of in enumerate(board.column_goods) if of == goods]
        if board.columns[numbers[0]].city is None:
            cell = _price(desk, numbers[0], targets, len(cities))
            rows.append(Row((start, cell, yours), f"column:{board.column_ids[numbers[0]]}"))
            continue
        by_city = {board.columns[number].city: number for number in numbers}
        cells = [
            _price(desk, by_city[city], targets) if city in by_city else Cell(DASH)
            for city in cities
        ]
        rows.append(Row((start, *cells, yours)))
        left = [_limit(desk, by_city[city]) if city in by_city else Cell() for city in cities]
        rows.append(Row((Cell(desk.say("board-limit"), tone="soft"), *left, Cell())))
    reached = [board.towns[city] for city in bits(desk.roads.live_towns & board.market_towns)]
    mine = "yes" if desk.seat is not None else "no"
    short = desk.say("board-market-short", count=len(reached), cities=", ".join(reached), mine=mine)
    turn = min(desk.view.turn, len(board.box.idn))
    # Where goods are sold or traded the room is for that.
    busy = desk.view.step in ("deliver", "trade", "reply", "answer")
    note = "" if busy else desk.say("board-market-note", idn=board.box.idn[turn - 1])
    return Content((Rows(tuple(heads), tuple(rows), note), Drawing("market")), short)


def _price(desk: Desk, column: int, targets: dict[int, int], span: int = 1) -> Cell:
    id = desk.board.column_ids[column]
    price = desk.prices[column]
    if not price:
        return Cell(DASH, tone="soft", spot=f"column:{id}", span=span)
    arrow, tone = _ARROWS[desk.moves[column]]
    text = f"{price} {arrow}"
    if span > 1:
        text = desk.say("board-any-city", price=text)
    spot = f"town:{targets[column]}" if column in targets else f"column:{id}"
    return Cell(text, tone=tone, spot=spot, span=span)


def _limit(desk: Desk, column: int) -> Cell:
    limit, sold = desk.board.limits[column], desk.player.sold[column]
    if limit is None or not desk.prices[column]:
        return Cell()
    text = desk.say("board-of", left=limit - sold, all=limit) if sold else str(limit)
    return Cell(text, tone="soft")


def _targets(desk: Desk, held: tuple[tuple[int, int], ...]) -> dict[int, int]:
    """Per column the city that goods at hand can go to now."""
    found: dict[int, int] = {}
    for claim, _ in held:
        for outlet in reversed(desk.outlets(claim)):
            if outlet.open and outlet.left != 0:
                found[outlet.column] = min(outlet.city, found.get(outlet.column, outlet.city))
    return found


# Deliveries


def deliveries(desk: Desk) -> Content:
    view, player = desk.view, desk.player
    lots = view.lots if desk.acts else ()
    held = player.claims, lots, player.cash, player.sold, player.announced
    done = view.deliveries if desk.acts else 0
    key = ("deliveries", held, done, desk.prices, desk.own_track)
    return desk.write_once(key, lambda: _deliveries(desk, lots, done))


def _deliveries(desk: Desk, lots: tuple[tuple[int, int], ...], done: int) -> Content:
    player = desk.player
    lines, total = list_sold(desk)
    goods = [(claim.claim, claim.goods) for claim in player.claims if claim.goods]
    lines += [write_waiting(desk, claim, units) for claim, units in (*goods, *lots) if units]
    if not lines:
        lines.append(Line(desk.say("board-no-goods"), tone="soft"))
    short = ""
    if not desk.terms.advanced:
        most = desk.terms.figures.deliveries
        short = desk.say("board-deliveries-short", left=max(0, most - done), count=most)
    return Content((Sum(tuple(lines), tuple(write_totals(desk, total))),), short)


def list_sold(desk: Desk) -> tuple[list[Line], int]:
    """What was sold this turn, and for how much."""
    player, board = desk.player, desk.board
    lines, total = [], 0
    for column, units in enumerate(player.sold):
        if not units:
            continue
        facts, price = board.columns[column], desk.prices[column]
        total += units * price
        text = desk.say("goods-units", amount=units, goods=facts.commodity)
        if facts.city is not None:
            text = desk.say("board-sold-at", amount=units, goods=facts.commodity, city=facts.city)
        each = desk.say("board-each", price=price)
        sprite = f"goods-{facts.commodity}"
        lines.append(Line(text, each, desk.money(units * price), sprite, tone="strong"))
    return lines, total


def write_waiting(desk: Desk, claim: int, units: int) -> Line:
    """Goods that lie at a claim, and where they could go."""
    board = desk.board
    outlets = desk.outlets(claim)
    sprite = f"goods-{GOODS[board.claim_goods[claim]]}"
    name = desk.claim_name(claim)
    best = next((each for each in outlets if each.open and each.left != 0), None)
    if best is not None:
        most = units if best.left is None else min(units, best.left)
        amount = desk.say("board-up-to", amount=best.price * most)
        note = _way(desk, claim, units, best)
        return Line(name, note, amount, sprite, spot=claim_spot(claim))
    note = desk.say(f"board-stay-{why_stay(desk, claim)}", count=units)
    return Line(name, note, "", sprite, spot=claim_spot(claim), tone="soft")


def why_stay(desk: Desk, claim: int) -> str:
    """What keeps goods from every market: the limit, snow, no market on own track, no track."""
    outlets = desk.outlets(claim)
    if outlets:
        return "limit" if any(each.open for each in outlets) else "snow"
    reached = desk.roads.live_towns >> desk.board.claim_town[claim] & 1
    return "market" if reached else "track"


def _way(desk: Desk, claim: int, units: int, best: Outlet) -> str:
    board = desk.board
    here = board.claim_town[claim]
    closed = desk.closed(desk.player.seat)
    args: dict[str, Arg] = {
        "count": units,
        "city": board.towns[best.city],
        "price": best.price,
        "length": desk.roads.length(here, best.city, closed) or 0,
    }
    if best.left is None:
        return desk.say("board-way", **args)
    return desk.say("board-way-limit", **args, left=best.left)


def write_totals(desk: Desk, total: int, planned: int = 0) -> list[Line]:
    """What was sold, what of it is still only planned, and the cash before and after."""
    player, terms = desk.player, desk.terms
    sold = desk.money(total + planned)
    found = [Line(desk.say("board-sold-for"), amount=sold, tone="strong")]
    note = ""
    if player.cash is not None and total + planned:
        id = "board-cash-today" if planned else "board-cash-before"
        note = desk.say(id, amount=player.cash if planned else player.cash - total)
    after = desk.say("board-cash-then" if planned else "board-cash-now")
    if terms.goal is not None and player.cash is not None:
        missing = terms.goal - player.cash - planned
        id = "board-goal-left" if missing > 0 else "board-goal-reached"
        goal = desk.say(id, amount=max(0, missing))
        note = desk.say("board-both", one=note, other=goal) if note else goal
    found.append(Line(after, note, desk.cash(player, -planned)))
    return found
