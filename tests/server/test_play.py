"""Whole games over the socket."""

from __future__ import annotations

import random
import time

from tests.server.screen import Screen, Server


def play_out(one: Screen, other: Screen) -> None:
    rng = random.Random(5)
    while not one.table["over"]:
        acting = one if one.table["deciding"] is not None else other
        waiting = other if acting is one else one
        acting.decide(rng.randrange(len(acting.table["choices"])))
        waiting.see(n=acting.table["n"])


def test_two_viewers_play_a_whole_game(server: Server) -> None:
    id, keys = server.open("me", "link")
    with server.screen(id, keys[0]) as one, server.screen(id, keys[1]) as other:
        play_out(one, other)
        assert one.table["standings"] == other.table["standings"] is not None
        assert one.table["step"] is None
        assert one.table["choices"] == []
        assert one.table["breakdown"]
        total = [0.0, 0.0]
        for tunnel in one.table["breakdown"]:
            assert tunnel["lines"]
            total = [t + float(s) for t, s in zip(total, tunnel["shares"], strict=True)]
        scores = [float(s) for s in one.table["standings"]["scores"]]
        assert all(abs(t - s) < 0.1 for t, s in zip(total, scores, strict=True))
        one.say("chart")
        points = one.until("chart")["points"]
        assert points[0] == [0, [0, 0]]
        assert points[-1][0] == one.table["n"]
        assert [round(p, 2) for p in points[-1][1]] == scores
        assert one.refused("undo", seat=0)["id"] == "refusal-over"


def test_a_game_against_bots_goes_to_its_end(server: Server) -> None:
    id, keys = server.open("me", "easy", "random")
    with server.screen(id, keys[0]) as me:
        while not me.table["over"]:
            if me.table["deciding"] is None:
                me.until("table")
            else:
                me.decide()
        assert me.table["seats"][1]["bot"] == "easy"
        assert me.table["seats"][1]["connected"]


def test_several_at_one_screen_take_turns(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, keys[0], keys[1]) as us:
        first = us.table["deciding"]
        assert us.table["look"] == first
        us.decide()
        us.decide(-1)
        assert us.table["deciding"] == 1 - first
        assert us.table["look"] == 1 - first
        assert "You" not in us.table["log"][0]["text"]
        us.say("look", seat=first)
        us.until("table")
        assert us.table["look"] == first
        assert us.table["deciding"] == 1 - first
        assert us.refused("look", seat=4)["id"] == "server-not-yours"


