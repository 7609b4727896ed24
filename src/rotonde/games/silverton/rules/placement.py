"""Phase 2: surveyors and prospectors take their places (SV-4, SV-17.2, SV-18.5, SV-18.6)."""

from __future__ import annotations

from itertools import product
from typing import Any

from rotonde.games.silverton.rules.actions import (
    AssignSurveyors,
    BuyCrew,
    Dismantle,
    Done,
    Prospect,
    ProspectLine,
    Recall,
    Rival,
    RivalLine,
    Survey,
)
from rotonde.games.silverton.rules.approach import last_approaches
from rotonde.games.silverton.rules.choice import DONE, Choice, ask, ask_again, leave
from rotonde.games.silverton.rules.events import (
    CrewChosen,
    CrewPlaced,
    CrewRecalled,
    PlacementDone,
    RivalPlaced,
    SurveyorsAssigned,
)
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
    AT_OWN,
    NOWHERE,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import (
    HOME,
    PLACED,
    ROW,
    TIED,
    Piece,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event

_STANDING = (PLACED, TIED)
"""Of one's own crew at one's placement: what is placed, and what a tie left and may stay."""


def crew_of(text: str, seat: int) -> list[Piece]:
    """Pieces from their names: "S+2 S P"."""
    return [
        Piece(seat, name[0] == "S", int(name[2:]) if len(name) > 1 else 0) for name in text.split()
    ]


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
    _keep_tied(state, seat)
    if any(piece.status in (HOME, TIED) for piece in pieces):
        ask(state, PLACE, seat)
    else:
        state.at += 1


def _keep_tied(state: SilvertonState, seat: int) -> None:
    """Tied crew stays where it could be placed now; the rest is home (SV-4.16, SV-4.17)."""
    pieces = state.crew[seat]
    tied = [(at, piece) for at, piece in enumerate(pieces) if piece.status == TIED]
    for at, piece in tied:
        pieces[at] = piece._replace(status=HOME, place=NOWHERE, rolls=False)
    if state.terms.rules_version < 2:
        return
    for at, piece in sorted(tied, key=lambda row: row[1].rolls):  # first segments first
        place, rolls = piece.place, False
        if place >= AT_LINE:
            allowed = place - AT_LINE in lines(state, seat)
        elif place >= AT_CLAIM:
            allowed = place - AT_CLAIM in claims(state, seat)
        else:
            city = bound(state, seat, piece.city)
            allowed = place in surveys(state, seat, city)
            rolls = not edge(state, seat, city) >> place & 1
        if allowed:
            pieces[at] = piece._replace(rolls=rolls)


class ChooseCrew(Choice):
    """Buy crew with points, or take one of the crews a scenario leaves open."""

    __slots__ = ()
    id = "crew"
    phase = "place"
    rule = "SV-17.2"
    takes = (BuyCrew,)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        terms = state.terms
        if terms.points is not None:
            return [BuyCrew(crew) for crew in terms.crew_sets]
        return [BuyCrew(tuple(crew.split())) for crew in terms.crews[state.rows[seat]]]

    def apply(
        self,
        state: SilvertonState,
        seat: int,
        action: BuyCrew,
        chance: Chance,
        events: list[Event],
    ) -> None:
        state.crew[seat] = crew_of(" ".join(action.crew), seat)
        events.append(CrewChosen(seat, action.crew))
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: BuyCrew) -> Refusal:
        if state.terms.points is None:
            return refuse("SV-18.2", "refusal-crew-choice")
        return refuse("SV-17.2", "refusal-crew-points", points=state.terms.points)


