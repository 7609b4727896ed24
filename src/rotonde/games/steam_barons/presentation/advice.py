"""The numbers a player would ask for. Everything on the table is public, so all seats get them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rotonde.games.steam_barons.rules.actions import Move
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.goods import MOVE
from rotonde.games.steam_barons.rules.market import prices, stacks
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.routes import Run, Steam, Stock, company_nets, net
from rotonde.games.steam_barons.rules.state import BaronsState as State

# Goods


class Delivery(NamedTuple):
    """A cube that an owner of track could move now."""

    owner: int
    start: int
    colour: int
    run: Run

    @property
    def points(self) -> int:
        return self.run.points(self.owner)

    @property
    def move(self) -> Move:
        return Move(self.start, self.colour, self.run.links)

    @property
    def rank(self) -> tuple[int, int, int]:
        return self.run.rank(self.owner)


def movers(state: State, seat: int | None) -> tuple[int, ...]:
    """For whom a seat moves goods: itself, or the companies it controls; all for a spectator.

    While one of them moves it alone counts: the others have their own turn.
    """
    if not state.terms.stock:
        return state.order if seat is None else (seat,)
    if state.stack and state.stack[-1].id == MOVE.id and seat in (None, *state.to_act):
        return (state.line[state.at],)
    controlled = (company for company in state.order if state.controller[company] != NOBODY)
    return tuple(c for c in controlled if seat in (None, state.controller[c]))


def finder(state: State, owner: int) -> Steam | Stock:
    """Its own, not the state's: what that keeps holds only while goods move."""
    colours, track = state.colours(), state.track
    if state.terms.stock:
        ways = company_nets(track.links, track.owners)[owner]
        return Stock(ways, colours, owner, unowned=state.terms.unowned_run)
    return Steam(net(track.links), colours, owner, state.level[owner])


def deliveries(
    state: State, owners: Iterable[int], starts: Iterable[int] | None = None
) -> list[Delivery]:
    """What these owners could move now, from some stops or from all: the best first."""
    found: list[Delivery] = []
    for owner in owners:
        ways = finder(state, owner)
        for start in ways.ways if starts is None else starts:
            if state.cubes[start]:
                runs = ways.runs(start, state.cubes_at(start))
                found += [Delivery(owner, start, c, run) for c in runs for run in runs[c]]
    return sorted(found, key=lambda each: (*each.rank, each.start, each.colour, each.run.city))


def once(found: Iterable[Delivery]) -> list[Delivery]:
    """Of all ways from a cube to a city the best alone."""
    best: dict[tuple[int, int, int], Delivery] = {}
    for each in found:
        best.setdefault((each.start, each.colour, each.run.city), each)
    return list(best.values())


_MOST_RUNS = 400
"""On track with more runs than these the best are not looked for: it would take too long."""


def best_runs(state: State, owner: int) -> int | None:
    """What an owner's best deliveries of a round would bring it on the track that lies now.

    None: there is too much to look at.
    """
    ways = finder(state, owner)
    found: list[tuple[int, int]] = []
    runs = 0
    for start in ways.ways:
        if not state.cubes[start]:
            continue
        for colour, leading in ways.runs(start, state.cubes_at(start)).items():
            runs += len(leading)
            best = max((run.points(owner) for run in leading), default=0)
            found.append((best, state.cubes[start] >> 8 * colour & 255))
        if runs > _MOST_RUNS:
            return None
    moves, points = state.terms.tables.stock.moves, 0
    for best, count in sorted(found, reverse=True):
        points += best * min(moves, count)
        moves -= min(moves, count)
    return points


def unfinished(state: State) -> tuple[list[int], list[int]]:
    """Links of the builder that are lost if the build turn ends now, and those that are not done.

    Each by the stop it begins at (SB-7.9).
    """
    lost, begun = list[int](), list[int]()
    for _, link in state.track.links_of(state.active):
        if not link.complete:
            (lost if link.built < state.turn else begun).append(link.stop)
    return lost, begun


