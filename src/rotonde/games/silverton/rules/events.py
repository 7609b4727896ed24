"""What happens in Silverton. Everything is public: hidden cash is a matter of display (SV-16.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rotonde.games.silverton.rules.actions import Bundle, claim_spot, crew_args
from rotonde.games.silverton.rules.places import place_of
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Card, FieldEvent

if TYPE_CHECKING:
    from rotonde.games.silverton.rules.state import SilvertonState


class GameEvent(FieldEvent, frozen=True, gc=False):
    """Speaks of itself by the names of its fields: a segment, a claim, a line, a column…"""

    def field_args(self, state: SilvertonState, field: str, value: Any) -> dict[str, Arg]:
        return _field_args(state, field, value)

    def field_spots(self, state: SilvertonState, field: str, value: Any) -> list[str]:
        return _field_spots(state, field, value)

    def dice_rolled(self, state: SilvertonState) -> tuple[int, ...]:
        dice: tuple[int, ...] = getattr(self, "dice", ())
        return dice


def _field_args(state: SilvertonState, field: str, value: Any) -> dict[str, Arg]:
    if field == "segment":
        return state.segment_args(value)
    if field == "claim":
        return state.claim_args(value)
    if field == "line":
        return state.line_args(value)
    if field == "column":
        column = state.board.columns[value]
        return {"goods": column.commodity, "city": column.city or ""}
    if field == "city":
        return {"city": state.board.towns[value]}
    if field == "place":
        return state.place_args(value)
    if field == "crew" and isinstance(value, str):
        return crew_args(value)
    if isinstance(value, Bundle):
        return {field: state.bundle_parts(value)}
    if isinstance(value, bool):
        return {field: int(value)}
    if isinstance(value, tuple):
        between = "," if field == "seats" else " + " if field == "dice" else " "
        return {field: between.join(map(str, value))}
    return {field: value if isinstance(value, str | int) else str(value)}


def _field_spots(state: SilvertonState, field: str, value: Any) -> list[str]:
    if field == "segment":
        return [f"segment:{state.board.ids[value]}"]
    if field == "claim":
        return [claim_spot(value)]
    if field == "line":
        return [f"line:{value}"]
    if field == "city":
        return [f"town:{value}"]
    if field == "column":
        return [f"column:{state.board.column_ids[value]}"]
    if field == "place":
        kind, number = place_of(value)
        if kind == "claim":
            return [claim_spot(number)]
        return [f"line:{number}"] if kind == "line" else [f"segment:{state.board.ids[number]}"]
    return []


class TurnBegun(GameEvent, frozen=True, gc=False, tag="turn-begun"):
    turn: int
    winter: bool
    seats: tuple[int, ...]
    """In the order of the turn cards."""


class CrewChosen(GameEvent, frozen=True, gc=False, tag="crew-chosen"):
    seat: int
    crew: tuple[str, ...]


class SurveyorsAssigned(GameEvent, frozen=True, gc=False, tag="surveyors-assigned"):
    seat: int
    cities: tuple[int, ...]


class CrewPlaced(GameEvent, frozen=True, gc=False, tag="crew-placed"):
    seat: int
    crew: str
    place: int


class CrewRecalled(GameEvent, frozen=True, gc=False, tag="crew-recalled"):
    seat: int
    crew: str
    place: int


class PlacementDone(GameEvent, frozen=True, gc=False, tag="placement-done"):
    seat: int


class RivalPlaced(GameEvent, frozen=True, gc=False, tag="rival-placed"):
    place: int


class RivalDiscarded(GameEvent, frozen=True, gc=False, tag="rival-discarded"):
    place: int


class Shifted(GameEvent, frozen=True, gc=False, tag="shifted"):
    seat: int
    segment: int


class DisputeDemanded(GameEvent, frozen=True, gc=False, tag="dispute-demanded"):
    seat: int
    city: int


class DisputeRolled(GameEvent, frozen=True, gc=False, tag="dispute-rolled"):
    """Two dice, the piece's bonus, and what track brings."""

    seat: int
    place: int
    dice: tuple[int, ...]
    bonus: int
    extra: int
    total: int


