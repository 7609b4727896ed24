"""The poster: a train on a trestle before the range, and two claims that it was built for."""

from __future__ import annotations

from collections.abc import Callable

from rotonde.games.silverton.presentation.drawing import cards_art, styles, vignette
from rotonde.games.silverton.rules.board import board
from rotonde.kernel.drawing.scene import Piece, Scene

_CARDS = ((56, (176.0, 66.0), -5), (29, (292.0, 76.0), 4))
"""Claims by their number, where each lies, and how far it is turned."""


def poster(say: Callable[..., str]) -> Scene:
    box = board(None).box
    sprites: dict[str, str] = {}
    pieces: list[Piece] = []
    drawn = cards_art.sprites(board(None), say)
    claims = {claim.no: claim for claim in box.claims}
    for number, at, turn in _CARDS:
        plate, face = f"plate-{cards_art.kind(claims[number])}", f"claim-{number}"
        for sprite in (plate, face):
            sprites[sprite] = drawn[sprite]
            pieces.append(Piece(f"{sprite}:poster", sprite, at, turn=turn))
    backdrop = f"<style>{styles.style()}</style>{vignette.landscape()}"
    return Scene(*vignette.SIZE, backdrop, sprites, tuple(pieces), (), say("title"))
