"""The books at the end: where each player's money came from and went, and what a result is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from rotonde.games.silverton.rules import events as told
from rotonde.games.silverton.rules.board import GOODS
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.kernel.contract.help import Chart, Curve, Record
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event

SOURCES = (
    "start",
    *(f"sales-{goods}" for goods in GOODS),
    "passengers",
    "refunds",
    "deals",
    "claims",
    "lines",
    "track",
    "fees",
    "crew",
    "fleet",
)
"""The lines of the books, income first."""


def tally(state: State, happened: Sequence[Event]) -> list[Highlight]:
    """Every line of the books that is not empty, and each player's best claim."""
    accounts = books(state, happened)
    found = []
    for source in SOURCES:
        amounts = [account[source] for account in accounts]
        if any(amounts):
            shares = tuple(Fraction(amount) for amount in amounts)
            found.append(Highlight((), (Message(f"books-{source}"),), shares))
    best = _best_claims(state, happened)
    if any(best):
        lines = [Message("books-best")]
        for seat, row in enumerate(best):
            if row is not None:
                lines.append(Message("books-best-of", {"seat": seat, **state.claim_args(row[0])}))
        shares = tuple(Fraction(row[1] if row is not None else 0) for row in best)
        found.append(Highlight((), tuple(lines), shares))
    return found


def books(state: State, happened: Sequence[Event]) -> list[Counter[str]]:
    """Per seat what came in and, below zero, went out; together it is the cash at the end."""
    board = state.board
    accounts = [Counter({"start": state.terms.cash}) for _ in range(state.terms.players)]
    for event in happened:
        match event:
            case told.Delivered(seat, claim, _, _, _, total):
                accounts[seat][f"sales-{GOODS[board.claim_goods[claim]]}"] += total
            case told.RevenuePaid(seat, _, amount):
                accounts[seat]["passengers"] += amount
            case told.TrackTakenUp(seat, _, refund):
                accounts[seat]["refunds"] += refund
            case told.ClaimBought(seat, claim):
                accounts[seat]["claims"] -= board.claim_cost[claim]
            case told.LineBought(seat, line):
                accounts[seat]["lines"] -= board.line_price[line]
            case told.TheftPaid(seat, _, cost):
                accounts[seat]["lines"] -= cost
            case told.LineShared(seat, other, _, cost, cost2):
                accounts[seat]["lines"] -= cost
                accounts[other]["lines"] -= cost2
            case told.TrackBuilt(seat, segment):
                accounts[seat]["track"] -= board.costs[segment]
            case told.ClaimOperated(seat, claim) | told.ClaimDepleted(seat, claim):
                accounts[seat]["fees"] -= board.claim_fee[claim]
            case told.Freed(seat, _, price) | told.Replaced(seat, _, price):
                accounts[seat]["crew"] -= price
            case told.Hired(seat, _, price):
                accounts[seat]["crew"] -= price
            case told.TrainBought(seat, _, _, cost) | told.PlowBought(seat, _, _, cost):
                accounts[seat]["fleet"] -= cost
            case told.Dealt(seat, other, give, take):
                accounts[seat]["deals"] += take.cash - give.cash
                accounts[other]["deals"] += give.cash - take.cash
    return accounts


def _best_claims(state: State, happened: Sequence[Event]) -> list[tuple[int, int] | None]:
    """Per seat the claim whose goods sold for most, and for how much."""
    sold: list[Counter[int]] = [Counter() for _ in range(state.terms.players)]
    for event in happened:
        if isinstance(event, told.Delivered):
            sold[event.seat][event.claim] += event.total
    return [next(iter(claims.most_common(1)), None) for claims in sold]


_INKS = {"gold": "ochre", "silver": "tie", "copper": "oxide"}
"""Of the metals' curves; those of one goods differ by the city, and cities have no colour."""


def charts(state: State) -> list[Chart]:
    """How prices went: the metals together, then each goods that sells by the city."""
    board = state.board
    groups: dict[str, list[Curve]] = {}
    first = state.turn - len(state.past)
    if state.ending is not None and state.turn < state.terms.last_turn:
        first += 1  # prices moved once more, and no turn came after
    for at, column in enumerate(board.columns):
        if state.cells[at] < 0:
            continue
        way = [*(cells[at] for cells in state.past), state.cells[at]]
        points = tuple((first + turn, column.prices[cell]) for turn, cell in enumerate(way))
        goods = column.commodity
        label = Message("column-of", {"goods": goods, "city": column.city or ""})
        groups.setdefault(goods if column.city else "metals", []).append(
            Curve(label, points, _INKS.get(goods, "") if not column.city else "")
        )
    across = Message("chart-turns", {"turn": state.turn})
    return [
        Chart(Message("chart-prices", {"goods": goods}), across, tuple(curves))
        for goods, curves in groups.items()
        if state.past
    ]


def record(state: State, standings: Standings) -> Record | None:
    """Alone: how soon the goal was reached, or how rich one became (SV-18.3)."""
    terms = state.terms
    if not terms.solo:
        return None
    cash = state.cash[0]
    order: tuple[int, ...] = (-cash,)
    if terms.goal is not None:
        order = (int(cash < terms.goal), state.turn, -cash)
    group = " ".join(f"{key}={value}" for key, value in sorted(terms.options.items()))
    return Record(group, order, Message("record", {"turn": state.turn, "amount": cash}))
