"""Memos that threads share: made once, seen whole, dropped when nobody needs them."""

from __future__ import annotations

import gc
from time import sleep

import pytest

from rotonde.kernel.memo import GenerationCache, Interned, Recent
from tests.together import in_threads, taking_turns


@pytest.fixture(autouse=True)
def _threads_meet_often():
    with taking_turns():
        yield


class Thing:
    """Takes a while to make, so that others ask meanwhile."""

    made = 0

    def __init__(self):
        Thing.made += 1
        sleep(0.002)


@pytest.mark.parametrize("memo", [Interned(), Recent(4)], ids=["interned", "recent"])
def test_a_thing_is_made_once_however_many_threads_ask(memo):
    Thing.made = 0
    found = in_threads(lambda _: memo.get("key", Thing))
    assert Thing.made == 1
    assert len(set(map(id, found))) == 1


def test_what_is_interned_stays_as_long_as_somebody_holds_it():
    memo = Interned()
    held = memo.get("held", Thing)
    for number in range(100):
        memo.get(number, Thing)
    gc.collect()
    assert memo.get("held", Thing) is held
    assert list(memo._held) == ["held"]


def test_the_things_used_last_are_kept():
    memo = Recent(3)
    made = []

    def ask(key):
        return memo.get(key, lambda: made.append(key) or key)

    for key in "abcabd":  # d takes the place of c
        assert ask(key) == key
    assert made == ["a", "b", "c", "d"]
    for key in "abd":
        ask(key)
    assert made == ["a", "b", "c", "d"]
    ask("c")
    assert made[-1] == "c"


def test_threads_that_crowd_each_other_out_get_what_they_asked_for():
    memo = Recent(2)

    def ask(number):
        return [memo.get(key % 5, lambda key=key: f"{key % 5}") for key in range(number, 400)]

    for number, found in enumerate(in_threads(ask)):
        assert found == [f"{key % 5}" for key in range(number, 400)]


def test_a_thing_that_cannot_be_made_is_asked_for_again():
    for memo in (Interned(), Recent(2)):
        with pytest.raises(ValueError, match="x"):
            memo.get("key", lambda: int("x"))
        assert isinstance(memo.get("key", Thing), Thing)


def test_a_cache_drops_what_was_not_asked_for_lately():
    cache = GenerationCache(3)
    cache.keep("used", 0)
    for number in range(1, 20):
        cache.keep(number, number)
        assert cache.get("used") == 0, "it is in use"
        assert cache.get(number) == number
    kept = [number for number in range(1, 20) if cache.get(number) is not None]
    assert 19 in kept
    assert len(kept) <= 6


def test_threads_that_fill_a_cache_find_what_belongs_to_a_key():
    cache = GenerationCache(4)

    def ask(number):
        found = []
        for key in range(number, 400):
            known = cache.get(key % 9)
            found.append(cache.keep(key % 9, key % 9) if known is None else known)
        return found

    for number, found in enumerate(in_threads(ask)):
        assert found == [key % 9 for key in range(number, 400)]
