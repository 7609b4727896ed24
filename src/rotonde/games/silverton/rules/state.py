"""Where a match of Silverton stands (SV-22 of its design: what is public, what is hidden).

What nobody has seen lies in no order: the claim deck and the face-down passenger cards are held as
what is left, and drawn when they are turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rotonde.games.silverton.rules.actions import Bundle, Deliver, crew
from rotonde.games.silverton.rules.board import GOODS, Board
from rotonde.games.silverton.rules.events import CashAnnounced, LineReturned
from rotonde.games.silverton.rules.fleet import PlowCar, Train
from rotonde.games.silverton.rules.places import AT_CLAIM, NOWHERE, place_of
from rotonde.games.silverton.rules.player_track import PlayerTrack
from rotonde.kernel.copyable import Shared, initial
from rotonde.kernel.flow import StagedState
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Event

if TYPE_CHECKING:
    from rotonde.games.silverton.rules.terms import Terms

HOME, PLACED, RIGHT, TIED, SPENT, JAILED, DEAD = range(7)
STANDING = (PLACED, TIED)
"""Where own crew stands at placement: placed now, or left there by a tie."""
STATUSES = ("home", "placed", "right", "tied", "spent", "jailed", "dead")
DECK, ROW, GONE, DRAWN = -1, -2, -3, -4
"""Where a claim is if nobody owns it."""
BENEATH, OFFERED, DISCARDED = -1, -2, -3
"""Where a passenger card is if nobody owns it."""


class Piece(NamedTuple):
    """A surveyor or a prospector."""

    seat: int
    surveyor: bool
    bonus: int
    city: int = -1
    """The start city (0 or 1) it is bound to in a Spike scenario (SV-18.6)."""
    status: int = HOME
    place: int = NOWHERE
    rolls: bool = False
    """A second segment that still needs a roll (SV-4.6)."""
    won: bool = False
    """Won a dispute this turn (SV-19.8.5)."""
    price: int = 0
    """What frees or replaces it."""
    earliest: int = 0
    """The first turn in which it can be freed or replaced."""

    @property
    def name(self) -> str:
        return crew("S" if self.surveyor else "P", self.bonus)

    def put(self, status: int, place: int = NOWHERE, rolls: bool = False) -> Piece:
        """The same piece somewhere else. It happens all the time, and `_replace` is slow."""
        seat, surveyor, bonus, city, _, _, _, won, price, earliest = self
        return Piece(seat, surveyor, bonus, city, status, place, rolls, won, price, earliest)


class Offered(NamedTuple):
    """A bargain on the table: what the active player gives and gets."""

    seat: int
    give: Bundle
    take: Bundle
    countered: bool = False


class SilvertonState(StagedState):
    board: Shared[Board]
    terms: Shared[Terms]
    turn: int = 1
    order: tuple[int, ...] = initial(lambda it: tuple(range(it.terms.players)))
    """The seats as the turn cards put them (SV-3.2)."""
    at: int = 0
    """Whose turn in `order`."""
    rows: Shared[list[int]] = initial(lambda it: list(range(it.terms.players)))
    """Per seat its row of the set-up table (SV-2.3)."""
    starts: Shared[list[tuple[int, ...]]] = initial(lambda it: [()] * it.terms.players)
    cash: list[int] = initial(lambda it: [0] * it.terms.players)
    given: tuple[int, ...] = ()
    """Per seat the cash a position gave it in secret; empty: all can know how it began."""
    announced: list[bool] = initial(lambda it: [False] * it.terms.players)
    owner: list[int] = initial(lambda it: [-1] * len(it.board.ids))
    built: int = 0
    """The segments that have an owner, as bits."""
    roads: list[Shared[PlayerTrack]] = initial(lambda it: [])
    joined: list[bool] = initial(lambda it: [False] * it.terms.players)
    """Spike: whether the two start cities have met (SV-18.9)."""
    crew: list[list[Piece]] = initial(lambda it: [[] for _ in range(it.terms.players)])
    row: list[int] = initial(lambda it: [])
    """Face-up claims; a passenger card that was slid here as minus its number (SV-19.2.4)."""
    deck: list[int] = initial(lambda it: [])
    """The claims that nobody has seen, in order of their numbers."""
    mishaps: tuple[int, ...] = ()
    """The events among them, from 201."""
    planted: tuple[int, ...] = ()
    """The top of the deck, where a position fixes it."""
    zone: list[int] = initial(lambda it: [DECK] * len(it.board.claim_cost))
    goods: list[int] = initial(lambda it: [0] * len(it.board.claim_cost))
    worked: bytearray = initial(lambda it: bytearray(len(it.board.claim_cost)))
    """Whether a claim was ever operated (SV-9.2)."""
    worked_now: bytearray = initial(lambda it: bytearray(len(it.board.claim_cost)))
    depleted: bytearray = initial(lambda it: bytearray(len(it.board.claim_cost)))
    hands: list[list[int]] = initial(lambda it: [[] for _ in range(it.terms.players)])
    """Per seat its claims, in order."""
    piles: list[tuple[int, str]] = initial(lambda it: [])
    """Passenger piles: the card on top (0: to be turned up) and the letters beneath."""
    unseen: dict[str, tuple[int, ...]] = initial(lambda it: {})
    """Per letter the passenger cards nobody has seen."""
    line_owner: list[int] = initial(lambda it: [BENEATH] * len(it.board.line_price))
    line_partner: list[int] = initial(lambda it: [-1] * len(it.board.line_price))
    line_paid: bytearray = initial(lambda it: bytearray(len(it.board.line_price)))
    in_play: int = 0
    """The passenger lines in play, as bits (SV-1.13)."""
    depletions: dict[int, int] = initial(lambda it: {})
    """Depleted claims by town (SV-9.6)."""
    cells: list[int] = initial(lambda it: [-1] * len(it.board.column_ids))
    """Per column the marker's cell; -1: not in use."""
    past: tuple[tuple[int, ...], ...] = ()
    """The cells of the turns before this one, as far as they were played."""
    sold: list[int] = initial(lambda it: [0] * len(it.board.column_ids))
    sold_by: list[list[int]] = initial(lambda it: [it.sold[:] for _ in range(it.terms.players)])
    trains: list[tuple[Train, ...]] = initial(lambda it: [()] * it.terms.players)
    plows: list[tuple[PlowCar, ...]] = initial(lambda it: [()] * it.terms.players)
    train_stock: dict[int, int] = initial(lambda it: {})
    plow_stock: dict[int, int] = initial(lambda it: {})
    cleared: list[int] = initial(lambda it: [0] * it.terms.players)
    """Per seat the white segments its plows have opened this turn, as bits."""
    chosen: Shared[tuple[Any, ...]] = ()
    """What the step at hand has gathered: claims to operate, or plows and their segments."""
    deliveries: int = 0
    lots: tuple[tuple[int, int], ...] = ()
    """Goods bought this turn: claim and units not yet delivered (SV-10.3)."""
    offers: int = 0
    """Offers of the active player this turn that came to nothing; up to version 1 all (SV-10.8)."""
    deals: int = 0
    """Deals the active player has struck this turn."""
    offer: Offered | None = None
    rival: int = 0
    """The card under the rival prospector: a claim, or minus a passenger line."""
    queue: Shared[tuple[Any, ...]] = ()
    """What the stage still has to settle: disputes, pieces to ask about."""
    asked: int = 0
    spaces: tuple[tuple[str, int, int], ...] = ()
    """Spaces emptied this turn: "pile" or "row", its place, and by whom (SV-19.2.2)."""

    # Questions

    @property
    def seat(self) -> int:
        """The active player."""
        return self.order[self.at]

    @property
    def winter(self) -> bool:
        return self.turn in self.terms.winter

    def find_closed(self, seat: int) -> int:
        """The segments that snow closes to this seat now (SV-1.11)."""
        if self.turn in self.terms.winter:
            return self.board.white & ~self.cleared[seat]
        return 0

    def price(self, column: int) -> int:
        return self.board.prices[column][self.cells[column]]

    def line_route(self, seat: int, line: int, closed: int = 0) -> int | None:
        """How long this seat's route for a passenger line is; None if it has none."""
        one, other = self.board.line_ends[line]
        return self.roads[seat].length(one, other, closed)

    def offered_lines(self) -> list[int]:
        """The passenger cards on offer, those slid into the row last."""
        found = [top for top, _ in self.piles if top]
        found += [-card for card in self.row if card < 0]
        return found

    def lines_of(self, seat: int) -> list[int]:
        """The passenger lines a seat owns, alone or with a partner."""
        return [
            line
            for line in self.board.lines
            if self.line_owner[line] == seat or self.line_partner[line] == seat
        ]

    @property
    def deck_size(self) -> int:
        return len(self.planted) + len(self.deck) + len(self.mishaps)

    def piece_at_hand(self) -> Piece:
        """The jailed or dead piece that is asked about."""
        seat, at = self.queue[0]
        piece: Piece = self.crew[seat][at]
        return piece

    def start_name(self, city: int) -> str:
        return self.board.towns[self.starts[self.to_act[0]][city]]

    # Changes

    def receive(self, seat: int, amount: int, events: list[Event]) -> None:
        """Money comes in; it is announced when it must be (SV-16.5)."""
        self.cash[seat] += amount
        most = self.terms.announce
        if most is not None and self.cash[seat] > most and not self.announced[seat]:
            self.announced[seat] = True
            if self.terms.hidden_cash:
                events.append(CashAnnounced(seat, self.cash[seat]))

    def lay(self, seat: int, segment: int) -> None:
        self.owner[segment] = seat
        self.built |= 1 << segment
        self.roads[seat] = self.roads[seat].with_(segment)

    def lift(self, segment: int) -> None:
        """A segment loses its owner; `settle_lines` looks at what hung on it."""
        seat = self.owner[segment]
        self.owner[segment] = -1
        self.built &= ~(1 << segment)
        self.roads[seat] = self.roads[seat].without(segment)

    def take_claim(self, seat: int, claim: int) -> None:
        """A claim comes into a seat's hands, from wherever it was."""
        zone = self.zone[claim]
        if zone >= 0:
            self.hands[zone].remove(claim)
        elif zone == ROW:
            self.row.remove(claim)
        self.zone[claim] = seat
        hand = self.hands[seat]
        hand.append(claim)
        hand.sort()

    def discard_claim(self, claim: int) -> None:
        zone = self.zone[claim]
        if zone >= 0:
            self.hands[zone].remove(claim)
        elif zone == ROW:
            self.row.remove(claim)
        self.zone[claim] = GONE

    def take_off_offer(self, line: int) -> None:
        """A passenger card leaves its pile or the row; what lies beneath waits for phase 6."""
        if -line in self.row:
            self.row.remove(-line)
            return
        for at, (top, beneath) in enumerate(self.piles):
            if top == line:
                self.piles[at] = (0, beneath)
                return

    def discard_line(self, line: int) -> None:
        if self.line_owner[line] == OFFERED:
            self.take_off_offer(line)
        self.line_owner[line] = DISCARDED
        self.line_partner[line] = -1
        self.in_play &= ~(1 << line)

    def give_line_back(self, line: int) -> None:
        """A passenger card goes back on offer, as a pile of its own (SV-6.3)."""
        self.line_owner[line] = OFFERED
        self.line_partner[line] = -1
        self.piles.append((line, ""))

    def settle_lines(self, events: list[Event]) -> None:
        """Track was lost: lines without a live route go back on offer (SV-6.3, SV-19.3.8)."""
        for line in self.board.lines:
            seat = self.line_owner[line]
            if seat < 0:
                continue
            partner = self.line_partner[line]
            if partner >= 0:
                kept = self.joint_route(line, seat, partner) is not None
            else:
                kept = self.line_route(seat, line) is not None
            if not kept:
                self.give_line_back(line)
                events.append(LineReturned(seat, line))

    def joint_route(
        self, line: int, one: int, other: int, snow: bool = False
    ) -> tuple[int, int] | None:
        """The route two seats have together (SV-19.3.3): its length, and the segments as bits."""
        closed_one = self.find_closed(one) if snow else 0
        closed_other = self.find_closed(other) if snow else 0
        mine, theirs = self.roads[one].live & ~closed_one, self.roads[other].live & ~closed_other
        route = self.board.shortest(*self.board.line_ends[line], mine | theirs)
        if {one, other} == {self.line_owner[line], self.line_partner[line]}:
            return route  # partners keep the line even when one could do without the other
        if route is None or not route[1] & mine or not route[1] & theirs:
            return None
        return route

    # Words

    def segment_args(self, segment: int) -> dict[str, Arg]:
        """What there is to say of a segment."""
        board = self.board
        towns = board.joined[segment]
        return {
            "segment": board.ids[segment],
            "town": board.towns[towns[0]],
            "town2": board.towns[towns[-1]],
            "cost": board.costs[segment],
            "length": board.lengths[segment],
        }

    def claim_args(self, claim: int) -> dict[str, Arg]:
        board = self.board
        return {
            "claim": claim,
            "town": board.towns[board.claim_town[claim]],
            "goods": GOODS[board.claim_goods[claim]],
            "cost": board.claim_cost[claim],
            "fee": board.claim_fee[claim],
        }

    def line_args(self, line: int) -> dict[str, Arg]:
        board = self.board
        one, other = board.line_ends[line]
        return {
            "line": line,
            "town": board.towns[one],
            "town2": board.towns[other],
            "price": board.line_price[line],
            "revenue": board.line_revenue[line],
        }

    def place_args(self, place: int) -> dict[str, Arg]:
        """Where crew stands: the kind of place, and its own words."""
        if place == AT_CLAIM:
            return {"kind": "deck"}
        kind, number = place_of(place)
        if kind == "line":
            return {"kind": kind, **self.line_args(number)}
        if kind == "claim":
            return {"kind": kind, **self.claim_args(number)}
        return {"kind": kind, **self.segment_args(number)}

    def deal_message(self, id: str, seat: int, give: Bundle, take: Bundle) -> Message:
        given, taken = self.bundle_parts(give), self.bundle_parts(take)
        return Message(id, {"seat": seat, "give": given, "take": taken})

    def bundle_parts(self, bundle: Bundle) -> tuple[Message, ...]:
        """Each thing in a bundle, to be said in its own words."""
        parts = [Message("part-cash", {"amount": bundle.cash})] if bundle.cash else []
        parts += [Message("part-claim", self.claim_args(claim)) for claim in bundle.claims]
        parts += [Message("part-segment", self.segment_args(each)) for each in bundle.segments]
        parts += [Message("part-line", self.line_args(line)) for line in bundle.lines]
        for claim, units in bundle.goods:
            parts.append(Message("part-goods", {**self.claim_args(claim), "amount": units}))
        parts += [Message("part-train", {"power": power}) for power in bundle.trains]
        parts += [Message("part-plow", {"bonus": bonus}) for bonus in bundle.plows]
        return tuple(parts) or (Message("part-nothing"),)

    def delivery_message(self, action: Deliver) -> Message:
        board = self.board
        column = board.column_for[board.claim_goods[action.claim]][action.city]
        args: dict[str, Arg] = {
            **self.claim_args(action.claim),
            "amount": action.amount,
            "city": board.towns[action.city],
            "total": action.amount * self.price(column),
        }
        if action.trains:
            args["trains"] = " + ".join(map(str, action.trains))
            return Message("choice-deliver-by-train", args)
        return Message("choice-deliver", args)
