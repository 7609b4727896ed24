"""Bad input from a file, a form or the shell: one clear sentence, nothing changed, no traceback."""

from __future__ import annotations

import contextlib
import io
import json
import time
from functools import lru_cache
from random import Random

import pytest

import rotonde
from rotonde import cli
from rotonde.kernel import toml
from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.message import BadInput, Said
from rotonde.kernel.table import match
from rotonde.kernel.words import LANGUAGES, words
from tests.odd import LONG_NUMBER, NEST, odd_match, odd_rows, odd_toml
from tests.play import random_table

GAMES = rotonde.game_ids()
SETUPS = {
    "silverton": [
        (2, {}),
        (1, {}),
        (3, {"scenario": "nickel-spike", "rules": "advanced", "hiring": "on", "transfer": "on"}),
        (4, {"length": "campaign", "rules": "advanced", "shared_lines": "on", "slide": "on"}),
    ],
    "steam-barons": [
        (3, {}),
        (3, {"rules": "base", "map": "northern-england"}),
        (4, {"rules": "standard", "second_pass": "free"}),
    ],
    "steam-tunnel": [(2, {}), (5, {"board": "full", "pawns": "20"})],
}
DEEP = "[" * NEST + "]" * NEST
TIME = 5.0
"""Seconds in which anything absurd is refused, on a slow machine."""


@lru_cache
def played(game, which, decisions):
    seats, options = SETUPS[game][which]
    return random_table(which, game=game, seats=seats, decisions=decisions, options=options)


def data_of(game, name):
    return (rotonde.game(game).info.folder / "data" / name).read_text("utf-8")


def sentence(said):
    """What a person reads: one line in each language, with words of its own."""
    for lang in LANGUAGES:
        text = words(lang, said.game).say(said.message)
        text.encode()
        assert text != said.message.id
        assert len(text.splitlines()) == 1
        assert len(text) < 800
    return str(said)


def refused(act, *args, **more):
    began = time.perf_counter()
    with pytest.raises(BadInput) as bad:
        act(*args, **more)
    assert time.perf_counter() - began < TIME
    return sentence(bad.value)


@pytest.fixture
def shell(monkeypatch):
    """The command, in this process; what it would only log is a failure here."""

    def fail(error):
        raise AssertionError("a traceback") from error

    monkeypatch.setattr(cli, "_told", fail)
    return command


def command(*given):
    # Encoded as a terminal does it: a half character would not come through.
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in "12")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = cli.main([*map(str, given)])
        except SystemExit as exit:
            code = exit.code
    told, complaint = (each.buffer.getvalue().decode() for each in (out, err))
    assert code in (0, 1, 2)
    if code == 2:
        assert told == ""
        assert len(complaint.splitlines()) == 1
        assert len(complaint) < 900
    else:
        assert complaint == ""
    return code, told, complaint


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
        (1, {"rules": "9" * 4_000}, "rules does not fit"),
        (1, {"rotonde": "true"}, "no match file"),
        (1, {"rotonde": "9" * 4_000}, "format version"),
        (1, {"opening": f"[{'9' * 400}]"}, "opening[0] does not fit"),
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
        (2, {"n": "9" * 4_000}, "Line 2: n does not fit"),
        (2, {"n": "-1"}, "Line 2: n does not fit"),
        (2, {"n": "NaN"}, "Line 2"),
        (2, {"n": "1e400"}, "Line 2"),
        (2, {"seat": "true"}, "Line 2: seat does not fit"),
        (2, {"seat": "9" * 4_000}, "Line 2: seat does not fit"),
        (2, {"drew": "[1.5]"}, "Line 2: drew[0] does not fit"),
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


@pytest.mark.parametrize("field", ["position", "data"])
def test_a_number_of_5000_digits_in_a_position_or_data_of_a_match_file(field):
    for game, name in (("silverton", "towns.toml"), ("steam-barons", "tables.toml")):
        for text in (f"turn = {LONG_NUMBER}", f"turn = 0x{'f' * 6_000}", f"turn = {DEEP}"):
            given = {"position": text} if field == "position" else {"data": {name: text}}
            refused(rotonde.start, game, 3, **given)


