"""A change of rules for tests alone: Silverton without disputes at junctions (SV-5.8).

`python -m tests.versions.changed DATABASE [PAUSE]` is a server under it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.junctions import DEMANDED, DemandDispute
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.contract.info import GameInfo
from rotonde.kernel.message import Refusal, refuse
from tests.server.launch import launch

_BEFORE = GAME.info.rules_version


def info(*, keep: bool) -> GameInfo:
    """Silverton's information after the change. `keep`: the old rule is still played."""
    oldest = 1 if keep else 0
    return msgspec.structs.replace(
        GAME.info, rules_version=_BEFORE + 1, oldest_rules_version=oldest
    )


def kept_menu(self: DemandDispute, state: SilvertonState, seat: int) -> list[Any]:
    done = [each for each in _MENU(self, state, seat) if each is not DEMANDED]
    return done if state.terms.rules_version > _BEFORE else [*done, DEMANDED]


def changed_menu(self: DemandDispute, state: SilvertonState, seat: int) -> list[Any]:
    return [each for each in _MENU(self, state, seat) if each is not DEMANDED]


def refused(self: DemandDispute, state: SilvertonState, seat: int, action: Any) -> Refusal:
    return refuse("SV-5.8", "refusal-no-right")


_MENU = DemandDispute.menu

if __name__ == "__main__":
    GAME.info = info(keep=False)
    DemandDispute.menu = changed_menu  # type: ignore[method-assign]
    DemandDispute.why_not = refused  # type: ignore[method-assign]
    launch()
