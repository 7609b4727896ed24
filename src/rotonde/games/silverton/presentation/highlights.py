"""What to say of a place one points at, and what lights up with it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rotonde.games.silverton.bot.prices import estimate_next_price
from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.rules.actions import Survey, claim_spot
from rotonde.games.silverton.rules.board import GOODS
from rotonde.games.silverton.rules.delivery import count_calm_sales
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.prospector_places import measure_holding
from rotonde.games.silverton.rules.state import (
    OFFERED,
    ROW,
)
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.games.silverton.rules.surveyor_places import find_surveys, why_no_surveyor
from rotonde.games.silverton.rules.view import show_cash
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Arg, Message

Lines = list[Message]
_RECENT = 9
"""So many earlier turns are worth reading; the chart's line shows them all."""


def describe_spot(state: State, seat: int | None, spot: str) -> Highlight | None:
    kind, _, name = spot.partition(":")
    told = _TOLD.get(kind)
    if told is None:
        return None
    return told(state, seat, name)


def _claim(state: State, seat: int | None, name: str) -> Highlight | None:
    claim = int(name) if name.isdecimal() else 0
    if claim not in state.board.claims:
        return None
    board, zone = state.board, state.zone[claim]
    said = state.claim_args(claim)
    goods = state.goods[claim]
    head: dict[str, Arg] = {**said, "depleted": board.claim_spent[claim]}
    lines = [Message("about-claim", head)]
    if zone >= 0:
        lines.append(Message("about-claim-owned", {"seat": zone, "count": goods}))
    price, city = advice.reachable_price(state, seat, claim)
    lit = [claim_spot(claim), f"town:{board.claim_town[claim]}"]
    found = [] if seat is None else advice.outlets(state, seat, claim)
    if seat is not None and found:
        price, city = found[0].price, found[0].city
        lit += _route(state, seat, board.claim_town[claim], city)
    if state.depleted[claim]:
        lines.append(Message("about-depleted"))
    else:
        lines += _operation(state, claim, price, city)
    if seat is not None:
        lines += _outlets(state, seat, claim, found)
        lit += _missing(state, seat, board.claim_town[claim])
    if seat is not None and zone == ROW:
        lines += _dispute(state, seat, AT_CLAIM + claim)
    return Highlight(tuple(lit), tuple(lines))


def _operation(state: State, claim: int, price: int, city: int) -> Lines:
    next_one = advice.operation(state, claim)
    fee = state.board.claim_fee[claim]
    args: dict[str, Arg] = {
        "fee": fee,
        "first": int(next_one.first),
        "points": str(next_one.units),
        "percent": _percent(next_one.spent),
    }
    lines = [Message("about-operation", args)]
    if price:
        profit = round(next_one.units * price - fee)
        where = state.board.towns[city]
        lines.append(Message("about-profit", {"amount": profit, "price": price, "city": where}))
    return lines


def _outlets(state: State, seat: int, claim: int, found: list[advice.Market]) -> Lines:
    if not found:
        return [_unreached(state, seat, state.board.claim_town[claim])]
    towns = state.board.towns
    parts = []
    for market in found:
        args: dict[str, Arg] = {"city": towns[market.city], "price": market.price}
        if not market.open:
            parts.append(Message("about-market-snow", args))
        elif market.left is None:
            parts.append(Message("about-market", args))
        else:
            parts.append(Message("about-market-limit", {**args, "count": market.left}))
    lines = [Message("about-markets", {"markets": tuple(parts)})]
    closed = [towns[market.city] for market in found if not market.all_year]
    if closed:
        lines.append(Message("about-winter", {"cities": ", ".join(closed)}))
    return lines


def _unreached(state: State, seat: int, town: int) -> Message:
    name = state.board.towns[town]
    if state.roads[seat].live_towns >> town & 1:
        return Message("about-no-market", {"town": name})
    way = advice.missing(state, seat, town)
    if way is None:
        return Message("about-unreachable", {"town": name})
    return Message("about-unreached", {"town": name, "count": len(way.segments), "cost": way.cost})


