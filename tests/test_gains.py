"""What a searched decision gains is judged on futures that the search has not seen."""

from __future__ import annotations

from random import Random

import pytest
from bench.gains import Played, judge


def test_what_is_better_in_every_future_is_found():
    usual = [0.1 * (at % 5) for at in range(40)]
    played = Played("place", [usual, [each + 0.2 for each in usual], [0.0] * 40])
    assert judge(played, 8, 2.0) == pytest.approx((0.2, 1.0))


def test_luck_gains_nothing_and_evidence_keeps_from_following_it():
    rng = Random(3)
    rows = [[rng.random() for _ in range(400)] for _ in range(4)]
    gain, often = judge(Played("place", rows), 8, 0.0)
    assert often > 0.5
    assert abs(gain) < 0.08, "the best of the futures it saw was better there by far more"
    assert judge(Played("place", rows), 8, 2.0)[1] < often / 2


def test_without_a_choice_nothing_is_gained():
    assert judge(Played("place", []), 8, 0.0) == (0.0, 0.0)
