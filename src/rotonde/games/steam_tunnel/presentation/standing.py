"""What is always in sight: how many cards are still face down, who leads, who comes when."""

from __future__ import annotations

from fractions import Fraction

from rotonde.games.steam_tunnel.rules.view import BoardView
from rotonde.kernel.contract.boards import Clock, Goal, Standing
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.message import Arg, Message


def standing(view: BoardView, seat: int | None, say: Say) -> Standing:
    players = len(view.scores)
    order = tuple((view.first + at) % players for at in range(players))
    return Standing(_clock(view, say), None, _goal(view, seat, say), order)


def _clock(view: BoardView, say: Say) -> Clock:
    """The match ends with the last card that is face down."""
    hidden = view.cards.count(".")
    cards = len(view.cards) - view.cards.count("o")
    return Clock(
        say(Message("clock-label")), str(hidden), say(Message("clock-of", {"count": cards}))
    )


def _goal(view: BoardView, seat: int | None, say: Say) -> Goal:
    """How the seat that looks compares with the best other one; for a spectator the best two."""
    scores = view.scores
    ranked = sorted(range(len(scores)), key=lambda each: -scores[each])
    me = ranked[0] if seat is None else seat
    rival = next(each for each in ranked if each != me)
    lead = scores[me] - scores[rival]
    way = "level" if not lead else "ahead" if lead > 0 else "behind"
    args: dict[str, Arg] = {"seat": me, "seat2": rival, "points": str(abs(lead)), "way": way}
    id = "goal-best" if seat is None else "goal-mine"
    best = max(scores)
    mine = scores[rival] if seat is None else scores[me]
    return Goal(say(Message(id, args)), _share(mine, best), say(Message("goal-note")))


def _share(mine: Fraction, best: Fraction) -> float:
    return round(float(mine / best), 3) if best else 0.0
