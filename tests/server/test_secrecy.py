"""Only a seat's view leaves the server."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from rotonde.kernel.table.start import start
from rotonde.server.bot_pool import question, think
from rotonde.server.live_table import LiveTable
from rotonde.server.table_message import Viewpoint
from tests.kernel import yard
from tests.server.screen import Server, held
from tests.server.shown import live_table, table_message


def _seed(server: Server, id: str) -> str:
    with sqlite3.connect(server.database) as db:
        header = db.execute("SELECT header FROM match WHERE id = ?", (id,)).fetchone()[0]
    seed: str = json.loads(header)["seed"]
    assert len(seed) == 64
    return seed


def test_no_seed_and_no_key_in_anything_sent_while_a_match_runs(server: Server) -> None:
    id, keys = server.open("me", "link", "easy")
    seed = _seed(server, id)
    with (
        server.screen(id, keys[0]) as me,
        server.screen(id, keys[1], lang="fr") as friend,
        server.screen(id) as spectator,
    ):
        for _ in range(8):
            while me.table["deciding"] is None and friend.table["deciding"] is None:
                me.until("table")
                friend.see_past(me.table["n"] - 1)
                me.see_past(friend.table["n"] - 1)
            acting = me if me.table["deciding"] is not None else friend
            acting.decide()
            for screen in (me, friend, spectator):
                screen.see_past(acting.table["n"] - 1)
        me.say("chart")
        me.until("chart")
        sent = [*me.raw, *friend.raw, *spectator.raw]
        sent.append(server.http.get(f"/api/matches/{id}/file", headers=held(keys[0])).text)
        sent.append(server.http.get(f"/api/matches/{id}/board.svg", headers=held(keys[0])).text)
        mine = {"matches": [{"id": id, "keys": list(keys.values())}]}
        sent.append(server.http.post("/api/cards", json=mine).text)
        commitment = me.table["commitment"]
        assert len(commitment) == 64
        for text in sent:
            assert seed not in text
            assert not any(key in text for key in keys.values())


def test_keys_are_not_readable_in_the_store(server: Server) -> None:
    id, keys = server.open("me", "link")
    folder = server.database.parent
    stored = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
    assert id.encode() in stored
    assert not any(key.encode() in stored for key in keys.values())
    assert server.database.stat().st_mode & 0o077 == 0


@pytest.fixture
def hidden_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    """A game with secrets, in the middle of its second bidding."""
    (tmp_path / "words").mkdir()
    for lang in ("en", "fr"):
        (tmp_path / "words" / f"{lang}.ftl").write_text("title = Yard\n")
    monkeypatch.setattr(yard.YARD, "info", msgspec.structs.replace(yard.YARD.info, folder=tmp_path))
    monkeypatch.setattr("rotonde.kernel.words.find_game", lambda id: yard.YARD)
    for action in ("Bid", "Lay", "Done", "Roll", "Offer", "Answer", "Collect"):
        monkeypatch.setattr(
            getattr(yard, action), "message", lambda self, state: yard.Message("choice")
        )
    table = yard.yard()
    for seat, coins in enumerate((3, 1, 2)):
        table.play(seat, yard.Bid(coins))
    for action in (yard.Done(), yard.Roll(), yard.Done()):
        table.play(0, action)
    table.play(1, yard.Bid(7))
    return live_table(table, "me", "link", "link")


def test_a_game_with_secrets_tells_each_seat_only_its_own(hidden_hands: LiveTable) -> None:
    table = hidden_hands.table
    (card,) = table.state.hands[0]
    told = {seat: table_message(hidden_hands, Viewpoint((seat,))) for seat in range(3)}
    spectator = table_message(hidden_hands, Viewpoint())
    assert f"card {card}" in told[0]
    for other in (told[1], told[2], spectator):
        assert f"card {card}" not in other
    for other in (told[0], told[2], spectator):
        message = json.loads(other)
        assert message["secrets"]
        assert not any(line["n"] > table.point for line in message["log"])
    assert json.loads(told[1])["choices"] == []
    assert json.loads(told[0])["to_act"] == [0, 2]


def test_at_one_screen_choices_are_shown_only_to_the_seat_looked_from(
    hidden_hands: LiveTable,
) -> None:
    both = Viewpoint((0, 1, 2), look=1)
    message = json.loads(table_message(hidden_hands, both))
    assert message["look"] == 1
    assert message["deciding"] is None
    assert message["choices"] == []
    turned = json.loads(table_message(hidden_hands, msgspec.structs.replace(both, look=2)))
    assert turned["deciding"] == 2
    assert turned["choices"]


def test_bots_are_told_the_match_without_its_seed() -> None:
    table = start("steam-tunnel", 2, seed=1)
    seat = table.to_act[0]
    asked = question(table, seat, "easy", 0.05)
    assert table.seed is not None
    assert table.seed.key.hex() not in asked.record
    (raw,) = msgspec.json.decode(think(msgspec.json.encode(asked)))
    assert table.refusal(seat, table.game.rules.read_action(raw)) is None


def test_bots_are_not_told_what_lies_under_planted_cards() -> None:
    board = start("steam-tunnel", 2, seed=1).position()
    table = start("steam-tunnel", 2, seed=1, position=f"{board}? 0,0 B1\n")
    seat = table.to_act[0]
    asked = question(table, seat, "easy", 0.05)
    assert asked.setup is not None
    assert "?" in table.position()
    assert "?" not in (asked.setup.position or "?")
    (raw,) = msgspec.json.decode(think(msgspec.json.encode(asked)))
    assert table.refusal(seat, table.game.rules.read_action(raw)) is None
