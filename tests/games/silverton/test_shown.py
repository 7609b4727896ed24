"""What is seen to happen: dice that roll, cards that are turned up."""

from __future__ import annotations

from typing import Any

import pytest

from rotonde.games.silverton import GAME
from rotonde.games.silverton.presentation.drawing.static_scene import _sprites
from rotonde.games.silverton.rules import events as told
from rotonde.games.silverton.rules.board import board
from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event
from rotonde.kernel.table import match
from rotonde.kernel.words import words
from tests.corpus import files
from tests.rules import rule

_MATCH = "15-3-advanced-regular.match.gz"


@pytest.fixture(scope="module")
def happened() -> list[tuple[Event, tuple[int, ...]]]:
    """Every event of a match with the draws of its decision."""
    table = match.replay(files.read(files.corpus("silverton") / _MATCH))
    return [(event, each.drew) for each in table.decisions for event in each.events]


def test_every_roll_is_shown(happened: list[tuple[Event, tuple[int, ...]]]) -> None:
    rolls = (
        *(told.DisputeRolled, told.SecondRolled, told.ClaimOperated, told.ClaimDepleted),
        *(told.PlowRolled, told.LuckTried, told.PriceMoved),
    )
    seen = set()
    for event, drew in happened:
        faces = event.dice_rolled(None)
        assert bool(faces) == isinstance(event, rolls)
        assert all(1 <= face <= 6 for face in faces)
        assert len(faces) <= len(drew)
        seen |= {type(event)} if faces else set()
    assert {told.DisputeRolled, told.ClaimOperated, told.PriceMoved} <= seen


@rule("SV-14.2", "SV-14.3")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_price_roll_can_be_audited(
    lang: str, happened: list[tuple[Event, tuple[int, ...]]]
) -> None:
    """Its line has the dice, what was sold, IDN, the result, and where the price went."""
    table = match.replay(files.read(files.corpus("silverton") / _MATCH), 1)
    for event, _ in happened:
        if isinstance(event, told.PriceMoved):
            line = table.words(lang).say(event.message(table.state))
            facts = (*event.dice, event.sold, event.idn, event.result, abs(event.moved))
            for fact in (*facts, event.price):
                said = str(fact).replace("-", "−")
                spelled = fact == 1 and ("une case" in line or "one step" in line)
                assert said in line or spelled or fact == event.moved == 0


@rule("SV-7.6")
def test_every_event_card_has_a_picture_and_words() -> None:
    box = board(None)
    spoken = words("en", GAME.id).at_table(["Ada"])
    sprites = _sprites(box, lambda id, **args: spoken.say(Message(id, args)))
    said = set()
    for mishap in box.mishaps.values():
        card = told.MishapDrawn(0, mishap.id, mishap.effect).revealed_card(None)  # type: ignore[arg-type]
        assert card.sprite in sprites
        for lang in ("en", "fr"):
            spoken = words(lang, GAME.id).at_table(["Ada"])
            said |= {(lang, spoken.say(card.title))}
            assert len(spoken.say(card.text)) > 20
    assert len(said) == 2 * len({mishap.id for mishap in box.mishaps.values()})


def test_each_ladder_has_the_way_its_price_came() -> None:
    table = match.replay(files.read(files.corpus("silverton") / _MATCH), 400)
    state: Any = table.state
    assert state.past
    scene = table.scene(None)
    columns = {column.id: column for column in GAME.rules.view(state, None).columns}
    assert [stroke.id for stroke in scene.strokes] == [f"history:{id}" for id in columns]
    markers = {piece.id: piece.at for piece in scene.pieces if piece.id.startswith("marker:")}
    for stroke in scene.strokes:
        *_, last = stroke.path.removeprefix("M").split("L")
        _, y = map(float, last.split())
        assert y == pytest.approx(markers[stroke.id.replace("history", "marker")][1], abs=0.01)
        assert stroke.path.count("L") == min(12, len(state.past))
        assert 'class="stroke"' in to_svg(scene)
    assert not table.at(0).scene(None).strokes


def test_charts_have_every_price_of_every_turn(
    happened: list[tuple[Event, tuple[int, ...]]],
) -> None:
    table = match.replay(files.read(files.corpus("silverton") / _MATCH))
    state: Any = table.state
    charts = GAME.help.charts(state, ())
    curves = [curve for chart in charts for curve in chart.curves]
    used = [at for at, cell in enumerate(state.cells) if cell >= 0]
    prices_moved = [event for event, _ in happened if isinstance(event, told.PriceMoved)]
    assert len(curves) == len(used)
    for curve, column in zip(curves, used, strict=True):
        moved = [event.price for event in prices_moved if event.column == column]
        turns, prices = zip(*curve.points, strict=True)
        assert turns == tuple(range(1, len(moved) + 2))
        assert list(prices[1:]) == moved
    for lang in ("en", "fr"):
        titles = {table.words(lang).say(chart.title) for chart in charts}
        assert len(titles) == len(charts) == 3
