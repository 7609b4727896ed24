"""Rotonde: railway board games to play, learn and study.

>>> import rotonde
>>> table = rotonde.start("steam-tunnel", seats=3, seed=7)
>>> table.to_act
(0,)

The names below are the stable ones: docs/versions.md says what that means.
"""

from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.message import BadInput, Message, Refusal, Refused
from rotonde.kernel.registry import game
from rotonde.kernel.registry import games as game_ids
from rotonde.kernel.step import Action, Event
from rotonde.kernel.table.match import load, save
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table, View

__all__ = [
    "Action",
    "BadInput",
    "Event",
    "Game",
    "Message",
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
