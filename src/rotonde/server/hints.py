"""Hints: what a strong player would do and why, and then what it is worth beside the next best."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from rotonde.analysis.outlook import Outlook, compare_choice
from rotonde.kernel.contract.inputs import Amount
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.server import protocol
from rotonde.server.bot_pool import NoBotAnswer, Question, Unwanted, question, rebuild
from rotonde.server.drafts import take_drafted
from rotonde.server.viewer import Viewer

if TYPE_CHECKING:
    from rotonde.server.table_registry import TableRegistry

_LEVEL = "strong"
_SECONDS = 1.2
"""What the comparison may take: the hint is read meanwhile."""
_SURE = 1.5
"""By how many times its noise a choice must be better to be called so."""


def ask_hint(viewer: Viewer, tables: TableRegistry) -> None:
    if viewer.viewpoint.at is not None or viewer.viewpoint.deciding(viewer.table) is None:
        raise BadInput("server-no-hint")
    if viewer.hint_table is viewer.table:
        if viewer.hint_actions is None and viewer.hint is not None and not viewer.hint.done():
            raise BadInput("server-hint-underway")
    else:
        viewer.hint_table = viewer.table
        viewer.hint_actions = None
    drop_hint(viewer)  # nobody waits any more for advice on what is decided
    viewer.hint = asyncio.create_task(_hint(viewer, tables))


def drop_hint(viewer: Viewer) -> None:
    """Its reader has put it away. What a worker has begun it ends, within `_SECONDS`."""
    if viewer.hint is not None:
        viewer.hint.cancel()


async def _hint(viewer: Viewer, tables: TableRegistry) -> None:
    table = viewer.table
    seat = viewer.viewpoint.deciding(table)
    assert seat is not None
    wanted = partial(viewer.live.viewers.__contains__, viewer)
    try:
        # Asked again, the same advice: a bot that is asked twice may change its mind.
        actions = viewer.hint_actions
        if actions is None:
            asked = (table, seat, _LEVEL, viewer.address)
            actions = await tables.bot_pool.choose_draft(*asked, wanted=wanted)
        if viewer.table is not table:
            return
        viewer.hint_actions = actions
        told = _hint_in_words(viewer, table, seat, actions)
        viewer.tell(told)
        if told.outlook:
            found = await _compare(tables, table, seat, actions[0], viewer.address, wanted)
            text = viewer.say(_tell_outlook(table, found, len(actions) > 1, viewer.say))
            viewer.tell(protocol.HintOutlook(text, table.point))
    except Unwanted:
        return
    except (NoBotAnswer, BadInput):
        viewer.refuse(BadInput("server-no-hint"))


def _hint_in_words(
    viewer: Viewer, table: Table, seat: int, actions: Sequence[Action]
) -> protocol.Hint:
    choice, amount = _shown_as(table, seat, actions[0])
    reasons = table.game.help.hint_reasons(table.state, seat, actions)
    return protocol.Hint(
        choice,
        amount,
        " · ".join(viewer.say(action.message(table.state)) for action in actions),
        actions[0],
        take_drafted(table, seat, actions),
        [viewer.say(reason) for reason in reasons],
        [spot for action in actions for spot in action.spots(table.state)],
        table.point,
        # Alone, or where nothing else is possible, there is nothing to compare.
        len(table.setup.seats) > 1 and len(table.legal(seat)) > 1,
    )


# Beside the next best


class Comparison(msgspec.Struct, frozen=True):
    """What a worker is sent."""

    question: Question
    action: Any


def compare(asked: bytes) -> bytes:
    """In the worker: by what the seat knows, as a bot is asked."""
    given = msgspec.json.decode(asked, type=Comparison)
    table = rebuild(given.question)
    action = table.game.rules.read_action(given.action)
    return msgspec.json.encode(compare_choice(table, given.question.seat, action, _SECONDS))


def _write_comparison(table: Table, seat: int, action: Action) -> bytes:
    asked = Comparison(question(table, seat, _LEVEL, 0.0), msgspec.to_builtins(action))
    return msgspec.json.encode(asked)


async def _compare(
    tables: TableRegistry,
    table: Table,
    seat: int,
    action: Action,
    visitor: str,
    wanted: Callable[[], bool],
) -> Outlook | None:
    """None where no answer came: the hint stands without it."""
    about = (table.copy(), seat, action)
    asked = await tables.background.run("ask", _write_comparison, *about)
    try:
        raw = await tables.bot_pool.work(compare, asked, visitor, wanted)
    except NoBotAnswer:
        return None
    return msgspec.json.decode(raw, type=Outlook | None)


def _tell_outlook(
    table: Table, found: Outlook | None, several: bool, say: Callable[[Message], str]
) -> Message:
    """A sentence, also where the futures tell no difference or do not bear out the hint."""
    if found is None:
        return Message("server-hint-unsettled")
    gain = found.chance - found.other_chance
    if gain < -_SURE * found.noise or gain == found.noise == 0:
        return Message("server-hint-unsettled")
    other = table.game.rules.read_action(found.other)
    id = "server-hint-chances" if gain > _SURE * found.noise else "server-hint-even"
    return Message(
        id,
        {
            "percent": round(100 * found.chance),
            "percent2": round(100 * found.other_chance),
            "choice": say(other.message(table.state)),
            "several": "yes" if several else "no",
        },
    )


def _shown_as(table: Table, seat: int, action: Action) -> tuple[int | None, int | None]:
    """Which of the choices on show an action is, and its amount if it has one."""
    for at, offer in enumerate(table.game.inputs.offers(table.state, seat, table.legal(seat))):
        if isinstance(offer, Amount):
            if offer.covers(action):
                return at, offer.of(action)
        elif offer == action:
            return at, None
    # One part of a decision that people make of several.
    for joint in table.game.inputs.multi_selects(table.state, seat):
        if isinstance(action, joint.instead_of):
            for part in joint.actions:
                if part.spots(table.state) == action.spots(table.state):
                    return _shown_as(table, seat, part)
    return None, None
