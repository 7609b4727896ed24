"""The games of the house in OpenSpiel. Importing this registers them, `rotonde_steam_tunnel` first.

>>> import pyspiel
>>> import rotonde.envs.openspiel
>>> game = pyspiel.load_game("rotonde_steam_tunnel(players=3,variant=charity)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())  # who goes first
(True, 3)

Parameters are `players` and the options of the game. An option left out (`default`, or -1 where
its choices are numbers) is as the rules have it. OpenSpiel reads whatever looks like a number as
one, so where words and numbers are mixed a number is written in quotes: `pawns='20'`.

Every draw is a chance node. Seats that choose secretly at once act in seat order, unseen. What a
seat may know is in its observation and information state, and only there: the state itself is the
true one, so a search over it sees hidden hands and choices not yet revealed. It foresees no draw,
since nothing is drawn before its node; cards planted in a set position would be foreseen, which is
why no parameter takes one.

The information string is all a seat has seen and done. The information tensor is its present view
and its own decisions: what it has seen and can see no longer is in the string alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from rotonde.envs.returns import returns
from rotonde.envs.tree import Node, TreeSpec, root
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Option
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.registry import usable_games
from rotonde.kernel.step import Action
from rotonde.kernel.table.start import check_setup

try:
    import pyspiel

    from rotonde.envs.observer import Observer
except ModuleNotFoundError:
    raise BadInput("missing-extra", name="openspiel") from None

_DEFAULT, _NO_NUMBER = "default", -1


class RotondeGame(pyspiel.Game):
    """One game of the house with its players and options."""

    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.game
        given = {
            name: value
            for name, value in (params or {}).items()
            if value not in (_DEFAULT, _NO_NUMBER)
        }
        players = given.get("players", game.info.seats[0])
        spelled = {option.id: _spelling(option) for option in game.info.options}
        chosen: dict[str, object] = {}
        for name, value in given.items():
            if name in spelled:
                chosen[name] = spelled[name].get(value, value)
                if chosen[name] in spelled[name].values():
                    given[name] = _spell(chosen[name], spelled[name])
        setup = check_setup(game, players, chosen, None, None)
        codes = game.encoding(setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=codes.size,
            max_chance_outcomes=max(codes.draws, players),
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players if players > 1 else 1.0,
            utility_sum=None if game.info.seats[0] == 1 else 0.0,
            max_game_length=codes.longest,
        )
        super().__init__(_type(game), info, given)
        self.rules = TreeSpec(game, setup, codes)
        self._root = root(self.rules)

    def new_initial_state(self, *_: object) -> RotondeState:
        return RotondeState(self, self._root)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its name and parameters; reading it back imports and registers the games."""
        return _load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"There are no observation parameters: {params}")
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType())


class RotondeState(pyspiel.State):
    """A node of the tree, as OpenSpiel asks for it."""

    def __init__(self, game: RotondeGame, node: Node) -> None:
        super().__init__(game)
        # The only attribute: OpenSpiel clones a state by a deep copy of each.
        self.node = node

    def current_player(self) -> int:
        node = self.node
        if node.outcomes:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        assert node.table is not None
        if node.table.over:
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        return node.table.to_act[0]

    def is_terminal(self) -> bool:
        table = self.node.table
        return not self.node.outcomes and table is not None and table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.node.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def returns(self) -> list[float]:
        table = self.node.table
        standings = table.standings if table is not None and self.is_terminal() else None
        if standings is None:
            return [0.0] * len(self.node.kind.setup.seats)
        return returns(self.node.kind.game, standings)

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> RotondeState:
        """A state that the player could be in, as OpenSpiel's ISMCTS asks for it.

        It has no past, so its information state is shorter: search by observation strings. Seats
        that have chosen in secret choose anew.
        """
        node = self.node
        assert node.table is not None
        rng = Random(repr(sample()))
        guess = node.table.guess(player, rng)
        while guess.to_act[0] != player:
            other = guess.to_act[0]
            guess.play(other, rng.choice(guess.legal(other)))
        return RotondeState(self.get_game(), Node(node.kind, guess, guess))

    def _legal_actions(self, player: int) -> list[int]:
        node = self.node
        assert node.table is not None
        return sorted(node.kind.codes.numbers(node.table.legal(player)))

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.outcomes:
            self.node = node.draw(action)
        else:
            player = self.current_player()
            self.node = node.decide(player, self._meant(player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Draw {action}"
        return repr(self._meant(player, action))

    def _meant(self, player: int, number: int) -> Action:
        table = self.node.table
        assert table is not None
        return self.node.kind.codes.chosen(number, table.legal(player))

    def __str__(self) -> str:
        node = self.node
        lines = [node.table.position().rstrip()] if node.table is not None else []
        if node.choice is not None:
            lines.append(f"{node.choice[0]}: {node.choice[1]!r}")
        if node.outcomes:
            lines.append(f"drawn {list(node.draws)}, now one of {node.outcomes}")
        return "\n".join(lines)


def _spelling(option: Option) -> dict[object, str]:
    """The choices of an option by what OpenSpiel calls them."""
    numbers = [choice for choice in option.choices if choice.isdecimal()]
    if len(numbers) == len(option.choices):
        return {int(choice): choice for choice in option.choices}
    return {f"'{choice}'" if choice in numbers else choice: choice for choice in option.choices}


def _spell(choice: object, spelling: Mapping[object, str]) -> object:
    return next(name for name, meant in spelling.items() if meant == choice)


def _unset(option: Option) -> object:
    return _NO_NUMBER if all(isinstance(name, int) for name in _spelling(option)) else _DEFAULT


def _type(game: Game) -> Any:
    kind = pyspiel.GameType
    fewest, most = game.info.seats
    name = game.id.replace("-", "_")
    return kind(
        short_name=f"rotonde_{name}",
        long_name=f"Rotonde: {game.id.replace('-', ' ').title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if game.visibility.has_hidden_info
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.GENERAL_SUM if fewest == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": fewest,
            **{option.id: _unset(option) for option in game.info.options},
        },
    )


def _load(name: str) -> Any:
    return pyspiel.load_game(name)


def load(game_id: str, players: int, options: Mapping[str, str]) -> RotondeGame:
    """The game with options as Rotonde spells them."""
    spelled = {option.id: _spelling(option) for option in find_game(game_id).info.options}
    chosen = {id: _spell(choice, spelled[id]) for id, choice in options.items()}
    name = f"rotonde_{game_id.replace('-', '_')}"
    game: RotondeGame = pyspiel.load_game(name, {"players": players, **chosen})
    return game


def _register() -> None:
    for game in usable_games():
        if not game.has_encoding:
            continue
        # A class each: OpenSpiel lets go of what it registered after Python has ended, which a
        # class outlives and a plain callable does not.
        name = f"{game.id.replace('-', ' ').title().replace(' ', '')}Game"
        own = type(name, (RotondeGame,), {"game": game, "__module__": __name__})
        globals()[name] = own
        pyspiel.register_game(_type(game), own)


_register()
