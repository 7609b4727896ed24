"""A position read into a blank state."""

from __future__ import annotations

import re

from rotonde.games.silverton.notation.cards import place_claim, read_cards, read_lines, read_piles
from rotonde.games.silverton.notation.crew import check_crew, count_stock, read_crew, read_fleet
from rotonde.games.silverton.notation.decision import read_decision
from rotonde.games.silverton.notation.reading import Reading
from rotonde.games.silverton.notation.shapes import POSITIONS, Player, Position, complain
from rotonde.games.silverton.notation.writer import (
    ALL_PAID,
    PHASE_OF,
    PHASES,
    has_joined,
    is_above_limit,
)
from rotonde.games.silverton.rules.flow import ENDINGS
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.setup import take_row
from rotonde.games.silverton.rules.state import OFFERED, ROW, SilvertonState
from rotonde.kernel.toml_position import LETTERS

_STAGE_OF = {phase: stage for stage, phase in PHASE_OF.items()}
_CLAIM = re.compile(r"(\d{1,3})(?: with (\d{1,4}))?((?: (?:worked|now|depleted))*)")


def read(found: Position, state: SilvertonState) -> None:
    """Fill a blank state from a position."""
    reading = Reading(found, state)
    _read_turn(reading)
    tables = POSITIONS.player_tables(found, reading.terms.players)
    given = [table or Player() for table in tables]
    _read_rows(reading, given)
    for seat, player in enumerate(given):
        _read_holdings(reading, seat, player)
    read_cards(reading)
    for seat, player in enumerate(given):
        read_lines(reading, seat, player)
    read_piles(reading)
    _read_market(reading)
    for seat, player in enumerate(given):
        read_crew(reading, seat, player)
        read_fleet(reading, seat, player)
    count_stock(reading)
    check_crew(reading)
    _read_progress(reading)
    if found.ending is not None:
        if found.ending not in ENDINGS:
            complain("ending", ending=found.ending)
        state.ending = found.ending
    else:
        read_decision(reading)


def _read_turn(reading: Reading) -> None:
    state, found, players = reading.state, reading.found, reading.terms.players
    if not 1 <= found.turn <= reading.terms.last_turn:
        complain("turn", turn=found.turn, last=reading.terms.last_turn)
    state.turn = found.turn
    letters = LETTERS[:players]
    order = letters if found.order is None else found.order
    if sorted(order) != list(letters):
        complain("order", order=order, players=letters)
    state.order = tuple(LETTERS.index(letter) for letter in order)
    if found.phase not in _STAGE_OF:
        complain("phase", phase=found.phase, known=", ".join(PHASES))
    state.stage = _STAGE_OF[found.phase]
    if found.player is not None:
        state.at = state.order.index(reading.find_seat(found.player))


def _read_rows(reading: Reading, given: list[Player]) -> None:
    """Start cities, crews and money by the rows of the set-up table."""
    count = reading.terms.players
    rows = [seat + 1 if player.row is None else player.row for seat, player in enumerate(given)]
    if sorted(rows) != list(range(1, count + 1)):
        complain("rows", count=count)
    for seat, row in enumerate(rows):
        take_row(reading.state, seat, row - 1)


def _read_holdings(reading: Reading, seat: int, player: Player) -> None:
    state, board = reading.state, reading.board
    if player.cash is not None:
        state.cash[seat] = player.cash
    state.announced[seat] = is_above_limit(state, seat)
    if player.announced is not None:
        state.announced[seat] = player.announced
    own = 0
    for id in player.track:
        segment = reading.find_segment(id)
        if state.owner[segment] >= 0 or own >> segment & 1:
            complain("two-owners", segment=id)
        if board.parallel[segment] & own:
            complain("parallel", segment=id, player=LETTERS[seat])
        own |= 1 << segment
    for segment in bits(own):
        state.owner[segment] = seat
    state.built |= own
    most = reading.terms.figures.cubes
    if own.bit_count() > most:
        complain("cubes", player=LETTERS[seat], found=own.bit_count(), most=most)
    state.roads[seat] = board.roads(own, state.starts[seat])
    joined = reading.terms.spike and has_joined(state, seat)
    state.joined[seat] = joined or bool(reading.terms.spike and player.joined)
    for segment in map(reading.find_segment, player.cleared):
        state.cleared[seat] |= 1 << segment
    for item in player.claims:
        _read_claim(reading, seat, item)


