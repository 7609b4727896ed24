"""Short recorded matches that show one rule each, from a position to the end of its turn.

Chance matches meet these rules rarely or not at all. Somebody has the goal already, or the last
turn is near, so that a match is over soon.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple

import rotonde
from rotonde.games.silverton.rules.actions import (
    NOTHING,
    Accept,
    AssignTrain,
    Bundle,
    BuyTrain,
    Counter,
    Demand,
    GiveTrain,
    Hire,
    Offer,
    Recall,
    Refuse,
    Share,
    Slide,
    Survey,
)
from rotonde.games.silverton.rules.places import AT_CLAIM
from rotonde.kernel.step import Action
from tests.games.silverton.play import DONE, ROW, buys, deliver, pieces, seg
from tests.games.silverton.test_disputes import TWO_OF_ONE
from tests.games.silverton.test_options import HELD, HIRING, ON, PAIR, SLIDE
from tests.games.silverton.test_placement import CHEYENNE, TIED_ONE
from tests.games.silverton.test_scenarios import DEAD_NORTH
from tests.games.silverton.test_trade import LOTS, TRAINS

SHORT = {"length": "short"}
ADVANCED = {"rules": "advanced"}
SPIKE = {"scenario": "golden-spike", **ADVANCED}
GOAL = "[A]\ncash = 6000\n"
"""Enough for a short match to end with the turn."""
NORTH = 'track = ["S010", "S014", "S013"]\n'
"""From Denver to Greeley, and from there to Cheyenne and Fort Collins."""
TWO_TRACKS = (
    'track = ["S178"]\ncrew = ["S on S179", "P"]\n'
    '[B]\ntrack = ["S081"]\ncrew = ["S on S180", "P"]\n'
)
"""Both come to Green River, where no way on is left."""
SURVEYORS = 'crew = ["S from Denver", "S from Salt Lake City", "P"]\n'


class RuleGame(NamedTuple):
    """A match by its first decisions; after them everybody does nothing more."""

    name: str
    position: str
    decisions: tuple[Action, ...]
    options: dict[str, str] = SHORT
    seats: int = 2
    wanted: Callable[[rotonde.Table], bool] | None = None
    """What the dice must bring right after these decisions."""


def _is_promoted(table: rotonde.Table) -> bool:
    return pieces(table, 0)[1].name == "P+2"


def _is_alone(table: rotonde.Table) -> bool:
    return pieces(table, 0)[1].name == "P+1"


MATCHES = (
    RuleGame("sv-4-9-new-town", ROW + GOAL + NORTH, (Survey(2, seg("S012")), DONE)),
    RuleGame(
        "sv-4-9-shorter-line",
        ROW + GOAL + 'track = ["S010", "S013", "S015"]\n',
        (Survey(2, seg("S014")), DONE),
    ),
    RuleGame(
        "sv-4-9-all-year",
        ROW + GOAL + 'track = ["S008", "S012", "S016", "S015"]\n',
        (Survey(2, seg("S017")), DONE),
    ),
    RuleGame(
        "sv-4-9-longest-segment",
        ROW + GOAL + 'crew = ["S", "P"]\n' + NORTH + '[B]\ncrew = ["S", "P"]\n',
        (Survey(0, seg("S015")), DONE),
        SHORT | ADVANCED,
    ),
    RuleGame("sv-4-9-solo", ROW + GOAL + NORTH, (Survey(0, seg("S015")), DONE), {}, 1),
    RuleGame(
        "sv-4-9-1-cheyenne",
        ROW + 'player = "B"' + CHEYENNE.replace("[A]\n", GOAL),
        (Survey(1, seg("S008")), DONE),
        SHORT | {"last_approach": "on"},
        4,
    ),
    RuleGame("sv-4-16-stays", ROW + TIED_ONE.replace("[A]\n", GOAL), (DONE,)),
    RuleGame("sv-4-16-recall", ROW + TIED_ONE.replace("[A]\n", GOAL), (Recall(AT_CLAIM + 45),)),
    RuleGame("sv-5-8-no-exit", ROW + 'player = "B"\n' + GOAL + TWO_TRACKS, (DONE, Demand())),
    RuleGame("sv-5-8-two-of-one", ROW + TWO_OF_ONE.replace("[A]\n", GOAL), (DONE, Demand())),
    RuleGame(
        "sv-10-4-two-cities",
        ROW + LOTS.format('["S001", "S004", "S104", "S106"]').replace("[A]\n", GOAL),
        (
            buys(1, 170, goods=((23, 17),)),
            Accept(),
            DONE,
            deliver(23, "Denver", 16),
            deliver(23, "Pueblo", 1),
        ),
    ),
    RuleGame(
        "sv-10-4-one-train",
        ROW + TRAINS.format("[24]").replace("[A]\n", GOAL),
        (buys(1, 10, goods=((23, 1),)), Accept(), DONE, deliver(23, "Pueblo", 1, 24)),
        SHORT | ADVANCED,
    ),
    RuleGame(
        "sv-10-8-offers",
        ROW + 'phase = "trade"\n[A]\ncash = 6100\n',
        (
            Offer(1, Bundle(cash=10), NOTHING),
            Accept(),
            Offer(1, Bundle(cash=10), NOTHING),
            Counter(Bundle(cash=20), NOTHING),
            Refuse(),
        ),
        SHORT | {"trade_offers": "1"},
    ),
    RuleGame(
        "sv-18-6-dead-track",
        ROW + "turn = 23\n" + DEAD_NORTH,
        (Survey(0, seg("S010"), 0), Survey(1, seg("S014"), 0), DONE),
        SPIKE,
    ),
    RuleGame(
        "sv-18-8-give-train",
        ROW + 'turn = 24\nphase = "trade"\norder = "BA"\nplayer = "A"\n'
        f'[A]\n{SURVEYORS}trains = ["15 from Denver"]\n'
        f'[B]\n{SURVEYORS}trains = ["9 from Denver used", "9 from Salt Lake City"]\n',
        (buys(1, 50, trains=(9,)), Accept(), GiveTrain(1), AssignTrain(0)),
        SPIKE,
    ),
    RuleGame(
        "sv-18-8-trade-in",
        ROW + f'turn = 23\nphase = "purchase"\n[A]\n{SURVEYORS}[B]\n{SURVEYORS}',
        (BuyTrain(15, 9, 0, 1), DONE),
        SPIKE,
    ),
    RuleGame(
        "sv-19-2-2-row-of-nine",
        SLIDE.replace("7]", "7, 8]").replace("row 8", "row 9")
        + GOAL
        + '[B]\ncrew = ["S", "P right on line 3"]\n',
        (Slide(3, 0),),
        SHORT | {"slide": "on"},
    ),
    RuleGame(
        "sv-19-8-4-hired",
        ROW + 'turn = 5\nphase = "hire"\n'
        '[A]\ncash = 10900\ncrew = ["S", "P", "P+1 dead 200 until turn 9"]\n'
        '[B]\ncash = 500\ncrew = ["S", "P", "P+1 dead 200 until turn 9"]\n',
        (Hire("P", -1, 1), Hire("P")),
        HIRING,
    ),
    RuleGame(
        "sv-19-8-5-pair",
        ROW + PAIR.format(on=ON, a="cash = 10500", b=""),
        (DONE, Share(1), Accept()),
        HIRING | {"shared_lines": "on"},
        5,
        _is_promoted,
    ),
    RuleGame(
        "sv-19-8-5-alone",
        ROW
        + HELD.format(a='["S001", "S004"]', leave=ON, steal="").replace(
            "[A]\n", "[A]\ncash = 10500\n"
        ),
        (DONE,),
        HIRING | {"shared_lines": "on"},
        5,
        _is_alone,
    ),
)


def matches() -> Iterator[tuple[str, rotonde.Table]]:
    for game in MATCHES:
        yield f"{game.name}.match.gz", _play(game)


def _play(game: RuleGame) -> rotonde.Table:
    for attempt in count():
        table = rotonde.start(
            "silverton",
            game.seats,
            seed=f"{game.name} {attempt}",
            options=game.options,
            position=game.position,
        )
        for action in game.decisions:
            table.play(table.to_act[0], action)
        if game.wanted is None or game.wanted(table):
            break
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[-1])
    return table
