"""The stock market's books: what each company brought each player, and the deals that paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rotonde.games.steam_barons.presentation.base_breakdown import run
from rotonde.games.steam_barons.presentation.drawing.styles import PAINTS
from rotonde.games.steam_barons.rules import events as told
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.help import Chart, Curve
from rotonde.kernel.drawing import themes
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Event

Rows = list[tuple[list[Message], list[int]]]
Place = tuple[int, int]
"""A seat and a company."""


class Lot:
    """Shares bought together, and what they have brought so far."""

    def __init__(self, seat: int, company: int, count: int, price: int, turn: int) -> None:
        self.seat, self.company, self.count, self.price = seat, company, count, price
        self.turn = turn
        self.left = count
        self.earned = 0

    @property
    def gain(self) -> int:
        return self.earned - self.count * self.price


class Books:
    """All that happened, entered once."""

    def __init__(self, state: State, happened: Sequence[Event]) -> None:
        self.state = state
        players, companies = range(state.terms.players), range(len(state.price))
        self.held = _find_first_holdings(state, happened)
        self.controller = [
            max(players, key=lambda seat: self.held[seat, c])
            if any(self.held[seat, c] for seat in players)
            else NOBODY
            for c in companies
        ]
        self.price = [_first_price(state, happened, company) for company in companies]
        self.turn = next(
            (e.turn - 1 for e in happened if isinstance(e, told.TurnBegun)), state.turn
        )
        self.bought: Counter[Place] = Counter()
        self.sold: Counter[Place] = Counter()
        self.dividends: Counter[Place] = Counter()
        self.bonuses: Counter[Place] = Counter()
        self.lots: list[Lot] = []
        self.deliveries: list[list[told.Delivered]] = [[] for _ in companies]
        self.prices = [[(self.turn - 1, max(0, price))] for price in self.price]
        self.performance: list[list[tuple[int, int]]] = [[] for _ in companies]
        self.flow = [0] * len(players)
        self.flows = [[(self.turn - 1, 0)] for _ in players]
        for event in happened:
            self._enter(event)
        self._close()

    def _enter(self, event: Event) -> None:
        match event:
            case told.SharesBought(seat, company, count, price):
                self.held[seat, company] += count
                self.bought[seat, company] += count * price
                self.flow[seat] -= count * price
                self.lots.append(Lot(seat, company, count, price, self.turn))
            case told.ControlTaken(seat, company):
                self.controller[company] = seat
            case told.Delivered(company):
                self.deliveries[company].append(event)
            case told.DividendPaid(company, performance, share, _, bonus):
                self.performance[company].append((self.turn, performance))
                self._pay(company, share, bonus)
            case told.PriceMoved(company, _, _, _, _, price):
                self.price[company] = price
                self.prices[company].append((self.turn, max(0, price)))
            case told.SharesSold(seat, counts, amount):
                self.flow[seat] += amount
                for company, count in enumerate(counts):
                    self._sell(seat, company, count)
            case told.CompanyBankrupt(company):
                self.controller[company] = NOBODY
                for seat in range(self.state.terms.players):
                    self.held[seat, company] = 0
                for lot in self.lots:
                    if lot.company == company:
                        lot.left = 0
            case told.TurnBegun(turn, _):
                self._close()
                self.turn = turn

    def _pay(self, company: int, share: int, bonus: int) -> None:
        for seat in range(self.state.terms.players):
            amount = share * self.held[seat, company]
            self.dividends[seat, company] += amount
            self.flow[seat] += amount
        holder = self.controller[company]
        if holder != NOBODY:
            self.bonuses[holder, company] += bonus
            self.flow[holder] += bonus
        for lot in self.lots:
            if lot.company == company:
                lot.earned += share * lot.left

    def _sell(self, seat: int, company: int, count: int) -> None:
        """What was bought first is sold first."""
        price = max(0, self.price[company])
        self.held[seat, company] -= count
        self.sold[seat, company] += count * price
        for lot in self.lots:
            if (lot.seat, lot.company) == (seat, company):
                gone = min(count, lot.left)
                lot.left -= gone
                lot.earned += gone * price
                count -= gone

    def _close(self) -> None:
        for seat, flow in enumerate(self.flow):
            self.flows[seat].append((self.turn, flow))

    def net(self, seat: int, company: int) -> int:
        place = seat, company
        income = self.sold[place] + self.dividends[place] + self.bonuses[place]
        return income - self.bought[place]

    def best(self, seat: int) -> Lot | None:
        """The purchase that gained a player most."""
        mine = (lot for lot in self.lots if lot.seat == seat and lot.gain > 0)
        return max(mine, key=lambda lot: lot.gain, default=None)


def _find_first_holdings(state: State, happened: Sequence[Event]) -> Counter[Place]:
    """What players held before the first of these events: a match can start from a position."""
    found: Counter[Place] = Counter()
    for seat in range(state.terms.players):
        for company in range(len(state.price)):
            found[seat, company] = state.shares_of(seat, company)
    for event in happened:
        if isinstance(event, told.SharesBought):
            found[event.seat, event.company] -= event.count
        elif isinstance(event, told.SharesSold):
            for company, count in enumerate(event.counts):
                found[event.seat, company] += count
    for place, count in found.items():
        found[place] = max(0, count)  # what went with a bankrupt company is not told
    return found


def _first_price(state: State, happened: Sequence[Event], company: int) -> int:
    moved = (event for event in happened if isinstance(event, told.PriceMoved))
    return next((e.before for e in moved if e.company == company), state.price[company])


def rows(state: State, happened: Sequence[Event]) -> tuple[Rows, Rows]:
    """What adds up to the cash; and what was delivered and the best deals, all of it in there."""
    books = Books(state, happened)
    return _sums(state, books), [*_list_deliveries(state, books), *_deals(state, books)]


def _sums(state: State, books: Books) -> Rows:
    """What one began with and what each company brought."""
    players = range(state.terms.players)
    found: Rows = [
        ([Message("books-start")], [state.cash[seat] - books.flow[seat] for seat in players])
    ]
    for company, livery in enumerate(state.terms.liveries):
        lines = [Message("books-company", {"company": livery})]
        lines += [
            _investor(books, seat, company)
            for seat in players
            if books.bought[seat, company] or books.net(seat, company)
        ]
        found.append((lines, [books.net(seat, company) for seat in players]))
    return found


def _investor(books: Books, seat: int, company: int) -> Message:
    place = seat, company
    args: dict[str, Arg] = {
        "seat": seat,
        "cost": books.bought[place],
        "total": books.sold[place],
        "amount": books.dividends[place],
        "bonus": books.bonuses[place],
    }
    return Message("books-investor", args)


def _list_deliveries(state: State, books: Books) -> Rows:
    """What each company moved, by colours, and its best run: no player's money, so no amounts."""
    lines = [Message("books-deliveries")]
    for livery, moved in zip(state.terms.liveries, books.deliveries, strict=True):
        if moved:
            colours = Counter(each.colour for each in moved)
            parts = tuple(
                Message("part-goods", {"colour": COLOURS[colour], "count": count})
                for colour, count in sorted(colours.items())
            )
            best = max(moved, key=lambda each: each.points)
            args: dict[str, Arg] = {
                **run(state, best),
                "company": livery,
                "cubes": len(moved),
                "parts": parts,
                "performance": sum(each.points for each in moved),
                "count": best.points,
            }
            lines.append(Message("books-delivered", args))
    return [(lines, [0] * state.terms.players)] if len(lines) > 1 else []


