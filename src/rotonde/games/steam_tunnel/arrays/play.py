"""A turn on a row of numbers: the same as `rules/state.py` and `rules/turn.py`, in the same order,
so that the legal lists come out the same too.
"""

from __future__ import annotations

from rotonde.games.steam_tunnel.arrays.tables import (
    ALL_BLOCKED,
    ALL_FLIPPED,
    CLAIMS,
    DEAD,
    ENDS,
    FACE_END,
    FACE_ENDS,
    FACE_PAIR,
    FACE_PAIRS,
    FACE_PORTS,
    FACE_SEGMENTS,
    FACE_SHAPES,
    FACE_WIDTH,
    FLIP,
    FLIPS,
    HIDDEN,
    LENGTH,
    PAWN,
    RING,
    SEAT,
    SEATS,
    STEP,
    UNSEEN,
    VALUED,
    Tables,
)
from rotonde.games.steam_tunnel.rules.board import SLOTS
from rotonde.games.steam_tunnel.rules.cards import PORTS
from rotonde.games.steam_tunnel.rules.state import BLOCKED
from rotonde.kernel.compiled import Ints, compiled


@compiled
def outcomes(t: Tables, game: Ints, number: int) -> int:
    """How many outcomes the draw of this action has; 0: nothing is drawn."""
    if game[STEP] != FLIP:
        return 0
    if game[t.planted + (number - 1) // t.per_cell] >= 0:
        return 1
    return 2 * game[UNSEEN]


@compiled
def decide(t: Tables, game: Ints, number: int, drawn: int) -> None:
    """Do a legal action, by its number; `drawn` is what chance says to a flip."""
    per_cell = t.per_cell
    cell = (number - 1) // per_cell
    if game[STEP] == FLIP:
        open_card(t, game, cell, _draw(t, game, cell, drawn))
        game[STEP] = PAWN if game[FLIPS] else ALL_FLIPPED
        return
    seat = game[SEAT]
    if number:
        kind = number - 1 - cell * per_cell
        if kind == 1:
            game[t.pawns + SLOTS * t.cells + cell] = seat
            close_card(t, game, cell)
            if not game[FLIPS]:
                game[STEP] = ALL_BLOCKED
        else:
            _claim(t, game, seat, cell, kind - 2)
        if t.limited:
            game[t.supply + seat] -= 1
        if not game[FLIPS]:
            return
    game[SEAT] = seat + 1 if seat + 1 < t.players else 0
    game[STEP] = FLIP


@compiled
def count_legal(t: Tables, game: Ints) -> int:
    """How many legal actions there are."""
    if game[STEP] == FLIP:
        return game[FLIPS]
    if game[STEP] != PAWN:
        return 0
    if t.limited and not game[t.supply + game[SEAT]]:
        return 1
    return game[CLAIMS] + game[FLIPS] + 1


@compiled
def legal_at(t: Tables, game: Ints, place: int, count: int) -> int:
    """The number of the legal action at this place of the list, which has `count` of them."""
    per_cell = t.per_cell
    if game[STEP] == FLIP:
        return 1 + game[t.flips + place] * per_cell
    if place == count - 1:
        return 0
    claims = game[CLAIMS]
    if place >= claims:
        return 2 + game[t.flips + place - claims] * per_cell
    return claim_number(t, game, place)


@compiled
def claim_number(t: Tables, game: Ints, place: int) -> int:
    """The number of the claim at this place of the list."""
    segment = game[t.claimable + place]
    cell = segment // SLOTS
    shape = game[t.cards + cell] * FACE_WIDTH + FACE_SHAPES + segment - SLOTS * cell
    return 3 + cell * t.per_cell + t.face_data[shape]


@compiled
def find(game: Ints, join: int) -> int:
    """The join that stands for the whole known part."""
    up = game[join]
    while up != join:
        further = game[up]
        game[join] = further
        join = further
        up = game[join]
    return join


@compiled
def unite(t: Tables, game: Ints, one: int, other: int) -> None:
    """Make one known part of two."""
    root, end = find(game, one), find(game, other)
    if root == end:
        return
    game[end] = root
    game[root + HIDDEN] += game[end + HIDDEN]
    for at in range(LENGTH, t.per_join):
        game[root + at] += game[end + at]
    mine, theirs = game[root + RING], game[end + RING]
    if mine < 0:
        game[root + RING] = theirs
    elif theirs >= 0:
        # Two rings become one when two of their links change places.
        after = game[t.after + mine]
        game[t.after + mine] = game[t.after + theirs]
        game[t.after + theirs] = after


@compiled
def open_card(t: Tables, game: Ints, cell: int, face: int) -> None:
    """A face comes to lie open."""
    _reveal(t, game, cell)
    game[t.cards + cell] = face
    data, around = face * FACE_WIDTH, cell * PORTS
    shown, joins = t.face_data, t.joins
    for end in range(shown[data + FACE_ENDS]):
        at = data + FACE_END + 3 * end
        root = find(game, joins[around + shown[at]])
        dead = shown[at + 2]
        game[root + ENDS] += shown[at + 1]
        game[root + DEAD] += dead
        game[root + VALUED] += 1 - dead
    for pair in range(shown[data + FACE_PAIRS]):
        at = data + FACE_PAIR + 2 * pair
        unite(t, game, joins[around + shown[at]], joins[around + shown[at + 1]])
    for slot in range(shown[data + FACE_SEGMENTS]):
        root = find(game, joins[around + shown[data + FACE_PORTS + slot]])
        game[root + LENGTH] += 1
        if game[root + HIDDEN]:
            _add_claim(t, game, root, SLOTS * cell + slot)
    # In the order of segments, then ends: it decides the order of the claims that are left.
    for slot in range(shown[data + FACE_SEGMENTS]):
        _shut_if_finished(t, game, joins[around + shown[data + FACE_PORTS + slot]])
    for end in range(shown[data + FACE_ENDS]):
        _shut_if_finished(t, game, joins[around + shown[data + FACE_END + 3 * end]])


@compiled
def close_card(t: Tables, game: Ints, cell: int) -> None:
    """A card is blocked: tunnels cross it straight for ever."""
    _reveal(t, game, cell)
    game[t.cards + cell] = BLOCKED
    around = cell * PORTS
    for at in range(0, PORTS, 2):
        unite(t, game, t.joins[around + t.straight[at]], t.joins[around + t.straight[at + 1]])
    for at in range(0, PORTS, 2):
        _shut_if_finished(t, game, t.joins[around + t.straight[at]])


@compiled
def _draw(t: Tables, game: Ints, cell: int, drawn: int) -> int:
    """Which face comes up; the card is no longer unseen."""
    face = game[t.planted + cell]
    if face >= 0:
        game[t.planted + cell] = -1
        game[t.counts + t.design_of[face]] -= 1
        return face
    place = t.unseen + (drawn >> 1)
    design = game[place]
    game[UNSEEN] -= 1
    game[place] = game[t.unseen + game[UNSEEN]]
    game[t.counts + design] -= 1
    return t.ways[2 * design + (drawn & 1)]


@compiled
def _claim(t: Tables, game: Ints, seat: int, cell: int, shape: int) -> None:
    """A pawn on the segment of this shape."""
    data = game[t.cards + cell] * FACE_WIDTH
    slot = 0
    while t.face_data[data + FACE_SHAPES + slot] != shape:
        slot += 1
    segment = SLOTS * cell + slot
    game[t.pawns + segment] = seat
    root = find(game, t.joins[cell * PORTS + t.face_data[data + FACE_PORTS + slot]])
    game[root + SEATS + seat] += 1
    _drop_claim(t, game, segment)


@compiled
def _reveal(t: Tables, game: Ints, cell: int) -> None:
    """A card no longer hides what touches it."""
    place = game[t.at + cell]
    game[FLIPS] -= 1
    moved = game[t.flips + game[FLIPS]]
    if moved != cell:
        game[t.flips + place] = moved
        game[t.at + moved] = place
    game[t.at + cell] = -1
    for port in range(PORTS):
        game[find(game, t.joins[cell * PORTS + port]) + HIDDEN] -= 1


@compiled
def _add_claim(t: Tables, game: Ints, root: int, segment: int) -> None:
    ring = game[root + RING]
    if ring < 0:
        game[root + RING] = segment
        game[t.after + segment] = segment
    else:
        game[t.after + segment] = game[t.after + ring]
        game[t.after + ring] = segment
    game[t.claim_at + segment] = game[CLAIMS]
    game[t.claimable + game[CLAIMS]] = segment
    game[CLAIMS] += 1


@compiled
def _shut_if_finished(t: Tables, game: Ints, join: int) -> None:
    """Nothing on a finished tunnel can be claimed any more (ST-29)."""
    root = find(game, join)
    first = game[root + RING]
    if first < 0 or game[root + HIDDEN]:
        return
    game[root + RING] = -1
    left = 0
    segment = first
    while True:
        if game[t.claim_at + segment] >= 0:
            at = t.room + left
            while at > t.room and game[at - 1] > segment:
                game[at] = game[at - 1]
                at -= 1
            game[at] = segment
            left += 1
        segment = game[t.after + segment]
        if segment == first:
            break
    for at in range(t.room, t.room + left):
        _drop_claim(t, game, game[at])


@compiled
def _drop_claim(t: Tables, game: Ints, segment: int) -> None:
    place = game[t.claim_at + segment]
    game[t.claim_at + segment] = -1
    game[CLAIMS] -= 1
    moved = game[t.claimable + game[CLAIMS]]
    if moved != segment:
        game[t.claimable + place] = moved
        game[t.claim_at + moved] = place
