"""Who and what the words of a position stand for at a table."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.steam_barons.notation.shapes import (
    POSITIONS,
    Company,
    Player,
    Position,
    complain,
)
from rotonde.games.steam_barons.notation.writer import CUBES
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.terms import Terms


class Names:
    """Finds who or what a word of a position stands for."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.stops = {name: place for place, name in terms.names.items()}

    def find_seat(self, letter: str) -> int:
        return POSITIONS.find_seat(letter, self.terms.players)

    def find_seats(self, letters: str) -> tuple[int, ...]:
        found = tuple(self.find_seat(letter) for letter in letters)
        if len(set(found)) < len(found):
            complain("seat-twice", players=letters)
        return found

    def find_seat_or_nobody(self, letter: str | None) -> int:
        return NOBODY if letter is None or letter == "-" else self.find_seat(letter)

    def find_owner(self, word: str) -> int:
        """A seat, on the stock market a company; `-` is nobody."""
        if word == "-":
            return NOBODY
        if not self.terms.stock:
            return self.find_seat(word)
        if word not in self.terms.liveries:
            complain("company", company=word, known=", ".join(self.terms.liveries))
        return self.terms.liveries.index(word)

    def find_owners(self, order: str) -> tuple[int, ...]:
        words = order.split() if self.terms.stock else list(order)
        found = tuple(self.find_owner(word) for word in words)
        if len(set(found)) < len(found) or NOBODY in found:
            complain("order-twice", order=order)
        return found

    def find_stop(self, name: str) -> int:
        if name not in self.stops:
            complain("stop", stop=name)
        return self.stops[name]

    def count_cubes(self, text: str) -> int:
        packed = 0
        for letter in text:
            if letter not in CUBES:
                complain("colour", letter=letter, known=", ".join(CUBES))
            packed += 1 << 8 * CUBES.index(letter)
        return packed


def players_of(found: Position, terms: Terms) -> Iterator[tuple[int, Player]]:
    for seat, given in enumerate(POSITIONS.player_tables(found, terms.players)):
        yield seat, given or Player()


def companies_of(found: Position, terms: Terms) -> Iterator[tuple[int, Company]]:
    for company, livery in enumerate(terms.liveries):
        given: Company | None = getattr(found, livery, None)
        if terms.stock:
            yield company, given or Company()
        elif given is not None:
            complain("no-companies", company=livery, rules=terms.rules)
