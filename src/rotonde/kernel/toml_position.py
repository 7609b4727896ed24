"""Positions written as TOML: what the notations of larger games share.

A game declares the shape of its positions as a struct, with an optional table for each player under
the letters A to F. `TomlPositions` turns a text into that struct, and says in one sentence what is
wrong with a text it cannot read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Generic, NoReturn, TypeVar

import msgspec
from msgspec import Meta, inspect

from rotonde.kernel import toml
from rotonde.kernel.message import Arg, BadInput, misfit
from rotonde.kernel.shapes import prepare

LETTERS = "ABCDEF"
"""How a position names the seats."""
Number = Annotated[int, Meta(ge=0, le=9_999)]
Text = Annotated[str, Meta(max_length=80)]
Texts = list[Text]

P = TypeVar("P", bound=msgspec.Struct)
_LONGEST = 80


class TomlPositions(Generic[P]):
    """Reads the positions of one game."""

    def __init__(self, game: str, shape: type[P]) -> None:
        self._game = game
        self._shape = shape
        self._tables = _find_tables(shape)
        prepare(shape)

    def read(self, text: str) -> P:
        """The position as its struct; BadInput names what does not fit."""
        values = self.read_values(text)
        self._check_keys("", self._shape, values)
        for name, table in self._tables.items():
            if isinstance(values.get(name), dict):
                self._check_keys(name, table, values[name])
        try:
            return msgspec.convert(values, self._shape)
        except msgspec.ValidationError as error:
            self.complain("form", detail=misfit(error))

    def read_values(self, text: str) -> dict[str, Any]:
        """The values of a position, whatever they are."""
        try:
            return toml.read(text)
        except toml.NotToml as error:
            self.complain("toml", detail=error.why)

    def find_seat(self, letter: str, players: int) -> int:
        if len(letter) != 1 or letter not in LETTERS[:players]:
            self.complain("seat", player=letter)
        return LETTERS.index(letter)

    def player_tables(self, position: P, players: int) -> list[Any]:
        """The table of each player at this table, or None; no other player may have one."""
        tables = [getattr(position, letter) for letter in LETTERS]
        for letter, table in zip(LETTERS[players:], tables[players:], strict=True):
            if table is not None:
                self.complain("seat", player=letter)
        return tables[:players]

    def complain(self, id: str, **args: Arg) -> NoReturn:
        """Raise the sentence `bad-position-<id>`.

        What it quotes of the text is cut short; `known`, a list of ours, is not.
        """
        shown = {
            key: value[:_LONGEST] if isinstance(value, str) and key != "known" else value
            for key, value in args.items()
        }
        raise BadInput(f"bad-position-{id}", game=self._game, **shown)

    def _check_keys(self, where: str, shape: type[msgspec.Struct], values: dict[str, Any]) -> None:
        """Say here which keys there are: the form as a whole only tells that one is unknown."""
        known = shape.__struct_fields__
        for key in values:
            if key not in known:
                self.complain("key", key=f"{where}.{key}".lstrip("."), known=", ".join(known))


def last_named(position: msgspec.Struct, letters: str | None = None) -> int:
    """The last player who has a table or is among these letters, counted from 1; 0 if none is."""
    return max(
        (
            at
            for at, letter in enumerate(LETTERS, 1)
            if getattr(position, letter) is not None or letter in (letters or "")
        ),
        default=0,
    )


def write_seats(seats: Iterable[int]) -> str:
    return "".join(LETTERS[seat] for seat in seats)


def _find_tables(shape: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    """The fields of a struct that hold a struct themselves, or nothing."""
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType)
    return {
        field.name: kind.cls
        for field in info.fields
        for kind in (
            field.type.types if isinstance(field.type, inspect.UnionType) else [field.type]
        )
        if isinstance(kind, inspect.StructType)
    }
