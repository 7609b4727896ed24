"""Why a strong player would decide so: a line or two with the figures behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.rules.actions import (
    Attempt,
    Build,
    Buy,
    BuyLine,
    BuyTrain,
    Deliver,
    Operate,
    Prospect,
    ProspectLine,
    Rival,
    Survey,
    Work,
)
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action

_MOST = 2
Lines = list[Message]


def give_reasons(state: State, seat: int, actions: Sequence[Action]) -> Lines:
    """From what the seat may know; of several decisions the first of each kind is explained."""
    if not state.stack:
        return []
    told = _TOLD.get(state.stack[-1].id)
    return [] if told is None else told(advice.known(state, seat), seat, actions)[:_MOST]


def _explain_placing(state: State, seat: int, actions: Sequence[Action]) -> Lines:
    claims = [each.claim for each in actions if isinstance(each, Prospect) and each.claim]
    lines = [each.line for each in actions if isinstance(each, ProspectLine)]
    surveys = [each.segment for each in actions if isinstance(each, Survey)]
    found = [_explain_claim(state, seat, claim) for claim in claims[:1]]
    found += [_explain_line(state, line) for line in lines[:1]]
    found += [_explain_segment(state, seat, segment, claims) for segment in surveys[:1]]
    found += [_explain_claim(state, seat, claim) for claim in claims[1:]]
    if not found and any(isinstance(each, Prospect) for each in actions):
        found.append(Message("why-deck"))
    return found or [Message("why-nobody")]


def _explain_claim(state: State, seat: int, claim: int) -> Message:
    """What an operation is likely to bring, against what it costs."""
    likely = advice.operation(state, claim)
    price, _ = advice.reachable_price(state, seat, claim)
    args: dict[str, Arg] = {
        **state.claim_args(claim),
        "fee": state.board.claim_fee[claim],
        "amount": round(likely.units * price),
        "points": str(likely.units),
        "price": price,
    }
    way = advice.missing(state, seat, state.board.claim_town[claim])
    reached = state.roads[seat].live_towns >> state.board.claim_town[claim] & 1
    if reached or way is None:
        return Message("why-claim", args)
    return Message("why-claim-far", {**args, "cost2": way.cost, "count": len(way.segments)})


def _explain_line(state: State, line: int) -> Message:
    revenue = state.board.line_revenue[line] * (2 if state.terms.double else 1)
    args: dict[str, Arg] = {**state.line_args(line), "revenue": revenue}
    return Message("why-line", {**args, "count": advice.payback(state, line)})


def _explain_segment(state: State, seat: int, segment: int, wanted: Sequence[int]) -> Message:
    """What it reaches, or whose way it is part of."""
    board = state.board
    args = state.segment_args(segment)
    gain = advice.reach(state, seat, segment)
    parts = [Message("about-reach-mine", state.claim_args(claim)) for claim in gain.mine]
    parts += [Message("about-reach-market", {"city": board.towns[city]}) for city in gain.markets]
    parts += [Message("about-reach-line", state.line_args(line)) for line in gain.lines]
    parts += [Message("about-reach-row", state.claim_args(claim)) for claim in gain.row]
    if parts:
        return Message("why-reach", {**args, "parts": tuple(parts[:3])})
    row = [claim for claim in state.row if claim > 0]
    for claims in ((*state.hands[seat], *wanted), row):
        ways = [(advice.missing(state, seat, board.claim_town[claim]), claim) for claim in claims]
        led = [
            (way.cost, len(way.segments), c) for way, c in ways if way and segment in way.segments
        ]
        if led:
            cost, count, claim = min(led)
            goal: dict[str, Arg] = {
                **args,
                **state.claim_args(claim),
                "cost2": cost,
                "count": count,
            }
            return Message("why-way", goal | {"from": args["town"], "to": args["town2"]})
    return Message("why-segment", args)


def _explain_buying(state: State, seat: int, actions: Sequence[Action]) -> Lines:
    found = [_explain_claim(state, seat, each.claim) for each in actions if isinstance(each, Buy)]
    found += [_explain_line(state, each.line) for each in actions if isinstance(each, BuyLine)]
    return found


def _explain_building(state: State, seat: int, actions: Sequence[Action]) -> Lines:
    return [
        _explain_segment(state, seat, each.segment, ())
        for each in actions
        if isinstance(each, Build | Attempt)
    ]


def _explain_operating(state: State, seat: int, actions: Sequence[Action]) -> Lines:
    """What all of it is likely to bring, and which is the first that may run dry."""
    claims = [each.claim for each in actions if isinstance(each, Operate)]
    claims += [claim for each in actions if isinstance(each, Work) for claim in each.claims]
    if not claims:
        return [Message("why-no-operation")]
    worth, fees = 0.0, sum(state.board.claim_fee[claim] for claim in claims)
    for claim in claims:
        price, _ = advice.reachable_price(state, seat, claim)
        worth += float(advice.operation(state, claim).units * price)
    found = [Message("why-operate", {"amount": round(worth), "fee": fees, "count": len(claims)})]
    risky = max(claims, key=lambda claim: advice.operation(state, claim).spent)
    spent = round(100 * advice.operation(state, risky).spent)
    if spent:
        found.append(Message("why-risk", {**state.claim_args(risky), "percent": spent}))
    return found


def _explain_selling(state: State, seat: int, actions: Sequence[Action]) -> Lines:
    """Today's price, and the one to be expected once it is sold."""
    found = []
    for sale in actions:
        if not isinstance(sale, Deliver):
            continue
        column = state.board.column_for[state.board.claim_goods[sale.claim]][sale.city]
        price = state.price(column)
        args: dict[str, Arg] = {
            **state.claim_args(sale.claim),
            "city": state.board.towns[sale.city],
            "price": price,
            "total": price * sale.amount,
        }
        if state.turn >= state.terms.last_turn:
            found.append(Message("why-sell-last", args))
            continue
        odds = advice.odds_after(state, column, state.sold[column] + sale.amount)
        kept = advice.odds_after(state, column, state.sold[column])
        args |= {"amount": round(odds.mean), "amount2": round(kept.mean)}
        found.append(Message("why-sell", args))
    return found or [Message("why-keep")]


def _explain_rival(state: State, seat: int, actions: Sequence[Action]) -> Lines:
    return [_explain_claim(state, seat, each.claim) for each in actions if isinstance(each, Rival)]


def _explain_purchase(state: State, seat: int, actions: Sequence[Action]) -> Lines:
    power = sum(train.power for train in state.trains[seat])
    units = sum(state.goods[claim] for claim in state.hands[seat])
    args: dict[str, Arg] = {"power": power, "count": units}
    return [Message("why-train", args) for each in actions if isinstance(each, BuyTrain)]


_TOLD: dict[str, Callable[[State, int, Sequence[Any]], Lines]] = {
    "place": _explain_placing,
    "rival": _explain_rival,
    "buy": _explain_buying,
    "keep": _explain_buying,
    "build": _explain_building,
    "operate": _explain_operating,
    "deliver": _explain_selling,
    "purchase": _explain_purchase,
}
