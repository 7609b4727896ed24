"""A position put into words (docs/position_notation.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rotonde.games.silverton.rules.actions import Bundle
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.crew_choice import make_crew
from rotonde.games.silverton.rules.fleet import Train
from rotonde.games.silverton.rules.flow import FLOW
from rotonde.games.silverton.rules.places import place_of
from rotonde.games.silverton.rules.state import (
    DEAD,
    DISCARDED,
    GONE,
    JAILED,
    OFFERED,
    PLACED,
    RIGHT,
    SPENT,
    TIED,
    Piece,
    SilvertonState,
)
from rotonde.kernel import toml
from rotonde.kernel.toml_position import LETTERS, write_seats

PHASE_OF = {
    "turn_cards": "turn-cards",
    "placing": "place",
    "rival": "rival",
    "shifts": "shift",
    "surveyor_disputes": "dispute",
    "junction_disputes": "demand",
    "claim_disputes": "claim-dispute",
    "sharing": "share",
    "line_disputes": "line-dispute",
    "thefts": "theft",
    "rival_discards": "rival-discards",
    "player_begins": "begin",
    "buying": "buy",
    "track_begins": "track",
    "building": "build",
    "operating": "operate",
    "plowing": "plow",
    "trading": "trade",
    "revenue": "revenue",
    "delivering": "deliver",
    "fines": "fines",
    "player_ends": "end",
    "prices": "prices",
    "new_cards": "new-cards",
    "hiring": "hire",
    "purchases": "purchase",
    "end_of_turn": "end-of-turn",
}
"""How a position names the stages of a turn, in their order."""
PHASES = tuple(PHASE_OF.values())
ALL_PAID = 255
"""How a state marks a line that has paid this turn."""


def write(state: SilvertonState) -> str:
    """The position in notation; `parse` reads it back."""
    terms, board = state.terms, state.board
    found: dict[str, Any] = {"turn": state.turn}
    found["order"] = write_seats(state.order)
    found["phase"] = PHASE_OF[state.stage]
    if state.at:
        found["player"] = LETTERS[state.seat] if state.at < terms.players else None
    found["ending"] = state.ending
    found["row"] = [card if card > 0 else f"line {-card}" for card in state.row]
    found["deck"] = [_write_card(state, card) for card in state.planted]
    found["discarded"] = _list_discarded(state)
    if state.piles != make_default_piles(state):
        found["piles"] = [f"{top or '-'} {beneath}".rstrip() for top, beneath in state.piles]
    found["paid"] = [
        line if paid == ALL_PAID else f"{line} by {_write_mask(paid)}"
        for line, paid in enumerate(state.line_paid)
        if paid
    ]
    if state.rival:
        found["rival"] = state.rival if state.rival > 0 else f"line {-state.rival}"
    if state.ending is None and (state.asked or state.queue):
        found["waiting"] = _write_waiting(state)
    if state.chosen:
        plows = PHASE_OF[state.stage] == "plow"
        found["chosen"] = [
            f"{each[0]} to {board.ids[each[1]]}" if plows else each for each in state.chosen
        ]
    found["deliveries"] = state.deliveries
    found["offers"] = state.offers
    found["deals"] = state.deals
    found["lots"] = [f"{units} of {claim}" for claim, units in state.lots]
    found["spaces"] = [f"{kind} {at + 1} by {LETTERS[by]}" for kind, at, by in state.spaces]
    for seat in range(terms.players):
        found[LETTERS[seat]] = _write_player(state, seat)
    found["market"] = {
        board.column_ids[at]: cell + 1
        for at, cell in enumerate(state.cells)
        if cell != terms.start_cells[at]
    }
    found["depletions"] = {board.towns[at]: count for at, count in sorted(state.depletions.items())}
    if state.offer is not None:
        found["offer"] = {
            "to": LETTERS[state.offer.seat],
            "counter": state.offer.countered,
            "give": _write_deal(state, state.offer.give),
            "take": _write_deal(state, state.offer.take),
        }
    return write_values(found)


def _write_player(state: SilvertonState, seat: int) -> dict[str, Any]:
    terms, board = state.terms, state.board
    row = state.rows[seat]
    found: dict[str, Any] = {}
    if row != seat:
        found["row"] = row + 1
    if state.cash[seat] != terms.cash:
        found["cash"] = state.cash[seat]
    if state.announced[seat] != is_above_limit(state, seat):
        found["announced"] = state.announced[seat]
    if terms.spike and state.joined[seat] != has_joined(state, seat):
        found["joined"] = state.joined[seat]
    found["track"] = [board.ids[at] for at, owner in enumerate(state.owner) if owner == seat]
    found["claims"] = [_write_claim(state, claim) for claim in state.hands[seat]]
    found["lines"] = [
        line if state.line_partner[line] < 0 else f"{line} with {LETTERS[state.line_partner[line]]}"
        for line in board.lines
        if state.line_owner[line] == seat
    ]
    given: list[Piece] = []
    if terms.points is None and len(terms.crews[row]) == 1:
        given = make_crew(terms.crews[row][0], seat)
    if state.crew[seat] != given:
        found["crew"] = [write_piece(state, piece) for piece in state.crew[seat]]
    if state.trains[seat] != terms.fleet:
        found["trains"] = [_write_train(state, seat, train) for train in state.trains[seat]]
    found["plows"] = [f"{bonus} used" if used else bonus for bonus, used in state.plows[seat]]
    found["cleared"] = [id for at, id in enumerate(board.ids) if state.cleared[seat] >> at & 1]
    found["sold"] = {
        board.column_ids[at]: amount for at, amount in enumerate(state.sold_by[seat]) if amount
    }
    keep = {key for key in ("crew", "trains") if key in found}
    return {key: value for key, value in found.items() if value not in ([], {}) or key in keep}


def _write_claim(state: SilvertonState, claim: int) -> int | str:
    marks = [f"with {state.goods[claim]}"] if state.goods[claim] else []
    marks += ["worked"] if state.worked[claim] else []
    marks += ["now"] if state.worked_now[claim] else []
    marks += ["depleted"] if state.depleted[claim] else []
    return " ".join([str(claim), *marks]) if marks else claim


def write_piece(state: SilvertonState, piece: Piece) -> str:
    words = [piece.name]
    if piece.city >= 0:
        words.append(f"from {state.board.towns[state.starts[piece.seat][piece.city]]}")
    how = {PLACED: "on", RIGHT: "right on", TIED: "tied on"}
    if piece.status in how:
        words.append(f"{how[piece.status]} {_write_place(state.board, piece.place)}")
        words += ["to roll"] if piece.rolls else []
    elif piece.status == SPENT:
        words.append("spent")
    elif piece.status == JAILED:
        words.append(f"jailed {piece.price}")
    elif piece.status == DEAD:
        words.append(f"dead {piece.price} until turn {piece.earliest}")
    words += ["won"] if piece.won else []
    return " ".join(words)


def _write_place(board: Board, place: int) -> str:
    kind, number = place_of(place)
    if kind == "claim":
        return f"claim {number}" if number else "deck"
    if kind == "line":
        return f"line {number}"
    return f"own {board.ids[number]}" if kind == "own" else board.ids[number]


def _write_train(state: SilvertonState, seat: int, train: Train) -> int | str:
    words = [str(train.power)]
    if train.city >= 0:
        words.append(f"from {state.board.towns[state.starts[seat][train.city]]}")
    words += ["used"] if train.used else []
    return " ".join(words) if len(words) > 1 else train.power


def _write_card(state: SilvertonState, card: int) -> int | str:
    return state.board.mishaps[card].id if card in state.board.mishaps else card


def _list_discarded(state: SilvertonState) -> list[int | str]:
    board = state.board
    found: list[int | str] = [claim for claim in board.claims if state.zone[claim] == GONE]
    found += [f"line {line}" for line in board.lines if state.line_owner[line] == DISCARDED]
    left = Counter([*state.mishaps, *state.planted])
    for number, mishap in board.mishaps.items():
        found += [mishap.id] * (mishap.copies - left[number])
    return found


def _write_waiting_train(state: SilvertonState, seat: int, power: int, *given: int) -> str:
    """A train that waits for its city, or of which its giver says which it was."""
    if not given:
        return f"{LETTERS[seat]}: {power}"
    city, receiver = given
    town = state.board.towns[state.starts[seat][city]]
    return f"{LETTERS[seat]} gave {LETTERS[receiver]} {power} of {town}"


def _write_waiting(state: SilvertonState) -> list[str]:
    phase, queue = PHASE_OF[state.stage], state.queue
    if phase in ("shift", "fines"):
        return [_write_who(who) for who in queue]
    if phase == "demand":
        towns = state.board.towns
        return [f"{towns[town]}: {write_seats(seats)}" for town, seats in queue]
    if phase == "share":
        return [
            f"line {line}: " + " to ".join(LETTERS[seat] for seat in seats)
            for line, *seats in queue
        ]
    if phase == "buy":
        return [f"{_write_who(queue[0])} drew {queue[1]}"]
    if phase == "build":
        return [state.board.ids[queue[0]]]
    return [_write_waiting_train(state, *row) for row in queue]


def _write_who(who: tuple[int, int]) -> str:
    return f"{LETTERS[who[0]]}{who[1] + 1}"


def _write_mask(mask: int) -> str:
    return write_seats(seat for seat in range(len(LETTERS)) if mask >> seat & 1)


def _write_deal(state: SilvertonState, bundle: Bundle) -> dict[str, Any]:
    found = {
        "cash": bundle.cash,
        "claims": list(bundle.claims),
        "track": [state.board.ids[segment] for segment in bundle.segments],
        "lines": list(bundle.lines),
        "goods": [f"{units} of {claim}" for claim, units in bundle.goods],
        "trains": list(bundle.trains),
        "plows": list(bundle.plows),
    }
    return {key: value for key, value in found.items() if value}


_ALWAYS = (
    "announced",
    "cash",
    "crew",
    "give",
    "joined",
    "piles",
    "row",
    "take",
    "trains",
    "waiting",
)
"""Keys that say something even when they hold nothing."""


def write_values(values: Mapping[str, Any]) -> str:
    """A position without what holds nothing."""
    said = _drop_empty(values)
    return toml.write(
        {key: _drop_empty(each) if isinstance(each, dict) else each for key, each in said.items()}
    )


def _drop_empty(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: value
        for key, value in values.items()
        if value is not None and (value or key in _ALWAYS)
    }


def make_default_piles(state: SilvertonState) -> list[tuple[int, str]]:
    """The piles of the start without what has left them, as few of them bare as can be."""
    board = state.board
    letters = [letter for letter in "BC" if letter in state.unseen]
    tops = [
        line if state.line_owner[line] == OFFERED and -line not in state.row else 0
        for line in board.lines
        if board.line_letter[line] == "A"
    ]
    beneath = ["".join(letters)] * len(tops)
    for letter in letters:
        gone = len(tops) - len(state.unseen[letter])
        for at in sorted(range(len(tops)), key=lambda at: bool(tops[at]))[:gone]:
            beneath[at] = beneath[at].replace(letter, "")
    piles = zip(tops, beneath, strict=True)
    return [(top, letters) for top, letters in piles if top or letters]


def is_above_limit(state: SilvertonState, seat: int) -> bool:
    most = state.terms.announce
    return most is not None and state.cash[seat] > most


def has_joined(state: SilvertonState, seat: int) -> bool:
    one, other = state.starts[seat]
    return bool(state.roads[seat].part(one) >> other & 1)


assert list(PHASE_OF) == list(FLOW.stages)
