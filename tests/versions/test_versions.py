"""What was written under versions of the rules, opened by the code of today.

The rules of the real games, and a change that these tests alone make: see `changed`.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rotonde.cli import main
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import Demand
from rotonde.games.silverton.rules.junctions import DemandDispute
from rotonde.kernel.table import match
from rotonde.kernel.table.start import start
from rotonde.server.store import read_records
from tests.corpus.files import read
from tests.games.silverton.play import DONE, do, offered, pieces
from tests.games.silverton.test_disputes import JUNCTION
from tests.server.screen import Server
from tests.versions import changed
from tests.versions.material import (
    FILES,
    MATCHES,
    V1,
    V2,
    keys,
    read_matches,
    unpack_file,
    unpack_store,
)

TOUCHED: dict[Path, dict[str, tuple[int, str]]] = {V1: {}, V2: {}}
"""Per version the matches that a change of rules has stopped: at which entry, by which rule."""
JUNCTION_MATCH = "silverton-junction"
JUNCTION_FILE = V1 / f"{JUNCTION_MATCH}.match.gz"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack_store(tmp_path_factory.mktemp("v1"))


def demanded() -> int:
    """The entry of the junction match that the changed rules do not allow."""
    lines = read(JUNCTION_FILE).lines
    return next(
        line.n
        for line in lines
        if isinstance(line, match.DecisionLine) and line.do == {"type": "demand"}
    )


@pytest.fixture
def without_disputes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "info", changed.info(keep=False))
    monkeypatch.setattr(DemandDispute, "menu", changed.changed_menu)


@pytest.fixture
def without_new_disputes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "info", changed.info(keep=True))
    monkeypatch.setattr(DemandDispute, "menu", changed.kept_menu)


# The rules as they are


@pytest.mark.parametrize("version", [V1, V2], ids=lambda version: version.name)
def test_every_stored_match_stands_where_it_stood(version: Path, tmp_path: Path) -> None:
    """Or stops where it is known to: a rule that only changes what happens shows here too."""
    matches = read_matches(version)
    names = {kept["id"]: name for name, kept in matches.items()}
    found = dict(read_records(unpack_store(tmp_path, version)))
    assert found.keys() == names.keys()
    touched = {}
    for id, record in found.items():
        assert record is not None
        table, stopped = match.last_good(match.parse("\n".join(record)))
        name, kept = names[id], matches[names[id]]
        assert table.setup.rules == (1 if version is V1 or name.startswith("tunnel") else 2)
        if stopped is not None:
            assert table.n == stopped.n - 1
            touched[name] = (stopped.n, stopped.rule)
        else:
            now = {"n": table.n, "over": table.over, "position": table.position()}
            assert now == {key: kept[key] for key in now}, name
    assert touched == TOUCHED[version]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_every_file_loads(file: Path, tmp_path: Path) -> None:
    stops = file.name.split(".")[0] in TOUCHED[file.parent]
    path = unpack_file(file, tmp_path)
    assert main(["replay", str(path), "--json"]) == stops
    assert main(["verify", str(path)]) == stops


def test_a_shared_line_that_was_ended_under_version_2_has_brought_no_bonus() -> None:
    """The record does not show it: only the piece does (SV-19.8.5)."""
    table = match.replay(read(V2 / "silverton-shared.match.gz"))
    assert table.setup.rules == 2
    assert table.state.line_partner[2] == -1
    assert pieces(table, 0)[1].name == "P"


# A change of which the old form is still played


@pytest.mark.usefixtures("without_new_disputes")
def test_a_match_goes_on_under_the_rules_it_was_started_with(
    store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "check-matches", "--database", str(store)]) == bool(TOUCHED[V1])
    assert "not touched" not in capsys.readouterr().out
    old = start("silverton", 2, position=JUNCTION, rules=1)
    do(old, DONE)
    assert offered(old) == [DONE, Demand()]
    new = start("silverton", 2, position=JUNCTION)
    do(new, DONE)
    assert offered(new) == [DONE]
    told = match.parse(match.dump(old))
    assert (told.header.rules, told.outdated) == (1, True)


# A change that leaves nothing of the old form


@pytest.mark.usefixtures("without_disputes")
def test_check_matches_says_which_match_stops_where_and_why(
    store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "check-matches", "--database", str(store)]) == 1
    said = capsys.readouterr().out
    assert f"{MATCHES[JUNCTION_MATCH]['id']} (silverton, " in said
    assert f"entry {demanded()} of " in said
    # The other matches of Silverton have no such dispute.
    assert re.search(r"\d matches of older rules versions are not touched", said)
    assert "(SV-5.8)" in said
    assert main(["--lang", "fr", "check-matches", "--database", str(store)]) == 1
    assert "ne peut pas être jouée" in capsys.readouterr().out
    assert main(["check-matches", "--json", "--database", str(store)]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], told["replayed"]) == (len(MATCHES), len(MATCHES) - len(told["faults"]))
    fault = next(each for each in told["faults"] if each["id"] == MATCHES[JUNCTION_MATCH]["id"])
    assert (fault["n"], fault["rule"], fault["version"]) == (demanded(), "SV-5.8", 1)


@pytest.mark.usefixtures("without_disputes")
def test_a_file_is_told_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(unpack_file(JUNCTION_FILE, tmp_path))
    assert main(["--lang", "en", "replay", path]) == 1
    told = capsys.readouterr()
    assert f"{demanded() - 1:4}  " in told.out
    assert f"entry {demanded()}, by " in told.err
    assert "(SV-5.8)" in told.err
    assert main(["replay", path, "--json"]) == 1
    stopped = json.loads(capsys.readouterr().out)["stopped"]
    assert stopped == {"n": demanded(), "rule": "SV-5.8"}
    assert main(["replay", path, "--at", str(demanded() - 1)]) == 0
    assert main(["render", path, "-o", str(tmp_path / "board.svg")]) == 1
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")
    assert main(["verify", path]) == 1


def test_a_store_that_is_not_there_or_none_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.sqlite"
    assert main(["check-matches", "--database", str(missing)]) == 2
    assert not missing.exists()
    missing.write_bytes(b"no database at all " * 100)
    assert main(["check-matches", "--database", str(missing)]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_a_damaged_match_is_listed_and_the_others_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = unpack_store(tmp_path)
    spoiled = MATCHES["tunnel-over"]["id"]
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE match SET header = x'ff00' WHERE id = ?", (spoiled,))
    before = path.read_bytes()
    assert main(["--lang", "en", "check-matches", "--database", str(path)]) == 1
    assert f"{spoiled} cannot be read" in capsys.readouterr().out
    assert path.read_bytes() == before


# A server under the changed rules


class Changed(Server):
    module = "tests.versions.changed"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Changed]:
    found = Changed(unpack_store(tmp_path))
    yield found
    complaints = found.stop()
    assert "Traceback" not in complaints
    assert all("cannot be played on" in line for line in complaints.splitlines())


def lines_of(server: Server, id: str) -> list[str]:
    with closing(sqlite3.connect(server.database)) as db:
        asked = "SELECT line FROM entry WHERE match = ? ORDER BY n"
        return [line for (line,) in db.execute(asked, (id,))]


def go_on(server: Server, id: str, *held: str, code: int = 201) -> dict[str, Any]:
    answer = server.http.post(f"/api/matches/{id}/continuation", json={"keys": held})
    assert answer.status_code == code, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_every_match_of_the_store_opens(server: Changed) -> None:
    asked = [{"id": kept["id"], "keys": [*kept["keys"].values()]} for kept in MATCHES.values()]
    found = server.http.post("/api/cards", json={"matches": asked, "lang": "fr"}).json()
    cards = dict(zip(MATCHES, found, strict=True))
    assert not [card for card in found if "error" in card]
    stopped = cards[JUNCTION_MATCH]
    assert "Les règles ont changé" in stopped["stopped"]
    assert "SV-5.8" in stopped["stopped"]
    assert (stopped["n"], stopped["my_turn"]) == (demanded() - 1, False)
    for name, card in cards.items():
        if not card["stopped"]:
            assert (card["n"], card["over"]) == (MATCHES[name]["n"], MATCHES[name]["over"])


@pytest.mark.parametrize(("lang", "said"), [("en", "version 1"), ("fr", "la version 1")])
def test_a_match_of_rules_that_are_no_longer_played_says_so(
    server: Changed, lang: str, said: str
) -> None:
    """It is not touched, and goes on under the rules of today."""
    for name, tells in (("silverton-solo-running", True), ("tunnel-running", False)):
        with server.screen(MATCHES[name]["id"], *keys(name).values(), lang=lang) as us:
            assert not us.table["stopped"]
            assert not us.table["earlier"]
            assert (said in us.table["log"][0]["text"]) is tells


def test_a_stopped_match_is_only_to_be_looked_at(server: Changed) -> None:
    id, held = MATCHES[JUNCTION_MATCH]["id"], keys(JUNCTION_MATCH)
    before = lines_of(server, id)
    seat = match.parse("\n".join([_header(server, id), *before])).lines[demanded() - 1].seat
    with server.screen(id, *held.values()) as us, server.screen(id, held[seat]) as one:
        table = us.table
        assert table["stopped"]
        assert (table["n"], table["choices"], table["deciding"]) == (demanded() - 1, [], None)
        assert f"decision {demanded()}" in table["prompt"]
        assert "SV-5.8" in table["prompt"]
        # Cash is hidden: why a decision is refused is for those who took it.
        assert "has won the right" not in table["prompt_hint"]
        assert "has won the right" in one.table["prompt_hint"]
        assert table["rule"] == "SV-5.8"
        said = {"seat": 0, "action": {"type": "done"}, "point": table["point"]}
        assert us.refused("decide", **said)["id"] == "server-read-only"
        assert us.refused("undo", seat=0)["id"] == "server-read-only"
        assert us.refused("hint")["id"] == "server-read-only"
        us.say("at", n=1)
        us.see(at=1)
    assert lines_of(server, id) == before


def _header(server: Server, id: str) -> str:
    with closing(sqlite3.connect(server.database)) as db:
        (header,) = db.execute("SELECT header FROM match WHERE id = ?", (id,)).fetchone()
    return str(header)


def test_it_goes_on_from_there_as_a_new_match(server: Changed) -> None:
    id, held = MATCHES[JUNCTION_MATCH]["id"], keys(JUNCTION_MATCH)
    before = lines_of(server, id)
    one = go_on(server, id, held[0])
    assert [*one["keys"]] == ["0"]
    server.kill()
    server.start()
    other = go_on(server, id, held[1])
    assert (other["id"], [*other["keys"]]) == (one["id"], ["1"])
    assert go_on(server, id, held[0]) == one
    header = json.loads(_header(server, one["id"]))
    assert header["rules"] == GAME.info.rules_version + 1
    # What the old seed would draw next has been seen.
    assert "seed" not in header
    with (
        server.screen(one["id"], one["keys"]["0"]) as first,
        server.screen(one["id"], other["keys"]["1"]) as second,
    ):
        assert not first.table["stopped"]
        assert not first.table["counts"]
        assert [seat["name"] for seat in first.table["seats"]] == ["Ambre", "Basile"]
        assert first.table["n"] == demanded() - 1
        for _ in range(6):
            acting, waiting = (
                (first, second) if first.table["deciding"] is not None else (second, first)
            )
            acting.decide()
            waiting.see(n=acting.table["n"])
    assert lines_of(server, one["id"])[: demanded() - 1] == before[: demanded() - 1]
    assert lines_of(server, id) == before


def test_only_who_sits_there_goes_on_and_only_where_it_stops(server: Changed) -> None:
    assert go_on(server, MATCHES[JUNCTION_MATCH]["id"], code=403)["id"] == "server-no-key"
    good = "silverton-solo-running"
    refused = go_on(server, MATCHES[good]["id"], *keys(good).values(), code=409)
    assert refused["id"] == "server-not-stopped"


def test_an_old_file_opens_likewise(server: Changed, tmp_path: Path) -> None:
    text = unpack_file(JUNCTION_FILE, tmp_path).read_text("utf-8")
    answer = server.http.post("/api/matches", json={"file": text})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    with server.screen(made["id"], *made["keys"].values()) as us:
        assert us.table["stopped"]
        assert us.table["n"] == demanded() - 1
    # Nothing of the record is lost.
    assert len(lines_of(server, made["id"])) == MATCHES[JUNCTION_MATCH]["n"]
    new = go_on(server, made["id"], *made["keys"].values())
    with server.screen(new["id"], *new["keys"].values()) as us:
        us.decide()
    # The same under the rules of today was never legal.
    forged = text.replace('"rules":1', f'"rules":{GAME.info.rules_version + 1}', 1)
    answer = server.http.post("/api/matches", json={"file": forged})
    assert answer.status_code == 400
    assert "SV-5.8" in answer.json()["error"]
