"""What stays the same through a match: the printed sheet, every sprite, and what places are called.

Made once for each kind of match and language, and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from rotonde.games.steam_barons.presentation.drawing.layout import Layout
from rotonde.games.steam_barons.presentation.drawing.stops import Levels
from rotonde.games.steam_barons.rules.hexes import OrientedTile
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.kernel.drawing.pen import Group, Sentence
from rotonde.kernel.drawing.scene import Piece, Spot
from rotonde.kernel.memo import GenerationCache, Recent

Say = Callable[..., str]
"""A sentence by its id and arguments."""

_TELLING: Final = ("scene-tongue", "scene-subtitle", "scene-caption-order")
"""Captions that no two languages share: they stand for all the others."""
_KEPT: Final = 12


class StaticScene(NamedTuple):
    plan: Layout
    backdrop: str
    sprites: dict[str, str]
    spots: tuple[Spot | None, ...]
    """Per hex its spot, as long as no tile lies there; none on water."""
    called: tuple[str, ...]
    """What each hex is called."""
    paths: tuple[str, ...]
    middles: tuple[tuple[float, float], ...]
    """Per hex, on the sheet."""
    levels: dict[int, Levels]
    """Per stop where its cubes lie."""
    growth: dict[int, tuple[float, float]]
    """Per stop where its growth marker would lie, from its middle."""
    discs: tuple[tuple[int, Piece], ...]
    names: tuple[tuple[int, Piece], ...]
    """Towns' discs and all names, by hex: a New City covers its town's."""
    ways: tuple[OrientedTile, ...]
    """How tiles can lie, by the catalog's numbers."""
    towns: dict[str, str]
    """What a stop's name in the data is in this language."""
    boards: tuple[Spot, ...]
    """What of the boards beside the map can be pointed at."""
    tiled: dict[tuple[int, int], Spot]
    said: GenerationCache[Sentence, str]
    groups: GenerationCache[Hashable, Group]
    """What was drawn once and is the same in other pictures."""


_STILLS: Recent[tuple[Terms, tuple[str, ...]], StaticScene] = Recent(_KEPT)


def still(terms: Terms, say: Say, make: Callable[[Terms, Say], StaticScene]) -> StaticScene:
    key = (terms, tuple(say(id) for id in _TELLING))
    return _STILLS.get(key, lambda: make(terms, say))
