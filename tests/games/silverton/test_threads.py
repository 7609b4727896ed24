"""What matches of Silverton share is complete before a thread can see it."""

from __future__ import annotations

import pytest

from rotonde.games.silverton.presentation.drawing import static_scene
from rotonde.games.silverton.rules import board as boards
from tests.together import Interrupted, asked_while_written, crowd_out, own_file, same_object


def test_a_route_is_found_though_other_threads_empty_the_memo(monkeypatch):
    monkeypatch.setattr(boards, "_KEPT", 2)
    board = boards.Board(boards.box(None))
    every = (1 << len(board.ids)) - 1
    expected = board._seek(0, 20, every)
    usable = Interrupted(every)
    usable.meanwhile = lambda: [board.shortest(0, town, every) for town in (5, 6, 7)]
    assert board.shortest(0, 20, usable) == expected


@pytest.mark.parametrize("number", range(3))
def test_a_board_is_the_same_object_in_all_threads(number):
    data = own_file("silverton", "market.toml", number)
    same_object(lambda _: (boards.board(data),))


@pytest.mark.parametrize("moment", [1, 2, 3])
def test_a_sheet_is_found_though_other_threads_crowd_it_out(moment, monkeypatch):
    monkeypatch.setattr(static_scene, "_make", lambda board, *_: f"sheet {int(board)}")
    crowd_out(lambda board: static_scene.still(board, None, frozenset(), lambda _: ""), moment)


def test_a_snapshot_can_be_taken_while_the_match_goes_on(monkeypatch):
    def ask(state, number):
        for roads in state.roads:
            roads.find_blocked(number, False)

    asked_while_written("silverton", "deliver", ask, monkeypatch)
