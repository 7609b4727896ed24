"""Many at one table, or one who asks for much: nobody else has to notice."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from pathlib import Path
from random import Random

import pytest

import rotonde
from rotonde.games.steam_tunnel.presentation import scene as steam_tunnel_scene
from rotonde.kernel.memo import Recent
from rotonde.kernel.table import match
from rotonde.kernel.table.moments import Moments
from rotonde.server.fair_turns import Turns
from rotonde.server.limits import Limits, TooOften, address_of
from rotonde.server.pictures import Backdrops
from rotonde.server.protocol import Presence
from rotonde.server.security import LARGEST_FILE
from rotonde.server.settings import Settings
from rotonde.server.table_message import Viewpoint, version
from tests.every import GAMES, reached, setups
from tests.server.barons import build, builder, to_build
from tests.server.screen import Screen, Server, held
from tests.server.shown import Watcher, live_table


class Seen(Watcher):
    """A screen that remembers what it was told."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats
        self.shown = 0
        self.told: list[object] = []

    def show(self) -> None:
        self.shown += 1

    def tell(self, answer: object) -> None:  # type: ignore[override]
        self.told.append(answer)


def test_coming_and_going_shows_the_table_to_the_newcomer_alone() -> None:
    live = live_table(rotonde.start("steam-tunnel", 2, seed=1))
    first, other, spectator = Seen(0), Seen(1), Seen()
    for screen in (first, other, spectator):
        live.join(screen)  # type: ignore[arg-type]
    assert [screen.shown for screen in (first, other, spectator)] == [1, 1, 1]
    assert first.told == [Presence([0, 1])]
    assert other.told == spectator.told == []
    again = Seen(1)
    live.join(again)  # type: ignore[arg-type]
    live.leave(other)  # type: ignore[arg-type]
    live.leave(spectator)  # type: ignore[arg-type]
    assert len(first.told) == 1, "seat 1 is still there, on another screen"
    live.leave(again)  # type: ignore[arg-type]
    assert first.told[1:] == [Presence([0])]
    assert first.shown == 1


