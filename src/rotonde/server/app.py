"""The web service, put together: addresses on one side, what answers them on the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from rotonde.kernel.message import BadInput, Refused
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.registry import usable_games
from rotonde.kernel.table.match import dump
from rotonde.kernel.table.start import start
from rotonde.kernel.words import LANGUAGES
from rotonde.server import game_cards, links, lobby, match_cards, pictures, previews, protocol
from rotonde.server.background import Background
from rotonde.server.bot_pool import BotPool
from rotonde.server.limits import Request as Kind
from rotonde.server.limits import TooOften, address_of
from rotonde.server.live_table import prepare_decision, prepare_table
from rotonde.server.opponents import add_bots
from rotonde.server.phrases import UNREAD, error_body, language, speech, status_of
from rotonde.server.pictures import Backdrops, Cards
from rotonde.server.routes import Routes
from rotonde.server.security import (
    LARGEST_FILE,
    LARGEST_MESSAGE,
    Bodies,
    OriginGuard,
    decode,
    hash_key,
    looks_like_key,
)
from rotonde.server.settings import Settings
from rotonde.server.sockets import serve_connection
from rotonde.server.static import page
from rotonde.server.store import Store
from rotonde.server.table_registry import TableRegistry

_FOREVER = "public, max-age=31536000, immutable"
_logger = logging.getLogger("rotonde.server")


def create_app(settings: Settings) -> Starlette:
    """The service on its database; BadInput if that cannot be opened."""
    store = Store(settings.database)
    background = Background()
    bot_pool = BotPool(settings.workers, settings.think, background)
    tables = TableRegistry(settings, store, background, bot_pool)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        writing = asyncio.create_task(store.write_forever())
        stopping = threading.Event()
        if not settings.warm:
            stopping.set()
        warming = asyncio.create_task(background.run("restore", _warm, stopping))
        yield
        stopping.set()
        try:
            await warming
        except Exception:
            # A game that cannot be drawn says so again to whoever opens it.
            _logger.exception("A game could not be made ready")
        await tables.close()
        bot_pool.close()
        background.close()
        writing.cancel()
        await store.close()

    routes = Routes()
    _serve_lobby(routes, tables)
    _serve_matches(routes, tables)
    _serve_house(routes, settings, tables)
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=5)
    app.add_middleware(OriginGuard, host=settings.host, public_url=settings.public_url)
    _answer_errors(app)
    app.state.stop = tables.limits.stop
    return app


def _warm(stopping: threading.Event) -> None:
    """Read words, boards and choices before the first player waits for them."""
    for game in usable_games():
        table = start(game.id)
        for lang in LANGUAGES:
            ready = partial(prepare_table, table), partial(prepare_decision, table)
            for read in (game_cards.game_cards, *ready):
                if stopping.is_set():
                    return
                read(lang)


def _serve_lobby(routes: Routes, tables: TableRegistry) -> None:
    bodies = Bodies()
    cards_drawn = Cards()

    @routes.get("/api/games")
    async def list_games(request: Request) -> Response:
        lang = _lang(request)
        await _prepare_games(tables, lang)
        bots, words = tables.opponents.external, speech(lang)
        return _json([add_bots(card, bots, words) for card in game_cards.game_cards(lang)])

    @routes.get("/api/games/{game}/board.svg")
    async def first_board(request: Request, game: str) -> Response:
        await _ask(tables, "picture", request)
        asked = dict(request.query_params)
        theme, lang = asked.pop("theme", "light"), _lang(request)
        asked.pop("lang", None)
        players = asked.pop("players", str(find_game(game).info.seats[0]))
        if not players.isascii() or not players.isdigit() or len(players) > 2:
            raise BadInput("server-bad-players")
        options = tuple(sorted(asked.items()))
        kind = (game, options, int(players), lang, theme)
        svg = await tables.background.run("draw", pictures.first_board, *kind)
        headers = {"Cache-Control": "private, max-age=600"}
        return Response(svg, media_type="image/svg+xml", headers=headers)

    @routes.get("/api/games/{game}/pictures/{id}.svg")
    async def game_picture(request: Request, game: str, id: str) -> Response:
        await _ask(tables, "picture", request)
        kind = (game, id, _lang(request), request.query_params.get("theme", "light"))
        svg = await tables.background.run("draw", game_cards.picture_svg, *kind)
        headers = {"Cache-Control": "public, max-age=600"}
        return Response(svg, media_type="image/svg+xml", headers=headers)

    @routes.get("/api/games/{game}/preview.png")
    async def game_preview(request: Request, game: str) -> Response:
        await _ask(tables, "picture", request)
        kind = (find_game(game).id, _lang(request), tables.settings.static)
        png = await tables.background.run("draw", previews.game_preview, *kind)
        return Response(png, media_type="image/png", headers=_AN_HOUR)

    @routes.get("/api/preview.png")
    async def house_preview(request: Request) -> Response:
        await _ask(tables, "picture", request)
        kind = (_lang(request), tables.settings.static)
        png = await tables.background.run("draw", previews.house_preview, *kind)
        return Response(png, media_type="image/png", headers=_AN_HOUR)

    @routes.get("/api/guide/{game}/{page}")
    async def guide(request: Request, game: str, page: str) -> Response:
        if page not in ("rules", "tutorial"):
            raise BadInput("server-no-page")
        file = find_game(game).info.folder / "guide" / f"{page}.{_lang(request)}.md"
        if not file.is_file():
            raise BadInput("server-no-page")
        return Response(file.read_text("utf-8"), media_type="text/markdown; charset=utf-8")

    @routes.post("/api/matches")
    async def open_match(request: Request) -> Response:
        await _ask(tables, "open", request)
        # A file comes as a JSON string, in which every quote takes two characters.
        raw = await bodies.read(request, 2 * LARGEST_FILE)
        wanted = decode(raw, protocol.NewMatch)
        if wanted.file is not None:
            await _ask(tables, "import", request)
            return _json(await lobby.import_match(tables, wanted.file), 201)
        if len(raw) > LARGEST_MESSAGE:
            raise BadInput("server-too-large", size=LARGEST_MESSAGE // 1024)
        return _json(await lobby.open_match(tables, wanted, _lang(request)), 201)

    @routes.post("/api/check")
    async def check(request: Request) -> Response:
        await _ask(tables, "check", request)
        wanted = decode(await bodies.read(request, LARGEST_MESSAGE), protocol.NewMatch)
        return _json(lobby.check_match(wanted, _lang(request), tables.opponents))

    @routes.post("/api/cards")
    async def cards(request: Request) -> Response:
        await _ask(tables, "cards", request)
        wanted = decode(await bodies.read(request, LARGEST_MESSAGE), protocol.WantedCards)
        lang = _lang(request, wanted.lang)
        return _json(await match_cards.cards(tables, wanted, lang, cards_drawn))

    @routes.websocket("/ws/cards")
    async def watch_cards(websocket: WebSocket) -> None:
        await match_cards.serve_cards(websocket, tables, cards_drawn)

    @routes.post("/api/matches/{id}/rematch")
    async def rematch(request: Request, id: str) -> Response:
        await _ask(tables, "rematch", request)
        wanted = decode(await bodies.read(request, LARGEST_MESSAGE), protocol.RematchRequest)
        return _json(await lobby.rematch(tables, await tables.open(id), wanted.keys), 201)

    @routes.post("/api/matches/{id}/continuation")
    async def go_on(request: Request, id: str) -> Response:
        await _ask(tables, "rematch", request)
        wanted = decode(await bodies.read(request, LARGEST_MESSAGE), protocol.RematchRequest)
        return _json(await lobby.go_on(tables, await tables.open(id), wanted.keys), 201)


def _serve_matches(routes: Routes, tables: TableRegistry) -> None:
    backdrops = Backdrops()

    @routes.get("/api/matches/{id}/file")
    async def file(request: Request, id: str) -> Response:
        await _ask(tables, "file", request)
        # Once a match is over its export holds the seed as well: it is the save.
        live = await tables.open(id)
        name = f"{live.table.game.id}-{live.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', **_PRIVATE}
        seats = live.seats_of(_keys(request))
        text = await tables.background.run(
            "draw", dump, live.table.copy(), export=True, viewers=seats
        )
        return Response(text, media_type="application/jsonl", headers=headers)

    @routes.get("/api/matches/{id}/board.svg")
    async def board(request: Request, id: str) -> Response:
        await _ask(tables, "picture", request)
        live = await tables.open(id)
        asked = request.query_params
        seats = live.seats_of(_keys(request))
        table = live.table
        if asked.get("at"):
            table = await live.at(_number(asked["at"], table.n))
        svg = await tables.background.run(
            "draw",
            pictures.board_svg,
            table.copy(),
            seats[0] if seats else None,
            _lang(request),
            asked.get("theme", "light"),
            bool(asked.get("rim")),
        )
        return Response(svg, media_type="image/svg+xml", headers=_PRIVATE)

    @routes.get("/api/links/{id}")
    async def link_seats(request: Request, id: str) -> Response:
        await _ask(tables, "links", request)
        live = await tables.open(id)
        where = links.origin(tables.settings, request.headers.get("host", ""))
        return _json(links.links(live, _keys(request), where))

    @routes.get("/api/backdrop/{hash}")
    async def backdrop(_: Request, hash: str) -> Response:
        headers = {"Cache-Control": _FOREVER}
        return Response(backdrops.get(hash), media_type="application/json", headers=headers)

    @routes.websocket("/ws/{id}")
    async def socket(websocket: WebSocket, id: str) -> None:
        await serve_connection(websocket, id, tables, backdrops)


def _serve_house(routes: Routes, settings: Settings, tables: TableRegistry) -> None:
    @routes.get("/api/look.css")
    async def look(_: Request) -> Response:
        headers = {"Cache-Control": "no-cache"}
        return Response(pictures.stylesheet(), media_type="text/css", headers=headers)

    @routes.get("/{path:path}")
    async def client(request: Request, path: str) -> Response:
        where = links.origin(settings, request.headers.get("host", ""))
        if "." not in path.rpartition("/")[2]:
            await _prepare_games(tables, _lang(request))
        packed = "gzip" in request.headers.get("accept-encoding", "")
        bots = tables.opponents.external
        return page(settings.static, path, _lang(request), where, packed, bots)


def _answer_errors(app: Starlette) -> None:
    async def said(request: Request, error: Exception) -> Response:
        assert isinstance(error, BadInput | Refused)
        body = error_body(error.message.id, _lang(request), error.game, **dict(error.message.args))
        answer = _json(body, status_of(error))
        if isinstance(error, TooOften):
            answer.headers["Retry-After"] = str(error.seconds)
        if error.message.id in UNREAD:
            answer.headers["Connection"] = "close"  # the rest of the body is not waited for
        return answer

    async def missed(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        id = "server-no-page" if error.status_code in (404, 405) else "server-bad-request"
        return _json(error_body(id, _lang(request)), error.status_code)

    async def failed(request: Request, error: Exception) -> Response:
        _logger.error("A request failed", exc_info=error)
        return _json(error_body("server-failed", _lang(request)), 500)

    app.add_exception_handler(BadInput, said)
    app.add_exception_handler(Refused, said)
    app.add_exception_handler(HTTPException, missed)
    app.add_exception_handler(Exception, failed)


_PRIVATE = {"Cache-Control": "no-store"}
_AN_HOUR = {"Cache-Control": "public, max-age=3600"}


def _json(body: Any, status: int = 200) -> Response:
    raw = msgspec.json.encode(body)
    return Response(raw, status, media_type="application/json", headers=_PRIVATE)


async def _prepare_games(tables: TableRegistry, lang: str) -> None:
    if not game_cards.are_ready(lang):
        await tables.background.run("draw", game_cards.game_cards, lang)


async def _ask(tables: TableRegistry, what: Kind, request: Request) -> None:
    """TooOften if this address, or who has these keys, asks for too much of it."""
    keys = [hash_key(key) for key in _keys(request) if looks_like_key(key)]
    await tables.limits.ask(what, address_of(request.client), *keys)


def _keys(request: Request) -> list[str]:
    """Keys of seats come in a header: addresses are kept in histories and logs."""
    return [key.strip() for key in request.headers.get("seat-keys", "").split(",")][:16]


def _lang(request: Request, asked: str = "") -> str:
    asked = asked or request.query_params.get("lang", "")
    return language(asked, request.headers.get("accept-language", ""))


def _number(text: str, last: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadInput("bad-decision-number", n=text[:20], last=last)
    return int(text)
