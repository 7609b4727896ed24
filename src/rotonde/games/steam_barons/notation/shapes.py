"""The shape of a position of Steam Barons as TOML, and what is said when one does not fit."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rotonde.kernel.toml_position import Number, Text, Texts, TomlPositions

Money = Annotated[int, Meta(ge=0, le=999_999)]
Long = Annotated[str, Meta(max_length=300)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    cash: Money | None = None
    income: int | None = None
    vp: Number | None = None
    locomotive: Number | None = None
    tile: Number = 0
    passed: bool = False
    raised: bool = False
    bid: Number | None = None
    out: bool = False
    shares: dict[str, Number] = {}


class Company(msgspec.Struct, forbid_unknown_fields=True):
    price: Number | Literal["B"] | None = None
    treasury: Money | None = None
    card: Number | None = None
    available: Number | None = None
    performance: Number = 0
    controller: Text | None = None


class Bidding(msgspec.Struct, forbid_unknown_fields=True):
    open: Text
    bid: Number | None = None
    by: Text | None = None
    buying: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    turn: Number = 1
    phase: Text | None = None
    player: Text | None = None
    ending: Text | None = None
    builds: Number | None = None
    must: bool = False
    filling: Text | None = None
    scoring: Texts = []
    round: Number = 1
    auction: Bidding | None = None
    places: Text = ""
    spare: Text | None = None
    spent: Text | None = None
    order: Text | None = None
    marker: Text | None = None
    track: list[Long] = []
    symbols: Texts = []
    numbers: list[Number] = []
    supply: list[Long] | None = None
    grown: Texts = []
    cities: dict[str, Text] = {}
    cubes: dict[str, Long] | None = None
    A: Player | None = None
    B: Player | None = None
    C: Player | None = None
    D: Player | None = None
    E: Player | None = None
    F: Player | None = None
    orange: Company | None = None
    green: Company | None = None
    brown: Company | None = None
    natural: Company | None = None
    black: Company | None = None
    white: Company | None = None


POSITIONS = TomlPositions("steam-barons", Position)
complain = POSITIONS.complain


def check_range(what: str, value: int, least: int, most: int) -> int:
    """The value if it is one of these; `what` is a variant of the message."""
    if not least <= value <= most:
        complain("range", what=what, value=value, least=least, most=most)
    return value
