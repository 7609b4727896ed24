"""Silverton: survey track, work claims, sell into moving markets."""

from rotonde.games.silverton.game import GAME

__all__ = ["GAME"]
