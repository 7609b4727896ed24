"""Action tiles: each player takes one (SB-5.2, SB-5.3, SB-5.5)."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.rules.actions import Take
from rotonde.games.steam_barons.rules.capital import most_money, pay
from rotonde.games.steam_barons.rules.events import LevelRaised, TileTaken
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import Choice, ask, finish_step
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event


def tiles_begin(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    state.line, state.at = state.order, 0
    state.taken = [0] * state.terms.players
    state.paid = [False] * state.terms.players
    state.next_stage()


def choosing(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    if state.at < len(state.line):
        ask(state, CHOOSE, state.line[state.at])
    else:
        state.next_stage()


def first(state: BaronsState, effect: str) -> tuple[int, ...]:
    """The turn order with the holder of a tile in front (SB-5.4)."""
    number = next(tile.no for tile in state.terms.tables.actions if tile.id == effect)
    return tuple(sorted(state.order, key=lambda seat: state.taken[seat] != number))


class ChooseTile(Choice[BaronsState]):
    """Take one of the tiles that are left."""

    __slots__ = ()
    id = "choose"
    rule = "SB-5.2"
    takes = (Take,)

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        found = []
        money = most_money(state, seat)
        for tile in state.terms.tables.actions:
            if tile.no in state.taken:
                continue
            if state.tile_cost(seat, tile.no) <= money:
                found.append(Take(tile.no))
            if tile.passing and state.terms.base:
                found.append(Take(tile.no, False))
        return found

    def apply(
        self, state: BaronsState, seat: int, action: Take, chance: Chance, events: list[Event]
    ) -> None:
        cost = state.tile_cost(seat, action.tile) if action.effect else 0
        state.taken[seat] = action.tile
        state.paid[seat] = action.effect
        events.append(TileTaken(seat, action.tile, cost, action.effect))
        if cost:
            pay(state, seat, cost, events)
        if state.tile_id(action.tile) == "locomotive" and not state.top_level(seat):
            state.level[seat] += 1
            events.append(LevelRaised(seat, state.level[seat]))
        state.at += 1
        finish_step(state, chance, events)

    def why_not(self, state: BaronsState, seat: int, action: Take) -> Refusal | None:
        tiles = {tile.no: tile for tile in state.terms.tables.actions}
        if action.tile not in tiles:
            return refuse(self.rule, "refusal-not-offered")
        tile = state.tile_id(action.tile)
        if action.tile in state.taken:
            return refuse(
                self.rule, "refusal-tile-taken", tile=tile, seat=state.taken.index(action.tile)
            )
        if not action.effect:
            return refuse("SB-5.3", "refusal-no-pass-option", tile=tile)
        cost = state.tile_cost(seat, action.tile)
        return refuse("SB-4.3", "refusal-money", cost=cost, most=most_money(state, seat))


CHOOSE = ChooseTile()
