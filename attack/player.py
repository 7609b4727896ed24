"""An ordinary player at a table for two people: how long do acknowledgements take?

`python -m attack.player ADDRESS` says when it has sat down and warmed up, plays until its input
ends, then prints what it found as JSON.
It has a process of its own, so that it waits for the server and not for the attackers.
"""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import asdict, dataclass, field
from random import Random
from time import monotonic

from attack.client import ORDINARY, Http, Keys, Screen
from attack.watch import Acks, Answers, Sent

PACE = 0.1
"""Seconds from one decision to the next."""
_LONGEST_WAIT = 60.0
_WARM_UP = 8
"""Decisions that do not count: a server that has just started still reads words and boards."""
_GAME = "silverton"
_OPTIONS = {"length": "campaign"}


@dataclass
class Found:
    """What an ordinary player met with."""

    warming: int = _WARM_UP
    waits: list[float] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    sent: dict[str, list[Sent]] = field(default_factory=dict)
    matches: dict[str, Keys] = field(default_factory=dict)

    def as_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Found:
        raw = json.loads(text)
        raw["sent"] = {id: [Sent(**each) for each in sent] for id, sent in raw["sent"].items()}
        return cls(**raw)

    @property
    def spread(self) -> list[float]:
        """The waits as people who decide at any time would have met them, sorted.

        A decision that takes long keeps the next ones from being sent: they count as well.
        """
        found = []
        for wait in self.waits:
            found.append(wait)
            while (wait := wait - PACE) > PACE:
                found.append(wait)
        return sorted(found)

    def at(self, share: float) -> float:
        """The wait that this share of decisions does not exceed, in seconds."""
        spread = self.spread
        return spread[min(len(spread) - 1, int(share * len(spread)))] if spread else _LONGEST_WAIT


async def play(address: str, stop: asyncio.Event) -> Found:
    found, acks, answers = Found(), Acks(), Answers()
    try:
        async with Http(address, answers, ORDINARY) as http:
            while not stop.is_set():
                id, keys = await http.open(_GAME, "me", "link", options=_OPTIONS)
                found.matches[id] = keys
                await _play_match(address, id, keys, stop, found, acks)
    except Exception as error:
        found.troubles.append(f"{type(error).__name__} {error}"[:200])
    if answers.counts[429]:
        found.troubles.append("an ordinary player was told to slow down")
    found.troubles += answers.failed
    found.sent = acks.sent
    return found


async def _play_match(
    address: str, id: str, keys: Keys, stop: asyncio.Event, found: Found, acks: Acks
) -> None:
    rng = Random(id)
    screens = [await Screen.open(address, id, [keys[seat]], source=ORDINARY) for seat in "01"]
    try:
        while not stop.is_set():
            acting = await _acting(screens)
            if acting is None:
                return
            began = monotonic()
            try:
                taken = await acting.decide(acting.choice(rng), acks, _LONGEST_WAIT)
            except TimeoutError:
                found.waits.append(_LONGEST_WAIT)
                raise
            if taken:
                found.warming -= 1
                if found.warming == 0:
                    print("seated", flush=True)
                elif found.warming < 0:
                    found.waits.append(monotonic() - began)
            await asyncio.sleep(max(0.01, PACE - (monotonic() - began)))
    finally:
        for screen in screens:
            screen.drop()


async def _acting(screens: list[Screen]) -> Screen | None:
    """The screen of the player who is to decide, once it knows; None: the match is over."""
    while True:
        if any(screen.table["ended"] for screen in screens):
            return None
        for screen in screens:
            if screen.table["deciding"] is not None:
                return screen
        # The one with the older table has the news still to come.
        await min(screens, key=lambda screen: screen.table["n"]).until("table")


async def _main(address: str) -> None:
    stop = asyncio.Event()
    playing = asyncio.create_task(play(address, stop))
    await asyncio.to_thread(sys.stdin.read)
    stop.set()
    print((await playing).as_json(), flush=True)


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
