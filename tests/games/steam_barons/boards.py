"""Tables as full as they can get, put together by hand, and a voice for their pictures."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import rotonde.games.steam_barons as home
from rotonde.games.steam_barons.info import INFO
from rotonde.games.steam_barons.rules.cards import box
from rotonde.games.steam_barons.rules.components import Box
from rotonde.games.steam_barons.rules.hexes import TileCatalog
from rotonde.games.steam_barons.rules.terms import OPTIONS, Terms
from rotonde.games.steam_barons.rules.view import BoardView, CompanyView, LinkView, PlayerView

MAPS = ("eastern-us", "northern-england")
RULES = ("stock", "base", "standard")


@cache
def terms(rules: str, map: str, players: int = 6) -> Terms:
    options = {option.id: option.default for option in OPTIONS} | {"rules": rules, "map": map}
    return Terms(players, options, box(map), rules_version=INFO.rules_version)


@cache
def ways(parts: Box) -> Any:
    return TileCatalog(parts).ways


def bare(rules: str = "stock", map: str = "eastern-us", players: int = 6) -> BoardView:
    """The map at set-up."""
    return _view(terms(rules, map, players), {}, (), {}, 1)


def full(rules: str = "stock", map: str = "eastern-us", players: int = 6) -> BoardView:
    """A tile on every hex, a sign on every link, cubes at every stop."""
    agreed = terms(rules, map, players)
    rng = Random(f"{rules} {map}")
    drawn = agreed.map
    known = TileCatalog(agreed.box).ways
    tiles: dict[int, int] = {}
    new = _new(agreed) if rules != "stock" else {}
    for place, hex in enumerate(drawn.hexes):
        if hex.terrain in ("city", "water") or place in new:
            continue
        wall = sum(1 << side for side, near in enumerate(drawn.beyond[place]) if near < 0)
        fit = [at for at, way in enumerate(known) if way.town == hex.town]
        tiles[place] = rng.choice([at for at in fit if not known[at].exits & wall] or fit)
    links = _links(agreed, tiles, rng)
    symbols = []
    for _ in drawn.symbols:
        symbols.append(len(links))
        links.append(LinkView(len(links), len(links) % agreed.owners, 0, 0, (), True))
    view = _view(agreed, tiles, tuple(links), new, 3)
    return _with(view, symbols=tuple(symbols))


def _links(agreed: Terms, tiles: dict[int, int], rng: Random) -> list[LinkView]:
    """Track that meets at an edge is one link."""
    known = TileCatalog(agreed.box).ways
    joined: dict[int, int] = {}

    def root(side: int) -> int:
        while joined[side] != side:
            side = joined[side]
        return side

    for place, way in tiles.items():
        for one, other in known[way].pairs:
            first, second = 6 * place + one, 6 * place + other
            joined.setdefault(first, first)
            joined.setdefault(second, second)
            if not known[way].town:
                joined[root(first)] = root(second)
    for side in list(joined):
        beyond = agreed.map.beyond[side // 6][side % 6]
        across = 6 * beyond + (side % 6 + 3) % 6 if beyond >= 0 else -1
        if across in joined:
            joined[root(side)] = root(across)
    groups: dict[int, list[int]] = {}
    for side in joined:
        groups.setdefault(root(side), []).append(side)
    return [
        LinkView(at, rng.randrange(-1, agreed.owners), -1, -1, tuple(sides), False)
        for at, sides in enumerate(groups.values())
    ]


def _new(agreed: Terms) -> dict[int, int]:
    return {agreed.map.index[town.hex]: at % 5 for at, town in enumerate(agreed.map.towns[:8])}


def _with(view: BoardView, **changes: Any) -> BoardView:
    values = {name: getattr(view, name) for name in view.__struct_fields__}
    return BoardView(**(values | changes))


changed = _with


def _view(
    agreed: Terms,
    tiles: dict[int, int],
    links: tuple[LinkView, ...],
    new: dict[int, int],
    turn: int,
) -> BoardView:
    drawn, tables, players = agreed.map, agreed.tables, agreed.players
    stock = agreed.stock
    rng = Random("cubes")
    colours = (0, 1, 2, 3, 5) if stock else (0, 1, 2, 3, 4, 5)

    def some(count: int) -> tuple[int, ...]:
        return tuple(sorted(rng.choice(colours) for _ in range(count)))

    cubes = {drawn.index[c.hex]: some(c.cubes if stock else 2 + turn) for c in drawn.cities}
    if stock:
        cubes |= {drawn.index[town.hex]: some(1) for town in drawn.towns}
    cubes |= {place: some(3) for place in new}
    companies = tuple(
        CompanyView(
            livery,
            -1 if turn > 1 and at == 4 else 5 if turn == 1 else (5, 8, 5, 18, 0, 1)[at],
            5 if turn == 1 else 17 * at,
            drawn.terms.shares - (at % 3 if turn > 1 else 0),
            1 if turn == 1 else at % 3,
            0 if turn == 1 else (9, 7, 9, 14, 0, 2)[at],
            -1 if turn == 1 else at % players,
            -1 if turn > 1 and at == 4 else at,
            tuple((at + seat) % 4 if turn > 1 else 0 for seat in range(players)),
        )
        for at, livery in enumerate(agreed.liveries)
    )
    order = [at for at, company in enumerate(companies) if company.place >= 0]
    return BoardView(
        rules=agreed.rules,
        map=drawn.terms.id,
        turn=turn,
        turns=agreed.turns,
        round=1,
        step=None,
        to_act=(0,),
        active=1,
        order=tuple(order if stock else range(players)),
        builds=2,
        tiles=tiles,
        links=links,
        symbols=(-1,) * len(drawn.symbols),
        new_cities=new,
        cubes=cubes,
        supply=tuple(some(2) for _ in range(agreed.spaces)),
        grown=() if stock or turn == 1 else tuple(drawn.index[c.hex] for c in drawn.cities[:6]),
        stock=tuple(max(0, tile.count - 3 * turn) for tile in agreed.box.tiles),
        new_left=tuple(max(0, each.count - (turn > 1)) for each in tables.new_cities),
        players=tuple(
            PlayerView(
                seat,
                13 * seat,
                turn > 1 and seat == 5,
                0 if turn == 1 else (-3, 4, 4, 10, -10, 0)[seat],
                2 * seat,
                1 + seat % 6,
                seat + 1 if turn > 1 else 0,
                seat,
                seat,
                seat,
            )
            for seat in range(players)
        ),
        companies=companies if stock else (),
        marker=2 % players if stock else -1,
        auction=None,
        lots=0,
        ending=None,
        _terms=agreed,
    )


class Speech:
    """The game's words, read as they stand; a player is called by his seat."""

    def __init__(self, lang: str) -> None:
        words = Path(home.__file__).parent / "words" / f"{lang}.ftl"
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
        self.heard: set[str] = set()
        self.errors: list[Any] = []

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def __call__(self, id: str, **args: Any) -> str:
        self.heard.add(id)
        if "seat" in args:
            args = args | {"seat": f"Player {args['seat'] + 1}"}
        pattern = self._bundle.get_message(id).value
        text, errors = self._bundle.format_pattern(pattern, args)
        self.errors += errors
        return str(text)
