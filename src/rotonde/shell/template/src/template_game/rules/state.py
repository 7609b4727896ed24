"""Where a match stands: all that the rules need to know, and nothing else.

Steps change it; bots copy it thousands of times, so keep it small. To add a field, list it in
`__slots__`, copy it in `copy`, set it in `YardRules.start`, and write and read it in notation.py.
"""

from __future__ import annotations

from rotonde.kernel.step import State


class YardState(State):
    """`stack` and `to_act` come from `State`: the decision that is due, and who owes it."""

    __slots__ = ("players", "yard")

    players: int
    yard: list[int]
    """Per place, track by track: a seat, FREE or TOWER."""

    def copy(self) -> YardState:
        twin = YardState()
        twin.stack, twin.to_act = self.stack[:], self.to_act
        twin.players = self.players
        twin.yard = self.yard[:]  # it changes, so the copy needs its own
        return twin
