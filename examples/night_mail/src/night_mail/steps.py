"""The night, decision by decision: keep tickets; then on each leg bid, load, deliver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from night_mail.actions import Bid, Deliver, Hold, Load, Return, towns_of
from night_mail.events import (
    BagLoaded,
    BidOpened,
    LegBegun,
    MailDelivered,
    NightEnded,
    NothingDelivered,
    TicketCounted,
    TicketReturned,
    VanSearched,
)
from night_mail.state import LEGS, TICKETS, TOWNS, MailState
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import has_valid_fields
from rotonde.kernel.message import Message, Refusal, refuse
from rotonde.kernel.step import Action, Event, Step


class MailStep(Step[MailState]):
    """What is listed is legal; for the rest `why_not` has the reason."""

    __slots__ = ()
    takes: ClassVar[tuple[type[Action], ...]]

    def refusal(self, state: MailState, seat: int, action: Action) -> Refusal | None:
        if type(action) not in self.takes:
            return refuse(self.rule, "refusal-not-now")
        if not has_valid_fields(action):
            return refuse(self.rule, "refusal-not-an-action")
        return None if action in self.legal(state, seat) else self.why_not(state, seat, action)

    def why_not(self, state: MailState, seat: int, action: Action) -> Refusal:
        return refuse(self.rule, "refusal-not-offered")


class Keep(MailStep):
    """Everybody puts a ticket back, at once and unseen (NM-5)."""

    __slots__ = ()
    id, rule, secret, takes = "keep", "NM-5", True, (Return,)

    def legal(self, state: MailState, seat: int) -> list[Return]:
        return [Return(ticket) for ticket in state.tickets[seat]]

    def why_not(self, state: MailState, seat: int, action: Action) -> Refusal:
        assert isinstance(action, Return)
        if not 0 <= action.ticket < len(TICKETS):
            return refuse("NM-3", "refusal-no-ticket")
        return refuse("NM-5", "refusal-not-your-ticket", **towns_of(action.ticket))

    def reveal(
        self, state: MailState, choices: dict[int, Return], chance: Chance
    ) -> Sequence[Event]:
        events: list[Event] = []
        for seat, choice in choices.items():
            kept = tuple(ticket for ticket in state.tickets[seat] if ticket != choice.ticket)
            state.tickets[seat], state.returned[seat] = kept, choice.ticket
            events.append(TicketReturned(seat, choice.ticket))
        begin_leg(state, chance, events)
        return events


class Bidding(MailStep):
    """Everybody with coal bids, at once and unseen (NM-8)."""

    __slots__ = ()
    id, rule, secret, takes = "bid", "NM-8", True, (Bid,)

    def legal(self, state: MailState, seat: int) -> list[Bid]:
        return [Bid(coal) for coal in range(state.coal[seat] + 1)]

    def why_not(self, state: MailState, seat: int, action: Action) -> Refusal:
        return refuse("NM-8", "refusal-coal", count=state.coal[seat])

    def reveal(self, state: MailState, choices: dict[int, Bid], chance: Chance) -> Sequence[Event]:
        events: list[Event] = []
        open_bids(state, {seat: bid.coal for seat, bid in choices.items()}, chance, events)
        return events


class Loading(MailStep):
    """In line, everybody takes a bag from the platform; the last takes what is left (NM-11)."""

    __slots__ = ()
    id, rule, forced, takes = "load", "NM-11", True, (Load,)

    def legal(self, state: MailState, seat: int) -> list[Load]:
        return [Load(town) for town, bags in enumerate(state.platform) if bags]

    def why_not(self, state: MailState, seat: int, action: Action) -> Refusal:
        assert isinstance(action, Load)
        if not 0 <= action.town < len(TOWNS):
            return refuse("NM-1", "refusal-no-town")
        return refuse("NM-11", "refusal-no-bag", town=TOWNS[action.town])

    def perform(self, state: MailState, seat: int, action: Load, chance: Chance) -> Sequence[Event]:
        for counts in (state.hands[seat], state.shown[seat]):
            counts[action.town] += 1
        state.platform[action.town] -= 1
        state.turn += 1
        if state.turn == len(state.loaders):
            state.turn = 0
            state.stack[-1] = DELIVER
        state.to_act = owed(state)
        return [BagLoaded(seat, action.town)]


class Delivering(MailStep):
    """In line, everybody may deliver to one town where the train calls (NM-12).

    Not forced: to pass over who has nothing to deliver would tell that they have nothing.
    """

    __slots__ = ()
    id, rule, takes = "deliver", "NM-12", (Deliver, Hold)

    def legal(self, state: MailState, seat: int) -> list[Deliver | Hold]:
        hand = state.hands[seat]
        return [
            *(Deliver(town, n) for town in state.calls() for n in range(hand[town], 0, -1)),
            Hold(),
        ]

    def why_not(self, state: MailState, seat: int, action: Action) -> Refusal:
        assert isinstance(action, Deliver)
        if not 0 <= action.town < len(TOWNS):
            return refuse("NM-1", "refusal-no-town")
        if action.town not in state.calls():
            return refuse("NM-6", "refusal-no-call", town=TOWNS[action.town])
        held = state.hands[seat][action.town]
        return refuse("NM-12", "refusal-bags", town=TOWNS[action.town], count=held)

    def perform(
        self, state: MailState, seat: int, action: Deliver | Hold, chance: Chance
    ) -> Sequence[Event]:
        events: list[Event] = []
        if isinstance(action, Deliver):
            gained = state.deliver(seat, action.town, action.bags)
            events.append(MailDelivered(seat, action.town, action.bags, gained))
        else:
            events.append(NothingDelivered(seat))
        state.turn += 1
        if state.turn < state.players:
            state.to_act = owed(state)
        elif state.leg < LEGS:
            state.leg += 1
            begin_leg(state, chance, events)
        else:
            _end(state, events)
        return events

    def prompt(self, state: MailState, seat: int | None) -> Message:
        return Message("prompt-deliver", {"towns": ", ".join(TOWNS[t] for t in state.calls())})


KEEP, BID, LOAD, DELIVER = STEPS = (Keep(), Bidding(), Loading(), Delivering())


def begin_leg(state: MailState, chance: Chance, events: list[Event]) -> None:
    """Bags come to the platform, drawn now and for all to see (NM-7)."""
    bags = tuple(state.draw(chance, secret=False) for _ in range(state.players + 1))
    for town in bags:
        state.platform[town] += 1
    events.append(LegBegun(state.leg, bags))
    state.order, state.turn = (), 0
    state.stack[:] = [BID]
    state.to_act = owed(state)
    if not state.to_act:
        open_bids(state, {}, chance, events)


def owed(state: MailState) -> tuple[int, ...]:
    """Who owes the decision on top of the stack."""
    if not state.stack:
        return ()
    step = state.stack[-1]
    if step is KEEP:
        return tuple(range(state.players))
    if step is BID:  # all know what somebody without coal bids (NM-8)
        return tuple(seat for seat, coal in enumerate(state.coal) if coal)
    line = state.loaders if step is LOAD else state.order
    return (line[state.turn],)


def open_bids(state: MailState, bids: dict[int, int], chance: Chance, events: list[Event]) -> None:
    """Coal is burnt, who bid none searches the van, and all fall in line (NM-9, NM-10)."""
    after_lamp = [(state.lamp + at) % state.players for at in range(state.players)]
    state.order = tuple(sorted(after_lamp, key=lambda seat: -bids.get(seat, 0)))
    for seat in state.order:
        coal = bids.get(seat, 0)
        state.coal[seat] -= coal
        events.append(BidOpened(seat, coal))
        if not coal:
            town = state.draw(chance, secret=True)
            state.hands[seat][town] += 1
            events.append(VanSearched(seat, town))
    state.stack[:] = [LOAD]
    state.to_act = owed(state)


def _end(state: MailState, events: list[Event]) -> None:
    """Dawn: all is shown and counted (NM-15)."""
    state.stack.clear()
    state.to_act = ()
    events.append(NightEnded())
    for seat in range(state.players):
        events += [
            TicketCounted(seat, ticket, state.fulfilled(seat, ticket))
            for ticket in state.tickets[seat]
        ]
