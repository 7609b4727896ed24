"""Text files that a person points at."""

from __future__ import annotations

import errno
import socket
from pathlib import Path

from rotonde.kernel.message import Arg, BadInput, Message

_REASONS = {
    errno.ENOENT: "os-missing",
    errno.EACCES: "os-forbidden",
    errno.EPERM: "os-forbidden",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.EEXIST: "os-exists",
    errno.ENOSPC: "os-full",
    errno.EROFS: "os-read-only",
    errno.ENAMETOOLONG: "os-long-name",
    errno.EADDRNOTAVAIL: "os-address",
}
"""Python gives the system's own sentence, in English or in the language of the system."""


def reason(error: OSError) -> Arg:
    """Why the system refused, to be told as part of a sentence."""
    if isinstance(error, socket.gaierror):
        return (Message("os-host"),)
    if error.errno in _REASONS:
        return (Message(_REASONS[error.errno]),)
    return error.strerror or type(error).__name__


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
    return BadInput(id, path=str(path), detail=reason(error))
