"""All words files of the project, message by message."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import rotonde
from rotonde.kernel.words import LANGUAGES
from tests.every import GAMES

ROOT = Path(__file__).parents[2]
_KERNEL = ROOT / "src/rotonde/kernel/words"
_SERVER = ROOT / "src/rotonde/server/words"
_TEMPLATE = ROOT / "src/rotonde/shell/template/src/template_game"


@dataclass(frozen=True)
class Source:
    """A folder of words files, with the folders whose messages it may refer to."""

    folder: Path
    beneath: tuple[Path, ...] = ()
    page: bool = False
    """Said by the browser, not by the server."""

    def __str__(self) -> str:
        return _short(self.folder)

    def file(self, lang: str) -> Path:
        return self.folder / f"{lang}.ftl"


@dataclass(frozen=True)
class Entry:
    """A message of a words file."""

    source: Source
    lang: str
    message: ftl.Message

    @property
    def id(self) -> str:
        return str(self.message.id.name)

    @property
    def comment(self) -> str:
        return str(self.message.comment.content) if self.message.comment else ""

    def __str__(self) -> str:
        """Where to mend it."""
        return f"{_short(self.source.file(self.lang))}: {self.id}"


def _short(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


@cache
def game_folders() -> tuple[Path, ...]:
    """Where games have their words and guides: those that are found, the example, the template."""
    found = [Path(rotonde.game(id).info.folder) for id in GAMES]
    found += sorted(path.parents[1] for path in ROOT.glob("examples/*/src/*/words/en.ftl"))
    return tuple(dict.fromkeys(path.resolve() for path in [*found, _TEMPLATE]))


@cache
def sources() -> tuple[Source, ...]:
    games = [Source(path / "words", (_KERNEL, _SERVER)) for path in game_folders()]
    found = [*sorted((ROOT / "web/src").rglob("en.ftl")), ROOT / "web/companion/words/en.ftl"]
    pages = [Source(path.parent, page=True) for path in found]
    return (Source(_KERNEL), Source(_SERVER, (_KERNEL,)), *games, *pages)


@cache
def entries(source: Source, lang: str) -> tuple[Entry, ...]:
    body = FluentParser().parse(source.file(lang).read_text("utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{_short(source.file(lang))}: mend {broken[0]!r}"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    return tuple(Entry(source, lang, message) for message in found)


def all_entries(*langs: str) -> Iterator[Entry]:
    for source in sources():
        for lang in langs or LANGUAGES:
            yield from entries(source, lang)


def guides(*langs: str) -> Iterator[tuple[Path, str]]:
    """Rules and tutorial pages, each with its language."""
    for folder in game_folders():
        for lang in langs or LANGUAGES:
            for path in sorted(folder.glob(f"guide/*.{lang}.md")):
                yield path, lang
