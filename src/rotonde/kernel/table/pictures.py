"""The pictures a game introduces itself with, drawn from its positions."""

from __future__ import annotations

from functools import lru_cache

from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.introduction import Picture
from rotonde.kernel.drawing.bounds import Area
from rotonde.kernel.drawing.excerpt import excerpt, frame_of
from rotonde.kernel.drawing.scene import Scene
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import LANGUAGES, words

POSTER = "poster"
"""The id of the picture on the first page."""
_SEED = 1
"""What a position leaves open is the same in every picture of it."""


def table_of(game: Game, picture: Picture) -> Table:
    """The match that a picture shows."""
    position = None
    if picture.position:
        position = (game.info.folder / "pictures" / f"{picture.position}.txt").read_text("utf-8")
    players = picture.players or (None if position is not None else game.info.seats[0])
    return start(game.id, players, seed=_SEED, options=picture.options, position=position)


def pictures_of(game: Game) -> tuple[Picture, ...]:
    """All pictures of a game; one that does not introduce itself has the board it begins with."""
    introduction = game.info.introduction
    return introduction.pictures if introduction is not None else (Picture(POSTER),)


@lru_cache(maxsize=64)
def draw_picture(game: Game, id: str, lang: str) -> tuple[Scene, Area] | None:
    """A picture in a language, and what of its sheet is shown; None: there is no such picture."""
    if id == POSTER:
        drawn = game.presentation.poster(words(lang, game.id).say)
        if drawn is not None:
            return drawn, (0.0, 0.0, drawn.width, drawn.height)
    picture = _find(game, id)
    if picture is None:
        return None
    scene = _scene_of(game, picture, lang)
    area = frame_of(scene, picture.frame, picture.margin)
    return excerpt(scene, area, picture.marks), area


@lru_cache(maxsize=256)
def picture_size(game: Game, id: str) -> tuple[float, float]:
    """Width and height of a picture, the same in all languages; (0, 0): there is none."""
    lang = LANGUAGES[0]
    if id == POSTER:
        drawn = game.presentation.poster(words(lang, game.id).say)
        if drawn is not None:
            return drawn.width, drawn.height
    picture = _find(game, id)
    if picture is None:
        return 0.0, 0.0
    left, top, right, bottom = frame_of(
        _scene_of(game, picture, lang), picture.frame, picture.margin
    )
    return right - left, bottom - top


def _find(game: Game, id: str) -> Picture | None:
    pictures = pictures_of(game)
    found = next((each for each in pictures if each.id == id), None)
    return pictures[0] if found is None and id == POSTER else found


def _scene_of(game: Game, picture: Picture, lang: str) -> Scene:
    """Several pictures show the same moment: it is drawn once."""
    key = (picture.position, picture.players, tuple(sorted(picture.options.items())))
    return _draw_moment(game, key, lang)


@lru_cache(maxsize=16)
def _draw_moment(game: Game, key: tuple[str, int, tuple[tuple[str, str], ...]], lang: str) -> Scene:
    position, players, options = key
    moment = Picture("", position, players=players, options=dict(options))
    return table_of(game, moment).scene(None, lang)
