"""Crew, trains and plows of a position."""

from __future__ import annotations

import re
from collections import Counter

from rotonde.games.silverton.notation.reading import Reading
from rotonde.games.silverton.notation.shapes import Player, complain
from rotonde.games.silverton.notation.writer import write_piece
from rotonde.games.silverton.rules.crew_choice import make_crew
from rotonde.games.silverton.rules.disputes import claim_disputes, surveyor_disputes
from rotonde.games.silverton.rules.fleet import PlowCar, Train
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_LINE, AT_OWN, NOWHERE
from rotonde.games.silverton.rules.prospector_places import count_owed
from rotonde.games.silverton.rules.state import DEAD, JAILED, PLACED, RIGHT, ROW, SPENT, TIED, Piece
from rotonde.games.silverton.rules.thefts import thefts
from rotonde.kernel.toml_position import LETTERS

_MOST_CREW = 8
_PIECE = re.compile(
    r"(?P<name>[SP](?:\+[12])?)"
    r"(?: from (?P<city>[A-Z][A-Za-z ]*?))?"
    r"(?: (?P<how>on|right on|tied on) "
    r"(?P<place>deck|claim \d{1,3}|line \d{1,2}|(?:own )?S\d{3})(?P<roll> to roll)?"
    r"| (?P<held>spent|jailed(?: (?P<fine>\d{1,5}))?"
    r"|dead (?P<price>\d{1,5}) until turn (?P<earliest>\d{1,2})))?"
    r"(?P<won> won)?"
)


def read_crew(reading: Reading, seat: int, player: Player) -> None:
    if player.crew is None:
        return
    pieces = [_read_piece(reading, seat, text) for text in player.crew]
    alive = [piece for piece in pieces if piece.status != DEAD]
    surveyors = sum(piece.surveyor for piece in alive)
    most_of_kind = max(surveyors, len(alive) - surveyors)
    if most_of_kind > _MOST_CREW or len(pieces) > 2 * _MOST_CREW:
        complain("crew", player=LETTERS[seat], most=_MOST_CREW)
    reading.state.crew[seat] = pieces


def _read_piece(reading: Reading, seat: int, text: str) -> Piece:
    match = _PIECE.fullmatch(text)
    if match is None:
        complain("piece", piece=text)
    (piece,) = make_crew(match["name"], seat)
    city = reading.find_start(seat, match["city"]) if match["city"] else -1
    if city >= 0 and not piece.surveyor:
        complain("piece", piece=text)
    piece = piece._replace(city=city, won=bool(match["won"]))
    if match["held"]:
        held = match["held"]
        if held.startswith("jailed"):
            price = int(match["fine"]) if match["fine"] else reading.terms.figures.fine
            return piece._replace(status=JAILED, price=price)
        if held == "spent":
            return piece._replace(status=SPENT)
        if piece.surveyor:
            complain("piece", piece=text)
        return piece._replace(
            status=DEAD, price=int(match["price"]), earliest=int(match["earliest"])
        )
    if not match["place"]:
        return piece
    status = {"on": PLACED, "right on": RIGHT, "tied on": TIED}[match["how"]]
    place = _read_place(reading, match["place"])
    if piece.surveyor != (place < AT_CLAIM) or (match["roll"] and place >= AT_OWN):
        complain("piece", piece=text)
    return piece._replace(status=status, place=place, rolls=bool(match["roll"]))


def _read_place(reading: Reading, text: str) -> int:
    if text == "deck":
        return AT_CLAIM
    kind, _, name = text.rpartition(" ")
    if kind == "claim":
        if int(name) not in reading.board.claims:
            complain("claim", claim=int(name))
        return AT_CLAIM + int(name)
    if kind == "line":
        if int(name) not in reading.board.lines:
            complain("line", line=int(name))
        return AT_LINE + int(name)
    return (AT_OWN if kind else 0) + reading.find_segment(name)


