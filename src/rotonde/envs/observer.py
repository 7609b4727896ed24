"""What a seat may know at a node, as OpenSpiel's observers hand it out."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from rotonde.envs.tree import Node, TreeSpec
from rotonde.kernel.table.table import Table

_encode = msgspec.json.Encoder(enc_hook=str).encode


class Observer:
    """The seat's view, as a vector and as text; with perfect recall also how it came to it."""

    def __init__(self, kind: TreeSpec, asked: Any) -> None:
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
        node = _node(state)
        table = node.table
        if table is None:
            return
        codes = self._kind.codes
        self.dict["view"][:] = codes.observe(self._view(table, player), player)
        if self._recall and not self._spectator:
            # 0 is "not made yet", so numbers count from 1 here.
            own = [
                1 + number
                for decision, number in zip(table.decisions, node.made, strict=True)
                if decision.seat == player
            ]
            self.dict["decisions"][: len(own)] = own

    def string_from(self, state: Any, player: int) -> str:
        """The same as text: JSON, one line per view, own decision or event."""
        node = _node(state)
        if node.table is None:
            return ""
        lines = self._story(node, player) if self._recall else []
        return "\n".join([*lines, self._encode_view(node.table, player)])

    def _story(self, node: Node, player: int) -> list[str]:
        assert node.first is not None
        assert node.table is not None
        seat = None if self._spectator else player
        lines = [self._encode_view(node.first, player)]
        for decision in node.table.decisions:
            if decision.seat == seat:
                lines.append(_text(decision.action))
            for event in decision.events:
                seen = event.seen_by(seat)
                if seen is not None:
                    lines.append(_text(seen))
        return lines

    def _encode_view(self, table: Table, player: int) -> str:
        """The view as text; what it only carries along for drawing is not told."""
        view = self._view(table, player)
        fields = [field for field in view.__struct_fields__ if not field.startswith("_")]
        return _text({field: getattr(view, field) for field in fields})

    def _view(self, table: Table, player: int) -> Any:
        return self._kind.game.rules.view(table.state, None if self._spectator else player)


def _node(state: Any) -> Node:
    node: Node = state.node
    return node


def _text(told: object) -> str:
    return _encode(told).decode()
