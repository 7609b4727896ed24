"""A position read from its words, with a complaint for whatever makes no sense."""

from __future__ import annotations

import re
from collections import Counter
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import Meta

from rotonde.games.silverton.notation.writer import (
    ALL_PAID,
    LETTERS,
    PHASE_OF,
    PHASES,
    above,
    default_piles,
    joins,
    piece_text,
)
from rotonde.games.silverton.rules.actions import Build, Bundle, Share
from rotonde.games.silverton.rules.choice import ask
from rotonde.games.silverton.rules.disputes import (
    SHARE,
    SHARE_REPLY,
    claim_disputes,
    surveyor_disputes,
    thefts,
)
from rotonde.games.silverton.rules.fleet import PlowCar, Train
from rotonde.games.silverton.rules.flow import ENDINGS
from rotonde.games.silverton.rules.operating import OPERATE, PLOWS
from rotonde.games.silverton.rules.placement import PLACE, crew_of, owed
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
    AT_OWN,
    NOWHERE,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.prospecting import KEEP
from rotonde.games.silverton.rules.setup import take_row
from rotonde.games.silverton.rules.state import (
    BENEATH,
    DEAD,
    DECK,
    DISCARDED,
    DRAWN,
    GONE,
    HOME,
    JAILED,
    OFFERED,
    PLACED,
    RIGHT,
    ROW,
    SPENT,
    TIED,
    Offered,
    Piece,
    SilvertonState,
)
from rotonde.games.silverton.rules.track import ABANDON, BUILD
from rotonde.games.silverton.rules.trade import ANSWER, REPLY, why_no_deal
from rotonde.kernel import toml
from rotonde.kernel.message import Arg, BadInput, misfit
from rotonde.kernel.shapes import prepare

_STAGE_OF = {phase: stage for stage, phase in PHASE_OF.items()}
_LONGEST = 200_000
_MOST_CREW = 8

Number = Annotated[int, Meta(ge=0, le=9_999)]
Money = Annotated[int, Meta(ge=0, le=999_999_999)]
Text = Annotated[str, Meta(max_length=80)]
Item = Number | Text
Items = list[Item]
Texts = list[Text]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    row: Number | None = None
    cash: Money | None = None
    announced: bool | None = None
    joined: bool | None = None
    track: Texts = []
    claims: Items = []
    lines: Items = []
    crew: Texts | None = None
    trains: Items | None = None
    plows: Items = []
    cleared: Texts = []
    sold: dict[str, Number] = {}


class _Deal(msgspec.Struct, forbid_unknown_fields=True):
    cash: Money = 0
    claims: list[Number] = []
    track: Texts = []
    lines: list[Number] = []
    goods: Texts = []
    trains: list[Number] = []
    plows: list[Number] = []


class _Offer(msgspec.Struct, forbid_unknown_fields=True):
    to: Text
    give: _Deal
    take: _Deal
    counter: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: Number = 1
    order: Text | None = None
    phase: Text = "place"
    player: Text | None = None
    ending: Text | None = None
    row: Items | None = None
    deck: Items = []
    discarded: Items = []
    piles: Texts | None = None
    paid: Items = []
    rival: Item | None = None
    waiting: Texts | None = None
    chosen: Items = []
    deliveries: Number = 0
    offers: Number = 0
    deals: Number = 0
    lots: Texts = []
    spaces: Texts = []
    market: dict[str, Number] = {}
    depletions: dict[str, Number] = {}
    offer: _Offer | None = None
    A: Player | None = None
    B: Player | None = None
    C: Player | None = None
    D: Player | None = None
    E: Player | None = None
    F: Player | None = None


prepare(Position)

_SHAPES: dict[str, Any] = {"": Position, "offer": _Offer, **dict.fromkeys(LETTERS, Player)}


def raw(text: str) -> dict[str, Any]:
    if len(text) > _LONGEST:
        _bad("long")
    try:
        return toml.read(text)
    except toml.NotToml as error:
        _bad("toml", detail=error.why)


def loaded(text: str) -> Position:
    found = raw(text)
    for where, shape in _SHAPES.items():
        block = found.get(where) if where else found
        for key in block if isinstance(block, dict) else ():
            if key not in shape.__struct_fields__:
                _bad("key", key=f"{where}.{key}"[:40].lstrip("."), known=_known(shape))
    try:
        return msgspec.convert(found, Position)
    except msgspec.ValidationError as error:
        _bad("form", detail=misfit(error))


