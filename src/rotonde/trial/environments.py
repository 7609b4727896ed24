"""The tests that PettingZoo and OpenSpiel bring for environments, where they are installed."""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from importlib import import_module

from rotonde.kernel.contract.game import Game
from rotonde.kernel.message import BadInput
from rotonde.trial.report import Case

_CYCLES = 60


def suites(
    game: Game, planned: Sequence[Case]
) -> Iterator[tuple[str, Callable[[], None] | BadInput]]:
    """The tests of each library, or what must be installed for them; none without an encoding."""
    if not game.has_encoding:
        return
    cases = _spread(planned)
    for name, run in (("pettingzoo", _pettingzoo), ("openspiel", _openspiel)):
        try:
            import_module(f"rotonde.envs.{name}")
        except BadInput as missing:
            yield name, missing
        else:
            yield name, lambda run=run: run(game, cases)  # type: ignore[misc]


def _spread(planned: Sequence[Case]) -> list[Case]:
    """Of the planned matches one with the fewest players and one with the most."""
    ordered = sorted(planned, key=lambda case: case.players)
    return ordered[:: max(1, len(ordered) - 1)]


def _pettingzoo(game: Game, cases: Sequence[Case]) -> None:
    from pettingzoo.test import api_test, seed_test

    from rotonde.envs.pettingzoo import env

    for case in cases:

        def made(case: Case = case) -> object:
            return env(game.id, seats=case.players, **case.options)

        # They print that they passed, and warn of observations that are not plain arrays.
        with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            api_test(made(), num_cycles=_CYCLES)
            seed_test(made, num_cycles=_CYCLES // 2)


def _openspiel(game: Game, cases: Sequence[Case]) -> None:
    import pyspiel

    from rotonde.envs.openspiel import load

    for at, case in enumerate(cases):
        theirs = load(game.id, case.players, case.options)
        # To read back what is written at every step takes long: once is enough.
        pyspiel.random_sim_test(theirs, num_sims=1, serialize=at == 0, verbose=False)
