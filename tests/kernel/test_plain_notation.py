"""A notation that any state of plain data gets for nothing."""

from __future__ import annotations

import msgspec
import pytest

from rotonde.kernel.contract.notation import PlainNotation
from rotonde.kernel.message import BadInput
from tests.kernel import yard

STEPS = [step() for step in (yard.Bidding, yard.Building, yard.Rolling, yard.Offering)]
NOTATION = PlainNotation(yard.YardState, STEPS)


def reached():
    table = yard.yard()
    for seat, coins in enumerate((3, 1, 2)):
        table.play(seat, yard.Bid(coins))
    table.play(0, yard.Lay(4))
    return table


def test_a_position_read_back_is_the_same():
    table = reached()
    text = NOTATION.write(table.state)
    assert "rails = [4]\n" in text
    assert "stack = ['building']\n" in text
    again = NOTATION.read(msgspec.structs.replace(table.setup, position=text))
    assert NOTATION.write(again) == text
    assert again.stack[-1].legal(again, 0) == table.legal(0)


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("rails = [4]\n", "", "bad-plain-field"),
        ("rails = [4]", "rails = __import__('os')", "bad-plain-line"),
        ("rails = [4]", "rails = [4", "bad-plain-line"),
        ("rails = [4]", "rails", "bad-plain-line"),
        ("rails = [4]\n", "rails = [4]\nrails = [5]\n", "bad-plain-line"),
        ("rails = [4]", "rails = [4]\nmore = 1", "bad-plain-field"),
        ("['building']", "['nothing']", "bad-plain-field"),
        ("to_act = (0,)", "to_act = (7,)", "bad-plain-field"),
        ("to_act = (0,)", "to_act = 0", "bad-plain-field"),
        ("to_act = (0,)", "to_act = ([],)", "bad-plain-field"),
        ("['building']", "[['building']]", "bad-plain-field"),
        ("rails = [4]", "rails = " + "[" * 5000 + "]" * 5000, "bad-plain-line"),
    ],
)
def test_what_cannot_be_read_is_refused(old, new, id):
    table = reached()
    text = NOTATION.write(table.state)
    assert old in text
    with pytest.raises(BadInput) as bad:
        NOTATION.read(msgspec.structs.replace(table.setup, position=text.replace(old, new)))
    assert bad.value.message.id == id


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rails = [4]", "rails = 4"),
        ("rails = [4]", "rails = ['4']"),
        ("rails = [4]", "rails = None"),
        ("round = 1", "round = True"),
        ("round = 1", "round = 1.0"),
    ],
)
def test_a_value_of_another_type_than_the_state_says_is_refused(old, new):
    table = reached()
    notation = PlainNotation(yard.YardState, STEPS)
    text = notation.write(table.state)
    assert old in text
    with pytest.raises(BadInput) as bad:
        notation.read(msgspec.structs.replace(table.setup, position=text.replace(old, new)))
    assert bad.value.message.args == {"field": old.split()[0]}


def test_values_are_read_as_the_types_of_the_state():
    table = reached()
    notation = PlainNotation(yard.YardState, STEPS)
    text = notation.write(table.state).replace("rails = [4]", "rails = (4,)")
    assert notation.read(msgspec.structs.replace(table.setup, position=text)).rails == [4]
