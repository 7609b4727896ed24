"""What the tests of Steam Barons are written with: positions, track by its stops, refusals.

Hexes go by their number or by the name of their stop: `lay("0613", "Manchester", "Huddersfield")`
is the tile on 0613 that joins two of its neighbours, `road("A", "Manchester", "0613",
"Huddersfield")` the same as part of a position.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any, TypeVar

import pytest

import rotonde
from rotonde import Refused, Table
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.rules.actions import Connect, Done, Lay, Move, Pass, Redirect, Sell
from rotonde.games.steam_barons.rules.cards import box
from rotonde.games.steam_barons.rules.hexes import Chart, TileCatalog, compile_map
from rotonde.games.steam_barons.rules.links import Link
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.chance import NeedsDraw
from rotonde.kernel.step import Action, Event
from rotonde.kernel.words import LANGUAGES, words
from tests import rules

ENGLAND, EAST = "northern-england", "eastern-us"
LIVERIES = ("orange", "green", "brown", "natural", "black", "white")
ORANGE, GREEN, BROWN, NATURAL, BLACK, WHITE = range(6)
PASS, DONE = Pass(), Done()
T = TypeVar("T")
Piece = tuple[str, ...]


def table(
    position: str = "",
    seats: int = 3,
    *,
    rules: str = "base",
    map: str = ENGLAND,
    seed: int = 1,
    drawn: bool = False,
    version: int | None = None,
    **options: str,
) -> Table:
    """A table at a position; no cubes lie on it but those that are given, unless they are drawn.

    `version`: of the rules, the newest if not given.
    """
    if "[cubes]" not in position and "supply" not in position and not drawn:
        position += "\n[cubes]\n"
    given = {"rules": rules, "map": map, **options}
    return rotonde.start(GAME.id, seats, seed=seed, options=given, position=position, rules=version)


def base(position: str = "", seats: int = 3, **options: Any) -> Table:
    return table(position, seats, rules="base", **options)


def standard(position: str = "", seats: int = 3, **options: Any) -> Table:
    return table(position, seats, rules="standard", **options)


def stock(position: str = "", seats: int = 3, **options: Any) -> Table:
    return table(position, seats, rules="stock", **options)


# Places and track


@cache
def chart_and_tiles(map: str = ENGLAND) -> tuple[Chart, TileCatalog]:
    return compile_map(map)


@cache
def place(name: str, map: str = ENGLAND) -> int:
    drawn = box(map).map
    named = {stop.name: drawn.index[stop.hex] for stop in (*drawn.cities, *drawn.towns)}
    return {**drawn.index, **named}[name]


def colour(name: str) -> int:
    return COLOURS.index(name)


def way(map: str, hex: str, *pieces: Piece) -> int:
    """The tile on a hex whose track joins these neighbours, piece by piece; a town's spurs."""
    chart, tiles = chart_and_tiles(map)
    at = place(hex, map)
    near = chart.near[6 * at : 6 * at + 6]
    wanted = sorted(
        tuple(sorted(near.index(place(name, map)) for name in (piece[0], piece[-1])))
        for piece in pieces
    )
    return next(number for number, way in enumerate(tiles.ways) if sorted(way.pairs) == wanted)


def _pieces(map: str, hex: str, ends: tuple[str | Piece, ...]) -> list[Piece]:
    if any(isinstance(end, tuple) for end in ends):
        return [end for end in ends if isinstance(end, tuple)]
    names = tuple(end for end in ends if isinstance(end, str))
    town = chart_and_tiles(map)[0].kind[place(hex, map)] == 1
    return [(name,) for name in names] if town else [names]


def lay(hex: str, *ends: str | Piece, map: str = ENGLAND) -> Lay:
    """A tile that joins two neighbours, or pairs of them; on a town, one with these exits."""
    return Lay(place(hex, map), way(map, hex, *_pieces(map, hex, ends)))


def tile(hex: str, face: str, turn: int, map: str = ENGLAND) -> Lay:
    """A tile by its face and how it is turned."""
    ways = [number for number, way in enumerate(chart_and_tiles(map)[1].ways) if way.face == face]
    return Lay(place(hex, map), ways[turn % len(ways)])


