"""A player's surveyors and prospectors: where each stands, and what it will cost."""

from __future__ import annotations

from functools import partial

from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.presentation.boards.desk import Content, Desk, pieces_out
from rotonde.games.silverton.rules.actions import crew_spot
from rotonde.games.silverton.rules.places import place_of
from rotonde.games.silverton.rules.view import PieceView
from rotonde.kernel.contract.boards import Cards, Line, PictureCard, Sum
from rotonde.kernel.drawing import themes


def crew(desk: Desk) -> Content:
    player = desk.player
    ready = player.seat == desk.view.acting
    key = ("crew", player.crew, player.cash, player.segments, player.starts, ready)
    return desk.write_once(key, lambda: _crew(desk, ready))


def _crew(desk: Desk, ready: bool) -> Content:
    player = desk.player
    starts = player.starts
    cards = Cards(
        tuple(
            desk.write_once(("piece", piece, ready, starts), partial(_card, desk, piece, ready))
            for piece in player.crew
        )
    )
    out = len(pieces_out(player))
    home = sum(piece.status == "home" and piece.place < 0 for piece in player.crew)
    away = sum(piece.status in ("jailed", "dead") for piece in player.crew)
    short = desk.say("board-crew-short", count=len(player.crew), out=out, home=home, away=away)
    return Content((cards, Sum((), tuple(_totals(desk)))), short)


def _card(desk: Desk, piece: PieceView, ready: bool) -> PictureCard:
    kind, _, bonus = piece.name.partition("+")
    colour = themes.PLAYERS[piece.seat].colour
    at_home = piece.status == "home" and piece.place < 0
    title = piece.name
    if piece.city >= 0:
        title = f"{title} {desk.board.towns[desk.player.starts[piece.city]]}"
    return PictureCard(
        title,
        _where(desk, piece),
        f"{kind}-{colour}",
        colour,
        crew_spot(kind, int(bonus or 0), piece.city) if at_home and ready else "",
        piece.status == "right",
    )


def _where(desk: Desk, piece: PieceView) -> str:
    if piece.place < 0:
        return desk.say("board-crew-status", status=piece.status, price=piece.price)
    place, cost = desk.place(piece.place), desk.cost(piece.place)
    tied = int(piece.status == "tied")
    if piece.rolls:
        length = desk.board.lengths[piece.place]
        percent = round(100 * advice.chance_to_pass(length))
        return desk.say(
            "board-crew-roll", place=place, cost=cost, length=length, percent=percent, tied=tied
        )
    if place_of(piece.place).kind == "own":
        return desk.say("board-crew-dismantle", place=place, refund=-cost, tied=tied)
    return desk.say("board-crew-at", place=place, cost=cost, tied=tied)


def _totals(desk: Desk) -> list[Line]:
    """What it comes to if all that is wanted is got, and what is left then."""
    player = desk.player
    out = pieces_out(player)
    total = sum(desk.cost(piece.place) for piece in out)
    found = []
    if out:
        amount = desk.money(total) if total >= 0 else f"+{desk.money(-total)}"
        found.append(Line(desk.say("board-crew-all"), amount=amount))
    after = desk.say("board-cash-after" if out else "board-cash")
    found.append(Line(after, amount=desk.cash(player, total), tone="strong"))
    cubes = desk.terms.figures.cubes
    left = desk.say("board-of", left=cubes - len(player.segments), all=cubes)
    found.append(Line(desk.say("board-cubes-left"), amount=left))
    return found
