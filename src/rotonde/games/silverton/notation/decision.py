"""The decision at hand in a position: who is still to be asked, and about what."""

from __future__ import annotations

import re
from collections import Counter

from rotonde.games.silverton.notation.cards import DREW
from rotonde.games.silverton.notation.reading import Reading
from rotonde.games.silverton.notation.shapes import Deal, Offer, complain
from rotonde.games.silverton.rules.actions import Build, Bundle, Share
from rotonde.games.silverton.rules.choice import ask
from rotonde.games.silverton.rules.deals import why_no_deal
from rotonde.games.silverton.rules.fleet import Train
from rotonde.games.silverton.rules.operating import OPERATE, PLOWS
from rotonde.games.silverton.rules.placement import PLACE
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_OWN
from rotonde.games.silverton.rules.prospecting import KEEP
from rotonde.games.silverton.rules.shared_lines import SHARE, SHARE_REPLY
from rotonde.games.silverton.rules.state import (
    DEAD,
    HOME,
    JAILED,
    OFFERED,
    PLACED,
    RIGHT,
    TIED,
    Offered,
)
from rotonde.games.silverton.rules.track import ABANDON, BUILD
from rotonde.games.silverton.rules.trade import ANSWER, REPLY
from rotonde.kernel.toml_position import LETTERS


def read_decision(reading: Reading) -> None:
    """What a stage alone cannot tell: who is still to be asked, and about what."""
    state, found = reading.state, reading.found
    waiting = found.waiting
    phase = found.phase
    if found.offer is not None:
        if phase != "trade" or waiting is not None:
            complain("offer-phase")
        _read_offer(reading, found.offer)
    elif waiting is not None:
        reader = _READERS.get(phase)
        alone = reading.terms.solo and phase in ("shift", "demand", "share", "trade")
        if reader is None or alone or (phase == "share" and not reading.terms.shared):
            complain("waiting-phase", phase=phase)
        reader(reading, waiting)
    if found.chosen:
        _read_chosen(reading, found.chosen)
    for seat, trains in enumerate(state.trains):
        if reading.terms.spike and not state.joined[seat]:
            unbound = Counter(train.power for train in trains if train.city < 0)
            asked = state.queue if phase == "trade" else ()
            if unbound != Counter(row[1] for row in asked if len(row) < 3 and row[0] == seat):
                complain("train-city", player=LETTERS[seat])
    if phase == "place" and not state.stack:
        pieces = state.crew[state.seat]
        idle = all(piece.status not in (HOME, TIED) for piece in pieces)
        if idle and any(piece.status == PLACED for piece in pieces):
            ask(state, PLACE, state.seat)  # all are placed, not yet confirmed


def _read_chosen(reading: Reading, items: list[int | str]) -> None:
    state, seat = reading.state, reading.state.seat
    if reading.found.phase == "operate":
        claims = tuple(reading.find_claim(item) for item in items)
        for claim in claims:
            if claim not in reading.board.claims or state.zone[claim] != seat:
                complain("chosen", text=f"{claim}")
            if state.depleted[claim]:
                complain("chosen", text=f"{claim}")
            state.worked_now[claim] = 1
        if list(claims) != sorted(set(claims)):
            complain("chosen", text=" ".join(map(str, claims)))
        state.chosen = claims
        ask(state, OPERATE, seat)
        return
    if reading.found.phase != "plow" or not state.winter:
        complain("chosen-phase")
    sent = []
    own = state.roads[seat].own & reading.board.white & ~state.cleared[seat]
    for item in items:
        match = re.fullmatch(r"(\d{1,2}) to (S\d{3})", f"{item}")
        if match is None or not own >> reading.find_segment(match[2]) & 1:
            complain("chosen", text=f"{item}")
        sent.append((int(match[1]), reading.find_segment(match[2])))
    have = Counter(plow.bonus for plow in state.plows[seat] if not plow.used)
    segments = [segment for _, segment in sent]
    double = len(set(segments)) != len(segments) and not reading.terms.multi_plow
    if double or Counter(bonus for bonus, _ in sent) - have:
        complain("chosen", text=", ".join(map(str, items)))
    state.chosen = tuple(sent)
    ask(state, PLOWS, seat)


def _wait_for_pieces(reading: Reading, texts: list[str]) -> None:
    state = reading.state
    queue = []
    for text in texts:
        seat, at = reading.find_piece(text)
        piece = state.crew[seat][at]
        if reading.found.phase == "shift":
            fits = piece.surveyor and piece.status == PLACED and piece.place < AT_OWN
        else:
            fits = seat == state.seat and piece.status in (JAILED, DEAD)
        if not fits:
            complain("waiting", text=text)
        queue.append((seat, at))
    if len(set(queue)) != len(queue):
        complain("waiting", text=", ".join(texts))
    state.queue = tuple(queue)
    state.asked = 1


def _wait_for_junctions(reading: Reading, texts: list[str]) -> None:
    queue = []
    for text in texts:
        town, _, seats = text.partition(": ")
        if not re.fullmatch(r"[A-F]{1,6}", seats):
            complain("waiting", text=text)
        queue.append(
            (reading.find_town(town), tuple(reading.find_seat(letter) for letter in seats))
        )
    reading.state.queue = tuple(queue)
    reading.state.asked = 1


