"""Says a message with every word its selectors know, and with the names and numbers of a test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from rotonde.kernel.message import Arg, Message
from rotonde.kernel.words import Words, read_words
from tests.words.arguments import Argument, arguments
from tests.words.files import Entry, Source

_MANY = 120
"""Beyond so many combinations each argument is varied by itself."""
Numbers = Mapping[str, int]


def say(entry: Entry, name: str, numbers: Numbers, second: str = "") -> Iterator[str]:
    """The sentences, with a player or place called `name`; `second` for where there are two."""
    spoken = _words(entry.source, entry.lang).at_table([name, second or name])
    for args in _combinations(entry, name, numbers):
        text, faults = spoken.try_to_say(Message(entry.id, args))
        assert not faults, f"{entry}: {faults[0]}"
        yield text


def numbers_of(entry: Entry, value: int = 2) -> dict[str, int]:
    """All arguments that can be numbers, with one value."""
    return {name: value for name, argument in arguments(entry).items() if argument.can_be_number}


@cache
def _words(source: Source, lang: str) -> Words:
    return read_words(lang, *source.beneath, source.folder)


def _combinations(entry: Entry, name: str, numbers: Numbers) -> Iterator[dict[str, Arg]]:
    known = arguments(entry)
    # `you` is said after `seat`, which would settle it.
    order = sorted(known, key=lambda each: each == "you")
    values = {each: _values(known[each], name, numbers) for each in order}
    every = 1
    for value in values.values():
        every *= len(value)
    if every <= _MANY:
        for chosen in product(*values.values()):
            yield dict(zip(values, chosen, strict=True))
        return
    first = {each: value[0] for each, value in values.items()}
    for each, value in values.items():
        for one in value:
            yield {**first, each: one}


def _values(argument: Argument, name: str, numbers: Numbers) -> list[Arg]:
    if argument.name == "you":
        return ["yes", "no"]
    if argument.name.startswith("seats"):
        return ["0,1"]
    if argument.name.startswith("seat"):
        return [0]
    if argument.name in numbers:
        return [numbers[argument.name]]
    if argument.counted or argument.name.startswith(("count", "points")):
        return [2]
    printed: list[Arg] = [name] if argument.printed else []
    return [*dict.fromkeys(argument.words), *printed] or [name]
