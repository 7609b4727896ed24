"""Optional rules (SV-19)."""

import pytest

import rotonde
from rotonde import BadInput, Table
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import (
    Accept,
    Build,
    Bundle,
    Buy,
    BuyCrew,
    BuyLine,
    Draw,
    Hire,
    Offer,
    Plow,
    ProspectLine,
    Recall,
    Refuse,
    Share,
    Slide,
    Survey,
    TakeUp,
    Transfer,
)
from rotonde.games.silverton.rules.events import (
    ClaimEmptied,
    DisputeRolled,
    Hired,
    Jailed,
    LineReturned,
    LineShared,
    LineSlid,
    LineStolen,
    PlowRolled,
    PriceMoved,
    RevenuePaid,
    RowDiscarded,
    ShareRefused,
    TheftFailed,
    TheftPaid,
    Transferred,
)
from rotonde.games.silverton.rules.market import move_simply
from rotonde.games.silverton.rules.state import DISCARDED, GONE, OFFERED
from rotonde.kernel.words import LANGUAGES, words
from tests.games.silverton.play import (
    DONE,
    cash,
    column,
    deliver,
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
)
from tests.rules import rule

CLASHES = [
    (1, {"slide": "on"}, "bad-option-solo"),
    (1, {"shared_lines": "on"}, "bad-option-solo"),
    (1, {"double_passengers": "on"}, "bad-option-solo"),
    (1, {"simple_market": "on"}, "bad-option-solo"),
    (1, {"hiring": "on", "rules": "advanced"}, "bad-option-solo"),
    (2, {"multi_plow": "on"}, "bad-option-advanced"),
    (2, {"hiring": "on"}, "bad-option-advanced"),
    (2, {"simple_market": "on", "rules": "advanced"}, "bad-option-basic"),
    (2, {"double_passengers": "on"}, "bad-option-length"),
    (2, {"double_passengers": "on", "length": "campaign"}, "bad-option-length"),
    (2, {"simple_market": "on", "length": "long"}, "bad-option-length"),
    (2, {"hiring": "on", "rules": "advanced", "length": "short"}, "bad-option-length"),
    (2, {"scenario": "nickel-spike"}, "bad-scenario-players"),
    (2, {"scenario": "golden-spike", "length": "short"}, "bad-scenario-length"),
]


@rule("SV-2.1", "SV-19.1")
@pytest.mark.parametrize(("seats", "options", "id"), CLASHES)
def test_a_choice_that_breaks_a_condition_is_refused(
    seats: int, options: dict[str, str], id: str
) -> None:
    with pytest.raises(BadInput) as raised:
        rotonde.start(GAME.id, seats, options=options)
    assert raised.value.message.id == id
    for lang in LANGUAGES:
        assert "{" not in words(lang, GAME.id).say(raised.value.message)


@rule("SV-19.1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"transfer": "on"}),
        (1, {"transfer": "on", "multi_plow": "on", "rules": "advanced"}),
        (2, {"double_passengers": "on", "length": "short"}),
        (3, {"double_passengers": "on", "scenario": "golden-spike"}),
        (5, {"double_passengers": "on", "scenario": "strong-start"}),
        (2, {"simple_market": "on", "scenario": "golden-spike"}),
        (2, {"hiring": "on", "rules": "advanced", "scenario": "golden-spike"}),
        (5, {"scenario": "strong-start", "length": "short"}),
    ],
)
def test_the_others_are_fine(seats: int, options: dict[str, str]) -> None:
    assert rotonde.start(GAME.id, seats, seed=1, options=options).to_act


# Slide


def sliding(position: str, seats: int = 2, **options: str) -> Table:
    return table(position, seats, **{"slide": "on", **options})


@rule("SV-19.2.1")
def test_a_prospector_may_stand_on_a_card_he_may_not_take() -> None:
    text = 'piles = ["1 BC", "2 BC", "3 BC", "4 BC", "5 BC", "6 BC", "7 B", "8 C", "9", "17"]\n'
    at = sliding(text)
    assert ProspectLine(0, 1) in offered(at)
    assert ProspectLine(0, 9) in offered(at)
    refused(at, ProspectLine(0, 17), "SV-4.14", "refusal-no-route")  # a C card


SEVEN = "row = [1, 2, 3, 4, 5, 6, 7]\n"
SLIDE = SEVEN + 'phase = "buy"\nplayer = "B"\nspaces = ["row 8 by A"]\n'


@rule("SV-19.2.2", "SV-19.2.4")
def test_a_card_slides_to_a_space_another_has_emptied() -> None:
    at = sliding(SLIDE + '[B]\ncrew = ["S", "P right on line 3"]')
    assert offered(at) == [Slide(3, 0), DONE]
    refused(at, BuyLine(3), "SV-7.3", "refusal-no-route")
    refused(at, Slide(3, 1), "SV-19.2.2", "refusal-no-space")
    events = do(at, Slide(3, 0))
    assert told(events, LineSlid) == [LineSlid(1, 3)]
    assert state(at).row == [1, 2, 3, 4, 5, 6, 7, -3]
    assert state(at).piles[2] == (0, "BC")
    assert state(at).line_owner[3] == OFFERED
    assert statuses(at, 1)[1] == "spent"


