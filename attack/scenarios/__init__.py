"""The attacks, by name. Each is one function that is given a stage."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from attack.scenarios.bots_of_nobody import bots_of_nobody
from attack.scenarios.burst import burst
from attack.scenarios.calm import calm
from attack.scenarios.churn import churn
from attack.scenarios.damaged_rows import damaged_rows
from attack.scenarios.expensive import expensive
from attack.scenarios.fuzz import fuzz
from attack.scenarios.half_sent import half_sent
from attack.scenarios.kills import kills
from attack.scenarios.locked_disk import locked_disk
from attack.scenarios.race import race
from attack.scenarios.uploads import uploads
from attack.stage import Stage

Scenario = Callable[[Stage], Coroutine[Any, Any, None]]
SCENARIOS: dict[str, Scenario] = {
    "calm": calm,
    "kills": kills,
    "race": race,
    "uploads": uploads,
    "burst": burst,
    "churn": churn,
    "bots_of_nobody": bots_of_nobody,
    "expensive": expensive,
    "locked_disk": locked_disk,
    "damaged_rows": damaged_rows,
    "fuzz": fuzz,
    "half_sent": half_sent,
}
