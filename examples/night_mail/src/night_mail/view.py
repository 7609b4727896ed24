"""What a seat sees of Night Mail: the table, its own hand and tickets, and at dawn everything."""

from __future__ import annotations

import msgspec

from night_mail.state import MailState

Counts = tuple[int, ...]
"""Bags per town."""


class Secrets(msgspec.Struct, frozen=True):
    """What one seat holds."""

    hand: Counts
    tickets: tuple[int, ...]
    returned: int | None
    score: int


class MailView(msgspec.Struct, frozen=True):
    seat: int | None
    """Whose view it is; None: a spectator's."""
    leg: int
    step: str | None
    lamp: int
    order: tuple[int, ...]
    calls: tuple[int, ...]
    platform: Counts
    coal: tuple[int, ...]
    points: tuple[int, ...]
    bags: tuple[int, ...]
    """How many each seat holds."""
    shown: tuple[Counts, ...]
    """What everybody knows of each hand."""
    delivered: tuple[Counts, ...]
    secrets: tuple[Secrets | None, ...]
    """None for the seats whose secrets this viewer may not know."""


def view(state: MailState, viewer: int | None) -> MailView:
    return MailView(
        viewer,
        state.leg,
        state.stack[-1].id if state.stack else None,
        state.lamp,
        state.order,
        state.calls(),
        tuple(state.platform),
        tuple(state.coal),
        tuple(state.points),
        tuple(sum(hand) for hand in state.hands),
        tuple(map(tuple, state.shown)),
        tuple(map(tuple, state.delivered)),
        tuple(
            _secrets(state, seat) if knows(state, viewer, seat) else None
            for seat in range(state.players)
        ),
    )


def knows(state: MailState, viewer: int | None, seat: int) -> bool:
    """Whether a viewer may know the secrets of a seat."""
    return viewer == seat or not state.stack


def _secrets(state: MailState, seat: int) -> Secrets:
    return Secrets(
        tuple(state.hands[seat]), state.tickets[seat], state.returned[seat], state.score(seat)
    )
