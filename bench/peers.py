"""Engines of others in random play, each through its usual Python API.

They are imported when asked for: what development needs does not hold all of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from bench.measure import Contender

OPENSPIEL_CHESS, PYTHON_CHESS, CATANATRON = "openspiel-chess", "python-chess", "catanatron"
OPENSPIEL_HIVE = "openspiel-hive"


def peers() -> list[Contender]:
    """Those that are installed."""
    return [make() for module, make in _PEERS.values() if find_spec(module)]


def missing() -> list[str]:
    return [name for name, (module, _) in _PEERS.items() if not find_spec(module)]


def _openspiel(name: str, id: str) -> Contender:
    import pyspiel

    game = pyspiel.load_game(id)
    chance = random.Random(0).random

    def play() -> tuple[int, int]:
        decisions = choices = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            decisions += 1
            choices += len(legal)
        state.returns()
        return decisions, choices

    return Contender(name, play)


def _python_chess() -> Contender:
    import chess

    chance = random.Random(0).random

    def play() -> tuple[int, int]:
        decisions = choices = 0
        board = chess.Board()
        while board.outcome() is None:
            legal = list(board.legal_moves)
            board.push(legal[int(chance() * len(legal))])
            decisions += 1
            choices += len(legal)
        return decisions, choices

    return Contender(PYTHON_CHESS, play)


def _catanatron() -> Contender:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    seeds = random.Random(0)

    def start() -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seeds.randrange(1, 1 << 31))

    def going(game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT

    def play() -> tuple[int, int]:
        decisions = choices = 0
        game = start()
        while going(game):
            choices += len(game.state.playable_actions)
            game.play_tick()
            decisions += 1
        return decisions, choices

    def walk() -> Iterator[Any]:
        game = Game([RandomPlayer(color) for color in Color], seed=1)
        while going(game):
            yield game
            game.play_tick()

    return Contender(CATANATRON, play, walk)


_PEERS = {
    OPENSPIEL_CHESS: ("pyspiel", lambda: _openspiel(OPENSPIEL_CHESS, "chess")),
    OPENSPIEL_HIVE: ("pyspiel", lambda: _openspiel(OPENSPIEL_HIVE, "hive")),
    PYTHON_CHESS: ("chess", _python_chess),
    CATANATRON: ("catanatron", _catanatron),
}
