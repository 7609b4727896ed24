"""Base and Standard games at first sight: tiles, track, goods, income or points, money."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.bot.projects import Project, Surveyor
from rotonde.games.steam_barons.bot.railway import Cargo, Railway, rank_runs, worth
from rotonde.games.steam_barons.bot.solvency import risk, survives
from rotonde.games.steam_barons.rules.actions import (
    Bid,
    Done,
    Fill,
    Grow,
    Move,
    Raise,
    Take,
    ToIncome,
    ToPoints,
    Upgrade,
    Urbanize,
)
from rotonde.games.steam_barons.rules.building import budget, effects
from rotonde.games.steam_barons.rules.income import base_income, final_points, standard_income
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState

_DOLLAR = 0.2
"""Victory points that a dollar makes, while there is time to use it."""
_TILE = 0.25
"""Points a build would make elsewhere."""

Scored = list[tuple[float, Any]]


def left(state: BaronsState) -> int:
    """Turns to come, this one included."""
    return state.terms.turns - state.turn + 1


def level_worth(state: BaronsState, seat: int, change: int = 1) -> float:
    """What one level of income more is worth in the end (SB-9.1)."""
    low = state.income[seat] + min(0, change) < 0
    paid = left(state) - 1 if change > 0 else left(state)
    return _DOLLAR * paid + (2.0 if low else 0.5)


def dollars(state: BaronsState, seat: int, amount: int) -> float:
    """What spending so much costs, in points: what is borrowed weighs more."""
    if amount <= 0:
        return 0.0
    own = min(amount, max(0, state.cash[seat] - due(state, seat)))
    borrowed = amount - own
    cash = _DOLLAR * own * min(1.0, (left(state) - 1) / 3)
    return cash + borrowed / 5 * level_worth(state, seat, -1)


def due(state: BaronsState, seat: int) -> int:
    """What the end of the turn will ask for."""
    due = -state.income[seat]
    if state.terms.standard:
        due += state.level[seat] * state.terms.tables.locomotive.upkeep
    return max(0, due)


def point_worth(state: BaronsState, seat: int) -> float:
    """What a point of a delivery is worth: a victory point, or income if that is more."""
    highest = state.terms.tables.income.highest
    return max(1.0, level_worth(state, seat)) if state.income[seat] < highest else 1.0


def evaluate(state: BaronsState, seat: int) -> float:
    """Victory points one will have, as far as one can tell."""
    if state.is_out(seat):
        return -60.0
    if state.ending is not None:
        return float(final_points(state, seat))
    rest = left(state)
    income = base_income if state.terms.base else standard_income
    paid = rest - state.is_past(income)
    spare = state.cash[seat] - max(0, due(state, seat))
    money = _DOLLAR * (state.income[seat] * paid + spare * min(1.0, (rest - 1) / 3))
    if state.terms.standard:
        money -= _DOLLAR * state.level[seat] * paid
    railway = Railway(state, seat, min(6, state.level[seat] + (rest > 2)))
    runs = rank_runs(railway.cargo(), state.cubes)
    moves_to_come = rest - (state.is_at(income) or state.is_past(income))
    promise = worth(runs, moves_to_come) if moves_to_come > 0 else 0.0
    level = 0.5 * state.level[seat] * min(1.0, (rest - 1) / 4)
    return final_points(state, seat) + money + 0.8 * promise + level


def score_choices(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    """The choices of a decision with what they seem to be worth, in no order."""
    step = state.stack[-1].id
    if step in ("opening", "order"):
        return bids(state, seat, legal)
    if step == "capital":
        return capital(state, seat, legal)
    if step == "choose":
        return tiles(state, seat, legal)
    if step == "build":
        return builds(state, seat, legal)
    if step == "fill":
        return fillings(state, seat, legal)
    if step == "move":
        return moves(state, seat, legal)
    return points(state, seat, legal)


# Money


def bids(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    """A place in front is worth a dollar or two."""
    worth_it = 2.2 if state.terms.base else 1.6
    if state.terms.standard:
        worth_it = min(worth_it, state.cash[seat] - due(state, seat) - 4.0)
    return [
        (worth_it - action.price if isinstance(action, Bid) else 0.0, action) for action in legal
    ]


def capital(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    """Enough for what one wants to build, and for what the end of the turn asks."""
    builds_to_pay = 9 if left(state) > 1 else 5
    best = plans(state, seat, state.terms.tables.builds.count, 40)
    wanted = 0
    if best and best[0][0] > 0:
        wanted = min(builds_to_pay, best[0][1].cost + 4)
    each = state.terms.tables.income.capital
    short = wanted + due(state, seat) + 1 - state.cash[seat]
    steps = max(0, -(-short // each))
    most = max(action.steps for action in legal)
    # Each five lowers the income that this turn ends with.
    while steps < most and not survives(state, seat, cash=each * steps - wanted, income=-steps):
        steps += 1
    return [
        (-float(abs(action.steps - steps)), action) for action in legal if isinstance(action, Raise)
    ]


# Tiles


def tiles(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    found: Scored = []
    for action in legal:
        assert isinstance(action, Take)
        value = -0.05 * action.tile
        if action.effect:
            value += _tile_worth(state, seat, action.tile)
            value -= dollars(state, seat, state.tile_cost(seat, action.tile))
            if state.tile_id(action.tile) == "locomotive":
                value -= risk(state, seat, level=1) - risk(state, seat)
        found.append((value, action))
    return found


def _tile_worth(state: BaronsState, seat: int, number: int) -> float:
    rest, effect = left(state), state.tile_id(number)
    if effect == "turn-order":
        return 0.5 if rest > 1 else 0.0
    if effect == "first-move":
        return 0.4 + 0.1 * _rivals_here(state, seat)
    if effect == "first-build":
        return 0.5
    if effect == "engineer":
        return 1.0 if rest > 1 else 0.6
    if effect == "locomotive":
        if state.top_level(seat):
            return 0.0
        return _level_gain(state, seat) * point_worth(state, seat)
    if not effects(state, number):
        return 0.0
    if effect == "urbanization":
        # In Base games it costs most, and the others ship the new cubes as well.
        return 0.15 * rest + 0.6 if state.terms.base else min(4.0, 0.45 * rest + 0.6)
    return min(1.2, 0.15 * rest + 0.2)


def _rivals_here(state: BaronsState, seat: int) -> int:
    reach = state.track.reach
    return sum(any(stop in reach[seat] for stop in reach[other]) for other in state.order)


def _level_gain(state: BaronsState, seat: int) -> float:
    """What a level more would bring over the turns that are left."""
    rest = left(state)
    now = rank_runs(Railway(state, seat, state.level[seat]).cargo(), state.cubes)
    then = rank_runs(Railway(state, seat, state.level[seat] + 1).cargo(), state.cubes)
    growth = 0.35 * max(0, rest - 2) if state.level[seat] < 5 else 0.1
    return worth(then, rest) - worth(now, rest) + growth


# Track


def plans(state: BaronsState, seat: int, most: int, money: int) -> list[tuple[float, Project]]:
    """Links worth building, the best first."""
    rest = left(state)
    limit = min(6, state.level[seat] + (rest > 1) + (rest > 3))
    railway = Railway(state, seat, limit)
    cargo = railway.cargo()
    before = worth(rank_runs(cargo, state.cubes), rest)
    each = point_worth(state, seat)
    found = []
    for project in Surveyor(state.track, seat, most, money).projects():
        gains = railway.gains(project.one, project.other)
        merged: Cargo = dict(cargo)
        for key, made in gains.items():
            if merged.get(key, 0) < made:
                merged[key] = made
        value = (worth(rank_runs(merged, state.cubes), rest) - before) * each + 1.0
        if rest > 1:
            value += _beyond(state, project, railway) * min(1.0, rest / 4)
        value -= dollars(state, seat, project.cost) + _TILE * len(project.builds)
        found.append((value, project))
    found.sort(key=lambda row: -row[0])
    return found


def _beyond(state: BaronsState, project: Project, railway: Railway) -> float:
    """New stops promise longer runs later, most of all where the railway goes on."""
    total = 0.0
    for stop in (project.one, project.other):
        if stop in railway.near:
            total += 0.5  # one railway is worth more than two
            continue
        total += 0.12 * sum(state.cubes[stop] >> 8 * colour & 255 for colour in range(6))
        if stop in railway.colours:
            total += 0.3
    return total


def builds(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    return [(value, action) for value, action, _ in rank_builds(state, seat, legal)]


def rank_builds(
    state: BaronsState, seat: int, legal: list[Any]
) -> list[tuple[float, Any, Project | None]]:
    """The choices of a build turn, with the link that a build begins."""
    offered = set(legal)
    rows: dict[Any, tuple[float, Project]] = {}
    if state.builds:
        for value, project in plans(state, seat, state.builds, budget(state, seat)):
            first = project.builds[0]
            value -= risk(state, seat, cash=-project.cost)
            if first in offered and (first not in rows or rows[first][0] < value):
                rows[first] = value, project
    found: list[tuple[float, Any, Project | None]] = [
        (value, action, project) for action, (value, project) in rows.items() if value > -99.0
    ]
    for action in legal:
        if isinstance(action, Done):
            found.append((-risk(state, seat), action, None))
        elif isinstance(action, Grow):
            found.append((0.3 + _growth(state, seat, action), action, None))
        elif isinstance(action, Urbanize):
            found.append((0.3 + _new_city(state, seat, action), action, None))
    return found


def _growth(state: BaronsState, seat: int, action: Grow) -> float:
    return 1.0 if action.hex in state.track.reach[seat] else 0.0


def _new_city(state: BaronsState, seat: int, action: Urbanize) -> float:
    """A town of one's own railway, in a colour its cubes want."""
    reach = state.track.reach[seat]
    if action.hex not in reach:
        return -0.2 if any(action.hex in state.track.reach[other] for other in state.order) else 0.0
    wanted = sum(state.cubes[stop] >> 8 * action.colour & 255 for stop in reach)
    return 1.0 + 0.4 * wanted + 0.2 * reach[action.hex]


