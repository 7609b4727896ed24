"""Cards of a position: the row, the deck, the discards, passenger lines and their piles."""

from __future__ import annotations

import re
from collections import Counter

from rotonde.games.silverton.notation.reading import Reading
from rotonde.games.silverton.notation.shapes import Player, complain
from rotonde.games.silverton.notation.writer import make_default_piles
from rotonde.games.silverton.rules.state import BENEATH, DECK, DISCARDED, DRAWN, GONE, OFFERED, ROW
from rotonde.kernel.toml_position import LETTERS

DREW = re.compile(r"([A-F]\d{1,2}) drew (\d{1,3})")
"""A claim that a player has drawn and not decided about."""


def place_claim(reading: Reading, claim: int, zone: int) -> int:
    if claim not in reading.board.claims:
        complain("claim", claim=claim)
    if claim in reading.placed:
        complain("claim-twice", claim=claim)
    reading.placed.add(claim)
    reading.state.zone[claim] = zone
    return claim


def place_line(reading: Reading, line: int, where: int) -> int:
    state = reading.state
    if line not in reading.board.lines or reading.board.line_letter[line] in reading.terms.without:
        complain("line", line=line)
    if state.line_owner[line] not in (BENEATH, OFFERED) or -line in state.row:
        complain("line-twice", line=line)
    state.line_owner[line] = where
    return line


def read_cards(reading: Reading) -> None:
    """The row, what is discarded, and the top of the deck."""
    state, found, board = reading.state, reading.found, reading.board
    for item in found.row or ():
        line = reading.find_line(item)
        if line:
            state.row.append(-place_line(reading, line, OFFERED))
        else:
            state.row.append(place_claim(reading, reading.find_claim(item), ROW))
    mishaps = {mishap.id: number for number, mishap in board.mishaps.items()}
    left = Counter(state.mishaps)
    for item in found.discarded:
        line = reading.find_line(item)
        if item in mishaps:
            _take_mishap(reading, left, mishaps[str(item)], str(item))
        elif line:
            place_line(reading, line, DISCARDED)
        else:
            place_claim(reading, reading.find_claim(item), GONE)
    planted = []
    for item in found.deck:
        if item in mishaps:
            _take_mishap(reading, left, mishaps[str(item)], str(item))
            planted.append(mishaps[str(item)])
        else:
            planted.append(place_claim(reading, reading.find_claim(item), DECK))
    for text in found.waiting or ():
        drawn = DREW.fullmatch(text)
        if drawn is not None:
            place_claim(reading, int(drawn[2]), DRAWN)
    state.planted = tuple(planted)
    state.mishaps = tuple(sorted(left.elements()))
    state.deck = [claim for claim in board.claims if claim not in reading.placed]


def _take_mishap(reading: Reading, left: Counter[int], number: int, id: str) -> None:
    if not left[number]:
        complain("event-twice", event=id)
    left[number] -= 1


def read_lines(reading: Reading, seat: int, player: Player) -> None:
    state = reading.state
    for item in player.lines:
        match = re.fullmatch(r"(\d{1,2})(?: with ([A-F]))?", f"{item}")
        if match is None:
            complain("line-form", text=f"{item}")
        line = place_line(reading, int(match[1]), seat)
        if match[2] is None:
            kept = state.line_route(seat, line) is not None
        else:
            partner = reading.find_seat(match[2])
            state.line_partner[line] = partner
            kept = partner != seat and state.joint_route(line, seat, partner) is not None
        if not kept:
            complain("no-route", line=line, player=LETTERS[seat])


def read_piles(reading: Reading) -> None:
    state, board = reading.state, reading.board
    state.unseen = {
        letter: tuple(
            line
            for line in board.lines
            if board.line_letter[line] == letter and state.line_owner[line] == BENEATH
        )
        for letter in state.unseen
    }
    if reading.found.piles is None:
        state.piles = make_default_piles(state)
    else:
        _read_piles(reading, reading.found.piles)
    state.in_play = 0
    for line in board.lines:
        if state.line_owner[line] >= 0 or state.line_owner[line] == OFFERED:
            state.in_play |= 1 << line


def _read_piles(reading: Reading, texts: list[str]) -> None:
    """Tops and what lies beneath: every unseen card lies in one pile."""
    state, board = reading.state, reading.board
    for line in board.lines:  # the start's own tops are only there if the piles say so
        if state.line_owner[line] == OFFERED and -line not in state.row:
            state.line_owner[line] = BENEATH
    piles: list[tuple[int, str]] = []
    for text in texts:
        match = re.fullmatch(r"(-|\d{1,2})(?: ([A-C]{1,3}))?", text)
        if match is None:
            complain("pile", pile=text)
        top = 0 if match[1] == "-" else place_line(reading, int(match[1]), OFFERED)
        if top and any(top == other for other, _ in piles):
            complain("line-twice", line=top)
        piles.append((top, match[2] or ""))
    beneath = Counter("".join(letters for _, letters in piles))
    unseen: dict[str, list[int]] = {letter: [] for letter in state.unseen}
    for line in board.lines:
        letter = board.line_letter[line]
        if state.line_owner[line] != BENEATH or letter in reading.terms.without:
            continue
        if letter not in unseen:
            complain("line-missing", line=line)
        unseen[letter].append(line)
    if any(beneath[letter] != len(unseen.get(letter, ())) for letter in "ABC"):
        complain("piles")
    state.unseen = {letter: tuple(lines) for letter, lines in unseen.items()}
    state.piles = piles
