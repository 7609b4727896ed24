"""What happens in Steam Barons. Everything is public once it has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import FieldEvent

if TYPE_CHECKING:
    from rotonde.games.steam_barons.rules.state import BaronsState


class GameEvent(FieldEvent, frozen=True, gc=False):
    """Speaks of itself by the names of its fields: an owner, a company, a hex, a colour…"""

    def field_args(self, state: BaronsState, field: str, value: Any) -> dict[str, Arg]:
        return _field_args(state, field, value)

    def field_spots(self, state: BaronsState, field: str, value: Any) -> list[str]:
        return _field_spots(state, field, value)


def _field_args(state: BaronsState, field: str, value: Any) -> dict[str, Arg]:
    if field == "owner":
        return state.owner_args(value)
    if field == "company":
        return {"company": state.terms.liveries[value]}
    if field == "companies":
        named = (Message("part-company", {"company": state.terms.liveries[c]}) for c in value)
        return {"companies": tuple(named)}
    if field == "hex":
        return state.hex_args(value)
    if field == "city":
        return {"city": state.terms.name(value)}
    if field == "colour":
        return {"colour": COLOURS[value]}
    if field == "way":
        return {"face": state.track.catalog.ways[value].code}
    if field == "tile":
        return {"tile": state.tile_id(value), "number": value}
    if field == "counts":
        parts = tuple(
            Message("part-shares", {"company": livery, "count": count})
            for livery, count in zip(state.terms.liveries, value, strict=True)
            if count
        )
        return {"count": sum(value), "parts": parts or (Message("part-nothing"),)}
    if field == "turn":
        return {"turn": value, "rules": state.terms.rules}
    if field == "points":
        return {"count": value}
    if field == "amount":
        return {"amount": abs(value), "owed": int(value < 0)}
    if field == "cubes":
        return {"cubes": state.cube_parts(value)}
    if isinstance(value, bool):
        return {field: int(value)}
    if field == "seats":
        return {"seats": ",".join(map(str, value))}
    if isinstance(value, tuple):
        return {field: len(value)}
    return {field: value}


def _field_spots(state: BaronsState, field: str, value: Any) -> list[str]:
    if field in ("hex", "city"):
        return [state.hex_spot(value)]
    if field == "company":
        return [f"company:{state.terms.liveries[value]}"]
    if field == "tile":
        return [f"tile:{value}"]
    if field == "symbol":
        return [f"symbol:{value}"]
    return []


# All rule sets


class TurnBegun(GameEvent, frozen=True, gc=False, tag="turn-begun"):
    turn: int
    turns: int


class TileLaid(GameEvent, frozen=True, gc=False, tag="tile-laid"):
    owner: int
    hex: int
    way: int
    cost: int


class TileImproved(GameEvent, frozen=True, gc=False, tag="tile-improved"):
    owner: int
    hex: int
    way: int
    cost: int


class TileRedirected(GameEvent, frozen=True, gc=False, tag="tile-redirected"):
    owner: int
    hex: int
    way: int
    cost: int


class SymbolBuilt(GameEvent, frozen=True, gc=False, tag="symbol-built"):
    owner: int
    symbol: int
    hex: int
    city: int
    cost: int


class LinkCompleted(GameEvent, frozen=True, gc=False, tag="link-completed"):
    owner: int
    hex: int
    city: int


class TrackLapsed(GameEvent, frozen=True, gc=False, tag="track-lapsed"):
    owner: int
    hex: int


class BuildTurnOver(GameEvent, frozen=True, gc=False, tag="build-turn-over"):
    owner: int


class Delivered(GameEvent, frozen=True, gc=False, tag="delivered"):
    owner: int
    colour: int
    hex: int
    city: int
    links: tuple[int, ...]
    points: int
    """The mover's own."""


class MoveDeclined(GameEvent, frozen=True, gc=False, tag="move-declined"):
    owner: int


# Base and Standard


class PlaceBid(GameEvent, frozen=True, gc=False, tag="place-bid"):
    seat: int
    price: int


class PlacePassed(GameEvent, frozen=True, gc=False, tag="place-passed"):
    seat: int