@rule("SV-19.2.2", "SV-15.1")
def test_a_row_of_nine_has_a_gap_too_once_one_is_bought() -> None:
    nine = SLIDE.replace("7]", "7, 8]").replace("row 8", "row 9")
    nine += '[B]\ncrew = ["S", "P right on line 3"]'
    at = sliding(nine, trade_offers="0")
    assert offered(at) == [Slide(3, 0), DONE]
    run(at, Slide(3, 0))
    assert state(at).turn == 2
    assert state(at).row == [1, 2, 3, 4, 5, 6, 7, 8, -3]
    old = table(nine, slide="on", trade_offers="0", rules_version=1)
    assert state(old).turn == 2


@rule("SV-19.2.2")
def test_on_a_pile_it_covers_what_lies_there() -> None:
    at = sliding(
        'phase = "buy"\norder = "AB"\n[A]\ntrack = ["S001", "S004"]\ncrew = ["P right on line 2"]\n'
        '[B]\ncrew = ["S", "P right on line 3"]',
        trade_offers="0",
    )
    run(at, BuyLine(2))
    assert at.to_act == (1,)
    assert state(at).spaces == (("pile", 1, 0),)
    run(at, Slide(3, 0))
    assert state(at).turn == 2
    # SV-19.2.3: the covered pile shows nothing new, the uncovered one does.
    assert state(at).piles[1] == (3, "BC")
    top, beneath = state(at).piles[2]
    assert 9 <= top <= 16
    assert beneath == "C"


@rule("SV-19.2.3")
def test_what_lay_under_the_pushed_card_is_shown_in_phase_6() -> None:
    at = sliding(SLIDE + '[B]\ncrew = ["S", "P right on line 3"]', trade_offers="0")
    run(at, Slide(3, 0))
    assert state(at).turn == 2
    assert 9 <= state(at).piles[2][0] <= 16
    assert len(state(at).row) == 8
    assert -3 in state(at).row


@rule("SV-19.2.4")
def test_in_the_row_it_counts_and_is_bought_as_a_line_and_cleared_with_the_row() -> None:
    eight = 'row = [1, 2, 3, 4, 5, 6, 7, "line 2"]\nphase = "buy"\n'
    at = sliding(eight + '[A]\ntrack = ["S001", "S004"]\ncrew = ["S", "P right on line 2"]')
    do(at, BuyLine(2))
    assert state(at).row == [1, 2, 3, 4, 5, 6, 7]
    assert state(at).line_owner[2] == 0
    at = sliding('deck = ["land-office-fire"]\n' + eight + '[A]\ncrew = ["S", "P right on deck"]')
    assert told(do(at, Draw(0), 1), RowDiscarded) == [RowDiscarded(8)]
    assert state(at).line_owner[2] == DISCARDED
    assert not state(at).in_play >> 2 & 1


@rule("SV-19.2.5")
def test_in_a_dispute_who_came_to_push_has_no_length() -> None:
    at = table(
        'order = "ABECD"\nplayer = "D"\n'
        '[A]\ntrack = ["S001", "S004"]\ncrew = ["S", "P on line 2"]\n'
        '[B]\ntrack = ["S003", "S007", "S005"]\ncrew = ["S", "P on line 2"]\n'
        '[C]\ncrew = ["S", "P+2 on line 2"]\n[D]\ncrew = ["S", "P"]\n',
        5,
        slide="on",
    )
    events = do(at, DONE, 1, 2, 1, 2, 1, 2)
    found = {event.seat: event.extra for event in told(events, DisputeRolled)}
    assert found == {0: 1, 1: 0, 2: 0}  # 11 and 12; C pushes


@rule("SV-19.2.2", "SV-19.2.6")
def test_t55_the_first_player_finds_no_space() -> None:
    at = sliding(
        'phase = "buy"\norder = "AB"\n[A]\ncrew = ["S", "P right on line 3"]\n', trade_offers="0"
    )
    assert state(at).turn == 2
    assert state(at).piles[2] == (3, "BC")
    # Nor does a space of one's own making count.
    at = sliding(SLIDE.replace("by A", "by B") + '[B]\ncrew = ["S", "P right on line 3"]')
    assert step(at) == "trade"
    assert statuses(at, 1)[1] == "spent"


# Shared lines

PAIR = """
order = "ABECD"
player = "D"
[A]
track = ["S001"]
crew = ["S", "P+1 on line 2"]
{a}
[B]
row = 5
track = ["S005"]
crew = ["S", "P on line 2"]
{b}
[C]
row = 3
[D]
row = 4
crew = ["S", "P"]
[E]
row = 2
crew = ["S", "P+2{on}"]
track = ["S003", "S007", "S006"]
"""
"""A from Denver and B from Pueblo have line 2 together: 7 + 4. E has 12 by himself (7 + 5)."""
ON = " on line 2"


