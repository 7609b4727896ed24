"""What a seat of Silverton may know: all but the decks and, until announced, others' cash."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import msgspec

from rotonde.games.silverton.notation import positions
from rotonde.games.silverton.rules.prospecting import KEEP
from rotonde.games.silverton.rules.prospector_places import count_owed
from rotonde.games.silverton.rules.shared_lines import SHARE_REPLY, count_share_costs
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.terms import terms_of
from rotonde.games.silverton.rules.view import show_cash
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.visibility import Visibility


class SilvertonVisibility(Visibility):
    has_hidden_info = True

    def sample_state(self, state: SilvertonState, seat: int, rng: Random) -> SilvertonState:
        return _sample(state, seat)

    def public_setup(self, setup: Setup) -> Setup:
        if setup.position is None:
            return setup
        _, agreed = terms_of(setup)
        return msgspec.structs.replace(
            setup, position=positions.make_public(setup.position, agreed)
        )

    def visible_scores(
        self, state: SilvertonState, viewer: int | None
    ) -> tuple[Fraction | None, ...]:
        known = (show_cash(state, seat, viewer) for seat in range(state.terms.players))
        return tuple(None if cash is None else Fraction(cash) for cash in known)

    def visible_position(self, state: SilvertonState, viewer: int | None) -> str:
        twin = state.copy()
        for seat in range(state.terms.players):
            if show_cash(state, seat, viewer) is None:
                twin.cash[seat] = state.terms.cash  # which is not written down
        return positions.remove_planted(positions.write(twin))


def _sample(state: SilvertonState, seat: int) -> SilvertonState:
    """A state that this seat could be in.

    Cards nobody has seen lie in no order anyway. Cash can be worked out from the payments
    (SV-16.6), unless a position gave it.
    """
    twin = state.copy()
    if twin.planted:
        _shuffle_back(twin)
    if twin.given:
        _forget_cash(twin, seat)
    return twin


def _shuffle_back(twin: SilvertonState) -> None:
    """What was planted goes back among the unseen cards, in an order that tells nothing."""
    mishaps = twin.board.mishaps
    claims = [card for card in twin.planted if card not in mishaps]
    events = [card for card in twin.planted if card in mishaps]
    twin.deck = sorted(twin.deck + claims)
    twin.mishaps = tuple(sorted([*twin.mishaps, *events]))
    twin.planted = ()


def _forget_cash(twin: SilvertonState, seat: int) -> None:
    """The position is taken to have given the others what it gave this seat."""
    for other in range(twin.terms.players):
        if show_cash(twin, other, seat) is not None:
            continue
        cash = twin.cash[other] - twin.given[other] + twin.given[seat]
        if twin.terms.announce is not None:
            cash = min(cash, twin.terms.announce)
        cash = max(cash, _count_promised(twin, other))
        if cash != twin.cash[other]:
            twin.cash[other] = cash
            twin.menu = None
    twin.given = ()


def _count_promised(twin: SilvertonState, seat: int) -> int:
    """What all know that this seat can pay: offers, thefts prepared, what it was asked about."""
    step = twin.stack[-1] if twin.stack else None
    asked = 0
    if step is KEEP and seat == twin.to_act[0]:
        asked = twin.board.claim_cost[twin.queue[1]]
    elif step is SHARE_REPLY and seat == twin.queue[0][1]:
        asked = count_share_costs(twin, *twin.queue[0])[0]
    elif twin.offer is not None and seat == twin.seat:
        asked = twin.offer.give.cash
    elif twin.offer is not None and seat == twin.offer.seat and twin.offer.countered:
        asked = twin.offer.take.cash
    return asked + count_owed(twin, seat)