class DisputeWon(GameEvent, frozen=True, gc=False, tag="dispute-won"):
    seat: int
    place: int


class DisputeTied(GameEvent, frozen=True, gc=False, tag="dispute-tied"):
    seats: tuple[int, ...]
    place: int


class Jailed(GameEvent, frozen=True, gc=False, tag="jailed"):
    seat: int
    crew: str


class LineShared(GameEvent, frozen=True, gc=False, tag="line-shared"):
    seat: int
    seat2: int
    line: int
    cost: int
    cost2: int


class ShareRefused(GameEvent, frozen=True, gc=False, tag="share-refused"):
    seat: int
    line: int


class TheftPaid(GameEvent, frozen=True, gc=False, tag="theft-paid"):
    seat: int
    line: int
    cost: int


class LineStolen(GameEvent, frozen=True, gc=False, tag="line-stolen"):
    seat: int
    seat2: int
    line: int


class TheftFailed(GameEvent, frozen=True, gc=False, tag="theft-failed"):
    seat: int
    line: int


class ClaimBought(GameEvent, frozen=True, gc=False, tag="claim-bought"):
    seat: int
    claim: int


class LineBought(GameEvent, frozen=True, gc=False, tag="line-bought"):
    seat: int
    line: int


class ClaimDrawn(GameEvent, frozen=True, gc=False, tag="claim-drawn"):
    seat: int
    claim: int


class ClaimLaidDown(GameEvent, frozen=True, gc=False, tag="claim-laid-down"):
    seat: int
    claim: int


class MishapDrawn(GameEvent, frozen=True, gc=False, tag="mishap-drawn"):
    seat: int
    mishap: str
    effect: str

    def revealed_card(self, state: SilvertonState) -> Card:
        args: dict[str, Arg] = {"mishap": self.mishap, "effect": self.effect}
        title, text = Message("card-mishap", args), Message("card-mishap-text", args)
        return Card(title, text, f"mishap-{self.mishap}")


class Killed(GameEvent, frozen=True, gc=False, tag="killed"):
    seat: int
    crew: str


class RowDiscarded(GameEvent, frozen=True, gc=False, tag="row-discarded"):
    count: int


class LineSlid(GameEvent, frozen=True, gc=False, tag="line-slid"):
    seat: int
    line: int


class TrackBuilt(GameEvent, frozen=True, gc=False, tag="track-built"):
    seat: int
    segment: int


class SecondRolled(GameEvent, frozen=True, gc=False, tag="second-rolled"):
    seat: int
    segment: int
    dice: tuple[int, ...]
    total: int
    success: bool


class TrackTakenUp(GameEvent, frozen=True, gc=False, tag="track-taken-up"):
    seat: int
    segment: int
    refund: int


class TrackAbandoned(GameEvent, frozen=True, gc=False, tag="track-abandoned"):
    seat: int
    segment: int


class NetworksJoined(GameEvent, frozen=True, gc=False, tag="networks-joined"):
    seat: int


class LineReturned(GameEvent, frozen=True, gc=False, tag="line-returned"):
    seat: int
    line: int


class LineEnded(GameEvent, frozen=True, gc=False, tag="line-ended"):
    line: int


class ClaimOperated(GameEvent, frozen=True, gc=False, tag="claim-operated"):
    seat: int
    claim: int
    dice: tuple[int, ...]
    total: int
    """One die + 6 the first time, else two dice."""
    amount: int
    first: bool


class ClaimDepleted(GameEvent, frozen=True, gc=False, tag="claim-depleted"):
    seat: int
    claim: int
    dice: tuple[int, ...]
    total: int
    left: int
    """Goods that still lie on it."""


class ClaimEmptied(GameEvent, frozen=True, gc=False, tag="claim-emptied"):
    """A depleted claim without goods is discarded."""

    claim: int


