"""Turns of stages, menus that are kept, and actions checked field by field."""

import pytest

from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import (
    Choice,
    Flow,
    StagedState,
    ask,
    ask_at_once,
    finish_step,
    has_valid_fields,
    run_to_decision,
)
from rotonde.kernel.step import Action


class Place(Action, frozen=True):  # without `from __future__ import annotations`
    cell: int
    towns: tuple[str, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    sure: bool = False


class PlaceTwice(Place, frozen=True):
    again: int = 0


@pytest.mark.parametrize("kind", [Place, PlaceTwice])
def test_what_fits_is_accepted(kind):
    assert has_valid_fields(kind(1))
    assert has_valid_fields(kind(1, ("A",), ((1, 2),), True))


@pytest.mark.parametrize(
    "wrong",
    [
        {"cell": "1"},
        {"cell": True},
        {"cell": None},
        {"cell": 1, "towns": ["A"]},
        {"cell": 1, "towns": (1,)},
        {"cell": 1, "pairs": ((1,),)},
        {"cell": 1, "pairs": (1, 2)},
        {"cell": 1, "sure": 1},
    ],
)
@pytest.mark.parametrize("kind", [Place, PlaceTwice])
def test_what_does_not_fit_is_refused(kind, wrong):
    assert not has_valid_fields(kind(**wrong))


def test_a_field_of_its_own_is_checked_beside_those_it_inherits():
    assert not has_valid_fields(PlaceTwice(1, again="1"))


# Stages and menus: a turn in which both seats choose a wagon of theirs in secret, then one pays.


class Take(Action, frozen=True):
    wagon: int


class TrainState(StagedState):
    wagons: list[list[int]]
    """Per seat."""
    taken: tuple[int, ...] = ()
    turn: int = 1


class TakeWagon(Choice):
    id, rule, takes, secret = "take", "TR-1", (Take,), True
    asked: list[int] = []

    def menu(self, state, seat):
        self.asked.append(seat)
        return [Take(wagon) for wagon in state.wagons[seat]]

    def apply_all(self, state, choices, chance, events):
        state.taken = tuple(action.wagon for action in choices.values())
        finish_step(state, chance, events)


class PayWagon(Choice):
    id, rule, takes = "pay", "TR-2", (Take,)
    asked: list[int] = []

    def menu(self, state, seat):
        self.asked.append(seat)
        return [Take(0)]

    def apply(self, state, seat, action, chance, events):
        finish_step(state, chance, events)


def taking(state, chance, events):
    state.next_stage()
    ask_at_once(state, TAKE, (0, 1))


def counting(state, chance, events):
    state.next_stage()


def paying(state, chance, events):
    state.next_stage()
    ask(state, PAY, 1)


def turn_ends(state, chance, events):
    state.turn += 1
    if state.turn > 2:
        state.ending = "two-turns"
    state.next_stage()


TAKE, PAY = TakeWagon(), PayWagon()
FLOW = Flow(taking, counting, paying, turn_ends)
CHANCE = Chance(b"")


def started():
    TAKE.asked.clear()
    PAY.asked.clear()
    state = TrainState(flow=FLOW, wagons=[[1, 2], [3]])
    run_to_decision(state, CHANCE, [])
    return state


def test_a_flow_knows_its_stages_by_name():
    assert FLOW.first == "taking"
    assert list(FLOW.stages) == ["taking", "counting", "paying", "turn_ends"]
    assert FLOW.after["turn_ends"] == "taking"
    assert FLOW.order["paying"] == 2


def test_a_turn_can_begin_again_at_a_later_stage():
    assert Flow(taking, counting, paying, again=counting).after["paying"] == "counting"


def test_a_flow_cannot_have_two_stages_of_one_name():
    with pytest.raises(ValueError, match="different names"):
        Flow(taking, paying, taking)
    with pytest.raises(ValueError, match="different names"):
        Flow()


def test_a_turn_cannot_begin_again_outside_its_flow():
    with pytest.raises(ValueError, match="cannot begin again at paying"):
        Flow(taking, again=paying)


def test_stages_are_passed_until_somebody_is_asked():
    state = started()
    assert (state.stack, state.to_act, state.stage) == ([TAKE], (0, 1), "counting")
    TAKE.reveal(state, {0: Take(1), 1: Take(3)}, CHANCE)
    assert (state.stack, state.to_act, state.taken) == ([PAY], (1,), (1, 3))
    assert state.is_at(turn_ends)
    assert state.is_past(counting)
    assert not state.is_past(turn_ends)
    PAY.perform(state, 1, Take(0), CHANCE)
    assert (state.stack, state.turn, state.stage) == ([TAKE], 2, "counting")


def test_an_ending_leaves_nobody_to_act():
    state = started()
    state.turn = 2
    TAKE.reveal(state, {0: Take(1), 1: Take(3)}, CHANCE)
    PAY.perform(state, 1, Take(0), CHANCE)
    assert (state.stack, state.to_act, state.ending) == ([], (), "two-turns")


def test_seats_asked_at_once_have_menus_of_their_own():
    state = started()
    assert TAKE.legal(state, 0) == [Take(1), Take(2)]
    assert TAKE.legal(state, 1) == [Take(3)]
    assert TAKE.refusal(state, 1, Take(3)) is None
    assert TAKE.refusal(state, 1, Take(1)).message.id == "refusal-not-offered"
    assert TAKE.refusal(state, 0, Take(1)) is None


def test_each_menu_is_worked_out_once():
    state = started()
    for _ in range(3):
        TAKE.legal(state, 0)
        TAKE.refusal(state, 1, Take(3))
    assert TAKE.asked == [0, 1]
    TAKE.reveal(state, {0: Take(1), 1: Take(3)}, CHANCE)
    for _ in range(3):
        PAY.legal(state, 1)
    assert PAY.asked == [1]


def test_menus_are_forgotten_once_all_have_chosen():
    state = started()
    TAKE.legal(state, 0)
    TAKE.reveal(state, {0: Take(1), 1: Take(3)}, CHANCE)
    PAY.perform(state, 1, Take(0), CHANCE)
    state.wagons[0].remove(1)
    assert TAKE.legal(state, 0) == [Take(2)]


def test_a_copy_that_looks_at_a_menu_leaves_those_of_the_original_alone():
    state = started()
    TAKE.legal(state, 0)
    twin = state.copy()
    TAKE.legal(twin, 1)
    assert list(state.secret_menus) == [0]
    assert list(twin.secret_menus) == [0, 1]


def test_what_is_handed_out_is_not_the_menu_itself():
    state = started()
    TAKE.legal(state, 0).clear()
    assert TAKE.legal(state, 0) == [Take(1), Take(2)]
