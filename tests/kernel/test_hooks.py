"""What the kernel offers to a service: lines to append, words on top, and quiet defaults."""

from __future__ import annotations

from pathlib import Path

import rotonde
from rotonde.kernel.message import Message
from rotonde.kernel.table.log import entries
from rotonde.kernel.table.match import dump, entry_line, parse, replay
from rotonde.kernel.words import words
from tests.kernel.yard import YARD, yard


def test_a_header_and_its_entry_lines_are_the_match() -> None:
    table = rotonde.start("steam-tunnel", 2, seed=1)
    stored = [dump(table).split("\n")[0]]
    for _ in range(6):
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
        assert table.log is not None
        stored.append(entry_line(table.log))
    table.undo(table.decisions[-1].seat)
    assert table.log is not None
    stored.append(entry_line(table.log))
    assert len(stored) == 1 + len(entries(table.log))
    again = replay(parse("\n".join(stored)))
    assert dump(again) == dump(table)


def test_words_on_top_of_a_game(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("greeting = Hello { $seat }\n", "utf-8")
    say = words("en", "steam-tunnel", tmp_path).at_table(["Ada"]).say
    assert say(Message("greeting", {"seat": 0})) == "Hello Ada"
    assert say(Message("title")) == "Steam Tunnel"
    assert not words("en", "steam-tunnel").has("greeting")


def test_a_game_need_not_say_more_than_its_rules() -> None:
    table = yard()
    view = table.view(0).board
    assert YARD.presentation.highlights(view) == []
    assert YARD.presentation.notes(view) == []
    assert YARD.help.action_at(table.state, 0, ["anything"]) is None
    assert YARD.presentation.scene_with_rim(view, str) is None
