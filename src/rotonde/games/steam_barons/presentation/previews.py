"""What a decision would mean, told before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rotonde.games.steam_barons.presentation import advice
from rotonde.games.steam_barons.presentation.panels import fate_args, idle_reason, tile_args
from rotonde.games.steam_barons.rules import events
from rotonde.games.steam_barons.rules.actions import (
    Bid,
    Buy,
    Connect,
    Done,
    Fill,
    Grow,
    Lay,
    Move,
    Raise,
    Redirect,
    Sell,
    Take,
    Urbanize,
)
from rotonde.games.steam_barons.rules.capital import raise_capital
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action, Event

BUILDS = (Lay, Redirect, Connect)


def weigh(state: State, seat: int, action: Action) -> Sequence[Message]:
    told = _PREVIEWS.get(type(action))
    return () if told is None else told(state, seat, action)


def _after(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """The table once this is done, before anybody else is asked. Nothing here asks chance."""
    twin, told = state.copy(), list[Event]()
    step: Any = twin.stack[-1]
    step.apply(twin, seat, action, Chance(b""), told)
    return twin, told


def _build(state: State, seat: int, action: Action) -> list[Message]:
    """The links it completes, what is left to build with, and what was raised for it."""
    twin, told = _after(state, seat, action)
    links = [event for event in told if isinstance(event, events.LinkCompleted)]
    done = [Message("weigh-link", event.message(twin).args) for event in links]
    return [
        *done,
        Message("weigh-build", {"builds": twin.builds, **_payment_args(state, twin, seat)}),
    ]


def _done(state: State, seat: int, action: Any) -> list[Message]:
    """What ending the build turn gives up."""
    if told := warn_of_unfinished(state):
        return [Message("weigh-unfinished", told)]
    return [Message("weigh-unused", {"builds": state.builds})] if state.builds else []


def warn_of_unfinished(state: State) -> dict[str, Arg]:
    """The links that are lost if the build turn ends now, else those that are not done."""
    lost, begun = advice.unfinished(state)
    links = lost or begun
    if not links:
        return {}
    last = state.turn >= state.terms.turns
    return {
        "warning": "lost" if lost else "useless" if last else "begun",
        "links": tuple(Message("part-stop", state.hex_args(stop)) for stop in links),
        "open": len(links),
    }


def _supply(state: State, seat: int, action: Any) -> list[Message]:
    """What comes of City Growth and Urbanization: the cubes are chosen next."""
    spaces = sum(1 for cubes in state.spaces if cubes)
    return [Message("weigh-supply", {"spaces": spaces})] if spaces else []


def _fill(state: State, seat: int, action: Any) -> list[Message]:
    """What will lie in the city."""
    twin, _ = _after(state, seat, action)
    city = state.queue[0][1]
    args: dict[str, Arg] = {"city": state.terms.name(city)}
    return [Message("weigh-fill", {**args, "cubes": twin.cube_parts(twin.cubes[city])})]


# Money


def _bid(state: State, seat: int, action: Any) -> list[Message]:
    """How many shares the cash would buy at that price; in what order what is left."""
    cash = state.cash[seat]
    if not state.terms.stock:
        raised = max(0, action.price - cash)
        return [Message("weigh-bid-place", {"cash": max(0, cash - action.price), "amount": raised})]
    company = state.active
    count = min(state.available[company], cash // action.price) if action.price else 0
    control = advice.control(state, seat, company)
    args: dict[str, Arg] = {"cash": cash, "count": count, "control": int(0 < control <= count)}
    return [Message("weigh-bid", args)]


def _buy(state: State, seat: int, action: Any) -> list[Message]:
    """What is left, and whether it brings control."""
    control = advice.control(state, seat, state.active)
    gains = int(0 < control <= action.count)
    left = state.cash[seat] - action.count * state.lots
    return [Message("weigh-buy", {"cash": left, "control": gains})]


def _raise(state: State, seat: int, action: Any) -> list[Message]:
    """What there is then, and what it costs each turn."""
    twin = state.copy()
    raise_capital(twin, seat, action.steps, [])
    args: dict[str, Arg] = {"cash": twin.cash[seat], "income": twin.income[seat]}
    return [Message("weigh-raise", {**args, "vp": twin.vp[seat], "steps": action.steps})]


def _payment_args(state: State, twin: State, seat: int) -> dict[str, Arg]:
    """What there is to pay with afterwards, and what it took besides."""
    if state.terms.stock:
        company = state.active
        issued = state.card[company] - twin.card[company]
        return {"cash": twin.treasury[company], "means": "issue", "count": issued}
    points = state.vp[seat] - twin.vp[seat]
    raised = points > 0 or twin.income[seat] < state.income[seat]
    return {
        "cash": twin.cash[seat],
        "means": "raise" if raised else "cash",
        "income": twin.income[seat],
        "vp": twin.vp[seat],
    }


def _take(state: State, seat: int, action: Any) -> list[Message]:
    """What the tile does, and what is left once it is paid."""
    args = {**tile_args(state, action.tile), "effect": int(action.effect)}
    lines = [Message("weigh-tile", args)]
    idle = idle_reason(state, seat, action.tile) if action.effect else ""
    if idle:
        lines.append(Message("about-tile-idle", {"reason": idle}))
    if action.effect and state.tile_cost(seat, action.tile):
        twin, _ = _after(state, seat, action)
        lines.append(Message("weigh-take", _payment_args(state, twin, seat)))
    return lines


def _move(state: State, seat: int, action: Any) -> list[Message]:
    """On the market: what the company's shares would bring after it."""
    if not state.terms.stock:
        return []
    twin, _ = _after(state, seat, action)
    then = advice.fate(twin, state.active)
    if then is None:
        return []
    livery = state.terms.liveries[state.active]
    return [Message("weigh-move", {"company": livery, **fate_args(then)})]


def _sell(state: State, seat: int, action: Any) -> list[Message]:
    """What a sale would pay, and which companies it would lose if nobody else sold."""
    amount = sum(
        count * price for count, price in zip(action.counts, state.price, strict=True) if count
    )
    lines = [Message("weigh-sell", {"amount": amount, "cash": state.cash[seat] + amount})]
    for company, count in enumerate(action.counts):
        if not count or state.controller[company] != seat:
            continue
        others = (each for each in range(state.terms.players) if each != seat)
        most = max(state.shares_of(each, company) for each in others)
        if most > state.shares_of(seat, company) - count:
            livery = state.terms.liveries[company]
            lines.append(Message("weigh-control", {"company": livery}))
    return lines


_PREVIEWS: dict[type[Action], Callable[[State, int, Any], list[Message]]] = {
    Bid: _bid,
    Buy: _buy,
    Raise: _raise,
    **dict.fromkeys(BUILDS, _build),
    Grow: _supply,
    Urbanize: _supply,
    Fill: _fill,
    Done: _done,
    Take: _take,
    Move: _move,
    Sell: _sell,
}
