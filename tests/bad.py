"""Bad input, as tests of all games and of one give it: what is refused must be one sentence."""

from __future__ import annotations

import contextlib
import io
import time

import pytest

import rotonde
from rotonde import cli
from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.message import BadInput
from rotonde.kernel.table import match
from rotonde.kernel.words import LANGUAGES, words

TIME = 5.0
"""Seconds in which anything absurd is refused, on a slow machine."""


def data_of(game, name):
    return (rotonde.game(game).info.folder / "data" / name).read_text("utf-8")


def sentence(said):
    """What a person reads: one line in each language, with words of its own."""
    for lang in LANGUAGES:
        text, faults = words(lang, said.game).try_to_say(said.message)
        text.encode()
        assert not faults
        assert len(text.splitlines()) == 1
        assert len(text) < 800
    return str(said)


def refused(act, *args, **more):
    began = time.perf_counter()
    with pytest.raises(BadInput) as bad:
        act(*args, **more)
    assert time.perf_counter() - began < TIME
    return sentence(bad.value)


def refuse_data(game, name, change, players=3, **options):
    """The sentence about a data file of a game with one place changed."""
    text = data_of(game, name)
    assert change[0] in text
    data = {name: text.replace(*change)}
    return refused(rotonde.start, game, players, options=options, data=data)


def refuse_position(game, text, players=3):
    return refused(rotonde.start, game, players, position=text)


def use(table, rng, decisions=4):
    """What is accepted can be kept, shown, written down and played on."""
    match.parse(match.dump(table))
    for viewer in (None, 0):
        table.view(viewer)
        table.text("fr", viewer).encode()
    to_svg(table.scene(None, "en")).encode()
    for _ in range(decisions):
        if table.to_act:
            legal = table.legal(table.to_act[0])
            table.play(table.to_act[0], rng.choice(legal))


def command(*given):  # Encoded as a terminal does it: a half character would not come through.
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in "12")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = cli.main([*map(str, given)])
        except SystemExit as exit:
            code = exit.code
    told, complaint = (each.buffer.getvalue().decode() for each in (out, err))
    assert code in (0, 1, 2)
    if code == 2:
        assert told == ""
        assert len(complaint.splitlines()) == 1
        assert len(complaint) < 900
    else:
        assert complaint == ""
    return code, told, complaint
