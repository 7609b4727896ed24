"""Wholes that Confirm offers and players trim: the sales of a turn, the placement of a crew."""

from collections.abc import Mapping
from itertools import combinations

import pytest

from rotonde.games.silverton import GAME
from rotonde.games.silverton.presentation import advice, sales
from rotonde.games.silverton.rules.actions import Buy, Deliver, Done, Prospect, Survey
from rotonde.games.silverton.rules.delivery import find_markets, find_sources
from rotonde.games.silverton.rules.market import prices
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.boards import Cards, Line, PictureCard, Rows, Sum
from rotonde.kernel.contract.help import Plan
from rotonde.kernel.table import match
from rotonde.kernel.table.table import Table
from tests.corpus import files
from tests.games.silverton.play import (
    BOARD,
    cash,
    column,
    pass_on,
    quiet,
    seg,
    state,
    table,
)
from tests.rules import rule

COAL = (
    'phase = "deliver"\n[A]\ntrack = ["S001", "S004", "S104", "S106"]\n'
    'claims = ["23 with 20 worked", "24 with 9 worked", "21 with 4 worked"]\n'
)


def plan_of(at: Table, wanted: Mapping[str, int] | None = None) -> Plan:
    seat = at.to_act[0]
    found = GAME.help.plan(at.state, seat, (), wanted, at.words("en", seat).say)
    assert found is not None
    return found


def lines_of(plan: Plan) -> dict[str, Line | PictureCard]:
    """What can be changed, by the ids of the steppers."""
    found: list[Line | PictureCard] = []
    for block in plan.blocks:
        found += block.lines if isinstance(block, Sum) else ()
        found += block.cards if isinstance(block, Cards) else ()
    return {each.stepper.id: each for each in found if each.stepper is not None}


def label_of(at: Table, plan: Plan) -> tuple[str, str]:
    say = at.words("en", at.to_act[0]).say
    return say(plan.label), "" if plan.note is None else say(plan.note)


def carry_out(at: Table, plan: Plan) -> None:
    seat = at.to_act[0]
    for action in plan.actions:
        at.play(seat, action)


# Sales


@rule("SV-12.1", "SV-12.3")
def test_the_sales_are_chosen_for_the_most_money() -> None:
    at = quiet(COAL)
    now = state(at)
    best = 0
    ways = [
        (claim, units, city, column)
        for claim, units in find_sources(now, 0)
        for city, column in find_markets(now, 0, claim)
    ]
    for (one, units, _, here), (other, more, _, there) in combinations(ways, 2):
        first = min(units, BOARD.limits[here] or units)
        left = more - first if one == other else more
        limit = (BOARD.limits[there] or left) - (first if here == there else 0)
        best = max(best, first * now.price(here) + max(0, min(left, limit)) * now.price(there))
    plan = plan_of(at)
    sold = [action for action in plan.actions if isinstance(action, Deliver)]
    assert len(sold) == 2
    before = cash(at)[0]
    carry_out(at, plan)
    assert cash(at)[0] - before == best


@rule("SV-12.1")
def test_confirm_says_what_is_sold_and_what_stays() -> None:
    at = quiet(COAL)
    assert label_of(at, plan_of(at)) == ("Sell 24 coal", "for $1,280; 9 units stay")


def test_a_line_is_trimmed_where_it_stands() -> None:
    at = quiet(COAL)
    lines = lines_of(plan_of(at))
    numbers = {id: line.stepper.now for id, line in lines.items() if line.stepper}
    first = next(id for id, now in numbers.items() if now)
    fewer = plan_of(at, {**numbers, first: numbers[first] - 3})
    stepper = lines_of(fewer)[first].stepper
    assert stepper is not None
    assert (stepper.now, stepper.most) == (numbers[first] - 3, numbers[first])
    assert list(lines_of(fewer)) == list(lines), "no line moves while it is changed"
    sold = sum(action.amount for action in fewer.actions if isinstance(action, Deliver))
    assert sold == sum(numbers.values()) - 3


