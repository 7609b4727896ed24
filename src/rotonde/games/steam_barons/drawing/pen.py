"""Gathers the pieces and spots of one picture."""

from __future__ import annotations

from rotonde.games.steam_barons.drawing.figures import MOST, STEP
from rotonde.games.steam_barons.drawing.plan import Point
from rotonde.games.steam_barons.drawing.still import Say, Still
from rotonde.games.steam_barons.view import BoardView
from rotonde.kernel import look
from rotonde.kernel.message import Arg
from rotonde.kernel.scene import Piece, Spot


class Pen:
    def __init__(self, view: BoardView, still: Still, say: Say) -> None:
        self.view = view
        self.still = still
        self.plan = still.plan
        self.terms = view._terms
        self.pieces: list[Piece] = []
        self.spots: list[Spot] = []
        self._say = say
        self._said: dict[tuple[Arg, ...], str] = {}

    def say(self, id: str, **args: Arg) -> str:
        """A sentence that names a player: good for this match only, but said once a picture."""
        key = (id, *args.values())
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = self._say(id, **args)
        return found

    def print(self, id: str, **args: Arg) -> str:
        """A sentence that names none: kept for every match in this language."""
        key = (id, *args.values())
        found = self.still.said.get(key)
        if found is None:
            if len(self.still.said) > _KEPT:
                self.still.said.clear()
            found = self.still.said[key] = self._say(id, **args)
        return found

    def put(
        self,
        id: str,
        sprite: str,
        at: Point,
        label: str = "",
        *,
        colour: str = "",
        scale: float = 1.0,
        layer: int = 1,
        turn: int = 0,
    ) -> None:
        self.pieces.append(Piece(id, sprite, at, turn, colour, label, scale, layer))

    def pawn(self, id: str, seat: int, at: Point, label: str, scale: float = 1.0) -> None:
        player = look.PLAYERS[seat]
        self.put(id, player.sprite, at, label, colour=player.colour, scale=scale)

    def number(self, id: str, value: int, at: Point, label: str = "", scale: float = 1.0) -> None:
        """A number about its middle; a large one digit by digit, the last speaks for all."""
        if abs(value) <= MOST:
            self.put(id, f"n{value}", at, label, scale=scale)
            return
        digits = str(value)
        x = at[0] + STEP * scale * (len(digits) - 1) / 2
        for place, digit in enumerate(reversed(digits)):
            said = "" if place else label
            sprite = f"n{digit}" if digit != "-" else "minus"
            self.put(f"{id}:{place}", sprite, (x - place * STEP * scale, at[1]), said, scale=scale)

    def spot(self, id: str, path: str, label: str) -> None:
        self.spots.append(Spot(id, path, label))


_KEPT = 4000


def joined(*labels: str) -> str:
    return " · ".join(filter(None, labels))
