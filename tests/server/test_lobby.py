"""Files, pictures, links, another game, my games, and the pages themselves."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from starlette.responses import Response

import rotonde
from rotonde.kernel.table import match
from rotonde.server import links
from rotonde.server.settings import PublicUrl, Settings
from rotonde.server.static import page
from tests.server.screen import Server, held


def _finish(server: Server, id: str, *keys: str) -> None:
    rng = random.Random(1)
    with server.screen(id, *keys) as us:
        while not us.table["over"]:
            us.decide(rng.randrange(len(us.table["choices"])))


def test_games_tell_all_that_a_new_match_needs(server: Server) -> None:
    game, *_ = server.http.get("/api/games").json()
    assert game["id"] == "steam-tunnel"
    assert game["seats"] == [2, 5]
    offered = ["easy", "fair", "strong", "expert", "greedy", "random"]
    assert [bot["id"] for bot in game["bots"]] == offered
    assert all(choice["label"] for option in game["options"] for choice in option["choices"])
    assert game["designed"] == []
    rules = server.http.get("/api/guide/steam-tunnel/rules?lang=fr")
    assert "ST-18" in rules.text
    assert rules.headers["content-type"].startswith("text/markdown")


def test_a_running_match_goes_out_and_comes_in(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as us:
        for _ in range(7):
            us.decide()
        us.say("undo", seat=us.table["undo_seat"])
        us.until("undo-asked")
        before = us.table
    file = server.http.get(f"/api/matches/{id}/file", headers=held(keys[0]))
    assert "attachment" in file.headers["content-disposition"]
    body = server.http.post("/api/matches", json={"file": file.text}).json()
    with server.screen(body["id"], *body["keys"].values()) as again:
        for part in ("n", "at", "point", "choices", "seats", "log", "scene"):
            assert again.table[part] == before[part]
        again.decide()
        n = again.table["n"]
    with server.screen(body["id"], *body["keys"].values()) as reloaded:
        assert reloaded.table["n"] == n


def test_a_finished_match_reveals_its_seed_and_verifies(server: Server) -> None:
    id, keys = server.open("me", "here")
    _finish(server, id, *keys.values())
    text = server.http.get(f"/api/matches/{id}/file").text
    told = match.parse(text)
    assert told.seed is not None
    match.verify(told)
    body = server.http.post("/api/matches", json={"file": text}).json()
    assert server.http.get(f"/api/matches/{body['id']}/file").text == text
    bent = text.replace('"ranks":[', '"ranks":[9,')
    refused = server.http.post("/api/matches", json={"file": bent})
    assert refused.status_code == 400
    assert refused.json()["id"] == "bad-match-result"


@pytest.mark.parametrize(
    ("old", "new"),
    [('"name":"Ambre"', '"name":"' + "A" * 500 + '"'), ('"name":"Ambre"', '"name":"A\\u202eB"')],
)
def test_names_that_cannot_be_shown_stay_out(server: Server, old: str, new: str) -> None:
    id, _ = server.open("me", "here")
    text = server.http.get(f"/api/matches/{id}/file").text
    assert old in text
    answer = server.http.post("/api/matches", json={"file": text.replace(old, new)})
    assert answer.json()["id"] == "server-import-name"


def test_names_are_cleaned_and_told_apart(server: Server) -> None:
    seats = [{"kind": "me", "name": "  Anna\n\x00 B "}, {"kind": "here", "name": "Anna B"}]
    body = {"game": "steam-tunnel", "seats": seats}
    made = server.http.post("/api/matches", json=body).json()
    with server.screen(made["id"]) as spectator:
        assert [seat["name"] for seat in spectator.table["seats"]] == ["Anna B", "Anna B 2"]


def test_a_chosen_seed_gives_the_same_match_and_does_not_count(server: Server) -> None:
    boards = []
    for _ in range(2):
        id, keys = server.open("me", "here", seed="42")
        with server.screen(id, *keys.values()) as us:
            boards.append(us.decide()["scene"]["pieces"])
            assert not us.table["counts"]
    assert boards[0] == boards[1]


def test_links_are_for_the_one_who_opened_the_match(server: Server) -> None:
    id, keys = server.open("me", "link", "link", "easy")
    found = server.http.get(f"/api/links/{id}", headers=held(keys[0])).json()
    assert [link["seat"] for link in found] == [1, 2]
    for link in found:
        assert link["address"] == f"{server.address}/table/{id}#{keys[link['seat']]}"
        assert ET.fromstring(link["code"]).tag.endswith("svg")
    stranger = server.http.get(f"/api/links/{id}", headers=held(keys[1]))
    assert (stranger.status_code, stranger.json()["id"]) == (403, "server-not-yours")


def test_links_name_the_machine_when_it_listens_to_all(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(links, "lan_address", lambda: "192.168.1.20")
    everywhere = Settings(tmp_path / "x", host="0.0.0.0")
    assert links.origin(everywhere, "localhost:8000") == "http://192.168.1.20:8000"
    assert links.origin(Settings(tmp_path / "x"), "localhost:8000") == "http://localhost:8000"
    public = Settings(
        tmp_path / "x", "0.0.0.0", public_url=PublicUrl.read("https://Games.example/")
    )
    assert links.origin(public, "localhost:8000") == "https://games.example"


def test_a_rematch_keeps_seats_and_colours_and_invites_the_others(server: Server) -> None:
    id, keys = server.open("me", "link")
    _finish(server, id, *keys.values())
    with server.screen(id, keys[0]) as me, server.screen(id, keys[1]) as friend:
        mine = server.http.post(f"/api/matches/{id}/rematch", json={"keys": [keys[0]]}).json()
        assert friend.until("rematch") == {"type": "rematch", "id": mine["id"]}
        assert set(mine["keys"]) == {"0"}
        theirs = server.http.post(f"/api/matches/{id}/rematch", json={"keys": [keys[1]]}).json()
        assert theirs["id"] == mine["id"]
        assert set(theirs["keys"]) == {"1"}
        opened = held(mine["keys"]["0"])
        links_there = server.http.get(f"/api/links/{mine['id']}", headers=opened).json()
        link = links_there[0]["address"].partition("#")[2]
        for key in (link, theirs["keys"]["1"]):
            with server.screen(mine["id"], key) as friends:
                assert [seat["mine"] for seat in friends.table["seats"]] == [False, True]
        old = {seat["name"]: seat["colour"] for seat in me.table["seats"]}
    with server.screen(mine["id"], mine["keys"]["0"]) as next_one:
        assert {seat["name"]: seat["colour"] for seat in next_one.table["seats"]} == old


def test_a_rematch_from_a_position_turns_the_seats(server: Server) -> None:
    """Who starts is fixed there, so everyone goes one seat on."""
    table = rotonde.start("steam-tunnel", 2, position="P .\nA1 A1\n\nmove A flip\n")
    table.play(0, table.legal(0)[0])
    assert table.over
    made = server.http.post("/api/matches", json={"file": match.dump(table)}).json()
    keys = [made["keys"]["0"]]
    mine = server.http.post(f"/api/matches/{made['id']}/rematch", json={"keys": keys}).json()
    assert set(mine["keys"]) == {"1"}
    theirs = {"keys": [made["keys"]["1"]]}
    other = server.http.post(f"/api/matches/{made['id']}/rematch", json=theirs).json()
    assert set(other["keys"]) == {"0"}
    with server.screen(mine["id"], mine["keys"]["1"]) as me:
        names = [seat.name for seat in table.setup.seats]
        assert [seat["name"] for seat in me.table["seats"]] == names[::-1]


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ([("bot", "Anna"), ("me", "Anna")], ["Ambre", "Anna"]),
        ([("me", "Ambre"), ("bot", "Ambre"), ("bot", "Basile")], ["Ambre", "Cléo", "Basile"]),
        ([("me", "Anna"), ("here", "Anna"), ("bot", "Anna")], ["Anna", "Anna 2", "Ambre"]),
        ([("bot", "Rex"), ("bot", "Rex"), ("me", "Anna")], ["Rex", "Rex 2", "Anna"]),
    ],
)
def test_a_bot_never_takes_a_persons_name(
    server: Server, asked: list[tuple[str, str]], named: list[str]
) -> None:
    seats = [
        {"kind": kind, "name": name, "bot": "easy" if kind == "bot" else None}
        for kind, name in asked
    ]
    body = {"game": "steam-tunnel", "options": {}, "seats": seats}
    made = server.http.post("/api/matches", json=body).json()
    with server.screen(made["id"]) as spectator:
        assert [seat["name"] for seat in spectator.table["seats"]] == named


def test_my_games_with_pictures(server: Server) -> None:
    id, keys = server.open("me", "easy")
    wanted = {"matches": [{"id": id, "keys": [keys[0]]}, {"id": "gone"}], "lang": "fr"}
    card, gone = server.http.post("/api/cards", json=wanted).json()
    assert card["title"] == "Steam Tunnel"
    assert [seat["mine"] for seat in card["seats"]] == [True, False]
    assert not card["over"]
    assert card["last"] > 1_600_000_000
    assert ET.fromstring(card["picture"]).tag.endswith("svg")
    assert gone == {"id": "gone", "error": "Cette partie n’existe pas ici."}


def test_pictures_and_the_stylesheet(server: Server) -> None:
    id, _ = server.open("me", "here")
    for theme in ("light", "dark"):
        svg = server.http.get(f"/api/matches/{id}/board.svg?theme={theme}&at=0&lang=fr")
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert ET.fromstring(svg.text).tag.endswith("svg")
    style = server.http.get("/api/look.css").text
    assert ":root[data-theme=dark]" in style
    assert ".rock{fill:var(--rock);}" in style


def test_pages_are_guarded_and_say_when_they_are_not_built(server: Server) -> None:
    answer = server.http.get("/", headers={"accept-language": "fr"})
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["table/abc", "", "new"])
def test_the_client_answers_its_own_addresses(server: Server, tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("<title>x</title><body><p>client</body>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_text("1")
    answer = _page(tmp_path, path)
    assert answer.headers["cache-control"] == "no-cache"
    assert b"<p>client" in answer.body
    asset = _page(tmp_path, "assets/index-abc.js")
    assert "immutable" in asset.headers["cache-control"]


def _page(folder: Path, path: str) -> Response:
    return page(folder, path, "en", "http://here")


def test_who_may_ask_for_the_links_is_told_so(server: Server) -> None:
    id, keys = server.open("here", "me", "link")
    seats = [(keys[1],), (keys[0],), (keys[2],), ()]
    for mine, host in zip(seats, (True, False, False, False), strict=True):
        with server.screen(id, *mine) as screen:
            assert screen.table["host"] is host
    both = server.http.get(f"/api/links/{id}", headers=held(keys[0], keys[1]))
    assert [link["seat"] for link in both.json()] == [2]
    id, keys = server.open("me", "here")
    with server.screen(id, keys[0]) as screen:
        assert screen.table["host"] is False
    assert server.http.get(f"/api/links/{id}", headers=held(keys[0])).json() == []


def test_pictures_of_a_game(server: Server) -> None:
    cards = server.http.get("/api/games?lang=fr").json()
    for card in cards:
        for id in ("poster", card["introduction"]["pictures"][-1]["id"]):
            svg = server.http.get(f"/api/games/{card['id']}/pictures/{id}.svg?lang=fr&theme=dark")
            assert svg.headers["content-type"].startswith("image/svg+xml")
            assert "max-age" in svg.headers["cache-control"]
            assert ET.fromstring(svg.text).tag.endswith("svg")
    assert server.http.get("/api/games/silverton/pictures/none.svg").status_code == 404
    assert server.http.get("/api/games/chess/pictures/poster.svg").status_code == 404
    wrong = server.http.get("/api/games/silverton/pictures/poster.svg?theme=neon")
    assert wrong.status_code == 400