class Assign(Choice):
    """Bind each surveyor to one of the two start cities (SV-18.6)."""

    __slots__ = ()
    id = "assign"
    phase = "place"
    rule = "SV-18.6"
    takes = (AssignSurveyors,)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        surveyors = [piece for piece in state.crew[seat] if piece.surveyor]
        found, seen = [], set()
        for cities in product((0, 1), repeat=len(surveyors)):
            if len(set(cities)) < min(2, len(surveyors)):
                continue
            pairs = zip(surveyors, cities, strict=True)
            alike = tuple(sorted((piece.bonus, city) for piece, city in pairs))
            if alike not in seen:
                seen.add(alike)
                found.append(AssignSurveyors(cities))
        return found

    def apply(
        self,
        state: SilvertonState,
        seat: int,
        action: AssignSurveyors,
        chance: Chance,
        events: list[Event],
    ) -> None:
        assign(state, seat, action.cities)
        events.append(SurveyorsAssigned(seat, action.cities))
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: AssignSurveyors) -> Refusal | None:
        surveyors = sum(piece.surveyor for piece in state.crew[seat])
        fits = len(action.cities) == surveyors and set(action.cities) == {0, 1}
        # Equal pieces are listed once; naming them the other way round is the same.
        return None if fits else refuse("SV-18.6", "refusal-assign")


def assign(state: SilvertonState, seat: int, cities: tuple[int, ...]) -> None:
    left = iter(cities)
    state.crew[seat] = [
        piece._replace(city=next(left)) if piece.surveyor else piece for piece in state.crew[seat]
    ]


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
        seen = set()
        free: dict[int, tuple[list[int], list[int]]] = {}
        prospects: tuple[list[int], list[int]] | None = None
        for piece in state.crew[seat]:
            if piece.status != HOME:
                continue
            key = (piece.surveyor, piece.bonus, piece.city)
            if key in seen:
                continue
            seen.add(key)
            if piece.surveyor:
                city = bound(state, seat, piece.city)
                if city not in free:
                    free[city] = (surveys(state, seat, city), takeups(state, seat, city))
                survey = board.survey[piece.bonus, piece.city]
                dismantle = board.dismantle[piece.bonus, piece.city]
                found += [survey[segment] for segment in free[city][0]]
                found += [dismantle[segment] for segment in free[city][1]]
            else:
                if prospects is None:
                    prospects = (claims(state, seat), lines(state, seat))
                prospect = board.prospect[piece.bonus]
                line = board.prospect_line[piece.bonus]
                found += [prospect[claim] for claim in prospects[0]]
                found += [line[number] for number in prospects[1]]
        if all(piece.status != PLACED for piece in state.crew[seat]):
            found += [Recall(piece.place) for piece in state.crew[seat] if piece.status == TIED]
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
            city = bound(state, seat, action.city)
            rolls = not edge(state, seat, city) >> place & 1
        elif kind is Dismantle:
            place = AT_OWN + action.segment
        elif kind is Prospect:
            place = AT_CLAIM + action.claim
        else:
            place = AT_LINE + action.line
        surveyor = kind is Survey or kind is Dismantle
        at = _home(state, seat, surveyor, action.bonus, action.city if surveyor else -1)
        assert at is not None
        piece = state.crew[seat][at]
        state.crew[seat][at] = piece._replace(status=PLACED, place=place, rolls=rolls)
        events.append(CrewPlaced(seat, piece.name, place))
        if all(piece.status != HOME for piece in state.crew[seat]):
            # Still to be confirmed: until then all of it can be taken back.
            state.menu = [DONE]

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        kind = action.__class__
        if kind is Recall:
            return refuse("SV-4.16", "refusal-recall")
        surveyor = kind is Survey or kind is Dismantle
        city = action.city if surveyor else -1
        if _home(state, seat, surveyor, action.bonus, city) is None:
            return refuse("SV-1.14", "refusal-no-such-piece")
        if surveyor:
            return why_no_surveyor(state, seat, action)
        return why_no_prospector(state, seat, action)


def _recall(state: SilvertonState, seat: int, place: int, events: list[Event]) -> None:
    """A tied piece comes back to hand; what cannot stay without it comes too."""
    pieces = state.crew[seat]
    at = next(at for at, piece in enumerate(pieces) if (piece.status, piece.place) == (TIED, place))
    events.append(CrewRecalled(seat, pieces[at].name, place))
    pieces[at] = pieces[at]._replace(status=HOME, place=NOWHERE, rolls=False)
    _keep_tied(state, seat)