@rule("SV-12.1")
def test_a_third_delivery_has_to_wait_until_one_is_taken_away() -> None:
    at = quiet(COAL)
    lines = lines_of(plan_of(at))
    idle = [line.stepper for line in lines.values() if line.stepper and not line.stepper.now]
    assert idle
    assert all(stepper.most == 0 for stepper in idle)
    numbers = {id: line.stepper.now for id, line in lines.items() if line.stepper}
    first = next(id for id, now in numbers.items() if now)
    freed = lines_of(plan_of(at, {**numbers, first: 0}))
    assert any(
        line.stepper and line.stepper.most for id, line in freed.items() if not numbers.get(id)
    )


def test_nothing_sold_is_a_plan_too() -> None:
    at = quiet(COAL)
    nothing = plan_of(at, dict.fromkeys(lines_of(plan_of(at)), 0))
    assert label_of(at, nothing) == ("Sell nothing", "33 units stay")
    assert nothing.actions == (Done(),)


@pytest.mark.parametrize("wanted", [{}, {"?": 3}, {"23>0": -5}, {"23>0": 10**9, "24>0": 10**9}])
def test_numbers_that_cannot_be_are_met_as_far_as_the_rules_allow(wanted: dict[str, int]) -> None:
    at = quiet(COAL)
    carry_out(at, plan_of(at, wanted))


@rule("SV-17.4", "SV-17.5")
def test_trains_are_found_for_what_is_wanted() -> None:
    at = quiet(
        'phase = "deliver"\n[A]\ntrack = ["S001", "S004", "S104", "S106"]\n'
        'trains = [9, 24]\nclaims = ["23 with 20 worked", "24 with 9 worked"]\n',
        rules="advanced",
    )
    plan = plan_of(at)
    sold = [action for action in plan.actions if isinstance(action, Deliver)]
    assert sold
    assert all(action.trains for action in sold)
    carry_out(at, plan)


@pytest.mark.parametrize("name", ["15-3-advanced-regular", "26-4-advanced-silver-spike"])
def test_exchanges_never_bring_less_than_the_best_first(name: str) -> None:
    found = match.replay(match.parse(files.text_of(files.corpus("silverton") / f"{name}.match.gz")))
    at, seen = found.at(0), 0
    for decision in found.decisions:
        now, seat = state(at), decision.seat
        if now.stack[-1].id == "deliver":
            seen += 1
            totals = [
                sales.settle(now, seat, wanted)[1].cash[seat]
                for wanted in (sales.propose(now, seat), sales.propose_greedily(now, seat))
            ]
            assert totals[0] >= totals[1]
        at.play(seat, decision.action)
    assert seen > 10


@rule("SV-14.2", "SV-14.4")
def test_the_odds_of_a_price_are_those_of_the_dice() -> None:
    at = quiet(COAL)
    now = state(at)
    denver = column("coal-denver")
    odds = advice.odds_after(now, denver, 16)
    met = {-1: 0, 0: 0, 1: 0}
    total = 0
    for one in range(6):
        for other in range(6):
            twin = now.copy()
            twin.sold[denver] = 16
            faces = (one, other) if BOARD.columns[denver].dice == 2 else (one,)
            for at_column, cell in enumerate(twin.cells):
                if at_column != denver and cell >= 0:
                    twin.cells[at_column] = -1
            prices(twin, Chance(b"", faces), [])
            after = twin.cells[denver]
            met[(after > now.cells[denver]) - (after < now.cells[denver])] += 1
            total += BOARD.columns[denver].prices[after]
    assert [odds.fall, odds.hold, odds.rise] == [met[-1] / 36, met[0] / 36, met[1] / 36]
    assert odds.mean * 36 == total


