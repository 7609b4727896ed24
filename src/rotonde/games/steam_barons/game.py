"""Steam Barons, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rotonde.games.steam_barons import (
    auctions,
    books,
    bot,
    forms,
    networks,
    notation,
    remarks,
    spots,
)
from rotonde.games.steam_barons.actions import Decisions, Done, Lay, Redirect, Urbanize
from rotonde.games.steam_barons.codes import BaronsCodes
from rotonde.games.steam_barons.drawing.ghosts import ghost
from rotonde.games.steam_barons.drawing.journeys import journey
from rotonde.games.steam_barons.notes import notes
from rotonde.games.steam_barons.rules import flow, income, setup, terms
from rotonde.games.steam_barons.rules.cards import FILES
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.scene import scene
from rotonde.games.steam_barons.view import BoardView, view
from rotonde.games.steam_barons.weighing import WEIGHED, weigh
from rotonde.kernel.auction import Auction
from rotonde.kernel.chance import Chance
from rotonde.kernel.data import ledger, text_of
from rotonde.kernel.form import Amount, Filled, Form
from rotonde.kernel.game import Chart, Codes, Game, Network, Plan, Say, Setup, Source, Standings
from rotonde.kernel.message import Message
from rotonde.kernel.scene import Journey, Piece, Scene
from rotonde.kernel.step import Action, Event


class SteamBarons(Game):
    id = "steam-barons"
    rules_version = 1
    seats = (2, 6)
    options = terms.OPTIONS
    actions = Decisions
    over_rule = "SB-11.20"
    phases = flow.PHASES[terms.STOCK]
    phase_of = flow.PHASE_OF
    drafts = frozenset({"build", "fill"})
    closing = (Done,)
    pictured = (Lay, Redirect, Urbanize)
    weighed = WEIGHED
    endings = flow.ENDINGS
    nodes = 48
    folder = Path(__file__).parent

    def phases_for(self, options: Mapping[str, str]) -> tuple[str, ...]:
        return flow.PHASES[options["rules"]]

    def check(self, given_setup: Setup, given: Mapping[str, str]) -> Mapping[str, str]:
        options = terms.check(given_setup, given)
        if given_setup.position is not None:
            settled = msgspec.structs.replace(given_setup, options=options)
            notation.parse(given_setup.position, *terms.terms_of(settled))
        return options

    def seats_for(self, options: Mapping[str, str]) -> tuple[int, int]:
        return terms.seats_for(options)

    def whole_score(self, options: Mapping[str, str]) -> str:
        money = options["rules"] == terms.STOCK
        return "score-money" if money else super().whole_score(options)

    def idle_options(self, options: Mapping[str, str], players: int) -> frozenset[str]:
        return terms.idle(options, players)

    def seats_in(self, position: str) -> int:
        return notation.seats_in(position)

    def start(self, setup_: Setup, chance: Chance) -> BaronsState:
        if setup_.position is not None:
            return notation.parse(setup_.position, *terms.terms_of(setup_), chance)
        return setup.opening_state(setup_, chance)

    def view(self, state: BaronsState, seat: int | None) -> BoardView:
        return view(state)

    def standings(self, state: BaronsState) -> Standings:
        assert state.ending is not None
        if state.terms.stock:
            return Standings.by_score(self.scores(state), state.ending)
        return Standings(tuple(self.scores(state)), income.ranks(state), state.ending)

    def scores(self, state: BaronsState) -> tuple[Fraction, ...]:
        if state.terms.stock:
            return tuple(Fraction(cash) for cash in state.cash)
        points = (income.final_points(state, seat) for seat in range(state.terms.players))
        return tuple(Fraction(each) for each in points)

    def worth(self, state: BaronsState) -> tuple[Fraction, ...]:
        """On the market with all shares at their price, as long as they can be sold."""
        if not state.terms.stock or state.ending is not None:
            return self.scores(state)
        companies = range(len(state.price))
        return tuple(
            Fraction(cash + sum(state.held(seat, c) * max(0, state.price[c]) for c in companies))
            for seat, cash in enumerate(state.cash)
        )

    def guess(self, state: BaronsState, seat: int, rng: Random) -> BaronsState:
        return state.copy()

    def starting_place(self, state: BaronsState, seat: int) -> int:
        """Distance from the marker, or from who is first or speaks first."""
        if state.order and not state.terms.stock:
            return state.order.index(seat)
        return (seat - state.marker) % state.terms.players

    def position(self, state: BaronsState) -> str:
        return notation.write(state)

    def shared(self, setup_: Setup) -> tuple[object, ...]:
        return terms.terms_of(setup_)

    def scene(self, board: BoardView, say: Say) -> Scene:
        return scene(board, lambda id, **args: say(Message(id, args)))

    def about(self, state: BaronsState, seat: int | None, spot: str) -> Network | None:
        return networks.about(state, seat, spot)

    def remark(self, state: BaronsState, seat: int) -> Message | None:
        return remarks.remark(state, seat)

    def listing(self, state: BaronsState, seat: int) -> Message | None:
        return remarks.listing(state)

    def so_far(self, before: BaronsState, state: BaronsState, seat: int) -> Message | None:
        return remarks.so_far(before, state, seat)

    def plans(self, state: BaronsState, seat: int, past: Sequence[Action]) -> Sequence[Plan]:
        return remarks.plans(state, seat)

    def weigh(self, state: BaronsState, seat: int, action: Action) -> Sequence[Message]:
        return weigh(state, seat, action)

    def ghost(self, state: BaronsState, action: Action) -> Sequence[Piece]:
        return ghost(state, action)

    def journey(self, state: BaronsState, event: Event) -> Journey | None:
        return journey(state, event)

    def action_at(self, state: BaronsState, seat: int, spots_: Sequence[str]) -> Action | None:
        return spots.action_at(state, seat, spots_)

    def amounts(self, state: BaronsState, seat: int) -> Sequence[Amount]:
        return forms.amounts(state, seat)

    def auction(self, state: BaronsState, viewer: int | None) -> Auction | None:
        return auctions.auction(state)

    def standing(self, state: BaronsState, seat: int, most: int) -> Action:
        return auctions.standing(state, seat, most)

    def forms(self, state: BaronsState, seat: int) -> Sequence[Form]:
        return forms.forms(state, seat)

    def from_form(self, state: BaronsState, seat: int, filled: Filled) -> Action:
        return forms.from_form(state, seat, filled)

    def tally(self, state: BaronsState, told: Sequence[Event]) -> list[Network]:
        return books.tally(state, told)

    def charts(self, state: BaronsState, told: Sequence[Event]) -> list[Chart]:
        return books.charts(state, told)

    def notes(self, board: BoardView) -> list[Message | None]:
        return notes(board)

    def codes(self, setup_: Setup) -> Codes:
        return BaronsCodes(*terms.terms_of(setup_))

    def evaluate(self, state: BaronsState) -> list[float]:
        return bot.evaluate(state)

    def favourite(self, state: BaronsState, seat: int, legal: list[Any]) -> Any:
        return bot.favourite(state, seat, legal)

    def prospects(self, state: BaronsState) -> list[float]:
        return bot.prospects(state)

    def horizon(self, state: BaronsState) -> Callable[[Any], bool]:
        return bot.horizon(state)

    def habit(self, state: BaronsState, seat: int, legal: list[Any], rng: Random) -> Any:
        return bot.habit(state, seat, legal, rng)

    def candidates(self, state: BaronsState, seat: int, legal: list[Any]) -> list[Any]:
        return bot.candidates(state, seat, legal)

    def ledger(self, data: Mapping[str, str] | None = None) -> list[Source]:
        return [
            row for name in FILES for row in ledger(name, text_of(self.folder / "data", name, data))
        ]


GAME = SteamBarons()
