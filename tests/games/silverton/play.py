"""What the tests of Silverton are written with: positions, decisions with given dice, refusals."""

import re
from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

import pytest

import rotonde
from rotonde import Refused, Table
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import Bundle, Deliver, Done, Offer, Survey
from rotonde.games.silverton.rules.board import board
from rotonde.games.silverton.rules.state import GONE, STATUSES, Piece, SilvertonState
from rotonde.kernel.chance import Chance, NeedsDraw
from rotonde.kernel.step import Action, Event
from rotonde.kernel.words import LANGUAGES, words
from tests import rules

BOARD = board(None)
DONE = Done()
ROW = "row = [45, 51, 72, 78, 88, 99, 100, 101]\n"
"""Eight claims that no test is about."""
T = TypeVar("T")


def table(
    position: str = "", seats: int = 2, seed: int = 1, *, rules_version: int = 2, **options: str
) -> Table:
    """A table at a position; without a row of its own it has ROW."""
    head = re.split(r"^\[", position, maxsplit=1, flags=re.MULTILINE)[0]
    if not re.search(r"^row =", head, re.MULTILINE):
        position = ROW + position
    return rotonde.start(
        GAME.id, seats, seed=seed, options=options, position=position, rules=rules_version
    )


def quiet(position: str = "", seats: int = 2, *, rules_version: int = 2, **options: str) -> Table:
    """A table without trade, so that a turn goes on by itself."""
    return table(position, seats, rules_version=rules_version, **{"trade_offers": "0", **options})


def seg(id: str) -> int:
    return BOARD.segment_at[id]


def town(name: str) -> int:
    return BOARD.town_at[name]


def column(id: str) -> int:
    return BOARD.column_ids.index(id)


def dice(*faces: int) -> Chance:
    """Chance that throws these dice and no more."""
    return Chance(b"", tuple(face - 1 for face in faces))


def do(at: Table, action: Action, *faces: int) -> tuple[Event, ...]:
    """The seat to act decides; exactly these dice are thrown for it."""
    draws = tuple(face - 1 for face in faces)
    events = at.play_scripted(at.to_act[0], action, draws)
    assert at.chance.drawn == draws
    return events


def run(at: Table, action: Action, *faces: int) -> tuple[Event, ...]:
    """The seat to act decides; these dice come first, and whatever is drawn later is a 0."""
    draws = tuple(face - 1 for face in faces)
    while True:
        try:
            at.copy().play_scripted(at.to_act[0], action, draws)
        except NeedsDraw:
            draws += (0,)
            continue
        return at.play_scripted(at.to_act[0], action, draws)


def pass_on(at: Table, *, to: str | None = None, seat: int | None = None) -> list[Event]:
    """The last choice everywhere, which is to do nothing more, until a step or a seat comes."""
    events: list[Event] = []
    while not at.over:
        events += run(at, at.legal(at.to_act[0])[-1])
        if at.over or (step(at) == to and (seat is None or at.to_act == (seat,))):
            break
    return events


def step(at: Table) -> str:
    return at.state.stack[-1].id


def state(at: Table) -> SilvertonState:
    found = at.state
    assert isinstance(found, SilvertonState)
    return found


def offered(at: Table, *kinds: type[T]) -> list[T]:
    """What the seat to act may do, of these kinds; `legal` never lists a thing twice."""
    legal = at.legal(at.to_act[0])
    assert len(legal) == len(set(legal))
    return [action for action in legal if not kinds or isinstance(action, kinds)]


def surveys(at: Table) -> set[str]:
    """The segments where the seat to act may put a surveyor to build."""
    return {BOARD.ids[action.segment] for action in offered(at, Survey)}


def told(events: Iterable[Event], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]


def pieces(at: Table, seat: int) -> list[Piece]:
    return state(at).crew[seat]


def statuses(at: Table, seat: int) -> list[str]:
    return [STATUSES[piece.status] for piece in pieces(at, seat)]


def cash(at: Table) -> list[int]:
    return state(at).cash


def deliver(claim: int, city: str, amount: int, *trains: int) -> Deliver:
    return Deliver(claim, town(city), amount, trains)


def buys(seat: int, cash: int = 0, **things: Any) -> Offer:
    """An offer of money for things."""
    return Offer(seat, Bundle(cash=cash), Bundle(**things))


def sells(seat: int, cash: int = 0, **things: Any) -> Offer:
    """An offer of things for money."""
    return Offer(seat, Bundle(**things), Bundle(cash=cash))


def snapshot(at: Table) -> tuple[object, ...]:
    """All that must stay the same when nothing happens."""
    seats = range(len(at.setup.seats))
    return at.position(), [at.legal(seat) for seat in seats], at.to_act, at.n, at.log


def refused(at: Table, action: Action, number: str, id: str, seat: int | None = None) -> None:
    """The action is refused by this rule, in words of both languages, and nothing changes."""
    seat = at.to_act[0] if seat is None else seat
    before = snapshot(at)
    refusal = at.refusal(seat, action)
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == (number, id)
    with pytest.raises(Refused):
        at.play(seat, action)
    assert snapshot(at) == before
    for lang in LANGUAGES:
        assert number in numbers(lang)
        assert words(lang, GAME.id).has(id)
        assert "{" not in at.words(lang).say(refusal.message)


def numbers(lang: str = "en") -> list[str]:
    """The numbers of the rules page, in its order."""
    return rules.numbers(GAME.info.folder, lang)


# Random games

PLANS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"length": "campaign"}),
    (3, {"length": "campaign", "slide": "on", "shared_lines": "on", "theft_bonus": "on"}),
    (2, {"length": "campaign", "rules": "advanced", "winter_turn_4": "on"}),
    (3, {"length": "campaign", "rules": "advanced", "hiring": "on"}),
    (4, {"length": "campaign", "rules": "advanced", "transfer": "on", "multi_plow": "on"}),
    (2, {"scenario": "golden-spike", "rules": "advanced"}),
    (3, {"scenario": "nickel-spike", "rules": "advanced", "hiring": "on"}),
    (4, {"scenario": "silver-spike"}),
    (1, {"scenario": "salt-lake-city-10000"}),
    (1, {"scenario": "copper-spike", "rules": "advanced"}),
    (1, {"scenario": "denver-10000"}),
    (4, {"length": "short", "double_passengers": "on", "simple_market": "on", "blocking": "off"}),
    (5, {"scenario": "strong-start", "length": "long", "last_approach": "on", "cash": "open"}),
    (6, {"length": "regular", "rules": "advanced"}),
)


def rich(seats: int, cash: int) -> str:
    """Everybody starts with money, so that random play gets somewhere."""
    return "".join(f"[{letter}]\ncash = {cash}\n" for letter in "ABCDEF"[:seats])


def choose(legal: list[Action], rng: Random) -> Action:
    """A kind of decision first, or most would be places for surveyors."""
    kind = rng.choice(sorted({type(action).__name__ for action in legal}))
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def facts(of: SilvertonState) -> dict[str, object]:
    """All that a state is made of, but for what is worked out from it."""
    found: dict[str, object] = {}
    for slot in (*SilvertonState.__slots__, "stack", "to_act"):
        value = getattr(of, slot)
        if slot in ("menu", "board", "terms"):
            continue
        if slot == "roads":
            value = [(roads.own, roads.starts) for roads in value]
        elif slot in ("goods", "worked", "worked_now", "depleted"):
            # Whether a discarded claim ever worked is of no interest.
            value = [0 if zone == GONE else each for each, zone in zip(value, of.zone, strict=True)]
        found[slot] = value
    return found
