"""Claims: those on offer, the card at hand, and those a player owns."""

from __future__ import annotations

from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.presentation.boards.desk import DASH, Content, Desk, pawn
from rotonde.games.silverton.rules.actions import claim_spot
from rotonde.games.silverton.rules.board import GOODS
from rotonde.games.silverton.rules.components import BEST
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_LINE
from rotonde.games.silverton.rules.view import ClaimView
from rotonde.kernel.contract.boards import (
    Block,
    Cards,
    Cell,
    Figure,
    Figures,
    Line,
    PictureCard,
    Row,
    Rows,
    Sum,
    Track,
    TrackCell,
)

_ORDER = tuple(GOODS.index(goods) for goods in ("gold", "silver", "copper", "lumber", "coal"))


# On offer


def claims(desk: Desk) -> Content:
    view = desk.view
    there = desk.standing(AT_CLAIM, AT_LINE)
    cards = view.row, view.deck, view.drawn, view.rival
    key = ("claims", cards, there, desk.prices, desk.own_track, desk.built)
    return desk.write_once(key, lambda: _claims(desk, there))


def _claims(desk: Desk, there: tuple[tuple[int, int], ...]) -> Content:
    view = desk.view
    key = ("row", view.row, view.drawn, desk.prices, desk.own_track, desk.built)
    cards = desk.write_once(key, lambda: _cards(desk))
    rows = []
    for claim, (name, *figures) in cards.items():
        who = _who(there, AT_CLAIM + claim, view.rival == claim)
        marked = bool(who.sprite) or claim == view.drawn
        rows.append(Row((name, who, *figures), claim_spot(claim), marked))
    who = _who(there, AT_CLAIM)
    count = Cell(desk.say("board-deck-count", count=view.deck), tone="soft", span=6)
    rows.append(Row((Cell(desk.say("board-deck")), who, count), "deck", bool(who.sprite)))
    columns = desk.columns(
        "claim - buy operate yields depleted sells track", "claim -", wide="track"
    )
    short = desk.say("board-claims-short", count=len(cards), deck=view.deck)
    return Content((Rows(columns, tuple(rows)),), short)


def _cards(desk: Desk) -> dict[int, tuple[Cell, ...]]:
    """The face-up claims by goods and price, with what there is to say of each."""
    view, board = desk.view, desk.board
    row = [claim for claim in view.row if claim > 0]
    row.sort(key=lambda each: (_ORDER.index(board.claim_goods[each]), board.claim_cost[each], each))
    if view.drawn:
        row.insert(0, view.drawn)
    return {claim: _figures_of(desk, claim) for claim in row}


def _figures_of(desk: Desk, claim: int) -> tuple[Cell, ...]:
    board = desk.board
    town, goods = board.claim_town[claim], board.claim_goods[claim]
    printed = desk.write_once(("printed", claim), lambda: _printed(desk, claim))
    return (*printed, desk.sells_at(goods, town), Cell(desk.track_to(town)))


def _printed(desk: Desk, claim: int) -> tuple[Cell, ...]:
    """What never changes: price, fee, yields, and how likely it is to be depleted."""
    board = desk.board
    yields = board.claim_yields[claim][board.claim_spent[claim] + 1 :]
    later = advice.expect(board, claim, first=False)
    return (
        desk.goods_cell(claim),
        Cell(desk.money(board.claim_cost[claim]), tone="strong"),
        Cell(desk.money(board.claim_fee[claim])),
        Cell(f"{min(yields)}{DASH}{max(yields)}"),
        Cell(desk.percent(later.spent)),
    )


def _who(there: tuple[tuple[int, int], ...], place: int, rival: bool = False) -> Cell:
    """Who stands on a card: the first by the mark, more by their number."""
    seats = [seat for at, seat in there if at == place]
    if rival:
        return Cell(f"+{len(seats)}" if seats else "", "rival")
    if not seats:
        return Cell()
    return pawn(seats[0], f"+{len(seats) - 1}" if len(seats) > 1 else "")


# The card at hand


def card(desk: Desk) -> Content | None:
    """What may be bought now: its figures, and what each roll brings."""
    player = desk.player
    held = [
        piece.place - AT_CLAIM
        for piece in player.crew
        if piece.status == "right" and AT_CLAIM < piece.place < AT_LINE
    ]
    found = tuple(held)
    if desk.view.drawn and player.seat == desk.view.acting:
        found = (desk.view.drawn,)
    if not found:
        return None
    key = ("card", found, player.cash, desk.prices, desk.own_track)
    return desk.write_once(key, lambda: _card(desk, found))


