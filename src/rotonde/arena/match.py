"""One game between bots, and what is noted about it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from rotonde.bots import BOTS, bot, choose
from rotonde.bots.external import one_line
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.message import BadInput, Refused
from rotonde.kernel.table.match import dump
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table


class MatchJob(msgspec.Struct, frozen=True):
    """What to play, in a form that can be sent to another process."""

    game: str
    seed: str
    options: Mapping[str, str]
    nodes: int | None = None
    seconds: float | None = None
    data: Mapping[str, str] | None = None
    keeps_record: bool = False
    """Whether the notes hold the match as a match file does."""


class Notes(msgspec.Struct):
    """What is noted chair by chair while bots play."""

    times: list[list[float]]
    """Processor seconds of each decision between several choices."""
    follies: list[Counter[str]]
    record: str = ""
    """The match as a match file, if it was asked for."""


class Played(msgspec.Struct, frozen=True):
    """One game's outcome, chair by chair."""

    bots: tuple[str, ...]
    scores: tuple[str, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """Each chair's starting place, from 0."""
    ending: str
    decisions: int


def play_match(job: MatchJob, players: Sequence[str]) -> tuple[Played, Notes]:
    """The same game wherever and whenever it is played; only the times differ."""
    seats = [Seat(f"{_short(id)} {chair + 1}", id) for chair, id in enumerate(players)]
    table = start(job.game, seats, seed=job.seed, options=job.options, data=job.data)
    rules, chairs = table.game.rules, range(len(players))
    places = tuple(rules.starting_place(table.state, chair) for chair in chairs)
    # A bot's own randomness never comes from the match's key.
    rng = Random(f"bots/{job.seed}")
    notes = play_out(table, players, rng, nodes=job.nodes, seconds=job.seconds)
    if job.keeps_record:
        notes.record = dump(table)
    standings = table.standings
    assert standings is not None
    played = Played(
        tuple(players),
        tuple(map(str, standings.scores)),
        standings.winners,
        places,
        standings.ending,
        len(table.decisions),
    )
    return played, notes


def play_out(
    table: Table, players: Sequence[str], rng: Random, *, nodes: int | None, seconds: float | None
) -> Notes:
    """Let bots play a table to its end."""
    bots = [bot(id, nodes=nodes, seconds=seconds) for id in players]
    watch = table.game.bot.watch_follies()
    notes = Notes([[] for _ in players], [Counter() for _ in players])
    while table.to_act:
        seat = table.to_act[0]
        several = len(table.legal(seat)) > 1
        began = time.thread_time()
        try:
            action = choose(bots[seat], table, seat, rng)
            if several:
                notes.times[seat].append(time.thread_time() - began)
            if watch is not None:
                notes.follies[seat].update(watch.see(table.state, seat, action))
            table.play(seat, action)
        except Refused as refused:
            if players[seat] in BOTS:
                raise
            detail = table.words().say(refused.message)
            raise BadInput("bad-bot-move", name=players[seat][:80], detail=detail) from refused
        except Exception as error:
            if players[seat] in BOTS:
                raise
            detail = one_line(error)
            raise BadInput("bad-bot-raised", name=players[seat][:80], detail=detail) from error
    return notes


def _short(id: str) -> str:
    """The name of a bot at the table: of a class only its own."""
    return id.rpartition(":")[2][:24]
