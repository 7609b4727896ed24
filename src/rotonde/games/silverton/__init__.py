"""Silverton: survey track, work claims, sell into moving markets."""

from rotonde.games.silverton.bot import SilvertonBot
from rotonde.games.silverton.encoding import encoding_of
from rotonde.games.silverton.info import INFO
from rotonde.games.silverton.notation import SilvertonNotation
from rotonde.games.silverton.presentation import (
    SilvertonHelp,
    SilvertonInputs,
    SilvertonPresentation,
)
from rotonde.games.silverton.rules import SilvertonRules
from rotonde.games.silverton.rules.cards import FILES
from rotonde.games.silverton.visibility import SilvertonVisibility
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.sources import DataSources

_RULES = SilvertonRules()
_NOTATION = SilvertonNotation()

GAME = Game(
    INFO,
    _RULES,
    _NOTATION,
    SilvertonPresentation(),
    visibility=SilvertonVisibility(_RULES, _NOTATION),
    help=SilvertonHelp(),
    inputs=SilvertonInputs(),
    bot=SilvertonBot(_RULES),
    encoding=encoding_of,
    sources=DataSources(INFO.folder, FILES),
)

__all__ = ["GAME"]
