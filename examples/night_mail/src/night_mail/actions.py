"""What a player decides in Night Mail. Towns and tickets are named by their numbers, from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from night_mail.state import LETTERS, TICKETS, TOWNS
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action

if TYPE_CHECKING:
    from night_mail.state import MailState


def towns_of(ticket: int) -> dict[str, Arg]:
    """The towns of a ticket, as messages name them."""
    one, two = TICKETS[ticket]
    return {"one": TOWNS[one], "two": TOWNS[two]}


def ticket_code(ticket: int) -> str:
    """A ticket as spots and positions name it: AC."""
    return "".join(LETTERS[town] for town in TICKETS[ticket])


class Return(Action, frozen=True, gc=False, tag="return"):
    """Put a ticket back and keep the others: nobody else learns which (NM-5)."""

    ticket: int

    def message(self, state: MailState) -> Message:
        return Message("choice-return", towns_of(self.ticket))

    def seen_by(self, actor: int, viewer: int | None) -> bool:
        return viewer == actor

    def spots(self, state: MailState) -> tuple[str, ...]:
        return (f"ticket:{ticket_code(self.ticket)}",)


class Bid(Action, frozen=True, gc=False, tag="bid"):
    """Burn coal for a place in line; none at all to search the van. Open once all have bid."""

    coal: int

    def message(self, state: MailState) -> Message:
        return Message("choice-bid", {"count": self.coal})


class Load(Action, frozen=True, gc=False, tag="load"):
    """Take a bag from the platform."""

    town: int

    def message(self, state: MailState) -> Message:
        return Message("choice-load", {"town": TOWNS[self.town]})

    def spots(self, state: MailState) -> tuple[str, ...]:
        return (f"platform:{LETTERS[self.town]}",)


class Deliver(Action, frozen=True, gc=False, tag="deliver"):
    """Bring bags to their town."""

    town: int
    bags: int

    def message(self, state: MailState) -> Message:
        worth = state.worth(self.town, self.bags)
        args: dict[str, Arg] = {"town": TOWNS[self.town], "count": self.bags, "points": worth}
        return Message("choice-deliver", args)

    def short(self, state: MailState) -> Message:
        worth = state.worth(self.town, self.bags)
        return Message("choice-deliver-short", {"count": self.bags, "points": worth})

    def spots(self, state: MailState) -> tuple[str, ...]:
        return (f"town:{LETTERS[self.town]}",)


class Hold(Action, frozen=True, gc=False, tag="hold"):
    """Deliver nothing on this leg."""

    def message(self, state: MailState) -> Message:
        return Message("choice-hold")


Decisions = Return | Bid | Load | Deliver | Hold
