"""The socket `/ws/ID`: what browsers say, and what is done about it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rotonde.kernel.contract.inputs import FormInput
from rotonde.kernel.message import BadInput, Refused, refuse
from rotonde.kernel.step import Action
from rotonde.kernel.words import LANGUAGES
from rotonde.server import protocol
from rotonde.server.choices import ghosts
from rotonde.server.hints import ask_hint, drop_hint
from rotonde.server.limits import Stopping, address_of
from rotonde.server.links import opens
from rotonde.server.live_table import LiveTable
from rotonde.server.phrases import language, speech
from rotonde.server.pictures import Backdrops
from rotonde.server.security import LARGEST_MESSAGE, decode, new_id
from rotonde.server.table_message import Viewpoint, describe_spot
from rotonde.server.table_registry import TableRegistry
from rotonde.server.viewer import Viewer

_HELLO_WITHIN = 30.0
_HELLO_COSTS = 5
_TRY_AGAIN = {"server-hello-first", "server-binary", "server-too-long", "server-bad-message"}
_UNREADABLE = 4422
_CLOSE_CODES = {"server-no-match": 4404, "server-not-read": 1013}
"""After 1013 a browser tries again by itself."""
_MOST_GHOSTS = 100
_MOST_IN_TURN = 16
_MOST_STEPPERS = 64
_logger = logging.getLogger("rotonde.server")


_COSTS: dict[type, int] = {
    protocol.Decide: 4,
    protocol.Fill: 4,
    protocol.Undo: 4,
    protocol.Reset: 3,
    protocol.AskBidLimit: 3,
    protocol.AskPreview: 2,
    protocol.AskWhy: 2,
    protocol.AskDescription: 3,
    protocol.AskChart: 4,
    protocol.AskAnalysis: 20,
    protocol.AskHint: 20,
    protocol.DecideInTurn: 10,
    protocol.AskPlan: 4,
    protocol.SetLanguage: 8,
    protocol.LookFrom: 8,
    protocol.ShowRim: 8,
    protocol.ShowMoment: 8,
}
"""About how many milliseconds of the server's time a message takes; others take one."""
_CHANGES = (
    protocol.Decide,
    protocol.Fill,
    protocol.DecideInTurn,
    protocol.Undo,
    protocol.UndoAnswer,
    protocol.Reset,
    protocol.AskBidLimit,
)
"""These wait for the store: those of one address need not wait for each other as well."""
_OF_A_RUNNING_MATCH = (
    *_CHANGES,
    protocol.AskPlan,
    protocol.AskPreview,
    protocol.AskGhosts,
    protocol.AskHint,
)


def _cost(message: Any) -> int:
    if isinstance(message, protocol.AskGhosts):
        return 1 + len(message.actions) // 10
    return _COSTS.get(type(message), 1)


async def serve_connection(
    socket: WebSocket, id: str, tables: TableRegistry, backdrops: Backdrops
) -> None:
    """One connection from hello to goodbye."""
    await socket.accept()
    sending: asyncio.Task[None] | None = None
    viewer: Viewer | None = None
    try:
        async with asyncio.timeout(_HELLO_WITHIN):
            viewer = await _welcome(socket, id, tables, backdrops)
        if viewer is None:
            return
        sending = asyncio.create_task(_send_or_close(socket, viewer))
        viewer.live.join(viewer)
        if viewer.live.asked is not None:
            viewer.undo_asked(viewer.live.asked)
        if viewer.live.bots:
            tables.bot_pool.wake()
        tables.wake_bots(viewer.live)
        await _listen(socket, viewer, tables)
    except (WebSocketDisconnect, Stopping):
        pass
    except TimeoutError:
        with contextlib.suppress(RuntimeError):
            await socket.close(1008)
    finally:
        if sending is not None:
            sending.cancel()
        if viewer is not None:
            viewer.live.leave(viewer)


async def _send_or_close(socket: WebSocket, viewer: Viewer) -> None:
    try:
        await viewer.send_forever()
    except Exception:
        _logger.exception("A table could not be shown in match %s", viewer.live.id)
        with contextlib.suppress(RuntimeError):
            await socket.close(1011)


async def _welcome(
    socket: WebSocket, id: str, tables: TableRegistry, backdrops: Backdrops
) -> Viewer | None:
    lang = language(None, socket.headers.get("accept-language", ""))
    address = address_of(socket.client)
    while True:
        try:
            message = await _hear(socket)
            await tables.limits.pace(address, (), _HELLO_COSTS)
            if not isinstance(message, protocol.Hello):
                raise BadInput("server-hello-first")
            lang = language(message.lang)
            live = await tables.open(id)
        except BadInput as error:
            text = speech(lang, error.game).say(error.message)
            refused = protocol.Refused(text, "", error.message.id)
            await socket.send_text(msgspec.json.encode(refused).decode())
            if error.message.id in _TRY_AGAIN:
                continue
            await socket.close(_CLOSE_CODES.get(error.message.id, _UNREADABLE))
            return None
        viewpoint = _viewpoint(message, live, lang)
        return Viewer(socket, live, viewpoint, backdrops, address, message.deltas)


