"""The ratios to other engines that were once reached, and what has fallen since.

Speeds differ from machine to machine; ratios in one run differ by about a tenth.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parent / "ratios.json"
_LEAST = 0.7
"""What must be left of a recorded ratio."""

Ratios = dict[str, float]


def ratios_of(report: Mapping[str, Any], games: Iterable[str]) -> Ratios:
    """Every ratio of a run by name."""
    return {
        f"{game} {kind} {peer}": ratio
        for game in games
        for kind, key in (("decisions", "vs"), ("copies", "copies_vs"))
        for peer, ratio in report[game][key].items()
    }


def recorded() -> Ratios:
    found: Ratios = json.loads(_FILE.read_text("utf-8"))
    return found


def record(ratios: Ratios) -> None:
    """Keep these; those of peers that were not there stay as they are."""
    kept = {**recorded(), **ratios}
    _FILE.write_text(json.dumps(dict(sorted(kept.items())), indent=2) + "\n", "utf-8")


def list_fallen(ratios: Ratios, before: Ratios) -> list[str]:
    """A line for each ratio that has fallen too far; one that is new has nothing to fall from."""
    return [
        f"{name}: {ratio:.2f}, less than {_LEAST:.0%} of the recorded {before[name]:.2f}"
        for name, ratio in ratios.items()
        if name in before and ratio < _LEAST * before[name]
    ]