def hexes(state: State, links: Iterable[int]) -> list[str]:
    """The spots that links run through, their stops among them."""
    found: dict[str, None] = {}
    for number in links:
        link = state.track.links[number]
        if link is None:
            continue
        for end in (link.one, link.other):
            if end >= 0:
                found[state.hex_spot(end)] = None
        for side in link.sides:
            found[state.hex_spot(side // 6)] = None
        if number in state.track.symbols:
            found[f"symbol:{state.track.symbols.index(number)}"] = None
    return list(found)


# Shares


class Fate(NamedTuple):
    """What the end of the round would do to a company, as things stand."""

    performance: int
    cell: int
    before: int
    price: int
    """Afterwards; BANKRUPT below 0."""
    share: int
    """Dividend for each share."""
    profit: int
    bonus: int

    @property
    def worth(self) -> int:
        """What a share is worth then, dividend included."""
        return self.share + max(0, self.price)


def is_adjusted(state: State) -> bool:
    """Whether this round's dividends and prices have been."""
    return state.ending is not None or state.is_past(prices)


def fate(state: State, company: int, more: int = 0) -> Fate | None:
    """If the round ended now, with so much more performance; None once it has, or for the dead."""
    if is_adjusted(state) or company not in state.order or state.price[company] == BANKRUPT:
        return None
    tables = state.terms.tables
    then = state
    if more:
        then = state.copy()
        then.performance[company] += more
    cell = stacks(then)[company]
    row = tables.dividend(then.performance[company])
    after = tables.prices.after(state.price[company], tables.adjustment.modifiers[cell - 1])
    return Fate(
        then.performance[company],
        cell,
        state.price[company],
        after,
        row.share,
        row.profit,
        row.bonus,
    )


def coming(state: State) -> State:
    """The round as it would end on the track that lies now: each company moves its best cubes.

    Companies may want the same cube; who comes first is not looked at.
    """
    twin = state.copy()
    for company in state.order:
        # A company up for auction will have a controller.
        if state.controller[company] == NOBODY and company != state.active:
            continue
        left, moves = list(state.cubes), state.terms.tables.stock.moves
        for each in deliveries(state, (company,)):
            cubes = min(moves, left[each.start] >> 8 * each.colour & 255)
            left[each.start] -= cubes << 8 * each.colour
            twin.performance[company] += cubes * each.points
            moves -= cubes
    return twin


def control(state: State, seat: int, company: int) -> int:
    """How many of the available shares give a seat control; 0: it has it, or they do not."""
    holder = state.controller[company]
    if holder == NOBODY:
        return min(1, state.available[company])
    return next((more for who, more in threats(state, company) if who == seat), 0)


def threats(state: State, company: int) -> list[tuple[int, int]]:
    """Who would control a company with more of its available shares, and how many (SB-11.8)."""
    holder = state.controller[company]
    if holder == NOBODY:
        return []
    found = []
    for seat in range(state.terms.players):
        needed = state.shares_of(holder, company) + 1 - state.shares_of(seat, company)
        if seat != holder and needed <= state.available[company]:
            found.append((seat, needed))
    return sorted(found, key=lambda row: row[1])


def dividends(state: State, seat: int) -> int:
    """What a player would receive if the round ended now, bonuses included."""
    total = 0
    for company in state.order:
        found = fate(state, company)
        if found is not None:
            total += found.share * state.shares_of(seat, company)
            total += found.bonus * (state.controller[company] == seat)
    return total


def holdings(state: State, seat: int) -> int:
    """What a player's shares would sell for once prices have moved, as things stand."""
    total = 0
    for company in state.order:
        found = fate(state, company)
        price = state.price[company] if found is None else found.price
        total += max(0, price) * state.shares_of(seat, company)
    return total


# Money in Base and Standard games


def upkeep(state: State, seat: int) -> int:
    return state.terms.tables.locomotive.upkeep * state.level[seat] if state.terms.standard else 0
