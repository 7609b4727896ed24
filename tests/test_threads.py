"""What matches share is complete before a thread can see it: see "Threads" in docs/kernel.md."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

import rotonde
from rotonde.games.silverton.presentation.drawing import static_scene as silverton_still
from rotonde.games.silverton.rules import board as silverton_board
from rotonde.games.steam_barons.presentation.drawing import static_scene as barons_still
from rotonde.games.steam_barons.rules.cards import box
from rotonde.games.steam_barons.rules.fitting import fitting_tiles, turns
from rotonde.games.steam_barons.rules.goods import _finder
from rotonde.games.steam_barons.rules.hexes import TileCatalog, compile_map
from rotonde.games.steam_tunnel.rules.board import board as tunnel_board
from rotonde.games.steam_tunnel.rules.cards import deck
from rotonde.kernel.data import text_of
from rotonde.kernel.table import snapshot
from rotonde.kernel.table.snapshot import freeze, thaw
from tests.kernel.test_snapshot import record
from tests.together import in_threads, taking_turns

ROOT = Path(__file__).parent.parent


@pytest.fixture
def hasty():
    with taking_turns():
        yield


def in_a_process(*args):
    done = subprocess.run(
        [sys.executable, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_eight_threads_find_what_one_finds():
    """Legal lists, results, snapshots, pictures and words, in processes whose memos are empty."""
    assert in_a_process("-m", "tests.threaded", "1") == ""


# Steam Barons


@pytest.mark.usefixtures("hasty")
def test_which_tiles_fit_is_whole_in_every_thread():
    parts = box("eastern-us")
    known = TileCatalog(parts)
    tiles = [-1, *range(0, len(known.ways), 3)]
    questions = [(old >= 0 and known.ways[old].town, old, 0b111111, 0, False) for old in tiles]
    expected = [fitting_tiles(known, *question) for question in questions]
    pieces = [(old, side) for old in tiles[1:] for pair in known.ways[old].pairs for side in pair]
    turned = [turns(known, *piece) for piece in pieces]
    for _ in range(25):
        catalog = TileCatalog(parts)
        for found in in_threads(
            lambda _, catalog=catalog: [fitting_tiles(catalog, *each) for each in questions]
        ):
            assert found == expected
        for found in in_threads(
            lambda _, catalog=catalog: [turns(catalog, *each) for each in pieces]
        ):
            assert found == turned
        assert [fitting_tiles(catalog, *each) for each in questions] == expected


class Asked(list):
    """A list of which somebody takes a copy while another thread asks."""

    def __getitem__(self, at):
        found = super().__getitem__(at)
        if isinstance(at, slice):
            self.meanwhile()
        return found


@pytest.mark.parametrize("part", ["rows", "stale"])
def test_a_match_can_be_copied_while_somebody_asks_what_could_be_built(part):
    table, rng = rotonde.start("steam-barons", 3, seed=6, options={"rules": "base"}), Random(6)
    while table.state.stack[-1].id != "build" or not table.state.track.links:
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    owner = table.to_act[0]
    table.play(owner, table.legal(owner)[0])
    track = table.state.track
    track.stale = [frozenset(range(len(track.tile)))] * 3
    track.rows = [{}] * 3
    expected = table.copy().state.track.builds(owner, 99)
    slow = Asked(getattr(track, part))
    slow.meanwhile = lambda: [track.rows_of(each) for each in range(3)]
    setattr(track, part, slow)
    assert track.copy().builds(owner, 99) == expected != []


# Silverton


class Interrupted(int):
    """A number that is looked up slowly: meanwhile other threads go on."""

    def __hash__(self):
        self.meanwhile()
        return int.__hash__(self)


def test_a_route_is_found_though_other_threads_empty_the_memo(monkeypatch):
    monkeypatch.setattr(silverton_board, "_KEPT", 2)
    board = silverton_board.Board(silverton_board.box(None))
    every = (1 << len(board.ids)) - 1
    expected = board._seek(0, 20, every)
    usable = Interrupted(every)
    usable.meanwhile = lambda: [board.shortest(0, town, every) for town in (5, 6, 7)]
    assert board.shortest(0, 20, usable) == expected


# Objects that are told apart by identity


def own(game, name, number):
    """A data file of a table's own that changes nothing but that it was never seen before."""
    return {name: text_of(rotonde.game(game).info.folder / "data", name, None) + f"\n# {number}\n"}


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("number", range(3))
def test_a_board_is_the_same_object_in_all_threads(number):
    silverton = own("silverton", "market.toml", number)
    barons = own("steam-barons", "tiles.toml", number)
    for ask in (
        lambda _: (silverton_board.board(silverton),),
        lambda _: compile_map("eastern-us", barons),
        lambda _: (tunnel_board(9 + number, 7, deck(None)),),
    ):
        for found in zip(*in_threads(ask), strict=True):
            assert all(each is found[0] for each in found)


