"""Hundreds or thousands of games stepped at once in numpy arrays.

>>> from rotonde.envs.batch import batch
>>> games = batch("steam-tunnel", 1000, seats=3, variant="charity")
>>> observations, masks = games.reset(seed=7)
>>> observations, masks, rewards, ended = games.step(games.random_actions())
>>> masks.shape, rewards.shape, bool(ended.any())
((1000, 685), (1000, 3), False)

Row by row the arrays hold what the PettingZoo environment shows to the seat that is to act
(`games.seats`): the same action numbers, observations and rewards. A game that ends has its
rewards, `ended` is true for it, and a new one has begun: its observation is already the next one's.

The arrays are the same objects at every step, written over by the next: copy what you keep, and do
not write into them. With `observing=False` observations have no rows, which is faster.

Steam Tunnel is played in the arrays themselves, compiled by Numba if it is installed (the extra
`fast`). Every other game with an encoding is played on the engine, shared among processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from rotonde.kernel.contract.array_games import ArrayGames
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.table.start import check_setup

try:
    import numpy as np

    from rotonde.envs.process_games import ProcessGames, count_processes
    from rotonde.envs.table_games import Arrays, TableGames, shapes
except ModuleNotFoundError:
    raise BadInput("missing-extra", name="fast") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MOST = 1_000_000


def batch(
    game_id: str,
    count: int,
    *,
    seats: int | None = None,
    observing: bool = True,
    processes: int | None = None,
    **options: object,
) -> Batch:
    """So many games side by side.

    Args:
        game_id: The id of a game that has an encoding.
        count: How many games.
        seats: How many players; None: the fewest that the game takes.
        observing: Whether there are observations.
        processes: How many share the games of one that is played on the engine; None: one for each
            processor. The games do not depend on it.
        options: Options of the game.
    """
    return Batch(game_id, count, seats, observing, processes, options)


class Batch:
    """Games of one set-up, each always at a decision."""

    def __init__(
        self,
        game_id: str,
        count: int,
        seats: int | None,
        observing: bool,
        processes: int | None,
        options: dict[str, object],
    ) -> None:
        if type(count) is not int or not 1 <= count <= _MOST:
            raise BadInput("bad-batch-size", most=_MOST)
        self._game = find_game(game_id)
        self._setup = check_setup(self._game, seats, options, None, None)
        self._observing = observing
        self._seeds = Random()
        self._actions = np.zeros(count, np.int32)
        self.count = count
        self.players = len(self._setup.seats)
        self._processes = count_processes(processes, count)
        self._shared: ProcessGames | None = None
        self._games = self._begin()

    @property
    def seats(self) -> NDArray[np.int16]:
        """Per game who is to act."""
        return self._games.seats

    @property
    def observations(self) -> NDArray[np.float32]:
        """Per game what that seat sees."""
        return self._games.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """Per game ones for the actions that are legal now."""
        return self._games.masks

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """New games. After a seed, later resets without one follow from it."""
        if seed is not None:
            self._seeds = Random(seed)
        self._games = self._begin()
        return self._games.observations, self._games.masks

    def step(
        self, actions: Sequence[int] | NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_]]:
        """Decide in every game: the observations, masks, rewards and which games ended.

        Raises BadInput, and changes nothing, if an action is not legal.
        """
        wanted = np.ascontiguousarray(actions, np.int32)
        if wanted.shape != (self.count,):
            raise BadInput("bad-batch-actions", count=self.count)
        games = self._games
        illegal = games.step(wanted)
        if illegal >= 0:
            raise BadInput("bad-batch-action", place=illegal, number=int(wanted[illegal]))
        return games.observations, games.masks, games.rewards, games.ended

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for each game, all equally likely; written over by the next call."""
        self._games.choose(self._actions)
        return self._actions

    def close(self) -> None:
        """End the processes, if there are any. The arrays stay readable."""
        if self._shared is not None:
            self._shared.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _begin(self) -> ArrayGames:
        seed = self._seeds.getrandbits(64)
        game, setup, count = self._game, self._setup, self.count
        if game.has_array_games:
            return game.array_games(setup, count, seed, self._observing)
        if self._processes == 1:
            made = (np.zeros(*each) for each in shapes(game, setup, count, self._observing))
            return TableGames(game, setup, Arrays(*made), 0, seed, self._observing)
        if self._shared is None:
            self._shared = ProcessGames(game, setup, count, self._observing, self._processes)
        self._shared.begin(seed)
        return self._shared
