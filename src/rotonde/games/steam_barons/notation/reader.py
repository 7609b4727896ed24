"""A position read into a blank state: board, players, companies, and whose turn it is."""

from __future__ import annotations

import re

from rotonde.games.steam_barons.notation.names import Names, companies_of, players_of
from rotonde.games.steam_barons.notation.shapes import (
    Company,
    Player,
    Position,
    check_range,
    complain,
)
from rotonde.games.steam_barons.notation.track import lay_track
from rotonde.games.steam_barons.notation.writer import (
    PHASE_OF,
    count_issued,
    count_usual_available,
    find_no_bid,
    find_usual_controller,
    list_phases,
)
from rotonde.games.steam_barons.rules.building import BUILD, FILL, building_begins, effects
from rotonde.games.steam_barons.rules.capital import most_money
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.flow import ENDINGS
from rotonde.games.steam_barons.rules.goods import goods_begin
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.opening import opening
from rotonde.games.steam_barons.rules.shares import least_bid
from rotonde.games.steam_barons.rules.state import Auction, BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import ask
from rotonde.kernel.toml_position import LETTERS

_MOST_POINTS = 99
_MOST_BID = 9_999
_NOTHING = Player()


class Reader:
    """Reads one position into one state."""

    def __init__(self, found: Position, state: BaronsState) -> None:
        self.found = found
        self.state = state
        self.terms = state.terms
        self.names = Names(state.terms)

    def read(self) -> None:
        found, state, terms = self.found, self.state, self.terms
        if found.players not in (None, terms.players):
            complain("players", found=found.players or 0, players=terms.players)
        state.turn = check_range("turn", found.turn, 1, terms.turns)
        state.stage = self._read_stage()
        self._read_order()
        state.marker = 0 if found.marker is None else self.names.find_seat(found.marker)
        for seat, player in players_of(found, terms):
            self._read_player(seat, player)
        for company, given in companies_of(found, terms):
            self._read_company(company, given)
        self._read_tiles()
        self._read_board()
        if found.ending is not None:
            if found.ending not in ENDINGS:
                complain("ending", ending=found.ending, known=", ".join(ENDINGS))
            state.ending = found.ending
            return
        self._read_auctions()
        self._read_moment()

    # Order

    def _read_stage(self) -> str:
        flow, phase = self.state.flow, self.found.phase
        if phase is None:
            # Base's opening is over once there is an order.
            opened = self.terms.base and (self.found.order is not None or self.terms.dealt)
            return flow.after[flow.first] if opened else flow.first
        known = list_phases(flow)
        if phase not in known:
            listed = ", ".join(dict.fromkeys(known))
            complain("phase", phase=phase, rules=self.terms.rules, known=listed)
        return next(stage for stage in flow.stages if PHASE_OF[stage] == phase)

    def _read_order(self) -> None:
        found, state, terms = self.found, self.state, self.terms
        out = {seat for seat, player in players_of(found, terms) if player.out}
        if out and terms.stock:
            complain("player-out")
        everybody = [owner for owner in range(terms.owners) if owner not in out]
        if found.order is not None:
            state.order = self.names.find_owners(found.order)
        elif terms.dealt or not state.is_at(opening):
            state.order = tuple(everybody)
        if terms.stock:
            state.out = sum(1 << c for c in everybody if c not in state.order)
            if not state.order and found.ending is None:
                complain("order-empty")
            return
        if state.order and sorted(state.order) != everybody:
            complain("order")
        if out and not state.order:
            complain("out-early")
        if len(everybody) < 2 and found.ending is None:
            complain("one-left")
        state.out = sum(1 << seat for seat in out)

    # Players and companies

    def _read_player(self, seat: int, player: Player) -> None:
        state, terms = self.state, self.terms
        tables = terms.tables
        if player.cash is not None:
            state.cash[seat] = player.cash
        if terms.stock:
            for name in ("income", "vp", "locomotive", "bid", "tile", "raised"):
                if getattr(player, name) != getattr(_NOTHING, name):
                    complain("stock-player", player=LETTERS[seat], key=name)
            for livery, count in player.shares.items():
                company = self.names.find_owner(livery)
                if company == NOBODY or (count and state.is_out(company)):
                    complain("no-shares-of", company=livery)
                state.shares[seat * terms.owners + company] = count
            return
        if player.shares:
            complain("no-shares", rules=terms.rules)
        if player.income is not None:
            income = tables.income
            state.income[seat] = check_range("income", player.income, income.lowest, income.highest)
        if player.vp is not None:
            state.vp[seat] = player.vp
        if player.locomotive is not None:
            level = check_range("locomotive", player.locomotive, 1, tables.locomotive.highest)
            state.level[seat] = level
        state.stepped[seat] = player.raised
        state.bids[seat] = find_no_bid(state) if player.bid is None else player.bid
        if player.out and (player.cash or player.tile):
            complain("out-has", player=LETTERS[seat])
        if player.out:
            state.cash[seat] = 0

    def _read_company(self, company: int, given: Company) -> None:
        state, terms = self.state, self.terms
        livery = terms.liveries[company]
        if state.is_out(company):
            if given != Company() and given != Company(price="B"):
                complain("bankrupt-has", company=livery)
            state.price[company] = BANKRUPT
            state.treasury[company] = state.card[company] = state.available[company] = 0
            return
        if given.price == "B":
            if PHASE_OF[state.stage] not in ("sell", "bankruptcies"):
                complain("bankrupt-order", company=livery)
            state.price[company] = BANKRUPT
        elif given.price is not None:
            state.price[company] = check_range("price", given.price, 0, terms.tables.prices.highest)
        if given.treasury is not None:
            state.treasury[company] = given.treasury
        state.performance[company] = given.performance
        self._read_shares(company, given)
        held = [state.shares_of(seat, company) for seat in range(terms.players)]
        controller = find_usual_controller(state, company)
        if given.controller is not None:
            controller = self.names.find_seat_or_nobody(given.controller)
            if max(held) > (held[controller] if controller != NOBODY else 0):
                complain("controller", company=livery)
        state.controller[company] = controller

    def _read_shares(self, company: int, given: Company) -> None:
        state, terms = self.state, self.terms
        total = terms.card + terms.tables.stock.available
        held = count_issued(state, company)
        available = count_usual_available(state, company)
        if given.available is not None:
            available = given.available
        elif given.card is not None:
            available = total - held - given.card
        card = total - held - available if given.card is None else given.card
        if min(card, available) < 0 or held + available + card != total:
            complain("shares", company=terms.liveries[company], total=total)
        state.available[company], state.card[company] = available, card

    def _read_tiles(self) -> None:
        state, terms = self.state, self.terms
        known = {tile.no for tile in terms.tables.actions}
        for seat, player in players_of(self.found, terms):
            if player.tile and player.tile not in known:
                complain("tile", tile=player.tile)
            if player.tile and player.tile in state.taken:
                complain("tile-twice", tile=player.tile)
            state.taken[seat] = player.tile
            state.paid[seat] = bool(player.tile) and not player.passed

    # The board

    def _read_board(self) -> None:
        found, state, terms = self.found, self.state, self.terms
        cities: dict[int, int] = {}
        left = list(state.new_cities)
        for name, colour in found.cities.items():
            town = self.names.find_stop(name)
            if terms.stock or town not in terms.towns:
                complain("city", town=name)
            if colour not in COLOURS or not left[COLOURS.index(colour)]:
                complain("city-colour", colour=colour)
            cities[town] = COLOURS.index(colour)
            left[cities[town]] -= 1
        state.new_cities = tuple(left)
        lay_track(found, state, self.names, cities)
        for place in (*map(self.names.find_stop, found.grown), *cities):
            if terms.stock or not state.track.is_city(place):
                complain("growth", stop=terms.name(place))
            state.grown |= 1 << place
        state.markers = max(0, state.markers - state.grown.bit_count())
        self._read_cubes()

    def _read_cubes(self) -> None:
        found, state, terms = self.found, self.state, self.terms
        for name, text in (found.cubes or {}).items():
            place = self.names.find_stop(name)
            if not terms.stock and not state.track.is_city(place):
                complain("cubes-in-town", town=name)
            state.cubes[place] = self.names.count_cubes(text)
        supply = found.supply or []
        if len(supply) > terms.spaces:
            complain("spaces", spaces=terms.spaces, found=len(supply))
        for space, text in enumerate(supply):
            state.spaces[space] = self.names.count_cubes(text)
        for colour, most in enumerate(terms.bag):
            lie = sum(packed >> 8 * colour & 255 for packed in (*state.cubes, *state.spaces))
            if lie > most:
                complain("cubes", colour=COLOURS[colour], most=most, found=lie)

    # Whose decision it is

    def _read_auctions(self) -> None:
        found, state = self.found, self.state
        state.places = self.names.find_seats(found.places)
        state.spare = self.names.find_seat_or_nobody(found.spare)
        state.spent = self.names.find_seat_or_nobody(found.spent)
        phase = PHASE_OF[state.stage]
        auctioned = phase in ("bid", "opening") or (self.terms.standard and phase == "order")
        if (found.auction is not None or found.places) and not auctioned:
            complain("auction-phase", phase=phase)
        given = found.auction
        if given is None:
            return
        if phase == "bid" and found.player is None:
            complain("auction-company")
        still = self.names.find_seats(given.open)
        bidder = self.names.find_seat_or_nobody(given.by)
        if not still or (given.bid is None) != (bidder == NOBODY):
            complain("auction-open")
        members = range(self.terms.players) if phase != "order" else state.order
        if set(still) - set(members) or set(still) & set(state.places):
            complain("auction-members")
        bid = -1 if given.bid is None else given.bid
        if phase == "bid":
            assert found.player is not None
            company = self.names.find_owner(found.player)
            least = least_bid(state, company) if company != NOBODY else 0
            bid = least - 1
            if given.bid is not None:
                bid = check_range("bid", given.bid, least, _MOST_BID)
        if given.buying:
            if phase != "bid" or bidder == NOBODY:
                complain("auction-won")
            state.lots = bid
        elif bidder != NOBODY and (bidder not in still or still == (bidder,)):
            complain("auction-bidder")
        elif bidder != NOBODY and bid > most_money(state, bidder):
            complain("bid-cash", player=LETTERS[bidder], bid=bid)
        if phase == "order":
            self._check_last_bids(still, bidder, bid)
        state.auction = Auction(bid, bidder, still)

    def _check_last_bids(self, still: tuple[int, ...], bidder: int, bid: int) -> None:
        """Everybody can pay their last bid, and the highest is the one that stands."""
        state = self.state
        if bidder != NOBODY and state.bids[bidder] == NOBODY:
            state.bids[bidder] = bid
        for seat in still:
            if state.bids[seat] > min(bid, state.cash[seat]):
                complain("bid", player=LETTERS[seat], bid=state.bids[seat])
        if bidder != NOBODY and state.bids[bidder] != bid:
            complain("bid-stands", player=LETTERS[bidder])

    def _read_moment(self) -> None:
        """In the middle of a phase: whose turn it is, and what is left of it."""
        found, state = self.found, self.state
        phase = PHASE_OF[state.stage]
        asked = list_phases(state.flow).count(phase) > 1
        if phase == "order" and self.terms.standard:
            asked = False
            if found.auction is not None:
                state.next_stage()
        if found.player is None:
            inside = found.builds is not None or found.filling or found.scoring or found.must
            if inside or found.round != 1:
                complain("needs-player")
            return
        if not asked:
            complain("no-player", phase=phase)
        self._read_line(phase, found.player)
        if phase == "move":
            state.round = check_range("round", found.round, 1, 2) - 1
            self._read_scoring()
        elif found.scoring or found.round != 1:
            complain("only-goods")
        if phase == "build":
            self._read_building()
        elif found.builds is not None or found.filling or found.must:
            complain("only-builds")
        if phase == "choose":
            self._check_choosing()

    def _read_line(self, phase: str, word: str) -> None:
        state = self.state
        if phase == "build":
            building_begins(state, Chance(b""), [])
        elif phase == "move":
            goods_begin(state, Chance(b""), [])
        else:
            state.line = state.order
            state.next_stage()
        owner = self.names.find_owner(word)
        if owner not in state.line:
            complain("no-turn", player=word, phase=phase)
        state.at = state.line.index(owner)
        if phase == "bid" and self.found.auction is not None and not state.available[owner]:
            complain("none-for-sale", company=word)

    def _check_choosing(self) -> None:
        state = self.state
        for at, seat in enumerate(state.line):
            if bool(state.taken[seat]) != (at < state.at):
                complain("tiles-taken")

    def _read_building(self) -> None:
        found, state = self.found, self.state
        if found.builds is None:
            if found.must or found.filling:
                complain("needs-builds")
            return
        owner = state.line[state.at]
        state.builds = check_range("builds", found.builds, 0, 99)
        effect = state.tile_id(state.taken[owner]) if not self.terms.stock else ""
        if found.must:
            if effect not in ("city-growth", "urbanization") or not state.paid[owner]:
                complain("must")
            state.must = state.taken[owner]
            if not effects(state, state.must):
                complain("must-nothing")
        seat = state.decider(owner)
        ask(state, BUILD, seat)
        if found.filling is not None:
            city = self.names.find_stop(found.filling)
            if not state.track.is_city(city) or not any(state.spaces):
                complain("filling", city=found.filling)
            state.queue = ((seat, city),)
            ask(state, FILL, seat)

    def _read_scoring(self) -> None:
        queue = []
        for text in self.found.scoring:
            match = re.fullmatch(r"([A-F]) ([0-9]{1,2})", text)
            if match is None or self.terms.stock:
                complain("scoring", text=text)
            points = check_range("points", int(match[2]), 1, _MOST_POINTS)
            queue.append((self.names.find_seat(match[1]), points))
        if len({seat for seat, _ in queue}) < len(queue):
            complain("scoring-twice")
        self.state.queue = tuple(queue)
