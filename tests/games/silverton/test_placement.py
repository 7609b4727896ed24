"""Phase 2: where surveyors and prospectors may stand (SV-4)."""

from itertools import product

import pytest

from rotonde.games.silverton.rules.actions import (
    Attempt,
    Build,
    Dismantle,
    Prospect,
    ProspectLine,
    Recall,
    Survey,
)
from rotonde.games.silverton.rules.events import CrewPlaced, DisputeRolled, SecondRolled
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
    AT_OWN,
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
    surveys,
    table,
    told,
)
from tests.rules import rule

# SV-4.1, SV-4.2


@rule("SV-4.1")
def test_crew_is_placed_piece_by_piece_confirmed_and_seen_by_all() -> None:
    at = table()
    for action in (
        Survey(2, seg("S027")),
        Survey(0, seg("S001")),
        Prospect(1, 45),
        Prospect(0, 0),
    ):
        (event,) = told(do(at, action), CrewPlaced)
        assert event.seat == 0
    assert offered(at) == [DONE]
    assert at.to_act == (0,)
    assert at.undo_refusal(0) is None
    at.undo(0, to=0)
    assert statuses(at, 0) == ["home"] * 4
    do(at, Survey(2, seg("S026")))
    do(at, DONE)
    assert at.to_act == (1,)
    seen = at.view(1).board.players[0].crew[0]
    assert (seen.status, seen.place) == ("placed", seg("S026"))


@rule("SV-4.2")
def test_one_piece_in_a_place_but_any_number_on_the_deck() -> None:
    at = table()
    do(at, Survey(2, seg("S027")))
    refused(at, Survey(0, seg("S027")), "SV-4.2", "refusal-surveyor-there")
    do(at, Prospect(1, 45))
    refused(at, Prospect(0, 45), "SV-4.2", "refusal-prospector-there")
    at = table('[A]\ntrack = ["S001", "S004"]')
    do(at, ProspectLine(1, 2))
    refused(at, ProspectLine(0, 2), "SV-4.2", "refusal-prospector-there")
    do(at, Dismantle(2, seg("S004")))
    refused(at, Dismantle(0, seg("S004")), "SV-4.2", "refusal-surveyor-there")
    at = table()
    do(at, Prospect(1, 0))
    do(at, Prospect(0, 0))
    assert [piece.place for piece in pieces(at, 0)[2:]] == [AT_CLAIM, AT_CLAIM]


# Surveyors


@rule("SV-4.3")
def test_a_surveyor_builds_on_free_track_and_takes_up_his_own() -> None:
    at = table('[A]\ntrack = ["S027"]\n[B]\ntrack = ["S008"]')
    refused(at, Survey(2, seg("S008")), "SV-4.3", "refusal-built")
    refused(at, Survey(2, seg("S027")), "SV-4.3", "refusal-already-own")
    refused(at, Dismantle(2, seg("S008")), "SV-4.3", "refusal-not-own-track")
    refused(at, Dismantle(2, seg("S026")), "SV-4.3", "refusal-not-own-track")
    refused(at, Survey(2, 180), "SV-1.5", "refusal-no-segment")
    do(at, Dismantle(2, seg("S027")))
    assert pieces(at, 0)[0].place == AT_OWN + seg("S027")


@rule("SV-4.4", "SV-4.5")
@pytest.mark.parametrize(
    ("seat", "plain", "winter"), [(0, 12, 9), (2, 5, 5), (3, 9, 7), (4, 7, 7), (5, 4, 4)]
)
def test_t5_first_places_from_each_start_city(seat: int, plain: int, winter: int) -> None:
    letter = "ABCDEF"[seat]
    at = table(f'player = "{letter}"', 6)
    assert len(surveys(at)) == plain
    at = table(f'turn = 8\nplayer = "{letter}"', 6)
    assert len(surveys(at)) == winter


@rule("SV-4.4")
def test_track_need_not_be_live_to_be_built_on() -> None:
    at = table('[A]\ntrack = ["S104"]')
    assert "S106" in surveys(at)
    refused(at, Survey(2, seg("S108")), "SV-4.4", "refusal-not-connected")


