"""Matches as files: JSON Lines, described in docs/match_format.md.

A header, a line per entry of the log, and the result once there is one. A save carries the seed,
or the match could not go on; an export of a running match carries neither the seed nor a choice
that has not been revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import Meta

from rotonde.kernel.chance import Seed
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Seat, Setup
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.files import read_text
from rotonde.kernel.message import BadInput, Message, Refusal, Refused, Said, misfit
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.shapes import prepare
from rotonde.kernel.table.log import Decision, Entry, Undo, entries
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.table.start import check_setup
from rotonde.kernel.table.table import Table

FORMAT = 1
_LONGEST = 50_000_000
_KEPT_EVERY = 4
"""Copying a table costs about a tenth of a decision."""
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line."""

    rotonde: Number
    game: str
    rules: Number
    options: dict[str, str]
    seats: tuple[Seat, ...]
    opening: tuple[Number, ...] | None
    """What chance drew for the set-up; None: withheld until the match is over."""
    commitment: str = ""
    seed: str = ""
    chosen: bool = False
    """Whether a person typed the seed: then the commitment proves nothing."""
    data: dict[str, str] | None = None
    position: str | None = None


class DecisionLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    n: Number
    seat: Number
    do: dict[str, Any] | None
    drew: tuple[Number, ...] | None = ()
    """None, as above: withheld until the match is over."""


class UndoLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    n: Number
    seat: Number
    undo: Number
    agreed: tuple[Number, ...] = ()


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: tuple[str, ...]
    ranks: tuple[int, ...]
    ending: str

    @classmethod
    def of(cls, standings: Standings) -> Result:
        return cls(tuple(map(str, standings.scores)), standings.ranks, standings.ending)


class ResultLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    result: Result


prepare(Header, DecisionLine, UndoLine, ResultLine)


Line = DecisionLine | UndoLine


class Match(msgspec.Struct, frozen=True):
    """A match file, read but not yet played."""

    header: Header
    lines: tuple[Line, ...]
    result: Result | None

    @property
    def game(self) -> Game:
        return find_game(self.header.game)

    @property
    def complete(self) -> bool:
        """Whether nothing is withheld, so that it can be played again."""
        decisions = (line for line in self.lines if isinstance(line, DecisionLine))
        return self.header.opening is not None and all(
            line.do is not None and line.drew is not None for line in decisions
        )

    @property
    def outdated(self) -> bool:
        """Whether the rules of its game have changed since it was started."""
        return self.header.rules < self.game.info.rules_version

    @property
    def record(self) -> list[str]:
        """The lines that a store keeps: all but the result."""
        return [msgspec.json.encode(line).decode() for line in (self.header, *self.lines)]

    @property
    def seed(self) -> Seed | None:
        if not self.header.seed:
            return None
        return Seed(bytes.fromhex(self.header.seed), chosen=self.header.chosen)


class Stopped(BadInput):
    """The installed rules cannot play a record beyond an entry."""

    def __init__(self, line: Line, rule: str, why: BadInput, refusal: Refusal | None) -> None:
        super().__init__(why.message.id, game=why.game, **why.message.args)
        self.n, self.seat = line.n, line.seat
        """The entry that cannot be played, and whose it is."""
        self.rule = rule
        """The rule that does not allow it, or under which it fails."""
        self.refusal = refusal
        """Why it is not legal; None: it fails in another way."""

    @property
    def why(self) -> Message:
        return self.message if self.refusal is None else self.refusal.message


def dump(table: Table, *, export: bool = False, viewers: Collection[int] = ()) -> str:
    """The table's match as text.

    `export`: while it is running, only what these `viewers` may know (none: a spectator).
    """
    withhold = export and not table.over
    if withhold and table.game.visibility.public_setup(table.setup) != table.setup:
        raise BadInput("bad-export-position")
    setup, seed = table.setup, table.seed
    header = Header(
        FORMAT,
        setup.game,
        setup.rules,
        dict(setup.options),
        setup.seats,
        None if withhold and table.opening_secret else table.opening,
        # A seed that somebody typed could be found from its commitment by trying.
        seed.commitment if seed and not (withhold and seed.chosen) else "",
        seed.key.hex() if seed and not withhold else "",
        bool(seed and seed.chosen),
        None if setup.data is None else dict(setup.data),
        setup.position,
    )
    found: list[Any] = [header]
    found += _lines_for(table, viewers) if withhold else map(_line_of, entries(table.log))
    if table.standings is not None:
        found.append(ResultLine(Result.of(table.standings)))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in found)


def entry_line(entry: Entry) -> str:
    """One entry of a log as its line in a save: what a store appends."""
    return msgspec.json.encode(_line_of(entry)).decode()


