"""Positions as text: for tests, puzzles and bug reports. `rotonde.start` and exports call this.

    A . #
    . B .
    . . .
    move A

Letters are wagons by seat, `#` is the water tower, `.` is free; `move -` once the match is over.
Whatever is in the state must be in the text, or a match started from it differs.
"""

from __future__ import annotations

import re

from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.notation import Notation
from rotonde.kernel.message import BadInput

from .rules.board import FREE, LENGTH, PLACES, TOWER, TRACKS
from .rules.state import YardState
from .rules.turn import LAY_WAGON

_SIGNS = {FREE: ".", TOWER: "#", 0: "A", 1: "B", 2: "C", 3: "D"}
_HOLDS = {sign: holds for holds, sign in _SIGNS.items()}
_ROW = " ".join(["[A-D#.]"] * LENGTH)
_FORM = re.compile(rf"((?:{_ROW}\n){{{TRACKS}}})move ([A-D-])\s*")


class YardNotation(Notation):
    def write(self, state: YardState) -> str:
        signs = [_SIGNS[holds] for holds in state.yard]
        rows = [" ".join(signs[at : at + LENGTH]) for at in range(0, PLACES, LENGTH)]
        move = _SIGNS[state.to_act[0]] if state.to_act else "-"
        return "\n".join([*rows, f"move {move}", ""])

    def read(self, setup: Setup, chance: Chance | None = None) -> YardState:
        """Anybody can write a position: refuse what makes no sense with BadInput."""
        text = setup.position or ""
        found = _FORM.fullmatch(text)
        if found is None or self.seats_in(text) > len(setup.seats):
            raise BadInput("bad-position", game=setup.game)
        yard = [_HOLDS[sign] for sign in found[1].split()]
        state = YardState(players=len(setup.seats), yard=yard)
        over = found[2] == "-"
        if over == (FREE in state.yard) or state.yard.count(TOWER) != 1:
            raise BadInput("bad-position", game=setup.game)
        state.stack = [] if over else [LAY_WAGON]
        state.to_act = () if over else (_HOLDS[found[2]],)
        return state

    def seats_in(self, position: str) -> int:
        """How many players it speaks of, if nobody says how many there are."""
        return max(2, *(_HOLDS.get(sign, FREE) + 1 for sign in ("A", *position)))
