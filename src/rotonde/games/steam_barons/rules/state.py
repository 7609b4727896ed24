"""Where a match of Steam Barons stands. Nothing on the table is hidden but a sale being chosen.

Cubes lie as counts packed into one number, eight bits for each colour in the order of COLOURS.
An owner of track is a seat in Base and Standard games and a company on the stock market.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.routes import Routes
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.track import Track
from rotonde.kernel.copyable import Shared, initial
from rotonde.kernel.flow import StagedState
from rotonde.kernel.message import Arg, Message


class Auction(NamedTuple):
    """An auction under way: the standing bid, whose it is, and who is still in."""

    bid: int
    bidder: int
    """NOBODY until somebody has bid."""
    open: tuple[int, ...]
    """The seats that have not passed, in the order they are asked; the first is asked now."""


class BaronsState(StagedState):
    terms: Shared[Terms]
    track: Track
    turn: int = 1
    order: tuple[int, ...] = ()
    """Seats, or on the stock market companies, in the order of the turn."""
    line: tuple[int, ...] = ()
    """The same as this phase wants them."""
    at: int = 0
    """Whose turn in the line."""
    round: int = 0
    """Which of the two goods rounds."""
    cubes: list[int] = initial(lambda it: [0] * len(it.track.chart.kind))
    """Per hex the cubes that lie there."""
    routes: Shared[Routes] = initial(lambda it: Routes())
    builds: int = 0
    """Builds left in this build turn."""
    queue: tuple[tuple[int, int], ...] = ()
    """Seats that still say where the points of a delivery go (SB-8.5); while a city is being
    filled, who fills which."""
    auction: Auction | None = None
    lots: int = 0
    """On the stock market the price all shares of this auction go for; 0: still bidding."""

    # Base and Standard

    income: list[int] = initial(lambda it: [it.terms.tables.start.income] * it.terms.players)
    vp: list[int] = initial(lambda it: [it.terms.tables.start.vp] * it.terms.players)
    level: list[int] = initial(lambda it: [it.terms.tables.start.locomotive] * it.terms.players)
    """Levels of the locomotives."""
    taken: list[int] = initial(lambda it: [0] * it.terms.players)
    """The action tile of each seat this turn; 0: none."""
    must: int = 0
    """The action to be done in this build turn: the number of its tile, 0 for none."""
    paid: list[bool] = initial(lambda it: [False] * it.terms.players)
    """Whether a seat paid for the action of its tile (SB-5.3)."""
    stepped: list[bool] = initial(lambda it: [False] * it.terms.players)
    """Whether a seat has raised its locomotive in a goods round of this turn (SB-8.1)."""
    bids: list[int] = initial(lambda it: [0] * it.terms.players)
    """Last bids of the auction for the order."""
    spare: int = NOBODY
    """Who may still pass without leaving that auction (SB-6.2)."""
    spent: int = NOBODY
    """Who has done so."""
    places: tuple[int, ...] = ()
    """Places given in that auction, from the front (Base) or from the back (Standard)."""
    out: int = 0
    """Bankrupt seats, or on the stock market companies, as bits."""
    spaces: list[int] = initial(lambda it: [0] * it.terms.spaces)
    grown: int = 0
    """Cities with a growth marker, as bits."""
    markers: int = initial(lambda it: it.terms.tables.pieces.growth_markers)
    """Growth markers left. Only version 1 of the rules stops when they are gone (SB-7.14)."""
    new_cities: tuple[int, ...] = initial(lambda it: it.terms.new_cities)

    # The stock market

    cash: list[int] = initial(lambda it: [it.terms.cash] * it.terms.players)
    marker: int = 0
    """Who holds the first-player marker; in Base's opening who speaks first."""
    price: list[int] = initial(lambda it: [it.terms.tables.prices.start] * it.terms.companies)
    treasury: list[int] = initial(lambda it: [it.terms.tables.stock.treasury] * it.terms.companies)
    card: list[int] = initial(lambda it: [it.terms.card] * it.terms.companies)
    """Shares a company can still issue."""
    available: list[int] = initial(
        lambda it: [it.terms.tables.stock.available] * it.terms.companies
    )
    performance: list[int] = initial(lambda it: [0] * it.terms.companies)
    controller: list[int] = initial(lambda it: [NOBODY] * it.terms.companies)
    shares: list[int] = initial(lambda it: [0] * (it.terms.players * it.terms.companies))
    """Per seat and company, seat by seat."""

    # Questions

    def shares_of(self, seat: int, company: int) -> int:
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

    def auction_args(self) -> dict[str, Arg]:
        """What is being sold: shares of a company, or a place in the order of play."""
        step = self.stack[-1].id if self.stack else ""
        if step == "opening":
            return {"sold": "place", "place": len(self.places) + 1}
        if step == "order":
            return {"sold": "order"}
        return {"sold": "shares", **self.owner_args(self.active)}

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

    def way_args(self, place: int, way: int) -> dict[str, Arg]:
        """A tile face turned to its place, with where its track leads."""
        known = self.track.catalog.ways
        if not 0 <= way < len(known):
            return {**self.hex_args(place), "face": "", "ways": ()}
        ways = self.track.catalog.leads[way]
        return {**self.hex_args(place), "face": known[way].code, "ways": ways}

    def hex_args(self, place: int) -> dict[str, Arg]:
        """What people call a hex, and whether that is the name of a stop."""
        return {"hex": self.terms.name(place), "stop": int(place in self.terms.names)}

    def symbol_args(self, symbol: int) -> dict[str, Arg]:
        one, other = self.track.chart.symbols[symbol]
        return {"city": self.terms.name(one), "city2": self.terms.name(other)}

    def cube_parts(self, packed: int) -> tuple[Message, ...]:
        found = [
            Message("part-cubes", {"colour": name, "count": packed >> 8 * colour & 255})
            for colour, name in enumerate(COLOURS)
            if packed >> 8 * colour & 255
        ]
        return tuple(found) or (Message("part-nothing"),)

    def space_parts(self, space: int) -> tuple[Message, ...]:
        return self.cube_parts(self.spaces[space] if 0 <= space < len(self.spaces) else 0)

    def point_parts(self, links: tuple[int, ...], mover: int) -> tuple[Message, ...]:
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

    def move_args(self, start: int, colour: int, links: tuple[int, ...]) -> dict[str, Arg]:
        end = self.run_end(start, links)
        return {
            "colour": COLOURS[colour] if 0 <= colour < len(COLOURS) else "",
            "hex": self.terms.name(start),
            "city": self.terms.name(end) if end >= 0 else "",
            "length": len(links),
            "parts": self.point_parts(links, self.active) if end >= 0 else (),
        }
