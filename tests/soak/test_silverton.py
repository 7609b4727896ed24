"""Every form of Silverton, many times over: random players to the end, and mixed ones watched."""

import os
from random import Random

import pytest

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.state import GONE
from tests.games.silverton.money import paid
from tests.games.silverton.plans import SWITCHES, act, every_form, possible, state
from tests.games.silverton.test_properties import same_roads, to_the_end

GAMES = int(os.environ.get("SOAK_GAMES", "200"))
FORMS = pytest.mark.parametrize(
    "form", every_form(), ids=lambda form: "-".join([str(form[0]), *form[1].values()])
)


@FORMS
def test_random_players_get_to_the_end(form: tuple[int, dict[str, str]]) -> None:
    to_the_end(*form, games=GAMES)


@FORMS
def test_mixed_players_break_nothing(form: tuple[int, dict[str, str]]) -> None:
    seats, options = form
    for seed in range(max(1, GAMES // 10)):
        watched(seats, options, seed)


def watched(seats: int, options: dict[str, str], seed: int) -> None:
    """One match in which offers of anything are made and everything is checked on the way."""
    at = rotonde.start(GAME.id, seats, seed=f"soak {seed}", options=options)
    rng = Random(seed)
    codes = GAME.encoding(at.setup)
    while at.to_act:
        seat, found = at.to_act[0], state(at)
        legal = at.legal(seat)
        numbers = codes.numbers(legal)
        assert len(set(numbers)) == len(legal) == len(set(legal))
        before = list(found.cash)
        at.play(seat, act(at, seat, rng, 0.6 + 0.4 * rng.random()))
        told = paid(found, at.log)
        assert found.cash == [cash + told[each] for each, cash in enumerate(before)]
        assert min(found.cash) >= 0
        assert min(found.goods) >= 0
        assert all(not found.goods[c] for c in found.board.claims if found.zone[c] == GONE)
        for line in found.board.lines:
            owner, partner = found.line_owner[line], found.line_partner[line]
            if owner >= 0 and partner < 0:
                assert found.line_route(owner, line) is not None
            elif owner >= 0:
                assert found.joint_route(line, owner, partner) is not None
        if at.n % 100 == 0 and not at.over:
            same_roads(found, rng)
            other = found.copy()
            for each in range(seats):
                if found.terms.hidden_cash and not found.announced[each]:
                    other.cash[each] = rng.randrange(20_000)
            seen = [codes.observe(GAME.rules.view(each, None), 0) for each in (found, other)]
            assert seen[0] == seen[1]
    assert at.n <= codes.longest
    assert at.standings is not None


@pytest.mark.parametrize("number", range(8))
def test_any_combination_of_options(number: int) -> None:
    rng = Random(number)
    for seed in range(max(1, GAMES // 8)):
        seats, options = combination(rng)
        watched(seats, options, seed)


def combination(rng: Random) -> tuple[int, dict[str, str]]:
    """Players and options at random, until they go together."""
    while True:
        seats = rng.randint(1, 6)
        options = {option: rng.choice(choices) for option, choices in SWITCHES.items()}
        if seats > 1 and rng.random() < 0.5:
            options["scenario"] = "none"
        if possible(seats, options):
            return seats, options
