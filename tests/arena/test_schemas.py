"""What the commands write fits the schemas in docs/schemas, and holds nothing beyond them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator, ValidationError

from rotonde.cli import main
from rotonde.kernel.table.match import load

SCHEMAS = Path(__file__).parents[2] / "docs/schemas"
GAME = ["steam-tunnel", "--bots", "greedy,random", "--games", "2", "--processes", "1", "--json"]


def validator(name):
    schema = json.loads((SCHEMAS / name).read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    for part in schema["$defs"].values():
        part["additionalProperties"] = False  # a field without documentation fails the test
    return Draft202012Validator(schema)


def test_simulate_fits_its_schema_and_keeps_matches(tmp_path, capsys):
    assert main(["simulate", *GAME, "--save", str(tmp_path / "matches")]) == 0
    told = json.loads(capsys.readouterr().out)
    check = validator("simulate.json")
    check.validate(told)
    with pytest.raises(ValidationError):
        check.validate({**told, "wins": "many"})
    saved = sorted((tmp_path / "matches").iterdir())
    assert [path.name for path in saved] == ["00000.match", "00001.match"]
    for path, played in zip(saved, told["results"], strict=True):
        table = load(path)
        assert [seat.bot for seat in table.setup.seats] == played["bots"]
        assert [str(score) for score in table.standings.scores] == played["scores"]


def test_arena_and_its_file_fit_their_schemas(tmp_path, capsys):
    file, page, folder = (tmp_path / name for name in ("games.jsonl", "report.html", "matches"))
    asked = ["arena", *GAME, "-o", str(file), "--report", str(page), "--save", str(folder)]
    assert main(asked) == 0
    told = json.loads(capsys.readouterr().out)
    validator("arena.json").validate(told)
    job, *games = map(json.loads, file.read_text("utf-8").splitlines())
    validator("arena_job.json").validate(job)
    for game in games:
        validator("arena_game.json").validate(game)
    assert list(told["ratings"]) == ["greedy", "random"]
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert len(list(folder.iterdir())) == 2
    # A match that is gone is played again, the same, and the file of games stays as it is.
    (folder / "00001+greedy+random.match").unlink()
    before = file.read_bytes()
    assert main(asked) == 0
    assert load(folder / "00001+greedy+random.match").over
    assert file.read_bytes() == before


@pytest.mark.parametrize("option", ["--report", "--save"])
def test_what_cannot_be_written_is_one_sentence(tmp_path, capsys, option):
    (tmp_path / "file").write_text("")
    asked = ["arena", *GAME, option, str(tmp_path / "file/below")]
    assert main(asked) == 2
    assert "file/below" in capsys.readouterr().err
