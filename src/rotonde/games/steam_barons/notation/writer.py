"""A position written down: what `reader` takes back (docs/position_notation.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.flow import FLOWS
from rotonde.games.steam_barons.rules.links import Link
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel import toml
from rotonde.kernel.flow import Flow
from rotonde.kernel.toml_position import LETTERS, write_seats

CUBES = "RBYPGK"
"""The letters of the colours, in the order of COLOURS."""
PHASE_OF = {
    "opening": "opening",
    "capital_begins": "capital",
    "capital": "capital",
    "buying_begins": "bid",
    "buying": "bid",
    "order_begins": "order",
    "ordering": "order",
    "tiles_begin": "choose",
    "choosing": "choose",
    "building_begins": "build",
    "building": "build",
    "goods_begin": "move",
    "moving": "move",
    "dividends": "dividends",
    "prices": "prices",
    "selling": "sell",
    "bankruptcies": "bankruptcies",
    "base_income": "income",
    "standard_income": "income",
    "end_check": "end",
    "by_tiles": "order",
    "company_order": "order",
    "new_turn": "turn",
}
"""How a position names each stage; of two with one name the first begins it."""


def list_phases(flow: Flow) -> list[str]:
    """The phase of each stage of a turn."""
    return [PHASE_OF[stage] for stage in flow.stages]


def write(state: BaronsState) -> str:
    """The position in notation; `parse` reads it back."""
    terms = state.terms
    found: dict[str, Any] = {"players": terms.players, "turn": state.turn}
    found |= _write_moment(state)
    if state.order:
        found["order"] = write_order(state, state.order)
    if state.marker:
        found["marker"] = LETTERS[state.marker]
    found |= _write_track(state)
    if any(state.spaces):
        found["supply"] = [write_cubes(packed) for packed in state.spaces]
    found["grown"] = [
        terms.name(place)
        for place in terms.cities
        if state.grown >> place & 1 and place not in state.track.cities
    ]
    found["cities"] = {
        terms.name(place): COLOURS[colour] for place, colour in sorted(state.track.cities.items())
    }
    found["cubes"] = {
        terms.name(place): write_cubes(packed) for place, packed in enumerate(state.cubes) if packed
    }
    for seat in range(terms.players):
        found[LETTERS[seat]] = _write_player(state, seat)
    for company in range(len(state.price)):
        found[terms.liveries[company]] = _write_company(state, company)
    said = {key: value for key, value in found.items() if _says_something(key, value)}
    return toml.write(said, inline=("auction",))


# Where the turn stands


def _write_moment(state: BaronsState) -> dict[str, Any]:
    step = state.stack[-1].id if state.stack else ""
    selling = step == "sell"  # the stage that asked has gone on to the next one
    found: dict[str, Any] = {"phase": "sell" if selling else PHASE_OF[state.stage]}
    if state.ending is not None:
        found["ending"] = state.ending
        return found
    begun = step and step not in ("sell", "opening", "order")
    if begun or (not step and state.active != NOBODY):
        found["player"] = write_owner(state, state.active)
    if step in ("build", "fill"):
        found["builds"] = state.builds
        found["must"] = bool(state.must)
    if step == "fill":
        found["filling"] = state.terms.name(state.queue[0][1])
    if step == "score":
        found["scoring"] = [f"{LETTERS[seat]} {points}" for seat, points in state.queue]
    if state.round:
        found["round"] = state.round + 1
    if state.auction is not None:
        found["auction"] = _write_auction(state)
    found["places"] = write_seats(state.places)
    for name in ("spare", "spent"):
        seat = getattr(state, name)
        found[name] = LETTERS[seat] if seat != NOBODY else ""
    return found


def _write_auction(state: BaronsState) -> dict[str, Any]:
    assert state.auction is not None
    bid, bidder, still = state.auction
    found: dict[str, Any] = {"open": write_seats(still)}
    if bidder != NOBODY:
        found |= {"bid": bid, "by": LETTERS[bidder]}
    if state.lots:
        found["buying"] = True
    return found


# The board


def _write_track(state: BaronsState) -> dict[str, Any]:
    track = state.track
    tiles, numbers = [], []
    for place, number in enumerate(track.tile):
        if number < 0:
            continue
        way = track.catalog.ways[number]
        kinds = track.catalog.printed[way.face]
        face = way.face if not kinds[1:] else f"{way.face}/{_find_back(state, way.face, place)}"
        words = [state.hex_id(place), f"{face}@{way.turn}"]
        for one, _ in way.pairs:
            link_number = track.link_at[6 * place + one]
            if link_number not in numbers:
                numbers.append(link_number)
            words.append(_write_piece(state, track.links[link_number]))
        tiles.append(" ".join(words))
    symbols = []
    for symbol, number in enumerate(track.symbols):
        if number >= 0:
            link = track.links[number]
            assert link is not None
            numbers.append(number)
            symbols.append(f"{write_symbol(state, symbol)} {write_owner(state, link.owner)}")
    numbers.append(len(track.links))
    plain = numbers == [*range(len(numbers))]
    return {"track": tiles, "symbols": symbols, "numbers": [] if plain else numbers}


def _find_back(state: BaronsState, face: str, place: int) -> str:
    """The other face of a tile."""
    one, other = state.terms.box.tiles[state.track.kinds[place]].faces
    return other if one == face else one


def _write_piece(state: BaronsState, link: Link | None) -> str:
    assert link is not None
    owner = write_owner(state, link.owner)
    dated = link.owner != NOBODY and not link.complete and link.built != state.turn - 1
    return f"{owner}/{link.built}" if dated else owner


def write_symbol(state: BaronsState, symbol: int) -> str:
    one, other = state.track.chart.symbols[symbol]
    return f"{state.terms.name(one)}-{state.terms.name(other)}"


def write_cubes(packed: int) -> str:
    return "".join(letter * (packed >> 8 * colour & 255) for colour, letter in enumerate(CUBES))


# Players and companies


def _write_player(state: BaronsState, seat: int) -> dict[str, Any]:
    start, terms = state.terms.tables.start, state.terms
    found: dict[str, Any] = {}
    if state.cash[seat] != (terms.seats.cash if terms.stock else start.money):
        found["cash"] = state.cash[seat]
    if terms.stock:
        held = {
            livery: state.shares_of(seat, company)
            for company, livery in enumerate(terms.liveries)
            if state.shares_of(seat, company)
        }
        return found | ({"shares": held} if held else {})
    for name, slot, usual in (
        ("income", state.income, start.income),
        ("vp", state.vp, start.vp),
        ("locomotive", state.level, start.locomotive),
        ("tile", state.taken, 0),
        ("bid", state.bids, find_no_bid(state)),
    ):
        if slot[seat] != usual:
            found[name] = slot[seat]
    for name, true in (
        ("passed", state.taken[seat] and not state.paid[seat]),
        ("raised", state.stepped[seat]),
        ("out", state.is_out(seat)),
    ):
        if true:
            found[name] = True
    return found


def find_no_bid(state: BaronsState) -> int:
    """What stands for no bid: the auction of the first turn has not begun, or it has."""
    fresh = state.turn == 1 and PHASE_OF[state.stage] == "capital"
    return 0 if fresh or not state.terms.standard else NOBODY


def _write_company(state: BaronsState, company: int) -> dict[str, Any]:
    tables = state.terms.tables
    found: dict[str, Any] = {}
    if state.is_out(company):
        return found
    if state.price[company] != tables.prices.start:
        price = state.price[company]
        found["price"] = price if price != BANKRUPT else "B"
    if state.treasury[company] != tables.stock.treasury:
        found["treasury"] = state.treasury[company]
    if state.available[company] != count_usual_available(state, company):
        found["available"] = state.available[company]
    if state.performance[company]:
        found["performance"] = state.performance[company]
    if state.controller[company] != find_usual_controller(state, company):
        found["controller"] = write_owner_letter(state.controller[company])
    return found


def count_issued(state: BaronsState, company: int) -> int:
    """Shares in hands."""
    return sum(state.shares_of(seat, company) for seat in range(state.terms.players))


def count_usual_available(state: BaronsState, company: int) -> int:
    return max(0, state.terms.tables.stock.available - count_issued(state, company))


def find_usual_controller(state: BaronsState, company: int) -> int:
    """Whoever holds most, of several the first seat."""
    held = [state.shares_of(seat, company) for seat in range(state.terms.players)]
    return held.index(max(held)) if any(held) else NOBODY


# Words


def write_owner_letter(seat: int) -> str:
    return LETTERS[seat] if seat != NOBODY else "-"


def write_owner(state: BaronsState, owner: int) -> str:
    if owner == NOBODY:
        return "-"
    return state.terms.liveries[owner] if state.terms.stock else LETTERS[owner]


def write_order(state: BaronsState, order: Iterable[int]) -> str:
    between = " " if state.terms.stock else ""
    return between.join(write_owner(state, owner) for owner in order)


def _says_something(key: str, value: Any) -> bool:
    """Whether a value is worth writing; without `cubes` they would be drawn."""
    return bool(value) or key == "cubes" or (value == 0 and value is not False)


assert set(PHASE_OF) == {stage for flow in FLOWS.values() for stage in flow.stages}
