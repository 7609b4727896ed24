"""Full boards: decisions with a long list, in matches of the games' heuristic actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import median
from time import thread_time

import rotonde
from rotonde.kernel.contract.inputs import Amount
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.table.table import Table
from rotonde.server.background import Background
from rotonde.server.live_table import LiveTable
from rotonde.server.pictures import Backdrops
from rotonde.server.store import Stored
from rotonde.server.table_message import Viewpoint, current

_LATE = 0.75
_TRIED = 12


@dataclass(frozen=True)
class Board:
    """Where the first player decides twice in a row with the longest lists of a match, or of the
    last quarter of it.
    """

    name: str
    game: str
    seats: int = 6
    options: Mapping[str, str] = field(default_factory=dict)
    late: bool = False

    def table(self) -> Table:
        whole = rotonde.start(self.game, self.seats, seed=1, options=self.options)
        lists: dict[int, int] = {}
        while to_act := whole.to_act:
            legal = whole.legal(to_act[0])
            if to_act[0] == 0:
                lists[whole.n] = len(whole.game.inputs.offers(whole.state, 0, legal))
            whole.play(to_act[0], whole.game.bot.heuristic_action(whole.state, to_act[0], legal))
        first = _LATE * whole.n if self.late else 0
        return whole.at(
            max(
                (n for n in lists if n >= first),
                key=lambda n: (min(lists[n], lists.get(n + 1, 0)), lists[n]),
            )
        )


def of_server(table: Table) -> dict[str, float]:
    """What a server draws, says and sends once one of the choices is taken: medians of several.

    In processor time: a busy machine does not make a message any longer.
    """
    kinds = ("me",) * len(table.setup.seats)
    live = LiveTable(Stored("bench", "", kinds, 0, (), 0, ()), table, Moments(), Background())
    viewpoint, backdrops = Viewpoint((0,)), Backdrops()
    first = before = current(live, viewpoint, backdrops)
    drawn, told, sizes = [], [], []
    for after in _tried(table):
        live.table = after
        live.versions.clear()
        view, words = after.view(0), live.phrases.words(after, viewpoint.lang, viewpoint.you)
        begun = thread_time()
        after.game.presentation.scene(view.board, words.say)
        ready = thread_time()
        now = current(live, viewpoint, backdrops)
        message, before = now.since(before), now
        told.append(1000 * (thread_time() - ready))
        drawn.append(1000 * (ready - begun))
        sizes.append(len(message) / 1024)
    return {
        "scene_ms": round(median(drawn), 1),
        "message_ms": round(median(told), 1),
        "message_kb": round(median(sizes), 1),
        "first_kb": round(len(first.whole) / 1024, 1),
    }


def _tried(table: Table) -> Iterator[Table]:
    """The table after each of several choices, spread over the list."""
    found = [
        offer
        for offer in table.game.inputs.offers(table.state, 0, table.legal(0))
        if not isinstance(offer, Amount)
    ]
    for action in found[:: max(1, len(found) // _TRIED)]:
        after = table.copy()
        after.play(0, action)
        yield after