def check_crew(reading: Reading) -> None:
    """Every piece stands where a piece can stand, and nobody twice in one place."""
    state = reading.state
    rights: set[int] = set()
    for seat, pieces in enumerate(state.crew):
        places = [piece.place for piece in pieces if piece.place not in (NOWHERE, AT_CLAIM)]
        if len(places) != len(set(places)):
            complain("place-twice", player=LETTERS[seat])
        for piece in pieces:
            if not _may_be(reading, piece):
                text = write_piece(state, piece)
                complain("status", player=LETTERS[seat], piece=text, phase=reading.found.phase)
            if piece.place == NOWHERE:
                continue
            if not _may_stand(reading, piece):
                complain("place", player=LETTERS[seat], piece=write_piece(state, piece))
            if piece.status == RIGHT and piece.place != AT_CLAIM:
                if piece.place in rights:
                    complain("two-rights", piece=write_piece(state, piece))
                rights.add(piece.place)
        if not state.is_past(thefts) and count_owed(state, seat) > state.cash[seat]:
            complain("theft-cash", player=LETTERS[seat])


def _may_be(reading: Reading, piece: Piece) -> bool:
    """Whether a piece can be in this state in this phase: rights come from disputes."""
    state, place = reading.state, piece.place
    first = surveyor_disputes if place < AT_CLAIM else claim_disputes
    last = first if place < AT_LINE else thefts
    if piece.status == PLACED:
        return not state.is_past(last)
    if piece.status == RIGHT:
        return state.is_past(first)
    return piece.status != SPENT or state.is_past(surveyor_disputes)


def _may_stand(reading: Reading, piece: Piece) -> bool:
    state, place = reading.state, piece.place
    if place >= AT_LINE:
        return piece.status == TIED or bool(state.in_play >> place - AT_LINE & 1)
    if place >= AT_CLAIM:
        return place == AT_CLAIM or state.zone[place - AT_CLAIM] == ROW
    if place >= AT_OWN:
        owner = state.owner[place - AT_OWN]
        return owner == piece.seat or (owner < 0 and piece.status == RIGHT)
    return state.owner[place] < 0


def read_fleet(reading: Reading, seat: int, player: Player) -> None:
    state, terms = reading.state, reading.terms
    if (player.trains or player.plows) and not terms.advanced:
        complain("advanced")
    if player.trains is not None:
        trains = []
        for item in player.trains:
            match = re.fullmatch(r"(\d{1,2})(?: from ([A-Z][\w ]*?))?( used)?", f"{item}")
            if match is None or int(match[1]) not in terms.trains:
                complain("train", train=f"{item}")
            city = reading.find_start(seat, match[2]) if match[2] else -1
            trains.append(Train(int(match[1]), city, bool(match[3])))
        if len(trains) > terms.figures.most_trains:
            complain("trains", player=LETTERS[seat], most=terms.figures.most_trains)
        state.trains[seat] = tuple(trains)
    plows = []
    for item in player.plows:
        match = re.fullmatch(r"(\d{1,2})( used)?", f"{item}")
        if match is None or int(match[1]) not in terms.plows:
            complain("plow", plow=f"{item}")
        plows.append(PlowCar(int(match[1]), bool(match[2])))
    state.plows[seat] = tuple(plows)


def count_stock(reading: Reading) -> None:
    """What nobody has can be bought."""
    state, terms = reading.state, reading.terms
    if not terms.advanced:
        return
    powers = Counter(train.power for trains in state.trains for train in trains)
    state.train_stock = {type: each.count - powers[type] for type, each in terms.trains.items()}
    bonuses = Counter(plow.bonus for plows in state.plows for plow in plows)
    state.plow_stock = {type: each.count - bonuses[type] for type, each in terms.plows.items()}
    given = [getattr(reading.found, letter) or Player() for letter in LETTERS]
    left = min([0, *state.train_stock.values(), *state.plow_stock.values()])
    if left < 0 and any(player.trains or player.plows for player in given):
        complain("stock")
