"""Chance: fair, repeatable, and computable by anyone who has the key."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from rotonde.kernel.chance import BadDraw, Chance, NeedsDraw, Seed

KEY = bytes(range(32))


def draws(decision, outcomes, many, key=KEY):
    chance = Chance(key)
    chance.begin(decision)
    return [chance.randrange(outcomes) for _ in range(many)]


def test_draws_follow_the_documented_recipe():
    words = []
    for block in range(3):
        data = (9).to_bytes(8, "little") + block.to_bytes(4, "little")
        digest = hashlib.blake2b(data, key=KEY).digest()
        words += [int.from_bytes(digest[at : at + 8], "little") for at in range(0, 64, 8)]
    top = 2**64 - 2**64 % 1000
    assert draws(9, 1000, 20) == [word % 1000 for word in words if word < top][:20]


def test_known_draws_never_change():
    # Recorded matches depend on these very numbers.
    assert draws(1, 6, 8) == [3, 4, 4, 2, 0, 3, 2, 0]


def test_each_decision_has_its_own_draws():
    assert draws(1, 1000, 5) != draws(2, 1000, 5)
    chance = Chance(KEY)
    chance.begin(1)
    chance.randrange(7)
    chance.begin(2)
    assert [chance.randrange(1000) for _ in range(5)] == draws(2, 1000, 5)


def test_draws_are_fair():
    counts = Counter(draws(3, 6, 12_000))
    assert set(counts) == set(range(6))
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_a_script_gives_the_draws():
    chance = Chance(KEY)
    chance.begin(1, (4, 0))
    assert (chance.randrange(6), chance.randrange(2)) == (4, 0)
    with pytest.raises(NeedsDraw) as needs:
        chance.randrange(44)
    assert needs.value.outcomes == 44
    chance.begin(1, (6,))
    with pytest.raises(BadDraw):
        chance.randrange(6)


def test_a_seed_is_random_unless_chosen():
    assert Seed.of(None).key != Seed.of(None).key
    assert not Seed.of(None).chosen
    assert Seed.of(7).chosen
    assert Seed.of(7).key == Seed.of("7").key != Seed.of(8).key
    assert Seed.of(7).commitment == hashlib.sha256(Seed.of(7).key).hexdigest()
