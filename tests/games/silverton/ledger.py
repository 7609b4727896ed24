"""The money on the table, and what a decision must have made of it."""

from __future__ import annotations

from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.table.log import Decision
from tests.games.silverton.money import paid


def held(of: SilvertonState) -> list[int]:
    return list(of.cash)


def after(of: SilvertonState, decision: Decision, before: list[int]) -> list[int]:
    money = paid(of, decision)
    return [cash + money[seat] for seat, cash in enumerate(before)]
