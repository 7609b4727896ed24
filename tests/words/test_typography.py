"""Spaces, quotes, minus signs and dashes, as each language writes them."""

from __future__ import annotations

import re

from tests.words.texts import PLACED, without_code, written

_NUMBER = rf"[\d{PLACED}]"
_BOTH = {
    r"\u202f": "write U+00A0 for U+202F",
    r"['\"]": "write ’ “ ” « »",
    rf"(?<![\w{PLACED}./-])-(?={_NUMBER})": "write − for minus",
    r"\d-(?=\d)(?![\d.-]*\d-)": "write – between numbers",
    r"\.\.\.": "write …",
    r"  ": "write one space",
}
_RULES = {
    "en": {
        **_BOTH,
        r"[\s\u00a0][:;!?](?=\s|$)": "write no space before : ; ! ?",
        rf"{_NUMBER}[\s\u00a0]%": "write 45%",
        r"\$\d{4}": "write $10,000",
    },
    "fr": {
        **_BOTH,
        rf"[^\S\u00a0][:;!?»]|{_NUMBER}[^\S\u00a0][%$]": "write U+00A0 before : ; ! ? » % $",
        rf"[\w){PLACED}][;!?»](?=\s|$)": "write U+00A0 before ; ! ? »",
        rf"[a-zà-ÿ){PLACED}]:(?=\s|$)": "write U+00A0 before :",
        r"«[^\u00a0]|n°[^\u00a0|]": "write U+00A0 after « and n°",
        rf"{_NUMBER}[%$]": "write U+00A0 before % and $",
        r"\d \d{3}(?!\d)|\d{4,} ?\u00a0?\$": "write 10\u00a0000\u00a0$ with U+00A0",
        r"\$\d": "write 5\u00a0$",
    },
}
_NUMBERED = re.compile(r"\b[A-Z]{2}-\d+(\.\d+)*|https?:\S+|\bUTF-8\b|Page ↑ ↓")


def test_texts_are_set_as_each_language_does() -> None:
    wrong = {}
    for where, lang, text in written():
        plain = _NUMBERED.sub(PLACED, without_code(text))
        for pattern, advice in _RULES[lang].items():
            if found := re.search(pattern, plain):
                around = plain[max(0, found.start() - 15) : found.end() + 15]
                wrong[f"{where}: {advice}"] = around
    assert not wrong, "\n".join(f"{fault}: “{around}”" for fault, around in wrong.items())
