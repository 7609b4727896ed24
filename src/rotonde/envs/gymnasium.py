"""Any game of the house as a Gymnasium environment: you play one seat, bots play the others.

>>> from rotonde.envs.gymnasium import env
>>> tunnels = env("steam-tunnel", seats=3, bots="greedy", variant="charity")
>>> observation, info = tunnels.reset(seed=7)
>>> action = int(observation["action_mask"].argmax())
>>> observation, reward, terminated, truncated, info = tunnels.step(action)
>>> terminated
False

Observations, action numbers and rewards are those of the PettingZoo environment. An illegal action
ends the match with -1, and `info` says so. With bots that search, `nodes` is the budget of the
strong level: the same seed then gives the same match.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rotonde.bots import Bot, bot, choose
from rotonde.envs.returns import returns
from rotonde.kernel.message import BadInput
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from rotonde.envs.observations import Observations
except ModuleNotFoundError:
    raise BadInput("missing-extra", name="gymnasium") from None

ANSI, SVG = "ansi", "svg"
_ILLEGAL = -1.0
_NODES = 120


def env(
    game_id: str,
    *,
    seats: int | None = None,
    seat: int = 0,
    bots: str | Sequence[str] = "greedy",
    nodes: int = _NODES,
    render_mode: str | None = None,
    **options: object,
) -> SeatEnv:
    """An environment for one seat; `options` are those of the game.

    Args:
        game_id: The id of a game that has an encoding.
        seats: How many players; None: the fewest that the game takes.
        seat: Which of them you play.
        bots: Who plays the others: one bot for all of them, or one for each in seat order.
        nodes: The budget of bots that search.
        render_mode: `ansi` or `svg`.
        options: Options of the game.
    """
    return SeatEnv(game_id, seats, seat, bots, nodes, render_mode, options)


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One match after another, seen from one seat."""

    metadata: dict[str, Any] = {"render_modes": [ANSI, SVG]}

    def __init__(
        self,
        game_id: str,
        seats: int | None,
        seat: int,
        bots: str | Sequence[str],
        nodes: int,
        render_mode: str | None,
        options: dict[str, object],
    ) -> None:
        self.table: Table = start(game_id, seats, options=options)
        """The match itself, for people to look at; agents see observations."""
        if render_mode not in (None, ANSI, SVG):
            raise BadInput(
                "bad-render-mode", name=str(render_mode)[:40], known=", ".join((ANSI, SVG))
            )
        players = len(self.table.setup.seats)
        if type(seat) is not int or not 0 <= seat < players:
            raise BadInput("bad-env-seat", last=players - 1)
        ids = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(ids) != players - 1:
            raise BadInput("bad-env-bots", count=players - 1)
        self.render_mode = render_mode
        self.seat = seat
        others = [other for other in range(players) if other != seat]
        self._bots: dict[int, Bot] = {
            other: bot(id, nodes=nodes) for other, id in zip(others, ids, strict=True)
        }
        self._again = (game_id, players, options)
        self._rng = Random()
        self._shown = Observations(self.table.game, self.table.setup)
        self._legal = self._shown.legal(self.table, seat)
        self._ended = True
        self.observation_space = self._shown.space()
        self.action_space = spaces.Discrete(self._shown.codes.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match, at your first decision. `options` is Gymnasium's and unused."""
        super().reset(seed=seed)
        game_id, players, chosen = self._again
        while True:
            words = self.np_random.integers(0, 2**32, 4)
            key = sum(int(word) << 32 * at for at, word in enumerate(words))
            self._rng = Random(key >> 64)
            self.table = start(game_id, players, seed=key & (2**64 - 1), options=chosen)
            self._let_bots_play()
            if not self.table.over:  # over before you could decide anything: not a match for you
                break
        self._ended = False
        return self._observe(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self._ended:
            raise gymnasium.error.ResetNeeded("The match is over: call reset().")
        chosen = self._legal.find(int(action))
        if chosen is None:
            self._ended = True
            return self._observe(), _ILLEGAL, True, False, {"illegal": True}
        self.table.play(self.seat, chosen)
        self._let_bots_play()
        standings = self.table.standings
        if standings is None:
            return self._observe(), 0.0, False, False, {}
        self._ended = True
        info = {
            "rank": standings.ranks[self.seat],
            "score": float(standings.scores[self.seat]),
            "ending": standings.ending,
        }
        reward = returns(self.table.game, standings)[self.seat]
        return self._observe(), reward, True, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is legal now, as learners with masks ask for it."""
        mask = np.zeros(self._shown.codes.size, np.bool_)
        mask[self._legal.numbers] = True
        return mask

    def render(self) -> Any:
        """The table as text or as an SVG picture."""
        if self.render_mode is None:
            return None
        return self.table._repr_svg_() if self.render_mode == SVG else repr(self.table)

    def _let_bots_play(self) -> None:
        """Up to your next decision. Where seats choose secretly at once you come first, unseen."""
        table = self.table
        while table.to_act and self.seat not in table.to_act:
            other = table.to_act[0]
            table.play(other, choose(self._bots[other], table, other, self._rng))

    def _observe(self) -> dict[str, Any]:
        self._legal = self._shown.legal(self.table, self.seat)
        return self._shown.observe(self.table, self.seat, self._legal.numbers)
