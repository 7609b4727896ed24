"""How Silverton looks, what helps its players, and how they make open-ended decisions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from rotonde.games.silverton.presentation import (
    boards,
    breakdown,
    forms,
    highlights,
    notes,
    placing,
    poster,
    reasons,
    sales,
    scene,
    shortcuts,
    spots,
)
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.view import BoardView
from rotonde.kernel.contract.boards import Board, Standing
from rotonde.kernel.contract.help import Chart, Help, Plan, Record
from rotonde.kernel.contract.inputs import Amount, Form, FormInput, Inputs, MultiSelect
from rotonde.kernel.contract.presentation import Highlight, Presentation, Say
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.drawing.scene import Scene
from rotonde.kernel.message import Message
from rotonde.kernel.step import Action, Event


class SilvertonPresentation(Presentation):
    def scene(self, board: BoardView, say: Say) -> Scene:
        return scene.scene(board, lambda id, **args: say(Message(id, args)))

    def poster(self, say: Say) -> Scene:
        return poster.poster(lambda id, **args: say(Message(id, args)))

    def boards(self, board: BoardView, seat: int | None, say: Say) -> Sequence[Board]:
        return boards.boards(board, seat, say)

    def standing(self, board: BoardView, seat: int | None, say: Say) -> Standing:
        return boards.standing(board, seat, say)

    def describe_spot(self, state: SilvertonState, seat: int | None, spot: str) -> Highlight | None:
        return highlights.describe_spot(state, seat, spot)

    def notes(self, board: BoardView) -> list[Message | None]:
        return notes.notes(board)


class SilvertonHelp(Help):
    def prompt_hint(self, state: SilvertonState, seat: int) -> Message | None:
        return forms.remark(state, seat)

    def preview(self, state: SilvertonState, seat: int, action: Action) -> Sequence[Message]:
        return forms.weigh(state, seat, action)

    def plan(
        self,
        state: SilvertonState,
        seat: int,
        past: Iterable[Action],
        wanted: Mapping[str, int] | None,
        say: Say,
    ) -> Plan | None:
        laid_out = {"deliver": sales.plan, "place": placing.plan}.get(state.stack[-1].id)
        if laid_out is not None:
            return laid_out(state, seat, wanted, say)
        return shortcuts.plan(state, seat, past)

    def hint_reasons(
        self, state: SilvertonState, seat: int, actions: Sequence[Action]
    ) -> Sequence[Message]:
        return reasons.give_reasons(state, seat, actions)

    def action_at(self, state: SilvertonState, seat: int, spots_: Sequence[str]) -> Action | None:
        return spots.action_at(state, seat, spots_)

    def score_breakdown(self, state: SilvertonState, events: Sequence[Event]) -> list[Highlight]:
        return breakdown.tally(state, events)

    def charts(self, state: SilvertonState, events: Sequence[Event]) -> list[Chart]:
        return breakdown.charts(state)

    def record(self, state: SilvertonState, standings: Standings) -> Record | None:
        return breakdown.record(state, standings)


class SilvertonInputs(Inputs):
    def amounts(self, state: SilvertonState, seat: int) -> Sequence[Amount]:
        return forms.amounts(state, seat)

    def multi_selects(self, state: SilvertonState, seat: int) -> list[MultiSelect]:
        return forms.joints(state, seat)

    def usual(
        self, state: SilvertonState, seat: int, legal: Sequence[Action]
    ) -> Collection[Action]:
        return placing.find_usual(state, seat, legal)

    def forms(self, state: SilvertonState, seat: int) -> Sequence[Form]:
        return forms.forms(state, seat)

    def action_of(self, state: SilvertonState, seat: int, filled: FormInput) -> Action:
        return forms.from_form(state, seat, filled)
