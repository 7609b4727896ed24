"""Input as nobody should write it: odd values, and texts with one of them put in.

Every function takes a `random.Random`, so that a case can be met again by its seed.
"""

from __future__ import annotations

import json
import re

LONG_NUMBER = "9" * 5_000
"""More digits than Python turns into a number."""
NEST = 3_000
DEEP = "[" * NEST + "]" * NEST

ODD_JSON = [
    "null",
    "true",
    "false",
    "0",
    "-1",
    "1",
    "2",
    "7",
    "99",
    "1000000",
    "9223372036854775808",
    "-170141183460469231731687303715884105728",
    "9" * 400,
    "9" * 4_200,
    LONG_NUMBER,
    "-" + LONG_NUMBER,
    "1.5",
    "-0.0",
    "1e400",
    "1e-400",
    "NaN",
    "Infinity",
    "-Infinity",
    '""',
    '"x"',
    '"1"',
    '"-"',
    '"\\ud800"',
    '"a\\udfffb"',
    '"\\u0000"',
    '"a\\nb"',
    '"\\u202e"',
    '"é" ',
    '"' + "x" * 100_000 + '"',
    "[]",
    "{}",
    "[[]]",
    "[null]",
    '[""]',
    "[0, 0, 0]",
    '{"": {}}',
    '{"a": 1, "a": 2}',
    "[" * NEST + "]" * NEST,
    '{"a":' * NEST + "1" + "}" * NEST,
    "[" * 100_000,
    "[" + "0," * 50_000 + "0]",
    "",
]
ODD_TOML = [
    "true",
    "false",
    "0",
    "-1",
    "1",
    "2",
    "3",
    "6",
    "9",
    "12",
    "99",
    "100",
    "200",
    "9999",
    "1000000",
    "9223372036854775808",
    "9" * 400,
    "9" * 4_200,
    LONG_NUMBER,
    "-" + LONG_NUMBER,
    "0x" + "f" * 6_000,
    "1.5",
    "1e400",
    "1e9",
    "nan",
    "inf",
    "-inf",
    '""',
    '"x"',
    '"A"',
    '"-"',
    '"1"',
    '"\\u0000"',
    '"\\u202e"',
    '"\\ud800"',
    '"a\\nb"',
    "'''\n\n'''",
    '"' + "x" * 50_000 + '"',
    "[]",
    "{}",
    "[[]]",
    '[""]',
    "[0, 0, 0]",
    "[1, 1]",
    "{ a = 1 }",
    '{ "" = {} }',
    "[" * NEST + "]" * NEST,
    "{a=" * NEST + "1" + "}" * NEST,
    "[" * 100_000,
    "[" + "0," * 20_000 + "0]",
    "1979-05-27",
    "07:32:00",
    "1979-05-27T07:32:00Z",
    "",
]
_MARK = "\N{MEDIUM SHADE}"
_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?|\b(?:true|false)\b')
_HEAD = re.compile(r"^[\w.\"-]+(?= *=)", re.MULTILINE)


def _places(raw, path=()):
    yield path
    inside = raw.items() if isinstance(raw, dict) else enumerate(raw)
    for key, value in inside:
        if isinstance(value, dict | list):
            yield from _places(value, (*path, key))
        else:
            yield (*path, key)


def odd_json(row, rng):
    """A row of JSON with one value of it replaced, taken out, renamed or there twice."""
    raw = json.loads(row)
    paths = list(_places(raw))[1:]
    if not paths:
        return rng.choice(ODD_JSON)
    *way, last = rng.choice(paths)
    inside = raw
    for key in way:
        inside = inside[key]
    how = rng.random()
    if how < 0.08 and isinstance(inside, dict):
        del inside[last]
    elif how < 0.16 and isinstance(inside, dict):
        inside[rng.choice(["", "x", "undo", "do", "result", "\ud800"])] = inside.pop(last)
    elif how < 0.22 and isinstance(inside, list):
        inside.append(inside[last])
    elif how < 0.28 and isinstance(inside, dict):
        value = json.dumps(inside[last])
        inside[_MARK] = 0
        return json.dumps(raw).replace(f"{json.dumps(_MARK)}: 0", f"{json.dumps(last)}: {value}")
    else:
        inside[last] = _MARK
        return json.dumps(raw).replace(json.dumps(_MARK), rng.choice(ODD_JSON))
    return json.dumps(raw)


