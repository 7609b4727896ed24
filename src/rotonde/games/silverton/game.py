"""Silverton, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rotonde.games.silverton import (
    books,
    bot,
    forms,
    guessing,
    habits,
    networks,
    notation,
    spots,
)
from rotonde.games.silverton.actions import Decisions, Dismantle
from rotonde.games.silverton.codes import SilvertonCodes
from rotonde.games.silverton.notes import notes
from rotonde.games.silverton.rules import flow, setup, terms
from rotonde.games.silverton.rules.cards import FILES
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.scene import scene
from rotonde.games.silverton.view import BoardView, shown_cash, view
from rotonde.kernel.chance import Chance
from rotonde.kernel.data import ledger, text_of
from rotonde.kernel.form import Amount, Filled, Form, Joint
from rotonde.kernel.game import (
    Chart,
    Codes,
    Game,
    Network,
    Plan,
    Record,
    Say,
    Setup,
    Source,
    Standings,
)
from rotonde.kernel.message import Message
from rotonde.kernel.scene import Scene
from rotonde.kernel.step import Action, Event


class Silverton(Game):
    id = "silverton"
    rules_version = 1
    seats = (1, 6)
    options = terms.OPTIONS
    actions = Decisions
    over_rule = "SV-16.1"
    phases = flow.PHASES
    phase_of = flow.PHASE_OF
    drafts = frozenset({"place", "plow"})
    quiet = (Dismantle,)
    endings = flow.ENDINGS
    hidden = True
    nodes = 60
    folder = Path(__file__).parent

    def check(self, given_setup: Setup, given: Mapping[str, str]) -> Mapping[str, str]:
        options = terms.check(given_setup, given)
        if given_setup.position is not None:
            settled = msgspec.structs.replace(given_setup, options=options)
            notation.parse(given_setup.position, *terms.terms_of(settled))
        return options

    def seats_for(self, options: Mapping[str, str]) -> tuple[int, int]:
        players = terms.players_of(options.get("scenario", terms.NONE))
        return (min(players), max(players)) if players else self.seats

    def idle_options(self, options: Mapping[str, str], players: int) -> frozenset[str]:
        return terms.idle(options)

    def seats_in(self, position: str) -> int:
        return notation.seats_in(position)

    def start(self, setup_: Setup, chance: Chance) -> SilvertonState:
        if setup_.position is not None:
            return notation.parse(setup_.position, *terms.terms_of(setup_), chance)
        return setup.opening(setup_, chance)

    def view(self, state: SilvertonState, seat: int | None) -> BoardView:
        return view(state, seat)

    def standings(self, state: SilvertonState) -> Standings:
        assert state.ending is not None
        return Standings.by_score(self.scores(state), state.ending)

    def scores(self, state: SilvertonState) -> tuple[Fraction, ...]:
        return tuple(Fraction(cash) for cash in state.cash)

    def shown(self, state: SilvertonState, viewer: int | None) -> tuple[Fraction | None, ...]:
        known = (shown_cash(state, seat, viewer) for seat in range(state.terms.players))
        return tuple(None if cash is None else Fraction(cash) for cash in known)

    def guess(self, state: SilvertonState, seat: int, rng: Random) -> SilvertonState:
        return guessing.guess(state, seat)

    def alone(self, standings: Standings) -> float:
        """The seven grades, evenly from 1 to -1; a result without a grade is worth nothing."""
        grades = flow.ENDINGS[flow.ENDINGS.index("decisive-victory") :]
        if standings.ending not in grades:
            return 0.0
        return 1.0 - 2.0 * grades.index(standings.ending) / (len(grades) - 1)

    def starting_place(self, state: SilvertonState, seat: int) -> int:
        return state.rows[seat]

    def position(self, state: SilvertonState) -> str:
        return notation.write(state)

    def shown_position(self, state: SilvertonState, viewer: int | None) -> str:
        twin = state.copy()
        for seat in range(state.terms.players):
            if shown_cash(state, seat, viewer) is None:
                twin.cash[seat] = state.terms.cash  # which is not written down
        return notation.unplanted(notation.write(twin))

    def public(self, setup_: Setup) -> Setup:
        if setup_.position is None:
            return setup_
        _, agreed = terms.terms_of(setup_)
        return msgspec.structs.replace(setup_, position=notation.public(setup_.position, agreed))

    def shared(self, setup_: Setup) -> tuple[object, ...]:
        return terms.terms_of(setup_)

    def scene(self, board: BoardView, say: Say) -> Scene:
        return scene(board, lambda id, **args: say(Message(id, args)))

    def about(self, state: SilvertonState, seat: int | None, spot: str) -> Network | None:
        return networks.about(state, seat, spot)

    def remark(self, state: SilvertonState, seat: int) -> Message | None:
        return forms.remark(state, seat)

    def weigh(self, state: SilvertonState, seat: int, action: Action) -> Sequence[Message]:
        return forms.weigh(state, seat, action)

    def plans(self, state: SilvertonState, seat: int, past: Sequence[Action]) -> Sequence[Plan]:
        return habits.plans(state, seat, past)

    def action_at(self, state: SilvertonState, seat: int, spots_: Sequence[str]) -> Action | None:
        return spots.action_at(state, seat, spots_)

    def amounts(self, state: SilvertonState, seat: int) -> Sequence[Amount]:
        return forms.amounts(state, seat)

    def joints(self, state: SilvertonState, seat: int) -> list[Joint]:
        return forms.joints(state, seat)

    def forms(self, state: SilvertonState, seat: int) -> Sequence[Form]:
        return forms.forms(state, seat)

    def from_form(self, state: SilvertonState, seat: int, filled: Filled) -> Action:
        return forms.from_form(state, seat, filled)

    def tally(self, state: SilvertonState, told: Sequence[Event]) -> list[Network]:
        return books.tally(state, told)

    def charts(self, state: SilvertonState, told: Sequence[Event]) -> list[Chart]:
        return books.charts(state)

    def record(self, state: SilvertonState, standings: Standings) -> Record | None:
        return books.record(state, standings)

    def notes(self, board: BoardView) -> list[Message | None]:
        return notes(board)

    def codes(self, setup_: Setup) -> Codes:
        return SilvertonCodes(*terms.terms_of(setup_))

    def evaluate(self, state: SilvertonState) -> list[float]:
        return bot.evaluate(state)

    def swing(self, state: SilvertonState) -> float:
        return bot.swing(state)

    def prospects(self, state: SilvertonState) -> list[float]:
        return bot.prospects(state)

    def favourite(self, state: SilvertonState, seat: int, legal: list[Any]) -> Any:
        return bot.favourite(state, seat, legal)

    def horizon(self, state: SilvertonState) -> Callable[[Any], bool]:
        return bot.horizon(state)

    def candidates(self, state: SilvertonState, seat: int, legal: list[Any]) -> list[Any]:
        return bot.candidates(state, seat, legal)

    def habit(self, state: SilvertonState, seat: int, legal: list[Any], rng: Random) -> Any:
        return bot.habit(state, seat, legal)

    def ledger(self, data: Mapping[str, str] | None = None) -> list[Source]:
        return [
            row for name in FILES for row in ledger(name, text_of(self.folder / "data", name, data))
        ]


GAME = Silverton()
