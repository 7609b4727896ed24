"""Steam Barons' words: all that the game can say is said, in English and in French."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from itertools import product
from random import Random
from typing import get_args

import pytest

import rotonde
from rotonde.games.steam_barons.presentation import forms
from rotonde.games.steam_barons.presentation.drawing.places import NAMES, name_id
from rotonde.games.steam_barons.rules import actions, events, flow
from rotonde.games.steam_barons.rules.cards import MAPS, box
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.terms import BASE, STANDARD, STOCK
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.words import LANGUAGES
from tests.games.speech import Speech

GAME = rotonde.game("steam-barons")
SPEECH = Speech(GAME)
say = SPEECH.say
TOLD = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type)
    and issubclass(kind, events.GameEvent)
    and kind is not events.GameEvent
]
TAGS = {f"event-{kind.__struct_config__.tag}" for kind in TOLD}


def stops(map):
    drawn = box(map).map
    return (*drawn.cities, *drawn.towns)


# Nothing missing, nothing idle


def test_both_languages_say_the_same_things():
    assert SPEECH.ids("en") == SPEECH.ids("fr")


def test_nothing_is_left_unsaid():
    wanted = {*SPEECH.named(), *SPEECH.families(), *TAGS}
    assert len(wanted) > 150
    for lang in LANGUAGES:
        assert not {id for id in wanted if not SPEECH.spoken(lang).has(id)}


def test_nothing_is_written_in_vain():
    assert not SPEECH.idle(TAGS)


# What events, actions, prompts and refusals hand over is enough


@cache
def somewhere(rules):
    """A position in which every choice finds what it speaks of."""
    state = rotonde.start("steam-barons", 3, seed=1, options={"rules": rules}).state.copy()
    state.queue = ((0, 2),)
    state.lots = 6
    state.line, state.at = (0, 1, 2), 0
    return state


def known(rules):
    """A town, a city and a hex without either."""
    terms = somewhere(rules).terms
    plain = next(at for at, _ in enumerate(terms.map.hexes) if at not in terms.names)
    return terms.towns[0], terms.cities[0], plain


def fitting(kind, field, rules):
    town, city, plain = known(rules)
    values = {
        "owner": [0, NOBODY],
        "hex": [town, plain],
        "city": [city],
        "way": range(len(somewhere(rules).track.catalog.ways)),
        "colour": range(len(COLOURS)),
        "tile": range(1, 8),
        "effect": [True, False],
        "to_income": [True, False],
        "counts": [(0,) * 6, (1, 2, 0, 0, 0, 3)],
        "cubes": [0, 1 + (2 << 8) + (3 << 40)],
        "companies": [(0, 3, 5)],
        "company": range(6),
        "seats": [(0, 2, 1)],
        "links": [(0,), (0, 1, 2)],
        "symbol": [0],
        "income": range(-10, 11, 5),
        "vp": [0, 1, 5],
        "levels": [1, 3],
        "upkeep": [0, 3],
        "bonus": [0, 2],
        "modifier": range(-3, 4),
        "colour_change": range(-2, 2),
        "price": [-1, 0, 7] if kind is events.PriceMoved else [7],
        "amount": [-3, 0, 5] if kind is events.IncomePaid else [5],
        "cost": [0, 4],
        "count": [0, 1, 5],
        "points": [0, 1, 3],
        "steps": [0, 1, 3],
    }
    return values.get(field, [1])


def examples(kind, rules):
    """A struct with mixtures of a few fitting values: each value once at least."""
    values = [list(fitting(kind, field, rules)) for field in kind.__struct_fields__]
    several = product(*(each if len(each) < 4 else each[:3] for each in values))
    longest = max(map(len, values), default=0)
    each = ([some[at % len(some)] for some in values] for at in range(longest))
    return [kind(*mixture) for mixture in (*several, *each)]


def tables_of(kind):
    """The rule sets in which an event or action occurs."""
    fields = set(kind.__struct_fields__)
    if fields & {"company", "companies", "counts"} or kind is actions.Buy:
        return [STOCK]
    return [STOCK, BASE] if fields & {"owner", "links", "turn", "way", "symbol"} else [BASE]


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_every_event_is_told(kind):
    for rules in tables_of(kind):
        for event in examples(kind, rules):
            for viewer in (0, None):
                say(event.message(somewhere(rules)), viewer)


@pytest.mark.parametrize("kind", get_args(actions.Decisions), ids=lambda kind: kind.__name__)
def test_every_choice_is_offered(kind):
    for rules in tables_of(kind):
        for action in examples(kind, rules):
            say(action.message(somewhere(rules)))


ASKED = {
    "company": ["seat", "natural"],
    "count": [1, 4],
    "bids": [0, 1],
    "free": [0, 1],
    "builds": [0, 1, 3],
    "must": ["none", "city-growth", "urbanization"],
    "income": [-10, 0, 3],
    "vp": [0, 1, 5],
}
"""What prompts speak of, with the values they are told apart by."""


def test_every_step_asks():
    steps = SPEECH.steps()
    assert {step.id for step in steps} == {step.id for step in steps if step.phase} | {
        id for phases in flow.PHASES.values() for id in phases
    }
    for step in steps:
        keys = prompt_keys(step)
        for mixture in product(*(ASKED.get(key, [2]) for key in keys)):
            args = dict(zip(keys, mixture, strict=True))
            if args.get("bids") == 0:
                args.pop("bid")
                args.pop("seat")
            elif args.get("company") == "natural" and "bids" not in args:
                args.pop("seat", None)
            say(Message(f"prompt-{step.id}", {**args, "you": "no"} if "seat" not in args else args))


def prompt_keys(step):
    """The arguments of a step's prompt, as its code names them."""
    source = "".join(
        inspect.getsource(kind.prompt_args) for kind in step.__mro__ if "prompt_args" in vars(kind)
    )
    keys = set(re.findall(r'"(\w+)":', source))
    return sorted(keys | {"company", "seat"} if "owner_args" in source else keys)


