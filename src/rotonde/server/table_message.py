"""What one viewer is shown of a table: the `table` message of docs/protocol.md.

All of it comes from a seat's view, its scene, and events as that seat may see them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.presentation import Highlight, Presentation
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.drawing import themes as house
from rotonde.kernel.drawing.scene import Scene, backdrop_hash
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event
from rotonde.kernel.table.log import Decision, Entry, Undo, standing_decisions, standing_entries
from rotonde.kernel.table.table import Table, View
from rotonde.kernel.words import Words
from rotonde.server.bid_limits import auction_message, ceiling_message
from rotonde.server.choices import choices, forms, listing, plans, remark
from rotonde.server.deltas import OF_SCENE, Version
from rotonde.server.live_table import Drawing, LiveTable, Tail
from rotonde.server.phrases import scored, scored_or_secret, stopped_message
from rotonde.server.pictures import Backdrops, scene_of

_MOST_LINES = 400
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
        return Version(_message(live, now, shown, viewpoint, backdrops))
    return current(live, viewpoint, backdrops)


def current(live: LiveTable, viewpoint: Viewpoint, backdrops: Backdrops) -> Version:
    """As the match stands: worked out once for each change of the table."""
    found = live.versions.get(viewpoint)
    if found is None:
        now = live.seen_from(viewpoint.seats)
        found = Version(_message(live, now, now, viewpoint, backdrops))
        live.keep_version(viewpoint, found)
    return found


def _message(
    live: LiveTable, now: Table, shown: Table, viewpoint: Viewpoint, backdrops: Backdrops
) -> dict[str, Any]:
    running = shown is now
    seat = viewpoint.seat(shown)
    playable = running and live.stopped is None
    deciding = viewpoint.deciding(shown) if playable else None
    words = live.fluency.words(shown, viewpoint.lang, viewpoint.you)
    view = shown.view(seat)
    networks = shown.game.presentation.highlights(view.board)
    log, earlier = _log(live, shown, seat, viewpoint, words)
    step = shown.state.stack[-1] if shown.state.stack else None
    undo_seat, undo = _undo(now, viewpoint) if playable else (None, None)
    scene, rim = _drawn(live, shown, view, viewpoint, backdrops)
    return {
        "type": "table",
        "id": live.id,
        "game": shown.game.id,
        "title": words.say(Message("title")),
        "options": _options(shown, words),
        "n": now.n,
        "at": shown.n,
        "live": running,
        "point": shown.point,
        "over": shown.over,
        "ended": now.over,
        "stopped": live.stopped is not None,
        "to_act": view.to_act,
        "step": view.step,
        "phases": _phases(shown, words),
        "rule": live.stopped.rule if running and live.stopped is not None else shown.rule,
        "seats": _seats(live, shown, view, viewpoint, words),
        "look": seat,
        "prompt": _prompt(live, shown, deciding, running, viewpoint, words),
        "secrets": shown.secret,
        "choices": [] if deciding is None else choices(shown, deciding, words),
        "forms": [] if deciding is None else forms(shown, deciding, words),
        "plans": [] if deciding is None else plans(shown, deciding, words),
        "remark": _stopped_remark(live, shown, viewpoint, words)
        if running and live.stopped is not None
        else _own_choice(shown, viewpoint, words)
        if deciding is None
        else remark(shown, live.table, deciding, words),
        "listing": "" if deciding is None else listing(shown, deciding, words),
        "draft": step is not None and step.drafted,
        "drafted": now.n - live.table.n,
        "deciding": deciding,
        "auction": auction_message(shown, seat, words),
        "ceiling": _ceiling(live, seat, deciding, viewpoint) if playable else None,
        "can_undo": undo,
        "undo_seat": undo_seat,
        "rim": rim,
        "host": viewpoint.host,
        "scene": scene,
        "networks": [_network(network, words) for network in networks],
        "tells": _describes_spots(shown.game),
        "log": log,
        "earlier": earlier,
        "news": _news(shown, viewpoint, log),
        "standings": _standings(view.standings, words),
        "tally": _tally(_counted(shown, networks), words) if shown.over else [],
        "charts": _charts(shown, words) if shown.over else [],
        "record": _record(shown, words) if shown.over else None,
        "counts": live.counts,
        "commitment": _commitment(now),
    }


def _describes_spots(game: Game) -> bool:
    return type(game.presentation).describe_spot is not Presentation.describe_spot


def _commitment(table: Table) -> str:
    """Of a seed that a person typed only once it is over: a short one is found by trying."""
    seed = table.seed
    return "" if seed is None or (seed.chosen and not table.over) else seed.commitment


def _ceiling(
    live: LiveTable, seat: int | None, deciding: int | None, viewpoint: Viewpoint
) -> dict[str, Any] | None:
    return ceiling_message(live, seat if deciding is None else deciding, viewpoint.seats)


def _options(table: Table, words: Words) -> list[dict[str, str]]:
    """What was agreed on, but for what means nothing beside the rest."""
    chosen = table.setup.options
    idle = table.game.rules.irrelevant_options(chosen, len(table.setup.seats))
    return [
        {
            "label": words.say(Message(f"option-{id}")),
            "value": words.say(Message(f"option-{id}-{choice}")),
        }
        for id, choice in chosen.items()
        if id not in idle
    ]


def _phases(table: Table, words: Words) -> list[dict[str, Any]]:
    phases = table.game.phases_for(table.setup.options)
    step = table.state.stack[-1] if table.state.stack else None
    now = phases[-1] if step is None else step.phase or step.id
    return [
        {"id": id, "label": words.say(Message(f"phase-{id}")), "current": id == now}
        for id in phases
    ]


def _seats(
    live: LiveTable, table: Table, view: View, viewpoint: Viewpoint, words: Words
) -> list[dict[str, Any]]:
    notes = table.game.presentation.notes(view.board)
    connected = live.connected
    found = []
    shown = table.shown(view.seat)
    for seat, (who, score) in enumerate(zip(table.setup.seats, shown, strict=True)):
        note = notes[seat] if notes else None
        player = house.PLAYERS[seat]
        found.append(
            {
                "name": who.name,
                "bot": who.bot,
                "bot_label": words.say(Message(f"bot-{who.bot}")) if who.bot else None,
                "mine": seat in viewpoint.seats,
                "colour": player.colour,
                "mark": player.mark,
                "score": scored_or_secret(words, score),
                "worth": None if score is None else float(score),
                "acting": live.stopped is None and seat in view.to_act,
                "ready": table.ready(seat),
                "connected": who.bot is not None or seat in connected,
                "note": words.say(note) if note is not None else "",
            }
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


def _stopped_remark(live: LiveTable, table: Table, viewpoint: Viewpoint, words: Words) -> str:
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


def _undo(table: Table, viewpoint: Viewpoint) -> tuple[int | None, str | None]:
    """Whose last decision of mine could be taken back, and how."""
    if table.over or not viewpoint.seats:
        return None, None
    mine = next((d.seat for d in standing_decisions(table.log) if d.seat in viewpoint.seats), None)
    if mine is None:
        return None, None
    refusal = table.undo_refusal(mine)
    if refusal is None:
        return mine, "free"
    return (mine, "ask") if refusal.message.id == "refusal-undo-consent" else (None, None)


def _drawn(
    live: LiveTable, table: Table, view: View, viewpoint: Viewpoint, backdrops: Backdrops
) -> tuple[Version, bool | None]:
    """The picture, drawn once for all who see the same board in one language."""
    drawn = live.drawings.setdefault((viewpoint.lang, viewpoint.rim), [])
    for known in drawn:
        if known.board == view.board:
            backdrops.keep(known.scene.message["hash"], known.picture)
            return known.scene, known.rim
    # Nobody is called "you" in a picture, so that it is the same for all.
    words = live.fluency.words(table, viewpoint.lang, None)
    scene, rim = scene_of(table, view, words, viewpoint.rim)
    drawn.insert(0, Drawing(view.board, scene, Version(_scene(scene, backdrops), OF_SCENE), rim))
    del drawn[_MOST_DRAWINGS:]
    return drawn[0].scene, rim


def _scene(scene: Scene, backdrops: Backdrops) -> dict[str, Any]:
    return {
        "hash": backdrops.keep(backdrop_hash(scene), scene),
        "width": scene.width,
        "height": scene.height,
        "title": scene.title,
        "zoom": scene.zoom,
        "pieces": scene.pieces,
        "spots": scene.spots,
        "strokes": scene.strokes,
        "parts": scene.parts,
    }


async def about_message(live: LiveTable, viewpoint: Viewpoint, spot: str) -> dict[str, Any]:
    """What there is to say of a spot, as the viewer sees the table; nothing: its label is all."""
    now = live.seen_from(viewpoint.seats)
    shown = (
        now if viewpoint.at is None or viewpoint.at >= now.n else await live.at(viewpoint.at, now)
    )
    network = shown.game.presentation.describe_spot(shown.state, viewpoint.seat(shown), spot)
    if network is None:
        network = Highlight((spot,), ())
    words = live.fluency.words(shown, viewpoint.lang, viewpoint.you)
    return {"spot": spot, "at": shown.n, **_network(network, words)}


def _network(network: Highlight, words: Words) -> dict[str, Any]:
    return {"spots": network.spots, "lines": [words.say(line) for line in network.lines]}


def _counted(table: Table, networks: list[Highlight]) -> list[Highlight]:
    """What the scores are made of: by all that happened, else by what lies on the board."""
    return table.game.help.score_breakdown(table.state, _happened(table)) or networks


def _happened(table: Table) -> list[Event]:
    """All that happened and was not taken back."""
    return [event for decision in table.decisions for event in decision.events]


def _record(table: Table, words: Words) -> dict[str, Any] | None:
    standings = table.standings
    record = None if standings is None else table.game.help.record(table.state, standings)
    if record is None:
        return None
    group = f"{table.game.id} {record.group}"
    return {"group": group, "order": record.order, "text": words.say(record.text)}


def _tally(networks: Iterable[Highlight], words: Words) -> list[dict[str, Any]]:
    return [
        {
            **_network(network, words),
            "shares": [scored(words, share) for share in network.shares],
            **({"apart": True} if network.apart else {}),
        }
        for network in networks
        if network.shares is not None
    ]


def _charts(table: Table, words: Words) -> list[dict[str, Any]]:
    return [
        {
            "title": words.say(chart.title),
            "across": words.say(chart.across),
            "curves": [
                {"label": words.say(curve.label), "points": curve.points, "ink": curve.ink}
                for curve in chart.curves
            ],
        }
        for chart in table.game.help.charts(table.state, _happened(table))
    ]


def _standings(standings: Standings | None, words: Words) -> dict[str, Any] | None:
    if standings is None:
        return None
    return {
        "ranks": standings.ranks,
        "winners": standings.winners,
        "scores": [scored(words, score) for score in standings.scores],
        "ending": words.say(Message(f"ending-{standings.ending}")),
    }


def _log(
    live: LiveTable, table: Table, seat: int | None, viewpoint: Viewpoint, words: Words
) -> tuple[list[dict[str, Any]], int]:
    """What happened and still stands, and what was taken back: the last of it, and how much more.

    Only what is shown is put into words: a long match has thousands of lines.
    """
    key = (seat, viewpoint.you, viewpoint.lang)
    settled = table.n == table.point and table.n <= live.table.n
    known = live.tails.get(key)
    if settled and known is not None and table.log is not None:
        newest = table.log
        if newest.before is known.log and isinstance(newest, Decision):
            # The usual case: one decision more than the last time.
            lines = [*known.lines, *_lines(live, table, newest, seat, viewpoint, words)]
            over = max(0, len(lines) - _MOST_LINES)
            tail = live.tails[key] = Tail(newest, lines[over:], known.earlier + over)
            return tail.lines, tail.earlier
    parts: list[list[dict[str, Any]]] = []
    count = 0
    past = standing_entries(table.log)
    for entry in past:
        if _heard(table, entry, seat):
            parts.append(_lines(live, table, entry, seat, viewpoint, words))
            count += len(parts[-1])
        if count >= _MOST_LINES:
            break
    lines = [line for part in reversed(parts) for line in part]
    more = max(0, len(lines) - _MOST_LINES)
    earlier = more + _total(live, table, next(past, None), seat)
    if settled and table.log is not None:
        live.tails[key] = Tail(table.log, lines[more:], earlier)
    return lines[more:], earlier


def _heard(table: Table, entry: Entry, seat: int | None) -> bool:
    """Whether a seat may know of an entry: choices of others are secret until all are made."""
    return isinstance(entry, Undo) or entry.n <= table.point or entry.seat == seat


def _lines(
    live: LiveTable,
    table: Table,
    entry: Entry,
    seat: int | None,
    viewpoint: Viewpoint,
    words: Words,
) -> list[dict[str, Any]]:
    if entry.n > live.table.n:  # only tried out: it may yet be another
        return _told(live, table, entry, seat, words)
    key = (entry.n, seat, viewpoint.you, viewpoint.lang)
    found = live.told.get(key)
    if found is None:
        found = live.told[key] = _told(live, table, entry, seat, words)
    return found


def _total(live: LiveTable, table: Table, log: Entry | None, seat: int | None) -> int:
    """How many lines a seat is told up to an entry; counted once for each of a match."""
    uncounted: list[Entry] = []
    total = 0
    for entry in standing_entries(log):
        known = live.totals.get((entry.n, seat))
        if known is not None:
            total = known
            break
        uncounted.append(entry)
    for entry in reversed(uncounted):
        if isinstance(entry, Decision) and _heard(table, entry, seat):
            total += sum(event.seen_by(seat) is not None for event in entry.events)
            total += entry.n in live.guessed
        elif isinstance(entry, Undo):
            total += 1
        if entry.n <= min(table.point, live.table.n):
            live.totals[entry.n, seat] = total
    return total


def _told(
    live: LiveTable, table: Table, entry: Entry, seat: int | None, words: Words
) -> list[dict[str, Any]]:
    def line(message: Message, spots: Sequence[str] = ()) -> dict[str, Any]:
        return {"n": entry.n, "seat": entry.seat, "text": words.say(message), "spots": spots}

    if isinstance(entry, Undo):
        return [line(Message("server-took-back", {"seat": entry.seat}))]
    assert isinstance(entry, Decision)
    lines = []
    for event in entry.events:
        seen = event.seen_by(seat)
        if seen is not None:
            said = line(seen.message(table.state), seen.spots(table.state))
            lines.append(said | _shown(seen, table, words))
    if entry.n in live.guessed:
        lines.append(line(Message("server-bot-guessed", {"seat": entry.seat})))
    return lines


def _shown(event: Event, table: Table, words: Words) -> dict[str, Any]:
    """What an event lets people see besides its line; most have nothing."""
    found: dict[str, Any] = {}
    if dice := event.dice_rolled(table.state):
        found["dice"] = dice
    if card := event.revealed_card(table.state):
        title, text = words.say(card.title), words.say(card.text)
        found["card"] = {"title": title, "text": text, "sprite": card.sprite}
    if journey := table.game.presentation.journey(table.state, event):
        found["journey"] = journey
    return found


def _news(table: Table, viewpoint: Viewpoint, log: list[dict[str, Any]]) -> int:
    if not viewpoint.seats:
        return len(log)
    last = next((d.n for d in standing_decisions(table.log) if d.seat in viewpoint.seats), 0)
    return next((at for at, line in enumerate(log) if line["n"] > last), len(log))
