"""Many games at once: a row each."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from rotonde.games.steam_tunnel.arrays.count import returns, sixtieths
from rotonde.games.steam_tunnel.arrays.draws import draw
from rotonde.games.steam_tunnel.arrays.observe import fill_mask, fill_observation
from rotonde.games.steam_tunnel.arrays.play import count_legal, decide, legal_at, outcomes
from rotonde.games.steam_tunnel.arrays.tables import ALL_FLIPPED, FIRST, SEAT, STEP, Tables
from rotonde.kernel.compiled import Floats, Ints, compiled


@compiled
def start(t: Tables, game: Ints, blank: Ints, stream: Ints) -> None:
    """A new game: the blank one, and who goes first is drawn."""
    for at in range(t.width):
        game[at] = blank[at]
    game[FIRST] = draw(stream, t.players)
    game[SEAT] = game[FIRST]


@compiled
def start_all(
    t: Tables,
    games: Sequence[Ints],
    streams: Sequence[Ints],
    blank: Ints,
    seats: Ints,
    masks: Sequence[Ints],
    seen: Sequence[Floats],
) -> None:
    """A new game in every row."""
    for at in range(len(games)):
        start(t, games[at], blank, streams[at])
        _show(t, games[at], at, seats, masks, seen)


@compiled
def step_all(
    t: Tables,
    games: Sequence[Ints],
    streams: Sequence[Ints],
    blank: Ints,
    actions: Ints,
    totals: Ints,
    rewards: Sequence[Floats],
    ended: MutableSequence[bool],
    seats: Ints,
    masks: Sequence[Ints],
    seen: Sequence[Floats],
) -> None:
    """A decision in every game. One that ends gets its rewards and starts anew.

    All of a game is done while its row is at hand: thousands of rows do not fit into the
    processor's nearer memory.
    """
    for at in range(len(games)):
        game, stream = games[at], streams[at]
        number = actions[at]
        possible = outcomes(t, game, number)
        decide(t, game, number, draw(stream, possible) if possible else 0)
        if game[STEP] >= ALL_FLIPPED:
            # Nothing is hidden any more, so that no spare row is needed.
            sixtieths(t, game, game, totals)
            returns(t, totals, rewards[at])
            ended[at] = True
            start(t, game, blank, stream)
        elif ended[at]:
            ended[at] = False
            for seat in range(t.players):
                rewards[at][seat] = 0.0
        _show(t, game, at, seats, masks, seen)


@compiled
def _show(
    t: Tables,
    game: Ints,
    at: int,
    seats: Ints,
    masks: Sequence[Ints],
    seen: Sequence[Floats],
) -> None:
    """Who is to act in a game, what is legal, and what that seat sees if there is room for it."""
    seat = game[SEAT]
    seats[at] = seat
    fill_mask(t, game, masks[at])
    if len(seen):
        fill_observation(t, game, seat, seen[at])


@compiled
def first_illegal(masks: Sequence[Ints], actions: Ints) -> int:
    """The first game whose action its mask does not allow, or -1."""
    for at in range(len(masks)):
        number, mask = actions[at], masks[at]
        if number < 0 or number >= len(mask) or not mask[number]:
            return at
    return -1


@compiled
def choose_all(t: Tables, games: Sequence[Ints], streams: Sequence[Ints], actions: Ints) -> None:
    """A random legal action for each game, all equally likely."""
    for at in range(len(games)):
        game = games[at]
        count = count_legal(t, game)
        actions[at] = legal_at(t, game, draw(streams[at], count), count)


@compiled
def play_out(t: Tables, game: Ints, stream: Ints) -> int:
    """Random play to the end; how many decisions it took."""
    decisions = 0
    while game[STEP] < ALL_FLIPPED:
        count = count_legal(t, game)
        number = legal_at(t, game, draw(stream, count), count)
        possible = outcomes(t, game, number)
        decide(t, game, number, draw(stream, possible) if possible else 0)
        decisions += 1
    return decisions


@compiled
def play_out_all(
    t: Tables, game: Ints, spare: Ints, stream: Ints, totals: Ints, scores: Sequence[Ints]
) -> int:
    """Many random endings of one game: the scores of each, in sixtieths; the decisions in all."""
    decisions = 0
    for at in range(len(scores)):
        for place in range(t.width):
            spare[place] = game[place]
        decisions += play_out(t, spare, stream)
        sixtieths(t, spare, spare, totals)
        for seat in range(t.players):
            scores[at][seat] = totals[seat]
    return decisions