@rule("SV-4.5")
def test_in_winter_no_surveyor_stands_on_a_white_segment() -> None:
    at = table('turn = 8\n[A]\ntrack = ["S031"]')
    refused(at, Survey(2, seg("S038")), "SV-4.5", "refusal-snow")
    refused(at, Dismantle(2, seg("S031")), "SV-4.5", "refusal-snow")
    assert "S032" in surveys(at)


TEN = 'turn = {turn}\n[A]\ncrew = ["S", "S+1", "P"]\n'


@rule("SV-4.6", "SV-8.5")
def test_t10a_a_second_segment_in_a_row_needs_a_roll() -> None:
    at = table(TEN.format(turn=5), 4)
    refused(at, Survey(1, seg("S029")), "SV-4.4", "refusal-not-connected")
    do(at, Survey(0, seg("S027")))
    do(at, Survey(1, seg("S029")))
    assert [piece.rolls for piece in pieces(at, 0)] == [False, True, False]
    assert BOARD.costs[seg("S027")] + BOARD.costs[seg("S029")] == 240
    ways = [sum(two) > BOARD.lengths[seg("S029")] for two in product(range(1, 7), repeat=2)]
    assert (sum(ways), len(ways)) == (35, 36)


@rule("SV-4.6")
def test_there_is_no_third_in_a_row() -> None:
    at = table('turn = 5\n[A]\ncrew = ["S on S027", "S+1 on S029 to roll", "S+2", "P"]')
    refused(at, Survey(2, seg("S030")), "SV-4.4", "refusal-not-connected")
    # Beside the second there may be another beyond the first.
    assert "S028" in surveys(at)


@rule("SV-4.7")
def test_t10b_with_five_players_every_segment_touches_the_network() -> None:
    at = table(TEN.format(turn=5), 5)
    do(at, Survey(0, seg("S027")))
    refused(at, Survey(1, seg("S029")), "SV-4.7", "refusal-not-connected-five")


@rule("SV-4.6")
def test_t10c_in_winter_there_is_no_second_segment() -> None:
    at = table(TEN.format(turn=8), 2)
    do(at, Survey(0, seg("S027")))
    refused(at, Survey(1, seg("S029")), "SV-4.6", "refusal-not-connected-winter")


ELEVEN = '[A]\ncrew = ["S right on S027", "S+1 right on S029 to roll", "P"]\n'


@rule("SV-8.5")
def test_t11a_without_the_first_segment_there_is_no_attempt() -> None:
    at = table(
        'turn = 5\nplayer = "B"\n[A]\ncrew = ["S on S027", "S+1 on S029 to roll", "P"]\n'
        '[B]\ncrew = ["S on S027", "P"]\n'
    )
    do(at, DONE, 1, 3, 2, 3)  # A 4, B 5
    assert (step(at), at.to_act) == ("trade", (0,))
    assert statuses(at, 0) == ["spent", "spent", "home"]
    assert cash(at)[0] == 2400


@rule("SV-8.5")
def test_t11b_without_the_money_for_both_no_roll_is_offered() -> None:
    at = table('turn = 5\nphase = "build"\n' + ELEVEN + "cash = 200\n")
    do(at, Build(seg("S027")))
    assert cash(at)[0] == 50
    assert step(at) == "trade"
    assert statuses(at, 0) == ["spent", "spent", "home"]


@rule("SV-8.5")
def test_t11c_the_roll_must_exceed_the_length() -> None:
    at = table('turn = 5\nphase = "build"\n' + ELEVEN)
    do(at, Build(seg("S027")))
    (rolled,) = told(do(at, Attempt(seg("S029")), 1, 1), SecondRolled)
    assert (rolled.total, rolled.success) == (2, False)
    assert state(at).owner[seg("S029")] == -1
    assert cash(at)[0] == 2400 - 150
    assert statuses(at, 0)[1] == "spent"


