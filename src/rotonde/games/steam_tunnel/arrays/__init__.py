"""Steam Tunnel on arrays of numbers, compiled where Numba is installed: whole games, by thousands.

The rules are written a second time here, and tests hold them to the engine decision by decision:
see docs/decisions/0028. Nothing here is imported before somebody asks for it.
"""

from __future__ import annotations

from rotonde.kernel.contract.array_games import ArrayGames
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.message import BadInput


def array_games_of(setup: Setup, count: int, seed: int | None, observing: bool) -> ArrayGames:
    """So many games of a set-up."""
    try:
        from rotonde.games.steam_tunnel.arrays.core import TunnelCore, TunnelGames
    except ModuleNotFoundError:
        raise BadInput("missing-extra", name="fast") from None
    return TunnelGames(TunnelCore(setup), count, seed, observing)
