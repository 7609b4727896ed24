"""Actions as whole numbers: a stretch of numbers for each kind of decision.

Most kinds have a number for each of their values. Open-ended ones have slots: the first listed
action with these values, the second, and so on.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from rotonde.kernel.contract.encoding import Encoding
from rotonde.kernel.message import BadInput
from rotonde.kernel.step import Action


class FamilyEncoding(Encoding):
    """The numbers of each kind of decision lie together, one kind after the other."""

    game: str

    def __init__(self) -> None:
        self._families: list[Family] = []
        self._firsts: list[int] = []
        self._of: dict[type[Action], Family] = {}
        self._single: dict[Action, int] = {}
        """The numbers of actions without slots: at most one for each number there is."""
        self._same: dict[int, int] = {}
        """The same by the identity of those actions, which `_single` keeps: games list most actions
        as the same objects again and again, and to hash one takes time."""
        self.size = 0

    def add(
        self, kind: type[Action], fields: Mapping[str, Sequence[Any]] | None = None, slots: int = 0
    ) -> None:
        """A kind of action: the values of the fields that tell its members apart; how many may be
        listed that differ in other fields, 0 if there are none."""
        family = Family(self.size, kind, fields or {}, slots)
        self._of[kind] = family
        if family.size:
            self._families.append(family)
            self._firsts.append(family.first)
        self.size += family.size

    def number(self, action: Action) -> int:
        try:
            return self._of[type(action)].number(action)
        except (KeyError, TypeError, ValueError):
            raise self._bad(repr(action)[:80]) from None

    def action(self, number: int) -> Action:
        family = self._family(number)
        if family is None or family.slots:
            raise self._bad(str(number))
        return family.action(number)

    def _family(self, number: int) -> Family | None:
        if not 0 <= number < self.size:
            return None
        return self._families[bisect_right(self._firsts, number) - 1]

    def numbers(self, legal: Sequence[Any]) -> list[int]:
        found: list[Any] = list(map(self._same.get, map(id, legal)))
        if None not in found:
            return found
        taken: dict[int, int] = {}
        for at, action in enumerate(legal):
            if found[at] is not None:
                continue
            family = self._of.get(type(action))
            if family is None or not family.slots:
                found[at] = self._number_once(action)
                continue
            first = self.number(action)
            used = taken.get(first, 0)
            if used >= family.slots:
                raise self._bad(repr(action)[:80])
            taken[first] = used + 1
            found[at] = first + used
        return found

    def _number_once(self, action: Action) -> int:
        known = self._single.get(action)
        if known is None:
            known = self._single[action] = self.number(action)
            self._same[id(action)] = known
        return known

    def chosen(self, number: int, legal: Sequence[Any]) -> Action:
        family = self._family(number)
        if family is not None and not family.slots:
            return family.action(number)
        return super().chosen(number, legal)

    def _bad(self, detail: str) -> BadInput:
        return BadInput("bad-action", game=self.game, detail=detail)


class Family:
    """One kind of action: the values of the fields that tell its members apart."""

    def __init__(
        self, first: int, kind: type[Action], fields: Mapping[str, Sequence[Any]], slots: int
    ) -> None:
        self.first = first
        self.kind = kind
        self.slots = slots
        self._values = {name: tuple(values) for name, values in fields.items()}
        self._places = [
            (name, {value: at for at, value in enumerate(values)})
            for name, values in self._values.items()
        ]
        self.size = prod(map(len, self._values.values())) * (slots or 1)

    def number(self, action: Action) -> int:
        at = 0
        for name, places in self._places:
            at = at * len(places) + places[getattr(action, name)]
        return self.first + at * (self.slots or 1)

    def action(self, number: int) -> Action:
        at = number - self.first
        fields = {}
        for name, values in reversed(self._values.items()):
            at, place = divmod(at, len(values))
            fields[name] = values[place]
        return self.kind(**fields)
