"""How a game looks: its picture, and what its parts say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from rotonde.kernel.contract.boards import Board, Rows, Standing
from rotonde.kernel.drawing.scene import Journey, Piece, Scene
from rotonde.kernel.message import Message
from rotonde.kernel.step import Action, Event

Say = Callable[[Message], str]


class Highlight(msgspec.Struct, frozen=True):
    """Parts of the scene that light up together, e.g. a tunnel, and what to say of them."""

    spots: tuple[str, ...]
    lines: tuple[Message, ...]
    """A sentence each."""
    shares: tuple[Fraction, ...] | None = None
    """What it brings each seat if the match ends now; None if it is nobody's."""
    apart: bool = False
    """Its shares are worth telling, but not part of the score."""
    leaders: tuple[int, ...] = ()
    """Whose it is so far: the page can show all of them in these seats' colours."""


class Moment(msgspec.Struct, frozen=True):
    """What the events of a decision come to, to be watched as a whole: e.g. all new prices."""

    title: str
    rows: Rows
    text: str = ""
    """A line below."""


class Presentation(ABC):
    """Draws a view and tells what is on it. A picture addresses nobody as "you"."""

    @abstractmethod
    def scene(self, view: Any, say: Say) -> Scene:
        """The picture of a view."""

    def scene_with_rim(self, view: Any, say: Say) -> Scene | None:
        """The same with what lies beyond each edge faintly round it; None: there is no such."""
        return None

    def poster(self, say: Say) -> Scene | None:
        """A drawing made for the first page; None: the first picture of the introduction."""
        return None

    def boards(self, view: Any, seat: int | None, say: Say) -> Sequence[Board]:
        """What lies on and beside the table for a seat (None: a spectator); the main board first.

        Empty: the scene is all there is.
        """
        return ()

    def standing(self, view: Any, seat: int | None, say: Say) -> Standing | None:
        """What is always in sight for a seat; None: only who plays and how they stand."""
        return None

    def highlights(self, view: Any) -> list[Highlight]:
        """What belongs together on the board."""
        return []

    def highlights_label(self) -> Message | None:
        """What a switch is called that shows all of them in their leaders' colours.

        None: there is no such switch.
        """
        return None

    def describe_spot(self, state: Any, seat: int | None, spot: str) -> Highlight | None:
        """What to say of one spot when a player asks: for boards too big to say it all at once.

        Only what the seat may know; None if the spot's label says it all.
        """
        return None

    def notes(self, view: Any) -> list[Message | None]:
        """Per seat what its panel says beside the score; empty: nothing."""
        return []

    def pieces_of(self, state: Any, action: Action) -> Sequence[Piece]:
        """What an action with `shows_pieces` would put on the board."""
        return ()

    def journey(self, state: Any, event: Event) -> Journey | None:
        """What is seen to travel when an event is told; None: nothing."""
        return None

    def moment(self, state: Any, events: Sequence[Event], say: Say) -> Moment | None:
        """What the events of one decision come to; None: each of them tells enough of itself.

        Told by the events alone: the state may be a later one.
        """
        return None

    def phases_for(self, options: Mapping[str, str]) -> tuple[str, ...] | None:
        """The phases shown with these options; None: those of the game's information."""
        return None

    def score_message_id(self, options: Mapping[str, str]) -> str:
        """The message that writes a whole score, e.g. as money; without one it is a number."""
        return "score-whole"

    def progress(self, state: Any) -> Sequence[Fraction] | None:
        """What each seat's holdings are worth on the way, for a chart; None: the scores."""
        return None