def fillings(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    """Cubes that one's own railway can deliver from there."""
    city = state.queue[0][1]
    railway = Railway(state, seat, 6)
    goals = {
        railway.colours[stop]: points
        for (stop, mask), points in sorted(railway.paths(city).items(), key=lambda row: row[1])
        if stop in railway.colours and stop != city and not mask >> railway.colours[stop] & 1
    }
    found: Scored = []
    for action in legal:
        assert isinstance(action, Fill)
        packed = state.spaces[action.space]
        value = sum(points * (packed >> 8 * colour & 255) for colour, points in goals.items())
        found.append((float(value), action))
    return found


# Goods


def moves(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    links = state.track.links
    each = point_worth(state, seat)
    found: Scored = []
    for action in legal:
        if isinstance(action, Upgrade):
            gain = _level_gain(state, seat) * each - _upkeep(state)
            found.append((gain - risk(state, seat, level=1), action))
        elif isinstance(action, Move):
            owners = [link.owner for number in action.links if (link := links[number])]
            own = owners.count(seat)
            others = sum(owner not in (seat, NOBODY) for owner in owners)
            rivals = sum(
                action.hex in state.track.reach[other] for other in state.order if other != seat
            )
            value = own * each - 0.5 * others + 0.15 * rivals
            found.append((value - min(risk(state, seat, **to) for to in _uses(own)), action))
        else:
            found.append((-0.2 - risk(state, seat), action))
    return found


def _uses(points: int) -> tuple[dict[str, int], ...]:
    """What the points of a delivery may be taken as (SB-8.5)."""
    return {"income": points}, {"vp": points}


def _upkeep(state: BaronsState) -> float:
    return _DOLLAR * left(state) if state.terms.standard else 0.0


def points(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    made = state.queue[0][1]
    room = state.terms.tables.income.highest - state.income[seat]
    income = 0.0
    for step in range(min(made, room)):
        low = state.income[seat] + step < 0
        income += _DOLLAR * (left(state) - 1) + (2.0 if low else 0.5)
    income -= risk(state, seat, income=made)
    kept = made - risk(state, seat, vp=made)
    return [
        (income if isinstance(action, ToIncome) else kept, action)
        for action in legal
        if isinstance(action, ToIncome | ToPoints)
    ]
