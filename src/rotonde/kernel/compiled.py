"""Plain functions on numbers that Numba compiles where it is installed (the extra `fast`).

A function so marked takes numbers, sequences of numbers and named tuples of them, and does nothing
that Numba cannot compile. Uncompiled it does the same, slowly. It is compiled when it is first
called, and what was compiled is kept on disk.

Importing this module imports Numba: do it only where a caller asked for speed.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any, TypeAlias, TypeVar, cast

try:
    import numba
except ModuleNotFoundError:
    numba = None

Function = TypeVar("Function", bound=Callable[..., Any])

Ints: TypeAlias = MutableSequence[int]
Floats: TypeAlias = MutableSequence[float]

COMPILES = numba is not None and not numba.config.DISABLE_JIT
"""Whether marked functions are compiled here."""


def compiled(function: Function) -> Function:
    """Compile this function when it is first called; threads may call it side by side."""
    if not COMPILES:
        return function
    return cast(
        Function,
        numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)(function),
    )


def rows(array: Any) -> Any:
    """A two-dimensional numpy array as marked functions want it: row by row.

    Uncompiled code reads single numbers from a memoryview several times faster than from numpy,
    and gets Python's own integers, which do not overflow.
    """
    return array if COMPILES else [memoryview(row) for row in array]


def row(array: Any) -> Any:
    """A one-dimensional numpy array as marked functions want it."""
    return array if COMPILES else memoryview(array)
