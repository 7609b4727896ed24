"""Gathers the pieces and spots of one picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece, Spot
from rotonde.kernel.message import Arg

T = TypeVar("T")
Sentence = tuple[Arg, ...]
"""The id of a message, and its arguments in order."""
_MOST_SAID = 4000
Group = tuple[tuple[Piece, ...], tuple[Spot, ...], Any]
"""Pieces and spots that are drawn together, and what drawing them returned."""
_MOST_GROUPS = 4000


class Pen:
    """A game's own pen adds what it draws often; `say` puts a message and its args into words."""

    def __init__(
        self,
        say: Callable[..., str],
        lasting: dict[Sentence, str] | None = None,
        groups: dict[Hashable, Group] | None = None,
    ) -> None:
        """`lasting`: sentences that name nobody, kept for all pictures in this language.

        `groups`: what `draw_once` has drawn, kept likewise.
        """
        self.pieces: list[Piece] = []
        self.spots: list[Spot] = []
        self._say = say
        self._lasting = {} if lasting is None else lasting
        self._groups = {} if groups is None else groups
        self._here: dict[Sentence, str] = {}

    def say(self, id: str, **args: Arg) -> str:
        """A sentence, put into words once: for this picture if it names a seat, else for all."""
        key = (id, *args.values())
        said = self._here if "seat" in args else self._lasting
        found = said.get(key)
        if found is None:
            if len(said) > _MOST_SAID:
                said.clear()
            found = said[key] = self._say(id, **args)
        return found

    def draw_once(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Draw a group, or take it from an earlier picture with this key.

        The key holds all that the group depends on, names of players included.
        """
        found = self._groups.get(key)
        if found is None:
            if len(self._groups) > _MOST_GROUPS:
                self._groups.clear()
            pieces, spots = len(self.pieces), len(self.spots)
            given = draw()
            self._groups[key] = tuple(self.pieces[pieces:]), tuple(self.spots[spots:]), given
            return given
        self.pieces += found[0]
        self.spots += found[1]
        known: T = found[2]
        return known

    def put(
        self,
        id: str,
        sprite: str,
        at: tuple[float, float],
        label: str = "",
        *,
        seat: int | None = None,
        colour: str = "",
        scale: float = 1.0,
        layer: int = 1,
        turn: int = 0,
    ) -> None:
        """A piece in a colour, or in that of a seat."""
        if seat is not None:
            colour = themes.PLAYERS[seat].colour
        self.pieces.append(Piece(id, sprite, at, turn, colour, label, scale, layer))

    def spot(self, id: str, path: str, label: str) -> None:
        self.spots.append(Spot(id, path, label))


def join_labels(*labels: str) -> str:
    return " · ".join(filter(None, labels))
