"""Passenger lines that two players take together (SV-19.3)."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import Accept, Done, Refuse, Share
from rotonde.games.silverton.rules.choice import (
    DONE,
    Choice,
    ask,
    ask_again,
    ask_if_open,
    roll_two_dice,
)
from rotonde.games.silverton.rules.disputes import Who, find_standing, jail, promote, spend
from rotonde.games.silverton.rules.events import (
    DisputeRolled,
    DisputeWon,
    LineShared,
    ShareRefused,
)
from rotonde.games.silverton.rules.places import (
    AFTER_LINES,
    AT_LINE,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.prospector_places import count_owed, find_partners
from rotonde.games.silverton.rules.state import (
    PLACED,
    RIGHT,
    TIED,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event


def sharing(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Two who stand on the same card may take it together (SV-19.3.2)."""
    if not state.terms.shared:
        state.next_stage()
        return
    if not state.asked:
        state.asked = 1
        asked = []
        for place, pieces in find_standing(state, AT_LINE, AFTER_LINES).items():
            line = place - AT_LINE
            if state.line_owner[line] < 0:
                asked += [(line, seat) for seat, _ in pieces]
        state.queue = tuple(asked)
    while state.queue:
        line, seat = state.queue[0]
        if ask_if_open(state, SHARE, seat):
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
            for who, _ in find_standing(state, AT_LINE + line, AT_LINE + line + 1).get(
                AT_LINE + line, []
            )
        ]
        found: list[Any] = [DONE]
        if mine not in there:
            return found
        later = there[there.index(mine) + 1 :]
        for other in later:
            if other in find_partners(state, mine, line):
                costs = count_share_costs(state, line, mine, other)
                # Whether the other can pay is for him to say: his cash may be secret.
                if state.cash[mine] - count_owed(state, mine) >= costs[0]:
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
        costs = count_share_costs(state, line, first, second)
        return {**state.line_args(line), "seat": first, "cost": costs[1]}

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        cost = count_share_costs(state, *state.queue[0])[1]
        return [ACCEPT, REFUSE] if state.cash[seat] - count_owed(state, seat) >= cost else [REFUSE]

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
        cost = count_share_costs(state, *state.queue[0])[1]
        return refuse("SV-3.3", "refusal-cash", cost=cost)


ACCEPT, REFUSE = Accept(), Refuse()


def count_share_costs(state: SilvertonState, line: int, one: int, other: int) -> tuple[int, int]:
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
    pieces = find_standing(state, place, place + 1)[place]
    pair = [who for who in pieces if who[0] in (one, other)]
    others = [who for who in pieces if who not in pair]
    rivals = [
        who
        for who in others
        if state.line_route(who[0], line, state.find_closed(who[0])) is not None
    ]
    for who in others:
        if who not in rivals:
            spend(state, who)
    if rivals and not _pair_wins(state, line, pair, rivals, chance, events):
        return
    if rivals and state.terms.rules_version >= 2:
        for seat, at in pair:
            state.crew[seat][at] = promote(state, state.crew[seat][at]._replace(won=True))
    costs = count_share_costs(state, line, one, other)
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
    routes = [state.line_route(seat, line, state.find_closed(seat)) or 0 for seat, _ in rivals]
    length = joint[0] + state.terms.figures.shared_length
    longest = max(length, *routes)
    bonus = max(state.crew[seat][at].bonus for seat, at in pair)
    dice = roll_two_dice(chance)
    total = sum(dice) + bonus + longest - length
    place = AT_LINE + line
    events.append(DisputeRolled(one, place, dice, bonus, longest - length, total))
    totals, twos = [], list(pair) if dice == (1, 1) else []
    for (seat, at), route in zip(rivals, routes, strict=True):
        piece = state.crew[seat][at]
        thrown = roll_two_dice(chance)
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


SHARE, SHARE_REPLY = ProposeShare(), ReplyShare()
