"""Plain facts about Steam Tunnel."""

from pathlib import Path

from rotonde.games.steam_tunnel.introduction import INTRODUCTION
from rotonde.games.steam_tunnel.rules import flow, setup
from rotonde.kernel.contract.info import GameInfo

INFO = GameInfo(
    id="steam-tunnel",
    rules_version=1,
    seats=(2, 5),
    folder=Path(__file__).parent,
    phases=flow.PHASES,
    endings=flow.ENDINGS,
    options=setup.OPTIONS,
    introduction=INTRODUCTION,
)
