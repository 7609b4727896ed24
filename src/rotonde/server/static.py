"""The built client, as files."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.responses import HTMLResponse, RedirectResponse, Response

from rotonde.kernel.message import BadInput, Message
from rotonde.server.page_head import complete
from rotonde.server.phrases import speech

mimetypes.add_type("application/manifest+json", ".webmanifest")
_FOREVER = "public, max-age=31536000, immutable"


def page(
    folder: Path,
    path: str,
    lang: str,
    origin: str,
    packed: bool = False,
    bots: tuple[str, ...] = (),
) -> Response:
    """A file of the client; for an address of the client's own, its page. `packed`: gzip will do.

    `bots`: those from elsewhere that this server offers.
    Read at once: these are small, and whoever asks for the page waits for nobody's work.
    """
    if path.startswith(("api/", "ws/")):
        raise BadInput("server-no-page")
    own = _file(folder, f"{path}/index.html")
    if path and own is not None:
        # A page with a folder of its own names its parts from there.
        if not path.endswith("/"):
            return RedirectResponse(f"{path.rpartition('/')[2]}/")
        path += "index.html"
    file = _file(folder, path)
    if file is None and "." in path.rpartition("/")[2]:
        raise BadInput("server-no-page")
    if file is None or file == folder.resolve() / "index.html":
        file = _file(folder, "index.html")
        if file is None:
            return _explain_unbuilt(lang)
        time = file.stat().st_mtime_ns
        parts = _parts(folder, _name_parts(path.rstrip("/")), time)
        body = complete(_contents(file, time), path.rstrip("/"), lang, origin, parts, bots)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return HTMLResponse(body, headers=headers)
    hashed = "/assets/" in f"/{path}"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": _FOREVER if hashed else "no-cache"}
    if hashed and packed and file.suffix in (".js", ".css"):
        # The code never changes under its name: pack it once, as tightly as can be.
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(_packed(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)
    return Response(_contents(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def _contents(file: Path, _: int) -> bytes:
    return file.read_bytes()


@lru_cache(maxsize=64)
def _packed(file: Path, time: int) -> bytes:
    return gzip.compress(_contents(file, time), 9, mtime=0)


def _name_parts(path: str) -> tuple[str, ...]:
    if path.startswith("table/"):
        return ("TablePage",)
    rules = path.endswith(("/rules", "/summary"))
    return ("pages", "rulesPages", "guide") if rules else ("pages",)


@lru_cache(maxsize=16)
def _parts(folder: Path, names: tuple[str, ...], _: int) -> tuple[str, ...]:
    """The files of these parts of the client, by the names its build gives them."""
    found = [file for name in names for file in sorted((folder / "assets").glob(f"{name}-*"))]
    return tuple(f"assets/{file.name}" for file in found)


def _file(folder: Path, path: str) -> Path | None:
    try:
        home, found = folder.resolve(), (folder / path).resolve()
        return found if found.is_relative_to(home) and found.is_file() else None
    except (OSError, ValueError):
        return None


def _explain_unbuilt(lang: str) -> Response:
    text = escape(speech(lang).say(Message("server-unbuilt")))
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Rotonde</title><p>{text}'
    )
    return HTMLResponse(body, 404, headers={"Cache-Control": "no-store"})
