"""The shapes that data from outside is converted to, made ready for several threads."""

from __future__ import annotations

from threading import Lock
from typing import Any

import msgspec

_PREPARING = Lock()


def prepare(*shapes: Any) -> None:
    """Let msgspec look at these shapes and all they are made of.

    It does so when it first converts to one, and publishes what it knows of a class before that is
    complete: another thread that converts to the same class meanwhile crashes the process. Prepare
    shapes in the module that defines them, where only one thread comes by.
    """
    with _PREPARING:
        for shape in shapes:
            msgspec.json.Decoder(shape)
