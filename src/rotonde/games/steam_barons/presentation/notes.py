"""What each player's panel says beside the score."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.view import BoardView, PlayerView
from rotonde.kernel.message import Message


def notes(view: BoardView) -> list[Message | None]:
    return [_stock(view, each) if view.companies else _steam(each) for each in view.players]


def _stock(view: BoardView, player: PlayerView) -> Message | None:
    """Shares held, and which companies one controls."""
    parts = []
    for company in view.companies:
        held = company.shares[player.seat]
        if held or company.controller == player.seat:
            id = "note-controls" if company.controller == player.seat else "note-shares"
            parts.append(Message(id, {"company": company.id, "count": held}))
    return Message("note-stock", {"parts": tuple(parts)}) if parts else None


def _steam(player: PlayerView) -> Message | None:
    if player.out:
        return Message("note-out")
    return Message(
        "note-steam",
        {
            "cash": player.cash,
            "income": player.income,
            "vp": player.vp,
            "level": player.level,
            "links": player.links,
        },
    )