def _read_claim(reading: Reading, seat: int, item: int | str) -> None:
    match = _CLAIM.fullmatch(f"{item}")
    if match is None:
        complain("claim-form", text=f"{item}")
    state = reading.state
    claim = place_claim(reading, int(match[1]), seat)
    state.goods[claim] = int(match[2] or 0)
    marks = match[3].split()
    state.worked[claim] = "worked" in marks
    state.worked_now[claim] = "now" in marks
    state.depleted[claim] = "depleted" in marks
    state.hands[seat].append(claim)
    state.hands[seat].sort()


def _read_market(reading: Reading) -> None:
    state, board = reading.state, reading.board
    for id, cell in reading.found.market.items():
        column = reading.find_column(id)
        facts = board.columns[column]
        if not facts.lowest <= cell - 1 <= facts.highest:
            complain("cell", column=id, least=facts.lowest + 1, most=facts.highest + 1)
        state.cells[column] = cell - 1
    for town, count in reading.found.depletions.items():
        if count:
            state.depletions[reading.find_town(town)] = count
    for seat in range(reading.terms.players):
        player = getattr(reading.found, LETTERS[seat])
        for id, amount in (player.sold if player else {}).items():
            column = reading.find_column(id)
            state.sold_by[seat][column] = amount
            state.sold[column] += amount


def _read_progress(reading: Reading) -> None:
    state, found = reading.state, reading.found
    state.deliveries = found.deliveries
    state.offers, state.deals = found.offers, found.deals
    for item in found.paid:
        match = re.fullmatch(r"(\d{1,2})(?: by ([A-F]{1,6}))?", f"{item}")
        if match is None or int(match[1]) not in reading.board.lines:
            complain("line-form", text=f"{item}")
        paid = ALL_PAID
        if match[2]:
            paid = 0
            for letter in match[2]:
                paid |= 1 << reading.find_seat(letter)
        state.line_paid[int(match[1])] = paid
    state.lots = tuple(_read_lot(reading, text) for text in found.lots)
    if len({claim for claim, _ in state.lots}) != len(state.lots):
        complain("lots")
    spaces = []
    for text in found.spaces:
        match = re.fullmatch(r"(row|pile) (\d{1,2}) by ([A-F])", text)
        if match is None or match[2] == "0":
            complain("space", space=text)
        spaces.append((match[1], int(match[2]) - 1, reading.find_seat(match[3])))
    state.spaces = tuple(spaces)
    if found.rival is not None:
        _read_rival(reading, found.rival)


def _read_lot(reading: Reading, text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,3}) of (\d{1,3})", text)
    if match is None:
        complain("lot", lot=text)
    claim = int(match[2])
    if claim not in reading.board.claims:
        complain("claim", claim=claim)
    if reading.state.zone[claim] < 0 or reading.state.zone[claim] == reading.state.seat:
        complain("lot", lot=text)
    return claim, int(match[1])


def _read_rival(reading: Reading, item: int | str) -> None:
    state = reading.state
    line = reading.find_line(item)
    if not reading.terms.has_rival:
        complain("rival")
    if line:
        if line not in reading.board.lines or state.line_owner[line] != OFFERED:
            complain("rival")
        state.rival = -line
    else:
        claim = reading.find_claim(item)
        if claim not in reading.board.claims or state.zone[claim] != ROW:
            complain("rival")
        state.rival = claim