def _home(state: SilvertonState, seat: int, surveyor: bool, bonus: int, city: int) -> int | None:
    for at, piece in enumerate(state.crew[seat]):
        if (
            piece.status == HOME
            and piece.surveyor == surveyor
            and piece.bonus == bonus
            and piece.city == city
        ):
            return at
    return None


# Surveyors


def bound(state: SilvertonState, seat: int, city: int) -> int:
    """The start city that binds a surveyor now; -1 if none does (SV-18.6, SV-18.9)."""
    return city if city >= 0 and not state.joined[seat] else -1


def edge(state: SilvertonState, seat: int, city: int) -> int:
    """The segments that touch one's network, or the part of it a surveyor is bound to (SV-4.4)."""
    roads = state.roads[seat]
    if city < 0:
        return roads.edge
    found = 0
    for town in bits(roads.part(state.starts[seat][city])):
        found |= state.board.touch[town]
    return found & ~roads.own


def surveys(state: SilvertonState, seat: int, city: int) -> list[int]:
    """Where one of one's surveyors may stand to build (SV-4.3 to SV-4.9)."""
    board, terms, roads = state.board, state.terms, state.roads[seat]
    owner = state.owner
    shut = 0
    firsts = []
    for piece in state.crew[seat]:
        if piece.status in _STANDING and piece.surveyor and piece.place < AT_OWN:
            shut |= board.parallel[piece.place] | 1 << piece.place
            if not piece.rolls and bound(state, seat, piece.city) == city:
                firsts.append(piece.place)
    winter = state.turn in terms.winter
    if winter:
        shut |= board.white
    useless = shut
    if terms.blocking:
        useless |= roads.blocked(state.in_play, terms.bypass, terms.train_ways)
    if terms.last_approach:
        useless |= last_approaches(state, seat)
    if city < 0:
        near = roads.edge
        found = [s for s in roads.edges if owner[s] < 0 and not useless >> s & 1]
    else:
        near = edge(state, seat, city)
        found = [s for s in bits(near & ~roads.shut) if owner[s] < 0 and not useless >> s & 1]
    if firsts and terms.two_in_a_row and not winter:
        # A second segment's reason may be one that its first gives it. Up to version 1 it needed
        # one without: that mattered where the first leads to track of neither start city.
        found += _seconds(state, seat, firsts, near, useless if terms.rules_version < 2 else shut)
    return found


def _seconds(
    state: SilvertonState, seat: int, firsts: list[int], near: int, shut: int
) -> list[int]:
    """Segments beyond one on which another own surveyor stands (SV-4.6)."""
    terms, roads, owner = state.terms, state.roads[seat], state.owner
    found = 0
    for first in firsts:
        grown = roads.with_(first)
        beyond = 0
        for town in state.board.joined[first]:
            beyond |= state.board.touch[town]
        beyond &= ~near & ~grown.own & ~grown.shut & ~shut
        if terms.blocking:
            beyond &= ~grown.blocked(state.in_play, terms.bypass, terms.train_ways)
        if terms.last_approach:
            beyond &= ~last_approaches(state, seat, first)
        found |= beyond
    return [s for s in bits(found) if owner[s] < 0]


def takeups(state: SilvertonState, seat: int, city: int) -> list[int]:
    """Own live segments a surveyor may take up (SV-4.3, SV-4.5, SV-4.11)."""
    board, roads = state.board, state.roads[seat]
    usable = roads.live
    if city >= 0:
        part = roads.part(state.starts[seat][city])
        usable &= sum(1 << s for s in bits(roads.live) if board.ends[s] & part)
    if state.turn in state.terms.winter:
        usable &= ~board.white
    for piece in state.crew[seat]:
        if piece.status == PLACED and AT_OWN <= piece.place < AT_CLAIM:
            usable &= ~(1 << piece.place - AT_OWN)
    return bits(usable)


