"""Positions: every moment of a match can be written down and read back; nonsense is refused."""

import re
import tomllib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from rotonde import BadInput, Table
from rotonde.games.silverton import GAME
from rotonde.games.silverton.notation import positions
from rotonde.games.silverton.notation.shapes import Player, Position
from rotonde.games.silverton.notation.writer import write_values
from rotonde.games.silverton.rules.actions import (
    Abandon,
    Accept,
    AssignTrain,
    Build,
    Draw,
    GiveTrain,
    Share,
)
from rotonde.games.silverton.rules.flow import FLOW
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.chance import Chance
from rotonde.kernel.table import match
from rotonde.kernel.words import words
from tests.bad import sentence
from tests.games.silverton.play import (
    BOARD,
    DONE,
    PLANS,
    ROW,
    buys,
    choose,
    do,
    facts,
    offered,
    rich,
    run,
    state,
    step,
    surveys,
    table,
)
from tests.rules import rule


def _placed(of: SilvertonState) -> dict[str, object]:
    """All that lies on the table; what prices and cash once were is no part of a position."""
    return {slot: value for slot, value in facts(of).items() if slot not in ("past", "given")}


def same_again(at: Table) -> None:
    """The position says all there is: same facts, same choices, no dice."""
    here = state(at)
    text = at.position()
    chance = Chance(b"other")
    back = positions.parse(text, here.board, here.terms, chance)
    assert _placed(back) == _placed(here), text
    assert chance.drawn == ()
    assert positions.write(back) == text
    if here.stack:
        seat = at.to_act[0]
        assert back.stack[-1].legal(back, seat) == here.stack[-1].legal(here, seat)


@pytest.mark.parametrize("plan", range(len(PLANS)))
def test_every_moment_of_a_match_is_read_back_as_it_was(plan: int) -> None:
    seats, options = PLANS[plan]
    rng = Random(plan)
    position = rich(seats, rng.choice((3000, 9000, 50000)))
    at = rotonde.start(GAME.id, seats, seed=plan, options=options, position=position)
    while not at.over:
        if rng.random() < 0.2:
            same_again(at)
        at.play(at.to_act[0], choose(at.legal(at.to_act[0]), rng))
    same_again(at)


def test_the_same_draws_lead_on_to_the_same_match() -> None:
    seats, options = PLANS[1]
    rng = Random(5)
    at = rotonde.start(GAME.id, seats, seed=5, options=options, position=rich(seats, 5000))
    for _ in range(150):
        at.play(at.to_act[0], choose(at.legal(at.to_act[0]), rng))
    twin = rotonde.start(GAME.id, seats, seed=6, options=options, position=at.position())
    for _ in range(150):
        action = choose(at.legal(at.to_act[0]), rng)
        at.play(at.to_act[0], action)
        twin.play_scripted(twin.to_act[0], action, at.decisions[-1].drew)
        assert _placed(state(twin)) == _placed(state(at))


# Steps that random games seldom meet

SHARED = """
order = "ABDEC"
player = "C"
[A]
track = ["S001"]
crew = ["S", "P on line 2"]
[B]
row = 5
track = ["S005"]
crew = ["S", "P on line 2"]
[C]
row = 2
[D]
row = 3
[E]
row = 4
"""
"""A has Denver to Colorado Springs; B, who starts in Pueblo, the rest of line 2."""


def test_a_proposal_to_share_and_its_answer() -> None:
    at = table(SHARED, 5, shared_lines="on")
    do(at, DONE)
    assert step(at) == "share"
    same_again(at)
    do(at, Share(1))
    assert step(at) == "share-reply"
    assert at.to_act == (1,)
    same_again(at)
    do(at, Accept())
    assert state(at).line_partner[2] == 1
    same_again(at)