def pair(on: str = "", a: str = "", b: str = "", **options: str) -> Table:
    return table(PAIR.format(on=on, a=a, b=b), 5, shared_lines="on", **options)


@rule("SV-19.3.1")
def test_without_a_route_of_ones_own_one_needs_anothers_track() -> None:
    text = PAIR.format(on="", a="", b="").replace('"P+1 on line 2"', '"P+1"')
    text = text.replace('player = "D"', 'player = "A"').replace('"P on line 2"', '"P"')
    at = table(text, 5, shared_lines="on")
    assert ProspectLine(1, 2) in offered(at)
    refused(at, ProspectLine(1, 1), "SV-4.14", "refusal-no-route")
    refused(table(text, 5), ProspectLine(1, 2), "SV-4.14", "refusal-no-route")


@rule("SV-19.3.2", "SV-19.3.3", "SV-19.3.4")
def test_the_earlier_proposes_and_each_pays_for_his_part() -> None:
    at = pair()
    do(at, DONE)
    assert (step(at), at.to_act) == ("share", (0,))
    assert offered(at) == [DONE, Share(1)]
    refused(at, Share(4), "SV-19.3.1", "refusal-share")
    do(at, Share(1))
    assert at.to_act == (1,)
    events = do(at, Accept())
    assert told(events, LineShared) == [LineShared(0, 1, 2, 110, 60)]  # 160 x 7/11 and 4/11
    assert cash(at)[:2] == [1600 - 110, 1600 - 60]
    assert (state(at).line_owner[2], state(at).line_partner[2]) == (0, 1)
    assert state(at).roads[0].count == 1  # their marks are no cubes
    assert statuses(at, 0)[1] == statuses(at, 1)[1] == "spent"


@rule("SV-19.3.2")
def test_who_says_no_leaves_it_to_the_dice() -> None:
    at = pair()
    do(at, DONE)
    do(at, Share(1))
    events = do(at, Refuse())
    assert told(events, ShareRefused) == [ShareRefused(1, 2)]
    assert statuses(at, 0)[1] == statuses(at, 1)[1] == "spent"  # neither has a route
    assert state(at).line_owner[2] == OFFERED


@rule("SV-19.3.2")
def test_both_must_have_the_cash() -> None:
    at = pair(a="cash = 109")
    do(at, DONE)
    assert step(at) == "trade"
    at = pair(b="cash = 59")
    do(at, DONE)
    do(at, Share(1))
    assert offered(at) == [Refuse()]
    assert at.refusal(1, Accept()) is not None
    # Cash that a theft will cost is not there to share with (SV-3.3).
    text = PAIR.format(on="", a="cash = 200", b="").replace(
        'crew = ["S", "P+1 on line 2"]', 'crew = ["S", "P+1 on line 2", "P on line 9"]'
    )
    text = text.replace('track = ["S001"]', 'track = ["S001", "S049"]').replace(
        '"S006"]', '"S006", "S047", "S048"]\nlines = [9]'
    )
    at = table(text, 5, shared_lines="on")
    events = do(at, DONE, 1, 2, 3, 4)
    assert step(at) == "trade"
    assert [paid.cost for paid in told(events, TheftPaid)] == [180]
    assert cash(at)[0] == 20


@rule("SV-19.3.5")
def test_each_partner_gets_half_from_that_turn_on() -> None:
    at = pair(trade_offers="0")
    do(at, DONE)
    do(at, Share(1))
    events = run(at, Accept())
    paid = [(each.seat, each.amount) for each in told(events, RevenuePaid)]
    assert paid == [(0, 30), (1, 30)]


@rule("SV-19.3.5", "SV-19.6")
def test_halves_are_rounded_up_and_doubled_first() -> None:
    text = (
        'phase = "revenue"\n[A]\ntrack = ["S104", "S106"]\nrow = 5\nlines = ["6 with B"]\n'
        '[B]\nrow = 1\ntrack = ["S001", "S004"]\n[C]\nrow = 2\n[D]\nrow = 3\n[E]\nrow = 4\n'
    )
    at = table(text, 5, shared_lines="on")
    assert cash(at)[0] == 1600 + 30  # half of 50 is 25
    at = table(text, 5, shared_lines="on", length="short", double_passengers="on")
    assert cash(at)[0] == 1600 + 50


