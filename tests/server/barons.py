"""Three people at Steam Barons, a screen each: where they build, and where they bid."""

from __future__ import annotations

from typing import Any

from tests.server.screen import Screen, Server

_OPTIONS = {"rules": "base", "opening": "dealt", "map": "northern-england"}

CEILING = 13
"""A number that nothing else at the table is."""


def sat_down(server: Server, id: str, keys: dict[int, str]) -> list[Screen]:
    return [server.screen(id, keys[seat]) for seat in range(3)]


# Building


def to_build(server: Server) -> tuple[str, dict[int, str], list[Screen]]:
    """A match at its first build turn."""
    id, keys = server.open("me", "link", "link", game="steam-barons", options=_OPTIONS)
    screens = sat_down(server, id, keys)
    for _ in range(3):
        acting, _ = builder(screens)
        n = acting.table["n"]
        free = next(
            at
            for at, choice in enumerate(acting.table["choices"])
            if choice["action"].get("tile") in (1, 2, 3, 4)
        )
        acting.send_choice(free)
        for screen in screens:
            screen.see_past(n)
    assert screens[0].table["step"] == "build"
    return id, keys, screens


def builder(screens: list[Screen]) -> tuple[Screen, Screen]:
    """Who is to act, and somebody else."""
    acting = next(s for s in screens if s.table["deciding"] is not None)
    return acting, next(s for s in screens if s is not acting)


def build(acting: Screen) -> None:
    """The first tile there is, and the table with it."""
    drafted = acting.table["drafted"]
    assert acting.table["choices"][0]["action"]["type"] == "lay"
    acting.send_choice(0)
    acting.see(drafted=drafted + 1)


def track(table: dict[str, Any]) -> set[str]:
    pieces = table["scene"]["pieces"]
    return {piece["id"] for piece in pieces if piece["id"].startswith("track:")}


# Bidding


def to_bid(server: Server) -> tuple[str, dict[int, str], list[Screen]]:
    """A match at its first auction."""
    id, keys = server.open("me", "link", "link", game="steam-barons", seed=1)
    return id, keys, sat_down(server, id, keys)


def in_turn(screens: list[Screen]) -> list[Screen]:
    """From whoever speaks first."""
    first = screens[0].table["to_act"][0]
    return [screens[(first + step) % 3] for step in range(3)]


def put(screen: Screen, most: int | None, **more: object) -> None:
    at = screen.table["bid_limit"]
    said = {"seat": at["seat"], "most": most, "occasion": at["occasion"], **more}
    screen.say("bid-limit", **said)


def now(screen: Screen, most: int | None) -> None:
    """Wait until this ceiling is in force."""
    while (screen.table["bid_limit"] or {"now": "none"})["now"] != most:
        screen.until("table")


def bid(screen: Screen, price: int) -> None:
    screen.see(deciding=screen.table["look"])
    point = screen.table["point"]
    screen.say(
        "decide", seat=screen.table["look"], action={"type": "bid", "price": price}, point=point
    )
