"""What a click on a part of the scene would mean, legal or not: how "why not?" is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rotonde.games.silverton.rules.actions import (
    Abandon,
    Attempt,
    Build,
    Buy,
    BuyLine,
    Deliver,
    Dismantle,
    Draw,
    Plow,
    Prospect,
    ProspectLine,
    Rival,
    RivalLine,
    Shift,
    Survey,
    TakeUp,
    Transfer,
    Work,
)
from rotonde.games.silverton.rules.delivery import find_markets, find_sources, list_train_sets
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
)
from rotonde.games.silverton.rules.state import (
    HOME,
    RIGHT,
    Piece,
)
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.kernel.step import Action


class Pointed:
    """What the spots of a click name: at most one of each kind."""

    def __init__(self, state: State, spots: Sequence[str]) -> None:
        self.segment = self.line = self.town = self.to = -1
        self.claim = -1
        """0 is the deck."""
        self.crew = ""
        for spot in spots:
            kind, _, name = spot.partition(":")
            if kind == "segment":
                self.segment = state.board.segment_at.get(name, -1)
            elif kind == "deck":
                self.claim = 0
            elif kind == "claim" and name.isdecimal():
                if self.claim > 0:
                    self.to = int(name)
                else:
                    self.claim = int(name)
            elif kind == "line" and name.isdecimal():
                self.line = int(name)
            elif kind == "town" and name.isdecimal():
                self.town = int(name)
            elif kind == "crew":
                self.crew = name


def action_at(state: State, seat: int, spots: Sequence[str]) -> Action | None:
    if not state.stack:
        return None
    meant = _MEANT.get(state.stack[-1].id)
    return meant(state, seat, Pointed(state, spots)) if meant is not None else None


def _piece(state: State, seat: int, surveyor: bool, crew: str) -> Piece:
    """The piece named, else the first at home, else any of its kind."""
    kin = [piece for piece in state.crew[seat] if piece.surveyor == surveyor]
    home = [piece for piece in kin if piece.status == HOME]
    named = [piece for piece in home if crew and _spot(piece) == crew]
    return next(iter((*named, *home, *kin)), Piece(seat, surveyor, 0))


def _spot(piece: Piece) -> str:
    return piece.name if piece.city < 0 else f"{piece.name}:{piece.city}"


def _place(state: State, seat: int, at: Pointed) -> Action | None:
    if at.segment >= 0:
        piece = _piece(state, seat, True, at.crew)
        if state.owner[at.segment] == seat:
            return Dismantle(piece.bonus, at.segment, piece.city)
        return Survey(piece.bonus, at.segment, piece.city)
    piece = _piece(state, seat, False, at.crew)
    if at.claim >= 0:
        return Prospect(piece.bonus, at.claim)
    return ProspectLine(piece.bonus, at.line) if at.line >= 0 else None


def _rival(state: State, seat: int, at: Pointed) -> Action | None:
    if at.claim >= 0:
        return Rival(at.claim)
    return RivalLine(at.line) if at.line >= 0 else None


def _shift(state: State, seat: int, at: Pointed) -> Action | None:
    return Shift(at.segment) if at.segment >= 0 else None


def _buy(state: State, seat: int, at: Pointed) -> Action | None:
    if at.claim == 0:
        there = [p.bonus for p in state.crew[seat] if p.status == RIGHT and p.place == AT_CLAIM]
        return Draw(there[0] if there else 0)
    if at.claim > 0:
        return Buy(at.claim)
    return BuyLine(at.line) if at.line >= 0 else None


def _keep(state: State, seat: int, at: Pointed) -> Action | None:
    return Buy(at.claim) if at.claim > 0 else None


def _build(state: State, seat: int, at: Pointed) -> Action | None:
    if at.segment < 0:
        return None
    if state.owner[at.segment] == seat:
        return TakeUp(at.segment)
    rolls = any(piece.place == at.segment and piece.rolls for piece in state.crew[seat])
    return Attempt(at.segment) if rolls else Build(at.segment)


def _abandon(state: State, seat: int, at: Pointed) -> Action | None:
    return Abandon(at.segment) if at.segment >= 0 else None


def _operate(state: State, seat: int, at: Pointed) -> Action | None:
    return Work((at.claim,)) if at.claim > 0 else None


def _plow(state: State, seat: int, at: Pointed) -> Action | None:
    free = [plow.bonus for plow in state.plows[seat] if not plow.used]
    return Plow(free[0] if free else 0, at.segment) if at.segment >= 0 else None


def _deliver(state: State, seat: int, at: Pointed) -> Action | None:
    claim, city = at.claim, at.town
    if claim < 0 and city < 0:
        return None
    if claim < 0:  # a city alone: with whatever there is to sell
        held = find_sources(state, seat)
        claim = held[0][0] if held else 0
    known = 0 < claim < len(state.zone)
    trains: tuple[int, ...] = ()
    if known and state.terms.advanced:
        sets = list_train_sets(state, seat, state.board.claim_town[claim])
        trains = sets[-1][1] if sets else ()
    if at.to > 0:
        return Transfer(claim, at.to, 1, trains)
    if city < 0:
        city = _some_city(state, seat, claim) if known else 0
    return Deliver(claim, city, 1, trains)


def _some_city(state: State, seat: int, claim: int) -> int:
    """A city that takes these goods, one within reach if there is any."""
    columns = state.board.column_for[state.board.claim_goods[claim]]
    taking = [c for c in state.board.cities if columns[c] >= 0 and state.cells[columns[c]] >= 0]
    within = [city for city, _ in find_markets(state, seat, claim)]
    return next(iter((*within, *taking)), state.board.cities[0])


_MEANT: dict[str, Callable[[State, int, Pointed], Action | None]] = {
    "place": _place,
    "rival": _rival,
    "shift": _shift,
    "buy": _buy,
    "keep": _keep,
    "build": _build,
    "abandon": _abandon,
    "operate": _operate,
    "plow": _plow,
    "deliver": _deliver,
}
