"""What matches of Steam Barons share is complete before a thread can see it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import rotonde
from rotonde.games.steam_barons.presentation.drawing import static_scene
from rotonde.games.steam_barons.rules.cards import box
from rotonde.games.steam_barons.rules.fitting import fitting_tiles, turns
from rotonde.games.steam_barons.rules.goods import _finder
from rotonde.games.steam_barons.rules.hexes import TileCatalog, compile_map
from tests.together import (
    asked_while_written,
    crowd_out,
    in_threads,
    own_file,
    same_object,
    taking_turns,
)


@pytest.fixture
def hasty():
    with taking_turns():
        yield


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


@pytest.mark.parametrize("part", ["known", "rows", "stale", "turnings"])
def test_a_match_can_be_copied_while_somebody_asks_what_could_be_built(part):
    table, rng = rotonde.start("steam-barons", 3, seed=6, options={"rules": "base"}), Random(6)
    while table.state.stack[-1].id != "build" or not table.state.track.links:
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    owner = table.to_act[0]
    table.play(owner, table.legal(owner)[0])
    track = table.state.track
    track.stale = [(1 << len(track.tile)) - 1] * 3
    track.rows, track.known = [{}] * 3, [0] * 3
    expected = table.copy().state.track.builds(owner, 99)
    slow = Asked(getattr(track, part))
    slow.meanwhile = lambda: [track.rows_of(each) for each in range(3)]
    setattr(track, part, slow)
    assert track.copy().builds(owner, 99) == expected != []


@pytest.mark.parametrize("number", range(3))
def test_a_board_is_the_same_object_in_all_threads(number):
    data = own_file("steam-barons", "tiles.toml", number)
    same_object(lambda _: compile_map("eastern-us", data))


def test_the_terms_of_a_match_stay_its_own_though_many_others_are_asked_for():
    table = rotonde.start("steam-barons", 4, seed=1)
    game = table.game
    for number in range(70):
        options = {**table.setup.options, "unheard-of": str(number)}
        game.rules.shared(msgspec.structs.replace(table.setup, options=options))
    assert game.rules.shared(table.setup)[0] is table.state.terms


@pytest.mark.parametrize("moment", [1, 2, 3])
def test_a_sheet_is_found_though_other_threads_crowd_it_out(moment):
    def sheet(board):
        return static_scene.still(board, lambda _: "", lambda *_: f"sheet {int(board)}")

    crowd_out(sheet, moment)


def test_a_snapshot_can_be_taken_while_the_match_goes_on(monkeypatch):
    asked_while_written(
        "steam-barons", "move", lambda state, number: _finder(state, 0, number), monkeypatch
    )
