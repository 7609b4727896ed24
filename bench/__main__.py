"""`python -m bench [--json] [--seconds S]`, from the root of the repository.

It ends with 1 if a ratio has fallen by more than 30 % against the recorded ones.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from time import process_time

from tqdm import tqdm

from bench import ours
from bench.lists import Late, late_lists
from bench.measure import TURNS, measure
from bench.peers import (
    CATANATRON,
    OPENSPIEL_CHESS,
    OPENSPIEL_HIVE,
    PYTHON_CHESS,
    missing,
    peers,
)
from bench.ratios import list_fallen, ratios_of, record, recorded
from bench.report import Entry, as_json, as_text

_EVERYTHING = ("slide", "shared_lines", "multi_plow", "transfer", "hiring")
ENTRIES = (
    Entry("steam-tunnel", 2, {OPENSPIEL_CHESS: 0.8, PYTHON_CHESS: 7}, {CATANATRON: 5}),
    Entry(
        "steam-barons",
        4,
        {OPENSPIEL_HIVE: 1.0},
        late=tuple(
            Late(f"{rules}, {map}, of 6", 6, {"rules": rules, "map": map}, 5.0)
            for rules in ("stock", "base", "standard")
            for map in ("eastern-us", "northern-england")
        ),
    ),
    Entry(
        "silverton",
        4,
        {CATANATRON: 1.0},
        late=(
            Late("campaign of 6", 6, {"length": "campaign"}),
            Late(
                "advanced campaign of 6, all options",
                6,
                {
                    "length": "campaign",
                    "rules": "advanced",
                    **dict.fromkeys(_EVERYTHING, "on"),
                },
            ),
        ),
    ),
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="per engine and round")
    parser.add_argument("--rounds", type=int, default=5, help="whose median counts")
    parser.add_argument("--matches", type=int, help="of each kind whose late lists are timed")
    parser.add_argument("--record", action="store_true", help="keep the ratios of this run")
    asked = parser.parse_args(arguments)
    if asked.seconds <= 0 or asked.rounds < 1 or asked.matches == 0:
        parser.error("seconds and rounds must be more than none")

    if absent := missing():
        print(
            f"Left out, not installed: {', '.join(absent)}. `make bench` installs them.",
            file=sys.stderr,
        )
    rivals = peers()
    contenders = [*(ours.contender(entry.game, entry.seats) for entry in ENTRIES), *rivals]
    with tqdm(total=TURNS * asked.rounds, disable=None, leave=False) as bar:
        found = measure(
            contenders,
            seconds=asked.seconds,
            rounds=asked.rounds,
            tick=bar.update,
            clock=process_time,  # others on the machine do not count
        )
    lists = {
        entry.game: {late.name: late_lists(entry.game, late, asked.matches) for late in entry.late}
        for entry in ENTRIES
    }
    report = as_json(ENTRIES, [rival.name for rival in rivals], found, lists)
    print(json.dumps(report) if asked.json else as_text(ENTRIES, report))
    ratios = ratios_of(report, [entry.game for entry in ENTRIES])
    if asked.record:
        record(ratios)
    fallen = list_fallen(ratios, recorded())
    for line in fallen:
        print(line, file=sys.stderr)
    return 1 if fallen else 0


if __name__ == "__main__":
    sys.exit(main())
