"""The turn of Base and Standard: action tiles, who is when, income, the end (SB-5, SB-6, SB-9)."""

import pytest

from rotonde.games.steam_barons.rules.actions import Bid, Fill, Grow, Raise, Take, Upgrade, Urbanize
from rotonde.games.steam_barons.rules.events import IncomePaid, OrderSet, PlayerBankrupt, TurnBegun
from tests.games.steam_barons.play import (
    DONE,
    PASS,
    base,
    do,
    lay,
    offered,
    pass_to,
    place,
    refused,
    road,
    standard,
    state,
    step,
    told,
    track,
)
from tests.rules import rule

CHOOSE = 'phase = "choose"\norder = "BCA"\n'
SUPPLY = 'supply = ["RB", "YK"]\n'


# Action tiles


@rule("SB-5.2")
def test_each_takes_one_tile_in_turn_order():
    at = base(CHOOSE)
    assert at.to_act == (1,)
    do(at, Take(3))
    refused(at, Take(3), "SB-5.2", "refusal-tile-taken")
    do(at, Take(1))
    assert at.to_act == (0,)
    do(at, Take(4))
    assert state(at).taken == [4, 3, 1]
    assert step(at) == "build"


@rule("SB-5.2")
@pytest.mark.parametrize(
    ("tile", "cost", "standard_cost"),
    [(1, 0, 0), (2, 0, 0), (3, 0, 0), (4, 0, 0), (5, 2, 0), (6, 6, 0), (7, 6, 0)],
)
def test_what_tiles_cost(tile, cost, standard_cost):
    at = base(CHOOSE + SUPPLY + "[B]\ncash = 10\n")
    do(at, Take(tile))
    assert state(at).cash[1] == 10 - cost
    free = standard(CHOOSE + SUPPLY + "[B]\ncash = 10\n")
    do(free, Take(tile))
    assert state(free).cash[1] == 10 - standard_cost


@rule("SB-5.2")
def test_the_locomotive_tile_acts_at_once_for_4_and_the_new_level():
    at = base(CHOOSE + "[B]\ncash = 9\nlocomotive = 4\n")
    do(at, Take(6))
    assert (state(at).level[1], state(at).cash[1]) == (5, 0)


@rule("SB-5.5")
@pytest.mark.parametrize("rules", [base, standard])
def test_at_level_6_the_locomotive_tile_costs_and_does_nothing(rules):
    at = rules(CHOOSE + "[B]\nlocomotive = 6\nincome = -10\n")
    do(at, Take(6))
    assert (state(at).level[1], state(at).cash[1], state(at).income[1]) == (6, 0, -10)
    assert state(at).taken[1] == 6


@rule("SB-5.3")
def test_only_growth_and_urbanization_have_a_pass_option():
    at = base(CHOOSE)
    passing = [take.tile for take in offered(at, Take) if not take.effect]
    assert passing == [5, 7]
    refused(at, Take(6, False), "SB-5.3", "refusal-no-pass-option")
    free = standard(CHOOSE)
    assert all(take.effect for take in offered(free, Take))
    refused(free, Take(5, False), "SB-5.3", "refusal-no-pass-option")


@rule("SB-5.3")
def test_a_tile_passed_on_costs_and_does_nothing_but_its_number_counts():
    at = base('phase = "choose"\norder = "ABC"\n' + SUPPLY)
    do(at, Take(5, False), Take(7, False), Take(2))
    assert state(at).cash == [0, 0, 0]
    assert (step(at), at.to_act) == ("build", (0,))
    assert not offered(at, Grow)
    refused(at, Grow(place("Leeds")), "SB-7.14", "refusal-not-your-tile")
    do(at, DONE)
    assert not offered(at, Urbanize)
    refused(at, Urbanize(place("Wigan"), 0), "SB-7.15", "refusal-not-your-tile")
    events = do(at, DONE, DONE)
    events += pass_to(at, "choose")
    assert told(events, OrderSet) == [OrderSet((2, 0, 1))]


@rule("SB-5.3")
def test_what_was_paid_for_must_be_done():
    at = base('phase = "build"\norder = "ABC"\n' + SUPPLY + "[A]\ntile = 5\n")
    assert DONE not in offered(at)
    refused(at, DONE, "SB-5.3", "refusal-must")
    do(at, lay("0811", "Leeds", "0911"))
    assert DONE not in offered(at)
    do(at, Grow(place("Leeds")), Fill(1))
    assert DONE in offered(at)


