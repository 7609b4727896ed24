"""A draft: decisions tried out before they are made."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING

from rotonde.kernel.chance import NeedsDraw
from rotonde.kernel.message import Refused, refuse
from rotonde.kernel.step import Action, Event

if TYPE_CHECKING:
    from rotonde.kernel.table.table import Table


class Draft:
    """A tail of one seat's decisions beside the log, made in one go at `confirm`.

    A decision that draws chance or hands over to another seat closes the draft: what follows it
    cannot be tried out, since nobody may foresee a roll or another's mind.
    """

    def __init__(self, table: Table, seat: int, tail: Sequence[Action] = ()) -> None:
        self._table = table
        self.seat = seat
        self.point = table.point
        self.tail: list[Action] = []
        self.preview = table.copy()
        self.closed = seat not in table.to_act
        for action in tail:
            self.play(action)

    def play(self, action: Action) -> None:
        """Try a decision; `preview` shows what it does."""
        if self.closed:
            rule = self._rule()
            raise Refused(refuse(rule, "refusal-draft-closed"), game=self._table.game.id)
        refusal = self.preview.refusal(self.seat, action)
        if refusal is not None:
            raise Refused(refusal, game=self._table.game.id)
        trial = self.preview.copy()
        try:
            trial._perform(self.seat, action, ())
        except NeedsDraw:
            self.closed = True
        else:
            self.preview = trial
            self.closed = self.seat not in trial.to_act
        self.tail.append(action)

    def extended(self, table: Table, action: Action) -> Draft:
        """A draft on this table with one decision more; this one stays as it is."""
        if table is not self._table:
            return Draft(table, self.seat, [*self.tail, action])
        longer = copy(self)
        longer.tail = [*self.tail]
        longer.play(action)
        return longer

    @property
    def goes_on(self) -> bool:
        """Whether more can be put together; else what was played last makes the decision."""
        stack = self.preview.state.stack
        return not self.closed and bool(stack) and stack[-1].drafted

    def back(self) -> None:
        """Step back by one decision, by trying a shorter tail."""
        shorter = self.tail[:-1]
        self.__init__(self._table, self.seat, shorter)  # type: ignore[misc]

    def confirm(self) -> list[Event]:
        """Make the decisions, all or none of them."""
        if self._table.point != self.point:
            raise Refused(refuse(self._rule(), "refusal-stale"), game=self._table.game.id)
        return [event for action in self.tail for event in self._table.play(self.seat, action)]

    def _rule(self) -> str:
        stack = self._table.state.stack
        return stack[-1].rule if stack else self._table.game.rules.over_rule
