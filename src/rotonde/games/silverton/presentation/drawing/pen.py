"""The kernel's pen, with the plates and figures of Silverton."""

from __future__ import annotations

from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.sprites import MOST_UNITS
from rotonde.games.silverton.presentation.drawing.static_scene import Say, StaticScene
from rotonde.games.silverton.rules.view import BoardView
from rotonde.kernel.drawing import pen

_DIGIT = 10.4
_BETWEEN = ",\N{NO-BREAK SPACE}"
"""What groups thousands, and stands before a French $."""
_NARROW = 0.45


class Pen(pen.Pen):
    def __init__(self, view: BoardView, still: StaticScene, say: Say) -> None:
        super().__init__(say, still.said, still.groups)
        self.view = view
        self.still = still
        self.plan = still.plan
        self.names = tuple(self.say("label-owner", seat=player.seat) for player in view.players)
        """The players as this picture calls them."""

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
        wide = [_DIGIT * scale * (_NARROW if sign in _BETWEEN else 1) for sign in value]
        x = at[0] if end else at[0] + sum(wide) / 2
        drawn = 0
        for sign, width in zip(reversed(value), reversed(wide), strict=True):
            if not sign.isspace():
                said = "" if drawn else label
                here = (x - width / 2, at[1])
                self.put(f"{id}:{drawn}", f"d{sign}", here, said, scale=scale)
                drawn += 1
            x -= width
