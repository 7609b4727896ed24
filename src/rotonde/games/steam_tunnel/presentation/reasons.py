"""Why a hint is what it is, by the points that bots weigh."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rotonde.games.steam_tunnel.bot.estimates import guarded
from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip
from rotonde.games.steam_tunnel.rules.scoring import SHARE, sixtieths
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action


def reasons(state: TunnelState, seat: int, actions: Sequence[Action]) -> list[Message]:
    """What the first of them brings, as the board reads now, and what it leaves to chance."""
    action = actions[0] if actions else None
    if isinstance(action, Flip):
        return [_lead("reason-flip", state, seat, action)]
    if isinstance(action, Block):
        return [_lead("reason-block", state, seat, action), Message("reason-block-lasts")]
    if isinstance(action, Claim):
        return _claim(state, seat, action)
    return [Message("reason-pass")]


def _claim(state: TunnelState, seat: int, action: Claim) -> list[Message]:
    """The points it brings and takes, hidden cards read straight."""
    twin = state.copy()
    step: Any = twin.stack[-1]
    step.perform(twin, seat, action, Chance(b""))
    before, after = sixtieths(state), sixtieths(twin)
    mine = after[seat] - before[seat]
    taken = sum(before) - before[seat] - (sum(after) - after[seat])
    args: dict[str, Arg] = {"points": _points(mine), "points_taken": _points(taken)}
    kind = "both" if mine and taken else "mine" if mine else "taken" if taken else "none"
    return [Message("reason-claim", {**args, "brings": kind}), Message("reason-claim-open")]


def _lead(id: str, state: TunnelState, seat: int, action: Flip | Block) -> Message:
    """What the straight way through a card brings this seat, less what it brings the others."""
    value = guarded(state, seat, [action])[0][0]
    lead = "mine" if value > 0 else "theirs" if value < 0 else "level"
    return Message(id, {"lead": lead, "points": _points(abs(value))})


def _points(total: int) -> str:
    return str(Fraction(total, SHARE))
