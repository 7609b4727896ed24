"""Write the corpus anew: `python -m tests.corpus.make [GAME]`. Only after a change of rules.

What is played is up to each game: `make_corpus.py` in the folder of its tests.
"""

from __future__ import annotations

import sys

from rotonde.kernel.table import match
from tests.corpus.files import corpus, files, pack
from tests.every import GAMES, own


def make(game: str) -> None:
    maker = own(game, "make_corpus")
    if maker is None:
        return
    corpus(game).mkdir(exist_ok=True)
    for file in files(game):
        file.unlink()
    for name, table in maker.matches():
        file = corpus(game) / name
        text = match.dump(table)
        if file.suffix == ".gz":
            pack(text, file)
        else:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        make(game)
