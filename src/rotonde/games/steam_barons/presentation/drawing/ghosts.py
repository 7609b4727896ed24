"""A build one only considers, as it would lie."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.drawing.layout import on_sheet
from rotonde.games.steam_barons.presentation.drawing.tracks import lay_out
from rotonde.games.steam_barons.rules.actions import Lay, Redirect, Urbanize
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece
from rotonde.kernel.step import Action


def ghost(state: BaronsState, action: Action) -> tuple[Piece, ...]:
    """Track in its owner's colour; it has no other place to go to, so its ids are its own."""
    if isinstance(action, Urbanize):
        at = on_sheet(state.terms.map.hexes[action.hex].at)
        return (Piece("ghost:city", f"newcity-{COLOURS[action.colour]}", at),)
    if not isinstance(action, Lay | Redirect):
        return ()
    owner, terms = state.active, state.terms
    colour = f"sb-{terms.liveries[owner]}" if terms.stock else themes.PLAYERS[owner].colour
    place = terms.map.hexes[action.hex]
    at = on_sheet(place.at)
    return tuple(
        Piece(
            f"ghost:{number}",
            f"track-{piece.shape}{'-over' if piece.over else ''}",
            at,
            piece.turn,
            colour,
        )
        for number, piece in enumerate(lay_out(state.track.catalog.ways[action.way]))
    )