def test_the_terms_of_a_match_stay_its_own_though_many_others_are_asked_for():
    table = rotonde.start("steam-barons", 4, seed=1)
    game = table.game
    for number in range(70):
        options = {**table.setup.options, "unheard-of": str(number)}
        game.rules.shared(msgspec.structs.replace(table.setup, options=options))
    assert game.rules.shared(table.setup)[0] is table.state.terms


# Drawing


@pytest.mark.parametrize("moment", [1, 2, 3])
@pytest.mark.parametrize("game", ["silverton", "steam-barons"])
def test_a_sheet_is_found_though_other_threads_crowd_it_out(game, moment, monkeypatch):
    monkeypatch.setattr(silverton_still, "_make", lambda board, *_: f"sheet {int(board)}")

    def sheet(board):
        def say(_):
            return ""

        if game == "silverton":
            return silverton_still.still(board, None, frozenset(), say)
        return barons_still.still(board, say, lambda *_: f"sheet {int(board)}")

    sheet(0)
    asked, board = count(1), Interrupted(0)
    board.meanwhile = lambda: next(asked) == moment and [sheet(at) for at in range(1, 30)]
    assert sheet(board) == "sheet 0"


# Snapshots


def growing(table):
    """Questions about a table that each add to what was worked out about it."""
    for number in count():
        if table.game.id == "silverton":
            yield lambda number=number: [
                roads.blocked(number, False) for roads in table.state.roads
            ]
        else:
            yield lambda number=number: _finder(table.state, 0, number)


@pytest.mark.parametrize(("game", "step"), [("silverton", "deliver"), ("steam-barons", "move")])
def test_a_snapshot_can_be_taken_while_the_match_goes_on(game, step, monkeypatch):
    """Between any two things that are written another thread may ask: here it always does."""
    table, rng = rotonde.start(game, 3, seed=6), Random(6)
    while table.n < 60 or table.state.stack[-1].id != step:
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    questions = growing(table)
    written = snapshot._Pickler.persistent_id

    def interrupted(self, thing):
        next(questions)()
        return written(self, thing)

    monkeypatch.setattr(snapshot._Pickler, "persistent_id", interrupted)
    twin = thaw(freeze(table.copy()), record(table))
    assert twin.position() == table.position()
    assert twin.legal(twin.to_act[0]) == table.legal(table.to_act[0])


# Shapes


SHAPES = """
import msgspec
import rotonde
from rotonde.games.silverton.notation import reader as silverton
from rotonde.games.steam_barons.notation import reader as barons
from rotonde.kernel.table import match
from tests.corpus.files import files, text_of

ids = ("silverton", "steam-barons", "steam-tunnel")
positions = [rotonde.start(id, 3).position() for id in ids]

def all_below(kind):
    for each in kind.__subclasses__():
        yield each
        yield from all_below(each)

for kind in all_below(msgspec.Struct):
    kind.__annotations__ = {name: "NoSuchType" for name in kind.__annotations__}
for file in files():
    told = match.parse(text_of(file))
    for line in told.lines:
        if isinstance(line, match.DecisionLine):
            told.game.rules.read_action(line.do)
silverton.loaded(positions[0])
barons.load_position(positions[1])
"""


def test_shapes_are_known_before_a_thread_converts_to_them():
    """msgspec reads a class's annotations the first time, and two threads at it crash."""
    in_a_process("-c", SHAPES)
