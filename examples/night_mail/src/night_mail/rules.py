"""The rules of Night Mail: set-up and result. The steps do the rest."""

from __future__ import annotations

from fractions import Fraction

from night_mail import steps
from night_mail.actions import Decisions
from night_mail.state import DEALT, HAND, TICKETS, MailState
from night_mail.view import MailView, view
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.rules import Rules, Standings


class MailRules(Rules):
    actions = Decisions
    over_rule = "NM-15"

    def start(self, setup: Setup, chance: Chance) -> MailState:
        state = MailState(players=len(setup.seats), late=int(setup.options["late"]))
        state.first = chance.randrange(state.players)  # NM-2
        tickets = list(range(len(TICKETS)))
        for seat in range(state.players):  # NM-3
            for _ in range(HAND):
                state.hands[seat][state.draw(chance, secret=True)] += 1
            state.tickets[seat] = draw_tickets(tickets, DEALT, chance)
        state.stack = [steps.KEEP]
        state.to_act = steps.owed(state)
        return state

    def view(self, state: MailState, seat: int | None) -> MailView:
        return view(state, seat)

    def scores(self, state: MailState) -> tuple[Fraction, ...]:
        return tuple(Fraction(state.score(seat)) for seat in range(state.players))

    def standings(self, state: MailState) -> Standings:
        return Standings.by_score(self.scores(state), "dawn")  # NM-19

    def starting_place(self, state: MailState, seat: int) -> int:
        return (seat - state.first) % state.players

    def shared(self, setup: Setup) -> tuple[object, ...]:
        return steps.STEPS


def draw_tickets(left: list[int], count: int, chance: Chance) -> tuple[int, ...]:
    """Tickets leave those that are left, unseen; in an order that tells nothing."""
    drawn = [left.pop(chance.randrange(len(left), secret=True)) for _ in range(count)]
    return tuple(sorted(drawn))