@rule("SV-8.5")
def test_t11d_a_roll_of_three_is_enough() -> None:
    at = table('turn = 5\nphase = "build"\n' + ELEVEN)
    refused(at, Attempt(seg("S029")), "SV-8.2", "refusal-not-connected")
    do(at, Build(seg("S027")))
    refused(at, Build(seg("S029")), "SV-8.5", "refusal-roll-first")
    (rolled,) = told(do(at, Attempt(seg("S029")), 1, 2), SecondRolled)
    assert rolled.success
    refused(at, Attempt(seg("S029")), "SV-8.5", "refusal-no-roll")
    do(at, Build(seg("S029")))
    assert cash(at)[0] == 2400 - 150 - 90


@rule("SV-8.5")
def test_a_second_segment_that_touches_the_network_by_now_needs_no_roll() -> None:
    at = table('turn = 5\nphase = "track"\n' + ELEVEN + 'track = ["S030"]\n')
    assert Build(seg("S029")) in offered(at)


@rule("SV-4.8")
def test_t6_all_three_ways_south_of_denver_are_parallel() -> None:
    at = table('[A]\ntrack = ["S001"]')
    assert " ".join(sorted(surveys(at))) == (
        "S004 S005 S007 S008 S009 S010 S011 S026 S027 S031 S038 S039 S047 S049"
    )
    refused(at, Survey(2, seg("S002")), "SV-4.8", "refusal-parallel")
    refused(at, Survey(2, seg("S003")), "SV-4.8", "refusal-parallel")


@rule("SV-4.8")
def test_t7_so_are_the_two_south_of_santa_fe() -> None:
    at = table('player = "F"\n[F]\ntrack = ["S122"]', 6)
    refused(at, Survey(2, seg("S123")), "SV-4.8", "refusal-parallel")
    assert "S126" in surveys(at)


@rule("SV-4.8")
@pytest.mark.parametrize(
    ("player", "own", "parallel"),
    [
        ("E", "S004", "S006"),  # north of Pueblo
        ("F", "S115", "S116"),  # north of Santa Fe
        ("A", "S008", "S009"),  # twins
        ("D", "S155", "S156"),
    ],
)
def test_other_parallels(player: str, own: str, parallel: str) -> None:
    at = table(f'player = "{player}"\n[{player}]\ntrack = ["{own}"]', 6)
    bonus = pieces(at, at.to_act[0])[0].bonus
    refused(at, Survey(bonus, seg(parallel)), "SV-4.8", "refusal-parallel")


@rule("SV-4.8")
def test_a_placed_surveyor_counts_as_track() -> None:
    at = table()
    do(at, Survey(2, seg("S001")))
    refused(at, Survey(0, seg("S003")), "SV-4.8", "refusal-parallel")
    at = table('[A]\ntrack = ["S001"]')
    do(at, Dismantle(2, seg("S001")))
    refused(at, Survey(0, seg("S002")), "SV-4.8", "refusal-parallel")


@rule("SV-4.9")
def test_building_merely_to_block_is_refused() -> None:
    text = '[A]\ntrack = ["S010", "S014", "S013"]'
    refused(table(text), Survey(2, seg("S015")), "SV-4.9", "refusal-blocking")
    assert "S015" in surveys(table(text, blocking="off"))
    # A shorter way for a line in play is a reason; so is a new town.
    assert "S014" in surveys(table('[A]\ntrack = ["S010", "S013", "S015"]'))
    assert "S012" in surveys(table(text))
    # Without the line there is no reason left.
    gone = 'discarded = ["line 1"]\n[A]\ntrack = ["S010", "S013", "S015"]'
    refused(table(gone), Survey(2, seg("S014")), "SV-4.9", "refusal-blocking")


@rule("SV-4.9")
def test_linking_two_parts_of_ones_own_is_never_blocking() -> None:
    at = table('[A]\ntrack = ["S001", "S104"]')
    assert {"S004", "S005"} <= surveys(at)


