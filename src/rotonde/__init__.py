"""Rotonde: railway board games to play, learn and study.

>>> import rotonde
>>> table = rotonde.start("steam-tunnel", seats=3, seed=7)
>>> table.to_act
(0,)
"""

from rotonde.kernel.contract.info import Seat
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.message import BadInput, Refusal, Refused
from rotonde.kernel.registry import game
from rotonde.kernel.registry import games as game_ids
from rotonde.kernel.table.match import load, save
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table, View

__all__ = [
    "BadInput",
    "Refusal",
    "Refused",
    "Seat",
    "Standings",
    "Table",
    "View",
    "game",
    "game_ids",
    "load",
    "save",
    "start",
]
__version__ = "0.1.0"
