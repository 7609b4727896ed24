"""The bank's books: what each decision must do to everybody's cash."""

from collections import Counter
from typing import Any

from rotonde.games.silverton.rules.actions import Operate
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.table.log import Decision


def paid(found: SilvertonState, decision: Decision) -> Counter[int]:
    """What each seat's cash must change by, from the rules and what was told."""
    money: Counter[int] = Counter()
    if isinstance(decision.action, Operate):
        money[decision.seat] -= found.board.claim_fee[decision.action.claim]
    for event in decision.events:
        for seat, amount in _moved(found, type(event).__name__, event):
            money[seat] += amount
    return money


def _moved(found: SilvertonState, name: str, told: Any) -> list[tuple[int, int]]:
    board = found.board
    match name:
        case "ClaimBought":
            return [(told.seat, -board.claim_cost[told.claim])]
        case "LineBought":
            return [(told.seat, -board.line_price[told.line])]
        case "TrackBuilt":
            return [(told.seat, -board.costs[told.segment])]
        case "TrackTakenUp":
            assert told.refund == 10 * board.lengths[told.segment]
            return [(told.seat, told.refund)]
        case "Delivered":
            assert told.total == told.amount * told.each
            return [(told.seat, told.total)]
        case "RevenuePaid":
            full = board.line_revenue[told.line] * (2 if found.terms.double else 1)
            assert told.amount in (full, -(-full // 20) * 10)
            return [(told.seat, told.amount)]
        case "LineShared":
            price = board.line_price[told.line]
            assert price <= told.cost + told.cost2 < price + 20
            return [(told.seat, -told.cost), (told.seat2, -told.cost2)]
        case "TheftPaid":
            assert 0 < told.cost <= board.line_price[told.line]
            return [(told.seat, -told.cost)]
        case "Freed" | "Replaced" | "Hired":
            return [(told.seat, -told.price)]
        case "TrainBought" | "PlowBought":
            assert told.cost > 0
            return [(told.seat, -told.cost)]
        case "Dealt":
            price = told.give.cash - told.take.cash
            return [(told.seat, -price), (told.seat2, price)]
    return []
