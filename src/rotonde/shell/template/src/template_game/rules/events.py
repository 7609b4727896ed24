"""What happened: the lines of the log, made by steps. The page shows each and lights its spots.

If only some may know of an event, give it `seen_by`. Dice and cards have hooks of their own.
"""

from __future__ import annotations

from rotonde.kernel.message import Message
from rotonde.kernel.step import Event

from .board import named, spot
from .state import YardState


class WagonLaid(Event, frozen=True):
    seat: int
    place: int

    def message(self, state: YardState) -> Message:
        return Message("event-wagon-laid", {"seat": self.seat, **named(self.place)})

    def spots(self, state: YardState) -> tuple[str, ...]:
        return (spot(self.place),)


class YardFull(Event, frozen=True):
    def message(self, state: YardState) -> Message:
        return Message("event-yard-full")
