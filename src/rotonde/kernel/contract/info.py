"""Plain facts about a game, and about one match before its first decision."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from rotonde.kernel.contract.introduction import Introduction
from rotonde.kernel.message import Arg, BadInput


class Option(msgspec.Struct, frozen=True):
    """A choice made at set-up. Its words are `option-ID` and `option-ID-CHOICE`.

    Where a choice deserves a paragraph, that is `option-ID-CHOICE-line`.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    minor: bool = False
    """Seldom changed, e.g. a disputed point: the page folds it away."""


class GameInfo(msgspec.Struct, frozen=True):
    """What can be said of a game without playing it."""

    id: str
    rules_version: int
    """Raised by every change of a rule; a new match is played under this version."""
    seats: tuple[int, int]
    """Fewest and most players."""
    folder: Path
    """Where its data, words and guide lie."""
    phases: tuple[str, ...]
    """The phases shown at the top of the table, in the rulebook's order: ids of steps."""
    endings: tuple[str, ...]
    """The ids of the ways a match can end; their words are `ending-ID`."""
    options: tuple[Option, ...] = ()
    oldest_rules_version: int = 0
    """The oldest version whose matches are still played as they were; 0: the newest alone."""
    introduction: Introduction | None = None
    """What people are told who do not know it; None: its poster shows its board and title alone."""

    def plays(self, version: int) -> bool:
        """Whether a match of this version is still played as it was."""
        return (self.oldest_rules_version or self.rules_version) <= version <= self.rules_version

    def default_options(self) -> dict[str, str]:
        return {option.id: option.default for option in self.options}

    def read_options(self, given: Mapping[str, object] | None) -> dict[str, str]:
        """Options as given, checked one by one and spelled as the game spells them."""
        known = {option.id: option for option in self.options}
        chosen: dict[str, str] = {}
        for key, value in (given or {}).items():
            if key not in known:
                args: dict[str, Arg] = {"option": str(key), "known": ", ".join(known)}
                raise BadInput("bad-option", game=self.id, **args)
            text = {True: "on", False: "off"}[value] if isinstance(value, bool) else _text(value)
            if text not in known[key].choices:
                raise BadInput(
                    "bad-choice",
                    game=self.id,
                    option=key,
                    value=text[:40],
                    known=", ".join(known[key].choices),
                )
            chosen[key] = text
        return chosen


def _text(value: object) -> str:
    try:
        return str(value)
    except ValueError:  # a number of thousands of digits
        return "…"


class Seat(msgspec.Struct, frozen=True):
    """A player: a name, and the id of the bot if it is one.

    Examples:
        >>> Seat("Ada"), Seat("Rail Baron", bot="fair")
        (Seat(name='Ada', bot=None), Seat(name='Rail Baron', bot='fair'))
    """

    name: str
    bot: str | None = None


class Setup(msgspec.Struct, frozen=True):
    """All that fixes a match before its first decision, except the seed."""

    game: str
    rules: int
    """The version of the rules that the match was started with."""
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    data: Mapping[str, str] | None = None
    """Data files of the table's own, by name; None: those of the package."""
    position: str | None = None
    """A position to start from instead of the set-up of the rulebook."""
