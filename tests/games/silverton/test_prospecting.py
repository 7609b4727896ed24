"""Phase 4: its frame, and step 1 (SV-6, SV-7)."""

from rotonde.games.silverton.rules.actions import (
    Accept,
    Buy,
    BuyLine,
    Draw,
    LayDown,
    Operate,
    Pay,
    Prospect,
)
from rotonde.games.silverton.rules.events import (
    ClaimBought,
    ClaimDrawn,
    ClaimLaidDown,
    ClaimTurnedUp,
    Killed,
    LineReturned,
    MishapDrawn,
    RowDiscarded,
)
from rotonde.games.silverton.rules.state import GONE, OFFERED, ROW
from tests.games.silverton.play import (
    DONE,
    cash,
    do,
    offered,
    pass_on,
    pieces,
    quiet,
    refused,
    run,
    seg,
    sells,
    state,
    statuses,
    step,
    table,
    told,
)
from tests.rules import rule

# SV-6


@rule("SV-6.2")
def test_spent_crew_comes_home_when_the_phase_ends_tied_and_jailed_stay() -> None:
    at = quiet(
        'phase = "buy"\norder = "AB"\n'
        '[A]\ncash = 50\ncrew = ["S right on S027", "P right on claim 45", "S+1 tied on S026", '
        '"P+1 jailed"]\n[B]\ncrew = ["S+1 tied on S026", "P"]'
    )
    assert step(at) == "release"  # A can afford neither: both have acted
    assert statuses(at, 0) == ["spent", "spent", "tied", "jailed"]
    run(at, DONE)
    assert state(at).turn == 2
    assert at.to_act == (0,)
    assert statuses(at, 0) == ["home", "home", "tied", "jailed"]
    assert statuses(at, 1)[0] == "tied"


LINE_ONE = (
    'phase = "trade"\n[A]\ntrack = ["S010", "S014", "S013", "S015"]\nlines = [1]\n[B]\ncash = 900\n'
)


@rule("SV-6.3", "SV-10.6")
def test_t30a_a_line_stays_while_some_route_is_left() -> None:
    at = table(LINE_ONE)
    assert state(at).line_route(0, 1) == 10
    do(at, sells(1, 50, segments=(seg("S014"),)))
    events = do(at, Accept())
    assert not told(events, LineReturned)
    assert state(at).line_owner[1] == 0
    assert state(at).line_route(0, 1) == 11


@rule("SV-6.3")
def test_t30b_without_a_route_it_goes_back_on_offer_as_a_new_pile() -> None:
    at = table(LINE_ONE)
    piles = len(state(at).piles)
    do(at, sells(1, 50, segments=(seg("S010"),)))
    events = do(at, Accept())
    assert told(events, LineReturned) == [LineReturned(0, 1)]
    assert state(at).line_owner[1] == OFFERED
    assert state(at).piles[piles:] == [(1, "")]
    assert cash(at) == [2450, 850]


# SV-7


@rule("SV-7.1", "SV-7.2")
def test_rights_are_used_in_any_order_or_left() -> None:
    at = quiet(
        'phase = "buy"\nrow = [1, 10, 45]\n'
        '[A]\ncrew = ["S", "P right on claim 1", "P+1 right on claim 10"]\n'
        '[B]\ncrew = ["S", "P right on claim 45"]'
    )
    assert offered(at, Buy) == [Buy(1), Buy(10)]
    refused(at, Buy(45), "SV-7.1", "refusal-no-right")
    events = do(at, Buy(10))
    assert told(events, ClaimBought) == [ClaimBought(0, 10)]
    assert cash(at)[0] == 2400 - 160
    do(at, DONE)  # 1 is left where it lies, and nobody else can have it
    assert state(at).zone[1] == ROW
    while at.to_act != (1,) or step(at) != "buy":
        run(at, offered(at)[-1])
    assert offered(at, Buy) == [Buy(45)]


