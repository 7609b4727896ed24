"""The picture, and help at the board. The server draws every viewer's page with this.

A scene is a backdrop, sprites, pieces and spots. Name classes of the theme (`rock`, `line`, `tint`;
`rotonde.kernel.drawing.themes` has all), never colours, so that day and night both work. Texts on
it come from `say` and address nobody as "you". Change `_BACKDROP` and `_WAGON` first.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rotonde.kernel.contract.help import Help
from rotonde.kernel.contract.presentation import Highlight, Presentation, Say
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece, Scene, Spot
from rotonde.kernel.message import Message

from ..rules.actions import Lay
from ..rules.board import FREE, LENGTH, PLACES, TOWER, TRACKS, couplings, named, spot
from ..rules.state import YardState
from ..rules.view import YardView

_CELL, _EDGE = 110, 40
_WIDTH, _HEIGHT = LENGTH * _CELL + 2 * _EDGE, TRACKS * _CELL + 2 * _EDGE
_RAILS = [f"M{_EDGE} {_EDGE + (at + 0.5) * _CELL}H{_WIDTH - _EDGE}" for at in range(TRACKS)]
_BACKDROP = f'<rect class="rock line" width="{_WIDTH}" height="{_HEIGHT}" rx="8"/>' + "".join(
    f'<path class="{layer}" d="{path}"/>'
    for path in _RAILS
    for layer in ("casing", "ballast", "ties", "rails", "between")
)

# Sprites are drawn about their own origin; `tint` takes the colour of the piece.
_WAGON = (
    '<rect class="tint line" x="-40" y="-24" width="80" height="42" rx="4"/>'
    '<circle class="ink" cx="-22" cy="22" r="8"/><circle class="ink" cx="22" cy="22" r="8"/>'
)
_TOWER = (
    '<path class="tie line" d="M-18 34-12 0H12L18 34Z"/>'
    '<rect class="stone heavy" x="-26" y="-36" width="52" height="38" rx="6"/>'
)
# A player is told by a mark, not by colour alone: the pawn of the theme carries it.
_SPRITES = {
    "tower": _TOWER,
    **{f"wagon-{player.colour}": _WAGON + themes.pawn(player) for player in themes.PLAYERS},
}


class YardPresentation(Presentation):
    def scene(self, view: YardView, say: Say) -> Scene:
        """The picture of a view: called after every decision, for everybody."""
        pieces, spots = [], []
        for place, holds in enumerate(view.yard):
            left = _EDGE + place % LENGTH * _CELL
            top = _EDGE + place // LENGTH * _CELL
            middle = (left + _CELL / 2, top + _CELL / 2)
            if holds == FREE:
                label = say(Message("label-free", named(place)))
            elif holds == TOWER:
                label = say(Message("label-tower", named(place)))
                pieces.append(Piece("tower", "tower", middle, label=label))
            else:
                colour = themes.PLAYERS[holds].colour
                label = say(Message("label-wagon", {"seat": holds, **named(place)}))
                pieces.append(Piece(f"wagon:{place}", f"wagon-{colour}", middle, 0, colour, label))
            path = f"M{left + 6} {top + 6}h{_CELL - 12}v{_CELL - 12}h{12 - _CELL}Z"
            spots.append(Spot(spot(place), path, label))
        title = say(Message("scene-title"))
        return Scene(_WIDTH, _HEIGHT, _BACKDROP, _SPRITES, tuple(pieces), tuple(spots), title)

    def highlights(self, view: YardView) -> list[Highlight]:
        """What lights up together and what it brings: also explains the scores at the end."""
        found = []
        for seat in range(view.players):
            pairs = couplings(view.yard, seat)
            if pairs:
                spots = tuple(spot(at) for at in sorted({at for pair in pairs for at in pair}))
                line = Message("about-couplings", {"seat": seat, "count": len(pairs)})
                shares = [Fraction(0)] * view.players
                shares[seat] = Fraction(len(pairs))
                found.append(Highlight(spots, (line,), tuple(shares)))
        return found


class YardHelp(Help):
    """All of `Help` is optional: hints, previews, charts."""

    def action_at(self, state: YardState, seat: int, spots: Sequence[str]) -> Lay | None:
        """What a click means, legal or not: a refusal then says why not."""
        return next((Lay(at) for at in range(PLACES) if (spot(at),) == tuple(spots)), None)
