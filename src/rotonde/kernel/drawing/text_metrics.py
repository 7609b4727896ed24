"""How wide words come out in the house's type, so that drawings can leave them room.

Widths are hundredths of the size, as Alegreya and its Sans have them; a letter they lack counts as
a wide one.
"""

from collections.abc import Iterable
from typing import Final
from unicodedata import normalize

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ."


def _face(widths: str) -> dict[str, int]:
    return dict(zip(_LETTERS, map(int, widths.split()), strict=True))


_FACES: Final = {
    "italic": _face(
        "47 47 35 48 37 27 45 50 27 26 46 26 75 51 42 49 45 36 35 29 50 43 66 47 45 41 "
        "58 59 60 67 57 50 64 72 35 32 62 50 81 69 66 54 66 60 51 53 64 59 91 64 54 55 16 29"
    ),
    "bold": _face(
        "49 52 43 54 47 35 52 55 30 29 53 27 84 57 53 54 52 43 41 33 55 48 75 51 47 46 "
        "65 64 62 69 60 54 65 75 37 33 67 54 84 73 67 59 68 66 54 58 66 63 98 69 62 59 17 27"
    ),
    "sans": _face(
        "47 52 38 52 46 31 49 52 25 27 47 25 80 52 49 51 51 33 38 33 51 43 68 45 43 42 "
        "59 55 52 65 49 44 60 69 28 32 56 42 79 69 64 53 64 57 48 49 63 57 90 61 54 54 16 23"
    ),
}
_WIDE: Final = 60


def width(words: str, face: str = "bold", size: float = 100, spaced: float = 0) -> float:
    """How wide these words are at a size; `spaced` is what is added after each letter, in ems.

    >>> width("Alta", "italic", 100), width("Québec", size=100) == width("Quebec", size=100)
    (160.0, True)
    """
    known = _FACES[face]
    bare = (letter for letter in normalize("NFD", words) if not "\u0300" <= letter <= "\u036f")
    return sum(known.get(letter, _WIDE) + 100 * spaced for letter in bare) * size / 100


def fit_size(words: str, room: float, most: float, face: str = "bold") -> float:
    """The largest size, up to `most`, at which these words fit.

    >>> fit_size("Alta", 100, 16), fit_size("Middlesbrough", 88, 16)
    (16, 13.6)
    """
    size = room / max(width(words, face, 1), 1)
    return most if size >= most else int(10 * size) / 10


def together(words: Iterable[str], room: float, most: float, face: str = "sans") -> float:
    """The largest size, up to `most`, at which each of these words fits: one for all of a row.

    >>> together(("Bid", "Middlesbrough"), 88, 16) == fit_size("Middlesbrough", 88, 16, "sans")
    True
    """
    return min((fit_size(each, room, most, face) for each in words), default=most)
