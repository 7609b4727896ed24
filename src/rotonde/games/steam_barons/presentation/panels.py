"""What to say of the boards beside the map: companies, players, action tiles, goods to come."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation import advice
from rotonde.games.steam_barons.rules import income
from rotonde.games.steam_barons.rules.building import effects
from rotonde.games.steam_barons.rules.capital import most_steps
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.goods import moving
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Arg, Message

Lines = list[Message]


def _number(name: str) -> int:
    return int(name) if name.isdecimal() and len(name) < 6 else -1


def _links(state: State, owner: int) -> list[str]:
    return advice.hexes(state, [number for number, _ in state.track.links_of(owner)])


# Companies


def company(state: State, seat: int | None, name: str) -> Highlight | None:
    if not state.terms.stock or name not in state.terms.liveries:
        return None
    number = state.terms.liveries.index(name)
    said: dict[str, Arg] = {"company": name}
    if state.is_out(number) or state.price[number] == BANKRUPT:
        return Highlight((f"company:{name}",), (Message("about-company-bankrupt", said),))
    said |= {"price": state.price[number], "money": state.treasury[number]}
    lines = [Message("about-company", said)]
    figures: dict[str, Arg] = {
        "count": state.available[number],
        "card": state.card[number],
        "amount": state.terms.tables.stock.issue,
    }
    lines.append(Message("about-issue", figures))
    lines += _control(state, number)
    lines += _fate(state, seat, number)
    return Highlight((f"company:{name}", *_links(state, number)), tuple(lines))


def _control(state: State, number: int) -> Lines:
    """Who holds what, who decides, and who could take that over."""
    holder = state.controller[number]
    parts = tuple(
        Message("part-held", {"seat": seat, "count": state.shares_of(seat, number)})
        for seat in range(state.terms.players)
        if state.shares_of(seat, number)
    )
    lines = [Message("about-held", {"parts": parts})] if parts else []
    if holder == NOBODY:
        return [*lines, Message("about-free")]
    lines.append(Message("about-controller", {"seat": holder}))
    found = advice.threats(state, number)
    lines += [Message("about-threat", {"seat": seat, "count": more}) for seat, more in found]
    return lines if found else [*lines, Message("about-safe")]


def _fate(state: State, seat: int | None, number: int) -> Lines:
    """If the round ended now; and what one more share, one more delivery would change."""
    now = advice.fate(state, number)
    if now is None:
        return []
    lines = [Message("about-fate", fate_args(now))]
    if seat is not None:
        held = state.shares_of(seat, number)
        mine = now.bonus if state.controller[number] == seat else 0
        if held or mine:
            args: dict[str, Arg] = {"count": held, "amount": held * now.share + mine}
            lines.append(Message("about-fate-mine", {**args, "total": held * max(0, now.price)}))
    args = {"share": now.share, "price": max(0, now.price), "total": now.worth}
    lines.append(Message("about-share", args))
    if not state.is_at(moving):
        then = advice.fate(advice.coming(state), number)
        if then is not None and then.performance:
            lines.append(Message("about-coming-round", fate_args(then)))
    elif state.controller[number] != NOBODY:
        best = next(iter(advice.deliveries(state, (number,))), None)
        then = None if best is None or not best.points else advice.fate(state, number, best.points)
        if best is not None and then is not None:
            lines.append(Message("about-next-run", {**fate_args(then), "count": best.points}))
    return lines


def fate_args(found: advice.Fate) -> dict[str, Arg]:
    return {
        "performance": found.performance,
        "cell": found.cell,
        "before": found.before,
        "price": found.price,
        "share": found.share,
        "profit": found.profit,
        "bonus": found.bonus,
    }


# Players


def player(state: State, seat: int | None, name: str) -> Highlight | None:
    who = _number(name)
    if not 0 <= who < state.terms.players:
        return None
    if state.terms.stock:
        return _investor(state, who)
    lines = [Message("event-player-bankrupt", {"seat": who})] if state.is_out(who) else []
    return Highlight((f"seat:{who}", *_links(state, who)), tuple(lines or _railway(state, who)))


def _investor(state: State, who: int) -> Highlight:
    """What a player has, and what it is worth; the track of the companies they control."""
    companies = range(len(state.terms.liveries))
    held = [(number, state.shares_of(who, number)) for number in companies]
    owned = [number for number in companies if state.controller[number] == who]
    amount = sum(count * max(0, state.price[number]) for number, count in held)
    lines = [Message("about-cash", {"seat": who, "cash": state.cash[who]})]
    parts = tuple(
        Message(
            "part-portfolio",
            {
                "company": state.terms.liveries[number],
                "count": count,
                "price": state.price[number],
                "control": int(number in owned),
            },
        )
        for number, count in held
        if count
    )
    if parts:
        args: dict[str, Arg] = {"seat": who, "amount": amount, "parts": parts}
        lines.append(Message("about-portfolio", {**args, "total": state.cash[who] + amount}))
    lit = [f"company:{state.terms.liveries[number]}" for number in owned]
    return Highlight((*lit, *(s for number in owned for s in _links(state, number))), tuple(lines))


def _railway(state: State, who: int) -> Lines:
    """Income, debt and points, explained where they stand."""
    tables, level = state.terms.tables, state.income[who]
    lines = [Message("about-cash", {"seat": who, "cash": state.cash[who]})]
    lines.append(income_line(state, who))
    upkeep = advice.upkeep(state, who)
    lines.append(Message("about-locomotive", {"level": state.level[who], "upkeep": upkeep}))
    steps = most_steps(state, who)
    args: dict[str, Arg] = {
        "amount": steps * tables.income.capital,
        "count": steps,
        "rules": state.terms.rules,
    }
    lines.append(Message("about-capital", args))
    links = tables.scoring.link * state.track.count_finished(who)
    worth = tables.income.worth(level)
    args = {"vp": state.vp[who], "worth": abs(worth), "owed": int(worth < 0), "links": links}
    total = income.final_points(state, who)
    args |= {"total": abs(total), "below": int(total < 0)}
    lines.append(Message("about-points", args))
    return lines


def income_line(state: State, who: int) -> Message:
    """What a player receives or pays each turn, as things stand."""
    upkeep = advice.upkeep(state, who)
    due = state.income[who] - upkeep
    args: dict[str, Arg] = {"income": state.income[who], "upkeep": upkeep}
    return Message("about-income", {**args, "amount": abs(due), "owed": int(due < 0)})


# Action tiles, the Goods Supply, New Cities


def tile(state: State, seat: int | None, name: str) -> Highlight | None:
    number = _number(name)
    if state.terms.stock or state.tile_id(number) == "none":
        return None
    effect = state.tile_id(number)
    terms = state.terms
    lines = [Message("about-tile", tile_args(state, number))]
    facts = terms.tables.actions[number - 1]
    if terms.base and seat is not None:
        cost = state.tile_cost(seat, number)
        passing = int(facts.passing)
        lines.append(Message("about-tile-cost", {"cost": cost, "free": passing}))
    idle = idle_reason(state, seat, number)
    if idle:
        lines.append(Message("about-tile-idle", {"reason": idle}))
    if number in state.taken:
        lines.append(Message("about-tile-taken", {"seat": state.taken.index(number)}))
    lit = [f"tile:{number}"]
    if effect == "city-growth":
        cities = (*terms.cities, *state.track.cities)
        lit += [state.hex_spot(city) for city in cities if not state.grown >> city & 1]
    elif effect == "urbanization":
        lit += [state.hex_spot(town) for town in terms.towns if town not in state.track.cities]
    return Highlight(tuple(lit), tuple(lines))


def idle_reason(state: State, seat: int | None, number: int) -> str:
    """Why the effect of an action tile can do nothing any more; empty: it can (SB-18.42, SB-5.5).

    It is known before the tile is taken: cubes, towns and unmarked cities only get fewer.
    """
    effect = state.tile_id(number)
    if effect == "locomotive":
        return "level" if seat is not None and state.top_level(seat) else ""
    if effect == "city-growth" and not effects(state, number):
        return "cities" if any(state.spaces) else "cubes"
    if effect == "urbanization" and not effects(state, number):
        return "towns" if any(state.new_cities) else "new-cities"
    return ""


def tile_args(state: State, number: int) -> dict[str, Arg]:
    """What the words for the effect of an action tile go by."""
    return {
        "tile": state.tile_id(number),
        "number": number,
        "rules": state.terms.rules,
        "builds": state.terms.tables.builds.engineer,
    }


def space(state: State, seat: int | None, name: str) -> Highlight | None:
    number = _number(name)
    if not 0 <= number < len(state.spaces):
        return None
    args: dict[str, Arg] = {"space": number + 1, "cubes": state.space_parts(number)}
    lines = [Message("about-space", args)]
    if state.spaces[number]:
        lines.append(Message("about-space-use"))
    return Highlight((f"space:{number}",), tuple(lines))


def new_city(state: State, seat: int | None, name: str) -> Highlight | None:
    if state.terms.stock or name not in COLOURS:
        return None
    colour = COLOURS.index(name)
    args: dict[str, Arg] = {"colour": name, "count": state.new_cities[colour]}
    same = [city for city, own in state.colours().items() if own == colour]
    return Highlight(
        (f"newcity:{name}", *(state.hex_spot(city) for city in same)),
        (Message("about-new-city", args),),
    )
