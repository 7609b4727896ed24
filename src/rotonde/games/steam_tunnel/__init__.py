"""Steam Tunnel: turn up cards on a wrap-around board and own the best tunnels."""

from rotonde.games.steam_tunnel.game import GAME

__all__ = ["GAME"]
