"""What a prospector on a passenger card is worth: to buy it, to steal it, to end a partnership."""

from __future__ import annotations

from rotonde.games.silverton.bot.contests import find_win_chance
from rotonde.games.silverton.bot.valuation import Outlook
from rotonde.games.silverton.rules.places import AT_LINE
from rotonde.games.silverton.rules.prospector_places import find_partners, measure_holding
from rotonde.games.silverton.rules.shared_lines import count_share_costs
from rotonde.games.silverton.rules.state import HOME, PLACED, SilvertonState

_HIGHEST_BONUS = 2
_BONUS = 5.0
"""What 1 more of a prospector's bonus brings in a turn: one dispute in six turns or so, and $30."""
_JOINS = 0.5
"""How often a partner for a line follows, who places later."""
_NOT_NOW = -10.0
"""What a place is worth where nothing comes of it."""


def score_line(state: SilvertonState, seat: int, line: int, outlook: Outlook, purse: int) -> float:
    if state.board.line_price[line] > purse:
        return _NOT_NOW
    owner, partner = state.line_owner[line], state.line_partner[line]
    if seat in (owner, partner):
        return _score_end(state, seat, line, outlook)
    if owner >= 0:
        return _score_theft(state, seat, line, outlook)
    if state.line_route(seat, line, state.find_closed(seat)) is None:
        return _score_share(state, seat, line, outlook)
    return outlook.line_gain(line)


def _score_theft(state: SilvertonState, seat: int, line: int, outlook: Outlook) -> float:
    price = state.board.line_price[line]
    return 0.4 * outlook.line_gain(line) - 0.3 * price


# Shared lines


def _score_share(state: SilvertonState, seat: int, line: int, outlook: Outlook) -> float:
    """What half a line brings that one could only run with a partner, who must place as well."""
    best = _NOT_NOW
    for other in find_partners(state, seat, line):
        crew = state.crew[other]
        if any((piece.status, piece.place) == (PLACED, AT_LINE + line) for piece in crew):
            chance = 1.0
        elif other in state.order[state.at + 1 :] and any(
            piece.status == HOME and not piece.surveyor for piece in crew
        ):
            chance = _JOINS
        else:
            continue
        cost, theirs = count_share_costs(state, line, seat, other)
        if theirs <= state.cash[other]:
            gain = _find_half(state, line) * 0.95 * (outlook.left + 1) - cost
            best = max(best, chance * gain)
    return best


def _find_half(state: SilvertonState, line: int) -> int:
    """What each partner is paid in a turn (SV-19.3.5)."""
    return -(-_find_revenue(state, line) // 20) * 10


def _find_revenue(state: SilvertonState, line: int) -> int:
    return state.board.line_revenue[line] * (2 if state.terms.double else 1)


def _score_end(state: SilvertonState, seat: int, line: int, outlook: Outlook) -> float:
    """What ending a shared line brings: the partner's half if the dice are won, for the whole price
    in any case. Lost dice cost one's own half, if the partner has a route alone (SV-19.3.7)."""
    ahead = _find_ahead(state, seat, line)
    if ahead is None:
        return _NOT_NOW
    board = state.board
    revenue, half = _find_revenue(state, line), _find_half(state, line)
    turns = 0.95 * (outlook.left + 1)
    won, lost = find_win_chance(ahead), find_win_chance(-ahead)
    if state.line_route(_find_partner(state, seat, line), line) is None:
        lost = 0.0
    # What a rival has less is a gain as well, among many rivals a small one.
    mine, theirs = won * (revenue - half) - lost * half, won * half - lost * (revenue - half)
    return (mine + theirs / (state.terms.players - 1)) * turns - board.line_price[line]


def score_promotion(
    state: SilvertonState, seat: int, line: int, bonus: int, outlook: Outlook
) -> float:
    """What a prospector's own gain is worth who ends a shared line (SV-19.8.5)."""
    terms = state.terms
    if not terms.hiring or terms.rules_version < 3 or bonus >= _HIGHEST_BONUS:
        return 0.0
    if seat not in (state.line_owner[line], state.line_partner[line]):
        return 0.0
    ahead = _find_ahead(state, seat, line)
    return 0.0 if ahead is None else find_win_chance(ahead) * _BONUS * outlook.left


def _find_partner(state: SilvertonState, seat: int, line: int) -> int:
    owner, partner = state.line_owner[line], state.line_partner[line]
    return partner if owner == seat else owner


def _find_ahead(state: SilvertonState, seat: int, line: int) -> int | None:
    """By how much one's own route is shorter than the partner's; None: there is none."""
    mine = state.line_route(seat, line)
    if mine is None:
        return None
    theirs = state.line_route(_find_partner(state, seat, line), line)
    return (measure_holding(state, line) if theirs is None else theirs) - mine
