"""Step 3: operating claims (SV-9)."""

from rotonde.games.silverton.rules.actions import Accept, Operate, Roll, Work
from rotonde.games.silverton.rules.events import (
    ClaimDepleted,
    ClaimEmptied,
    ClaimOperated,
    LineEnded,
    RevenuePaid,
)
from rotonde.games.silverton.rules.state import DISCARDED, GONE
from rotonde.kernel.words import words
from tests.games.silverton.play import (
    DONE,
    cash,
    deliver,
    do,
    facts,
    offered,
    pass_on,
    quiet,
    refused,
    run,
    sells,
    state,
    statuses,
    step,
    table,
    told,
    town,
)
from tests.rules import rule

ROLL = Roll()


def test_to_operate_nothing_is_not_called_to_send_no_plows() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [25]')
    said = [words(lang, "silverton").say(ROLL.message(state(at))) for lang in ("en", "fr")]
    assert said == ["Operate nothing", "Ne rien exploiter"]


@rule("SV-9.2", "SV-9.3")
def test_r2a_the_first_time_a_claim_throws_one_die_and_adds_six() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [25]')
    (done,) = told(do(at, Operate(25), 5), ClaimOperated)
    assert (done.total, done.amount, done.first) == (11, 4, True)
    assert cash(at)[0] == 2400 - 60
    assert state(at).goods[25] == 4


@rule("SV-9.3", "SV-9.5")
def test_r2b_a_depleted_claim_stays_until_its_goods_are_gone() -> None:
    at = table(
        'phase = "operate"\n[A]\nclaims = ["25 with 4 worked"]\ntrack = ["S157"]\nrow = 4\n'
        "[D]\nrow = 1",
        4,
    )
    (done,) = told(do(at, Operate(25), 3, 3), ClaimDepleted)
    assert (done.total, done.left) == (6, 4)
    assert state(at).zone[25] == 0
    do(at, DONE)  # no trade
    assert state(at).depleted[25]
    do(at, deliver(25, "Salt Lake City", 3))
    assert state(at).zone[25] == 0
    events = do(at, deliver(25, "Salt Lake City", 1))
    assert told(events, ClaimEmptied) == [ClaimEmptied(25)]
    assert state(at).zone[25] == GONE


@rule("SV-9.5")
def test_r2c_an_empty_one_is_discarded_at_once() -> None:
    at = table('phase = "operate"\n[A]\nclaims = ["25 worked"]')
    events = do(at, Operate(25), 3, 3)
    assert told(events, ClaimEmptied) == [ClaimEmptied(25)]
    assert state(at).zone[25] == GONE
    assert state(at).hands[0] == []


@rule("SV-9.3", "SV-9.5")
def test_t27_depletion_can_come_the_first_time() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [26]')
    events = do(at, Operate(26), 1)
    assert told(events, ClaimDepleted) == [ClaimDepleted(0, 26, (1,), 7, 0)]
    assert state(at).zone[26] == GONE
    assert cash(at)[0] == 2400 - 80


@rule("SV-9.1")
def test_t28_all_is_paid_before_the_first_roll() -> None:
    text = 'phase = "operate"\n[A]\ncash = 130\nclaims = [25, 26]'
    at = table(text)
    assert offered(at) == [Operate(25), Operate(26), ROLL]
    events = do(at, Operate(25), 5)  # 70 are not enough for the other: the die is thrown
    assert [done.claim for done in told(events, ClaimOperated)] == [25]
    assert cash(at)[0] == 70
    at = table(text)
    events = do(at, Operate(26), 5)
    assert [done.claim for done in told(events, ClaimOperated)] == [26]


@rule("SV-9.1", "SV-9.2")
def test_the_dice_come_in_the_order_of_the_claims() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [25, "26 worked"]')
    assert do(at, Operate(25)) == ()
    assert cash(at)[0] == 2400 - 60
    events = do(at, Operate(26), 5, 4, 6)
    assert cash(at)[0] == 2400 - 60 - 80
    assert [(e.claim, e.dice) for e in told(events, ClaimOperated)] == [(25, (5,)), (26, (4, 6))]


@rule("SV-9.1")
def test_any_claims_are_named_at_once() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [25, "26 worked", 27]')
    refused(at, Work((26, 25)), "SV-9.1", "refusal-ascending")
    refused(at, Work((25, 25)), "SV-9.1", "refusal-ascending")
    refused(at, Work(()), "SV-9.1", "refusal-ascending")
    refused(at, Work((25, 1)), "SV-9.1", "refusal-not-own-claim")
    events = do(at, Work((25, 26)), 5, 4, 6)
    assert cash(at)[0] == 2400 - 60 - 80
    assert [(e.claim, e.dice) for e in told(events, ClaimOperated)] == [(25, (5,)), (26, (4, 6))]


@rule("SV-3.3", "SV-9.1")
def test_claims_named_at_once_are_paid_for_together() -> None:
    at = table('phase = "operate"\n[A]\ncash = 139\nclaims = [25, "26 worked"]')
    refused(at, Work((25, 26)), "SV-3.3", "refusal-cash")
    assert told(do(at, Work((26,)), 4, 6), ClaimOperated)


