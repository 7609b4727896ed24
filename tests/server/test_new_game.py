"""What the new game page asks for: paragraphs, options worth asking, the board they lead to."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import rotonde
from rotonde import BadInput
from tests.every import GAMES
from tests.server.screen import Server


def described(server: Server, game: str, lang: str = "en") -> dict[str, Any]:
    found = server.http.get(f"/api/games?lang={lang}").json()
    return next(one for one in found if one["id"] == game)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_set_has_its_paragraph(server: Server, lang: str) -> None:
    options = {one["id"]: one for one in described(server, "steam-barons", lang)["options"]}
    lines = [choice["line"] for choice in options["rules"]["choices"]]
    assert len(set(lines)) == 3
    assert all(line.count(". ") >= 3 for line in lines)
    assert all(choice["line"] for choice in options["map"]["choices"])
    assert not options["rules"]["minor"]
    assert options["port_via"]["minor"]
    tunnel = described(server, "steam-tunnel", lang)["options"]
    assert all(choice["line"] == "" for one in tunnel for choice in one["choices"])


def check(server: Server, seats: int, **options: str) -> dict[str, Any]:
    people = [{"kind": "bot", "name": "", "bot": "easy"}] * seats
    wanted = {"game": "steam-barons", "options": options, "seats": people}
    found: dict[str, Any] = server.http.post("/api/check", json=wanted).json()
    return found


def test_what_means_nothing_is_idle_even_while_there_is_trouble(server: Server) -> None:
    assert "opening" in check(server, 3)["idle"]
    assert "opening" not in check(server, 3, rules="base")["idle"]
    trouble = check(server, 2, rules="base", share_count="within")
    assert trouble["trouble"]
    assert "share_count" in trouble["idle"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("rules", "map"),
    list(itertools.product(("stock", "base", "standard"), ("eastern-us", "northern-england"))),
)
def test_idle_is_what_would_be_refused(rules: str, map: str, players: int) -> None:
    game = rotonde.game("steam-barons")
    chosen = {"rules": rules, "map": map}
    idle = set(game.rules.irrelevant_options({**game.info.default_options(), **chosen}, players))
    for option in game.info.options[2:]:
        other = next(choice for choice in option.choices if choice != option.default)
        given = {**chosen, option.id: other}
        if option.id in idle:
            with pytest.raises(BadInput):
                rotonde.start(game.id, players, options=given)
        else:
            assert rotonde.start(game.id, players, options=given).setup.options[option.id] == other


def test_in_silverton_a_rival_is_for_one_scenario() -> None:
    game = rotonde.game("silverton")
    usual = game.info.default_options()
    assert set(game.rules.irrelevant_options(usual, 2)) == {"rival", "bypass"}
    alone = game.rules.irrelevant_options({**usual, "scenario": "salt-lake-city-10000"}, 1)
    nobody_else = {"blocking", "last_approach", "bypass", "cash", "trade_offers"}
    assert set(alone) == nobody_else | {"length"}
    assert "length" in game.rules.irrelevant_options({**usual, "scenario": "golden-spike"}, 2)
    assert "length" not in game.rules.irrelevant_options({**usual, "scenario": "strong-start"}, 5)
    assert "last_approach" in game.rules.irrelevant_options({**usual, "blocking": "off"}, 2)


def test_older_rules_of_silverton_have_other_options() -> None:
    """Alone one could block then, and the all-year way was an option."""
    rules, usual = rotonde.game("silverton").rules, rotonde.game("silverton").info.default_options()
    for players, more in ((1, {"cash", "trade_offers"}), (2, set[str]())):
        found = set(rules.irrelevant_options(usual, players, 1))
        assert found == {"rival", "last_approach"} | more
        newest = rules.irrelevant_options(usual, players)
        assert rules.irrelevant_options(usual, players, 2) == newest
    free = {**usual, "blocking": "off"}
    assert set(rules.irrelevant_options(free, 2, 1)) == {"rival", "last_approach", "bypass"}


def board(server: Server, game: str, **asked: str | int) -> Any:
    return server.http.get(f"/api/games/{game}/board.svg", params=asked)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_board_of_every_game(server: Server, game: str) -> None:
    plain = board(server, game)
    assert plain.status_code == 200
    assert plain.headers["content-type"] == "image/svg+xml"
    assert plain.text.startswith("<svg")
    assert board(server, game).text == plain.text
    assert board(server, game, theme="dark").text != plain.text


def test_the_board_follows_the_options(server: Server) -> None:
    east = board(server, "steam-barons", players=3, lang="fr").text
    north = board(server, "steam-barons", players=3, lang="fr", map="northern-england").text
    base = board(server, "steam-barons", players=3, lang="fr", rules="base").text
    assert len({east, north, base}) == 3
    assert "Québec" in east or "Quebec" in east
    assert "Manchester" in north


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ({"map": "moon"}, "bad-choice"),
        ({"colour": "red"}, "bad-option"),
        ({"rules": "base", "players": 2}, "bad-rules-players"),
        ({"players": 9}, "bad-seats"),
        ({"players": "many"}, "server-bad-players"),
        ({"players": "-1"}, "server-bad-players"),
        ({"theme": "neon"}, "server-bad-theme"),
    ],
)
def test_a_board_that_cannot_be_gets_one_sentence(
    server: Server, asked: dict[str, str | int], id: str
) -> None:
    answer = board(server, "steam-barons", **asked)
    assert answer.status_code == 400
    assert answer.json()["id"] == id
    assert answer.json()["error"]


def test_no_board_of_a_game_that_is_none(server: Server) -> None:
    assert board(server, "chess").status_code == 404
