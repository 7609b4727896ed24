"""What is checked of a whole match: its file, snapshots, positions and events."""

from __future__ import annotations

from rotonde.kernel.chance import Seed
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.table import match
from rotonde.kernel.table.log import entries, events
from rotonde.kernel.table.snapshot import freeze, restore
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.trial.report import Fault
from rotonde.trial.speech import Speaker


def check_events(table: Table, speaker: Speaker) -> None:
    """All that happened can be told to everybody who may know it."""
    for _, event in events(table.log):
        for viewer in (None, *range(len(table.setup.seats))):
            seen = event.seen_by(viewer)
            if seen is not None:
                speaker.say(seen.message(table.state), "the event")
                seen.spots(table.state)
        table.game.presentation.journey(table.state, event)


def check_ending(table: Table, speaker: Speaker) -> None:
    """The result: one of the endings, and a breakdown that can be said."""
    standings = table.standings
    if standings is None:
        return
    info, help = table.game.info, table.game.help
    if standings.ending not in info.endings:
        raise Fault(f"ending {standings.ending!r} is not announced", "Add it to `info.endings`.")
    if len(standings.ranks) != len(table.setup.seats):
        raise Fault("not every seat has a rank", "`Rules.standings` ranks all seats.")
    speaker.say(Message(f"ending-{standings.ending}"), "the ending")
    happened = [event for _, event in events(table.log)]
    for row in help.score_breakdown(table.state, happened):
        for line in row.lines:
            speaker.say(line, "the breakdown")
    for chart in help.charts(table.state, happened):
        speaker.say(chart.title, "the chart")
        for curve in chart.curves:
            speaker.say(curve.label, "the chart")


def check_file(table: Table, speaker: Speaker) -> None:
    """The match file leads to the same table."""
    text = match.dump(table)
    again = match.verify(match.parse(text))
    if match.dump(again) != text or again.position() != table.position():
        raise Fault(
            "a match read back from its file is another",
            "Everything a step does must follow from the state, the action and `chance`.",
        )


def check_snapshot(table: Table, speaker: Speaker) -> None:
    """A snapshot leads to the same table."""
    record = match.dump(table).splitlines()
    record = record[: 1 + len(entries(table.log))]
    again, spared, _ = restore(record, freeze(table))
    if spared != table.n:
        raise Fault(
            "a snapshot cannot be read back",
            "States may hold structs, plain data, and what `Rules.shared` lists.",
        )
    if again.position() != table.position():
        raise Fault("a snapshot leads to another position", "See `State.copy` and its slots.")


def check_hidden(table: Table, speaker: Speaker) -> None:
    """A game with secrets says so: screens are covered and bots guess by that."""
    private = any(
        decision.hidden_draws or not decision.action.seen_by(decision.seat, None)
        for decision in table.decisions
    )
    if (private or table.opening_secret) and not table.game.visibility.has_hidden_info:
        raise Fault("there are secrets and it does not say so", "Set `has_hidden_info`.")


def check_position(table: Table, speaker: Speaker) -> None:
    """A position read back is the same position; without its secrets it can be played too."""
    if table.over:
        return
    again = _read_back(table, table.position())
    # Chance draws what the public part of it leaves open.
    public = table.game.visibility.public_setup(again.setup)
    bare = Table(table.game, public, Seed.of(1))
    if bare.view(None).board != again.view(None).board:
        raise Fault(
            "its position without secrets leads to another table for a spectator",
            "`Notation.read` draws what the position leaves open.",
        )
    _read_back(table, bare.position())


def _read_back(table: Table, text: str) -> Table:
    setup = table.setup
    try:
        again = start(
            setup.game,
            [seat.name for seat in setup.seats],
            seed=1,
            options=dict(setup.options),
            position=text,
        )
    except BadInput as error:
        raise Fault(
            f"its own position is refused: {error}", "`Notation.read` takes what `write` gives."
        ) from error
    if again.position() != text:
        raise Fault(
            "a position read back is another", "`Notation.write` and `read` must fit each other."
        )
    due = table.state.to_act  # with those whose secret choice is made: a position has none
    if again.to_act != due or _step(again) != _step(table):
        raise Fault(
            f"{_step(again)!r} by {again.to_act} is next after a position read back, not "
            f"{_step(table)!r} by {due}",
            "`Notation.write` must say which decision is due, and whose.",
        )
    return again


def _step(table: Table) -> str:
    id: str = table.state.stack[-1].id
    return id


CHECKS = {
    "events": check_events,
    "ending": check_ending,
    "file": check_file,
    "snapshot": check_snapshot,
    "position": check_position,
    "hidden": check_hidden,
}
