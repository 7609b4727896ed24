"""Data files and positions that make no sense: one sentence that names the place."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip, Pass
from rotonde.kernel.message import BadInput
from tests.bad import refuse_data, refuse_position
from tests.every import data_files
from tests.odd import odd_toml


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("deck.toml", ("copies = ", "copies = 1000000000 #"), "A1"),
        ("layouts.toml", ("rows = ", "rows = 1000000000 #"), "standard"),
        ("layouts.toml", ("rows = ", "rows = nan #"), "too large"),
        ("layouts.toml", ("rows = ", "rows = 1e999 #"), "too large"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_data_file_that_makes_no_sense(name, change, told):
    assert told in refuse_data("steam-tunnel", name, change)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A1 " * 1_000_000, "too long"),
        ("\n".join(["A1 " * 100] * 100), "at most 400"),
        ("A1 A1\nA1 A1\n\nA ٣,٣ 0-3", "outside"),
        ("A1 A1\nA1 A1\n\nx\x0b\u2028x", "Line 4"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_position_that_makes_no_sense(text, told):
    assert told in refuse_position("steam-tunnel", text)


def test_odd_data_files_in_a_simulation(shell, tmp_path):
    files = data_files("steam-tunnel")
    for seed in range(30):
        rng = Random(f"data steam-tunnel {seed}")
        file = rng.choice(files)
        own = tmp_path / str(seed)
        own.mkdir()
        text = odd_toml(file.read_text("utf-8"), rng)
        (own / file.name).write_bytes(text.encode("utf-8", "surrogatepass"))
        shell("simulate", "steam-tunnel", "--games", 1, "--data", own)


def test_a_data_file_without_a_source_has_no_ledger(shell, tmp_path):
    for name in ("deck.toml", "layouts.toml"):
        (tmp_path / name).write_text("")
    assert shell("data", "steam-tunnel", "--data", tmp_path) == (0, "", "")


@settings(max_examples=150)
@given(st.text(alphabet="ABCP123456r.#o \n,-?move flip0", max_size=120))
def test_any_text_as_a_position_to_be_scored(text):
    game = rotonde.game("steam-tunnel")
    try:
        game.sources.score_position(text, {"variant": "standard"})
    except BadInput as bad:
        assert str(bad).startswith("Line ")


def test_actions_survive_json():
    for action in (Flip(card=7), Claim(card=3, ports=(2, 3)), Block(card=1), Pass()):
        raw = msgspec.to_builtins(action)
        assert rotonde.game("steam-tunnel").rules.read_action(raw) == action
