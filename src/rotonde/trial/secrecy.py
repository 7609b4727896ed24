"""Hidden means hidden: what a viewer may not know changes nothing that the viewer is given.

A table is disguised: what the viewer may not know of its state is sampled anew, secret draws are
others, and events that the viewer is not told are gone. Whatever the viewer can ask for must come
out the same, to the byte. Private decisions stay as they are: `twins.py` replaces those.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from rotonde.kernel.contract.inputs import Amount
from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.message import BadInput
from rotonde.kernel.table.log import Decision, Entry, Undo, entries
from rotonde.kernel.table.match import dump
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.table.table import Table
from rotonde.server.background import Background
from rotonde.server.live_table import LiveTable
from rotonde.server.pictures import Backdrops
from rotonde.server.store import Stored
from rotonde.server.table_message import Viewpoint, current
from rotonde.trial.malformed import malformed
from rotonde.trial.report import Fault
from rotonde.trial.speech import Speaker

_SPOTS = 40


def check_secrecy(table: Table, speaker: Speaker, rng: Random) -> None:
    for viewer in (None, *range(len(table.setup.seats))):
        other = disguise(table, viewer, rng)
        seed = rng.randrange(1 << 30)
        pairs = zip(outputs(table, viewer, seed), outputs(other, viewer, seed), strict=True)
        who = "a spectator" if viewer is None else f"seat {viewer}"
        for (name, true), (_, false) in pairs:
            if true != false:
                raise Fault(
                    f"{name} tells {who} what they may not know: {_difference(true, false)}",
                    "Take it from the view, mark draws as secret, or mend `Visibility`.",
                )


def _difference(one: str, other: str) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, at - 30)
    return f"“{one[start : at + 30]}” or “{other[start : at + 30]}”"


# The same table with other secrets


def disguise(table: Table, viewer: int | None, rng: Random) -> Table:
    """A table that this viewer cannot tell from the true one."""
    twin = table.copy()
    visibility = table.game.visibility
    if visibility.has_hidden_info or table._pending:
        twin.state = visibility.sample_state(table.state, _seat(viewer), rng)
        if viewer is None:
            # Nobody's knowledge is left: what a spectator is shown comes from no hand.
            for seat in range(len(table.setup.seats)):
                twin.state = visibility.sample_state(twin.state, seat, rng)
    twin.log = _disguised_log(table, viewer)
    if table.opening_secret:
        twin.opening = tuple(draw + 1 for draw in table.opening)
    return twin


def _seat(viewer: int | None) -> int:
    return 0 if viewer is None else viewer


def _disguised_log(table: Table, viewer: int | None) -> Entry | None:
    log: Entry | None = None
    kept: dict[int, Entry] = {}
    for entry in entries(table.log):
        if isinstance(entry, Decision):
            log = _disguise(entry, log, viewer)
        else:
            assert isinstance(entry, Undo)
            stands = kept.get(entry.to)
            log = msgspec.structs.replace(entry, before=log, stands=stands)
        kept[entry.n] = log
    return log


def _disguise(entry: Decision, before: Entry | None, viewer: int | None) -> Decision:
    seen = tuple(event for event in entry.events if event.seen_by(viewer) is not None)
    drew = tuple(draw + 1 for draw in entry.drew) if entry.hidden_draws else entry.drew
    return msgspec.structs.replace(entry, before=before, events=seen, drew=drew)


# All that a viewer can ask for


def outputs(table: Table, viewer: int | None, seed: int) -> Iterator[tuple[str, str]]:
    """What the viewer is given, by name: each as text, to be compared."""
    game, state = table.game, table.state
    words = table.words("en", viewer)
    yield "the view", repr(table.view(viewer))
    yield "the visible scores", repr(table.visible_scores(viewer))
    yield "the visible position", game.visibility.visible_position(state, viewer)
    yield "the text", table.text("en", viewer)
    written = msgspec.structs.replace(table.setup, position=game.notation.write(state))
    yield "the public set-up of its position", repr(game.visibility.public_setup(written))
    scene = table.scene(viewer)
    yield "the picture", to_svg(scene)
    board = game.rules.view(state, viewer)
    yield "the boards", repr(game.presentation.boards(board, viewer, words.say))
    yield "how it stands", repr(game.presentation.standing(board, viewer, words.say))
    yield "the prompt", words.say(table.prompt(viewer))
    yield "the match file", _file(table, viewer)
    for spot in scene.spots[:: max(1, len(scene.spots) // _SPOTS)]:
        yield (
            f"the description of {spot.id}",
            repr(game.presentation.describe_spot(state, viewer, spot.id)),
        )
    yield "the auction", repr(game.inputs.auction(state, viewer))
    yield (
        "the log",
        repr(
            [
                seen.message(state)
                for entry in entries(table.log)
                if isinstance(entry, Decision) and entry.n <= table.point
                for event in entry.events
                if (seen := event.seen_by(viewer)) is not None
            ]
        ),
    )
    if viewer is not None and viewer in table.to_act:
        yield from _decision(table, viewer, Random(seed))
    # Last: it holds most of the above, which name the place of a leak better.
    yield "the message of the server", _message(table, viewer)


def _file(table: Table, viewer: int | None) -> str:
    try:
        return dump(table, export=True, viewers=() if viewer is None else (viewer,))
    except BadInput as error:
        return str(error)


def _message(table: Table, viewer: int | None) -> str:
    """What a browser is sent of this table."""
    kinds = ("me", *("link" for _ in table.setup.seats[1:]))
    live = LiveTable(Stored("trial", "", kinds, 0, (), 0, ()), table, Moments(), _BACKGROUND)
    seats = () if viewer is None else (viewer,)
    return current(live, Viewpoint(seats), Backdrops()).whole


_BACKGROUND = Background()


def _decision(table: Table, seat: int, rng: Random) -> Iterator[tuple[str, str]]:
    game, state = table.game, table.state
    legal = table.legal(seat)
    yield (
        "the choices",
        repr([(a, a.message(state), a.short(state), a.badge(state)) for a in legal]),
    )
    yield "the title of the list", repr(game.help.list_title(state, seat))
    for spot in table.scene(seat).spots:
        meant = game.help.action_at(state, seat, (spot.id,))
        yield f"what a click on {spot.id} means", repr(meant)
    offers = game.inputs.offers(state, seat, legal)
    yield "the amounts", repr([offer for offer in offers if isinstance(offer, Amount)])
    yield "the forms", repr(game.inputs.forms(state, seat))
    yield "the hint at the prompt", repr(game.help.prompt_hint(state, seat))
    for action in legal[:: max(1, len(legal) // 12)]:
        if action.has_preview:
            yield f"the preview of {action!r}", repr(game.help.preview(state, seat, action))
        if action.shows_pieces:
            yield f"the pieces of {action!r}", repr(game.presentation.pieces_of(state, action))
    for action in malformed(game, rng):
        yield f"the refusal of {action!r}", repr(table.refusal(seat, action))