def test_what_python_alone_can_ask_for_is_refused_too():
    huge = 10**5_000
    assert "seed" in refused(rotonde.start, "steam-tunnel", 2, seed=huge)
    assert "seed" in refused(rotonde.start, "steam-tunnel", 2, seed="\ud800")
    refused(rotonde.start, "steam-tunnel", 2, options={"board": huge})
    refused(rotonde.start, "steam-tunnel", huge)
    refused(rotonde.start, "steam-tunnel", ["Cléo", "\ud800"])
    refused(rotonde.start, "steam-tunnel", 2, position="\ud800")
    assert "deck.toml" in refused(rotonde.start, "steam-tunnel", 2, data={"deck.toml": "#\ud800"})


def use(table, rng, decisions=4):
    """What is accepted can be kept, shown, written down and played on."""
    match.parse(match.dump(table))
    for viewer in (None, 0):
        table.view(viewer)
        table.text("fr", viewer).encode()
    to_svg(table.scene(None, "en")).encode()
    for _ in range(decisions):
        if table.to_act:
            legal = table.legal(table.to_act[0])
            table.play(table.to_act[0], rng.choice(legal))


@pytest.mark.parametrize("game", GAMES)
def test_odd_match_files(game, shell, tmp_path):
    file = tmp_path / "a.match"
    for seed in range(40):
        rng = Random(f"match {game} {seed}")
        table = played(game, rng.randrange(len(SETUPS[game])), rng.choice([0, 5, 30]))
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


