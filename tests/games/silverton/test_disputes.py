"""Phase 3: disputes and thefts (SV-5)."""

import pytest

from rotonde import Table
from rotonde.games.silverton.rules.actions import BuyLine, Demand, ProspectLine, Shift
from rotonde.games.silverton.rules.events import (
    DisputeDemanded,
    DisputeRolled,
    DisputeTied,
    DisputeWon,
    Jailed,
    LineStolen,
    RevenuePaid,
    TheftFailed,
    TheftPaid,
)
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
)
from tests.games.silverton.play import (
    BOARD,
    DONE,
    cash,
    do,
    offered,
    pieces,
    quiet,
    refused,
    run,
    seg,
    state,
    statuses,
    step,
    table,
    told,
    town,
)
from tests.rules import rule


def rolled(events: object) -> list[tuple[int, int]]:
    return [(event.seat, event.total) for event in told(events, DisputeRolled)]  # type: ignore[arg-type]


@rule("SV-5.1")
def test_disputes_are_settled_in_one_order() -> None:
    at = table(
        'player = "B"\nrow = [1, 30, 45]\n'
        '[A]\ncrew = ["S on S027", "S+1 on S008", "P on claim 30", "P+1 on claim 1", '
        '"P+2 on line 2"]\ntrack = ["S001", "S004"]\n'
        '[B]\ncrew = ["S on S027", "S+1 on S008", "P on claim 30", "P+1 on claim 1", '
        '"P+2 on line 2"]\ntrack = ["S002", "S005"]\n'
    )
    # S008 and S009 are twins: both are asked first, and stay.
    do(at, DONE)
    assert step(at) == "shift"
    do(at, DONE)
    events = do(at, DONE, *[6, 6, 5, 5] * 5)
    places = [event.place for event in told(events, DisputeRolled)]
    wanted = [seg("S008"), seg("S027"), AT_CLAIM + 1, AT_CLAIM + 30, AT_LINE + 2]
    assert places == [place for place in wanted for _ in range(2)]


@rule("SV-5.2")
def test_alone_one_has_the_right() -> None:
    at = table(
        'player = "B"\n[A]\ncrew = ["S on S027", "P on claim 45", "P+1 on deck"]\n[B]\ncrew = ["S"]'
    )
    events = do(at, DONE)
    assert not told(events, DisputeRolled)
    assert statuses(at, 0) == ["right"] * 3


# Shifts


@rule("SV-5.3")
def test_t16_a_disputed_surveyor_may_shift_to_the_twin_alone() -> None:
    at = table('player = "B"\n[A]\ncrew = ["S on S001", "P"]\n[B]\ncrew = ["S on S001", "P"]')
    do(at, DONE)
    assert (step(at), at.to_act) == ("shift", (0,))
    assert offered(at, Shift) == [Shift(seg("S002"))]
    refused(at, Shift(seg("S003")), "SV-5.3", "refusal-shift")
    # Once A has stepped over B has nobody left to dispute with, and is not asked.
    events = do(at, Shift(seg("S002")))
    assert not told(events, DisputeRolled)
    assert [pieces(at, seat)[0].place for seat in (0, 1)] == [seg("S002"), seg("S001")]
    assert statuses(at, 0)[0] == statuses(at, 1)[0] == "right"


@rule("SV-5.3")
def test_whoever_stays_leaves_the_choice_to_the_next() -> None:
    at = table('player = "B"\n[A]\ncrew = ["S on S001", "P"]\n[B]\ncrew = ["S on S001", "P"]')
    do(at, DONE)
    do(at, DONE)
    assert (step(at), at.to_act) == ("shift", (1,))
    events = do(at, DONE, 1, 2, 3, 4)
    assert rolled(events) == [(0, 3), (1, 7)]


@rule("SV-5.4")
def test_the_twin_may_be_occupied() -> None:
    at = table(
        'player = "C"\n[A]\ncrew = ["S on S001", "P"]\n[B]\ncrew = ["S on S001", "P"]\n'
        '[C]\ncrew = ["S on S002", "P"]',
        3,
    )
    do(at, DONE)
    events = do(at, Shift(seg("S002")), 1, 2, 3, 4)  # B is alone now; A rolls against C
    assert rolled(events) == [(0, 3), (2, 7)]


