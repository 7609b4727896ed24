"""What the table agreed on: length, rules, scenario and switches, with what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement

from rotonde.games.silverton.rules.board import Board, Data, board
from rotonde.games.silverton.rules.cards import Scenario
from rotonde.games.silverton.rules.components import LENGTHS
from rotonde.games.silverton.rules.fleet import Train
from rotonde.kernel.contract.info import Option, Setup
from rotonde.kernel.data import bad
from rotonde.kernel.memo import Interned
from rotonde.kernel.message import BadInput

NONE = "none"
_MOST_OFFERS = 30
"""Offers of a turn, deals included, after which a player's trade is over (SV-10.8)."""
SCENARIOS = (
    "denver-6000",
    "denver-10000",
    "salt-lake-city-10000",
    "denver-campaign",
    "golden-spike",
    "copper-spike",
    "nickel-spike",
    "silver-spike",
    "strong-start",
)
_SWITCH = ("off", "on")

OPTIONS = (
    Option("length", LENGTHS, "regular"),
    Option("rules", ("basic", "advanced"), "basic"),
    Option("scenario", (NONE, *SCENARIOS), NONE),
    Option("slide", _SWITCH, "off"),
    Option("shared_lines", _SWITCH, "off"),
    Option("multi_plow", _SWITCH, "off"),
    Option("transfer", _SWITCH, "off"),
    Option("double_passengers", _SWITCH, "off"),
    Option("simple_market", _SWITCH, "off"),
    Option("hiring", _SWITCH, "off"),
    Option("winter_turn_4", _SWITCH, "off"),
    Option("cash", ("hidden", "open"), "hidden", minor=True),
    Option("blocking", ("on", "off"), "on"),
    Option("last_approach", _SWITCH, "off"),
    Option("bypass", _SWITCH, "off"),  # the rule since version 2
    Option("theft_bonus", _SWITCH, "off"),
    Option("trade_offers", (*map(str, range(9)), str(_MOST_OFFERS)), "4", minor=True),
    Option("rival", ("chosen", "random"), "chosen"),
)
SOLO = "denver-6000"
_RIVALRY = "salt-lake-city-10000"
"""The scenario with a rival prospector."""


def check(setup: Setup, given: Mapping[str, str]) -> dict[str, str]:
    """Options that hang together (SV-2.1, SV-18.1, SV-19.1)."""
    options = dict(setup.options)
    players = len(setup.seats)
    if players == 1 and "scenario" not in given:
        options["scenario"] = SOLO
    scenario = options["scenario"]
    if players == 1 and scenario == NONE:
        raise _bad("bad-solo-needs-scenario")
    found = None
    if scenario != NONE:
        found = _find_scenario(board(setup.data), scenario, players)
        if found is None:
            raise _bad("bad-scenario-players", scenario=scenario, count=players)
        fixed = "campaign" if found.last_turn is not None else "regular"
        if found.length != "any":
            if options["length"] != fixed and "length" in given:
                raise _bad("bad-scenario-length", scenario=scenario)
            options["length"] = fixed
    _check_switches(options, players, found)
    return options


def _check_switches(options: dict[str, str], players: int, scenario: Scenario | None) -> None:
    """The optional rules and what they presuppose (SV-19.1)."""
    length, advanced = options["length"], options["rules"] == "advanced"
    on = {option.id for option in OPTIONS if options[option.id] == "on"}
    for option in ("slide", "shared_lines", "double_passengers", "simple_market", "hiring"):
        if option in on and players == 1:
            raise _bad("bad-option-solo", option=option)
    for option in ("multi_plow", "hiring"):
        if option in on and not advanced:
            raise _bad("bad-option-advanced", option=option)
    if "simple_market" in on and advanced:
        raise _bad("bad-option-basic", option="simple_market")
    if "double_passengers" in on and length != "short" and scenario is None:
        raise _bad("bad-option-length", option="double_passengers", length=length)
    if "simple_market" in on and length == "long":
        raise _bad("bad-option-length", option="simple_market", length=length)
    if "hiring" in on and length == "short":
        raise _bad("bad-option-length", option="hiring", length=length)