def test_a_table_is_written_once_for_all_who_look_alike() -> None:
    live = live_table(rotonde.start("steam-tunnel", 2, seed=1))
    backdrops = Backdrops()

    async def look(viewpoint: Viewpoint) -> object:
        return await version(live, viewpoint, backdrops)

    spectators = [asyncio.run(look(Viewpoint())) for _ in range(3)]
    assert spectators[0] is spectators[1] is spectators[2]
    assert asyncio.run(look(Viewpoint(lang="fr"))) is not spectators[0]
    live.show(1)
    assert asyncio.run(look(Viewpoint())) is spectators[0], (
        "what only seat 1 sees is not news to others"
    )
    live.show()
    assert asyncio.run(look(Viewpoint())) is not spectators[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_drawn_once_for_all_who_see_the_same(game: str) -> None:
    """Nobody is called "you" in a picture: whoever looks, what is seen alike is one drawing."""
    several = next(at for at, setup in enumerate(setups(game)) if setup.players > 1)
    table = reached(game, several, 0.4)
    live = live_table(table)
    viewpoints = [Viewpoint((0,)), Viewpoint((1,)), Viewpoint((0, 1)), Viewpoint()]
    versions = [asyncio.run(version(live, viewpoint, Backdrops())) for viewpoint in viewpoints]
    for viewpoint, found in zip(viewpoints, versions, strict=True):
        seat = viewpoint.seat(table)
        own = table.game.presentation.scene(table.view(seat).board, table.words("en", seat).say)
        assert found.message.scene.pieces == own.pieces
        assert found.message.scene.spots == own.spots
    boards = [table.view(viewpoint.seat(table)).board for viewpoint in viewpoints]
    drawings = {id(found.message.scene) for found in versions}
    assert len(drawings) == sum(board not in boards[:at] for at, board in enumerate(boards))


def test_a_board_is_first_drawn_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes a good part of a second, which nobody else has to wait."""
    drew: list[str] = []
    usual = steam_tunnel_scene.engraving.back

    def back() -> str:
        drew.append(threading.current_thread().name)
        return usual()

    monkeypatch.setattr(steam_tunnel_scene, "_SHEETS", Recent(4))
    monkeypatch.setattr(steam_tunnel_scene.engraving, "back", back)
    live = live_table(rotonde.start("steam-tunnel", 2, seed=1))
    asyncio.run(version(live, Viewpoint((0,), "fr"), Backdrops()))
    assert drew
    assert threading.current_thread().name not in drew


def test_a_draft_is_news_to_nobody_else(server: Server) -> None:
    id, _, screens = to_build(server)
    acting, other = builder(screens)
    with server.screen(id) as spectator:
        heard = len(other.raw), len(spectator.raw)
        build(acting)
        acting.see(drafted=1)
        for screen in (other, spectator):
            screen.say("describe", spot="nothing")
            screen.until("description")
        assert len(other.raw) == heard[0] + 1
        assert len(spectator.raw) == heard[1] + 1
    for screen in screens:
        screen.close()


def test_bots_think_only_where_somebody_looks(server: Server) -> None:
    id, _ = server.open("easy", "easy")
    card = {"matches": [{"id": id}]}
    before = server.http.post("/api/cards", json=card).json()[0]["n"]
    server.http.get(f"/api/matches/{id}/board.svg")
    server.http.get(f"/api/matches/{id}/file")
    time.sleep(0.5)
    assert server.http.post("/api/cards", json=card).json()[0]["n"] == before == 0
    with server.screen(id) as spectator:
        spectator.see_past(3)
    time.sleep(0.5)
    left = server.http.post("/api/cards", json=card).json()[0]["n"]
    time.sleep(0.5)
    assert server.http.post("/api/cards", json=card).json()[0]["n"] == left


def test_visitors_take_turns_however_many_tables_each_has() -> None:
    async def think() -> list[str]:
        turns, order = Turns(1), []

        async def ask(visitor: str) -> None:
            async with turns.turn(visitor):
                order.append(visitor)
                await asyncio.sleep(0)

        asked = [*["crowd"] * 40, "one", "other"]
        await asyncio.gather(*map(ask, asked))
        return order

    order = asyncio.run(think())
    assert len(order) == 42
    assert order.index("one") < 4
    assert order.index("other") < 5


def test_a_turn_given_to_somebody_who_left_goes_to_the_next() -> None:
    async def think() -> list[str]:
        turns, order = Turns(1), []
        holding = asyncio.Event()

        async def ask(visitor: str) -> None:
            async with turns.turn(visitor):
                order.append(visitor)
                await holding.wait()

        tasks = [asyncio.create_task(ask(visitor)) for visitor in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        holding.set()
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with turns.turn("e"):
            return order

    assert asyncio.run(asyncio.wait_for(think(), 5))[-1] == "d"


def test_a_burst_on_one_socket_lets_others_through(server: Server) -> None:
    """Those who wait behind it would otherwise be answered only after all of it."""
    _, _, screens = to_build(server)
    acting, _ = builder(screens)
    mine, my_keys = server.open("me", "here")
    seat, point = acting.table["deciding"], acting.table["point"]
    actions = [choice["action"] for choice in acting.table["choices"][:100]]
    with server.screen(mine, *my_keys.values()) as me:
        for _ in range(400):
            acting.say("ghosts", seat=seat, actions=actions, point=point)
        me.decide()
        answered = _waiting(acting)
        assert answered < 400, "it was answered before the burst was"
    for screen in screens:
        screen.close()


def _waiting(screen: Screen) -> int:
    """How many answers have come so far."""
    count = 0
    try:
        while True:
            screen.socket.recv(timeout=0)
            count += 1
    except TimeoutError:
        return count


def test_who_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    async def ask_on(limits: Limits) -> None:
        for _ in range(1_000):
            await limits.ask("import", "192.0.2.1")

    async def ask() -> TooOften:
        limits = Limits()
        with pytest.raises(TooOften) as refused:
            await ask_on(limits)
        await limits.ask("import", "192.0.2.2")
        await Limits(on=False).ask("import", "192.0.2.1")
        return refused.value

    refused = asyncio.run(ask())
    assert 0 < refused.seconds <= 60
    assert Settings(tmp_path / "x").limits


def test_a_house_is_one_visitor() -> None:
    class Client:
        def __init__(self, host: str) -> None:
            self.host = host

    assert address_of(Client("192.0.2.1")) == "192.0.2.1"
    assert address_of(Client("::ffff:192.0.2.1")) == "192.0.2.1"
    houses = {address_of(Client(f"2001:db8:0:1::{at:x}")) for at in range(9)}
    assert len(houses) == 1
    assert address_of(Client("testclient")) == "testclient"
    assert address_of(None) == ""


def test_a_file_with_a_thousand_undos_is_no_work(server: Server) -> None:
    table = rotonde.start("silverton", 3, seed=3)
    rng = Random(4)
    moments = Moments()
    for _ in range(150):
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    for _ in range(999):
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
        table.undo(seat, agreed=range(3), moments=moments)
    text = match.dump(table)
    made = server.http.post("/api/matches", json={"file": text})
    assert made.status_code == 201, made.text
    with server.screen(made.json()["id"], *made.json()["keys"].values()) as us:
        assert us.table["n"] == table.n
        us.say("undo", seat=us.table["undo_seat"])
        us.see_past(table.n)


def test_what_is_too_long_is_refused_before_it_is_read(server: Server) -> None:
    host, _, port = server.host.partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        head = f"POST /api/matches HTTP/1.1\r\nHost: {server.host}\r\n"
        line.sendall(f"{head}Content-Length: {10 * LARGEST_FILE}\r\n\r\n".encode())
        assert line.recv(100).startswith(b"HTTP/1.1 413 ")
    lines = json.dumps({"file": "{}\n" * 30_000})
    answer = server.http.post("/api/matches", content=lines)
    assert answer.json()["id"] == "server-import-long"


def test_keys_in_addresses_open_nothing(server: Server) -> None:
    id, keys = server.open("me", "link")
    assert server.http.get(f"/api/links/{id}?key={keys[0]}").status_code == 403
    assert server.http.get(f"/api/links/{id}", headers=held(keys[0])).status_code == 200


def test_a_rematch_asked_for_again_after_a_restart_is_the_same(fragile: Server) -> None:
    id, keys = fragile.open("me", "link")
    with fragile.screen(id, *keys.values()) as us:
        while not us.table["over"]:
            us.decide()
    ask = f"/api/matches/{id}/rematch"
    first = fragile.http.post(ask, json={"keys": [keys[0]]}).json()
    fragile.kill()
    fragile.start()
    again = fragile.http.post(ask, json={"keys": [keys[0]]}).json()
    assert again == first
    theirs = fragile.http.post(ask, json={"keys": [keys[1]]}).json()
    assert theirs["id"] == first["id"]
    opened = [*first["keys"].values(), *theirs["keys"].values()]
    with fragile.screen(first["id"], *opened) as both:
        assert [seat["mine"] for seat in both.table["seats"]] == [True, True]
        both.decide()
    headers = held(first["keys"]["0"])
    assert len(fragile.http.get(f"/api/links/{first['id']}", headers=headers).json()) == 1


def test_a_typed_seed_is_not_committed_to_while_it_could_be_tried(server: Server) -> None:
    id, keys = server.open("me", "here", seed="7")
    with server.screen(id, *keys.values()) as us:
        assert us.table["commitment"] == ""
        while not us.table["over"]:
            us.decide()
        assert len(us.table["commitment"]) == 64
