"""What the recorded matches must hold besides every option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rotonde
from rotonde.games.steam_barons.rules.actions import Grow, Lay
from rotonde.games.steam_barons.rules.building import budget
from rotonde.games.steam_barons.rules.events import BidderSkipped
from rotonde.kernel.table import match
from tests.corpus.files import files, read
from tests.games.steam_barons.play import state
from tests.rules import rule


def test_every_rule_set_is_there_on_both_maps_with_every_number_of_players():
    found = {
        (each.options["rules"], each.options["map"], len(each.seats))
        for each in (read(file).header for file in files("steam-barons"))
    }
    game = rotonde.game("steam-barons")
    choices = {option.id: option.choices for option in game.info.options}
    for rules in choices["rules"]:
        fewest, most = game.seats_for({"rules": rules})
        for map in choices["map"]:
            assert {row[2] for row in found if row[:2] == (rules, map)} == {
                *range(fewest, most + 1)
            }


# What version 2 of the rules changed, where a match of version 1 would have gone another way


def _starts_apart(at: rotonde.Table, seat: int, action: Any) -> bool:
    """Whether a company without track may not begin with two pieces that share no stop."""
    here = state(at)
    if not here.terms.stock or here.stack[-1].id != "build" or here.track.counts[here.active]:
        return False
    before = here.track.copy()
    before.joined_start = False
    before.stale = [(1 << len(before.tile)) - 1] * before.owners
    allowed = before.builds(here.active, budget(here, here.active))
    lays = {each for each in allowed if isinstance(each, Lay)}
    return bool(lays - set(at.legal(seat)))


def _grows_without_a_marker(at: rotonde.Table, seat: int, action: Any) -> bool:
    return isinstance(action, Grow) and not state(at).markers


def _skips_a_bidder(at: rotonde.Table, seat: int, action: Any) -> bool:
    return any(isinstance(event, BidderSkipped) for event in at.copy().play(seat, action))


@rule("SB-18.14", "SB-7.14", "SB-18.2")
@pytest.mark.parametrize("shows", [_starts_apart, _grows_without_a_marker, _skips_a_bidder])
def test_a_recorded_match_shows_each_change(
    shows: Callable[[rotonde.Table, int, Any], bool],
) -> None:
    assert any(_has(read(file), shows) for file in files("steam-barons"))


def _has(told: match.Match, shows: Callable[[rotonde.Table, int, Any], bool]) -> bool:
    at = match.replay(told, upto=0)
    for line in told.lines:
        if isinstance(line, match.DecisionLine) and shows(
            at, line.seat, at.game.rules.read_action(line.do)
        ):
            return True
        match.play_on(at, [line])
    return False
