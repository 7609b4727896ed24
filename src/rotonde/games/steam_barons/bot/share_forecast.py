"""What shares will bring: performance, dividends and prices of the rounds to come."""

from __future__ import annotations

from rotonde.games.steam_barons.bot.playout_memo import TrackPosition
from rotonde.games.steam_barons.bot.railway import Railway, rank_runs
from rotonde.games.steam_barons.rules.building import building
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.goods import moving
from rotonde.games.steam_barons.rules.market import prices, selling
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.shares import buying
from rotonde.games.steam_barons.rules.state import BaronsState

_ENDLESS = 99
_GROWTH = (2.4, 2.2, 2.0, 1.6, 1.2)
"""Performance that the builds of a round add, as companies in good hands have been seen to."""
_PRICE_OF_BUILD = 3.0
CASH = (1.45, 1.35, 1.22, 1.1, 1.0, 1.0)
"""What a dollar is worth that can be invested in this round, the next one…"""


class Outlook:
    """The rounds to come, company by company, as a good player expects them.

    `position`: the state's, if it has one, which remembers what companies can do on it.
    """

    def __init__(self, state: BaronsState, position: TrackPosition | None = None) -> None:
        self.state = state
        self._position = position
        self.first = state.turn
        self.adjusted = state.is_past(prices)
        """Whether this round's dividends and prices have been."""
        self.building = not state.is_past(building)
        self.moving = not state.is_past(moving)
        self.sold = state.is_past(selling) or (not state.stack and state.ending is not None)
        self.performance = [self._performance(company) for company in range(len(state.price))]
        self.value = [0.0] * len(state.price)
        """What a share is worth to whoever keeps it for the best moment, dividends included."""
        self.bonus = [0.0] * len(state.price)
        """What control brings in bonuses."""
        self._run()

    def _performance(self, company: int) -> list[float]:
        """Expected performance in this round (if it is still to count) and the later ones."""
        state = self.state
        rounds = list(range(self.first, state.terms.turns + 1))
        if state.is_out(company) or state.price[company] == BANKRUPT:
            return [0.0] * len(rounds)
        if state.controller[company] == NOBODY and self.first > 1:
            return [0.0 if at == 0 and not self.adjusted else 1.5 for at, _ in enumerate(rounds)]
        builds, moves = self._builds_left(company), self._moves_left(company)
        if self._position is None:
            return self._on_track(company, builds, moves)
        key = (
            *(company, self.first, self.adjusted, builds, moves),
            *(state.treasury[company], state.card[company], state.performance[company]),
        )
        known = self._position.performance.get(key)
        if known is None:
            known = self._position.performance[key] = self._on_track(company, builds, moves)
        return known

    def _on_track(self, company: int, builds_left: float, moves_left: int) -> list[float]:
        """The performance of a company that is controlled."""
        state = self.state
        rounds = range(self.first, state.terms.turns + 1)
        railway = Railway(state, company, _ENDLESS)
        runs = rank_runs(railway.cargo(), state.cubes)
        money = float(state.treasury[company] + 5 * state.card[company])
        grown, taken = 0.0, 0
        found: list[float] = []
        for at, turn in enumerate(rounds):
            now = at == 0
            if now and self.adjusted:
                found.append(0.0)
                continue
            share = builds_left if now else 1.0
            wanted = state.terms.limits[turn - 1] * _PRICE_OF_BUILD * share
            power = min(1.0, money / wanted) if wanted else 0.0
            grown += _GROWTH[min(turn, len(_GROWTH)) - 1] * share * power
            money = max(0.0, money - wanted) + 3.0
            moves = moves_left if now else 2
            ready = runs[taken : taken + moves]
            taken += moves
            base = float(sum(ready)) + (state.performance[company] if now else 0)
            # What is built later brings new runs where the old ones run dry.
            found.append(base + grown * moves / 2 if moves else base)
        return found

    def _builds_left(self, company: int) -> float:
        """Which part of this round's builds is still to come."""
        state = self.state
        if not self.building:
            return 0.0
        if not state.is_at(building):
            return 1.0
        if company not in state.line:
            return 0.0
        place = state.line.index(company)
        if place == state.at:
            return state.builds / state.terms.limits[state.turn - 1]
        return float(place > state.at)

    def _moves_left(self, company: int) -> int:
        state = self.state
        if not self.moving:
            return 0
        if not state.is_at(moving):
            return 2
        if company not in state.line:
            return 0
        gone = state.round + (state.line.index(company) < state.at)
        return max(0, 2 - gone)

    def _run(self) -> None:
        """Play dividends and prices of the rounds to come, and note the best moment to sell."""
        state = self.state
        tables = state.terms.tables
        price = list(state.price)
        living = [company for company in state.order if price[company] != BANKRUPT]
        dead = len(price) - len(living)
        earned = [0.0] * len(price)
        for at, _ in enumerate(range(self.first, state.terms.turns + 1)):
            if at or not self.adjusted:
                for company in living:
                    row = tables.dividend(int(self.performance[company][at] + 0.5))
                    earned[company] += row.share
                    self.bonus[company] += row.bonus
                moves = self._modifiers(living, dead, at)
                for company in living:
                    price[company] = tables.prices.after(price[company], moves[company])
            for company in list(living):
                if price[company] == BANKRUPT:
                    living.remove(company)
                    dead += 1
                    self.value[company] = max(self.value[company], earned[company])
                    continue
                if at or not self.sold:
                    whole = earned[company] + price[company]
                    self.value[company] = max(self.value[company], whole)

    def _modifiers(self, living: list[int], dead: int, at: int) -> dict[int, int]:
        tables = self.state.terms.tables
        rounded = {company: int(self.performance[company][at] + 0.5) for company in living}
        steps = sorted(set(rounded.values()), reverse=True)
        cells = tables.cells(len(steps), dead)
        return {
            company: tables.adjustment.modifiers[cells[steps.index(rounded[company])] - 1]
            for company in living
        }

    @property
    def cash(self) -> float:
        """What a dollar in hand is worth: more while it can still be invested."""
        state = self.state
        bought = state.is_past(buying)
        return CASH[min(len(CASH), state.turn + bought) - 1]

    def wealth(self, seat: int) -> float:
        """What a player will have in the end, as far as one can tell."""
        state = self.state
        if state.ending is not None:
            return float(state.cash[seat])
        total = state.cash[seat] * self.cash
        for company in state.order:
            held = state.shares_of(seat, company)
            if held:
                total += held * self.value[company]
            if state.controller[company] == seat:
                total += self.bonus[company]
        return total