@rule("SV-4.9")
def test_a_brown_way_round_the_snow_is_a_reason() -> None:
    text = '[A]\ntrack = ["S008", "S012", "S016", "S015"]'
    assert "S017" in surveys(table(text))
    old = table(text, rules_version=1)
    refused(old, Survey(2, seg("S017")), "SV-4.9", "refusal-blocking")
    assert "S017" in surveys(table(text, rules_version=1, bypass="on"))


@rule("SV-4.9")
def test_trains_that_carry_more_are_a_reason_in_the_advanced_game() -> None:
    # From Greeley to Cheyenne the longest segment is 5 straight on, 4 over Fort Collins.
    text = '[A]\ncrew = ["S", "P"]\ntrack = ["S010", "S013", '
    survey = Survey(0, seg("S015"))
    assert "S015" in surveys(table(text + '"S014"]', rules="advanced"))
    refused(table(text + '"S014"]'), survey, "SV-4.9", "refusal-blocking")
    old = table(text + '"S014"]', rules="advanced", rules_version=1)
    refused(old, survey, "SV-4.9", "refusal-blocking")
    longer = table('discarded = ["line 1"]\n' + text + '"S015"]', rules="advanced")
    refused(longer, Survey(0, seg("S014")), "SV-4.9", "refusal-blocking")


@rule("SV-4.9")
def test_alone_nobody_can_be_blocked() -> None:
    text = '[A]\ntrack = ["S010", "S014", "S013"]'
    assert "S015" in surveys(table(text, 1))
    old = table(text, 1, rules_version=1)
    refused(old, Survey(0, seg("S015")), "SV-4.9", "refusal-blocking")


CHEYENNE = """
[A]
track = ["S010"]
[B]
track = []
[D]
track = ["S161", "S162", "S022", "S021", "S020", "S019", "S018", "S017"]
"""
"""Salt Lake City's railway has just come to Cheyenne; one track of the two to Greeley is taken."""


@rule("SV-4.9.1")
def test_who_came_to_cheyenne_is_not_shut_out_of_denver() -> None:
    for player in "AB":
        text = f'player = "{player}"' + CHEYENNE
        at = table(text, 4, last_approach="on")
        seat = at.to_act[0]
        bonus = pieces(at, seat)[0].bonus
        if player == "A":  # the other track between Greeley and Cheyenne is the same to him
            gone = table('discarded = ["line 1"]\n' + text, 4, last_approach="on")
            refused(gone, Survey(bonus, seg("S014")), "SV-4.9.1", "refusal-last-approach")
            assert "S014" in surveys(at)  # a first route for line 1
        else:
            refused(at, Survey(bonus, seg("S011")), "SV-4.9.1", "refusal-last-approach")
        # As long as another way is left, and over Boulder at any time.
        assert "S008" in surveys(at)
        assert "S011" in surveys(table(text.replace('["S010"]', "[]"), 4, last_approach="on"))
        # Not while the rival is only at Laramie, and not without the option.
        before = text.replace(', "S017"', "")
        assert {"S014", "S011"} & surveys(table(before, 4, last_approach="on"))
        assert {"S014", "S011"} & surveys(table('discarded = ["line 1"]\n' + text, 4))


@rule("SV-4.6", "SV-4.9.1")
def test_what_a_second_segment_is_good_for_is_asked_with_its_first() -> None:
    text = 'player = "A"' + CHEYENNE.replace('["S010"]', "[]")
    second = Survey(2, seg("S014"))
    for position, allowed in ((text, True), ('discarded = ["line 1"]\n' + text, False)):
        at = table(position, 4, last_approach="on")
        do(at, Survey(0, seg("S010")))
        if allowed:  # both together are a first route for line 1
            assert second in offered(at)
        else:
            refused(at, second, "SV-4.9.1", "refusal-last-approach")


