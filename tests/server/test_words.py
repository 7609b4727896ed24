"""Everything the server says is there in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import rotonde.server
from rotonde.bots import BOTS
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.message import Message
from rotonde.kernel.table.start import start
from rotonde.kernel.words import LANGUAGES
from rotonde.server.phrases import PhraseCache, at_table, speech

_HOME = Path(rotonde.server.__file__).parent


def _ids(lang: str) -> set[str]:
    text = (_HOME / "words" / f"{lang}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_both_languages_say_the_same() -> None:
    assert _ids("en") == _ids("fr")


def test_every_message_has_words_and_every_word_is_used() -> None:
    code = "".join(file.read_text("utf-8") for file in _HOME.glob("*.py"))
    used = set(re.findall(r'"(server-[\w-]+)"', code)) - {"server-"}
    said = {id for id in _ids("en") if id.startswith("server-")}
    assert used == said
    for lang in LANGUAGES:
        words = speech(lang)
        assert all(words.has(f"bot-{id}") and words.has(f"bot-{id}-line") for id in BOTS)


def test_sentences_are_shared_between_tables_and_names_are_not() -> None:
    """Whoever reads them, and whatever signs the names are made of."""
    said = Message("server-undo-asked", {"seat": 1, "decisions": 1, "draws": 0})
    for names in (("Ada", "Ben"), ("Zoé", "\ue000\ue001"), ("\ue001", "B")):
        table = start("steam-tunnel", [Seat(name) for name in names], seed="names")
        for viewer in (None, 0, 1):
            for lang in ("en", "fr"):
                kept = PhraseCache().words(table, lang, viewer)
                plain = at_table(table, lang, viewer)
                assert kept.say(said) == plain.say(said)
                assert kept.say(said) == plain.say(said)  # from memory
                odd = Message("server-page-home-line", {"seat": 0, "name": "\ue000"})
                assert kept.say(odd) == plain.say(odd)
