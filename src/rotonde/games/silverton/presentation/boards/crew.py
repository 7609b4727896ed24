"""A player's surveyors and prospectors: where each stands, and what it will cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.presentation.boards.desk import Content, Desk, pieces_out
from rotonde.games.silverton.rules.actions import crew_spot
from rotonde.games.silverton.rules.places import place_of
from rotonde.games.silverton.rules.view import PieceView
from rotonde.kernel.contract.boards import Cards, Figure, Figures, PictureCard
from rotonde.kernel.drawing import themes


def crew(desk: Desk) -> Content:
    player = desk.player
    ready = player.seat == desk.view.acting
    placing = desk.view.step == "place"
    key = ("crew", player.crew, player.cash, player.segments, player.starts, ready, placing)
    return desk.write_once(key, lambda: _crew(desk, ready, placing))


def _crew(desk: Desk, ready: bool, placing: bool) -> Content:
    player = desk.player
    cards = _cards(desk, ready)
    if placing:  # claims and lines need the room
        return Content((cards,), write_sum(desk))
    out = len(pieces_out(player))
    home = sum(piece.status == "home" and piece.place < 0 for piece in player.crew)
    away = sum(piece.status in ("jailed", "dead") for piece in player.crew)
    short = desk.say("board-crew-short", count=len(player.crew), out=out, home=home, away=away)
    return Content((cards, _figures(desk)), short)


def _cards(desk: Desk, ready: bool) -> Cards:
    """A card for each piece; those at home can be named if they are ready to be placed."""
    return Cards(tuple(write_card(desk, piece, ready) for piece in desk.player.crew))


def write_card(desk: Desk, piece: PieceView, ready: bool) -> PictureCard:
    key = ("piece", piece, ready, desk.player.starts)
    return desk.write_once(key, partial(_card, desk, piece, ready))


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


def write_sum(desk: Desk, planned: Sequence[int] = ()) -> str:
    """What it comes to if all that is wanted is got, and what is left then, in a few words."""
    player = desk.player
    out = [*(piece.place for piece in pieces_out(player)), *planned]
    total = sum(map(desk.cost, out))
    short = "yes" if player.cash is not None and player.cash < total else "no"
    return desk.say(
        "board-crew-sum", one=desk.money(total), other=desk.cash(player, total), short=short
    )


def _figures(desk: Desk) -> Figures:
    """The same at more length."""
    player = desk.player
    out = [piece.place for piece in pieces_out(player)]
    total = sum(map(desk.cost, out))
    cubes = desk.terms.figures.cubes
    left = desk.say("board-of", left=cubes - len(player.segments), all=cubes)
    found = [
        Figure(desk.cash(player, total), desk.say("board-cash-after" if out else "board-cash")),
        Figure(left, desk.say("board-cubes-left")),
    ]
    if out:
        amount = desk.money(total) if total >= 0 else f"+{desk.money(-total)}"
        found.insert(0, Figure(amount, desk.say("board-crew-all")))
    return Figures(tuple(found))
