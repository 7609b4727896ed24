"""Every form of Steam Barons, many times over: random players to the end, all watched."""

import os
from random import Random

import pytest

import rotonde
from rotonde import Table
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.rules.terms import OPTIONS
from rotonde.kernel.message import BadInput
from tests.games.steam_barons import ledger
from tests.games.steam_barons.every import every_form
from tests.games.steam_barons.plans import careful, wild
from tests.games.steam_barons.play import state

GAMES = int(os.environ.get("SOAK_GAMES", "100"))
Form = tuple[int, dict[str, str]]
FORMS = pytest.mark.parametrize(
    "form", every_form(), ids=lambda form: "-".join([str(form[0]), *form[1].values()])
)


@FORMS
def test_random_players_get_to_the_end(form: Form) -> None:
    for seed in range(GAMES):
        at, rng = begun(form, seed)
        while at.to_act:
            at.play(at.to_act[0], wild(at.legal(at.to_act[0]), rng))
        assert at.standings is not None
        assert 1 in at.standings.ranks


@FORMS
def test_mixed_players_break_nothing(form: Form) -> None:
    for seed in range(max(1, GAMES // 10)):
        watched(form, seed)


def begun(form: Form, seed: int) -> tuple[Table, Random]:
    seats, options = form
    return rotonde.start(GAME.id, seats, seed=f"soak {seed}", options=options), Random(seed)


def watched(form: Form, seed: int) -> None:
    """One match of all kinds of players, in which numbers, purses and the notation are checked."""
    at, rng = begun(form, seed)
    codes = GAME.encoding(at.setup)
    while at.to_act:
        seat, of = at.to_act[0], state(at)
        legal = at.legal(seat)
        numbers = codes.numbers(legal)
        assert len(set(numbers)) == len(legal) == len(set(legal))
        assert all(0 <= number < codes.size for number in numbers)
        before = ledger.held(of)
        at.play(seat, pick(at, seat, rng))
        made = at.decisions[-1]
        assert max(made.drew, default=0) < codes.draws
        assert ledger.held(of) == ledger.after(of, made, before)
        assert min(of.treasury, default=0) >= 0
        assert min(of.cash) >= 0
        if at.n % 40 == 0 and not at.over:
            again = rotonde.start(
                GAME.id, form[0], seed="twin", options=form[1], position=at.position()
            )
            assert again.position() == at.position()
            for viewer in range(form[0]):
                assert len(codes.observe(GAME.rules.view(of, viewer), viewer)) == codes.shape
    assert at.n <= codes.longest
    assert at.standings is not None


def pick(at: Table, seat: int, rng: Random) -> object:
    legal = at.legal(seat)
    roll = rng.random()
    if roll < 0.4:
        return GAME.bot.heuristic_action(at.state, seat, legal)
    return careful(state(at), seat, legal, rng) if roll < 0.8 else wild(legal, rng)


@pytest.mark.parametrize("number", range(8))
def test_any_combination_of_options(number: int) -> None:
    rng = Random(number)
    for seed in range(max(1, GAMES // 8)):
        watched(combination(rng), seed)


def combination(rng: Random) -> Form:
    """Players and options at random, until they go together."""
    while True:
        seats = rng.randint(2, 6)
        options = {option.id: rng.choice(option.choices) for option in OPTIONS}
        for option in OPTIONS[2:]:
            if rng.random() < 0.5:
                del options[option.id]
        try:
            rotonde.start(GAME.id, seats, seed=1, options=options)
        except BadInput:
            continue
        return seats, options
