"""Everything a game says must have words in both languages."""

from __future__ import annotations

from rotonde.kernel.message import Message
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import LANGUAGES, Words
from rotonde.trial.report import Fault


class Speaker:
    """Says messages of one table in all languages, each sentence once."""

    def __init__(self, table: Table) -> None:
        self._words = [table.words(lang) for lang in LANGUAGES]
        self._said: set[str] = set()

    def say(self, message: Message, what: str) -> None:
        key = repr(message)
        if key not in self._said:
            self._said.add(key)
            for words in self._words:
                _check(words, message, what)


def _check(words: Words, message: Message, what: str) -> None:
    if not words.has(message.id):
        raise Fault(
            f"{what} “{message.id}” has no words in {words.lang}",
            f"Add {message.id} to words/{words.lang}.ftl.",
        )
    text, faults = words.try_to_say(message)
    if faults:
        raise Fault(
            f"{what} “{message.id}” in {words.lang}: {faults[0]} (it says “{text[:80]}”)",
            f"Give the message that argument, or mend words/{words.lang}.ftl.",
        )
    if not text.strip():
        raise Fault(f"{what} “{message.id}” is empty in {words.lang}", "Write its sentence.")
