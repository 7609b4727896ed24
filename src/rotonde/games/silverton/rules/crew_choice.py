"""Crew: chosen at the start, and surveyors bound to start cities (SV-17.2, SV-18.6)."""

from __future__ import annotations

from itertools import product
from typing import Any

from rotonde.games.silverton.rules.actions import (
    AssignSurveyors,
    BuyCrew,
)
from rotonde.games.silverton.rules.choice import Choice, ask_again
from rotonde.games.silverton.rules.events import (
    CrewChosen,
    SurveyorsAssigned,
)
from rotonde.games.silverton.rules.state import (
    Piece,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event


def make_crew(text: str, seat: int) -> list[Piece]:
    """Pieces from their names: "S+2 S P"."""
    return [
        Piece(seat, name[0] == "S", int(name[2:]) if len(name) > 1 else 0) for name in text.split()
    ]


class ChooseCrew(Choice):
    """Buy crew with points, or take one of the crews a scenario leaves open."""

    __slots__ = ()
    id = "crew"
    phase = "place"
    rule = "SV-17.2"
    takes = (BuyCrew,)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        terms = state.terms
        if terms.points is not None:
            return [BuyCrew(crew) for crew in terms.crew_sets]
        return [BuyCrew(tuple(crew.split())) for crew in terms.crews[state.rows[seat]]]

    def apply(
        self,
        state: SilvertonState,
        seat: int,
        action: BuyCrew,
        chance: Chance,
        events: list[Event],
    ) -> None:
        state.crew[seat] = make_crew(" ".join(action.crew), seat)
        events.append(CrewChosen(seat, action.crew))
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: BuyCrew) -> Refusal:
        if state.terms.points is None:
            return refuse("SV-18.2", "refusal-crew-choice")
        used = count_points(state, action.crew)
        return refuse("SV-17.2", "refusal-crew-points", points=state.terms.points, count=used)


def count_points(state: SilvertonState, crew: tuple[str, ...]) -> int:
    """What a crew costs; what there is not costs nothing."""
    points = {rank.bonus: rank.points for rank in state.board.box.tables.ranks}
    names = {f"{kind}+{bonus}" if bonus else kind: bonus for kind in "SP" for bonus in points}
    return sum(points[names[name]] for name in crew if name in names)


class Assign(Choice):
    """Bind each surveyor to one of the two start cities (SV-18.6)."""

    __slots__ = ()
    id = "assign"
    phase = "place"
    rule = "SV-18.6"
    takes = (AssignSurveyors,)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        surveyors = [piece for piece in state.crew[seat] if piece.surveyor]
        found, seen = [], set()
        for cities in product((0, 1), repeat=len(surveyors)):
            if len(set(cities)) < min(2, len(surveyors)):
                continue
            pairs = zip(surveyors, cities, strict=True)
            alike = tuple(sorted((piece.bonus, city) for piece, city in pairs))
            if alike not in seen:
                seen.add(alike)
                found.append(AssignSurveyors(cities))
        return found

    def apply(
        self,
        state: SilvertonState,
        seat: int,
        action: AssignSurveyors,
        chance: Chance,
        events: list[Event],
    ) -> None:
        assign(state, seat, action.cities)
        events.append(SurveyorsAssigned(seat, action.cities))
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: AssignSurveyors) -> Refusal | None:
        surveyors = sum(piece.surveyor for piece in state.crew[seat])
        fits = len(action.cities) == surveyors and set(action.cities) == {0, 1}
        # Equal pieces are listed once; naming them the other way round is the same.
        return None if fits else refuse("SV-18.6", "refusal-assign")


def assign(state: SilvertonState, seat: int, cities: tuple[int, ...]) -> None:
    left = iter(cities)
    state.crew[seat] = [
        piece._replace(city=next(left)) if piece.surveyor else piece for piece in state.crew[seat]
    ]


CHOOSE_CREW, ASSIGN = ChooseCrew(), Assign()
