"""Whatever is tried gets an answer: a refusal with its rule, or it is legal."""

import inspect
from random import Random
from typing import Any, get_args

import pytest

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import Bundle, Buy, BuyLine, Decisions, Slide
from rotonde.kernel.words import LANGUAGES, words
from tests.games.silverton.play import PLANS, choose, numbers, refused, rich, state, table

ODD = (-3000, -2000, -1000, -3, -2, -1, 0, 1, 2, 3, 5, 9, 23, 45, 60, 103, 180, 999, 10**9)


def odd(kind: str, rng: Random) -> Any:
    """A value for a field: of the right kind as a rule, and out of range more often than not."""
    if kind == "int":
        return rng.choice((*ODD, True, 1.0, None, "1"))
    if kind == "str":
        return rng.choice(("S", "P", "Q", "", 1))
    if kind == "Bundle":
        fields = Bundle.__annotations__
        chosen = {name: odd(fields[name], rng) for name in rng.sample([*fields], 2)}
        return rng.choice((Bundle(**chosen), Bundle(), None, 1))
    if "str" in kind:
        return rng.choice((("S", "P"), ("S+2", "P+2"), (), ("Q",), [], (1,)))
    if "tuple[int, int]" in kind:
        pair = (rng.choice(ODD), rng.choice(ODD))
        return rng.choice(((), (pair,), (pair, pair), ((1,),), (1,), [pair]))
    numbers = tuple(rng.choice(ODD) for _ in range(rng.randrange(4)))
    return rng.choice((numbers, list(numbers), (True,), (), 1))


def anything(rng: Random) -> Any:
    kind = rng.choice(get_args(Decisions))
    return kind(**{name: odd(type_, rng) for name, type_ in fields(kind).items()})


def fields(kind: type) -> dict[str, str]:
    known = inspect.get_annotations(kind)
    return {name: known[name] for name in kind.__struct_fields__ if name in known}


@pytest.mark.parametrize("plan", range(len(PLANS)))
def test_no_action_however_odd_breaks_anything(plan: int) -> None:
    seats, options = PLANS[plan]
    rng = Random(plan)
    at = rotonde.start(GAME.id, seats, seed=plan, options=options, position=rich(seats, 9000))
    known = set(numbers())
    while not at.over and at.n < 400:
        for _ in range(6):
            action = anything(rng)
            seat = at.to_act[0]
            refusal = at.refusal(seat, action)
            if refusal is None:
                twin = at.copy()
                twin.play(seat, action)
                assert min(state(twin).cash) >= 0
                assert min(state(twin).goods) >= 0
                continue
            assert refusal.rule in known
            for lang in LANGUAGES:
                assert words(lang, GAME.id).has(refusal.message.id), refusal.message.id
        at.play(at.to_act[0], choose(at.legal(at.to_act[0]), rng))


def test_every_listed_choice_is_legal_and_listed_once() -> None:
    for plan, (seats, options) in enumerate(PLANS):
        rng = Random(plan)
        at = rotonde.start(GAME.id, seats, seed=plan, options=options, position=rich(seats, 9000))
        while not at.over and at.n < 150:
            legal = at.legal(at.to_act[0])
            assert legal
            assert len(set(legal)) == len(legal)
            assert all(at.refusal(at.to_act[0], action) is None for action in legal)
            at.play(at.to_act[0], choose(legal, rng))


def test_others_are_told_whose_turn_it_is() -> None:
    at = table()
    refusal = at.refusal(1, at.legal(0)[0])
    assert refusal is not None
    assert refusal.message.id == "refusal-not-your-turn"


@pytest.mark.parametrize("line", [-1000, -999, 0, 25, 999, 1002])
def test_a_card_that_is_none_has_no_right(line: int) -> None:
    at = table(
        'phase = "buy"\n[A]\ntrack = ["S001", "S004"]\n'
        'crew = ["S", "P right on deck", "P+1 right on claim 45", "P+2 right on line 2"]\n'
    )
    for action in (BuyLine(line), Slide(line, 0), Buy(line)):
        refused(at, action, "SV-7.1", "refusal-no-right")
