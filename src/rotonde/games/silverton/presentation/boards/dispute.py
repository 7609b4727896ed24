"""Who wants the same thing, what each adds to the dice, and how that is likely to go."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.presentation.boards.desk import Content, Desk, pawn
from rotonde.games.silverton.rules.actions import claim_spot
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_LINE, AT_OWN, place_of
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.view import PieceView
from rotonde.kernel.contract.boards import Cell, Row, Rows

_CONTEST = ("placed", "tied")


def dispute(desk: Desk) -> Content:
    view = desk.view
    crews = tuple(player.crew for player in view.players)
    key = ("dispute", crews, view.owner, view.winter, view.cleared, view.step, desk.names)
    return desk.write_once(key, lambda: _dispute(desk))


def _dispute(desk: Desk) -> Content:
    rows: list[Row] = []
    for what, spot, pieces in _contests(desk):
        rows.append(Row((Cell(what, tone="strong", span=6),), spot))
        extras = [_extra(desk, piece) for piece in pieces]
        adds = [_bonus(piece) + extra for piece, extra in zip(pieces, extras, strict=True)]
        for at, piece in enumerate(pieces):
            others = tuple(adds[:at] + adds[at + 1 :])
            odds = advice.odds(adds[at], others)
            rows.append(
                Row(
                    (
                        pawn(piece.seat, desk.names[piece.seat]),
                        Cell(piece.name),
                        Cell(f"+{_bonus(piece)}"),
                        Cell(f"+{extras[at]}"),
                        Cell(desk.percent(odds.win), tone="strong"),
                        Cell(desk.percent(odds.tie)),
                    ),
                    marked=piece.seat == desk.player.seat,
                )
            )
    columns = desk.columns("who piece bonus extra wins ties", "who piece")
    figures = desk.terms.figures
    note = desk.say("board-dispute-note", bonus=figures.track_bonus, price=figures.fine)
    count = sum(len(row.cells) == 1 for row in rows)
    return Content(
        (Rows(columns, tuple(rows), note),), desk.say("board-dispute-short", count=count)
    )


def _contests(desk: Desk) -> Iterator[tuple[str, str, list[PieceView]]]:
    """What is disputed, its spot, and the pieces that would roll."""
    if desk.view.step == "demand":
        yield from _junctions(desk)
    there: dict[int, list[PieceView]] = {}
    for piece in _in_turn_order(desk):
        if piece.status in _CONTEST and piece.place not in (-1, AT_CLAIM):
            there.setdefault(piece.place, []).append(piece)
    for place, pieces in sorted(there.items()):
        if len(pieces) > 1:
            yield desk.place(place), _spot(desk, place), pieces


def _in_turn_order(desk: Desk) -> Iterator[PieceView]:
    for seat in desk.view.order:
        yield from desk.view.players[seat].crew


def _junctions(desk: Desk) -> Iterator[tuple[str, str, list[PieceView]]]:
    """Where surveyors of several players would meet (SV-5.8): the best of each rolls."""
    board = desk.board
    ends: dict[int, list[PieceView]] = {}
    for piece in _in_turn_order(desk):
        if piece.status == "right" and piece.name[0] == "S" and 0 <= piece.place < AT_OWN:
            for town in bits(board.ends[piece.place] & ~board.market_towns & ~board.claim_towns):
                ends.setdefault(town, []).append(piece)
    for town, pieces in sorted(ends.items()):
        best = {piece.seat: piece for piece in sorted(pieces, key=_bonus)}
        if len(best) > 1:
            rolling = [piece for piece in pieces if best[piece.seat] is piece]
            yield board.towns[town], f"town:{town}", rolling


def _spot(desk: Desk, place: int) -> str:
    kind, number = place_of(place)
    if kind == "claim":
        return claim_spot(number)
    return f"line:{number}" if kind == "line" else f"segment:{desk.board.ids[number]}"


def _bonus(piece: PieceView) -> int:
    return int(piece.name.partition("+")[2] or 0)


def _extra(desk: Desk, piece: PieceView) -> int:
    """Own track to the claim, or the shorter route for a line (SV-5.9, SV-5.12)."""
    if AT_CLAIM < piece.place < AT_LINE:
        town = desk.board.claim_town[piece.place - AT_CLAIM]
        roads = desk.track_of(desk.view.players[piece.seat])
        return desk.terms.figures.track_bonus * (roads.live_towns >> town & 1)
    if piece.place > AT_LINE:
        routes = {
            other.seat: _route(desk, other.seat, piece.place - AT_LINE)
            for other in _in_turn_order(desk)
            if other.place == piece.place
        }
        known = [route for route in routes.values() if route is not None]
        mine = routes[piece.seat]
        return 0 if mine is None else max(known) - mine
    return 0


def _route(desk: Desk, seat: int, line: int) -> int | None:
    roads = desk.track_of(desk.view.players[seat])
    return roads.length(*desk.board.line_ends[line], desk.closed(seat))
