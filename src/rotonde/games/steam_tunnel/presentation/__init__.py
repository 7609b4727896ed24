"""How Steam Tunnel looks, and what helps its players."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.games.steam_tunnel.presentation import highlights, scene, spots
from rotonde.games.steam_tunnel.rules.actions import Decisions
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.games.steam_tunnel.rules.view import BoardView
from rotonde.kernel.contract.help import Help
from rotonde.kernel.contract.presentation import Highlight, Presentation, Say
from rotonde.kernel.drawing.scene import Scene
from rotonde.kernel.message import Message


class TunnelPresentation(Presentation):
    def scene(self, board: BoardView, say: Say) -> Scene:
        return scene.scene(board, say=lambda id, args: say(Message(id, args)))

    def scene_with_rim(self, board: BoardView, say: Say) -> Scene:
        return scene.scene(board, say=lambda id, args: say(Message(id, args)), rim=True)

    def highlights(self, board: BoardView) -> list[Highlight]:
        return highlights.networks(board)

    def notes(self, board: BoardView) -> list[Message | None]:
        return highlights.notes(board)


class TunnelHelp(Help):
    def action_at(self, state: TunnelState, seat: int, spots_: Sequence[str]) -> Decisions | None:
        return spots.action_at(state, spots_)
