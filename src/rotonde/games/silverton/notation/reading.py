"""A position that is being read into a state, and what its words stand for there."""

from __future__ import annotations

import re

from rotonde.games.silverton.notation.shapes import POSITIONS, Position, complain
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.toml_position import LETTERS


class Reading:
    """Finds who or what a word of a position stands for; a complaint if there is no such thing."""

    def __init__(self, found: Position, state: SilvertonState) -> None:
        self.found = found
        self.state = state
        self.board = state.board
        self.terms = state.terms
        self.placed: set[int] = set()
        """Claims that have been placed somewhere."""

    def find_seat(self, letter: str) -> int:
        return POSITIONS.find_seat(letter, self.terms.players)

    def find_piece(self, text: str) -> tuple[int, int]:
        """`B2`: B's second piece."""
        if not re.fullmatch(r"[A-F][1-9]\d?", text):
            complain("waiting", text=text)
        seat, at = self.find_seat(text[0]), int(text[1:]) - 1
        if at >= len(self.state.crew[seat]):
            complain("waiting", text=text)
        return seat, at

    def find_segment(self, id: str) -> int:
        if id not in self.board.segment_at:
            complain("segment", segment=id)
        return self.board.segment_at[id]

    def find_column(self, id: str) -> int:
        if id not in self.board.column_ids:
            complain("column", column=id[:40])
        column = self.board.column_ids.index(id)
        if self.state.cells[column] < 0:
            complain("column-unused", column=id)
        return column

    def find_town(self, name: str) -> int:
        if name not in self.board.town_at:
            complain("town", town=name[:40])
        return self.board.town_at[name]

    def find_start(self, seat: int, name: str) -> int:
        """Which of a seat's two start cities this is."""
        starts = self.state.starts[seat]
        town = self.find_town(name)
        if not self.terms.spike or town not in starts:
            complain("start", town=name, player=LETTERS[seat])
        return starts.index(town)

    def find_line(self, item: int | str) -> int:
        """The number in `line 5`; 0 if the item is no passenger line."""
        match = re.fullmatch(r"line (\d{1,2})", f"{item}")
        if match is None:
            return 0
        if int(match[1]) not in self.board.lines:
            complain("line", line=int(match[1]))
        return int(match[1])

    def find_claim(self, item: int | str) -> int:
        if isinstance(item, str):
            complain("card", card=item)
        return item
