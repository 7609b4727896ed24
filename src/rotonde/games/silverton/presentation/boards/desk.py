"""What every board asks: whose boards these are, how he stands, and the words for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, TypeVar

from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.rules.board import GOODS, Board
from rotonde.games.silverton.rules.places import AT_CLAIM, place_of
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.terms import Terms
from rotonde.games.silverton.rules.view import BoardView, PieceView, PlayerView
from rotonde.kernel.contract.boards import Block, Cell, Column, Tone
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.drawing import themes
from rotonde.kernel.memo import GenerationCache, Recent
from rotonde.kernel.message import Arg, Message

T = TypeVar("T")
_PROBE = Message("board-trains-note")
"""Enough to know the language by."""
_MOST = 4000
DASH = "–"
UP, DOWN, SAME = "▲", "▼", "="


class Content(NamedTuple):
    """What is on a board, and what it comes to."""

    blocks: tuple[Block, ...]
    short: str = ""


class Outlet(NamedTuple):
    """A market city that own track leads to."""

    city: int
    column: int
    price: int
    left: int | None
    """What the sale limit still allows; None: there is none."""
    open: bool
    """False: only snow keeps one from it."""


class Kept:
    """What was said and written before on this map in this language."""

    __slots__ = ("money", "said", "written")

    def __init__(self) -> None:
        self.money: tuple[str, str, str] | None = None
        """What stands before a sum, between thousands, and after it."""
        self.said: GenerationCache[Hashable, str] = GenerationCache(_MOST)
        self.written: GenerationCache[Hashable, Any] = GenerationCache(_MOST)


_KEPT: Recent[tuple[Board, str], Kept] = Recent(16)


class Desk:
    """One view, from one seat: a spectator looks at the desk of whoever is to act."""

    def __init__(self, view: BoardView, seat: int | None, say: Say) -> None:
        board = view._board
        self.view = view
        self.board = board
        self.seat = seat
        whose = view.acting if seat is None else seat
        self.player = view.players[whose if whose >= 0 else view.order[0]]
        self.acts = self.player.seat in view.to_act
        self.terms = _terms(board, len(view.players), tuple(view.options.items()))
        self._tell = say
        self._kept = _KEPT.get((board, say(_PROBE)), Kept)

    # Words

    def say(self, id: str, **args: Arg) -> str:
        """A sentence that names nobody, put into words once."""
        said = self._kept.said
        key = (id, *args.values())
        found = said.get(key)
        return said.keep(key, self._tell(Message(id, args))) if found is None else found

    def write_once(self, key: Hashable, write: Callable[[], T]) -> T:
        """Write something, or take it from an earlier table with this key.

        The key holds all that it depends on, names of players included.
        """
        written = self._kept.written
        found: T | None = written.get(key)
        return written.keep(key, write()) if found is None else found

    @cached_property
    def names(self) -> tuple[str, ...]:
        """As the seat that looks calls them."""
        return tuple(self.say_of(player.seat, "board-seat") for player in self.view.players)

    def say_of(self, seat: int, id: str) -> str:
        """A sentence about a player."""
        return self._tell(Message(id, {"seat": seat}))

    def money(self, amount: int) -> str:
        if amount < 0:
            return self.say("board-money-short", amount=-amount)
        before, between, after = self._kept.money or self._learn_money()
        return (
            f"{before}{amount:,}{after}"
            if between == ","
            else (f"{before}{amount:,}{after}".replace(",", between))
        )

    def _learn_money(self) -> tuple[str, str, str]:
        """How sums are written in this language: sums are many, and words take long."""
        before, _, rest = self._tell(Message("money-amount", {"amount": 1234})).partition("1")
        between, _, after = rest.partition("234")
        self._kept.money = before, between, after
        return self._kept.money

    def percent(self, chance: Fraction) -> str:
        return self.say("board-percent", percent=round(100 * chance))

    def cash(self, player: PlayerView, less: int = 0) -> str:
        """A player's cash, or that it is secret."""
        return self.say("board-secret") if player.cash is None else self.money(player.cash - less)

    def columns(self, heads: str, left: str, wide: str = "") -> tuple[Column, ...]:
        """Columns by their heads; "-" has none. Those in `left` are set to the left."""
        key = ("columns", heads, left, wide)
        return self.write_once(
            key,
            lambda: tuple(
                Column(
                    "" if head == "-" else self.say(f"board-head-{head}"),
                    "left" if head in left.split() else "right",
                    head in wide.split(),
                )
                for head in heads.split()
            ),
        )

    # The map

    @cached_property
    def roads(self) -> PlayerTrack:
        return self.track_of(self.player)

    def track_of(self, player: PlayerView) -> PlayerTrack:
        own = 0
        for segment in player.segments:
            own |= 1 << segment
        return self.board.roads(own, player.starts)

    def closed(self, seat: int) -> int:
        """The segments that snow closes to a seat now (SV-1.11)."""
        if not self.view.winter:
            return 0
        found = self.board.white
        for segment in self.view.cleared[seat]:
            found &= ~(1 << segment)
        return found

    @cached_property
    def built(self) -> int:
        found = 0
        for player in self.view.players:
            for segment in player.segments:
                found |= 1 << segment
        return found

    @cached_property
    def own_track(self) -> tuple[object, ...]:
        """What every answer about own track depends on."""
        seat = self.player.seat
        return self.roads.own, self.roads.starts, seat, self.view.winter, self.view.cleared[seat]

    def track_to(self, town: int) -> str:
        """What the missing track to a town costs."""
        if self.roads.live_towns >> town & 1:
            return self.say("board-reached")
        found = advice.track_to(self.board, self.roads, self.built, town)
        return DASH if found is None else self.money(found.cost)

    def segment(self, segment: int) -> str:
        towns = self.board.joined[segment]
        return self.between(towns[0], towns[-1])

    def between(self, one: int, other: int) -> str:
        return f"{self.board.towns[one]}{DASH}{self.board.towns[other]}"

    # The market

    @cached_property
    def prices(self) -> tuple[int, ...]:
        """Per column today's price; 0: not in use."""
        now = {column.id: column.price for column in self.view.columns}
        return tuple(now.get(id, 0) for id in self.board.column_ids)

    @cached_property
    def moves(self) -> tuple[int, ...]:
        """Per column 1, 0 or -1: how its price moved since last turn."""
        if not self.view.past:
            return (0,) * len(self.board.column_ids)
        before = self.view.past[-1]
        now = {column.id: column.cell for column in self.view.columns}
        return tuple(
            0 if id not in now else (now[id] > cell) - (now[id] < cell)
            for id, cell in zip(self.board.column_ids, before, strict=True)
        )

    def outlets(self, claim: int) -> list[Outlet]:
        """Where a claim's goods can go over own track: open ways first, then the best price."""
        board, player = self.board, self.player
        town = board.claim_town[claim]
        columns = board.column_for[board.claim_goods[claim]]
        open_now = self.roads.open_part(town, self.closed(player.seat))
        found = []
        for city in bits(self.roads.open_part(town) & board.market_towns):
            column = columns[city]
            if column < 0 or not self.prices[column]:
                continue
            limit = board.limits[column]
            left = None if limit is None else limit - player.sold[column]
            price = self.prices[column]
            found.append(Outlet(city, column, price, left, bool(open_now >> city & 1)))
        return sorted(found, key=lambda outlet: (not outlet.open, -outlet.price))

    def best_price(self, goods: int, town: int | None = None) -> tuple[int, bool]:
        """What a kind of goods sells for where own track leads, and whether it leads anywhere.

        From a town that own track does not reach, the cities on own track count; if there are
        none, all do.
        """
        columns = self.board.column_for[goods]
        cities = self.roads.live_towns
        if town is not None and cities >> town & 1:
            cities = self.roads.open_part(town)
        every = self.board.market_towns
        for within, reached in ((cities & every, True), (every, False)):
            prices = [self.prices[columns[city]] for city in bits(within) if columns[city] >= 0]
            if best := max(prices, default=0):
                return best, reached
        return 0, False

    def sells_at(self, goods: int, town: int) -> Cell:
        price, reached = self.best_price(goods, town)
        tone: Tone = "" if reached else "soft"
        return Cell(self.money(price) if price else DASH, tone=tone)

    # Cards and crew

    def goods_cell(self, claim: int, text: str = "", tone: Tone = "") -> Cell:
        """A claim by the sign of its goods and its town."""
        board = self.board
        goods = GOODS[board.claim_goods[claim]]
        return Cell(text or board.towns[board.claim_town[claim]], f"goods-{goods}", tone=tone)

    def claim_name(self, claim: int) -> str:
        board = self.board
        goods = GOODS[board.claim_goods[claim]]
        return self.say("board-claim", town=board.towns[board.claim_town[claim]], goods=goods)

    def standing(self, low: int, high: int) -> tuple[tuple[int, int], ...]:
        """The places between these numbers where crew stands, and whose."""
        return tuple(
            (piece.place, piece.seat)
            for player in self.view.players
            for piece in player.crew
            if low <= piece.place < high
        )

    def place(self, place: int) -> str:
        """Where crew stands."""
        if place == AT_CLAIM:
            return self.say("board-deck")
        kind, number = place_of(place)
        if kind == "claim":
            return self.claim_name(number)
        if kind == "line":
            return self.say("board-line", line=self.between(*self.board.line_ends[number]))
        return self.segment(number)

    def cost(self, place: int) -> int:
        """What it costs to use the right to a place; less than 0: what it brings."""
        if place == AT_CLAIM:
            return 0
        board = self.board
        kind, number = place_of(place)
        if kind == "claim":
            return board.claim_cost[number]
        if kind == "line":
            return board.line_price[number]
        if kind == "own":
            return -self.terms.figures.refund * board.lengths[number]
        return board.costs[number]


_last: tuple[BoardView, int | None, Say, Desk] | None = None


def desk_of(view: BoardView, seat: int | None, say: Say) -> Desk:
    """The desk made last if it is asked for again: a table needs it twice in a row."""
    global _last
    last = _last
    if last is not None and last[0] is view and last[1:3] == (seat, say):
        return last[3]
    desk = Desk(view, seat, say)
    _last = (view, seat, say, desk)
    return desk


def pawn(seat: int, text: str = "", tone: Tone = "") -> Cell:
    """A player's mark."""
    return Cell(text, themes.PLAYERS[seat].sprite, tone=tone)


def pieces_out(player: PlayerView) -> list[PieceView]:
    return [piece for piece in player.crew if piece.place >= 0]


@lru_cache(maxsize=64)
def _terms(board: Board, players: int, options: tuple[tuple[str, str], ...]) -> Terms:
    # Boards show only what is the same under every version of the rules.
    return Terms(board, players, dict(options), rules_version=2)
