"""Actions that make no sense: every one must be refused with a reason, none may raise."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec

from rotonde.kernel.contract.game import Game
from rotonde.kernel.step import Action

_NUMBERS = (-(10**9), -1, 0, 1, 2, 3, 7, 99, 10**9)
_TEXTS = ("", "x", "A", "\u202e", "1")


def action_types(game: Game) -> tuple[type[Action], ...]:
    union = game.rules.actions
    return get_args(union) or (union,)


def malformed(game: Game, rng: Random) -> Iterator[Action]:
    """Of every type two actions: with values of the right types, and with one of another."""
    for kind in action_types(game):
        fields = msgspec.structs.fields(kind)
        values = {field.name: _value(field.type, rng, 3) for field in fields}
        yield kind(**values)
        if fields:
            wrong: object = rng.choice((None, 1.5, "odd", (), -1, True, [1], {}))
            yield kind(**{**values, rng.choice(fields).name: wrong})


def _value(kind: Any, rng: Random, depth: int) -> Any:
    """A value of this type, as often as not out of range."""
    if isinstance(kind, type) and issubclass(kind, bool):
        return rng.random() < 0.5
    if kind is int:
        return rng.choice(_NUMBERS)
    if kind is str:
        return rng.choice(_TEXTS)
    inner = get_args(kind)
    if inner and depth:
        made = [_value(rng.choice(inner), rng, depth - 1) for _ in range(rng.randrange(4))]
        return tuple(item for item in made if item is not Ellipsis)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and depth:
        fields = msgspec.structs.fields(kind)
        return kind(**{field.name: _value(field.type, rng, depth - 1) for field in fields})
    return rng.choice(_NUMBERS)
