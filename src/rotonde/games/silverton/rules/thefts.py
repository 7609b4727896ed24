"""Theft of passenger lines, and partners who part (SV-5.13 to SV-5.18, SV-19.3.7)."""

from __future__ import annotations

from rotonde.games.silverton.rules.choice import DISPUTE, roll_two_dice
from rotonde.games.silverton.rules.disputes import Who, find_standing, jail, promote, spend
from rotonde.games.silverton.rules.events import (
    DisputeRolled,
    LineStolen,
    TheftFailed,
    TheftPaid,
)
from rotonde.games.silverton.rules.places import (
    AFTER_LINES,
    AT_LINE,
)
from rotonde.games.silverton.rules.prospector_places import measure_holding
from rotonde.games.silverton.rules.shared_lines import count_share_costs
from rotonde.games.silverton.rules.state import (
    PLACED,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.step import Event


def thefts(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Pay, roll, and take the card or not (SV-5.13 to SV-5.18, SV-19.3.6, SV-19.3.7)."""
    for place, pieces in find_standing(state, AT_LINE, AFTER_LINES).items():
        line = place - AT_LINE
        if state.line_owner[line] < 0:
            continue
        own = (state.line_owner[line], state.line_partner[line])
        leaving = [who for who in pieces if who[0] in own]
        thieves = [who for who in pieces if who[0] not in own]
        if thieves:
            _steal(state, line, thieves, chance, events)
        if leaving and own == (state.line_owner[line], state.line_partner[line]):
            _part_company(state, line, leaving[0], chance, events)
        for who in pieces:
            if state.crew[who[0]][who[1]].status == PLACED:
                spend(state, who)
    state.next_stage()


Side = tuple[tuple[Who, ...], int, int]
"""Who steals together, over what length, and with what bonus."""


def _find_sides(state: SilvertonState, line: int, thieves: list[Who]) -> list[Side]:
    """Each thief for himself; two without a short route of their own may go together."""
    held = measure_holding(state, line)
    single: list[Side] = []
    left = []
    for who in thieves:
        seat, at = who
        route = state.line_route(seat, line, state.find_closed(seat))
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
    held = measure_holding(state, line)
    price = state.board.line_price[line]
    sides = _find_sides(state, line, thieves)
    for pair, _, _ in sides:
        seats = [seat for seat, _ in pair]
        costs = (price,) if len(pair) == 1 else count_share_costs(state, line, seats[0], seats[1])
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
        chance.subject(DISPUTE, state.turn, place, pair[0][0])
        dice = roll_two_dice(chance)
        bonus = bonus if state.terms.theft_bonus else 0
        totals.append(sum(dice) + bonus + longest - length)
        events.append(DisputeRolled(pair[0][0], place, dice, bonus, longest - length, totals[-1]))
        if dice == (1, 1):
            twos += list(pair)
    chance.subject(DISPUTE, state.turn, place, owner)
    dice = roll_two_dice(chance)
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
            state.crew[seat][at] = promote(state, state.crew[seat][at]._replace(won=True))
    else:
        events.append(TheftFailed(sides[totals.index(best)][0][0][0], line))
    for who in twos:
        jail(state, who, state.terms.figures.fine, events)


def _part_company(
    state: SilvertonState, line: int, who: Who, chance: Chance, events: list[Event]
) -> None:
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
    against = theirs if theirs is not None else measure_holding(state, line)
    longest = max(mine, against)
    place = AT_LINE + line
    chance.subject(DISPUTE, state.turn, place, seat)
    dice = roll_two_dice(chance)
    chance.subject(DISPUTE, state.turn, place, other)
    thrown = roll_two_dice(chance)
    total, defence = sum(dice) + longest - mine, sum(thrown) + longest - against
    events.append(DisputeRolled(seat, place, dice, 0, longest - mine, total))
    events.append(DisputeRolled(other, place, thrown, 0, longest - against, defence))
    if total > defence:
        state.line_owner[line], state.line_partner[line] = seat, -1
        events.append(LineStolen(seat, other, line))
        if state.terms.rules_version >= 3:
            # The card was disputed, won and paid for (SV-19.8.5).
            at = who[1]
            state.crew[seat][at] = promote(state, state.crew[seat][at]._replace(won=True))
    elif defence > total and theirs is not None:
        state.line_owner[line], state.line_partner[line] = other, -1
        events.append(LineStolen(other, seat, line))
    else:
        events.append(TheftFailed(seat, line))
    if dice == (1, 1):
        jail(state, who, state.terms.figures.fine, events)
