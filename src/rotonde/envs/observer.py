"""What a seat may know at a node, as OpenSpiel's observers hand it out."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from rotonde.envs.tree import Kind, Node
from rotonde.kernel.table import Table

_encode = msgspec.json.Encoder(enc_hook=str).encode


class Observer:
    """The seat's view, as a vector and as text; with perfect recall also how it came to it."""

    def __init__(self, kind: Kind, asked: Any) -> None:
        if not asked.public_info or asked.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Only what one seat, or a spectator, may know can be observed.")
        self._kind = kind
        self._spectator = asked.private_info == pyspiel.PrivateInfoType.NONE
        self._recall = asked.perfect_recall
        shape = kind.codes.shape
        self.tensor = np.zeros(shape + (kind.codes.longest if self._recall else 0), np.float32)
        self.dict = {"view": self.tensor[:shape]}
        if self._recall:
            self.dict["decisions"] = self.tensor[shape:]

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor; zeros before the set-up is through."""
        self.tensor.fill(0)
        table = _node(state).table
        if table is None:
            return
        codes = self._kind.codes
        self.dict["view"][:] = codes.observe(self._view(table, player), player)
        if self._recall and not self._spectator:
            # 0 is "not made yet", so numbers count from 1 here.
            made = [1 + codes.number(d.action) for d in table.decisions if d.seat == player]
            self.dict["decisions"][: len(made)] = made

    def string_from(self, state: Any, player: int) -> str:
        """The same as text: JSON, one line per view, own decision or event."""
        node = _node(state)
        if node.table is None:
            return ""
        lines = self._story(node, player) if self._recall else []
        return "\n".join([*lines, _text(self._view(node.table, player))])

    def _story(self, node: Node, player: int) -> list[str]:
        assert node.first is not None
        assert node.table is not None
        seat = None if self._spectator else player
        lines = [_text(self._view(node.first, player))]
        for decision in node.table.decisions:
            if decision.seat == seat:
                lines.append(_text(decision.action))
            seen = (event.seen_by(seat) for event in decision.events)
            lines += [_text(event) for event in seen if event is not None]
        return lines

    def _view(self, table: Table, player: int) -> Any:
        return self._kind.game.view(table.state, None if self._spectator else player)


def _node(state: Any) -> Node:
    node: Node = state.node
    return node


def _text(told: object) -> str:
    return _encode(told).decode()