@rule("SV-7.1")
def test_a_claim_too_dear_is_not_offered() -> None:
    at = table(
        'phase = "buy"\nrow = [1, 10, 45]\n[A]\ncash = 160\n'
        'crew = ["S", "P right on claim 1", "P+1 right on claim 45"]\n'
    )
    assert offered(at, Buy) == [Buy(1)]
    refused(at, Buy(45), "SV-3.3", "refusal-cash")


@rule("SV-7.3")
def test_a_line_needs_its_route_when_it_is_bought() -> None:
    text = (
        'phase = "buy"\n[A]\ntrack = {}\ncrew = ["S", "P right on line 2", "P right on claim 45"]'
    )
    at = table(text.format('["S001"]'))
    refused(at, BuyLine(2), "SV-7.3", "refusal-no-route")
    at = table(text.format('["S001", "S004"]'))
    do(at, BuyLine(2))
    assert cash(at)[0] == 2400 - 160
    # A route under snow is none.
    text = 'turn = {}\nphase = "buy"\n[A]\ntrack = ["S038", "S043", "S060"]\n' + (
        'crew = ["S", "P right on line 3", "P right on claim 45"]'
    )
    refused(table(text.format(8)), BuyLine(3), "SV-7.3", "refusal-no-route")
    assert BuyLine(3) in offered(table(text.format(7)))


@rule("SV-7.4", "SV-15.1")
def test_t21_a_drawn_claim_too_dear_is_added_to_the_row() -> None:
    at = quiet(
        'phase = "buy"\nrow = [1, 2, 3, 4, 5, 6, 7, 8]\ndeck = [45]\n'
        '[A]\ncash = 300\ncrew = ["S", "P right on deck"]\n[B]\n'
        'crew = ["S jailed"]'
    )
    events = do(at, Draw(0), 1)
    assert told(events, ClaimDrawn) == [ClaimDrawn(0, 45)]
    assert told(events, ClaimLaidDown) == [ClaimLaidDown(0, 45)]
    assert len(state(at).row) == 9
    assert statuses(at, 0)[1] == "spent"
    events = run(at, DONE)
    assert state(at).turn == 2
    assert not told(events, ClaimTurnedUp)
    assert len(state(at).row) == 9


@rule("SV-7.4")
def test_who_stands_on_the_deck_must_draw_and_buys_or_lays_down() -> None:
    text = 'phase = "buy"\ndeck = [23]\n[A]\ncrew = ["S", "P right on deck"]\n'
    at = table(text)
    refused(at, DONE, "SV-7.4", "refusal-must-draw")
    do(at, Draw(0), 1)
    assert offered(at) == [Buy(23), LayDown()]
    refused(at, Buy(1), "SV-7.4", "refusal-not-drawn")
    do(at, Buy(23))
    assert state(at).zone[23] == 0
    assert cash(at)[0] == 2400 - 340
    at = table(text)
    do(at, Draw(0), 1)
    do(at, LayDown())
    assert state(at).row[-1] == 23
    assert state(at).zone[23] == ROW


@rule("SV-7.4")
def test_the_card_is_drawn_from_what_nobody_has_seen() -> None:
    at = table('phase = "buy"\n[A]\ncrew = ["S", "P right on deck"]\n')
    assert state(at).deck[:3] == [1, 2, 3]
    at.play_scripted(0, Draw(0), (2,))
    assert state(at).queue[1] == 3
    at = table('phase = "buy"\n[A]\ncrew = ["S", "P right on deck"]\n')
    at.play_scripted(0, Draw(0), (len(state(at).deck) + 2,))
    assert told(at.decisions[-1].events, MishapDrawn)[0].mishap == "cave-in"


@rule("SV-7.5", "SV-7.6")
def test_an_event_strikes_at_once_and_leaves_the_game() -> None:
    at = table('phase = "buy"\ndeck = ["saloon-brawl"]\n[A]\ncrew = ["S", "P+2 right on deck"]\n')
    events = do(at, Draw(2), 1)
    assert told(events, MishapDrawn)[0].effect == "jailed"
    assert statuses(at, 0)[1] == "jailed"
    assert pieces(at, 0)[1].price == 200
    assert 202 not in state(at).mishaps
    assert len(state(at).mishaps) == 5
    assert step(at) == "trade"  # no second draw


