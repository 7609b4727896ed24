"""Silverton's decisions as numbers, for environments with fixed shapes.

Most kinds of decision have a number for each of their values. Open-ended ones have slots: the first
listed delivery of a claim to a city, the second, and so on; how many there can be follows from what
the steps list at most.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from rotonde.games.silverton.actions import (
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
    Hire,
    LayDown,
    Offer,
    Operate,
    Pay,
    Plow,
    Prospect,
    ProspectLine,
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
from rotonde.games.silverton.observation import Sight, most_crew
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.terms import Terms
from rotonde.games.silverton.view import BoardView
from rotonde.kernel.game import Codes
from rotonde.kernel.message import BadInput
from rotonde.kernel.step import Action

_PLAIN = (Done, Roll, Demand, Accept, Refuse, LayDown, Pay, TryLuck)
_OFFERS, _COUNTERS = 16, 4
"""More than the steps list."""
_AMOUNTS = 3
"""Amounts of a basic delivery that are listed: all, what the price bears, one."""


class SilvertonCodes(Codes):
    """The numbers of each kind of decision lie together, one kind after the other."""

    def __init__(self, board: Board, terms: Terms) -> None:
        self._sight = Sight(board, terms)
        self.shape = self._sight.length
        self._families: list[_Family] = []
        self._firsts: list[int] = []
        self._of: dict[type[Action], _Family] = {}
        self.size = 0
        for kind in _PLAIN:
            self._add(kind)
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
        surveyors = most_crew(terms)
        bound = [way for count in range(1, surveyors + 1) for way in product((0, 1), repeat=count)]
        self._add(BuyCrew, {"crew": crews})
        self._add(AssignSurveyors, {"cities": bound if terms.spike else ()})
        self._add(Survey, {"bonus": bonuses, "segment": segments, "city": cities})
        self._add(Dismantle, {"bonus": bonuses, "segment": segments, "city": cities})
        self._add(Prospect, {"bonus": bonuses, "claim": (0, *board.claims)})
        self._add(ProspectLine, {"bonus": bonuses, "line": board.lines})
        self._add(Shift, {"segment": segments})
        self._add(Share, {"seat": range(terms.players)})
        self._add(Hire, {"kind": ("S", "P"), "city": cities})

    def _cards(self, board: Board, terms: Terms) -> None:
        self._add(Rival, {"claim": board.claims if terms.has_rival else ()})
        self._add(RivalLine, {"line": board.lines if terms.has_rival else ()})
        self._add(Buy, {"claim": board.claims})
        self._add(BuyLine, {"line": board.lines})
        self._add(Draw, {"bonus": range(3)})
        # A card can be slid to any pile, of which each line can be one, or to the row.
        self._add(Slide, {"line": board.lines if terms.slide else ()}, len(board.lines) + 1)
        self._add(Operate, {"claim": board.claims})

    def _track(self, board: Board) -> None:
        for kind in (Build, Attempt, TakeUp, Abandon):
            self._add(kind, {"segment": range(len(board.ids))})

    def _bargains(self, terms: Terms) -> None:
        self._add(Offer, {"seat": range(terms.players)}, _OFFERS)
        self._add(Counter, {}, _COUNTERS)
        self._add(AssignTrain, {"city": (0, 1)})

    def _deliveries(self, board: Board, terms: Terms) -> None:
        """By each set of trains that carries more: all of it, or what the price bears."""
        sets = 2 ** max(terms.figures.most_trains, len(terms.fleet)) - 1
        alike = max(Tally(board.claim_goods[claim] for claim in board.claims).values(), default=1)
        self._add(
            Deliver,
            {"claim": board.claims, "city": board.cities},
            2 * sets if terms.advanced else _AMOUNTS,
        )
        self._add(
            Transfer,
            {"claim": board.claims if terms.transfer else ()},
            (alike - 1) * (sets if terms.advanced else 1),
        )

    def _fleet(self, board: Board, terms: Terms) -> None:
        powers, bonuses = tuple(terms.trains), tuple(terms.plows)
        if not terms.advanced:
            powers = bonuses = ()
        cities = (-1, 0, 1) if terms.spike else (-1,)
        self._add(BuyTrain, {"power": powers, "instead": (0, *powers), "city": cities})
        self._add(BuyPlow, {"bonus": bonuses, "instead": (0, *bonuses)})
        self._add(Plow, {"bonus": bonuses, "segment": range(len(board.ids))})

    def _add(
        self, kind: type[Action], fields: Mapping[str, Sequence[Any]] | None = None, slots: int = 0
    ) -> None:
        family = _Family(self.size, kind, fields or {}, slots)
        self._of[kind] = family
        if family.size:
            self._families.append(family)
            self._firsts.append(family.first)
        self.size += family.size

    # There and back

    def number(self, action: Action) -> int:
        try:
            return self._of[type(action)].number(action)
        except (KeyError, TypeError, ValueError):
            raise _bad(repr(action)[:80]) from None

    def action(self, number: int) -> Action:
        family = self._family(number)
        if family is None or family.slots:
            raise _bad(str(number))
        return family.action(number)

    def _family(self, number: int) -> _Family | None:
        if not 0 <= number < self.size:
            return None
        return self._families[bisect_right(self._firsts, number) - 1]

    def numbers(self, legal: Sequence[Any]) -> list[int]:
        found = []
        taken: dict[int, int] = {}
        for action in legal:
            number = self.number(action)
            if slots := self._of[type(action)].slots:
                used = taken.get(number, 0)
                if used >= slots:
                    raise _bad(repr(action)[:80])
                taken[number] = used + 1
                number += used
            found.append(number)
        return found

    def chosen(self, number: int, legal: Sequence[Any]) -> Action:
        family = self._family(number)
        if family is not None and not family.slots:
            return family.action(number)
        return super().chosen(number, legal)

    def observe(self, view: BoardView, seat: int) -> list[float]:
        return self._sight.of(view, seat)


class _Family:
    """One kind of action: the values of the fields that tell its members apart."""

    def __init__(
        self, first: int, kind: type[Action], fields: Mapping[str, Sequence[Any]], slots: int
    ) -> None:
        self.first = first
        self.kind = kind
        self.slots = slots
        """How many may be listed that differ in other fields; 0: there are no other fields."""
        self._values = {name: tuple(values) for name, values in fields.items()}
        self._places = [
            (name, {value: at for at, value in enumerate(values)})
            for name, values in self._values.items()
        ]
        self.size = prod(map(len, self._values.values())) * (slots or 1)

    def number(self, action: Action) -> int:
        at = 0
        for name, places in self._places:
            at = at * len(places) + places[getattr(action, name)]
        return self.first + at * (self.slots or 1)

    def action(self, number: int) -> Action:
        at = number - self.first
        fields = {}
        for name, values in reversed(self._values.items()):
            at, place = divmod(at, len(values))
            fields[name] = values[place]
        return self.kind(**fields)


def _longest(board: Board, terms: Terms) -> int:
    """What all players could decide in one turn at the very most, times the turns."""
    crew = most_crew(terms)
    trains = max(terms.figures.most_trains, len(terms.fleet))
    plows = sum(plow.count for plow in terms.plows.values())
    offers = terms.trade_offers
    each = (
        (crew + 1)  # places, done
        + crew  # shifts
        + 3 * crew  # junctions: a segment has three towns at most
        + 2 * crew  # shares, proposed and answered
        + (2 * crew + 1)  # draws and what is drawn, done
        + (3 * crew + 1)  # attempts, builds, segments given up, done
        + 1  # the dice for the claims
        + (plows + 1)  # plows, the dice
        + (2 * offers + 1)  # offers, counter-offers and the answers, done
        + offers * 2 * trains  # trains assigned after a bargain
        + (max(terms.figures.deliveries, trains) + 1)  # deliveries, done
        + crew  # fines
        + 2  # hiring, a purchase
    )
    # Claims are worked once a turn, whoever has them; the rival has one card.
    a_turn = terms.players * each + len(board.claims) + 1
    return 2 * terms.players + terms.last_turn * a_turn  # first the crews


def _bad(detail: str) -> BadInput:
    return BadInput("bad-action", game="silverton", detail=detail)
