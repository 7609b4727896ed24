"""What the tests of Steam Tunnel are written with: positions, decisions, refusals, random games."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import strategies as st

import rotonde
from rotonde import Refused, Table
from rotonde.games.steam_tunnel import GAME
from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip, Pass
from rotonde.games.steam_tunnel.rules.scoring import Tunnel
from rotonde.kernel.step import Action
from rotonde.kernel.words import LANGUAGES, words
from tests import rules

START = """\
. . . . . .
. P . . P .
. . . . . .
. . . . . .
. P . . P .
. . . . . .
"""
PASS = Pass()
DESIGNS = ("A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "C1")
VARIANTS = ("standard", "killer-dead-ends", "softer-dead-ends", "charity")


def table(position: str, seats: int = 2, seed: int | None = 1, **options: object) -> Table:
    """A table at a position."""
    return rotonde.start(GAME.id, seats=seats, seed=seed, position=position, options=options)


def laid(*cards: str, on: str = START) -> str:
    """A position with some more cards: `laid("1,2 A4")`."""
    rows = [row.split() for row in on.splitlines()]
    for card in cards:
        place, code = card.split()
        row, col = place.split(",")
        rows[int(row)][int(col)] = code
    return "\n".join(" ".join(f"{code:<3}" for code in row).rstrip() for row in rows) + "\n\n"


def cell(place: str, cols: int = 6) -> int:
    row, col = place.split(",")
    return int(row) * cols + int(col)


def flip(place: str, cols: int = 6) -> Flip:
    return Flip(card=cell(place, cols))


def block(place: str, cols: int = 6) -> Block:
    return Block(card=cell(place, cols))


def claim(segment: str, cols: int = 6) -> Claim:
    """`claim("1,2 1-5")`: the segment as the position notation writes it."""
    place, ports = segment.split()
    return Claim(card=cell(place, cols), ports=tuple(int(port) for port in ports.split("-")))


def claims(*segments: str, cols: int = 6) -> set[Claim]:
    return {claim(segment, cols) for segment in segments}


def offered(at: Table) -> set[Action]:
    """What the seat to act may do; `legal` never lists a thing twice."""
    legal = at.legal(at.to_act[0])
    assert len(legal) == len(set(legal))
    return set(legal)


def claims_in(at: Table) -> set[Action]:
    return {action for action in offered(at) if isinstance(action, Claim)}


def flips_in(at: Table) -> set[Action]:
    return {action for action in offered(at) if isinstance(action, Flip)}


def blocks_in(at: Table) -> set[Action]:
    return {action for action in offered(at) if isinstance(action, Block)}


def codes(at: Table) -> tuple[str, ...]:
    return at.view(None).board.cards


def tunnels(at: Table) -> tuple[Tunnel, ...]:
    return at.view(None).board.tunnels


def tunnel(at: Table, segment: str) -> Tunnel:
    """The tunnel that a segment is part of."""
    wanted = claim(segment, at.view(None).board.cols)
    return next(t for t in tunnels(at) if (wanted.card, wanted.ports) in t.segments)


def segments(*names: str, cols: int = 6) -> set[tuple[int, tuple[int, ...]]]:
    return {(one.card, one.ports) for one in claims(*names, cols=cols)}


def pawns(at: Table) -> set[tuple[int, int, tuple[int, ...] | None]]:
    """Every pawn on the board: seat, place, and the segment if it is on one."""
    board = at.view(None).board
    on_segments = {(pawn.seat, pawn.cell, pawn.ports) for pawn in board.pawns}
    return on_segments | {(blocker.seat, blocker.cell, None) for blocker in board.blockers}


def snapshot(at: Table) -> tuple[object, ...]:
    """All that must stay the same when nothing happens."""
    seats = range(len(at.setup.seats))
    legal = [at.legal(seat) for seat in seats]
    return at.position(), legal, at.scores, at.to_act, at.n, at.point, at.log, at.view(None)


def refused(at: Table, action: Action, number: str, id: str, seat: int | None = None) -> None:
    """The action is refused by this rule, in both languages, and nothing changes."""
    seat = at.to_act[0] if seat is None and at.to_act else seat or 0
    before = snapshot(at)
    refusal = at.refusal(seat, action)
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == (number, id)
    with pytest.raises(Refused) as raised:
        at.play(seat, action)
    assert raised.value.refusal == refusal
    assert repr(action) not in map(repr, at.legal(seat))  # for 1 == True == 1.0
    assert snapshot(at) == before
    for lang in LANGUAGES:
        assert number in numbers(lang)
        assert words(lang, GAME.id).has(id)
        sentence = at.words(lang).say(refusal.message)
        assert sentence != id
        assert "{" not in sentence


def numbers(lang: str = "en") -> list[str]:
    """The numbers of the rules page, in its order."""
    return rules.numbers(GAME.info.folder, lang)


# Random games


class Plan(NamedTuple):
    """A random game: who plays what, and how often a player who may block does so."""

    seats: int
    seed: int
    options: dict[str, str]
    blocking: float
    passing: float

    def start(self) -> Table:
        return rotonde.start(GAME.id, seats=self.seats, seed=self.seed, options=dict(self.options))

    def moves(self, at: Table) -> Iterator[tuple[int, Action]]:
        """Decisions to the end, each found in `legal`; the caller plays them."""
        rng = Random(self.seed)
        while not at.over:
            seat = at.to_act[0]
            yield seat, self.choose(at.legal(seat), rng)

    def choose(self, legal: list[Action], rng: Random) -> Action:
        if isinstance(legal[0], Flip):
            return rng.choice(legal)
        roll = rng.random()
        wanted = Pass if roll < self.passing else Block if roll < self.blocking else Claim
        return rng.choice([action for action in legal if isinstance(action, wanted)] or legal)

    def play(self) -> Table:
        """The game, played to its end."""
        at = self.start()
        for seat, action in self.moves(at):
            at.play(seat, action)
        return at


@st.composite
def plans(draw: st.DrawFn, board: str | None = None) -> Plan:
    """Random games for 2 to 5 players over all variants, boards, decks and supplies."""
    options = {
        "board": board or draw(st.sampled_from(("standard", "full"))),
        "variant": draw(st.sampled_from(VARIANTS)),
        "pawns": draw(st.sampled_from(("unlimited", "20"))),
    }
    if options["board"] == "standard":
        options["forks_out"] = draw(st.sampled_from("01234"))
    return Plan(
        seats=draw(st.integers(2, 5)),
        seed=draw(st.integers(0, 2**32 - 1)),
        options=options,
        blocking=draw(st.sampled_from((0.0, 0.1, 0.3, 1.0))),
        passing=draw(st.sampled_from((0.0, 0.05, 0.5))),
    )


def same_view(one: Table, other: Table, seat: int | None) -> bool:
    """Whether a seat of two tables knows the same, down to the order things are told in."""
    return one.view(seat) == other.view(seat) and repr(one.view(seat)) == repr(other.view(seat))
