"""A map the size of the largest ones, put on the table on its way to the page."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

WIDTH, HEIGHT, TOWNS = 2000, 1500, 113


def _places() -> list[tuple[str, int, int]]:
    named = ["Ouray", "Salida", "Cañon City", "El Paso", "Pueblo"]
    found = []
    for at in range(TOWNS):
        name = named[at] if at < len(named) else f"Halt {at}"
        found.append((name, 90 + (at * 613) % (WIDTH - 180), 90 + (at * 397) % (HEIGHT - 180)))
    return found


def spread(page: Page, **more: Any) -> None:
    """From now on every table of this page is such a map, and holds `more` besides."""
    page.route_web_socket(re.compile("/ws/"), lambda socket: _retell(socket, more))
    page.route("**/api/backdrop/*", _redraw)


def _retell(socket: WebSocketRoute, more: dict[str, Any]) -> None:
    server = socket.connect_to_server()

    def tell(raw: str | bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "table":
            spots = [
                {"id": name, "label": name, "path": f"M{x - 20} {y - 20}h40v40h-40Z"}
                for name, x, y in _places()
            ]
            message["scene"] |= {"width": WIDTH, "height": HEIGHT, "zoom": True, "pieces": []}
            message["scene"]["spots"] = spots
            message["highlights"] = []
            for choice, spot in zip(message["choices"], spots, strict=False):
                choice["spots"] = [spot["id"]]
            message["choices"] = message["choices"][: len(spots)]
            message |= more
        socket.send(json.dumps(message))

    def ask(raw: str | bytes) -> None:
        # What is retold must be all there is: no list by halves.
        server.send(json.dumps({**json.loads(raw), "deltas": False}))

    server.on_message(tell)
    socket.on_message(ask)


def _redraw(route: Route) -> None:
    towns = "".join(
        f'<circle class="rock line" cx="{x}" cy="{y}" r="12"/>'
        f'<g transform="translate({x} {y - 18})"><g class="far" style="--size:13;--most:40">'
        f'<text class="serif mid ink" style="font-size:13px">{name}</text></g></g>'
        for name, x, y in _places()
    )
    ground = f'<rect class="paper-deep" width="{WIDTH}" height="{HEIGHT}"/>'
    route.fulfill(json={"backdrop": ground + towns, "sprites": {}})
