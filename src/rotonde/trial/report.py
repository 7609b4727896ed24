"""What a trial found: faults, each with how to see it again and what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec


class Fault(Exception):
    """A game does not keep a promise of the contract."""

    def __init__(self, what: str, advice: str) -> None:
        super().__init__(what)
        self.what = what
        self.advice = advice


class Case(msgspec.Struct, frozen=True):
    """One match of a trial: `rotonde.start(game, players, seed=seed, options=options)`."""

    players: int
    options: Mapping[str, str]
    seed: int


class Finding(msgspec.Struct, frozen=True):
    """A fault, and the decision at which it showed."""

    check: str
    what: str
    advice: str
    case: Case | None = None
    n: int = 0
    """Decisions made before it."""

    def text(self) -> str:
        where = ""
        if self.case is not None:
            options = ", ".join(f"{id}={choice}" for id, choice in self.case.options.items())
            where = f" (seed {self.case.seed}, {self.case.players} players, decision {self.n}"
            where += f", {options})" if options else ")"
        return f"{self.check}: {self.what}{where}\n    {self.advice}"


class Report(msgspec.Struct):
    """All of a trial."""

    game: str
    matches: int = 0
    decisions: int = 0
    checks: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each check was made."""
    findings: list[Finding] = []
    skipped: list[str] = []
    """What could not be checked here."""

    @property
    def passed(self) -> bool:
        return not self.findings

    def add(self, finding: Finding) -> None:
        """Keep a finding; of one kind only the first few, or the list would hide the others."""
        alike = sum(known.check == finding.check for known in self.findings)
        if alike < _MOST_ALIKE and finding.what not in {known.what for known in self.findings}:
            self.findings.append(finding)

    def text(self) -> str:
        done = f"{self.game}: {_many(self.matches, 'match')}, {self.decisions} decisions, "
        done += f"{sum(self.checks.values())} checks of {len(self.checks)} kinds"
        found = [finding.text() for finding in self.findings]
        skipped = [f"not checked: {what}" for what in self.skipped]
        result = "passed" if self.passed else _many(len(found), "fault")
        return "\n".join([done, *skipped, *found, result])


def _many(count: int, noun: str) -> str:
    ending = "" if count == 1 else "es" if noun.endswith("ch") else "s"
    return f"{count} {noun}{ending}"


_MOST_ALIKE = 3
