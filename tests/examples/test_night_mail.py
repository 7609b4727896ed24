"""Night Mail, an example game in a package of its own, as others would use it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rules import numbers
from tests.scratch import NIGHT_MAIL, Scratch
from tests.server.screen import Screen, Server, held

PACKAGE = NIGHT_MAIL / "src/night_mail"


def test_it_keeps_the_contract(scratch: Scratch) -> None:
    report = json.loads(scratch.rotonde("check", "night-mail", "--matches", 6, "--json").stdout)
    assert report["passed"]
    assert {"pettingzoo", "openspiel"} <= set(report["checks"])


def test_it_is_listed_beside_the_games_of_the_house(scratch: Scratch) -> None:
    said = scratch.rotonde("games").stdout
    assert "Night Mail" in said
    assert "Steam Tunnel" in said


def test_it_runs_from_where_it_was_installed(scratch: Scratch) -> None:
    found = scratch.run("-c", "import night_mail; print(night_mail.__file__)").stdout
    assert found.startswith(str(scratch.folder))


_PLANTED = """
import rotonde
from rotonde.kernel.table.start import start

position = '''
leg 6 first A
platform -
order BA
A coal 3 points 12 bags 3 shown F delivered AACC
B coal 0 points 4 bags 2 shown - delivered D
? A hand ABF tickets AC,BD returned EF
move deliver 0
'''
table = start("night-mail", seats=2, seed=1, position=position)
assert table.to_act == (1,)
assert "? A hand ABF tickets AC,BD returned EF" in table.position()
assert "? A" not in repr(table.view(1)) + table.text(viewer=1)
assert "hand ABF" in table.text(viewer=0)
hold = next(action for action in table.legal(1) if type(action).__name__ == "Hold")
table.play(1, hold)
deliver = next(action for action in table.legal(0) if getattr(action, "town", None) == 0)
table.play(0, deliver)
# 12 + 4 for the third bag in Ardoise; one ticket of two; two bags late; three coal.
assert table.over
assert table.scores[0] == 12 + 4 + (6 - 2) - 2 + 1
for wrong in ("bags 3", "AC,BD", "deliver 0", "order BA", "coal 3", "leg 6"):
    other = {"bags 3": "bags 4", "AC,BD": "AC,AC", "deliver 0": "deliver 2", "order BA": "order BB",
             "coal 3": "coal 11", "leg 6": "leg 7"}[wrong]
    try:
        start("night-mail", seats=2, position=position.replace(wrong, other))
    except rotonde.BadInput as error:
        assert not str(error).startswith("bad-"), error
    else:
        raise AssertionError(wrong)
"""


def test_positions_plant_what_is_hidden_and_leave_the_rest_to_chance(scratch: Scratch) -> None:
    scratch.run("-c", _PLANTED)


@pytest.fixture(scope="module")
def station(scratch: Scratch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    found = Server(tmp_path_factory.mktemp("station") / "matches.sqlite", python=scratch.python)
    yield found
    assert found.stop() == ""


def _play(one: Screen, other: Screen, watcher: Screen, until: str) -> None:
    """Both take whatever comes first until somebody is asked this."""
    while one.table["step"] != until:
        acting = one if one.table["deciding"] is not None else other
        n = acting.decide()["n"]
        for screen in (one, other, watcher):
            screen.see_past(n - 1)


def _secrets(screen: Screen) -> set[str]:
    """The tickets on a screen, as it is told of them."""
    return {spot["id"] for spot in screen.table["scene"]["spots"] if "ticket" in spot["id"]}


def test_nobody_is_told_what_another_holds(station: Server) -> None:
    id, keys = station.open("me", "link", game="night-mail")
    with (
        station.screen(id, keys[0]) as one,
        station.screen(id, keys[1], lang="fr") as other,
        station.screen(id) as watcher,
    ):
        dealt = _secrets(one), _secrets(other)
        assert [len(tickets) for tickets in dealt] == [3, 3]
        _play(one, other, watcher, "deliver")
        assert [len(_secrets(screen)) for screen in (one, other, watcher)] == [2, 2, 0]
        for tickets, rivals in zip(dealt, ((other, watcher), (one, watcher)), strict=True):
            for ticket in tickets:
                assert not any(ticket in raw for rival in rivals for raw in rival.raw)
        files = {
            screen: station.http.get(f"/api/matches/{id}/file", headers=held(*known)).text
            for screen, known in ((watcher, ()), (one, (keys[0],)), (other, (keys[1],)))
        }
    header, *lines = map(json.loads, files[watcher].splitlines())
    assert header["opening"] is None, "the hands"
    assert "seed" not in header
    returns = [line for line in lines if line["n"] <= 2]
    assert [line["do"] for line in returns] == [None, None], "the tickets"
    assert '"return"' not in files[watcher]
    for screen in (one, other):
        assert files[screen].count('"return"') == 1, "one's own"
    # Both bid first what comes first, nothing: they searched the van.
    assert [line["drew"] for line in lines if line["n"] == 4] == [None]


def test_both_languages_number_the_same_rules_and_the_code_knows_no_others() -> None:
    english = numbers(PACKAGE)
    assert english == [f"NM-{at}" for at in range(1, len(english) + 1)]
    assert numbers(PACKAGE, "fr") == english
    pages = [*PACKAGE.glob("*.py"), *PACKAGE.glob("guide/*.md")]
    cited = {rule for page in pages for rule in re.findall(r"NM-\d+", page.read_text("utf-8"))}
    assert cited == set(english)


def test_its_words_say_the_same_in_both_languages() -> None:
    ids = [
        re.findall(r"^([a-z][\w-]*) =", (PACKAGE / f"words/{lang}.ftl").read_text("utf-8"), re.M)
        for lang in ("en", "fr")
    ]
    assert ids[0] == ids[1]
