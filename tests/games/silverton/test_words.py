"""Silverton's words: all that the game can say is said, in English and in French."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import product
from random import Random
from typing import get_args

import pytest

import rotonde
from rotonde.games.silverton.rules import actions, events, flow
from rotonde.games.silverton.rules.choice import Choice
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.words import LANGUAGES
from tests.games.speech import Speech

GAME = rotonde.game("silverton")
SPEECH = Speech(GAME)
say = SPEECH.say


# What events, actions and refusals hand over is enough


BARGAIN = actions.Bundle(1200, (3,), (4,), (5,), ((6, 2),), (9,), (2,))
FITTING = {
    "reason": ["", *actions.REASONS],
    "claims": [(3,), (3, 7)],
    "seats": [(0, 1, 2)],
    "dice": [(3, 4), (6,)],
    "cities": [(0, 1)],
    "trains": [(), (9, 15)],
    "crew": ["S", "P+1"],
    "kind": ["S", "P"],
    "place": [5, 1005, 2000, 2003, 3001],
    "column": [0, 4, 12],
    "claim": [3],
    "line": [1],
    "space": [0, 1],
    "moved": range(-9, 10),
    "mishap": ["claim-jumping", "avalanche", "land-office-fire"],
    "effect": ["jailed"],
    "ending": flow.ENDINGS,
    "give": [BARGAIN],
    "take": [actions.NOTHING],
    "bonus": [0, 2],
    "power": [15],
    "instead": [0, 2],
    "city": [0, 1],
    "first": [False, True],
    "success": [False, True],
    "winter": [False, True],
    "left": [0, 1, 7],
    "extra": [0, 3],
    "amount": [1, 1200],
    "count": [0, 1, 5],
}
TOLD = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type)
    and issubclass(kind, events.GameEvent)
    and kind is not events.GameEvent
]


TAGS = {f"event-{kind.__struct_config__.tag}" for kind in TOLD}


def test_both_languages_say_the_same_things():
    assert SPEECH.ids("en") == SPEECH.ids("fr")


def test_nothing_is_left_unsaid():
    for lang in LANGUAGES:
        for id in (*SPEECH.families(), *TAGS):
            assert SPEECH.spoken(lang).has(id), (lang, id)


def test_nothing_is_written_in_vain():
    assert not SPEECH.idle({*TAGS, "event-price-moved-simple"})


def examples(kind):
    """A struct with every mixture of a few fitting values."""
    several = kind in (actions.BuyCrew, events.CrewChosen)
    values = [
        [("S", "S+2", "P")] if several and field == "crew" else FITTING.get(field, [1])
        for field in kind.__struct_fields__
    ]
    return [kind(*mixture) for mixture in product(*values)]


@cache
def somewhere():
    """A position in which every choice finds what it speaks of."""
    state = rotonde.start("silverton", 2, seed=1, options={"scenario": "golden-spike"}).state.copy()
    state.crew = [[piece._replace(price=200) for piece in crew] for crew in state.crew]
    state.spaces = (("pile", 0, 1), ("row", 0, 1))
    state.queue = ((0, 0), 3)
    state.stack = []
    state.to_act = (0,)
    return state


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_every_event_is_told(kind):
    for event in examples(kind):
        for viewer in (0, None):
            say(event.message(somewhere()), viewer)


def test_prices_without_dice_are_told():
    args = {"goods": "lumber", "city": "Denver", "sold": 3, "moved": -2, "price": 60}
    english, french = say(Message("event-price-moved-simple", args))
    assert english == "Lumber Denver: sold 3: down 2 steps to $60."
    assert french == "Bois Denver\u00a0: vendu 3\u00a0; le prix baisse de 2 cases, à 60\u00a0$."


@pytest.mark.parametrize("kind", get_args(actions.Decisions), ids=lambda kind: kind.__name__)
def test_every_choice_is_offered(kind):
    for action in examples(kind):
        say(action.message(somewhere()))


ASKED = {
    "town": "Denver",
    "town2": "Pueblo",
    "goods": "gold",
    "claim": 3,
    "cost": 120,
    "price": 200,
    "crew": "P+1",
    "piece": "P",
    "power": 15,
    "seat": 1,
    "give": (Message("part-cash", {"amount": 1200}), Message("part-plow", {"bonus": 2})),
    "take": (Message("part-nothing"),),
}
"""What prompts speak of."""


def test_every_step_asks_and_can_be_left():
    steps = Choice.__subclasses__()
    assert len(steps) > 20
    for step in steps:
        say(Message(f"prompt-{step.id}", ASKED))
        if actions.Done in step.takes:
            say(Message(f"choice-done-{step.id}"))


def refusals():
    """Every refusal in the code with the arguments it comes with."""
    for path in sorted((GAME.info.folder / "rules").glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            args = ""
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "args":
                    args = ast.unparse(node.value)
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                    yield node.args[1].value, dict(_handed_over(node, args))


def _handed_over(call, args):
    state = somewhere()
    for word in call.keywords:
        if word.arg:
            yield word.arg, "Denver" if word.arg == "town" else 1
            continue
        what = ast.unparse(word.value).replace("**", "")
        what = args if what == "args" else what
        if "line_args" in what:
            yield from state.line_args(1).items()
        elif "claim_args" in what:
            yield from state.claim_args(3).items()
        else:
            yield from state.segment_args(5).items()


def test_every_refusal_is_explained():
    found = list(refusals())
    assert len({id for id, _ in found}) > 80
    for id, args in found:
        for number in (0, 1, 7) if "most" in args else (1,):
            given = {key: number if key == "most" else value for key, value in args.items()}
            for viewer in (1, None) if "seat" in args else (0,):
                say(Message(id, given), viewer)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"scenario": "none"}),
        (2, {"scenario": "nickel-spike"}),
        (2, {"scenario": "golden-spike", "length": "short"}),
        (1, {"slide": "on"}),
        (2, {"hiring": "on"}),
        (2, {"simple_market": "on", "rules": "advanced"}),
        (2, {"double_passengers": "on", "length": "long"}),
    ],
)
def test_a_bad_set_up_is_explained(seats, options):
    with pytest.raises(BadInput) as bad:
        rotonde.start("silverton", seats, seed=0, options=options)
    say(bad.value.message)


# Games


TABLES = [
    (1, {}),
    (2, {"scenario": "golden-spike", "rules": "advanced", "hiring": "on", "shared_lines": "on"}),
    (3, {"rules": "advanced", "transfer": "on", "multi_plow": "on", "slide": "on"}),
    (6, {"length": "short", "winter_turn_4": "on"}),
]


@cache
def told(seats, options):
    """All that is said in random play: prompts, choices, refusals, events."""
    table = rotonde.start("silverton", seats, seed=3, options=dict(options))
    rng = Random(3)
    earlier = []
    found = set()
    while table.to_act and table.n < 120:
        seat = table.to_act[0]
        legal = table.legal(seat)
        if rng.random() < 0.1:
            messages = [table.prompt(seat), *(action.message(table.state) for action in legal)]
            refused = [table.state.stack[-1].refusal(table.state, seat, each) for each in earlier]
            messages += [refusal.message for refusal in refused if refusal is not None]
            found |= {tuple(say(message, seat)) for message in messages}
            earlier += [each for each in rng.sample(legal, 1) if each.__struct_fields__]
            earlier = earlier[-8:]
        table.play(seat, rng.choice(legal))
    happened = [event for decision in table.decisions for event in decision.events]
    found |= {tuple(say(event.message(table.state))) for event in happened}
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_play_is_told_in_english_and_in_french(seats, options):
    found = told(seats, tuple(options.items()))
    assert len(found) > 40
    towns = " ".join(somewhere().board.towns)
    for _, sentence in found:
        assert not SPEECH.foreign(sentence, towns), sentence


# How it is written


def test_money_is_written_as_each_language_does():
    english, french = say(Message("refusal-cash", {"cost": 1200}))
    assert "$1,200" in english
    assert re.search("1\u00a0200\u00a0\\$", french)


def test_french_spaces_do_not_break():
    assert not SPEECH.loose_spaces()


def test_the_reader_is_spoken_to():
    event = events.TrackBuilt(0, 5)
    assert say(event.message(somewhere()), 0)[1].startswith("Vous construisez")
    assert say(event.message(somewhere()), 1)[1].startswith("Ambre construit")
