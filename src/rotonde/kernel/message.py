"""What is said to people: a message id with its arguments, put into words elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

Arg: TypeAlias = "str | int | tuple[Message, ...]"
"""An argument of a message. A key that starts with `seat` holds a seat number, said as its name;
messages are said one after the other."""


class Message(msgspec.Struct, frozen=True):
    """One sentence to come: `words.say(message)` makes it English or French."""

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
    """A decision that is not legal. The table has not changed."""

    def __init__(self, refusal: Refusal, *, game: str | None = None) -> None:
        super().__init__(refusal.message, game=game)
        self.refusal = refusal


class BadInput(Said):
    """A file, option or notation that makes no sense. Nothing has changed."""

    def __init__(self, id: str, *, game: str | None = None, **args: Arg) -> None:
        super().__init__(Message(id, args), game=game)
