"""Words: every sentence a person reads, in English and French, from Fluent files.

A message's arguments are turned into words by their names: `seat` is a seat's number, said as its
name (and `$you` tells whether the reader sits there); `seats` several of them; `points` an exact
fraction, shown with two decimals; `count` a number that a plural hangs on. Other numbers are
written without a thousands separator unless the words say NUMBER(); all else is text.

Number formats are mended here once: a true minus (−) for the hyphen, before the dollar sign in
English, and in French the no-break space U+00A0 for the narrow one (U+202F), which is next to
nothing in the fonts of the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from rotonde.kernel.message import Arg, BadInput, Message, one_line
from rotonde.kernel.registry import game as find_game

_HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")


_SAYABLE = 10**15
"""Numbers beyond this are nonsense from outside, which the number formats cannot take."""
_WRITABLE = 10**40
_MINUS = "\N{MINUS SIGN}"
_NARROW, _WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


class Words:
    """A language, for one game and, once seated, for one table."""

    __slots__ = ("_bundle", "_names", "_viewer", "lang", "whole")

    def __init__(
        self,
        lang: str,
        bundle: FluentBundle,
        names: Sequence[str] = (),
        viewer: int | None = None,
        whole: str = "score-whole",
    ) -> None:
        self.lang = lang
        self.whole = whole
        """The message for a whole score, if there is one: points elsewhere may be money here."""
        self._bundle = bundle
        self._names = names
        self._viewer = viewer

    def at_table(
        self, names: Sequence[str], viewer: int | None = None, whole: str = "score-whole"
    ) -> Words:
        """The same words with the names of a table, spoken to one seat."""
        return Words(self.lang, self._bundle, names, viewer, whole)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, message: Message) -> str:
        """The sentence. An unknown id stays visible as itself rather than fail a game."""
        if not self._bundle.has_message(message.id):
            return message.id
        pattern = self._bundle.get_message(message.id).value
        text, _ = self._bundle.format_pattern(pattern, self._args(message.args))
        return _typeset(text)

    def try_to_say(self, message: Message) -> tuple[str, list[str]]:
        """The sentence, and what is wrong with it: e.g. an argument that is not given."""
        pattern = self._bundle.get_message(message.id).value
        text, faults = self._bundle.format_pattern(pattern, self._args(message.args))
        return _typeset(text), [str(fault) for fault in faults]

    def points(self, score: Fraction) -> str:
        """A score as people write it: 71.33, 71,33, 42."""
        if score.denominator == 1:
            return _signed(str(score.numerator))
        text = _hundredths(score)
        return text.replace(".", ",") if self.lang == "fr" else text

    def name(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else "ABCDEF"[seat % 6]

    def _args(self, args: Mapping[str, Arg]) -> dict[str, Arg]:
        said: dict[str, Arg] = {}
        for key, value in args.items():
            if isinstance(value, tuple):
                said[key] = ", ".join(self.say(message) for message in value)
            elif key.startswith("seats"):
                said[key] = self._several(str(value))
            elif key.startswith("seat"):
                said[key] = self.name(int(value))
                if key == "seat":
                    said["you"] = "yes" if int(value) == self._viewer else "no"
            elif key.startswith("points"):
                said[key] = self.points(Fraction(value))
            elif isinstance(value, int) and abs(value) > _SAYABLE:
                said[key] = _signed(str(value)) if abs(value) < _WRITABLE else "…"
            elif key.startswith("count"):
                said[key] = _whole_number(int(value), True)
            elif isinstance(value, int):
                said[key] = _whole_number(value, False)
            else:
                said[key] = one_line(str(value))
        return said

    def _several(self, seats: str) -> str:
        names = [self._among_others(int(seat)) for seat in seats.split(",") if seat]
        if len(names) < 2:
            return "".join(names)
        last = self._bundle.format_pattern(self._bundle.get_message("and").value, {})[0]
        return f"{', '.join(names[:-1])} {last} {names[-1]}"

    def _among_others(self, seat: int) -> str:
        return self.say(Message("you-among")) if seat == self._viewer else self.name(seat)


class Bundle(FluentBundle):  # type: ignore[misc]
    """Messages whose arguments are numbers and texts of ours, which the library would copy.

    A message is parsed when it is first said: parsing all of them takes seconds, and most are
    never said.
    """

    def __init__(self, lang: str) -> None:
        super().__init__([lang], functions={"NUMBER": _number}, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parser = FluentParser(with_spans=False)

    def add_source(self, text: str) -> None:
        """The messages of a words file, but for those that are there already."""
        for id, source in split_messages(text):
            self._sources.setdefault(id, source)

    def has_message(self, message_id: str) -> bool:
        try:
            self._lookup(message_id)
        except LookupError:
            return False
        return True

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """The message; LookupError if there is none, or none that can be read."""
        id = f"-{entry_id}" if term else entry_id
        try:
            return self._compiled[id]
        except KeyError:
            entry = self._parser.parse_entry(self._sources[id])
        if isinstance(entry, Junk):
            raise LookupError(id)
        return self._compiled.setdefault(id, self._compiler(entry))

    def format_pattern(
        self, pattern: Any, args: Mapping[str, Arg] | None = None
    ) -> tuple[Any, list[Exception]]:
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args or {})
        try:
            text = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        except ValueError as error:
            errors.append(error)
            text = "{???}"
        return text, errors


_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""How a message or a term begins: all that belongs to it is indented, in braces or brackets."""


