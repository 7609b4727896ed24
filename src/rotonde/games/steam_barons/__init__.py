"""Steam Barons, and the Base and Standard rules of Steam it builds on."""

from rotonde.games.steam_barons.game import GAME

__all__ = ["GAME"]
