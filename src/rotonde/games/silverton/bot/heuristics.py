"""What a player of some experience does at once, without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rotonde.games.silverton.bot.valuation import (
    PATIENCE,
    Outlook,
    claim_worth,
    coming_price,
    next_price,
    odds,
    turns_left,
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
    Dismantle,
    Done,
    Draw,
    GiveTrain,
    Hire,
    LayDown,
    Operate,
    Pay,
    Plow,
    Prospect,
    ProspectLine,
    Recall,
    Refuse,
    Rival,
    Share,
    Shift,
    Slide,
    Survey,
    TakeUp,
    TryLuck,
)
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
    AT_OWN,
)
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.state import (
    HOME,
    PLACED,
    RIGHT,
    TIED,
    SilvertonState,
)

Scored = list[tuple[float, Any]]


def favourite(state: SilvertonState, seat: int, legal: list[Any]) -> Any:
    """The best choice at first sight."""
    return max(ranked(state, seat, legal), key=lambda row: row[0])[1]


def ranked(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """Every choice with what it is worth at first sight; doing nothing is worth 0."""
    weigh = _WEIGH.get(state.stack[-1].id, _plain)
    return weigh(state, seat, legal)


def _plain(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    return [(1.0 if isinstance(action, Accept) else 0.0, action) for action in legal]


# Placement


def reserve(state: SilvertonState, seat: int) -> int:
    """Money kept back for working one's claims this turn."""
    fees = state.board.claim_fee
    return sum(fees[claim] for claim in state.hands[seat] if not state.depleted[claim])


def spent(state: SilvertonState, seat: int) -> int:
    """What the crew already placed will cost."""
    board = state.board
    total = 0
    for piece in state.crew[seat]:
        if piece.status in (PLACED, TIED, RIGHT):
            total += _price(board, piece.place)
    return total


def _price(board: Board, place: int) -> int:
    """What is paid at a place, if all goes well."""
    if 0 <= place < AT_OWN:
        return board.costs[place]
    if AT_CLAIM < place < AT_LINE:
        return board.claim_cost[place - AT_CLAIM]
    return board.line_price[place - AT_LINE] if place > AT_LINE else 0


def committed(state: SilvertonState, seat: int, outlook: Outlook) -> int:
    """Track still to be paid for claims one has but does not reach."""
    taken = 0
    for piece in state.crew[seat]:
        if piece.status in (PLACED, TIED) and piece.place < AT_OWN:
            taken |= 1 << piece.place
    costs = state.board.costs
    return sum(costs[segment] for segment in bits(outlook.pending & ~taken))


