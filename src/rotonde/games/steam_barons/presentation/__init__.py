"""How Steam Barons looks, what helps its players, and how they make open-ended decisions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from rotonde.games.steam_barons.presentation import (
    auctions,
    boards,
    breakdown,
    forms,
    highlights,
    moments,
    notes,
    previews,
    prompt_hints,
    reasons,
    scene,
    spots,
)
from rotonde.games.steam_barons.presentation.drawing.ghosts import ghost
from rotonde.games.steam_barons.presentation.drawing.journeys import journey
from rotonde.games.steam_barons.rules import flow, terms
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.view import BoardView
from rotonde.kernel.contract.auction import Auction
from rotonde.kernel.contract.boards import Board, Standing
from rotonde.kernel.contract.help import Chart, Help, Shortcut
from rotonde.kernel.contract.inputs import Amount, Form, FormInput, Inputs
from rotonde.kernel.contract.presentation import Highlight, Moment, Presentation, Say
from rotonde.kernel.drawing.scene import Journey, Piece, Scene
from rotonde.kernel.message import Message
from rotonde.kernel.step import Action, Event


class BaronsPresentation(Presentation):
    def scene(self, board: BoardView, say: Say) -> Scene:
        return scene.scene(board, lambda id, **args: say(Message(id, args)))

    def boards(self, view: BoardView, seat: int | None, say: Say) -> tuple[Board, ...]:
        return boards.boards(view, seat, say)

    def standing(self, view: BoardView, seat: int | None, say: Say) -> Standing:
        return boards.standing(view, seat, say)

    def describe_spot(self, state: BaronsState, seat: int | None, spot: str) -> Highlight | None:
        return highlights.describe_spot(state, seat, spot)

    def notes(self, board: BoardView) -> list[Message | None]:
        return notes.notes(board)

    def pieces_of(self, state: BaronsState, action: Action) -> Sequence[Piece]:
        return ghost(state, action)

    def journey(self, state: BaronsState, event: Event) -> Journey | None:
        return journey(state, event)

    def moment(self, state: BaronsState, events: Sequence[Event], say: Say) -> Moment | None:
        return moments.moment(state, events, say)

    def phases_for(self, options: Mapping[str, str]) -> tuple[str, ...]:
        return flow.PHASES[options["rules"]]

    def score_message_id(self, options: Mapping[str, str]) -> str:
        money = options["rules"] == terms.STOCK
        return "score-money" if money else super().score_message_id(options)

    def progress(self, state: BaronsState) -> tuple[Fraction, ...] | None:
        """On the market with all shares at their price, as long as they can be sold."""
        if not state.terms.stock or state.ending is not None:
            return None
        companies = range(len(state.price))
        return tuple(
            Fraction(
                cash + sum(state.shares_of(seat, c) * max(0, state.price[c]) for c in companies)
            )
            for seat, cash in enumerate(state.cash)
        )


class BaronsHelp(Help):
    def prompt_hint(self, state: BaronsState, seat: int) -> Message | None:
        return prompt_hints.remark(state, seat)

    def list_title(self, state: BaronsState, seat: int) -> Message | None:
        return prompt_hints.listing(state)

    def draft_summary(self, before: BaronsState, state: BaronsState, seat: int) -> Message | None:
        return prompt_hints.so_far(before, state, seat)

    def preview(self, state: BaronsState, seat: int, action: Action) -> Sequence[Message]:
        return previews.weigh(state, seat, action)

    def shortcuts(
        self, state: BaronsState, seat: int, past: Iterable[Action]
    ) -> Sequence[Shortcut]:
        return prompt_hints.plans(state, seat)

    def hint_reasons(
        self, state: BaronsState, seat: int, actions: Sequence[Action]
    ) -> Sequence[Message]:
        return reasons.reasons(state, seat, actions)

    def action_at(self, state: BaronsState, seat: int, spots_: Sequence[str]) -> Action | None:
        return spots.action_at(state, seat, spots_)

    def score_breakdown(self, state: BaronsState, events: Sequence[Event]) -> list[Highlight]:
        return breakdown.tally(state, events)

    def charts(self, state: BaronsState, events: Sequence[Event]) -> list[Chart]:
        return breakdown.charts(state, events)


class BaronsInputs(Inputs):
    def amounts(self, state: BaronsState, seat: int) -> Sequence[Amount]:
        return forms.amounts(state, seat)

    def forms(self, state: BaronsState, seat: int) -> Sequence[Form]:
        return forms.forms(state, seat)

    def action_of(self, state: BaronsState, seat: int, filled: FormInput) -> Action:
        return forms.from_form(state, seat, filled)

    def auction(self, state: BaronsState, viewer: int | None) -> Auction | None:
        return auctions.auction(state)

    def limit_bid(self, state: BaronsState, seat: int, most: int) -> Action:
        return auctions.standing(state, seat, most)
