"""Holds a game to its contract: plays whole matches and checks what everybody relies on.

>>> from rotonde.trial import check
>>> check("steam-tunnel", matches=1).passed
True
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rotonde.kernel.registry import game as find_game
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.trial import decisions, records
from rotonde.trial.bots import check_bots
from rotonde.trial.cases import cases
from rotonde.trial.guide import check_guide
from rotonde.trial.report import Case, Fault, Finding, Report
from rotonde.trial.secrecy import check_draws, check_secrecy
from rotonde.trial.speech import Speaker

MATCHES = 24
_MOST_DECISIONS = 3_000
_SECRECY_EVERY = 15
_DRAWS_EVERY = 3


def check(
    game: str, *, matches: int = MATCHES, seed: int = 0, tell: Callable[[str], None] | None = None
) -> Report:
    """Play matches with all options and numbers of players, and check them.

    `tell` is given a line for each match.
    """
    found = find_game(game)
    report = Report(found.id)
    _run(report, "guide", lambda: check_guide(found), None, 0)
    for case in cases(found, matches, seed):
        if tell is not None:
            tell(f"{case.players} players, seed {case.seed} {dict(case.options)}")
        _Trial(report, case).play(found.id)
    _run(report, "bots", lambda: check_bots(found, seed), None, 0)
    return report


class _Trial:
    """One match, with checks at its decisions and at its end."""

    def __init__(self, report: Report, case: Case) -> None:
        self._report = report
        self._case = case
        self._rng = Random(case.seed)

    def play(self, game: str) -> None:
        case, report, rng = self._case, self._report, self._rng
        table = start(game, case.players, seed=case.seed, options=dict(case.options))
        speaker = Speaker(table)
        report.matches += 1
        while not table.over and table.n < _MOST_DECISIONS:
            if not self._check(table, speaker):
                return
            seat = rng.choice(table.to_act)
            action = rng.choice(table.legal(seat))
            before = table.copy()
            if not self._run("play", lambda: self._play(table, seat, action), table):  # noqa: B023
                return
            report.decisions += 1
            if table.n % _DRAWS_EVERY == 0:
                self._run("secrecy", lambda: check_draws(before, table), table)  # noqa: B023
        if not table.over:
            fault = f"a match is not over after {_MOST_DECISIONS} decisions"
            self._add("end", Fault(fault, "Every way of playing must come to an end."), table)
        for name, check_record in records.CHECKS.items():
            self._run(name, lambda: check_record(table, speaker), table)  # noqa: B023

    def _play(self, table: Table, seat: int, action: object) -> None:
        table.play(seat, action)  # type: ignore[arg-type]

    def _check(self, table: Table, speaker: Speaker) -> bool:
        """Whether the match can go on."""
        for name, (every, check_decision) in decisions.CHECKS.items():
            if table.n % every == 0:
                done = self._run(
                    name,
                    lambda: check_decision(table, speaker, self._rng),  # noqa: B023
                    table,
                )
                if name == "legal" and not done:
                    return False
        if table.game.has_encoding and table.n % 13 == 0:
            encode = decisions.check_encoding
            self._run("encoding", lambda: encode(table, speaker, self._rng), table)
        if table.n % _SECRECY_EVERY == 0:
            self._run("secrecy", lambda: check_secrecy(table, speaker, self._rng), table)
        if table.n and table.n % 40 == 0:
            self._run("position", lambda: records.check_position(table, speaker), table)
        return True

    def _run(self, name: str, work: Callable[[], None], table: Table) -> bool:
        return _run(self._report, name, work, self._case, table.n)

    def _add(self, name: str, fault: Fault, table: Table) -> None:
        self._report.add(Finding(name, fault.what, fault.advice, self._case, table.n))


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


__all__ = ["Report", "check"]
