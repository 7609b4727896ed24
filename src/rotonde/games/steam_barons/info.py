"""Plain facts about Steam Barons."""

from pathlib import Path

from rotonde.games.steam_barons.introduction import INTRODUCTION
from rotonde.games.steam_barons.rules import flow, terms
from rotonde.kernel.contract.info import GameInfo

INFO = GameInfo(
    id="steam-barons",
    rules_version=2,
    oldest_rules_version=1,
    seats=(2, 6),
    folder=Path(__file__).parent,
    phases=flow.PHASES[terms.STOCK],
    endings=flow.ENDINGS,
    options=terms.OPTIONS,
    introduction=INTRODUCTION,
)