EMPTY = ", ".join(map(str, range(2, 103)))


@rule("SV-7.5")
def test_with_the_deck_run_out_a_prospector_is_spent_for_nothing() -> None:
    at = table(
        f'phase = "buy"\nrow = []\ndiscarded = [{EMPTY}, "claim-jumping", "saloon-brawl", '
        '"avalanche", "land-office-fire", "worthless-claims"]\ndeck = [1, "cave-in"]\n'
        '[A]\ncrew = ["S", "P right on deck", "P+1 right on deck", "P+2 right on deck"]\n'
    )
    do(at, Draw(0), 1)
    do(at, Buy(1))
    do(at, Draw(1), 1)  # the last card kills this one; nothing is left for the third
    assert statuses(at, 0) == ["home", "spent", "dead", "spent"]


@rule("SV-7.6", "SV-13.3")
def test_t22_a_dead_prospector_can_be_replaced_from_the_next_turn_on() -> None:
    at = quiet(
        'turn = 6\nphase = "buy"\ndeck = ["cave-in"]\n[A]\ncrew = ["S", "P+2 right on deck"]\n'
        '[B]\ncrew = ["S jailed"]'
    )
    events = do(at, Draw(2), 1)
    assert told(events, Killed) == [Killed(0, "P+2")]
    assert at.to_act == (1,)  # A's step 7 of turn 6 asked nothing
    assert statuses(at, 0) == ["home", "dead"]
    run(at, DONE)
    assert state(at).turn == 7
    while step(at) != "replace":
        run(at, DONE)
    assert (at.to_act, state(at).turn) == ((0,), 7)
    before = cash(at)[0]
    run(at, Pay())
    assert cash(at)[0] == before - 200
    assert [piece.name for piece in pieces(at, 0)] == ["S", "P+2"]
    while at.to_act != (0,) or step(at) != "place":
        run(at, DONE)
    assert state(at).turn == 8
    assert Prospect(2, 0) in offered(at)


@rule("SV-7.6")
def test_t23_the_row_is_cleared_but_for_cards_with_a_prospector() -> None:
    at = quiet(
        'phase = "buy"\nrow = [1, 2, 3, 4, 5, 6, 7, 8]\ndeck = ["land-office-fire"]\n'
        '[A]\ncrew = ["S", "P right on deck", "P+1 right on claim 3"]\n'
        '[B]\ncrew = ["S", "P right on claim 5"]'
    )
    events = do(at, Draw(0), 1)
    assert told(events, RowDiscarded) == [RowDiscarded(6)]
    assert state(at).row == [3, 5]
    assert [claim for claim in range(1, 9) if state(at).zone[claim] == GONE] == [1, 2, 4, 6, 7, 8]
    assert statuses(at, 0)[1] == "spent"
    do(at, Buy(3))
    while step(at) != "buy":
        run(at, offered(at)[-1])
    run(at, Buy(5))
    pass_on(at, to="place")
    assert len(state(at).row) == 8


@rule("SV-7.7", "SV-15.2")
def test_what_lies_under_a_bought_line_waits_for_phase_6() -> None:
    at = quiet(
        'phase = "buy"\n[A]\ntrack = ["S001", "S004"]\ncrew = ["P right on line 2"]\n'
        '[B]\ncrew = ["S jailed"]'
    )
    do(at, BuyLine(2))
    assert state(at).piles[1] == (0, "BC")
    run(at, DONE)
    top, beneath = state(at).piles[1]
    assert 9 <= top <= 16
    assert beneath == "C"
    assert top not in state(at).unseen["B"]
    assert state(at).in_play >> top & 1


@rule("SV-7.8")
def test_a_claim_can_be_worked_on_the_turn_it_is_bought() -> None:
    at = table('phase = "buy"\nrow = [1]\n[A]\ncrew = ["S", "P right on claim 1"]\n')
    do(at, Buy(1))
    assert step(at) == "operate"
    assert Operate(1) in offered(at)
