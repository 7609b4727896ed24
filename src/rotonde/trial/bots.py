"""Bots of every level must be able to finish a match."""

from __future__ import annotations

from random import Random

from rotonde.bots import BOTS, bot, choose
from rotonde.kernel.contract.game import Game
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.server.bot_pool import question, rebuild
from rotonde.trial.report import Fault

_MOST_DECISIONS = 3_000
_ASKED_EVERY = 6
_SMALL = 8
"""Search passes here: enough to go through all the code of a level."""
_SEARCHING = {"strong": _SMALL, "expert": _SMALL // 4}
"""Levels that search, with the passes of the strong level that give them so few."""
_SEARCHED_EVERY = 4
"""Between these decisions levels that search play as `fair` does, which takes no time."""


def _check_question(table: Table, seat: int) -> None:
    """The server asks bots in other processes: they are sent the table as their seat sees it."""
    sent = rebuild(question(table, seat, "random", 0.1))
    if sent.view(seat).board != table.view(seat).board or seat not in sent.to_act:
        raise Fault(
            f"the table that a bot at seat {seat} is sent is not the one that seat sees",
            "`Notation.read` of a sampled state's position must give that state.",
        )


def check_bots(game: Game, seed: int) -> None:
    """Every level plays a match to its end against the others."""
    fewest, most = game.info.seats
    players = min(most, max(fewest, 2))
    for turn, level in enumerate(BOTS):
        rng = Random(seed)
        table = start(game.id, players, seed=seed + turn)
        mine = bot(level, nodes=_SEARCHING.get(level, _SMALL))
        rivals = [mine, *(bot("random") for _ in range(players - 1))]
        quick = bot("fair", nodes=_SMALL) if level in _SEARCHING else rivals[0]
        while not table.over and table.n < _MOST_DECISIONS:
            seat = table.to_act[0]
            if table.n % _ASKED_EVERY == 0:
                _check_question(table, seat)
            searched = seat > 0 or table.n % _SEARCHED_EVERY == 0
            action = choose(rivals[seat] if searched else quick, table, seat, rng)
            refusal = table.refusal(seat, action)
            if refusal is not None:
                raise Fault(
                    f"the {level} bot chose {action!r}, which is refused ({refusal.message.id})",
                    "`BotKnowledge` must choose among the legal actions it is given.",
                )
            table.play(seat, action)
        if not table.over:
            raise Fault(f"a match of the {level} bot does not end", "Bots must come to an end.")
