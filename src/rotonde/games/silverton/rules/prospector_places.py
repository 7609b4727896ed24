"""Where a prospector may stand: claims, passenger lines, thefts (SV-4.13 to SV-4.15)."""

from __future__ import annotations

from rotonde.games.silverton.rules.actions import (
    Prospect,
    ProspectLine,
)
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import (
    PLACED,
    ROW,
    STANDING,
    SilvertonState,
)
from rotonde.kernel.message import Refusal, refuse


def find_claims(state: SilvertonState, seat: int) -> list[int]:
    """The claims, and 0 for the deck, a prospector may stand on (SV-4.13)."""
    taken = [piece.place - AT_CLAIM for piece in state.crew[seat] if piece.status in STANDING]
    found = [claim for claim in state.row if claim > 0 and claim not in taken]
    if state.deck_size:
        found.append(0)
    return found


def find_lines(state: SilvertonState, seat: int) -> list[int]:
    """The passenger cards a prospector may stand on."""
    lines = state.in_play
    if not (state.terms.slide or state.terms.shared):
        lines &= state.roads[seat].live_lines
    return [line for line in bits(lines) if why_no_line(state, seat, line) is None]


def why_no_line(state: SilvertonState, seat: int, line: int) -> Refusal | None:
    """Why no prospector of this seat may stand on a passenger card (SV-4.14, SV-4.15)."""
    if not 0 < line < len(state.line_owner) or not state.in_play >> line & 1:
        return refuse("SV-4.13", "refusal-no-line")
    own = state.crew[seat]
    if any(piece.place == AT_LINE + line for piece in own if piece.status in STANDING):
        return refuse("SV-4.2", "refusal-prospector-there")
    owner, partner = state.line_owner[line], state.line_partner[line]
    route = state.line_route(seat, line, state.find_closed(seat))
    if seat in (owner, partner):
        return _why_not_own(state, seat, line, route)
    if owner >= 0:
        return _why_no_theft(state, seat, line, route)
    if route is not None or may_slide(state, line) or find_partners(state, seat, line):
        return None
    if state.line_route(seat, line) is not None:
        return refuse("SV-4.14", "refusal-route-snowed-in", **state.line_args(line))
    return refuse("SV-4.14", "refusal-no-route", **state.line_args(line))


def may_slide(state: SilvertonState, line: int) -> bool:
    """Whether a card that one may not take can be moved instead (SV-19.2.1)."""
    return state.terms.slide and state.board.line_letter[line] in "AB"


def find_partners(state: SilvertonState, seat: int, line: int) -> list[int]:
    """With whom this seat has a joint route for a line (SV-19.3.1)."""
    if not state.terms.shared:
        return []
    return [
        other
        for other in range(state.terms.players)
        if other != seat and state.joint_route(line, seat, other, snow=True) is not None
    ]


def _why_not_own(state: SilvertonState, seat: int, line: int, route: int | None) -> Refusal | None:
    """One's own card: only to end a partnership, with a route of one's own (SV-19.3.7)."""
    if state.line_partner[line] < 0:
        return refuse("SV-4.13", "refusal-own-line")
    if state.line_route(seat, line) is None:
        return refuse("SV-19.3.7", "refusal-no-route", **state.line_args(line))
    if state.cash[seat] < count_owed(state, seat) + state.board.line_price[line]:
        return refuse("SV-4.15", "refusal-theft-cash", **state.line_args(line))
    return None


def _why_no_theft(state: SilvertonState, seat: int, line: int, route: int | None) -> Refusal | None:
    args = state.line_args(line)
    held = measure_holding(state, line)
    price = state.board.line_price[line]
    if route is not None and route < held:
        if state.cash[seat] < count_owed(state, seat) + price:
            return refuse("SV-4.15", "refusal-theft-cash", **args)
        return None
    for other in find_partners(state, seat, line):  # SV-19.3.6: a pair may steal
        joint = state.joint_route(line, seat, other, snow=True)
        shorter = joint is not None and joint[0] + state.terms.figures.shared_length < held
        if shorter and state.cash[seat] >= count_owed(state, seat) + price:
            return None
    if route is None:
        return refuse("SV-4.15", "refusal-no-route", **args)
    return refuse("SV-4.15", "refusal-route-not-shorter", route=route, held=held, **args)


def measure_holding(state: SilvertonState, line: int) -> int:
    """The length that defends an owned line; snow does not count (SV-4.15, SV-19.3.6)."""
    owner, partner = state.line_owner[line], state.line_partner[line]
    if partner >= 0:
        joint = state.joint_route(line, owner, partner)
        assert joint is not None
        return joint[0] + state.terms.figures.shared_length
    route = state.line_route(owner, line)
    assert route is not None
    return route


def count_owed(state: SilvertonState, seat: int) -> int:
    """What the thefts a seat has placed will cost (SV-4.15)."""
    total = 0
    for piece in state.crew[seat]:
        if piece.status == PLACED and piece.place > AT_LINE:
            line = piece.place - AT_LINE
            if state.line_owner[line] >= 0:
                total += state.board.line_price[line]
    return total


def why_no_prospector(state: SilvertonState, seat: int, action: Prospect | ProspectLine) -> Refusal:
    if isinstance(action, ProspectLine):
        refusal = why_no_line(state, seat, action.line)
        return refusal or refuse("SV-4.13", "refusal-not-offered")
    claim = action.claim
    if not claim:
        return refuse("SV-4.13", "refusal-deck-empty")
    if not 0 < claim < len(state.zone) or state.zone[claim] != ROW:
        return refuse("SV-4.13", "refusal-not-in-row")
    return refuse("SV-4.2", "refusal-prospector-there")
