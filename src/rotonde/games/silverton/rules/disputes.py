"""Phase 3: who has the right to build and to buy (SV-5, SV-19.3).

Every stage here settles one kind of dispute; where a player has a say the stage asks, and comes
back to what is left in `state.queue`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rotonde.games.silverton.rules.actions import Accept, Demand, Done, Refuse, Share, Shift
from rotonde.games.silverton.rules.choice import DONE, Choice, ask, ask_again, asks, two_dice
from rotonde.games.silverton.rules.events import (
    DisputeDemanded,
    DisputeRolled,
    DisputeTied,
    DisputeWon,
    Jailed,
    LineShared,
    LineStolen,
    ShareRefused,
    Shifted,
    TheftFailed,
    TheftPaid,
)
from rotonde.games.silverton.rules.placement import holding, owed, partners
from rotonde.games.silverton.rules.places import (
    AFTER_LINES,
    AT_CLAIM,
    AT_LINE,
    AT_OWN,
    NOWHERE,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import (
    JAILED,
    PLACED,
    RIGHT,
    SPENT,
    TIED,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event

Who = tuple[int, int]
"""A piece: its seat, and its place among the seat's crew."""
_NOBODY: Mapping[Who, Sequence[Who]] = MappingProxyType({})


def standing(state: SilvertonState, low: int, high: int) -> dict[int, list[Who]]:
    """Per place between these numbers the pieces that stand there, in turn order."""
    found: dict[int, list[Who]] = {}
    for seat in state.order:
        for at, piece in enumerate(state.crew[seat]):
            if piece.status == PLACED and low <= piece.place < high:
                found.setdefault(piece.place, []).append((seat, at))
    return dict(sorted(found.items()))


def give_right(state: SilvertonState, who: Who) -> None:
    seat, at = who
    state.crew[seat][at] = state.crew[seat][at]._replace(status=RIGHT)


def spend(state: SilvertonState, who: Who) -> None:
    seat, at = who
    piece = state.crew[seat][at]
    state.crew[seat][at] = piece._replace(status=SPENT, place=NOWHERE, rolls=False)


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
    companions: Mapping[Who, Sequence[Who]] = _NOBODY,
) -> None:
    """Two dice, bonus and extra each: the highest has the right (SV-5.5 to SV-5.7).

    `companions` do not roll but fare as the piece they are with.
    """
    totals: list[int] = []
    twos: list[Who] = []
    for (seat, at), extra in zip(pieces, extras, strict=True):
        piece = state.crew[seat][at]
        dice = two_dice(chance)
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


# Parallel shifts


