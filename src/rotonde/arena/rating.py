"""What ratings are made of and how they are told, without the library that fits them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, in points about the mean of the bots that met."""

    points: float
    """100 more than another bot: wins 64 % of the games with two seats."""
    low: float
    high: float
    """The interval of 95 %, by the profile of the likelihood."""


class Outcome(NamedTuple):
    """All games of the same seats, whatever their order."""

    seats: tuple[int, ...]
    """How many seats each bot had."""
    wins: tuple[float, ...]
    """How many games each bot won."""
