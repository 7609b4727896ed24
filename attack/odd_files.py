"""Match files that no program of ours would write."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import rotonde
from attack.matches import GAMES, file_of, random_table
from attack.mutate import NESTED, NUMBER, Mutator

_TOMLS = (
    "x = " + NESTED,
    "x = " + "{a = " * 2000 + "1" + "}" * 2000,
    ".".join("a" * 3000) + " = 1",
    "[" + ".".join("a" * 3000) + "]",
    f"x = {NUMBER}",
    "x = 9999-99-99",
    'x = "\\ud800"',
    "x = nan",
    "",
    "\x00",
)


def real_files() -> list[str]:
    return [file_of(random_table(game, 3, 25, seed=3)) for game in GAMES]


def chosen_files(files: list[str]) -> Iterator[str]:
    """Each kind of harm that somebody has thought of."""
    for file in files:
        head, *lines = file.splitlines()
        header = json.loads(head)

        def told(lines: list[str] = lines, header: Any = header, **changes: Any) -> str:
            return "\n".join([json.dumps({**header, **changes}), *lines])

        seats = header["seats"]
        own = list((rotonde.game(header["game"]).info.folder / "data").glob("*.toml"))
        for name in ("\ud800", "\udfff\ud800", "", " ", "\x00", "x" * 80, "\u202e", "𝔘" * 79, 7):
            yield told(seats=[{**seats[0], "name": name}, *seats[1:]])
        for bot in ("", "x", "\ud800", "fair", 7, None):
            yield told(seats=[{**seats[0], "bot": bot}, *seats[1:]])
        for toml in _TOMLS:
            yield told(data={file.name: toml for file in own})
            yield told(data={"\ud800": toml, "../x.toml": toml})
        for position in ("", "\x00", "\ud800", NESTED, NUMBER, "x\n" * 5000, "-", "9" * 400):
            yield told(position=position)
        yield told(opening=[2**70])
        yield told(opening=[0] * 100_000)
        yield told(seed="00" * 32)
        yield told(seed="", commitment="\ud800")
        yield told(rules=2**80)
        yield told(rotonde=2**80)
        yield told(options={"\ud800": "\ud800"})
        yield head.replace('"rules":', f'"rules":{NUMBER},"x":') + "\n"
        for line in (
            NESTED,
            NUMBER,
            f'{{"n":{NUMBER},"seat":0,"do":{{}}}}',
            f'{{"n":1,"seat":0,"do":{{"type":{NESTED}}}}}',
            '{"n":1,"seat":0,"do":{"type":"\\ud800"}}',
            '{"n":1,"seat":0,"undo":0}',
            '{"n":1,"seat":99999999999999999999,"undo":0,"agreed":[99999999999999999999]}',
            '{"result":{"scores":["1/0"],"ranks":[1],"ending":"\\ud800"}}',
        ):
            yield f"{head}\n{line}\n"
            yield told([*lines, line])
    yield "\ufeff" + files[0]
    yield files[0].replace("\n", "\r\n")
    yield "\n" * 100_000


def wounded_file(mutator: Mutator, files: list[str]) -> str:
    """A real file with a line changed."""
    lines = mutator.rng.choice(files).splitlines()
    at = mutator.rng.choice((0, mutator.rng.randrange(len(lines))))
    if mutator.rng.random() < 0.3:
        lines[at] = mutator.text(lines[at])
    else:
        lines[at] = json.dumps(mutator.value(json.loads(lines[at])))
    return "\n".join(lines) + "\n"
