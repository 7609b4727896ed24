"""The cards: their segments and ends, either way up (ST-1 to ST-8, ST-13)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from rotonde.kernel.data import SOURCES, load, text_of
from rotonde.kernel.message import BadInput

PORTS = 6
_DATA = Path(__file__).parent.parent / "data"


class Design(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed card, as the data file has it."""

    id: str
    copies: int
    source: str
    segments: tuple[tuple[int, ...], ...] = ()
    dead_ends: tuple[int, ...] = ()
    values: tuple[int, ...] = ()
    note: str = ""

    @property
    def fork(self) -> bool:
        return any(len(segment) > 2 for segment in self.segments)


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of the box."""

    edition: int
    straight: tuple[tuple[int, int], ...]
    design: Annotated[tuple[Design, ...], Meta(max_length=60)]
    point: Design
    source: str = "designed"
    note: str = ""


class Face(msgspec.Struct, frozen=True):
    """A design one way up: what lies open on the board."""

    index: int
    code: str
    segments: tuple[tuple[int, ...], ...]
    dead_ends: tuple[int, ...]
    values: tuple[int, ...]


def turned(port: int) -> int:
    """An entry's place when its card is upside down."""  # ST-4
    return (port + 3) % PORTS


def faces(designs: tuple[Design, ...]) -> tuple[tuple[Face, ...], ...]:
    """For each design its faces: one if it looks the same both ways up, else two."""
    found: list[tuple[Face, ...]] = []
    index = 0
    for design in designs:
        upright = Face(
            index,
            design.id,
            tuple(sorted(tuple(sorted(segment)) for segment in design.segments)),
            tuple(sorted(design.dead_ends)),
            design.values,
        )
        over = Face(
            index + 1,
            f"{design.id}r",
            tuple(sorted(tuple(sorted(map(turned, segment))) for segment in design.segments)),
            tuple(sorted(map(turned, design.dead_ends))),
            design.values[3:] + design.values[:3],
        )
        same = upright.segments == over.segments and upright.values == over.values
        found.append((upright,) if same else (upright, over))
        index += len(found[-1])
    return tuple(found)


def deck(data: Mapping[str, str] | None) -> Deck:
    """The deck of this table, checked."""
    return _deck(text_of(_DATA, "deck.toml", data))


@lru_cache(maxsize=32)
def _deck(text: str) -> Deck:
    found = load(text, "deck.toml", Deck)
    if sorted(port for pair in found.straight for port in pair) != list(range(PORTS)):
        _bad("straight")
    ids = [design.id for design in found.design] + [found.point.id]
    for design in (*found.design, found.point):
        _check(design)
    if len(set(ids)) != len(ids) or found.point.id != "P":
        _bad("id")
    if len(found.point.values) != PORTS or any(design.values for design in found.design):
        _bad("values")
    return found


def _check(design: Design) -> None:
    id = design.id
    if not (id.isascii() and id.isalnum() and id[0].isupper() and not id.endswith("r")):
        _bad(id)
    # Sums are kept in small fields: what a real box never holds is refused.
    if not 0 <= design.copies <= 99 or any(not 0 <= value <= 9 for value in design.values):
        _bad(id)
    if design.source not in SOURCES:
        _bad(id)
    if design.values:
        if design.segments or design.dead_ends:
            _bad(id)
        return
    entries = [port for segment in design.segments for port in segment] + [*design.dead_ends]
    if sorted(entries) != list(range(PORTS)):
        _bad(id)
    if not 1 <= len(design.segments) <= 3 or any(len(segment) < 2 for segment in design.segments):
        _bad(id)


def _bad(block: str) -> None:
    raise BadInput("bad-card", game="steam-tunnel", card=block)