@rule("SV-4.9.1")
def test_a_claim_of_ones_own_is_a_reason_to_go_there() -> None:
    text = (
        'player = "E"\n[A]\ntrack = ["S104"]\n'
        '[F]\ntrack = ["S115", "S119", "S120", "S097", "S102", "S103"]\n[E]\nclaims = [CLAIM]'
    )
    at = table(text.replace("CLAIM", ""), 6, last_approach="on")
    refused(at, Survey(1, seg("S105")), "SV-4.9.1", "refusal-last-approach")
    assert "S105" in surveys(table(text.replace("CLAIM", "23"), 6, last_approach="on"))


@rule("SV-4.10", "SV-4.9.1")
def test_the_last_approach_is_looked_at_again_when_paying() -> None:
    text = CHEYENNE.replace("track = []", 'crew = ["S right on S011", "S+1 right on S008"]')
    at = table('phase = "build"\nplayer = "B"' + text, 4, last_approach="on")
    refused(at, Build(seg("S011")), "SV-4.10", "refusal-last-approach")


@rule("SV-4.10", "SV-8.2")
def test_blocking_is_checked_again_when_paying() -> None:
    at = table(
        'phase = "build"\n[A]\ntrack = ["S010", "S014"]\n'
        'crew = ["S right on S013", "S+1 right on S015", "S+2 right on S008"]'
    )
    do(at, Build(seg("S013")))
    refused(at, Build(seg("S015")), "SV-4.10", "refusal-blocking")


@rule("SV-4.11")
def test_only_live_track_can_be_taken_up() -> None:
    at = table('[A]\ntrack = ["S104"]')
    refused(at, Dismantle(2, seg("S104")), "SV-4.11", "refusal-not-live")


@rule("SV-4.12")
def test_a_surveyor_needs_no_money_and_no_cube() -> None:
    assert len(surveys(table("[A]\ncash = 0"))) == 12
    own: list[int] = []
    for segment in range(len(BOARD.ids)):
        if not BOARD.parallel[segment] & sum(1 << other for other in own):
            own.append(segment)
    track = [BOARD.ids[segment] for segment in own[-32:]]
    assert "S027" in surveys(table(f"[A]\ntrack = {track}"))


# Prospectors

EMPTY = (
    "row = [1]\ndiscarded = [{}, 'claim-jumping', 'saloon-brawl', 'cave-in', 'avalanche', "
    "'land-office-fire', 'worthless-claims']\n"
).format(", ".join(map(str, range(2, 103))))


@rule("SV-4.13")
def test_a_prospector_has_four_places_to_go() -> None:
    at = table(
        '[A]\ncash = 500\ntrack = ["S001", "S004", "S010", "S014"]\n'
        '[B]\ntrack = ["S002", "S007", "S006"]\nlines = [2]'
    )
    assert {action.claim for action in offered(at, Prospect)} == {0, *state(at).row}
    assert {action.line for action in offered(at, ProspectLine)} == {1, 2}
    refused(at, Prospect(0, 1), "SV-4.13", "refusal-not-in-row")
    refused(at, ProspectLine(0, 9), "SV-4.13", "refusal-no-line")
    refused(at, ProspectLine(0, 99), "SV-4.13", "refusal-no-line")
    at = table("[A]\ncash = 0")
    assert {action.claim for action in offered(at, Prospect)} == {0, *state(at).row}
    at = table('[A]\ntrack = ["S001", "S004"]\nlines = [2]')
    refused(at, ProspectLine(0, 2), "SV-4.13", "refusal-own-line")


@rule("SV-4.13")
def test_an_empty_deck_is_no_place() -> None:
    at = table(EMPTY)
    refused(at, Prospect(0, 0), "SV-4.13", "refusal-deck-empty")


@rule("SV-4.14")
def test_a_line_on_offer_needs_a_live_open_route() -> None:
    refused(table(), ProspectLine(0, 2), "SV-4.14", "refusal-no-route")
    snowed = '[A]\ntrack = ["S038", "S043", "S060"]'
    assert ProspectLine(0, 3) in offered(table(snowed))
    winter = table("turn = 8\n" + snowed)
    refused(winter, ProspectLine(0, 3), "SV-4.14", "refusal-route-snowed-in")
    # A second route, open in winter, will do.
    both = '[A]\ntrack = ["S038", "S043", "S060", "S001", "S047", "S051"]'
    assert ProspectLine(0, 3) in offered(table("turn = 8\n" + both))


