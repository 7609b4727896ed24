"""The rest of a round, or of a match, on the stock market: whole phases at once, by first sight."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from rotonde.games.steam_barons.bot.build_turns import lay_track
from rotonde.games.steam_barons.bot.playout_memo import PlayoutMemo, memo_of
from rotonde.games.steam_barons.bot.share_forecast import Outlook
from rotonde.games.steam_barons.bot.stock_heuristics import (
    ceiling,
    count_wanted,
    moves,
    weigh_sales,
)
from rotonde.games.steam_barons.rules import building as build_rules
from rotonde.games.steam_barons.rules import goods
from rotonde.games.steam_barons.rules.actions import Move
from rotonde.games.steam_barons.rules.bidding import clockwise, drop_out, is_settled, raise_bid
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.market import (
    bankruptcies,
    company_order,
    sellable,
    selling,
    settle_control,
)
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.routes import Routes
from rotonde.games.steam_barons.rules.shares import bounds, buying, least_bid, take
from rotonde.games.steam_barons.rules.state import Auction, BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.bot import Future, lead, sigmoid
from rotonde.kernel.step import Event

_TEMPER = 0.12
"""How far the returns that rivals ask for differ from the usual ones."""
_LEAD = 20.0
"""A lead in dollars that is nearly a win."""
_CASH = (3.3, 2.6, 2.25, 1.55, 1.25)
_SHARES = (1.4, 1.3, 1.2, 0.95, 0.95)
"""By round what a dollar in hand, and a dollar that shares are expected to bring, have been worth
in the end: by regression over 150 games of heuristic actions."""
_CHANCE = Chance(b"unused")
"""For stages that draw nothing."""


def play_out(
    state: BaronsState, future: Future, enough: Callable[[BaronsState], bool] | None
) -> list[float]:
    """Each seat's chances when everybody plays on by first sight, in this future."""
    last = Playout(state, future, memo_of(state.terms))
    last.run(enough)
    return last.find_chances()