def split_messages(text: str) -> Iterator[tuple[str, str]]:
    """Each message of a words file: its id and its source."""
    found = list(_MESSAGE.finditer(text))
    ends = [following.start() for following in found[1:]] + [len(text)]
    for message, end in zip(found, ends, strict=True):
        yield message[1], text[message.start() : end]


class _WholeNumber(FluentInt):  # type: ignore[misc]
    """A whole number that is formatted once: Babel takes longer than all else in a sentence."""

    def format(self, locale: Locale) -> str:
        return _format(int(self), self.options.useGrouping, locale)


@lru_cache(maxsize=1 << 14)
def _format(value: int, grouped: bool, locale: Locale) -> str:
    return _signed(str(FluentInt(value, useGrouping=grouped).format(locale)))


@lru_cache(maxsize=1 << 14)
def _whole_number(value: int, grouped: bool) -> _WholeNumber:
    return _WholeNumber(value, useGrouping=grouped)


def _signed(number: str) -> str:
    return number.replace("-", _MINUS)


def _typeset(text: Any) -> str:
    return str(text).replace(_NARROW, _WIDE).replace("$" + _MINUS, _MINUS + "$")


def _number(value: Any, **options: Any) -> Any:
    """NUMBER() of the words files."""
    if isinstance(value, int) and options.keys() == {"useGrouping"}:
        return _whole_number(int(value), bool(options["useGrouping"]))
    return fluent_number(value, **options)


def _hundredths(score: Fraction) -> str:
    whole = round(score * 100)
    sign = _MINUS if whole < 0 else ""
    return f"{sign}{abs(whole) // 100}.{abs(whole) % 100:02d}"


@cache
def words(lang: str, game: str | None = None, extra: Path | None = None) -> Words:
    """The words of the house, of one game on top, and of an `extra` folder of words files."""
    if lang not in LANGUAGES:
        raise BadInput("bad-language", name=str(lang)[:20], known=", ".join(LANGUAGES))
    # Reading takes long: a second thread waits for it instead of doing the same.
    with _READING:
        return _read(lang, game, extra)


_READING = RLock()


@cache
def _read(lang: str, game: str | None, extra: Path | None) -> Words:
    folders = (_HERE, game and find_game(game).info.folder / "words", extra)
    return read_words(lang, *(folder for folder in folders if folder))


def read_words(lang: str, *folders: Path) -> Words:
    """The words of these folders alone; of two messages with one id the first is said."""
    bundle = Bundle(lang)
    for folder in folders:
        bundle.add_source((folder / f"{lang}.ftl").read_text("utf-8"))
    return Words(lang, bundle)
