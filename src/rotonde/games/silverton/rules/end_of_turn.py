"""Phases 6 and 7: new cards, hiring, trains and plows, the next turn or the end (SV-15 to 17)."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import BuyPlow, BuyTrain, Done, Hire
from rotonde.games.silverton.rules.choice import (
    CARDS,
    DONE,
    LINES,
    ORDER,
    Choice,
    ask_again,
    ask_each_in_turn,
)
from rotonde.games.silverton.rules.events import (
    ClaimTurnedUp,
    GameEnded,
    Hired,
    LineEnded,
    LineTurnedUp,
    PlowBought,
    TrainBought,
    TurnBegun,
)
from rotonde.games.silverton.rules.fleet import PlowCar, Train
from rotonde.games.silverton.rules.state import (
    DEAD,
    DISCARDED,
    HOME,
    OFFERED,
    RIGHT,
    ROW,
    SPENT,
    Piece,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event


def turn_cards(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Phase 1: shuffle the turn cards and deal one each (SV-3.2)."""
    chance.subject(ORDER, state.turn)
    left = list(range(state.terms.players))
    order = []
    while len(left) > 1:
        order.append(left.pop(chance.randrange(len(left))))
    state.order = (*order, *left)
    state.at = 0
    events.append(TurnBegun(state.turn, state.winter, state.order))
    state.next_stage()


# Phase 6