def test_a_cube_that_has_to_be_found() -> None:
    own: list[int] = []
    for segment in range(len(BOARD.ids)):
        clear = not any(BOARD.parallel[segment] >> other & 1 for other in own)
        if clear and BOARD.ids[segment] != "S026" and len(own) < 32:
            own.append(segment)
    track = [BOARD.ids[segment] for segment in own]
    at = table(
        f'phase = "build"\n[A]\nrow = 1\ntrack = {track}\ncrew = ["S right on S026", "P"]\n'
        "[B]\nrow = 2\n",
        blocking="off",
    )
    do(at, Build(BOARD.segment_at["S026"]))
    assert step(at) == "abandon"
    same_again(at)
    do(at, Abandon(own[-1]))
    same_again(at)


def test_a_train_from_a_bargain_that_needs_a_city() -> None:
    at = table('phase = "trade"', scenario="golden-spike", rules="advanced")
    do(at, buys(1, 50, trains=(9,)))
    same_again(at)
    do(at, Accept())
    assert step(at) == "give-train"
    same_again(at)
    do(at, GiveTrain(0))
    assert step(at) == "assign-train"
    same_again(at)
    do(at, AssignTrain(1))
    same_again(at)


def test_an_offer_of_an_older_match_reads_under_todays_rules() -> None:
    """It counted before it was answered: so the last one may be pending."""
    old = table('phase = "trade"\noffers = 3\n[B]\nclaims = [1]', rules_version=1)
    do(old, buys(1, 50, claims=(1,)))
    at = rotonde.start(GAME.id, 2, position=old.position())
    assert (step(at), at.to_act, state(at).offers) == ("reply", (1,), 4)
    do(at, Accept())
    same_again(at)


# Short and readable


def test_the_start_needs_nothing_but_the_order_and_the_row() -> None:
    at = rotonde.start(GAME.id, 2, seed=1, position="")
    assert len(state(at).row) == 8
    assert step(at) == "place"
    assert at.to_act == (0,)
    found = tomllib.loads(at.position())
    assert set(found) == {"turn", "order", "phase", "row"}
    assert found["phase"] == "place"


def test_a_written_position_is_short() -> None:
    at = table('turn = 5\n[A]\ncash = 1200\ntrack = ["S001"]\nclaims = ["1 with 6 worked"]')
    expected = (
        'turn = 5\norder = "AB"\nphase = "place"\n'
        + ROW
        + '\n[A]\ncash = 1200\ntrack = ["S001"]\nclaims = ["1 with 6 worked"]\n'
    )
    assert at.position() == expected


def test_the_example_of_the_docs_can_be_played() -> None:
    page = (Path(__file__).parents[3] / "docs" / "position_notation.md").read_text("utf-8")
    page = page[page.index("## Silverton") : page.index("## Steam Barons")]
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    at = rotonde.start(GAME.id, seed=1, position=example)
    assert (step(at), at.to_act) == ("build", (1,))
    same_again(at)
    assert all(f"`{phase}`" in page for phase in positions.PHASES)
    assert all(f"`{key}`" in page or f"{key} =" in page for key in Player.__struct_fields__)


def test_there_is_a_name_for_every_stage() -> None:
    assert len(set(positions.PHASES)) == len(FLOW.stages)


def test_phases_that_ask_nothing_pass_by() -> None:
    at = table('phase = "revenue"\n[A]\ntrack = ["S001", "S004"]\nlines = [2]')
    assert state(at).cash[0] == 2400 + 60
    assert step(at) == "trade"
    assert at.to_act == (1,)


def test_lines_of_the_lower_letters_leave_the_piles() -> None:
    at = table('[A]\ntrack = ["S001", "S049"]\nlines = [9]')
    here = state(at)
    assert sum(beneath.count("B") for _, beneath in here.piles) == len(here.unseen["B"]) == 7
    assert 9 not in here.unseen["B"]


def test_seats_are_counted_from_the_letters() -> None:
    assert positions.seats_in("") == 2
    assert positions.seats_in("[D]\ncash = 1") == 4
    assert positions.seats_in('order = "CAB"') == 3
    assert positions.seats_in('order = "A"') == 1
    assert len(rotonde.start(GAME.id, position="[C]\ncash = 5").setup.seats) == 3


