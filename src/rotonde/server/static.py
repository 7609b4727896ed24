"""The built client, as files."""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import Path

from fastapi import Response
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse

from rotonde.kernel.message import BadInput, Message
from rotonde.server.speech import speech

_FOREVER = "public, max-age=31536000, immutable"


async def page(folder: Path, path: str, lang: str) -> Response:
    """A file of the client; for an address of the client's own, its page."""
    if path.startswith(("api/", "ws/")):
        raise BadInput("server-no-page")
    own = await asyncio.to_thread(_file, folder, f"{path}/index.html")
    if path and own is not None:
        # A page with a folder of its own names its parts from there.
        if not path.endswith("/"):
            return RedirectResponse(f"{path.rpartition('/')[2]}/")
        path += "index.html"
    file = await asyncio.to_thread(_file, folder, path)
    if file is None and "." in path.rpartition("/")[2]:
        raise BadInput("server-no-page")
    if file is None:
        file = folder / "index.html"
        if not await asyncio.to_thread(file.is_file):
            return _unbuilt(lang)
    hashed = "/assets/" in f"/{path}"
    return FileResponse(file, headers={"Cache-Control": _FOREVER if hashed else "no-cache"})


def _file(folder: Path, path: str) -> Path | None:
    try:
        home, found = folder.resolve(), (folder / path).resolve()
        return found if found.is_relative_to(home) and found.is_file() else None
    except (OSError, ValueError):
        return None


def _unbuilt(lang: str) -> Response:
    text = escape(speech(lang).say(Message("server-unbuilt")))
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Rotonde</title><p>{text}'
    )
    return HTMLResponse(body, 404, headers={"Cache-Control": "no-store"})
