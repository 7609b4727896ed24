"""Whole matches of Silverton for the properties: every form of the rules, by mixed players."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import rotonde
from rotonde import BadInput, Table
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import (
    Accept,
    Bundle,
    Demand,
    Offer,
    ProspectLine,
    Share,
    Slide,
)
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.terms import OPTIONS, SCENARIOS
from rotonde.kernel.table.log import Decision

SWITCHES = {option.id: option.choices for option in OPTIONS}


class Plan(NamedTuple):
    """A match: who plays under which options, and how often a player does the sensible thing."""

    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]
    skill: float

    def start(self) -> Table:
        return rotonde.start(GAME.id, self.seats, seed=self.seed, options=dict(self.options))

    def __repr__(self) -> str:
        return "-".join([str(self.seats), str(self.seed), *(value for _, value in self.options)])


def plan(seats: int, seed: int, skill: float, **options: str) -> Plan:
    return Plan(seats, seed, tuple(sorted(options.items())), skill)


ALL = {"slide": "on", "shared_lines": "on", "transfer": "on", "theft_bonus": "on"}
PLANS = (
    plan(2, 1, 0.9, length="short", trade_offers="8"),
    plan(2, 2, 0.8, scenario="golden-spike", rules="advanced", **ALL, hiring="on"),
    plan(3, 3, 0.8, length="campaign", rules="advanced", **ALL, multi_plow="on", hiring="on"),
    plan(3, 4, 0.9, scenario="nickel-spike", trade_offers="8", cash="open"),
    plan(4, 5, 0.9, **ALL, winter_turn_4="on"),
    plan(4, 6, 0.8, scenario="silver-spike", rules="advanced", trade_offers="8"),
    plan(5, 7, 0.9, scenario="strong-start", length="short", double_passengers="on"),
    plan(6, 8, 0.8, length="long", simple_market="off", **ALL),
    plan(6, 9, 0.9, length="short", simple_market="on", blocking="off"),
    plan(1, 10, 0.9, scenario="salt-lake-city-10000", rival="random"),
    plan(1, 13, 0.7, scenario="salt-lake-city-10000", rules="advanced"),
    plan(1, 11, 0.8, scenario="copper-spike", rules="advanced", transfer="on"),
    plan(4, 12, 0.5, length="campaign"),
    plan(4, 14, 0.9, rules="advanced", last_approach="on"),
    plan(3, 101, 0.9, length="campaign", shared_lines="on"),
)


def act(at: Table, seat: int, rng: Random, skill: float) -> Any:
    """The sensible thing or anything; bargains are struck more often than is wise."""
    legal = at.legal(seat)
    if state(at).stack[-1].id == "trade" and rng.random() < 0.3:
        offer = any_offer(at, seat, rng)
        if at.refusal(seat, offer) is None:
            return offer
    roll = rng.random()
    if roll < 0.2:
        eager = [action for action in legal if isinstance(action, _EAGER)]
        if eager:
            return eager[int(rng.random() * len(eager))]
    if roll < 0.2 + 0.8 * skill:
        return GAME.bot.heuristic_action(at.state, seat, legal)
    return legal[int(rng.random() * len(legal))]


_EAGER = (Accept, Offer, Share, Demand, ProspectLine, Slide)


def any_offer(at: Table, seat: int, rng: Random) -> Offer:
    """A bargain of anything, legal or not."""
    found = state(at)
    partner = (seat + 1 + int(rng.random() * (found.terms.players - 1))) % found.terms.players
    return Offer(partner, _side(found, seat, rng), _side(found, partner, rng, goods=True))


def _side(found: SilvertonState, seat: int, rng: Random, *, goods: bool = False) -> Bundle:
    def some(things: Iterable[int]) -> tuple[int, ...]:
        listed = list(things)
        if not listed or rng.random() < 0.75:
            return ()
        return (listed[int(rng.random() * len(listed))],)

    claims = some(found.hands[seat])
    laden = some(claim for claim in found.hands[seat] if found.goods[claim])
    return Bundle(
        int(rng.random() * 30) * 10 if rng.random() < 0.5 else 0,
        claims,
        some(segment for segment, owner in enumerate(found.owner) if owner == seat),
        some(line for line in found.board.lines if found.line_owner[line] == seat),
        tuple((claim, 1 + int(rng.random() * found.goods[claim])) for claim in laden if goods),
        some(train.power for train in found.trains[seat]),
        some(plow.bonus for plow in found.plows[seat]),
    )


@lru_cache(maxsize=64)
def played(of: Plan) -> Table:
    """The match, played to its end."""
    at = of.start()
    rng = Random(of.seed)
    while at.to_act:
        seat = at.to_act[0]
        at.play(seat, act(at, seat, rng, of.skill))
    return at


def walk(of: Plan) -> Iterator[tuple[Table, Decision]]:
    """The match again: the table before each decision, and the decision; then it is played."""
    at = of.start()
    for decision in played(of).decisions:
        yield at, decision
        at.play(decision.seat, decision.action)


def state(at: Table) -> SilvertonState:
    found = at.state
    assert isinstance(found, SilvertonState)
    return found


def reached(of: Plan, share: float) -> Table:
    """The match after some part of its decisions."""
    decisions = played(of).decisions
    at = of.start()
    for decision in decisions[: int(share * len(decisions))]:
        at.play(decision.seat, decision.action)
    return at


def every_form() -> list[tuple[int, dict[str, str]]]:
    """Each length, scenario and form of the rules, and each switch both ways, at least once."""
    found: list[tuple[int, dict[str, str]]] = []
    for rules in SWITCHES["rules"]:
        found += [
            (seats, {"rules": rules, "length": length})
            for seats, length in zip((2, 3, 4, 6), SWITCHES["length"], strict=True)
        ]
        for scenario in SCENARIOS:
            for seats in range(1, 7):
                if possible(seats, {"rules": rules, "scenario": scenario}):
                    found.append((seats, {"rules": rules, "scenario": scenario}))
    for option in OPTIONS:
        if option.id in ("length", "rules", "scenario"):
            continue
        for choice in option.choices:
            if choice != option.default:
                found.append(with_choice(option.id, choice))
    return found


def with_choice(option: str, choice: str) -> tuple[int, dict[str, str]]:
    """The first plain set-up that allows this choice."""
    if option == "rival":
        return 1, {"scenario": "salt-lake-city-10000", option: choice}
    for rules in SWITCHES["rules"]:
        for length in SWITCHES["length"]:
            chosen = {"rules": rules, "length": length, option: choice}
            if possible(4, chosen):
                return 4, chosen
    raise AssertionError(option)


def possible(seats: int, options: dict[str, str]) -> bool:
    try:
        rotonde.start(GAME.id, seats, seed=1, options=options)
    except BadInput:
        return False
    return True
