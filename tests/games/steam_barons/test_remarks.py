"""What stands beside a decision, and what one click does: true, and said in both languages."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import rotonde
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.presentation import advice
from rotonde.games.steam_barons.presentation.panels import idle_reason
from rotonde.games.steam_barons.rules.actions import Bid, Lay, Move, Redirect, Sell, Take
from rotonde.games.steam_barons.rules.events import DividendPaid, IncomePaid, PriceMoved
from rotonde.kernel.contract.presentation import Moment
from rotonde.kernel.step import Event
from rotonde.kernel.table.draft import Draft
from tests.games.speech import Speech
from tests.games.steam_barons.plans import PLANS, Plan, walk
from tests.games.steam_barons.play import (
    DONE,
    EAST,
    PASS,
    WHITE,
    base,
    do,
    lay,
    road,
    standard,
    state,
    step,
    stock,
    track,
)
from tests.rules import rule

SPEECH = Speech(GAME)
TURN = 'turn = 2\norder = "ABC"\n'


def remark(at):
    seat = at.to_act[0]
    return SPEECH.say(GAME.help.prompt_hint(at.state, seat), seat)[0]


def plans(at):
    seat = at.to_act[0]
    found = GAME.help.shortcuts(at.state, seat, ())
    return [(SPEECH.say(plan.label, seat)[0], *plan.actions) for plan in found]


def test_before_bidding_one_hears_what_a_share_brings():
    at = stock('order = "white orange green brown natural black"\n', map=EAST)
    assert remark(at) == (
        "White with today’s track: performance 0, price $5 → $5, dividend $0 per share. "
        "One share gives you control."
    )


def test_before_passing_one_hears_what_place_that_is_and_what_it_costs():
    rich = "".join(f"[{letter}]\ncash = 20\n" for letter in "ABCD")
    at = standard(f'phase = "order"\norder = "ABCD"\n{rich}', 4)
    assert remark(at) == "If you pass now, you get place 4 for $0."
    do(at, PASS, Bid(5), Bid(6), Bid(7))
    assert remark(at) == "If you pass now, you get place 3 for $3."
    at = standard(f'phase = "order"\norder = "ABC"\n{rich[:-14]}tile = 1\n')
    do(at, PASS, Bid(5))
    assert (step(at), at.to_act) == ("order", (2,))
    assert GAME.help.prompt_hint(at.state, 2) is None


@rule("SB-18.42", "SB-5.5")
def test_before_taking_a_tile_one_hears_which_can_do_nothing():
    figures = "[A]\nlocomotive = 6\n[B]\ncash = 3\n"
    at = base(f'phase = "choose"\norder = "ABC"\nsupply = []\n{figures}')
    raised = "You have no cash and could raise $50: one income level for each $5."
    idle = "No effect now: City Growth, Locomotive."
    assert remark(at) == f"{raised} {idle}"
    do(at, Take(5, effect=False))
    assert "effect" not in remark(at)
    at = standard(f'phase = "choose"\norder = "ABC"\nsupply = []\n{figures}')
    assert remark(at) == idle
    do(at, Take(6))
    assert remark(at) == "No effect now: City Growth."
    do(at, Take(5))
    assert GAME.help.prompt_hint(at.state, 2) is None


def test_control_is_counted_before_buying():
    at = stock(
        'phase = "bid"\nplayer = "white"\n'
        'auction = { open = "B", bid = 6, by = "A", buying = true }\n'
        "[A]\nshares = { white = 2 }\n[B]\nshares = { white = 1 }\n[white]\navailable = 3\n",
        map=EAST,
    )
    assert at.state.stack[-1].id == "buy"
    assert remark(at).endswith("You have $30. 2 shares give you control.")
    assert advice.control(state(at), 0, WHITE) == 0


def test_what_is_to_come_counts_the_best_cubes_each_once():
    roads = track(
        road("white", "Manchester", "0613", "Huddersfield"),
        road("white", "Huddersfield", "0711", "Leeds"),
    )
    text = 'phase = "bid"\norder = "white orange green brown natural black"\n'
    for cubes, expected in (("", 0), ('Manchester = "R"', 2), ('Manchester = "RR"', 4)):
        at = stock(f"{text}{roads}[cubes]\n{cubes}\n")
        assert advice.coming(state(at)).performance[WHITE] == expected
        assert state(at).performance[WHITE] == 0
    both = stock(f'{text}{roads}[cubes]\nManchester = "R"\nHuddersfield = "RB"\n')
    assert advice.coming(state(both)).performance[WHITE] == 3
    assert "performance 3" in remark(both)


def test_before_building_one_hears_what_else_could_pay():
    builds = TURN + 'phase = "build"\nplayer = "A"\n[A]\ncash = 4\nincome = -8\nvp = 3\n'
    assert remark(base(builds)).startswith("You have $4 and could raise $15 more")
    assert remark(standard(builds)).startswith("Only your cash pays for track")
    text = 'phase = "build"\nplayer = "white"\n[A]\nshares = { white = 1 }\n[white]\n'
    company = stock(text + "card = 3\n", map=EAST)
    assert "3 are left, $15 in all" in remark(company)
    assert remark(stock(text + "card = 0\n", map=EAST)).startswith("No share is left to issue")


def test_before_moving_one_hears_the_best_and_can_take_it():
    roads = track(
        road("A", "Manchester", "0613", "Huddersfield"),
        road("B", "Huddersfield", "0711", "Leeds"),
    )
    text = TURN + 'phase = "move"\nplayer = "A"\n' + roads
    at = base(text + '[cubes]\nManchester = "R"\n[A]\nlocomotive = 2\n')
    best = "red cube from Manchester to Leeds (Ambre +1, Basile +1)"
    assert remark(at) == f"One delivery is possible: {best}."
    ((label, move),) = plans(at)
    assert label == f"Deliver: {best}"
    do(at, move)
    # Ten turns of three players, this is the second: nine incomes to come.
    assert remark(at) == "As income: $9 by the end. As victory points: 1."
    nothing = base(text + "[cubes]\n[A]\nlocomotive = 2\n")
    assert remark(nothing) == "There is no cube you could move now."
    assert plans(nothing) == []


def test_before_selling_one_hears_what_all_of_it_pays():
    text = 'phase = "sell"\n[A]\ncash = 3\nshares = { white = 2, orange = 1 }\n'
    text += "[white]\nprice = 9\n[orange]\nprice = 4\n"
    at = stock("turn = 4\n" + text, map=EAST)
    assert remark(at) == "All your shares sell for $22: you would have $25."
    assert plans(at) == [("Sell nothing", Sell((0,) * 6))]
    some, everything = GAME.inputs.forms(at.state, 0)
    assert some.start is None
    assert SPEECH.say(everything.label, 0)[0] == "Sell everything for $22"
    assert GAME.inputs.action_of(at.state, 0, everything.start) == Sell((1, 0, 0, 0, 0, 2))
    last = stock("turn = 5\n" + text, map=EAST)
    assert remark(last).startswith("The last sale:")
    # SB-11.17: what is kept now is worth nothing.
    assert plans(last) == []


def test_a_sale_that_costs_control_says_so():
    text = 'phase = "sell"\n[A]\nshares = { white = 3 }\n[B]\nshares = { white = 2 }\n'
    at = stock(text, map=EAST)

    def weighed(count):
        lines = GAME.help.preview(at.state, 0, Sell((0, 0, 0, 0, 0, count)))
        return [SPEECH.say(line, 0)[0] for line in lines]

    assert len(weighed(1)) == 1
    assert weighed(2)[1] == "You would lose control of White unless others sell too."


def _idle_tiles(at, seat: int) -> bool:
    taken = (each for each in at.legal(seat) if isinstance(each, Take))
    return any(idle_reason(state(at), seat, each.tile) for each in taken)


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_every_decision_has_its_remark_and_every_plan_is_legal(of: Plan) -> None:
    silent = {"fill"}
    for n, (at, seat, _) in enumerate(walk(of, 6)):
        if n % 4:
            continue
        before, kept = at.position(), dict(state(at).routes._known)
        found = GAME.help.prompt_hint(at.state, seat)
        step = state(at).stack[-1].id
        free = step == "order" and state(at).spare == seat
        quiet = step == "choose" and of.rules == "standard" and not _idle_tiles(at, seat)
        assert (found is None) == (step in silent or free or quiet)
        if found is not None:
            SPEECH.say(found, seat)
        offered = GAME.help.shortcuts(at.state, seat, ())
        assert len(offered) <= 3
        for plan in offered:
            SPEECH.say(plan.label, seat)
            (action,) = plan.actions
            assert at.refusal(seat, action) is None
        moves = [plan.actions[0] for plan in offered if isinstance(plan.actions[0], Move)]
        ends = [(move.hex, move.colour, state(at).run_end(move.hex, move.links)) for move in moves]
        assert len(set(ends)) == len(ends)
        assert (at.position(), state(at).routes._known) == (before, kept)


def test_in_mid_turn_one_hears_what_it_has_come_to():
    poor = 'phase = "build"\nplayer = "white"\n[A]\nshares = { white = 1 }\n[white]\ntreasury = 1\n'
    for before, told in (
        (stock(poor), "So far: one build for $4, one share issued (5 left)."),
        (base(TURN + 'phase = "build"\n[A]\ncash = 1\n'), ", $5 raised ($45 left)."),
        (standard(TURN + 'phase = "build"\n[A]\ncash = 9\n'), "So far: one build for $4."),
    ):
        at = before.copy()
        do(at, lay("0613", "Manchester", "Huddersfield"))
        found = GAME.help.draft_summary(before.state, at.state, 0)
        assert f"{told} Nothing can be delivered on this track yet." in SPEECH.say(found, 0)[0]
        assert GAME.help.draft_summary(before.state, before.state, 0) is None


LEEDS = (
    'phase = "build"\nplayer = "white"\n[A]\nshares = { white = 1 }\n[white]\ntreasury = 9\n'
    '[cubes]\nManchester = "R"\nHuddersfield = "RR"\n'
)


@rule("SB-11.13", "SB-8.2")
def test_in_mid_turn_one_hears_what_the_best_two_runs_bring():
    """Leeds is red: one cube runs one link, the other two."""
    roads = track(road("white", "Manchester", "0613", "Huddersfield"))
    before = stock(roads + LEEDS)
    at = before.copy()
    do(at, lay("Huddersfield", "0613", "0711"), lay("0711", "Huddersfield", "Leeds"))
    found = GAME.help.draft_summary(before.state, at.state, 0)
    said = SPEECH.say(found, 0)
    assert said[0].endswith("With this draft the best two runs bring +3 (+0 without it).")
    assert advice.best_runs(at.state, WHITE) == 3
    assert advice.best_runs(before.state, WHITE) == 0


@rule("SB-7.9")
@pytest.mark.parametrize(
    ("turn", "rest", "told"),
    [
        (2, 1, "is incomplete: extend it next time, or it becomes unowned."),
        (2, 2, "becomes unowned."),
        (5, 1, "stays incomplete and scores nothing."),
    ],
)
def test_before_a_build_turn_ends_one_hears_what_stays_unfinished(turn, rest, told):
    """Now, or once it has been left alone for a turn; in the last one it is of no use."""
    company = "[A]\nshares = { white = 1 }\n[white]\ntreasury = 20\n"
    at = stock(f'turn = {turn}\nphase = "build"\nplayer = "white"\n{company}', map=EAST)
    action = next(
        each
        for each in at.legal(0)
        if isinstance(each, Lay) and not state(at).track.completed_by(each)
    )
    do(at, action)
    if rest == 2:
        here = state(at)
        number, link = next(iter(here.track.links_of(WHITE)))
        here.track.links[number] = link._replace(built=turn - 1)
    (line,) = GAME.help.preview(at.state, 0, DONE)
    said = SPEECH.say(line, 0)
    assert said[0].endswith(told)
    short = "Incomplete: Montreal." if "extend" in told else said[0]
    assert SPEECH.say(_summary(at), 0)[0].endswith(short)


def _summary(at):
    """What is told while the turn goes on."""
    before = state(at).copy()
    before.builds += 1
    found = GAME.help.draft_summary(before, at.state, 0)
    assert found is not None
    return found


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_a_build_stands_out_if_it_completes_a_link(of: Plan) -> None:
    seen = 0
    for n, (at, seat, _) in enumerate(walk(of, 4)):
        here = state(at)
        if here.stack[-1].id != "build" or n % 5:
            continue
        for action in at.legal(seat)[::9]:
            if isinstance(action, Lay | Redirect):
                track = here.track.copy()
                track.lay(action, here.active, here.turn)
                done = track.count_finished(here.active) - here.track.count_finished(here.active)
                assert here.track.completed_by(action) == done
                assert action.stands_out(here) == (done > 0)
                seen += done > 0
    assert seen


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_a_hint_says_why(of: Plan) -> None:
    for n, (at, seat, action) in enumerate(walk(of, 6)):
        if n % 4:
            continue
        before = at.position()
        lines = GAME.help.hint_reasons(at.state, seat, [action])
        assert 1 <= len(lines) <= 3, action
        for line in lines:
            SPEECH.say(line, seat)
        assert at.position() == before


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_the_end_of_a_round_is_told_as_a_whole(of: Plan) -> None:
    seen = 0
    for at, seat, action in walk(of, 3):
        then = at.copy()
        events = then.play(seat, action)
        told = GAME.presentation.moment(then.state, events, SPEECH.spoken("en").say)
        paid = [event for event in events if isinstance(event, DividendPaid | IncomePaid)]
        assert (told is not None) == bool(paid)
        if told is not None:
            assert len(told.rows.rows) == len(paid)
            assert all(len(row.cells) == len(told.rows.columns) for row in told.rows.rows)
            _check_markers(told, events)
            seen += 1
    assert seen


def _check_markers(told: Moment, events: Sequence[Event]) -> None:
    """Each company's marker moves as its price did, all on one scale."""
    moved = [event for event in events if isinstance(event, PriceMoved)]
    shifts = [row.cells[-1].shift for row in told.rows.rows if row.cells[-1].shift is not None]
    assert {(each.before, each.after) for each in shifts} == {
        (event.before, event.price) for event in moved
    }
    assert len({(each.least, each.most) for each in shifts}) <= 1
    assert all(each.least < min(each.before, each.after) for each in shifts)
    assert all(each.most > max(each.before, each.after) for each in shifts)


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_what_it_has_come_to_is_the_sum_of_what_was_built(of: Plan) -> None:
    whose, before, spent, seen = None, None, 0, 0
    for at, seat, action in walk(of, 3):
        now = state(at)
        if now.stack[-1].id != "build":
            continue
        if whose != (now.turn, now.active):
            whose, before, spent = (now.turn, now.active), now.copy(), 0
        after = at.copy()
        events = after.play(seat, action)
        spent += sum(getattr(event, "cost", 0) for event in events)
        found = GAME.help.draft_summary(before, after.state, seat)
        if found is not None:
            assert found.args["cost"] == spent
            seen += 1
    assert seen > 5


def test_a_hint_s_reasons_are_about_the_whole_draft() -> None:
    table, told = rotonde.start("steam-barons", 3, seed=2), 0
    while not table.over and told < 5:
        seat = table.to_act[0]
        draft, actions = Draft(table, seat), []
        while not actions or draft.goes_on:
            here = draft.preview
            actions.append(GAME.bot.heuristic_action(here.state, seat, here.legal(seat)))
            draft.play(actions[-1])
        lays = [action for action in actions if isinstance(action, Lay)]
        if len(lays) > 2 and len(lays) == len(actions) - 1:
            cost = next(
                line
                for line in GAME.help.hint_reasons(table.state, seat, actions)
                if line.id == "reason-cost"
            )
            assert cost.args["builds"] == len(lays)
            told += 1
        draft.confirm()
    assert told == 5
