"""What each player's panel says beside the cash."""

from __future__ import annotations

from rotonde.games.silverton.rules.view import BoardView
from rotonde.kernel.message import Message


def notes(view: BoardView) -> list[Message | None]:
    """Where a player started from, what has been built and bought since, what crew is away."""
    cubes = view._board.box.tables.figures.cubes
    towns = view._board.towns
    found: list[Message | None] = []
    for player in view.players:
        held = len(player.segments)
        counts = {
            "claims": len(player.claims),
            "goods": sum(claim.goods for claim in player.claims),
            "lines": len(player.lines),
        }
        parts = [Message(f"note-{id}", {"count": n}) for id, n in counts.items() if n]
        parts.append(Message("note-track", {"count": held, "left": cubes - held}))
        if player.trains:
            powers = "+".join(str(power) for power, _, _ in player.trains)
            parts.append(Message("note-trains", {"trains": powers}))
        if player.plows:
            plows = " ".join(f"+{bonus}" for bonus, _ in player.plows)
            parts.append(Message("note-plows", {"plows": plows}))
        away = sum(piece.status in _AWAY for piece in player.crew)
        if away:
            parts.append(Message("note-away", {"count": away}))
        town = "–".join(towns[city] for city in player.starts)
        found.append(Message("note", {"town": town, "parts": tuple(parts)}))
    return found


_AWAY = ("jailed", "dead")
