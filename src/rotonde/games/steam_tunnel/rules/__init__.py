"""The rules of Steam Tunnel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from rotonde.games.steam_tunnel.rules import flow, scoring, setup
from rotonde.games.steam_tunnel.rules.actions import Decisions
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.games.steam_tunnel.rules.view import BoardView, view
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.rules import Rules, Standings


class TunnelRules(Rules):
    actions = Decisions
    over_rule = "ST-19"

    def check(self, setup_: Setup, given: Mapping[str, str]) -> Mapping[str, str]:
        return setup.check(setup_, given)

    def start(self, setup_: Setup, chance: Chance) -> TunnelState:
        return setup.opening(setup_, chance)

    def view(self, state: TunnelState, seat: int | None) -> BoardView:
        return view(state)

    def scores(self, state: TunnelState) -> tuple[Fraction, ...]:
        return scoring.scores(state)

    def standings(self, state: TunnelState) -> Standings:
        return scoring.standings(state)

    def starting_place(self, state: TunnelState, seat: int) -> int:
        return (seat - state.first) % state.players

    def shared(self, setup_: Setup) -> Iterator[object]:
        board = setup.board_of(setup_)
        yield from (board, *flow.STEPS, *board.flips, *board.blocks)
        for wirings in board.wirings:
            for wiring in wirings:
                yield from (claim for *_, claim in wiring.claims)
