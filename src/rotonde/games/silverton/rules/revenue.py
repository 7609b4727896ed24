"""Phase 4, step 5: passenger lines pay (SV-11, SV-19.3.5, SV-19.6)."""

from __future__ import annotations

from rotonde.games.silverton.rules.events import LineSnowedIn, RevenuePaid
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.chance import Chance
from rotonde.kernel.step import Event

_ALL = 255


def revenue(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Each own line with an open route, once a turn."""
    seat = state.seat
    if seat not in state.line_owner and seat not in state.line_partner:
        state.next_stage()
        return
    closed = state.find_closed(seat)
    for line in state.board.lines:
        if state.line_owner[line] != seat and state.line_partner[line] != seat:
            continue
        if state.line_paid[line] & 1 << seat:
            continue
        amount = state.board.line_revenue[line] * (2 if state.terms.double else 1)
        partner = state.line_partner[line]
        if partner >= 0:
            route = state.joint_route(line, state.line_owner[line], partner, snow=True)
            open_ = route is not None
            amount = -(-amount // 20) * 10
        else:
            open_ = state.line_route(seat, line, closed) is not None
        if open_:
            state.line_paid[line] |= 1 << seat if partner >= 0 else _ALL
            events.append(RevenuePaid(seat, line, amount))
            state.receive(seat, amount, events)
        else:
            events.append(LineSnowedIn(seat, line))
    state.next_stage()
