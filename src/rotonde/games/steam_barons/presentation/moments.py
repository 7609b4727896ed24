"""The ends of rounds as a table to watch: dividends and new prices, incomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rotonde.games.steam_barons.presentation.boards.writer import NONE, badge
from rotonde.games.steam_barons.presentation.drawing.figures import signed
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.events import (
    DividendPaid,
    IncomePaid,
    MoneyReceived,
    PriceMoved,
)
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.contract.boards import Cell, Column, Row, Rows, Shift, Tone
from rotonde.kernel.contract.presentation import Moment, Say
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Event


def moment(state: BaronsState, events: Sequence[Event], say: Say) -> Moment | None:
    paid = [event for event in events if isinstance(event, DividendPaid)]
    if paid:
        return _Teller(state, say).tell_dividends(paid, events)
    incomes = [event for event in events if isinstance(event, IncomePaid)]
    return _Teller(state, say).tell_incomes(incomes) if incomes else None


class _Teller:
    def __init__(self, state: BaronsState, say: Say) -> None:
        self._terms = state.terms
        self._say = say

    def tell_dividends(self, paid: Sequence[DividendPaid], events: Sequence[Event]) -> Moment:
        """Company by company what it paid and how its price moved; then who received what."""
        moved = {event.company: event for event in events if isinstance(event, PriceMoved)}
        heads = ("performance", "share", "profit", "price")
        columns = (
            Column(side="left"),
            *(Column(self._head(id)) for id in heads),
            Column(side="left", wide=True),
        )
        rows = tuple(
            Row(
                (
                    self._company(event.company),
                    Cell(str(event.performance)),
                    self._money(event.share),
                    self._money(event.profit),
                    self._price(moved.get(event.company)),
                    self._marker(moved, event.company),
                )
            )
            for event in paid
        )
        received = tuple(
            Message("part-received", {"seat": event.seat, "amount": event.amount})
            for event in events
            if isinstance(event, MoneyReceived)
        )
        text = self._words("moment-received", parts=received) if received else ""
        return Moment(self._words("moment-dividends"), Rows(columns, rows), text)

    def tell_incomes(self, incomes: Sequence[IncomePaid]) -> Moment:
        """Player by player what came in, less upkeep, and what there is then."""
        upkeep = any(event.upkeep for event in incomes)
        heads = ("income", "upkeep", "cash") if upkeep else ("income", "cash")
        columns = (Column(side="left"), *(Column(self._head(id)) for id in heads))
        rows = []
        for event in incomes:
            cells = [self._player(event.seat), self._income(event.amount + event.upkeep)]
            if upkeep:
                cells.append(Cell(signed(-event.upkeep)))
            rows.append(Row((*cells, Cell(self._words("money-amount", amount=event.cash)))))
        return Moment(self._words("moment-income"), Rows(columns, tuple(rows)))

    def _words(self, id: str, **args: Arg) -> str:
        return self._say(Message(id, args))

    def _head(self, id: str) -> str:
        return self._words(f"moment-head-{id}")

    def _company(self, company: int) -> Cell:
        livery = self._terms.liveries[company]
        name = self._words("part-company", company=livery)
        return Cell(name, f"emblem-{livery}", tone="strong")

    def _player(self, seat: int) -> Cell:
        return Cell(self._words("board-seat", seat=seat), badge(seat), tone="strong")

    def _money(self, amount: int) -> Cell:
        return Cell(self._words("money-amount", amount=amount)) if amount else NONE

    def _income(self, amount: int) -> Cell:
        tone: Tone = "rise" if amount > 0 else "fall" if amount < 0 else ""
        return Cell(signed(amount), tone=tone)

    def _marker(self, moved: Mapping[int, PriceMoved], company: int) -> Cell:
        """The marker of a company on its way; all of them are shown on one scale."""
        event = moved.get(company)
        if event is None:
            return Cell()
        prices = [price for each in moved.values() for price in (each.before, each.price)]
        shift = Shift(event.before, event.price, min(prices) - 1, max(prices) + 1)
        return Cell(sprite=f"emblem-{self._terms.liveries[company]}", shift=shift)

    def _price(self, moved: PriceMoved | None) -> Cell:
        if moved is None:
            return NONE
        tone: Tone = "soft" if moved.price == moved.before else "rise"
        if moved.price < moved.before or moved.price == BANKRUPT:
            tone = "fall"
        return Cell(self._words("price-to-come", before=moved.before, price=moved.price), tone=tone)
