"""What a hint says of the chances, beside the reasons that the game gives."""

from __future__ import annotations

import json

import msgspec
import pytest

import rotonde
from rotonde.analysis.outlook import Outlook
from rotonde.kernel.message import Message
from rotonde.server.hints import _tell_outlook, _write_comparison, compare
from rotonde.server.phrases import PhraseCache

_NARROW = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("chances", "several", "english", "french"),
    [
        (
            (0.62, 0.55),
            False,
            "With this you win about 62% of the time, with the next best (“{}”) 55%.",
            "Environ 62 % de chances de gagner, contre 55 % avec le meilleur autre choix (« {} »).",
        ),
        (
            (0.62, 0.55),
            True,
            "With the first of these you win about 62% of the time, with the next best (“{}”) 55%.",
            "Commencer ainsi : environ 62 % de chances de gagner, contre 55 % avec le meilleur "
            "autre début (« {} »).",
        ),
        (
            (0.62, 0.61),
            False,
            "“{}” is about as good: either way you win about 62% of the time.",
            "« {} » vaut à peu près autant : environ 62 % de chances de gagner.",
        ),
    ],
)
def test_a_hint_says_how_much_better_it_is(
    chances: tuple[float, float], several: bool, english: str, french: str
) -> None:
    table = rotonde.start("steam-barons", 3, seed=1)
    seat = table.to_act[0]
    action = table.legal(seat)[0]
    found = Outlook(*chances, 0.02, msgspec.to_builtins(action))
    for lang, expected in (("en", english), ("fr", french)):
        words = PhraseCache().words(table, lang, seat)
        told = _tell_outlook(table, found, several, words.say)
        said = words.say(told).replace(_NARROW, " ")
        assert said == expected.format(words.say(action.message(table.state)).replace(_NARROW, " "))


@pytest.mark.parametrize(
    ("chance", "other", "noise"), [(0.5, 0.6, 0.02), (0.5, 0.5, 0.0)], ids=["worse", "the same"]
)
def test_a_judgement_that_does_not_bear_out_the_hint_has_no_figures(
    chance: float, other: float, noise: float
) -> None:
    table = rotonde.start("steam-barons", 3, seed=1)
    action = msgspec.to_builtins(table.legal(table.to_act[0])[0])
    unsettled = Message("server-hint-unsettled")
    assert _tell_outlook(table, Outlook(chance, other, noise, action), False, str) == unsettled
    assert _tell_outlook(table, None, False, str) == unsettled


def test_a_worker_compares_choices_without_the_seed() -> None:
    table = rotonde.start("steam-tunnel", 2, seed=7)
    seat = table.to_act[0]
    asked = _write_comparison(table, seat, table.legal(seat)[0])
    assert table.seed is not None
    assert table.seed.key.hex().encode() not in asked
    assert "seed" not in json.loads(json.loads(asked)["question"]["record"].splitlines()[0])
    found = msgspec.json.decode(compare(asked), type=Outlook | None)
    assert found is not None
    other = table.game.rules.read_action(found.other)
    assert table.refusal(seat, other) is None