class Playout:
    """A state that plays itself. It owns the state; the memo owns the track."""

    def __init__(self, state: BaronsState, future: Future, memo: PlayoutMemo) -> None:
        self.state, self.future, self.memo = state, future, memo
        self.caution = [math.exp(_TEMPER * temper) for temper in future.tempers]
        self.position = memo.find_position(state)
        state.track = self.position.track
        self.events: list[Event] = []
        """What stages tell; nobody listens."""
        self._stages = {
            buying.__name__: self._buy,
            build_rules.building.__name__: self._build,
            goods.moving.__name__: self._move,
            selling.__name__: self._sell,
            bankruptcies.__name__: self._end_bankrupt,
            company_order.__name__: self._draw_order,
        }

    def run(self, enough: Callable[[BaronsState], bool] | None) -> None:
        state = self.state
        step = state.stack[-1].id if state.stack else ""
        state.stack, state.to_act, state.menu = [], (), None
        if step == "build":
            self._end_build_turn()
        elif step == "sell":
            state.stage = selling.__name__
        while state.ending is None and not (enough is not None and enough(state)):
            stage = self._stages.get(state.stage)
            if stage is not None:
                stage()
            else:
                state.flow.stages[state.stage](state, _CHANCE, self.events)

    def find_chances(self) -> list[float]:
        state = self.state
        if state.ending is not None:
            values = [float(cash) for cash in state.cash]
        else:
            at = min(state.turn, len(_CASH)) - 1
            outlook = Outlook(state, self.position)
            values = []
            for seat in range(state.terms.players):
                shares = sum(
                    state.shares_of(seat, company) * outlook.value[company]
                    for company in state.order
                )
                values.append(_CASH[at] * state.cash[seat] + _SHARES[at] * shares)
            for company in state.order:
                holder = state.controller[company]
                if holder != NOBODY:
                    values[holder] += outlook.bonus[company]
        return [sigmoid(lead(values, seat) / _LEAD) for seat in range(len(values))]

    # Shares

    def _buy(self) -> None:
        state = self.state
        outlook, controlled = Outlook(state, self.position), None
        while state.at < len(state.line):
            company = state.line[state.at]
            if not state.available[company] and state.auction is None:
                state.at += 1
                continue
            # Nothing else that the outlook hangs on changes while shares are bought.
            now = [holder != NOBODY for holder in state.controller]
            if now != controlled:
                outlook, controlled = Outlook(state, self.position), now
            if self._auction_off(company, outlook):
                self._share_out(company, outlook)
            state.auction = None
            state.lots = 0
            state.at += 1
        state.line, state.at = (), 0
        state.next_stage()

    def _auction_off(self, company: int, outlook: Outlook) -> bool:
        """Whether somebody takes the shares."""
        state = self.state
        if state.lots:
            return True
        players = state.terms.players
        auction = state.auction
        if auction is None:
            seats = clockwise(state.marker, players)
            auction = Auction(least_bid(state, company) - 1, NOBODY, seats)
        worth = [
            ceiling(state, seat, company, outlook, self.caution[seat]) for seat in range(players)
        ]
        while not is_settled(auction):
            seat, price = auction.open[0], auction.bid + 1
            if state.cash[seat] >= price and worth[seat] + 0.01 > price:
                auction = raise_bid(auction, price)
            else:
                auction = drop_out(auction)
        if auction.bidder == NOBODY:
            return False
        state.lots = auction.bid
        state.auction = auction._replace(open=clockwise(auction.bidder, players))
        return True

    def _share_out(self, company: int, outlook: Outlook) -> None:
        state = self.state
        auction = state.auction
        assert auction is not None
        for seat in auction.open:
            least, most = bounds(state, company, seat)
            count = most
            if most > least:
                wanted = count_wanted(state, seat, company, outlook, self.caution[seat])
                count = min(most, max(least, wanted))
            if count:
                take(state, seat, company, count, state.lots, self.events)
        state.marker = (state.marker + 1) % state.terms.players

    def _sell(self) -> None:
        state = self.state
        companies = len(state.price)
        last = state.turn >= state.terms.turns
        state.stage = bankruptcies.__name__  # as the rules ask: what is kept is not sold now
        outlook = Outlook(state, self.position)
        for seat in range(state.terms.players):
            gains = weigh_sales(state, seat, outlook)
            for company, count in enumerate(sellable(state, seat)):
                if count and (last or gains[company] > 0):
                    state.shares[seat * companies + company] -= count
                    state.available[company] += count
                    state.cash[seat] += count * state.price[company]
        for company in state.order:
            settle_control(state, company, self.events)

    def _end_bankrupt(self) -> None:
        state = self.state
        if any(state.price[company] == BANKRUPT for company in state.order):
            state.track = state.track.copy()
            bankruptcies(state, _CHANCE, self.events)
            self._settle_track()
        else:
            bankruptcies(state, _CHANCE, self.events)

    def _draw_order(self) -> None:
        """Companies keep their place in the draw whichever of them are left."""
        state = self.state
        drawn = Random(f"{self.future.seed}/{state.turn}")
        places = [drawn.random() for _ in state.price]
        state.order = tuple(sorted(state.order, key=lambda company: places[company]))
        state.turn += 1
        state.next_stage()

    # Track and goods

    def _settle_track(self) -> None:
        self.position = self.memo.find_position(self.state)
        self.state.track = self.position.track

    def _build(self) -> None:
        state = self.state
        while state.at < len(state.line):
            state.builds = state.terms.limits[state.turn - 1]
            self._end_build_turn()
        state.line, state.at = (), 0
        state.next_stage()

    def _end_build_turn(self) -> None:
        """What is left of a company's build turn."""
        state = self.state
        company = state.line[state.at]
        key = company, state.turn, state.builds, state.treasury[company], state.card[company]
        before = self.position
        known = before.after_builds.get(key)
        if known is None:
            card = state.card[company]
            state.track = state.track.copy()
            lay_track(state, company, self.events)
            state.track.lapse(company, state.turn)
            self._settle_track()
            state.available[company] -= card - state.card[company]  # added again below
            known = self.position, state.treasury[company], state.card[company]
            before.after_builds[key] = known
            state.card[company] = card
        self.position, state.treasury[company], card = known
        state.track = self.position.track
        state.available[company] += state.card[company] - card
        state.card[company] = card
        state.builds = 0
        state.at += 1

    def _move(self) -> None:
        state = self.state
        key = state.line, state.at, state.round, tuple(state.performance)
        before = self.position
        known = before.after_moves.get(key)
        if known is None:
            self._deliver_rest()
            self._settle_track()
            known = before.after_moves[key] = self.position, state.performance[:]
        self.position, performance = known
        state.performance = performance[:]
        state.cubes = list(self.position.cubes)
        state.routes = Routes()
        state.line, state.at, state.round = (), 0, 0
        state.next_stage()

    def _deliver_rest(self) -> None:
        state = self.state
        while state.round < state.terms.tables.stock.moves:
            while state.at < len(state.line):
                company = state.line[state.at]
                menu = goods.MOVE.menu(state, company)
                best = max(moves(state, menu), key=lambda row: row[0])[1]
                if isinstance(best, Move):
                    goods.deliver(state, company, best, self.events)
                state.at += 1
            state.at = 0
            state.round += 1
