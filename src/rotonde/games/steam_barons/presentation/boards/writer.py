"""What boards are written with: words, marks of players and companies, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Any, Final, TypeVar

from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.view import BoardView
from rotonde.kernel.contract.boards import Cell, Role, Tone
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.drawing import themes
from rotonde.kernel.memo import GenerationCache
from rotonde.kernel.message import Arg, Message

T = TypeVar("T")
_Steps = Collection[str | None]
"""Steps by their ids; None: it is over."""
NONE: Final = Cell("\N{EN DASH}", tone="soft")
"""There is none of it."""
_KEPT: Final[GenerationCache[Hashable, Any]] = GenerationCache(4000)
_TONGUE: Final = Message("scene-tongue")


class Writer:
    """Writes the boards of one view for one seat; what did not change is taken from before."""

    def __init__(self, view: BoardView, seat: int | None, say: Say) -> None:
        self.view = view
        self.terms = view._terms
        self.seat = seat
        self._say = say
        self.names = tuple(
            say(Message("board-seat", {"seat": player.seat})) for player in view.players
        )
        """As the seat that looks calls them."""
        self._reader = (say(_TONGUE), self.names, seat)

    def say(self, id: str, **args: Arg) -> str:
        return self._say(Message(id, args))

    def keep(self, key: Hashable, make: Callable[[], T]) -> T:
        """Make it, or take it from an earlier view; the key holds all that it depends on.

        But for the terms, the seat, the players' names and the language: these are added.
        """
        whole = (self.terms, self._reader, key)
        found: T | None = _KEPT.get(whole)
        return _KEPT.keep(whole, make()) if found is None else found

    # What many boards show

    def role(self, decides: _Steps = (), helps: _Steps = ()) -> Role:
        """What a board is to the step at hand."""
        step = self.view.step
        return "decides" if step in decides else "helps" if step in helps else ""

    def money(self, amount: int) -> str:
        return self.keep(("money", amount), lambda: self.say("money-amount", amount=amount))

    def player(self, seat: int, tone: Tone = "") -> Cell:
        return Cell(self.names[seat], badge(seat), tone=tone)

    def mark(self, seat: int) -> Cell:
        """A player's mark alone."""
        return Cell(sprite=badge(seat), label=self.names[seat])

    def company(self, livery: str, tone: Tone = "") -> Cell:
        name = self.keep(("company", livery), lambda: self.say("part-company", company=livery))
        return Cell(name, f"emblem-{livery}", tone=tone)


def badge(seat: int) -> str:
    """The sprite of a player's mark."""
    return f"badge-{themes.PLAYERS[seat].colour}"


def clockwise(view: BoardView) -> tuple[int, ...]:
    """All seats, from whoever has the first-player marker."""
    count = len(view.players)
    return tuple((max(0, view.marker) + step) % count for step in range(count))


def worth(view: BoardView, seat: int) -> int:
    """An investor's cash and shares at today's prices."""
    held = sum(each.shares[seat] * max(0, each.price) for each in view.companies)
    return view.players[seat].cash + held


def is_open(view: BoardView) -> bool:
    """Whether prices are still to move in this round."""
    return view.ending is None and view.step != "sell"


def alive(view: BoardView) -> list[int]:
    """The companies that are not bankrupt, in order of play."""
    return [at for at in view.order if view.companies[at].price != BANKRUPT]