# What lies hidden

PLANTED = 'deck = [1, "cave-in", 2]\n' + ROW + '[A]\ncrew = ["S", "P right on deck"]\n'


def test_planted_cards_are_drawn_first_and_seen_by_nobody() -> None:
    at = table('phase = "buy"\n' + PLANTED + "[B]\ntrack = []")
    assert "deck" in tomllib.loads(at.setup.position or "")
    for seat in (0, 1, None):
        view = at.view(seat)
        assert "deck" not in tomllib.loads(view.setup.position or "")
        assert view.board.unseen_claims == tuple(
            claim for claim in BOARD.claims if claim not in state(at).row
        )
        assert view.board.unseen_mishaps == 6
    twin = at.guess(0, Random(1))
    assert state(twin).planted == ()
    assert state(twin).deck == sorted(set(BOARD.claims) - set(state(at).row))
    assert state(twin).mishaps == (201, 202, 203, 204, 205, 206)
    assert state(twin).deck_size == state(at).deck_size
    at.play(0, Draw(0))
    assert state(at).planted == (203, 2)
    assert state(at).queue[1] == 1


def test_a_position_that_hides_nothing_stays_as_it_is_written() -> None:
    text = "# a remark\n" + ROW
    assert positions.remove_planted(text) == text
    assert positions.make_public(text, state(table(text)).terms) == text


@rule("SV-16.5")
@pytest.mark.parametrize(
    ("written", "options", "seen"),
    [
        ("cash = 4301", {}, None),
        ("cash = 5301", {}, 5301),  # above the 5,000 that must be announced
        ("cash = 5301\nannounced = false", {}, None),
        ("cash = 4301\nannounced = true", {}, 4301),
        ("cash = 9301", {"length": "campaign"}, None),
        ("cash = 4301", {"cash": "open"}, 4301),
    ],
)
def test_secret_cash_that_a_position_gives_is_told_to_nobody(
    written: str, options: dict[str, str], seen: int | None
) -> None:
    at = rotonde.start(GAME.id, 2, seed=1, options=options, position=f"[B]\n{written}\n")
    for seat in (0, 1, None):
        told = tomllib.loads(at.view(seat).setup.position or "")
        assert told.get("B", {}).get("cash") == seen
        assert "announced" not in told.get("B", {}) or seen is not None
    if seen is not None:
        assert match.dump(at, export=True) == match.dump(at.copy(), export=True)
        return
    assert "4301" not in at.guess(0, Random(1)).position()
    with pytest.raises(BadInput) as refused:
        match.dump(at, export=True)
    assert refused.value.message.id == "bad-export-position"
    assert match.replay(match.parse(match.dump(at))).position() == at.position()


@pytest.mark.parametrize("cash", [2400, 3000, 3700])
def test_a_guess_knows_what_was_paid_but_not_from_how_much(cash: int) -> None:
    at = rotonde.start(GAME.id, 2, seed=4, position=f"{ROW}[A]\ncash = 1500\n[B]\ncash = {cash}\n")
    rng = Random(2)
    while state(at).turn < 3 or at.to_act[0] != 0:
        at.play(at.to_act[0], choose(at.legal(at.to_act[0]), rng))
    mine, other = state(at).cash
    assert other != cash
    assert state(at.guess(0, Random(1))).cash == [mine, 1500 + other - cash]
    assert state(at.guess(1, Random(1))).cash == [cash + mine - 1500, other]


