"""What a click on a place of the board would mean, legal or not."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Decisions, Flip
from rotonde.games.steam_tunnel.rules.state import TunnelState

_CARD = re.compile(r"(?:cell|card|block):(\d{1,3}),(\d{1,3})")
_CROSSING = re.compile(r"way:(\d{1,3}),(\d{1,3}):[0-5]-[0-5]")
_END = re.compile(r"end:(\d{1,3}),(\d{1,3}):([0-5])")
_SEAT = re.compile(r"seat:(\d)")
_SEGMENT = re.compile(r"(?:seg|pawn):(\d{1,3}),(\d{1,3}):([0-5](?:-[0-5]){1,5})")


def action_at(state: TunnelState, spots: Sequence[str]) -> Decisions | None:
    """The action the last of these spots stands for; None if it stands for nothing."""
    spot = spots[-1] if spots else ""
    if found := _SEGMENT.fullmatch(spot):
        card = _cell(state, found[1], found[2])
        ports = tuple(int(port) for port in found[3].split("-"))
        return None if card is None else Claim(card=card, ports=ports)
    if found := _END.fullmatch(spot):
        card = _cell(state, found[1], found[2])
        return None if card is None else Claim(card=card, ports=(int(found[3]),))
    if found := _CARD.fullmatch(spot) or _CROSSING.fullmatch(spot):
        card = _cell(state, found[1], found[2])
        if card is None:
            return None
        if not state.stack or state.stack[-1].id == "flip":
            return Flip(card=card)
        face = state.cards[card]
        if face >= 0 and state.board.faces[face].values:
            return Claim(card=card, ports=())
        return Block(card=card)
    return None


def seat_at(state: TunnelState, spot: str) -> int | None:
    """The seat whose place at the table this is."""
    found = _SEAT.fullmatch(spot)
    return int(found[1]) if found and int(found[1]) < state.players else None


def _cell(state: TunnelState, row: str, col: str) -> int | None:
    board = state.board
    inside = int(row) < board.rows and int(col) < board.cols
    return int(row) * board.cols + int(col) if inside else None