def _missing(state: State, seat: int, town: int) -> list[str]:
    """The segments still to be built to a town."""
    way = advice.missing(state, seat, town)
    if way is None or state.roads[seat].live_towns >> town & 1:
        return []
    return [f"segment:{state.board.ids[segment]}" for segment in way.segments]


def _route(state: State, seat: int, town: int, city: int) -> list[str]:
    closed = state.find_closed(seat)
    way = advice.way(state, state.roads[seat], town, city, closed)
    return [*(f"segment:{state.board.ids[segment]}" for segment in way), f"town:{city}"]


def _dispute(state: State, seat: int, place: int) -> Lines:
    """Who contests a place, and the odds of one's best piece."""
    others = [piece for piece in advice.standing_at(state, place) if piece.seat != seat]
    lines = []
    if others:
        seats = ",".join(str(piece.seat) for piece in others)
        crew = " ".join(piece.name for piece in others)
        count = len({piece.seat for piece in others})
        lines.append(Message("about-contest", {"seats": seats, "crew": crew, "count": count}))
    found = advice.dispute(state, seat, place)
    if found is not None:
        mine, _, odds = found
        args: dict[str, Arg] = {
            "crew": mine.name,
            "percent": _percent(odds.win),
            "percent2": _percent(odds.tie),
        }
        lines.append(Message("about-odds", args))
    return lines


def _segment(state: State, seat: int | None, name: str) -> Highlight | None:
    board = state.board
    segment = board.segment_at.get(name)
    if segment is None:
        return None
    id = "label-snow" if board.white >> segment & 1 else "label-segment"
    lines = [Message(id, state.segment_args(segment))]
    lit = [f"segment:{name}"]
    owner = state.owner[segment]
    if owner >= 0:
        lines.append(Message("about-built", {"seat": owner}))
    if state.winter and board.white >> segment & 1:
        plowed = owner >= 0 and state.cleared[owner] >> segment & 1
        lines.append(Message("about-cleared", {"seat": owner}) if plowed else Message("about-snow"))
    if owner < 0 and seat is not None:
        refusal = _why_never(state, seat, segment)
        if refusal is not None:  # it leads nowhere then
            return Highlight(tuple(lit), (*lines, refusal))
        gain = advice.reach(state, seat, segment)
        lines += _reached(state, seat, segment, gain)
        lines += _dispute(state, seat, segment)
        lit += [f"town:{town}" for town in gain.towns]
        lit += [claim_spot(claim) for claim in (*gain.mine, *gain.row)]
        lit += [f"line:{line}" for line in gain.lines]
    return Highlight(tuple(lit), tuple(lines))


def _why_never(state: State, seat: int, segment: int) -> Message | None:
    """Why a segment beside own track may not be built; None: it may, or is further away."""
    roads = state.roads[seat]
    if not roads.edge >> segment & 1:
        return None
    if segment in find_surveys(state, seat, -1):
        return None
    if any(piece.place == segment for piece in state.crew[seat]):
        return None
    return why_no_surveyor(state, seat, Survey(0, segment)).message


def _reached(state: State, seat: int, segment: int, gain: advice.Gain) -> Lines:
    board, roads = state.board, state.roads[seat]
    if not roads.edge >> segment & 1:
        length = state.board.lengths[segment]
        percent = _percent(advice.chance_to_pass(length))
        return [Message("about-apart", {"length": length, "percent": percent})]
    parts = [Message("about-reach-market", {"city": board.towns[city]}) for city in gain.markets]
    parts += [Message("about-reach-mine", state.claim_args(claim)) for claim in gain.mine]
    parts += [Message("about-reach-row", state.claim_args(claim)) for claim in gain.row]
    parts += [Message("about-reach-line", state.line_args(line)) for line in gain.lines]
    if not gain.towns and not parts:
        return [Message("about-reach-nothing")]
    names = ", ".join(board.towns[town] for town in gain.towns)
    lines = [Message("about-reach-towns", {"towns": names})] if names else []
    if parts:
        lines.append(Message("about-reach", {"parts": tuple(parts)}))
    grown = roads.with_(segment)
    for town in gain.towns[:1]:
        far = grown.lengths(town)
        near = min((city for city in board.cities if city in far), key=far.__getitem__, default=-1)
        if near >= 0 and near != town:
            args: dict[str, Arg] = {
                "town": board.towns[town],
                "city": board.towns[near],
                "length": far[near],
                "longest": grown.longest(near)[town],
            }
            lines.append(Message("about-way", args))
    return lines