@rule("SV-19.3.6")
@pytest.mark.parametrize(
    ("dice", "owner"),
    [
        ((3, 4, 1, 2), 0),  # 7 + 1 against 3 + 2 + 1
        ((1, 2, 5, 6), 4),
    ],
)
def test_a_pair_disputes_as_one_with_two_more_to_its_length(
    dice: tuple[int, ...], owner: int
) -> None:
    at = pair(ON)
    do(at, DONE)
    do(at, Share(1))
    events = do(at, Accept(), *dice)
    one, other = told(events, DisputeRolled)
    assert (one.bonus, one.extra) == (1, 0)  # 11 + 2 is the longest; the higher bonus counts
    assert (other.seat, other.bonus, other.extra) == (4, 2, 1)  # 13 less 12
    if owner == 0:
        assert (state(at).line_owner[2], state(at).line_partner[2]) == (0, 1)
    else:
        assert statuses(at, 4)[1] == "right"
        assert state(at).line_owner[2] == OFFERED
        assert cash(at)[:2] == [1600, 1600]


@rule("SV-19.8.5", "SV-19.3.6")
@pytest.mark.parametrize(("version", "names"), [(2, ["P+2", "P+1"]), (1, ["P+1", "P"])])
def test_a_pair_that_wins_a_dispute_gains_its_bonuses(version: int, names: list[str]) -> None:
    text = PAIR.format(on=ON, a="", b="")
    at = table(text, 5, shared_lines="on", rules_version=version, **HIRING)
    do(at, DONE)
    do(at, Share(1))
    do(at, Accept(), 3, 4, 1, 2)
    assert (state(at).line_owner[2], state(at).line_partner[2]) == (0, 1)
    assert [pieces(at, seat)[1].name for seat in (0, 1)] == names
    # Nobody disputed it: nothing was won.
    alone = table(PAIR.format(on="", a="", b=""), 5, shared_lines="on", **HIRING)
    do(alone, DONE)
    do(alone, Share(1))
    run(alone, Accept())
    assert [pieces(alone, seat)[1].name for seat in (0, 1)] == ["P+1", "P"]


@rule("SV-19.3.6")
def test_a_double_one_jails_both() -> None:
    at = pair(ON)
    do(at, DONE)
    do(at, Share(1))
    events = do(at, Accept(), 1, 1, 5, 6)
    assert told(events, Jailed) == [Jailed(0, "P+1"), Jailed(1, "P")]


STOLEN = PAIR.replace(
    'track = ["S003", "S007", "S006"]',
    'track = ["S038", "S046", "S048", "S050", "S052"]\nlines = [2]',
)


@rule("SV-19.3.6")
def test_a_pair_may_steal_paying_its_shares_first() -> None:
    at = table(STOLEN.format(on="", a="", b=""), 5, shared_lines="on")
    events = do(at, DONE, 1, 2, 1, 2)  # 3 + 11 against 3
    assert told(events, TheftPaid) == [TheftPaid(0, 2, 110), TheftPaid(1, 2, 60)]
    assert told(events, LineStolen) == [LineStolen(0, 4, 2)]
    assert (state(at).line_owner[2], state(at).line_partner[2]) == (0, 1)


HELD = (
    'order = "ABECD"\nplayer = "D"\n'
    '[A]\ntrack = {a}\nlines = ["2 with B"]\ncrew = ["S", "P{leave}"]\n'
    '[B]\nrow = 5\ntrack = ["S005"]\n[C]\nrow = 3\n[D]\nrow = 4\ncrew = ["S", "P"]\n'
    '[E]\nrow = 2\ntrack = ["S003", "S006"]\ncrew = ["S", "P{steal}"]\n'
)


def held(a: str = '["S001"]', leave: str = "", steal: str = "", **options: str) -> Table:
    return table(HELD.format(a=a, leave=leave, steal=steal), 5, shared_lines="on", **options)


@rule("SV-19.3.6")
def test_a_pair_defends_with_two_more() -> None:
    at = held(steal=ON)
    events = do(at, DONE, 1, 2, 1, 3)  # E has 12 against 11 + 2
    thief, owner = told(events, DisputeRolled)
    assert (thief.extra, owner.extra) == (1, 0)
    assert told(events, TheftFailed) == [TheftFailed(4, 2)]


@rule("SV-19.3.7")
@pytest.mark.parametrize(
    ("dice", "owner", "partner"),
    [((1, 2, 1, 2), 0, -1), ((1, 2, 2, 3), 0, 1), ((1, 2, 5, 6), 0, 1)],
)
def test_a_partner_with_a_route_of_his_own_may_end_it(
    dice: tuple[int, ...], owner: int, partner: int
) -> None:
    at = held(a='["S001", "S004"]', leave=ON)  # 11 against 11 + 2; B alone could not keep it
    events = do(at, DONE, *dice)
    assert told(events, TheftPaid) == [TheftPaid(0, 2, 160)]
    assert [event.extra for event in told(events, DisputeRolled)] == [2, 0]
    assert (state(at).line_owner[2], state(at).line_partner[2]) == (owner, partner)
    assert cash(at)[0] == 1600 - 160


