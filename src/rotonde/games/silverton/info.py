"""Plain facts about Silverton."""

from pathlib import Path

from rotonde.games.silverton.introduction import INTRODUCTION
from rotonde.games.silverton.rules import flow, terms
from rotonde.kernel.contract.info import GameInfo

INFO = GameInfo(
    id="silverton",
    rules_version=3,
    oldest_rules_version=1,
    seats=(1, 6),
    folder=Path(__file__).parent,
    phases=flow.PHASES,
    endings=flow.ENDINGS,
    options=terms.OPTIONS,
    introduction=INTRODUCTION,
)