class PlowRolled(GameEvent, frozen=True, gc=False, tag="plow-rolled"):
    seat: int
    segment: int
    die: int
    bonus: int
    success: bool

    def dice_rolled(self, state: SilvertonState) -> tuple[int, ...]:
        return (self.die,)


class Offered(GameEvent, frozen=True, gc=False, tag="offered"):
    seat: int
    seat2: int
    give: Bundle
    take: Bundle


class Countered(GameEvent, frozen=True, gc=False, tag="countered"):
    seat: int
    seat2: int
    give: Bundle
    take: Bundle


class OfferRefused(GameEvent, frozen=True, gc=False, tag="offer-refused"):
    seat: int
    reason: str = ""
    """One of REASONS; empty: none was given."""


class Dealt(GameEvent, frozen=True, gc=False, tag="dealt"):
    seat: int
    seat2: int
    give: Bundle
    take: Bundle


class TrainGiven(GameEvent, frozen=True, gc=False, tag="train-given"):
    seat: int
    power: int
    city: int


class TrainAssigned(GameEvent, frozen=True, gc=False, tag="train-assigned"):
    seat: int
    power: int
    city: int


class RevenuePaid(GameEvent, frozen=True, gc=False, tag="revenue-paid"):
    seat: int
    line: int
    amount: int


class LineSnowedIn(GameEvent, frozen=True, gc=False, tag="line-snowed-in"):
    seat: int
    line: int


class Delivered(GameEvent, frozen=True, gc=False, tag="delivered"):
    seat: int
    claim: int
    city: int
    amount: int
    each: int
    total: int


class Transferred(GameEvent, frozen=True, gc=False, tag="transferred"):
    seat: int
    claim: int
    to: int
    amount: int

    def message(self, state: SilvertonState) -> Message:
        told = super().message(state)
        there = state.board.towns[state.board.claim_town[self.to]]
        return Message(told.id, {**told.args, "town2": there})


class LotReturned(GameEvent, frozen=True, gc=False, tag="lot-returned"):
    seat: int
    claim: int
    amount: int


class Freed(GameEvent, frozen=True, gc=False, tag="freed"):
    seat: int
    crew: str
    price: int


class LuckTried(GameEvent, frozen=True, gc=False, tag="luck-tried"):
    seat: int
    crew: str
    dice: tuple[int, ...]
    total: int
    success: bool


class Replaced(GameEvent, frozen=True, gc=False, tag="replaced"):
    seat: int
    crew: str
    price: int


class PriceMoved(GameEvent, frozen=True, gc=False, tag="price-moved"):
    """The audit line of a price: dice, units sold, IDN, result, cells moved, new price."""

    column: int
    dice: tuple[int, ...]
    sold: int
    idn: int
    result: int
    moved: int
    price: int

    def message(self, state: SilvertonState) -> Message:
        told = super().message(state)
        if not self.dice:
            return Message(f"{told.id}-simple", told.args)
        halved = state.board.columns[self.column].halved
        return Message(told.id, {**told.args, "half": -(-self.sold // 2) if halved else -1})


class ClaimTurnedUp(GameEvent, frozen=True, gc=False, tag="claim-turned-up"):
    claim: int


class LineTurnedUp(GameEvent, frozen=True, gc=False, tag="line-turned-up"):
    line: int


class Hired(GameEvent, frozen=True, gc=False, tag="hired"):
    seat: int
    crew: str
    price: int


class TrainBought(GameEvent, frozen=True, gc=False, tag="train-bought"):
    seat: int
    power: int
    instead: int
    cost: int


class PlowBought(GameEvent, frozen=True, gc=False, tag="plow-bought"):
    seat: int
    bonus: int
    instead: int
    cost: int


class CashAnnounced(GameEvent, frozen=True, gc=False, tag="cash-announced"):
    seat: int
    amount: int


class GameEnded(GameEvent, frozen=True, gc=False, tag="game-ended"):
    ending: str
