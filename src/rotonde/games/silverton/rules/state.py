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
from rotonde.games.silverton.rules.player_track import PlayerTrack
from rotonde.kernel.flow import Stage, StagedState
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Event

if TYPE_CHECKING:
    from rotonde.games.silverton.rules.terms import Terms

HOME, PLACED, RIGHT, TIED, SPENT, JAILED, DEAD = range(7)
STATUSES = ("home", "placed", "right", "tied", "spent", "jailed", "dead")
DECK, ROW, GONE, DRAWN = -1, -2, -3, -4
"""Where a claim is if nobody owns it."""
BENEATH, OFFERED, DISCARDED = -1, -2, -3
"""Where a passenger card is if nobody owns it."""
NOWHERE = -1
AT_OWN, AT_CLAIM, AT_LINE = 1000, 2000, 3000
"""Places of crew: a segment to build, AT_OWN + a segment to take up, AT_CLAIM + a claim (0: the
deck), AT_LINE + a passenger line."""
STAGES: list[Stage] = []
"""The turn from its first stage to its last: filled by flow.py."""


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


class Offered(NamedTuple):
    """A bargain on the table: what the active player gives and gets."""

    seat: int
    give: Bundle
    take: Bundle
    countered: bool = False


class SilvertonState(StagedState):
    __slots__ = (
        "announced",
        "asked",
        "at",
        "board",
        "built",
        "cash",
        "cells",
        "chosen",
        "cleared",
        "crew",
        "deals",
        "deck",
        "deliveries",
        "depleted",
        "depletions",
        "given",
        "goods",
        "hands",
        "in_play",
        "joined",
        "line_owner",
        "line_paid",
        "line_partner",
        "lots",
        "mishaps",
        "offer",
        "order",
        "owner",
        "past",
        "piles",
        "planted",
        "plow_stock",
        "plows",
        "queue",
        "rival",
        "roads",
        "row",
        "rows",
        "sold",
        "sold_by",
        "spaces",
        "starts",
        "terms",
        "train_stock",
        "trains",
        "turn",
        "unseen",
        "worked",
        "worked_now",
        "zone",
    )

    def __init__(self, board: Board, terms: Terms) -> None:
        players = terms.players
        self.stack = []
        self.to_act = ()
        self.board = board
        self.terms = terms
        self.menu: list[Any] | None = None
        """What the decision at hand offers, once it has been asked for."""
        self.stage = 0
        """Where in the turn: an index into flow.STAGES."""
        self.turn = 1
        self.order: tuple[int, ...] = tuple(range(players))
        """The seats as the turn cards put them (SV-3.2)."""
        self.at = 0
        """Whose turn in `order`."""
        self.ending: str | None = None
        self.rows: list[int] = list(range(players))
        """Per seat its row of the set-up table (SV-2.3)."""
        self.starts: list[tuple[int, ...]] = [()] * players
        self.cash = [0] * players
        self.given: tuple[int, ...] = ()
        """Per seat the cash a position gave it in secret; empty: all can know how it began."""
        self.announced = [False] * players
        self.owner = [-1] * len(board.ids)
        self.built = 0
        """The segments that have an owner, as bits."""
        self.roads: list[PlayerTrack] = []
        self.joined = [False] * players
        """Spike: whether the two start cities have met (SV-18.9)."""
        self.crew: list[list[Piece]] = [[] for _ in range(players)]
        self.row: list[int] = []
        """Face-up claims; a passenger card that was slid here as minus its number (SV-19.2.4)."""
        self.deck: list[int] = []
        """The claims that nobody has seen, in order of their numbers."""
        self.mishaps: tuple[int, ...] = ()
        """The events among them, from 201."""
        self.planted: tuple[int, ...] = ()
        """The top of the deck, where a position fixes it."""
        self.zone = [DECK] * len(board.claim_cost)
        self.goods = [0] * len(board.claim_cost)
        self.worked = bytearray(len(board.claim_cost))
        """Whether a claim was ever operated (SV-9.2)."""
        self.worked_now = bytearray(len(board.claim_cost))
        self.depleted = bytearray(len(board.claim_cost))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        """Per seat its claims, in order."""
        self.piles: list[tuple[int, str]] = []
        """Passenger piles: the card on top (0: to be turned up) and the letters beneath."""
        self.unseen: dict[str, tuple[int, ...]] = {}
        """Per letter the passenger cards nobody has seen."""
        self.line_owner = [BENEATH] * len(board.line_price)
        self.line_partner = [-1] * len(board.line_price)
        self.line_paid = bytearray(len(board.line_price))
        self.in_play = 0
        """The passenger lines in play, as bits (SV-1.13)."""
        self.depletions: dict[int, int] = {}
        """Depleted claims by town (SV-9.6)."""
        self.cells = [-1] * len(board.column_ids)
        """Per column the marker's cell; -1: not in use."""
        self.past: tuple[tuple[int, ...], ...] = ()
        """The cells of the turns before this one, as far as they were played."""
        self.sold = [0] * len(board.column_ids)
        self.sold_by: list[list[int]] = [[0] * len(board.column_ids) for _ in range(players)]
        self.trains: list[tuple[Train, ...]] = [()] * players
        self.plows: list[tuple[PlowCar, ...]] = [()] * players
        self.train_stock: dict[int, int] = {}
        self.plow_stock: dict[int, int] = {}
        self.cleared = [0] * players
        """Per seat the white segments its plows have opened this turn, as bits."""
        self.chosen: tuple[Any, ...] = ()
        """What the step at hand has gathered: claims to operate, or plows and their segments."""
        self.deliveries = 0
        self.lots: tuple[tuple[int, int], ...] = ()
        """Goods bought this turn: claim and units not yet delivered (SV-10.3)."""
        self.deals = 0
        """Offers made by the active player this turn."""
        self.offer: Offered | None = None
        self.rival = 0
        """The card under the rival prospector: a claim, or minus a passenger line."""
        self.queue: tuple[Any, ...] = ()
        """What the stage still has to settle: disputes, pieces to ask about."""
        self.asked = 0
        self.spaces: tuple[tuple[str, int, int], ...] = ()
        """Spaces emptied this turn: "pile" or "row", its place, and by whom (SV-19.2.2)."""

    @property
    def stages(self) -> list[Stage]:
        return STAGES

    def copy(self) -> SilvertonState:
        twin = SilvertonState.__new__(SilvertonState)
        twin.stack = self.stack[:]
        twin.to_act = self.to_act
        twin.board = self.board
        twin.terms = self.terms
        twin.menu = self.menu
        twin.stage = self.stage
        twin.turn = self.turn
        twin.order = self.order
        twin.at = self.at
        twin.ending = self.ending
        twin.rows = self.rows
        twin.starts = self.starts
        twin.cash = self.cash[:]
        twin.given = self.given
        twin.announced = self.announced[:]
        twin.owner = self.owner[:]
        twin.built = self.built
        twin.roads = self.roads[:]
        twin.joined = self.joined[:]
        twin.crew = [pieces[:] for pieces in self.crew]
        twin.row = self.row[:]
        twin.deck = self.deck[:]
        twin.mishaps = self.mishaps
        twin.planted = self.planted
        twin.zone = self.zone[:]
        twin.goods = self.goods[:]
        twin.worked = self.worked[:]
        twin.worked_now = self.worked_now[:]
        twin.depleted = self.depleted[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = self.piles[:]
        twin.unseen = self.unseen.copy()
        twin.line_owner = self.line_owner[:]
        twin.line_partner = self.line_partner[:]
        twin.line_paid = self.line_paid[:]
        twin.in_play = self.in_play
        twin.depletions = self.depletions.copy()
        twin.cells = self.cells[:]
        twin.past = self.past
        twin.sold = self.sold[:]
        twin.sold_by = [sold[:] for sold in self.sold_by]
        twin.trains = self.trains[:]
        twin.plows = self.plows[:]
        twin.train_stock = self.train_stock.copy()
        twin.plow_stock = self.plow_stock.copy()
        twin.cleared = self.cleared[:]
        twin.chosen = self.chosen
        twin.deliveries = self.deliveries
        twin.lots = self.lots
        twin.deals = self.deals
        twin.offer = self.offer
        twin.rival = self.rival
        twin.queue = self.queue
        twin.asked = self.asked
        twin.spaces = self.spaces
        return twin

    # Questions

    @property
    def seat(self) -> int:
        """The active player."""
        return self.order[self.at]

    @property
    def winter(self) -> bool:
        return self.turn in self.terms.winter

    def closed(self, seat: int) -> int:
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
        closed_one = self.closed(one) if snow else 0
        closed_other = self.closed(other) if snow else 0
        mine, theirs = self.roads[one].live & ~closed_one, self.roads[other].live & ~closed_other
        route = self.board.shortest(*self.board.line_ends[line], mine | theirs)
        if {one, other} == {self.line_owner[line], self.line_partner[line]}:
            return route  # partners keep the line even when one could do without the other
        if route is None or not route[1] & mine or not route[1] & theirs:
            return None
        return route

    # Words

    def about(self, segment: int) -> dict[str, Arg]:
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

    def about_claim(self, claim: int) -> dict[str, Arg]:
        board = self.board
        return {
            "claim": claim,
            "town": board.towns[board.claim_town[claim]],
            "goods": GOODS[board.claim_goods[claim]],
            "cost": board.claim_cost[claim],
            "fee": board.claim_fee[claim],
        }

    def about_line(self, line: int) -> dict[str, Arg]:
        board = self.board
        one, other = board.line_ends[line]
        return {
            "line": line,
            "town": board.towns[one],
            "town2": board.towns[other],
            "price": board.line_price[line],
            "revenue": board.line_revenue[line],
        }

    def about_deal(self, id: str, seat: int, give: Bundle, take: Bundle) -> Message:
        given, taken = self.about_bundle(give), self.about_bundle(take)
        return Message(id, {"seat": seat, "give": given, "take": taken})

    def about_bundle(self, bundle: Bundle) -> tuple[Message, ...]:
        """Each thing in a bundle, to be said in its own words."""
        parts = [Message("part-cash", {"amount": bundle.cash})] if bundle.cash else []
        parts += [Message("part-claim", self.about_claim(claim)) for claim in bundle.claims]
        parts += [Message("part-segment", self.about(segment)) for segment in bundle.segments]
        parts += [Message("part-line", self.about_line(line)) for line in bundle.lines]
        for claim, units in bundle.goods:
            parts.append(Message("part-goods", {**self.about_claim(claim), "amount": units}))
        parts += [Message("part-train", {"power": power}) for power in bundle.trains]
        parts += [Message("part-plow", {"bonus": bonus}) for bonus in bundle.plows]
        return tuple(parts) or (Message("part-nothing"),)

    def about_delivery(self, action: Deliver) -> Message:
        board = self.board
        column = board.column_for[board.claim_goods[action.claim]][action.city]
        args: dict[str, Arg] = {
            **self.about_claim(action.claim),
            "amount": action.amount,
            "city": board.towns[action.city],
            "total": action.amount * self.price(column),
        }
        if action.trains:
            args["trains"] = " + ".join(map(str, action.trains))
            return Message("choice-deliver-by-train", args)
        return Message("choice-deliver", args)
