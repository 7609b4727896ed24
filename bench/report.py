"""What was measured, for machines and for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.lists import Late
from bench.measure import Figures


@dataclass(frozen=True)
class Entry:
    """A game to measure, and how many times a peer's speed it must reach."""

    game: str
    seats: int
    bars: Mapping[str, float] = field(default_factory=dict)
    copy_bars: Mapping[str, float] = field(default_factory=dict)
    late: tuple[Late, ...] = ()
    """Matches whose late legal lists are timed."""


def as_json(
    entries: Sequence[Entry],
    peers: Sequence[str],
    found: Mapping[str, Figures],
    lists: Mapping[str, Mapping[str, Mapping[str, float]]],
) -> dict[str, Any]:
    copied = [peer for peer in peers if found[peer].copies_per_s is not None]
    report: dict[str, Any] = {}
    for entry in entries:
        ours = found[entry.game]
        report[entry.game] = {
            **_figures(ours),
            "vs": {p: _ratio(ours.decisions_per_s, found[p].decisions_per_s) for p in peers},
            "copies_vs": {p: _ratio(ours.copies_per_s, found[p].copies_per_s) for p in copied},
        }
        if entry.late:
            report[entry.game]["late_lists"] = lists[entry.game]
    report["peers"] = {peer: _figures(found[peer]) for peer in peers}
    return report


def as_text(entries: Sequence[Entry], report: Mapping[str, Any]) -> str:
    games = {entry.game: report[entry.game] for entry in entries}
    lines = [f"{'':18}{'decisions/s':>12}{'copies/s':>12}{'games/s':>10}{'mean legal':>12}"]
    for name, row in {**games, **report["peers"]}.items():
        copies = f"{row['copies_per_s']:,.0f}" if "copies_per_s" in row else "–"
        lines.append(
            f"{name:18}{row['decisions_per_s']:>12,.0f}{copies:>12}"
            f"{row['games_per_s']:>10,.1f}{row['mean_legal']:>12,.1f}"
        )
    lines += ["", f"{'':42}{'ratio':>8}{'bar':>8}{'of the bar':>12}"]
    for entry in entries:
        lines += _bars(f"{entry.game} vs", report[entry.game]["vs"], entry.bars)
        lines += _bars(f"{entry.game} copies vs", report[entry.game]["copies_vs"], entry.copy_bars)
    timed = [entry for entry in entries if entry.late]
    if timed:
        lines += ["", f"{'late legal lists, ms':42}{'p50':>8}{'p99':>8}{'max':>8}{'bar':>8}"]
    for entry in timed:
        lines += _lists(report[entry.game].get("late_lists", {}))
    return "\n".join(lines)


def _bars(what: str, ratios: Mapping[str, float], bars: Mapping[str, float]) -> list[str]:
    lines = []
    for peer, ratio in ratios.items():
        line = f"{f'{what} {peer}':42}{ratio:>8.2f}"
        if peer in bars:
            of_bar = ratio / bars[peer]
            line += f"{bars[peer]:>8g}{of_bar:>11.0%}  {'passed' if of_bar >= 1 else 'MISSED'}"
        lines.append(line)
    return lines


def _lists(timed: Mapping[str, Mapping[str, float]]) -> list[str]:
    lines = []
    for name, row in timed.items():
        shown = "".join(f"{row[key]:>8.2f}" for key in ("p50_ms", "p99_ms", "max_ms"))
        passed = "passed" if row["p99_ms"] <= row["bar_ms"] else "MISSED"
        lines.append(f"{name:42}{shown}{row['bar_ms']:>8g}  {passed}")
    return lines


def _figures(found: Figures) -> dict[str, float]:
    row = {"decisions_per_s": round(found.decisions_per_s, 1)}
    if found.copies_per_s is not None:
        row["copies_per_s"] = round(found.copies_per_s, 1)
    return {
        **row,
        "mean_legal": round(found.mean_legal, 2),
        "games_per_s": round(found.games_per_s, 3),
    }


def _ratio(ours: float | None, theirs: float | None) -> float:
    assert ours is not None
    assert theirs is not None
    return round(ours / theirs, 3)
