"""The rules of a game: how a match starts, what a seat sees, who wins. Steps do the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar

import msgspec

from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.message import BadInput, misfit
from rotonde.kernel.shapes import prepare
from rotonde.kernel.step import Action, State


class Standings(msgspec.Struct, frozen=True):
    """How a match ended.

    Examples:
        >>> ended = Standings.by_score([Fraction(7, 2), Fraction(9), Fraction(9)], "full-board")
        >>> ended.winners, ended.ranks
        ((1, 2), (3, 1, 1))
    """

    scores: tuple[Fraction, ...]
    """By seat, exact: a game may count in parts of a point."""
    ranks: tuple[int, ...]
    """1 is best; equal results share a rank."""
    ending: str
    """The id of the way it ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the best rank: several if the game knows no way to part them."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def by_score(cls, scores: Sequence[Fraction], ending: str) -> Standings:
        """Standings of a game in which the score alone decides, the highest being best."""
        ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return cls(tuple(scores), ranks, ending)


class Rules(ABC):
    """What every game must give."""

    actions: ClassVar[Any]
    """The union of the game's action types."""
    over_rule: ClassVar[str]
    """The rule that ends the game: why nothing can be done after it."""
    _read: ClassVar[Any]
    """Holds one action: msgspec looks at a union each time it meets it, at a class once."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "actions" in vars(cls):
            cls._read = msgspec.defstruct("Read", [("action", cls.actions)])
            prepare(cls._read)

    def check(self, setup: Setup, given: Mapping[str, str]) -> Mapping[str, str]:
        """Settle options that depend on one another; raise BadInput for those that clash.

        `setup.options` holds defaults for what is not `given`.
        """
        return setup.options

    def seats_for(self, options: Mapping[str, str]) -> tuple[int, int] | None:
        """Fewest and most players with these options; None: as the game's information says."""
        return None

    def irrelevant_options(
        self, options: Mapping[str, str], players: int, rules: int | None = None
    ) -> Collection[str]:
        """The options that have no effect beside these, so that players need not be asked.

        `rules` is the version that the match keeps; None: the newest.
        """
        return ()

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> State:
        """The state at the first decision, set up as the rulebook says."""

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> msgspec.Struct:
        """All that a seat may know of the state (None: a spectator), and nothing more."""

    @abstractmethod
    def scores(self, state: Any) -> tuple[Fraction, ...]:
        """The scores if the match ended now."""

    @abstractmethod
    def standings(self, state: Any) -> Standings:
        """The result; only called when the stack is empty."""

    def starting_place(self, state: Any, seat: int) -> int:
        """How far from the first place this seat started, from 0: statistics use it."""
        return seat

    def shared(self, setup: Setup) -> Iterable[object]:
        """What states of this set-up refer to and never change: flows, boards, steps, actions.

        A snapshot names these by their place here instead of copying them, so the order depends
        on the set-up alone. What is left out is copied: correct, but larger; only a flow cannot be.
        """
        return ()

    def read_action(self, raw: object) -> Action:
        """An action from JSON-like data; BadInput if it is none of this game's."""
        try:
            found: Action = msgspec.convert({"action": raw}, self._read).action
        except msgspec.ValidationError as error:
            plain = msgspec.ValidationError(str(error).replace("`$.action", "`$", 1))
            raise BadInput("bad-action", detail=misfit(plain)) from None
        except (TypeError, ValueError) as error:
            detail = str(error).split("\n")[0][:200]
            raise BadInput("bad-action", detail=detail) from None
        return found
