"""Gathers the pieces and spots of one picture."""

from __future__ import annotations

from collections.abc import Callable

from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece, Spot
from rotonde.kernel.message import Arg

Sentence = tuple[Arg, ...]
"""The id of a message, and its arguments in order."""
_MOST_SAID = 4000


class Pen:
    """A game's own pen adds what it draws often; `say` puts a message and its args into words."""

    def __init__(self, say: Callable[..., str], lasting: dict[Sentence, str] | None = None) -> None:
        """`lasting`: sentences that name nobody, kept for all pictures in this language."""
        self.pieces: list[Piece] = []
        self.spots: list[Spot] = []
        self._say = say
        self._lasting = {} if lasting is None else lasting
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


def joined(*labels: str) -> str:
    return " · ".join(filter(None, labels))
