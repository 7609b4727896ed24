"""Starting the server and stopping it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from rotonde.kernel.files import reason
from rotonde.kernel.message import BadInput
from rotonde.server.app import create_app
from rotonde.server.settings import Settings

if sys.platform != "win32":
    import resource

_LARGEST_FRAME = 1024 * 1024
"""What is merely too long is refused in words; what is longer still ends the connection."""
_SWITCH_AFTER = 0.0005
"""Seconds until a thread that works makes way: people's messages wait for no file being checked."""
_COLLECT_AFTER = (10_000, 10, 10)
"""Hardly anything here is held in a circle: to look for that more often only takes time."""
_HEAD_WITHIN = 15.0
_LARGEST_HEAD = 64 * 1024
_LAST_PORT = 65_535
_READ_AT_ONCE = 256 * 1024
"""The end of a head may come together with the beginning of its body."""


class _Connection(HttpToolsProtocol):
    """A connection that must say what it wants in time: half a request is not waited for."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline = self.loop.call_later(_HEAD_WITHIN, self.transport.close)

    def data_received(self, data: bytes) -> None:
        if self._deadline is not None:
            self._head += len(data)
            if self._head > _LARGEST_HEAD + _READ_AT_ONCE:
                self.transport.close()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._deadline = self.loop.call_later(_HEAD_WITHIN, self.transport.close)

    def on_headers_complete(self) -> None:
        self._met()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._met()
        super().connection_lost(exc)

    def _met(self) -> None:
        self._head = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class _Socket(WebSocketsSansIOProtocol):
    """A socket that packs quickly: what is sent most are small changes.

    They are like those sent before: a window that reaches back to them takes less time than a
    small one, and packs tighter. It costs a connection 80 KB.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=14,
                client_max_window_bits=12,
                compress_settings={"memLevel": 5, "level": 1},
            )
        ]


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stop: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._stop = stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._stop()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` gets the address once it answers."""
    with _listening(settings.host, settings.port) as listener:
        port = listener.getsockname()[1]
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            ws_max_size=_LARGEST_FRAME,
            timeout_graceful_shutdown=2,
            server_header=False,
            http=_Connection,
            ws=_Socket,
        )
        _allow_many_connections()
        sys.setswitchinterval(_SWITCH_AFTER)
        gc.set_threshold(*_COLLECT_AFTER)
        address = f"http://{_spoken(settings.host)}:{port}"
        # Told to end, the process ends by itself, so that its workers are put away.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        _Server(config, lambda: ready(address), app.state.stop).run([listener])


def _allow_many_connections() -> None:
    """As many as this machine lets us have; at first a process gets few file numbers."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _spoken(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _listening(host: str, port: int) -> socket.socket:
    if not 0 <= port <= _LAST_PORT:
        raise BadInput("bad-port", port=str(port), most=_LAST_PORT)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(100)
    except OSError as error:
        listener.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise BadInput("bad-port-busy", port=port) from None
        raise BadInput("bad-address", host=host, port=port, detail=reason(error)) from None
    return listener
