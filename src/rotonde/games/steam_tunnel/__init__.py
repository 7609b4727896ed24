"""Steam Tunnel: flip cards on a wrap-around board and own the best tunnels."""

from rotonde.games.steam_tunnel.arrays import array_games_of
from rotonde.games.steam_tunnel.bot import TunnelBot
from rotonde.games.steam_tunnel.encoding import encoding_of
from rotonde.games.steam_tunnel.info import INFO
from rotonde.games.steam_tunnel.inputs import TunnelInputs
from rotonde.games.steam_tunnel.notation import TunnelNotation
from rotonde.games.steam_tunnel.presentation import TunnelHelp, TunnelPresentation
from rotonde.games.steam_tunnel.rules import TunnelRules
from rotonde.games.steam_tunnel.score_report import TunnelSources
from rotonde.games.steam_tunnel.visibility import TunnelVisibility
from rotonde.kernel.contract.game import Game

_RULES = TunnelRules()
_NOTATION = TunnelNotation()

GAME = Game(
    INFO,
    _RULES,
    _NOTATION,
    TunnelPresentation(),
    visibility=TunnelVisibility(_RULES, _NOTATION),
    help=TunnelHelp(),
    inputs=TunnelInputs(),
    bot=TunnelBot(_RULES),
    encoding=encoding_of,
    array_games=array_games_of,
    sources=TunnelSources(INFO.folder, ("deck.toml", "layouts.toml")),
)

__all__ = ["GAME"]