@rule("SB-5.2")
@pytest.mark.parametrize("tile", [5, 7])
def test_standard_leaves_it_to_the_player(tile):
    at = standard('phase = "build"\norder = "ABC"\n' + SUPPLY + f"[A]\ntile = {tile}\n")
    assert offered(at, Grow, Urbanize)
    assert DONE in offered(at)


# Who is when


@rule("SB-5.4", "SB-14.5", "SB-5.2")
def test_first_build_and_first_move_jump_ahead_in_their_own_phase_alone():
    at = base(
        'phase = "build"\norder = "ABC"\n'
        "[A]\ntile = 7\npassed = true\n[B]\ntile = 2\n[C]\ntile = 4\n"
    )
    builders, movers = [], []
    while step(at) == "build":
        builders += at.to_act
        do(at, DONE)
    while step(at) == "move":
        movers += at.to_act
        do(at, PASS)
    assert builders == [2, 0, 1]
    assert movers == [1, 0, 2] * 2
    # Numbers make the next order, and no sooner.
    assert state(at).order == (1, 2, 0)


@rule("SB-5.2", "SB-5.4")
def test_turn_order_is_first_next_turn():
    at = base('phase = "build"\norder = "ABC"\n[A]\ntile = 3\n[B]\ntile = 2\n[C]\ntile = 1\n')
    assert at.to_act == (0,)
    events = pass_to(at, "choose")
    assert told(events, OrderSet) == [OrderSet((2, 1, 0))]
    assert told(events, TurnBegun) == [TurnBegun(2, 10)]


@rule("SB-14.6", "SB-8.1")
def test_the_tile_and_the_free_step_make_two_levels():
    at = base('phase = "choose"\norder = "ABC"\n[A]\ncash = 6\n')
    do(at, Take(6), Take(1), Take(2))
    pass_to(at, "move")
    do(at, PASS)  # C has First Move
    do(at, Upgrade())
    assert state(at).level[0] == 3
    assert state(at).cash[0] == 0  # the step is free
    assert step(at) == "move"


@rule("SB-6.1", "SB-6.5")
def test_a_standard_turn_has_its_phases_and_ends_after_income():
    at = standard('turn = 9\norder = "ABC"\n[A]\ncash = 20\n')
    steps = []
    while not at.over and state(at).turn < 11:
        if not steps or steps[-1] != step(at):
            steps.append(step(at))
        legal = at.legal(at.to_act[0])
        do(at, legal[0] if step(at) in ("choose", "capital") else legal[-1])
    once = ["capital", "order", "choose", "build", "move"]
    assert steps == once * 2
    assert at.over
    assert at.standings.ending == "last-turn"


# Income


@rule("SB-5.6")
def test_income_as_it_stood_when_the_phase_began():
    at = base(
        'phase = "income"\norder = "ABC"\n'
        "[A]\nincome = 4\ncash = 1\n[B]\nincome = -3\ncash = 1\n[C]\nincome = -6\ncash = 6\n"
    )
    # B owes 3 and raises a five, which lowers his income but not what he owes.
    assert state(at).cash == [5, 3, 0]
    assert state(at).income == [4, -4, -6]


@rule("SB-6.4")
@pytest.mark.parametrize(
    ("income", "cash", "vp", "level", "after"),
    [
        (4, 1, 0, 3, (4, 2, 0)),  # income less upkeep
        (0, 5, 3, 2, (0, 3, 3)),
        (-1, 1, 3, 4, (-1, 0, 1)),  # 4 missing: 2 points
        (-1, 0, 3, 4, (-1, 1, 0)),  # 5 missing: 3 points, an odd dollar back
        (-1, 0, 1, 4, (-3, 1, 0)),  # 1 point, then 2 levels
        (-8, 0, 0, 1, None),  # 9 missing, 2 levels left: bankrupt
        (-10, 0, 6, 1, (-10, 1, 0)),  # 11 missing: 6 points
    ],
)
def test_standard_income_less_upkeep_and_what_a_shortfall_costs(income, cash, vp, level, after):
    figures = f"income = {income}\ncash = {cash}\nvp = {vp}\nlocomotive = {level}\n"
    others = "[B]\nincome = 5\n[C]\nincome = 5\n"
    at = standard(f'phase = "income"\norder = "ABC"\n[A]\n{figures}{others}')
    of = state(at)
    if after is None:
        assert of.is_out(0)
        assert of.order == (1, 2)
    else:
        assert (of.income[0], of.cash[0], of.vp[0]) == after