def _town(state: State, seat: int | None, name: str) -> Highlight | None:
    board = state.board
    town = int(name) if name.isdecimal() else -1
    if not 0 <= town < len(board.towns):
        return None
    id = "label-city" if board.market_towns >> town & 1 else "label-town"
    lines = [Message(id, {"town": board.towns[town]})]
    lit = [f"town:{town}"]
    claims = [claim for claim in board.claims if board.claim_town[claim] == town]
    row = [claim for claim in claims if state.zone[claim] == ROW]
    held = [claim for claim in claims if state.zone[claim] >= 0]
    if row:
        parts = tuple(Message("about-reach-row", state.claim_args(claim)) for claim in row)
        lines.append(Message("about-here", {"parts": parts}))
    for claim in held:
        owned: dict[str, Arg] = {**state.claim_args(claim), "seat": state.zone[claim]}
        lines.append(Message("about-here-owned", owned))
    lit += [claim_spot(claim) for claim in (*row, *held)]
    if seat is not None:
        found = advice.routes(state, seat, town)
        for route in found:
            args: dict[str, Arg] = {
                "city": board.towns[route.city],
                "length": route.length,
                "longest": route.longest,
            }
            lines.append(Message("about-route" if route.open else "about-route-snow", args))
            lit += _route(state, seat, town, route.city)
        if not found and not state.roads[seat].live_towns >> town & 1:
            lines.append(_unreached(state, seat, town))
            lit += _missing(state, seat, town)
    return Highlight(tuple(dict.fromkeys(lit)), tuple(lines))


def _line(state: State, seat: int | None, name: str) -> Highlight | None:
    board = state.board
    line = int(name) if name.isdecimal() else 0
    if line not in board.lines:
        return None
    revenue = board.line_revenue[line] * (2 if state.terms.double else 1)
    args: dict[str, Arg] = {**state.line_args(line), "revenue": revenue}
    lines = [Message("about-line", {**args, "count": advice.payback(state, line)})]
    ends = board.line_limit[line]
    if ends is not None:
        left = max(0, ends[1] - state.depletions.get(ends[0], 0))
        lines.append(Message("about-line-ends", {"town": board.towns[ends[0]], "count": left}))
    owner = state.line_owner[line]
    one, other = board.line_ends[line]
    lit = [f"line:{line}", f"town:{one}", f"town:{other}"]
    if owner >= 0:
        held = measure_holding(state, line)
        lines.append(Message("about-line-owned", {"seat": owner, "length": held}))
    if seat is not None:
        lines += _line_for(state, seat, line)
        way = advice.way(state, state.roads[seat], one, other, state.find_closed(seat))
        lit += [f"segment:{board.ids[segment]}" for segment in way]
    return Highlight(tuple(lit), tuple(lines))


def _line_for(state: State, seat: int, line: int) -> Lines:
    owner = state.line_owner[line]
    if seat in (owner, state.line_partner[line]):
        return []
    open_now = state.line_route(seat, line, state.find_closed(seat))
    route = open_now or state.line_route(seat, line)
    if route is None:
        return [Message("about-line-no-route")]
    lines = [Message("about-line-route" if open_now else "about-line-snow", {"length": route})]
    if owner >= 0:
        odds = advice.theft(state, seat, line)
        if odds is not None:
            lines.append(Message("about-theft", {"percent": _percent(odds.win)}))
    elif owner == OFFERED:
        lines += _dispute(state, seat, AT_LINE + line)
    return lines


