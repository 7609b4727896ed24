"""How Steam Tunnel looks, and what helps its players."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.games.steam_tunnel.presentation import highlights, reasons, scene, spots, standing
from rotonde.games.steam_tunnel.rules.actions import Decisions
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.games.steam_tunnel.rules.view import BoardView, view
from rotonde.kernel.contract.boards import Standing
from rotonde.kernel.contract.help import Help
from rotonde.kernel.contract.presentation import Highlight, Presentation, Say
from rotonde.kernel.drawing.scene import Scene
from rotonde.kernel.message import Message
from rotonde.kernel.step import Action


class TunnelPresentation(Presentation):
    def scene(self, board: BoardView, say: Say) -> Scene:
        return scene.scene(board, say=lambda id, args: say(Message(id, args)))

    def scene_with_rim(self, board: BoardView, say: Say) -> Scene:
        return scene.scene(board, say=lambda id, args: say(Message(id, args)), rim=True)

    def standing(self, board: BoardView, seat: int | None, say: Say) -> Standing:
        return standing.standing(board, seat, say)

    def highlights(self, board: BoardView) -> list[Highlight]:
        return highlights.networks(board)

    def highlights_label(self) -> Message:
        return Message("show-tunnels")

    def describe_spot(self, state: TunnelState, seat: int | None, spot: str) -> Highlight | None:
        who = spots.seat_at(state, spot)
        return None if who is None else highlights.describe_seat(view(state), who)

    def notes(self, board: BoardView) -> list[Message | None]:
        return highlights.notes(board)


class TunnelHelp(Help):
    def hint_reasons(
        self, state: TunnelState, seat: int, actions: Sequence[Action]
    ) -> Sequence[Message]:
        return reasons.reasons(state, seat, actions)

    def action_at(self, state: TunnelState, seat: int, spots_: Sequence[str]) -> Decisions | None:
        return spots.action_at(state, spots_)
