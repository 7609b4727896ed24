"""Any game of the house as a PettingZoo environment (AEC: one agent acts at a time).

>>> from rotonde.envs.pettingzoo import env
>>> tunnels = env("steam-tunnel", seats=3, variant="charity")
>>> tunnels.reset(seed=7)
>>> tunnels.agent_selection
'player_0'

An observation is a dict: `observation`, the seat's own view as a vector and nothing it may not
know, and `action_mask`, ones for the actions that are legal now. Seats that choose secretly at
once act in seat order, unseen. The only reward comes at the end: the share of the win less 1/n,
so that rewards sum to zero; alone it is the grade of the result, from -1 to 1. An illegal action
ends the match with -1 for who tried it, as in PettingZoo's own classic games.

A match without a seed is a new one every time. After `reset(seed=...)` later resets without one
follow from it, so that one seed repeats a whole run.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rotonde.envs.returns import returns
from rotonde.kernel.message import BadInput
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger

    from rotonde.envs.observations import Choices, Observations
except ModuleNotFoundError:
    raise BadInput("missing-extra", name="pettingzoo") from None

ANSI, SVG = "ansi", "svg"
_ILLEGAL = -1.0


def env(
    game_id: str, *, seats: int | None = None, render_mode: str | None = None, **options: object
) -> GuardedEnv:
    """An environment that answers misuse as PettingZoo's usual wrappers do.

    `options` are those of the game.
    """
    return GuardedEnv(game_id, seats, render_mode, options)


def raw_env(
    game_id: str, *, seats: int | None = None, render_mode: str | None = None, **options: object
) -> RotondeEnv:
    """The bare environment: an illegal action raises Refused, which says why."""
    return RotondeEnv(game_id, seats, render_mode, options)


class RotondeEnv(AECEnv, EzPickle):
    """One match after another of one game, seats and options."""

    def __init__(
        self, game_id: str, seats: int | None, render_mode: str | None, options: dict[str, object]
    ) -> None:
        EzPickle.__init__(self, game_id, seats, render_mode, options)
        AECEnv.__init__(self)
        self.table: Table = start(game_id, seats, options=options)
        """The match itself, for people to look at; agents see `observe`."""
        if render_mode not in (None, ANSI, SVG):
            raise BadInput(
                "bad-render-mode", name=str(render_mode)[:40], known=", ".join((ANSI, SVG))
            )
        self.metadata = {
            "name": f"rotonde_{game_id.replace('-', '_')}",
            "render_modes": [ANSI, SVG],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._again = (game_id, len(self.table.setup.seats), options)
        self._choices: Choices | None = None
        self._seeds: Random | None = None
        setup = self.table.setup
        self._shown = Observations(self.table.game, setup)
        self.possible_agents = [f"player_{seat}" for seat in range(len(setup.seats))]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: spaces.Discrete(self._shown.codes.size) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._shown.space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. `options` is PettingZoo's and unused: a game's options are fixed."""
        if seed is not None:
            self._seeds = Random(seed)
        elif self._seeds is not None:
            seed = self._seeds.getrandbits(64)
        game_id, seats, chosen = self._again
        self.table = start(game_id, seats, seed=seed, options=chosen)
        self._choices = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        acts = agent == self.agent_selection
        return self._shown.observe(
            self.table, self._seat[agent], self._legal().numbers if acts else ()
        )

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number, seat = int(action), self._seat[agent]
        chosen = self._legal().find(number)
        if chosen is None:
            chosen = self._shown.codes.chosen(number, self.table.legal(seat))
        self.table.play(seat, chosen)
        self._choices = None
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self._end()
            self._accumulate_rewards()
        else:
            self.agent_selection = self._next()

    def _legal(self) -> Choices:
        """What is legal at this decision; worked out once."""
        if self._choices is None:
            self._choices = self._shown.legal(self.table, self._seat[self.agent_selection])
        return self._choices

    def render(self) -> str | None:
        """The table as text or as an SVG picture."""
        if self.render_mode is None:
            return None
        return self.table._repr_svg_() if self.render_mode == SVG else repr(self.table)

    def close(self) -> None:
        """Nothing is held open."""

    def _next(self) -> str:
        return self.possible_agents[self.table.to_act[0]]

    def _end(self) -> None:
        standings = self.table.standings
        assert standings is not None
        worth = returns(self.table.game, standings)
        for agent, seat in self._seat.items():
            self.rewards[agent] = worth[seat]
            self.terminations[agent] = True
            self.infos[agent] = {
                "rank": standings.ranks[seat],
                "score": float(standings.scores[seat]),
                "ending": standings.ending,
            }


class GuardedEnv(RotondeEnv):
    """Answers misuse as PettingZoo's own wrappers do, which would cost more than the game."""

    _begun = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begun = True
        super().reset(seed, options)

    def observe(self, agent: str) -> dict[str, Any]:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        if not self._begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self._begun:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def step(self, action: Any) -> None:
        if not self._begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            known = isinstance(action, int | np.integer) and 0 <= action < self._shown.codes.size
            assert known, "action is not in action space"
            if self._legal().find(int(action)) is None:
                self._end_illegally(agent)
                return
        super().step(action)

    def _end_illegally(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = _ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()