@pytest.mark.parametrize(
    ("game", "name", "change", "told"),
    [
        ("silverton", "tables.toml", ("most = 2", "most = 99"), "ranks[0].most"),
        ("silverton", "tables.toml", ("points = 14", "points = 1"), "no crew"),
        ("silverton", "tables.toml", ("first_operation = 6", "first_operation = 7"), "first_op"),
        ("silverton", "tables.toml", ("most_trains = 4", "most_trains = 99"), "most_trains"),
        ("silverton", "towns.toml", ("width = ", "width = 1e308 #"), "board.width"),
        ("steam-barons", "eastern_us.toml", ("step = [104, 90]", "step = [90, 90]"), "step"),
        ("steam-barons", "tables.toml", ("changes = [", "changes = [" + "0, " * 999), "changes"),
        ("steam-tunnel", "deck.toml", ("copies = ", "copies = 1000000000 #"), "A1"),
        ("steam-tunnel", "layouts.toml", ("rows = ", "rows = 1000000000 #"), "standard"),
        ("steam-tunnel", "layouts.toml", ("rows = ", "rows = nan #"), "too large"),
        ("steam-tunnel", "layouts.toml", ("rows = ", "rows = 1e999 #"), "too large"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_data_file_that_makes_no_sense(game, name, change, told):
    text = data_of(game, name)
    assert change[0] in text
    spoilt = text.replace(*change)
    options = {"rules": "advanced"} if game == "silverton" else {}
    assert told in refused(rotonde.start, game, 3, options=options, data={name: spoilt})


TOWN = """
[[towns]]
name = "T{0}"
state = "X"
market = true
lat = 1.0
lon = 1.0
at = [5, 5]
label = "n"
source = "designed"
"""


def test_data_of_absurd_size_is_refused_at_once():
    towns = data_of("silverton", "towns.toml") + "".join(map(TOWN.format, range(1_000)))
    assert "towns does not fit" in refused(
        rotonde.start, "silverton", 2, data={"towns.toml": towns}
    )
    deep = "\n".join(f"a{at}" + ".a" * 9 + " = 1" for at in range(6_000))
    for text in (
        towns * 10,
        "a" + ".a" * 99_000 + " = 1",
        'a = "' + "'." * 99_000 + '"',
        "[a" + ' . "b."' * 25_000 + "]",
        deep,
        "[[a]]\n" * 33_000,
        "a = [" + "{}," * 66_000 + "]",
        "a = 1" + "_1" * 99_000,
    ):
        for game, name in (("silverton", "towns.toml"), ("steam-tunnel", "deck.toml")):
            refused(rotonde.start, game, 2, data={name: text})


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


@pytest.mark.parametrize("game", GAMES)
def test_odd_data_files(game, shell, tmp_path):
    files = sorted((rotonde.game(game).info.folder / "data").glob("*.toml"))
    for seed in range(30):
        rng = Random(f"data {game} {seed}")
        file = rng.choice(files)
        text = odd_toml(file.read_text("utf-8"), rng)
        own = tmp_path / str(seed)
        own.mkdir()
        (own / file.name).write_bytes(text.encode("utf-8", "surrogatepass"))
        shell("data", game, "--data", own, *rng.choice([[], ["--json"]]))
        if game == "steam-tunnel":
            shell("simulate", game, "--games", 1, "--data", own)
        count, options = rng.choice(SETUPS[game])
        try:
            table = rotonde.start(game, count, seed=1, options=options, data={file.name: text})
        except BadInput as bad:
            sentence(bad)
        else:
            use(table, rng)


def test_a_data_file_without_a_source_has_no_ledger(shell, tmp_path):
    for name in ("deck.toml", "layouts.toml"):
        (tmp_path / name).write_text("")
    assert shell("data", "steam-tunnel", "--data", tmp_path) == (0, "", "")


# Positions


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("silverton", f"turn = {LONG_NUMBER}", "one of its numbers"),
        ("silverton", "turn = 99999999999999999999", "turn"),
        ("silverton", "turn = " + DEEP, "nested too deep"),
        ("silverton", "turn" + ".a" * 50_000 + " = 1", "nested too deep"),
        ("silverton", '[A]\ntrack = ["a\\nb"]', "no segment"),
        ("silverton", '[A]\ntrack = ["\\u0000"]', "A.track[0]"),
        ("silverton", "[A]\ntrack = [" + '"S001",' * 20_000 + "]", "S001"),
        ("silverton", "[A]\ncrew = [" + '"S",' * 40_000 + "]", "crew|surveyors"),
        ("silverton", "#" * 1_000_000, "too long"),
        ("silverton", "turn = 1979-05-27", "turn"),
        ("steam-barons", f"turn = {LONG_NUMBER}", "one of its numbers"),
        ("steam-barons", "turn = nan", "turn"),
        ("steam-barons", "x = " + DEEP, "nested too deep"),
        ("steam-barons", "track = [" + '"0613 22@1 green",' * 10_000 + "]", "0613"),
        ("steam-barons", "x" * 300 + " = 1", "there is no"),
        ("steam-barons", "#" * 1_000_000, "too long"),
        ("steam-tunnel", "A1 " * 1_000_000, "too long"),
        ("steam-tunnel", "\n".join(["A1 " * 100] * 100), "at most 400"),
        ("steam-tunnel", "A1 A1\nA1 A1\n\nA ٣,٣ 0-3", "outside"),
        ("steam-tunnel", "A1 A1\nA1 A1\n\nx\x0b\u2028x", "Line 4"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_position_that_makes_no_sense(game, text, told):
    said = refused(rotonde.start, game, 3, position=text)
    assert any(part in said for part in told.split("|"))


@pytest.mark.parametrize("game", GAMES)
def test_odd_positions(game, shell, tmp_path):
    spoil = odd_rows if game == "steam-tunnel" else odd_toml
    file = tmp_path / "position"
    for seed in range(60):
        rng = Random(f"position {game} {seed}")
        which = rng.randrange(len(SETUPS[game]))
        decisions = [0, 10, 20] if game == "steam-tunnel" else [0, 30, 90, 180]
        table = played(game, which, rng.choice(decisions))
        text = spoil(table.position(), rng)
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        shell("score", file, "--game", game)
        people, options = len(table.setup.seats), table.setup.options
        try:
            found = rotonde.start(game, people, seed=1, options=options, position=text)
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
