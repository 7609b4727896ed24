"""The functions on rows of numbers, with the numpy arrays they work on."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from rotonde.games.steam_tunnel.arrays import convert, count, draws, many, observe, play
from rotonde.games.steam_tunnel.arrays.tables import ALL_FLIPPED, SEAT, STEP, Tables, tables_of
from rotonde.games.steam_tunnel.rules import setup as setups
from rotonde.games.steam_tunnel.rules.cards import deck
from rotonde.games.steam_tunnel.rules.scoring import SHARE
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.kernel.chance import Chance
from rotonde.kernel.compiled import COMPILES, row, rows
from rotonde.kernel.contract.array_games import ArrayGames
from rotonde.kernel.contract.info import Setup

if TYPE_CHECKING:
    from numpy.typing import NDArray

_STREAM = 1 << 32


class TunnelCore:
    """One game of a set-up after another, each in a row of its own."""

    def __init__(self, setup: Setup) -> None:
        cards = deck(setup.data)
        self.tables: Tables = tables_of(
            setups.board_of(setup),
            len(setup.seats),
            setups.scoring_of(setup.options["variant"]),
            setup.options["pawns"] != "unlimited",
            sum(design.copies for design in (*cards.design, cards.point)),
            keep_numbers,
        )
        self.setup = setup
        t = self.tables
        self._spare = row(np.zeros(t.width, np.int16))
        self._totals = np.zeros(t.players, np.int64)
        self._mask = np.zeros(1 + t.cells * t.per_cell, np.int8)

    def blank(self) -> Any:
        """A row at the start of a game, seat 0 to go first."""
        return self.row_of(setups.opening(self.setup, Chance(b"", (0,))))

    def row_of(self, state: TunnelState) -> Any:
        """A state of the engine as a row; it must be of this set-up."""
        game = row(np.zeros(self.tables.width, np.int16))
        convert.write_state(self.tables, state, game)
        return game

    def to_act(self, game: Any) -> int | None:
        """Who is to act; None: the game is over."""
        return None if game[STEP] >= ALL_FLIPPED else int(game[SEAT])

    def legal(self, game: Any) -> list[int]:
        """The numbers of the legal actions, in the order of the engine."""
        t = self.tables
        length = play.count_legal(t, game)
        return [int(play.legal_at(t, game, place, length)) for place in range(length)]

    def outcomes(self, game: Any, number: int) -> int:
        """How many outcomes the draw of this action has; 0: nothing is drawn."""
        return int(play.outcomes(self.tables, game, number))

    def play(self, game: Any, number: int, drawn: int = 0) -> None:
        """Do a legal action; `drawn` is what chance says to a flip."""
        play.decide(self.tables, game, number, drawn)

    def scores(self, game: Any) -> tuple[Fraction, ...]:
        """The scores if the game ended like this."""
        count.sixtieths(self.tables, game, self._spare, row(self._totals))
        return tuple(Fraction(int(total), SHARE) for total in self._totals)

    def mask(self, game: Any) -> NDArray[np.int8]:
        """Ones for the numbers of legal actions."""
        observe.fill_mask(self.tables, game, row(self._mask))
        return self._mask

    def observation(self, game: Any, seat: int) -> NDArray[np.float32]:
        """What a seat sees."""
        seen = np.zeros(observe.length(self.tables), np.float32)
        observe.fill_observation(self.tables, game, seat, row(seen))
        return seen

    def play_out(self, game: Any, times: int, seed: int) -> tuple[NDArray[np.int64], int]:
        """Random endings of a game: the scores of each in sixtieths, and the decisions in all."""
        scores = np.zeros((times, self.tables.players), np.int64)
        stream = streams(1, seed)[0]
        decisions = many.play_out_all(
            self.tables, game, self._spare, row(stream), row(self._totals), rows(scores)
        )
        return scores, decisions


class TunnelGames(ArrayGames):
    """Many games of a set-up."""

    def __init__(self, core: TunnelCore, count: int, seed: int | None, observing: bool) -> None:
        t = self._tables = core.tables
        self.seats = np.zeros(count, np.int16)
        self.rewards = np.zeros((count, t.players), np.float32)
        self.ended = np.zeros(count, np.bool_)
        self.masks = np.zeros((count, 1 + t.cells * t.per_cell), np.int8)
        self.observations = np.zeros((count if observing else 0, observe.length(t)), np.float32)
        self._games = rows(np.zeros((count, t.width), np.int16))
        self._streams = rows(streams(count, seed))
        self._blank = core.blank()
        self._results = (row(np.zeros(t.players, np.int64)), rows(self.rewards), row(self.ended))
        self._shown = (row(self.seats), rows(self.masks), rows(self.observations))
        many.start_all(t, self._games, self._streams, self._blank, *self._shown)

    def step(self, actions: NDArray[np.int32]) -> int:
        masks = self._shown[1]
        wanted = row(actions)
        illegal = many.first_illegal(masks, wanted)
        if illegal < 0:
            many.step_all(
                self._tables,
                self._games,
                self._streams,
                self._blank,
                wanted,
                *self._results,
                *self._shown,
            )
        return illegal

    def choose(self, actions: NDArray[np.int32]) -> None:
        many.choose_all(self._tables, self._games, self._streams, row(actions))


def streams(count: int, seed: int | None) -> NDArray[np.int64]:
    """A stream of random numbers for each game; those of the first games do not hang on `count`."""
    found = np.zeros((count, draws.WORDS), np.int64)
    seeds = np.random.default_rng(seed)
    for stream in found:
        stream[:3] = seeds.integers(0, _STREAM, 3)
    for stream in rows(found):
        draws.begin(stream)
    return found


def keep_numbers(values: list[int]) -> Any:
    """What the tables are kept in: uncompiled code reads a list fastest."""
    return np.array(values, np.int32) if COMPILES else values
