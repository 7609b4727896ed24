"""Data files: boards, cards and tables as TOML, each block with where it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from rotonde.kernel import toml
from rotonde.kernel.files import read_text
from rotonde.kernel.message import BadInput, misfit
from rotonde.kernel.shapes import prepare

SOURCES = ("rulebook", "published", "inferred", "designed")
T = TypeVar("T")


class Source(msgspec.Struct, frozen=True):
    """Which figures, and where they come from."""

    file: str
    block: str
    source: str
    note: str = ""


class Block(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """A block of a data file: where its weakest figure comes from, and the better known ones."""

    source: str
    sources: dict[str, str] = {}
    note: str = ""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole data file may say a word about itself."""

    source: str = SOURCES[-1]
    note: str = ""


def bad(file: str, detail: str) -> NoReturn:
    """A data file that makes no sense, and why."""
    raise BadInput("bad-data", file=file, detail=detail)


def check_sources(file: str, blocks: Iterable[Block]) -> None:
    """Every block names sources there are, for figures it has."""
    for block in blocks:
        for source in (block.source, *block.sources.values()):
            if source not in SOURCES:
                bad(file, f"unknown source {source}")
        for field in block.sources:
            if field not in block.__struct_fields__:
                bad(file, f"sources: there is no {field} here")


def check_unique(file: str, what: str, ids: Iterable[Hashable]) -> None:
    for id, count in Counter(ids).items():
        if count > 1:
            bad(file, f"{what} {id} is there twice")


def text_of(folder: Path, name: str, given: Mapping[str, str] | None) -> str:
    """A data file's text: the table's own if it brought one, else the game's."""
    if given is not None and name in given:
        return given[name]
    return _read_packaged(folder, name)


@cache
def _read_packaged(folder: Path, name: str) -> str:
    return (folder / name).read_text(encoding="utf-8")


def load(text: str, name: str, shape: type[T]) -> T:
    """A data file as a typed object; BadInput says what is wrong with it."""
    prepare(shape)
    try:
        return msgspec.convert(toml.read(text), shape)
    except toml.NotToml as error:
        raise BadInput("bad-data", file=name, detail=error.why) from None
    except msgspec.ValidationError as error:
        raise BadInput("bad-data", file=name, detail=misfit(error)) from None


def folder_of(path: Path) -> dict[str, str]:
    """All TOML files of a folder that a player points at, by name."""
    try:
        files = sorted(path.glob("*.toml")) if path.is_dir() else []
    except (OSError, ValueError):
        files = []
    found = {file.name: read_text(file, toml.LONGEST) for file in files}
    if not found:
        raise BadInput("bad-data-folder", path=str(path))
    return found


def sources_in(name: str, text: str) -> list[Source]:
    """Every block of a data file that says where it comes from."""
    found: list[Source] = []
    _walk(name, "", load(text, name, dict), found)
    return found


def _walk(file: str, path: str, block: Any, found: list[Source]) -> None:
    if isinstance(block, list):
        for at, item in enumerate(block):
            if isinstance(item, dict):
                label = item.get("id", at)
                _walk(file, f"{path}.{label}", item, found)
    elif isinstance(block, dict):
        if "source" in block:
            note = str(block.get("note", ""))
            found.append(Source(file, path.lstrip(".") or "-", str(block["source"]), note))
        for key, item in block.items():
            if isinstance(item, dict | list):
                _walk(file, f"{path}.{key}", item, found)
