"""Where the bot places its crew: what each place is worth at first sight."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.bot.better_ways import find_better_ways
from rotonde.games.silverton.bot.contests import Contests
from rotonde.games.silverton.bot.lines import score_line, score_promotion
from rotonde.games.silverton.bot.style import USUAL, Style
from rotonde.games.silverton.bot.valuation import (
    CUBE,
    Outlook,
    Scored,
)
from rotonde.games.silverton.rules.actions import (
    Dismantle,
    Prospect,
    ProspectLine,
    Recall,
    Survey,
)
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
    AT_OWN,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import (
    HOME,
    PLACED,
    RIGHT,
    TIED,
    SilvertonState,
)


def find_reserve(state: SilvertonState, seat: int) -> int:
    """Money kept back for working one's claims this turn."""
    fees = state.board.claim_fee
    return sum(fees[claim] for claim in state.hands[seat] if not state.depleted[claim])


def count_spent(state: SilvertonState, seat: int) -> int:
    """What the crew already placed will cost."""
    board = state.board
    total = 0
    for piece in state.crew[seat]:
        if piece.status in (PLACED, TIED, RIGHT):
            total += _find_price(board, piece.place)
    return total


def _find_price(board: Board, place: int) -> int:
    """What is paid at a place, if all goes well."""
    if 0 <= place < AT_OWN:
        return board.costs[place]
    if AT_CLAIM < place < AT_LINE:
        return board.claim_cost[place - AT_CLAIM]
    return board.line_price[place - AT_LINE] if place > AT_LINE else 0


def count_committed(state: SilvertonState, seat: int, outlook: Outlook) -> int:
    """Track still to be paid for claims one has but does not reach."""
    taken = 0
    for piece in state.crew[seat]:
        if piece.status in (PLACED, TIED) and piece.place < AT_OWN:
            taken |= 1 << piece.place
    costs = state.board.costs
    return sum(costs[segment] for segment in bits(outlook.pending & ~taken))


def score_places(
    state: SilvertonState, seat: int, legal: list[Any], style: Style = USUAL
) -> Scored:
    outlook = Outlook(state, seat, style)
    purse = state.cash[seat] - count_spent(state, seat)
    kept = find_reserve(state, seat)
    bound = count_committed(state, seat, outlook)
    aims = find_aims(state, seat, outlook, purse - kept)
    contests = Contests(state, seat, style)
    cards: dict[int, float] = {}
    found: Scored = []
    for action in legal:
        kind = action.__class__
        score = 0.0
        if kind is Survey:
            aim = aims.get(action.segment)
            score = score_survey(aim, action.segment, action.bonus, contests)
        elif kind is Prospect or kind is ProspectLine:
            place = AT_CLAIM + action.claim if kind is Prospect else AT_LINE + action.line
            if place not in cards:
                cards[place] = score_card(state, seat, place, outlook, purse, kept + bound)
            score = contests.weigh_card(cards[place], place, action.bonus)
            if place > AT_LINE:
                score += score_promotion(state, seat, place - AT_LINE, action.bonus, outlook)
        elif kind is Recall:
            # Before anything is placed, or never.
            money = purse - kept - bound
            away = _is_better_away(state, seat, action.place, outlook, contests, aims, money)
            score = 5000.0 if away else -1.0
        elif kind is Dismantle:
            score = -1.0
        found.append((score, action))
    return found


def score_survey(aim: float | None, segment: int, bonus: int, contests: Contests) -> float:
    """What a surveyor is worth at a segment. Plain ones go first: good ones are for disputes."""
    if aim is None:
        return -1000.0 - bonus
    return 2000.0 + contests.weigh_segment(aim, segment, bonus) - bonus


def score_card(
    state: SilvertonState, seat: int, place: int, outlook: Outlook, purse: int, kept: int
) -> float:
    """What a prospector is worth at a claim or a line."""
    if place >= AT_LINE:
        return score_line(state, seat, place - AT_LINE, outlook, purse)
    return _score_claim(state, place - AT_CLAIM, outlook, purse, kept)


