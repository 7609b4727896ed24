"""How a good player of Steam Barons looks ahead: what he weighs, and which choices he looks at."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any

from rotonde.games.steam_barons.bot import base_heuristics, stock_heuristics, stock_playout
from rotonde.games.steam_barons.bot.base_playout import BasePlayout
from rotonde.games.steam_barons.bot.build_turns import list_build_turns
from rotonde.games.steam_barons.bot.share_forecast import Outlook
from rotonde.games.steam_barons.rules.actions import Bid, Done, Pass, Sell
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.contract.bot import Future, lead, sigmoid

_WIDTH = 4
"""Choices worth a look where there are many."""
_MOST_PURCHASES = _MOST_TILES = 6
_SLIP = 3.0
"""Points by which a choice may be worse and still be worth a look, in Base and Standard games."""
_DOUBT = 0.5
"""How far imagined players' first sight may be off in Base and Standard games."""
_STOCK_SEARCHED = frozenset({"bid", "buy", "build", "sell"})
"""Deliveries are made by first sight: what they bring now is plain."""
_STEAM_SEARCHED = frozenset({"choose"})
"""In Base and Standard games the tile makes the turn; searching the rest brought nothing."""
_STEAM_EXPERT = frozenset({"choose", "opening", "order"})
_STEAM_TURNS = 3
"""How many turns of those games imagined play goes on, this one included: what a tile is good for
shows after the turn it is taken in."""


def score_choices(state: BaronsState, seat: int, legal: list[Any]) -> list[tuple[float, Any]]:
    """The choices with what they seem to be worth, the best first."""
    player = stock_heuristics if state.terms.stock else base_heuristics
    return sorted(player.score_choices(state, seat, legal), key=lambda row: -row[0])


def evaluate(state: BaronsState) -> list[float]:
    """What each player will have in the end."""
    players = range(state.terms.players)
    if state.terms.stock:
        outlook = Outlook(state)
        return [outlook.wealth(seat) for seat in players]
    return [base_heuristics.evaluate(state, seat) for seat in players]


def estimate_chances(state: BaronsState) -> list[float]:
    values = evaluate(state)
    scale = 14.0 if state.terms.stock else 7.0
    return [sigmoid(lead(values, seat) / scale) for seat in range(len(values))]


def choose_best(state: BaronsState, seat: int, legal: list[Any]) -> Any:
    """The best at first sight."""
    return score_choices(state, seat, legal)[0][1]


def choose_quickly(state: BaronsState, seat: int, legal: list[Any], rng: Random) -> Any:
    """First sight; in Base and Standard games by a player who sees things a little differently
    each time."""
    if len(legal) == 1:
        return legal[0]
    if state.terms.stock:
        return choose_best(state, seat, legal)
    best, highest = legal[0], float("-inf")
    for value, action in base_heuristics.score_choices(state, seat, legal):
        value += _DOUBT * (rng.random() + rng.random() - 1.0)
        if value > highest:
            best, highest = action, value
    return best


def is_searched(state: BaronsState) -> bool:
    return state.stack[-1].id in (_STOCK_SEARCHED if state.terms.stock else _STEAM_SEARCHED)


def list_candidates(state: BaronsState, seat: int, legal: list[Any]) -> list[Any]:
    """The few choices worth a look, the heuristic action first."""
    if len(legal) == 1:
        return legal
    rows = score_choices(state, seat, legal)
    step = state.stack[-1].id
    if step == "choose":
        return [action for _, action in rows[:_MOST_TILES]]
    if step == "capital":
        return [rows[0][1]]  # less may ruin a player, more is waste
    if not state.terms.stock:
        return [action for value, action in rows[:_WIDTH] if value > rows[0][0] - _SLIP]
    if step == "sell":
        return _list_sales(rows[0][1], legal)
    if step == "bid":
        # No jumps: what they may save is rarely worth what they cost.
        found = [rows[0][1], next(action for action in legal if isinstance(action, Bid))]
    else:
        width = _MOST_PURCHASES if step == "buy" else _WIDTH
        found = [action for _, action in rows[:width]]
    found += [action for action in legal if isinstance(action, Done | Pass)]
    return list(dict.fromkeys(found))


def list_courses(state: BaronsState, seat: int, legal: list[Any]) -> list[tuple[Any, ...]]:
    """What an expert weighs to the end of the match: build turns on the stock market; in Base and
    Standard games the tile, and the bids for a place in the order."""
    step = state.stack[-1].id
    if len(legal) == 1:
        return []
    if state.terms.stock:
        return list_build_turns(state, legal) if step == "build" else []
    if step in _STEAM_EXPERT:
        return [(action,) for action in list_candidates(state, seat, legal)]
    return []


def find_course_key(state: BaronsState) -> Hashable:
    if not state.stack or state.stack[-1].id != "build":
        return None
    track = state.track
    here = state.turn, state.at, state.builds, *state.treasury, *state.line
    return *here, *track.tile, *track.links


def _list_sales(usual: Sell, legal: list[Any]) -> list[Any]:
    """The heuristic action, each company's shares kept or sold instead, nothing, all."""
    found = [usual]
    companies = range(len(usual.counts))
    most = tuple(max(action.counts[company] for action in legal) for company in companies)
    for company, count in enumerate(most):
        if count:
            counts = list(usual.counts)
            counts[company] = 0 if counts[company] else count
            found.append(Sell(tuple(counts)))
    found += [Sell((0,) * len(most)), Sell(most)]
    offered = set(legal)
    return [action for action in dict.fromkeys(found) if action in offered]


def make_horizon(state: BaronsState) -> Callable[[BaronsState], bool]:
    """Shares are weighed by what they bring in the end; track by where the round leaves it, and
    in Base and Standard games all by where a few turns do, when nothing is half done."""
    if state.terms.stock:
        if state.stack[-1].id != "build":
            return lambda later: False
        last = state.turn + 1
    else:
        last = state.turn + _STEAM_TURNS
    return lambda later: later.turn >= last


def play_out(
    state: BaronsState, future: Future, enough: Callable[[BaronsState], bool] | None
) -> Sequence[float] | None:
    if state.terms.stock:
        return stock_playout.play_out(state, future, enough)
    BasePlayout(state, future).run(enough)
    return estimate_chances(state)


def find_futures_key(state: BaronsState) -> int | None:
    """The same futures for a whole round: what companies do in them is then known already."""
    return state.turn if state.terms.stock else None