@rule("SV-5.4")
def test_snow_and_track_bar_the_twin() -> None:
    disputed = '[A]\ncrew = ["S on S038", "P"]\n[B]\ncrew = ["S on S038", "P"]'
    at = table('turn = 8\nplayer = "B"\n' + disputed)
    assert rolled(do(at, DONE, 1, 2, 3, 4)) == [(0, 3), (1, 7)]
    at = table(
        'player = "B"\n[A]\ncrew = ["S on S001"]\n[B]\ncrew = ["S on S001", "P"]\n'
        '[C]\ntrack = ["S002"]',
        3,
        seed=2,
    )
    do(at, DONE)
    assert rolled(do(at, DONE, 1, 2, 3, 4)) == [(0, 3), (1, 7)]


# Surveyors


@rule("SV-5.5")
def test_the_highest_total_has_the_right_and_the_rest_are_spent() -> None:
    at = table('player = "B"\n[A]\ncrew = ["S+2 on S027", "P"]\n[B]\ncrew = ["S on S027", "P"]')
    events = do(at, DONE, 2, 3, 2, 4)
    assert rolled(events) == [(0, 7), (1, 6)]
    assert told(events, DisputeWon) == [DisputeWon(0, seg("S027"))]
    assert (statuses(at, 0)[0], statuses(at, 1)[0]) == ("right", "spent")


@rule("SV-5.6")
def test_the_highest_total_shared_is_a_tie() -> None:
    at = table(
        'player = "C"\n[A]\ncrew = ["S+1 on S027", "P"]\n[B]\ncrew = ["S on S027", "P"]\n'
        '[C]\ncrew = ["S on S027", "P"]',
        3,
    )
    events = do(at, DONE, 3, 3, 3, 4, 2, 3)
    assert told(events, DisputeTied) == [DisputeTied((0, 1), seg("S027"))]
    assert [statuses(at, seat)[0] for seat in range(3)] == ["tied", "tied", "spent"]


@rule("SV-5.7")
def test_t13_a_double_one_goes_to_jail_even_when_it_wins() -> None:
    at = table('player = "B"\n[A]\ncrew = ["S+2 on S027", "P"]\n[B]\ncrew = ["S on S027", "P"]')
    events = do(at, DONE, 1, 1, 1, 2)
    assert rolled(events) == [(0, 4), (1, 3)]
    assert told(events, Jailed) == [Jailed(0, "S+2")]
    assert (statuses(at, 0)[0], statuses(at, 1)[0]) == ("jailed", "spent")
    assert pieces(at, 0)[0].price == 200
    assert step(at) == "trade"  # nobody builds


@rule("SV-5.7")
def test_in_a_tie_the_others_stay_tied() -> None:
    at = table('player = "B"\n[A]\ncrew = ["S+2 on S027", "P"]\n[B]\ncrew = ["S on S027", "P"]')
    do(at, DONE, 1, 1, 1, 3)
    assert (statuses(at, 0)[0], statuses(at, 1)[0]) == ("jailed", "tied")


JUNCTION = (
    'player = "B"\n[A]\ntrack = ["S108"]\ncrew = ["S on S109", "P"]\n'
    '[B]\ntrack = ["S113"]\ncrew = ["S on S111", "P"]\n'
)


@rule("SV-5.8")
def test_r7a_two_who_would_meet_at_french_may_dispute_it() -> None:
    at = table(JUNCTION)
    do(at, DONE)
    assert (step(at), at.to_act) == ("demand", (0,))
    assert offered(at) == [DONE, Demand()]
    do(at, DONE)
    assert at.to_act == (1,)
    events = do(at, Demand(), 5, 5, 1, 2)
    assert told(events, DisputeDemanded) == [DisputeDemanded(1, town("French"))]
    assert rolled(events) == [(0, 10), (1, 3)]
    assert (statuses(at, 0)[0], statuses(at, 1)[0]) == ("right", "spent")


@rule("SV-5.8")
def test_if_nobody_asks_both_build() -> None:
    at = table(JUNCTION)
    do(at, DONE)
    do(at, DONE)
    do(at, DONE)
    assert statuses(at, 0)[0] == statuses(at, 1)[0] == "right"


@rule("SV-5.8")
def test_a_tie_at_a_junction_leaves_each_on_its_own_segment() -> None:
    at = table(JUNCTION)
    do(at, DONE)
    do(at, Demand(), 3, 4, 2, 5)
    assert [pieces(at, seat)[0].place for seat in (0, 1)] == [seg("S109"), seg("S111")]
    assert statuses(at, 0)[0] == statuses(at, 1)[0] == "tied"


