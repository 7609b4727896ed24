"""Matches made here, to be brought in by their files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random

import rotonde
from rotonde.kernel.table.match import dump
from rotonde.kernel.table.table import Table

GAMES = rotonde.game_ids()
CAMPAIGN = {"length": "campaign"}
"""Silverton at its longest."""


def people(game: str, wanted: int) -> int:
    """So many players, or as near to it as the game allows."""
    fewest, most = rotonde.game(game).info.seats
    return min(max(wanted, fewest), most)


def seats(game: str, wanted: int) -> list[str]:
    """The kinds of that many seats at one screen."""
    return ["me", *("here" for _ in range(people(game, wanted) - 1))]


def random_table(
    game: str,
    seats: int,
    decisions: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Table:
    """A table after some decisions of random play."""
    table = rotonde.start(game, people(game, seats), seed=seed, options=options)
    rng = Random(seed)
    while table.to_act and table.n < decisions:
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def file_of(table: Table) -> str:
    return dump(table)


def building(seats: int = 3) -> Table:
    """Steam Barons where track is to be built, with as many choices as random play comes to."""
    table = rotonde.start("steam-barons", seats, seed=1, options={"rules": "base"})
    rng = Random(1)
    best, most = table.copy(), 0
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal(seat)
        if table.state.stack[-1].id == "build" and len(legal) > most:
            best, most = table.copy(), len(legal)
        table.play(seat, rng.choice(legal))
    return best


def trading() -> Table:
    """Silverton late in a match, where a form is offered."""
    table = random_table("silverton", 4, 300, options=CAMPAIGN)
    rng = Random(1)
    while not table.game.inputs.forms(table.state, table.to_act[0]):
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def with_undos(undos: int) -> str:
    """A long match at whose end one decision is taken, and taken back, again and again."""
    table = rotonde.start("silverton", 6, seed=5, options=CAMPAIGN)
    rng = Random(1)
    best, taken = table, (0, "")
    while table.to_act:
        seat = table.to_act[0]
        before = table.copy()
        table.play(seat, rng.choice(table.legal(seat)))
        if table.to_act and not table.log.drew and table.point == table.n:  # type: ignore[union-attr]
            best, taken = before, (seat, dump(table).splitlines()[-1])
    seat, line = taken
    do = json.loads(line)["do"]
    lines = dump(best).splitlines()
    for at in range(best.n + 1, best.n + 1 + 2 * undos, 2):
        lines.append(json.dumps({"n": at, "seat": seat, "do": do}))
        lines.append(json.dumps({"n": at + 1, "seat": seat, "undo": best.n}))
    return "\n".join(lines) + "\n"


def with_wrong_draw(file: str) -> str:
    """The same match, its first draw another one than its seed gives."""
    lines = file.splitlines()
    for at, line in enumerate(lines[1:], 1):
        raw = json.loads(line)
        if raw.get("drew"):
            raw["drew"][0] += 1
            lines[at] = json.dumps(raw)
            break
    return "\n".join(lines) + "\n"
