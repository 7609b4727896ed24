"""The games there are: every folder under `rotonde.games`, and what other packages register.

A game is imported when it is first asked for. Another package adds one by an entry point in the
group `rotonde.games`, named by the game's id.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from rotonde.kernel.message import BadInput

if TYPE_CHECKING:
    from rotonde.kernel.contract.game import Game

_HOME = "rotonde.games"
_logger = logging.getLogger("rotonde")


@cache
def games() -> tuple[str, ...]:
    """The ids of all games, in the order in which they are listed.

    Examples:
        >>> "steam-tunnel" in games()
        True
    """
    home = importlib.import_module(_HOME)
    ids = _installed_ids() | {point.name for point in entry_points(group=_HOME)}
    first = [id for id in home.FIRST if id in ids]
    return (*first, *sorted(ids.difference(first)))


@cache
def game(id: str) -> Game:
    """The game of that id: its rules, notation, pictures, words and the rest of its parts.

    Examples:
        >>> game("steam-tunnel").info.seats
        (2, 5)

    Raises:
        BadInput: There is no such game, or one from another package that cannot be loaded.
    """
    if not isinstance(id, str) or id not in games():
        raise BadInput("bad-game", name=str(id)[:40], known=", ".join(games()))
    if id in _installed_ids():  # a game from elsewhere does not replace one of ours
        module = importlib.import_module(f"{_HOME}.{id.replace('-', '_')}")
        return module.GAME  # type: ignore[no-any-return]
    (point, *_) = entry_points(group=_HOME, name=id)
    try:
        return point.load()  # type: ignore[no-any-return]
    except Exception as error:
        # Whatever is wrong with it, the other games go on.
        detail = f"{type(error).__name__}: {error}"[:200]
        raise BadInput("bad-game-broken", name=id, detail=detail) from error


@cache
def usable_games() -> tuple[Game, ...]:
    """All games that can be loaded; what is wrong with the others is logged, once."""
    found = []
    for id in games():
        try:
            found.append(game(id))
        except BadInput as error:
            _logger.warning("%s", error)
    return tuple(found)


def forget() -> None:
    """Look for games again at the next question, e.g. after one was installed."""
    for kept in (games, game, usable_games, _installed_ids):
        kept.cache_clear()


@cache
def _installed_ids() -> frozenset[str]:
    home = importlib.import_module(_HOME)
    return frozenset(
        name.replace("_", "-")
        for _, name, _ in pkgutil.iter_modules(home.__path__)
        # A folder whose game is not written yet is no game.
        if any((Path(folder) / name / "info.py").is_file() for folder in home.__path__)
    )
