"""Where the figures of a game come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.data import Source, sources_in, text_of
from rotonde.kernel.message import BadInput


class Report(Protocol):
    """The score of a position: a struct that also puts itself into words."""

    def text(self, say: Say) -> str: ...


class DataSources:
    """The data files of a game."""

    def __init__(self, folder: Path, files: Sequence[str] = ()) -> None:
        self._folder = folder
        self._files = files

    def sources(self, data: Mapping[str, str] | None = None) -> list[Source]:
        """Every block of figures; `data`: files of a table's own, by name."""
        return [
            row
            for name in self._files
            for row in sources_in(name, text_of(self._folder / "data", name, data))
        ]

    def score_position(
        self, position: str, options: Mapping[str, str], data: Mapping[str, str] | None = None
    ) -> Report:
        """What a position is worth, part by part."""
        raise BadInput("bad-no-count", name=self._folder.name.replace("_", "-"))
