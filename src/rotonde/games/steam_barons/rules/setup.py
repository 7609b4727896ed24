"""Set-up: cubes, the first order, companies (SB-3, SB-11.1, SB-11.2)."""

from __future__ import annotations

from functools import lru_cache

from rotonde.games.steam_barons.rules.flow import FLOWS
from rotonde.games.steam_barons.rules.hexes import Chart, TileCatalog
from rotonde.games.steam_barons.rules.names import GREY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.terms import Terms, terms_of
from rotonde.games.steam_barons.rules.track import Track
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.flow import run_to_decision
from rotonde.kernel.step import Event


def opening_state(setup: Setup, chance: Chance) -> BaronsState:
    """The first decision of a match."""
    state = blank(*terms_of(setup))
    draw_cubes(state, chance)
    terms = state.terms
    if terms.stock:
        state.order = _shuffle(tuple(range(len(terms.liveries))), chance)
        state.marker = chance.randrange(terms.players)
    elif terms.dealt:
        # Tiles dealt at random, lowest first, are an order at random (SB-3.7, SB-3.8).
        state.order = _shuffle(tuple(range(terms.players)), chance)
        if terms.base:
            for place, seat in enumerate(state.order):
                state.cash[seat] += terms.tables.start.by_place * place
    else:
        state.marker = chance.randrange(terms.players)
    happened: list[Event] = []
    run_to_decision(state, chance, happened)
    return state


def blank(terms: Terms, chart: Chart, catalog: TileCatalog) -> BaronsState:
    """Everything that is the same in all matches on these terms."""
    return _blank(terms, chart, catalog).copy()


@lru_cache(maxsize=64)
def _blank(terms: Terms, chart: Chart, catalog: TileCatalog) -> BaronsState:
    track = Track(
        chart=chart,
        catalog=catalog,
        owners=terms.owners,
        contiguous=terms.stock,
        joined_start=terms.stock and terms.rules_version >= 2,
    )
    state = BaronsState(flow=FLOWS[terms.rules], terms=terms, track=track)
    for owner in range(terms.owners):
        state.track.builds(owner, 0)  # looked at once for all matches
    return state


def _shuffle(items: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    left, drawn = list(items), []
    while left:
        drawn.append(left.pop(chance.randrange(len(left)) if len(left) > 1 else 0))
    return tuple(drawn)


def draw_cubes(state: BaronsState, chance: Chance) -> None:
    """Drawn from the bag one by one (SB-3.3, SB-11.1)."""
    terms, fill = state.terms, state.terms.tables.fill
    bag = [colour for colour, goods in enumerate(terms.bag) for _ in range(goods)]
    for city in terms.map.cities:
        count = city.cubes if terms.stock else fill.city
        state.cubes[terms.map.index[city.hex]] = _draw(bag, count, chance)
    if terms.stock:
        for town in terms.towns:
            state.cubes[town] = _draw(bag, fill.town, chance)
        grey = 255 << 8 * GREY
        state.cubes = [packed & ~grey for packed in state.cubes]
    else:
        state.spaces = [_draw(bag, fill.space, chance) for _ in range(terms.spaces)]


def _draw(bag: list[int], count: int, chance: Chance) -> int:
    packed = 0
    for _ in range(count):
        at = chance.randrange(len(bag))
        bag[at], bag[-1] = bag[-1], bag[at]
        packed += 1 << 8 * bag.pop()
    return packed
