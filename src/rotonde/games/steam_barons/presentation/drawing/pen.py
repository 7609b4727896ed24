"""The kernel's pen, with the numbers of Steam Barons."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.drawing.figures import MOST, STEP
from rotonde.games.steam_barons.presentation.drawing.layout import Point
from rotonde.games.steam_barons.presentation.drawing.static_scene import Say, StaticScene
from rotonde.games.steam_barons.rules.view import BoardView
from rotonde.kernel.drawing import pen, themes


class Pen(pen.Pen):
    def __init__(self, view: BoardView, still: StaticScene, say: Say) -> None:
        super().__init__(say, still.said, still.groups)
        self.view = view
        self.still = still
        self.plan = still.plan
        self.terms = view._terms
        seats = range(len(view.players))
        self.names = tuple(self.say("scene-label-track", seat=seat) for seat in seats)
        """What tells the players of this picture from those of others."""

    def pawn(self, id: str, seat: int, at: Point, label: str, scale: float = 1.0) -> None:
        player = themes.PLAYERS[seat]
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
