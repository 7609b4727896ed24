"""A game, put together from its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rotonde.kernel.contract.array_games import ArrayGames
from rotonde.kernel.contract.bot import BotKnowledge
from rotonde.kernel.contract.encoding import Encoding
from rotonde.kernel.contract.help import Help
from rotonde.kernel.contract.info import GameInfo, Setup
from rotonde.kernel.contract.inputs import Inputs
from rotonde.kernel.contract.notation import Notation
from rotonde.kernel.contract.presentation import Presentation
from rotonde.kernel.contract.rules import Rules
from rotonde.kernel.contract.sources import DataSources
from rotonde.kernel.contract.visibility import Visibility
from rotonde.kernel.message import BadInput


class Game:
    """One object per game, found through the registry. Who needs a part is handed that part."""

    def __init__(
        self,
        info: GameInfo,
        rules: Rules,
        notation: Notation,
        presentation: Presentation,
        *,
        visibility: Visibility | None = None,
        help: Help | None = None,
        inputs: Inputs | None = None,
        bot: BotKnowledge | None = None,
        encoding: Callable[[Setup], Encoding] | None = None,
        array_games: Callable[[Setup, int, int | None, bool], ArrayGames] | None = None,
        sources: DataSources | None = None,
    ) -> None:
        self.info = info
        self.rules = rules
        self.notation = notation
        self.presentation = presentation
        self.visibility = visibility or Visibility(rules, notation)
        self.help = help or Help()
        self.inputs = inputs or Inputs()
        self.bot = bot or BotKnowledge(rules)
        self.sources = sources or DataSources(info.folder)
        self._encoding = encoding
        self._array_games = array_games

    @property
    def id(self) -> str:
        """What the game is called everywhere: `steam-tunnel`."""
        return self.info.id

    @property
    def has_encoding(self) -> bool:
        """Whether it has one, which the adapters need."""
        return self._encoding is not None

    def encoding(self, setup: Setup) -> Encoding:
        """The encoding of a set-up; BadInput if the game has none."""
        if self._encoding is None:
            raise BadInput("bad-no-encoding", name=self.id)
        return self._encoding(setup)

    @property
    def has_array_games(self) -> bool:
        """Whether many games of it can be played in arrays."""
        return self._array_games is not None

    def array_games(
        self, setup: Setup, count: int, seed: int | None, observing: bool
    ) -> ArrayGames:
        """So many games of a set-up in arrays; BadInput if the game has none."""
        if self._array_games is None:
            raise BadInput("bad-no-array-games", name=self.id)
        return self._array_games(setup, count, seed, observing)

    def seats_for(self, options: Mapping[str, str]) -> tuple[int, int]:
        """Fewest and most players with these options, as far as they are given."""
        return self.rules.seats_for(options) or self.info.seats

    def phases_for(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The phases shown with these options."""
        return self.presentation.phases_for(options) or self.info.phases
