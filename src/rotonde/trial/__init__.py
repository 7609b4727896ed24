"""Holds a game to its contract: plays whole matches and checks what everybody relies on.

>>> from rotonde.trial import check
>>> check("steam-tunnel", matches=1).passed
True
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.registry import games
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.trial import decisions, records
from rotonde.trial.bots import check_bots
from rotonde.trial.cases import cases
from rotonde.trial.environments import suites
from rotonde.trial.guide import check_guide
from rotonde.trial.introduction import check_introduction
from rotonde.trial.report import Case, Fault, Finding, Report
from rotonde.trial.secrecy import check_secrecy
from rotonde.trial.speech import Speaker
from rotonde.trial.twins import check_draws, check_opening, check_private

MATCHES = 24
_MOST_DECISIONS = 3_000
_SECRECY_EVERY = 15
_TWINS_EVERY = 4
_POSITION_EVERY = 40
_FATAL = ("legal", "copy")
"""Without these the rest of a match means nothing."""
_EARLY = 3
"""At this decision every check is made, since a match may be shorter than the gaps between them."""


def check(
    game: str, *, matches: int = MATCHES, seed: int = 0, tell: Callable[[str], None] | None = None
) -> Report:
    """Play matches with all options and numbers of players, and check them.

    `tell` is given a line for each match.
    """
    report = Report(game)
    if game in games() and not _run(report, "import", lambda: _check_import(game), None, 0):
        return report
    found = find_game(game)
    _run(report, "guide", lambda: check_guide(found), None, 0)
    planned: list[Case] = []
    if not _run(report, "start", lambda: planned.extend(cases(found, matches, seed)), None, 0):
        return report
    for case in planned:
        if tell is not None:
            tell(f"{case.players} players, seed {case.seed} {dict(case.options)}")
        _Trial(report, case).play(found.id)
        if any(finding.check == "end" for finding in report.findings):
            break  # another match without an end would tell no more, and take as long
    _run(report, "introduction", lambda: check_introduction(found), None, 0)
    _run(report, "bots", lambda: check_bots(found, seed), None, 0)
    # A game with faults may never come to an end there.
    for name, suite in suites(found, planned) if report.passed else ():
        if isinstance(suite, BadInput):
            report.skipped.append(f"{name}. {suite}")
        else:
            _run(report, name, suite, None, 0)
    return report


class _Trial:
    """One match, with checks at its decisions and at its end."""

    def __init__(self, report: Report, case: Case) -> None:
        self._report = report
        self._case = case
        self._rng = Random(case.seed)

    def play(self, game: str) -> None:
        case, report = self._case, self._report
        begun: list[tuple[Table, Speaker]] = []
        if not _run(report, "start", lambda: begun.append(self._start(game)), case, 0):
            return
        ((table, speaker),) = begun
        report.matches += 1
        self._run("opening", lambda: check_opening(table, self._rng), table)
        while not table.over and table.n < _MOST_DECISIONS:
            if not self._check(table, speaker):
                return
            if not self._run("play", lambda: self._play(table), table):
                return
            report.decisions += 1
        if not table.over:
            fault = f"a match is not over after {_MOST_DECISIONS} decisions"
            self._add("end", Fault(fault, "Every way of playing must come to an end."), table)
        for name, check_record in records.CHECKS.items():
            self._run(name, lambda: check_record(table, speaker), table)  # noqa: B023

    def _start(self, game: str) -> tuple[Table, Speaker]:
        case = self._case
        table = start(game, case.players, seed=case.seed, options=dict(case.options))
        return table, Speaker(table)

    def _play(self, table: Table) -> None:
        rng = self._rng
        seat = rng.choice(table.to_act)
        action = rng.choice(table.legal(seat))
        if table.n % _TWINS_EVERY == 0:
            self._run("draws", lambda: check_draws(table, seat, action, rng), table)
            self._run("private", lambda: check_private(table, seat, action, rng), table)
        table.play(seat, action)

    def _check(self, table: Table, speaker: Speaker) -> bool:
        """Whether the match can go on."""
        for name, (every, check_decision) in decisions.CHECKS.items():
            if _due(table.n, every):
                done = self._run(
                    name,
                    lambda: check_decision(table, speaker, self._rng),  # noqa: B023
                    table,
                )
                if name in _FATAL and not done:
                    return False
        if table.game.has_encoding and _due(table.n, 13):
            encode = decisions.check_encoding
            self._run("encoding", lambda: encode(table, speaker, self._rng), table)
        if _due(table.n, _SECRECY_EVERY):
            self._run("secrecy", lambda: check_secrecy(table, speaker, self._rng), table)
        if table.n and _due(table.n, _POSITION_EVERY):
            self._run("position", lambda: records.check_position(table, speaker), table)
        return True

    def _run(self, name: str, work: Callable[[], None], table: Table) -> bool:
        return _run(self._report, name, work, self._case, table.n)

    def _add(self, name: str, fault: Fault, table: Table) -> None:
        self._report.add(Finding(name, fault.what, fault.advice, self._case, table.n))


def _due(n: int, every: int) -> bool:
    return n % every == 0 or n == _EARLY


def _check_import(game: str) -> None:
    found = find_game(game).id
    if found != game:
        raise Fault(
            f"the entry point {game!r} leads to a game with the id {found!r}",
            "Give `GameInfo.id` and the entry point the same name.",
        )


def _run(report: Report, name: str, work: Callable[[], None], case: Case | None, n: int) -> bool:
    """Make a check; whether it passed."""
    report.checks[name] += 1
    try:
        work()
    except Fault as fault:
        report.add(Finding(name, fault.what, fault.advice, case, n))
        return False
    except Exception as error:
        place = error.__traceback__
        while place is not None and place.tb_next is not None:
            place = place.tb_next
        where = (
            "" if place is None else f" in {place.tb_frame.f_code.co_filename}:{place.tb_lineno}"
        )
        what = f"{type(error).__name__}: {error}{where}"
        report.add(Finding(name, what, "Nothing here may raise.", case, n))
        return False
    return True


__all__ = ["MATCHES", "Report", "check"]