def why_no_surveyor(state: SilvertonState, seat: int, action: Survey | Dismantle) -> Refusal:
    board, terms, roads = state.board, state.terms, state.roads[seat]
    segment = action.segment
    if not 0 <= segment < len(board.ids):
        return refuse("SV-1.5", "refusal-no-segment")
    args = state.segment_args(segment)
    owner = state.owner[segment]
    if state.turn in terms.winter and board.white >> segment & 1:
        return refuse("SV-4.5", "refusal-snow", **args)
    if action.__class__ is Dismantle:
        if owner != seat:
            return refuse("SV-4.3", "refusal-not-own-track", **args)
        if not roads.live >> segment & 1:
            return refuse("SV-4.11", "refusal-not-live", **args)
        if any(piece.place == AT_OWN + segment for piece in state.crew[seat]):
            return refuse("SV-4.2", "refusal-surveyor-there", **args)
        return refuse("SV-18.6", "refusal-bound", town=_bound_to(state, seat, action.city))
    if owner == seat:
        return refuse("SV-4.3", "refusal-already-own", **args)
    if owner >= 0:
        return refuse("SV-4.3", "refusal-built", seat=owner, **args)
    placed = [p.place for p in state.crew[seat] if p.status in _STANDING and p.surveyor]
    if segment in placed:
        return refuse("SV-4.2", "refusal-surveyor-there", **args)
    taken = roads.own | sum(1 << place for place in placed if place < AT_OWN)
    if board.parallel[segment] & taken:
        return refuse("SV-4.8", "refusal-parallel", **args)
    if terms.blocking and roads.blocks(segment, state.in_play, terms.bypass, terms.train_ways):
        return refuse("SV-4.9", "refusal-blocking", **args)
    if terms.last_approach and last_approaches(state, seat) >> segment & 1:
        return refuse("SV-4.9.1", "refusal-last-approach", **args)
    city = bound(state, seat, action.city)
    if city >= 0 and roads.edge >> segment & 1 and not edge(state, seat, city) >> segment & 1:
        return refuse("SV-18.6", "refusal-bound", town=_bound_to(state, seat, city))
    if not terms.two_in_a_row:
        return refuse("SV-4.7", "refusal-not-connected-five", **args)
    if state.turn in terms.winter:
        return refuse("SV-4.6", "refusal-not-connected-winter", **args)
    firsts = [
        bound(state, seat, p.city)
        for p in state.crew[seat]
        if p.place in placed
        and not p.rolls
        and p.place < AT_OWN
        and board.ends[segment] & board.ends[p.place]
    ]
    if firsts and city not in firsts:
        return refuse("SV-18.6", "refusal-bound", town=_bound_to(state, seat, city))
    if terms.blocking and firsts:
        return refuse("SV-4.10", "refusal-blocking", **args)
    return refuse("SV-4.4", "refusal-not-connected", **args)


def _bound_to(state: SilvertonState, seat: int, city: int) -> str:
    return state.board.towns[state.starts[seat][city]]


# Prospectors


def claims(state: SilvertonState, seat: int) -> list[int]:
    """The claims, and 0 for the deck, a prospector may stand on (SV-4.13)."""
    taken = [piece.place - AT_CLAIM for piece in state.crew[seat] if piece.status in _STANDING]
    found = [claim for claim in state.row if claim > 0 and claim not in taken]
    if state.deck_size:
        found.append(0)
    return found


def lines(state: SilvertonState, seat: int) -> list[int]:
    """The passenger cards a prospector may stand on."""
    found = []
    live = state.roads[seat].live_towns
    ends = state.board.line_ends
    plain = not (state.terms.slide or state.terms.shared)
    in_play = state.in_play
    while in_play:
        low = in_play & -in_play
        in_play ^= low
        line = low.bit_length() - 1
        one, other = ends[line]
        if plain and not (live >> one & 1 and live >> other & 1):
            continue
        if why_no_line(state, seat, line) is None:
            found.append(line)
    return found


