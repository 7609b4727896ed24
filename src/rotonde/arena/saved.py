"""The folder that keeps the matches of a run."""

from __future__ import annotations

import re
from pathlib import Path

from rotonde.kernel.message import BadInput

_ODD = re.compile(r"[^A-Za-z0-9_.-]")


def file_name(number: int, mix: tuple[str, ...]) -> str:
    """A name for a game of an arena, without the ending.

    >>> file_name(7, ("ahead_bot:Ahead", "fair", "fair"))
    '00007+ahead_bot.Ahead+fair+fair'
    """
    return "+".join([f"{number:05}", *(_ODD.sub(".", id) for id in mix)])


def path_of(folder: Path, name: str) -> Path:
    return folder / f"{name}.match"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        detail = error.strerror or ""
        raise BadInput("bad-file-write", path=str(folder), detail=detail) from error


def save_match(folder: Path, name: str, record: str) -> None:
    """All of it or nothing."""
    path = path_of(folder, name)
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(record, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise BadInput("bad-file-write", path=str(path), detail=error.strerror or "") from error
