"""What an action holds is checked field by field, however its types are written."""

import pytest

from rotonde.kernel.flow import has_valid_fields
from rotonde.kernel.step import Action


class Place(Action, frozen=True):  # without `from __future__ import annotations`
    cell: int
    towns: tuple[str, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    sure: bool = False


class PlaceTwice(Place, frozen=True):
    again: int = 0


@pytest.mark.parametrize("kind", [Place, PlaceTwice])
def test_what_fits_is_accepted(kind):
    assert has_valid_fields(kind(1))
    assert has_valid_fields(kind(1, ("A",), ((1, 2),), True))


@pytest.mark.parametrize(
    "wrong",
    [
        {"cell": "1"},
        {"cell": True},
        {"cell": None},
        {"cell": 1, "towns": ["A"]},
        {"cell": 1, "towns": (1,)},
        {"cell": 1, "pairs": ((1,),)},
        {"cell": 1, "pairs": (1, 2)},
        {"cell": 1, "sure": 1},
    ],
)
@pytest.mark.parametrize("kind", [Place, PlaceTwice])
def test_what_does_not_fit_is_refused(kind, wrong):
    assert not has_valid_fields(kind(**wrong))


def test_a_field_of_its_own_is_checked_beside_those_it_inherits():
    assert not has_valid_fields(PlaceTwice(1, again="1"))
