"""What choices are worth at first sight on a row of numbers: the same as `bot/estimates.py`."""

from __future__ import annotations

from rotonde.games.steam_tunnel.arrays.count import straighten, value
from rotonde.games.steam_tunnel.arrays.draws import draw
from rotonde.games.steam_tunnel.arrays.play import claim_number, find
from rotonde.games.steam_tunnel.arrays.tables import (
    CLAIMS,
    FACE_PORTS,
    FACE_WIDTH,
    FLIP,
    FLIPS,
    SEAT,
    SEATS,
    STEP,
    Tables,
)
from rotonde.games.steam_tunnel.rules.board import SLOTS
from rotonde.games.steam_tunnel.rules.cards import PORTS
from rotonde.games.steam_tunnel.rules.scoring import SHARE
from rotonde.kernel.compiled import Ints, compiled

MOST_FLIPS, MOST_CLAIMS, MOST_BLOCKS = 6, 8, 3
MOST_CANDIDATES = MOST_CLAIMS + MOST_BLOCKS


@compiled
def lead(t: Tables, game: Ints, part: int, seat: int, more: int) -> int:
    """What a tunnel brings a seat, less what it brings the others, in sixtieths, if the seat had so
    many pawns more on it."""
    mine = game[part + SEATS + seat] + more
    most, sharing = mine, 1
    for other in range(t.players):
        if other != seat:
            pawns = game[part + SEATS + other]
            if pawns > most:
                most, sharing = pawns, 1
            elif pawns == most:
                sharing += 1
    if not most:
        return 0
    worth = SHARE * value(t, game, part)
    if mine < most:
        return -worth
    return worth if sharing == 1 else worth * (2 - sharing) // sharing


@compiled
def estimate_claim(t: Tables, spare: Ints, part: int, seat: int) -> int:
    """What a pawn more on a tunnel gains. It counts later even where it changes nothing yet."""
    gain = lead(t, spare, part, seat, 1) - lead(t, spare, part, seat, 0)
    return gain + value(t, spare, part)


@compiled
def find_part(t: Tables, game: Ints, segment: int) -> int:
    """The known part that a segment belongs to."""
    cell = segment // SLOTS
    slot = segment - SLOTS * cell
    port = t.face_data[game[t.cards + cell] * FACE_WIDTH + FACE_PORTS + slot]
    return find(game, t.joins[cell * PORTS + port])


@compiled
def estimate_guard(t: Tables, spare: Ints, cell: int, seat: int) -> int:
    """What the straight reading of a hidden card brings a seat, less what it brings the others."""
    total = 0
    for at in range(0, PORTS, 2):
        total += lead(t, spare, find(spare, t.joins[cell * PORTS + t.straight[at]]), seat, 0)
    return total


@compiled
def _insert(numbers: Ints, scores: Ints, begin: int, end: int, most: int, new: int, s: int) -> int:
    """Keep the best of a list in order, `most` at most; its new end. Of equals the first stays."""
    if end - begin == most:
        if s <= scores[end - 1]:
            return end
        end -= 1
    at = end
    while at > begin and scores[at - 1] < s:
        numbers[at] = numbers[at - 1]
        scores[at] = scores[at - 1]
        at -= 1
    numbers[at] = new
    scores[at] = s
    return end + 1


@compiled
def list_candidates(
    t: Tables, game: Ints, spare: Ints, seen: Ints, numbers: Ints, scores: Ints
) -> int:
    """The numbers of the actions worth a look, into `numbers`; how many there are."""
    seat = game[SEAT]
    if game[STEP] != FLIP and t.limited and not game[t.supply + seat]:
        numbers[0] = 0
        return 1
    straighten(t, game, spare)
    begin, most, sign, first = 0, MOST_FLIPS, -1, 1
    if game[STEP] != FLIP:
        for place in range(game[CLAIMS]):
            # One for each known part: its segments are interchangeable.
            known = find_part(t, game, game[t.claimable + place])
            seen[place] = known
            before = 0
            while seen[before] != known:
                before += 1
            if before == place:
                worth = estimate_claim(t, spare, find(spare, known), seat)
                new = claim_number(t, game, place)
                begin = _insert(numbers, scores, 0, begin, MOST_CLAIMS, new, worth)
        most, sign, first = MOST_BLOCKS, 1, 2
    end = begin
    for place in range(game[FLIPS]):
        cell = game[t.flips + place]
        worth = sign * estimate_guard(t, spare, cell, seat)
        end = _insert(numbers, scores, begin, end, most, first + cell * t.per_cell, worth)
    return end


@compiled
def choose_quickly(t: Tables, game: Ints, spare: Ints, stream: Ints) -> int:
    """What a hasty player does: turn up any card, claim what gains most as the board reads."""
    seat = game[SEAT]
    if game[STEP] == FLIP:
        return 1 + game[t.flips + draw(stream, game[FLIPS])] * t.per_cell
    claims = game[CLAIMS]
    if not claims or (t.limited and not game[t.supply + seat]):
        return 0
    straighten(t, game, spare)
    best, highest = 0, 0
    begin = draw(stream, claims)  # of equals any
    for step in range(claims):
        place = begin + step
        if place >= claims:
            place -= claims
        part = find(spare, find_part(t, game, game[t.claimable + place]))
        worth = estimate_claim(t, spare, part, seat)
        if worth > highest:
            best, highest = claim_number(t, game, place), worth
    return best
