"""Text files that a person points at."""

from __future__ import annotations

from pathlib import Path

from rotonde.kernel.message import BadInput


def read_text(path: str | Path, most: int) -> str:
    """What a file holds, if it is UTF-8 and has no more bytes than this."""
    try:
        with Path(path).open("rb") as file:
            # Its size is not asked for: a device has none, and never ends.
            raw = file.read(most + 1)
    except OSError as error:
        raise _bad("bad-file", path, error) from None
    except ValueError:  # the path itself: NUL, or letters that no file system has
        raise BadInput("bad-path", path=str(path)) from None
    if len(raw) > most:
        raise BadInput("bad-file-size", path=str(path), most=most // 1000)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadInput("bad-file-letters", path=str(path), line=line) from None


def write_text(path: str | Path, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise _bad("bad-file-write", path, error) from None
    except ValueError:
        raise BadInput("bad-path", path=str(path)) from None


def _bad(id: str, path: str | Path, error: OSError) -> BadInput:
    return BadInput(id, path=str(path), detail=error.strerror or type(error).__name__)
