"""Twin matches that differ in one thing, a draw or a decision: who can tell them apart?

What shows to a viewer need not be kept from them, and what does not show must be: the match file
would tell it. Both ways a game says one thing by its marks and another by what it shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from rotonde.kernel.chance import BadDraw, Chance, NeedsDraw
from rotonde.kernel.step import Action, State
from rotonde.kernel.table.log import Decision
from rotonde.kernel.table.table import Table
from rotonde.trial.report import Fault

_ALTERNATIVES = 4


class NotingChance(Chance):
    """Notes how many outcomes each draw had, and whether it was marked as secret."""

    __slots__ = ("notes",)

    def __init__(self, key: bytes, script: tuple[int, ...] | None = None) -> None:
        super().__init__(key, script)
        self.notes: list[tuple[int, bool]] = []

    def randrange(self, outcomes: int, *, secret: bool = False) -> int:
        self.notes.append((outcomes, secret))
        return super().randrange(outcomes, secret=secret)


# Draws


def check_opening(table: Table, rng: Random) -> None:
    """What the set-up draws is marked as secret if, and only if, it does not show."""
    game, setup = table.game, table.setup
    assert table.seed is not None
    chance = NotingChance(table.seed.key)
    true = game.rules.start(setup, chance)
    for at, script in _alter(chance, rng):
        try:
            other = game.rules.start(setup, Chance(b"", script))
        except (NeedsDraw, BadDraw):
            continue
        shows = game.rules.view(true, None) != game.rules.view(other, None)
        same = game.notation.write(true) == game.notation.write(other)
        _judge(chance.notes[at][1], shows, same, "the set-up")
        _check_samples(table, true, other, rng)


def check_draws(table: Table, seat: int, action: Action, rng: Random) -> None:
    """What a decision draws is marked as secret if, and only if, it does not show."""
    assert table.seed is not None
    true = table.copy()
    chance = true.chance = NotingChance(table.seed.key)
    true.play(seat, action)
    for at, script in _alter(chance, rng):
        other = table.copy()
        try:
            other.play_scripted(seat, action, script)
        except (NeedsDraw, BadDraw):
            continue
        shows = _collect(true, None) != _collect(other, None)
        same = true.position() == other.position()
        _judge(chance.notes[at][1], shows, same, repr(action))


def _alter(chance: NotingChance, rng: Random) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The draws with one of them changed: the first, the last or any, as they may be."""
    drawn, notes = chance.drawn, chance.notes
    if not drawn:
        return
    for at in sorted({0, len(drawn) - 1, rng.randrange(len(drawn))}):
        outcomes, secret = notes[at]
        # What is drawn openly from what a secret draw has left shows that draw, and rightly so.
        told_later = secret and not all(marked for _, marked in notes[at:])
        if outcomes > 1 and not told_later:
            value = (drawn[at] + 1 + rng.randrange(outcomes - 1)) % outcomes
            yield at, (*drawn[:at], value, *drawn[at + 1 :])


def _judge(secret: bool, shows: bool, same: bool, what: str) -> None:
    if secret and shows:
        raise Fault(
            f"a draw of {what} is marked as secret and shows to a spectator",
            "See `Event.seen_by` and `Rules.view`; or draw it openly.",
        )
    if not secret and not shows and not same:
        raise Fault(
            f"a draw of {what} does not show to a spectator, and the match file tells it",
            "Draw it with `secret=True`.",
        )


def _check_samples(table: Table, true: State, other: State, rng: Random) -> None:
    """A seat that cannot tell two states apart guesses the same of both."""
    game, seed = table.game, rng.randrange(1 << 30)
    for seat in range(len(table.setup.seats)):
        if game.rules.view(true, seat) == game.rules.view(other, seat):
            guesses = {
                game.notation.write(game.visibility.sample_state(state, seat, Random(seed)))
                for state in (true, other)
            }
            if len(guesses) > 1:
                raise Fault(
                    f"a sample for seat {seat} depends on what the seat cannot know",
                    "`Visibility.sample_state` takes hidden things together, in an order that "
                    "tells nothing, and deals them anew.",
                )


# Decisions


def check_private(table: Table, seat: int, action: Action, rng: Random) -> None:
    """A decision is private to those, and only those, who are shown nothing of it."""
    kin = [other for other in table.legal(seat) if type(other) is type(action)]
    alike = [other for other in kin if other != action][: _ALTERNATIVES - 1]
    if not alike:
        return
    seed = rng.randrange(1 << 30)
    twins = [_play(table, seat, each, seed) for each in (action, *alike)]
    positions = {twin.position() for twin in twins}
    for viewer in (None, *range(len(table.setup.seats))):
        if viewer == seat or twins[0].over:
            continue
        given = {_collect(twin, viewer) for twin in twins}
        who = "a spectator" if viewer is None else f"seat {viewer}"
        seen = action.seen_by(seat, viewer)
        if seen and len(given) == 1 < len(positions):
            raise Fault(
                f"{action!r} of seat {seat} does not show to {who}, and the match file tells it",
                "Mark it as private: `Action.seen_by`.",
            )
        if not seen and len(given) == len(twins):
            raise Fault(
                f"{action!r} of seat {seat} is private, and {who} is shown which it was",
                "See `Event.seen_by` and `Rules.view`; or mend `Action.seen_by`.",
            )


def _play(table: Table, seat: int, action: Action, seed: int) -> Table:
    """The table after this decision, and where others choose at once, after theirs."""
    twin, rng = table.copy(), Random(seed)
    step = twin.state.stack[-1]
    others = [other for other in twin.to_act if other != seat] if step.secret else []
    choices = [(other, rng.choice(twin.legal(other))) for other in others]
    for who, choice in [(seat, action), *choices]:
        twin.play(who, choice)
    return twin


def _collect(table: Table, viewer: int | None) -> str:
    """What a viewer is given after a decision, but for the match file."""
    parts: Sequence[Any] = (
        table.view(viewer),
        table.visible_scores(viewer),
        table.game.visibility.visible_position(table.state, viewer),
        table.prompt(viewer),
        _list_told(table, viewer),
    )
    return repr(parts)


def _list_told(table: Table, viewer: int | None) -> list[Any]:
    assert isinstance(table.log, Decision)
    seen = (event.seen_by(viewer) for event in table.log.events)
    return [event.message(table.state) for event in seen if event is not None]