def odd_match(text, rng):
    """A match file with a line that is odd, in the wrong place, there twice, or no line at all."""
    rows = text.splitlines()
    how = rng.random()
    at = 0 if rng.random() < 0.5 else rng.randrange(len(rows))
    if how < 0.85:
        rows[at] = odd_json(rows[at], rng)
    elif how < 0.88:
        rows[at] = rng.choice(ODD_JSON)
    elif how < 0.91:
        rows.insert(at, rows[rng.randrange(len(rows))])
    elif how < 0.94:
        del rows[at]
    elif how < 0.97:
        cut = rng.randrange(len(rows[at]) + 1)
        rows[at] = rows[at][:cut] + rng.choice(["", "\0", "\ud800", "\\", '"', "{"])
    else:
        rng.shuffle(rows)
    return "\n".join(rows) + "\n"


def odd_toml(text, rng):
    """A TOML text with some values replaced, or lines of it out of place."""
    if rng.random() < 0.5:
        for _ in range(rng.choice([1, 1, 2, 4])):
            text = _near_toml(text, rng)
        return text
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        text = _odd_toml(text, rng)
    return text


def _near_toml(text, rng):
    """With one value replaced by one of its kind: what such a text holds may still make sense."""
    found = list(_TOKEN.finditer(text))
    if not found:
        return text
    place = rng.choice(found)
    token = place[0]
    if token[0] == '"':
        value = rng.choice([match[0] for match in found if match[0][0] == '"'])
    elif token in ("true", "false"):
        value = "true" if token == "false" else "false"
    else:
        near = [str(int(float(token)) + step) for step in (-2, -1, 1, 2)]
        value = rng.choice([*near, "0", "1", "98", "9998", *(m[0] for m in found[:40])])
    return text[: place.start()] + value + text[place.end() :]


def _odd_toml(text, rng):
    how = rng.random()
    lines = text.splitlines()
    at = rng.randrange(len(lines)) if lines else 0
    if how < 0.60:
        found = list(_TOKEN.finditer(text))
        if not found:
            return text + rng.choice(ODD_TOML)
        place = rng.choice(found)
        values = [match[0] for match in found]
        value = rng.choice(ODD_TOML if rng.random() < 0.6 else values)
        return text[: place.start()] + value + text[place.end() :]
    if how < 0.72:
        whole = [i for i, line in enumerate(lines) if re.match(r"[\w.\"-]+ *= *[^\[{]*$", line)]
        if not whole:
            return text
        at = rng.choice(whole)
        lines[at] = lines[at].partition("=")[0] + "= " + rng.choice(ODD_TOML)
    elif how < 0.80 and lines:
        del lines[at]
    elif how < 0.86 and lines:
        lines.insert(rng.randrange(len(lines)), lines[at])
    elif how < 0.92:
        return _HEAD.sub(
            lambda match: rng.choice(["x", '""', "a.b.c"]) if rng.random() < 0.02 else match[0],
            text,
        )
    elif how < 0.96:
        cut = rng.randrange(len(text) + 1)
        return text[:cut] + rng.choice(["", "\0", "\ud800", '"', "[", "=", "\r"]) + text[cut + 1 :]
    else:
        rng.shuffle(lines)
    return "\n".join(lines) + "\n"


_WORDS = ["A", "Z", "P", ".", "#", "o", "0,0", "3,3", "999,999", "0-3", "0-1-2", "?", "move"]
_WORDS += ["flip", "pawn"]
_WORDS += ["\0", "\ud800", "", "A1r", "x" * 5_000, "٣,٣", "0-٣", "\x0b", "\u2028"]


def odd_rows(text, rng):
    """A position in words with some of them replaced, or lines out of place."""
    lines = text.split("\n")
    known = [*_WORDS, *dict.fromkeys(text.split())]
    for _ in range(rng.choice([1, 1, 2, 4])):
        at = rng.randrange(len(lines))
        how = rng.random()
        if how < 0.6:
            words = re.split(r"( +)", lines[at])
            words[rng.randrange(len(words))] = rng.choice(known)
            lines[at] = "".join(words)
        elif how < 0.7 and len(lines) > 1:
            del lines[at]
        elif how < 0.85:
            lines.insert(rng.randrange(len(lines)), lines[at])
        elif how < 0.9:
            lines = lines * rng.choice([2, 100])
        elif how < 0.95:
            lines[at] = " ".join(lines[at].split() * rng.choice([2, 100]))
        else:
            rng.shuffle(lines)
    return "\n".join(lines)
