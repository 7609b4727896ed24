"""A match goes on from any moment as a new one: the same state, other luck."""

from __future__ import annotations

from typing import Any

import pytest

from rotonde.kernel.table import match
from rotonde.kernel.table.table import Table
from rotonde.server.lobby import under_new_rules
from tests.corpus.files import read
from tests.kernel import yard
from tests.kernel.test_rules_versions import game, install, played
from tests.versions.material import MATCHES, V1

__all__ = ["install"]


def same(further: Table, table: Table) -> None:
    """The same moment; what is allowed there may differ, if the new match is of newer rules."""
    assert (further.n, further.point, further.to_act) == (table.n, table.point, table.to_act)
    assert further.position() == table.position()
    for seat in range(len(table.setup.seats)):
        if further.setup.rules == table.setup.rules:
            assert further.legal(seat) == table.legal(seat)
            assert further.view(seat).board == table.view(seat).board
        assert bool(further.legal(seat)) == bool(table.legal(seat))
        assert further.chosen(seat) == table.chosen(seat)
    assert further.seed is None
    assert not further.counts
    again = match.replay(match.parse(match.dump(further)))
    assert again.position() == table.position()


@pytest.mark.parametrize("name", MATCHES)
def test_from_moments_of_every_match(name: str) -> None:
    table, _ = match.last_good(read(V1 / f"{name}.match.gz"))
    for n in {0, table.n // 3, table.n - 1}:
        before = table.at(n)
        same(under_new_rules(before), before)


def test_with_hidden_hands_and_choices_that_nobody_has_revealed(install: Any) -> None:
    table = played(3)
    table.play(0, yard.Done())
    table.play(1, yard.Bid(2))
    assert table.chosen(1) == yard.Bid(2)
    for n in range(table.n + 1):
        before = table.at(n)
        same(under_new_rules(before), before)


def test_it_is_of_the_newest_rules_that_its_past_fits(install: Any) -> None:
    class Three(yard.YardRules):
        """Two rails a round, one from version 3 on; three, as in version 1, is no more."""

        def most_rails(self, setup: Any) -> int:
            return 1 if setup.rules >= 3 else 2

    told = [match.parse(match.dump(played(rails))) for rails in (1, 3)]
    install(game(Three(), version=3, oldest=2))
    fits, _ = match.last_good(told[0])
    assert under_new_rules(fits.at(6)).setup.rules == 3
    table, stopped = match.last_good(told[1])
    assert stopped is not None
    # With its second rail it fits version 3 no more, but it goes on from there all the same.
    further = under_new_rules(table)
    assert (further.setup.rules, further.state.rails) == (1, [0, 1])  # type: ignore[attr-defined]
