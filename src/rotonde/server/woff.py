"""Typefaces out of their wrapping: the client ships WOFF, the previews need TrueType."""

from __future__ import annotations

import struct
import zlib

_HEADER = struct.Struct(">4sIIHHIHHIIIII")
_ENTRY = struct.Struct(">4sIIII")


def to_truetype(woff: bytes) -> bytes:
    """The typeface in a WOFF file of version 1; ValueError if it is none."""
    if len(woff) < _HEADER.size or woff[:4] != b"wOFF":
        raise ValueError("This is not a WOFF file.")
    _, flavour, _, count, *_ = _HEADER.unpack_from(woff)
    tables = [_ENTRY.unpack_from(woff, _HEADER.size + at * _ENTRY.size) for at in range(count)]
    power = max(1, count.bit_length() - 1)
    searched = 16 * (1 << power)
    head = struct.pack(">IHHHH", flavour, count, searched, power, count * 16 - searched)
    directory, body = b"", b""
    offset = len(head) + 16 * count
    for tag, start, packed, size, checksum in tables:
        data = woff[start : start + packed]
        if packed < size:
            data = zlib.decompress(data)
        directory += struct.pack(">4sIII", tag, checksum, offset + len(body), size)
        body += data + b"\0" * (-len(data) % 4)
    return head + directory + body
