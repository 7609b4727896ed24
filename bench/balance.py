"""`python -m bench.balance [--map M] [--games N] [--players P]`: how balanced Steam Barons' stock
market is among equal bots.

Bankruptcies a game, the spread of final prices, money at the end, performance by round, and how
often each starting place (distance from the first-player marker) wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import mean, quantiles
from typing import Any

import rotonde
from rotonde.arena.match import play_out
from rotonde.kernel.contract.info import Seat


def played(number: int, players: int, options: Mapping[str, str], seed: str) -> dict[str, Any]:
    """One game of fair bots, in figures."""
    seats = [Seat(f"fair {chair + 1}", "fair") for chair in range(players)]
    key = f"{seed}/{number}"
    table = rotonde.start("steam-barons", seats, seed=key, options=options)
    places = [table.game.rules.starting_place(table.state, chair) for chair in range(players)]
    play_out(table, ["fair"] * players, Random(f"bots/{key}"), nodes=None, seconds=None)
    standings = table.standings
    assert standings is not None
    state: Any = table.state
    paid = [
        event
        for decision in table.decisions
        for event in decision.events
        if type(event).__name__ == "DividendPaid"
    ]
    rounds: list[list[int]] = [[]]
    for event in paid:
        if len(rounds[-1]) and event.company in rounds[-1][::2]:
            rounds.append([])
        rounds[-1] += [event.company, event.performance]
    return {
        "bankrupt": sum(price < 0 for price in state.price),
        "prices": list(state.price),
        "cash": list(state.cash),
        "won": {places[chair]: 1 / len(standings.winners) for chair in standings.winners},
        "performance": [mean(each[1::2]) for each in rounds],
        "most": max(event.performance for event in paid),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--map", default="eastern-us")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(arguments)
    one = partial(played, players=asked.players, options={"map": asked.map}, seed=asked.seed)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        games = list(pool.map(one, range(asked.games), chunksize=5))
    prices = [max(0, price) for game in games for price in game["prices"]]
    tenths = quantiles(prices, n=10)
    wins = [sum(game["won"].get(place, 0.0) for game in games) for place in range(asked.players)]
    fair = asked.games / asked.players
    cash = [sorted(game["cash"]) for game in games]
    print(f"{asked.games} games of {asked.players} fair bots on {asked.map}, seed {asked.seed}")
    print(f"bankruptcies a game    {mean(game['bankrupt'] for game in games):.2f}")
    spread = f"10th {tenths[0]:.0f}, 90th {tenths[-1]:.0f}"
    print(f"final prices           mean {mean(prices):.1f}, {spread}")
    richest = mean(each[-1] for each in cash)
    print(f"money at the end       mean {mean(map(mean, cash)):.0f}, winner {richest:.0f}")
    rounds = [mean(game["performance"][at] for game in games) for at in range(5)]
    print("performance by round   " + ", ".join(f"{each:.1f}" for each in rounds))
    print(f"best performance       {max(game['most'] for game in games)}")
    print("wins by place / fair   " + ", ".join(f"{won / fair:.2f}" for won in wins))


if __name__ == "__main__":
    main()