SPOKEN_OF = {
    "hex": "Albany",
    "stop": 1,
    "city": "Boston",
    "company": "orange",
    "colour": "red",
    "tile": "urbanization",
    "face": 21,
    "seat": 1,
    "least": 3,
}


def refusals():
    """Every refusal in the code with the arguments it comes with."""
    for tree in SPEECH.code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                keys = [word.arg or "" for word in node.keywords]
                if "" in keys:
                    assert ast.unparse(node.keywords[keys.index("")].value) in (
                        "state.hex_args(place)",
                        "where",
                    )
                    keys = [key for key in keys if key] + ["hex", "stop"]
                ids = [
                    each.value
                    for each in ast.walk(node.args[1])
                    if isinstance(each, ast.Constant) and str(each.value).startswith("refusal-")
                ]
                yield from ((id, keys) for id in ids)


def test_every_refusal_is_explained():
    found = list(refusals())
    assert len({id for id, _ in found}) > 45
    for id, keys in found:
        given = {key: SPOKEN_OF.get(key, 2) for key in keys}
        for number in (0, 1, 7):
            for stop in (0, 1):
                several = {"most": number, "level": number, "stop": stop}
                changed = {key: several.get(key, value) for key, value in given.items()}
                say(Message(id, changed), 0)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"rules": "base"}),
        (3, {"debt_floor": "0"}),
        (3, {"rules": "base", "share_count": "within"}),
        (3, {"port_via": "link", "map": "northern-england"}),
        (3, {"rules": "standard", "four_player_turns": "9"}),
    ],
)
def test_a_bad_set_up_is_explained(seats, options):
    with pytest.raises(BadInput) as bad:
        rotonde.start("steam-barons", seats, seed=0, options=options)
    say(bad.value.message)


def test_every_option_has_a_name_of_its_own():
    for lang in LANGUAGES:
        for option in GAME.info.options[2:]:
            refused = Message("bad-option-rules", {"option": option.id, "rules": "base"})
            name = SPEECH.spoken(lang).say(Message(f"option-{option.id}"))
            assert SPEECH.spoken(lang).say(refused).startswith(name)


# Games


TABLES = [
    (3, {"rules": STOCK}),
    (2, {"rules": STOCK, "map": "northern-england"}),
    (3, {"rules": BASE}),
    (4, {"rules": STANDARD, "map": "northern-england"}),
]


