"""What stands on a page is French: no English sentence, no English word."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from tests.browser.words import sentences, vocabulary, words_in

_ALL_THAT_IS_SAID = """() => {
    const said = [document.title, document.documentElement.lang]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (!parent.closest('script, style')) said.push(walker.currentNode.textContent)
    }
    const spoken = 'aria-label aria-valuetext aria-description title placeholder alt'
    for (const element of document.querySelectorAll('*'))
        for (const name of spoken.split(' ')) said.push(element.getAttribute(name) ?? '')
    return said.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean)
}"""

_HASH = re.compile("[0-9a-f]{64}")
PROPER = {"english", "rotonde", "steam", "tunnel", "en", "fr", "svg", "png"}


def check(page: Page, proper: frozenset[str] = frozenset()) -> None:
    """All that is said on the page, but for `proper` names."""
    # A commitment is no language, whatever words its letters happen to spell.
    said = {text for text in page.evaluate(_ALL_THAT_IS_SAID) if not _HASH.fullmatch(text.strip())}
    assert page.evaluate("document.documentElement.lang") == "fr"
    french = _FRENCH.setdefault(proper, set())
    said -= french
    whole = {text for text in said & only("en") if not words_in(text) <= proper}
    assert not whole, whole
    all_of_it = "\n".join(said)
    parts = [sentence for sentence in _long_sentences() if sentence in all_of_it]
    assert not parts, parts
    foreign = _foreign_words() - proper
    found = {text: english for text in said if (english := words_in(text) & foreign)}
    assert not found, found
    french |= said


_FRENCH: dict[frozenset[str], set[str]] = {}
"""By proper names, the texts that were found to be French: pages say most of them again."""


@cache
def _long_sentences() -> list[str]:
    return [sentence for sentence in only("en") if sentence.count(" ") >= 3]


@cache
def _foreign_words() -> frozenset[str]:
    """A letter alone is anybody's."""
    words = vocabulary("en") - vocabulary("fr") - PROPER
    return frozenset(word for word in words if len(word) > 1)


@cache
def only(lang: str) -> frozenset[str]:
    """Sentences and labels of one language that are none of the other's; a letter alone is
    anybody's, e.g. a seat's."""
    found = sentences(lang) - sentences("fr" if lang == "en" else "en")
    return frozenset(sentence for sentence in found if len(sentence) > 1)