def shifts(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Whoever stands in a dispute may move to the twin segment, asked once each (SV-5.3)."""
    if state.terms.solo:
        state.next_stage()
        return
    if not state.asked:
        crowds = standing(state, 0, AT_OWN)
        order = {seat: at for at, seat in enumerate(state.order)}
        asked = [
            who
            for place, pieces in crowds.items()
            if len(pieces) > 1 and state.board.twins[place]
            for who in pieces
        ]
        state.queue = tuple(sorted(asked, key=lambda who: (order[who[0]], who[1])))
        state.asked = 1
    while state.queue:
        seat, at = state.queue[0]
        place = state.crew[seat][at].place
        if len(standing(state, place, place + 1)[place]) > 1 and asks(state, SHIFT, seat):
            return
        state.queue = state.queue[1:]
    state.asked = 0
    state.next_stage()


class ShiftOver(Choice):
    """Move the disputed surveyor to the parallel segment of the same price, or stay."""

    __slots__ = ()
    id = "shift"
    phase = "dispute"
    rule = "SV-5.3"
    takes = (Shift, Done)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        seat, at = state.queue[0]
        return state.segment_args(state.crew[seat][at].place)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        piece = state.crew[seat][state.queue[0][1]]
        own = [other.place for other in state.crew[seat] if other.status == PLACED]
        winter = state.winter
        found: list[Any] = [DONE]
        for segment in state.board.twins[piece.place]:
            snowed_in = winter and state.board.white >> segment & 1
            if state.owner[segment] < 0 and segment not in own and not snowed_in:
                found.append(Shift(segment))
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        at = state.queue[0][1]
        state.queue = state.queue[1:]
        if isinstance(action, Shift):
            piece = state.crew[seat][at]
            state.crew[seat][at] = piece._replace(place=action.segment)
            events.append(Shifted(seat, action.segment))
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-5.3", "refusal-shift")


# Surveyors


def surveyor_disputes(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """By segment; alone on a segment one has the right (SV-5.2, SV-5.5)."""
    for pieces in standing(state, 0, AT_OWN).values():
        if len(pieces) > 1:
            resolve(state, pieces, [0] * len(pieces), chance, events)
        else:
            give_right(state, pieces[0])
    for pieces in standing(state, AT_OWN, AT_CLAIM).values():
        give_right(state, pieces[0])
    state.next_stage()


# Junctions


def junction_disputes(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Surveyors who would meet where not all can go on may be made to dispute (SV-5.8)."""
    if state.terms.solo:
        state.next_stage()
        return
    if not state.asked:
        state.queue = tuple(junctions(state))
        state.asked = 1
    while state.queue:
        town, left = state.queue[0]
        meeting = at_junction(state, town)
        if left and len({seat for seat, _ in meeting}) > 1 and left[0] in dict(meeting):
            ask(state, DEMAND, left[0])
            return
        if len(left) > 1:
            state.queue = ((town, left[1:]), *state.queue[1:])
        else:
            state.queue = state.queue[1:]
    state.asked = 0
    state.next_stage()


def at_junction(state: SilvertonState, town: int) -> list[Who]:
    """The surveyors with the right whose segments meet at a town."""
    ends = state.board.ends
    return [
        (seat, at)
        for seat in state.order
        for at, piece in enumerate(state.crew[seat])
        if piece.status == RIGHT
        and piece.surveyor
        and 0 <= piece.place < AT_OWN
        and ends[piece.place] >> town & 1
    ]


def junctions(state: SilvertonState) -> list[tuple[int, tuple[int, ...]]]:
    """Towns where surveyors of several players meet and no two could go on, with the seats."""
    board = state.board
    exits = (0, 1) if state.terms.rules_version >= 2 else (1,)
    towns = 0
    for pieces in state.crew:
        for piece in pieces:
            if piece.status == RIGHT and piece.surveyor and 0 <= piece.place < AT_OWN:
                towns |= board.ends[piece.place]
    towns &= ~board.market_towns & ~board.claim_towns
    for line in bits(state.in_play):
        one, other = board.line_ends[line]
        towns &= ~(1 << one | 1 << other)
    found = []
    for town in bits(towns):
        meeting = at_junction(state, town)
        seats = {seat for seat, _ in meeting}
        segments = {state.crew[seat][at].place for seat, at in meeting}
        if len(seats) < 2 or len(segments) < 2:
            continue
        if any(state.roads[seat].towns >> town & 1 for seat in seats):
            continue
        unbuilt = [s for s in bits(board.touch[town]) if state.owner[s] < 0 and s not in segments]
        if len(unbuilt) in exits:
            found.append((town, tuple(seat for seat in state.order if seat in seats)))
    return found


class DemandDispute(Choice):
    """Demand that the dice decide who may build up to the junction, or let it be."""

    __slots__ = ()
    id = "demand"
    phase = "dispute"
    rule = "SV-5.8"
    takes = (Demand, Done)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return {"town": state.board.towns[state.queue[0][0]]}

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        return [DONE, DEMANDED]

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        town, left = state.queue[0]
        if isinstance(action, Demand):
            events.append(DisputeDemanded(seat, town))
            pieces, companions = rolling(state, town)
            resolve(state, pieces, [0] * len(pieces), chance, events, companions)
            state.queue = state.queue[1:]
        else:
            state.queue = ((town, left[1:]), *state.queue[1:])
        ask_again(state, chance, events)


def rolling(state: SilvertonState, town: int) -> tuple[list[Who], Mapping[Who, Sequence[Who]]]:
    """Every player's best piece at a junction, and the others of his that fare as it does."""
    pieces = at_junction(state, town)
    if state.terms.rules_version < 2:
        return pieces, _NOBODY
    of_seat: dict[int, list[Who]] = {}
    for who in pieces:
        of_seat.setdefault(who[0], []).append(who)
    best = [max(own, key=lambda who: state.crew[who[0]][who[1]].bonus) for own in of_seat.values()]
    return best, {who: [own for own in of_seat[who[0]] if own != who] for who in best}


DEMANDED = Demand()


# Claims


def claim_disputes(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """By card: own live track to the claim's town is worth 3 (SV-5.9); the deck is for all."""
    for place, pieces in standing(state, AT_CLAIM, AT_LINE).items():
        if place == AT_CLAIM or len(pieces) == 1:
            for who in pieces:
                give_right(state, who)
            continue
        town = state.board.claim_town[place - AT_CLAIM]
        bonus = state.terms.figures.track_bonus
        extras = [bonus if state.roads[seat].live_towns >> town & 1 else 0 for seat, _ in pieces]
        resolve(state, pieces, extras, chance, events)
    state.next_stage()


# Passenger lines


def sharing(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Two who stand on the same card may take it together (SV-19.3.2)."""
    if not state.terms.shared:
        state.next_stage()
        return
    if not state.asked:
        state.asked = 1
        asked = []
        for place, pieces in standing(state, AT_LINE, AFTER_LINES).items():
            line = place - AT_LINE
            if state.line_owner[line] < 0:
                asked += [(line, seat) for seat, _ in pieces]
        state.queue = tuple(asked)
    while state.queue:
        line, seat = state.queue[0]
        if asks(state, SHARE, seat):
            return
        state.queue = state.queue[1:]
    state.asked = 0
    state.next_stage()


class ProposeShare(Choice):
    """Propose to another prospector on the same card to run the line together."""

    __slots__ = ()
    id = "share"
    phase = "dispute"
    rule = "SV-19.3.2"
    takes = (Share, Done)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return state.line_args(state.queue[0][0])

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        line, mine = state.queue[0]
        there = [
            who
            for who, _ in standing(state, AT_LINE + line, AT_LINE + line + 1).get(
                AT_LINE + line, []
            )
        ]
        found: list[Any] = [DONE]
        if mine not in there:
            return found
        later = there[there.index(mine) + 1 :]
        for other in later:
            if other in partners(state, mine, line):
                costs = share_costs(state, line, mine, other)
                # Whether the other can pay is for him to say: his cash may be secret.
                if state.cash[mine] - owed(state, mine) >= costs[0]:
                    found.append(Share(other))
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, Share):
            state.stack.clear()
            state.queue = (state.queue[0] + (action.seat,), *state.queue[1:])
            ask(state, SHARE_REPLY, action.seat)
            return
        state.queue = state.queue[1:]
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-19.3.1", "refusal-share")


class ReplyShare(Choice):
    __slots__ = ()
    id = "share-reply"
    phase = "dispute"
    rule = "SV-19.3.2"
    takes = (Accept, Refuse)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        line, first, second = state.queue[0]
        costs = share_costs(state, line, first, second)
        return {**state.line_args(line), "seat": first, "cost": costs[1]}

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        cost = share_costs(state, *state.queue[0])[1]
        return [ACCEPT, REFUSE] if state.cash[seat] - owed(state, seat) >= cost else [REFUSE]

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        line, first, second = state.queue[0]
        if isinstance(action, Accept):
            state.queue = tuple(row for row in state.queue[1:] if row[0] != line)
            _share(state, line, first, second, chance, events)
        else:
            events.append(ShareRefused(second, line))
            state.queue = state.queue[1:]
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        cost = share_costs(state, *state.queue[0])[1]
        return refuse("SV-3.3", "refusal-cash", cost=cost)


ACCEPT, REFUSE = Accept(), Refuse()


def share_costs(state: SilvertonState, line: int, one: int, other: int) -> tuple[int, int]:
    """What each partner pays: his part of the joint route, up to the next $10 (SV-19.3.4)."""
    joint = state.joint_route(line, one, other, snow=True) or state.joint_route(line, one, other)
    assert joint is not None
    length, way = joint
    lengths = state.board.lengths
    price = state.board.line_price[line]
    mine = sum(lengths[s] for s in bits(way & state.roads[one].own))
    parts = (mine, length - mine)
    return (
        -(-price * parts[0] // (10 * length)) * 10,
        -(-price * parts[1] // (10 * length)) * 10,
    )


def _share(
    state: SilvertonState, line: int, one: int, other: int, chance: Chance, events: list[Event]
) -> None:
    """The pair takes the card, if nobody else disputes it (SV-19.3.4, SV-19.3.6)."""
    place = AT_LINE + line
    pieces = standing(state, place, place + 1)[place]
    pair = [who for who in pieces if who[0] in (one, other)]
    others = [who for who in pieces if who not in pair]
    rivals = [
        who for who in others if state.line_route(who[0], line, state.closed(who[0])) is not None
    ]
    for who in others:
        if who not in rivals:
            spend(state, who)
    if rivals and not _pair_wins(state, line, pair, rivals, chance, events):
        return
    if rivals and state.terms.rules_version >= 2:
        for seat, at in pair:
            state.crew[seat][at] = promoted(state, state.crew[seat][at]._replace(won=True))
    costs = share_costs(state, line, one, other)
    state.cash[one] -= costs[0]
    state.cash[other] -= costs[1]
    note_space(state, line, one)
    state.take_off_offer(line)
    state.line_owner[line], state.line_partner[line] = one, other
    for who in pair:
        if state.crew[who[0]][who[1]].status == PLACED:
            spend(state, who)
    events.append(LineShared(one, other, line, *costs))


def note_space(state: SilvertonState, line: int, seat: int) -> None:
    """A purchase is about to empty the space of a passenger card (SV-19.2.2)."""
    for at, (top, _) in enumerate(state.piles):
        if top == line:
            state.spaces += (("pile", at, seat),)
    if -line in state.row:
        state.spaces += (("row", state.row.index(-line), seat),)


def _pair_wins(
    state: SilvertonState,
    line: int,
    pair: list[Who],
    rivals: list[Who],
    chance: Chance,
    events: list[Event],
) -> bool:
    """A pair against single prospectors: one die each, the joint length + 2 (SV-19.3.6)."""
    one, other = (seat for seat, _ in pair)
    joint = state.joint_route(line, one, other, snow=True)
    assert joint is not None
    routes = [state.line_route(seat, line, state.closed(seat)) or 0 for seat, _ in rivals]
    length = joint[0] + state.terms.figures.shared_length
    longest = max(length, *routes)
    bonus = max(state.crew[seat][at].bonus for seat, at in pair)
    dice = two_dice(chance)
    total = sum(dice) + bonus + longest - length
    place = AT_LINE + line
    events.append(DisputeRolled(one, place, dice, bonus, longest - length, total))
    totals, twos = [], list(pair) if dice == (1, 1) else []
    for (seat, at), route in zip(rivals, routes, strict=True):
        piece = state.crew[seat][at]
        thrown = two_dice(chance)
        extra = longest - route
        totals.append(sum(thrown) + piece.bonus + extra)
        events.append(DisputeRolled(seat, place, thrown, piece.bonus, extra, totals[-1]))
        if thrown == (1, 1):
            twos.append((seat, at))
    best = max(total, *totals)
    winners = [who for who, each in zip(rivals, totals, strict=True) if each == best]
    tied = len(winners) + (total == best) > 1
    for who in rivals:
        seat, at = who
        piece = state.crew[seat][at]
        if who not in winners:
            spend(state, who)
        elif tied:
            state.crew[seat][at] = piece._replace(status=TIED)
        else:
            state.crew[seat][at] = piece._replace(status=RIGHT, won=True)
            events.append(DisputeWon(seat, place))
    won = total == best and not tied
    for who in pair:
        seat, at = who
        if tied and total == best:
            state.crew[seat][at] = state.crew[seat][at]._replace(status=TIED)
        elif not won:
            spend(state, who)
    if won:
        events.append(DisputeWon(one, place))
    for who in twos:
        jail(state, who, state.terms.figures.fine, events)
    return won and not any(who in pair for who in twos)


def line_disputes(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """By card: the shorter route adds the difference (SV-5.12), sliders nothing (SV-19.2.5)."""
    for place, pieces in standing(state, AT_LINE, AFTER_LINES).items():
        line = place - AT_LINE
        if state.line_owner[line] >= 0:
            continue
        able = []
        routes: list[int | None] = []
        for who in pieces:
            route = state.line_route(who[0], line, state.closed(who[0]))
            if route is None and not _slides(state, line):
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


def _slides(state: SilvertonState, line: int) -> bool:
    return state.terms.slide and state.board.line_letter[line] in "AB"


# Theft


def thefts(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Pay, roll, and take the card or not (SV-5.13 to SV-5.18, SV-19.3.6, SV-19.3.7)."""
    for place, pieces in standing(state, AT_LINE, AFTER_LINES).items():
        line = place - AT_LINE
        if state.line_owner[line] < 0:
            continue
        own = (state.line_owner[line], state.line_partner[line])
        leaving = [who for who in pieces if who[0] in own]
        thieves = [who for who in pieces if who[0] not in own]
        if thieves:
            _steal(state, line, thieves, chance, events)
        if leaving and own == (state.line_owner[line], state.line_partner[line]):
            _part(state, line, leaving[0], chance, events)
        for who in pieces:
            if state.crew[who[0]][who[1]].status == PLACED:
                spend(state, who)
    state.next_stage()


Side = tuple[tuple[Who, ...], int, int]
"""Who steals together, over what length, and with what bonus."""


def _sides(state: SilvertonState, line: int, thieves: list[Who]) -> list[Side]:
    """Each thief for himself; two without a short route of their own may go together."""
    held = holding(state, line)
    single: list[Side] = []
    left = []
    for who in thieves:
        seat, at = who
        route = state.line_route(seat, line, state.closed(seat))
        if route is not None and route < held:
            single.append(((who,), route, state.crew[seat][at].bonus))
        else:
            left.append(who)
    while len(left) > 1:
        one = left.pop(0)
        for other in left:
            joint = state.joint_route(line, one[0], other[0], snow=True)
            if joint is not None and joint[0] + state.terms.figures.shared_length < held:
                length = joint[0] + state.terms.figures.shared_length
                bonus = max(state.crew[seat][at].bonus for seat, at in (one, other))
                single.append(((one, other), length, bonus))
                left.remove(other)
                break
    return single


def _steal(
    state: SilvertonState, line: int, thieves: list[Who], chance: Chance, events: list[Event]
) -> None:
    owner = state.line_owner[line]
    held = holding(state, line)
    price = state.board.line_price[line]
    sides = _sides(state, line, thieves)
    for pair, _, _ in sides:
        seats = [seat for seat, _ in pair]
        costs = (price,) if len(pair) == 1 else share_costs(state, line, seats[0], seats[1])
        for seat, cost in zip(seats, costs, strict=True):
            state.cash[seat] -= cost
            events.append(TheftPaid(seat, line, cost))
    if not sides:
        return
    place = AT_LINE + line
    longest = max(held, *(length for _, length, _ in sides))
    totals = []
    twos = []
    for pair, length, bonus in sides:
        dice = two_dice(chance)
        bonus = bonus if state.terms.theft_bonus else 0
        totals.append(sum(dice) + bonus + longest - length)
        events.append(DisputeRolled(pair[0][0], place, dice, bonus, longest - length, totals[-1]))
        if dice == (1, 1):
            twos += list(pair)
    dice = two_dice(chance)
    defence = sum(dice) + longest - held
    events.append(DisputeRolled(owner, place, dice, 0, longest - held, defence))
    best = max(totals)
    if best > defence and totals.count(best) == 1:
        pair = sides[totals.index(best)][0]
        seat, at = pair[0]
        state.line_owner[line] = seat
        state.line_partner[line] = pair[1][0] if len(pair) > 1 else -1
        events.append(LineStolen(seat, owner, line))
        for seat, at in pair:
            state.crew[seat][at] = promoted(state, state.crew[seat][at]._replace(won=True))
    else:
        events.append(TheftFailed(sides[totals.index(best)][0][0][0], line))
    for who in twos:
        jail(state, who, state.terms.figures.fine, events)


def promoted(state: SilvertonState, piece: Any) -> Any:
    """A piece that won a dispute and used it gains a bonus, with the option (SV-19.8.5)."""
    if state.terms.hiring and piece.won:
        return piece._replace(bonus=min(piece.bonus + 1, 2), won=False)
    return piece


def _part(state: SilvertonState, line: int, who: Who, chance: Chance, events: list[Event]) -> None:
    """A partner pays the full price and rolls for the whole card (SV-19.3.7)."""
    seat = who[0]
    owner, partner = state.line_owner[line], state.line_partner[line]
    other = partner if owner == seat else owner
    price = state.board.line_price[line]
    mine = state.line_route(seat, line)
    if mine is None or state.cash[seat] < price:
        return
    state.cash[seat] -= price
    events.append(TheftPaid(seat, line, price))
    theirs = state.line_route(other, line)
    against = theirs if theirs is not None else holding(state, line)
    longest = max(mine, against)
    place = AT_LINE + line
    dice, thrown = two_dice(chance), two_dice(chance)
    total, defence = sum(dice) + longest - mine, sum(thrown) + longest - against
    events.append(DisputeRolled(seat, place, dice, 0, longest - mine, total))
    events.append(DisputeRolled(other, place, thrown, 0, longest - against, defence))
    if total > defence:
        state.line_owner[line], state.line_partner[line] = seat, -1
        events.append(LineStolen(seat, other, line))
    elif defence > total and theirs is not None:
        state.line_owner[line], state.line_partner[line] = other, -1
        events.append(LineStolen(other, seat, line))
    else:
        events.append(TheftFailed(seat, line))
    if dice == (1, 1):
        jail(state, who, state.terms.figures.fine, events)


SHIFT, DEMAND, SHARE, SHARE_REPLY = ShiftOver(), DemandDispute(), ProposeShare(), ReplyShare()
