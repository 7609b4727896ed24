"""The books of Base and Standard games: points by where they came from, and how figures went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rotonde.games.steam_barons.rules import events as told
from rotonde.games.steam_barons.rules import income
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.help import Chart, Curve
from rotonde.kernel.drawing import themes
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Event

Rows = list[tuple[list[Message], list[int]]]
_SOURCES = ("own", "others", "capital", "debts")
"""Where victory points come from and go to while the match is on."""


class Gain(NamedTuple):
    """What a delivery brought one owner of its links."""

    seat: int
    run: told.Delivered
    points: int
    raised: int
    """By how many levels it raised the income; 0: the points were taken as such."""
    turn: int

    def worth(self, state: State) -> int:
        """In points at the end: as income by what the last levels are worth there."""
        if not self.raised:
            return self.points
        income, level = state.terms.tables.income, state.income[self.seat]
        return income.worth(level) - income.worth(max(income.lowest, level - self.raised))


class Books:
    """All that happened, entered once."""

    def __init__(self, state: State, happened: Sequence[Event]) -> None:
        self.state = state
        players, start = range(state.terms.players), state.terms.tables.start
        self.points: Counter[tuple[int, str]] = Counter()
        """Victory points by seat and source."""
        self.deliveries: list[told.Delivered] = []
        self.gains: list[Gain] = []
        self.vp = [start.vp for _ in players]
        self.income = [start.income for _ in players]
        self.cash = [0 for _ in players]
        self.turn = next(
            (e.turn - 1 for e in happened if isinstance(e, told.TurnBegun)), state.turn
        )
        self.past: dict[str, list[list[tuple[int, int]]]] = {
            figure: [[] for _ in players] for figure in ("income", "vp", "cash")
        }
        self._mover = NOBODY
        for event in happened:
            self._enter(event)
        self._close()

    def _enter(self, event: Event) -> None:
        highest = self.state.terms.tables.income.highest
        match event:
            case told.Delivered():
                self.deliveries.append(event)
                self._mover = event.owner
            case told.PointsTaken(seat, points, to_income):
                raised = min(points, highest - self.income[seat]) if to_income else 0
                if self.deliveries:
                    gain = Gain(seat, self.deliveries[-1], points, raised, self.turn)
                    self.gains += [gain] if raised or not to_income else []
                if to_income:
                    self.income[seat] += raised
                else:
                    self._score(seat, "own" if seat == self._mover else "others", points)
            case told.CapitalRaised(seat, _, income, vp):
                self._score(seat, "capital", vp - self.vp[seat])
                self.income[seat] = income
            case told.ShortfallSettled(seat, vp, levels):
                self._score(seat, "debts", -vp)
                self.income[seat] -= levels
            case told.IncomePaid(seat, _, _, cash):
                self.cash[seat] = cash
            case told.PlayerBankrupt(seat):
                self.cash[seat] = 0
            case told.TurnBegun(turn, _):
                self._close()
                self.turn = turn

    def _score(self, seat: int, source: str, points: int) -> None:
        self.points[seat, source] += points
        self.vp[seat] += points

    def _close(self) -> None:
        """The figures at the end of a turn."""
        for figure, ways in self.past.items():
            for way, value in zip(ways, getattr(self, figure), strict=True):
                way.append((self.turn, value))


def rows(state: State, happened: Sequence[Event]) -> tuple[Rows, Rows]:
    """What adds up to the score; and the runs that earned most, all of it in there."""
    books = Books(state, happened)
    return _sums(state, books), [*_best(books), *_find_decisive(books)]


def _sums(state: State, books: Books) -> Rows:
    """Points taken and given up, income and links."""
    tables, players = state.terms.tables, range(state.terms.players)
    gained = [sum(books.points[seat, each] for each in _SOURCES) for seat in players]
    found: Rows = [([Message("books-start")], [state.vp[seat] - gained[seat] for seat in players])]
    for source in _SOURCES:
        lines = [Message(f"books-{source}")]
        if source == "own":
            lines += _count_moves(books)
        found.append((lines, [books.points[seat, source] for seat in players]))
    levels = [Message("books-income")]
    levels += [Message("books-level", {"seat": s, "income": state.income[s]}) for s in players]
    found.append((levels, [tables.income.worth(state.income[seat]) for seat in players]))
    links = [tables.scoring.link * state.track.count_finished(seat) for seat in players]
    found.append(([Message("books-links")], links))
    return found


def _count_moves(books: Books) -> list[Message]:
    """Who delivered how much, whatever the points were taken as."""
    lines = []
    for seat in range(books.state.terms.players):
        own = [each for each in books.deliveries if each.owner == seat]
        if own:
            points = sum(each.points for each in own)
            args: dict[str, Arg] = {"seat": seat, "count": len(own), "length": points}
            lines.append(Message("books-moved", args))
    return lines


def _best(books: Books) -> Rows:
    """The runs that earned their movers most."""
    state = books.state
    best: list[told.Delivered | None] = [None] * state.terms.players
    for each in books.deliveries:
        known = best[each.owner]
        if known is None or each.points > known.points:
            best[each.owner] = each
    lines = [Message("books-runs")]
    for found in best:
        if found is not None:
            args: dict[str, Arg] = {"seat": found.owner, "count": found.points}
            lines.append(Message("books-run", {**args, **run(state, found)}))
    return [(lines, [0 if each is None else each.points for each in best])]


def run(state: State, found: told.Delivered) -> dict[str, Arg]:
    """A delivery, for a message."""
    return {
        "colour": COLOURS[found.colour],
        "hex": state.terms.name(found.hex),
        "city": state.terms.name(found.city),
    }


def _find_decisive(books: Books) -> Rows:
    """Whether one delivery brought the winner his lead, or none was worth that much."""
    state = books.state
    ranks = income.ranks(state)
    left = [seat for seat in range(state.terms.players) if not state.is_out(seat)]
    points = {seat: income.final_points(state, seat) for seat in left}
    decisive = [0] * state.terms.players
    lines = [Message("books-decided")]
    for seat in left:
        mine = [(gain.worth(state), gain) for gain in books.gains if gain.seat == seat]
        best, gain = max(mine, key=lambda each: each[0], default=(0, None))
        others = [points[other] for other in left if other != seat]
        if ranks[seat] > 1 or gain is None or not best or not others:
            continue
        decisive[seat] = best
        lead = points[seat] - max(others)
        args: dict[str, Arg] = {
            **run(state, gain.run),
            "seat": seat,
            "turn": gain.turn,
            "count": best,
            "level": gain.raised,
            "lead": lead,
            "enough": sum(worth >= max(lead, 1) for worth, _ in mine),
        }
        lines.append(Message("books-decisive", args))
    return [(lines, decisive)] if len(lines) > 1 else []


def charts(state: State, happened: Sequence[Event]) -> list[Chart]:
    books = Books(state, happened)
    across = Message("chart-turns", {"turn": books.turn, "rules": state.terms.rules})
    # Of a match that began in a position it is not told what figures it began with.
    known = books.vp == state.vp and books.income == state.income
    figures = ("income", "vp", "cash") if known else ("cash",)
    return [
        Chart(
            Message(f"chart-{figure}"),
            across,
            tuple(
                Curve(
                    Message("scene-label-seat", {"seat": seat}),
                    tuple(way),
                    themes.PLAYERS[seat].colour,
                )
                for seat, way in enumerate(books.past[figure])
            ),
        )
        for figure in figures
    ]