def save(table: Table, path: str | Path, *, export: bool = False) -> None:
    """Write the match to a file, all of it or nothing.

    Args:
        table: The match, running or over.
        path: The file; one that is there is replaced.
        export: Write only what a spectator may know while the match is running: neither the seed
            nor choices that are not revealed. Such a file may not be enough to play on.

    Raises:
        BadInput: The export would tell what the match's own position still hides.
        OSError: The file cannot be written.
    """
    target = Path(path)
    text = dump(table, export=export)
    draft = target.with_name(target.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(target)


def load(path: str | Path) -> Table:
    """The table that a match file leads to, every decision checked against the rules.

    Examples:
        >>> from rotonde import start
        >>> from tempfile import TemporaryDirectory
        >>> table = start("steam-tunnel", seats=2, seed=7)
        >>> with TemporaryDirectory() as folder:
        ...     save(table, f"{folder}/first.match")
        ...     load(f"{folder}/first.match").to_act == table.to_act
        True

    Raises:
        BadInput: The file cannot be read, is no match file, or holds a decision that is not legal.
    """
    return replay(read(path))


def read(path: str | Path) -> Match:
    """A match file, its form checked."""
    return parse(read_text(path, _LONGEST))


def parse(text: str) -> Match:
    """A match from its text."""
    rows = [(at, row) for at, row in enumerate(text.split("\n"), 1) if row.strip()]
    if not rows:
        raise BadInput("bad-match-empty")
    header = _header(rows[0][1])
    lines: list[Line] = []
    result: Result | None = None
    for at, row in rows[1:]:
        if result is not None:
            _bad_line(at)
        raw = _json(row, at)
        line = _convert(raw, at, _shape_of(raw))
        if isinstance(line, ResultLine):
            result = line.result
        else:
            lines.append(line)
    return Match(header, tuple(lines), result)


def replay(
    match: Match,
    upto: int | None = None,
    *,
    moments: Moments | None = None,
) -> Table:
    """Play a match again, every rule checked; `upto` stops after that entry.

    `moments` is filled with tables on the way.
    """
    table = _start(match)
    lines = match.lines
    if upto is not None:
        lines = tuple(takewhile(lambda line: line.n <= upto, lines))
    play_on(table, lines, moments=moments, draws=True)
    if upto is None:
        _check_result(match, table)
    return table


def last_good(
    match: Match,
    moments: Moments | None = None,
    watch: Callable[[], None] | None = None,
) -> tuple[Table, Stopped | None]:
    """A match as far as the installed rules can play it, and what stops them there, if anything.

    BadInput if its record is damaged, or not even its set-up can be laid out.
    """
    moments = Moments() if moments is None else moments
    table = _start(match)
    try:
        play_on(table, match.lines, moments=moments, draws=True, watch=watch)
        _check_result(match, table)
    except Stopped as stopped:
        return table.at(stopped.n - 1, moments), stopped
    except Said:
        raise
    except Exception as error:
        # Rules that were changed may fail anywhere on what was legal under the others.
        line = match.lines[table.n]
        name = type(error).__name__
        why = BadInput("bad-match-failed", line=table.n + 2, name=name, game=table.game.id)
        # The state may be half changed, but the log is not.
        good = table.at(table.n, moments)
        return good, Stopped(line, good.rule, why, None)
    return table, None


def verify(match: Match, watch: Callable[[], None] | None = None) -> Table:
    """Check all that a match file claims; BadInput says what is not true, at the first such line.

    `watch` is called before each entry and may raise, e.g. when it takes too long.
    """
    seed = match.seed
    if seed is not None and match.header.commitment not in ("", seed.commitment):
        raise BadInput("bad-match-commitment")
    table = _start(match)
    play_on(table, match.lines, draws=seed is not None, watch=watch)
    _check_result(match, table)
    return table


def setup_of(match: Match) -> Setup:
    """The set-up of a match, checked."""
    header, game = match.header, match.game
    seats = list(header.seats)
    return check_setup(game, seats, header.options, header.data, header.position, header.rules)


def play_on(
    table: Table,
    lines: Sequence[Line],
    *,
    moments: Moments | None = None,
    draws: bool = False,
    watch: Callable[[], None] | None = None,
) -> None:
    """Go on from a table with the lines of its match that come after it, every rule checked.

    `draws`: what chance draws must be what the lines say it drew.
    """
    if moments is None and any(isinstance(line, UndoLine) for line in lines):
        moments = Moments()
    for at, line in enumerate(lines, table.n + 2):
        if watch is not None:
            watch()
        rule = table.rule
        _play(table, at, line, moments)
        if draws and isinstance(line, DecisionLine) and isinstance(table.log, Decision):
            try:
                _same_draws(at, table.log.drew, line.drew or ())
            except BadInput as error:
                raise Stopped(line, rule, error, None) from None
        if moments is not None and (table.n % _KEPT_EVERY == 0 or isinstance(line, UndoLine)):
            moments.keep(table.copy())


def _check_result(match: Match, table: Table) -> None:
    if match.result is None:
        return
    standings = table.standings
    if standings is None or Result.of(standings) != match.result:
        raise BadInput("bad-match-result")


def _start(match: Match) -> Table:
    header = match.header
    if header.opening is None:
        raise BadInput("bad-match-withheld", line=1)
    table = Table.open_from_draws(match.game, setup_of(match), match.seed, header.opening)
    if table is None:
        raise BadInput("bad-draw", n=0)
    if table.opening != header.opening:
        # What was drawn instead is not said: it may be secret.
        raise BadInput("bad-match-setup")
    return table


def _play(table: Table, at: int, line: Line, moments: Moments | None) -> None:
    if line.n != table.n + 1:
        raise BadInput("bad-sequence", n=line.n)
    if isinstance(line, DecisionLine) and _withholds(table, line):
        raise BadInput("bad-match-withheld", line=at)
    rule = table.rule
    try:
        if isinstance(line, UndoLine):
            # That it became practice is what the line says.
            table.undo(line.seat, line.undo, line.agreed, moments, practice=True)
        else:
            _decide(table, line)
    except Refused as refused:
        refusal = refused.refusal
        why = _illegal(table, at, refusal.rule, refusal.message)
        raise Stopped(line, refusal.rule, why, refusal) from None
    except BadInput as error:  # an action or draws of other rules
        raise Stopped(line, rule, _illegal(table, at, rule, error.message), None) from None


def _withholds(table: Table, line: DecisionLine) -> bool:
    return line.do is None or (table.seed is None and line.drew is None)


def _decide(table: Table, line: DecisionLine) -> None:
    action = table.game.rules.read_action(line.do)
    if table.seed is not None:
        table.play(line.seat, action)
    elif table.play_drawn(line.seat, action, line.drew or ()) is None:
        raise BadInput("bad-draw", n=line.n)


def _illegal(table: Table, at: int, rule: str, reason: Message) -> BadInput:
    game = table.game.id
    return BadInput("bad-match-illegal", game=game, line=at, reason=(reason,), rule=rule)


def _header(row: str) -> Header:
    raw = _json(row, 1)
    version = raw.get("rotonde")
    if type(version) is not int:
        raise BadInput("bad-match-format")
    if not 1 <= version <= FORMAT:
        raise BadInput("bad-match-version", version=version, known=FORMAT)
    header: Header = _convert(raw, 1, Header)
    if header.seed and not _is_key(header.seed):
        raise BadInput("bad-match-seed")
    find_game(header.game)
    return header


def _is_key(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == 32
    except ValueError:
        return False


def _json(row: str, at: int) -> dict[str, Any]:
    # msgspec reads JSON as its standard has it: no NaN, no half characters, no endless numbers.
    try:
        raw = msgspec.json.decode(row)
    except (ValueError, RecursionError):
        _bad_line(at)
    if not isinstance(raw, dict):
        _bad_line(at)
    return raw


def _shape_of(raw: dict[str, Any]) -> Any:
    return DecisionLine if "do" in raw else UndoLine if "undo" in raw else ResultLine


def _convert(raw: dict[str, Any], at: int, shape: Any) -> Any:
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise BadInput("bad-match-field", line=at, detail=misfit(error)) from None


def _line_of(entry: Entry) -> Line:
    if isinstance(entry, Undo):
        return UndoLine(entry.n, entry.seat, entry.to, entry.agreed)
    assert isinstance(entry, Decision)
    return DecisionLine(entry.n, entry.seat, msgspec.to_builtins(entry.action), entry.drew)


def _lines_for(table: Table, viewers: Collection[int]) -> Iterator[Line]:
    """The lines as viewers may know them while the match is running."""
    hidden = table.opening_secret
    for entry in entries(table.log):
        if entry.n > table.point:
            break  # choices nobody has revealed yet
        line = _line_of(entry)
        if isinstance(line, DecisionLine):
            assert isinstance(entry, Decision)
            seen = any(entry.action.seen_by(entry.seat, viewer) for viewer in viewers or (None,))
            # What is drawn after a hidden draw may come from what it left, and tell it.
            hidden = hidden or entry.hidden_draws or (not seen and bool(entry.drew))
            told = line.drew if seen and not (hidden and entry.drew) else None
            line = DecisionLine(line.n, line.seat, line.do if seen else None, told)
        yield line


def _same_draws(at: int, found: tuple[int, ...], recorded: tuple[int, ...]) -> None:
    if found != recorded:
        raise BadInput(
            "bad-match-drew",
            line=at,
            found=" ".join(map(str, found)) or "-",
            recorded=" ".join(map(str, recorded)) or "-",
        )


def _bad_line(at: int) -> NoReturn:
    raise BadInput("bad-match-line", line=at)