def _card(desk: Desk, found: tuple[int, ...]) -> Content:
    blocks: list[Block] = []
    for claim in found:
        goods = GOODS[desk.board.claim_goods[claim]]
        number = desk.say("board-number", claim=claim)
        title = desk.claim_name(claim)
        picture = PictureCard(title, number, f"goods-{goods}", spot=claim_spot(claim))
        blocks += [Cards((picture,)), _figures(desk, claim), _by_roll(desk, claim)]
    return Content(tuple(blocks), ", ".join(desk.claim_name(claim) for claim in found))


def _figures(desk: Desk, claim: int) -> Figures:
    board = desk.board
    cost = board.claim_cost[claim]
    price, _ = desk.best_price(board.claim_goods[claim], board.claim_town[claim])
    rows = {
        "buy": desk.money(cost),
        "operate": desk.money(board.claim_fee[claim]),
        "depleted": desk.percent(advice.expect(board, claim, first=False).spent),
        "sells": desk.money(price) if price else DASH,
        "after": desk.cash(desk.player, cost),
    }
    return Figures(
        tuple(Figure(value, desk.say(f"board-head-{head}")) for head, value in rows.items())
    )


def _by_roll(desk: Desk, claim: int) -> Track:
    spent, yields = desk.board.claim_spent[claim], desk.board.claim_yields[claim]
    cells = [TrackCell(f"≤{spent}", (Cell("✕", tone="fall"),))]
    cells += [
        TrackCell(str(roll), (Cell(str(yields[roll]), tone="strong"),))
        for roll in range(spent + 1, BEST + 1)
    ]
    return Track(tuple(cells))


# Owned


def own_claims(desk: Desk) -> Content:
    view, player = desk.view, desk.player
    chosen = view.chosen if view.step == "operate" and player.seat in view.to_act else ()
    key = ("own", player.claims, player.cash, chosen, desk.prices, desk.own_track)
    return desk.write_once(key, lambda: _own_claims(desk, chosen))


def _own_claims(desk: Desk, chosen: tuple[int, ...]) -> Content:
    player = desk.player
    goods = sum(claim.goods for claim in player.claims)
    short = desk.say("board-own-short", count=len(player.claims), goods=goods)
    if not player.claims:
        return Content((Sum((Line(desk.say("board-own-none"), tone="soft"),)),), short)
    key = ("owned", player.claims, chosen, desk.prices, desk.own_track)
    rows = desk.write_once(
        key,
        lambda: tuple(_owned(desk, claim, claim.claim in chosen) for claim in player.claims),
    )
    columns = desk.columns("claim number there depleted sells fee", "claim", wide="number")
    return Content((Rows(columns, rows), Sum((), _fees(desk, chosen))), short)


def _fees(desk: Desk, chosen: tuple[int, ...]) -> tuple[Line, ...]:
    """What operating costs, paid and still to pay."""
    player, fees = desk.player, desk.board.claim_fee
    left = [c.claim for c in player.claims if not c.depleted and c.claim not in chosen]
    total = sum(fees[claim] for claim in left)
    totals = []
    if chosen:
        paid = desk.money(sum(fees[claim] for claim in chosen))
        text = desk.say("board-fees-chosen", count=len(chosen))
        totals.append(Line(text, amount=paid, tone="strong"))
    if left:
        text = desk.say("board-fees-rest" if chosen else "board-fees-all", count=len(left))
        totals.append(Line(text, amount=desk.money(total), tone="" if chosen else "strong"))
    totals.append(Line(desk.say("board-cash-after"), amount=desk.cash(player, total)))
    return tuple(totals)


def _owned(desk: Desk, claim: ClaimView, chosen: bool) -> Row:
    board, number = desk.board, claim.claim
    name = desk.goods_cell(number, tone="soft" if claim.depleted else "")
    depleted = Cell(desk.say("label-depleted"), tone="soft")
    if not claim.depleted:
        chance = advice.expect(board, number, first=not claim.worked)
        depleted = Cell(desk.percent(chance.spent))
    return Row(
        (
            name,
            Cell(desk.say("board-number", claim=number), tone="soft"),
            Cell(str(claim.goods) if claim.goods else DASH, tone="strong" if claim.goods else ""),
            depleted,
            desk.sells_at(board.claim_goods[number], board.claim_town[number]),
            Cell(DASH if claim.depleted else desk.money(board.claim_fee[number])),
        ),
        claim_spot(number),
        chosen,
    )
