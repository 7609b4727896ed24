"""What one viewer is shown of a table: the `table` message of docs/protocol.md.

All of it comes from a seat's view, its scene, and events as that seat may see them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Literal

import msgspec

from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.presentation import Highlight, Presentation
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.drawing import themes as house
from rotonde.kernel.drawing.scene import Scene, backdrop_hash
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event
from rotonde.kernel.table.log import standing_decisions
from rotonde.kernel.table.table import Table, View
from rotonde.kernel.words import Words
from rotonde.server import protocol
from rotonde.server.bid_limits import auction_message, bid_limit_message
from rotonde.server.choices import Wholes, choices, forms, list_title, prompt_hint
from rotonde.server.deltas import Version
from rotonde.server.live_table import Agreed, Drawing, LiveTable
from rotonde.server.log_lines import log_lines
from rotonde.server.opponents import bot_label
from rotonde.server.phrases import say_score, say_score_or_secret, stopped_message
from rotonde.server.pictures import Backdrops, scene_of

_MOST_DRAWINGS = 3
_TELLS_NOTHING = ("refusal-not-now", "refusal-not-offered")
"""What is said of a choice that is not there: no reason."""


class Viewpoint(msgspec.Struct, frozen=True):
    """Who looks, from where, at what time, in which language."""

    seats: tuple[int, ...] = ()
    lang: str = "en"
    look: int | None = None
    at: int | None = None
    rim: bool = False
    host: bool = False
    """Whether this screen may hand out the link seats."""

    def seat(self, table: Table) -> int | None:
        """The seat looked from: as asked, else the one to act if it is mine, else my first."""
        if self.look in self.seats:
            return self.look
        acting = [seat for seat in table.to_act if seat in self.seats]
        return next(iter((*acting, *self.seats)), None)

    def deciding(self, table: Table) -> int | None:
        """The seat of mine that owes a decision, and may be shown its choices."""
        seat = self.seat(table)
        acting = [mine for mine in table.to_act if mine in self.seats]
        if seat in acting:
            return seat
        # Where nothing is secret the screen may as well go on to whoever of us is next.
        return acting[0] if acting and not table.secret else None

    @property
    def you(self) -> int | None:
        """Who is called "you": nobody where several share a screen."""
        return self.seats[0] if len(self.seats) == 1 else None


async def version(live: LiveTable, viewpoint: Viewpoint, backdrops: Backdrops) -> Version:
    """The message for all who look alike: of the match as it stands, or at an earlier moment."""
    await live.draw_first(viewpoint.lang, viewpoint.rim)
    now = live.seen_from(viewpoint.seats)
    if viewpoint.at is not None and viewpoint.at < now.n:
        shown = await live.at(viewpoint.at, now)
        return _version(live, now, shown, viewpoint, backdrops)
    return current(live, viewpoint, backdrops)


def current(live: LiveTable, viewpoint: Viewpoint, backdrops: Backdrops) -> Version:
    """As the match stands: worked out once for each change of the table."""
    found = live.versions.get(viewpoint)
    if found is None:
        now = live.seen_from(viewpoint.seats)
        found = _version(live, now, now, viewpoint, backdrops)
        live.keep_version(viewpoint, found)
    return found


def _version(
    live: LiveTable, now: Table, shown: Table, viewpoint: Viewpoint, backdrops: Backdrops
) -> Version:
    running = shown is now
    playable = running and live.stopped is None
    seat = viewpoint.seat(shown)
    deciding = viewpoint.deciding(shown) if playable else None
    words = live.phrases.words(shown, viewpoint.lang, viewpoint.you)
    view = live.view_of(shown, seat)
    highlights = shown.game.presentation.highlights(view.board)
    log, earlier = log_lines(live, shown, seat, viewpoint.you, words)
    step = shown.state.stack[-1] if shown.state.stack else None
    undo_seat, undo = _undo(now, viewpoint) if playable else (None, None)
    scene, rim = _draw(live, shown, view, viewpoint, backdrops)
    agreed = _agreed_in_words(live, shown, words)
    whole = _wholes(live, shown, deciding, viewpoint, words)
    message = protocol.Table(
        id=live.id,
        game=shown.game.id,
        title=agreed.title,
        options=agreed.options,
        n=now.n,
        at=shown.n,
        live=running,
        point=shown.point,
        over=shown.over,
        ended=now.over,
        stopped=live.stopped is not None,
        to_act=view.to_act,
        step=view.step,
        phases=_phases(shown, words),
        rule=live.stopped.rule if running and live.stopped is not None else shown.rule,
        seats=_seats(live, shown, view, viewpoint, words),
        look=seat,
        prompt=_prompt(live, shown, deciding, running, viewpoint, words),
        secrets=shown.secret,
        choices=[] if deciding is None else choices(shown, deciding, words),
        forms=[] if deciding is None else forms(shown, deciding, words),
        shortcuts=whole.shortcuts,
        plan=whole.plan,
        prompt_hint=_prompt_hint(live, shown, deciding, running, viewpoint, words),
        list_title="" if deciding is None else list_title(shown, deciding, words),
        draft=step is not None and step.drafted,
        drafted=now.n - live.table.n,
        deciding=deciding,
        auction=auction_message(shown, seat, words),
        bid_limit=_bid_limit(live, seat, deciding, viewpoint) if playable else None,
        can_undo=undo,
        undo_seat=undo_seat,
        rim=rim,
        host=viewpoint.host,
        scene=scene.message,  # type: ignore[arg-type]
        boards=shown.game.presentation.boards(view.board, seat, words.say),
        standing=shown.game.presentation.standing(view.board, seat, words.say),
        highlights=[_highlight(each, words) for each in highlights],
        highlights_label=_highlights_label(shown.game, words),
        describes_spots=_describes_spots(shown.game),
        log=log,
        earlier=earlier,
        news=_news(shown, viewpoint, log),
        standings=_standings(view.standings, words),
        breakdown=_breakdown(shown, highlights, words) if shown.over else [],
        charts=_charts(shown, words) if shown.over else [],
        record=_record(shown, words) if shown.over else None,
        counts=live.table.counts,
        practice=live.table.went_back,
        commitment=_commitment(now),
    )
    return Version(message, {"scene": scene})


def _highlights_label(game: Game, words: Words) -> str:
    label = game.presentation.highlights_label()
    return "" if label is None else words.say(label)


def _describes_spots(game: Game) -> bool:
    return type(game.presentation).describe_spot is not Presentation.describe_spot


def _wholes(
    live: LiveTable, shown: Table, deciding: int | None, viewpoint: Viewpoint, words: Words
) -> Wholes:
    if deciding is None:
        return Wholes(None, ())
    return live.wholes_of(shown, deciding, viewpoint.you, words)


def _commitment(table: Table) -> str:
    """Of a seed that a person typed only once it is over: a short one is found by trying."""
    seed = table.seed
    return "" if seed is None or (seed.chosen and not table.over) else seed.commitment


def _bid_limit(
    live: LiveTable, seat: int | None, deciding: int | None, viewpoint: Viewpoint
) -> protocol.BidLimit | None:
    return bid_limit_message(live, seat if deciding is None else deciding, viewpoint.seats)


def _agreed_in_words(live: LiveTable, table: Table, words: Words) -> Agreed:
    """The title, and what was agreed on but for what means nothing beside the rest."""
    found = live.agreed.get(words.lang)
    if found is None:
        chosen = table.setup.options
        idle = table.game.rules.irrelevant_options(
            chosen, len(table.setup.seats), table.setup.rules
        )
        options = [
            protocol.OptionLabel(
                words.say(Message(f"option-{id}")), words.say(Message(f"option-{id}-{choice}"))
            )
            for id, choice in chosen.items()
            if id not in idle
        ]
        found = live.agreed[words.lang] = Agreed(words.say(Message("title")), options)
    return found


def _phases(table: Table, words: Words) -> list[protocol.Phase]:
    phases = table.game.phases_for(table.setup.options)
    step = table.state.stack[-1] if table.state.stack else None
    now = phases[-1] if step is None else step.phase or step.id
    return [protocol.Phase(id, words.say(Message(f"phase-{id}")), id == now) for id in phases]


def _seats(
    live: LiveTable, table: Table, view: View, viewpoint: Viewpoint, words: Words
) -> list[protocol.Seat]:
    notes = table.game.presentation.notes(view.board)
    connected = live.connected
    found = []
    shown = table.visible_scores(view.seat)
    for seat, (who, score) in enumerate(zip(table.setup.seats, shown, strict=True)):
        note = notes[seat] if notes else None
        player = house.PLAYERS[seat]
        found.append(
            protocol.Seat(
                name=who.name,
                bot=who.bot,
                bot_label=bot_label(who.bot, words) if who.bot else None,
                mine=seat in viewpoint.seats,
                colour=player.colour,
                mark=player.mark,
                score=say_score_or_secret(words, score),
                worth=None if score is None else float(score),
                acting=live.stopped is None and seat in view.to_act,
                ready=table.ready(seat),
                connected=who.bot is not None or seat in connected,
                note=words.say(note) if note is not None else "",
            )
        )
    return found


def _prompt(
    live: LiveTable,
    table: Table,
    deciding: int | None,
    running: bool,
    viewpoint: Viewpoint,
    words: Words,
) -> str:
    if running and live.stopped is not None:
        return words.say(stopped_message(table, live.stopped))
    if table.over:
        return words.say(table.prompt())
    if deciding is not None:
        asked = words.say(table.prompt(deciding))
        if viewpoint.you is None and table.secret:
            # Nothing else tells those at one screen whose secret this is.
            return words.say(Message("server-asked", {"seat": deciding, "prompt": asked}))
        return asked
    if not running:
        id = "server-turn-of"
    elif all(table.setup.seats[seat].bot for seat in table.to_act):
        id = live.trouble or "server-thinking"
    else:
        id = "server-waiting"
    waits = ",".join(map(str, table.to_act))
    return words.say(Message(id, {"seats": waits, "count": len(table.to_act)}))


def _prompt_hint(
    live: LiveTable,
    table: Table,
    deciding: int | None,
    running: bool,
    viewpoint: Viewpoint,
    words: Words,
) -> str:
    if running and live.stopped is not None:
        return _stopped_hint(live, table, viewpoint, words)
    if deciding is None:
        return _own_choice(table, viewpoint, words)
    return prompt_hint(table, live.table, deciding, words)


def _stopped_hint(live: LiveTable, table: Table, viewpoint: Viewpoint, words: Words) -> str:
    """What is shown instead of the end of a match, and why the next decision is refused."""
    refusal = None if live.stopped is None else live.stopped.refusal
    shown = words.say(Message("server-stopped-before"))
    if live.stopped is None or refusal is None or refusal.message.id in _TELLS_NOTHING:
        return shown
    # Why somebody may not do something can tell what only they know.
    if table.secret and viewpoint.seats != (live.stopped.seat,):
        return shown
    return f"{words.say(refusal.message)} {shown}"


def _own_choice(table: Table, viewpoint: Viewpoint, words: Words) -> str:
    """What I have chosen in secret, as long as the others still choose."""
    chosen = None if viewpoint.you is None else table.chosen(viewpoint.you)
    if chosen is None:
        return ""
    return words.say(Message("server-chosen", {"choice": words.say(chosen.message(table.state))}))


_UNDO: dict[str, Literal["ask", "practice"]] = {
    "refusal-undo-consent": "ask",
    "refusal-undo-practice": "practice",
}


def _undo(
    table: Table, viewpoint: Viewpoint
) -> tuple[int | None, Literal["free", "ask", "practice"] | None]:
    """Whose last decision of mine could be taken back, and how."""
    if table.over or not viewpoint.seats:
        return None, None
    mine = next((d.seat for d in standing_decisions(table.log) if d.seat in viewpoint.seats), None)
    if mine is None:
        return None, None
    refusal = table.undo_refusal(mine)
    if refusal is None:
        return mine, "free"
    how = _UNDO.get(refusal.message.id)
    return (None, None) if how is None else (mine, how)


def _draw(
    live: LiveTable, table: Table, view: View, viewpoint: Viewpoint, backdrops: Backdrops
) -> tuple[Version, bool | None]:
    """The picture, drawn once for all who see the same board in one language."""
    drawn = live.drawings.setdefault((viewpoint.lang, viewpoint.rim), [])
    for known in drawn:
        if known.board is view.board or known.board == view.board:
            backdrops.keep(known.hash, known.picture)
            return known.scene, known.rim
    # Nobody is called "you" in a picture, so that it is the same for all.
    words = live.phrases.words(table, viewpoint.lang, None)
    picture, rim = scene_of(table, view, words, viewpoint.rim)
    hash = backdrops.keep(backdrop_hash(picture), picture)
    scene = Version(_scene(picture, hash))
    drawn.insert(0, Drawing(view.board, picture, hash, scene, rim))
    del drawn[_MOST_DRAWINGS:]
    return scene, rim


def _scene(scene: Scene, hash: str) -> protocol.Scene:
    return protocol.Scene(
        hash,
        scene.width,
        scene.height,
        scene.title,
        scene.zoom,
        scene.pieces,
        scene.spots,
        scene.strokes,
        scene.parts,
        scene.bleed,
    )


async def describe_spot(live: LiveTable, viewpoint: Viewpoint, spot: str) -> protocol.Description:
    """What there is to say of a spot, as the viewer sees the table; nothing: its label is all."""
    now = live.seen_from(viewpoint.seats)
    shown = (
        now if viewpoint.at is None or viewpoint.at >= now.n else await live.at(viewpoint.at, now)
    )
    found = shown.game.presentation.describe_spot(shown.state, viewpoint.seat(shown), spot)
    words = live.phrases.words(shown, viewpoint.lang, viewpoint.you)
    said = _highlight(found or Highlight((spot,), ()), words)
    return protocol.Description(spot, shown.n, said.spots, said.lines)


def _highlight(highlight: Highlight, words: Words) -> protocol.Highlight:
    lines = [words.say(line) for line in highlight.lines]
    return protocol.Highlight(highlight.spots, lines, highlight.leaders)


def _past_events(table: Table) -> list[Event]:
    """All that happened and was not taken back."""
    return [event for decision in table.decisions for event in decision.events]


def _record(table: Table, words: Words) -> protocol.Result | None:
    standings = table.standings
    record = None if standings is None else table.game.help.record(table.state, standings)
    if record is None:
        return None
    group = f"{table.game.id} {record.group}"
    return protocol.Result(group, record.order, words.say(record.text))


def _breakdown(
    table: Table, highlights: Iterable[Highlight], words: Words
) -> list[protocol.BreakdownRow]:
    """What the scores are made of: by all that happened, else by what lies on the board."""
    parts = table.game.help.score_breakdown(table.state, _past_events(table)) or highlights
    return [
        protocol.BreakdownRow(
            part.spots,
            [words.say(line) for line in part.lines],
            [say_score(words, share) for share in part.shares],
            part.apart,
        )
        for part in parts
        if part.shares is not None
    ]


def _charts(table: Table, words: Words) -> list[protocol.Curves]:
    return [
        protocol.Curves(
            words.say(chart.title),
            words.say(chart.across),
            [
                protocol.Curve(words.say(curve.label), curve.points, curve.ink)
                for curve in chart.curves
            ],
        )
        for chart in table.game.help.charts(table.state, _past_events(table))
    ]


def _standings(standings: Standings | None, words: Words) -> protocol.Standings | None:
    if standings is None:
        return None
    return protocol.Standings(
        standings.ranks,
        standings.winners,
        [say_score(words, score) for score in standings.scores],
        words.say(Message(f"ending-{standings.ending}")),
    )


def _news(table: Table, viewpoint: Viewpoint, log: list[protocol.LogLine]) -> int:
    if not viewpoint.seats:
        return len(log)
    last = next((d.n for d in standing_decisions(table.log) if d.seat in viewpoint.seats), 0)
    return bisect_right(log, last, key=lambda line: line.n)
