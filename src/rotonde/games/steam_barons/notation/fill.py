"""A blank state filled from a position: the board, players, companies, and whose turn it is."""

from __future__ import annotations

import re

from rotonde.games.steam_barons.notation.reader import (
    Company,
    Names,
    Player,
    Position,
    bad,
    companies_of,
    players_of,
    within,
)
from rotonde.games.steam_barons.notation.track import lay_track
from rotonde.games.steam_barons.notation.writer import (
    LETTERS,
    PHASE_OF,
    count_issued,
    no_bid,
    phases,
    usual_available,
    usual_controller,
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

_MOST_POINTS = 99


class Filler:
    """Reads one position into one state."""

    def __init__(self, found: Position, state: BaronsState) -> None:
        self.found = found
        self.state = state
        self.terms = state.terms
        self.names = Names(state.terms)

    def fill(self) -> None:
        found, state, terms = self.found, self.state, self.terms
        if found.players not in (None, terms.players):
            bad(f"the position is one of {found.players} players, the table of {terms.players}")
        state.turn = within("the turn", found.turn, 1, terms.turns)
        state.stage = self._stage()
        self._order()
        state.marker = 0 if found.marker is None else self.names.seat(found.marker)
        for seat, player in players_of(found, terms):
            self._player(seat, player)
        for company, given in companies_of(found, terms):
            self._company(company, given)
        self._tiles()
        self._board()
        if found.ending is not None:
            if found.ending not in ENDINGS:
                bad(f"no match ends with “{found.ending}”; it may be {', '.join(ENDINGS)}")
            state.ending = found.ending
            return
        self._auctions()
        self._moment()

    # Order

    def _stage(self) -> str:
        flow, phase = self.state.flow, self.found.phase
        if phase is None:
            # Base's opening is over once there is an order.
            opened = self.terms.base and (self.found.order is not None or self.terms.dealt)
            return flow.after[flow.first] if opened else flow.first
        known = phases(flow)
        if phase not in known:
            names = ", ".join(dict.fromkeys(known))
            bad(f"there is no phase “{phase}” under {self.terms.rules} rules; they are {names}")
        return next(stage for stage in flow.stages if PHASE_OF[stage] == phase)

    def _order(self) -> None:
        found, state, terms = self.found, self.state, self.terms
        out = {seat for seat, player in players_of(found, terms) if player.out}
        if out and terms.stock:
            bad("under stock rules companies go bankrupt, not players")
        everybody = [owner for owner in range(terms.owners) if owner not in out]
        if found.order is not None:
            state.order = self.names.owners(found.order)
        elif terms.dealt or not state.is_at(opening):
            state.order = tuple(everybody)
        if terms.stock:
            state.out = sum(1 << c for c in everybody if c not in state.order)
            if not state.order and found.ending is None:
                bad("the order names no company")
            return
        if state.order and sorted(state.order) != everybody:
            bad("the order names every player who is not out, once")
        if out and not state.order:
            bad("nobody is out before the first turn")
        if len(everybody) < 2 and found.ending is None:
            bad("with one player left the match is over")
        state.out = sum(1 << seat for seat in out)

    # Players and companies

    def _player(self, seat: int, player: Player) -> None:
        state, terms = self.state, self.terms
        tables = terms.tables
        if player.cash is not None:
            state.cash[seat] = player.cash
        if terms.stock:
            for name in ("income", "vp", "locomotive", "bid"):
                if getattr(player, name) is not None:
                    bad(f"players have no {name} under stock rules")
            if player.tile or player.raised:
                bad("players have no action tiles and no locomotives under stock rules")
            for livery, count in player.shares.items():
                company = self.names.owner(livery) if livery != "-" else NOBODY
                if company == NOBODY or (count and state.is_out(company)):
                    bad(f"there are no shares of “{livery}”")
                state.shares[seat * terms.owners + company] = count
            return
        if player.shares:
            bad(f"there are no shares under {terms.rules} rules")
        if player.income is not None:
            income = tables.income
            state.income[seat] = within("income", player.income, income.lowest, income.highest)
        if player.vp is not None:
            state.vp[seat] = player.vp
        if player.locomotive is not None:
            level = within("a locomotive", player.locomotive, 1, tables.locomotive.highest)
            state.level[seat] = level
        state.stepped[seat] = player.raised
        state.bids[seat] = no_bid(state) if player.bid is None else player.bid
        if player.out and (player.cash or player.tile):
            bad(f"player {LETTERS[seat]} is out and has neither cash nor a tile")
        if player.out:
            state.cash[seat] = 0

    def _company(self, company: int, given: Company) -> None:
        state, terms = self.state, self.terms
        livery = terms.liveries[company]
        if state.is_out(company):
            if given != Company() and given != Company(price="B"):
                bad(f"{livery} is bankrupt and has nothing")
            state.price[company] = BANKRUPT
            state.treasury[company] = state.card[company] = state.available[company] = 0
            return
        if given.price == "B":
            if PHASE_OF[state.stage] not in ("sell", "bankruptcies"):
                bad(f"{livery} is bankrupt, so the order should not name it")
            state.price[company] = BANKRUPT
        elif given.price is not None:
            state.price[company] = within("a price", given.price, 0, terms.tables.prices.highest)
        if given.treasury is not None:
            state.treasury[company] = given.treasury
        state.performance[company] = given.performance
        self._shares(company, given)
        held = [state.shares_of(seat, company) for seat in range(terms.players)]
        controller = usual_controller(state, company)
        if given.controller is not None:
            controller = self.names.maybe(given.controller)
            if max(held) > (held[controller] if controller != NOBODY else 0):
                bad(f"somebody holds more of {livery} than its controller")
        state.controller[company] = controller

    def _shares(self, company: int, given: Company) -> None:
        state, terms = self.state, self.terms
        total = terms.card + terms.tables.stock.available
        held = count_issued(state, company)
        available = usual_available(state, company)
        if given.available is not None:
            available = given.available
        elif given.card is not None:
            available = total - held - given.card
        card = total - held - available if given.card is None else given.card
        if min(card, available) < 0 or held + available + card != total:
            bad(f"there are {total} shares of {terms.liveries[company]}, in hands or not")
        state.available[company], state.card[company] = available, card

    def _tiles(self) -> None:
        state, terms = self.state, self.terms
        known = {tile.no for tile in terms.tables.actions}
        for seat, player in players_of(self.found, terms):
            if player.tile and player.tile not in known:
                bad(f"there is no action tile {player.tile}")
            if player.tile and player.tile in state.taken:
                bad(f"two players have the action tile {player.tile}")
            state.taken[seat] = player.tile
            state.paid[seat] = bool(player.tile) and not player.passed

    # The board

    def _board(self) -> None:
        found, state, terms = self.found, self.state, self.terms
        cities: dict[int, int] = {}
        left = list(state.new_cities)
        for name, colour in found.cities.items():
            town = self.names.stop(name)
            if terms.stock or town not in terms.towns:
                bad(f"there can be no New City on {name}")
            if colour not in COLOURS or not left[COLOURS.index(colour)]:
                bad(f"there is no such New City left: {colour}")
            cities[town] = COLOURS.index(colour)
            left[cities[town]] -= 1
        state.new_cities = tuple(left)
        lay_track(found, state, self.names, cities)
        for place in (*map(self.names.stop, found.grown), *cities):
            if terms.stock or not state.track.is_city(place):
                bad(f"{terms.name(place)} takes no growth marker")
            state.grown |= 1 << place
        state.markers = max(0, state.markers - state.grown.bit_count())
        self._cubes()

    def _cubes(self) -> None:
        found, state, terms = self.found, self.state, self.terms
        for name, text in (found.cubes or {}).items():
            place = self.names.stop(name)
            if not terms.stock and not state.track.is_city(place):
                bad(f"cubes do not lie in towns under {terms.rules} rules, so not in {name}")
            state.cubes[place] = self.names.cubes(text)
        supply = found.supply or []
        if len(supply) > terms.spaces:
            bad(f"the Goods Supply has {terms.spaces} spaces, not {len(supply)}")
        for space, text in enumerate(supply):
            state.spaces[space] = self.names.cubes(text)
        for colour, most in enumerate(terms.bag):
            lie = sum(packed >> 8 * colour & 255 for packed in (*state.cubes, *state.spaces))
            if lie > most:
                bad(f"there are {most} {COLOURS[colour]} cubes, not {lie}")

    # Whose decision it is

    def _auctions(self) -> None:
        found, state = self.found, self.state
        state.places = self.names.seats(found.places)
        state.spare, state.spent = self.names.maybe(found.spare), self.names.maybe(found.spent)
        phase = PHASE_OF[state.stage]
        auctioned = phase in ("bid", "opening") or (self.terms.standard and phase == "order")
        if (found.auction is not None or found.places) and not auctioned:
            bad(f"nothing is auctioned in the phase {phase}")
        given = found.auction
        if given is None:
            return
        if phase == "bid" and found.player is None:
            bad("an auction of shares needs the company as player")
        still = self.names.seats(given.open)
        bidder = self.names.maybe(given.by)
        if not still or (given.bid is None) != (bidder == NOBODY):
            bad("an auction has players who are still in it, and a bid has somebody who made it")
        members = range(self.terms.players) if phase != "order" else state.order
        if set(still) - set(members) or set(still) & set(state.places):
            bad("an auction is for players who are in the game and have no place yet")
        bid = -1 if given.bid is None else given.bid
        if phase == "bid":
            assert found.player is not None
            company = self.names.owner(found.player)
            least = least_bid(state, company) if company != NOBODY else 0
            bid = least - 1 if given.bid is None else within("the bid", given.bid, least, 999_999)
        if given.buying:
            if phase != "bid" or bidder == NOBODY:
                bad("shares are bought after an auction that somebody won")
            state.lots = bid
        elif bidder != NOBODY and (bidder not in still or still == (bidder,)):
            bad("an auction goes on between its bidder and others")
        elif bidder != NOBODY and bid > most_money(state, bidder):
            bad(f"player {LETTERS[bidder]} cannot pay a bid of {bid}")
        if phase == "order":
            self._last_bids(still, bidder, bid)
        state.auction = Auction(bid, bidder, still)

    def _last_bids(self, still: tuple[int, ...], bidder: int, bid: int) -> None:
        """Everybody can pay his last bid, and the highest is the one that stands."""
        state = self.state
        if bidder != NOBODY and state.bids[bidder] == NOBODY:
            state.bids[bidder] = bid
        for seat in still:
            if state.bids[seat] > min(bid, state.cash[seat]):
                bad(f"player {LETTERS[seat]} cannot have bid {state.bids[seat]}")
        if bidder != NOBODY and state.bids[bidder] != bid:
            bad(f"the bid that stands is the last one of player {LETTERS[bidder]}")

    def _moment(self) -> None:
        """In the middle of a phase: whose turn it is, and what is left of it."""
        found, state = self.found, self.state
        phase = PHASE_OF[state.stage]
        asked = phases(state.flow).count(phase) > 1
        if phase == "order" and self.terms.standard:
            asked = False
            if found.auction is not None:
                state.next_stage()
        if found.player is None:
            inside = found.builds is not None or found.filling or found.scoring or found.must
            if inside or found.round != 1:
                bad("the middle of a phase needs the player whose turn it is")
            return
        if not asked:
            bad(f"the phase {phase} is no single player's")
        self._line(phase, found.player)
        if phase == "move":
            state.round = within("the goods round", found.round, 1, 2) - 1
            self._scoring()
        elif found.scoring or found.round != 1:
            bad("only goods are moved in rounds and score")
        if phase == "build":
            self._building()
        elif found.builds is not None or found.filling or found.must:
            bad("builds are left only in the phase build")
        if phase == "choose":
            self._choosing()

    def _line(self, phase: str, word: str) -> None:
        state = self.state
        if phase == "build":
            building_begins(state, Chance(b""), [])
        elif phase == "move":
            goods_begin(state, Chance(b""), [])
        else:
            state.line = state.order
            state.next_stage()
        owner = self.names.owner(word)
        if owner not in state.line:
            bad(f"{word} has no turn in the phase {phase}")
        state.at = state.line.index(owner)
        if phase == "bid" and self.found.auction is not None and not state.available[owner]:
            bad(f"there are no shares of {word} to be sold")

    def _choosing(self) -> None:
        state = self.state
        for at, seat in enumerate(state.line):
            if bool(state.taken[seat]) != (at < state.at):
                bad("the players before the one who chooses have a tile each, the others none")

    def _building(self) -> None:
        found, state = self.found, self.state
        if found.builds is None:
            if found.must or found.filling:
                bad("the middle of a build turn needs the number of builds left")
            return
        owner = state.line[state.at]
        state.builds = within("builds", found.builds, 0, 99)
        effect = state.tile_id(state.taken[owner]) if not self.terms.stock else ""
        if found.must:
            if effect not in ("city-growth", "urbanization") or not state.paid[owner]:
                bad("only City Growth and Urbanization must still be carried out")
            state.must = state.taken[owner]
            if not effects(state, state.must):
                bad("the action to be carried out can do nothing")
        seat = state.decider(owner)
        ask(state, BUILD, seat)
        if found.filling is not None:
            city = self.names.stop(found.filling)
            if not state.track.is_city(city) or not any(state.spaces):
                bad(f"{found.filling} cannot be filled from the Goods Supply")
            state.queue = ((seat, city),)
            ask(state, FILL, seat)

    def _scoring(self) -> None:
        queue = []
        for text in self.found.scoring:
            match = re.fullmatch(r"([A-F]) ([0-9]{1,2})", text)
            if match is None or self.terms.stock:
                bad(f"“{text}” is no player with the points of a delivery")
            points = within("the points of a delivery", int(match[2]), 1, _MOST_POINTS)
            queue.append((self.names.seat(match[1]), points))
        if len({seat for seat, _ in queue}) < len(queue):
            bad("each player scores once in a delivery")
        self.state.queue = tuple(queue)
