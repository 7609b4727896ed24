"""What a player would want to know before each decision, and what can be done at one click."""

from __future__ import annotations

from collections.abc import Callable

from rotonde.games.steam_barons.presentation import advice, previews
from rotonde.games.steam_barons.presentation.highlights import shares
from rotonde.games.steam_barons.presentation.panels import fate_args, idle_reason, income_line
from rotonde.games.steam_barons.rules.actions import Sell
from rotonde.games.steam_barons.rules.capital import most_steps
from rotonde.games.steam_barons.rules.market import sellable
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.games.steam_barons.rules.order import leaving
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.help import Shortcut
from rotonde.kernel.message import Arg, Message

_PLANS = 3
"""Deliveries offered at one click; the table of choices has them all."""


def remark(state: State, seat: int) -> Message | None:
    told = _HINTS.get(state.stack[-1].id) if state.stack else None
    return None if told is None else told(state, seat)


def listing(state: State) -> Message | None:
    """What a list of all choices is called."""
    id = _LIST_TITLES.get(state.stack[-1].id) if state.stack else None
    return None if id is None else Message(id)


# Auctions


def _shares(state: State, seat: int) -> Message | None:
    """What a share will bring on today's track; the bar says who bids with what."""
    company = state.line[state.at]
    then = advice.fate(advice.coming(state), company)
    if then is None or state.auction is None:
        return None
    buying = state.stack[-1].id == "buy"
    args: dict[str, Arg] = {
        **fate_args(then),
        "company": state.terms.liveries[company],
        "cash": state.cash[seat],
        "control": advice.control(state, seat, company),
    }
    if buying:
        return Message("remark-buy", args)
    return Message("remark-bid", args)


def _places(state: State, seat: int) -> Message | None:
    """What passing would mean, if it means leaving."""
    if state.auction is None or state.spare == seat:
        return None
    place, price = leaving(state, seat)
    return Message("remark-order", {"place": place, "price": price})


# Money


def _capital(state: State, seat: int) -> Message:
    return income_line(state, seat)


def _choose(state: State, seat: int) -> Message | None:
    """What there is to pay with, and which tiles are not worth paying for."""
    left = (each.no for each in state.terms.tables.actions if each.no not in state.taken)
    idle = [number for number in left if idle_reason(state, seat, number)]
    if not idle:
        return _raise(state, seat) if state.terms.base else None
    named = tuple(Message("part-tile", {"tile": state.tile_id(number)}) for number in idle)
    args: dict[str, Arg] = {"rules": state.terms.rules, "parts": named}
    return Message("remark-choose", {**args, **_raise(state, seat).args})


def _raise(state: State, seat: int) -> Message:
    amount = most_steps(state, seat) * state.terms.tables.income.capital
    return Message("remark-raise", {"cash": state.cash[seat], "amount": amount})


def _build(state: State, seat: int) -> Message:
    """What there is to pay with besides what the prompt says."""
    if state.terms.base:
        return _raise(state, seat)
    if state.terms.standard:
        return Message("remark-cash-only")
    card = state.card[state.active]
    issue = state.terms.tables.stock.issue
    return Message("remark-issue", {"count": card, "amount": issue, "total": card * issue})


def so_far(before: State, state: State, seat: int) -> Message | None:
    """How much has been built, for how much, and what there is to pay with besides."""
    builds = before.builds - state.builds
    if builds <= 0 or before.active != state.active:
        return None
    tables = state.terms.tables
    if state.terms.stock:
        company = state.active
        left, issued = state.card[company], before.card[company] - state.card[company]
        paid = before.treasury[company] - state.treasury[company] + issued * tables.stock.issue
        means: dict[str, Arg] = {"means": "issue", "count": issued, "left": left}
    else:
        each, left = tables.income.capital, most_steps(state, seat)
        raised = (most_steps(before, seat) - left) * each
        paid = before.cash[seat] - state.cash[seat] + raised
        kind = "raise" if state.terms.base else "cash"
        means = {"means": kind, "amount": raised, "total": left * each}
    told: dict[str, Arg] = {"builds": builds, "cost": paid, **means}
    warning = previews.warn_of_unfinished(state) or {"warning": "none"}
    return Message("remark-so-far", {**told, **compare_runs(before, state), **warning})


def compare_runs(before: State, state: State) -> dict[str, Arg]:
    """What the best deliveries bring on the drafted track, and on that of before."""
    after = advice.best_runs(state, state.active)
    if after is None:
        return {"runs": "none"}
    known = advice.best_runs(before, before.active)
    if known is None:
        return {"runs": "none"}
    change = "changed" if after != known else "same" if after else "nothing"
    moves = state.terms.tables.stock.moves
    return {"runs": change, "moves": moves, "gain": after, "known": known}


def _score(state: State, seat: int) -> Message:
    """What the points of a delivery bring as income until the end, and as points."""
    income, points = state.terms.tables.income, state.queue[0][1]
    before = state.income[seat]
    after = min(income.highest, before + points)
    turns = state.terms.turns - state.turn + 1
    args: dict[str, Arg] = {
        "amount": (after - before) * turns,
        "worth": income.worth(after) - income.worth(before),
        "count": points,
    }
    return Message("remark-score", args)


def _sell(state: State, seat: int) -> Message:
    amount = sum(count * state.price[c] for c, count in enumerate(sellable(state, seat)) if count)
    last = int(state.turn >= state.terms.turns)
    return Message(
        "remark-sell", {"amount": amount, "cash": state.cash[seat] + amount, "last": last}
    )


# Goods


def _move(state: State, seat: int) -> Message:
    found = advice.once(advice.deliveries(state, (state.active,)))
    if not found:
        return Message("remark-no-run")
    return Message("remark-move", {**_delivery_args(state, found[0]), "count": len(found)})


def _delivery_args(state: State, each: advice.Delivery) -> dict[str, Arg]:
    return {
        "colour": COLOURS[each.colour],
        "hex": state.terms.name(each.start),
        "city": state.terms.name(each.run.city),
        "parts": shares(state, each),
    }


def plans(state: State, seat: int) -> list[Shortcut]:
    """The best deliveries, each with who scores what; to keep all shares."""
    step = state.stack[-1].id if state.stack else ""
    if step == "move":
        found = advice.once(advice.deliveries(state, (state.active,)))
        return [
            Shortcut(Message("plan-deliver", _delivery_args(state, each)), (each.move,), shown=True)
            for each in found[:_PLANS]
            if each.points
        ]
    # In the last round nobody means to keep shares that will be worth nothing.
    if step == "sell" and state.turn < state.terms.turns:
        nothing = Sell((0,) * len(state.price))
        return [Shortcut(nothing.message(state), (nothing,))]
    return []


_HINTS: dict[str, Callable[[State, int], Message | None]] = {
    "bid": _shares,
    "buy": _shares,
    "opening": _raise,
    "order": _places,
    "capital": _capital,
    "choose": _choose,
    "build": _build,
    "move": _move,
    "score": _score,
    "sell": _sell,
}

_LIST_TITLES = {"build": "listing-build", "choose": "listing-choose", "move": "listing-move"}
