"""A database with rows of the wrong type or content: the others are as they were."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from attack.client import ORDINARY, Closed, Keys, Refused, Screen, crowd, with_keys
from attack.damage import DAMAGES
from attack.matches import GAMES, seats
from attack.server import Server
from attack.stage import Stage

_CARDS = 25


async def damaged_rows(stage: Stage) -> None:
    damages = DAMAGES[:: stage.size(1, 4)]
    async with stage.server() as server:
        sound = {}
        for game in GAMES:
            id, keys = await stage.open(server, game, *seats(game, 2))
            sound[id] = keys
        victims = await _played(stage, server, len(damages))
        server.kill()
        done = [
            _damage(server.database, damage, id)
            for damage, id in zip(damages, victims, strict=True)
        ]
        await server.start()
        async with stage.player(server):
            await _cards(stage, server, list(sound), list(victims))
            await _sockets(stage, server, dict(zip(victims, damages, strict=True)), victims)
        stage.check(
            "rows damaged",
            f"{sum(done)} of {len(done)}",
            "each statement does something",
            all(done),
        )


async def _played(stage: Stage, server: Server, count: int) -> dict[str, Keys]:
    """Matches with a link seat and a few entries, on which nothing else depends."""
    found = {}
    for at in range(count):
        game, source = GAMES[at % len(GAMES)], crowd(at, 5)
        async with stage.http(server, source) as http:
            id, keys = await http.open(game, "me", *("link" for _ in seats(game, 2)[1:]))
        found[id] = keys
        async with await Screen.open(server.address, id, list(keys.values()), source=source) as us:
            for _ in range(3):
                seat, table = us.table["deciding"], us.table
                action = table["choices"][-1]["action"]
                await us.say("decide", seat=seat, action=action, point=table["point"])
                await us.until("table", "refused")
    return found


def _damage(database: Path, statement: str, id: str) -> bool:
    with sqlite3.connect(database) as db:
        return db.execute(statement, {"id": id}).rowcount > 0


async def _cards(stage: Stage, server: Server, sound: list[str], victims: list[str]) -> None:
    """The first page of somebody who has played all of them."""
    wrong = []
    async with stage.http(server, ORDINARY) as http:
        for at in range(0, len(victims), _CARDS):
            asked = [*sound, *victims[at : at + _CARDS]]
            wanted = {"matches": [{"id": id} for id in asked]}
            answer = await http.tried("POST", "/api/cards", json=wanted)
            status = answer.status_code if answer is not None else 0
            cards = answer.json() if answer is not None and status == 200 else []
            whole = [card["id"] for card in cards if "error" not in card]
            if [card["id"] for card in cards] != asked or not set(sound) <= set(whole):
                wrong.append(f"{status} with {len(cards)} of {len(asked)} cards")
    stage.check(
        f"the first page with {len(victims)} damaged matches",
        "; ".join(wrong) or "200, a card or a sentence for each",
        "the others untouched",
        not wrong,
    )


async def _sockets(
    stage: Stage, server: Server, damages: dict[str, str], victims: dict[str, Keys]
) -> None:
    """Sit down at each: a table, or a sentence that says why not."""
    opened, told, silent = 0, 0, []
    for at, (id, damage) in enumerate(damages.items()):
        source, keys = crowd(at, 5), list(victims[id].values())
        async with stage.http(server, source) as http:
            await http.tried("GET", f"/api/matches/{id}/board.svg")
            await http.tried("GET", f"/api/matches/{id}/file")
            await http.tried("GET", f"/api/links/{id}", **with_keys(keys))
        try:
            async with await Screen.open(server.address, id, keys, source=source) as us:
                opened += 1
                await us.say("chart")
                await us.until("chart", "refused")
        except Refused:
            told += 1
        except (Closed, TimeoutError) as error:
            silent.append(f"{damage[:70]}: {error or 'nothing was said'}")
    stage.check(
        f"sockets to {len(damages)} damaged matches",
        f"{opened} opened, {told} said why not"
        + (f"; {len(silent)} did neither: {'; '.join(silent[:8])}" if silent else ""),
        "a table, or a sentence",
        not silent,
    )
