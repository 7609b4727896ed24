"""My games at a glance, for the first page: as they are now, and as they go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rotonde.kernel.drawing import themes
from rotonde.kernel.message import BadInput, Message, Said
from rotonde.kernel.table.log import standing_decisions
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words
from rotonde.server.limits import Stopping, address_of
from rotonde.server.live_table import LiveTable
from rotonde.server.log_lines import log_lines
from rotonde.server.phrases import (
    at_table,
    language,
    say_score_or_secret,
    speech,
    stopped_message,
)
from rotonde.server.pictures import Cards
from rotonde.server.protocol import CardSeat, LogLine, LostCard, MatchCard, WantedCards
from rotonde.server.security import LARGEST_MESSAGE, decode
from rotonde.server.table_registry import TableRegistry

_MOST_CARDS = 100
_MOST_PICTURES = 24
_LARGEST_PICTURES = 1_500_000
"""Big maps weigh much: after so many characters the cards do without."""
_MOST_NEWS = 3
_MOST_PLACES = 8
"""Lines of the log whose places a picture looks for."""
_MOST_WATCHED = 12
"""Tables that one first page keeps in memory."""
_PAUSE = 0.4
"""Seconds between two pictures of the same page: bots may play many moves in one."""
_WISH_WITHIN = 30.0
_CARD_COSTS = 8
_OPEN_COSTS = 5
"""About how many milliseconds of the server's time it takes."""
_logger = logging.getLogger("rotonde.server")


async def cards(
    tables: TableRegistry, wanted: WantedCards, lang: str, pictures: Cards
) -> list[MatchCard | LostCard]:
    """My games at a glance."""
    if len(wanted.matches) > _MOST_CARDS:
        raise BadInput("server-many-cards", most=_MOST_CARDS)
    found: list[MatchCard | LostCard] = []
    drawn = 0
    for at, mine in enumerate(wanted.matches):
        try:
            live = await tables.open(mine.id)
        except Said as said:
            text = speech(lang, said.game).say(said.message)
            found.append(LostCard(mine.id, text))
            continue
        draws = at < _MOST_PICTURES and drawn < _LARGEST_PICTURES
        card = await _card(
            tables, live, live.seats_of(mine.keys), lang, wanted.theme, pictures if draws else None
        )
        drawn += len(card.picture)
        found.append(card)
        await asyncio.sleep(0)  # a hundred cards take a while; others want their turn
    return found


async def _card(
    tables: TableRegistry,
    live: LiveTable,
    seats: tuple[int, ...],
    lang: str,
    theme: str,
    pictures: Cards | None,
) -> MatchCard:
    table = live.table
    looking = _looking(seats)
    words = at_table(table, lang, looking)
    told, _ = log_lines(live, table, looking, looking, words)
    lines, count = _news(table, seats, told)
    picture = ""
    if pictures is not None:
        spots = tuple(spot for line in told[-_MOST_PLACES:] for spot in line.spots)
        picture = await pictures.picture(
            tables.background, live.id, table, looking, lang, theme, spots
        )
    standings = table.standings
    scores = table.visible_scores(looking)
    return MatchCard(
        id=live.id,
        game=table.game.id,
        title=words.say(Message("title")),
        seats=[
            CardSeat(
                name=who.name,
                bot=who.bot,
                mine=place in seats,
                colour=themes.PLAYERS[place].colour,
                mark=themes.PLAYERS[place].mark,
                score=say_score_or_secret(words, score),
                acting=live.stopped is None and place in table.to_act,
                here=place in live.connected,
            )
            for place, (who, score) in enumerate(zip(table.setup.seats, scores, strict=True))
        ],
        to_act=table.to_act,
        my_turn=live.stopped is None and any(place in seats for place in table.to_act),
        over=table.over,
        winners=standings.winners if standings is not None else [],
        n=table.n,
        stopped="" if live.stopped is None else words.say(stopped_message(table, live.stopped)),
        last=live.touched,
        when=_when(table, looking, words),
        news=[line.text for line in lines],
        news_count=count,
        picture=picture,
    )


