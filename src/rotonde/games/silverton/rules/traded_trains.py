"""Trains that change hands: whose city they leave, and whose they come to (SV-18.8)."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import AssignTrain, GiveTrain
from rotonde.games.silverton.rules.choice import Choice, ask, ask_again
from rotonde.games.silverton.rules.events import TrainAssigned, TrainGiven
from rotonde.games.silverton.rules.lots import find_means
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg
from rotonde.kernel.step import Event


def give_trains(
    state: SilvertonState, giver: int, receiver: int, powers: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Hand trains over; the answer lists those of which the giver has a like one elsewhere."""
    asked: list[tuple[int, ...]] = []
    for power in powers:
        trains = list(state.trains[giver])
        # One of his own, not the one he just got: that is bound to no city yet.
        train = max((t for t in trains if t.power == power), key=lambda each: each.city)
        trains.remove(train)
        state.trains[giver] = tuple(trains)
        moved = train._replace(city=-1)
        state.trains[receiver] = tuple(sorted((*state.trains[receiver], moved)))
        if state.terms.rules_version >= 2 and train.city >= 0:
            asked.append((giver, power, train.city, receiver))
    return tuple(row for row in asked if _has_other(state, *row[:3]))


def _has_other(state: SilvertonState, giver: int, power: int, city: int) -> bool:
    """Whether the giver could as well have given a train of his other city."""
    if state.joined[giver]:
        return False
    return any(train.power == power and train.city == 1 - city for train in state.trains[giver])


def ask_about_trains(state: SilvertonState, events: list[Event]) -> None:
    """The first train that waits: which it was, or where it goes; with one answer it is given."""
    while state.queue:
        seat, *given = state.queue[0]
        if len(given) < 2:
            ask(state, ASSIGN_TRAIN, seat)
            return
        answers = GIVE_TRAIN.menu(state, seat)
        if len(answers) != 1:
            ask(state, GIVE_TRAIN, seat)
            return
        give_train(state, answers[0].city, events)


class ChooseTrain(Choice):
    """Of two like trains the giver says which one he parts with."""

    __slots__ = ()
    id = "give-train"
    phase = "trade"
    rule = "SV-18.8"
    takes = (GiveTrain,)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return {"power": state.queue[0][1]}

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        """Goods bought this turn must be able to go out after it (SV-10.4)."""
        found: list[Any] = [GiveTrain(0), GiveTrain(1)]
        if seat == state.seat and state.lots:
            good = [each for each in found if _delivers(_give_in_copy(state, each.city))]
            return good or found
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        give_train(state, action.city, events)
        ask_again(state, chance, events)


def give_train(state: SilvertonState, chosen: int, events: list[Event]) -> None:
    """The train that waits was one of this city; then like ones need not be asked about twice."""
    seat, power, city, receiver = state.queue[0]
    if chosen != city:
        _give_other(state, seat, power, city, receiver)
    events.append(TrainGiven(seat, power, state.starts[seat][chosen]))
    settled = (seat, power) if chosen == city else None
    state.queue = tuple(
        row
        for row in state.queue[1:]
        if len(row) < 3 or (row[:2] != settled and _has_other(state, *row[:3]))
    )


def _give_in_copy(state: SilvertonState, city: int) -> SilvertonState:
    later = state.copy()
    give_train(later, city, [])
    return later


def _delivers(state: SilvertonState) -> bool:
    """Whether the goods bought this turn can go out, if what is still asked is answered well."""
    if state.queue and len(state.queue[0]) > 2:
        return any(_delivers(_give_in_copy(state, city)) for city in (0, 1))
    return find_means(state, state.seat).suffice(dict(state.lots))


def _give_other(state: SilvertonState, seat: int, power: int, city: int, receiver: int) -> None:
    """The train of the other city goes, with whatever it did this turn; the first one stays."""
    mine, theirs = list(state.trains[seat]), list(state.trains[receiver])
    at = next(n for n, train in enumerate(mine) if (train.power, train.city) == (power, 1 - city))
    used = mine[at].used
    mine[at] = mine[at]._replace(city=city)
    for number, train in enumerate(theirs):
        if (train.power, train.city) == (power, -1) and train.used != used:
            mine[at] = mine[at]._replace(used=train.used)
            theirs[number] = train._replace(used=used)
            break
    state.trains[seat], state.trains[receiver] = tuple(sorted(mine)), tuple(sorted(theirs))


class AssignNewTrain(Choice):
    """A train from a bargain is bound to one of its new owner's cities."""

    __slots__ = ()
    id = "assign-train"
    phase = "trade"
    rule = "SV-18.8"
    takes = (AssignTrain,)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return {"power": state.queue[0][1]}

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        return [AssignTrain(0), AssignTrain(1)]

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        _, power = state.queue[0]
        state.queue = state.queue[1:]
        trains = list(state.trains[seat])
        at = next(at for at, train in enumerate(trains) if train.power == power and train.city < 0)
        trains[at] = trains[at]._replace(city=action.city)
        state.trains[seat] = tuple(sorted(trains))
        events.append(TrainAssigned(seat, power, state.starts[seat][action.city]))
        ask_again(state, chance, events)


GIVE_TRAIN, ASSIGN_TRAIN = ChooseTrain(), AssignNewTrain()
