"""Where a match stands: all that the rules need to know, and nothing else.

Steps change it; bots copy it thousands of times, so keep it small. To add a field, declare it here
with its type, which says how it is copied: lists are, numbers and tuples need not be. Write and
read it in notation.py.
"""

from __future__ import annotations

from rotonde.kernel.step import State


class YardState(State):
    """`stack` and `to_act` come from `State`: the decision that is due, and who owes it."""

    players: int
    yard: list[int]
    """Per place, track by track: a seat, FREE or TOWER."""
