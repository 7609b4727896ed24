"""The rest of a match by first sight: what heuristic actions would do, without the ceremony.

Placing crew and working claims, two decisions of three, pass as whole stages: a seat's outlook is
worked out once for all of its pieces. Nobody trades in imagined play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rotonde.games.silverton.bot import trade
from rotonde.games.silverton.bot.heuristics import choose_best, is_worth_working
from rotonde.games.silverton.bot.quick_placement import Placer
from rotonde.games.silverton.bot.style import Style
from rotonde.games.silverton.bot.valuation import Outlook
from rotonde.games.silverton.rules import placement as placement_rules
from rotonde.games.silverton.rules import trade as trade_rules
from rotonde.games.silverton.rules.flow import FLOW
from rotonde.games.silverton.rules.operating import operate
from rotonde.games.silverton.rules.placement import keep_tied
from rotonde.games.silverton.rules.state import HOME, TIED, SilvertonState
from rotonde.kernel.chance import Chance, SimulatedChance, key_from
from rotonde.kernel.contract.bot import Future
from rotonde.kernel.flow import Flow
from rotonde.kernel.step import Event

_ANSWERS = trade.STEPS - {"trade"}


def settle_cards(state: SilvertonState, future: Future) -> None:
    """Lay the unseen cards in the order they have in this future.

    Drawn one by one they would be other cards altogether as soon as one choice takes a card more
    than another: what is compared would be the luck of the row, not the choice.
    """
    rest = [*state.deck, *state.mishaps]
    Random(future.seed).shuffle(rest)
    state.planted = (*state.planted, *rest)
    state.deck, state.mishaps = [], ()


def play_out(
    state: SilvertonState,
    future: Future,
    enough: Callable[[SilvertonState], bool] | None,
    styles: Sequence[Style],
) -> None:
    """Play a state on to the end, or until it is `enough`, each seat in its style."""
    Playout(state, future, styles).run(enough)


class Playout:
    """A state that plays itself, and that it owns."""

    def __init__(self, state: SilvertonState, future: Future, styles: Sequence[Style]) -> None:
        # As a guess draws it, so that what was drawn before the playout fits what is drawn in it.
        self.chance = SimulatedChance(key_from(Random(future.seed)))
        self.state, self.styles = state, styles
        stages = {**FLOW.stages}
        for stage in (self.placing, self.operating, self.trading):
            stages[stage.__name__] = stage
        state.flow = Flow(*stages.values())

    def run(self, enough: Callable[[SilvertonState], bool] | None) -> None:
        state, chance = self.state, self.chance
        decisions = 0
        while state.stack and not (enough is not None and enough(state)):
            step, seat = state.stack[-1], state.to_act[0]
            legal = step.legal(state, seat)
            action = legal[0]
            if len(legal) > 1:
                action = self._choose(seat, legal)
            decisions += 1
            chance.begin(decisions)
            step.perform(state, seat, action, chance)

    def _choose(self, seat: int, legal: list[Any]) -> Any:
        """First sight; an offer that was made before the playout is thought through."""
        if self.state.stack[-1].id in _ANSWERS:
            return trade.choose(self.state, seat, legal)
        return choose_best(self.state, seat, legal, self.styles[seat])

    # Stages that pass at once, by the names of those they stand for

    def placing(self, state: SilvertonState, chance: Chance, events: list[Event]) -> None:
        seat = state.seat if state.at < state.terms.players else -1
        if seat < 0 or not state.crew[seat] or (state.terms.spike and not state.joined[seat]):
            placement_rules.placing(state, chance, events)
            return
        keep_tied(state, seat)
        pieces = state.crew[seat]
        if any(piece.status == TIED for piece in pieces):  # they may come back: step by step
            placement_rules.placing(state, chance, events)
            return
        if any(piece.status == HOME for piece in pieces):
            Placer(state, seat, self.styles[seat]).place_all()
        state.at += 1

    def operating(self, state: SilvertonState, chance: Chance, events: list[Event]) -> None:
        seat, board = state.seat, state.board
        state.chosen = ()
        outlook = None
        chosen = []
        for claim in state.hands[seat]:
            if state.depleted[claim] or state.worked_now[claim]:
                continue
            if board.claim_fee[claim] > state.cash[seat]:
                continue
            if outlook is None:
                outlook = Outlook(state, seat, self.styles[seat])
            if is_worth_working(state, claim, outlook):
                state.cash[seat] -= board.claim_fee[claim]
                state.worked_now[claim] = 1
                chosen.append(claim)
        for claim in chosen:
            operate(state, seat, claim, chance, events)
        state.next_stage()

    def trading(self, state: SilvertonState, chance: Chance, events: list[Event]) -> None:
        if state.queue:
            trade_rules.trading(state, chance, events)
        else:
            state.next_stage()
