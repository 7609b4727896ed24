"""How near the end of a match is: what each player could have by the end of this turn."""

from __future__ import annotations

from rotonde.games.silverton.bot.prices import find_best_columns, find_odds
from rotonde.games.silverton.rules.state import SilvertonState


def could_end_now(state: SilvertonState) -> bool:
    """Whether somebody could have the goal by the end of this turn, as seen at placement."""
    goal = state.terms.goal
    if goal is None:
        return False
    return any(_estimate_cash(state, seat) >= goal for seat in range(state.terms.players))


def is_last_turn(state: SilvertonState, seat: int, *, works: bool) -> bool:
    """Whether the match ends with this turn, as far as the seat at turn can tell, or the seat wins
    by ending it: what it does not sell now is lost, and what it buys is in vain.

    `works`: it has still to work its claims.
    """
    goal = state.terms.goal
    if goal is None or state.terms.solo:
        return False
    if max(state.cash) >= goal:
        return True
    later = state.order[state.at + 1 :]
    best = max(
        _estimate_cash(state, other) if other in later else cash
        for other, cash in enumerate(state.cash)
        if other != seat
    )
    own = state.cash[seat] + _estimate_sales(state, seat, works=works)
    return best >= goal or own >= max(goal, best + 1)


def _estimate_cash(state: SilvertonState, seat: int) -> float:
    """What a seat that has not had its turn yet could have at the end of it."""
    return (
        state.cash[seat]
        + _estimate_sales(state, seat, works=True)
        + sum(state.board.line_revenue[line] for line in state.lines_of(seat))
    )


def _estimate_sales(state: SilvertonState, seat: int, *, works: bool) -> float:
    """What a seat's deliveries of one turn bring at today's prices; `works`: it works its claims
    before."""
    board = state.board
    columns, _ = find_best_columns(state, seat)
    live, odds = state.roads[seat].live_towns, find_odds(board)
    piles = []
    for claim in state.hands[seat]:
        column = columns[board.claim_goods[claim]]
        if column < 0 or not live >> board.claim_town[claim] & 1:
            continue
        units = float(state.goods[claim])
        if works and not state.depleted[claim]:
            units += odds[claim].later if state.worked[claim] else odds[claim].first
        limit = board.limits[column]
        if limit is not None:
            units = min(units, limit)
        piles.append(units * state.price(column))
    slots = state.terms.figures.deliveries
    if state.terms.advanced:
        slots = max(1, len(state.trains[seat]))
    return sum(sorted(piles, reverse=True)[:slots])
