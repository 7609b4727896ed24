"""What a player decides in Steam Barons.

Hexes are named by their number on the map in reading order, ways (a tile face turned to its place)
by their number in the catalog, companies by their place in the tables, links by their number. A
side is a hex and a direction in one number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action

if TYPE_CHECKING:
    from rotonde.games.steam_barons.rules.state import BaronsState


class Bid(Action, frozen=True, gc=False, tag="bid"):
    """Offer a price: for shares, or for a place in the turn order."""

    has_preview: ClassVar = True
    price: int

    def message(self, state: BaronsState) -> Message:
        return Message("choice-bid", {"price": self.price, **state.auction_args()})

    def short(self, state: BaronsState) -> Message:
        return Message("short-bid", {"price": self.price})


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Bid no more; move no goods."""

    def message(self, state: BaronsState) -> Message:
        return Message("choice-pass", {"step": state.stack[-1].id if state.stack else ""})


class Buy(Action, frozen=True, gc=False, tag="buy"):
    """Take so many shares at the price of the auction (SB-11.5)."""

    has_preview: ClassVar = True
    count: int

    def message(self, state: BaronsState) -> Message:
        args: dict[str, Arg] = {"count": self.count, "total": self.count * state.lots}
        return Message("choice-buy", {**args, **state.auction_args()})

    def short(self, state: BaronsState) -> Message:
        args: dict[str, Arg] = {"count": self.count, "total": self.count * state.lots}
        return Message("short-buy", args)


class Sell(Action, frozen=True, gc=False, tag="sell"):
    """Shares to part with, company by company (SB-11.17)."""

    counts: tuple[int, ...]

    def message(self, state: BaronsState) -> Message:
        total = sum(
            count * price for count, price in zip(self.counts, state.price, strict=False) if count
        )
        sold, parts = sum(self.counts), self.parts(state)
        return Message("choice-sell", {"count": sold, "parts": parts, "total": total})

    def parts(self, state: BaronsState) -> tuple[Message, ...]:
        found = [
            Message("part-shares", {"company": company, "count": count})
            for company, count in zip(state.terms.liveries, self.counts, strict=False)
            if count
        ]
        return tuple(found) or (Message("part-nothing"),)


class Raise(Action, frozen=True, gc=False, tag="raise"):
    """Buy capital: so many times five dollars (SB-4.4)."""

    has_preview: ClassVar = True
    steps: int

    def message(self, state: BaronsState) -> Message:
        amount = self.steps * state.terms.tables.income.capital
        return Message("choice-raise", {"steps": self.steps, "amount": amount})

    def short(self, state: BaronsState) -> Message:
        amount = self.steps * state.terms.tables.income.capital
        return Message("short-raise", {"amount": amount})


class Take(Action, frozen=True, gc=False, tag="take"):
    """Take an action tile; without its effect that is the pass option (SB-5.3)."""

    has_preview: ClassVar = True
    tile: int
    effect: bool = True

    def message(self, state: BaronsState) -> Message:
        args: dict[str, Arg] = {"tile": state.tile_id(self.tile), "number": self.tile}
        if not self.effect:
            return Message("choice-take-pass", args)
        seat = state.to_act[0] if state.to_act else 0
        return Message("choice-take", {**args, "cost": state.tile_cost(seat, self.tile)})

    def spots(self, state: BaronsState) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


class Lay(Action, frozen=True, gc=False, tag="lay"):
    """Lay a tile on a hex, or in place of one that has less track (SB-7.6, SB-7.7)."""

    shows_pieces: ClassVar = True
    has_preview: ClassVar = True
    hex: int
    way: int

    def message(self, state: BaronsState) -> Message:
        improved = state.track.tile[self.hex] >= 0
        args = {**state.way_args(self.hex, self.way), "cost": state.track.cost(self)}
        return Message("choice-improve" if improved else "choice-lay", args)

    def brief(self, state: BaronsState) -> Message:
        improved = state.track.tile[self.hex] >= 0
        return Message("brief-improve" if improved else "brief-lay", self.message(state).args)

    def short(self, state: BaronsState) -> Message:
        # The picture in the menu shows the rest.
        return Message("short-lay", _price_args(state, self))

    def stands_out(self, state: BaronsState) -> bool:
        return state.track.completed_by(self) > 0

    def spots(self, state: BaronsState) -> tuple[str, ...]:
        return (state.hex_spot(self.hex),)


class Redirect(Action, frozen=True, gc=False, tag="redirect"):
    """Turn the last tile of an unfinished link another way (SB-7.8)."""

    shows_pieces: ClassVar = True
    has_preview: ClassVar = True
    hex: int
    way: int
    side: int
    """The open side that is turned away."""

    def message(self, state: BaronsState) -> Message:
        args = {**state.way_args(self.hex, self.way), "cost": state.track.cost(self)}
        return Message("choice-redirect", args)

    def brief(self, state: BaronsState) -> Message:
        return Message("brief-redirect", self.message(state).args)

    def short(self, state: BaronsState) -> Message:
        return Message("short-lay", _price_args(state, self))

    def stands_out(self, state: BaronsState) -> bool:
        return state.track.completed_by(self) > 0

    def spots(self, state: BaronsState) -> tuple[str, ...]:
        return (state.hex_spot(self.hex),)


