"""What a choice would put on the board is told to who may choose it, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.barons import build, builder, to_build
from tests.server.screen import Screen, Server


@pytest.fixture(scope="module")
def screens(server: Server) -> Iterator[list[Screen]]:
    _, _, found = to_build(server)
    yield found
    for screen in found:
        screen.close()


@pytest.fixture
def acting(screens: list[Screen]) -> Screen:
    return builder(screens)[0]


def asked(screen: Screen, actions: list[Any], **more: Any) -> list[dict[str, Any]]:
    table = screen.table
    said = {"seat": table["deciding"], "actions": actions, "point": table["point"], **more}
    screen.say("ghosts", **said)
    answer = screen.until("ghosts")
    assert answer["point"] == said["point"]
    found: list[dict[str, Any]] = answer["ghosts"]
    return found


def test_tracks_are_shown_as_they_would_lie(acting: Screen) -> None:
    choices = acting.table["choices"]
    assert all(choice.get("shows_pieces", True) is True for choice in choices)
    pictured = [choice["action"] for choice in choices if "shows_pieces" in choice][:5]
    assert {action["type"] for action in pictured} == {"lay"}
    told = asked(acting, pictured)
    assert [one["action"] for one in told] == pictured
    for one in told:
        assert all(piece["sprite"].startswith("track-") for piece in one["pieces"])
        assert one["pieces"]
    build(acting)
    laid = {piece["sprite"] for piece in acting.table["scene"]["pieces"]}
    assert {piece["sprite"] for piece in told[0]["pieces"]} <= laid
    acting.say("undo", seat=acting.table["deciding"])
    acting.see(drafted=0)


def test_only_what_is_legal_has_one(acting: Screen) -> None:
    lay = acting.table["choices"][0]["action"]
    legal = [choice["action"] for choice in acting.table["choices"]]
    wrong = next(action for way in range(60) if (action := {**lay, "way": way}) not in legal)
    done = acting.table["choices"][-1]["action"]
    assert asked(acting, []) == []
    told = asked(acting, [wrong, lay, done])
    assert [one["action"] for one in told] == [lay, done]
    assert told[1]["pieces"] == []


def test_a_draft_is_asked_about_as_it_stands(acting: Screen) -> None:
    taken, point = acting.table["choices"][0]["action"], acting.table["point"]
    build(acting)
    assert asked(acting, [taken], point=point) == []
    fresh = acting.table["choices"][1]["action"]
    assert [one["action"] for one in asked(acting, [fresh])] == [fresh]
    acting.say("undo", seat=acting.table["deciding"])
    acting.see(drafted=0)


def test_nobody_asks_for_another(screens: list[Screen]) -> None:
    acting, other = builder(screens)
    table = acting.table
    lay, seat = table["choices"][0]["action"], table["deciding"]
    said = {"actions": [lay], "point": table["point"]}
    assert other.refused("ghosts", seat=seat, **said)["id"] == "server-not-yours"
    own = other.table["look"]
    assert asked(other, [lay], seat=own, point=table["point"]) == []


@pytest.mark.parametrize(
    "actions",
    [[None], [{"type": "lay"}], [{"type": "lay", "hex": "x", "way": 1}], [7], "lay", None],
    ids=repr,
)
def test_nonsense_is_refused_in_a_sentence(acting: Screen, actions: Any) -> None:
    said = {"seat": acting.table["deciding"], "point": acting.table["point"]}
    acting.refused("ghosts", actions=actions, **said)


def test_too_many_at_once(acting: Screen) -> None:
    lay = acting.table["choices"][0]["action"]
    said = {"seat": acting.table["deciding"], "point": acting.table["point"]}
    answer = acting.refused("ghosts", actions=[lay] * 101, **said)
    assert answer["id"] == "server-bad-message"
    assert len(asked(acting, [lay] * 100)) == 100