@pytest.mark.parametrize("plan", [at for at, (seats, _) in enumerate(PLANS) if seats > 1])
def test_a_guess_at_secret_cash_can_be_played(plan: int) -> None:
    seats, options = PLANS[plan]
    rng = Random(plan)
    purses = [f"[{letter}]\ncash = {rng.choice([0, 200, 900, 9000])}\n" for letter in "ABCDEF"]
    at = rotonde.start(GAME.id, seats, seed=plan, options=options, position="".join(purses[:seats]))
    while at.to_act and at.n < 120:
        for seat in range(seats) if at.n % 3 == 0 else ():
            twin = at.guess(seat, rng)
            for _ in range(4):
                if twin.to_act:
                    legal = twin.legal(twin.to_act[0])
                    accept = [action for action in legal if isinstance(action, Accept)]
                    twin.play(twin.to_act[0], rng.choice(accept or legal))
                assert min(state(twin).cash) >= 0
        at.play(at.to_act[0], choose(at.legal(at.to_act[0]), rng))


# Nonsense

THIRTY_THREE = [
    BOARD.ids[s] for s in range(180) if not any(BOARD.parallel[s] >> t & 1 for t in range(s))
][:33]

NONSENSE = [
    ("segment", '[A]\ntrack = ["S999"]'),
    ("two-owners", '[A]\ntrack = ["S001"]\n[B]\ntrack = ["S001"]'),
    ("two-owners", '[A]\ntrack = ["S001", "S001"]'),
    ("parallel", '[A]\ntrack = ["S001", "S003"]'),
    ("cubes", f"[A]\ntrack = {THIRTY_THREE}"),
    ("claim", "[A]\nclaims = [103]"),
    ("claim", "row = [0]"),
    ("claim-form", '[A]\nclaims = ["1 with gold"]'),
    ("claim-twice", "row = [1]\n[A]\nclaims = [1]"),
    ("claim-twice", "deck = [1]\ndiscarded = [1]"),
    ("claim-twice", "row = [1, 1]"),
    ("card", 'row = ["cave-in"]'),
    ("card", 'deck = ["line-up"]'),
    ("event-twice", 'deck = ["cave-in", "cave-in"]'),
    ("line", "[A]\nlines = [25]"),
    ("line", 'row = ["line 0"]'),
    ("line-form", '[A]\nlines = ["two"]'),
    ("line-twice", '[A]\ntrack = ["S001", "S004"]\nlines = [2, 2]'),
    ("line-twice", 'row = ["line 2"]\n[A]\ntrack = ["S001", "S004"]\nlines = [2]'),
    ("line-missing", 'piles = ["1 BC"]'),
    ("no-route", "[A]\nlines = [2]"),
    ("no-route", '[A]\ntrack = ["S001"]\nlines = ["2 with B"]'),
    ("no-route", '[A]\ntrack = ["S001", "S004"]\nlines = ["2 with A"]'),
    ("pile", 'piles = ["one"]'),
    ("piles", 'piles = ["1", "2", "3", "4", "5", "6", "7", "8"]'),
    ("line-twice", 'piles = ["1", "1"]'),
    ("column", "[market]\niron = 3"),
    ("column-unused", "[market]\nlumber-el-paso = 3"),
    ("cell", "[market]\ncoal-denver = 2"),
    ("cell", "[market]\ngold = 11"),
    ("town", "[depletions]\nAtlantis = 1"),
    ("seat", "[C]\ncash = 3"),
    ("seat", 'player = "D"'),
    ("turn", "turn = 0"),
    ("turn", "turn = 25"),
    ("order", 'order = "AA"'),
    ("order", 'order = "ABC"'),
    ("phase", 'phase = "lunch"'),
    ("ending", 'ending = "never"'),
    ("rows", "[A]\nrow = 2"),
    ("rows", "[A]\nrow = 3"),
    ("piece", '[A]\ncrew = ["Q"]'),
    ("piece", '[A]\ncrew = ["S on claim 45"]'),
    ("piece", '[A]\ncrew = ["P on S001"]'),
    ("piece", '[A]\ncrew = ["S dead 200 until turn 3"]'),
    ("crew", f"[A]\ncrew = {['S'] * 9}"),
    ("start", '[A]\ncrew = ["S from Denver"]'),
    ("place", '[A]\ncrew = ["P on claim 1"]'),
    ("place", '[A]\ncrew = ["P on line 9"]'),
    ("place", '[A]\ncrew = ["S on own S001"]'),
    ("place", '[A]\ntrack = ["S001"]\ncrew = ["S on S001"]'),
    ("place-twice", '[A]\ncrew = ["S on S001", "S+1 on S001"]'),
    (
        "two-rights",
        'phase = "build"\n[A]\ncrew = ["S right on S001"]\n[B]\ncrew = ["S right on S001"]',
    ),
    ("status", '[A]\ncrew = ["S right on S001"]'),
    ("status", 'phase = "build"\n[A]\ncrew = ["S on S001"]'),
    (
        "theft-cash",
        '[A]\ncash = 10\ntrack = ["S002", "S005"]\ncrew = ["P on line 2"]\n'
        '[B]\ntrack = ["S001", "S007", "S006"]\nlines = [2]',
    ),
    ("advanced", "[A]\ntrains = [9]"),
    ("lot", 'phase = "deliver"\nlots = ["6 of 23"]'),
    ("lot", 'lots = ["coal"]'),
    ("space", 'spaces = ["shelf 3 by A"]'),
    ("rival", "rival = 45"),
    ("chosen", 'phase = "operate"\nchosen = [1]'),
    ("chosen-phase", "chosen = [1]"),
    ("offer-phase", '[offer]\nto = "B"\ngive = {}\ntake = {}'),
    ("offer", 'phase = "trade"\n[offer]\nto = "B"\ngive = {}\ntake = {}'),
    ("waiting", 'phase = "shift"\nwaiting = ["A1"]'),
    ("waiting", 'phase = "fines"\nwaiting = ["A9"]'),
    ("waiting-phase", 'waiting = ["A1"]'),
    ("key", "colour = 3"),
    ("key", "[A]\ncolour = 3"),
    ("form", "turn = 1.5"),
    ("form", "turn = -1"),
    ("form", 'turn = "three"'),
    ("form", "A = 3"),
    ("toml", "turn = "),
    ("toml", "[" * 5000),
    ("toml", "#" * 300_000),
]


