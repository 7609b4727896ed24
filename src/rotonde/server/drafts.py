"""Drafts: decisions a seat is trying out. Nobody else sees them before they are made.

A draft is kept beside the match, in memory and in the store, and never in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rotonde.kernel.message import Refused
from rotonde.kernel.step import Action
from rotonde.kernel.table.draft import Draft
from rotonde.kernel.table.table import Table
from rotonde.server.security import decode


class Kept(msgspec.Struct, frozen=True):
    """A draft as it lies in the store."""

    point: int
    """The decision point it starts from: elsewhere it means nothing."""
    tail: list[Any]


def encode_draft(draft: Draft) -> bytes | None:
    """A draft for the store; an empty one is none."""
    return msgspec.json.encode(Kept(draft.point, draft.tail)) if draft.tail else None


def take_drafted(table: Table, seat: int, actions: Sequence[Action]) -> list[Action]:
    """Of decisions in a row those that only add to a draft, up to the one that makes it."""
    draft = Draft(table, seat)
    found: list[Action] = []
    for action in actions:
        if not draft.goes_on or action.ends_draft:
            break
        draft.play(action)
        if not draft.goes_on:
            break
        found.append(action)
    return found


class Drafts:
    """Per seat what it is trying out."""

    def __init__(self) -> None:
        self._kept: dict[int, Draft] = {}

    def of(self, table: Table, seat: int) -> Draft | None:
        """The draft of a seat; one that the table has moved past counts for nothing."""
        found = self._kept.get(seat)
        return found if found is not None and found.point == table.point else None

    def put(self, draft: Draft) -> None:
        if draft.tail:
            self._kept[draft.seat] = draft
        else:
            self._kept.pop(draft.seat, None)

    def clear(self) -> None:
        self._kept.clear()

    def extend(
        self, table: Table, seat: int, action: Action, point: int | None = None
    ) -> Draft | None:
        """The draft with this decision too; Refused if it is not legal in it.

        None: it does not join a draft but is made at once, with all that was drafted.
        """
        draft = self.of(table, seat)
        seen, game = table if draft is None else draft.preview, table.game
        step = seen.state.stack[-1] if seen.state.stack else None
        if step is None or not step.drafted or table.setup.seats[seat].bot:
            return None
        refusal = seen.refusal(seat, action, point=point)
        if refusal is not None:
            raise Refused(refusal, game=game.id)
        if action.ends_draft:
            return None
        longer = (Draft(table, seat) if draft is None else draft).extended(table, action)
        return longer if longer.goes_on else None

    def recall(self, table: Table, seat: int, said: bytes) -> None:
        """Take up a draft from the store, if it still fits from its first decision to its last."""
        try:
            kept: Kept = decode(said, Kept)
            for raw in kept.tail if kept.point == table.point else ():
                longer = self.extend(table, seat, table.game.rules.read_action(raw))
                self.put(longer or Draft(table, seat))
                if longer is None:
                    return
        except Exception:
            # Other rules or a damaged row may fail anywhere; the match does without it.
            self._kept.pop(seat, None)
