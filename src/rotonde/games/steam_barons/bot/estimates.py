"""How a good player of Steam Barons looks ahead: what he weighs, and which choices he looks at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rotonde.games.steam_barons.bot import base_heuristics, stock_heuristics
from rotonde.games.steam_barons.bot.share_forecast import Outlook
from rotonde.games.steam_barons.rules.actions import Done, Pass
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.contract.bot import lead, sigmoid

_WIDTH = 4
"""Choices worth a search."""
_STOCK_DOUBT, _STEAM_DOUBT = 1.2, 0.5
"""How far imagined players' first sight may be off."""
_STOCK_WEIGHED = frozenset({"bid", "buy", "build", "move", "sell"})
_STEAM_WEIGHED = frozenset({"choose"})
"""In Base and Standard games the tile makes the turn; searching the rest brought nothing."""


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
    """First sight, by a player who sees things a little differently each time."""
    if len(legal) == 1:
        return legal[0]
    player, doubt = (
        (stock_heuristics, _STOCK_DOUBT) if state.terms.stock else (base_heuristics, _STEAM_DOUBT)
    )
    best, highest = legal[0], float("-inf")
    for value, action in player.score_choices(state, seat, legal):
        value += doubt * (rng.random() + rng.random() - 1.0)
        if value > highest:
            best, highest = action, value
    return best


def list_candidates(state: BaronsState, seat: int, legal: list[Any]) -> list[Any]:
    """The few choices worth a search, the favourite first."""
    if len(legal) == 1:
        return legal
    rows = score_choices(state, seat, legal)
    weighed = _STOCK_WEIGHED if state.terms.stock else _STEAM_WEIGHED
    if state.stack[-1].id not in weighed:
        return [rows[0][1]]
    width = _WIDTH if state.terms.stock else len(rows)
    found = [action for _, action in rows[:width]]
    rest = next((action for action in legal if isinstance(action, Done | Pass)), None)
    return found if rest is None or rest in found else [*found, rest]


def make_horizon(state: BaronsState) -> Callable[[BaronsState], bool]:
    """On the stock market to the end of an auction, a build turn, a delivery: what follows is
    weighed by sight. Else to the end of the turn, when nothing is half done."""
    turn, stage, at = state.turn, state.stage, state.at
    if not state.terms.stock:
        return lambda later: later.turn != turn
    return lambda later: later.at != at or later.stage != stage or later.turn != turn
