"""Positions as text: rows of card codes, a blank line, then pawns (docs/position_notation.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import NoReturn

from rotonde.games.steam_tunnel.rules.board import MOST_CELLS, SLOTS, board
from rotonde.games.steam_tunnel.rules.cards import deck
from rotonde.games.steam_tunnel.rules.scoring import block_seats, pawn_seats
from rotonde.games.steam_tunnel.rules.setup import scoring_of, unseen_cards
from rotonde.games.steam_tunnel.rules.state import BLOCKED, DOWN, HOLE, NOBODY, SEATS, TunnelState
from rotonde.games.steam_tunnel.rules.turn import ALL_BLOCKED, ALL_FLIPPED, PLACE_PAWN, TURN_UP
from rotonde.games.steam_tunnel.rules.view import MARKS, card_codes
from rotonde.kernel.message import Arg, BadInput

_LETTERS = "ABCDE"
_PAWN = re.compile(r"([A-Z]) (\d{1,3}),(\d{1,3}) (#|\d(?:-\d)*)")
_PLANT = re.compile(r"\? (\d{1,3}),(\d{1,3}) (\S+)")
_MOVE = re.compile(r"move ([A-Z]) (flip|pawn)")
_LONGEST = 200_000


class _Reader:
    """Reads a position line by line; every complaint names its line."""

    def __init__(self, text: str) -> None:
        if len(text) > _LONGEST:
            _bad(1, "position-long")
        lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
        while lines and not lines[-1]:
            lines.pop()
        self.head = 0
        while self.head < len(lines) and not lines[self.head]:
            self.head += 1
        gap = next((i for i in range(self.head, len(lines)) if not lines[i]), len(lines))
        self.rows = [(i + 1, lines[i].split()) for i in range(self.head, gap)]
        self.rest = [(i + 1, lines[i]) for i in range(gap, len(lines)) if lines[i]]
        if len(self.rows) < 2:
            _bad(self.head + 1, "position-small")
        self.cols = len(self.rows[0][1])
        for number, row in self.rows:
            if len(row) != self.cols:
                _bad(number, "position-ragged", found=len(row), wanted=self.cols)
        if self.cols < 2:
            _bad(self.head + 1, "position-small")
        if len(self.rows) * self.cols > MOST_CELLS:
            _bad(self.head + 1, "position-large", most=MOST_CELLS)

    def seats(self) -> int:
        letters = [line[0] for _, line in self.rest if _PAWN.fullmatch(line)]
        letters += [line[5] for _, line in self.rest if _MOVE.fullmatch(line)]
        return max((_LETTERS.find(letter) + 1 for letter in letters), default=0)


def seats_in(text: str) -> int:
    """How many players a position speaks of."""
    return _Reader(text).seats()


def unplanted(text: str) -> str:
    """The position without what lies hidden."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("?"))


def parse(
    text: str,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    data: Mapping[str, str] | None = None,
) -> TunnelState:
    """The state a position describes; BadInput with the line number for nonsense."""
    options = options or {}
    reader = _Reader(text)
    cards = deck(data)
    places = board(len(reader.rows), reader.cols, cards)
    count = reader.seats() if players is None else players
    scoring = scoring_of(options.get("variant", "standard"))
    state = TunnelState(board=places, players=count, scoring=scoring)
    if options.get("pawns") == "20":
        state.supply = [20] * count
    _lay_cards(state, reader)
    in_deck = HOLE in state.cards or options.get("board") == "full"
    unseen = Counter(unseen_cards(cards, int(options.get("forks_out", "0")), in_deck))
    for face in state.cards:
        if face >= 0:
            _take(unseen, state, face)
    moved = False
    for number, line in reader.rest:
        moved = _read_line(state, number, line, count, unseen) or moved
    state.unseen = sorted(unseen.elements())
    _settle(state, moved)
    return state


def write(state: TunnelState) -> str:
    """The position in notation; `parse` reads it back."""
    width = max(len(code) for code in card_codes(state))
    cols = state.board.cols
    found = card_codes(state)
    rows = [found[at : at + cols] for at in range(0, len(found), cols)]
    lines = [" ".join(code.ljust(width) for code in row).rstrip() for row in rows]
    lines.append("")
    for seat, cell, ports in pawn_seats(state):
        lines.append(f"{_LETTERS[seat]} {_place(state, cell)} {'-'.join(map(str, ports))}")
    for seat, cell in block_seats(state):
        lines.append(f"{_LETTERS[seat]} {_place(state, cell)} #")
    for cell, face in sorted(state.planted.items()):
        lines.append(f"? {_place(state, cell)} {state.board.faces[face].code}")
    if state.stack:
        lines.append(f"move {_LETTERS[state.to_act[0]]} {state.stack[-1].id}")
    return "\n".join(lines) + "\n"


