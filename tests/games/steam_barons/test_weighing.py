"""What a choice would mean is what it then does, said in both languages; asking changes nothing."""

from __future__ import annotations

import pytest

from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.presentation.panels import idle_reason
from rotonde.games.steam_barons.rules.actions import Lay, Take
from rotonde.games.steam_barons.rules.events import LinkCompleted, NothingToDo, ShortfallSettled
from tests.games.speech import Speech
from tests.games.steam_barons.plans import PLANS, Plan, walk
from tests.games.steam_barons.play import base, standard, state, stock, told
from tests.rules import rule

SPEECH = Speech(GAME)
POOR = (
    'phase = "build"\norder = "orange green"\n[A]\nshares = { orange = 2 }\n'
    "[B]\nshares = { green = 2 }\n[orange]\ntreasury = 0\nprice = 12\n[cubes]\n"
)


CHOOSE = 'phase = "choose"\norder = "ABC"\n'


def weighed(at, action):
    lines = GAME.help.preview(at.state, at.to_act[0], action)
    return " ".join(SPEECH.say(line, at.to_act[0])[0] for line in lines)


def test_a_build_beyond_the_treasury_says_that_shares_are_issued():
    """SB-11.12"""
    at = stock(POOR)
    cheap = next(each for each in at.legal(0) if isinstance(each, Lay) and _cost(at, each) == 2)
    assert weighed(at, cheap) == (
        "It leaves $3 and 2 builds; one share is issued for it and becomes available."
    )


def test_a_build_beyond_ones_cash_says_what_becomes_of_the_income():
    """SB-4.1"""
    at = base('phase = "build"\norder = "ABC"\n[A]\ncash = 1\nincome = 0\n[cubes]\n')
    cheap = next(each for each in at.legal(0) if isinstance(each, Lay) and _cost(at, each) == 2)
    assert weighed(at, cheap) == (
        "It leaves $4 and 2 builds; capital is raised for it: income then −1, no victory points."
    )
    rich = base('phase = "build"\norder = "ABC"\n[A]\ncash = 30\n[cubes]\n')
    assert weighed(rich, cheap) == "It leaves $28 and 2 builds."


def test_a_tile_says_what_it_does_and_what_it_leaves():
    """SB-5.2, SB-5.3"""
    at = base(f'{CHOOSE}supply = ["RB"]\n[A]\ncash = 5\n')
    assert weighed(at, Take(5)) == (
        "Its effect: a city that has not grown gets the cubes of a Goods Supply space. "
        "It leaves $3."
    )
    assert weighed(at, Take(4)) == "Its effect: you build first."
    assert weighed(at, Take(5, effect=False)) == (
        "Pass option: only its number counts, 5, for the order of the next turn."
    )


GROWTH = "Its effect: a city that has not grown gets the cubes of a Goods Supply space. "
URBANIZATION = (
    "Its effect: a town becomes a New City and gets the cubes of a Goods Supply space. "
    "It has no effect now: "
)


@rule("SB-18.42", "SB-7.14", "SB-5.5")
def test_a_tile_that_can_do_nothing_says_so_before_it_is_taken():
    empty = base(f"{CHOOSE}supply = []\n[A]\ncash = 5\nlocomotive = 6\n")
    idle = "It has no effect now: the Goods Supply is empty (SB-7.14). "
    assert weighed(empty, Take(5)) == f"{GROWTH}{idle}It leaves $3."
    assert "no effect now" not in weighed(empty, Take(5, effect=False))
    assert weighed(empty, Take(6)) == (
        "Its effect: your locomotive improves by one level at once. It has no effect for you: "
        "your locomotive is at the highest level (SB-5.5)."
    )
    cities = ", ".join(f'"{city.name}"' for city in state(empty).terms.map.cities)
    grown = standard(f'{CHOOSE}supply = ["RB"]\ngrown = [{cities}]\n')
    idle = "It has no effect now: every city has a growth marker (SB-18.42)."
    assert weighed(grown, Take(5)) == GROWTH + idle
    towns = [town.name for town in state(empty).terms.map.towns]
    colours = ("grey",) * 4 + ("red", "blue", "yellow", "purple")
    new = ", ".join(f'"{n}" = "{c}"' for n, c in zip(towns, colours, strict=False))
    full = standard(f'{CHOOSE}supply = ["RB"]\ncities = {{ {new} }}\n')
    assert weighed(full, Take(7)) == f"{URBANIZATION}no New City is left (SB-18.42)."


@rule("SB-18.42")
def test_what_a_tile_says_holds_when_it_is_built_with():
    """Whatever the others do in between: what is gone does not come back."""
    for of in (plan for plan in PLANS if plan.rules != "stock"):
        said: dict[tuple[int, int], bool] = {}
        for at, seat, action in walk(of, 12):
            here = state(at)
            if isinstance(action, Take) and action.effect and action.tile in (5, 7):
                said[here.turn, seat] = idle_reason(here, seat, action.tile) != ""
            twin = at.copy()
            for event in told(twin.play(seat, action), NothingToDo):
                said.pop((here.turn, event.seat))
            if here.stack[-1].id == "build" and here.must:
                assert not said[here.turn, seat]


def _cost(at, action):
    return state(at).track.cost(action)


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_what_is_foretold_comes_true(of: Plan) -> None:
    told = 0
    for at, seat, _ in walk(of, 4):
        before, here = at.position(), state(at)
        legal = [each for each in at.legal(seat) if each.has_preview]
        for action in legal[:: max(1, len(legal) // 3)]:
            lines = {line.id: line.args for line in GAME.help.preview(at.state, seat, action)}
            assert at.position() == before
            told += bool(lines)
            then = at.copy()
            events = then.play(seat, action)
            links = sum(isinstance(event, LinkCompleted) for event in events)
            assert ("weigh-link" in lines) == (links > 0 and not isinstance(action, Take))
            if "weigh-build" in lines and then.to_act[:1] == (seat,):
                after, company = state(then), here.active
                if of.rules == "stock":
                    assert lines["weigh-build"]["cash"] == after.treasury[company]
                    issued = here.card[company] - after.card[company]
                    assert lines["weigh-build"]["count"] == issued
                else:
                    assert lines["weigh-build"]["cash"] == after.cash[seat]
                    assert lines["weigh-build"]["income"] == after.income[seat]
    assert told > 20


def test_what_is_given_up_for_a_shortfall_is_told_with_what_it_brought():
    """SB-6.4"""
    of = state(base('phase = "choose"\norder = "ABC"\n[cubes]\n'))
    told = SPEECH.say(ShortfallSettled(1, 2, 1).message(of), 0)
    assert told[0].endswith("give up 2 victory points and one income level for $6.")
    assert "contre 6" in told[1]