def test_named_at_once_or_one_by_one_the_claims_do_the_same() -> None:
    position = 'phase = "operate"\n[A]\nclaims = [25, "26 worked", 27]'
    at, other = table(position), table(position)
    do(at, Work((25, 27)), 5, 4)
    do(other, Operate(25))
    do(other, Operate(27), 5, 4)
    assert facts(state(at)) == facts(state(other))


@rule("SV-9.1")
def test_claims_are_named_in_the_order_of_their_numbers() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [25, 26, 27]')
    assert do(at, Operate(26)) == ()
    assert cash(at)[0] == 2400 - 80
    refused(at, Operate(25), "SV-9.1", "refusal-ascending")
    refused(at, Operate(26), "SV-9.4", "refusal-operated")
    refused(at, Operate(1), "SV-9.1", "refusal-not-own-claim")
    events = do(at, ROLL, 6)
    assert [done.claim for done in told(events, ClaimOperated)] == [26]


@rule("SV-9.1")
def test_a_claim_needs_no_track_to_be_worked() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [97]')
    assert told(do(at, Operate(97), 1), ClaimOperated)


@rule("SV-9.2")
def test_a_claim_that_changes_hands_keeps_its_history() -> None:
    at = quiet('phase = "operate"\n[A]\nclaims = ["1 worked"]')
    (done,) = told(run(at, Operate(1), 3, 4), ClaimOperated)
    assert (done.dice, done.first) == ((3, 4), False)
    at = table('phase = "trade"\n[A]\nclaims = ["1 with 2 worked now"]')
    do(at, sells(1, 10, claims=(1,)))
    do(at, Accept())
    assert state(at).worked[1]
    assert state(at).goods[1] == 2
    pass_on(at, to="trade", seat=1)  # SV-9.4: it has worked this turn, whoever has it now
    assert state(at).turn == 1
    assert state(at).hands[1] == [1]


@rule("SV-9.3")
def test_goods_pile_up() -> None:
    at = table('phase = "operate"\n[A]\nclaims = ["1 with 30 worked"]')
    do(at, Operate(1), 6, 6)
    assert state(at).goods[1] == 38


@rule("SV-9.4")
def test_a_claim_works_once_a_turn_and_never_when_depleted() -> None:
    at = table(
        'phase = "operate"\n[A]\nclaims = ["1 with 2 worked now", "2 with 2 worked depleted", 10]'
    )
    assert offered(at, Operate) == [Operate(10)]
    refused(at, Operate(1), "SV-9.4", "refusal-operated")
    refused(at, Operate(2), "SV-9.4", "refusal-depleted")


LEADVILLE = (
    'phase = "operate"\n[A]\ntrack = ["S038", "S043", "S060"]\nlines = [3]\n'
    'claims = ["58 worked"]\n'
    "[depletions]\nLeadville = {}\n"
)


@rule("SV-9.6")
def test_t29_the_third_depletion_in_leadville_ends_line_3() -> None:
    at = quiet(LEADVILLE.format(2))
    events = run(at, Operate(58), 2, 3)
    assert told(events, LineEnded) == [LineEnded(3)]
    assert state(at).depletions[town("Leadville")] == 3
    assert state(at).line_owner[3] == DISCARDED
    assert not told(events, RevenuePaid)


@rule("SV-9.6")
def test_the_second_does_not() -> None:
    at = quiet(LEADVILLE.format(1))
    events = run(at, Operate(58), 2, 3)
    assert not told(events, LineEnded)
    assert told(events, RevenuePaid) == [RevenuePaid(0, 3, 80)]


@rule("SV-9.6")
def test_a_line_on_offer_ends_too_and_spends_its_prospector() -> None:
    at = table(
        'phase = "operate"\norder = "AB"\n[A]\nclaims = ["58 worked"]\n'
        '[B]\ntrack = ["S038", "S043", "S060"]\ncrew = ["S", "P right on line 3"]\n'
        "[depletions]\nLeadville = 2\n"
    )
    do(at, Operate(58), 2, 3)
    assert statuses(at, 1)[1] == "spent"
    assert (0, "BC") in state(at).piles


@rule("SV-9.6")
def test_a_line_that_turns_up_too_late_is_discarded_and_another_shown() -> None:
    at = quiet(
        'phase = "fines"\nplayer = "B"\npiles = ["- BC", "2 BC", "3 BC", "4 BC", "5 BC", "6 BC", '
        '"7 BC", "8 BC"]\ndiscarded = ["line 1"]\n[B]\ncrew = ["S jailed"]\n'
        "[depletions]\nLeadville = 4\n"
    )
    prices = (0,) * 16  # 9 columns: gold and copper with one die, the others with two
    at.play_scripted(at.to_act[0], DONE, (*prices, 3, 0, 0))  # the fourth B line is 12
    assert state(at).line_owner[12] == DISCARDED
    top, beneath = state(at).piles[0]
    assert 17 <= top <= 24
    assert beneath == ""


def test_the_strip_of_a_turn_goes_on() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [1]')
    do(at, ROLL)
    assert step(at) == "trade"
