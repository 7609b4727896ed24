"""All of a seat's crew placed at once: where `score_places` would put it, piece after piece."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rotonde.games.silverton.bot.contests import Contests
from rotonde.games.silverton.bot.lines import score_promotion
from rotonde.games.silverton.bot.placement import (
    count_committed,
    count_spent,
    find_aims,
    find_reserve,
    score_card,
    score_survey,
)
from rotonde.games.silverton.bot.style import USUAL, Style
from rotonde.games.silverton.bot.valuation import Outlook
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_LINE
from rotonde.games.silverton.rules.prospector_places import find_claims, find_lines
from rotonde.games.silverton.rules.state import HOME, PLACED, SilvertonState
from rotonde.games.silverton.rules.surveyor_places import find_edge, find_surveys


class Placer:
    """Puts crew in place while that seems worth something.

    For crew that no start city binds and of which nobody is tied. What does not hang on the pieces
    placed before is worked out once. `barred`: places that it leaves alone.
    """

    def __init__(
        self,
        state: SilvertonState,
        seat: int,
        style: Style = USUAL,
        barred: Collection[int] = (),
    ) -> None:
        self.state, self.seat, self.barred = state, seat, barred
        self.outlook = Outlook(state, seat, style)
        self.kept = find_reserve(state, seat)
        self.contests = Contests(state, seat, style)
        self.placed: list[int] = []
        """Which pieces it has placed, one after another."""

    def place_all(self) -> None:
        while True:
            at, place = self._find_best()
            if at < 0:
                return
            self.place(at, place)

    def place(self, at: int, place: int) -> None:
        crew = self.state.crew[self.seat]
        rolls = place < AT_CLAIM and not find_edge(self.state, self.seat, -1) >> place & 1
        crew[at] = crew[at]._replace(status=PLACED, place=place, rolls=rolls)
        self.placed.append(at)
        if place > AT_CLAIM:
            self.outlook.look_at_crew()

    def _find_best(self) -> tuple[int, int]:
        """Which piece goes where; -1: nobody anywhere."""
        state, seat, outlook = self.state, self.seat, self.outlook
        purse = state.cash[seat] - count_spent(state, seat)
        highest, best, best_place = 0.0, -1, -1
        aims: dict[int, float] | None = None
        surveys: Sequence[int] = ()
        cards: dict[int, float] | None = None
        seen = set()
        for at, piece in enumerate(state.crew[seat]):
            if piece.status != HOME or (piece.surveyor, piece.bonus) in seen:
                continue
            seen.add((piece.surveyor, piece.bonus))
            if piece.surveyor:
                if aims is None:
                    aims = find_aims(state, seat, outlook, purse - self.kept)
                    surveys = find_surveys(state, seat, -1) if aims else ()
                for segment in surveys:
                    if segment in self.barred:
                        continue
                    score = score_survey(aims.get(segment), segment, piece.bonus, self.contests)
                    if score > highest or (score == highest and best < 0):
                        highest, best, best_place = score, at, segment
                continue
            if cards is None:
                kept = self.kept + count_committed(state, seat, outlook)
                places = [AT_CLAIM + claim for claim in find_claims(state, seat)]
                places += [AT_LINE + line for line in find_lines(state, seat)]
                cards = {
                    place: score_card(state, seat, place, outlook, purse, kept) for place in places
                }
            for place, worth in cards.items():
                if place in self.barred:
                    continue
                score = self.contests.weigh_card(worth, place, piece.bonus)
                if place > AT_LINE:
                    line = place - AT_LINE
                    score += score_promotion(state, seat, line, piece.bonus, outlook)
                if score > highest or (score == highest and best < 0):
                    highest, best, best_place = score, at, place
        return best, best_place