@pytest.mark.parametrize(("id", "text"), NONSENSE)
def test_nonsense_gets_one_clear_sentence(id: str, text: str) -> None:
    if "row =" not in text.split("[A]")[0]:
        text = ROW + text
    with pytest.raises(BadInput) as raised:
        rotonde.start(GAME.id, 2, position=text)
    assert raised.value.message.id == f"bad-position-{id}"
    sentence(raised.value)


ADVANCED = [
    ("train", "[A]\ntrains = [10]"),
    ("trains", "[A]\ntrains = [9, 9, 9, 15, 15]"),
    ("plow", "[A]\nplows = [9]"),
    ("stock", "[A]\nplows = [2, 2]\n[B]\nplows = [2, 2]"),
]


@pytest.mark.parametrize(("id", "text"), ADVANCED)
def test_nonsense_about_trains(id: str, text: str) -> None:
    with pytest.raises(BadInput) as raised:
        table(text, rules="advanced")
    assert raised.value.message.id == f"bad-position-{id}"


def test_a_train_in_a_spike_scenario_needs_its_city() -> None:
    with pytest.raises(BadInput) as raised:
        table("[A]\ntrains = [9]", scenario="golden-spike", rules="advanced")
    assert raised.value.message.id == "bad-position-train-city"


WORDS = [
    *("S001", "S031", "S088", "S999", "A", "B", "AB", "BA", "CAB", "x", "", "line 2", "6 of 23"),
    *("S on S001", "P on deck", "P right on deck", "P right on claim 45", "S right on S027"),
    *("S+2 on own S001", "P on line 2", "P right on line 3", "S jailed", "S tied on S031"),
    *("P dead 200 until turn 3", "S spent", "S from Denver", "S on S029 to roll", "9 used"),
    *("9 from Denver", "3 to S031", "A1", "B2", "A2 drew 45", "line 5: A to B", "French: AB"),
    *("A: 9", "cave-in", "row 1 by B", "pile 2 by A", "1 BC", "- BC", "12 C", "2 with B"),
    *("23 with 6 worked", "24 depleted", "25 with 3 now", "3 by AB", *positions.PHASES),
]
KEYS = [
    *Position.__struct_fields__,
    *Player.__struct_fields__,
    *("give", "take", "goods", "to", "coal-denver", "Leadville", "colour"),
]
VALUES = st.one_of(
    st.sampled_from(WORDS), st.integers(-2, 120), st.sampled_from((True, 1.5, 10**12))
)


