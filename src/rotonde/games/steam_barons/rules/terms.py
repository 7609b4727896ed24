"""What the table agreed on: rule set, map and switches, with what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rotonde.games.steam_barons.rules.cards import MAPS, box
from rotonde.games.steam_barons.rules.components import Box, Seats
from rotonde.games.steam_barons.rules.hexes import Chart, TileCatalog, compile_map
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.kernel.contract.info import Option, Setup
from rotonde.kernel.memo import Interned
from rotonde.kernel.message import BadInput

STOCK, BASE, STANDARD = "stock", "base", "standard"


OPTIONS = (
    Option("rules", (STOCK, BASE, STANDARD), STOCK),
    Option("map", tuple(MAPS), "eastern-us"),
    Option("opening", ("auction", "dealt"), "auction"),
    Option("four_player_turns", ("8", "9"), "8", minor=True),
    Option("supply_spaces", ("12", "6"), "12", minor=True),
    Option("debt_floor", ("-10", "0"), "-10", minor=True),
    Option("second_pass", ("pays", "free"), "pays", minor=True),
    Option("england_builds", ("three", "rising"), "three", minor=True),
    Option("share_count", ("beside", "within"), "beside", minor=True),
    Option("port_symbol", ("built", "printed"), "built", minor=True),
    Option("port_via", ("symbol", "link"), "symbol", minor=True),
    Option("unowned_run", ("on", "off"), "on", minor=True),
    Option("lost_symbol", ("stays", "reopens"), "stays", minor=True),
)
_FOR = {
    "opening": (BASE,),
    "four_player_turns": (BASE, STANDARD),
    "supply_spaces": (BASE, STANDARD),
    "debt_floor": (STANDARD,),
    "second_pass": (STANDARD,),
    "england_builds": (STOCK,),
    "share_count": (STOCK,),
    "unowned_run": (STOCK,),
    "lost_symbol": (STOCK,),
}
"""The rule sets a switch means something in; all the others, in all."""
_ON = {
    "england_builds": "northern-england",
    "port_symbol": "eastern-us",
    "port_via": "eastern-us",
    "lost_symbol": "eastern-us",
}
"""The map a switch means something on."""


def seats_for(options: Mapping[str, str]) -> tuple[int, int]:
    """Fewest and most players (SB-10.1, SB-18.39)."""
    return (2, 6) if options.get("rules", STOCK) == STOCK else (3, 6)


def check(setup: Setup, given: Mapping[str, str]) -> dict[str, str]:
    """Options that hang together."""
    options = dict(setup.options)
    players = len(setup.seats)
    fewest, most = seats_for(options)
    if not fewest <= players <= most:
        raise _bad("bad-rules-players", rules=options["rules"], count=players)
    for option in given:
        if given[option] == _default(option):
            continue
        if not _belongs(option, options):
            raise _bad("bad-option-rules", option=option, rules=options["rules"])
        if not _lies_on(option, options):
            raise _bad("bad-option-map", option=option, map=options["map"])
    if options["four_player_turns"] != "8" and players != 4:
        raise _bad("bad-option-turns", count=players)
    box(options["map"], setup.data)
    return options


def idle(options: Mapping[str, str], players: int) -> frozenset[str]:
    """The switches that mean nothing under these rules, on this map, with so many players."""
    found = {
        each.id
        for each in OPTIONS
        if not (_belongs(each.id, options) and _lies_on(each.id, options))
    }
    return frozenset(found | ({"four_player_turns"} if players != 4 else set()))


def _belongs(option: str, options: Mapping[str, str]) -> bool:
    return options["rules"] in _FOR.get(option, (options["rules"],))


def _lies_on(option: str, options: Mapping[str, str]) -> bool:
    return _ON.get(option, options["map"]) == options["map"]


def _default(option: str) -> str:
    return next(each.default for each in OPTIONS if each.id == option)


class Terms:
    """The figures of one kind of match; matches share it."""

    def __init__(
        self, players: int, options: Mapping[str, str], parts: Box, rules_version: int
    ) -> None:
        tables, drawn = parts.tables, parts.map
        self.box, self.tables, self.map = parts, tables, drawn
        self.options = dict(options)
        self.rules_version = rules_version
        """The version of the rules that the match keeps."""
        self.players = players
        self.rules = options["rules"]
        self.stock = self.rules == STOCK
        self.base = self.rules == BASE
        self.standard = self.rules == STANDARD
        self.dealt = options["opening"] == "dealt" or not self.base
        self.seats: Seats = tables.seats(players)
        self.owners = len(tables.companies) if self.stock else players
        """Whose track can be: companies or players."""
        self.turns = self._turns()
        self.spaces = 0 if self.stock else self._spaces()
        other = options["debt_floor"] != "-10"
        self.debt_floor = tables.shortfall.floor_other if other else tables.shortfall.floor
        self.second_pass_free = options["second_pass"] == "free"
        rising = options["england_builds"] == "rising" and drawn.terms.builds_other is not None
        self.limits = (drawn.terms.builds_other if rising else None) or drawn.terms.builds
        """Builds of a company by round (SB-11.10)."""
        within = options["share_count"] == "within"
        self.card = drawn.terms.shares_other if within else drawn.terms.shares
        self.unowned_run = options["unowned_run"] == "on"
        self.symbol_stays = options["lost_symbol"] == "stays"
        self.bag = tuple(
            next(goods.count for goods in tables.goods if goods.colour == colour)
            for colour in COLOURS
        )
        """Cubes by colour."""
        self.new_cities = tuple(
            next((new.count for new in tables.new_cities if new.colour == colour), 0)
            for colour in COLOURS
        )
        """New Cities by colour."""
        self.cash = self.seats.cash if self.stock else tables.start.money
        """What a player starts with."""
        self.companies = len(tables.companies) if self.stock else 0
        self.liveries = tuple(company.id for company in tables.companies)
        self.names: dict[int, str] = {drawn.index[city.hex]: city.name for city in drawn.cities}
        self.names |= {drawn.index[town.hex]: town.name for town in drawn.towns}
        self.colours = {drawn.index[city.hex]: COLOURS.index(city.colour) for city in drawn.cities}
        """The colour of each printed city."""
        self.towns = tuple(drawn.index[town.hex] for town in drawn.towns)
        self.cities = tuple(drawn.index[city.hex] for city in drawn.cities)
        self.stops = tuple(sorted((*self.towns, *self.cities)))

    def _turns(self) -> int:
        if self.stock:
            return self.tables.stock.rounds
        if self.players == 4 and self.options["four_player_turns"] == "9":
            assert self.seats.turns_other is not None
            return self.seats.turns_other
        assert self.seats.turns is not None
        return self.seats.turns

    def _spaces(self) -> int:
        pieces = self.tables.pieces
        return pieces.spaces if self.options["supply_spaces"] == "12" else pieces.spaces_other

    def name(self, place: int) -> str:
        """What people call a hex: its stop's name, else its number."""
        if place in self.names:
            return self.names[place]
        return self.map.hexes[place].id if 0 <= place < len(self.map.hexes) else ""


Agreed = tuple[Terms, Chart, TileCatalog]
_TERMS: Interned[tuple[object, ...], Terms] = Interned()


def terms_of(setup: Setup) -> Agreed:
    """The terms of a match, with its map and tiles ready for play."""
    data = None if setup.data is None else tuple(sorted(setup.data.items()))
    options = tuple(sorted(setup.options.items()))
    return _find_terms(len(setup.seats), options, data, setup.rules)


@lru_cache(maxsize=64)
def _find_terms(
    players: int,
    options: tuple[tuple[str, str], ...],
    data: tuple[tuple[str, str], ...] | None,
    rules_version: int,
) -> Agreed:
    chosen = dict(options)
    given = None if data is None else dict(data)
    parts = box(chosen["map"], given)
    ports = (chosen["port_symbol"] == "printed", chosen["port_via"] == "link")
    chart, catalog = compile_map(chosen["map"], given, *ports)
    asked = (players, options, data, rules_version)
    return _TERMS.get(asked, lambda: Terms(players, chosen, parts, rules_version)), chart, catalog


def _bad(id: str, **args: str | int) -> BadInput:
    return BadInput(id, game="steam-barons", **args)
