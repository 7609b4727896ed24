"""What every game's words have in common: all that the game can say is said, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rotonde.kernel import words
from rotonde.kernel.contract.game import Game
from rotonde.kernel.message import Message
from rotonde.kernel.step import Step
from rotonde.kernel.words import LANGUAGES, Bundle, Words

NAMES = ("Ambre", "Basile", "Cléo", "Dina", "Émile", "Farid")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-zA-Z0-9_]+)+")
_CLOSED = ("event-", "prompt-", "phase-", "option-", "ending-", "designed-", "intro-", "picture-")
"""Families whose members are all known by name."""
_SPEAKERS = {"Message", "refuse", "BadInput", "_bad", "say", "print"}


class Strict(Bundle):
    """A bundle that fails where a page would show a gap."""

    def format_pattern(self, pattern, args=None):
        text, errors = super().format_pattern(pattern, args)
        assert not errors, (errors, args)
        return text, errors


class Speech:
    """Speaks for a game, and fails where a sentence is missing or has a gap."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.spoken = cache(self._spoken)

    def _spoken(self, lang: str, viewer: int | None = 0) -> Words:
        bundle = Strict(lang)
        for text in (_house(lang), self.text(lang)):
            bundle.add_source(text)
        return Words(lang, bundle, NAMES, viewer)

    def text(self, lang: str) -> str:
        return (self.game.info.folder / f"words/{lang}.ftl").read_text("utf-8")

    def say(self, message: Message, viewer: int | None = 0) -> list[str]:
        """The message in both languages, checked for gaps."""
        found = []
        for lang in LANGUAGES:
            assert self.spoken(lang).has(message.id), (lang, message.id)
            text = self.spoken(lang, viewer).say(message)
            assert text == text.strip(), (lang, message.id, text)
            assert not re.search(r"[{}]|\?\?\?|  | [.,]|-ID", text), (lang, message.id, text)
            found.append(text)
        return found

    # Nothing missing, nothing idle

    def ids(self, lang: str) -> set[str]:
        return {entry.id.name for entry in _entries(self.text(lang))}

    def helpers(self, lang: str) -> set[str]:
        """The messages that others are made with."""
        return set(re.findall(r"\{ ([a-z][\w-]*) \}", self.text(lang)))

    def families(self) -> Iterator[str]:
        """What the house asks every game for, by the names of its steps, options and endings."""
        game = self.game
        yield from ("title", "tagline")
        yield from self._introduction()
        for option in game.info.options:
            yield f"option-{option.id}"
            for choice in option.choices:
                yield f"option-{option.id}-{choice}"
                line = f"option-{option.id}-{choice}-line"
                yield from {line} & self.ids("en")
        for rules in _each(game):
            yield from (f"phase-{id}" for id in game.phases_for(rules))
        yield from (f"ending-{id}" for id in game.info.endings)
        yield from (f"prompt-{step.id}" for step in self.steps())
        for row in game.sources.sources():
            if row.source == "designed":
                yield f"designed-{row.file.partition('.')[0]}"

    def steps(self) -> list[type[Step]]:
        """The decisions of the game."""
        found, ahead = [], list(Step.__subclasses__())
        while ahead:
            step = ahead.pop()
            ahead += step.__subclasses__()
            if step.__module__.startswith(self._package) and "id" in vars(step):
                found.append(step)
        return found

    @property
    def _package(self) -> str:
        return f"rotonde.games.{self.game.info.folder.name}."

    def code(self) -> Iterator[ast.Module]:
        for path in sorted(self.game.info.folder.rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))

    def named(self) -> set[str]:
        """The ids that the code hands to whoever speaks."""
        found: set[str] = set()
        for tree in self.code():
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and _called(node) in _SPEAKERS:
                    found |= {text for each in node.args[:2] for text in _strings(each)}
                elif isinstance(node, ast.Call) and _called(node) == "complain":
                    found |= {f"bad-position-{text}" for text in _strings(node.args[0])}
        return {id for id in found if _ID.fullmatch(id)}

    def _introduction(self) -> Iterator[str]:
        found = self.game.info.introduction
        assert found is not None
        for word in ("occasion", "short", "about", "goal", "turn"):
            yield f"intro-{word}"
        if found.companion:
            yield "intro-companion"
        for picture in found.pictures:
            yield f"picture-{picture.id}"

    def idle(self, told: Iterable[str]) -> set[str]:
        """Messages that nothing in the code, no other message and none of these calls for."""
        exact, open_ended = {*told, *self.families(), *self.named(), "score-whole"}, set()
        for tree in self.code():
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    exact.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    open_ended.add(_pattern(node))
        wild = re.compile("|".join(sorted(open_ended - {""})))
        left = set()
        for lang in LANGUAGES:
            left |= self.ids(lang) - self.helpers(lang) - exact
        return {id for id in left if id.startswith(_CLOSED) or not wild.fullmatch(id)}

    # How it is written

    def foreign(self, sentence: str, names: str) -> set[str]:
        """English words in a French sentence."""
        english, french = self._vocabulary("en"), self._vocabulary("fr")
        return _words(sentence) & (english - french - _words(names))

    @cache  # noqa: B019  (one for each game)
    def _vocabulary(self, lang: str) -> set[str]:
        files = self.game.info.folder.glob(f"guide/*.{lang}.md")
        house = self.game.info.folder.parents[1] / f"kernel/words/{lang}.ftl"
        said = [self.text(lang), house.read_text("utf-8")] if lang == "fr" else [self.text(lang)]
        text = "\n".join([*said, *(file.read_text("utf-8") for file in files)])
        text = re.sub(r"^[a-z][\w-]* =|^ *\*?\[[\w-]+\]|\{[^{}]*\}|`[^`]*`", " ", text, flags=re.M)
        return _words(text)

    def loose_spaces(self) -> list[str]:
        """Where French would break a line before a colon, or a straight apostrophe stands."""
        lines = [line for line in self.text("fr").splitlines() if not line.startswith("#")]
        return [line for line in lines if re.search(r" [:;?!»]|« |[}\d] \$|\d \d{3}|n° |'", line)]


def _each(game: Game) -> list[dict[str, str]]:
    """The options with each choice of the first."""
    usual = {option.id: option.default for option in game.info.options}
    first = game.info.options[0]
    return [{**usual, first.id: choice} for choice in first.choices]


def _house(lang: str) -> str:
    return (words._HERE / f"{lang}.ftl").read_text("utf-8")


@cache
def _entries(text: str) -> list[ftl.Message]:
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def _called(call: ast.Call) -> str:
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


def _strings(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def _pattern(text: ast.JoinedStr) -> str:
    """An f-string as a regular expression; one that could be anything matches nothing."""
    fixed = "".join(part.value for part in text.values if isinstance(part, ast.Constant))
    if not re.search("[a-z]+-|-[a-z]+", fixed):
        return ""
    return "".join(
        re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w-]+"
        for part in text.values
    )


def _words(text: str) -> set[str]:
    return {word.casefold() for word in re.findall(r"[^\W\d_]{2,}", text)}
