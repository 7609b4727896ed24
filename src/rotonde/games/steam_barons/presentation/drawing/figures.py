"""Numbers as sprites: every one that a table often shows is cut as a whole."""

from __future__ import annotations

from functools import cache
from typing import Final

MOST: Final = 99
STEP: Final = 11.4
"""How wide a digit is."""


@cache
def sprites() -> dict[str, str]:
    found = {
        f"n{value}": f'<text class="sb-big" y="7.4">{_write_number(value)}</text>'
        for value in range(-MOST, MOST + 1)
    }
    found["minus"] = '<text class="sb-big" y="7.4">\u2212</text>'
    return found


def _write_number(value: int) -> str:
    return str(value).replace("-", "\u2212")


def signed(value: int) -> str:
    """As an adjustment is written.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '\u22121')
    """
    return f"+{value}" if value > 0 else _write_number(value)
