"""Who may do what: keys of seats, where a request comes from, how much it may say."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import re
import secrets
import socket
from collections.abc import Sequence
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rotonde.kernel.message import BadInput
from rotonde.server.phrases import error_body, language
from rotonde.server.settings import PublicUrl

LARGEST_MESSAGE = 64 * 1024
LARGEST_FILE = 5 * 1024 * 1024
_BODY_WITHIN = 20.0
_MOST_HELD = 12 * 1024 * 1024
"""One body of the largest size and small ones beside it; each takes twice its length meanwhile."""
_KEY = re.compile(r"[A-Za-z0-9_-]{32}")


def new_key() -> str:
    """The key of a seat: whoever knows it sits there."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def hash_key(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def seal_key(key: str, opener: str, match: str, seat: int) -> str:
    """A key that only the opener's key can read again; sealing twice opens it."""
    pad = hmac.digest(opener.encode(), f"{match}:{seat}".encode(), "sha256")
    raw = base64.urlsafe_b64decode(key)
    return base64.urlsafe_b64encode(bytes(a ^ b for a, b in zip(raw, pad, strict=False))).decode()


def derive_key(key: str, match: str) -> str:
    """The key of the same player in the match that follows: theirs alone, and always the same."""
    raw = hmac.digest(key.encode(), f"rematch:{match}".encode(), "sha256")
    return base64.urlsafe_b64encode(raw[:24]).decode()


def looks_like_key(key: object) -> bool:
    return isinstance(key, str) and _KEY.fullmatch(key) is not None


class OriginGuard:
    """Refuses requests for a name that is not ours, and from pages that are not.

    A page elsewhere can make its own name lead to this machine: then its origin fits its host,
    so the host has to be checked as well.
    """

    def __init__(self, app: ASGIApp, *, host: str, public_url: PublicUrl | None = None) -> None:
        """`host`: what the server is bound to; `public_url`: where people find it."""
        self._app = app
        self._host = host
        self._public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        refusal = self._refusal(scope, headers, host)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _guard(MutableHeaders(scope=message), [] if refusal else self._hosts(host))
            await send(message)

        if refusal is None:
            await self._app(scope, receive, guarded)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            body = error_body(refusal, language(None, headers.get("accept-language", "")))
            said = Response(msgspec.json.encode(body), 403, media_type="application/json")
            await said(scope, receive, guarded)

    def _refusal(self, scope: Scope, headers: Headers, host: str) -> str | None:
        hosts = self._hosts(host)
        if host not in hosts[1:] and not known_host(host, self._host):
            return "server-host"
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        origin = headers.get("origin")
        if not reads and not any(same_origin(origin, each) for each in hosts):
            return "server-origin"
        return None

    def _hosts(self, asked: str) -> list[str]:
        """The names a page of ours may have: the one asked for, and the one people know."""
        return [asked.lower(), *([] if self._public_url is None else [self._public_url.host])]


def _guard(headers: MutableHeaders, hosts: Sequence[str]) -> None:
    sockets = "".join(f" ws://{host} wss://{host}" for host in hosts)
    headers["Content-Security-Policy"] = (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"


def known_host(given: str, bound: str) -> bool:
    """Whether this name is ours: an address, this machine's name, or what we are bound to.

    >>> [known_host(host, "127.0.0.1") for host in ("localhost:8000", "[::1]:80", "evil.example")]
    [True, True, False]
    """
    name = _name(given)
    if name is None:
        return False
    if name in ("localhost", bound.lower()) or name in _own_names():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    own = socket.gethostname().lower().removesuffix(".local")
    return frozenset({own, f"{own}.local", own.split(".")[0], f"{own.split('.')[0]}.local"} - {""})


def _name(host: str) -> str | None:
    if not re.fullmatch(r"[A-Za-z0-9.:\[\]_-]{1,255}", host):
        return None
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def same_origin(origin: str | None, host: str) -> bool:
    """No origin at all means no browser, and only browsers carry strangers' pages."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


class Bodies:
    """Bodies of requests being read: how much of them there may be at once, and for how long."""

    def __init__(self) -> None:
        self._held = 0

    async def read(self, request: Request, most: int) -> bytes:
        """The body, read no further than it may be long, and only if there is room for it."""
        if _content_length(request) > most:
            raise BadInput("server-too-large", size=most // 1024)
        found = bytearray()
        room = 0
        try:
            async with asyncio.timeout(_BODY_WITHIN):
                async for part in request.stream():
                    found += part
                    if len(found) > most:
                        raise BadInput("server-too-large", size=most // 1024)
                    if len(found) > LARGEST_MESSAGE and self._held + len(part) > _MOST_HELD:
                        raise BadInput("server-busy")
                    self._held += len(part)
                    room += len(part)
        except TimeoutError:
            raise BadInput("server-too-slow") from None
        except ClientDisconnect:
            raise BadInput("server-bad-request") from None
        finally:
            self._held -= room
        return bytes(found)


def _content_length(request: Request) -> int:
    said = request.headers.get("content-length", "0")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 16 else 0


@cache
def _decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    """Kept: msgspec looks at all that a union is made of each time it meets it."""
    return msgspec.json.Decoder(shape)


def decode(raw: bytes | str, shape: Any) -> Any:
    """JSON of a known shape; BadInput for anything else, however odd."""
    try:
        return _decoder(shape).decode(raw)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError) as error:
        detail = str(error).split("\n")[0][:120]
        raise BadInput("server-bad-message", detail=detail) from None
