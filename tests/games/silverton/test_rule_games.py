"""Each rule that version 2 changed is met in a recorded match, at an entry that is named here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

import rotonde
from rotonde.games.silverton.rules.actions import (
    Accept,
    BuyTrain,
    Counter,
    Demand,
    GiveTrain,
    Hire,
    Offer,
    Recall,
    Slide,
    Survey,
)
from rotonde.games.silverton.rules.deals import count_deliverable
from rotonde.games.silverton.rules.events import DisputeRolled
from rotonde.games.silverton.rules.junctions import find_meeting
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import DEAD, HOME, TIED
from rotonde.kernel.table import match
from tests.corpus.files import corpus, files, read
from tests.games.silverton import rule_games
from tests.games.silverton.play import DONE, buys, seg, state, told
from tests.rules import rule

Shows = Callable[[rotonde.Table, int, Any], bool]
"""Whether a decision shows the rule, seen from the table at which it is made."""


def refuses(number: str, *segments: str) -> Shows:
    """A surveyor at home may stand on none of these segments, because of this rule."""

    def shows(at: rotonde.Table, seat: int, action: Any) -> bool:
        surveyor = next(p for p in state(at).crew[seat] if p.surveyor and p.status == HOME)
        found = [at.refusal(seat, Survey(surveyor.bonus, seg(id))) for id in segments]
        return all(refusal is not None and refusal.rule == number for refusal in found)

    return shows


def reaches_a_new_town(at: rotonde.Table, seat: int, action: Survey) -> bool:
    here = state(at)
    return bool(here.board.ends[action.segment] & ~here.roads[seat].towns)


def would_block(*, lines: bool = True, bypass: bool = True, trains: bool = True) -> Shows:
    """Without this reason the segment would be for nothing but to block."""

    def shows(at: rotonde.Table, seat: int, action: Survey) -> bool:
        here = state(at)
        in_play = here.in_play if lines else 0
        trains_count = trains and here.terms.advanced
        return here.roads[seat].blocks(action.segment, in_play, bypass, trains_count)

    return shows


def stays_untouched(at: rotonde.Table, seat: int, action: Any) -> bool:
    tied = [n for n, piece in enumerate(state(at).crew[seat]) if piece.status == TIED]
    later = at.copy()
    later.play(seat, action)
    after = state(later).crew[seat]
    return action == DONE and bool(tied) and all(after[n].status != HOME for n in tied)


def is_of(kind: type) -> Shows:
    return lambda at, seat, action: isinstance(action, kind)


def leaves_no_exit(at: rotonde.Table, seat: int, action: Any) -> bool:
    here = state(at)
    town = here.queue[0][0]
    meeting = {here.crew[who][piece].place for who, piece in find_meeting(here, town)}
    free = {each for each in bits(here.board.touch[town]) if here.owner[each] < 0}
    return action == Demand() and free == meeting


def rolls_once_for_two(at: rotonde.Table, seat: int, action: Any) -> bool:
    meeting = find_meeting(state(at), state(at).queue[0][0])
    events = at.copy().play(seat, action)
    seats = [event.seat for event in told(events, DisputeRolled)]
    return action == Demand() and len(seats) == len(set(seats)) < len(meeting)


def takes_more_than_one_column(at: rotonde.Table, seat: int, action: Offer) -> bool:
    here = state(at)
    ((claim, units),) = action.take.goods
    return units > count_deliverable(here, seat, here.roads[seat], claim)


def refuses_a_second_lot(at: rotonde.Table, seat: int, action: Offer) -> bool:
    refusal = at.refusal(seat, buys(action.seat, 10, goods=((23, 1), (24, 1))))
    return bool(action.take.goods) and refusal is not None and refusal.rule == "SV-10.4"


def offers_after_a_deal(at: rotonde.Table, seat: int, action: Any) -> bool:
    here = state(at)
    return isinstance(action, Offer) and here.offers + here.deals >= here.terms.trade_offers


def counters_the_last_offer(at: rotonde.Table, seat: int, action: Any) -> bool:
    here = state(at)
    return isinstance(action, Counter) and here.offers + 1 == here.terms.trade_offers


def hires(*, instead: bool) -> Shows:
    """A prospector for a dead one, or beside him."""

    def shows(at: rotonde.Table, seat: int, action: Hire) -> bool:
        later = at.copy()
        later.play(seat, action)
        dead = [sum(p.status == DEAD for p in state(each).crew[seat]) for each in (at, later)]
        return action.kind == "P" and dead == [1, 0 if instead else 1]

    return shows


def gives_the_second_city_s(at: rotonde.Table, seat: int, action: BuyTrain) -> bool:
    cities = [t.city for t in state(at).trains[seat] if t.power == action.instead]
    return sorted(cities) == [0, 1] and action.given == 1


def slides_into_a_full_row(at: rotonde.Table, seat: int, action: Slide) -> bool:
    here = state(at)
    return here.spaces[action.space][0] == "row" and len(here.row) >= here.terms.figures.row


def _gains(at: rotonde.Table, seat: int, action: Any) -> list[int]:
    """What the crews of the first two seats gain by an action and what follows from it."""
    later = at.copy()
    later.play(seat, action)
    return [
        sum(piece.bonus for piece in state(later).crew[each])
        - sum(piece.bonus for piece in state(at).crew[each])
        for each in (0, 1)
    ]


def promotes_both(at: rotonde.Table, seat: int, action: Any) -> bool:
    return action == Accept() and _gains(at, seat, action) == [1, 1]


def promotes_who_ends_it(at: rotonde.Table, seat: int, action: Any) -> bool:
    return _gains(at, seat, action) == [1, 0]


class Shown(NamedTuple):
    rule: str
    name: str
    """The recorded match."""
    entry: int
    """Counted from 1, as in the file."""
    shows: Shows
    stops: bool = False
    """Whether a match of version 1 cannot go on here: that is the change."""


SHOWN = (
    Shown("SV-4.9", "sv-4-9-new-town", 1, reaches_a_new_town),
    Shown("SV-4.9", "sv-4-9-new-town", 1, refuses("SV-4.9", "S015")),
    Shown("SV-4.9", "sv-4-9-shorter-line", 1, would_block(lines=False)),
    Shown("SV-4.9", "sv-4-9-all-year", 1, would_block(bypass=False), stops=True),
    Shown("SV-4.9", "sv-4-9-longest-segment", 1, would_block(trains=False), stops=True),
    Shown("SV-4.9", "sv-4-9-solo", 1, would_block(), stops=True),
    Shown("SV-4.9.1", "sv-4-9-1-cheyenne", 1, refuses("SV-4.9.1", "S011")),
    Shown("SV-4.16", "sv-4-16-stays", 1, stays_untouched),
    Shown("SV-4.16", "sv-4-16-recall", 1, is_of(Recall), stops=True),
    Shown("SV-5.8", "sv-5-8-no-exit", 2, leaves_no_exit, stops=True),
    Shown("SV-5.8", "sv-5-8-two-of-one", 2, rolls_once_for_two, stops=True),
    Shown("SV-10.4", "sv-10-4-two-cities", 1, takes_more_than_one_column, stops=True),
    Shown("SV-10.4", "sv-10-4-one-train", 1, refuses_a_second_lot),
    Shown("SV-10.8", "sv-10-8-offers", 3, offers_after_a_deal, stops=True),
    Shown("SV-10.8", "sv-10-8-offers", 4, counters_the_last_offer),
    Shown("SV-18.6", "sv-18-6-dead-track", 2, would_block(), stops=True),
    Shown("SV-18.8", "sv-18-8-give-train", 3, is_of(GiveTrain), stops=True),
    Shown("SV-18.8", "sv-18-8-trade-in", 1, gives_the_second_city_s, stops=True),
    Shown("SV-19.2.2", "sv-19-2-2-row-of-nine", 1, slides_into_a_full_row, stops=True),
    Shown("SV-19.8.4", "sv-19-8-4-hired", 1, hires(instead=True), stops=True),
    Shown("SV-19.8.4", "sv-19-8-4-hired", 2, hires(instead=False)),
    Shown("SV-19.8.5", "sv-19-8-5-pair", 3, promotes_both),
    Shown("SV-19.8.5", "sv-19-8-5-alone", 1, promotes_who_ends_it),
)


@rule("SV-4.9", "SV-4.9.1", "SV-4.16", "SV-5.8", "SV-10.4", "SV-10.8")
@rule("SV-18.6", "SV-18.8", "SV-19.2.2", "SV-19.8.4", "SV-19.8.5")
@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: f"{shown.name}-{shown.entry}")
def test_a_recorded_match_shows_each_change(shown: Shown) -> None:
    recorded = read(corpus("silverton") / f"{shown.name}.match.gz")
    line = recorded.lines[shown.entry - 1]
    assert isinstance(line, match.DecisionLine)
    at = match.replay(recorded, upto=shown.entry - 1)
    assert shown.shows(at, line.seat, at.game.rules.read_action(line.do or {}))
    if shown.stops:
        older = msgspec.structs.replace(recorded.header, rules=1)
        _, stopped = match.last_good(msgspec.structs.replace(recorded, header=older))
        assert stopped is not None
        assert stopped.n == shown.entry


def test_every_match_made_for_a_rule_is_recorded_and_shows_it() -> None:
    made = {game.name for game in rule_games.MATCHES}
    assert made == {shown.name for shown in SHOWN}
    assert made <= {file.name.split(".")[0] for file in files("silverton")}