def _lay_cards(state: TunnelState, reader: _Reader) -> None:
    cell = 0
    for number, row in reader.rows:
        for code in row:
            status = MARKS.get(code)
            if status is None:
                if code not in state.board.by_code:
                    _bad(number, "position-card", code=code[:12])
                state.open(cell, state.board.by_code[code])
            elif status != DOWN:
                state.close(cell, status)
            cell += 1


def _read_line(
    state: TunnelState, number: int, line: str, players: int, unseen: Counter[int]
) -> bool:
    if match := _PAWN.fullmatch(line):
        letter, row, col, where = match.groups()
        _pawn(state, number, _seat(number, letter, players), _cell(state, number, row, col), where)
    elif match := _PLANT.fullmatch(line):
        row, col, code = match.groups()
        _plant(state, number, _cell(state, number, row, col), code, unseen)
    elif match := _MOVE.fullmatch(line):
        if state.stack:
            _bad(number, "position-move-twice")
        state.first = _seat(number, match[1], players)
        state.stack.append(TURN_UP if match[2] == "flip" else PLACE_PAWN)
        return True
    else:
        _bad(number, "position-line", text=line[:40])
    return False


def _pawn(state: TunnelState, number: int, seat: int, cell: int, where: str) -> None:
    if state.supply is not None and state.supply[seat] == 0:
        _bad(number, "position-pawns")
    if where == "#":
        if state.cards[cell] != BLOCKED:
            _bad(number, "position-not-blocked")
        if state.blocker(cell) != NOBODY:
            _bad(number, "position-two-pawns")
        state.put_block(seat, cell)
        return
    ports = tuple(int(port) for port in where.split("-"))
    segment = state.segment(cell, ports)
    if segment is None:
        _bad(number, "position-no-segment", ports=where)
    if state.pawns[segment] != NOBODY:
        _bad(number, "position-two-pawns")
    state.put_pawn(seat, cell, ports)


def _plant(state: TunnelState, number: int, cell: int, code: str, unseen: Counter[int]) -> None:
    # A card planted before it was blocked still lies there, though nobody will see it.
    if state.cards[cell] not in (DOWN, BLOCKED) or cell in state.planted:
        _bad(number, "position-not-hidden")
    if code not in state.board.by_code:
        _bad(number, "position-card", code=code[:12])
    face = state.board.by_code[code]
    if not _take(unseen, state, face):
        _bad(number, "position-no-copy", code=code)
    state.planted[cell] = face


def _take(unseen: Counter[int], state: TunnelState, face: int) -> bool:
    """A card is seen: one copy fewer. A position may show more copies than the deck has."""
    design = next(
        number
        for number, both in enumerate(state.board.by_design)
        if any(each.index == face for each in both)
    )
    if unseen[design] == 0:
        return False
    unseen[design] -= 1
    return True


def _settle(state: TunnelState, moved: bool) -> None:
    if not state.flips:
        state.stack.clear()
        state.ending = ALL_BLOCKED if BLOCKED in state.cards else ALL_FLIPPED
        return
    if not moved:
        state.stack.append(TURN_UP)
    state.to_act = SEATS[state.first]


def _seat(number: int, letter: str, players: int) -> int:
    seat = _LETTERS.find(letter)
    if not 0 <= seat < players:
        _bad(number, "position-player", letter=letter)
    return seat


def _cell(state: TunnelState, number: int, row: str, col: str) -> int:
    if int(row) >= state.board.rows or int(col) >= state.board.cols:
        _bad(number, "position-outside", place=f"{row},{col}")
    return int(row) * state.board.cols + int(col)


def _place(state: TunnelState, cell: int) -> str:
    row, col = divmod(cell, state.board.cols)
    return f"{row},{col}"


def _bad(number: int, id: str, **args: Arg) -> NoReturn:
    raise BadInput(f"bad-{id}", game="steam-tunnel", line=number, **args)


assert SLOTS == 3
