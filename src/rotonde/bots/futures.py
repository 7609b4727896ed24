"""The futures that a seat's decisions are compared on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from random import Random

from rotonde.kernel.contract.bot import Future
from rotonde.kernel.table.table import Table

_KEPT = 32
"""Keys whose futures are remembered."""


class Futures:
    """Few futures, drawn from a bot's own random numbers and kept as long as a game wishes."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, list[Future]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, guess: Table, seat: int, rng: Random) -> Iterator[Future]:
        """The futures of a decision, the same again while the game's `futures_key` stands."""
        key = guess.game.bot.futures_key(guess.state)
        drawn: list[Future] = []
        if key is not None:
            players = len(guess.setup.seats)
            drawn = self._known.setdefault((guess.game.id, players, seat, key), drawn)
            self._known.move_to_end((guess.game.id, players, seat, key))
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        at = 0
        while True:
            if at == len(drawn):
                drawn.append(draw_future(guess, seat, rng))
            yield drawn[at]
            at += 1


def draw_future(guess: Table, seat: int, rng: Random) -> Future:
    seed = rng.getrandbits(64)
    own = Random(seed)
    tempers = [own.gauss(0.0, 1.0) for _ in guess.setup.seats]
    tempers[seat] = 0.0
    return Future(seed, tuple(tempers))
