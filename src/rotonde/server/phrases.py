"""What the server says to people, and errors in the one shape clients know."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import msgspec

from rotonde.kernel.memo import GenerationCache
from rotonde.kernel.message import Arg, BadInput, Message, Refused
from rotonde.kernel.table.match import Stopped
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import LANGUAGES, Words, words
from rotonde.server.protocol import ErrorAnswer

_WORDS = Path(__file__).parent / "words"
_MOST_SAID = 5_000
"""Sentences, or up to twice as many."""

FORBIDDEN = {"server-origin", "server-host", "server-not-yours", "server-no-key"}
MISSING = {"server-no-match", "server-no-page", "server-no-backdrop", "bad-game"}
CONFLICT = {
    "bad-export-position",
    "server-rematch-running",
    "server-not-stopped",
    "server-read-only",
    "refusal-stale",
    "server-not-saved",
    "server-not-read",
    "server-unreadable",
}
TOO_OFTEN = {"server-too-often", "server-busy"}
UNREAD = {"server-busy", "server-too-slow", "server-too-large", "server-too-often"}
"""What is said before all of a request has been read."""
TOO_LARGE = {"server-too-large", "server-too-long"}


def speech(lang: str, game: str | None = None) -> Words:
    """The words of the house, of the server and of one game."""
    return words(lang, game, _WORDS)


def at_table(table: Table, lang: str, viewer: int | None = None) -> Words:
    names = [seat.name for seat in table.setup.seats]
    whole = table.game.presentation.score_message_id(table.setup.options)
    return speech(lang, table.game.id).at_table(names, viewer, whole)


def say_score(words: Words, score: Fraction) -> str:
    """A score as its game writes it: it may have a message for whole ones, e.g. money."""
    if score.numerator < 0:
        return f"−{say_score(words, -score)}"
    if score.denominator == 1 and words.has(words.whole):
        return words.say(Message(words.whole, {"amount": score.numerator}))
    return words.points(score)


def say_score_or_secret(words: Words, score: Fraction | None) -> str | None:
    return None if score is None else say_score(words, score)


def stopped_message(table: Table, stopped: Stopped) -> Message:
    """Why a match is only to be looked at: which of its entries is not possible, by which rule."""
    changed = table.setup.rules != table.game.info.rules_version
    id = "server-rules-changed" if changed else "server-stopped"
    return Message(id, {"n": stopped.n, "seat": stopped.seat, "rule": stopped.rule})


class PhraseCache:
    """Sentences of one table, each put into words once: most of a board is said again and again."""

    _plain: dict[tuple[str, str], GenerationCache[bytes, str]] = {}
    """What is said alike at all tables of a game, by language."""
    _naming: dict[tuple[str, str, int | None], GenerationCache[bytes, str]] = {}
    """What names somebody, with stand-ins for the names; by who reads it, too."""

    def __init__(self) -> None:
        self._words: dict[tuple[str, int | None], _Fluent] = {}

    def words(self, table: Table, lang: str, viewer: int | None) -> Words:
        known = self._words.get((lang, viewer))
        if known is None:
            id = table.game.id
            plain = PhraseCache._plain.setdefault((lang, id), GenerationCache(_MOST_SAID))
            naming = PhraseCache._naming.setdefault((lang, id, viewer), GenerationCache(_MOST_SAID))
            found = at_table(table, lang, viewer)
            known = self._words[lang, viewer] = _Fluent(found, plain, naming)
        return known


# Messages hold messages, and dictionaries of arguments: this is their contents by value.
_key = msgspec.msgpack.Encoder().encode

_FIRST_STAND_IN = 0xE000
"""Characters for private use stand for names while a sentence is kept for all tables."""
_STAND_INS = tuple(chr(_FIRST_STAND_IN + seat) for seat in range(16))
_AS_BYTES = chr(_FIRST_STAND_IN).encode()[:2]


class _Fluent(Words):
    __slots__ = ("_here", "_naming", "_plain", "_said", "_stand_ins")

    def __init__(
        self,
        found: Words,
        plain: GenerationCache[bytes, str],
        naming: GenerationCache[bytes, str],
    ) -> None:
        super().__init__(found.lang, found._bundle, found._names, found._viewer, found.whole)
        self._said: GenerationCache[bytes, str] = GenerationCache(_MOST_SAID)
        self._plain = plain
        self._naming = naming
        self._stand_ins = found.at_table(
            _STAND_INS[: len(found._names)], found._viewer, found.whole
        )
        self._here = {ord(mark): name for mark, name in zip(_STAND_INS, found._names, strict=False)}

    def say(self, message: Message) -> str:
        try:
            key = _key(message)
        except (OverflowError, TypeError, ValueError):  # nonsense from outside
            return super().say(message)
        text = self._said.get(key) or self._plain.get(key)
        if text is None:
            if not _names_somebody(message):
                text = self._plain.keep(key, super().say(message))
            elif _AS_BYTES in key or len(self._names) > len(_STAND_INS):
                text = self._said.keep(key, super().say(message))
            else:
                pattern = self._naming.get(key)
                if pattern is None:
                    pattern = self._naming.keep(key, self._stand_ins.say(message))
                text = self._said.keep(key, pattern.translate(self._here))
        return text


def _names_somebody(message: Message) -> bool:
    """Whether a sentence depends on who sits at the table, or on who reads it."""
    return any(
        any(map(_names_somebody, value)) if isinstance(value, tuple) else name.startswith("seat")
        for name, value in message.args.items()
    )


def language(asked: object, accepted: str = "") -> str:
    """The language asked for if there is such a one, else the browser's, else English."""
    for given in (asked, *(part.split(";")[0] for part in accepted.split(","))):
        if isinstance(given, str) and given.strip()[:2].lower() in LANGUAGES:
            return given.strip()[:2].lower()
    return "en"


def status_of(error: BadInput | Refused) -> int:
    id = error.message.id
    if id in FORBIDDEN:
        return 403
    if id in MISSING:
        return 404
    if id in CONFLICT or isinstance(error, Refused):
        return 409
    if id in TOO_OFTEN:
        return 429
    if id == "server-too-slow":
        return 408
    return 413 if id in TOO_LARGE else 400


def error_body(id: str, lang: str, game: str | None = None, **args: Arg) -> ErrorAnswer:
    return ErrorAnswer(speech(lang, game).say(Message(id, args)), id)
