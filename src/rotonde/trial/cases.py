"""Which matches a trial plays: every number of players, and every choice of every option."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.kernel.contract.game import Game
from rotonde.kernel.message import BadInput
from rotonde.kernel.table.start import start
from rotonde.trial.report import Case, Fault


def cases(game: Game, count: int, seed: int) -> Iterator[Case]:
    """At most `count` matches, the most different first: sets of options take turns."""
    seen: set[tuple[int, tuple[tuple[str, str], ...]]] = set()
    found: list[Case] = []
    fewest, most = game.info.seats
    for at, (id, choice) in enumerate([("", ""), *_choices(game)]):
        options = {id: choice} if id else {}
        low, high = game.seats_for({**game.info.default_options(), **options})
        for players in _spread(max(low, fewest), min(high, most), at):
            key = (players, tuple(options.items()))
            if key not in seen and _starts(game, players, options):
                seen.add(key)
                found.append(Case(players, options, seed + len(found)))
                break
    for players in range(fewest, most + 1):
        if (players, ()) not in seen and _starts(game, players, {}):
            found.append(Case(players, {}, seed + len(found)))
    if not found:
        raise Fault(
            f"no match can be started with {fewest} to {most} players",
            "`Rules.check` must accept the default options.",
        )
    yield from found[:count]
    for at in range(count - len(found)):
        case = found[at % len(found)]
        yield Case(case.players, case.options, seed + len(found) + at)


def _choices(game: Game) -> Iterator[tuple[str, str]]:
    for option in game.info.options:
        for choice in option.choices:
            if choice != option.default:
                yield option.id, choice


def _spread(fewest: int, most: int, at: int) -> list[int]:
    """All numbers of players, beginning with another one each time."""
    numbers = list(range(fewest, most + 1))
    turn = at % len(numbers) if numbers else 0
    return numbers[turn:] + numbers[:turn]


def _starts(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        start(game.id, players, seed=0, options=options)
    except BadInput:
        return False  # options that do not go together, or not with so many players
    except Exception:
        return True  # to be found, and told, when the match is played
    return True
