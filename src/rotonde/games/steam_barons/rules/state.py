"""Where a match of Steam Barons stands. Nothing on the table is hidden but a sale being chosen.

Cubes lie as counts packed into one number, eight bits for each colour in the order of COLOURS.
An owner of track is a seat in Base and Standard games and a company on the stock market.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from rotonde.games.steam_barons.rules.hexes import Chart, TileCatalog
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.routes import Routes
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.track import Track
from rotonde.kernel.flow import Stage, StagedState
from rotonde.kernel.message import Arg, Message

FLOWS: dict[str, Sequence[Stage]] = {}
"""Per rule set the turn from its first stage to its last: filled by flow.py."""


class Auction(NamedTuple):
    """An auction under way: the standing bid, whose it is, and who is still in."""

    bid: int
    bidder: int
    """NOBODY until somebody has bid."""
    open: tuple[int, ...]
    """The seats that have not passed, in the order they are asked; the first is asked now."""


class BaronsState(StagedState):
    __slots__ = (
        "at",
        "auction",
        "available",
        "bids",
        "builds",
        "card",
        "cash",
        "controller",
        "cubes",
        "grown",
        "income",
        "level",
        "line",
        "lots",
        "marker",
        "markers",
        "must",
        "new_cities",
        "order",
        "out",
        "paid",
        "performance",
        "places",
        "price",
        "queue",
        "round",
        "routes",
        "shares",
        "spaces",
        "spare",
        "spent",
        "stepped",
        "taken",
        "terms",
        "track",
        "treasury",
        "turn",
        "vp",
    )

    def __init__(self, terms: Terms, chart: Chart, kit: TileCatalog) -> None:
        players, companies = terms.players, len(terms.liveries) if terms.stock else 0
        tables = terms.tables
        self.stack = []
        self.to_act = ()
        self.terms = terms
        self.menu: list[Any] | None = None
        """What the decision at hand offers, once it has been asked for."""
        self.stage = 0
        """Where in the turn: an index into the flow of the rule set."""
        self.turn = 1
        self.ending: str | None = None
        self.order: tuple[int, ...] = ()
        """Seats, or on the stock market companies, in the order of the turn."""
        self.line: tuple[int, ...] = ()
        """The same as this phase wants them."""
        self.at = 0
        """Whose turn in the line."""
        self.round = 0
        """Which of the two goods rounds."""
        self.track = Track(chart, kit, terms.owners, contiguous=terms.stock)
        self.cubes = [0] * len(chart.kind)
        """Per hex the cubes that lie there."""
        self.routes = Routes()
        self.builds = 0
        """Builds left in this build turn."""
        self.queue: tuple[tuple[int, int], ...] = ()
        """Seats that still say where the points of a delivery go (SB-8.5); while a city is being
        filled, who fills which."""
        self.auction: Auction | None = None
        self.lots = 0
        """On the stock market the price all shares of this auction go for; 0: still bidding."""
        # Base and Standard
        self.income = [tables.start.income] * players
        self.vp = [tables.start.vp] * players
        self.level = [tables.start.locomotive] * players
        """Levels of the locomotives."""
        self.taken = [0] * players
        """The action tile of each seat this turn; 0: none."""
        self.must = 0
        """The action to be done in this build turn: the number of its tile, 0 for none."""
        self.paid = [False] * players
        """Whether a seat paid for the action of its tile (SB-5.3)."""
        self.stepped = [False] * players
        """Whether a seat has raised its locomotive in a goods round of this turn (SB-8.1)."""
        self.bids = [0] * players
        """Last bids of the auction for the order."""
        self.spare = NOBODY
        """Who may still pass without leaving that auction (SB-6.2)."""
        self.spent = NOBODY
        """Who has done so."""
        self.places: tuple[int, ...] = ()
        """Places given in that auction, from the front (Base) or from the back (Standard)."""
        self.out = 0
        """Bankrupt seats, or on the stock market companies, as bits."""
        self.spaces = [0] * terms.spaces
        self.grown = 0
        """Cities with a growth marker, as bits."""
        self.markers = tables.pieces.growth_markers
        self.new_cities = tuple(
            next((new.count for new in tables.new_cities if new.colour == colour), 0)
            for colour in COLOURS
        )
        # The stock market
        self.cash = [terms.seats.cash if terms.stock else tables.start.money] * players
        self.marker = 0
        """Who holds the first-player marker; in Base's opening who speaks first."""
        self.price = [tables.prices.start] * companies
        self.treasury = [tables.stock.treasury] * companies
        self.card = [terms.card] * companies
        """Shares a company can still issue."""
        self.available = [tables.stock.available] * companies
        self.performance = [0] * companies
        self.controller = [NOBODY] * companies
        self.shares = [0] * (players * companies)
        """Per seat and company, seat by seat."""

    def copy(self) -> BaronsState:
        twin = BaronsState.__new__(BaronsState)
        twin.stack = self.stack[:]
        twin.to_act = self.to_act
        twin.terms = self.terms
        twin.menu = self.menu
        twin.stage, twin.turn, twin.ending = self.stage, self.turn, self.ending
        twin.order, twin.line, twin.at = self.order, self.line, self.at
        twin.round = self.round
        twin.track = self.track.copy()
        twin.cubes = self.cubes[:]
        twin.routes = self.routes
        twin.builds, twin.queue = self.builds, self.queue
        twin.auction, twin.lots = self.auction, self.lots
        twin.income, twin.vp, twin.level = self.income[:], self.vp[:], self.level[:]
        twin.taken, twin.must = self.taken[:], self.must
        twin.paid, twin.stepped = self.paid[:], self.stepped[:]
        twin.bids, twin.places, twin.out = self.bids[:], self.places, self.out
        twin.spare, twin.spent = self.spare, self.spent
        twin.spaces, twin.grown = self.spaces[:], self.grown
        twin.markers, twin.new_cities = self.markers, self.new_cities
        twin.cash, twin.marker = self.cash[:], self.marker
        twin.price, twin.treasury = self.price[:], self.treasury[:]
        twin.card, twin.available = self.card[:], self.available[:]
        twin.performance, twin.controller = self.performance[:], self.controller[:]
        twin.shares = self.shares[:]
        return twin

    @property
    def stages(self) -> Sequence[Stage]:
        return FLOWS[self.terms.rules]

    # Questions

    def held(self, seat: int, company: int) -> int:
        return self.shares[seat * len(self.price) + company]

    def is_out(self, owner: int) -> bool:
        """Whether a player, or on the stock market a company, is bankrupt."""
        return bool(self.out >> owner & 1)

    @property
    def active(self) -> int:
        """Whose phase it is: a seat, or on the stock market a company; NOBODY: of nobody alone."""
        return self.line[self.at] if self.at < len(self.line) else NOBODY

    def decider(self, owner: int) -> int:
        """The seat that decides for an owner of track."""
        return self.controller[owner] if self.terms.stock else owner

    def cubes_at(self, place: int) -> list[int]:
        """The colours of the cubes on a hex, each once."""
        packed, colour, found = self.cubes[place], 0, []
        while packed:
            if packed & 255:
                found.append(colour)
            packed >>= 8
            colour += 1
        return found

    def colours(self) -> dict[int, int]:
        """The colour of every city there is."""
        new = self.track.cities
        return {**self.terms.colours, **new} if new else self.terms.colours

    def run_end(self, start: int, links: tuple[int, ...]) -> int:
        """Where a run over these links leads; NOBODY: they do not join."""
        here = start
        for number in links:
            known = self.track.links
            link = known[number] if 0 <= number < len(known) else None
            if link is None or here not in (link.one, link.other):
                return NOBODY
            here = link.far_end(here)
        return here

    def tile_id(self, number: int) -> str:
        for tile in self.terms.tables.actions:
            if tile.no == number:
                return tile.id
        return "none"

    def tile_cost(self, seat: int, number: int) -> int:
        """What the action of a tile costs a seat (SB-5.2); in Standard games nothing."""
        tile = self.terms.tables.actions[number - 1]
        if not self.terms.base or (tile.by_level and self.top_level(seat)):
            return 0
        return tile.cost(self.level[seat] + 1)

    def top_level(self, seat: int) -> bool:
        return self.level[seat] >= self.terms.tables.locomotive.highest

    # Words

    def owner_args(self, owner: int) -> dict[str, Arg]:
        """Who an owner is, for a message: a company's livery, or a seat."""
        if owner == NOBODY:
            return {"company": "nobody", "you": "no"}
        if self.terms.stock:
            return {"company": self.terms.liveries[owner], "you": "no"}
        return {"company": "seat", "seat": owner}

    def hex_id(self, place: int) -> str:
        hexes = self.terms.map.hexes
        return hexes[place].id if 0 <= place < len(hexes) else ""

    def hex_spot(self, place: int) -> str:
        return f"hex:{self.hex_id(place)}"

    def run_spots(self, links: tuple[int, ...]) -> tuple[str, ...]:
        """The hexes and rail symbols that a run passes."""
        found: list[str] = []
        for number in links:
            link = self.track.links[number] if 0 <= number < len(self.track.links) else None
            if link is None:
                continue
            if number in self.track.symbols:
                found.append(f"symbol:{self.track.symbols.index(number)}")
            places = (link.one, *(side // 6 for side in link.sides), link.other)
            found += [self.hex_spot(place) for place in places if place >= 0]
        return tuple(dict.fromkeys(found))

    def about_way(self, place: int, way: int) -> dict[str, Arg]:
        """A tile face turned to its place, with where its track leads."""
        known = self.track.kit.ways
        if not 0 <= way < len(known):
            return {**self.about_hex(place), "face": "", "ways": ()}
        ways = tuple(
            Message("part-exit", {"side": one})
            if one == other
            else Message("part-way", {"side": one, "side2": other})
            for one, other in known[way].pairs
        )
        return {**self.about_hex(place), "face": known[way].code, "ways": ways}

    def about_hex(self, place: int) -> dict[str, Arg]:
        """What people call a hex, and whether that is the name of a stop."""
        return {"hex": self.terms.name(place), "stop": int(place in self.terms.names)}

    def about_symbol(self, symbol: int) -> dict[str, Arg]:
        one, other = self.track.chart.symbols[symbol]
        return {"city": self.terms.name(one), "city2": self.terms.name(other)}

    def about_cubes(self, packed: int) -> tuple[Message, ...]:
        found = [
            Message("part-cubes", {"colour": name, "count": packed >> 8 * colour & 255})
            for colour, name in enumerate(COLOURS)
            if packed >> 8 * colour & 255
        ]
        return tuple(found) or (Message("part-nothing"),)

    def about_space(self, space: int) -> tuple[Message, ...]:
        return self.about_cubes(self.spaces[space] if 0 <= space < len(self.spaces) else 0)

    def about_points(self, links: tuple[int, ...], mover: int) -> tuple[Message, ...]:
        """Who scores how many points with a run, the mover first."""
        found = (self.track.links[number] for number in links)
        counts = Counter(link.owner for link in found if link is not None and link.owner >= 0)
        owners = sorted(counts, key=lambda owner: (owner != mover, owner))
        parts = [Message("part-points", {**self.owner_args(o), "count": counts[o]}) for o in owners]
        return tuple(parts) or (Message("part-no-points"),)

    def own_points(self, links: tuple[int, ...]) -> int:
        """What a run brings the mover."""
        owned = (self.track.links[number] for number in links)
        return sum(link is not None and link.owner == self.active for link in owned)

    def about_move(self, start: int, colour: int, links: tuple[int, ...]) -> dict[str, Arg]:
        end = self.run_end(start, links)
        return {
            "colour": COLOURS[colour] if 0 <= colour < len(COLOURS) else "",
            "hex": self.terms.name(start),
            "city": self.terms.name(end) if end >= 0 else "",
            "length": len(links),
            "parts": self.about_points(links, self.active) if end >= 0 else (),
        }
