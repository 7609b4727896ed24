"""Words: everything that can be said is said in both languages."""

from __future__ import annotations

import ast
import re
from fractions import Fraction
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as ParsedMessage
from fluent.syntax.ast import Term

import rotonde
from rotonde.kernel.message import Message
from rotonde.kernel.table.log import events
from rotonde.kernel.words import LANGUAGES, Bundle, Words, split_messages, words
from tests.play import random_table

SRC = Path(rotonde.__file__).parent
FILES = sorted(path.parent for path in SRC.rglob("en.ftl"))
ID = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)


def messages(path):
    return set(ID.findall(path.read_text("utf-8")))


def ids_in_code():
    """Every literal that is handed over as a message id."""
    for path in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = {"BadInput": 0, "Message": 0, "refuse": 1, "tell": 1}.get(name)
            if at is not None and len(node.args) > at and isinstance(node.args[at], ast.Constant):
                yield path, node.args[at].value


def test_every_message_id_in_the_code_has_words():
    known = set().union(*(messages(folder / "en.ftl") for folder in FILES))
    missing = {(path.name, id) for path, id in ids_in_code() if id not in known}
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_phases_prompts_and_endings_have_words(lang):
    for id in rotonde.game_ids():
        game = rotonde.game(id)
        say = words(lang, id)
        wanted = {f"phase-{phase}" for phase in game.info.phases} | {"title", "tagline"}
        wanted |= {f"ending-{ending}" for ending in game.info.endings}
        for option in game.info.options:
            wanted.add(f"option-{option.id}")
            wanted |= {f"option-{option.id}-{choice}" for choice in option.choices}
        assert not {id for id in wanted if not say.has(id)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"board": "full"}])
def test_all_that_happens_in_a_game_can_be_said(lang, options):
    table = random_table(4, options=options)
    spoken = table.words(lang, viewer=0)
    for _, event in events(table.log):
        sentence = spoken.say(event.message(table.state))
        assert sentence != event.message(table.state).id
        assert "{" not in sentence
    start = table.at(0)
    seen = set()
    for n in range(0, table.n, 5):
        start = table.at(n)
        for action in start.legal(start.to_act[0]):
            sentence = spoken.say(action.message(start.state))
            assert "{" not in sentence
            seen.add(sentence)
    assert len(seen) > 20


def test_the_reader_is_spoken_to():
    table = random_table(4, decisions=1)
    event = table.decisions[0].events[0]
    said = table.words("fr", viewer=event.seat).say(event.message(table.state))
    assert said.startswith("Vous retournez")
    said = table.words("fr", viewer=1 - event.seat).say(event.message(table.state))
    assert not said.startswith("Vous")


def test_scores_are_written_as_people_write_them():
    score = Fraction(214, 3)
    assert words("en").points(score) == "71.33"
    assert words("fr").points(score) == "71,33"
    assert words("fr").points(Fraction(42)) == "42"
    assert words("en").points(Fraction(-5, 2)) == "−2.50"


def test_several_names_are_joined():
    spoken = words("fr", "steam-tunnel").at_table(["Ambre", "Basile", "Cléo"])
    message = Message("event-tunnel-finished", {"count": 2, "value": 7, "seats": "0,1,2"})
    assert "Ambre, Basile et Cléo" in spoken.say(message)


def test_among_several_names_the_reader_is_spoken_to():
    message = Message("event-tunnel-finished", {"count": 2, "value": 7, "seats": "0,1"})
    said = [
        words(lang, "steam-tunnel").at_table(["Ann", "Basil"], 0).say(message)
        for lang in ("en", "fr")
    ]
    assert said[0].endswith("worth 7 to you and Basil.")
    assert said[1].endswith("7 pour vous et Basil.")


@pytest.mark.parametrize(
    "path", sorted(SRC.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SRC))
)
def test_messages_read_one_by_one_are_those_of_the_whole_file(path):
    parser = FluentParser(with_spans=False)
    text = path.read_text("utf-8")
    found = {id: parser.parse_entry(source) for id, source in split_messages(text)}
    whole = [entry for entry in parser.parse(text).body if isinstance(entry, ParsedMessage | Term)]
    assert len(found) == len(whole)
    for entry in whole:
        id = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
        assert entry.equals(found[id], ignored_fields=["comment"])


def test_of_two_messages_with_one_id_the_first_is_said_and_junk_is_none():
    bundle = Bundle("en")
    bundle.add_source("one = first\nbroken = { \nterm = { -name }\n-name = yard\n")
    bundle.add_source("one = second\n")
    say = Words("en", bundle)
    assert say.say(Message("one")) == "first"
    assert say.say(Message("term")) == "yard"
    assert [say.has(id) for id in ("one", "broken", "name", "nothing")] == [
        True,
        False,
        False,
        False,
    ]
    assert say.say(Message("broken")) == "broken"
