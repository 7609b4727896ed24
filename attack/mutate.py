"""Odd values and wounded ones, by a seed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    7,
    2**31,
    2**63,
    2**64,
    -(2**63) - 1,
    1.5,
    -0.0,
    1e308,
    "",
    " ",
    "x",
    "0",
    "-1",
    "\x00",
    "\ud800",
    "\udcff",
    "\u202e\u2066",
    "é" * 300,
    "𝔘" * 40,
    "../../etc/passwd",
    "%s%n{0}{x}",
    "' OR 1=1 --",
    "<script>",
    "x" * 20_000,
    [],
    {},
    [[[[[[]]]]]],
    [None] * 300,
    {"": {"": {"": None}}},
    {"type": None},
    {"type": "hello", "keys": None},
)
NUMBER = "9" * 5000
"""More digits than Python turns into a number."""
NESTED = "[" * 3000 + "]" * 3000


class Mutator:
    """Wounds real input, so that it gets further than noise would."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def odd(self) -> Any:
        return self.rng.choice(ODD)

    def value(self, given: Any) -> Any:
        """The same with one of its parts, at any depth, changed, left out or added."""
        rng = self.rng
        if isinstance(given, dict) and given and rng.random() < 0.8:
            key = rng.choice(list(given))
            how = rng.random()
            if how < 0.1:
                return {name: part for name, part in given.items() if name != key}
            if how < 0.2:
                return {**given, str(self.odd()): self.odd()}
            return {**given, key: self.value(given[key])}
        if isinstance(given, list) and given and rng.random() < 0.8:
            at = rng.randrange(len(given))
            how = rng.random()
            if how < 0.1:
                return given[:at] + given[at + 1 :]
            if how < 0.2:
                return given + given[at : at + 1] * rng.randint(1, 50)
            return [*given[:at], self.value(given[at]), *given[at + 1 :]]
        if isinstance(given, int) and rng.random() < 0.5:
            return given + rng.choice((-1, 1, 2, 100))
        if isinstance(given, str) and rng.random() < 0.5:
            return self.text(given)
        return self.odd()

    def text(self, given: str) -> str:
        """The same text with a wound."""
        rng = self.rng
        at = rng.randrange(len(given) + 1)
        end = min(len(given), at + rng.choice((0, 1, 1, 5, 50)))
        into = rng.choice(
            (
                "",
                "\x00",
                '"',
                "}",
                "[",
                "\n",
                "é",
                "9",
                "-",
                "\\",
                ".",
                "=",
                "\ud800",
                NUMBER,
                NESTED,
            )
        )
        return given[:at] + into + given[end:]

    def json(self, given: Any) -> bytes:
        """As JSON, sometimes no longer quite so."""
        for _ in range(self.rng.choice((0, 1, 1, 1, 2, 3))):
            given = self.value(given)
        raw = json.dumps(given, ensure_ascii=self.rng.random() < 0.7)
        if self.rng.random() < 0.25:
            raw = self.text(raw)
        return raw.encode("utf-8", self.rng.choice(("replace", "surrogatepass")))