@rule("SV-19.3.7")
def test_no_bonus_counts_for_who_ends_it_not_even_with_the_option_for_thieves() -> None:
    text = HELD.format(a='["S001", "S004"]', leave=ON, steal="").replace('"P on', '"P+2 on')
    at = table(text, 5, shared_lines="on", theft_bonus="on")
    events = do(at, DONE, 1, 2, 1, 2)
    assert [(event.bonus, event.extra) for event in told(events, DisputeRolled)] == [(0, 2), (0, 0)]


@rule("SV-19.8.5", "SV-19.3.7")
@pytest.mark.parametrize(
    ("version", "dice", "name"),
    [
        (3, (1, 2, 1, 2), "P+1"),
        (3, (1, 2, 2, 3), "P"),  # a tie wins nothing
        (3, (1, 2, 5, 6), "P"),
        (2, (1, 2, 1, 2), "P"),
    ],
)
def test_who_pays_wins_and_has_the_line_alone_gains_a_bonus(
    version: int, dice: tuple[int, ...], name: str
) -> None:
    text = HELD.format(a='["S001", "S004"]', leave=ON, steal="")
    at = table(text, 5, shared_lines="on", rules_version=version, **HIRING)
    do(at, DONE, *dice)
    assert pieces(at, 0)[1].name == name


@rule("SV-19.3.7")
def test_without_a_route_of_ones_own_one_cannot_leave() -> None:
    text = HELD.format(a='["S001"]', leave="", steal="").replace('player = "D"', 'player = "A"')
    refused(table(text, 5, shared_lines="on"), ProspectLine(0, 2), "SV-19.3.7", "refusal-no-route")


@rule("SV-19.3.3", "SV-19.3.5")
def test_a_partner_who_no_longer_needs_the_other_still_shares() -> None:
    at = held(a='["S001", "S004"]', trade_offers="0")
    assert state(at).line_partner[2] == 1
    events = run(at, DONE)
    assert [(each.seat, each.amount) for each in told(events, RevenuePaid)] == [(0, 30), (1, 30)]
    text = HELD.format(a='["S001", "S004"]', leave="", steal="").replace(
        'player = "D"', 'player = "E"'
    )
    at = table(text, 5, shared_lines="on")  # E weighs a theft: 12 against 11 + 2
    assert ProspectLine(0, 2) in offered(at)


@rule("SV-19.3.8")
def test_when_the_joint_route_breaks_the_card_goes_back_and_halves_are_not_traded() -> None:
    text = HELD.format(a='["S001"]', leave="", steal="")
    text = text.replace('player = "D"', 'player = "A"\nphase = "trade"')
    at = table(text, 5, shared_lines="on")
    half = Offer(4, Bundle(lines=(2,)), Bundle(cash=10))
    refused(at, half, "SV-19.3.8", "refusal-half-share")
    text = text.replace('"trade"', '"build"').replace(
        '"P"]\n[B]', '"P", "S right on own S001"]\n[B]'
    )
    at = table(text, 5, shared_lines="on")
    events = do(at, TakeUp(seg("S001")))
    assert told(events, LineReturned) == [LineReturned(0, 2)]
    assert state(at).line_owner[2] == OFFERED
    assert state(at).line_partner[2] == -1


@rule("SV-19.3.6", "SV-19.3.7")
def test_who_would_leave_a_card_that_a_pair_has_stolen_leaves_nothing() -> None:
    # A and C hold line 2 together; B and E, who begins in Pueblo, steal it while A would leave.
    at = table(
        'order = "ABECD"\nplayer = "D"\n'
        '[A]\ntrack = ["S038", "S046", "S048", "S050", "S052"]\nlines = ["2 with C"]\n'
        'crew = ["S", "P on line 2"]\n'
        '[B]\ntrack = ["S001"]\ncrew = ["S", "P on line 2"]\n'
        '[C]\ntrack = ["S137"]\n[D]\ncrew = ["S", "P"]\n'
        '[E]\ntrack = ["S005"]\ncrew = ["S", "P on line 2"]\n',
        5,
        shared_lines="on",
    )
    events = do(at, DONE, 6, 6, 1, 2)
    assert told(events, LineStolen) == [LineStolen(1, 0, 2)]
    assert [paid.seat for paid in told(events, TheftPaid)] == [1, 4]
    assert (state(at).line_owner[2], state(at).line_partner[2]) == (1, 4)


@rule("SV-19.2.2", "SV-19.3.4")
def test_a_shared_purchase_empties_its_own_space() -> None:
    text = PAIR.format(on="", a="", b="")
    text = text.replace('player = "D"', 'player = "D"\ndiscarded = ["line 1"]')
    at = table(text, 5, shared_lines="on", slide="on")
    do(at, DONE)
    do(at, Share(1))
    do(at, Accept())
    assert state(at).piles[:2] == [(0, "BC"), (0, "BC")]
    assert state(at).spaces == (("pile", 1, 0),)


# Plows and transfers


