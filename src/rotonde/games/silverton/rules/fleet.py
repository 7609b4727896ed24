"""Trains and plows (SV-17.4 to SV-17.13)."""

from __future__ import annotations

from typing import NamedTuple


class Train(NamedTuple):
    power: int
    city: int = -1
    used: bool = False


class PlowCar(NamedTuple):
    bonus: int
    used: bool = False
