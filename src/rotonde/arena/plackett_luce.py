"""Ratings of bots: Plackett-Luce strengths fitted to who won, on the scale of chess ratings.

A bot of strength s that sits among others wins with probability s over the sum of all seats'
strengths; with two seats this is the model of Bradley and Terry. Games do not depend on their
order, so all are fitted at once (decision 29 says why not one after the other).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from rotonde.arena.rating import Outcome, Rating
from rotonde.kernel.message import BadInput

try:
    import numpy as np
    from scipy.linalg import null_space
    from scipy.optimize import brentq, minimize
except ModuleNotFoundError:
    raise BadInput("missing-extra", name="ratings") from None

_SCALE = 400 / math.log(10)
"""Points of a chess rating for a factor of e in strength."""
_SPREAD = 2.5
"""The prior: strengths are spread about their mean by this standard deviation (434 points). It
keeps a bot that has won every game finite, and moves a rating by 1 % after 40 games."""
_DROP = 1.9207
"""How far the log-likelihood falls at the ends of an interval of 95 %."""
_FARTHEST = 40.0


def rate(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """The rating of each bot, the best first."""
    fit = _Fit(outcomes, len(bots))
    best = fit.best()
    rated = {}
    for at, id in enumerate(bots):
        low, high = fit.interval(best, at)
        rated[id] = Rating(*(round(_SCALE * float(each), 1) for each in (best[at], low, high)))
    return dict(sorted(rated.items(), key=lambda pair: -pair[1].points))


class _Fit:
    def __init__(self, outcomes: Sequence[Outcome], count: int) -> None:
        self._seats = np.array([each.seats for each in outcomes], float)
        self._wins = np.array([each.wins for each in outcomes], float)
        self._games = self._wins.sum(axis=1)
        self._count = count

    def cost(self, strengths: Any) -> float:
        """The negative log-likelihood with the prior; strengths are logarithms."""
        top = strengths.max()
        weights = self._seats * np.exp(strengths - top)
        told = (self._wins * strengths).sum() - (
            self._games * (np.log(weights.sum(axis=1)) + top)
        ).sum()
        return float((strengths**2).sum() / (2 * _SPREAD**2) - told)

    def slope(self, strengths: Any) -> Any:
        weights = self._seats * np.exp(strengths - strengths.max())
        expected = self._games[:, None] * weights / weights.sum(axis=1, keepdims=True)
        return strengths / _SPREAD**2 - (self._wins - expected).sum(axis=0)

    def best(self) -> Any:
        return self._solve(np.zeros(self._count), _zero_sum(self._count))

    def interval(self, best: Any, at: int) -> tuple[float, float]:
        """The strengths of one bot at which even the best of the others leave it unlikely."""
        least = self.cost(best)
        others = [other for other in range(self._count) if other != at]
        ways = np.zeros((self._count, max(self._count - 2, 0)))
        if ways.size:
            ways[others] = _zero_sum(self._count - 1)

        def excess(strength: float) -> float:
            start = np.zeros(self._count)
            start[others] = -strength / len(others)
            start[at] = strength
            return self.cost(self._solve(start, ways)) - least - _DROP

        middle = float(best[at])
        low = brentq(excess, middle - _FARTHEST, middle, xtol=1e-4)
        high = brentq(excess, middle, middle + _FARTHEST, xtol=1e-4)
        return float(low), float(high)

    def _solve(self, start: Any, ways: Any) -> Any:
        """The best strengths that can be reached from a start in these directions."""
        if not ways.shape[1]:
            return start
        found = minimize(
            lambda along: self.cost(start + ways @ along),
            np.zeros(ways.shape[1]),
            jac=lambda along: ways.T @ self.slope(start + ways @ along),
            method="BFGS",
            options={"gtol": 1e-6},
        )
        return start + ways @ found.x


def _zero_sum(count: int) -> Any:
    """The directions in which strengths can change without moving their mean."""
    return null_space(np.ones((1, count)))