def _deck(state: State, seat: int | None, name: str) -> Highlight:
    events = len(state.mishaps) + sum(card >= 200 for card in state.planted)
    args: dict[str, Arg] = {"count": state.deck_size, "events": events}
    return Highlight(("deck",), (Message("about-deck", args),))


def _column(state: State, seat: int | None, name: str) -> Highlight | None:
    board = state.board
    if name not in board.column_ids:
        return None
    column = board.column_ids.index(name)
    if state.cells[column] < 0:
        return None
    facts = board.columns[column]
    head: dict[str, Arg] = {
        "goods": GOODS[board.column_goods[column]],
        "city": facts.city or "",
        "price": state.price(column),
    }
    lines = [Message("label-column", head)]
    if facts.limit is not None:
        lines.append(Message("about-limit", {"count": facts.limit}))
    lines.append(Message("about-sold", {"count": state.sold[column]}))
    if not state.terms.simple and state.turn < state.terms.last_turn:
        coming = round(estimate_next_price(state, column))
        lines.append(
            Message("about-coming", {"price": coming, "steady": count_calm_sales(state, column)})
        )
    if state.past:
        way = [facts.prices[cells[column]] for cells in state.past[-_RECENT:]]
        said: dict[str, Arg] = {"prices": " – ".join(map(str, (*way, state.price(column))))}
        lines.append(Message("about-history", said))
    return Highlight((f"column:{name}",), tuple(lines))


def _seat(state: State, seat: int | None, name: str) -> Highlight | None:
    """What a player has: the score is cash, the rest is what may become it."""
    who = int(name) if name.isdecimal() and len(name) < 3 else -1
    if not 0 <= who < state.terms.players:
        return None
    terms, board, hand = state.terms, state.board, state.hands[who]
    cash = show_cash(state, who, seat)
    lines = []
    if cash is None:
        lines.append(Message("about-seat-secret", {"seat": who, "amount": terms.announce or 0}))
    else:
        short = 0 if terms.goal is None else max(0, terms.goal - cash)
        lines.append(Message("about-seat-cash", {"seat": who, "amount": cash, "cost": short}))
    units = sum(state.goods[claim] for claim in hand)
    worth = sum(state.goods[claim] * advice.reachable_price(state, who, claim)[0] for claim in hand)
    args: dict[str, Arg] = {"count": len(hand), "count2": units, "amount": worth}
    lines.append(Message("about-seat-claims", args))
    owned = state.lines_of(who)
    if owned:
        lines.append(
            Message("about-seat-lines", {"count": len(owned), "revenue": _income(state, who)})
        )
    roads = state.roads[who]
    left = terms.figures.cubes - roads.count
    lines.append(Message("about-seat-track", {"count": roads.count, "left": left}))
    if state.trains[who] or state.plows[who]:
        trains = " + ".join(str(train.power) for train in state.trains[who])
        plows = " ".join(f"+{plow.bonus}" for plow in state.plows[who])
        lines.append(Message("about-seat-fleet", {"trains": trains or "–", "plows": plows or "–"}))
    lit = [f"seat:{who}", *(claim_spot(claim) for claim in hand)]
    lit += [f"segment:{board.ids[segment]}" for segment in bits(roads.own)]
    return Highlight(tuple(lit), tuple(lines))


def _income(state: State, who: int) -> int:
    """What the lines of a player earn a turn; of a shared one, the share."""
    each = 2 if state.terms.double else 1
    return sum(
        each * state.board.line_revenue[line] // (2 if state.line_partner[line] >= 0 else 1)
        for line in state.lines_of(who)
    )


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


_TOLD: dict[str, Callable[[State, int | None, str], Highlight | None]] = {
    "claim": _claim,
    "segment": _segment,
    "town": _town,
    "line": _line,
    "deck": _deck,
    "column": _column,
    "seat": _seat,
}
