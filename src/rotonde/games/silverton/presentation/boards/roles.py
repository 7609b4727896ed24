"""What each board is to each step: where the decision is made, what helps with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rotonde.kernel.contract.boards import Role


def _roles(decides: str, helps: str = "") -> dict[str, Role]:
    found: dict[str, Role] = dict.fromkeys(helps.split(), "helps")
    return found | dict.fromkeys(decides.split(), "decides")


_BUILD: Final = _roles("map crew")
ROLES: Final[Mapping[str, Mapping[str, Role]]] = {
    "crew": _roles("crew", "map claims lines"),
    "assign": _roles("crew", "map claims lines"),
    "place": _roles("map crew claims", "lines"),
    "rival": _roles("claims lines", "map crew"),
    "shift": _roles("map dispute", "crew"),
    "demand": _roles("dispute", "map crew"),
    "share": _roles("dispute", "map crew lines"),
    "share-reply": _roles("dispute", "map crew lines"),
    "buy": _roles("card claims", "map market lines"),
    "keep": _roles("card", "map claims market"),
    "build": _BUILD,
    "abandon": _BUILD,
    "operate": _roles("own", "map"),
    "plow": _roles("map", "trains"),
    "trade": _roles("offer", "map market"),
    "reply": _roles("offer", "map market"),
    "answer": _roles("offer", "map market"),
    "give-train": _roles("trains", "map offer"),
    "assign-train": _roles("trains", "map offer"),
    "deliver": _roles("map market deliveries", "trains"),
    "release": _roles("crew", "map"),
    "replace": _roles("crew", "map"),
    "hire": _roles("crew", "map market"),
    "purchase": _roles("trains", "map market"),
}
OVER: Final = _roles("", "map players")


def role(board: str, step: str | None, acts: bool) -> Role:
    """Who waits decides nothing, but keeps the boards of the step."""
    found = (OVER if step is None else ROLES.get(step, OVER)).get(board, "")
    return "helps" if found == "decides" and not acts else found
