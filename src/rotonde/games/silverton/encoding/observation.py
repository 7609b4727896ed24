"""What a seat sees of Silverton as a vector: all of its view but what no decision changes.

Seats count from the observer; cash that is secret is -1. Nothing but the view is looked at, so
nothing that the view hides can be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from struct import Struct
from typing import TYPE_CHECKING

from rotonde.games.silverton.encoding import keys
from rotonde.games.silverton.encoding.lazy_view import LazyView
from rotonde.games.silverton.rules import flow
from rotonde.games.silverton.rules.actions import Bundle
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.choice import Choice
from rotonde.games.silverton.rules.places import PLACE_KINDS, place_of
from rotonde.games.silverton.rules.setup import make_blank
from rotonde.games.silverton.rules.state import STATUSES, Piece, SilvertonState
from rotonde.games.silverton.rules.terms import Terms
from rotonde.games.silverton.rules.view import BoardView, PieceView, view, view_piece
from rotonde.kernel.vector_parts import DirectPart, Part, RowsPart, VectorParts, same_for_all

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Seen = BoardView | LazyView

STEPS = tuple(sorted(step.id for step in Choice.__subclasses__()))
_STATUS = {status: at for at, status in enumerate(STATUSES)}
"""A segment to build, one to take up, a claim or the deck, a passenger line."""
_PIECE = 2 + 3 + len(STATUSES) + len(PLACE_KINDS) + 5
_pack_numbers = Struct(f"{_PIECE}f").pack


class Sight:
    """Turns views of matches on the same terms into vectors of one length."""

    def __init__(self, board: Board, terms: Terms) -> None:
        self._board = board
        self._terms = terms
        self._claims = len(board.claims) + 1
        self._lines = len(board.lines) + 1
        self._segments = len(board.ids)
        self._columns = {id: at for at, id in enumerate(board.column_ids)}
        self._mined = sorted({board.claim_town[claim] for claim in board.claims})
        self._powers = tuple(terms.trains) if terms.advanced else ()
        self._bonuses = tuple(terms.plows) if terms.advanced else ()
        self._crew = most_crew(board, terms)
        blank = view(make_blank(board, terms), 0)
        track = self._segments * (terms.players + 1 + len(self._bonuses))
        course = 4 + len(STEPS) + 2 * terms.players + len(flow.ENDINGS) + 3
        self._pack_numbers = Struct(f"{course}f").pack
        parts: list[Part | DirectPart | RowsPart] = [
            DirectPart(course, self._pack_course, self._course),
            Part(track, keys.track, self._track),
            Part(0, keys.claims, self._list_claims, same_for_all),
            Part(0, keys.holdings, self._holdings),
            Part(0, keys.deck, self._deck, same_for_all),
            Part(0, keys.depletions, self._depletions, same_for_all),
            Part(0, keys.passengers, self._passengers),
            Part(0, keys.market, self._market, same_for_all),
            Part(0, keys.bargain, self._bargain),
        ]
        for at in range(terms.players):
            other = partial(_other, at, terms.players)
            key, numbers = partial(keys.player, other), partial(self._player, other)
            parts.append(Part(0, key, numbers, other))
            length, numbers = _PIECE * self._crew, partial(self._list_crew, other)
            parts.append(RowsPart(length, _PIECE, partial(_find_crew, other), _pack_piece, numbers))
        self._parts = VectorParts(
            [part._replace(length=part.length or len(part.numbers(blank, 0))) for part in parts]
        )
        self.length = self._parts.length

    def of(self, seen: BoardView, seat: int) -> list[float]:
        return self._parts.of(seen, seat)

    def fill(self, state: SilvertonState, seat: int, seen: NDArray[np.float32]) -> None:
        self._parts.fill(state, LazyView, seat, seen)

    def _course(self, seen: Seen, seat: int) -> list[float]:
        """Where in the turn, whose turn, how it ended."""
        return self._list_course(seen, seen.step, seat)

    def _pack_course(self, state: SilvertonState, seat: int) -> bytes:
        step = state.stack[-1].id if state.stack else None
        return self._pack_numbers(*self._list_course(state, step, seat))

    def _list_course(self, it: Seen | SilvertonState, step: str | None, seat: int) -> list[float]:
        count = self._terms.players
        return [
            it.turn,
            it.winter,
            flow.FLOW.order[it.stage],
            it.at,
            *_mark(STEPS, step),
            *_mark(tuple(range(seat, count)) + tuple(range(seat)), *it.to_act),
            *_places(it.order, seat, count),
            *_mark(flow.ENDINGS, it.ending),
            it.deliveries,
            it.offers,
            it.deals,
        ]

    def _track(self, seen: Seen, seat: int) -> dict[int, float]:
        """Per segment and seat who has it, which of them are live, which are sent a plow."""
        count, segments = self._terms.players, self._segments
        found = {
            segment * count + (owner - seat) % count: 1.0
            for segment, owner in enumerate(seen.owner)
            if owner >= 0
        }
        live = segments * count
        for player in seen.players:
            for segment in player.live:
                found[live + segment] = 1.0
        if self._bonuses and seen.step == "plow":
            sent = live + segments
            for bonus, segment in seen.chosen:
                at = sent + self._bonuses.index(bonus) * segments + segment
                found[at] = found.get(at, 0.0) + 1.0
        return found

    def _list_claims(self, seen: Seen, seat: int) -> list[float]:
        """The claims that are face up, unseen, paid for, under the rival."""
        claims = self._claims
        found = marks(claims, (card for card in seen.row if card > 0))
        found += marks(claims, seen.unseen_claims)
        found += marks(claims, seen.chosen if seen.step == "operate" else ())
        found += marks(claims, (seen.rival,) if seen.rival > 0 else ())
        return found

    def _holdings(self, seen: Seen, seat: int) -> list[float]:
        """Per claim what lies on it, and whose it is."""
        claims = self._claims
        goods, worked, depleted = [0.0] * claims, [0.0] * claims, [0.0] * claims
        owners = [0.0] * (claims * self._terms.players)
        for player in seen.players:
            place = (player.seat - seat) % self._terms.players
            for claim in player.claims:
                owners[claim.claim * self._terms.players + place] = 1.0
                goods[claim.claim] = float(claim.goods)
                worked[claim.claim] = float(claim.worked)
                depleted[claim.claim] = float(claim.depleted)
        return goods + worked + depleted + owners

    def _deck(self, seen: Seen, seat: int) -> list[float]:
        """The goods bought this turn, and what is left in the deck."""
        lots = [0.0] * self._claims
        for number, units in seen.lots:
            lots[number] = float(units)
        return [*lots, float(seen.deck), float(seen.unseen_mishaps)]

    def _depletions(self, seen: Seen, seat: int) -> list[float]:
        """Per town with claims how many were depleted."""
        towns, depletions = self._board.towns, seen.depletions
        return [float(depletions.get(towns[town], 0)) for town in self._mined]

    def _passengers(self, seen: Seen, seat: int) -> list[float]:
        """Per line whether it is offered, what lies beneath, whose it is, whether it is unseen."""
        lines, count = self._lines, self._terms.players
        offered, beneath_b, beneath_c = [0.0] * lines, [0.0] * lines, [0.0] * lines
        waiting = {"B": 0.0, "C": 0.0, "": 0.0}
        for pile in seen.piles:
            if pile.line:
                offered[pile.line] = 1.0
                beneath_b[pile.line] = float("B" in pile.beneath)
                beneath_c[pile.line] = float("C" in pile.beneath)
            else:
                waiting[pile.beneath[:1]] += 1.0
        found = offered + beneath_b + beneath_c + list(waiting.values())
        found += marks(lines, (-card for card in seen.row if card < 0))
        found += marks(lines, (-seen.rival,) if seen.rival < 0 else ())
        found += marks(lines, (line for cards in seen.unseen_lines.values() for line in cards))
        for holders in (seen.line_owner, seen.line_partner):
            held = [0.0] * (lines * count)
            for line, holder in enumerate(holders):
                if holder >= 0:
                    held[line * count + (holder - seat) % count] = 1.0
            found += held
        return found

    def _market(self, seen: Seen, seat: int) -> list[float]:
        """Per column the cell, the price and what was sold; what trains and plows are left."""
        cells = [-1.0] * len(self._columns)
        prices, sold = [0.0] * len(cells), [0.0] * len(cells)
        for column in seen.columns:
            at = self._columns[column.id]
            cells[at], prices[at] = float(column.cell), float(column.price)
            sold[at] = float(column.sold)
        found = cells + prices + sold
        found += [float(seen.train_stock.get(power, 0)) for power in self._powers]
        found += [float(seen.plow_stock.get(bonus, 0)) for bonus in self._bonuses]
        return found

    def _bargain(self, seen: Seen, seat: int) -> list[float]:
        """What is on the table, and with whom."""
        count = self._terms.players
        offer = seen.offer
        if offer is None:
            return [0.0] * (1 + count) + 2 * self._bundle(Bundle())
        found = [float(offer.countered), *marks(count, ((offer.seat - seat) % count,))]
        return found + self._bundle(offer.give) + self._bundle(offer.take)

    def _bundle(self, bundle: Bundle) -> list[float]:
        found = [float(bundle.cash), *marks(self._claims, bundle.claims)]
        found += marks(self._segments, bundle.segments)
        found += marks(self._lines, bundle.lines)
        units = [0.0] * self._claims
        for claim, amount in bundle.goods:
            units[claim] = float(amount)
        found += units
        found += [float(bundle.trains.count(power)) for power in self._powers]
        found += [float(bundle.plows.count(bonus)) for bonus in self._bonuses]
        return found

    def _player(self, other: Callable[[int], int], seen: Seen, seat: int) -> list[float]:
        """Another seat's money, cities, trains and plows."""
        player = seen.players[other(seat)]
        cash = -1.0 if player.cash is None else float(player.cash)
        found = [cash, float(player.row), float(player.announced), float(player.joined)]
        found += [float(town) for town in (*player.starts, -1, -1)[:2]]
        found += map(float, player.sold)
        for power in self._powers:
            for city in (-1, 0, 1):
                for used in (False, True):
                    found.append(float(player.trains.count((power, city, used))))
        for bonus in self._bonuses:
            found += [float(player.plows.count((bonus, used))) for used in (False, True)]
        return found

    def _list_crew(self, other: Callable[[int], int], seen: Seen, seat: int) -> list[float]:
        """Another seat's crew."""
        found: list[float] = []
        for piece in seen.players[other(seat)].crew:
            found += _piece(piece)
        found += [0.0] * (_PIECE * self._crew - len(found))
        return found


