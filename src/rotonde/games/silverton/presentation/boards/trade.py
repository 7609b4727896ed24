"""The deal on the table, and what each side has."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.silverton.presentation.boards.desk import DASH, Content, Desk, pawn
from rotonde.games.silverton.rules.actions import Bundle, claim_spot
from rotonde.games.silverton.rules.board import GOODS
from rotonde.games.silverton.rules.view import PlayerView
from rotonde.kernel.contract.boards import Cell, Line, Row, Rows, Sum


def offer(desk: Desk) -> Content:
    view = desk.view
    held = tuple((player.cash, player.claims) for player in view.players)
    sides = view.order[min(view.at, len(view.order) - 1)], desk.player.seat
    key = ("offer", view.offer, held, sides, desk.prices, desk.own_track, desk.names)
    return desk.write_once(key, lambda: _offer(desk))


def _offer(desk: Desk) -> Content:
    view = desk.view
    if view.offer is None:
        sides = [player.seat for player in view.players if player.seat != desk.player.seat]
        return Content((_holdings(desk, [desk.player.seat, *sides]),), desk.say("board-no-offer"))
    active, partner = view.order[view.at], view.offer.seat
    gives, takes = view.offer.give, view.offer.take
    if desk.player.seat == partner:
        active, partner, gives, takes = partner, active, takes, gives
    blocks = (
        _side(desk, active, gives, takes),
        _side(desk, partner, takes, gives),
        _holdings(desk, [active, partner]),
    )
    short = f"{desk.names[active]} {DASH} {desk.names[partner]}"
    return Content(blocks, short)


def _side(desk: Desk, seat: int, gives: Bundle, gets: Bundle) -> Sum:
    """What a player would give, and what cash he would have then."""
    player = desk.view.players[seat]
    mark = pawn(seat).sprite
    head = Line(desk.say_of(seat, "board-gives"), sprite=mark, tone="strong")
    lines = [head, *_parts(desk, gives)]
    after = desk.cash(player, gives.cash - gets.cash)
    return Sum(tuple(lines), (Line(desk.say("board-cash-after"), amount=after),))


def _parts(desk: Desk, bundle: Bundle) -> Iterator[Line]:
    board = desk.board
    if bundle == Bundle():
        yield Line(desk.say("part-nothing"), tone="soft")
    if bundle.cash:
        yield Line(desk.say("board-cash"), amount=desk.money(bundle.cash))
    for claim in bundle.claims:
        sprite = f"goods-{GOODS[board.claim_goods[claim]]}"
        number = desk.say("board-number", claim=claim)
        yield Line(desk.claim_name(claim), number, sprite=sprite, spot=claim_spot(claim))
    for claim, units in bundle.goods:
        goods = GOODS[board.claim_goods[claim]]
        text = desk.say("goods-units", amount=units, goods=goods)
        town = board.towns[board.claim_town[claim]]
        yield Line(text, town, sprite=f"goods-{goods}", spot=claim_spot(claim))
    for line in bundle.lines:
        name = desk.say("board-line", line=desk.between(*board.line_ends[line]))
        income = f"+{desk.money(board.line_revenue[line])}"
        yield Line(name, amount=income, spot=f"line:{line}")
    for segment in bundle.segments:
        cost = desk.money(board.costs[segment])
        yield Line(desk.segment(segment), cost, spot=f"segment:{board.ids[segment]}")
    for power in bundle.trains:
        yield Line(desk.say("label-train", power=power), sprite="train")
    for bonus in bundle.plows:
        yield Line(desk.say("label-plow", bonus=bonus), sprite="plow")


def _holdings(desk: Desk, seats: list[int]) -> Rows:
    """Cash and claims of the sides, with the goods on them."""
    columns = desk.columns("claim number there sells fee", "claim", wide="number")
    rows: list[Row] = []
    for seat in seats:
        player = desk.view.players[seat]
        name = pawn(seat, desk.names[seat], "strong")
        rows.append(Row((name, Cell(desk.cash(player), tone="strong", span=len(columns) - 1))))
        rows += _claims(desk, player)
    return Rows(columns, tuple(rows))


def _claims(desk: Desk, player: PlayerView) -> Iterator[Row]:
    board = desk.board
    for claim in player.claims:
        number = claim.claim
        cells = (
            desk.goods_cell(number, tone="soft" if claim.depleted else ""),
            Cell(desk.say("board-number", claim=number), tone="soft"),
            Cell(str(claim.goods) if claim.goods else DASH),
            desk.sells_at(board.claim_goods[number], board.claim_town[number]),
            Cell(DASH if claim.depleted else desk.money(board.claim_fee[number])),
        )
        yield Row(cells, claim_spot(number))
