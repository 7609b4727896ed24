"""How a dispute over a place is likely to end (SV-5.5)."""

from __future__ import annotations

from functools import cache

from rotonde.games.silverton.bot.style import Style
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_LINE
from rotonde.games.silverton.rules.state import STANDING, SilvertonState


@cache
def find_win_chance(ahead: int) -> float:
    """How often two dice and so much more beat two dice; ties are lost."""
    throws = [one + two for one in range(1, 7) for two in range(1, 7)]
    won = sum(mine + ahead > theirs for mine in throws for theirs in throws)
    return won / len(throws) ** 2


class Contests:
    """Where others stand, how strong they are there, and what that makes of a place's worth."""

    def __init__(self, state: SilvertonState, seat: int, style: Style) -> None:
        self.state, self.seat, self.style = state, seat, style
        self.rivals: dict[int, list[int]] = {}
        for other, pieces in enumerate(state.crew):
            if other == seat:
                continue
            for piece in pieces:
                if piece.status in STANDING:
                    strength = piece.bonus + self._find_extra(other, piece.place)
                    self.rivals.setdefault(piece.place, []).append(strength)

    def weigh_segment(self, worth: float, segment: int, bonus: int) -> float:
        """What a segment is worth to a surveyor of that bonus, since others want it too."""
        if not self.style.weighs_disputes:
            return worth
        return worth * self.find_chance(segment, bonus)

    def weigh_card(self, worth: float, place: int, bonus: int) -> float:
        """What a card is worth to a piece of that bonus: strong pieces go where others stand, plain
        ones where nobody does."""
        if self.style.weighs_disputes:
            return worth * (self.find_chance(place, bonus) if worth > 0 else 1.0) - bonus
        contested = place in self.rivals
        return worth + (20.0 * bonus - self.style.contest if contested else -1.0 * bonus)

    def find_chance(self, place: int, bonus: int) -> float:
        """How often a piece of that bonus has the right to a place; 1: nobody else is there."""
        found = self.rivals.get(place)
        if not found or place == AT_CLAIM:  # the deck is for all
            return 1.0
        own, chance = bonus + self._find_extra(self.seat, place), 1.0
        for strength in found:
            chance *= find_win_chance(own - strength)
        return chance

    def _find_extra(self, seat: int, place: int) -> int:
        """Own track to a claim's town helps (SV-5.9)."""
        if not AT_CLAIM < place < AT_LINE:
            return 0
        state = self.state
        town = state.board.claim_town[place - AT_CLAIM]
        reached = state.roads[seat].live_towns >> town & 1
        return state.terms.figures.track_bonus if reached else 0