def no_demand(at: Table) -> None:
    do(at, DONE)
    assert step(at) != "demand"
    assert statuses(at, 0)[0] == statuses(at, 1)[0] == "right"


@rule("SV-5.8")
def test_r7b_with_the_way_on_built_both_would_be_useless() -> None:
    more = '[C]\ntrack = ["S112"]\n'
    text = JUNCTION.replace("player", 'order = "CAB"\nplayer') + more
    no_demand(table(text, 3, rules_version=1))
    at = table(text, 3)
    do(at, DONE)
    assert (step(at), at.to_act) == ("demand", (0,))


@rule("SV-5.8")
@pytest.mark.parametrize(
    ("at_town", "one", "other", "before", "behind"),
    [
        ("Green River", "S179", "S180", "S178", "S081"),
        ("Craig", "S034", "S037", "S033", "S167"),
        ("Rawlins", "S019", "S020", "S018", "S021"),
        ("Farmington", "S093", "S132", "S091", "S131"),
    ],
)
def test_a_town_with_two_tracks_can_be_disputed(
    at_town: str, one: str, other: str, before: str, behind: str
) -> None:
    text = (
        f'player = "B"\n[A]\ntrack = ["{before}"]\ncrew = ["S on {one}", "P"]\n'
        f'[B]\ntrack = ["{behind}"]\ncrew = ["S on {other}", "P"]\n'
    )
    no_demand(table(text, rules_version=1))
    at = table(text)
    do(at, DONE)
    assert (step(at), at.to_act) == ("demand", (0,))
    events = do(at, Demand(), 5, 5, 1, 2)
    assert told(events, DisputeDemanded) == [DisputeDemanded(0, town(at_town))]
    assert (statuses(at, 0)[0], statuses(at, 1)[0]) == ("right", "spent")


TWO_OF_ONE = (
    'player = "B"\n[A]\ntrack = ["S031"]\ncrew = ["S on S032", "S+1 on S033 to roll", "P"]\n'
    '[B]\ntrack = ["S080"]\ncrew = ["S on S035", "P"]\n'
)
"""A tries two in a row by way of Kremmling, where B comes from Glenwood Springs."""


@rule("SV-5.8")
@pytest.mark.parametrize(
    ("faces", "mine", "his"),
    [
        ((5, 5, 1, 2), ["right", "right"], "spent"),
        ((3, 3, 4, 4), ["spent", "spent"], "right"),
        ((3, 3, 3, 4), ["tied", "tied"], "tied"),
        ((1, 1, 4, 4), ["spent", "jailed"], "right"),
    ],
)
def test_surveyors_of_one_player_never_roll_against_each_other(
    faces: tuple[int, ...], mine: list[str], his: str
) -> None:
    at = table(TWO_OF_ONE)
    do(at, DONE)
    events = do(at, Demand(), *faces)
    assert [seat for seat, _ in rolled(events)] == [0, 1]
    assert rolled(events)[0] == (0, sum(faces[:2]) + 1)  # the better one rolls
    assert (statuses(at, 0)[:2], statuses(at, 1)[0]) == (mine, his)


@rule("SV-5.8")
@pytest.mark.parametrize("version", [1, 2])
def test_who_lost_at_one_junction_leaves_a_way_on_at_the_next(version: int) -> None:
    """A tries to go by Espanola to Taos; B meets him at the first, C and D at the second."""
    at = table(
        'order = "ABCD"\nplayer = "D"\n'
        '[A]\ntrack = ["S095"]\ncrew = ["S on S121", "S on S118 to roll", "P"]\n'
        '[B]\ntrack = ["S122"]\ncrew = ["S on S115", "P"]\n'
        '[C]\ntrack = ["S113"]\ncrew = ["S on S114", "P"]\n'
        '[D]\ntrack = ["S123"]\ncrew = ["S on S116", "P"]\n',
        4,
        rules_version=version,
    )
    do(at, DONE)
    events = do(at, Demand(), 1, 2, 6, 6, 2, 3)
    assert told(events, DisputeDemanded) == [DisputeDemanded(0, town("Taos"))]
    assert statuses(at, 0)[:2] == ["right", "spent"]
    assert (step(at) == "demand") == (version == 1)


@rule("SV-5.8")
def test_in_older_matches_every_surveyor_rolls() -> None:
    at = table(TWO_OF_ONE, rules_version=1)
    do(at, DONE)
    assert rolled(do(at, Demand(), 5, 5, 4, 4, 1, 2)) == [(0, 10), (0, 9), (1, 3)]
    assert statuses(at, 0)[:2] == ["right", "spent"]