def _place(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    outlook = Outlook(state, seat)
    purse = state.cash[seat] - spent(state, seat)
    kept = reserve(state, seat)
    bound = committed(state, seat, outlook)
    aims = _aims(state, seat, outlook, purse - kept)
    others = {
        piece.place for other, pieces in enumerate(state.crew) if other != seat for piece in pieces
    }
    cards: dict[int, float] = {}
    found: Scored = []
    for action in legal:
        kind = action.__class__
        score = 0.0
        if kind is Survey:
            # Plain surveyors go first: the good ones are for disputes.
            score = 2000.0 + aims.get(action.segment, -3000.0) - action.bonus
        elif kind is Prospect or kind is ProspectLine:
            place = AT_CLAIM + action.claim if kind is Prospect else AT_LINE + action.line
            if place not in cards:
                cards[place] = _card(state, seat, place, outlook, purse, kept + bound)
            score = cards[place] + _contest(place in others, action.bonus)
        elif kind is Recall:
            # Before anything is placed, or never.
            away = _better_away(state, seat, action.place, outlook, aims, purse - kept - bound)
            score = 5000.0 if away else -1.0
        elif kind is Dismantle:
            score = -1.0
        found.append((score, action))
    return found


def _card(
    state: SilvertonState, seat: int, place: int, outlook: Outlook, purse: int, kept: int
) -> float:
    """What a prospector is worth at a claim or a line."""
    if place >= AT_LINE:
        return _prospect_line(state, seat, place - AT_LINE, outlook, purse)
    return _prospect(state, place - AT_CLAIM, outlook, purse, kept)


def _better_away(
    state: SilvertonState,
    seat: int,
    place: int,
    outlook: Outlook,
    aims: dict[int, float],
    money: int,
) -> bool:
    """Whether a tied piece does better elsewhere than where it must win again (SV-4.16)."""
    crew = state.crew[seat]
    piece = next(each for each in crew if (each.status, each.place) == (TIED, place))
    standing = {each.place for each in crew if each.status in (PLACED, TIED)}
    money += _price(state.board, place)
    if piece.surveyor:
        stay = 0.5 * aims.get(place, 0.0)
        free = [
            gain
            for segment, gain in aims.items()
            if segment not in standing and state.owner[segment] < 0
        ]
    else:
        stay = _card(state, seat, place, outlook, money, 0) + _contest(True, piece.bonus)
        claims = [AT_CLAIM + claim for claim in state.row if claim > 0]
        free = [
            _card(state, seat, each, outlook, money, 0) for each in claims if each not in standing
        ]
    # The best places are for those at home.
    home = sum(each.status == HOME and each.surveyor == piece.surveyor for each in crew)
    return stay < max([0.0, *sorted(free, reverse=True)[home : home + 1]])


def _contest(contested: bool, bonus: int) -> float:
    """Strong pieces where others stand, plain ones where nobody does."""
    return 20.0 * bonus - 60.0 if contested else -1.0 * bonus


def _prospect(state: SilvertonState, claim: int, outlook: Outlook, purse: int, kept: int) -> float:
    if not claim:
        return 15.0 if purse > 900 and outlook.left > 3 else -5.0
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
        gain -= (0.5 if effort == 0 else 1.5) * short
    return gain - 0.15 * need


def _prospect_line(
    state: SilvertonState, seat: int, line: int, outlook: Outlook, purse: int
) -> float:
    price = state.board.line_price[line]
    if price > purse:
        return -10.0
    if state.line_owner[line] >= 0:
        return 0.4 * outlook.line_gain(line) - 0.3 * price
    if state.line_route(seat, line, state.closed(seat)) is None:
        return -10.0
    return outlook.line_gain(line)


def _aims(state: SilvertonState, seat: int, outlook: Outlook, purse: int) -> dict[int, float]:
    """Per segment one could build now, what it leads to: claims to connect, lines to complete."""
    board = state.board
    routes, live, left = outlook.routes, outlook.live, outlook.left
    placed = set()
    wanted = set()
    for piece in state.crew[seat]:
        if piece.status in (PLACED, TIED):
            if piece.place < AT_OWN:
                placed.add(piece.place)
            elif AT_CLAIM < piece.place < AT_LINE:
                wanted.add(piece.place - AT_CLAIM)
    targets: list[tuple[float, int]] = []
    for claim in (*state.hands[seat], *sorted(wanted)):
        town = board.claim_town[claim]
        if live >> town & 1 or town not in routes.effort:
            continue
        price = outlook.prices[board.claim_goods[claim]]
        delay = outlook.delay(town)
        worth = claim_worth(state, claim, left + 1 - delay, price) * 0.85
        worth = (worth + state.goods[claim] * price) * PATIENCE**delay
        targets.append((worth - routes.effort[town], town))
    for claim in state.row:
        if claim <= 0 or claim in wanted:
            continue
        town = board.claim_town[claim]
        if live >> town & 1 or town not in routes.effort:
            continue
        # Somebody else may take it, and it must still be bought.
        if purse > 2 * (routes.effort[town] + board.claim_cost[claim]):
            targets.append((0.2 * outlook.gain(claim), town))
    own = state.roads[seat].live_towns
    for line in state.offered_lines():
        one, other = board.line_ends[line]
        for near, far in ((one, other), (other, one)):
            if own >> near & 1 and not own >> far & 1 and far in routes.effort:
                delay = -(-routes.steps[far] // outlook.surveyors)
                gain = outlook.line_gain(line, delay + 1) - routes.effort[far]
                targets.append((0.6 * gain, far))
    aims: dict[int, float] = {}
    for gain, town in targets:
        if gain <= 0:
            continue
        path = [s for s in routes.path(town) if not state.roads[seat].own >> s & 1]
        for step, segment in enumerate(path[:2]):
            if step and path[0] not in placed:
                break
            if board.costs[segment] > purse + 300:
                break
            aims[segment] = aims.get(segment, 0.0) + gain / (1 + 0.2 * len(path))
    return aims


# Phase 3


def _demand(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    return [(1.0 if isinstance(action, Demand) else 0.0, action) for action in legal]


def _shift(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """Move where nobody stands."""
    taken = {piece.place for pieces in state.crew for piece in pieces if piece.status == PLACED}
    return [
        (1.0 if isinstance(action, Shift) and action.segment not in taken else 0.0, action)
        for action in legal
    ]


def _share(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    return [(1.0 if isinstance(action, Share | Accept) else 0.0, action) for action in legal]


# Phase 4


def _buy(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    outlook = Outlook(state, seat)
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Buy):
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


def _build(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    left = turns_left(state)
    kept = min(reserve(state, seat), 300) if left else 0
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


def _abandon(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """What serves no claim and no line, if there is such a segment."""
    before = state.roads[seat]
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Abandon):
            score = 20.0 - _loss(state, seat, before.without(action.segment))
            score -= 0.1 * state.board.lengths[action.segment]
        found.append((score, action))
    return found


def _loss(state: SilvertonState, seat: int, after: PlayerTrack) -> float:
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


def _operate(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """Whatever is expected to pay, if it can still be sold."""
    board = state.board
    left = state.terms.last_turn - state.turn
    outlook = Outlook(state, seat)
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Operate):
            claim = action.claim
            town = board.claim_town[claim]
            goods = board.claim_goods[claim]
            chances = odds(board)[claim]
            units = chances.later if state.worked[claim] else chances.first
            score = units * outlook.prices[goods] - board.claim_fee[claim]
            if not outlook.live >> town & 1:
                far = outlook.routes.steps.get(town, 99)
                score = score - 40.0 * far if far < 4 and far < left else -1.0
            elif left < 1 and outlook.columns[goods] >= 0:
                score = state.price(outlook.columns[goods]) * units - board.claim_fee[claim]
            if score > 0:  # they are named in ascending order: no good one is passed over
                score = 1000.0 - claim
        found.append((score, action))
    return found


def _plow(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
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


_KEEP = (0.97, 0.97, 0.97, 0.85, 0.7, 0.7, 0.5)
"""What a unit kept is worth against one sold, by the number of claims that wait for delivery."""


def _deliver(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """What selling now brings more than waiting."""
    board = state.board
    left = state.terms.last_turn - state.turn
    goal = state.terms.goal
    piles = sum(1 for claim in state.hands[seat] if state.goods[claim])
    slots = state.terms.figures.deliveries
    if state.terms.advanced:
        slots = max(1, len(state.trains[seat]))
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Deliver):
            column = board.column_for[board.claim_goods[action.claim]][action.city]
            price = state.price(column)
            later = next_price(state, column)
            # What waits takes up a delivery later, and money now buys claims.
            if left <= piles / slots:
                keep = 0.0
            elif state.cash[seat] < 600:
                keep = 0.75
            else:
                keep = _KEEP[min(piles, len(_KEEP) - 1)]
                if board.limits[column] is not None:
                    keep -= 0.07
            held = max(later, coming_price(state, column) if left > 3 else 0.0) * keep
            score = action.amount * (price - held)
            enough = goal is not None and state.cash[seat] + action.amount * price >= goal
            if enough and state.terms.solo:
                score += 10000.0
            if score <= 0 and action.amount * price > 0 and piles > 2 * slots:
                score = 0.02 * action.amount * price
            score -= 0.5 * len(action.trains)
        found.append((score, action))
    return found


def _release(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    left = turns_left(state)
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


def _trade(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    return [(1.0 if isinstance(action, Done) else 0.0, action) for action in legal]


def _reply(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    return [(1.0 if isinstance(action, Refuse) else 0.0, action) for action in legal]


def _rival(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """Let the rival take what is worth least to oneself."""
    outlook = Outlook(state, seat)
    return [
        (-max(0.0, outlook.gain(action.claim)) if isinstance(action, Rival) else -30.0, action)
        for action in legal
    ]


def _crew(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """Many hands first: two of each, then bonuses."""
    found: Scored = []
    for action in legal:
        surveyors = sum(name[0] == "S" for name in action.crew)
        prospectors = len(action.crew) - surveyors
        bonuses = sum(int(name[2:]) for name in action.crew if len(name) > 1)
        score = 3.0 * min(surveyors, prospectors) + 2.0 * prospectors + surveyors + 0.1 * bonuses
        found.append((score, action))
    return found


def _hire(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    rich = state.cash[seat] > 1500 and turns_left(state) > 6
    found: Scored = []
    for action in legal:
        score = 0.0
        if isinstance(action, Hire):
            score = 2.0 if rich and action.kind == "P" else 1.0 if rich else -1.0
            if action.replaces >= 0:  # the dead one can still come back, bonus and all
                score -= 0.5
        found.append((score, action))
    return found


def _goods_near(state: SilvertonState, seat: int, city: int) -> int:
    """What a train of a start city has to do: the claims of its part, and the goods on them."""
    part = state.roads[seat].part(state.starts[seat][city])
    return sum(
        4 * (not state.depleted[claim]) + state.goods[claim]
        for claim in state.hands[seat]
        if part >> state.board.claim_town[claim] & 1
    )


def _train(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """Trains go where goods wait, and leave where none do."""
    found: Scored = []
    for action in legal:
        goods = _goods_near(state, seat, action.city)
        found.append((-goods if isinstance(action, GiveTrain) else goods, action))
    return found


def _purchase(state: SilvertonState, seat: int, legal: list[Any]) -> Scored:
    """Power enough for the goods that wait, as soon as money allows."""
    left = turns_left(state)
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
                score += _goods_near(state, seat, action.city)
            if action.given >= 0:
                score -= _goods_near(state, seat, action.given)
            if left < 2:
                score = -1.0
        elif isinstance(action, BuyPlow):
            score = -1.0
        found.append((score, action))
    return found


_WEIGH: dict[str, Callable[[SilvertonState, int, list[Any]], Scored]] = {
    "crew": _crew,
    "place": _place,
    "rival": _rival,
    "shift": _shift,
    "demand": _demand,
    "share": _share,
    "share-reply": _share,
    "buy": _buy,
    "keep": _buy,
    "build": _build,
    "abandon": _abandon,
    "operate": _operate,
    "plow": _plow,
    "trade": _trade,
    "reply": _reply,
    "answer": _reply,
    "deliver": _deliver,
    "release": _release,
    "replace": _release,
    "assign-train": _train,
    "give-train": _train,
    "hire": _hire,
    "purchase": _purchase,
}