@cache
def told(seats, options):
    """All that is said in random play: prompts, choices, refusals, notes, forms, events."""
    table = rotonde.start("steam-barons", seats, seed=3, options=dict(options))
    rng = Random(3)
    earlier, found, asked = [], set(), set()
    while table.to_act and table.n < 400:
        seat = table.to_act[0]
        legal = table.legal(seat)
        step = table.state.stack[-1]
        if rng.random() < 0.1 or step.id not in asked:
            asked.add(step.id)
            offered = rng.sample(legal, min(12, len(legal)))
            messages = [table.prompt(seat), *(action.message(table.state) for action in offered)]
            refused = [step.refusal(table.state, seat, each) for each in earlier]
            messages += [refusal.message for refusal in refused if refusal is not None]
            messages += [
                note for note in GAME.presentation.notes(table.view(seat).board) if note is not None
            ]
            messages += [each.label for each in forms.amounts(table.state, seat)]
            for each in offered:
                messages += GAME.help.preview(table.state, seat, each)
            for form in forms.forms(table.state, seat):
                messages += [form.label, *(item.label for item in form.give)]
            found |= {tuple(say(message, seat)) for message in messages}
            earlier = [*earlier, *(each for each in offered[:1] if each.__struct_fields__)][-8:]
        if table.n % 60 == 0:
            draw(table)
        runs = [action for action in legal if isinstance(action, actions.Move)]
        table.play(seat, rng.choice(runs or legal))
    draw(table)
    happened = [event for decision in table.decisions for event in decision.events]
    found |= {tuple(say(event.message(table.state))) for event in happened}
    return found


def draw(table):
    """The picture with all its labels, in both languages."""
    for lang in LANGUAGES:
        GAME.presentation.scene(table.view(0).board, SPEECH.spoken(lang).say)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_play_is_told_in_english_and_in_french(seats, options):
    found = told(seats, tuple(options.items()))
    assert len(found) > 40
    names = " ".join(stop.name for map in MAPS for stop in stops(map))
    for _, sentence in found:
        assert not SPEECH.foreign(sentence, names), sentence


@pytest.mark.parametrize("map", MAPS)
def test_sentences_name_places_as_the_map_does(map):
    for stop in stops(map):
        printed = Message(name_id(stop.name))
        for lang in LANGUAGES:
            spoken = SPEECH.spoken(lang)
            name = spoken.say(printed) if stop.name in NAMES else stop.name
            for id, key in (("grow", "city"), ("urbanize", "town"), ("connect", "city2")):
                args = {"city": stop.name, "cost": 3, "colour": "red", key: stop.name}
                assert name in spoken.say(Message(f"choice-{id}", args))
            assert name in spoken.say(Message("refusal-stop-twice", {"stop": stop.name}))
            laid = {"hex": stop.name, "stop": 1, "ways": (), "face": "T11", "cost": 2}
            assert name in spoken.say(Message("choice-lay", laid))


# How it is written


def test_money_is_written_as_each_language_does():
    english, french = say(Message("refusal-money", {"cost": 12, "most": 5}))
    assert "$12" in english
    assert "12\u00a0$" in french


def test_below_zero_has_a_minus_sign():
    english, french = say(events.CapitalRaised(1, 5, -3, 0).message(somewhere(BASE)))
    assert english == "Basile raises $5 of capital: income −3, no victory points."
    assert french == "Basile lève 5\u00a0$\u00a0: revenu −3, aucun point de victoire."


def test_french_spaces_do_not_break():
    assert not SPEECH.loose_spaces()


def test_the_reader_is_spoken_to():
    plain = known(BASE)[2]
    event = events.TileLaid(0, plain, 0, 2)
    assert say(event.message(somewhere(BASE)), 0)[1].startswith("Vous posez")
    english, french = say(event.message(somewhere(BASE)), 1)
    assert re.match(r"Ambre lays a tile on hex \d{4}: ", english)
    assert french.startswith("Ambre pose une tuile sur l’hexagone")


def test_a_company_acts_under_its_name():
    town = known(STOCK)[0]
    event = events.TileLaid(0, town, 0, 2)
    english, french = say(event.message(somewhere(STOCK)))
    assert english.startswith("Orange lays a tile at ")
    assert french.startswith("Orange pose une tuile à ")