@rule("SV-5.8")
@pytest.mark.parametrize(
    "position",
    [
        JUNCTION.replace('"S108"', '"S112"'),  # A is in French already
        # Idaho Springs has a claim: both may want to go there, whatever lies beyond.
        'player = "B"\n[A]\ncrew = ["S on S027", "P"]\n[B]\ntrack = ["S026"]\n'
        'crew = ["S on S028", "P"]\n',
        # Pueblo is a market city.
        'player = "B"\n[A]\ntrack = ["S001"]\ncrew = ["S on S004", "P"]\n'
        '[B]\ntrack = ["S050"]\ncrew = ["S on S052", "P"]\n',
    ],
)
def test_other_towns_are_no_junctions(position: str) -> None:
    at = table(position)
    do(at, DONE)
    while step(at) == "shift":
        do(at, DONE)
    assert step(at) != "demand"
    assert statuses(at, 0)[0] == statuses(at, 1)[0] == "right"


# Prospectors


@rule("SV-5.9", "SV-5.10")
def test_t15_track_to_the_claim_is_worth_three() -> None:
    text = (
        'player = "B"\nrow = [1, 45]\n[A]\ntrack = ["S008"]\ncrew = ["S", "P on claim 1"]\n'
        '[B]\ncrew = ["S", "P+2 on claim 1"]\n'
    )
    at = table(text)
    events = do(at, DONE, 2, 3, 3, 3)
    assert rolled(events) == [(0, 8), (1, 8)]
    assert statuses(at, 0)[1] == statuses(at, 1)[1] == "tied"
    at = table(text.replace("S008", "S012"))  # not live: no bonus
    assert rolled(do(at, DONE, 2, 3, 3, 3)) == [(0, 5), (1, 8)]
    assert statuses(at, 0)[1] == "spent"


@rule("SV-5.9")
def test_snow_does_not_matter_and_the_start_city_counts() -> None:
    at = table(
        'turn = 8\nplayer = "B"\nrow = [80]\n[A]\ntrack = ["S031"]\ncrew = ["S", "P on claim 80"]\n'
        '[B]\ncrew = ["S", "P on claim 80"]\n'
    )
    assert rolled(do(at, DONE, 2, 3, 3, 3)) == [(0, 8), (1, 6)]
    assert BOARD.roads(0, (town("Denver"),)).live_towns == 1 << town("Denver")


@rule("SV-5.10")
def test_a_double_one_over_a_claim_jails_the_prospector() -> None:
    at = table(
        'player = "B"\nrow = [1]\n[A]\ncrew = ["S", "P on claim 1"]\n'
        '[B]\ncrew = ["S", "P on claim 1"]\n'
    )
    do(at, DONE, 1, 1, 1, 2)
    assert (statuses(at, 0)[1], statuses(at, 1)[1]) == ("jailed", "right")


@rule("SV-5.11")
def test_the_deck_is_never_disputed() -> None:
    at = table(
        'player = "B"\n[A]\ncrew = ["S", "P on deck", "P on deck"]\n[B]\ncrew = ["S", "P on deck"]'
    )
    events = do(at, DONE)
    assert not told(events, DisputeRolled)
    assert statuses(at, 0)[1:] == ["right", "right"]
    assert statuses(at, 1)[1] == "right"


@rule("SV-5.12")
def test_the_shorter_route_adds_the_difference() -> None:
    at = table(
        'player = "B"\n[A]\ntrack = ["S002", "S005"]\ncrew = ["S", "P on line 2"]\n'
        '[B]\ntrack = ["S001", "S007", "S006"]\ncrew = ["S", "P+1 on line 2"]\n'
    )
    events = do(at, DONE, 2, 3, 2, 3)
    assert rolled(events) == [(0, 7), (1, 6)]  # 11 against 13
    do(at, BuyLine(2))
    assert state(at).line_owner[2] == 0


THREE_WAYS = (
    'order = "ABECD"\nplayer = "D"\n'
    '[A]\ntrack = ["S001", "S004"]\ncrew = ["S", "P{a}"]\n'
    '[B]\ntrack = ["S038", "S046", "S048", "S050", "S052"]\ncrew = ["S", "P{b}"]\n{lines}'
    '[E]\ntrack = ["S003", "S006"]\ncrew = ["S", "P{e}"]\n'
    '[D]\ncrew = ["S", "P"]\n'
)
"""Denver to Pueblo: A 11, B 24, E from Pueblo 12."""