def why_no_line(state: SilvertonState, seat: int, line: int) -> Refusal | None:
    """Why no prospector of this seat may stand on a passenger card (SV-4.14, SV-4.15)."""
    if not 0 < line < len(state.line_owner) or not state.in_play >> line & 1:
        return refuse("SV-4.13", "refusal-no-line")
    own = state.crew[seat]
    if any(piece.place == AT_LINE + line for piece in own if piece.status in _STANDING):
        return refuse("SV-4.2", "refusal-prospector-there")
    owner, partner = state.line_owner[line], state.line_partner[line]
    route = state.line_route(seat, line, state.closed(seat))
    if seat in (owner, partner):
        return _why_not_own(state, seat, line, route)
    if owner >= 0:
        return _why_no_theft(state, seat, line, route)
    if route is not None or may_slide(state, line) or partners(state, seat, line):
        return None
    if state.line_route(seat, line) is not None:
        return refuse("SV-4.14", "refusal-route-snowed-in", **state.line_args(line))
    return refuse("SV-4.14", "refusal-no-route", **state.line_args(line))


def may_slide(state: SilvertonState, line: int) -> bool:
    """Whether a card that one may not take can be moved instead (SV-19.2.1)."""
    return state.terms.slide and state.board.line_letter[line] in "AB"


def partners(state: SilvertonState, seat: int, line: int) -> list[int]:
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
    if state.cash[seat] < owed(state, seat) + state.board.line_price[line]:
        return refuse("SV-4.15", "refusal-theft-cash", **state.line_args(line))
    return None


def _why_no_theft(state: SilvertonState, seat: int, line: int, route: int | None) -> Refusal | None:
    args = state.line_args(line)
    held = holding(state, line)
    price = state.board.line_price[line]
    if route is not None and route < held:
        if state.cash[seat] < owed(state, seat) + price:
            return refuse("SV-4.15", "refusal-theft-cash", **args)
        return None
    for other in partners(state, seat, line):  # SV-19.3.6: a pair may steal
        joint = state.joint_route(line, seat, other, snow=True)
        shorter = joint is not None and joint[0] + state.terms.figures.shared_length < held
        if shorter and state.cash[seat] >= owed(state, seat) + price:
            return None
    if route is None:
        return refuse("SV-4.15", "refusal-no-route", **args)
    return refuse("SV-4.15", "refusal-route-not-shorter", route=route, held=held, **args)


def holding(state: SilvertonState, line: int) -> int:
    """The length that defends an owned line; snow does not count (SV-4.15, SV-19.3.6)."""
    owner, partner = state.line_owner[line], state.line_partner[line]
    if partner >= 0:
        joint = state.joint_route(line, owner, partner)
        assert joint is not None
        return joint[0] + state.terms.figures.shared_length
    route = state.line_route(owner, line)
    assert route is not None
    return route


def owed(state: SilvertonState, seat: int) -> int:
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


# The rival of Salt Lake City


def rival(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The rival prospector takes a card out of the game every turn (SV-18.5)."""
    if not state.terms.has_rival:
        state.next_stage()
        return
    choices = RIVAL.menu(state, 0)
    if not choices:
        state.next_stage()
    elif not state.terms.rival_chosen:
        RIVAL.put(state, choices[chance.randrange(len(choices))], events)
        state.next_stage()
    elif len(choices) == 1:
        RIVAL.put(state, choices[0], events)
        state.next_stage()
    else:
        ask(state, RIVAL, 0)


class PlaceRival(Choice):
    """Choose the card the rival discards."""

    __slots__ = ()
    id = "rival"
    phase = "place"
    rule = "SV-18.5"
    takes = (Rival, RivalLine)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        taken = [piece.place for piece in state.crew[seat] if piece.status == PLACED]
        found: list[Any] = [
            Rival(claim) for claim in state.row if claim > 0 and AT_CLAIM + claim not in taken
        ]
        found += [RivalLine(line) for line in state.offered_lines() if AT_LINE + line not in taken]
        return found

    def put(self, state: SilvertonState, action: Rival | RivalLine, events: list[Event]) -> None:
        state.rival = action.claim if isinstance(action, Rival) else -action.line
        events.append(RivalPlaced(_rival_place(state)))

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        self.put(state, action, events)
        leave(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-18.5", "refusal-rival")


def _rival_place(state: SilvertonState) -> int:
    return AT_CLAIM + state.rival if state.rival > 0 else AT_LINE - state.rival


CHOOSE_CREW, ASSIGN, PLACE, RIVAL = ChooseCrew(), Assign(), Place(), PlaceRival()
