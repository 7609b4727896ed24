"""Bids, purchases and capital as amounts, a sale as a form: open decisions as people make them."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.games.steam_barons.rules.actions import Bid, Buy, Raise, Sell
from rotonde.games.steam_barons.rules.bidding import Bidding
from rotonde.games.steam_barons.rules.capital import most_steps
from rotonde.games.steam_barons.rules.market import sellable
from rotonde.games.steam_barons.rules.shares import bounds
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.contract.inputs import Amount, Form, FormInput, Item
from rotonde.kernel.message import Message
from rotonde.kernel.step import Action

_SELL = "sell"
_SELL_ALL = "sell-all"


def amounts(state: BaronsState, seat: int) -> Sequence[Amount]:
    """The one number that a bid, a purchase or a loan leaves open."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Bidding):
        least, most = step.limits(state, seat)
        if least < most:
            raises = tuple(p for p in (least, least + 1, least + 2, least + 5) if p <= most)
            return [Amount(Bid(least), "price", least, most, Message("amount-bid"), raises, True)]
    elif step is not None and step.id == "buy":
        least, most = bounds(state, state.line[state.at], seat)
        label = Message("amount-buy", {"price": state.lots})
        counts = tuple(dict.fromkeys((most, *range(least, min(most, least + 4)))))
        return [Amount(Buy(least), "count", least, most, label, counts, True)]
    elif step is not None and step.id == "capital":
        most = most_steps(state, seat)
        unit = state.terms.tables.income.capital
        label = Message("amount-raise", {"amount": unit})
        few = tuple(range(min(most, 4) + 1))
        return [Amount(Raise(0), "steps", 0, most, label, few, True, unit)]
    return ()


def forms(state: BaronsState, seat: int) -> Sequence[Form]:
    """What to sell, company by company (SB-11.17)."""
    if not state.stack or state.stack[-1].id != "sell":
        return ()
    most = sellable(state, seat)
    items = tuple(
        Item(
            livery,
            Message(
                "form-item-shares",
                {"company": livery, "count": held, "price": state.price[company]},
            ),
            held,
        )
        for company, (livery, held) in enumerate(zip(state.terms.liveries, most, strict=True))
        if held
    )
    total = sum(n * state.price[c] for c, n in enumerate(most) if n)
    everything = Message("form-sell-all", {"total": total})
    filled = FormInput(_SELL_ALL, give={item.id: item.most for item in items})
    sale = Message("form-sell")
    return (
        Form(_SELL, sale, (), items, (), (Sell,)),
        Form(_SELL_ALL, everything, (), items, (), (Sell,), filled, sale),
    )


def from_form(state: BaronsState, seat: int, filled: FormInput) -> Action:
    return Sell(tuple(filled.give.get(livery, 0) for livery in state.terms.liveries))