def _viewpoint(message: protocol.Hello, live: LiveTable, lang: str) -> Viewpoint:
    # An address of a moment that never was shows the match as it is.
    there = message.at is not None and 0 <= message.at < live.table.n
    return Viewpoint(
        live.seats_of(message.keys),
        lang,
        at=message.at if there else None,
        rim=message.rim,
        host=opens(live, message.keys) is not None,
    )


async def _hear(socket: WebSocket) -> Any:
    """The next message, whatever was sent: BadInput if it is none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise BadInput("server-binary")
    raw = text.encode("utf-8", "replace")
    if len(raw) > LARGEST_MESSAGE:
        raise BadInput("server-too-long", size=LARGEST_MESSAGE // 1024)
    return decode(raw, protocol.Request)


async def _listen(socket: WebSocket, viewer: Viewer, tables: TableRegistry) -> None:
    own = new_id()
    while True:
        try:
            message = await _hear(socket)
            await tables.limits.pace(viewer.address, [own], _cost(message))
            if isinstance(message, _CHANGES):
                await _dispatch(message, viewer, tables)
            else:
                async with tables.limits.turn(viewer.address):
                    await _dispatch(message, viewer, tables)
        except (BadInput, Refused) as error:
            viewer.refuse(error)
        except (WebSocketDisconnect, Stopping):
            raise
        except Exception:
            _logger.exception("A message failed in match %s", viewer.live.id)
            viewer.refuse(BadInput("server-failed"))
        # What one socket has sent at once is read in one go: the others come in between.
        await asyncio.sleep(0)


async def _dispatch(message: Any, viewer: Viewer, tables: TableRegistry) -> None:
    live, table = viewer.live, viewer.table
    if live.stopped is not None and isinstance(message, _OF_A_RUNNING_MATCH):
        raise BadInput("server-read-only")
    match message:
        case protocol.Decide(seat, action, point):
            _mine(viewer, seat)
            await tables.decide(live, seat, table.game.rules.read_action(action), point)
        case protocol.Fill(seat, form, point):
            _on_turn(viewer, seat, point)
            await tables.decide(
                live, seat, table.game.inputs.read_form(table.state, seat, form), point
            )
        case protocol.AskPreview(seat, form, point):
            _on_turn(viewer, seat, point)
            viewer.tell(_preview(viewer, seat, form))
        case protocol.DecideInTurn(seat, actions, point):
            _on_turn(viewer, seat, point)
            if len(actions) > _MOST_IN_TURN:
                raise BadInput("server-bad-message", detail="actions")
            read = [table.game.rules.read_action(action) for action in actions]
            await _decide_in_turn(viewer, tables, seat, read)
        case protocol.AskPlan(seat, numbers, point):
            _on_turn(viewer, seat, point)
            if len(numbers) > _MOST_STEPPERS or any(len(id) > 100 for id in numbers):
                raise BadInput("server-bad-message", detail="numbers")
            look = viewer.viewpoint
            found = await live.plan_with(table, seat, look.lang, look.you, numbers)
            viewer.tell(protocol.Planned(point, found))
        case protocol.ShowMoment(n):
            if n is not None and not 0 <= n <= table.n:
                raise BadInput("bad-decision-number", n=str(n)[:20], last=table.n)
            _turn(viewer, at=None if n == table.n else n)
        case protocol.SetLanguage(lang):
            if lang not in LANGUAGES:
                raise BadInput("bad-language", name=lang[:20], known=", ".join(LANGUAGES))
            _turn(viewer, lang=lang)
        case protocol.LookFrom(seat):
            if seat is not None:
                _mine(viewer, seat)
            _turn(viewer, look=seat)
        case protocol.ShowRim(on):
            _turn(viewer, rim=on)
        case protocol.AskHint(on):
            if on:
                ask_hint(viewer, tables)
            else:
                drop_hint(viewer)
        case protocol.AskWhy(spots):
            _explain(viewer, spots)
        case protocol.AskDescription(spot):
            if len(spot) > 100:
                raise BadInput("server-bad-message", detail="spot")
            viewer.tell(await describe_spot(live, viewer.viewpoint, spot))
        case protocol.AskGhosts(seat, actions, point):
            _mine(viewer, seat)
            viewer.tell(protocol.Ghosts(point, _ghosts(viewer, seat, actions, point)))
        case protocol.Undo(seat, practice):
            _mine(viewer, seat)
            asked = await tables.undo(live, seat, practice)
            if asked is not None:
                for other in live.viewers:
                    other.undo_asked(asked)
        case protocol.Reset(seat):
            _mine(viewer, seat)
            await tables.reset(live, seat)
        case protocol.UndoAnswer(seat, agree):
            await _answer_undo(viewer, tables, seat, agree)
        case protocol.AskBidLimit(seat, most, occasion):
            _mine(viewer, seat)
            await tables.set_bid_limit(live, seat, most, occasion)
        case protocol.AskChart():
            seat = viewer.viewpoint.seat(table)
            viewer.tell(protocol.Chart(await live.chart(seat)))
        case protocol.AskAnalysis(on):
            if on:
                allow = partial(tables.limits.ask, "analysis", viewer.address)
                await tables.analyses.ask(viewer, allow)
            else:
                tables.analyses.leave(viewer)
        case protocol.Hello():
            raise BadInput("server-hello-once")


def _mine(viewer: Viewer, seat: int) -> None:
    if seat not in viewer.seats:
        raise BadInput("server-not-yours")


def _on_turn(viewer: Viewer, seat: int, point: int) -> None:
    _mine(viewer, seat)
    table = viewer.table
    refusal = table.turn_refusal(seat, point)
    if refusal is not None:
        raise Refused(refusal, game=table.game.id)


def _ghosts(viewer: Viewer, seat: int, actions: list[Any], point: int) -> list[protocol.Ghost]:
    """None where the decision has gone by: nobody asked for that, so nobody is told off."""
    if len(actions) > _MOST_GHOSTS:
        raise BadInput("server-bad-message", detail="actions")
    table = viewer.table
    wanted = [table.game.rules.read_action(action) for action in actions]
    if table.turn_refusal(seat, point) is not None:
        return []
    return ghosts(table, seat, wanted, viewer.say)


def _preview(viewer: Viewer, seat: int, form: FormInput) -> protocol.Preview:
    """What a form would do as it is filled in: why it would be refused, or what it would bring."""
    table = viewer.table
    try:
        action = table.game.inputs.read_form(table.state, seat, form)
    except BadInput:
        return protocol.Preview([], "")  # it is not filled in yet
    refusal = table.refusal(seat, action)
    if refusal is not None:
        return protocol.Preview([viewer.say(refusal.message)], refusal.rule)
    lines = table.game.help.preview(table.state, seat, action)
    return protocol.Preview([viewer.say(line) for line in lines], "")


async def _decide_in_turn(
    viewer: Viewer, tables: TableRegistry, seat: int, actions: Sequence[Action]
) -> None:
    """One after the other, as far as they are legal; the first must be."""
    for at, action in enumerate(actions):
        table = viewer.table
        if at and table.refusal(seat, action) is not None:
            break
        await tables.decide(viewer.live, seat, action, table.point)


def _turn(viewer: Viewer, **changes: Any) -> None:
    viewer.viewpoint = msgspec.structs.replace(viewer.viewpoint, **changes)
    viewer.show()


def _explain(viewer: Viewer, spots: list[str]) -> None:
    if not 0 < len(spots) <= 16 or any(len(spot) > 100 for spot in spots):
        raise BadInput("server-bad-message", detail="spots")
    table, viewpoint = viewer.table, viewer.viewpoint
    if not viewpoint.seats:
        viewer.explain(None, spots, "server-why-spectator", idle=True)
        return
    if viewer.live.stopped is not None:
        viewer.explain(None, spots, "server-read-only", idle=True)
        return
    deciding = viewpoint.deciding(table)
    seat = deciding if deciding is not None else viewpoint.seats[0]
    if deciding is None and not table.over:
        step = table.state.stack[-1]
        waiting = refuse(step.rule, "refusal-not-your-turn", seat=table.to_act[0])
        viewer.explain(waiting, spots, "", idle=True)
        return
    action = table.game.help.action_at(table.state, seat, spots)
    if action is None and not table.over:
        viewer.explain(None, spots, "server-why-nothing", idle=True)
        return
    refusal = table.refusal(seat, action) if action is not None else None
    told = "prompt-over" if table.over else "server-why-legal"
    viewer.explain(refusal, spots, told, idle=table.over)


async def _answer_undo(viewer: Viewer, tables: TableRegistry, seat: int, agree: bool) -> None:
    _mine(viewer, seat)
    live, asked = viewer.live, viewer.live.asked
    # One answer speaks for all who share the screen, but never for the one who asks.
    speaking = set(viewer.seats) & asked.needed if asked is not None else set()
    if asked is None or seat not in asked.needed:
        raise BadInput("server-undo-gone")
    if not agree:
        live.asked = None
        for other in live.viewers:
            other.undo_answered(False, "server-undo-declined", seat=seat)
    elif await tables.agree_to_undo(live, speaking):
        for other in live.viewers:
            other.undo_answered(True, "server-undo-done", seat=asked.seat)
