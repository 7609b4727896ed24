"""Counting a position: every tunnel with its worth, and every player's score."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rotonde.games.steam_tunnel.notation import positions
from rotonde.games.steam_tunnel.rules.scoring import scores, tunnels
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.contract.sources import DataSources
from rotonde.kernel.message import Message

_LETTERS = "ABCDE"


class CountedTunnel(msgspec.Struct, frozen=True):
    segments: int
    ends: tuple[int, ...]
    value: int
    finished: bool
    owners: tuple[str, ...]


class Count(msgspec.Struct, frozen=True):
    """What `rotonde score --json` prints."""

    tunnels: tuple[CountedTunnel, ...]
    scores: dict[str, str]

    def text(self, say: Say) -> str:
        """The same for people."""
        lines = []
        for tunnel in self.tunnels:
            state = "open" if not tunnel.finished else "finished"
            lines.append(
                say(
                    Message(
                        f"count-tunnel-{state}",
                        {
                            "ends": " + ".join(map(str, tunnel.ends)) or "0",
                            "count": tunnel.segments,
                            "value": tunnel.value,
                            "owners": ", ".join(tunnel.owners) or "-",
                        },
                    )
                )
            )
        for player, score in self.scores.items():
            lines.append(say(Message("count-score", {"player": player, "points": score})))
        return "\n".join(lines)


class TunnelSources(DataSources):
    def score_position(
        self, position: str, options: Mapping[str, str], data: Mapping[str, str] | None = None
    ) -> Count:
        return count(position, options, data)


def count(position: str, options: Mapping[str, str], data: Mapping[str, str] | None) -> Count:
    """Count a position, hidden cards read straight (ST-34)."""
    state = positions.parse(position, options=options, data=data)
    found = tuple(
        CountedTunnel(
            len(tunnel.segments),
            tunnel.ends,
            tunnel.value,
            tunnel.finished,
            tuple(_LETTERS[seat] for seat in tunnel.owners),
        )
        for tunnel in tunnels(state)
    )
    totals = {_LETTERS[seat]: str(score) for seat, score in enumerate(scores(state))}
    return Count(found, totals)
