"""One connection: a screen with a table on it."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rotonde.kernel.message import BadInput, Message, Refusal, Refused
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.server import protocol
from rotonde.server.deltas import Version
from rotonde.server.live_table import LiveTable, UndoRequest
from rotonde.server.pictures import Backdrops
from rotonde.server.table_message import Viewpoint, version

_MOST_WAITING = 200


class Viewer:
    """What a screen looks at, and what is yet to be sent to it.

    The table is put into words only when it goes out: a slow screen skips what is past anyway
    and holds nobody up.
    """

    def __init__(
        self,
        socket: WebSocket,
        live: LiveTable,
        viewpoint: Viewpoint,
        backdrops: Backdrops,
        address: str,
        deltas: bool = False,
    ) -> None:
        self.live = live
        self.viewpoint = viewpoint
        self.address = address
        self.hint: asyncio.Task[None] | None = None
        self.hint_table: Table | None = None
        """What the last hint was asked about,"""
        self.hint_actions: list[Action] | None = None
        """and what was advised, once that is known."""
        self._socket = socket
        self._backdrops = backdrops
        self._deltas = deltas
        self._sent: Version | None = None
        self._waiting: deque[bytes | None] = deque()
        self._something = asyncio.Event()

    @property
    def seats(self) -> tuple[int, ...]:
        return self.viewpoint.seats

    @property
    def table(self) -> Table:
        """What lies before this screen: the match, and what its seats are trying out."""
        return self.live.seen_from(self.seats)

    def show(self) -> None:
        """The table as it stands once it goes out."""
        if None not in self._waiting:
            self._put(None)

    def tell(self, answer: protocol.Answer) -> None:
        self._put(msgspec.json.encode(answer))

    def refuse(self, error: BadInput | Refused) -> None:
        rule = error.refusal.rule if isinstance(error, Refused) else ""
        self.tell(protocol.Refused(self.say(error.message), rule, error.message.id))

    def explain(
        self, refusal: Refusal | None, spots: list[str], otherwise: str, idle: bool = False
    ) -> None:
        """The answer to "why not?"; idle: whatever it is, there is nothing to choose now."""
        rule = refusal.rule if refusal is not None else ""
        message = refusal.message if refusal is not None else Message(otherwise)
        self.tell(protocol.Why(self.say(message), rule, spots, idle))

    def undo_asked(self, asked: UndoRequest) -> None:
        mine = sorted(asked.needed & set(self.seats))
        if mine:
            lost = asked.lost._asdict()
            text = self.say(Message("server-undo-asked", {"seat": asked.seat, **lost}))
            self.tell(protocol.UndoAsked(asked.seat, text, mine))

    def undo_answered(self, agreed: bool, id: str, **args: int) -> None:
        self.tell(protocol.UndoAnswered(agreed, self.say(Message(id, args))))

    def say(self, message: Message) -> str:
        words = self.live.phrases.words(self.live.table, self.viewpoint.lang, self.viewpoint.you)
        return words.say(message)

    def _put(self, item: bytes | None) -> None:
        if item is None or len(self._waiting) < _MOST_WAITING:
            self._waiting.append(item)
        self._something.set()

    async def send_forever(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                item = self._waiting.popleft()
                try:
                    await self._send(item)
                except (WebSocketDisconnect, RuntimeError):
                    return
                await asyncio.sleep(0)  # a screen with much to hear does not hold up the others

    async def _send(self, item: bytes | None) -> None:
        if item is not None:
            await self._socket.send_text(item.decode())
        elif self.seats:
            await self._socket.send_text(await self._table())
        else:
            # To pack a table takes a while: hundreds of spectators are served one by one.
            async with self.live.spectator_turn:
                await self._socket.send_text(await self._table())

    async def _table(self) -> str:
        """The table as this screen needs it: in full, or what has changed since the last one."""
        now = await version(self.live, self.viewpoint, self._backdrops)
        before, self._sent = self._sent, now
        return now.whole if before is None or not self._deltas else now.since(before)
