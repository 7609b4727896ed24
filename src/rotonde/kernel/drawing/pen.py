"""Gathers the pieces and spots of one picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece, Spot
from rotonde.kernel.memo import GenerationCache
from rotonde.kernel.message import Arg

T = TypeVar("T")
Sentence = tuple[Arg, ...]
"""The id of a message, and its arguments in order."""
SAID = 2000
"""How many sentences are kept for the pictures to come,"""
Group = tuple[tuple[Piece, ...], tuple[Spot, ...], Any]
"""Pieces and spots that are drawn together, and what drawing them returned."""
GROUPS = 2000
"""and how many groups."""


class Pen:
    """A game's own pen adds what it draws often; `say` puts a message and its args into words."""

    def __init__(
        self,
        say: Callable[..., str],
        lasting: GenerationCache[Sentence, str] | None = None,
        groups: GenerationCache[Hashable, Group] | None = None,
    ) -> None:
        """`lasting`: sentences that name nobody, kept for all pictures in this language.

        `groups`: what `draw_once` has drawn, kept likewise.
        """
        self.pieces: list[Piece] = []
        self.spots: list[Spot] = []
        self._say = say
        self._lasting = GenerationCache(SAID) if lasting is None else lasting
        self._groups = GenerationCache(GROUPS) if groups is None else groups
        self._here: GenerationCache[Sentence, str] = GenerationCache(SAID)

    def say(self, id: str, **args: Arg) -> str:
        """A sentence, put into words once: for this picture if it names a seat, else for all."""
        key = (id, *args.values())
        said = self._here if "seat" in args else self._lasting
        found = said.get(key)
        return said.keep(key, self._say(id, **args)) if found is None else found

    def draw_once(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Draw a group, or take it from an earlier picture with this key.

        The key holds all that the group depends on, names of players included.
        """
        found = self._groups.get(key)
        if found is None:
            pieces, spots = len(self.pieces), len(self.spots)
            given = draw()
            drawn = tuple(self.pieces[pieces:]), tuple(self.spots[spots:]), given
            self._groups.keep(key, drawn)
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
