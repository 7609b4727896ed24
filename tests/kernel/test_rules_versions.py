"""A match keeps the rules it was started with, or stops where others no longer allow it."""

import msgspec
import pytest

from rotonde import BadInput
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Seat, Setup
from rotonde.kernel.table import match, snapshot
from rotonde.kernel.table.table import Table
from tests.kernel import yard
from tests.kernel.yard import Bid, Done, Lay, Roll


class Tighter(yard.YardRules):
    """Two rails a round, for everybody."""

    def most_rails(self, setup):
        return 2


class TighterFromTwo(yard.YardRules):
    """Two rails a round from version 2 on."""

    def most_rails(self, setup):
        return 2 if setup.rules >= 2 else 3


def game(rules, version=2, oldest=0):
    info = msgspec.structs.replace(yard.INFO, rules_version=version, oldest_rules_version=oldest)
    visibility = yard.YardVisibility(rules, yard.NOTATION)
    return Game(info, rules, yard.NOTATION, yard.YardPresentation(), visibility=visibility)


@pytest.fixture
def install(monkeypatch):
    """Have the yard be this game from now on."""

    def put(found):
        for module in ("table.match", "words"):
            monkeypatch.setattr(f"rotonde.kernel.{module}.find_game", lambda id: found)

    put(yard.YARD)
    return put


def played(rails, seed=1):
    """A match under version 1: so many rails in the first round, one of them taken back first."""
    table = yard.yard(seed=seed)
    for seat, coins in enumerate((5, 1, 0)):
        table.play(seat, Bid(coins))
    table.play(0, Lay(5))
    table.undo(0)
    for cell in range(rails):
        table.play(0, Lay(cell))
    table.play(0, Done())
    table.play(0, Roll())
    return table


def without_seed(text):
    told = match.parse(text)
    header = msgspec.structs.replace(told.header, seed="", commitment="", chosen=False)
    return match.Match(header, told.lines, told.result)


def same(one, other):
    assert (one.n, one.point, one.to_act) == (other.n, other.point, other.to_act)
    assert one.position() == other.position()
    assert one.legal(0) == other.legal(0)


def test_a_match_that_the_change_does_not_touch_replays(install):
    before = played(2)
    text = match.dump(before)
    install(game(Tighter()))
    table, stopped = match.last_good(match.parse(text))
    assert stopped is None
    same(table, before)
    assert match.parse(text).outdated
    assert match.dump(table) == text


def test_a_match_is_played_on_under_its_own_version_where_the_game_still_has_it(install):
    before = played(3)
    text = match.dump(before)
    found = game(TighterFromTwo(), oldest=1)
    install(found)
    table, stopped = match.last_good(match.parse(text))
    assert stopped is None
    same(table, before)
    assert found.info.plays(1)
    new = Table(found, Setup("yard", 2, (Seat("A"), Seat("B")), {}), None)
    for seat in (0, 1):
        new.play(seat, Bid(1 - seat))
    for cell in (0, 1):
        new.play(0, Lay(cell))
    assert new.refusal(0, Lay(2)).rule == "Y-2"


@pytest.mark.parametrize("read", [match.parse, without_seed])
def test_a_match_that_is_touched_stops_at_its_last_good_moment(install, read):
    before = played(3)
    told = read(match.dump(before))
    install(game(Tighter()))
    table, stopped = match.last_good(told)
    assert (stopped.n, stopped.seat, stopped.rule) == (8, 0, "Y-2")
    assert stopped.refusal.message.id == "no-rail"
    assert (table.n, table.state.rails) == (7, [0, 1])
    assert [made.n for made in table.decisions] == [1, 2, 3, 6, 7]
    assert table.legal(0) == [Done()]
    with pytest.raises(match.Stopped, match="Line 9"):
        match.replay(told)
    assert match.replay(told, upto=7).n == 7


def test_draws_of_other_rules_stop_a_match_where_they_begin(install, monkeypatch):
    """With its seed: every decision would still be legal, but the dice would fall otherwise."""
    before = played(2)
    text = match.dump(before)
    with monkeypatch.context() as changed:
        once = yard.Rolling.perform

        def twice(self, state, seat, action, chance):
            chance.die()
            return once(self, state, seat, action, chance)

        changed.setattr(yard.Rolling, "perform", twice)
        table, stopped = match.last_good(match.parse(text))
        assert (stopped.n, stopped.rule, stopped.refusal) == (before.n, "Y-3", None)
        assert "chance drew" in str(stopped)
        bare, without = match.last_good(without_seed(text))
        assert (without.n, without.rule) == (before.n, "Y-3")
    for each in (table, bare):
        same(each, before.at(before.n - 1))


def test_rules_that_fail_stop_a_match_and_do_not_spoil_it(install, monkeypatch):
    before = played(2)
    text = match.dump(before)

    def fail(self, state, seat, action, chance):
        state.coins[seat] = 999
        raise KeyError("a card that is no more")

    monkeypatch.setattr(yard.Rolling, "perform", fail)
    table, stopped = match.last_good(match.parse(text))
    assert (stopped.n, stopped.rule, stopped.refusal) == (before.n, "Y-3", None)
    assert "KeyError" in str(stopped)
    same(table, before.at(before.n - 1))


def test_an_action_that_is_no_more_stops_a_match(install):
    class Fewer(yard.YardRules):
        actions = Bid | Lay | Done | yard.Offer

    text = match.dump(played(2))
    install(game(Fewer()))
    table, stopped = match.last_good(match.parse(text))
    assert (stopped.rule, table.n) == ("Y-3", stopped.n - 1)
    assert "roll" in str(stopped)


def test_a_set_up_that_draws_otherwise_is_no_good_moment(install):
    """A sentence, which does not tell what was drawn."""

    class Dealt(yard.YardRules):
        def start(self, setup, chance):
            chance.randrange(50, secret=True)
            return super().start(setup, chance)

    told = match.dump(played(2))
    install(game(Dealt()))
    for read in (match.parse, without_seed):
        with pytest.raises(BadInput) as refused:
            match.last_good(read(told))
        assert refused.value.message.id in ("bad-match-setup", "bad-draw")
        assert not isinstance(refused.value, match.Stopped)


@pytest.mark.parametrize("version", [0, 3])
def test_a_version_that_nobody_knows_is_refused(install, version):
    told = match.parse(match.dump(played(2)))
    header = msgspec.structs.replace(told.header, rules=version)
    install(game(Tighter()))
    with pytest.raises(BadInput, match=f"rules version {version}"):
        match.last_good(match.Match(header, told.lines, None))


def test_a_snapshot_of_older_code_is_no_way_around(install, monkeypatch):
    before = played(3)
    record = match.dump(before).splitlines()
    frozen = snapshot.freeze(before)
    assert snapshot.restore(record, frozen).stopped is None
    monkeypatch.setattr(snapshot, "code", lambda game: b"a later version")
    install(game(Tighter()))
    table, spared, stopped = snapshot.restore(record, frozen)
    assert (table.n, spared, stopped.n) == (7, 0, 8)
    # One taken where the match stops does not hide that it does.
    again = snapshot.restore(record, snapshot.freeze(table))
    assert (again.table.n, again.stopped.n) == (7, 8)


def test_which_versions_a_game_plays():
    info = yard.INFO
    assert [v for v in range(4) if info.plays(v)] == [1]
    newer = msgspec.structs.replace(info, rules_version=3)
    assert [v for v in range(5) if newer.plays(v)] == [3]
    both = msgspec.structs.replace(newer, oldest_rules_version=2)
    assert [v for v in range(5) if both.plays(v)] == [2, 3]
