"""Every form of the rules once: rule sets, maps, players, each switch where it matters."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.terms import OPTIONS
from tests.games.steam_barons.play import EAST, ENGLAND

Form = tuple[int, dict[str, str]]
SWITCHED = {
    "opening": ("base", ENGLAND, 3),
    "four_player_turns": ("standard", EAST, 4),
    "supply_spaces": ("base", EAST, 5),
    "debt_floor": ("standard", EAST, 3),
    "second_pass": ("standard", ENGLAND, 4),
    "england_builds": ("stock", ENGLAND, 4),
    "share_count": ("stock", EAST, 3),
    "port_symbol": ("stock", EAST, 4),
    "port_via": ("base", EAST, 4),
    "unowned_run": ("stock", ENGLAND, 5),
    "lost_symbol": ("stock", EAST, 6),
}
"""Where the other choice of a switch is played."""


def every_form() -> list[Form]:
    found: list[Form] = [
        (players, {"rules": rules, "map": map})
        for rules, fewest in (("stock", 2), ("base", 3), ("standard", 3))
        for map in (EAST, ENGLAND)
        for players in range(fewest, 7)
    ]
    for option in OPTIONS[2:]:
        rules, map, players = SWITCHED[option.id]
        other = next(choice for choice in option.choices if choice != option.default)
        found.append((players, {"rules": rules, "map": map, option.id: other}))
    return found
