"""Phase 3: who has the right to build and to buy (SV-5).

Every stage of the phase settles one kind of dispute. Those for segments, claims and passenger
lines are here, with the roll that all of them use; `shifts`, `junctions`, `shared_lines` and
`thefts` hold those in which players have a say or a line has an owner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rotonde.games.silverton.rules.choice import DISPUTE, roll_two_dice
from rotonde.games.silverton.rules.events import (
    DisputeRolled,
    DisputeTied,
    DisputeWon,
    Jailed,
)
from rotonde.games.silverton.rules.places import (
    AFTER_LINES,
    AT_CLAIM,
    AT_LINE,
    AT_OWN,
    NOWHERE,
)
from rotonde.games.silverton.rules.prospector_places import may_slide
from rotonde.games.silverton.rules.state import (
    JAILED,
    PLACED,
    RIGHT,
    SPENT,
    TIED,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.step import Event

Who = tuple[int, int]
"""A piece: its seat, and its place among the seat's crew."""
NO_COMPANIONS: Mapping[Who, Sequence[Who]] = MappingProxyType({})


def find_standing(state: SilvertonState, low: int, high: int) -> dict[int, list[Who]]:
    """Per place between these numbers the pieces that stand there, in turn order."""
    found: dict[int, list[Who]] = {}
    for seat in state.order:
        for at, piece in enumerate(state.crew[seat]):
            if piece.status == PLACED and low <= piece.place < high:
                found.setdefault(piece.place, []).append((seat, at))
    return dict(sorted(found.items()))


def give_right(state: SilvertonState, who: Who) -> None:
    seat, at = who
    piece = state.crew[seat][at]
    state.crew[seat][at] = piece.put(RIGHT, piece.place, piece.rolls)


def spend(state: SilvertonState, who: Who) -> None:
    seat, at = who
    state.crew[seat][at] = state.crew[seat][at].put(SPENT)


def jail(state: SilvertonState, who: Who, price: int, events: list[Event]) -> None:
    """Off to prison, for a fine (SV-5.7, SV-7.6, SV-13.1)."""
    seat, at = who
    piece = state.crew[seat][at]
    state.crew[seat][at] = piece._replace(
        status=JAILED, place=NOWHERE, rolls=False, won=False, price=price
    )
    events.append(Jailed(seat, piece.name))


def resolve(
    state: SilvertonState,
    pieces: Sequence[Who],
    extras: Sequence[int],
    chance: Chance,
    events: list[Event],
    companions: Mapping[Who, Sequence[Who]] = NO_COMPANIONS,
) -> None:
    """Two dice, bonus and extra each: the highest has the right (SV-5.5 to SV-5.7).

    `companions` do not roll but fare as the piece they are with.
    """
    totals: list[int] = []
    twos: list[Who] = []
    for (seat, at), extra in zip(pieces, extras, strict=True):
        piece = state.crew[seat][at]
        chance.subject(DISPUTE, state.turn, piece.place, seat)
        dice = roll_two_dice(chance)
        totals.append(sum(dice) + piece.bonus + extra)
        events.append(DisputeRolled(seat, piece.place, dice, piece.bonus, extra, totals[-1]))
        if dice == (1, 1):
            twos.append((seat, at))
    best = [who for who, total in zip(pieces, totals, strict=True) if total == max(totals)]
    place = state.crew[best[0][0]][best[0][1]].place
    if len(best) > 1:
        events.append(DisputeTied(tuple(seat for seat, _ in best), place))
    for who in pieces:
        seat, at = who
        piece = state.crew[seat][at]
        if who not in best:
            for loser in (who, *companions.get(who, ())):
                spend(state, loser)
        elif len(best) > 1:
            for _, tied in (who, *companions.get(who, ())):
                state.crew[seat][tied] = state.crew[seat][tied]._replace(status=TIED)
        else:
            state.crew[seat][at] = piece._replace(status=RIGHT, won=True)
            events.append(DisputeWon(seat, place))
    for who in twos:  # only now, when the result is known
        jail(state, who, state.terms.figures.fine, events)


def surveyor_disputes(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """By segment; alone on a segment one has the right (SV-5.2, SV-5.5)."""
    for pieces in find_standing(state, 0, AT_OWN).values():
        if len(pieces) > 1:
            resolve(state, pieces, [0] * len(pieces), chance, events)
        else:
            give_right(state, pieces[0])
    for pieces in find_standing(state, AT_OWN, AT_CLAIM).values():
        give_right(state, pieces[0])
    state.next_stage()


def claim_disputes(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """By card: own live track to the claim's town is worth 3 (SV-5.9); the deck is for all."""
    for place, pieces in find_standing(state, AT_CLAIM, AT_LINE).items():
        if place == AT_CLAIM or len(pieces) == 1:
            for who in pieces:
                give_right(state, who)
            continue
        town = state.board.claim_town[place - AT_CLAIM]
        bonus = state.terms.figures.track_bonus
        extras = [bonus if state.roads[seat].live_towns >> town & 1 else 0 for seat, _ in pieces]
        resolve(state, pieces, extras, chance, events)
    state.next_stage()


def line_disputes(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """By card: the shorter route adds the difference (SV-5.12), sliders nothing (SV-19.2.5)."""
    for place, pieces in find_standing(state, AT_LINE, AFTER_LINES).items():
        line = place - AT_LINE
        if state.line_owner[line] >= 0:
            continue
        able = []
        routes: list[int | None] = []
        for who in pieces:
            route = state.line_route(who[0], line, state.find_closed(who[0]))
            if route is None and not may_slide(state, line):
                spend(state, who)
            else:
                able.append(who)
                routes.append(route)
        if len(able) == 1:
            give_right(state, able[0])
        elif able:
            longest = max((route for route in routes if route is not None), default=0)
            extras = [0 if route is None else longest - route for route in routes]
            resolve(state, able, extras, chance, events)
    state.next_stage()


def promote(state: SilvertonState, piece: Any) -> Any:
    """A piece that won a dispute and used it gains a bonus, with the option (SV-19.8.5)."""
    if state.terms.hiring and piece.won:
        return piece._replace(bonus=min(piece.bonus + 1, 2), won=False)
    return piece
