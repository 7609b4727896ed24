"""How a game introduces itself to people who do not know it yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec


class FirstMatch(msgspec.Struct, frozen=True):
    """A match that suits somebody new to the game: one person against bots."""

    bots: tuple[str, ...] = ("fair",)
    """Their levels, in the order of the seats behind the person's; empty: alone."""
    options: Mapping[str, str] = {}


class Picture(msgspec.Struct, frozen=True):
    """A moment of the game for its poster, its page or its rules, drawn by its presentation.

    Its caption is `picture-ID`.
    """

    id: str
    position: str = ""
    """The file `pictures/POSITION.txt` in the game's folder; empty: as a match begins."""
    frame: tuple[str, ...] = ()
    """The parts, spots or pieces of the scene that it shows; empty: all of it."""
    margin: float = 0.0
    """How much is shown round the frame, in units of the scene."""
    marks: tuple[tuple[int, str], ...] = ()
    """Numbers of lines in the text beside it, each on the spot or piece the line speaks of."""
    players: int = 0
    """0: as many as the position speaks of, or the fewest."""
    options: Mapping[str, str] = {}


class Introduction(msgspec.Struct, frozen=True):
    """What the first page and the game's own page tell about it.

    Words: `intro-occasion` (when to play it), `intro-short` (one short line), `intro-about` (what
    it is), `intro-goal` (who wins), `intro-turn` (a turn in one sentence).
    """

    minutes: tuple[int, int]
    """The shortest and the longest usual match."""
    weight: Literal[1, 2, 3]
    """How much there is to learn: light, medium, heavy."""
    first_matches: tuple[FirstMatch, ...]
    """The first is what "play now" opens; the others are surprises that a newcomer can play."""
    pictures: tuple[Picture, ...]
    """The first is the poster, unless `Presentation.poster` draws one; all stand on its page."""
    rules_picture: str = ""
    """The picture beside a turn in six lines, with the same numbers."""
    scenarios: str = ""
    """The option whose choices are listed on the game's page, e.g. its scenarios."""
    companion: str = ""
    """The address of a page for those who own the box; words: `intro-companion`."""

    def picture(self, id: str) -> Picture | None:
        return next((picture for picture in self.pictures if picture.id == id), None)
