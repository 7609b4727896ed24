"""Silverton's decisions as numbers, for environments with fixed shapes.

Most kinds of decision have a number for each of their values. Open-ended ones have slots: the first
listed delivery of a claim to a city, the second, and so on; how many there can be follows from what
the steps list at most.
"""

from __future__ import annotations

from collections import Counter as Tally
from itertools import product
from typing import TYPE_CHECKING

from rotonde.games.silverton.encoding.observation import Sight, most_crew
from rotonde.games.silverton.rules.actions import (
    Abandon,
    Accept,
    AssignSurveyors,
    AssignTrain,
    Attempt,
    Build,
    Buy,
    BuyCrew,
    BuyLine,
    BuyPlow,
    BuyTrain,
    Counter,
    Deliver,
    Demand,
    Dismantle,
    Done,
    Draw,
    GiveTrain,
    Hire,
    LayDown,
    Offer,
    Operate,
    Pay,
    Plow,
    Prospect,
    ProspectLine,
    Recall,
    Refuse,
    Rival,
    RivalLine,
    Roll,
    Share,
    Shift,
    Slide,
    Survey,
    TakeUp,
    Transfer,
    TryLuck,
)
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
)
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.terms import Terms
from rotonde.games.silverton.rules.view import BoardView
from rotonde.kernel.family_encoding import FamilyEncoding

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_PLAIN = (Done, Roll, Demand, Accept, Refuse, LayDown, Pay, TryLuck)
_OFFERS, _COUNTERS = 16, 4
"""More than the steps list."""
_AMOUNTS = 3
"""Amounts of a basic delivery that are listed: all, what the price bears, one."""


class SilvertonEncoding(FamilyEncoding):
    game = "silverton"

    def __init__(self, board: Board, terms: Terms) -> None:
        super().__init__()
        self._sight = Sight(board, terms)
        self.shape = self._sight.length
        for kind in _PLAIN:
            self.add(kind)
        self._crew(board, terms)
        self._cards(board, terms)
        self._track(board)
        self._bargains(terms)
        self._deliveries(board, terms)
        self._fleet(board, terms)
        self.longest = _longest(board, terms)
        # The deck is the largest draw there is, but for a rival that chance places on any card.
        events = sum(mishap.copies for mishap in board.mishaps.values())
        self.draws = max(len(board.claims) + events, terms.figures.row + len(board.lines))

    # What there is

    def _crew(self, board: Board, terms: Terms) -> None:
        bonuses, segments = range(3), range(len(board.ids))
        cities = (-1, 0, 1) if terms.spike else (-1,)
        crews = terms.crew_sets or tuple(
            sorted({tuple(crew.split()) for row in terms.crews for crew in row})
        )
        surveyors = most_crew(board, terms)
        bound = [way for count in range(1, surveyors + 1) for way in product((0, 1), repeat=count)]
        self.add(BuyCrew, {"crew": crews})
        self.add(AssignSurveyors, {"cities": bound if terms.spike else ()})
        self.add(Survey, {"bonus": bonuses, "segment": segments, "city": cities})
        self.add(Dismantle, {"bonus": bonuses, "segment": segments, "city": cities})
        self.add(Prospect, {"bonus": bonuses, "claim": (0, *board.claims)})
        self.add(ProspectLine, {"bonus": bonuses, "line": board.lines})
        spots = [*segments, *(AT_CLAIM + each for each in board.claims)]
        self.add(Recall, {"place": (*spots, *(AT_LINE + each for each in board.lines))})
        self.add(Shift, {"segment": segments})
        self.add(Share, {"seat": range(terms.players)})
        self.add(Hire, {"kind": ("S", "P"), "city": cities, "replaces": (-1, *bonuses)})

    def _cards(self, board: Board, terms: Terms) -> None:
        self.add(Rival, {"claim": board.claims if terms.has_rival else ()})
        self.add(RivalLine, {"line": board.lines if terms.has_rival else ()})
        self.add(Buy, {"claim": board.claims})
        self.add(BuyLine, {"line": board.lines})
        self.add(Draw, {"bonus": range(3)})
        # A card can be slid to any pile, of which each line can be one, or to the row.
        self.add(Slide, {"line": board.lines if terms.slide else ()}, len(board.lines) + 1)
        self.add(Operate, {"claim": board.claims})

    def _track(self, board: Board) -> None:
        for kind in (Build, Attempt, TakeUp, Abandon):
            self.add(kind, {"segment": range(len(board.ids))})

    def _bargains(self, terms: Terms) -> None:
        self.add(Offer, {"seat": range(terms.players)}, _OFFERS)
        self.add(Counter, {}, _COUNTERS)
        self.add(AssignTrain, {"city": (0, 1)})
        self.add(GiveTrain, {"city": (0, 1) if terms.spike else ()})

    def _deliveries(self, board: Board, terms: Terms) -> None:
        """By each set of trains that carries more: all of it, or what the price bears."""
        sets = 2 ** max(terms.figures.most_trains, len(terms.fleet)) - 1
        alike = max(Tally(board.claim_goods[claim] for claim in board.claims).values(), default=1)
        self.add(
            Deliver,
            {"claim": board.claims, "city": board.cities},
            2 * sets if terms.advanced else _AMOUNTS,
        )
        self.add(
            Transfer,
            {"claim": board.claims if terms.transfer else ()},
            (alike - 1) * (sets if terms.advanced else 1),
        )

    def _fleet(self, board: Board, terms: Terms) -> None:
        powers, bonuses = tuple(terms.trains), tuple(terms.plows)
        if not terms.advanced:
            powers = bonuses = ()
        cities = (-1, 0, 1) if terms.spike else (-1,)
        self.add(
            BuyTrain, {"power": powers, "instead": (0, *powers), "city": cities, "given": cities}
        )
        self.add(BuyPlow, {"bonus": bonuses, "instead": (0, *bonuses)})
        self.add(Plow, {"bonus": bonuses, "segment": range(len(board.ids))})

    def observe(self, view: BoardView, seat: int) -> list[float]:
        return self._sight.of(view, seat)

    def fill(self, state: SilvertonState, seat: int, seen: NDArray[np.float32]) -> bool:
        self._sight.fill(state, seat, seen)
        return True


def _longest(board: Board, terms: Terms) -> int:
    """What all players could decide in one turn at the very most, times the turns."""
    crew = most_crew(board, terms)
    trains = max(terms.figures.most_trains, len(terms.fleet))
    plows = sum(plow.count for plow in terms.plows.values())
    offers = terms.most_offers
    each = (
        (2 * crew + 1)  # ties left, places, done
        + crew  # shifts
        + 3 * crew  # junctions: a segment has three towns at most
        + 2 * crew  # shares, proposed and answered
        + (2 * crew + 1)  # draws and what is drawn, done
        + (3 * crew + 1)  # attempts, builds, segments given up, done
        + 1  # the dice for the claims
        + (plows + 1)  # plows, the dice
        + (3 * offers + 1)  # offers, counter-offers and the answers, done
        + offers * 4 * trains  # trains chosen and assigned after a bargain
        + (max(terms.figures.deliveries, trains) + 1)  # deliveries, done
        + crew  # fines
        + 2  # hiring, a purchase
    )
    # Claims are worked once a turn, whoever has them; the rival has one card.
    a_turn = terms.players * each + len(board.claims) + 1
    return 2 * terms.players + terms.last_turn * a_turn  # first the crews
