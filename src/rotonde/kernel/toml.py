"""TOML, read from outside and written.

What is too long, deep or large is refused before it costs anything.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from rotonde.kernel.message import Arg, Message, printable

LONGEST = 200_000
"""Characters; the longest file of a game here has a fifth of that."""
_DEEPEST = 10
_LONG_KEY = re.compile(r"""(?:\.[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*){10}""")
"""A key with thousands of parts takes the parser minutes."""
_BARE_KEY = re.compile(r"[\w-]+", re.ASCII)
_LARGEST = 1 << 63
_AT = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)


class NotToml(Exception):
    """Why a text cannot be read as TOML, to be told as part of a sentence."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id)
        self.why = (Message(f"toml-{id}", args),)


def read(text: str, longest: int = LONGEST) -> dict[str, Any]:
    """The values of a TOML text: numbers of 64 bits, texts to print, tables not too deep.

    >>> read("a = [1, 2]")
    {'a': [1, 2]}
    """
    if len(text) > longest:
        raise NotToml("long", most=longest)
    if _LONG_KEY.search(text):
        raise NotToml("deep")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _unreadable(error) from None
    except RecursionError:
        raise NotToml("deep") from None
    except ValueError:  # more digits than Python turns into a number
        raise NotToml("digits") from None
    _check(found, "", 0)
    return found


def _unreadable(error: tomllib.TOMLDecodeError) -> NotToml:
    match = _AT.fullmatch(str(error))
    if match is None:
        return NotToml("end")
    return NotToml("line", line=int(match[2]), column=int(match[3]), detail=match[1])


def write_key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def write_value(value: Any) -> str:
    """A value as TOML has it on one line.

    >>> write_value({"a b": [1, True, "x"]})
    '{ "a b" = [1, true, "x"] }'
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        inside = ", ".join(f"{write_key(key)} = {write_value(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(write_value, value))}]"
    return str(value)


def write(values: Mapping[str, Any], inline: tuple[str, ...] = ()) -> str:
    """A document: its values, then its tables except those to be written `inline`.

    >>> print(write({"a": {"b": 1}, "c": 2, "d": {}}, inline=("d",)), end="")
    c = 2
    d = {}
    <BLANKLINE>
    [a]
    b = 1
    """
    tables = {
        key: value for key, value in values.items() if isinstance(value, dict) and key not in inline
    }
    lines = _write_lines({key: value for key, value in values.items() if key not in tables})
    return lines + "".join(
        f"\n[{write_key(key)}]\n{_write_lines(table)}" for key, table in tables.items()
    )


def _write_lines(values: Mapping[str, Any]) -> str:
    return "".join(f"{write_key(key)} = {write_value(value)}\n" for key, value in values.items())


def _check(value: Any, field: str, depth: int) -> None:
    if depth > _DEEPEST:
        raise NotToml("deep")
    if isinstance(value, dict):
        for key, item in value.items():
            _check(key, field, depth)
            _check(item, f"{field}.{key}", depth + 1)
    elif isinstance(value, list):
        for at, item in enumerate(value):
            _check(item, f"{field}[{at}]", depth + 1)
    elif isinstance(value, str):
        if not printable(value.replace("\n", " ").replace("\t", " ")):
            raise NotToml("letters", field=field.lstrip("."))
    elif isinstance(value, int):
        if not -_LARGEST <= value < _LARGEST:
            raise NotToml("number", field=field.lstrip("."))
    elif isinstance(value, float) and not math.isfinite(value):
        raise NotToml("number", field=field.lstrip("."))
