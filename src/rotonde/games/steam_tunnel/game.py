"""Steam Tunnel, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rotonde.games.steam_tunnel import bot, networks, notation
from rotonde.games.steam_tunnel.actions import Decisions
from rotonde.games.steam_tunnel.codes import TunnelCodes
from rotonde.games.steam_tunnel.count import Count, count
from rotonde.games.steam_tunnel.rules import flow, scoring, setup
from rotonde.games.steam_tunnel.rules.cards import deck
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.games.steam_tunnel.scene import scene
from rotonde.games.steam_tunnel.spots import action_at
from rotonde.games.steam_tunnel.view import BoardView, view
from rotonde.kernel.chance import Chance
from rotonde.kernel.data import ledger, text_of
from rotonde.kernel.game import Codes, Game, Network, Say, Setup, Source, Standings
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.scene import Scene


class SteamTunnel(Game):
    id = "steam-tunnel"
    rules_version = 1
    seats = (2, 5)
    options = setup.OPTIONS
    actions = Decisions
    over_rule = "ST-19"
    phases = flow.PHASES
    endings = flow.ENDINGS
    folder = Path(__file__).parent

    def check(self, given_setup: Setup, given: Mapping[str, str]) -> Mapping[str, str]:
        options = setup.check(given_setup, given)
        if given_setup.position is not None:
            self._parse(given_setup, options)
        return options

    def seats_in(self, position: str) -> int:
        return max(notation.seats_in(position), self.seats[0])

    def start(self, setup_: Setup, chance: Chance) -> TunnelState:
        if setup_.position is not None:
            return self._parse(setup_, setup_.options)
        return setup.opening(setup_, chance)

    def _parse(self, setup_: Setup, options: Mapping[str, str]) -> TunnelState:
        state = notation.parse(
            setup_.position or "", players=len(setup_.seats), options=options, data=setup_.data
        )
        hidden = sum(flip.card not in state.planted for flip in state.flips)
        if len(state.unseen) < hidden:
            raise BadInput("bad-deck", game=self.id, cards=len(state.unseen), places=hidden)
        return state

    def view(self, state: TunnelState, seat: int | None) -> BoardView:
        return view(state)

    def standings(self, state: TunnelState) -> Standings:
        return scoring.standings(state)

    def scores(self, state: TunnelState) -> tuple[Fraction, ...]:
        return scoring.scores(state)

    def guess(self, state: TunnelState, seat: int, rng: Random) -> TunnelState:
        twin = state.copy()
        if twin.planted:
            # What was planted goes back among the unseen cards, in an order that tells nothing.
            number_of = {
                face.index: number
                for number, both in enumerate(twin.board.by_design)
                for face in both
            }
            twin.unseen = sorted(twin.unseen + [number_of[f] for f in twin.planted.values()])
            twin.planted = {}
        return twin

    def starting_place(self, state: TunnelState, seat: int) -> int:
        return (seat - state.first) % state.players

    def position(self, state: TunnelState) -> str:
        return notation.write(state)

    def scene(self, board: BoardView, say: Say) -> Scene:
        return scene(board, say=lambda id, args: say(Message(id, args)))

    def rimmed(self, board: BoardView, say: Say) -> Scene:
        return scene(board, say=lambda id, args: say(Message(id, args)), rim=True)

    def networks(self, board: BoardView) -> list[Network]:
        return networks.networks(board)

    def notes(self, board: BoardView) -> list[Message | None]:
        return networks.notes(board)

    def action_at(self, state: TunnelState, seat: int, spots: Sequence[str]) -> Decisions | None:
        return action_at(state, spots)

    def codes(self, setup_: Setup) -> Codes:
        cards = sum(d.copies for d in (*deck(setup_.data).design, deck(setup_.data).point))
        return TunnelCodes(setup.board_of(setup_), len(setup_.seats), cards)

    def ledger(self, data: Mapping[str, str] | None = None) -> list[Source]:
        return [
            row
            for name in ("deck.toml", "layouts.toml")
            for row in ledger(name, text_of(self.folder / "data", name, data))
        ]

    def count(
        self, position: str, options: Mapping[str, str], data: Mapping[str, str] | None = None
    ) -> Count:
        return count(position, options, data)

    def evaluate(self, state: TunnelState) -> list[float]:
        return bot.evaluate(state)

    def swing(self, state: TunnelState) -> float:
        return bot.swing(state)

    def candidates(self, state: TunnelState, seat: int, legal: list[Decisions]) -> list[Decisions]:
        return bot.candidates(state, seat, legal)

    def habit(self, state: TunnelState, seat: int, legal: list[Decisions], rng: Random) -> Any:
        return bot.habit(state, legal, rng)

    def shared(self, setup_: Setup) -> Iterator[object]:
        board = setup.board_of(setup_)
        yield from (board, *flow.STEPS, *board.flips, *board.blocks)
        for wirings in board.wirings:
            for wiring in wirings:
                yield from (claim for *_, claim in wiring.claims)

    def public(self, setup_: Setup) -> Setup:
        if setup_.position is None:
            return setup_
        return msgspec.structs.replace(setup_, position=notation.unplanted(setup_.position))


GAME = SteamTunnel()
