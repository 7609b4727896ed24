"""Step 7: fines, jail, replacements (SV-13)."""

from rotonde.games.silverton.rules.actions import Pay, Prospect, TryLuck
from rotonde.games.silverton.rules.events import Freed, LuckTried, Replaced
from tests.games.silverton.play import (
    DONE,
    cash,
    offered,
    pieces,
    quiet,
    refused,
    run,
    state,
    statuses,
    step,
    told,
)
from tests.rules import rule

LUCK = TryLuck()
JAILED = 'phase = "fines"\nplayer = "B"\n[B]\ncash = {}\ncrew = ["S jailed", "P"]\n'


@rule("SV-13.1")
def test_t35a_paying_frees_a_jailed_piece() -> None:
    at = quiet(JAILED.format(500))
    assert offered(at) == [Pay(), LUCK, DONE]
    events = run(at, Pay())
    assert told(events, Freed) == [Freed(1, "S", 200)]
    assert cash(at)[1] == 300
    assert statuses(at, 1) == ["home", "home"]


@rule("SV-13.1")
def test_t35b_a_throw_of_four_does_not_and_paying_is_over() -> None:
    at = quiet(JAILED.format(500))
    events = run(at, LUCK, 1, 3)
    assert told(events, LuckTried) == [LuckTried(1, "S", (1, 3), 4, False)]
    assert statuses(at, 1) == ["jailed", "home"]
    assert cash(at)[1] == 500
    assert (step(at), state(at).turn) == ("place", 2)


@rule("SV-13.1")
def test_t35c_seven_or_eleven_does() -> None:
    for total in range(2, 13):
        at = quiet(JAILED.format(500))
        one = min(total - 1, 6)
        events = run(at, LUCK, one, total - one)
        assert told(events, LuckTried)[0].success == (total in (7, 11))
        assert statuses(at, 1)[0] == ("home" if total in (7, 11) else "jailed")
        assert cash(at)[1] == 500


@rule("SV-13.1")
def test_without_the_fine_one_can_only_try_or_wait() -> None:
    at = quiet(JAILED.format(199))
    assert offered(at) == [LUCK, DONE]
    refused(at, Pay(), "SV-3.3", "refusal-cash")


@rule("SV-13.1")
def test_each_piece_serves_its_own_sentence() -> None:
    at = quiet(
        'phase = "fines"\nplayer = "B"\n[B]\ncash = 250\ncrew = ["S jailed", "P jailed 50", "P"]\n'
    )
    run(at, LUCK, 1, 1)
    assert step(at) == "release"
    assert pieces(at, 1)[1].price == 50
    run(at, Pay())
    assert statuses(at, 1) == ["jailed", "home", "home"]
    assert cash(at)[1] == 200


@rule("SV-13.2")
def test_a_piece_jailed_this_turn_can_be_helped_and_placed_next_turn() -> None:
    at = quiet(
        'player = "B"\nrow = [1, 2, 3, 4, 5, 6, 7, 8]\n[A]\ncrew = ["S", "P on claim 1"]\n'
        '[B]\ncrew = ["S", "P on claim 1"]\n'
    )
    run(at, DONE, 1, 2, 1, 1)  # B's P is jailed; A buys or not
    while step(at) != "release":
        run(at, DONE)
    assert (at.to_act, state(at).turn) == ((1,), 1)
    run(at, Pay())
    while at.to_act != (1,):
        run(at, DONE)
    assert state(at).turn == 2
    assert Prospect(0, 0) in offered(at)


@rule("SV-13.3")
def test_a_dead_piece_is_replaced_with_its_bonus_when_its_time_has_come() -> None:
    dead = 'turn = {}\nphase = "fines"\n[A]\ncash = {}\ncrew = ["S", "P+1 dead 200 until turn 7"]\n'
    at = quiet(dead.format(7, 200))
    assert offered(at) == [Pay(), DONE]
    events = run(at, Pay())
    assert told(events, Replaced) == [Replaced(0, "P+1", 200)]
    assert cash(at)[0] == 0
    assert statuses(at, 0) == ["home", "home"]
    assert pieces(at, 0)[1].bonus == 1
    for turn, money in ((6, 200), (7, 199)):
        at = quiet(dead.format(turn, money))
        assert step(at) == "place"
