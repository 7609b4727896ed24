"""What a good player of Night Mail weighs."""

from __future__ import annotations

from random import Random
from typing import Any

from night_mail.actions import Bid, Deliver, Hold, Return
from night_mail.state import FORFEIT, LEGS, REWARD, TICKETS, TOWNS, WANTED, MailState
from rotonde.kernel.contract.bot import BotKnowledge

_IN_HAND = 0.7
"""What a bag in hand counts for beside one delivered: others may be first."""
_MOST_BID = 4


class MailBot(BotKnowledge):
    search_passes = 600

    def evaluate(self, state: MailState) -> list[float]:
        return [
            state.points[seat]
            + state.coal[seat] / 2
            + _hand(state, seat)
            + sum(_ticket(state, seat, ticket) for ticket in state.tickets[seat])
            for seat in range(state.players)
        ]

    def score_scale(self, state: MailState) -> float:
        return 4.0 + 2.0 * (LEGS - state.leg)

    def candidates(self, state: MailState, seat: int, legal: list[Any]) -> list[Any]:
        """All bags for a town or none; no bid that leaves nothing for the legs to come."""
        if isinstance(legal[0], Bid):
            return legal[: _MOST_BID + 1]
        if isinstance(legal[0], Deliver):
            hand = state.hands[seat]
            return [a for a in legal if not isinstance(a, Deliver) or a.bags == hand[a.town]]
        return legal

    def heuristic_action(self, state: MailState, seat: int, legal: list[Any]) -> Any:
        """The best for the hand and the tickets as they are; a fair share of the coal as a bid."""
        if isinstance(legal[0], Bid):
            return legal[min(state.coal[seat] // (LEGS + 1 - state.leg), len(legal) - 1)]
        return max(legal, key=lambda action: _promise(state, seat, action))

    def rollout_policy(self, state: MailState, seat: int, legal: list[Any], rng: Random) -> Any:
        if isinstance(legal[0], Bid):
            return legal[int(rng.random() * min(len(legal), _MOST_BID))]
        if isinstance(legal[0], Deliver | Hold):
            return max(legal, key=lambda action: _promise(state, seat, action))
        return legal[int(rng.random() * len(legal))]


def _promise(state: MailState, seat: int, action: Any) -> float:
    """How good an action looks by itself."""
    match action:
        case Return(ticket=ticket):
            return -_ticket(state, seat, ticket)
        case Hold():
            return 0.0
        case Deliver(town=town, bags=bags):
            return state.worth(town, bags) + _wanted(state, seat, town, bags)
    bags = state.hands[seat][action.town] + 1
    gain = state.worth(action.town, bags) - state.worth(action.town, bags - 1)
    return gain * _in_time(state, action.town) + _wanted(state, seat, action.town, 1)


def _in_time(state: MailState, town: int) -> bool:
    """Whether the train still calls there."""
    return any(town in state.calls(leg) for leg in range(state.leg, LEGS + 1))


def _wanted(state: MailState, seat: int, town: int, bags: int) -> float:
    """What bags for a town do for the tickets."""
    short = max(0, WANTED - state.delivered[seat][town])
    asked = sum(town in TICKETS[ticket] for ticket in state.tickets[seat])
    return 1.5 * asked * min(bags, short)


def _hand(state: MailState, seat: int) -> float:
    """Bags in hand: one town a leg can be served, the rest will be late."""
    hand = state.hands[seat]
    worth = [
        _IN_HAND * state.worth(town, hand[town]) if _in_time(state, town) else 0.0
        for town in range(len(TOWNS))
    ]
    served = sorted(worth, reverse=True)[: LEGS + 1 - state.leg]
    late = sum(bags for town, bags in enumerate(hand) if not worth[town])
    return sum(served) - state.late * late


def _ticket(state: MailState, seat: int, ticket: int) -> float:
    """Between forfeit and reward, by how far it has come."""
    progress = 1.0
    for town in TICKETS[ticket]:
        held = state.hands[seat][town] if _in_time(state, town) else 0
        there = state.delivered[seat][town] + _IN_HAND * held
        progress *= min(1.0, (0.5 + there) / (0.5 + WANTED))
    return FORFEIT + (REWARD - FORFEIT) * progress