def corpus() -> list[tuple[int, dict[str, str], str]]:
    found = []
    for plan, (seats, options) in enumerate(PLANS):
        rng = Random(plan)
        at = rotonde.start(GAME.id, seats, seed=plan, options=options, position=rich(seats, 6000))
        seen: set[str] = set()
        while not at.over:
            if step(at) not in seen or rng.random() < 0.01:
                seen.add(step(at))
                found.append((seats, options, at.position()))
            at.play(at.to_act[0], choose(at.legal(at.to_act[0]), rng))
    return found


CORPUS = corpus()


def inside(value: object) -> list[object]:
    """All tables and lists of a document."""
    parts = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(parts, list):
        return []
    return [value, *(found for part in parts for found in inside(part))]


@settings(max_examples=250)
@given(data=st.data())
def test_a_spoiled_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    seats, options, text = data.draw(st.sampled_from(CORPUS))
    raw = tomllib.loads(text)
    for _ in range(data.draw(st.integers(1, 3))):
        part = data.draw(st.sampled_from(range(len(inside(raw)))))
        block = inside(raw)[part]
        value = data.draw(st.one_of(VALUES, st.lists(VALUES, max_size=3)))
        if isinstance(block, dict):
            block[data.draw(st.sampled_from([*block, *KEYS]))] = value
        elif isinstance(block, list):
            block.insert(data.draw(st.integers(0, len(block))), value)
            if data.draw(st.booleans()):
                del block[data.draw(st.integers(0, len(block) - 1))]
    spoiled = write_values(raw)
    try:
        at = rotonde.start(GAME.id, seats, seed=1, options=options, position=spoiled)
    except BadInput as bad:
        assert words("en", GAME.id).has(bad.message.id)
        return
    same_again(at)
    rng = Random(1)
    for _ in range(15):
        if at.over:
            break
        at.play(at.to_act[0], rng.choice(at.legal(at.to_act[0])))
        assert min(state(at).cash) >= 0


@settings(max_examples=100)
@given(data=st.data())
def test_a_slip_of_the_pen_is_refused_or_can_be_played(data: st.DataObject) -> None:
    seats, options, text = data.draw(st.sampled_from(CORPUS))
    place = data.draw(st.integers(0, len(text)))
    spoiled = text[:place] + data.draw(st.text(max_size=3)) + text[place + 1 :]
    try:
        at = rotonde.start(GAME.id, seats, seed=1, options=options, position=spoiled)
    except BadInput as bad:
        assert words("en", GAME.id).has(bad.message.id)
    else:
        run(at, offered(at)[-1]) if not at.over else None


def test_the_places_a_position_leaves_are_those_of_the_rules() -> None:
    assert len(surveys(table())) == 12


def test_a_match_from_a_position_can_be_saved_undone_and_looked_back_at(tmp_path: Path) -> None:
    position = 'phase = "fines"\n[A]\ncrew = ["S jailed"]\n[B]\ncrew = ["S jailed", "P"]'
    at = rotonde.start(GAME.id, seed=3, position=position)  # the row is dealt
    first = at.position()
    rng = Random(3)
    for _ in range(30):
        at.play(at.to_act[0], choose(at.legal(at.to_act[0]), rng))
    rotonde.save(at, tmp_path / "a.match")
    again = rotonde.load(tmp_path / "a.match")
    assert facts(state(again)) == facts(state(at))
    assert at.at(0).position() == first