@rule("SV-19.4")
def test_several_plows_may_go_to_one_segment() -> None:
    text = 'turn = 8\nphase = "plow"\n[A]\ntrack = ["S031"]\nplows = [2, 2, 3]\n'
    at = table(text, rules="advanced", multi_plow="on")
    do(at, Plow(2, seg("S031")))
    do(at, Plow(2, seg("S031")))
    events = do(at, Plow(3, seg("S031")), 1, 6)  # the second succeeds: the third need not roll
    assert [rolled.success for rolled in told(events, PlowRolled)] == [False, True]
    assert all(plow.used for plow in state(at).plows[0])
    at = table(text, rules="advanced")
    events = do(at, Plow(2, seg("S031")), 1)
    assert len(told(events, PlowRolled)) == 1
    assert sum(plow.used for plow in state(at).plows[0]) == 1


MOVE = (
    (
        'phase = "deliver"\n[A]\ntrack = {}\n'
        'claims = ["23 with 20 worked", 24, "58 with 40 worked", "59 worked", 21]\n'
    )
    .replace('"24"', "24")
    .replace('"21"', "21")
)


@rule("SV-19.5")
def test_t53_sixteen_units_move_in_the_basic_game_thirty_two_of_silver() -> None:
    at = table(MOVE.format("[]"), transfer="on")
    assert set(offered(at, Transfer)) == {Transfer(23, 24, 16), Transfer(58, 59, 32)}
    refused(at, Transfer(23, 24, 17), "SV-19.5", "refusal-amount")
    refused(at, Transfer(23, 21, 1), "SV-19.5", "refusal-delivery-route")
    refused(at, Transfer(23, 58, 1), "SV-19.5", "refusal-transfer-goods")
    refused(at, Transfer(23, 22, 1), "SV-19.5", "refusal-transfer-own")
    refused(at, Transfer(23, 24, 21), "SV-19.5", "refusal-amount")
    events = do(at, Transfer(23, 24, 16))
    assert told(events, Transferred) == [Transferred(0, 23, 24, 16)]
    assert (state(at).goods[23], state(at).goods[24]) == (4, 16)
    assert state(at).deliveries == 1
    refused(
        table(MOVE.format('["S001", "S004", "S104"]')),
        Transfer(23, 24, 1),
        "SV-19.5",
        "refusal-no-transfer",
    )


@rule("SV-19.5")
def test_t53_in_the_advanced_game_a_train_of_nine_moves_nine_or_eighteen() -> None:
    text = MOVE.format("[]") + "trains = [9]\n"
    at = table(text, rules="advanced", transfer="on")
    assert set(offered(at, Transfer)) == {
        Transfer(23, 24, 9, (9,)),
        Transfer(58, 59, 18, (9,)),
    }
    refused(at, Transfer(23, 24, 10, (9,)), "SV-17.5", "refusal-capacity")
    run(at, Transfer(58, 59, 18, (9,)))
    assert state(at).goods[59] == 18


@rule("SV-19.5")
def test_a_transfer_over_track_uses_one_of_two_deliveries() -> None:
    at = table(MOVE.format('["S001", "S004", "S104", "S106"]'), transfer="on")
    do(at, Transfer(23, 21, 16))
    run(at, deliver(21, "Pueblo", 8))
    assert at.to_act == (1,)
    at = table(
        "turn = 8\n"
        + 'phase = "deliver"\n[A]\ntrack = ["S031"]\n'
        'claims = ["80 with 2 worked depleted", 90, "71"]\n'.replace('"71"', "71"),
        transfer="on",
    )
    assert at.to_act == (1,)


@rule("SV-19.5")
def test_a_depleted_claim_that_is_emptied_so_is_discarded_and_may_receive() -> None:
    text = (
        'phase = "deliver"\n[A]\nclaims = ["23 with 5 worked depleted", '
        '"24 with 1 worked depleted"]\n'
    )
    at = table(text, transfer="on")
    events = do(at, Transfer(23, 24, 5))
    assert told(events, ClaimEmptied) == [ClaimEmptied(23)]
    assert state(at).zone[23] == GONE
    assert state(at).goods[24] == 6


@rule("SV-19.5")
def test_bought_goods_cannot_be_moved() -> None:
    at = table(
        'phase = "deliver"\nlots = ["5 of 23"]\n'
        '[A]\ntrack = ["S001", "S004", "S104"]\nclaims = [24]\n'
        '[B]\nclaims = ["23 with 3 worked"]\n',
        transfer="on",
    )
    refused(at, Transfer(23, 24, 5), "SV-19.5", "refusal-transfer-own")


# Double passengers, simple market


@rule("SV-19.6")
def test_t55_lines_pay_double() -> None:
    text = 'phase = "revenue"\n[A]\ntrack = ["S001", "S004"]\nlines = [2]\n'
    at = table(text, length="short", double_passengers="on")
    assert cash(at)[0] == 2400 + 120