@rule("SB-17.4")
@pytest.mark.parametrize(("floor", "out"), [("-10", False), ("0", True)])
def test_how_far_income_may_fall_to_settle_a_shortfall(floor, out):
    figures = "[A]\nincome = 1\nlocomotive = 5\n[B]\nincome = 5\n[C]\nincome = 5\n"
    at = standard(f'phase = "income"\norder = "ABC"\n{figures}', debt_floor=floor)
    assert state(at).is_out(0) == out  # 4 missing, no points: two levels
    if not out:
        assert (state(at).income[0], state(at).cash[0]) == (-1, 0)


@rule("SB-17.4")
def test_with_the_higher_floor_levels_above_0_still_pay():
    figures = "[A]\nincome = 2\nlocomotive = 6\n[B]\nincome = 5\n[C]\nincome = 5\n"
    at = standard(f'phase = "income"\norder = "ABC"\n{figures}', debt_floor="0")
    assert not state(at).is_out(0)
    assert (state(at).income[0], state(at).cash[0]) == (0, 0)


# The end


@rule("SB-5.1", "SB-14.11", "SB-9.3", "SB-3.5")
def test_the_last_base_turn_ends_after_income_and_its_tiles_break_ties():
    at = base(
        'turn = 10\nphase = "move"\norder = "ABC"\n'
        "[A]\ntile = 5\nvp = 3\n[B]\ntile = 2\nvp = 3\n[C]\ntile = 1\nvp = 1\n"
    )
    events = pass_to(at, "choose")
    assert at.over
    assert not told(events, OrderSet)
    assert len(told(events, IncomePaid)) == 3
    assert at.standings.ranks == (2, 1, 3)


@rule("SB-17.1")
@pytest.mark.parametrize("last", [8, 9])
def test_the_last_turn_of_four_players(last):
    position = f'turn = {last}\nphase = "move"\n'
    at = base(position, 4, four_player_turns=str(last))
    pass_to(at, "choose")
    assert at.over
    at = base(f'turn = {last - 1}\nphase = "move"\n', 4, four_player_turns=str(last))
    pass_to(at, "choose")
    assert not at.over


def ended(figures: str, roads: str = ""):
    return base(f'{roads}turn = 10\nphase = "end"\norder = "ABC"\n{figures}')


@rule("SB-9.1", "SB-18.45")
@pytest.mark.parametrize(
    ("income", "worth"), [(-10, -20), (-1, -2), (0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (10, 5)]
)
def test_what_income_is_worth_at_the_end(income, worth):
    assert ended(f"[A]\nincome = {income}\n").standings.scores[0] == worth


@rule("SB-9.2")
def test_complete_links_count_and_incomplete_ones_do_not():
    roads = track(
        road("A", "Manchester", "0613", "Huddersfield"),
        road("A", "Huddersfield", "0711", "Leeds"),
        road("A", "Sheffield", "0913", "1013"),
        road("B", "Lancaster", "0409", "Burnley"),
    )
    scores = ended("[A]\nvp = 4\n", roads).standings.scores
    assert scores == (6, 1, 0)


@rule("SB-9.3")
def test_ties_go_to_the_higher_income_then_to_the_lower_tile():
    at = ended("[A]\nvp = 5\n[B]\nvp = 4\nincome = 2\n[C]\nvp = 5\nincome = 1\n")
    assert at.standings.scores == (5, 5, 5)
    assert at.standings.ranks == (3, 1, 2)
    level = ended("[A]\nvp = 5\ntile = 6\n[B]\nvp = 5\ntile = 2\n[C]\ntile = 1\n")
    assert level.standings.ranks == (2, 1, 3)


@rule("SB-18.44", "SB-6.4")
def test_a_bankrupt_player_comes_last_whatever_his_points():
    at = standard(
        'turn = 10\nphase = "income"\norder = "ABC"\n'
        "[A]\nincome = -10\nlocomotive = 6\n[B]\nincome = 5\n[C]\nincome = 6\nvp = 1\n"
    )
    assert at.standings.ranks == (3, 2, 1)


@rule("SB-6.1")
def test_capital_order_and_tiles_of_a_standard_turn():
    at = standard('order = "ABC"\n')
    do(at, Raise(1), Raise(0), Raise(2))
    assert (step(at), at.to_act) == ("order", (0,))
    do(at, Bid(2), PASS, PASS)
    assert state(at).order == (0, 2, 1)
    assert (step(at), at.to_act) == ("choose", (0,))
    assert not told(do(at, Take(1)), PlayerBankrupt)
