"""All matches opened at once just after a start, while threads change places often."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from attack.client import Closed, Keys, Screen, crowd
from attack.matches import GAMES, file_of, random_table
from attack.server import Server
from attack.stage import Stage
from rotonde.kernel.contract.inputs import Amount
from rotonde.kernel.table.table import Table

_SWITCH_INTERVAL = 1e-6
_WITHIN = 120.0
_LONGEST = 250
"""Decisions of a match, at most."""


async def race(stage: Stage) -> None:
    tables = _tables(stage.size(20, 2))
    async with stage.server(switch_interval=_SWITCH_INTERVAL) as server:
        found = [
            (*await stage.bring_in(server, file_of(table), crowd(at, 5)), table)
            for at, table in enumerate(tables)
        ]
        wrong: list[str] = []
        starts = stage.size(2, 1)
        for _ in range(starts):
            server.kill()
            await server.start()
            opening = [
                _differs(server, id, keys, table, crowd(at, 5))
                for at, (id, keys, table) in enumerate(found)
            ]
            wrong += filter(None, await asyncio.gather(*opening))
        async with stage.player(server):
            await asyncio.sleep(stage.size(3, 1))
        stage.check(
            f"{len(found)} matches opened at once after each of {starts} cold starts",
            "; ".join(wrong[:5]) or "all opened, all choices as computed here",
            "each opens with the same choices",
            not wrong,
        )


def _tables(each: int) -> list[Table]:
    """Tables from the beginning, the middle and the end of matches."""
    return [_after(game, at, (at + 1) / (each + 1)) for at in range(each) for game in GAMES]


def _after(game: str, seed: int, share: float) -> Table:
    table = random_table(game, 3, _LONGEST, seed=seed)
    return random_table(game, 3, round(share * table.n) + 1, seed=seed)


async def _differs(server: Server, id: str, keys: Keys, table: Table, source: str) -> str | None:
    """What is other than it should be, or None."""
    try:
        held = list(keys.values())
        us = await Screen.open(server.address, id, held, source=source, within=_WITHIN)
    except (Closed, TimeoutError) as error:
        return f"{table.game.id} after {table.n}: {error or 'nothing came'}"
    told = [choice["action"] for choice in us.table["choices"]]
    us.drop()
    if us.table["n"] != table.n or told != _choices(table):
        return f"{table.game.id} after {table.n}: other choices"
    return None


def _choices(table: Table) -> list[Any]:
    """The actions that a screen with all seats is offered."""
    if not table.to_act:
        return []
    seat = table.to_act[0]
    listed = table.game.inputs.offers(table.state, seat, table.legal(seat))
    actions = [offer.action if isinstance(offer, Amount) else offer for offer in listed]
    found: list[Any] = msgspec.json.decode(msgspec.json.encode(actions))
    return found