def find_irrelevant(
    options: Mapping[str, str], players: int, rules_version: int | None
) -> frozenset[str]:
    """Options that mean nothing beside the others; under the newest rules if none are named."""
    found = set() if options["scenario"] == _RIVALRY else {"rival"}
    scenario = _find_scenario(board(None), options["scenario"], players)
    if scenario is not None and scenario.length != "any":
        found.add("length")
    if players == 1:
        found |= {"cash", "trade_offers"}
    if options["blocking"] == "off":
        found |= {"last_approach", "bypass"}
    if rules_version is None or rules_version >= 2:
        found.add("bypass")  # the rule by now
        if players == 1:
            found |= {"blocking", "last_approach"}
    elif options["last_approach"] == "off":
        found.add("last_approach")  # there was no such option
    return frozenset(found)


def _bad(id: str, **args: str | int) -> BadInput:
    return BadInput(id, game="silverton", **args)


def _find_scenario(found: Board, id: str, players: int) -> Scenario | None:
    scenarios = found.box.tables.scenarios
    return next((each for each in scenarios if each.id == id and each.players == players), None)


def players_of(scenario: str) -> tuple[int, ...]:
    """For how many players a scenario is; none for the usual start."""
    scenarios = board(None).box.tables.scenarios
    return tuple(each.players for each in scenarios if each.id == scenario)


