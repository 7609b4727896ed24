"""The shape of a position of Silverton as TOML, and what is said when one does not fit."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rotonde.kernel.toml_position import Number, Text, Texts, TomlPositions

Money = Annotated[int, Meta(ge=0, le=999_999_999)]
Item = Number | Text
Items = list[Item]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    row: Number | None = None
    cash: Money | None = None
    announced: bool | None = None
    joined: bool | None = None
    track: Texts = []
    claims: Items = []
    lines: Items = []
    crew: Texts | None = None
    trains: Items | None = None
    plows: Items = []
    cleared: Texts = []
    sold: dict[str, Number] = {}


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    cash: Money = 0
    claims: list[Number] = []
    track: Texts = []
    lines: list[Number] = []
    goods: Texts = []
    trains: list[Number] = []
    plows: list[Number] = []


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    to: Text
    give: Deal
    take: Deal
    counter: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: Number = 1
    order: Text | None = None
    phase: Text = "place"
    player: Text | None = None
    ending: Text | None = None
    row: Items | None = None
    deck: Items = []
    discarded: Items = []
    piles: Texts | None = None
    paid: Items = []
    rival: Item | None = None
    waiting: Texts | None = None
    chosen: Items = []
    deliveries: Number = 0
    offers: Number = 0
    deals: Number = 0
    lots: Texts = []
    spaces: Texts = []
    market: dict[str, Number] = {}
    depletions: dict[str, Number] = {}
    offer: Offer | None = None
    A: Player | None = None
    B: Player | None = None
    C: Player | None = None
    D: Player | None = None
    E: Player | None = None
    F: Player | None = None


POSITIONS = TomlPositions("silverton", Position)
complain = POSITIONS.complain