_RANKS = ("first", "decided", "several")
"""What is said of the winner's best deal if none, one or more of his made up his lead."""


def _deals(state: State, books: Books) -> Rows:
    best = [books.best(seat) for seat in range(state.terms.players)]
    if not any(best):
        return []
    lines = [Message("books-deals")]
    for seat, lot in enumerate(best):
        if lot is not None:
            lead = state.cash[seat] - max(cash for s, cash in enumerate(state.cash) if s != seat)
            # It decided nothing if the winner had won without its gain.
            enough = sum(lot.seat == seat and lot.gain >= max(lead, 1) for lot in books.lots)
            rank = "other" if lead < 0 else _RANKS[min(enough, 2)]
            args: dict[str, Arg] = {**_deal(state, lot), "told": rank, "enough": enough}
            lines.append(Message("books-deal", args))
    return [(lines, [0 if lot is None else lot.gain for lot in best])]


def _deal(state: State, lot: Lot) -> dict[str, Arg]:
    return {
        "seat": lot.seat,
        "company": state.terms.liveries[lot.company],
        "count": lot.count,
        "price": lot.price,
        "turn": lot.turn,
        "amount": lot.gain,
    }


def charts(state: State, happened: Sequence[Event]) -> list[Chart]:
    books = Books(state, happened)
    across = Message("chart-turns", {"turn": books.turn, "rules": state.terms.rules})
    names = [
        (Message("part-company", {"company": livery}), PAINTS[livery])
        for livery in state.terms.liveries
    ]
    seats = [
        (Message("scene-label-seat", {"seat": seat}), themes.PLAYERS[seat].colour)
        for seat in range(state.terms.players)
    ]
    start = [state.cash[seat] - flow for seat, flow in enumerate(books.flow)]
    cash = [[(n, start[s] + flow) for n, flow in way] for s, way in enumerate(books.flows)]
    return [
        Chart(Message("chart-prices"), across, _curves(names, books.prices, books.turn)),
        Chart(Message("chart-performance"), across, _curves(names, books.performance, books.turn)),
        Chart(Message("chart-cash"), across, _curves(seats, cash, books.turn)),
    ]


def _curves(
    names: Sequence[tuple[Message, str]], ways: Sequence[list[tuple[int, int]]], last: int
) -> tuple[Curve, ...]:
    """Of names with their inks. A company that is no more goes on at nothing: all end together."""
    found = []
    for (label, ink), way in zip(names, ways, strict=True):
        if way:
            gone = [(turn, 0) for turn in range(way[-1][0] + 1, last + 1)]
            found.append(Curve(label, (*way, *gone), ink))
    return tuple(found)
