"""What a seat of Night Mail may know, and what could be true for all that it knows."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import msgspec

from night_mail import notation
from night_mail.state import TICKETS, TOWNS, MailState
from night_mail.view import knows
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.visibility import Visibility


class MailVisibility(Visibility):
    has_hidden_info = True

    def sample_state(self, state: MailState, seat: int, rng: Random) -> MailState:
        """What the seat cannot see, shuffled together and dealt again: bags, then tickets."""
        twin = state.copy()
        if not state.stack:
            return twin
        others = [other for other in range(state.players) if other != seat]
        unseen = state.van[:]
        for other in others:
            for town in range(len(TOWNS)):
                unseen[town] += state.hands[other][town] - state.shown[other][town]
        sack = [town for town, bags in enumerate(unseen) for _ in range(bags)]
        rng.shuffle(sack)
        for other in others:
            twin.hands[other] = state.shown[other][:]
            for _ in range(sum(state.hands[other]) - sum(state.shown[other])):
                twin.hands[other][sack.pop()] += 1
        twin.van = [sack.count(town) for town in range(len(TOWNS))]
        known = {*state.tickets[seat], state.returned[seat]}
        left = [ticket for ticket in range(len(TICKETS)) if ticket not in known]
        rng.shuffle(left)
        for other in others:
            twin.tickets[other] = tuple(sorted(left.pop() for _ in state.tickets[other]))
            if state.returned[other] is not None:
                twin.returned[other] = left.pop()
        return twin

    def public_setup(self, setup: Setup) -> Setup:
        if setup.position is None:
            return setup
        return msgspec.structs.replace(setup, position=notation.unplanted(setup.position))

    def visible_scores(self, state: MailState, viewer: int | None) -> list[Fraction | None]:
        """A score tells of tickets and late bags: it is as secret as they are."""
        return [
            Fraction(state.score(seat)) if knows(state, viewer, seat) else None
            for seat in range(state.players)
        ]

    def visible_position(self, state: MailState, viewer: int | None) -> str:
        return notation.write(state, [s for s in range(state.players) if knows(state, viewer, s)])
