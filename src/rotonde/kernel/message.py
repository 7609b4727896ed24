"""What is said to people: a message id with its arguments, put into words elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

_LONGEST = 500
_UNPRINTABLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
"""Control characters, line breaks, marks that turn the direction of text, half characters."""
_MISFIT = re.compile(r"(.*?)(?: - at `\$\.?(.*)`)?$", re.MULTILINE)
_NAMED = re.compile(r"Object (?:contains )?(unknown|missing) (?:required )?field `(.*)`")
_TYPE = re.compile(r"Expected `(.*)`, got `(.*)`")
_BOUND = re.compile(r"Expected `(.*)` ([<>]=?) (\S+)")

Arg: TypeAlias = "str | int | tuple[Message, ...]"
"""An argument of a message. A key that starts with `seat` holds a seat number, said as its name;
messages are said one after the other."""


def printable(text: str) -> bool:
    """Whether a text can be printed on one line, by anything.

    >>> printable("Cléo"), printable("Cl\\n"), printable("\\ud800")
    (True, False, False)
    """
    return _UNPRINTABLE.search(text) is None


def one_line(text: str) -> str:
    """A text from outside with a mark for each character that cannot be printed."""
    return _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)


class Message(msgspec.Struct, frozen=True):
    """One sentence to come: `words.say(message)` makes it English or French.

    Examples:
        >>> from rotonde.kernel.words import words
        >>> [words(lang).say(Message("bad-seats", {"fewest": 2, "most": 5, "count": 9}))
        ...     for lang in ("en", "fr")]  # doctest: +NORMALIZE_WHITESPACE
        ['This game takes 2 to 5 players, not 9.', 'Ce jeu se joue de 2 à 5 joueurs, pas à 9.']
    """

    id: str
    args: Mapping[str, Arg] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: the rule it rests on and the sentence that explains it."""

    rule: str
    message: Message


def refuse(rule: str, id: str, **args: Arg) -> Refusal:
    """A refusal in one line, since rules write many of them."""
    return Refusal(rule, Message(id, args))


class Said(Exception):
    """An error meant for the person who caused it; it prints as its sentence."""

    def __init__(self, message: Message, *, game: str | None = None) -> None:
        super().__init__(message.id)
        self.message = message
        self.game = game
        self.where = ""
        """The file it is about, when one of several."""

    def __str__(self) -> str:
        from rotonde.kernel.words import words

        return words("en", self.game).say(self.message)


class Refused(Said):
    """A decision that is not legal. The table has not changed.

    `refusal` names the rule; `str()` is the sentence in English.
    """

    def __init__(self, refusal: Refusal, *, game: str | None = None) -> None:
        super().__init__(refusal.message, game=game)
        self.refusal = refusal


class BadInput(Said):
    """A file, option or notation that makes no sense. Nothing has changed.

    `str()` is the sentence in English; `words(lang, error.game).say(error.message)` in yours.
    """

    def __init__(self, id: str, *, game: str | None = None, **args: Arg) -> None:
        # What is quoted can be anything, a whole file too: the sentence stays one to read.
        quoted = {key: _clip(value) for key, value in args.items()}
        super().__init__(Message(id, quoted), game=game)


def _clip(value: Arg) -> Arg:
    if isinstance(value, str) and len(value) > _LONGEST:
        return value[: _LONGEST - 1] + "…"
    return value


def misfit(error: msgspec.ValidationError) -> tuple[Message, ...]:
    """What of a file is not as it should be, to be told as part of a sentence."""
    match = _MISFIT.match(str(error))
    assert match is not None
    detail, path = match[1][:200], (match[2] or "")[:200]
    named = _NAMED.fullmatch(detail)
    if named is None:
        id = "misfit-field" if path else "misfit-file"
        return (Message(id, {"field": path, "detail": _detail(detail)}),)
    field = f"{path}.{named[2]}".lstrip(".")
    return (Message(f"misfit-{named[1]}", {"field": field}),)


def _detail(detail: str) -> Arg:
    """What msgspec says in English, as a message where it is one of its usual sentences."""
    if found := _TYPE.fullmatch(detail):
        return (Message("misfit-type", {"expected": found[1], "found": found[2]}),)
    if found := _BOUND.fullmatch(detail):
        return (
            Message("misfit-bound", {"expected": found[1], "sign": found[2], "bound": found[3]}),
        )
    return detail