@rule("SV-5.12")
def test_among_three_the_longest_route_sets_the_measure() -> None:
    on = " on line 2"
    at = table(THREE_WAYS.format(a=on, b=on, e=on, lines=""), 5)
    events = do(at, DONE, 1, 2, 6, 6, 1, 3)
    assert rolled(events) == [(0, 3 + 13), (1, 12), (4, 4 + 12)]
    assert [statuses(at, seat)[1] for seat in (0, 1, 4)] == ["tied", "spent", "tied"]


# Theft

THEFT = (
    'player = "B"\n[A]\ncash = 500\ntrack = ["S002", "S005"]\ncrew = ["S", "P+2 on line 2"]\n'
    '[B]\ncash = 500\ntrack = ["S001", "S007", "S006"]\nlines = [2]\ncrew = ["S", "P"]\n'
)


@rule("SV-5.13", "SV-5.14", "SV-5.15", "SV-5.18")
def test_t18a_level_with_the_owner_the_thief_fails_and_has_paid() -> None:
    at = table(THEFT)
    events = do(at, DONE, 2, 3, 3, 4)
    assert told(events, TheftPaid) == [TheftPaid(0, 2, 160)]
    assert rolled(events) == [(0, 7), (1, 7)]  # the bonus of 2 stays out
    assert told(events, TheftFailed) == [TheftFailed(0, 2)]
    assert state(at).line_owner[2] == 1
    assert cash(at) == [340, 500]
    assert statuses(at, 0)[1] == "spent"


@rule("SV-5.15", "SV-5.17")
def test_t18b_above_the_owner_the_card_moves_and_pays_at_once() -> None:
    at = quiet(THEFT)
    events = run(at, DONE, 3, 3, 3, 4)
    assert rolled(events)[:2] == [(0, 8), (1, 7)]
    assert told(events, LineStolen) == [LineStolen(0, 1, 2)]
    assert told(events, RevenuePaid) == [RevenuePaid(0, 2, 60)]
    assert cash(at) == [500 - 160 + 60, 500]


@rule("SV-5.15")
def test_a_failed_thief_may_try_again_next_turn() -> None:
    at = quiet(THEFT)
    run(at, DONE, 2, 3, 3, 4)
    while at.to_act != (0,):
        run(at, DONE)
    assert state(at).turn == 2
    assert ProspectLine(2, 2) in offered(at)


@rule("SV-5.14")
def test_the_switch_lets_the_bonus_count() -> None:
    at = table(THEFT, theft_bonus="on")
    assert rolled(do(at, DONE, 2, 3, 3, 4)) == [(0, 9), (1, 7)]
    assert state(at).line_owner[2] == 0


@rule("SV-5.16")
@pytest.mark.parametrize(
    ("dice", "owner"),
    [
        ((3, 4, 1, 2, 6, 6), 0),  # 20, 15 : 12
        ((1, 2, 1, 3, 1, 2), 1),  # 16, 16 : 3, and neither beats the other
        ((1, 2, 3, 3, 1, 2), 4),  # 16, 18 : 3
    ],
)
def test_several_thieves_roll_once_each(dice: tuple[int, ...], owner: int) -> None:
    on = " on line 2"
    at = table(THREE_WAYS.format(a=on, b="", e=on, lines="lines = [2]\n"), 5)
    events = do(at, DONE, *dice)
    assert [paid.seat for paid in told(events, TheftPaid)] == [0, 4]
    assert len(rolled(events)) == 3
    assert state(at).line_owner[2] == owner
    assert statuses(at, 0)[1] == statuses(at, 4)[1] == "spent"


@rule("SV-5.18")
def test_a_double_one_jails_the_thief_but_the_theft_stands() -> None:
    at = table(
        'turn = 3\nplayer = "B"\n[A]\ntrack = ["S002", "S005"]\ncrew = ["S", "P on line 2"]\n'
        '[B]\ntrack = ["S003", "S006"]\nlines = [2]\ncrew = ["S", "P"]\n'
    )
    # 11 against 12: a double one is 2 + 1 and beats a 2, which jails nobody at home.
    events = do(at, DONE, 1, 1, 1, 1)
    assert rolled(events) == [(0, 3), (1, 2)]
    assert told(events, Jailed) == [Jailed(0, "P")]
    assert state(at).line_owner[2] == 0
    assert statuses(at, 0)[1] == "jailed"
    assert statuses(at, 1) == ["home", "home"]