@rule("SV-4.15")
def test_t19_a_thief_needs_a_shorter_route() -> None:
    at = table('[A]\ntrack = ["S002", "S005"]\n[B]\ntrack = ["S001", "S004"]\nlines = [2]')
    refused(at, ProspectLine(0, 2), "SV-4.15", "refusal-route-not-shorter")
    at = table('[B]\ntrack = ["S001", "S004"]\nlines = [2]')
    refused(at, ProspectLine(0, 2), "SV-4.15", "refusal-no-route")


@rule("SV-4.15")
def test_a_thief_needs_the_cash_for_all_his_thefts() -> None:
    text = (
        '[A]\ncash = {}\ntrack = ["S002", "S005", "S010", "S014"]\n'
        '[B]\ntrack = ["S001", "S007", "S006", "S011", "S013", "S015"]\nlines = [1, 2]'
    )
    at = table(text.format(319))
    do(at, ProspectLine(1, 2))
    refused(at, ProspectLine(0, 1), "SV-4.15", "refusal-theft-cash")
    at = table(text.format(320))
    do(at, ProspectLine(1, 2))
    do(at, ProspectLine(0, 1))
    at = table(text.format(159))
    refused(at, ProspectLine(0, 1), "SV-4.15", "refusal-theft-cash")


@rule("SV-4.15")
def test_snow_counts_against_the_thief_and_not_against_the_owner() -> None:
    # To Leadville: A 16 over snow, B 20 (S001 S047 S051 S061) without.
    brown = 'track = ["S001", "S047", "S051", "S061"]\n'
    white = 'track = ["S038", "S043", "S060"]\n'
    thief_snowed = "turn = 8\n[A]\n" + white + "[B]\n" + brown + "lines = [3]"
    refused(table(thief_snowed), ProspectLine(0, 3), "SV-4.15", "refusal-no-route")
    owner_snowed = "turn = 8\n[A]\n" + brown + "[B]\n" + white + "lines = [3]"
    refused(table(owner_snowed), ProspectLine(0, 3), "SV-4.15", "refusal-route-not-shorter")
    assert ProspectLine(0, 3) in offered(table(thief_snowed.replace("8", "7", 1)))


# Ties


@rule("SV-4.16", "SV-4.18", "SV-5.6")
def test_t12_a_tie_stays_until_the_next_placement() -> None:
    at = quiet(
        'order = "ABC"\nplayer = "C"\n[A]\ncrew = ["S+1 on S027", "P"]\n'
        '[B]\ncrew = ["S on S027", "P"]\n[C]\ncrew = ["S on S027", "P"]\n',
        3,
    )
    run(at, DONE, 3, 3, 3, 4, 2, 3)  # 6 + 1, 7, 5
    assert state(at).turn == 2
    assert state(at).owner[seg("S027")] == -1
    assert statuses(at, 1)[0] == "tied"
    assert statuses(at, 2)[0] == "home"
    at = table(
        'turn = 2\norder = "BAC"\n[A]\ncrew = ["S+1 tied on S027", "P"]\n'
        '[B]\ncrew = ["S tied on S027", "P"]\n[C]\ncrew = ["S", "P"]\n',
        3,
    )
    do(at, DONE)  # untouched it stays
    assert (at.to_act, statuses(at, 1)) == ((0,), ["placed", "home"])
    do(at, Recall(seg("S027")))
    assert statuses(at, 0) == ["home", "home"]  # in A's hand again
    do(at, Survey(1, seg("S026")))
    do(at, DONE)
    events = do(at, DONE)
    assert not told(events, DisputeRolled)
    assert statuses(at, 1)[0] == "right"
    assert offered(at, Build) == [Build(seg("S027"))]


