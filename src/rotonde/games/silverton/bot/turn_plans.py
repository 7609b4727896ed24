"""Where all of a seat's crew could go this turn: plans that are weighed as a whole.

What one piece does hangs on where the others stand, so that a piece weighed by itself, with the
others where first sight puts them, hardly ever does better.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rotonde.games.silverton.bot.heuristics import rank
from rotonde.games.silverton.bot.quick_placement import Placer
from rotonde.games.silverton.bot.style import SHARP
from rotonde.games.silverton.rules.actions import (
    Done,
    Prospect,
    ProspectLine,
    Survey,
)
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_LINE
from rotonde.games.silverton.rules.state import HOME, TIED, Piece, SilvertonState

_MOST = 14
"""Plans that are looked at."""
_OTHER_SEGMENTS, _OTHER_CARDS, _HOPELESS = 4, 4, -100.0
"""How many places that first sight leaves out may come first, and which may not."""


class _Start(NamedTuple):
    """How a plan departs from first sight: a piece that goes somewhere first, places left alone."""

    at: int = -1
    place: int = -1
    barred: frozenset[int] = frozenset()


def list_turn_plans(state: SilvertonState, seat: int, legal: list[Any]) -> list[tuple[Any, ...]]:
    """The plan of first sight, and others that differ from it in a place, in who stands there, or
    in leaving a place alone. None: crew is tied or bound, which is decided piece by piece."""
    if state.terms.spike or any(piece.status == TIED for piece in state.crew[seat]):
        return []
    usual = _make_plan(state, seat, _Start())
    found = {_describe(usual): usual}
    for start in _list_starts(state, seat, legal, usual):
        plan = _make_plan(state, seat, start)
        found.setdefault(_describe(plan), plan)
        if len(found) == _MOST:
            break
    return list(found.values())


def _make_plan(state: SilvertonState, seat: int, start: _Start) -> tuple[Any, ...]:
    twin = state.copy()
    placer = Placer(twin, seat, SHARP, start.barred)
    if start.at >= 0:
        placer.place(start.at, start.place)
    placer.place_all()
    crew = twin.crew[seat]
    return (*(_name(crew[at]) for at in placer.placed), Done())


def _name(piece: Piece) -> Any:
    if piece.surveyor:
        return Survey(piece.bonus, piece.place, piece.city)
    if piece.place >= AT_LINE:
        return ProspectLine(piece.bonus, piece.place - AT_LINE)
    return Prospect(piece.bonus, piece.place - AT_CLAIM)


def _describe(plan: tuple[Any, ...]) -> frozenset[Any]:
    """Plans that only differ in their order are the same."""
    return frozenset(enumerate(sorted(map(repr, plan))))


def _find_place(action: Any) -> int:
    if isinstance(action, Survey):
        return action.segment
    if isinstance(action, Prospect):
        return AT_CLAIM + action.claim
    return AT_LINE + int(action.line)


def _list_starts(
    state: SilvertonState, seat: int, legal: list[Any], usual: tuple[Any, ...]
) -> Iterator[_Start]:
    planned = [(action, _find_place(action)) for action in usual if not isinstance(action, Done)]
    for _, place in planned:
        yield _Start(barred=frozenset({place}))
    taken = {place for _, place in planned}
    rows = sorted(rank(state, seat, legal, SHARP), key=lambda row: -row[0])
    segments, cards = _OTHER_SEGMENTS, _OTHER_CARDS
    for score, action in rows:
        if not isinstance(action, Survey | Prospect | ProspectLine):
            continue
        place = _find_place(action)
        if place in taken or score <= (0.0 if isinstance(action, Survey) else _HOPELESS):
            continue
        taken.add(place)
        if isinstance(action, Survey):
            segments -= 1
            if segments < 0:
                continue
        else:
            cards -= 1
            if cards < 0:
                continue
        yield _Start(_find_piece(state, seat, action), place)
    # Somebody else of the crew there: others may come to dispute it.
    for action, place in planned:
        seen = {action.bonus}
        for at, piece in enumerate(state.crew[seat]):
            fits = piece.status == HOME and piece.surveyor == isinstance(action, Survey)
            if fits and piece.bonus not in seen and _can_begin(legal, action, piece.bonus):
                seen.add(piece.bonus)
                yield _Start(at, place)


def _find_piece(state: SilvertonState, seat: int, action: Any) -> int:
    return next(
        at
        for at, piece in enumerate(state.crew[seat])
        if piece.status == HOME
        and piece.bonus == action.bonus
        and piece.surveyor == isinstance(action, Survey)
    )


def _can_begin(legal: list[Any], action: Any, bonus: int) -> bool:
    """Whether that place is free at once, not only after others are taken."""
    kind, place = type(action), _find_place(action)
    return any(
        type(each) is kind and each.bonus == bonus and _find_place(each) == place for each in legal
    )
