"""How a good player of Silverton looks ahead: what he weighs, and which choices he looks at."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from rotonde.games.silverton.bot import heuristics, trade
from rotonde.games.silverton.bot.heuristics import rank
from rotonde.games.silverton.bot.quick_placement import Placer
from rotonde.games.silverton.bot.style import SHARP, USUAL, Style
from rotonde.games.silverton.bot.valuation import Scored, estimate_wealth
from rotonde.games.silverton.rules.actions import (
    BuyPlow,
    Deliver,
    Dismantle,
    Done,
    Prospect,
    ProspectLine,
    Recall,
    Roll,
    Survey,
)
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_LINE
from rotonde.games.silverton.rules.state import PLACED, TIED, SilvertonState
from rotonde.kernel.contract.bot import sigmoid

_TO_GOAL = 5
"""How many turns imagined play goes on alone; among several it goes on to the end."""
_LEAD = 3000.0
"""A lead in dollars at the end that is nearly a sure win: how clear a win is says more about a
choice than that it is one."""
_WIDTH = 4
_OTHER_SURVEYS, _OTHER_CARDS, _HOPELESS = 2, 3, -100.0
"""How many places that first sight leaves out are looked at, and which are not."""
_UNNOTICED = 0.2
"""What part of a sale a fair player loses by selling too soon."""
_FEW_CUBES = 2
"""With so few left, track may have to go for track elsewhere."""
_SEARCHED = frozenset({"deliver", "rival", "purchase", "hire", "crew"})
"""The steps worth a search; at the others the first sight is as good. Among several, a piece that
is placed gains nothing by a search of its own: see `turn_plans`."""


def evaluate(state: SilvertonState) -> list[float]:
    return [estimate_wealth(state, seat) for seat in range(state.terms.players)]


def find_score_scale(state: SilvertonState) -> float:
    """What a turn or two can bring."""
    return 600.0 + 0.15 * max(state.cash)


def estimate_chances(state: SilvertonState) -> list[float]:
    """Each seat's chances; alone, how good the result will be."""
    if state.terms.solo:
        return [_estimate_alone(state)]
    if state.ending is not None:
        values, scale = [float(cash) for cash in state.cash], _LEAD
    else:
        values, scale = evaluate(state), find_score_scale(state)
    # A share of one win. Only the lead over the best would leave most of the others' luck in.
    highest = max(values)
    weights = [math.exp((value - highest) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def _estimate_alone(state: SilvertonState) -> float:
    """Money for a campaign; for a goal the turn it is reached, or seems to be."""
    goal = state.terms.goal
    if goal is None:
        rich = float(state.cash[0]) if state.ending is not None else estimate_wealth(state, 0)
        return rich / (rich + 40_000.0)
    turn = float(state.turn)
    if state.cash[0] < goal:
        rich = estimate_wealth(state, 0)
        # What is missing comes in at the pace of what there is.
        turn += 1.0 + 6.0 * max(0.0, goal * 1.1 - rich) / max(rich, 500.0)
        turn += 2.0 * (1.0 - min(1.0, state.cash[0] / goal))
    return sigmoid((14.0 - turn) / 4.0)


def make_horizon(state: SilvertonState) -> Callable[[SilvertonState], bool]:
    """To the end; alone, to the placement of a later turn: nothing is half done then."""
    if not state.terms.solo:
        return lambda later: False
    last = state.turn + _TO_GOAL
    return lambda later: later.turn >= last


def choose_best(state: SilvertonState, seat: int, legal: list[Any], style: Style = USUAL) -> Any:
    """The best at first sight; bargains are thought through."""
    if state.stack[-1].id in trade.STEPS:
        return trade.choose(state, seat, legal)
    return heuristics.choose_best(state, seat, legal, style)


def choose_quickly(state: SilvertonState, seat: int, legal: list[Any]) -> Any:
    """First sight only: nobody trades in imagined play."""
    if len(legal) == 1:
        return legal[0]
    return heuristics.choose_best(state, seat, legal, SHARP)


def is_searched(state: SilvertonState) -> bool:
    """Alone and without a goal, looking a few turns ahead misleads: the end is too far away."""
    step = state.stack[-1].id
    if not state.terms.solo:
        return step in _SEARCHED
    return state.terms.goal is not None and (step in _SEARCHED or step == "place")


def _wastes_money(state: SilvertonState, seat: int, action: Any) -> bool:
    """Track torn up while there are cubes, a plow without track under snow: never worth a look."""
    roads = state.roads[seat]
    if isinstance(action, Dismantle):
        return state.terms.figures.cubes - roads.count > _FEW_CUBES
    return isinstance(action, BuyPlow) and not roads.own & state.board.white


def list_candidates(state: SilvertonState, seat: int, legal: list[Any]) -> list[Any]:
    """The few choices worth a search, the heuristic action first."""
    if len(legal) == 1:
        return legal
    step = state.stack[-1].id
    if not is_searched(state) and (step != "place" or state.terms.solo):
        return [choose_best(state, seat, legal, SHARP)]
    sensible = [action for action in legal if not _wastes_money(state, seat, action)]
    rows = sorted(rank(state, seat, sensible, SHARP), key=lambda row: -row[0])
    if step != "place":
        found = [action for _, action in rows[:_WIDTH]]
        done = next((action for action in legal if isinstance(action, Done | Roll)), None)
        return found if done is None or done in found else [*found, done]
    return _list_places(state, seat, rows)


def list_beginner_choices(state: SilvertonState, seat: int, legal: list[Any]) -> list[Any]:
    """Places that are not quite hopeless, or nobody more; any sale, whatever the price."""
    step = state.stack[-1].id
    if step == "deliver":
        return legal
    if step != "place":
        return list_candidates(state, seat, legal)
    return [
        action
        for score, action in rank(state, seat, legal)
        if score > _HOPELESS and not isinstance(action, Dismantle | Recall)
    ]


def list_fair_choices(state: SilvertonState, seat: int, legal: list[Any]) -> list[Any]:
    """Any place that is worth something at first sight, while there is one; any sale that is not
    much worse than waiting, or waiting."""
    step, usual = state.stack[-1].id, choose_best(state, seat, legal)
    if step == "place" and not isinstance(usual, Done | Recall):
        return [
            action
            for score, action in rank(state, seat, legal)
            if score > 0 and isinstance(action, Survey | Prospect | ProspectLine)
        ]
    if step == "deliver":
        rows = rank(state, seat, legal)
        return [action for score, action in rows if score >= -_find_loss(state, action)]
    return [usual]


def _find_loss(state: SilvertonState, action: Any) -> float:
    """What a fair player loses by a sale without noticing."""
    if not isinstance(action, Deliver):
        return 0.0
    board = state.board
    column = board.column_for[board.claim_goods[action.claim]][action.city]
    return _UNNOTICED * action.amount * state.price(column)


def _list_places(state: SilvertonState, seat: int, rows: Scored) -> list[Any]:
    """The heuristic action, what first sight would leave out this turn, and towards the end placing
    nobody more. What it would place anyway, a little later, makes no difference."""
    usual = rows[0][1]
    planned = _find_planned(state, seat)
    found, claims, surveys, torn = [usual], 0, 0, 0
    for score, action in rows[1:]:
        if isinstance(action, Survey):
            if score > 0 and action.segment not in planned and surveys < _OTHER_SURVEYS:
                surveys += 1
                found.append(action)
                planned.add(action.segment)
        elif isinstance(action, Prospect | ProspectLine):
            place = _find_place(action)
            if score > _HOPELESS and place not in planned and claims < _OTHER_CARDS:
                claims += 1
                found.append(action)
                planned.add(place)
        elif isinstance(action, Dismantle):
            torn += 1
            if torn == 1:
                found.append(action)
        elif not isinstance(action, Done) or _is_late(state):
            found.append(action)
    return found


def _is_late(state: SilvertonState) -> bool:
    """Whether money may be worth more than what it buys: the end is in sight."""
    goal = state.terms.goal
    return goal is None or 2 * max(state.cash) >= goal


def _find_place(action: Prospect | ProspectLine) -> int:
    return AT_CLAIM + action.claim if isinstance(action, Prospect) else AT_LINE + action.line


def _find_planned(state: SilvertonState, seat: int) -> set[int]:
    """Where first sight would put this seat's crew in the end."""
    if state.terms.spike or any(piece.status == TIED for piece in state.crew[seat]):
        return set()
    twin = state.copy()
    Placer(twin, seat, SHARP).place_all()
    return {piece.place for piece in twin.crew[seat] if piece.status == PLACED}