def test_a_reload_shows_the_same(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as us:
        for _ in range(5):
            us.decide()
        before = us.table
    with server.screen(id, *keys.values()) as again:
        assert again.table == before


def test_replay_shows_every_entry_and_comes_back(server: Server) -> None:
    id, keys = server.open("me", "here", seed="replay")
    with server.screen(id, *keys.values()) as us:
        seen = [us.table["scene"]]
        seen += [us.decide()["scene"] for _ in range(4)]
        for n in (0, 2, 4):
            us.say("at", n=n)
            us.until("table")
            assert us.table["at"] == n
            assert us.table["scene"] == seen[n]
            assert us.table["live"] == (n == 4)
        us.say("at", n=1)
        us.until("table")
        assert us.table["choices"] == []
        us.say("at", n=None)
        assert us.see(live=True)["choices"]
        assert us.refused("at", n=99)["id"] == "bad-decision-number"


def test_hint_names_a_choice_of_the_table(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as us, server.screen(id) as spectator:
        us.decide()
        us.say("hint")
        hint = us.until("hint")
        assert hint["point"] == us.table["point"]
        assert 0 <= hint["choice"] < len(us.table["choices"])
        # Its chances come later; who asks meanwhile is told the hint again.
        assert hint["outlook"]
        us.say("hint")
        assert us.until("hint") == hint
        outlook = us.until("hint-outlook")
        assert outlook["point"] == hint["point"]
        assert outlook["text"]
        # The same advice afterwards too; put away, it is not followed by its chances.
        us.say("hint")
        assert us.until("hint") == hint
        us.say("hint", on=False)
        time.sleep(2)
        us.say("describe", spot="seat:0")
        while (heard := us.hear()["type"]) != "description":
            assert heard != "hint-outlook"
        spectator.see(n=1)
        assert spectator.refused("hint")["id"] == "server-no-hint"


def test_who_decides_before_the_hint_comes_may_ask_again(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as us:
        us.say("hint")
        us.decide()
        us.say("hint")
        while (hint := us.until("hint"))["point"] != us.table["point"]:
            pass
        assert hint["text"]


def test_why_not_names_the_rule(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as us:
        us.say("why", spots=["card:1,1"])
        answer = us.until("why")
        assert not answer["idle"]
        assert answer["rule"].startswith("ST-")
        assert answer["text"].endswith(".")
        us.say("why", spots=["nowhere"])
        nothing = us.until("why")
        assert (nothing["rule"], nothing["idle"]) == ("", True)
        us.say("why", spots=us.table["choices"][0]["spots"])
        assert us.until("why")["text"] == "You can choose this."


def test_what_belongs_together_lights_up_together(server: Server) -> None:
    id, keys = server.open("me", "here", seed=3)
    with server.screen(id, *keys.values()) as us:
        us.decide()
        spots = {spot["id"] for spot in us.table["scene"]["spots"]}
        assert us.table["highlights"]
        for network in us.table["highlights"]:
            assert network["spots"]
            assert set(network["spots"]) <= spots
            assert all(line.endswith(".") for line in network["lines"])
        us.say("rim", on=True)
        assert us.see(rim=True)["scene"]["bleed"] > 50
        rimmed = us.table["scene"]["hash"]
        body = server.http.get(f"/api/backdrop/{rimmed}").json()
        used = {piece["sprite"] for piece in us.table["scene"]["pieces"]}
        assert used <= set(body["sprites"])


def test_news_start_after_my_last_decision(server: Server) -> None:
    id, keys = server.open("me", "random", seed=2)
    with server.screen(id, keys[0]) as me:
        while me.table["deciding"] is None:
            me.until("table")
        me.decide()
        mine = me.decide(-1)["log"]
        while me.table["deciding"] is None:
            me.until("table")
        news = me.table["log"][me.table["news"] :]
        assert len(news) >= 2
        assert {line["seat"] for line in news} == {1}
        assert len(mine) <= me.table["news"] + len(news)


def test_french_all_through(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values(), lang="fr") as nous:
        nous.decide()
        assert (
            nous.table["prompt"]
            == "Acquérez un tronçon d’un tunnel ouvert, ou bloquez une carte cachée."
        )
        assert nous.table["choices"][-1]["label"] == "Ne rien poser"
        assert "retourne la carte" in nous.table["log"][0]["text"]
        assert nous.refused("decide", seat=0, action={}, point=-1)["text"].startswith("Ce n’est")
        nous.say("lang", lang="en")
        assert nous.until("table")["choices"][-1]["label"] == "Pass"
        assert nous.refused("lang", lang="xx")["id"] == "bad-language"
    games = server.http.get("/api/games?lang=fr").json()
    tunnel = next(game for game in games if game["id"] == "steam-tunnel")
    assert tunnel["options"][0]["label"] == "Culs-de-sac"
    missing = server.http.get("/api/matches/none/file", headers={"accept-language": "fr-FR"})
    assert missing.json() == {"error": "Cette partie n’existe pas ici.", "id": "server-no-match"}


def test_hello_may_ask_for_a_moment(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as us:
        for _ in range(4):
            us.decide()
    for asked, shown in ((2, 2), (0, 0), (4, 4), (99, 4), (-1, 4), (None, 4)):
        with server.screen(id, *keys.values(), at=asked) as us:
            assert (us.table["at"], us.table["live"]) == (shown, shown == 4)