def _is_better_away(
    state: SilvertonState,
    seat: int,
    place: int,
    outlook: Outlook,
    contests: Contests,
    aims: dict[int, float],
    money: int,
) -> bool:
    """Whether a tied piece does better elsewhere than where it must win again (SV-4.16)."""
    crew = state.crew[seat]
    piece = next(each for each in crew if (each.status, each.place) == (TIED, place))
    standing = {each.place for each in crew if each.status in (PLACED, TIED)}
    money += _find_price(state.board, place)
    if piece.surveyor:
        stay = 0.5 * aims.get(place, 0.0)
        free = [
            gain
            for segment, gain in aims.items()
            if segment not in standing and state.owner[segment] < 0
        ]
    else:
        stay = score_card(state, seat, place, outlook, money, 0)
        stay = contests.weigh_card(stay, place, piece.bonus)
        claims = [AT_CLAIM + claim for claim in state.row if claim > 0]
        free = [
            score_card(state, seat, each, outlook, money, 0)
            for each in claims
            if each not in standing
        ]
    # The best places are for those at home.
    home = sum(each.status == HOME and each.surveyor == piece.surveyor for each in crew)
    return stay < max([0.0, *sorted(free, reverse=True)[home : home + 1]])


def _score_claim(
    state: SilvertonState, claim: int, outlook: Outlook, purse: int, kept: int
) -> float:
    if not claim:
        return outlook.style.deck if purse > 900 and outlook.left > 3 else -5.0
    cost = state.board.claim_cost[claim]
    if cost > purse:
        return -10.0
    gain = outlook.gain(claim)
    if gain <= 0:
        return gain
    effort = outlook.effort(state.board.claim_town[claim]) or 0
    need = cost + effort
    short = need - (purse - kept)
    # Scarce money goes where it comes back soonest.
    if short > 0:
        gain -= (0.5 if effort == 0 else 1.5) * outlook.style.short * short
    return gain - outlook.style.need * need


def find_aims(state: SilvertonState, seat: int, outlook: Outlook, purse: int) -> dict[int, float]:
    """Per segment one could build now, what it leads to: claims to connect, lines to complete."""
    board = state.board
    routes, live = outlook.routes, outlook.live
    placed = set()
    wanted = set()
    for piece in state.crew[seat]:
        if piece.status in (PLACED, TIED):
            if piece.place < AT_OWN:
                placed.add(piece.place)
            elif AT_CLAIM < piece.place < AT_LINE:
                wanted.add(piece.place - AT_CLAIM)
    targets = [
        (outlook.reach_gain(claim), board.claim_town[claim])
        for claim in (*state.hands[seat], *sorted(wanted))
    ]
    for claim in state.row:
        if claim <= 0 or claim in wanted:
            continue
        town = board.claim_town[claim]
        if live >> town & 1 or town not in routes.effort:
            continue
        # Somebody else may take it, and it must still be bought.
        if purse > 2 * (routes.effort[town] + board.claim_cost[claim]):
            targets.append((outlook.style.row * outlook.gain(claim), town))
    own = state.roads[seat].live_towns
    for line in state.offered_lines():
        one, other = board.line_ends[line]
        for near, far in ((one, other), (other, one)):
            if own >> near & 1 and not own >> far & 1 and far in routes.effort:
                delay = -(-routes.steps[far] // outlook.surveyors)
                gain = outlook.line_gain(line, delay + 1) - routes.effort[far]
                targets.append((outlook.style.line * gain, far))
    cubes = state.terms.figures.cubes
    aims: dict[int, float] = {}
    for gain, town in targets:
        if gain <= 0:
            continue
        path = [s for s in routes.path(town) if not state.roads[seat].own >> s & 1]
        gain -= CUBE * max(0, state.roads[seat].count + len(placed.union(path)) - cubes)
        if gain <= 0:  # else what is torn up for it is missed, and built again
            continue
        for step, segment in enumerate(path[:2]):
            if step and path[0] not in placed:
                break
            if board.costs[segment] > purse + 300:
                break
            aims[segment] = aims.get(segment, 0.0) + gain / (1 + 0.2 * len(path))
    for segment, gain in find_better_ways(state, seat, outlook, purse).items():
        aims[segment] = aims.get(segment, 0.0) + gain
    return aims