def redirect(hex: str, away: str, *ends: str | Piece, map: str = ENGLAND) -> Redirect:
    """Turn the track that leaves a hex towards a neighbour so that the tile joins these instead."""
    at = place(hex, map)
    near = chart_and_tiles(map)[0].near[6 * at : 6 * at + 6]
    side = 6 * at + near.index(place(away, map))
    return Redirect(at, way(map, hex, *_pieces(map, hex, ends)), side)


def connect(name: str) -> Connect:
    """The rail symbol between two cities, `New York-Philadelphia`."""
    known = ["-".join(symbol.cities) for symbol in box(EAST).map.symbols]
    return Connect(known.index(name))


Road = tuple[str, tuple[str, ...]]


def road(owner: str, *way: str) -> Road:
    """Track from hex to hex; the last, and the first, are stops, or what an open end looks at."""
    return owner, way


def track(*roads: Road, map: str = ENGLAND) -> str:
    """The line of a position that holds these roads."""
    chart, tiles = chart_and_tiles(map)
    found: dict[int, list[tuple[tuple[int, int], str]]] = {}
    for owner, names in roads:
        path = [place(name, map) for name in names]
        for at, here in enumerate(path):
            near = chart.near[6 * here : 6 * here + 6]
            around = [near.index(path[to]) for to in (at - 1, at + 1) if 0 <= to < len(path)]
            spur = chart.kind[here] == 1 and len(around) == 1
            if len(around) == 2 or (spur and not _open(owner, at, path)):
                pair = tuple(sorted((around[0], around[-1])))
                found.setdefault(here, []).append((pair, owner.strip("<>")))  # type: ignore[arg-type]
    ids = {number: id for id, number in chart.ids.items()}
    lines = []
    for here, pieces in sorted(found.items()):
        pieces.sort()
        pairs = tuple(pair for pair, _ in pieces)
        fit = next(way for way in tiles.ways if way.pairs == pairs and way.town == _town(pairs))
        owners = " ".join(owner for _, owner in pieces)
        lines.append(f'"{ids[here]} {fit.face}@{fit.turn} {owners}"')
    return f"track = [{', '.join(lines)}]\n"


def _open(owner: str, at: int, path: list[int]) -> bool:
    """`A>`: the road stops before its last hex, a town without an exit there; `<A`: its first."""
    return (owner.endswith(">") and at == len(path) - 1) or (owner.startswith("<") and at == 0)


def _town(pairs: tuple[tuple[int, int], ...]) -> bool:
    return pairs[0][0] == pairs[0][1]


# Decisions


def do(at: Table, *actions: Action) -> list[Event]:
    """Whoever is to act decides, one action after the other; chance draws zeros."""
    events: list[Event] = []
    for action in actions:
        draws: tuple[int, ...] = ()
        while True:
            try:
                at.copy().play_scripted(at.to_act[0], action, draws)
            except NeedsDraw:
                draws += (0,)
                continue
            break
        events += at.play_scripted(at.to_act[0], action, draws)
    return events


def sell(at: Table, **sales: dict[str, int]) -> list[Event]:
    """Everybody who is asked sells what is given for his letter, else nothing."""
    events: list[Event] = []
    for seat in at.to_act:
        wanted = sales.get("ABCDEF"[seat], {})
        events += do(at, Sell(tuple(wanted.get(livery, 0) for livery in LIVERIES)))
    return events


def move(at: Table, kind: str, *stops: str) -> Move:
    """A cube of a colour from stop to stop, over the mover's own links where there are several."""
    of = state(at)
    map = of.terms.map.terms.id
    path = [place(stop, map) for stop in stops]
    numbers = []
    for one, other in pairwise(path):
        joining = [n for n, link in links(at) if {link.one, link.other} == {one, other}]
        own = [n for n in joining if of.track.links[n].owner == of.active]  # type: ignore[union-attr]
        numbers.append((own or joining)[0])
    return Move(path[0], colour(kind), tuple(numbers))


def state(at: Table) -> BaronsState:
    found = at.state
    assert isinstance(found, BaronsState)
    return found


def step(at: Table) -> str:
    return at.state.stack[-1].id