def new_cards(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Fill up the row, turn up passenger cards (SV-15.1, SV-15.2); not after a last turn."""
    state.at = 0
    if state.turn < state.terms.last_turn:
        refill(state, chance, events)
        turn_up(state, chance, events)
    state.next_stage()


def refill(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Events met on the way go back unseen, so that only claims need be drawn (SV-15.1)."""
    met: tuple[int, ...] = ()
    chance.subject(CARDS, state.turn)
    while len(state.row) < state.terms.figures.row:
        if state.planted:
            chance.randrange(1)  # a fact comes to light: no undo behind it
            card, state.planted = state.planted[0], state.planted[1:]
            if card in state.board.mishaps:
                met += (card,)
                continue
        elif state.deck:
            card = state.deck.pop(chance.randrange(len(state.deck)))
        else:
            break
        state.row.append(card)
        state.zone[card] = ROW
        events.append(ClaimTurnedUp(card))
    state.mishaps = tuple(sorted(state.mishaps + met))


def turn_up(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The next card of every pile whose top is gone; used-up piles vanish (SV-15.2, SV-9.6)."""
    piles = []
    chance.subject(LINES, state.turn)
    for top, beneath in state.piles:
        while not top and beneath:
            letter, beneath = beneath[0], beneath[1:]
            unseen = state.unseen[letter]
            at = chance.randrange(len(unseen))
            top = unseen[at]
            state.unseen[letter] = unseen[:at] + unseen[at + 1 :]
            limit = state.board.line_limit[top]
            if limit is not None and state.depletions.get(limit[0], 0) >= limit[1]:
                state.line_owner[top] = DISCARDED
                events.append(LineEnded(top))
                top = 0
            else:
                state.line_owner[top] = OFFERED
                state.in_play |= 1 << top
                events.append(LineTurnedUp(top))
        if top:
            piles.append((top, beneath))
    state.piles = piles


# Hiring


def hiring(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """In turn order each may hire one piece (SV-19.8.3)."""
    if not state.terms.hiring or state.turn >= state.terms.last_turn:
        state.next_stage()
        return
    ask_each_in_turn(state, HIRE)


class HireCrew(Choice):
    """Hire a plain surveyor or prospector, or nobody."""

    __slots__ = ()
    id = "hire"
    phase = "purchase"
    rule = "SV-19.8.3"
    takes = (Hire, Done)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        terms = state.terms
        alive = [piece for piece in state.crew[seat] if piece.status != DEAD]
        found: list[Any] = []
        if state.cash[seat] >= terms.figures.hire and len(alive) < terms.most_crew:
            surveyors = sum(piece.surveyor for piece in alive)
            bound = terms.spike and not state.joined[seat]
            if surveyors < terms.most_of_kind:
                found += [Hire("S", city) for city in ((0, 1) if bound else (-1,))]
            if len(alive) - surveyors < terms.most_of_kind:
                found.append(Hire("P"))
                if terms.rules_version >= 2:
                    dead = {piece.bonus for piece in state.crew[seat] if piece.status == DEAD}
                    found += [Hire("P", -1, bonus) for bonus in sorted(dead)]
        found.append(DONE)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, Hire):
            surveyor = action.kind == "S"
            crew = state.crew[seat]
            # He may take a dead one's place, whose return is then given up (SV-19.8.4).
            always = state.terms.rules_version < 2
            for at, piece in enumerate(crew):
                stands_in = always or piece.bonus == action.replaces
                if piece.status == DEAD and piece.surveyor == surveyor and stands_in:
                    del crew[at]
                    break
            crew.append(Piece(seat, surveyor, 0, action.city))
            state.cash[seat] -= state.terms.figures.hire
            events.append(Hired(seat, action.kind, state.terms.figures.hire))
        state.at += 1
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        if state.cash[seat] < state.terms.figures.hire:
            return refuse("SV-3.3", "refusal-cash", cost=state.terms.figures.hire)
        if action.replaces != -1:
            return refuse("SV-19.8.4", "refusal-nobody-dead")
        return refuse("SV-19.8.1", "refusal-crew-full")


# Trains and plows


def purchases(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Just before the turn marker moves, in turn order (SV-17.8)."""
    if not state.terms.advanced or state.turn >= state.terms.last_turn:
        state.next_stage()
        return
    ask_each_in_turn(state, PURCHASE)


class Purchase(Choice):
    """One train or one plow, plainly or against an old one (SV-17.8 to SV-17.10)."""

    __slots__ = ()
    id = "purchase"
    rule = "SV-17.8"
    takes = (BuyTrain, BuyPlow, Done)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        terms, cash, turn = state.terms, state.cash[seat], state.turn
        found: list[Any] = []
        held = _list_trade_ins(state, seat)
        bound = terms.spike and not state.joined[seat]
        cities = (0, 1) if bound else (-1,)
        for power, train in terms.trains.items():
            if not state.train_stock[power] or turn < train.turn:
                continue
            if train.cost <= cash and len(state.trains[seat]) < terms.figures.most_trains:
                found += [BuyTrain(power, 0, city) for city in cities]
            for old, given in held:
                fair = why_no_trade_in(old, power, terms.trains) is None
                if fair and terms.train_price(power, old) <= cash:
                    found += [BuyTrain(power, old, city, given) for city in cities]
        plows = sorted({plow.bonus for plow in state.plows[seat]})
        for bonus, plow in terms.plows.items():
            if not state.plow_stock[bonus] or turn < plow.turn:
                continue
            if plow.cost <= cash:
                found.append(BuyPlow(bonus))
            for old in plows:
                fair = why_no_trade_in(old, bonus, terms.plows) is None
                if fair and terms.plow_price(bonus, old) <= cash:
                    found.append(BuyPlow(bonus, old))
        found.append(DONE)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, BuyTrain):
            _buy_train(state, seat, action, events)
        elif isinstance(action, BuyPlow):
            _buy_plow(state, seat, action, events)
        state.at += 1
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        terms = state.terms
        if isinstance(action, BuyTrain):
            kind, stock, kinds = action.power, state.train_stock, terms.trains
            held = [train.power for train in state.trains[seat]]
            price = terms.train_price(action.power, action.instead)
        else:
            kind, stock = action.bonus, state.plow_stock
            kinds = terms.plows  # type: ignore[assignment]
            held = [plow.bonus for plow in state.plows[seat]]
            price = terms.plow_price(action.bonus, action.instead)
        if kind not in kinds:
            return refuse("SV-17.7", "refusal-no-such-type")
        if state.turn < kinds[kind].turn:
            return refuse("SV-17.8", "refusal-too-early", turn=kinds[kind].turn)
        if not stock[kind]:
            return refuse("SV-17.8", "refusal-sold-out")
        if action.instead:
            if action.instead not in held:
                return refuse("SV-17.9", "refusal-nothing-to-trade-in")
            refusal = why_no_trade_in(action.instead, kind, kinds)
            if refusal is not None:
                return refusal
        elif isinstance(action, BuyTrain) and len(held) >= terms.figures.most_trains:
            return refuse("SV-17.10", "refusal-four-trains")
        if price > state.cash[seat]:
            return refuse("SV-3.3", "refusal-cash", cost=price)
        trades_in = isinstance(action, BuyTrain) and action.instead
        if trades_in and (action.instead, action.given) not in _list_trade_ins(state, seat):
            return refuse("SV-18.8", "refusal-train-given")
        return refuse("SV-18.8", "refusal-train-city")


def _list_trade_ins(state: SilvertonState, seat: int) -> list[tuple[int, int]]:
    """One's types of trains, and of which city if there are like ones in both (SV-18.8)."""
    bound = state.terms.spike and not state.joined[seat] and state.terms.rules_version >= 2
    kinds = sorted({(train.power, train.city) for train in state.trains[seat]})
    powers = [power for power, _ in kinds]
    found = [(power, city if bound and powers.count(power) > 1 else -1) for power, city in kinds]
    return list(dict.fromkeys(found))


def why_no_trade_in(old: int, new: int, kinds: dict[int, Any]) -> Refusal | None:
    """Only what has a value, for another type, and never for nothing (SV-17.9)."""
    value = kinds[old].value if old in kinds else None
    if value is None:
        return refuse("SV-17.9", "refusal-no-trade-in")
    if old == new or kinds[new].cost - value <= 0:
        return refuse("SV-17.9", "refusal-trade-in-down")
    return None


def _buy_train(state: SilvertonState, seat: int, action: BuyTrain, events: list[Event]) -> None:
    trains = list(state.trains[seat])
    price = state.terms.train_price(action.power, action.instead)
    if action.instead:
        old = next(
            train
            for train in trains
            if train.power == action.instead and action.given in (-1, train.city)
        )
        trains.remove(old)
        state.train_stock[action.instead] += 1
    state.train_stock[action.power] -= 1
    trains.append(Train(action.power, action.city))
    state.trains[seat] = tuple(sorted(trains))
    state.cash[seat] -= price
    events.append(TrainBought(seat, action.power, action.instead, price))


def _buy_plow(state: SilvertonState, seat: int, action: BuyPlow, events: list[Event]) -> None:
    plows = list(state.plows[seat])
    price = state.terms.plow_price(action.bonus, action.instead)
    if action.instead:
        plows.remove(next(plow for plow in plows if plow.bonus == action.instead))
        state.plow_stock[action.instead] += 1
    state.plow_stock[action.bonus] -= 1
    plows.append(PlowCar(action.bonus))
    state.plows[seat] = tuple(sorted(plows))
    state.cash[seat] -= price
    events.append(PlowBought(seat, action.bonus, action.instead, price))


# Phase 7


def end_of_turn(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Somebody has the goal, or the track ends: over (SV-16.1, SV-16.2). Else the next turn."""
    terms = state.terms
    reached = terms.goal is not None and max(state.cash) >= terms.goal
    if reached or state.turn >= terms.last_turn:
        _end(state, reached, events)
        return
    state.turn += 1
    for seat, pieces in enumerate(state.crew):
        for at, piece in enumerate(pieces):
            if piece.status in (SPENT, RIGHT):
                home = piece.put(HOME)
                pieces[at] = home._replace(won=False) if home.won else home
        if state.trains[seat]:
            state.trains[seat] = tuple(train._replace(used=False) for train in state.trains[seat])
        if state.plows[seat]:
            state.plows[seat] = tuple(plow._replace(used=False) for plow in state.plows[seat])
    state.worked_now = bytearray(len(state.worked_now))
    state.line_paid = bytearray(len(state.line_paid))
    state.cleared = [0] * terms.players
    state.spaces = ()
    state.next_stage()


def _end(state: SilvertonState, reached: bool, events: list[Event]) -> None:
    state.to_act = ()
    state.ending = "goal-reached" if reached else "last-turn"
    if state.terms.grades:
        state.ending = find_grade(state)
    events.append(GameEnded(state.ending))


def find_grade(state: SilvertonState) -> str:
    """How good a solo result is, by turn or by cash (SV-18.3, SV-18.4)."""
    terms = state.terms
    if terms.goal is None:
        return next(name for name, least in terms.grades if state.cash[0] >= least)
    turn = state.turn if state.cash[0] >= terms.goal else 99
    return next(name for name, most in terms.grades if turn <= most)


HIRE, PURCHASE = HireCrew(), Purchase()