def _looking(seats: tuple[int, ...]) -> int | None:
    """Who a card is for: where several share the first page, it tells nobody's secrets."""
    return seats[0] if len(seats) == 1 else None


def _news(table: Table, seats: Sequence[int], told: Sequence[LogLine]) -> tuple[list[LogLine], int]:
    """The last lines since a decision of these seats, and how many decisions they come from."""
    count = 0
    since = 0
    for decision in standing_decisions(table.log):
        if decision.seat in seats:
            since = decision.n
            break
        count += 1
    return [line for line in told if line.n > since][-_MOST_NEWS:], count


def _when(table: Table, seat: int | None, words: Words) -> str:
    """The turn and the phase, as far as the game counts them."""
    if table.over:
        return ""
    told = []
    standing = table.game.presentation.standing(table.view(seat).board, seat, words.say)
    if standing is not None and standing.clock is not None:
        clock = standing.clock
        told.append(" ".join(filter(None, (clock.label, clock.now, clock.of))))
    step = table.state.stack[-1] if table.state.stack else None
    phase = step and (step.phase or step.id)
    if phase in table.game.phases_for(table.setup.options):
        told.append(words.say(Message(f"phase-{phase}")))
    return " · ".join(told)


async def serve_cards(socket: WebSocket, tables: TableRegistry, pictures: Cards) -> None:
    """The socket `/ws/cards`: after a WantedCards, a MatchCard whenever one of them has changed."""
    await socket.accept()
    watching: _Watch | None = None
    try:
        async with asyncio.timeout(_WISH_WITHIN):
            raw = (await socket.receive_text()).encode("utf-8", "replace")
        if len(raw) > LARGEST_MESSAGE:
            raise BadInput("server-too-long", size=LARGEST_MESSAGE // 1024)
        wanted = decode(raw, WantedCards)
        watching = _Watch(socket, tables, wanted, pictures)
        await watching.begin()
        sending = asyncio.create_task(_send_or_close(socket, watching))
        try:
            while True:
                await socket.receive_text()  # nothing more is said here; it ends with the page
        finally:
            sending.cancel()
    except (WebSocketDisconnect, Stopping):
        pass
    except (TimeoutError, BadInput, KeyError):
        await socket.close(1008)
    finally:
        if watching is not None:
            watching.end()


async def _send_or_close(socket: WebSocket, watching: _Watch) -> None:
    try:
        await watching.send_forever()
    except Exception:
        _logger.exception("A card could not be shown")
        with contextlib.suppress(RuntimeError):
            await socket.close(1011)


class _Watch:
    """What one first page waits for."""

    def __init__(
        self, socket: WebSocket, tables: TableRegistry, wanted: WantedCards, pictures: Cards
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._lang = language(wanted.lang, socket.headers.get("accept-language", ""))
        self._theme = wanted.theme
        self._wanted = wanted.matches[:_MOST_WATCHED]
        self._pictures = pictures
        self._watched: dict[LiveTable, tuple[int, ...]] = {}
        self._changed: dict[LiveTable, None] = {}
        self._something = asyncio.Event()

    async def begin(self) -> None:
        address = address_of(self._socket.client)
        for mine in self._wanted:
            await self._tables.limits.pace(address, (), _OPEN_COSTS)
            try:
                live = await self._tables.open(mine.id)
            except Said:
                continue  # the cards have said why
            self._watched[live] = live.seats_of(mine.keys)
            live.watchers.add(self._note)

    def end(self) -> None:
        for live in self._watched:
            live.watchers.discard(self._note)

    def _note(self, live: LiveTable) -> None:
        self._changed[live] = None
        self._something.set()

    async def send_forever(self) -> None:
        address = address_of(self._socket.client)
        while True:
            await self._something.wait()
            await asyncio.sleep(_PAUSE)
            self._something.clear()
            changed, self._changed = self._changed, {}
            for live in changed:
                await self._tables.limits.pace(address, (), _CARD_COSTS)
                card = await _card(
                    self._tables,
                    live,
                    self._watched[live],
                    self._lang,
                    self._theme,
                    self._pictures,
                )
                try:
                    await self._socket.send_text(msgspec.json.encode(card).decode())
                except (WebSocketDisconnect, RuntimeError):
                    return
