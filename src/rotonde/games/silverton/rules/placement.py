"""Phase 2: surveyors and prospectors take their places (SV-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rotonde.games.silverton.rules.actions import (
    Dismantle,
    Done,
    Prospect,
    ProspectLine,
    Recall,
    Survey,
)
from rotonde.games.silverton.rules.choice import DONE, Choice, ask, ask_again
from rotonde.games.silverton.rules.crew_choice import ASSIGN, CHOOSE_CREW, assign
from rotonde.games.silverton.rules.events import (
    CrewPlaced,
    CrewRecalled,
    PlacementDone,
)
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
    AT_OWN,
    NOWHERE,
)
from rotonde.games.silverton.rules.prospector_places import (
    find_claims,
    find_lines,
    why_no_prospector,
)
from rotonde.games.silverton.rules.state import (
    HOME,
    PLACED,
    TIED,
    SilvertonState,
)
from rotonde.games.silverton.rules.surveyor_places import (
    find_binding_city,
    find_edge,
    find_surveys,
    find_take_ups,
    why_no_surveyor,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event


def placing(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Each player in turn order; what ties left on the board comes back to hand (SV-4.16)."""
    if state.at >= state.terms.players:
        state.at = 0
        state.next_stage()
        return
    seat = state.seat
    pieces = state.crew[seat]
    if not pieces:
        ask(state, CHOOSE_CREW, seat)
        return
    unbound = state.terms.spike and not state.joined[seat]
    if unbound and any(piece.surveyor and piece.city < 0 for piece in pieces):
        choices = ASSIGN.menu(state, seat)
        if len(choices) > 1:
            ask(state, ASSIGN, seat)
            return
        assign(state, seat, choices[0].cities)
    keep_tied(state, seat)
    if any(piece.status in (HOME, TIED) for piece in pieces):
        ask(state, PLACE, seat)
    else:
        state.at += 1


def keep_tied(state: SilvertonState, seat: int) -> None:
    """Tied crew stays where it could be placed now; the rest is home (SV-4.16, SV-4.17)."""
    pieces = state.crew[seat]
    tied = [(at, piece) for at, piece in enumerate(pieces) if piece.status == TIED]
    for at, piece in tied:
        pieces[at] = piece.put(HOME)
    if state.terms.rules_version < 2:
        return
    for at, piece in sorted(tied, key=lambda row: row[1].rolls):  # first segments first
        place, rolls = piece.place, False
        if place >= AT_LINE:
            allowed = place - AT_LINE in find_lines(state, seat)
        elif place >= AT_CLAIM:
            allowed = place - AT_CLAIM in find_claims(state, seat)
        else:
            city = find_binding_city(state, seat, piece.city)
            allowed = place in find_surveys(state, seat, city)
            rolls = not find_edge(state, seat, city) >> place & 1
        # What a piece won elsewhere is of no use in another place (SV-19.8.5).
        pieces[at] = piece._replace(rolls=rolls) if allowed else pieces[at]._replace(won=False)


class Place(Choice):
    """Put crew in place, one piece after the other, as many as one likes (SV-4.1)."""

    __slots__ = ()
    id = "place"
    drafted = True
    rule = "SV-4.1"
    takes = (Survey, Dismantle, Prospect, ProspectLine, Recall, Done)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        board = state.board
        found: list[Any] = []
        seen = []
        free: dict[int, tuple[Sequence[int], Sequence[int]]] = {}
        prospects: tuple[Sequence[int], Sequence[int]] | None = None
        placed, tied = False, []
        for piece in state.crew[seat]:
            _, surveyor, bonus, bound, status, place, *_ = piece
            if status != HOME:
                placed = placed or status == PLACED
                if status == TIED:
                    tied.append(Recall(place))
                continue
            key = (surveyor, bonus, bound)
            if key in seen:
                continue
            seen.append(key)
            if surveyor:
                city = find_binding_city(state, seat, bound)
                if city not in free:
                    free[city] = (find_surveys(state, seat, city), find_take_ups(state, seat, city))
                surveys, take_ups = free[city]
                found += map(board.survey[bonus, bound].__getitem__, surveys)
                found += map(board.dismantle[bonus, bound].__getitem__, take_ups)
            else:
                if prospects is None:
                    prospects = (find_claims(state, seat), find_lines(state, seat))
                claims, lines = prospects
                found += map(board.prospect[bonus].__getitem__, claims)
                found += map(board.prospect_line[bonus].__getitem__, lines)
        if not placed:
            found += tied
        found.append(DONE)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        kind = action.__class__
        if kind is Done:
            state.crew[seat] = [
                piece._replace(status=PLACED) if piece.status == TIED else piece
                for piece in state.crew[seat]
            ]
            events.append(PlacementDone(seat))
            state.at += 1
            ask_again(state, chance, events)
            return
        if kind is Recall:
            _recall(state, seat, action.place, events)
            return
        rolls = False
        if kind is Survey:
            place = action.segment
            city = find_binding_city(state, seat, action.city)
            rolls = not find_edge(state, seat, city) >> place & 1
        elif kind is Dismantle:
            place = AT_OWN + action.segment
        elif kind is Prospect:
            place = AT_CLAIM + action.claim
        else:
            place = AT_LINE + action.line
        surveyor = kind is Survey or kind is Dismantle
        at = _find_home(state, seat, surveyor, action.bonus, action.city if surveyor else -1)
        assert at is not None
        piece = state.crew[seat][at]
        state.crew[seat][at] = piece.put(PLACED, place, rolls)
        events.append(CrewPlaced(seat, piece.name, place))
        for piece in state.crew[seat]:
            if piece.status == HOME:
                return
        # Still to be confirmed: until then all of it can be taken back.
        state.menu = [DONE]

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        kind = action.__class__
        if kind is Recall:
            return refuse("SV-4.16", "refusal-recall")
        surveyor = kind is Survey or kind is Dismantle
        city = action.city if surveyor else -1
        if _find_home(state, seat, surveyor, action.bonus, city) is None:
            return refuse("SV-1.14", "refusal-no-such-piece")
        if surveyor:
            return why_no_surveyor(state, seat, action)
        return why_no_prospector(state, seat, action)


def _recall(state: SilvertonState, seat: int, place: int, events: list[Event]) -> None:
    """A tied piece comes back to hand; what cannot stay without it comes too."""
    pieces = state.crew[seat]
    at = next(at for at, piece in enumerate(pieces) if (piece.status, piece.place) == (TIED, place))
    events.append(CrewRecalled(seat, pieces[at].name, place))
    pieces[at] = pieces[at]._replace(status=HOME, place=NOWHERE, rolls=False, won=False)
    keep_tied(state, seat)


def _find_home(
    state: SilvertonState, seat: int, surveyor: bool, bonus: int, city: int
) -> int | None:
    for at, piece in enumerate(state.crew[seat]):
        if (
            piece.status == HOME
            and piece.surveyor == surveyor
            and piece.bonus == bonus
            and piece.city == city
        ):
            return at
    return None


PLACE = Place()