def pass_to(at: Table, wanted: str) -> list[Event]:
    """The last choice everywhere, which is to do nothing more, until a step comes up."""
    events: list[Event] = []
    while not at.over and step(at) != wanted:
        legal = at.legal(at.to_act[0])
        events += do(at, legal[0] if step(at) in ("choose", "sell", "capital") else legal[-1])
    return events


def offered(at: Table, *kinds: type[T]) -> list[T]:
    """What the seat to act may do, of these kinds; `legal` never lists a thing twice."""
    legal = at.legal(at.to_act[0])
    assert len(legal) == len(set(legal))
    return [action for action in legal if not kinds or isinstance(action, kinds)]


def allows(at: Table, action: Action) -> bool:
    """Whether it is on the menu, which for builds is the whole truth."""
    return action in at.legal(at.to_act[0])


def told(events: Iterable[Event], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]


def links(at: Table) -> list[tuple[int, Link]]:
    return [(n, link) for n, link in enumerate(state(at).track.links) if link is not None]


def joined(at: Table, *, owner: int | None = None) -> list[str]:
    """The complete links by their ends, of one owner or of all."""
    of = state(at)
    return sorted(
        "-".join(sorted(of.terms.name(end) for end in (link.one, link.other)))
        for _, link in links(at)
        if link.complete and owner in (None, link.owner)
    )


def unfinished(at: Table) -> list[tuple[int, str]]:
    """The incomplete links: whose, and the stop they begin at."""
    of = state(at)
    return sorted(
        (link.owner, of.terms.name(link.stop)) for _, link in links(at) if not link.complete
    )


def deliveries(at: Table) -> dict[tuple[str, str, str], set[int]]:
    """What may be moved: colour, from, to, and the points it can make for the mover."""
    of = state(at)
    found: dict[tuple[str, str, str], set[int]] = {}
    for each in offered(at, Move):
        end = of.run_end(each.hex, each.links)
        own = sum(of.track.links[n].owner == of.active for n in each.links)  # type: ignore[union-attr]
        key = COLOURS[each.colour], of.terms.name(each.hex), of.terms.name(end)
        found.setdefault(key, set()).add(own)
    return found


def snapshot(at: Table) -> tuple[object, ...]:
    """All that must stay the same when nothing happens."""
    seats = range(len(at.setup.seats))
    return at.position(), [at.legal(seat) for seat in seats], at.to_act, at.n, at.log


def refused(at: Table, action: Action, number: str, id: str, seat: int | None = None) -> None:
    """The action is refused by this rule, in words of both languages, and nothing changes."""
    seat = at.to_act[0] if seat is None else seat
    before = snapshot(at)
    refusal = at.refusal(seat, action)
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == (number, id)
    with pytest.raises(Refused):
        at.play(seat, action)
    assert snapshot(at) == before
    for lang in LANGUAGES:
        assert number in rules.numbers(GAME.info.folder, lang)
        assert words(lang, GAME.id).has(id)
        assert "{" not in at.words(lang).say(refusal.message)


def facts(of: BaronsState) -> dict[str, object]:
    """All that a state is made of, but for what is worked out from it."""
    found: dict[str, object] = {
        slot: getattr(of, slot)
        for slot in (*BaronsState.__slots__, "stack", "to_act", "stage", "ending")
        if slot not in ("terms", "routes", "track")
    }
    # Whether the effect was paid for is of no interest without a tile.
    found["paid"] = [bool(tile and paid) for tile, paid in zip(of.taken, of.paid, strict=True)]
    rails = of.track
    for slot in ("tile", "kinds", "link_at", "symbols", "supply", "cities", "counts", "reach"):
        found[f"track.{slot}"] = getattr(rails, slot)
    found["track.free"], found["track.wild"] = rails.free, rails.wild
    found["track.links"] = [None if link is None else _link(link) for link in rails.links]
    return found


def _link(link: Link) -> tuple[object, ...]:
    """Only of track that can lapse is it known when it was built."""
    dated = link.owner >= 0 and not link.complete
    ends = frozenset((link.one, link.other))
    return link.owner, ends, frozenset(link.sides), link.built if dated else None
