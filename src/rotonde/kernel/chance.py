"""Chance: the only place where dice and shuffles come from.

Each draw depends on three things alone: the match's key, the number of the decision it belongs to,
and its place among that decision's draws. Decision `n` draws from the words (eight bytes, little
endian) of BLAKE2b(key, n as 8 bytes + block as 4 bytes), block after block; a word too high to be
fair is passed over. Anyone with the key can compute every draw again.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from random import Random

from rotonde.kernel.message import BadInput

_LONGEST_SEED = 10_000
_TOP = 1 << 64
_two_numbers = struct.Struct("<QI").pack
_word_at = struct.Struct("<Q").unpack_from


class NeedsDraw(Exception):
    """A scripted chance ran out: the next draw is one of `outcomes` equal ones."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class BadDraw(Exception):
    """A scripted draw lies outside its range: the record is not of this match."""


class Chance:
    """The draws of one decision at a time; `drawn` is what has been drawn for it so far."""

    __slots__ = ("_block", "_key", "_keyed", "_used", "decision", "drawn", "script", "secret")

    def __init__(self, key: bytes, script: tuple[int, ...] | None = None) -> None:
        self._key = key
        self._keyed = hashlib.blake2b(key=key)
        self.script = script
        self.decision = 0
        self.drawn: tuple[int, ...] = ()
        self.secret = False
        self._block = b""
        self._used = 0

    def begin(self, decision: int, script: tuple[int, ...] | None = None) -> None:
        """Turn to another decision; with a script its draws are given instead of made."""
        self.decision = decision
        self.script = script
        if self.drawn:
            self.drawn = ()
            self.secret = False
        self._used = 0

    def randrange(self, outcomes: int, *, secret: bool = False) -> int:
        """A whole number from 0 to `outcomes` - 1, all equally likely.

        A secret draw (a card to a hand) is withheld from what a running match exports, and with it
        all draws after it: what is drawn from the rest would tell what is missing there.
        """
        if secret:
            self.secret = True
        if self.script is not None:
            value = self._scripted(outcomes)
        else:
            value = self._word()
            # Only the last few words can be unfair: do not divide for the others.
            while value >= _TOP - outcomes and value >= _TOP - _TOP % outcomes:
                value = self._word()
            value %= outcomes
        self.drawn += (value,)
        return value

    def die(self) -> int:
        """One six-sided die."""
        return self.randrange(6) + 1

    def subject(self, *subject: int) -> None:
        """What the next draws are about, e.g. a turn and a price; only imagination asks."""

    def _scripted(self, outcomes: int) -> int:
        assert self.script is not None
        if len(self.drawn) >= len(self.script):
            raise NeedsDraw(outcomes)
        value = self.script[len(self.drawn)]
        if not 0 <= value < outcomes:
            raise BadDraw
        return value

    def _word(self) -> int:
        place = self._used & 7
        if not place:
            digest = self._keyed.copy()
            digest.update(self._named(self._used >> 3))
            self._block = digest.digest()
        self._used += 1
        word: int = _word_at(self._block, 8 * place)[0]
        return word

    def _named(self, block: int) -> bytes:
        """What a block of draws hangs on besides the key."""
        return _two_numbers(self.decision, block)

    def copy(self) -> Chance:
        """The same future; `guess` gives another one instead."""
        twin = type(self).__new__(type(self))
        twin._key = self._key
        twin._keyed = self._keyed
        twin.script = None
        twin.decision = 0
        twin.drawn = ()
        twin.secret = False
        twin._block = b""
        twin._used = 0
        return twin

    def __reduce__(self) -> tuple[type[Chance], tuple[bytes]]:
        # The keyed digest cannot be pickled. Like a copy, it has the same future and no past.
        return type(self), (self._key,)


class SimulatedChance(Chance):
    """The chance of a guess. Draws about the same subject come out the same whatever was decided
    before, so that a search weighs its choices on the same weather."""

    __slots__ = ("_subject",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self._subject: tuple[int, ...] = ()

    def begin(self, decision: int, script: tuple[int, ...] | None = None) -> None:
        super().begin(decision, script)
        self._subject = ()

    def subject(self, *subject: int) -> None:
        self._subject = subject
        self._used = 0

    def _named(self, block: int) -> bytes:
        return repr((self._subject, block)).encode() if self._subject else super()._named(block)

    def copy(self) -> Chance:
        twin = super().copy()
        assert isinstance(twin, SimulatedChance)
        twin._subject = ()
        return twin


class Seed:
    """The secret a match's chance grows from: 32 bytes, committed to before the first decision."""

    __slots__ = ("chosen", "key")

    def __init__(self, key: bytes, *, chosen: bool) -> None:
        self.key = key
        self.chosen = chosen

    @classmethod
    def random(cls) -> Seed:
        return cls(secrets.token_bytes(32), chosen=False)

    @classmethod
    def of(cls, seed: int | str | bytes | None) -> Seed:
        """None: random. Anything typed by a person is marked as chosen: its hash hides nothing."""
        if seed is None:
            return cls.random()
        if isinstance(seed, bytes):
            return cls(hashlib.sha256(seed).digest(), chosen=True)
        if isinstance(seed, int) and seed.bit_length() > _LONGEST_SEED:
            raise BadInput("bad-seed")  # Python does not write it down
        try:
            typed = f"rotonde:{seed}".encode()
        except UnicodeEncodeError:
            raise BadInput("bad-text", name="seed") from None
        return cls(hashlib.sha256(typed).digest(), chosen=True)

    @property
    def commitment(self) -> str:
        """What is published before the match: SHA-256 of the key."""
        return hashlib.sha256(self.key).hexdigest()


def key_from(rng: Random) -> bytes:
    """A key for an imagined future. Only `getrandbits` is used: it is stable across versions."""
    return rng.getrandbits(256).to_bytes(32, "little")
