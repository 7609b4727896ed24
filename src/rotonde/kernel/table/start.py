"""Starting a match: who plays, under which options, from which position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from rotonde.kernel.chance import Seed
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Seat, Setup
from rotonde.kernel.message import BadInput, printable
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.table.table import Table

_LONGEST_NAME = 100
NAMES = ("Ambre", "Basile", "Cléo", "Diane", "Élie", "Flora")


def start(
    game: str,
    seats: int | Sequence[str | Seat] | None = None,
    *,
    seed: int | str | bytes | None = None,
    options: Mapping[str, object] | None = None,
    data: Mapping[str, str] | None = None,
    position: str | None = None,
    rules: int | None = None,
) -> Table:
    """A new match, at its first decision.

    Examples:
        >>> table = start("steam-tunnel", seats=2, seed=7)
        >>> seat = table.to_act[0]
        >>> len(table.legal(seat))
        32
        >>> table = start("steam-tunnel", ["Ada", Seat("Bot", bot="greedy")])
        >>> [seat.name for seat in table.setup.seats]
        ['Ada', 'Bot']

    Args:
        game: The id of a game, one of `rotonde.game_ids()`.
        seats: How many players, or who they are: a name for a person, a `Seat` for a bot. None: as
            many as `position` is for, else the fewest that the game takes.
        seed: What chance grows from. The same seed gives the same match for the same decisions. A
            seed that you give marks the match as chosen, so it never counts as a record; None
            draws one of 32 random bytes.
        options: Options of the game by id, as `rotonde games GAME` lists them; a bool stands for
            "on" or "off". What is left out has its default.
        data: Data files of your own by name, e.g. a map, instead of the game's.
        position: A position in the game's notation to start from, instead of its set-up.
        rules: An older version of the game's rules. None: the newest.

    Returns:
        A table that nobody else shares. Its match goes on until `table.over`.

    Raises:
        BadInput: Something does not fit: no such game, option or choice, a number of players that
            the game or the options do not allow, data or a position that cannot be read.
    """
    found = find_game(game)
    chosen = tuple(options.items()) if options else ()
    plain = all(type(value) in (str, int) for _, value in chosen) if chosen else True
    if plain and data is None and position is None and rules is None and type(seats) is int:
        # Many matches of one kind start in a row: their set-up is checked once.
        setup = _plain_setup(found, seats, chosen)
    else:
        setup = check_setup(found, seats, options, data, position, rules)
    return Table(found, setup, Seed.of(seed))


@lru_cache(maxsize=256)
def _plain_setup(game: Game, seats: int, options: tuple[tuple[str, object], ...]) -> Setup:
    return check_setup(game, seats, dict(options), None, None)


def check_setup(
    game: Game,
    seats: int | Sequence[str | Seat] | None,
    options: Mapping[str, object] | None,
    data: Mapping[str, str] | None,
    position: str | None,
    rules: int | None = None,
) -> Setup:
    """A set-up whose parts fit together; BadInput says which do not.

    `rules`: the version of the rules it is of; None: the newest.
    """
    given = game.info.read_options(options)
    for name, text in {**(data or {}), "position": position or ""}.items():
        _check_text(name, text)
    if seats is None:
        seats = game.notation.seats_in(position) if position is not None else game.info.seats[0]
    people = _people(seats)
    fewest, most = game.info.seats
    if not fewest <= len(people) <= most:
        raise BadInput("bad-seats", game=game.id, count=len(people), fewest=fewest, most=most)
    chosen = {**game.info.default_options(), **given}
    known = game.info.rules_version
    version = known if rules is None else rules
    if type(version) is not int or not 1 <= version <= known:
        raise BadInput("bad-match-rules", version=str(version)[:20], name=game.id, known=known)
    setup = Setup(game.id, version, people, chosen, data, position)
    setup = msgspec.structs.replace(setup, options=game.rules.check(setup, given))
    if position is not None:
        game.notation.read(setup)
    return setup


def _people(seats: int | Sequence[str | Seat]) -> tuple[Seat, ...]:
    if isinstance(seats, bool) or not isinstance(seats, int | list | tuple):
        raise BadInput("bad-seat-list")
    if isinstance(seats, int):
        return tuple(Seat(NAMES[i % len(NAMES)]) for i in range(min(max(seats, 0), 99)))
    if not all(isinstance(seat, str | Seat) for seat in seats):
        raise BadInput("bad-seat-list")
    people = tuple(seat if isinstance(seat, Seat) else Seat(seat) for seat in seats)
    for at, seat in enumerate(people, 1):
        for text in (seat.name, seat.bot or ""):
            if len(text) > _LONGEST_NAME or not printable(text):
                raise BadInput("bad-seat-name", place=at, most=_LONGEST_NAME)
    return people


def _check_text(name: str, text: str) -> None:
    """Python has texts that no file can hold; a match must be one that can be kept."""
    try:
        f"{name}{text}".encode()
    except UnicodeEncodeError:
        raise BadInput("bad-text", name=name) from None
