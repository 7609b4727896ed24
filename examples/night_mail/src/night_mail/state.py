"""Where a match stands, and how it is counted. Bags are counted per town, so they have no order.

The van is what nobody has seen, as counts: which bag comes next is drawn when it comes (NM-4), so
no order of the van lies hidden in the state.
"""

from __future__ import annotations

from itertools import combinations

from rotonde.kernel.chance import Chance
from rotonde.kernel.copyable import initial
from rotonde.kernel.step import State

TOWNS = ("Ardoise", "Brumal", "Corvane", "Dunmere", "Eskley", "Fontaube")
LETTERS = "ABCDEF"
BAGS = 12
"""Of each town (NM-1)."""
LEGS, CALLS = 6, 3
HAND, COAL = 4, 10
PAY = (5, 4, 4, 3, 3, 2, 2, 1)
"""What the first bag in a town brings, the second, and so on; the last for all that follow."""
TICKETS = tuple(combinations(range(len(TOWNS)), 2))
DEALT, KEPT = 3, 2
WANTED, REWARD, FORFEIT = 2, 6, -2
"""Bags in both towns of a ticket; points for one fulfilled, and for one that is not."""


class MailState(State):
    players: int
    late: int
    """What a late bag costs (NM-17)."""
    leg: int = 1
    first: int = 0
    """Who holds the lamp on the first leg."""
    order: tuple[int, ...] = ()
    """The seats as their bids have put them (NM-9); empty until the bids are open."""
    turn: int = 0
    """How many turns of this phase have been taken."""
    van: list[int] = initial(lambda it: [BAGS] * len(TOWNS))
    platform: list[int] = initial(lambda it: [0] * len(TOWNS))
    coal: list[int] = initial(lambda it: [COAL] * it.players)
    points: list[int] = initial(lambda it: [0] * it.players)
    """For mail alone."""
    hands: list[list[int]] = initial(lambda it: _no_bags(it.players))
    shown: list[list[int]] = initial(lambda it: _no_bags(it.players))
    """The part of each hand that everybody knows: it came from the platform."""
    delivered: list[list[int]] = initial(lambda it: _no_bags(it.players))
    tickets: list[tuple[int, ...]] = initial(lambda it: [()] * it.players)
    returned: list[int | None] = initial(lambda it: [None] * it.players)
    """The ticket each seat has put back: it knows that nobody else holds it."""

    @property
    def lamp(self) -> int:
        """Who wins ties on this leg (NM-9)."""
        return (self.first + self.leg - 1) % self.players

    @property
    def loaders(self) -> tuple[int, ...]:
        """Who takes a bag, in order: the first in line takes two (NM-11)."""
        return (self.order[0], *self.order)

    def calls(self, leg: int | None = None) -> tuple[int, ...]:
        """The towns where the train calls on a leg, by default on this one (NM-6)."""
        start = (leg or self.leg) - 1
        return tuple((start + at) % len(TOWNS) for at in range(CALLS))

    # Changes

    def draw(self, chance: Chance, *, secret: bool) -> int:
        """An unseen bag leaves the van."""
        place = chance.randrange(sum(self.van), secret=secret)
        town = 0
        while place >= self.van[town]:
            place -= self.van[town]
            town += 1
        self.van[town] -= 1
        return town

    def deliver(self, seat: int, town: int, bags: int) -> int:
        """Bags from a hand to their town; the points they bring (NM-13)."""
        gained = self.worth(town, bags)
        self.hands[seat][town] -= bags
        # Whatever was known of the hand, the rest of it is at least this.
        self.shown[seat][town] = max(0, self.shown[seat][town] - bags)
        self.delivered[seat][town] += bags
        self.points[seat] += gained
        return gained

    # Counting

    def worth(self, town: int, bags: int) -> int:
        """What so many bags would bring in this town now."""
        there = sum(row[town] for row in self.delivered)
        return sum(PAY[min(there + at, len(PAY) - 1)] for at in range(bags))

    def fulfilled(self, seat: int, ticket: int) -> bool:
        return all(self.delivered[seat][town] >= WANTED for town in TICKETS[ticket])

    def ticket_points(self, seat: int) -> int:
        """NM-16."""
        done = (self.fulfilled(seat, ticket) for ticket in self.tickets[seat])
        return sum(REWARD if each else FORFEIT for each in done)

    def late_points(self, seat: int) -> int:
        """NM-17."""
        return -self.late * sum(self.hands[seat])

    def coal_points(self, seat: int) -> int:
        """NM-18."""
        return self.coal[seat] // 2

    def score(self, seat: int) -> int:
        extra = self.coal_points(seat) + self.ticket_points(seat) + self.late_points(seat)
        return self.points[seat] + extra


def _no_bags(players: int) -> list[list[int]]:
    return [[0] * len(TOWNS) for _ in range(players)]
