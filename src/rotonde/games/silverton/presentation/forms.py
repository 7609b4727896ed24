"""Deliveries as amounts, bargains and crews as forms: open-ended decisions as people make them."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from rotonde.games.silverton.bot.trade import estimate_gains
from rotonde.games.silverton.bot.valuation import Outlook
from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.rules.actions import (
    NOTHING,
    Bundle,
    BuyCrew,
    Counter,
    Deliver,
    Offer,
    Operate,
    Transfer,
    Work,
)
from rotonde.games.silverton.rules.crew_choice import count_points
from rotonde.games.silverton.rules.deals import count_buyable
from rotonde.games.silverton.rules.delivery import count_left_to_sell, count_units, find_capacity
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.games.silverton.rules.trade import count_offers_left, may_counter
from rotonde.games.silverton.rules.view import show_cash
from rotonde.kernel.contract.inputs import Amount, Form, FormInput, Item, MultiSelect
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action

_MOST_CASH = 99_990
"""What one may ask of a purse one cannot look into."""


# Deliveries


def amounts(state: State, seat: int) -> list[Amount]:
    """Each delivery that is listed, with any number of units."""
    if not state.stack or state.stack[-1].id != "deliver":
        return []
    families: dict[Action, list[int]] = {}
    for action in state.stack[-1].legal(state, seat):
        if isinstance(action, Deliver):
            one: Action = Deliver(action.claim, action.city, 1, action.trains)
        elif isinstance(action, Transfer):
            one = Transfer(action.claim, action.to, 1, action.trains)
        else:
            continue
        families.setdefault(one, []).append(action.amount)
    found = []
    for one, listed in families.items():
        most = _most(state, seat, one)
        if most > 1:
            found.append(Amount(one, "amount", 1, most, _label(state, one), tuple(listed)))
    return found


def _most(state: State, seat: int, action: Action) -> int:
    board = state.board
    if isinstance(action, Transfer):
        town, room = board.claim_town[action.to], count_units(state, seat, action.claim)
        if not state.terms.advanced:
            double = board.claim_goods[action.claim] in (0, 2)
            return min(room, state.terms.figures.transfer * (2 if double else 1))
    else:
        assert isinstance(action, Deliver)
        town = action.city
        column = board.column_for[board.claim_goods[action.claim]][town]
        room = min(count_units(state, seat, action.claim), count_left_to_sell(state, seat, column))
    if state.terms.advanced:
        room = min(room, find_capacity(state, seat, action.claim, town, sum(action.trains)))
    return room


def _label(state: State, action: Action) -> Message:
    board = state.board
    assert isinstance(action, Deliver | Transfer)
    args: dict[str, Arg] = state.claim_args(action.claim)
    trains = " + ".join(map(str, action.trains))
    if isinstance(action, Transfer):
        args |= {"to": action.to, "town2": board.towns[board.claim_town[action.to]]}
        return Message("amount-transfer", {**args, "trains": trains})
    column = board.column_for[board.claim_goods[action.claim]][action.city]
    args |= {"city": board.towns[action.city], "price": state.price(column)}
    id = "amount-deliver-by-train" if trains else "amount-deliver"
    return Message(id, {**args, "trains": trains})


# Forms


def joints(state: State, seat: int) -> list[MultiSelect]:
    """Claims to operate: any of them, named at once."""
    step = state.stack[-1]
    if step.id != "operate":
        return []
    fees = state.board.claim_fee
    can = tuple(
        Work((claim,))
        for claim in state.hands[seat]
        if fees[claim] <= state.cash[seat] and not state.depleted[claim] | state.worked_now[claim]
    )
    return [MultiSelect(can, "claims", (Operate,))]


def forms(state: State, seat: int) -> list[Form]:
    step = state.stack[-1].id if state.stack else ""
    if step == "trade":
        others = tuple(other for other in range(state.terms.players) if other != seat)
        give, take = _items(state, seat, seat, None), []
        for other in others:
            take += _items(state, seat, other, other)
        label = Message("form-trade", {"count": count_offers_left(state)})
        return [Form("trade", label, others, tuple(give), tuple(take), (Offer,))]
    if step == "reply" and state.offer is not None and may_counter(state):
        active = state.seat
        give, take = _items(state, seat, seat, None), _items(state, seat, active, active)
        start = FormInput(
            "counter", active, _counts(state, state.offer.take), _counts(state, state.offer.give)
        )
        label = Message("form-counter")
        return [Form("counter", label, (active,), tuple(give), tuple(take), (Counter,), start)]
    if step == "crew" and state.terms.points is not None:
        return [_crew(state)]
    return []


def _items(state: State, seat: int, owner: int, partner: int | None) -> list[Item]:
    """What a side can put in, said with what it is worth to the one who fills the form."""
    board = state.board
    seen = advice.known(state, seat)
    outlook = Outlook(seen, seat)
    purse = show_cash(state, owner, seat)
    found = [Item("cash", Message("item-cash"), _MOST_CASH if purse is None else purse, partner)]
    for claim in state.hands[owner]:
        worth = 10 * round((outlook.claim_worth(claim) + outlook.goods_worth(claim)) / 10)
        args: dict[str, Arg] = {
            **state.claim_args(claim),
            "count": state.goods[claim],
            "amount": worth,
        }
        id = "item-claim-depleted" if state.depleted[claim] else "item-claim"
        found.append(Item(f"claim:{claim}", Message(id, args), 1, partner))
    found += _goods(state, seat, owner, partner)
    for line in state.lines_of(owner):
        if state.line_partner[line] < 0:
            label = Message("item-line", state.line_args(line))
            found.append(Item(f"line:{line}", label, 1, partner))
    for power, count in sorted(Tally(train.power for train in state.trains[owner]).items()):
        cost = state.terms.train_price(power)
        label = Message("item-train", {"power": power, "cost": cost})
        found.append(Item(f"train:{power}", label, count, partner))
    for bonus, count in sorted(Tally(plow.bonus for plow in state.plows[owner]).items()):
        cost = state.terms.plow_price(bonus)
        label = Message("item-plow", {"bonus": bonus, "cost": cost})
        found.append(Item(f"plow:{bonus}", label, count, partner))
    for segment, by in enumerate(state.owner):
        if by == owner:
            label = Message("item-segment", state.segment_args(segment))
            found.append(Item(f"segment:{board.ids[segment]}", label, 1, partner))
    return found


def _goods(state: State, seat: int, owner: int, partner: int | None) -> Iterator[Item]:
    """Goods alone go to the active player, as far as he can deliver them now (SV-10.3)."""
    active = state.seat
    if owner == active:
        return
    for claim in state.hands[owner]:
        most = count_buyable(state, claim)
        if most > 0:
            best = advice.outlets(state, active, claim)
            price = best[0].price if best else 0
            label = Message("item-goods", {**state.claim_args(claim), "price": price})
            yield Item(f"goods:{claim}", label, most, partner)


def _counts(state: State, bundle: Bundle) -> dict[str, int]:
    counts = {"cash": bundle.cash} if bundle.cash else {}
    counts |= {f"claim:{claim}": 1 for claim in bundle.claims}
    counts |= {f"segment:{state.board.ids[segment]}": 1 for segment in bundle.segments}
    counts |= {f"line:{line}": 1 for line in bundle.lines}
    counts |= {f"goods:{claim}": units for claim, units in bundle.goods}
    counts |= {f"train:{power}": count for power, count in Tally(bundle.trains).items()}
    return counts | {f"plow:{bonus}": count for bonus, count in Tally(bundle.plows).items()}


def _bundle(state: State, counts: dict[str, int]) -> Bundle:
    found: dict[str, list[tuple[str, int]]] = {}
    for id, count in counts.items():
        kind, _, name = id.partition(":")
        if count:
            found.setdefault(kind, []).append((name, count))

    def numbers(kind: str) -> tuple[int, ...]:
        return tuple(sorted(int(name) for name, count in found.get(kind, ()) for _ in range(count)))

    return Bundle(
        counts.get("cash", 0),
        numbers("claim"),
        tuple(sorted(state.board.segment_at[name] for name, _ in found.get("segment", ()))),
        numbers("line"),
        tuple(sorted((int(name), count) for name, count in found.get("goods", ()))),
        numbers("train"),
        numbers("plow"),
    )


def _crew(state: State) -> Form:
    """Crew for points (SV-17.2)."""
    ranks = state.board.box.tables.ranks
    items = []
    for kind in "SP":
        for rank in ranks:
            name = f"{kind}+{rank.bonus}" if rank.bonus else kind
            label = Message("item-crew", {"crew": kind, "name": name, "count": rank.points})
            items.append(Item(name, label, rank.most))
    label = Message("form-crew", {"points": state.terms.points or 0})
    return Form("crew", label, (), (), tuple(items), (BuyCrew,))


def from_form(state: State, seat: int, filled: FormInput) -> Action:
    if filled.form == "crew":
        order = [f"{kind}{bonus}" for kind in "SP" for bonus in ("", "+1", "+2")]
        return BuyCrew(tuple(name for name in order for _ in range(filled.take.get(name, 0))))
    give, take = _bundle(state, filled.give), _bundle(state, filled.take)
    if filled.form == "counter":
        return Counter(take, give)
    return Offer(-1 if filled.partner is None else filled.partner, give, take)


# What it would bring


def weigh(state: State, seat: int, action: Action) -> list[Message]:
    """What a bargain brings each side, as far as this seat can tell."""
    if isinstance(action, Offer):
        return _weighed(state, seat, seat, action.seat, action.give, action.take)
    if isinstance(action, Counter):
        return _weighed(state, seat, state.seat, seat, action.give, action.take)
    if isinstance(action, BuyCrew) and state.terms.points is not None:
        used = count_points(state, action.crew)
        left = state.terms.points - used
        return [
            Message("weighed-crew", {"count": used, "points": state.terms.points, "left": left})
        ]
    return []


def _weighed(
    state: State, seat: int, active: int, partner: int, give: Bundle, take: Bundle
) -> list[Message]:
    if give == take == NOTHING:
        return []
    seen = advice.known(state, seat)
    mine, theirs = estimate_gains(seen, active, partner, give, take)
    if seat != active:
        mine, theirs = theirs, mine
    other = partner if seat == active else active
    args: dict[str, Arg] = {"seat": other, "amount": _tens(mine), "total": _tens(theirs)}
    return [Message("weighed", args)]


def _tens(gain: float) -> int:
    return 10 * round(gain / 10)


def remark(state: State, seat: int) -> Message | None:
    """What there is to know before one answers."""
    step, offer = state.stack[-1].id, state.offer
    if step in ("reply", "answer") and offer is not None:
        found = _weighed(state, seat, state.seat, offer.seat, offer.give, offer.take)
        return found[0] if found else None
    if step in ("shift", "demand"):
        return _contest(state, seat)
    return None


def _contest(state: State, seat: int) -> Message | None:
    if state.stack[-1].id == "shift":
        place = state.crew[seat][state.queue[0][1]].place
        found = advice.dispute(state, seat, place)
        odds = None if found is None else found[2]
    else:
        odds = advice.junction(state, seat, state.queue[0][0])
    if odds is None:
        return None
    args: dict[str, Arg] = {
        "percent": round(100 * odds.win),
        "percent2": round(100 * odds.tie),
    }
    return Message("remark-odds", args)
