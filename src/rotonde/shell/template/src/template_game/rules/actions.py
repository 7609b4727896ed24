"""What a player can decide: one small struct per kind of decision.

The page asks for the words and the spots, match files keep the fields. A new kind of action also
belongs in `YardRules.actions`. Fields are numbers, texts or tuples of them.
"""

from __future__ import annotations

from rotonde.kernel.message import Message
from rotonde.kernel.step import Action

from .board import named, spot
from .state import YardState


class Lay(Action, frozen=True, tag="lay"):  # the tag is its name in match files
    """Lay a wagon on a place, counted track by track from 0."""

    place: int

    def message(self, state: YardState) -> Message:
        """The choice in words: the id of a sentence in words/*.ftl, and what it speaks of."""
        return Message("choice-lay", named(self.place))

    def spots(self, state: YardState) -> tuple[str, ...]:
        """Where to click for it. No spots: it is a button."""
        return (spot(self.place),)