@rule("SV-19.7")
@pytest.mark.parametrize(
    ("id", "cell", "turn", "sold", "after", "price"),
    [
        ("silver", 5, 9, 0, 8, 300),
        ("silver", 5, 9, 5, 2, 160),
        ("silver", 5, 1, 0, 5, 200),
        ("lumber-denver", 2, 1, 1, 1, 40),
        ("lumber-denver", 2, 1, 0, 3, 80),
        ("gold", 4, 1, 0, 5, 250),
        ("gold", 4, 1, 9, 3, 225),
        ("copper", 4, 1, 1, 3, 160),
        ("coal-denver", 4, 1, 3, 3, 40),
        ("coal-denver", 9, 1, 0, 9, 140),
    ],
)
def test_t54_the_simple_market(
    id: str, cell: int, turn: int, sold: int, after: int, price: int
) -> None:
    at = table(
        f"turn = {turn}\n[A]\nsold = {{ {id} = {sold} }}\n[market]\n{id} = {cell + 1}\n",
        simple_market="on",
    )
    events: list[object] = []
    move_simply(state(at), column(id), events)  # type: ignore[arg-type]
    (event,) = events
    assert isinstance(event, PriceMoved)
    assert event.dice == ()
    assert (state(at).cells[column(id)], event.price) == (after, price)


@rule("SV-19.7")
def test_the_simple_market_starts_lower_and_throws_no_dice() -> None:
    for length, raised in (("regular", 0), ("short", 1)):
        at = quiet(
            'phase = "fines"\nplayer = "B"\n[B]\ncrew = ["S jailed"]',
            4,
            simple_market="on",
            length=length,
        )
        cells = state(at).cells
        assert cells[column("gold")] == 4 + raised
        assert cells[column("silver")] == 5 + raised
        assert cells[column("lumber-denver")] == 4 - 2 + raised
        assert cells[column("coal-denver")] == 5 - 1 + raised
    events = run(at, DONE)
    assert all(event.dice == () for event in told(events, PriceMoved))
    assert state(at).cells[column("lumber-denver")] == 4


# Hiring

HIRING = {"rules": "advanced", "hiring": "on"}