TIED_ONE = 'turn = 2\n[A]\ncrew = ["S tied on S027", "S+1", "P tied on claim 45"]'


@rule("SV-4.16")
def test_a_tied_piece_stays_unless_it_is_taken_back() -> None:
    at = table(TIED_ONE)
    assert offered(at, Recall) == [Recall(seg("S027")), Recall(AT_CLAIM + 45)]
    refused(at, Recall(seg("S008")), "SV-4.16", "refusal-recall")
    # It counts as placed: nothing of one's own may come there or beside it.
    assert "S027" not in surveys(at)
    do(at, Survey(1, seg("S008")))
    # First back to hand, then to other places.
    refused(at, Recall(seg("S027")), "SV-4.16", "refusal-recall")
    do(at, DONE)
    assert statuses(at, 0) == ["placed", "placed", "placed"]
    at = table(TIED_ONE)
    do(at, Recall(AT_CLAIM + 45))
    do(at, Recall(seg("S027")))
    assert "S027" in surveys(at)
    do(at, DONE)
    assert statuses(at, 0) == ["home", "home", "home"]


@rule("SV-4.16")
@pytest.mark.parametrize(
    ("row", "cash", "recalled"),
    [("1", 2400, False), ("1, 26", 2400, True), ("1", 60, True)],
)
def test_a_bot_takes_a_tied_piece_back_if_another_place_is_better(
    row: str, cash: int, recalled: bool
) -> None:
    """Another claim at hand that nobody else wants, or no money for this one."""
    at = table(
        f'turn = 2\nrow = [{row}]\n[A]\ncash = {cash}\ntrack = ["S008"]\n'
        'crew = ["P tied on claim 1"]\n[B]\ncrew = ["S", "P tied on claim 1"]\n'
    )
    back = Recall(AT_CLAIM + 1)
    legal = offered(at)
    assert back in legal
    assert (at.game.bot.heuristic_action(at.state, 0, legal) == back) is recalled


@rule("SV-4.16")
def test_in_older_matches_a_tied_piece_goes_home_by_itself() -> None:
    at = table(TIED_ONE, rules_version=1)
    assert not offered(at, Recall)
    do(at, DONE)
    assert statuses(at, 0) == ["home", "home", "home"]


@rule("SV-4.6", "SV-4.16")
def test_a_tied_second_segment_comes_back_with_its_first() -> None:
    at = table('turn = 2\n[A]\ncrew = ["S tied on S008", "S+1 tied on S012 to roll", "P"]')
    assert [piece.rolls for piece in pieces(at, 0)] == [False, True, False]
    do(at, Recall(seg("S008")))
    assert statuses(at, 0) == ["home", "home", "home"]
    # Without a first there is none to begin with.
    at = table('turn = 2\n[A]\ncrew = ["S", "S+1 tied on S012 to roll", "P"]')
    assert statuses(at, 0) == ["home", "home", "home"]


@rule("SV-4.17")
def test_t14_snow_drives_a_tied_surveyor_away() -> None:
    at = table('turn = 8\n[A]\ncrew = ["S tied on S031", "P"]\n[B]\ncrew = ["S tied on S031", "P"]')
    assert at.to_act == (0,)
    refused(at, Survey(0, seg("S031")), "SV-4.5", "refusal-snow")
    do(at, DONE)
    assert at.to_act == (1,)
    refused(at, Survey(0, seg("S031")), "SV-4.5", "refusal-snow")


@rule("SV-4.17")
def test_a_tie_for_a_card_that_is_gone_is_over() -> None:
    at = table('turn = 2\ndiscarded = ["line 3"]\n[A]\ncrew = ["S", "P tied on line 3"]')
    refused(at, ProspectLine(0, 3), "SV-4.13", "refusal-no-line")
    assert [piece.place for piece in pieces(at, 0)] == [-1, -1]


def test_places_are_told_apart() -> None:
    assert 180 < AT_OWN < AT_OWN + 180 < AT_CLAIM < AT_CLAIM + 103 < AT_LINE
