"""How friends come to a table: an address with the key of their seat, and a code to scan."""

from __future__ import annotations

import io
import socket
from collections.abc import Sequence

import segno

from rotonde.kernel.message import BadInput
from rotonde.server.live_table import LiveTable
from rotonde.server.protocol import Invitation
from rotonde.server.security import hash_key, looks_like_key, seal_key
from rotonde.server.settings import Settings
from rotonde.server.store import StoredKey

_EVERYWHERE = ("0.0.0.0", "::")


def opens(live: LiveTable, keys: Sequence[str]) -> str | None:
    """The one of these keys that reads the links: that of whoever opened the match."""
    held = next(iter(_link_seats(live)), None)
    if held is None:
        return None
    good = (key for key in keys if looks_like_key(key))
    return next((key for key in good if hash_key(_unseal(live, held, key)) == held.hash), None)


def links(live: LiveTable, keys: Sequence[str], origin: str) -> list[Invitation]:
    """For each link seat its address and code; only the one who opened the match can read them."""
    if not live.seats_of(keys):
        raise BadInput("server-no-key")
    key = opens(live, keys)
    if key is None and _link_seats(live):
        raise BadInput("server-not-yours")
    found = []
    for held in _link_seats(live):
        address = f"{origin}/table/{live.id}#{_unseal(live, held, key or '')}"
        name = live.table.setup.seats[held.seat].name
        found.append(Invitation(held.seat, name, address, code(address)))
    return found


def _link_seats(live: LiveTable) -> list[StoredKey]:
    seats = [key for key in live.keys if live.kinds[key.seat] == "link" and key.sealed]
    return sorted(seats, key=lambda key: key.seat)


def _unseal(live: LiveTable, held: StoredKey, key: str) -> str:
    try:
        return seal_key(held.sealed, key, live.id, held.seat)
    except ValueError:
        return ""  # a damaged row: nobody can open it


def code(address: str) -> str:
    """The address as a picture that a phone can scan."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, light="#fff", border=4, omitsize=True
    )
    return out.getvalue().decode()


def origin(settings: Settings, asked: str) -> str:
    """Where friends find this server: as it says, or on this machine's own address."""
    if settings.public_url is not None:
        return str(settings.public_url)
    if settings.host in _EVERYWHERE and (own := lan_address()) is not None:
        _, _, port = asked.rpartition(":")
        return f"http://{own}:{port}" if port.isdigit() else f"http://{own}"
    return f"http://{asked}"


def lan_address() -> str | None:
    """This machine's address in its own network; no packet is sent to find it."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not found.startswith(("127.", "::1")):
            return f"[{found}]" if ":" in found else found
    return None
