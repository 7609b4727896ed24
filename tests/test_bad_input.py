"""Bad input from a file, a form or the shell: one clear sentence, nothing changed, no traceback."""

from __future__ import annotations

import contextlib
import io
import json
import time
from random import Random

import pytest

import rotonde
from rotonde import cli
from rotonde.kernel import toml
from rotonde.kernel.message import BadInput, Said
from rotonde.kernel.table import match
from rotonde.kernel.words import LANGUAGES, words
from tests.bad import TIME, refused, sentence, use
from tests.every import GAMES, begun, data_files, reached, setups
from tests.odd import DEEP, LONG_NUMBER, odd_match, odd_rows, odd_toml
from tests.play import random_table

# Match files

MATCH = match.dump(random_table(3, decisions=6))


def spoiled(line, **fields):
    """The match file with fields of a line replaced by raw JSON."""
    rows = MATCH.splitlines()
    raw = json.loads(rows[line - 1]) | {key: f"<{key}>" for key in fields}
    text = json.dumps(raw)
    for key, value in fields.items():
        text = text.replace(f'"<{key}>"', value)
    return "\n".join([*rows[: line - 1], text, *rows[line:]])


def seats(name):
    return f'[{{"name": {name}}}, {{"name": "Cléo"}}]'


def owned(**files):
    return json.dumps({name.replace("_", "."): text for name, text in files.items()})


