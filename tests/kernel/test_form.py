"""Amounts and forms: whole decisions where `legal` lists a part."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.kernel.contract.inputs import FormInput
from rotonde.kernel.message import BadInput, Refused
from tests.kernel.yard import YARD, Bid, Done, Offer, Roll, yard


def offering():
    """A table at which the builder, seat 0, may make an offer."""
    table = yard()
    for seat, coins in enumerate((5, 1, 2)):
        table.play(seat, Bid(coins))
    table.play(0, Done())
    table.play(0, Roll())
    return table


def shown(table, seat):
    return table.game.inputs.offers(table.state, seat, table.legal(seat))


def test_an_amount_stands_for_its_actions():
    table = yard()
    (amount,) = shown(table, 1)
    assert (amount.least, amount.most, amount.suggested) == (0, 10, (5, 0, 10))
    assert all(amount.covers(action) for action in table.legal(1))
    assert amount.of(Bid(7)) == 7
    assert not amount.covers(Done())


def test_a_form_is_instead_of_the_actions_it_makes():
    table = offering()
    assert any(isinstance(action, Offer) for action in table.legal(0))
    assert shown(table, 0) == [Done()]


def test_a_filled_form_is_an_action():
    table = offering()
    filled = FormInput("offer", 2, {"card": 1}, {"coins": 7})
    action = YARD.inputs.read_form(table.state, 0, filled)
    assert action == Offer(2, 7)
    table.play(0, action)
    assert table.to_act == (2,)


def test_the_step_has_the_last_word():
    table = offering()
    action = YARD.inputs.read_form(table.state, 0, FormInput("offer", 2, {}, {"coins": 7}))
    with pytest.raises(Refused) as refused:
        table.play(0, action)
    assert refused.value.refusal.rule == "Y-4"


@pytest.mark.parametrize(
    ("filled", "id"),
    [
        (FormInput("loan"), "bad-form"),
        (FormInput("offer", None), "bad-form-partner"),
        (FormInput("offer", 0), "bad-form"),
        (FormInput("offer", 9), "bad-form"),
        (FormInput("offer", 1, {"castle": 1}), "bad-form"),
        (FormInput("offer", 1, {"coins": 1}), "bad-form"),
        (FormInput("offer", 1, {"card": 2}), "bad-form-count"),
        (FormInput("offer", 1, {"card": 1}, {"coins": 100}), "bad-form-count"),
        (FormInput("offer", 1, {"card": 1}, {"coins": -1}), "bad-form-count"),
    ],
)
def test_a_form_that_does_not_fit_is_refused(filled, id):
    with pytest.raises(BadInput) as bad:
        YARD.inputs.read_form(offering().state, 0, filled)
    assert bad.value.message.id == id


COUNTS = st.dictionaries(st.sampled_from(["card", "coins", "favour", "x"]), st.integers(-2, 120))


@given(st.builds(FormInput, st.sampled_from(["offer", "x"]), st.integers(-1, 4), COUNTS, COUNTS))
def test_any_form_is_an_action_or_refused(filled):
    table = offering()
    again = msgspec.json.decode(msgspec.json.encode(filled), type=FormInput)
    try:
        action = YARD.inputs.read_form(table.state, 0, again)
    except BadInput as bad:
        assert str(bad)
    else:
        assert isinstance(action, Offer)
