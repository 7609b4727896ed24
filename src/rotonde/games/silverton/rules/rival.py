"""The rival of Salt Lake City, who discards a card every turn (SV-18.5)."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import (
    Rival,
    RivalLine,
)
from rotonde.games.silverton.rules.choice import Choice, ask, leave_stage
from rotonde.games.silverton.rules.events import (
    RivalPlaced,
)
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
)
from rotonde.games.silverton.rules.state import (
    PLACED,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event


def rival(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The rival prospector takes a card out of the game every turn (SV-18.5)."""
    if not state.terms.has_rival:
        state.next_stage()
        return
    choices = RIVAL.menu(state, 0)
    if not choices:
        state.next_stage()
    elif not state.terms.rival_chosen:
        RIVAL.put(state, choices[chance.randrange(len(choices))], events)
        state.next_stage()
    elif len(choices) == 1:
        RIVAL.put(state, choices[0], events)
        state.next_stage()
    else:
        ask(state, RIVAL, 0)


class PlaceRival(Choice):
    """Choose the card the rival discards."""

    __slots__ = ()
    id = "rival"
    phase = "place"
    rule = "SV-18.5"
    takes = (Rival, RivalLine)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        taken = [piece.place for piece in state.crew[seat] if piece.status == PLACED]
        found: list[Any] = [
            Rival(claim) for claim in state.row if claim > 0 and AT_CLAIM + claim not in taken
        ]
        found += [RivalLine(line) for line in state.offered_lines() if AT_LINE + line not in taken]
        return found

    def put(self, state: SilvertonState, action: Rival | RivalLine, events: list[Event]) -> None:
        state.rival = action.claim if isinstance(action, Rival) else -action.line
        events.append(RivalPlaced(_find_rival_place(state)))

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        self.put(state, action, events)
        leave_stage(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-18.5", "refusal-rival")


def _find_rival_place(state: SilvertonState) -> int:
    return AT_CLAIM + state.rival if state.rival > 0 else AT_LINE - state.rival


RIVAL = PlaceRival()
