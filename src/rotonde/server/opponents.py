"""The bots that may sit at the tables of a server: ours, and what its host named or installed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rotonde.bots import BOTS, external
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.words import Words
from rotonde.server.protocol import BotLevel, GameCard


class Opponents:
    """A name that comes over the network is looked up here before anything is loaded by it."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        found = (*named, *external.registered())
        self.external = tuple(dict.fromkeys(id for id in found if id not in BOTS))

    def check(self, id: str) -> None:
        """BadInput unless this bot may play here."""
        known = (*BOTS, *self.external)
        if id not in known:
            raise BadInput("bad-bot", name=id[:40], known=", ".join(known))


def add_bots(card: GameCard, ids: Sequence[str], words: Words) -> GameCard:
    """A game's card with these bots from elsewhere, for those who set up a match."""
    line = words.say(Message("bot-external-line"))
    more = [BotLevel(id, external.short_name(id), line) for id in ids]
    return msgspec.structs.replace(card, bots=[*card.bots, *more])


def bot_label(id: str, words: Words) -> str:
    """What a bot is called at the table."""
    return words.say(Message(f"bot-{id}")) if id in BOTS else external.short_name(id)
