"""Steam Barons, and the Base and Standard rules of Steam it builds on."""

from rotonde.games.steam_barons.bot import BaronsBot
from rotonde.games.steam_barons.encoding import encoding_of
from rotonde.games.steam_barons.info import INFO
from rotonde.games.steam_barons.notation import BaronsNotation
from rotonde.games.steam_barons.presentation import BaronsHelp, BaronsInputs, BaronsPresentation
from rotonde.games.steam_barons.rules import BaronsRules
from rotonde.games.steam_barons.rules.cards import FILES
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.sources import DataSources

_RULES = BaronsRules()

GAME = Game(
    INFO,
    _RULES,
    BaronsNotation(),
    BaronsPresentation(),
    help=BaronsHelp(),
    inputs=BaronsInputs(),
    bot=BaronsBot(_RULES),
    encoding=encoding_of,
    sources=DataSources(INFO.folder, FILES),
)

__all__ = ["GAME"]