def _wait_for_shares(reading: Reading, texts: list[str]) -> None:
    """`line 5: A` is still to propose; `line 5: A to B` has proposed."""
    state = reading.state
    queue: list[tuple[int, ...]] = []
    for text in texts:
        match = re.fullmatch(r"line (\d{1,2}): ([A-F])(?: to ([A-F]))?", text)
        if match is None or (match[3] and queue):
            complain("waiting", text=text)
        line, seat = int(match[1]), reading.find_seat(match[2])
        if not state.in_play >> line & 1:
            complain("waiting", text=text)
        queue.append((line, seat))
        if match[3]:
            other = reading.find_seat(match[3])
            state.queue = ((line, seat),)
            if state.line_owner[line] != OFFERED or Share(other) not in SHARE.menu(state, seat):
                complain("waiting", text=text)
            queue[0] += (other,)
    state.queue = tuple(queue)
    state.asked = 1
    if queue and len(queue[0]) > 2:
        ask(state, SHARE_REPLY, queue[0][2])


def _wait_for_keeping(reading: Reading, texts: list[str]) -> None:
    """`A2 drew 45`: a claim to keep or to lay down."""
    state = reading.state
    match = DREW.fullmatch(texts[0]) if len(texts) == 1 else None
    if match is None:
        complain("waiting", text=", ".join(texts))
    seat, at = reading.find_piece(match[1])
    piece, claim = state.crew[seat][at], int(match[2])
    fits = seat == state.seat and piece.status == RIGHT and piece.place == AT_CLAIM
    if not fits or reading.board.claim_cost[claim] > state.cash[seat]:
        complain("waiting", text=texts[0])
    state.queue = ((seat, at), claim)
    ask(state, KEEP, seat)


def _wait_for_cube(reading: Reading, texts: list[str]) -> None:
    """A segment to build for which a cube is missing."""
    state, seat = reading.state, reading.state.seat
    segment = reading.find_segment(texts[0] if len(texts) == 1 else "")
    full = state.roads[seat].count >= reading.terms.figures.cubes
    if not full or Build(segment) not in BUILD.menu(state, seat):
        complain("waiting", text=texts[0])
    state.queue = (segment,)
    ask(state, ABANDON, seat)


def _wait_for_trains(reading: Reading, texts: list[str]) -> None:
    queue: list[tuple[int, ...]] = []
    for text in texts:
        match = re.fullmatch(r"([A-F]): (\d{1,2})", text)
        if match is None:
            queue.append(_read_given_train(reading, text, first=all(len(row) > 2 for row in queue)))
            continue
        seat, power = reading.find_seat(match[1]), int(match[2])
        if not reading.terms.spike or reading.state.joined[seat]:
            complain("waiting", text=text)
        queue.append((seat, power))
    reading.state.queue = tuple(queue)


def _read_given_train(reading: Reading, text: str, *, first: bool) -> tuple[int, ...]:
    state = reading.state
    match = re.fullmatch(r"([A-F]) gave ([A-F]) (\d{1,2}) of (.{1,40})", text)
    if match is None or not first or not reading.terms.spike:
        complain("waiting", text=text)
    seat, receiver, power = reading.find_seat(match[1]), reading.find_seat(match[2]), int(match[3])
    towns = [reading.board.towns[start] for start in state.starts[seat]]
    if match[4] not in towns or state.seat not in (seat, receiver) or seat == receiver:
        complain("waiting", text=text)
    city = towns.index(match[4])
    if state.joined[seat] or Train(power, 1 - city) not in {
        train._replace(used=False) for train in state.trains[seat]
    }:
        complain("waiting", text=text)
    return seat, power, city, receiver


def _read_offer(reading: Reading, given: Offer) -> None:
    state = reading.state
    active, partner = state.seat, reading.find_seat(given.to)
    give, take = _read_bundle(reading, given.give), _read_bundle(reading, given.take)
    payer, sum_ = (partner, take.cash) if given.counter else (active, give.cash)
    least = 1 if reading.terms.rules_version < 2 else 0
    allowed = least <= state.offers <= reading.terms.trade_offers and partner != active
    if not allowed or not reading.terms.trade_offers or sum_ > state.cash[payer]:
        complain("offer")
    if why_no_deal(state, active, partner, give, take) is not None:
        complain("offer")
    state.offer = Offered(partner, give, take, given.counter)
    if given.counter:
        ask(state, ANSWER, active)
    else:
        ask(state, REPLY, partner)


def _read_bundle(reading: Reading, given: Deal) -> Bundle:
    goods = []
    for text in given.goods:
        match = re.fullmatch(r"(\d{1,3}) of (\d{1,3})", text)
        if match is None:
            complain("lot", lot=text)
        goods.append((int(match[2]), int(match[1])))
    return Bundle(
        given.cash,
        tuple(given.claims),
        tuple(reading.find_segment(id) for id in given.track),
        tuple(given.lines),
        tuple(goods),
        tuple(given.trains),
        tuple(given.plows),
    )


_READERS = {
    "shift": _wait_for_pieces,
    "demand": _wait_for_junctions,
    "share": _wait_for_shares,
    "buy": _wait_for_keeping,
    "build": _wait_for_cube,
    "trade": _wait_for_trains,
    "fines": _wait_for_pieces,
}
"""What waits in each phase that asks several times."""
