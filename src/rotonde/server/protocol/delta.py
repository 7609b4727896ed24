"""Which lists of a message are sent as what has changed in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, TypeVar, get_args, get_type_hints

T = TypeVar("T")

DELTA = "delta"
ListDelta = Annotated[Sequence[T], DELTA]
"""A list that a screen has for the most part: new items, and `[from, to]` for those it has."""


@cache
def delta_fields(shape: type) -> tuple[str, ...]:
    """The fields of a message that are such lists."""
    hints = get_type_hints(shape, include_extras=True)
    return tuple(name for name, kind in hints.items() if DELTA in get_args(kind)[1:])
