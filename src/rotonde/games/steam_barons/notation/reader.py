"""A position read from its words, with a complaint for whatever makes no sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, NoReturn, get_args

import msgspec
from msgspec import Meta

from rotonde.games.steam_barons.notation.writer import CUBES, LETTERS
from rotonde.games.steam_barons.rules.components import Livery
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.kernel import toml
from rotonde.kernel.message import BadInput, Message, misfit
from rotonde.kernel.shapes import prepare

_LONGEST = 200_000
_LIVERIES = get_args(Livery)

Number = Annotated[int, Meta(ge=0, le=9_999)]
Money = Annotated[int, Meta(ge=0, le=999_999)]
Text = Annotated[str, Meta(max_length=80)]
Long = Annotated[str, Meta(max_length=300)]
Texts = list[Text]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    cash: Money | None = None
    income: int | None = None
    vp: Number | None = None
    locomotive: Number | None = None
    tile: Number = 0
    passed: bool = False
    raised: bool = False
    bid: Number | None = None
    out: bool = False
    shares: dict[str, Number] = {}


class Company(msgspec.Struct, forbid_unknown_fields=True):
    price: Number | Literal["B"] | None = None
    treasury: Money | None = None
    card: Number | None = None
    available: Number | None = None
    performance: Number = 0
    controller: Text | None = None


class Bidding(msgspec.Struct, forbid_unknown_fields=True):
    open: Text
    bid: Number | None = None
    by: Text | None = None
    buying: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    turn: Number = 1
    phase: Text | None = None
    player: Text | None = None
    ending: Text | None = None
    builds: Number | None = None
    must: bool = False
    filling: Text | None = None
    scoring: Texts = []
    round: Number = 1
    auction: Bidding | None = None
    places: Text = ""
    spare: Text | None = None
    spent: Text | None = None
    order: Text | None = None
    marker: Text | None = None
    track: list[Long] = []
    symbols: Texts = []
    numbers: list[Number] = []
    supply: list[Long] | None = None
    grown: Texts = []
    cities: dict[str, Text] = {}
    cubes: dict[str, Long] | None = None
    A: Player | None = None
    B: Player | None = None
    C: Player | None = None
    D: Player | None = None
    E: Player | None = None
    F: Player | None = None
    orange: Company | None = None
    green: Company | None = None
    brown: Company | None = None
    natural: Company | None = None
    black: Company | None = None
    white: Company | None = None


prepare(Position)


def bad(detail: str | tuple[Message, ...]) -> NoReturn:
    """One clear sentence about what makes no sense."""
    raise BadInput("bad-position", game="steam-barons", detail=detail)


def load_position(text: str) -> Position:
    if len(text) > _LONGEST:
        bad("the text is too long")
    try:
        found = toml.read(text)
    except toml.NotToml as error:
        bad(error.why)
    _check_keys(found)
    try:
        return msgspec.convert(found, Position)
    except msgspec.ValidationError as error:
        bad(misfit(error))


def _check_keys(found: dict[str, Any]) -> None:
    shapes: dict[str, Any] = {"": Position, "auction": Bidding}
    shapes |= dict.fromkeys(LETTERS, Player) | dict.fromkeys(_LIVERIES, Company)
    for where, shape in shapes.items():
        block = found.get(where) if where else found
        for key in block if isinstance(block, dict) else ():
            if key not in shape.__struct_fields__:
                known = ", ".join(shape.__struct_fields__)
                bad(f"there is no “{f'{where}.{key}'.lstrip('.')[:40]}”; known here: {known}")


def named_players(found: Position) -> int:
    """The last player a position names, counted from 1."""
    tables = [at + 1 for at, letter in enumerate(LETTERS) if getattr(found, letter) is not None]
    order = found.order or ""
    listed = [at + 1 for at, letter in enumerate(LETTERS) if letter in order]
    return max([0, *tables, *listed])


class Names:
    """Who and what the words of a position stand for at this table."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.stops = {name: place for place, name in terms.names.items()}

    def seat(self, letter: str) -> int:
        if len(letter) != 1 or letter not in LETTERS[: self.terms.players]:
            bad(f"there is no player “{letter}” at this table")
        return LETTERS.index(letter)

    def seats(self, letters: str) -> tuple[int, ...]:
        found = tuple(self.seat(letter) for letter in letters)
        if len(set(found)) < len(found):
            bad(f"“{letters}” names a player twice")
        return found

    def maybe(self, letter: str | None) -> int:
        return NOBODY if letter is None or letter == "-" else self.seat(letter)

    def owner(self, word: str) -> int:
        """A seat, on the stock market a company; `-` is nobody."""
        if word == "-":
            return NOBODY
        if not self.terms.stock:
            return self.seat(word)
        if word not in self.terms.liveries:
            bad(f"there is no company “{word}”; they are {', '.join(self.terms.liveries)}")
        return self.terms.liveries.index(word)

    def owners(self, order: str) -> tuple[int, ...]:
        words = order.split() if self.terms.stock else list(order)
        found = tuple(self.owner(word) for word in words)
        if len(set(found)) < len(found) or NOBODY in found:
            bad(f"the order “{order}” should name each one once")
        return found

    def stop(self, name: str) -> int:
        if name not in self.stops:
            bad(f"there is no city or town “{name}” on this map")
        return self.stops[name]

    def cubes(self, text: str) -> int:
        packed = 0
        for letter in text:
            if letter not in CUBES:
                bad(f"“{letter}” is no colour of cubes; they are {', '.join(CUBES)}")
            packed += 1 << 8 * CUBES.index(letter)
        return packed


def players_of(found: Position, terms: Terms) -> Iterator[tuple[int, Player]]:
    for seat, letter in enumerate(LETTERS):
        given: Player | None = getattr(found, letter)
        if seat < terms.players:
            yield seat, given or Player()
        elif given is not None:
            bad(f"there is no player {letter} at this table")


def companies_of(found: Position, terms: Terms) -> Iterator[tuple[int, Company]]:
    for company, livery in enumerate(terms.liveries):
        given: Company | None = getattr(found, livery, None)
        if terms.stock:
            yield company, given or Company()
        elif given is not None:
            bad(f"there are no companies under {terms.rules} rules, so no [{livery}]")


def within(what: str, value: Any, least: int, most: int) -> int:
    if not least <= value <= most:
        bad(f"{what} goes from {least} to {most}, not {value}")
    return int(value)