@rule("SV-19.8.1")
@pytest.mark.parametrize(
    ("seats", "points", "most"), [(2, 15, 8), (3, 13, 6), (4, 12, 6), (5, 7, 4), (6, 6, 4)]
)
def test_points_and_the_most_pieces(seats: int, points: int, most: int) -> None:
    at = table("", seats, **HIRING)
    assert (state(at).terms.points, state(at).terms.most_crew) == (points, most)
    assert all(len(action.crew) <= most for action in offered(at, BuyCrew))
    crew = ["S"] * (most // 2) + ["P"] * (most // 2)
    at = table(f'phase = "hire"\n[A]\ncash = 500\ncrew = {crew}', seats, **HIRING)
    assert not (step(at) == "hire" and at.to_act == (0,))


@rule("SV-19.8.1")
def test_a_scenario_keeps_its_points() -> None:
    at = table("", 3, scenario="nickel-spike", **HIRING)
    assert (state(at).terms.points, state(at).terms.most_crew) == (14, 6)


@rule("SV-19.8.2")
def test_up_to_eight_of_a_kind_for_two_or_three_and_four_for_more() -> None:
    hire = 'phase = "hire"\n[A]\ncash = 500\ncrew = {}'
    at = table(hire.format(["S"] * 5 + ["P"]), **HIRING)
    assert Hire("S") in offered(at)
    at = table(hire.format(["S"] * 4 + ["P"]), 4, **HIRING)
    assert offered(at) == [Hire("P"), DONE]
    refused(at, Hire("S"), "SV-19.8.1", "refusal-crew-full")


@rule("SV-19.8.3")
def test_t56_one_piece_is_hired_a_turn_for_400() -> None:
    at = table(
        'turn = 5\nphase = "hire"\n[A]\ncash = 500\n'
        'crew = ["S", "S+1", "P", "P+2 dead 200 until turn 9"]\n',
        5,
        **HIRING,
    )
    events = do(at, Hire("P"))
    assert told(events, Hired) == [Hired(0, "P", 400)]
    assert cash(at)[0] == 100
    assert at.to_act != (0,)
    assert [piece.name for piece in pieces(at, 0)] == ["S", "S+1", "P", "P+2", "P"]
    assert statuses(at, 0) == ["home"] * 3 + ["dead", "home"]
    at = table('phase = "hire"\n[A]\ncash = 399\ncrew = ["S", "P"]', 5, **HIRING)
    assert at.to_act != (0,)


DEAD = (
    'turn = 5\nphase = "hire"\n[A]\ncash = 500\n'
    'crew = ["S", "P", "P+1 dead 200 until turn 9", "P+2 dead 200 until turn 9"]\n'
)


@rule("SV-19.8.4")
def test_a_hired_prospector_takes_a_dead_ones_place_if_his_owner_says_so() -> None:
    at = table(DEAD, 5, **HIRING)
    assert offered(at) == [Hire("S"), Hire("P"), Hire("P", -1, 1), Hire("P", -1, 2), DONE]
    refused(at, Hire("P", -1, 0), "SV-19.8.4", "refusal-nobody-dead")
    do(at, Hire("P", -1, 1))
    assert [piece.name for piece in pieces(at, 0)] == ["S", "P", "P+2", "P"]
    assert statuses(at, 0) == ["home", "home", "dead", "home"]
    old = table(DEAD, 5, rules_version=1, **HIRING)
    assert offered(old) == [Hire("S"), Hire("P"), DONE]
    do(old, Hire("P"))
    assert [piece.name for piece in pieces(old, 0)] == ["S", "P", "P+2", "P"]


@rule("SV-19.8.2", "SV-19.8.4")
def test_nobody_comes_back_beyond_four_of_a_kind() -> None:
    crew = ["S", "P", "P", "P", "P", "P+1 dead 200 until turn 3"]
    text = f'turn = 3\nphase = "fines"\n[A]\ncash = 500\ncrew = {crew}\n'
    at = table(text, 4, **HIRING)
    assert not (step(at) == "replace" and at.to_act == (0,))
    at = table(text.replace("'P', 'P', 'P', 'P',", "'P', 'P', 'P',"), 4, **HIRING)
    assert (step(at), at.to_act) == ("replace", (0,))


@rule("SV-19.8.4")
def test_the_maximum_counts_the_jailed_and_not_the_dead() -> None:
    hire = 'turn = 5\nphase = "hire"\n[A]\ncash = 500\ncrew = ["S", "S+1", "P", "P+2 {}"]\n'
    at = table(hire.format("jailed"), 5, **HIRING)
    assert at.to_act != (0,)
    at = table(hire.format("dead 200 until turn 9"), 5, **HIRING)
    assert at.to_act == (0,)
    do(at, Hire("S"))
    assert [piece.name for piece in pieces(at, 0)] == ["S", "S+1", "P", "P+2", "S"]


@rule("SV-19.8.1", "SV-19.8.4")
def test_a_full_crew_cannot_be_swelled_by_a_replacement() -> None:
    at = table(
        'turn = 9\nphase = "fines"\n[A]\ncash = 500\n'
        'crew = ["S", "S+1", "S", "P", "P+2 dead 200 until turn 9"]\n',
        5,
        **HIRING,
    )
    assert not (step(at) == "replace" and at.to_act == (0,))


@rule("SV-19.8.5")
def test_t56_who_wins_a_dispute_and_buys_gains_a_bonus() -> None:
    text = (
        'player = "B"\nrow = [1, 45]\n[A]\ncrew = ["S", "P{} on claim 1"]\n'
        '[B]\ncrew = ["S", "P on claim 1"]\n'
    )
    at = table(text.format(""), **HIRING)
    do(at, DONE, 6, 6, 1, 2)
    do(at, Buy(1))
    assert pieces(at, 0)[1].name == "P+1"
    at = table(text.format("+2"), **HIRING)
    do(at, DONE, 6, 6, 1, 2)
    do(at, Buy(1))
    assert pieces(at, 0)[1].name == "P+2"
    at = table(text.format(""), **HIRING)
    do(at, DONE, 6, 6, 1, 2)
    do(at, DONE)  # won, and not bought
    assert pieces(at, 0)[1].name == "P"


@rule("SV-19.8.5")
def test_so_do_surveyors_and_thieves_but_nobody_who_was_alone() -> None:
    at = table(
        'player = "B"\n[A]\ncrew = ["S on S027", "S+1 on S008", "P"]\n[B]\ncrew = ["S on S027"]',
        **HIRING,
    )
    do(at, DONE, 6, 6, 1, 2)
    do(at, Build(seg("S027")))
    do(at, Build(seg("S008")))
    assert [piece.name for piece in pieces(at, 0)] == ["S+1", "S+1", "P"]
    at = table(
        'player = "B"\n[A]\ntrack = ["S002", "S005"]\ncrew = ["S", "P on line 2"]\n'
        '[B]\ntrack = ["S001", "S007", "S006"]\nlines = [2]\ncrew = ["S", "P"]\n',
        **HIRING,
    )
    do(at, DONE, 6, 6, 1, 2)
    assert pieces(at, 0)[1].name == "P+1"


@rule("SV-19.8.5", "SV-4.16", "SV-4.17")
@pytest.mark.parametrize("turn", [7, 8])
def test_what_was_won_for_a_place_is_lost_with_it(turn: int) -> None:
    """B won the segment and tied at its junction; then he goes elsewhere, or snow drives him."""
    at = table(
        f'turn = {turn}\norder = "BA"\n[A]\ncrew = ["P"]\n'
        '[B]\ncrew = ["S tied on S031 won", "P"]\n',
        **HIRING,
    )
    if turn == 7:
        do(at, Recall(seg("S031")))
    do(at, Survey(0, seg("S001")))
    do(at, DONE)
    do(at, DONE)
    do(at, Build(seg("S001")))
    assert pieces(at, 1)[0].name == "S"
