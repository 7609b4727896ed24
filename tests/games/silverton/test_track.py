"""Step 2: building, taking up, abandoning (SV-8)."""

from rotonde.games.silverton.rules.actions import Abandon, Build, Dismantle, Survey, TakeUp
from rotonde.games.silverton.rules.events import (
    LineReturned,
    TrackAbandoned,
    TrackBuilt,
    TrackTakenUp,
)
from rotonde.games.silverton.rules.state import OFFERED
from tests.games.silverton.play import (
    BOARD,
    DONE,
    cash,
    do,
    offered,
    refused,
    seg,
    state,
    statuses,
    step,
    surveys,
    table,
    told,
)
from tests.rules import rule


@rule("SV-8.1")
def test_surveyors_act_in_any_order_or_not_at_all() -> None:
    at = table(
        'phase = "build"\n[A]\ntrack = ["S010"]\n'
        'crew = ["S right on S027", "S+1 right on S008", "S+2 right on own S010"]'
    )
    assert offered(at) == [Build(seg("S027")), Build(seg("S008")), TakeUp(seg("S010")), DONE]
    refused(at, Build(seg("S026")), "SV-8.1", "refusal-no-right")
    refused(at, TakeUp(seg("S027")), "SV-8.1", "refusal-no-right")
    refused(at, Build(999), "SV-1.5", "refusal-no-segment")
    do(at, Build(seg("S008")))
    do(at, DONE)
    assert statuses(at, 0) == ["spent"] * 3
    assert state(at).owner[seg("S010")] == 0


@rule("SV-8.2")
def test_one_pays_the_cost_and_puts_a_cube() -> None:
    at = table('phase = "build"\n[A]\ncrew = ["S right on S027"]')
    events = do(at, Build(seg("S027")))
    assert told(events, TrackBuilt) == [TrackBuilt(0, seg("S027"))]
    assert cash(at)[0] == 2400 - 150
    assert state(at).owner[seg("S027")] == 0


@rule("SV-8.2")
def test_the_placement_rules_hold_when_paying() -> None:
    other = '"S+1 right on S008"]\n'
    text = 'phase = "build"\n[A]\ncash = {}\ntrack = {}\ncrew = ["S right on {}", ' + other
    at = table(text.format(500, "[]", "S106"))
    refused(at, Build(seg("S106")), "SV-8.2", "refusal-not-connected")
    at = table(text.format(500, '["S003"]', "S001"))
    refused(at, Build(seg("S001")), "SV-4.8", "refusal-parallel")
    at = table(text.format(149, "[]", "S027"))
    refused(at, Build(seg("S027")), "SV-3.3", "refusal-cash")


def crowd(*without: str) -> list[str]:
    """32 segments none of which is parallel to another."""
    own: list[int] = []
    for segment in range(len(BOARD.ids)):
        taken = sum(1 << other for other in own)
        if not BOARD.parallel[segment] & taken and BOARD.ids[segment] not in without:
            own.append(segment)
    return [BOARD.ids[segment] for segment in own[:32]]


@rule("SV-8.3", "SV-2.11")
def test_t26_without_a_cube_a_segment_is_abandoned_first() -> None:
    track = crowd("S026", "S028")
    at = table(f'phase = "build"\n[A]\ntrack = {track}\ncrew = ["S right on S026"]')
    do(at, Build(seg("S026")))
    assert step(at) == "abandon"
    assert {BOARD.ids[action.segment] for action in offered(at, Abandon)} == set(track)
    refused(at, Abandon(seg("S026")), "SV-8.3", "refusal-abandon")
    events = do(at, Abandon(seg(track[-1])))
    assert told(events, TrackAbandoned) == [TrackAbandoned(0, seg(track[-1]))]
    assert state(at).roads[0].count == 32
    assert state(at).owner[seg(track[-1])] == -1
    assert state(at).owner[seg("S026")] == 0
    assert cash(at)[0] == 2400 - 160


@rule("SV-8.3")
def test_t26_or_the_build_is_given_up() -> None:
    track = crowd("S026", "S028")
    at = table(f'phase = "build"\n[A]\ntrack = {track}\ncrew = ["S right on S026"]')
    do(at, Build(seg("S026")))
    do(at, DONE)
    assert state(at).roads[0].count == 32
    assert cash(at)[0] == 2400
    assert statuses(at, 0) == ["spent"]


@rule("SV-8.3")
def test_the_build_must_still_be_allowed_afterwards() -> None:
    # Only S001 leads to Colorado Springs: without it S047 hangs in the air.
    track = [
        "S001",
        *crowd(
            "S001",
            "S002",
            "S003",
            "S004",
            "S005",
            "S006",
            "S007",
            "S047",
            "S048",
            "S049",
            "S046",
            "S051",
        ),
    ]
    track = track[:32]
    at = table(f'phase = "build"\n[A]\ntrack = {track}\ncrew = ["S right on S047"]')
    do(at, Build(seg("S047")))
    assert Abandon(seg("S001")) not in offered(at)
    assert len(offered(at, Abandon)) == 31


@rule("SV-8.4", "SV-8.6")
def test_t25a_taking_up_live_track_pays_ten_for_each_unit_of_length() -> None:
    at = table('phase = "build"\n[A]\ntrack = ["S001"]\ncrew = ["S right on own S001"]')
    events = do(at, TakeUp(seg("S001")))
    assert told(events, TrackTakenUp) == [TrackTakenUp(0, seg("S001"), 70)]
    assert cash(at)[0] == 2470
    assert state(at).owner[seg("S001")] == -1
    here = table("[A]\ncash = 1")
    assert "S001" in surveys(here)


@rule("SV-8.4", "SV-4.11")
def test_t25b_not_so_track_that_is_not_live() -> None:
    at = table('player = "C"\n[C]\ntrack = ["S001"]', 3)
    refused(at, Dismantle(0, seg("S001")), "SV-4.11", "refusal-not-live")
    at = table(
        'phase = "build"\nplayer = "C"\n[C]\ntrack = ["S001"]\n'
        'crew = ["S right on own S001", "S+1 right on S146"]',
        3,
    )
    refused(at, TakeUp(seg("S001")), "SV-8.4", "refusal-not-live")


@rule("SV-8.4")
def test_one_may_change_ones_mind_about_taking_up() -> None:
    at = table('phase = "build"\n[A]\ntrack = ["S001"]\ncrew = ["S right on own S001"]')
    do(at, DONE)
    assert state(at).owner[seg("S001")] == 0
    assert statuses(at, 0) == ["spent"]


@rule("SV-6.3", "SV-8.4")
def test_a_line_without_its_track_is_returned() -> None:
    at = table(
        'phase = "build"\n[A]\ntrack = ["S001", "S004"]\nlines = [2]\n'
        'crew = ["S right on own S004"]'
    )
    events = do(at, TakeUp(seg("S004")))
    assert told(events, LineReturned) == [LineReturned(0, 2)]
    assert state(at).line_owner[2] == OFFERED


@rule("SV-8.6")
def test_track_taken_up_is_free_for_anyone() -> None:
    at = table(
        'phase = "build"\norder = "AB"\n[A]\ntrack = ["S001"]\ncrew = ["S right on own S001"]\n',
        trade_offers="0",
    )
    at.play(0, TakeUp(seg("S001")))
    while at.to_act != (1,):
        at.play(0, DONE)
    assert state(at).turn == 2
    assert Survey(1, seg("S001")) in offered(at)
