"""Wholes without numbers: what a player does turn after turn, offered as one click."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from rotonde.games.silverton.bot.heuristics import choose_best
from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.rules.actions import (
    Attempt,
    Build,
    Buy,
    BuyLine,
    Draw,
    Operate,
    TakeUp,
    Work,
)
from rotonde.games.silverton.rules.choice import DONE
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.kernel.contract.help import Plan, Shortcut
from rotonde.kernel.message import Message
from rotonde.kernel.step import Action


def plan(state: State, seat: int, past: Iterable[Action]) -> Plan | None:
    """The first whole is what Confirm offers, the others are buttons."""
    found = _list_wholes(state, seat, past)
    if not found:
        return None
    others = tuple(Shortcut(each.label, each.actions) for each in found[1:])
    return replace(found[0], others=others) if others else found[0]


def _list_wholes(state: State, seat: int, past: Iterable[Action]) -> list[Plan]:
    step = state.stack[-1].id if state.stack else ""
    if step == "operate" and not state.chosen:
        return _operating(state, seat, past)
    if step == "buy":
        return _buying(state, seat)
    if step == "build":
        return _building(state, seat)
    if step == "rival":
        return [_rival(state, seat)]
    return [Plan(DONE.message(state), (DONE,))] if step == "trade" else []


def _operated_last(past: Iterable[Action]) -> set[int]:
    """The claims operated last: chosen together, or one after the other."""
    found: set[int] = set()
    for action in past:
        if isinstance(action, Operate):
            found.add(action.claim)
        elif found:
            break
        elif isinstance(action, Work):
            return set(action.claims)
    return found


def _operating(state: State, seat: int, past: Iterable[Action]) -> list[Plan]:
    """All that is likely to earn its fee, as last turn, and all there is."""
    can = [a.claim for a in state.stack[-1].legal(state, seat) if isinstance(a, Operate)]
    paying = [claim for claim in can if _pays(state, seat, claim)]
    found = []
    if len(can) < 2:
        # Nothing to choose from, so the past is not looked through.
        work = Work(tuple(paying))
        return [Plan(work.message(state), (work,))] if paying else []
    before = _operated_last(past)
    again = [claim for claim in can if claim in before]
    if paying not in ([], can, again):
        found.append(_works(state, seat, "plan-operate-pay", paying))
    if again and again != can:
        found.append(_works(state, seat, "plan-operate-again", again))
    found.append(_works(state, seat, "plan-operate-all", can))
    return [plan for plan in found if plan is not None]


def _pays(state: State, seat: int, claim: int) -> bool:
    price, _ = advice.reachable_price(state, seat, claim)
    return advice.operation(state, claim).units * price > state.board.claim_fee[claim]


def _works(state: State, seat: int, id: str, claims: list[int]) -> Plan | None:
    cost = sum(state.board.claim_fee[claim] for claim in claims)
    if cost > state.cash[seat]:
        return None
    label = Message(id, {"count": len(claims), "cost": cost})
    return Plan(label, (Work(tuple(claims)),))


def _buying(state: State, seat: int) -> list[Plan]:
    """All that the prospectors have the right to, as far as the money goes; else a card."""
    legal = state.stack[-1].legal(state, seat)
    prices: dict[Action, int] = {
        action: state.board.claim_cost[action.claim]
        if isinstance(action, Buy)
        else state.board.line_price[action.line]
        for action in legal
        if isinstance(action, Buy | BuyLine)
    }
    if not prices:
        return [Plan(draw.message(state), (draw,)) for draw in legal if isinstance(draw, Draw)]
    return _as_one(state, seat, "plan-buy", prices)


def _building(state: State, seat: int) -> list[Plan]:
    """All that needs no roll; once that is built the first roll, then what is taken up."""
    legal = state.stack[-1].legal(state, seat)
    costs: dict[Action, int] = {
        each: state.board.costs[each.segment] for each in legal if isinstance(each, Build)
    }
    cubes = state.terms.figures.cubes - state.roads[seat].count
    if costs and cubes > 0:
        return _as_one(state, seat, "plan-build", dict([*costs.items()][:cubes]))
    rest = [each for each in legal if isinstance(each, Attempt | TakeUp)]
    return [Plan(each.message(state), (each,)) for each in rest[:1]]


def _as_one(state: State, seat: int, id: str, prices: Mapping[Action, int]) -> list[Plan]:
    """As many of these as there is money for, in their order."""
    left, taken = state.cash[seat], []
    for action, price in prices.items():
        if price <= left:
            left -= price
            taken.append(action)
    if len(taken) == 1:
        # What it costs is said already.
        note = Message("plan-left", {"amount": left})
        return [Plan(taken[0].message(state), (taken[0],), note)]
    note = Message("plan-sum", {"cost": state.cash[seat] - left, "amount": left})
    parts = tuple(_name(state, action) for action in taken)
    return [Plan(Message(id, {"parts": parts}), tuple(taken), note)]


def _name(state: State, action: Action) -> Message:
    if isinstance(action, Buy):
        return Message("part-claim", state.claim_args(action.claim))
    if isinstance(action, BuyLine):
        return Message("part-line", state.line_args(action.line))
    assert isinstance(action, Build)
    return Message("part-segment", state.segment_args(action.segment))


def _rival(state: State, seat: int) -> Plan:
    """The rival takes what one misses least."""
    action = choose_best(state, seat, state.stack[-1].legal(state, seat))
    return Plan(action.message(state), (action,))
