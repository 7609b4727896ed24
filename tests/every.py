"""Every game there is, and how tests of all games play it.

A game from elsewhere is found like ours. What only a game itself can say is in the folder of its
tests, `tests/games/GAME/`, in files that are found by their names and may be missing:

- `setups.toml`: set-ups in which every kind of decision comes up; else its options give them.
- `corpus/`: recorded matches; `make_corpus.py` plays them anew.
- `ledger.py`: what a decision must do to the money on the table.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec

import rotonde

GAMES = rotonde.game_ids()
TESTS = Path(__file__).parent / "games"
_FEW = 6
_FAR = 300


class Setup(msgspec.Struct, frozen=True):
    """A set-up that tests play."""

    players: int
    options: dict[str, str] = {}
    long: bool = False
    """A whole match of it takes minutes where each step is checked."""

    def __str__(self) -> str:
        return "-".join([str(self.players), *self.options.values()])


def folder(game: str) -> Path:
    """The tests of a game; there need not be any."""
    return TESTS / game.replace("-", "_")


def own(game: str, module: str) -> ModuleType | None:
    """A module of a game's tests, if they have one of that name."""
    if not (folder(game) / f"{module}.py").is_file():
        return None
    return import_module(f"tests.games.{game.replace('-', '_')}.{module}")


@cache
def setups(game: str) -> tuple[Setup, ...]:
    """In which set-ups tests of all games play a game."""
    file = folder(game) / "setups.toml"
    if file.is_file():
        raw = tomllib.loads(file.read_text("utf-8"))["setup"]
        return msgspec.convert(tuple(raw), tuple[Setup, ...])
    from rotonde.trial.cases import cases  # here, since it loads more than the ids of games

    derived = [
        Setup(case.players, dict(case.options)) for case in cases(rotonde.game(game), _FEW, 0)
    ]
    return tuple(setup for at, setup in enumerate(derived) if setup not in derived[:at])


def encoded() -> list[tuple[str, Setup]]:
    """The set-ups of games that can be played in the environments of others."""
    found = [game for game in GAMES if rotonde.game(game).has_encoding]
    return [(game, setup) for game in found for setup in setups(game)]


def three(game: str) -> int:
    """Three players, or as near to it as the game allows."""
    fewest, most = rotonde.game(game).info.seats
    return min(max(3, fewest), most)


def begun(game: str, which: int, **more: Any) -> rotonde.Table:
    """A table at its first decision, in this set-up of the game's."""
    setup = setups(game)[which % len(setups(game))]
    return rotonde.start(game, setup.players, **{"seed": which, "options": setup.options, **more})


@cache
def reached(game: str, which: int, share: float) -> rotonde.Table:
    """A table of random play at this share of its match; to be copied before it is used."""
    table, rng = begun(game, which), Random(which)
    end = round(share * length(game, which))
    while table.to_act and table.n < end:
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


@cache
def length(game: str, which: int) -> int:
    """How many decisions random play takes; of a long match only its first part counts."""
    table, rng = begun(game, which), Random(which)
    while table.to_act and table.n < _FAR:
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table.n


def data_files(game: str) -> list[Path]:
    return sorted((rotonde.game(game).info.folder / "data").glob("*.toml"))
