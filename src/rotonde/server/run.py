"""Starting the server and stopping it."""

from __future__ import annotations

import errno
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from rotonde.kernel.message import BadInput
from rotonde.server.app import create_app
from rotonde.server.settings import Settings

_LARGEST_FRAME = 1024 * 1024
"""What is merely too long is refused in words; what is longer still ends the connection."""


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` gets the address once it answers."""
    with _listening(settings.host, settings.port) as listener:
        port = listener.getsockname()[1]
        config = uvicorn.Config(
            create_app(settings),
            log_level="warning",
            access_log=False,
            ws_max_size=_LARGEST_FRAME,
            timeout_graceful_shutdown=2,
            server_header=False,
        )
        address = f"http://{_spoken(settings.host)}:{port}"
        # Told to end, the process ends by itself, so that its workers are put away.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        _Server(config, lambda: ready(address)).run([listener])


def _spoken(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(100)
    except (OSError, OverflowError) as error:
        listener.close()
        if getattr(error, "errno", None) in (errno.EADDRINUSE, errno.EACCES):
            raise BadInput("bad-port-busy", port=port) from None
        detail = getattr(error, "strerror", None) or str(error)
        raise BadInput("bad-address", host=host, port=port, detail=detail) from None
    return listener