def test_the_odds_after_the_sale_stand_on_the_plan() -> None:
    at = quiet(COAL)
    plan = plan_of(at)
    (odds,) = [block for block in plan.blocks if isinstance(block, Rows)]
    assert odds.rows[0].cells[0].text.startswith("Denver")
    assert all(cell.text.endswith("%") for cell in odds.rows[0].cells[2:5])


# Placing

PLACE = 'phase = "place"\n[A]\ntrack = ["S001"]\ncrew = ["S", "S+2", "P"]\n'


def test_a_click_on_a_place_means_the_plainest_piece() -> None:
    at = quiet(PLACE)
    usual = GAME.inputs.usual(at.state, 0, at.legal(0))
    assert {action.bonus for action in usual if isinstance(action, Survey)} == {0}
    places = [action for action in at.legal(0) if isinstance(action, Survey | Prospect)]
    assert len(usual) >= len({action.spots(at.state)[-1] for action in places})


def test_where_others_stand_it_means_the_strongest() -> None:
    at = quiet(
        'phase = "place"\norder = "BA"\n[A]\ncrew = ["S", "S+2", "P"]\n[B]\ncrew = ["S", "P"]'
    )
    assert at.to_act == (1,)
    at = table(PLACE + '[B]\ncrew = ["S on S004", "P"]\n', trade_offers="0")
    usual = GAME.inputs.usual(at.state, 0, at.legal(0))
    there = [each for each in usual if isinstance(each, Survey) and each.segment == seg("S004")]
    assert [each.bonus for each in there] == [2]


def test_a_placement_is_proposed_until_a_piece_is_placed() -> None:
    at = quiet(PLACE)
    plan = plan_of(at)
    assert plan.board == "crew"
    assert all(line.stepper and line.stepper.most == 1 for line in lines_of(plan).values())
    at.play(0, plan.actions[0])
    assert GAME.help.plan(at.state, 0, (), None, at.words("en", 0).say) is None


def test_a_piece_left_out_takes_those_that_need_it_along() -> None:
    at = quiet(PLACE)
    plan = plan_of(at)
    ids = list(lines_of(plan))
    for without in ids:
        trimmed = plan_of(at, {id: int(id != without) for id in ids})
        assert len(trimmed.actions) < len(plan.actions) or trimmed.actions == (Done(),)
        carry_out(at.copy(), trimmed)
    nobody = plan_of(at, dict.fromkeys(ids, 0))
    assert label_of(at, nobody)[0] == "Place nobody"


# Buying and building


def test_all_that_was_won_is_bought_at_one_click() -> None:
    at = quiet('phase = "place"\n[A]\ncrew = ["S", "P", "P+1"]\n')
    for action in (Prospect(0, 45), Prospect(1, 51), Done()):
        at.play(0, action)
    pass_on(at, to="buy", seat=0)
    plan = plan_of(at)
    assert not plan.others
    assert plan.actions == (Buy(45), Buy(51))
    say = at.words("en", 0).say
    cost = BOARD.claim_cost[45] + BOARD.claim_cost[51]
    assert plan.note is not None
    assert say(plan.note) == f"for ${cost}; leaves ${cash(at)[0] - cost:,}"


def test_all_that_needs_no_roll_is_built_at_one_click() -> None:
    at = quiet('phase = "place"\n[A]\ncrew = ["S", "S+1", "P"]\n')
    edge = state(at).roads[0].edge
    for bonus in (0, 1):
        free = [each for each in at.legal(0) if isinstance(each, Survey) and each.bonus == bonus]
        at.play(0, next(each for each in free if edge >> each.segment & 1))
    at.play(0, Done())
    pass_on(at, to="build", seat=0)
    plan = plan_of(at)
    assert not plan.others
    assert len(plan.actions) == 2


def test_the_city_of_a_sale_is_named() -> None:
    at = quiet(COAL)
    texts = [line.text for line in lines_of(plan_of(at)).values() if line.text]
    assert any(text.endswith("→ Denver") for text in texts)