def most_crew(board: Board, terms: Terms) -> int:
    """No player ever has more pieces, the dead included."""
    crews = terms.crew_sets or tuple(tuple(crew.split()) for row in terms.crews for crew in row)
    most = max(map(len, crews))
    if not terms.hiring:
        return most
    deaths = sum(each.copies for each in board.mishaps.values() if each.effect == "killed")
    return max(most, terms.most_crew) + deaths


def _other(places: int, players: int, seat: int) -> int:
    """The seat so many places after this one."""
    return (seat + places) % players


def marks(count: int, places: Iterable[int]) -> list[float]:
    """So many zeros, with a one at each of these places."""
    found = [0.0] * count
    for place in places:
        found[place] = 1.0
    return found


@lru_cache(maxsize=20_000)
def _piece(piece: PieceView) -> tuple[float, ...]:
    """Kind, bonus, city, status, where it stands, and what it waits for."""
    found = [1.0, float(piece.name[0] == "S"), *marks(3, (int(piece.name[2:] or 0),))]
    found += marks(len(STATUSES), (_STATUS[piece.status],))
    place = None if piece.place < 0 else place_of(piece.place)
    found += marks(len(PLACE_KINDS), () if place is None else (PLACE_KINDS.index(place.kind),))
    found.append(-1.0 if place is None else float(place.number))
    found += [float(piece.city), float(piece.rolls), float(piece.price), float(piece.earliest)]
    return tuple(found)


def _find_crew(other: Callable[[int], int], state: SilvertonState, seat: int) -> list[Piece]:
    return state.crew[other(seat)]


def _pack_piece(piece: Piece, seat: int) -> bytes:
    """The same, packed."""
    return _pack_numbers(*_piece(view_piece(piece.seat, piece)))


@lru_cache(maxsize=4096)
def _mark(things: Sequence[object], *marked: object) -> tuple[float, ...]:
    """A one for each thing that is marked, a zero for the others."""
    return tuple(float(thing in marked) for thing in things)


@lru_cache(maxsize=4096)
def _places(order: Sequence[int], seat: int, players: int) -> tuple[float, ...]:
    """The place of each seat in an order, from one on; 0 for those that have none."""
    turned = ((seat + step) % players for step in range(players))
    return tuple(float(order.index(each)) if each in order else 0.0 for each in turned)
