"""What a seat may know, as plain data. The picture is drawn from this, never from the state.

With hidden information, leave out here what the seat may not know, and give `GAME` a `Visibility`.
"""

from __future__ import annotations

import msgspec


class YardView(msgspec.Struct, frozen=True):
    players: int
    yard: tuple[int, ...]
