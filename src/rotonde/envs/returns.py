"""What a match was worth to each seat, as learners and solvers want it."""

from __future__ import annotations

from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.rules import Standings


def returns(game: Game, standings: Standings) -> list[float]:
    """The seat's share of the win, less the 1/n that chance alone would give: sums to zero.

    A player without opponents wins whatever he does; there the game says what the result is worth.

    >>> from rotonde.kernel.registry import game
    >>> returns(game("steam-tunnel"), Standings((5, 3, 5), (1, 3, 1), "done"))
    [0.16666666666666669, -0.3333333333333333, 0.16666666666666669]
    >>> returns(game("silverton"), Standings((6400,), (1,), "marginal-victory"))
    [0.33333333333333337]
    """
    if len(standings.ranks) == 1:
        return [game.bot.solo_value(standings)]
    winners = standings.winners
    fair = 1 / len(standings.ranks)
    return [(seat in winners) / len(winners) - fair for seat in range(len(standings.ranks))]