def _known(shape: Any) -> str:
    return ", ".join(shape.__struct_fields__)


def _bad(id: str, **args: Arg) -> NoReturn:
    shown = {key: value[:80] if isinstance(value, str) else value for key, value in args.items()}
    if "known" in args:
        shown["known"] = args["known"]
    raise BadInput(f"bad-position-{id}", game="silverton", **shown)


class Reader:
    """Fills a blank state from a position, and says what makes no sense."""

    def __init__(self, found: Position, state: SilvertonState) -> None:
        self.found = found
        self.state = state
        self.board = state.board
        self.terms = state.terms
        self.cards: set[int] = set()
        """Claims that have been placed somewhere."""

    def read(self) -> SilvertonState:
        state, found = self.state, self.found
        self._turn()
        players = [getattr(found, letter) for letter in LETTERS]
        for seat, player in enumerate(players):
            if player is not None and seat >= self.terms.players:
                _bad("player", player=LETTERS[seat])
        given = [player or Player() for player in players[: self.terms.players]]
        self._rows(given)
        for seat, player in enumerate(given):
            self._holdings(seat, player)
        self._cards()
        for seat, player in enumerate(given):
            self._lines(seat, player)
        self._piles()
        self._market()
        for seat, player in enumerate(given):
            self._crew(seat, player)
            self._fleet(seat, player)
        self._stock()
        self._check_crew()
        self._in_turn()
        if found.ending is not None:
            if found.ending not in ENDINGS:
                _bad("ending", ending=found.ending)
            state.ending = found.ending
            return state
        self._waiting()
        return state

    def _turn(self) -> None:
        state, found, players = self.state, self.found, self.terms.players
        if not 1 <= found.turn <= self.terms.last_turn:
            _bad("turn", turn=found.turn, last=self.terms.last_turn)
        state.turn = found.turn
        letters = LETTERS[:players]
        order = letters if found.order is None else found.order
        if sorted(order) != list(letters):
            _bad("order", order=order, players=letters)
        state.order = tuple(LETTERS.index(letter) for letter in order)
        if found.phase not in _STAGE_OF:
            _bad("phase", phase=found.phase, known=", ".join(PHASES))
        state.stage = _STAGE_OF[found.phase]
        if found.player is not None:
            state.at = state.order.index(self._seat(found.player))

    def _rows(self, given: list[Player]) -> None:
        """Start cities, crews and money by the rows of the set-up table."""
        count = self.terms.players
        rows = [seat + 1 if player.row is None else player.row for seat, player in enumerate(given)]
        if sorted(rows) != list(range(1, count + 1)):
            _bad("rows", count=count)
        for seat, row in enumerate(rows):
            take_row(self.state, seat, row - 1)

    def _holdings(self, seat: int, player: Player) -> None:
        state, board = self.state, self.board
        if player.cash is not None:
            state.cash[seat] = player.cash
        state.announced[seat] = above(state, seat)
        if player.announced is not None:
            state.announced[seat] = player.announced
        own = 0
        for id in player.track:
            segment = self._segment(id)
            if state.owner[segment] >= 0 or own >> segment & 1:
                _bad("two-owners", segment=id)
            if board.parallel[segment] & own:
                _bad("parallel", segment=id, player=LETTERS[seat])
            own |= 1 << segment
        for segment in bits(own):
            state.owner[segment] = seat
        state.built |= own
        most = self.terms.figures.cubes
        if own.bit_count() > most:
            _bad("cubes", player=LETTERS[seat], found=own.bit_count(), most=most)
        state.roads[seat] = board.roads(own, state.starts[seat])
        joined = self.terms.spike and joins(state, seat)
        state.joined[seat] = joined or bool(self.terms.spike and player.joined)
        for segment in map(self._segment, player.cleared):
            state.cleared[seat] |= 1 << segment
        for item in player.claims:
            self._claim_of(seat, item)

    def _claim_of(self, seat: int, item: int | str) -> None:
        match = _CLAIM.fullmatch(f"{item}")
        if match is None:
            _bad("claim-form", text=f"{item}")
        state = self.state
        claim = self._place_claim(int(match[1]), seat)
        state.goods[claim] = int(match[2] or 0)
        marks = match[3].split()
        state.worked[claim] = "worked" in marks
        state.worked_now[claim] = "now" in marks
        state.depleted[claim] = "depleted" in marks
        state.hands[seat].append(claim)
        state.hands[seat].sort()

    def _place_claim(self, claim: int, zone: int) -> int:
        if claim not in self.board.claims:
            _bad("claim", claim=claim)
        if claim in self.cards:
            _bad("claim-twice", claim=claim)
        self.cards.add(claim)
        self.state.zone[claim] = zone
        return claim

    def _cards(self) -> None:
        """The row, what is discarded, and the top of the deck."""
        state, found, board = self.state, self.found, self.board
        for item in found.row or ():
            line = self._line_item(item)
            if line:
                state.row.append(-self._place_line(line, OFFERED))
            else:
                state.row.append(self._place_claim(self._number(item), ROW))
        mishaps = {mishap.id: number for number, mishap in board.mishaps.items()}
        left = Counter(state.mishaps)
        for item in found.discarded:
            line = self._line_item(item)
            if item in mishaps:
                self._take_mishap(left, mishaps[str(item)], str(item))
            elif line:
                self._place_line(line, DISCARDED)
            else:
                self._place_claim(self._number(item), GONE)
        planted = []
        for item in found.deck:
            if item in mishaps:
                self._take_mishap(left, mishaps[str(item)], str(item))
                planted.append(mishaps[str(item)])
            else:
                planted.append(self._place_claim(self._number(item), DECK))
        for text in found.waiting or ():
            drawn = _DREW.fullmatch(text)
            if drawn is not None:
                self._place_claim(int(drawn[2]), DRAWN)
        state.planted = tuple(planted)
        state.mishaps = tuple(sorted(left.elements()))
        state.deck = [claim for claim in board.claims if claim not in self.cards]

    def _take_mishap(self, left: Counter[int], number: int, id: str) -> None:
        if not left[number]:
            _bad("event-twice", event=id)
        left[number] -= 1

    def _place_line(self, line: int, where: int) -> int:
        state = self.state
        if line not in self.board.lines or self.board.line_letter[line] in self.terms.without:
            _bad("line", line=line)
        if state.line_owner[line] not in (BENEATH, OFFERED) or -line in state.row:
            _bad("line-twice", line=line)
        state.line_owner[line] = where
        return line

    def _lines(self, seat: int, player: Player) -> None:
        state = self.state
        for item in player.lines:
            match = re.fullmatch(r"(\d{1,2})(?: with ([A-F]))?", f"{item}")
            if match is None:
                _bad("line-form", text=f"{item}")
            line = self._place_line(int(match[1]), seat)
            if match[2] is None:
                kept = state.line_route(seat, line) is not None
            else:
                partner = self._seat(match[2])
                state.line_partner[line] = partner
                kept = partner != seat and state.joint_route(line, seat, partner) is not None
            if not kept:
                _bad("no-route", line=line, player=LETTERS[seat])

    def _piles(self) -> None:
        state, board = self.state, self.board
        state.unseen = {
            letter: tuple(
                line
                for line in board.lines
                if board.line_letter[line] == letter and state.line_owner[line] == BENEATH
            )
            for letter in state.unseen
        }
        if self.found.piles is None:
            state.piles = default_piles(state)
        else:
            self._given_piles(self.found.piles)
        state.in_play = 0
        for line in board.lines:
            if state.line_owner[line] >= 0 or state.line_owner[line] == OFFERED:
                state.in_play |= 1 << line

    def _given_piles(self, texts: list[str]) -> None:
        """Tops and what lies beneath: every unseen card lies in one pile."""
        state, board = self.state, self.board
        for line in board.lines:  # the start's own tops are only there if the piles say so
            if state.line_owner[line] == OFFERED and -line not in state.row:
                state.line_owner[line] = BENEATH
        piles: list[tuple[int, str]] = []
        for text in texts:
            match = re.fullmatch(r"(-|\d{1,2})(?: ([A-C]{1,3}))?", text)
            if match is None:
                _bad("pile", pile=text)
            top = 0 if match[1] == "-" else self._place_line(int(match[1]), OFFERED)
            if top and any(top == other for other, _ in piles):
                _bad("line-twice", line=top)
            piles.append((top, match[2] or ""))
        beneath = Counter("".join(letters for _, letters in piles))
        unseen: dict[str, list[int]] = {letter: [] for letter in state.unseen}
        for line in board.lines:
            letter = board.line_letter[line]
            if state.line_owner[line] != BENEATH or letter in self.terms.without:
                continue
            if letter not in unseen:
                _bad("line-missing", line=line)
            unseen[letter].append(line)
        if any(beneath[letter] != len(unseen.get(letter, ())) for letter in "ABC"):
            _bad("piles")
        state.unseen = {letter: tuple(lines) for letter, lines in unseen.items()}
        state.piles = piles

    def _market(self) -> None:
        state, board = self.state, self.board
        for id, cell in self.found.market.items():
            column = self._column(id)
            facts = board.columns[column]
            if not facts.lowest <= cell - 1 <= facts.highest:
                _bad("cell", column=id, least=facts.lowest + 1, most=facts.highest + 1)
            state.cells[column] = cell - 1
        for town, count in self.found.depletions.items():
            if count:
                state.depletions[self._town(town)] = count
        for seat in range(self.terms.players):
            player = getattr(self.found, LETTERS[seat])
            for id, amount in (player.sold if player else {}).items():
                column = self._column(id)
                state.sold_by[seat][column] = amount
                state.sold[column] += amount

    # Crew and trains

    def _crew(self, seat: int, player: Player) -> None:
        if player.crew is None:
            return
        pieces = [self._piece(seat, text) for text in player.crew]
        alive = [piece for piece in pieces if piece.status != DEAD]
        surveyors = sum(piece.surveyor for piece in alive)
        most_of_kind = max(surveyors, len(alive) - surveyors)
        if most_of_kind > _MOST_CREW or len(pieces) > 2 * _MOST_CREW:
            _bad("crew", player=LETTERS[seat], most=_MOST_CREW)
        self.state.crew[seat] = pieces

    def _piece(self, seat: int, text: str) -> Piece:
        match = _PIECE.fullmatch(text)
        if match is None:
            _bad("piece", piece=text)
        (piece,) = crew_of(match["name"], seat)
        city = self._start(seat, match["city"]) if match["city"] else -1
        if city >= 0 and not piece.surveyor:
            _bad("piece", piece=text)
        piece = piece._replace(city=city, won=bool(match["won"]))
        if match["held"]:
            held = match["held"]
            if held.startswith("jailed"):
                price = int(match["fine"]) if match["fine"] else self.terms.figures.fine
                return piece._replace(status=JAILED, price=price)
            if held == "spent":
                return piece._replace(status=SPENT)
            if piece.surveyor:
                _bad("piece", piece=text)
            return piece._replace(
                status=DEAD, price=int(match["price"]), earliest=int(match["earliest"])
            )
        if not match["place"]:
            return piece
        status = {"on": PLACED, "right on": RIGHT, "tied on": TIED}[match["how"]]
        place = self._place(match["place"])
        if piece.surveyor != (place < AT_CLAIM) or (match["roll"] and place >= AT_OWN):
            _bad("piece", piece=text)
        return piece._replace(status=status, place=place, rolls=bool(match["roll"]))

    def _place(self, text: str) -> int:
        if text == "deck":
            return AT_CLAIM
        kind, _, name = text.rpartition(" ")
        if kind == "claim":
            if int(name) not in self.board.claims:
                _bad("claim", claim=int(name))
            return AT_CLAIM + int(name)
        if kind == "line":
            if int(name) not in self.board.lines:
                _bad("line", line=int(name))
            return AT_LINE + int(name)
        return (AT_OWN if kind else 0) + self._segment(name)

    def _check_crew(self) -> None:
        """Every piece stands where a piece can stand, and nobody twice in one place."""
        state = self.state
        rights: set[int] = set()
        for seat, pieces in enumerate(state.crew):
            places = [piece.place for piece in pieces if piece.place not in (NOWHERE, AT_CLAIM)]
            if len(places) != len(set(places)):
                _bad("place-twice", player=LETTERS[seat])
            for piece in pieces:
                if not self._in_time(piece):
                    text = piece_text(state, piece)
                    _bad("status", player=LETTERS[seat], piece=text, phase=self.found.phase)
                if piece.place == NOWHERE:
                    continue
                if not self._may_stand(piece):
                    _bad("place", player=LETTERS[seat], piece=piece_text(state, piece))
                if piece.status == RIGHT and piece.place != AT_CLAIM:
                    if piece.place in rights:
                        _bad("two-rights", piece=piece_text(state, piece))
                    rights.add(piece.place)
            if not state.is_past(thefts) and owed(state, seat) > state.cash[seat]:
                _bad("theft-cash", player=LETTERS[seat])

    def _in_time(self, piece: Piece) -> bool:
        """Whether a piece can be in this state in this phase: rights come from disputes."""
        state, place = self.state, piece.place
        first = surveyor_disputes if place < AT_CLAIM else claim_disputes
        last = first if place < AT_LINE else thefts
        if piece.status == PLACED:
            return not state.is_past(last)
        if piece.status == RIGHT:
            return state.is_past(first)
        return piece.status != SPENT or state.is_past(surveyor_disputes)

    def _may_stand(self, piece: Piece) -> bool:
        state, place = self.state, piece.place
        if place >= AT_LINE:
            return piece.status == TIED or bool(state.in_play >> place - AT_LINE & 1)
        if place >= AT_CLAIM:
            return place == AT_CLAIM or state.zone[place - AT_CLAIM] == ROW
        if place >= AT_OWN:
            owner = state.owner[place - AT_OWN]
            return owner == piece.seat or (owner < 0 and piece.status == RIGHT)
        return state.owner[place] < 0

    def _fleet(self, seat: int, player: Player) -> None:
        state, terms = self.state, self.terms
        if (player.trains or player.plows) and not terms.advanced:
            _bad("advanced")
        if player.trains is not None:
            trains = []
            for item in player.trains:
                match = re.fullmatch(r"(\d{1,2})(?: from ([A-Z][\w ]*?))?( used)?", f"{item}")
                if match is None or int(match[1]) not in terms.trains:
                    _bad("train", train=f"{item}")
                city = self._start(seat, match[2]) if match[2] else -1
                trains.append(Train(int(match[1]), city, bool(match[3])))
            if len(trains) > terms.figures.most_trains:
                _bad("trains", player=LETTERS[seat], most=terms.figures.most_trains)
            state.trains[seat] = tuple(trains)
        plows = []
        for item in player.plows:
            match = re.fullmatch(r"(\d{1,2})( used)?", f"{item}")
            if match is None or int(match[1]) not in terms.plows:
                _bad("plow", plow=f"{item}")
            plows.append(PlowCar(int(match[1]), bool(match[2])))
        state.plows[seat] = tuple(plows)

    def _stock(self) -> None:
        """What nobody has can be bought."""
        state, terms = self.state, self.terms
        if not terms.advanced:
            return
        powers = Counter(train.power for trains in state.trains for train in trains)
        state.train_stock = {type: each.count - powers[type] for type, each in terms.trains.items()}
        bonuses = Counter(plow.bonus for plows in state.plows for plow in plows)
        state.plow_stock = {type: each.count - bonuses[type] for type, each in terms.plows.items()}
        given = [getattr(self.found, letter) or Player() for letter in LETTERS]
        left = min([0, *state.train_stock.values(), *state.plow_stock.values()])
        if left < 0 and any(player.trains or player.plows for player in given):
            _bad("stock")

    # What the turn at hand has gathered

    def _in_turn(self) -> None:
        state, found = self.state, self.found
        state.deliveries = found.deliveries
        state.offers, state.deals = found.offers, found.deals
        for item in found.paid:
            match = re.fullmatch(r"(\d{1,2})(?: by ([A-F]{1,6}))?", f"{item}")
            if match is None or int(match[1]) not in self.board.lines:
                _bad("line-form", text=f"{item}")
            paid = ALL_PAID
            if match[2]:
                paid = 0
                for letter in match[2]:
                    paid |= 1 << self._seat(letter)
            state.line_paid[int(match[1])] = paid
        state.lots = tuple(self._lot(text) for text in found.lots)
        if len({claim for claim, _ in state.lots}) != len(state.lots):
            _bad("lots")
        spaces = []
        for text in found.spaces:
            match = re.fullmatch(r"(row|pile) (\d{1,2}) by ([A-F])", text)
            if match is None or match[2] == "0":
                _bad("space", space=text)
            spaces.append((match[1], int(match[2]) - 1, self._seat(match[3])))
        state.spaces = tuple(spaces)
        if found.rival is not None:
            self._rival(found.rival)

    def _lot(self, text: str) -> tuple[int, int]:
        match = re.fullmatch(r"(\d{1,3}) of (\d{1,3})", text)
        if match is None:
            _bad("lot", lot=text)
        claim = int(match[2])
        if claim not in self.board.claims:
            _bad("claim", claim=claim)
        if self.state.zone[claim] < 0 or self.state.zone[claim] == self.state.seat:
            _bad("lot", lot=text)
        return claim, int(match[1])

    def _rival(self, item: int | str) -> None:
        state = self.state
        line = self._line_item(item)
        if not self.terms.has_rival:
            _bad("rival")
        if line:
            if line not in self.board.lines or state.line_owner[line] != OFFERED:
                _bad("rival")
            state.rival = -line
        else:
            claim = self._number(item)
            if claim not in self.board.claims or state.zone[claim] != ROW:
                _bad("rival")
            state.rival = claim

    # The decision at hand

    def _waiting(self) -> None:
        """What a stage alone cannot tell: who is still to be asked, and about what."""
        state, found = self.state, self.found
        waiting = found.waiting
        phase = found.phase
        if found.offer is not None:
            if phase != "trade" or waiting is not None:
                _bad("offer-phase")
            self._offer(found.offer)
        elif waiting is not None:
            reader = _WAITING.get(phase)
            alone = self.terms.solo and phase in ("shift", "demand", "share", "trade")
            if reader is None or alone or (phase == "share" and not self.terms.shared):
                _bad("waiting-phase", phase=phase)
            reader(self, waiting)
        if found.chosen:
            self._chosen(found.chosen)
        for seat, trains in enumerate(state.trains):
            if self.terms.spike and not state.joined[seat]:
                unbound = Counter(train.power for train in trains if train.city < 0)
                asked = state.queue if phase == "trade" else ()
                if unbound != Counter(row[1] for row in asked if len(row) < 3 and row[0] == seat):
                    _bad("train-city", player=LETTERS[seat])
        if phase == "place" and not state.stack:
            pieces = state.crew[state.seat]
            idle = all(piece.status not in (HOME, TIED) for piece in pieces)
            if idle and any(piece.status == PLACED for piece in pieces):
                ask(state, PLACE, state.seat)  # all are placed, not yet confirmed

    def _chosen(self, items: list[int | str]) -> None:
        state, seat = self.state, self.state.seat
        if self.found.phase == "operate":
            claims = tuple(self._number(item) for item in items)
            for claim in claims:
                if claim not in self.board.claims or state.zone[claim] != seat:
                    _bad("chosen", text=f"{claim}")
                if state.depleted[claim]:
                    _bad("chosen", text=f"{claim}")
                state.worked_now[claim] = 1
            if list(claims) != sorted(set(claims)):
                _bad("chosen", text=" ".join(map(str, claims)))
            state.chosen = claims
            ask(state, OPERATE, seat)
            return
        if self.found.phase != "plow" or not state.winter:
            _bad("chosen-phase")
        sent = []
        own = state.roads[seat].own & self.board.white & ~state.cleared[seat]
        for item in items:
            match = re.fullmatch(r"(\d{1,2}) to (S\d{3})", f"{item}")
            if match is None or not own >> self._segment(match[2]) & 1:
                _bad("chosen", text=f"{item}")
            sent.append((int(match[1]), self._segment(match[2])))
        have = Counter(plow.bonus for plow in state.plows[seat] if not plow.used)
        segments = [segment for _, segment in sent]
        double = len(set(segments)) != len(segments) and not self.terms.multi_plow
        if double or Counter(bonus for bonus, _ in sent) - have:
            _bad("chosen", text=", ".join(map(str, items)))
        state.chosen = tuple(sent)
        ask(state, PLOWS, seat)

    def _wait_pieces(self, texts: list[str]) -> None:
        state = self.state
        queue = []
        for text in texts:
            seat, at = self._who(text)
            piece = state.crew[seat][at]
            if self.found.phase == "shift":
                fits = piece.surveyor and piece.status == PLACED and piece.place < AT_OWN
            else:
                fits = seat == state.seat and piece.status in (JAILED, DEAD)
            if not fits:
                _bad("waiting", text=text)
            queue.append((seat, at))
        if len(set(queue)) != len(queue):
            _bad("waiting", text=", ".join(texts))
        state.queue = tuple(queue)
        state.asked = 1

    def _wait_junctions(self, texts: list[str]) -> None:
        queue = []
        for text in texts:
            town, _, seats = text.partition(": ")
            if not re.fullmatch(r"[A-F]{1,6}", seats):
                _bad("waiting", text=text)
            queue.append((self._town(town), tuple(self._seat(letter) for letter in seats)))
        self.state.queue = tuple(queue)
        self.state.asked = 1

    def _wait_shares(self, texts: list[str]) -> None:
        """`line 5: A` is still to propose; `line 5: A to B` has proposed."""
        state = self.state
        queue: list[tuple[int, ...]] = []
        for text in texts:
            match = re.fullmatch(r"line (\d{1,2}): ([A-F])(?: to ([A-F]))?", text)
            if match is None or (match[3] and queue):
                _bad("waiting", text=text)
            line, seat = int(match[1]), self._seat(match[2])
            if not state.in_play >> line & 1:
                _bad("waiting", text=text)
            queue.append((line, seat))
            if match[3]:
                other = self._seat(match[3])
                state.queue = ((line, seat),)
                if state.line_owner[line] != OFFERED or Share(other) not in SHARE.menu(state, seat):
                    _bad("waiting", text=text)
                queue[0] += (other,)
        state.queue = tuple(queue)
        state.asked = 1
        if queue and len(queue[0]) > 2:
            ask(state, SHARE_REPLY, queue[0][2])

    def _wait_drawn(self, texts: list[str]) -> None:
        """`A2 drew 45`: a claim to keep or to lay down."""
        state = self.state
        match = _DREW.fullmatch(texts[0]) if len(texts) == 1 else None
        if match is None:
            _bad("waiting", text=", ".join(texts))
        seat, at = self._who(match[1])
        piece, claim = state.crew[seat][at], int(match[2])
        fits = seat == state.seat and piece.status == RIGHT and piece.place == AT_CLAIM
        if not fits or self.board.claim_cost[claim] > state.cash[seat]:
            _bad("waiting", text=texts[0])
        state.queue = ((seat, at), claim)
        ask(state, KEEP, seat)

    def _wait_cube(self, texts: list[str]) -> None:
        """A segment to build for which a cube is missing."""
        state, seat = self.state, self.state.seat
        segment = self._segment(texts[0] if len(texts) == 1 else "")
        full = state.roads[seat].count >= self.terms.figures.cubes
        if not full or Build(segment) not in BUILD.menu(state, seat):
            _bad("waiting", text=texts[0])
        state.queue = (segment,)
        ask(state, ABANDON, seat)

    def _wait_trains(self, texts: list[str]) -> None:
        queue: list[tuple[int, ...]] = []
        for text in texts:
            match = re.fullmatch(r"([A-F]): (\d{1,2})", text)
            if match is None:
                queue.append(self._train_given(text, first=all(len(row) > 2 for row in queue)))
                continue
            seat, power = self._seat(match[1]), int(match[2])
            if not self.terms.spike or self.state.joined[seat]:
                _bad("waiting", text=text)
            queue.append((seat, power))
        self.state.queue = tuple(queue)

    def _train_given(self, text: str, *, first: bool) -> tuple[int, ...]:
        state = self.state
        match = re.fullmatch(r"([A-F]) gave ([A-F]) (\d{1,2}) of (.{1,40})", text)
        if match is None or not first or not self.terms.spike:
            _bad("waiting", text=text)
        seat, receiver, power = self._seat(match[1]), self._seat(match[2]), int(match[3])
        towns = [self.board.towns[start] for start in state.starts[seat]]
        if match[4] not in towns or state.seat not in (seat, receiver) or seat == receiver:
            _bad("waiting", text=text)
        city = towns.index(match[4])
        if state.joined[seat] or Train(power, 1 - city) not in {
            train._replace(used=False) for train in state.trains[seat]
        }:
            _bad("waiting", text=text)
        return seat, power, city, receiver

    def _offer(self, given: _Offer) -> None:
        state = self.state
        active, partner = state.seat, self._seat(given.to)
        give, take = self._bundle(given.give), self._bundle(given.take)
        payer, sum_ = (partner, take.cash) if given.counter else (active, give.cash)
        least = 1 if self.terms.rules_version < 2 else 0
        allowed = least <= state.offers <= self.terms.trade_offers and partner != active
        if not allowed or not self.terms.trade_offers or sum_ > state.cash[payer]:
            _bad("offer")
        if why_no_deal(state, active, partner, give, take) is not None:
            _bad("offer")
        state.offer = Offered(partner, give, take, given.counter)
        if given.counter:
            ask(state, ANSWER, active)
        else:
            ask(state, REPLY, partner)

    def _bundle(self, given: _Deal) -> Bundle:
        goods = []
        for text in given.goods:
            match = re.fullmatch(r"(\d{1,3}) of (\d{1,3})", text)
            if match is None:
                _bad("lot", lot=text)
            goods.append((int(match[2]), int(match[1])))
        return Bundle(
            given.cash,
            tuple(given.claims),
            tuple(self._segment(id) for id in given.track),
            tuple(given.lines),
            tuple(goods),
            tuple(given.trains),
            tuple(given.plows),
        )

    # Names

    def _seat(self, letter: str) -> int:
        if len(letter) != 1 or letter not in LETTERS[: self.terms.players]:
            _bad("player", player=letter)
        return LETTERS.index(letter)

    def _who(self, text: str) -> tuple[int, int]:
        """`B2`: B's second piece."""
        if not re.fullmatch(r"[A-F][1-9]\d?", text):
            _bad("waiting", text=text)
        seat, at = self._seat(text[0]), int(text[1:]) - 1
        if at >= len(self.state.crew[seat]):
            _bad("waiting", text=text)
        return seat, at

    def _segment(self, id: str) -> int:
        if id not in self.board.segment_at:
            _bad("segment", segment=id)
        return self.board.segment_at[id]

    def _column(self, id: str) -> int:
        if id not in self.board.column_ids:
            _bad("column", column=id[:40])
        column = self.board.column_ids.index(id)
        if self.state.cells[column] < 0:
            _bad("column-unused", column=id)
        return column

    def _town(self, name: str) -> int:
        if name not in self.board.town_at:
            _bad("town", town=name[:40])
        return self.board.town_at[name]

    def _start(self, seat: int, name: str) -> int:
        """Which of a seat's two start cities this is."""
        starts = self.state.starts[seat]
        town = self._town(name)
        if not self.terms.spike or town not in starts:
            _bad("start", town=name, player=LETTERS[seat])
        return starts.index(town)

    def _line_item(self, item: int | str) -> int:
        """The number in `line 5`; 0 if the item is no passenger line."""
        match = re.fullmatch(r"line (\d{1,2})", f"{item}")
        if match is None:
            return 0
        if int(match[1]) not in self.board.lines:
            _bad("line", line=int(match[1]))
        return int(match[1])

    def _number(self, item: int | str) -> int:
        if isinstance(item, str):
            _bad("card", card=item)
        return item


_CLAIM = re.compile(r"(\d{1,3})(?: with (\d{1,4}))?((?: (?:worked|now|depleted))*)")
_DREW = re.compile(r"([A-F]\d{1,2}) drew (\d{1,3})")
_PIECE = re.compile(
    r"(?P<name>[SP](?:\+[12])?)"
    r"(?: from (?P<city>[A-Z][A-Za-z ]*?))?"
    r"(?: (?P<how>on|right on|tied on) "
    r"(?P<place>deck|claim \d{1,3}|line \d{1,2}|(?:own )?S\d{3})(?P<roll> to roll)?"
    r"| (?P<held>spent|jailed(?: (?P<fine>\d{1,5}))?"
    r"|dead (?P<price>\d{1,5}) until turn (?P<earliest>\d{1,2})))?"
    r"(?P<won> won)?"
)
_WAITING = {
    "shift": Reader._wait_pieces,
    "demand": Reader._wait_junctions,
    "share": Reader._wait_shares,
    "buy": Reader._wait_drawn,
    "build": Reader._wait_cube,
    "trade": Reader._wait_trains,
    "fines": Reader._wait_pieces,
}
