"""Gathers the pieces and spots of one picture."""

from __future__ import annotations

from rotonde.games.silverton.drawing.land import Point
from rotonde.games.silverton.drawing.sprites import MOST_UNITS
from rotonde.games.silverton.drawing.still import Say, Still
from rotonde.games.silverton.view import BoardView
from rotonde.kernel import look
from rotonde.kernel.message import Arg
from rotonde.kernel.scene import Piece, Spot

_DIGIT = 10.4


class Pen:
    def __init__(self, view: BoardView, still: Still, say: Say) -> None:
        self.view = view
        self.still = still
        self.plan = still.plan
        self.pieces: list[Piece] = []
        self.spots: list[Spot] = []
        self._say = say
        self._said: dict[tuple[Arg, ...], str] = {}

    def say(self, id: str, **args: Arg) -> str:
        """A sentence; what one picture says often is put into words once."""
        key = (id, *args.values())
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = self._say(id, **args)
        return found

    def put(
        self,
        id: str,
        sprite: str,
        at: Point,
        label: str = "",
        *,
        seat: int | None = None,
        scale: float = 1.0,
        layer: int = 1,
        turn: int = 0,
    ) -> None:
        colour = "" if seat is None else look.PLAYERS[seat].colour
        self.pieces.append(Piece(id, sprite, at, turn, colour, label, scale, layer))

    def spot(self, id: str, path: str, label: str) -> None:
        self.spots.append(Spot(id, path, label))

    def units(self, id: str, count: int, at: Point, scale: float = 1.0) -> None:
        """A number on a round plate."""
        if count <= MOST_UNITS:
            self.put(id, f"units-{count}", at, scale=scale)
            return
        self.put(id, "count", at, scale=scale)
        self.figures(id, str(count), (at[0], at[1] + 5 * scale), "", scale=0.7 * scale)

    def figures(
        self, id: str, value: str, at: Point, label: str, *, scale: float = 1.0, end: bool = False
    ) -> None:
        """A number by its digits: each keeps its place from the right, the last speaks for all."""
        step = _DIGIT * scale
        x = at[0] - step / 2 if end else at[0] + step * (len(value) - 1) / 2
        for place, digit in enumerate(reversed(value)):
            said = "" if place else label
            self.put(f"{id}:{place}", f"d{digit}", (x - place * step, at[1]), said, scale=scale)


def joined(*labels: str) -> str:
    return " · ".join(filter(None, labels))
