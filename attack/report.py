"""What was found, for people and for machines."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

_WIDTHS = (15, 44, 66, 30)
_TITLES = ("scenario", "what was done", "figures", "bar")


@dataclass(frozen=True)
class Row:
    scenario: str
    done: str
    figures: str
    bar: str
    kept: bool
    timed: bool = False
    """Whether the bar is a time: a busy machine may miss it without a fault of the server."""

    @property
    def verdict(self) -> str:
        return "passed" if self.kept else "MISSED"


def missed(rows: Sequence[Row], times: bool = True) -> list[Row]:
    return [row for row in rows if not row.kept and (times or not row.timed)]


def as_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [{**asdict(row), "verdict": row.verdict} for row in rows]


def as_text(rows: Sequence[Row]) -> str:
    lines = [_line(_TITLES, "verdict"), "-" * (sum(_WIDTHS) + 2 * len(_WIDTHS) + 7)]
    last = ""
    for row in rows:
        name = row.scenario if row.scenario != last else ""
        last = row.scenario
        cells = [
            textwrap.wrap(text, width) or [""]
            for text, width in zip((name, row.done, row.figures, row.bar), _WIDTHS, strict=True)
        ]
        for at in range(max(map(len, cells))):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            lines.append(_line(parts, row.verdict if at == 0 else ""))
    return "\n".join(lines)


def _line(parts: Sequence[str], verdict: str) -> str:
    padded = "  ".join(f"{part:{width}}" for part, width in zip(parts, _WIDTHS, strict=True))
    return f"{padded}  {verdict}".rstrip()
