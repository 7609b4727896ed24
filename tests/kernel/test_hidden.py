"""What a seat may not know is in nothing that it can obtain while the match is running."""

from __future__ import annotations

import json
from random import Random

import pytest

from rotonde.kernel.chance import Seed
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Seat, Setup
from rotonde.kernel.message import BadInput
from rotonde.kernel.table.log import entries
from rotonde.kernel.table.match import dump, parse, replay
from rotonde.kernel.table.snapshot import freeze, restore
from rotonde.kernel.table.table import Table
from tests.kernel import yard


class DealtRules(yard.YardRules):
    """Everybody starts with a card that nobody else may see."""

    def start(self, setup, chance):
        state = super().start(setup, chance)
        state.hands = [[chance.randrange(50, secret=True)] for _ in setup.seats]
        return state


RULES = DealtRules()
DEALT = Game(
    yard.INFO,
    RULES,
    yard.NOTATION,
    yard.YardPresentation(),
    visibility=yard.YardVisibility(RULES, yard.NOTATION),
    inputs=yard.YardInputs(),
)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A match with dealt hands, a card drawn in secret and a private decision."""
    monkeypatch.setattr("rotonde.kernel.table.match.find_game", lambda id: DEALT)
    monkeypatch.setattr(
        yard.Offer, "seen_by", lambda self, actor, viewer: viewer in (actor, self.to)
    )
    people = tuple(Seat(f"P{at}") for at in range(3))
    found = Table(DEALT, Setup("yard", 1, people, {}), Seed.of(3))
    for seat, coins in enumerate((3, 1, 2)):
        found.play(seat, yard.Bid(coins))
    for action in (yard.Done(), yard.Roll(), yard.Offer(1, 2)):
        found.play(0, action)
    return found


def lines(table: Table, *viewers: int) -> list[dict]:
    return [json.loads(row) for row in dump(table, export=True, viewers=viewers).splitlines()]


def test_the_draws_of_the_set_up_are_withheld_while_it_runs(table: Table) -> None:
    assert table.opening_secret
    assert lines(table)[0]["opening"] is None
    assert lines(table, 0)[0]["opening"] is None, "it holds the hands of the others too"
    assert json.loads(dump(table).splitlines()[0])["opening"] == list(table.opening)


def test_secret_draws_are_withheld_while_it_runs(table: Table) -> None:
    (drawing,) = (entry for entry in entries(table.log) if entry.hidden_draws)
    assert lines(table)[drawing.n]["drew"] is None
    assert lines(table)[drawing.n]["do"] is not None


def test_what_is_drawn_after_a_secret_draw_is_withheld_too(monkeypatch) -> None:
    """A draw from what a secret one has left tells what is missing there."""
    monkeypatch.setattr("rotonde.kernel.table.match.find_game", lambda id: yard.YARD)
    table = yard.yard()
    table.play(0, yard.Bid(3))
    table.play(1, yard.Bid(2))
    table.play(2, yard.Bid(1))
    for action in (yard.Done(), yard.Roll()):
        table.play(0, action)
    assert [entry.drew != () for entry in entries(table.log)] == [False, False, True, False, True]
    told = [line.get("drew", "nothing") for line in lines(table)[1:]]
    assert told == ["nothing", "nothing", None, "nothing", None]
    assert not table.log.hidden_draws, "the die itself is no secret"


def test_a_private_decision_is_in_the_file_of_those_who_may_know_it(table: Table) -> None:
    assert lines(table)[6] == {"n": 6, "seat": 0, "do": None, "drew": None}
    assert lines(table, 2)[6]["do"] is None
    for viewers in ((0,), (1,), (1, 2)):
        assert lines(table, *viewers)[6]["do"] == {"type": "offer", "to": 1, "price": 2}


def test_what_is_withheld_cannot_be_played_again_and_says_so(table: Table) -> None:
    with pytest.raises(BadInput) as bad:
        replay(parse(dump(table, export=True)))
    assert bad.value.message.id == "bad-match-withheld"


def test_a_whole_match_file_is_not_changed_by_secrets(table: Table) -> None:
    again = replay(parse(dump(table)))
    assert dump(again) == dump(table)
    assert again.opening_secret


def test_a_snapshot_remembers_that_the_set_up_was_secret(table: Table) -> None:
    record = dump(table).splitlines()
    again, spared, _ = restore(record, freeze(table))
    assert spared == table.n
    assert lines(again) == lines(table)


def test_a_guess_has_no_past(table: Table) -> None:
    guess = table.guess(2, Random(1))
    assert guess.log is None
    assert guess.opening == ()
    assert guess.view(2).board == table.view(2).board
    hands = {tuple(map(tuple, table.guess(2, Random(at)).state.hands[:2])) for at in range(8)}
    assert len(hands) > 1, "the others' cards are drawn anew"


def test_a_guess_keeps_the_seats_own_secret_choice() -> None:
    table = yard.yard()
    table.play(0, yard.Bid(4))
    table.play(1, yard.Bid(7))
    guess = table.guess(1, Random(1))
    assert guess.to_act == (0, 2), "only what this seat has chosen is known to be chosen"
    assert guess.chosen(1) == yard.Bid(7)
    assert guess.chosen(0) is None