class Connect(Action, frozen=True, gc=False, tag="connect"):
    """Build a rail symbol between two neighbouring cities (SB-10.4)."""

    has_preview: ClassVar = True
    symbol: int

    def message(self, state: BaronsState) -> Message:
        return Message(
            "choice-connect", {**state.symbol_args(self.symbol), "cost": state.track.cost(self)}
        )

    def brief(self, state: BaronsState) -> Message:
        return Message("brief-connect", self.message(state).args)

    def spots(self, state: BaronsState) -> tuple[str, ...]:
        return (f"symbol:{self.symbol}",)


class Grow(Action, frozen=True, gc=False, tag="grow"):
    """City Growth: the city that gets cubes and a marker (SB-7.14)."""

    has_preview: ClassVar = True
    hex: int

    def message(self, state: BaronsState) -> Message:
        return Message("choice-grow", {"city": state.terms.name(self.hex)})

    def spots(self, state: BaronsState) -> tuple[str, ...]:
        return ("tile:5", state.hex_spot(self.hex))


class Urbanize(Action, frozen=True, gc=False, tag="urbanize"):
    """Turn a town into a New City of a colour (SB-7.15)."""

    shows_pieces: ClassVar = True
    has_preview: ClassVar = True
    hex: int
    colour: int

    def message(self, state: BaronsState) -> Message:
        args: dict[str, Arg] = {"town": state.terms.name(self.hex), "colour": _colour(self.colour)}
        return Message("choice-urbanize", args)

    def short(self, state: BaronsState) -> Message:
        return Message("short-urbanize", {"colour": _colour(self.colour)})

    def spots(self, state: BaronsState) -> tuple[str, ...]:
        return (f"newcity:{_colour(self.colour)}", state.hex_spot(self.hex))


class Fill(Action, frozen=True, gc=False, tag="fill"):
    """The Goods Supply space whose cubes go to the city."""

    has_preview: ClassVar = True
    space: int

    def message(self, state: BaronsState) -> Message:
        city = state.queue[0][1] if state.queue else -1
        args: dict[str, Arg] = {"space": self.space + 1, "cubes": state.space_parts(self.space)}
        return Message("choice-fill", {**args, "city": state.terms.name(city)})

    def spots(self, state: BaronsState) -> tuple[str, ...]:
        return (f"space:{self.space}",)


class Move(Action, frozen=True, gc=False, tag="move"):
    """Send a cube over links to the first city of its colour (SB-8.2, SB-11.13)."""

    has_preview: ClassVar = True
    hex: int
    colour: int
    links: tuple[int, ...]

    def message(self, state: BaronsState) -> Message:
        return Message("choice-move", state.move_args(self.hex, self.colour, self.links))

    def spots(self, state: BaronsState) -> tuple[str, ...]:
        end = state.run_end(self.hex, self.links)
        start = f"cube:{state.hex_id(self.hex)}:{_colour(self.colour)}"
        return (start, state.hex_spot(end)) if end >= 0 else (start,)

    def short(self, state: BaronsState) -> Message:
        parts = state.point_parts(self.links, state.active)
        return Message("short-move", {"length": len(self.links), "parts": parts})

    def badge(self, state: BaronsState) -> str:
        return f"+{state.own_points(self.links)}"

    def lights(self, state: BaronsState) -> tuple[str, ...]:
        return state.run_spots(self.links)


class Upgrade(Action, frozen=True, gc=False, tag="upgrade"):
    """Raise the locomotive by one level instead of moving goods (SB-8.1)."""

    def message(self, state: BaronsState) -> Message:
        seat = state.to_act[0] if state.to_act else 0
        return Message("choice-upgrade", {"level": state.level[seat] + 1})


class ToIncome(Action, frozen=True, gc=False, tag="to-income"):
    """Put the points of a delivery on income (SB-8.5)."""

    def message(self, state: BaronsState) -> Message:
        return Message("choice-to-income", {"count": state.queue[0][1] if state.queue else 0})


class ToPoints(Action, frozen=True, gc=False, tag="to-points"):
    """Put the points of a delivery on victory points (SB-8.5)."""

    def message(self, state: BaronsState) -> Message:
        return Message("choice-to-points", {"count": state.queue[0][1] if state.queue else 0})


class Done(Action, frozen=True, gc=False, tag="done"):
    """End the build turn."""

    ends_draft: ClassVar = True
    has_preview: ClassVar = True

    def message(self, state: BaronsState) -> Message:
        return Message("choice-done")


def _price_args(state: BaronsState, build: Lay | Redirect) -> dict[str, Arg]:
    return {"cost": state.track.cost(build), "links": state.track.completed_by(build)}


def _colour(colour: int) -> str:
    return COLOURS[colour] if 0 <= colour < len(COLOURS) else "grey"


Decisions = (
    Bid
    | Pass
    | Buy
    | Sell
    | Raise
    | Take
    | Lay
    | Redirect
    | Connect
    | Grow
    | Urbanize
    | Fill
    | Move
    | Upgrade
    | ToIncome
    | ToPoints
    | Done
)
