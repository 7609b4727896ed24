"""What a player of some experience does at once, without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rotonde.games.silverton.bot.ending import is_last_turn
from rotonde.games.silverton.bot.placement import find_reserve, score_places
from rotonde.games.silverton.bot.prices import (
    estimate_coming_price,
    estimate_next_price,
    find_odds,
)
from rotonde.games.silverton.bot.style import USUAL, Style
from rotonde.games.silverton.bot.valuation import (
    Outlook,
    Scored,
    count_turns_left,
    find_ways_over,
)
from rotonde.games.silverton.rules.actions import (
    Abandon,
    Accept,
    Attempt,
    Build,
    Buy,
    BuyLine,
    BuyPlow,
    BuyTrain,
    Deliver,
    Demand,
    Done,
    Draw,
    GiveTrain,
    Hire,
    LayDown,
    Operate,
    Pay,
    Plow,
    Refuse,
    Rival,
    Share,
    Shift,
    Slide,
    TakeUp,
    TryLuck,
)
from rotonde.games.silverton.rules.player_track import PlayerTrack
from rotonde.games.silverton.rules.state import (
    PLACED,
    SilvertonState,
)


def choose_best(state: SilvertonState, seat: int, legal: list[Any], style: Style = USUAL) -> Any:
    """The best choice at first sight."""
    return max(rank(state, seat, legal, style), key=lambda row: row[0])[1]


def rank(state: SilvertonState, seat: int, legal: list[Any], style: Style = USUAL) -> Scored:
    """Every choice with what it is worth at first sight; doing nothing is worth 0."""
    weigh = _WEIGH.get(state.stack[-1].id, _score_plain)
    return weigh(state, seat, legal, style)


def _score_plain(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    return [(1.0 if isinstance(action, Accept) else 0.0, action) for action in legal]


# Phase 3


def _score_demand(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    return [(1.0 if isinstance(action, Demand) else 0.0, action) for action in legal]


def _score_shift(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """Move where nobody stands."""
    taken = {piece.place for pieces in state.crew for piece in pieces if piece.status == PLACED}
    return [
        (1.0 if isinstance(action, Shift) and action.segment not in taken else 0.0, action)
        for action in legal
    ]


def _score_share(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    return [(1.0 if isinstance(action, Share | Accept) else 0.0, action) for action in legal]


# Phase 4


def _score_buy(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    outlook = Outlook(state, seat, style)
    last = style.sees_end and is_last_turn(state, seat, works=True)
    found: Scored = []
    for action in legal:
        score = 0.0
        if last and isinstance(action, Buy | BuyLine):
            score = -1.0
        elif isinstance(action, Buy):
            score = outlook.gain(action.claim)
            short = state.board.claim_cost[action.claim] + 100 - state.cash[seat]
            score -= max(0, short) * 0.5
        elif isinstance(action, BuyLine):
            score = outlook.line_gain(action.line)
        elif isinstance(action, Draw):
            score = 1.0
        elif isinstance(action, Slide):
            score = 0.5
        elif isinstance(action, LayDown):
            score = 100.0
        found.append((score, action))
    return found


def _score_build(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    left = count_turns_left(state, style)
    if style.sees_end and is_last_turn(state, seat, works=True):
        left = 0
    kept = min(find_reserve(state, seat), 300) if left else 0
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Build | Attempt):
            cost = state.board.costs[action.segment]
            score = 10.0 if cost + kept <= state.cash[seat] and left > 0 else -1.0
        elif isinstance(action, TakeUp):
            score = 1.0
        found.append((score, action))
    return found


def _score_abandon(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """What serves no claim and no line, if there is such a segment, and leads to none."""
    before, board = state.roads[seat], state.board
    outlook = Outlook(state, seat, style)
    wanted = [
        board.claim_town[claim] for claim in state.hands[seat] if outlook.reach_gain(claim) > 0
    ]
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Abandon):
            segment = action.segment
            after = before.without(segment)
            score = 20.0 - _score_loss(state, seat, after) - 0.1 * board.lengths[segment]
            if wanted:  # what is half way to a claim would be built again
                now, free = outlook.routes.effort, state.built & ~(1 << segment)
                then = find_ways_over(board, after, free).effort
                score -= 50.0 * sum(then.get(town, _FAR) > now[town] for town in wanted)
        found.append((score, action))
    return found


def _score_loss(state: SilvertonState, seat: int, after: PlayerTrack) -> float:
    """What is cut off."""
    board = state.board
    cut = state.roads[seat].live_towns & ~after.live_towns
    total = 0.0
    for claim in state.hands[seat]:
        if cut >> board.claim_town[claim] & 1:
            total += 100.0 if not state.depleted[claim] else 40.0 * state.goods[claim]
    for line in state.lines_of(seat):
        if after.length(*board.line_ends[line]) is None:
            total += 100.0
    total += 300.0 * (cut & board.market_towns).bit_count()
    return total


def _score_operate(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """Whatever is expected to pay; in ascending order, so that no good one is passed over."""
    outlook = Outlook(state, seat, style)
    return [
        (1000.0 - action.claim, action)
        if isinstance(action, Operate) and is_worth_working(state, action.claim, outlook)
        else (-1.0 if isinstance(action, Operate) else 0.0, action)
        for action in legal
    ]


def is_worth_working(state: SilvertonState, claim: int, outlook: Outlook) -> bool:
    """Whether working a claim is expected to pay, if its goods can still be sold."""
    board = state.board
    left = state.terms.last_turn - state.turn
    town, goods = board.claim_town[claim], board.claim_goods[claim]
    chances = find_odds(board)[claim]
    units = chances.later if state.worked[claim] else chances.first
    score = units * outlook.prices[goods] - board.claim_fee[claim]
    if not outlook.live >> town & 1:
        far = outlook.routes.steps.get(town, 99)
        return far < 4 and far < left and score > 40.0 * far
    if left < 1 and outlook.columns[goods] >= 0:
        score = state.price(outlook.columns[goods]) * units - board.claim_fee[claim]
    return score > 0


def _score_plow(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """The best chances first."""
    lengths = state.board.lengths
    live = state.roads[seat].live
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Plow):
            faces = min(6, max(0, 7 - (lengths[action.segment] - action.bonus)))
            score = float(faces) if live >> action.segment & 1 else -1.0
        found.append((score, action))
    return found


_FAR = 1 << 20
"""The effort to a town that no track can reach."""
_KEEP = (0.97, 0.97, 0.97, 0.85, 0.7, 0.7, 0.5)
"""What a unit kept is worth against one sold, by the number of claims that wait for delivery."""


def _score_deliver(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """What selling now brings more than waiting."""
    board = state.board
    left = state.terms.last_turn - state.turn
    goal = state.terms.goal
    piles = sum(1 for claim in state.hands[seat] if state.goods[claim])
    slots = state.terms.figures.deliveries
    if state.terms.advanced:
        slots = max(1, len(state.trains[seat]))
    last = style.sees_end and is_last_turn(state, seat, works=False)
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Deliver):
            column = board.column_for[board.claim_goods[action.claim]][action.city]
            price = state.price(column)
            later = estimate_next_price(state, column)
            # What waits takes up a delivery later, and money now buys claims.
            if last or left <= piles / slots:
                keep = 0.0
            elif state.cash[seat] < 600:
                keep = 0.75
            else:
                keep = _KEEP[min(piles, len(_KEEP) - 1)]
                if board.limits[column] is not None:
                    keep -= 0.07
            held = (
                max(later, estimate_coming_price(state, column) if left > 3 else 0.0)
                * keep
                * style.hold
            )
            score = action.amount * (price - held)
            enough = goal is not None and state.cash[seat] + action.amount * price >= goal
            if enough and state.terms.solo:
                score += 10000.0
            if score <= 0 and action.amount * price > 0 and piles > 2 * slots:
                score = 0.02 * action.amount * price
            score -= 0.5 * len(action.trains)
        found.append((score, action))
    return found


def _score_release(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    left = count_turns_left(state, style)
    rich = state.cash[seat] > 500 and left > 2
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Pay):
            score = 2.0 if rich else -1.0
        elif isinstance(action, TryLuck):
            score = 1.0
        found.append((score, action))
    return found


def _score_trade(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    return [(1.0 if isinstance(action, Done) else 0.0, action) for action in legal]


def _score_reply(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    return [(1.0 if isinstance(action, Refuse) else 0.0, action) for action in legal]


def _score_rival(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """Let the rival take what is worth least to oneself."""
    outlook = Outlook(state, seat, style)
    return [
        (-max(0.0, outlook.gain(action.claim)) if isinstance(action, Rival) else -30.0, action)
        for action in legal
    ]


def _score_crew(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """Many hands first: two of each, then bonuses."""
    found: Scored = []
    for action in legal:
        surveyors = sum(name[0] == "S" for name in action.crew)
        prospectors = len(action.crew) - surveyors
        bonuses = sum(int(name[2:]) for name in action.crew if len(name) > 1)
        score = 3.0 * min(surveyors, prospectors) + 2.0 * prospectors + surveyors + 0.1 * bonuses
        found.append((score, action))
    return found


def _score_hire(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    rich = state.cash[seat] > 1500 and count_turns_left(state, style) > 6
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Hire):
            score = 2.0 if rich and action.kind == "P" else 1.0 if rich else -1.0
            if action.replaces >= 0:  # the dead one can still come back, bonus and all
                score -= 0.5
        found.append((score, action))
    return found


def count_goods_near(state: SilvertonState, seat: int, city: int) -> int:
    """What a train of a start city has to do: the claims of its part, and the goods on them."""
    part = state.roads[seat].part(state.starts[seat][city])
    return sum(
        4 * (not state.depleted[claim]) + state.goods[claim]
        for claim in state.hands[seat]
        if part >> state.board.claim_town[claim] & 1
    )


def _score_train(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """Trains go where goods wait, and leave where none do."""
    found: Scored = []
    for action in legal:
        goods = count_goods_near(state, seat, action.city)
        found.append((-goods if isinstance(action, GiveTrain) else goods, action))
    return found


def _score_purchase(state: SilvertonState, seat: int, legal: list[Any], style: Style) -> Scored:
    """Power enough for the goods that wait, as soon as money allows."""
    left = count_turns_left(state, style)
    power = sum(train.power for train in state.trains[seat])
    units = sum(state.goods[claim] for claim in state.hands[seat])
    wanted = 6 * (units + 4 * len(state.hands[seat]))
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, BuyTrain):
            gain = action.power - action.instead
            price = state.terms.train_price(action.power, action.instead)
            short = min(gain, max(0, wanted - power))
            score = 3.0 * short * min(left, 8) - price
            if price + 300 > state.cash[seat]:
                score -= 3 * (price + 300 - state.cash[seat])
            if action.city >= 0:
                score += count_goods_near(state, seat, action.city)
            if action.given >= 0:
                score -= count_goods_near(state, seat, action.given)
            if left < 2:
                score = -1.0
        elif isinstance(action, BuyPlow):
            score = -1.0
        found.append((score, action))
    return found


_WEIGH: dict[str, Callable[[SilvertonState, int, list[Any], Style], Scored]] = {
    "crew": _score_crew,
    "place": score_places,
    "rival": _score_rival,
    "shift": _score_shift,
    "demand": _score_demand,
    "share": _score_share,
    "share-reply": _score_share,
    "buy": _score_buy,
    "keep": _score_buy,
    "build": _score_build,
    "abandon": _score_abandon,
    "operate": _score_operate,
    "plow": _score_plow,
    "trade": _score_trade,
    "reply": _score_reply,
    "answer": _score_reply,
    "deliver": _score_deliver,
    "release": _score_release,
    "replace": _score_release,
    "assign-train": _score_train,
    "give-train": _score_train,
    "hire": _score_hire,
    "purchase": _score_purchase,
}
