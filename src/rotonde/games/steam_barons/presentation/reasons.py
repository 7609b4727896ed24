"""Why a hint is what it is: what it brings, then what it costs, by the figures that bots weigh."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rotonde.games.steam_barons.bot import base_heuristics, stock_heuristics
from rotonde.games.steam_barons.bot.share_forecast import Outlook
from rotonde.games.steam_barons.presentation import advice, previews, prompt_hints
from rotonde.games.steam_barons.rules.actions import (
    Bid,
    Connect,
    Grow,
    Lay,
    Move,
    Raise,
    Redirect,
    Take,
    Upgrade,
    Urbanize,
)
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action

_BUILDS = (Lay, Redirect, Connect)


def reasons(state: State, seat: int, actions: Sequence[Action]) -> list[Message]:
    """Why a strong player would decide so; nothing where the choice says it all."""
    step = state.stack[-1].id if state.stack else ""
    told = _REASONS.get(step)
    return [] if told is None or not actions else told(state, seat, actions)


# Shares


def _bid(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    """What a share should bring, and up to which price it is worth having."""
    action = actions[0]
    if isinstance(action, Bid):
        value = _share_value(state, seat, action.price)
        return [value, *previews.weigh(state, seat, action)]
    return [_share_value(state, seat)]


def _buy(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    return [_share_value(state, seat), *previews.weigh(state, seat, actions[0])]


def _share_value(state: State, seat: int, bid: int = 0) -> Message:
    """What it should bring; a bid above the rule of thumb was found by playing on, and says so."""
    company = state.active
    outlook = Outlook(state)
    most = stock_heuristics.ceiling(state, seat, company, outlook)
    args: dict[str, Arg] = {
        "company": state.terms.liveries[company],
        "total": round(outlook.value[company]),
        "most": max(0, int(most)),
    }
    return Message("reason-share" if bid <= most else "reason-share-beyond", args)


def _sell(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    """What the shares pay now, beside what those that stay should bring."""
    counts = actions[0].counts
    if state.turn >= state.terms.turns:
        return list(previews.weigh(state, seat, actions[0]))
    outlook = Outlook(state)
    kept = sum(
        (state.shares_of(seat, company) - count) * outlook.value[company]
        for company, count in enumerate(counts)
    )
    lost = sum(count * outlook.value[company] for company, count in enumerate(counts))
    args: dict[str, Arg] = {"total": round(kept), "most": round(lost), "count": sum(counts)}
    paid = previews.weigh(state, seat, actions[0])[:1] if any(counts) else ()
    return [*paid, Message("reason-sell", args)]


# Track


def _build(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    """The links of the whole draft and what its best runs bring; what it takes to pay for it."""
    builds = [action for action in actions if isinstance(action, _BUILDS)]
    if not builds:
        special = [action for action in actions if isinstance(action, Grow | Urbanize)]
        return list(previews.weigh(state, seat, special[0])) if special else [_nothing(state, seat)]
    twin = state.copy()
    for action in actions:
        step: Any = twin.stack[-1]
        if getattr(action, "ends_draft", False) or step.refusal(twin, seat, action) is not None:
            break
        step.perform(twin, seat, action, Chance(b""))
    owner = state.active
    links = twin.track.count_finished(owner) - state.track.count_finished(owner)
    args: dict[str, Arg] = {"links": links, **prompt_hints.compare_runs(state, twin)}
    lines = [Message("reason-build", args)]
    told = prompt_hints.so_far(state, twin, seat)
    if told is not None:
        lines.append(Message("reason-cost", told.args))
    return lines


def _nothing(state: State, seat: int) -> Message:
    """Why nothing is built: what the best link would bring, less what it takes."""
    owner = state.active
    if state.terms.stock:
        best = stock_heuristics.plans(state, owner)
    else:
        best = base_heuristics.plans(state, seat, state.builds, 40)
    return Message("reason-no-build", {"plans": int(bool(best))})


def _fill(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    return list(previews.weigh(state, seat, actions[0]))


# Goods


def _move(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    """What the delivery brings, beside the next best; what it does to the price."""
    action = actions[0]
    if isinstance(action, Upgrade):
        return [Message("reason-upgrade", {"level": state.level[seat] + 1})]
    if not isinstance(action, Move):
        return [Message("reason-no-move")]
    gain = state.own_points(action.links)
    rest = [
        each.points
        for each in advice.once(advice.deliveries(state, (state.active,)))
        if (each.start, each.colour) != (action.hex, action.colour)
    ]
    args: dict[str, Arg] = {"gain": gain, "next": max(rest, default=0)}
    return [Message("reason-move", args), *previews.weigh(state, seat, action)]


def _score(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    told = prompt_hints.remark(state, seat)
    return [] if told is None else [told]


# Money


def _choose(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    assert isinstance(actions[0], Take)
    return list(previews.weigh(state, seat, actions[0]))[:2]


def _capital(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    """What the money is for, and what it costs each turn."""
    assert isinstance(actions[0], Raise)
    due = base_heuristics.due(state, seat)
    best = base_heuristics.plans(state, seat, state.terms.tables.builds.count, 40)
    cost = best[0][1].cost if best and best[0][0] > 0 else 0
    lines = [Message("reason-capital", {"cost": cost, "amount": due})]
    return [*lines, *previews.weigh(state, seat, actions[0])]


def _order(state: State, seat: int, actions: Sequence[Any]) -> list[Message]:
    """A place in front is worth little: what passing brings, or what the bid leaves."""
    if isinstance(actions[0], Bid):
        return [Message("reason-order"), *previews.weigh(state, seat, actions[0])]
    told = prompt_hints.remark(state, seat)
    return [Message("reason-order"), *([] if told is None else [told])]


_REASONS: dict[str, Callable[[State, int, Sequence[Any]], list[Message]]] = {
    "bid": _bid,
    "buy": _buy,
    "sell": _sell,
    "build": _build,
    "fill": _fill,
    "move": _move,
    "score": _score,
    "choose": _choose,
    "capital": _capital,
    "order": _order,
    "opening": _order,
}
