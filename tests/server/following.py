"""What a screen shows after each message of the server: tests, attack and bench follow it alike."""

from __future__ import annotations

from typing import Any

from rotonde.server import protocol

_LISTS = (*protocol.delta_fields(protocol.Table), *protocol.delta_fields(protocol.Scene))


def follow(message: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """The table after a message; {} before the first."""
    if message["type"] == "table":
        return merge_table(message, table)
    if message["type"] == "presence" and table:
        there = message["connected"]
        seats = [
            {**player, "connected": player["bot"] is not None or seat in there}
            for seat, player in enumerate(table["seats"])
        ]
        return {**table, "seats": seats}
    return table


def merge_table(delta: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A table in full, of which only what has changed since another was sent."""
    scene = _merge(delta.get("scene", {}), before.get("scene", {}))
    return {**_merge(delta, before), "scene": scene}


def _merge(delta: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    lists = {key: _merge_list(delta[key], before.get(key, [])) for key in _LISTS if key in delta}
    return {**before, **delta, **lists}


def _merge_list(delta: list[Any], known: list[Any]) -> list[Any]:
    parts = (known[slice(*part)] if isinstance(part, list) else [part] for part in delta)
    return [item for part in parts for item in part]
