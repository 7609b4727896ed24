"""What there is to say of each tunnel, and of each player's pawns."""

from __future__ import annotations

from fractions import Fraction

from rotonde.games.steam_tunnel.rules.scoring import Tunnel
from rotonde.games.steam_tunnel.rules.view import BoardView
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Message


def networks(view: BoardView) -> list[Highlight]:
    """Every tunnel: its segments, and its worth, pawns, state and owners in words."""
    return [
        Highlight(
            tuple(_spot(view.cols, cell, ports) for cell, ports in tunnel.segments),
            (_worth(tunnel), *_pawns(tunnel), _state(tunnel), _owner_line(tunnel)),
            _shares(tunnel, len(view.scores)),
        )
        for tunnel in view.tunnels
    ]


def notes(view: BoardView) -> list[Message | None]:
    """How many pawns each player has on the board and, if they are limited, left."""
    found: list[Message | None] = []
    for seat in range(len(view.scores)):
        placed = sum(pawn.seat == seat for pawn in view.pawns)
        placed += sum(blocker.seat == seat for blocker in view.blockers)
        if view.supply is None:
            found.append(Message("note-pawns", {"count": placed}))
        else:
            left = view.supply[seat]
            found.append(Message("note-pawns-left", {"count": placed, "left": left}))
    return found


def _spot(cols: int, cell: int, ports: tuple[int, ...]) -> str:
    row, col = divmod(cell, cols)
    return f"seg:{row},{col}:{'-'.join(map(str, ports))}"


def _worth(tunnel: Tunnel) -> Message:
    length = len(tunnel.segments)
    valued = [end for end in tunnel.ends if end]
    dead = len(tunnel.ends) - len(valued)
    # The value already follows the table's variant: show the ends that lead to it.
    for ends in (valued, [*valued, *[1] * dead]):
        if ends and sum(ends) * length == tunnel.value:
            shown = " + ".join(map(str, ends))
            text = f"({shown})" if len(ends) > 1 else shown
            return Message("network-worth", {"ends": text, "count": length, "value": tunnel.value})
    return Message("network-worthless" if valued else "network-no-ends", {"count": length})


def _pawns(tunnel: Tunnel) -> list[Message]:
    return [
        Message("network-pawns", {"seat": seat, "count": count})
        for seat, count in enumerate(tunnel.pawns)
        if count
    ]


def _state(tunnel: Tunnel) -> Message:
    if tunnel.finished:
        return Message("network-finished")
    return Message("network-open", {"count": tunnel.hidden})


def _owner_line(tunnel: Tunnel) -> Message:
    if not tunnel.owners:
        return Message("network-unowned")
    seats = ",".join(map(str, tunnel.owners))
    if len(tunnel.owners) == 1:
        return Message("network-owned", {"seats": seats})
    share = str(Fraction(tunnel.value, len(tunnel.owners)))
    return Message("network-shared", {"seats": seats, "points": share})


def _shares(tunnel: Tunnel, players: int) -> tuple[Fraction, ...] | None:
    if not tunnel.owners:
        return None
    share = Fraction(tunnel.value, len(tunnel.owners))
    return tuple(share if seat in tunnel.owners else Fraction(0) for seat in range(players))
