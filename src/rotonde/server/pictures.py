"""Pictures: backdrops by their hash, the house's stylesheet, boards as SVG."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from rotonde.kernel.contract.presentation import Presentation
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.bounds import Area
from rotonde.kernel.drawing.excerpt import excerpt, frame_of, missing_places
from rotonde.kernel.drawing.scene import Scene, to_svg
from rotonde.kernel.message import BadInput
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table, View
from rotonde.kernel.words import Words
from rotonde.server.background import Background
from rotonde.server.protocol import Backdrop

_KEPT = 128
_WINDOW = 0.42
"""How much of a big map's width a card shows."""
_WINDOW_RATIO = 1.3
_SHOWN = 1
"""The seed of boards that are only looked at: the same options, the same picture."""


class Backdrops:
    """What stays the same from move to move, fetched once by each page."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def keep(self, hash: str, scene: Scene) -> str:
        if hash not in self._kept:
            self._kept[hash] = msgspec.json.encode(Backdrop(scene.backdrop, scene.sprites))
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(hash)
        return hash

    def get(self, hash: str) -> bytes:
        if hash not in self._kept:
            raise BadInput("server-no-backdrop")
        return self._kept[hash]


@cache
def stylesheet() -> str:
    """Both themes: the browser's wish, unless the page sets `data-theme` on its root."""
    light, dark = themes.properties("light"), themes.properties("dark")
    return "\n".join(
        [
            f":root{{color-scheme:light;{light}}}",
            "@media (prefers-color-scheme:dark){:root:not([data-theme=light])"
            f"{{color-scheme:dark;{dark}}}}}",
            f":root[data-theme=dark]{{color-scheme:dark;{dark}}}",
            themes.stylesheet(),
            "",
        ]
    )


class Cards:
    """Small pictures of matches, drawn once for each moment, seat, language and theme."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, int, int | None, str, str], str] = OrderedDict()

    async def picture(
        self,
        background: Background,
        id: str,
        table: Table,
        seat: int | None,
        lang: str,
        theme: str,
        spots: Sequence[str] = (),
    ) -> str:
        """`spots`: where something has happened, to be seen on a big map."""
        key = (id, table.n, seat, lang, theme)
        found = self._drawn.get(key)
        if found is None:
            look = (table.copy(), seat, lang, theme, spots)
            found = await background.run("draw", small_picture, *look)
            self._drawn[key] = found
            while len(self._drawn) > _KEPT:
                self._drawn.popitem(last=False)
        return found


def board_svg(table: Table, seat: int | None, lang: str, theme: str, rim: bool) -> str:
    if theme not in themes.THEMES:
        raise BadInput("server-bad-theme", name=theme[:20], known=", ".join(themes.THEMES))
    scene, _ = scene_of(table, table.view(seat), table.words(lang, seat), rim)
    return to_svg(scene, theme=theme)


@lru_cache(maxsize=64)
def first_board(
    game: str, options: tuple[tuple[str, str], ...], players: int, lang: str, theme: str
) -> str:
    """The board a match with these options begins with; BadInput if there is no such match."""
    if theme not in themes.THEMES:
        raise BadInput("server-bad-theme", name=theme[:20], known=", ".join(themes.THEMES))
    table = start(game, players, seed=_SHOWN, options=dict(options))
    return small_picture(table, None, lang, theme)


def scene_of(table: Table, view: View, words: Words, rim: bool) -> tuple[Scene, bool | None]:
    """The scene of a view, and whether it has a rim (None: there is none to be had)."""
    rimmed = table.game.presentation.scene_with_rim(view.board, words.say) if rim else None
    if rimmed is not None:
        return rimmed, True
    presentation = table.game.presentation
    can = type(presentation).scene_with_rim is not Presentation.scene_with_rim
    return table.game.presentation.scene(view.board, words.say), False if can else None


def small_picture(
    table: Table, seat: int | None, lang: str, theme: str, spots: Sequence[str] | None = None
) -> str:
    """The board without what only a player at it needs.

    `spots`: of a big map only the part of it where they are; None: all of it.
    """
    scene = table.scene(seat, lang)
    area = frame_of(scene, ())
    if spots is not None and scene.zoom:
        area = _look_at(scene, spots)
    lean = excerpt(scene, area)
    return to_svg(lean, area=area, theme=theme if theme in themes.THEMES else "light")


def _look_at(scene: Scene, spots: Sequence[str]) -> Area:
    """A window of the main part of a sheet, over the last of these spots that lies on it."""
    whole = scene.parts[0].area if scene.parts else frame_of(scene, ())
    left, top, right, bottom = whole
    wide = (right - left) * _WINDOW
    high = min(wide / _WINDOW_RATIO, bottom - top)
    middle = (left + right) / 2, (top + bottom) / 2
    for spot in spots:
        place = frame_of(scene, (spot,)) if not missing_places(scene, (spot,)) else whole
        x, y = (place[0] + place[2]) / 2, (place[1] + place[3]) / 2
        if place != whole and left <= x <= right and top <= y <= bottom:
            middle = x, y
    x = min(max(middle[0] - wide / 2, left), right - wide)
    y = min(max(middle[1] - high / 2, top), bottom - high)
    return x, y, x + wide, y + high
