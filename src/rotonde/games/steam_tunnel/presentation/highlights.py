"""What there is to say of each tunnel, and of each player's pawns."""

from __future__ import annotations

from fractions import Fraction

from rotonde.games.steam_tunnel.presentation.scene import crossing_spot, end_spot
from rotonde.games.steam_tunnel.rules.scoring import Tunnel
from rotonde.games.steam_tunnel.rules.view import BoardView
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Arg, Message


def networks(view: BoardView) -> list[Highlight]:
    """Every tunnel from end to end: its worth, who leads, its pawns and its state in words."""
    return [
        Highlight(
            _spots(view.cols, tunnel),
            (_worth(tunnel), _lead(tunnel), *_pawns(tunnel), _state(tunnel)),
            _shares(tunnel, len(view.scores)),
            leaders=tunnel.owners,
        )
        for tunnel in view.tunnels
    ]


def describe_seat(view: BoardView, seat: int) -> Highlight:
    """What a seat's score is made of, tunnel by tunnel, the best first."""
    mine = [tunnel for tunnel in view.tunnels if seat in tunnel.owners and tunnel.value]
    mine.sort(key=lambda tunnel: -Fraction(tunnel.value, len(tunnel.owners)))
    args: dict[str, Arg] = {"seat": seat, "points": str(view.scores[seat]), "count": len(mine)}
    return Highlight(
        tuple(spot for tunnel in mine for spot in _spots(view.cols, tunnel)),
        (Message("score-of", args), *(_part(view.cols, seat, tunnel) for tunnel in mine)),
    )


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


def _spots(cols: int, tunnel: Tunnel) -> tuple[str, ...]:
    """All of a tunnel: segments, the ways through cards without a face, ends."""
    return (
        *(_spot(cols, cell, ports) for cell, ports in tunnel.segments),
        *(crossing_spot(cols, cell, ports) for cell, ports in tunnel.crossings),
        *(end_spot(cols, cell, port) for cell, port in tunnel.end_places),
    )


def _part(cols: int, seat: int, tunnel: Tunnel) -> Message:
    """What one tunnel brings a seat, and where it can be seen."""
    row, col = divmod(tunnel.segments[0][0], cols)
    args: dict[str, Arg] = {
        "points": str(Fraction(tunnel.value, len(tunnel.owners))),
        "sum": _sum(tunnel),
        "row": row + 1,
        "col": col + 1,
        "state": "finished" if tunnel.finished else "open",
    }
    others = ",".join(str(owner) for owner in tunnel.owners if owner != seat)
    if others:
        return Message("score-part-shared", {**args, "seats": others})
    return Message("score-part", args)


def _sum(tunnel: Tunnel) -> str:
    """How the worth comes about, e.g. (4 + 3) × 5; empty if it is worth nothing."""
    length = len(tunnel.segments)
    valued = [end for end in tunnel.ends if end]
    # The value already follows the table's variant: show the ends that lead to it.
    for ends in (valued, [*valued, *[1] * (len(tunnel.ends) - len(valued))]):
        if ends and sum(ends) * length == tunnel.value:
            shown = " + ".join(map(str, ends))
            return f"({shown}) × {length}" if len(ends) > 1 else f"{shown} × {length}"
    return ""


def _worth(tunnel: Tunnel) -> Message:
    if found := _sum(tunnel):
        return Message("network-worth", {"sum": found, "value": tunnel.value})
    id = "network-worthless" if any(tunnel.ends) else "network-no-ends"
    return Message(id, {"count": len(tunnel.segments)})


def _pawns(tunnel: Tunnel) -> list[Message]:
    placed = tuple(
        Message("network-pawn", {"seat": seat, "count": count})
        for seat, count in enumerate(tunnel.pawns)
        if count
    )
    return [Message("network-pawns", {"pawns": placed})] if placed else []


def _state(tunnel: Tunnel) -> Message:
    if tunnel.finished:
        return Message("network-finished")
    return Message("network-open", {"count": tunnel.hidden})


def _lead(tunnel: Tunnel) -> Message:
    if not tunnel.owners:
        return Message("network-unowned")
    seats = ",".join(map(str, tunnel.owners))
    if len(tunnel.owners) == 1:
        return Message("network-owned" if tunnel.finished else "network-led", {"seats": seats})
    share = str(Fraction(tunnel.value, len(tunnel.owners)))
    return Message("network-shared", {"seats": seats, "points": share})


def _shares(tunnel: Tunnel, players: int) -> tuple[Fraction, ...] | None:
    if not tunnel.owners:
        return None
    share = Fraction(tunnel.value, len(tunnel.owners))
    return tuple(share if seat in tunnel.owners else Fraction(0) for seat in range(players))
