"""What happens in Night Mail, and what of it each seat learns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from night_mail.actions import towns_of
from night_mail.state import LETTERS, TOWNS
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event

if TYPE_CHECKING:
    from night_mail.state import MailState


class TicketReturned(Event, frozen=True, gc=False, tag="ticket-returned"):
    """Told with the ticket to who put it back, without it to all others."""

    seat: int
    ticket: int | None

    def message(self, state: MailState) -> Message:
        if self.ticket is None:
            return Message("event-ticket-returned", {"seat": self.seat})
        return Message("event-ticket-returned-own", towns_of(self.ticket))

    def seen_by(self, seat: int | None) -> TicketReturned:
        return self if seat == self.seat else msgspec.structs.replace(self, ticket=None)


class LegBegun(Event, frozen=True, gc=False, tag="leg-begun"):
    leg: int
    bags: tuple[int, ...]
    """The towns of the bags on the platform."""

    def message(self, state: MailState) -> Message:
        names = ", ".join(TOWNS[town] for town in self.bags)
        return Message("event-leg-begun", {"leg": self.leg, "towns": names})


class BidOpened(Event, frozen=True, gc=False, tag="bid-opened"):
    seat: int
    coal: int

    def message(self, state: MailState) -> Message:
        return Message("event-bid-opened", {"seat": self.seat, "count": self.coal})


class VanSearched(Event, frozen=True, gc=False, tag="van-searched"):
    """A bag from the van: all see that it is taken, its taker alone sees the label."""

    seat: int
    town: int | None

    def message(self, state: MailState) -> Message:
        if self.town is None:
            return Message("event-van-searched", {"seat": self.seat})
        return Message("event-van-searched-own", {"town": TOWNS[self.town]})

    def seen_by(self, seat: int | None) -> VanSearched:
        return self if seat == self.seat else msgspec.structs.replace(self, town=None)


class BagLoaded(Event, frozen=True, gc=False, tag="bag-loaded"):
    seat: int
    town: int

    def message(self, state: MailState) -> Message:
        return Message("event-bag-loaded", {"seat": self.seat, "town": TOWNS[self.town]})


class MailDelivered(Event, frozen=True, gc=False, tag="mail-delivered"):
    seat: int
    town: int
    bags: int
    points: int

    def message(self, state: MailState) -> Message:
        return Message(
            "event-mail-delivered",
            {
                "seat": self.seat,
                "town": TOWNS[self.town],
                "count": self.bags,
                "points": self.points,
            },
        )

    def spots(self, state: MailState) -> tuple[str, ...]:
        return (f"town:{LETTERS[self.town]}",)


class NothingDelivered(Event, frozen=True, gc=False, tag="nothing-delivered"):
    seat: int

    def message(self, state: MailState) -> Message:
        return Message("event-nothing-delivered", {"seat": self.seat})


class TicketCounted(Event, frozen=True, gc=False, tag="ticket-counted"):
    """At dawn tickets are shown to all."""

    seat: int
    ticket: int
    done: bool

    def message(self, state: MailState) -> Message:
        id = "event-ticket-fulfilled" if self.done else "event-ticket-missed"
        return Message(id, {"seat": self.seat, **towns_of(self.ticket)})


class NightEnded(Event, frozen=True, gc=False, tag="night-ended"):
    def message(self, state: MailState) -> Message:
        return Message("event-night-ended")
