"""The stock market at first sight: what to bid, buy, build, move and sell."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rotonde.games.steam_barons.bot.projects import Project, Surveyor
from rotonde.games.steam_barons.bot.railway import Railway, rank_runs, worth
from rotonde.games.steam_barons.bot.share_forecast import CASH, Outlook
from rotonde.games.steam_barons.rules.actions import Bid, Buy, Done, Lay, Move, Pass, Sell
from rotonde.games.steam_barons.rules.building import budget, lay_build
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState

_HURDLE = (2.4, 2.35, 1.95, 1.45, 1.03)
"""By round what a share must bring for a dollar: others can be had as well."""
_CONTROL = 1.08
"""What a share is worth more to whoever controls the company by it."""
_DOLLAR = (0.0, 0.12, 0.22)
"""Points a dollar of the treasury would buy elsewhere, by rounds after this one: what is left at
the end is lost."""
_TILE = (0.05, 0.35)
"""Points a build would make elsewhere, in the last round and before."""
_ENDLESS = 99

Scored = list[tuple[float, Any]]


def score_choices(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    """The choices of a decision with what they seem to be worth, in no order."""
    step = state.stack[-1].id
    if step == "bid":
        return bids(state, seat, legal)
    if step == "buy":
        return purchases(state, seat, legal)
    if step == "build":
        return builds(state, legal)
    if step == "move":
        return moves(state, legal)
    return sales(state, seat, legal)


# Shares


def ceiling(
    state: BaronsState, seat: int, company: int, outlook: Outlook, caution: float = 1.0
) -> float:
    """The most a share is worth paying for; a cautious player asks for more in return."""
    value = outlook.value[company]
    holder = state.controller[company]
    held = state.shares_of(seat, company)
    gains = holder == NOBODY or held + state.available[company] > state.shares_of(holder, company)
    if holder == seat or gains:
        value = value * _CONTROL + outlook.bonus[company] / 4
    return value / (caution * _HURDLE[min(state.turn, len(_HURDLE)) - 1])


def bids(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    outlook = Outlook(state)
    company = state.line[state.at]
    most = ceiling(state, seat, company, outlook)
    found: Scored = []
    for action in legal:
        if isinstance(action, Bid):
            found.append((most - action.price + 0.01, action))
        else:
            found.append((0.0, action))
    return found


def count_wanted(
    state: BaronsState, seat: int, company: int, outlook: Outlook, caution: float = 1.0
) -> int:
    """How many shares pay at the price of the auction, but for what better ones will cost that
    come up later."""
    price = state.lots
    rate = ceiling(state, seat, company, outlook, caution) / price
    if rate < 1.0:
        return 0
    reserve = 0.0
    for later in state.line[state.at + 1 :]:
        asked = max(1, state.price[later]) + 1
        better = ceiling(state, seat, later, outlook, caution) / asked
        if better > rate * 1.15 and better > 1.0:
            reserve += asked * state.available[later]
    return max(0, int((state.cash[seat] - reserve) // price))


def purchases(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    wanted = count_wanted(state, seat, state.line[state.at], Outlook(state))
    found: Scored = []
    for action in legal:
        assert isinstance(action, Buy)
        found.append((-abs(action.count - wanted) + 0.001 * action.count, action))
    return found


def weigh_sales(state: BaronsState, seat: int, outlook: Outlook) -> list[float]:
    """Per company what selling a share now brings more than keeping it."""
    last = state.turn >= state.terms.turns
    dollar = CASH[min(state.turn, len(CASH) - 1)]
    found = []
    for company, price in enumerate(state.price):
        if price == BANKRUPT:
            found.append(0.0)
            continue
        future = 0.0 if last else outlook.value[company]
        if state.controller[company] == seat and not last:
            future += 0.4
        found.append(price * dollar - future)
    return found


def sales(state: BaronsState, seat: int, legal: list[Any]) -> Scored:
    """Sell what will never be worth more than now."""
    gains = weigh_sales(state, seat, Outlook(state))
    last = state.turn >= state.terms.turns
    found: Scored = []
    for action in legal:
        assert isinstance(action, Sell)
        gain = sum(count * each for count, each in zip(action.counts, gains, strict=True) if count)
        found.append((gain + (0.001 * sum(action.counts) if last else 0.0), action))
    return found


# Track


def plans(state: BaronsState, company: int) -> list[tuple[float, Project]]:
    """Links worth building, the best first."""
    left = state.terms.turns - state.turn + 1
    limits = state.terms.limits
    most = state.builds + (limits[state.turn] // 2 if state.turn < len(limits) else 0)
    dollar = _DOLLAR[min(left, len(_DOLLAR)) - 1]
    tile = _TILE[min(left, len(_TILE)) - 1]
    track = state.track
    surveyor = Surveyor(track, company, min(most, 5), budget(state, company))
    railway = Railway(state, company, _ENDLESS)
    cargo = railway.cargo()
    before = worth(rank_runs(cargo, state.cubes), left)
    found = []
    for project in surveyor.projects():
        gains = railway.gains(project.one, project.other)
        merged = dict(cargo)
        for key, points in gains.items():
            if merged.get(key, 0) < points:
                merged[key] = points
        late = max(0, len(project.builds) - state.builds)
        rounds = left - (late > 0)
        after = worth(rank_runs(merged, state.cubes), rounds)
        if late:
            after -= before - worth(rank_runs(cargo, state.cubes), rounds)
        value = after - before
        if left > 1:
            value += _beyond(state, project, railway) * min(1.0, left / 3)
        value -= dollar * project.cost + tile * len(project.builds) + 0.6 * late
        found.append((value, project))
    found.sort(key=lambda row: -row[0])
    return found


def _beyond(state: BaronsState, project: Project, railway: Railway) -> float:
    """What new stops promise for later links: cubes to fetch, a colour not yet served."""
    total = 0.0
    served = {railway.colours[stop] for stop in railway.near if stop in railway.colours}
    for stop in (project.one, project.other):
        if stop in railway.near:
            continue
        total += 0.18 * sum(state.cubes[stop] >> 8 * colour & 255 for colour in range(6))
        colour = railway.colours.get(stop)
        if colour is not None:
            total += 0.5 if colour not in served else 0.25
    return total


def builds(state: BaronsState, legal: list[Any]) -> Scored:
    """The first tile of each plan is worth what the plan is; to stop is worth nothing."""
    company = state.line[state.at]
    offered = set(legal)
    found: dict[Any, float] = {}
    for value, project in plans(state, company):
        first = project.builds[0]
        if first not in offered:
            continue
        if not found and value > 0:
            first = open_town(state, company, first, offered)
        if found.get(first, -99.0) < value:
            found[first] = value
    rows: Scored = [(value, action) for action, value in found.items()]
    rows += [(0.0, action) for action in legal if isinstance(action, Done)]
    return rows


def open_town(state: BaronsState, company: int, build: Any, offered: Collection[Any]) -> Any:
    """A town's tile as the next link will want it, so that it is not laid twice."""
    if state.builds < 2 or not isinstance(build, Lay) or not state.track.is_town(build.hex):
        return build
    then = state.copy()
    lay_build(then, company, build, [])
    for value, project in plans(then, company)[:1]:
        first = project.builds[0]
        if value > 0 and isinstance(first, Lay) and first.hex == build.hex and first in offered:
            return first
    return build


def moves(state: BaronsState, legal: list[Any]) -> Scored:
    """Most points; of equal ones the cube that a rival could take, or that leaves most behind."""
    company = state.line[state.at]
    links = state.track.links
    found: Scored = []
    for action in legal:
        if isinstance(action, Pass):
            found.append((-0.5, action))
            continue
        assert isinstance(action, Move)
        own = sum(links[number].owner == company for number in action.links)  # type: ignore[union-attr]
        rivals = _count_rivals(state, company, action.hex)
        found.append((own + 0.2 * rivals - 0.01 * len(action.links), action))
    return found


def _count_rivals(state: BaronsState, company: int, stop: int) -> int:
    """How many rivals have track at a stop."""
    reach = state.track.reach
    return sum(stop in reach[other] for other in state.order if other != company)