class PlaceWon(GameEvent, frozen=True, gc=False, tag="place-won"):
    seat: int
    place: int
    price: int
    """What was paid for it."""


class CapitalRaised(GameEvent, frozen=True, gc=False, tag="capital-raised"):
    seat: int
    amount: int
    income: int
    """Income afterwards."""
    vp: int


class TileTaken(GameEvent, frozen=True, gc=False, tag="tile-taken"):
    seat: int
    tile: int
    cost: int
    effect: bool


class LevelRaised(GameEvent, frozen=True, gc=False, tag="level-raised"):
    seat: int
    level: int


class CityGrown(GameEvent, frozen=True, gc=False, tag="city-grown"):
    seat: int
    city: int
    cubes: int


class TownUrbanized(GameEvent, frozen=True, gc=False, tag="town-urbanized"):
    seat: int
    city: int
    colour: int


class NothingToDo(GameEvent, frozen=True, gc=False, tag="nothing-to-do"):
    seat: int
    tile: int


class PointsTaken(GameEvent, frozen=True, gc=False, tag="points-taken"):
    seat: int
    points: int
    to_income: bool


class IncomePaid(GameEvent, frozen=True, gc=False, tag="income-paid"):
    seat: int
    amount: int
    """Below 0: paid by the player."""
    upkeep: int
    cash: int


class ShortfallSettled(GameEvent, frozen=True, gc=False, tag="shortfall-settled"):
    seat: int
    vp: int
    levels: int

    def message(self, state: BaronsState) -> Message:
        total = (self.vp + self.levels) * state.terms.tables.shortfall.dollars
        told = GameEvent.message(self, state)
        return Message(told.id, {**told.args, "total": total})


class PlayerBankrupt(GameEvent, frozen=True, gc=False, tag="player-bankrupt"):
    seat: int


class OrderSet(GameEvent, frozen=True, gc=False, tag="order-set"):
    seats: tuple[int, ...]


# The stock market


class AuctionOpened(GameEvent, frozen=True, gc=False, tag="auction-opened"):
    company: int
    count: int
    price: int


class ShareBid(GameEvent, frozen=True, gc=False, tag="share-bid"):
    seat: int
    company: int
    price: int


class SharePassed(GameEvent, frozen=True, gc=False, tag="share-passed"):
    seat: int
    company: int


class BidderSkipped(GameEvent, frozen=True, gc=False, tag="bidder-skipped"):
    """The lowest bid is beyond this seat's cash: it passes without being asked (SB-18.2)."""

    seat: int
    company: int
    price: int


class NobodyBid(GameEvent, frozen=True, gc=False, tag="nobody-bid"):
    company: int


class SharesBought(GameEvent, frozen=True, gc=False, tag="shares-bought"):
    seat: int
    company: int
    count: int
    price: int


class ControlTaken(GameEvent, frozen=True, gc=False, tag="control-taken"):
    seat: int
    company: int


class MarkerMoved(GameEvent, frozen=True, gc=False, tag="marker-moved"):
    seat: int


class SharesIssued(GameEvent, frozen=True, gc=False, tag="shares-issued"):
    company: int
    count: int
    amount: int


class DividendPaid(GameEvent, frozen=True, gc=False, tag="dividend-paid"):
    company: int
    performance: int
    share: int
    profit: int
    bonus: int


class MoneyReceived(GameEvent, frozen=True, gc=False, tag="money-received"):
    """What dividends and bonuses brought a player in all."""

    seat: int
    amount: int


class PriceMoved(GameEvent, frozen=True, gc=False, tag="price-moved"):
    company: int
    cell: int
    modifier: int
    colour_change: int
    before: int
    price: int
    """-1: bankrupt."""


class SharesSold(GameEvent, frozen=True, gc=False, tag="shares-sold"):
    seat: int
    counts: tuple[int, ...]
    amount: int


class CompanyBankrupt(GameEvent, frozen=True, gc=False, tag="company-bankrupt"):
    company: int


class OrderDrawn(GameEvent, frozen=True, gc=False, tag="order-drawn"):
    companies: tuple[int, ...]
