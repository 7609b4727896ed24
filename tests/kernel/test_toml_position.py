"""Positions as TOML: a text becomes values that fit, or one sentence that names the place."""

from __future__ import annotations

import msgspec
import pytest

from rotonde.kernel.message import BadInput
from rotonde.kernel.toml_position import (
    LETTERS,
    Number,
    Texts,
    TomlPositions,
    last_named,
    write_seats,
)
from tests.bad import refused, sentence
from tests.odd import DEEP, LONG_NUMBER


class Player(msgspec.Struct, forbid_unknown_fields=True):
    cash: Number = 0
    track: Texts = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: Number = 1
    names: dict[str, Number] = {}
    A: Player | None = None
    B: Player | None = None
    C: Player | None = None
    D: Player | None = None
    E: Player | None = None
    F: Player | None = None


POSITIONS = TomlPositions("steam-barons", Position)


def test_a_position_becomes_values():
    found = POSITIONS.read('turn = 3\n[B]\ncash = 5\ntrack = ["x"]\n[names]\nLeeds = 2\n')
    assert found == Position(3, {"Leeds": 2}, B=Player(5, ["x"]))
    assert POSITIONS.read_values("whatever = [1]") == {"whatever": [1]}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("turn = ", "not valid TOML"),
        (f"turn = {LONG_NUMBER}", "one of its numbers"),
        ("turn = nan", "turn"),
        ("turn = 99999999999999999999", "turn"),
        ("turn = 1979-05-27", "turn"),
        ("turn = " + DEEP, "nested too deep"),
        ("turn" + ".a" * 50_000 + " = 1", "nested too deep"),
        ("#" * 1_000_000, "longer than 200000 characters"),
        ('[A]\ntrack = ["\\u0000"]', "A.track[0]"),
        ("turn = -1", "turn is not valid"),
        ("A = 3", "A is not valid"),
        ("[A]\ncash = 1.5", "A.cash is not valid"),
        ("colour = 3", "no “colour”. Known here: turn, names, A, B"),
        ("[A]\ncolour = 3", "no “A.colour”. Known here: cash, track."),
        ("x" * 300 + " = 1", f"no “{'x' * 80}”"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_read_is_named(text, told):
    assert told in refused(POSITIONS.read, text)


def test_seats_have_letters():
    assert [POSITIONS.find_seat(letter, 3) for letter in "ABC"] == [0, 1, 2]
    assert write_seats((2, 0)) == "CA"
    for other in ("D", "", "AB", "a"):
        assert f"no player “{other}”" in refused(POSITIONS.find_seat, other, 3)


def test_players_at_the_table_have_tables_and_no_others():
    found = Position(B=Player(7))
    assert POSITIONS.player_tables(found, 2) == [None, Player(7)]
    assert "no player “B”" in refused(POSITIONS.player_tables, found, 1)


def test_the_last_player_named():
    assert last_named(Position()) == 0
    assert last_named(Position(A=Player(), D=Player())) == 4
    assert last_named(Position(A=Player()), "BA") == 2
    assert last_named(Position(F=Player()), LETTERS[:2]) == 6


def test_a_complaint_quotes_little_of_the_text():
    with pytest.raises(BadInput) as bad:
        POSITIONS.complain("seat", player="x" * 500)
    assert bad.value.message.args == {"player": "x" * 80}
    assert bad.value.game == "steam-barons"
    sentence(bad.value)