@pytest.mark.parametrize(
    ("line", "fields", "told"),
    [
        (1, {"seats": seats('"\\ud800"')}, "Line 1"),
        (1, {"game": '"\\udfff"'}, "Line 1"),
        (1, {"seats": seats('"a\\nb"')}, "seat 1"),
        (1, {"seats": seats('"\\u0000"')}, "seat 1"),
        (1, {"seats": seats('"\\u001b[2J"')}, "seat 1"),
        (1, {"seats": seats('"' + "x" * 100_000 + '"')}, "seat 1"),
        (1, {"seats": seats("7")}, "seats[0].name"),
        (1, {"seats": "[{}, {}]"}, "seats[0].name is missing"),
        (1, {"x": "1"}, "there is no x"),
        (1, {"rules": LONG_NUMBER}, "Line 1"),
        (1, {"rules": "9" * 4_000}, "rules is not valid"),
        (1, {"rotonde": "true"}, "not a match file"),
        (1, {"rotonde": "9" * 4_000}, "format version"),
        (1, {"opening": f"[{'9' * 400}]"}, "opening[0] is not valid"),
        (1, {"options": DEEP}, "Line 1"),
        (1, {"options": '{"board": "a\\nb"}'}, "Option board"),
        (1, {"data": owned(deck_toml="a = " + DEEP)}, "deck.toml: it is nested too deep"),
        (1, {"data": owned(deck_toml=f"a = {LONG_NUMBER}")}, "deck.toml: one of its numbers"),
        (1, {"data": owned(deck_toml="a" + ".a" * 90_000 + " = 1")}, "nested too deep"),
        (1, {"data": owned(deck_toml="#" * 600_000)}, "longer than 200000"),
        (1, {"data": owned(deck_toml="a = [1,")}, "deck.toml"),
        (1, {"position": '"\\ud800"'}, "Line 1"),
        (1, {"position": '"' + "A1 " * 100_000 + '"'}, "too long"),
        (2, {"n": LONG_NUMBER}, "Line 2"),
        (2, {"n": "9" * 4_000}, "Line 2: n is not valid"),
        (2, {"n": "-1"}, "Line 2: n is not valid"),
        (2, {"n": "NaN"}, "Line 2"),
        (2, {"n": "1e400"}, "Line 2"),
        (2, {"seat": "true"}, "Line 2: seat is not valid"),
        (2, {"seat": "9" * 4_000}, "Line 2: seat is not valid"),
        (2, {"drew": "[1.5]"}, "Line 2: drew[0] is not valid"),
        (2, {"do": DEEP}, "Line 2"),
        (2, {"do": '{"type": "flip", "card": ' + "9" * 4_000 + "}"}, "Line 2"),
        (2, {"do": '{"type": "flip", "card": "\\ud800"}'}, "Line 2"),
        (2, {"do": '{"type": "flip", "\\ud800": 1}'}, "Line 2"),
        (3, {"undo": LONG_NUMBER}, "Line 3"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_match_file_that_makes_no_sense(line, fields, told):
    text = spoiled(line, **fields)
    assert told in refused(lambda: match.verify(match.parse(text)))


@pytest.mark.parametrize("game", GAMES)
def test_absurd_texts_as_a_position_or_a_data_file(game):
    names = [file.name for file in data_files(game)]
    for text in (
        f"turn = {LONG_NUMBER}",
        f"turn = 0x{'f' * 6_000}",
        f"turn = {DEEP}",
        "turn" + ".a" * 50_000 + " = 1",
        "#" * 1_000_000,
    ):
        refused(begun, game, 0, position=text)
        if names:  # all of them, since a set-up may not need each
            refused(begun, game, 0, data=dict.fromkeys(names, text))


def test_what_python_alone_can_ask_for_is_refused_too():
    huge = 10**5_000
    assert "seed" in refused(rotonde.start, "steam-tunnel", 2, seed=huge)
    assert "seed" in refused(rotonde.start, "steam-tunnel", 2, seed="\ud800")
    refused(rotonde.start, "steam-tunnel", 2, options={"board": huge})
    refused(rotonde.start, "steam-tunnel", huge)
    refused(rotonde.start, "steam-tunnel", ["Cléo", "\ud800"])
    refused(rotonde.start, "steam-tunnel", 2, position="\ud800")
    assert "deck.toml" in refused(rotonde.start, "steam-tunnel", 2, data={"deck.toml": "#\ud800"})


@pytest.mark.parametrize("game", GAMES)
def test_odd_match_files(game, shell, tmp_path):
    file = tmp_path / "a.match"
    for seed in range(40):
        rng = Random(f"match {game} {seed}")
        table = reached(game, rng.randrange(len(setups(game))), rng.choice([0, 0.05, 0.15]))
        text = odd_match(match.dump(table), rng)
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        name = rng.choice(["replay", "verify", "render"])
        more = ["--json"] if name != "render" and rng.random() < 0.5 else []
        shell(name, file, *more, "--lang", rng.choice(LANGUAGES))
        try:
            found = match.verify(match.parse(text))
        except Said as said:
            sentence(said)
        else:
            use(found, rng)


# Data files


@pytest.mark.parametrize("game", [game for game in GAMES if data_files(game)])
def test_data_of_absurd_size_is_refused_at_once(game):
    for text in (
        "a" + ".a" * 99_000 + " = 1",
        'a = "' + "'." * 99_000 + '"',
        "[a" + ' . "b."' * 25_000 + "]",
        "\n".join(f"a{at}" + ".a" * 9 + " = 1" for at in range(6_000)),
        "[[a]]\n" * 33_000,
        "a = [" + "{}," * 66_000 + "]",
        "a = 1" + "_1" * 99_000,
    ):
        refused(begun, game, 0, data={file.name: text for file in data_files(game)})


def test_toml_names_the_line_or_the_field():
    cases = {
        "a = 1\nb = = 2": "line 2, column 5",
        "a = [1,": "ends too early",
        "a = [{ b = 99999999999999999999 }]": "a[0].b",
        "a = 'x'\n[b]\nc = inf": "b.c",
        '[b]\nc = "\\u0000"': "b.c",
    }
    for text, told in cases.items():
        with pytest.raises(toml.NotToml) as bad:
            toml.read(text)
        assert told in words("en").say(bad.value.why[0])


@pytest.mark.parametrize("game", [game for game in GAMES if data_files(game)])
def test_odd_data_files(game, shell, tmp_path):
    files = data_files(game)
    for seed in range(30):
        rng = Random(f"data {game} {seed}")
        file = rng.choice(files)
        text = odd_toml(file.read_text("utf-8"), rng)
        own = tmp_path / str(seed)
        own.mkdir()
        (own / file.name).write_bytes(text.encode("utf-8", "surrogatepass"))
        shell("data", game, "--data", own, *rng.choice([[], ["--json"]]))
        try:
            table = begun(game, rng.randrange(len(setups(game))), data={file.name: text})
        except BadInput as bad:
            sentence(bad)
        else:
            use(table, rng)


# Positions


def is_toml(text):
    try:
        toml.read(text)
    except toml.NotToml:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_odd_positions(game, shell, tmp_path):
    file = tmp_path / "position"
    for seed in range(60):
        rng = Random(f"position {game} {seed}")
        which = rng.randrange(len(setups(game)))
        table = reached(game, which, rng.choice([0, 0.1, 0.3, 0.6]))
        spoil = odd_toml if is_toml(table.position()) else odd_rows
        text = spoil(table.position(), rng)
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        shell("score", file, "--game", game)
        try:
            found = begun(game, which, position=text)
        except BadInput as bad:
            sentence(bad)
        else:
            use(found, rng, 10)


# The shell

HUGE = "9" * 30


@pytest.mark.parametrize(
    "given",
    [
        ["replay", "\0"],
        ["verify", "a\nb"],
        ["render", "\ud800"],
        ["score", "\udc80"],
        ["replay", "/dev/zero"],
        ["score", "/dev/zero"],
        ["replay", "x" * 5_000],
        ["replay", ""],
        ["data", "steam-tunnel", "--data", "\0"],
        ["data", "steam-tunnel", "--data", "/dev"],
        ["games", "\ud800"],
        ["games", "x" * 100_000],
        ["simulate", "steam-tunnel", "--players", HUGE],
        ["simulate", "steam-tunnel", "--players", "9" * 5_000],
        ["simulate", "steam-tunnel", "--games", HUGE],
        ["simulate", "steam-tunnel", "--processes", HUGE],
        ["simulate", "steam-tunnel", "--nodes", "-1"],
        ["simulate", "steam-tunnel", "--time", "nan"],
        ["simulate", "steam-tunnel", "--time", "inf"],
        ["simulate", "steam-tunnel", "--time", "1e400"],
        ["simulate", "steam-tunnel", "--seed", "\udc80"],
        ["simulate", "steam-tunnel", "--option", "board=" + "x" * 5_000],
        ["simulate", "steam-tunnel", "--bots", "random," * 5_000],
    ],
    ids=lambda given: " ".join(map(ascii, given))[:60],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_odd_words_at_the_shell(given, lang, shell):
    began = time.perf_counter()
    assert shell(*given, "--lang", lang)[0] == 2
    assert time.perf_counter() - began < TIME


def test_a_moment_that_is_none_and_a_file_that_cannot_be_written(shell, tmp_path):
    file = tmp_path / "a.match"
    file.write_text(MATCH)
    for at in ("-1", "7", HUGE, "9" * 4_000, "9" * 5_000, "x"):
        assert shell("replay", file, "--at", at)[0] == 2
    for target in (tmp_path, tmp_path / "no" / "a.svg", "\0", "\ud800"):
        code, _, said = shell("render", file, "-o", target)
        assert code == 2
        assert "read" not in said


def test_a_match_file_saved_by_a_windows_editor_is_read(shell, tmp_path):
    file = tmp_path / "a.match"
    file.write_bytes(("\ufeff" + MATCH).replace("\n", "\r\n").encode())
    assert shell("verify", file)[0] == 0


def test_odd_options_at_the_shell(shell, tmp_path):
    file = tmp_path / "a.match"
    file.write_text(MATCH)
    names = ["--players", "--bots", "--games", "--seed", "--option", "--data", "--time", "--nodes"]
    names += ["--json", "--at", "--theme"]
    values = [
        "0",
        "1",
        "-1",
        "nan",
        HUGE,
        "",
        "x",
        "\0",
        "\ud800",
        "/tmp",
        "random",
        "a=b",
        "=",
        ",",
    ]
    values += ["é" * 3_000, "٣", "1_0", " 2", "0x10", "light", "steam-tunnel", "--", "-", "1.5"]
    starts = [["games"], ["data"], ["simulate"], ["replay", file], ["verify", file], ["score"], []]
    for seed in range(200):
        rng = Random(f"shell {seed}")
        given = list(rng.choice(starts))
        if rng.random() < 0.6:
            given.append(rng.choice([*GAMES, "x"]))
        for _ in range(rng.randrange(4)):
            given += [rng.choice(names), rng.choice(values)]
        if given[:1] == ["simulate"]:
            given += ["--games", "1", "--bots", "random"]
        shell(*given)


def test_a_mistake_of_ours_is_said_in_one_sentence_and_logged(monkeypatch, tmp_path):
    monkeypatch.setattr(cli, "user_log_path", lambda *_, **__: tmp_path / "log")

    def broken(*_):
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(cli, "_run", broken)
    err = io.StringIO()
    with contextlib.redirect_stderr(err):
        assert cli.main(["games", "--lang", "fr"]) == 3
    log = tmp_path / "log" / "error.log"
    assert str(log) in err.getvalue()
    assert "Traceback" not in err.getvalue()
    assert "by zero" in log.read_text("utf-8")
    monkeypatch.setattr(cli, "user_log_path", lambda *_, **__: log / "no folder")
    with contextlib.redirect_stderr(err):
        assert cli.main(["games"]) == 3
    assert err.getvalue().count("\n") == 2
