"""Random numbers for games in arrays: sfc32 (Chris Doty-Humphrey), four words of 32 bits a game.

It needs nothing but sums and shifts, so that it gives the same numbers compiled and uncompiled.
"""

from __future__ import annotations

from rotonde.kernel.compiled import Ints, compiled

WORDS = 4
_MASK = 0xFFFFFFFF


@compiled
def draw(stream: Ints, outcomes: int) -> int:
    """A whole number from 0 to `outcomes` - 1; a few in 2**32 draws are not quite fair."""
    a, b, c, counter = stream[0], stream[1], stream[2], stream[3]
    word = (a + b + counter) & _MASK
    stream[0] = b ^ (b >> 9)
    stream[1] = (c + (c << 3)) & _MASK
    stream[2] = (((c << 21) & _MASK | (c >> 11)) + word) & _MASK
    stream[3] = (counter + 1) & _MASK
    return (word * outcomes) >> 32


@compiled
def begin(stream: Ints) -> None:
    """Mix a stream whose first three words are its seed."""
    stream[3] = 1
    for _ in range(15):
        draw(stream, 1)