class Terms:
    """Everything about a match that no decision changes."""

    def __init__(
        self, found: Board, players: int, options: Mapping[str, str], rules_version: int
    ) -> None:
        tables = found.box.tables
        figures = tables.figures
        on = {key for key, value in options.items() if value == "on"}
        self.options = dict(options)
        self.rules_version = rules_version
        """The version of the rules that the match keeps."""
        self.players = players
        self.solo = players == 1
        self.advanced = options["rules"] == "advanced"
        self.figures = figures
        scenario = None
        if options["scenario"] != NONE:
            scenario = _find_scenario(found, options["scenario"], players)
        self.scenario = scenario
        self.spike = scenario is not None and scenario.spike
        self.has_rival = scenario is not None and scenario.rival
        self.rival_chosen = options["rival"] == "chosen"
        length = next(each for each in tables.lengths if each.id == options["length"])
        ends = scenario if scenario is not None and scenario.length != "any" else None
        self.goal = ends.goal if ends is not None else length.goal
        self.announce = None if self.solo else length.announce
        self.last_turn = tables.turns.count
        if ends is not None and ends.last_turn is not None:
            self.last_turn = ends.last_turn
        self.grades = scenario.grades if scenario is not None else ()
        self.without = length.without if ends is None else ()
        winter = tables.turns.winter
        if "winter_turn_4" in on:
            winter = (tables.turns.early_winter, *winter)
        self.winter = frozenset(winter)
        self.hidden_cash = options["cash"] == "hidden" and not self.solo
        self.blocking = options["blocking"] == "on"
        self.bypass = "bypass" in on
        """Whether an all-year way is a reason to build."""
        self.train_ways = False
        """Whether a way on which trains carry more is one."""
        if rules_version >= 2:  # SV-4.9
            self.blocking = self.blocking and not self.solo
            self.bypass = True
            self.train_ways = self.advanced
        self.last_approach = self.blocking and "last_approach" in on
        self.theft_bonus = "theft_bonus" in on
        self.trade_offers = 0 if self.solo else int(options["trade_offers"])
        self.most_offers = self.trade_offers
        if rules_version >= 2 and self.trade_offers:
            self.most_offers = _MOST_OFFERS
        self.slide = "slide" in on
        self.shared = "shared_lines" in on
        self.multi_plow = "multi_plow" in on
        self.transfer = "transfer" in on
        self.double = "double_passengers" in on
        self.simple = "simple_market" in on
        self.hiring = "hiring" in on
        self.two_in_a_row = players <= figures.double_segment_players
        self._set_up(found)
        self._market(found, length.raised if ends is None else 0)
        self.idn = (0, *found.box.idn)
        self.trains = {train.power: train for train in tables.trains}
        self.plows = {plow.bonus: plow for plow in tables.plows}

    def _set_up(self, found: Board) -> None:
        """Cities, crews, money and trains per row of the table (SV-2.4, SV-17.3, SV-18.2)."""
        tables = found.box.tables
        scenario = self.scenario
        at = found.town_at
        hiring = next((each for each in tables.hiring if each.players == self.players), None)
        points: int | None = None
        if scenario is not None:
            self.cities = tuple(tuple(at[city] for city in row) for row in scenario.cities)
            self.crews = scenario.crews
            self.cash = scenario.cash[self.advanced]
            self.start_trains = scenario.trains if self.advanced else ()
            self.train_cities = scenario.train_cities
            if self.advanced:
                points = scenario.points
        else:
            basic = next(each for each in tables.basic if each.players == self.players)
            self.cities = tuple((at[city],) for city in tables.start.cities[: self.players])
            self.crews = tuple((crew,) for crew in basic.crews)
            self.cash = basic.cash
            self.start_trains = ()
            self.train_cities = ()
            if self.advanced:
                advanced = next(each for each in tables.advanced if each.players == self.players)
                self.cash = advanced.cash
                self.start_trains = advanced.trains
                points = advanced.points
                if self.hiring and hiring is not None:
                    points = hiring.points
        self.points = points
        """What crew may cost in points; None: the crew is given."""
        self.most_crew = hiring.most if self.hiring and hiring is not None else 0
        self.most_of_kind = 8 if self.players <= 3 else 4
        bound = self.train_cities or (-1,) * len(self.start_trains)
        self.fleet = tuple(
            Train(power, city) for power, city in zip(self.start_trains, bound, strict=False)
        )
        """The trains each player starts with."""
        self.crew_sets = self._crew_sets(found) if points is not None else ()
        if points is not None and not self.crew_sets:
            bad("tables.toml", f"no crew can be had for {points} points")

    def _crew_sets(self, found: Board) -> tuple[tuple[str, ...], ...]:
        """Every crew within the points (SV-17.2)."""
        ranks = found.box.tables.ranks
        parts: dict[str, list[tuple[int, tuple[str, ...]]]] = {}
        for kind in "SP":
            names = {f"{kind}+{rank.bonus}" if rank.bonus else kind: rank for rank in ranks}
            most = sum(rank.most for rank in ranks)
            parts[kind] = [
                (sum(names[name].points for name in pieces), pieces)
                for count in range(1, most + 1)
                for pieces in combinations_with_replacement(names, count)
                if all(pieces.count(name) <= names[name].most for name in pieces)
            ]
        fewest = 2 if self.spike else 1
        most_crew = self.most_crew or 99
        return tuple(
            surveyors + prospectors
            for cost, surveyors in parts["S"]
            for cost2, prospectors in parts["P"]
            if cost + cost2 <= (self.points or 0)
            and len(surveyors) >= fewest
            and len(surveyors) + len(prospectors) <= most_crew
        )

    def _market(self, found: Board, raised: int) -> None:
        """Columns in use and where their markers start (SV-2.6, SV-2.7, SV-19.7)."""
        scenario = self.scenario
        self.start_cells: tuple[int, ...]
        cells = []
        for column in found.columns:
            used = column.players <= self.players
            if scenario is not None and scenario.columns != "by-players":
                used = scenario.columns == "all" or column.id in scenario.columns
            if not used:
                cells.append(-1)
                continue
            cell = column.start + raised
            lowered = scenario.lowered if scenario is not None else None
            if lowered is not None and column.city in lowered.cities:
                cell -= lowered.cells
            if self.simple:
                cell -= {"lumber": 2, "coal": 1}.get(column.commodity, 0)
            cells.append(min(max(cell, column.lowest), column.highest))
        self.start_cells = tuple(cells)

    def train_price(self, power: int, instead: int = 0) -> int:
        """What a train costs, less what the one traded in is worth (SV-17.9)."""
        value = (self.trains[instead].value or 0) if instead in self.trains else 0
        return self.trains[power].cost - value if power in self.trains else 0

    def plow_price(self, bonus: int, instead: int = 0) -> int:
        value = (self.plows[instead].value or 0) if instead in self.plows else 0
        return self.plows[bonus].cost - value if bonus in self.plows else 0


_TERMS: Interned[tuple[object, ...], Terms] = Interned()


def terms_of(setup: Setup) -> tuple[Board, Terms]:
    found = board(setup.data)
    key = None if setup.data is None else tuple(sorted(setup.data.items()))
    options = tuple(sorted(setup.options.items()))
    return found, _make_terms(key, len(setup.seats), options, setup.rules)


@lru_cache(maxsize=256)
def _make_terms(
    data: Data, players: int, options: tuple[tuple[str, str], ...], rules_version: int
) -> Terms:
    found = board(None if data is None else dict(data))
    asked = (data, players, options, rules_version)
    return _TERMS.get(asked, lambda: Terms(found, players, dict(options), rules_version))
