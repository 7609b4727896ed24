"""What is asked and answered over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec


class OptionChoice(msgspec.Struct, frozen=True):
    """One value of an option."""

    id: str
    label: str
    line: str
    """A paragraph on it, or empty."""


class GameOption(msgspec.Struct, frozen=True):
    """Something to agree on before a match."""

    id: str
    label: str
    default: str
    minor: bool
    """Seldom changed: kept out of the way."""
    choices: Sequence[OptionChoice]


class PhaseLabel(msgspec.Struct, frozen=True):
    """A phase of a turn."""

    id: str
    label: str


class BotLevel(msgspec.Struct, frozen=True):
    """A bot to play against."""

    id: str
    label: str
    line: str


class PlayerColour(msgspec.Struct, frozen=True):
    """The colour and the mark of a seat."""

    colour: str
    mark: str


class GamePicture(msgspec.Struct, frozen=True):
    """A picture of a game: `/api/games/GAME/pictures/ID.svg`."""

    id: str
    caption: str
    width: float
    height: float
    """Only their ratio matters."""


class NewcomerMatch(msgspec.Struct, frozen=True):
    """A match that suits somebody new to the game, against these bots."""

    bots: Sequence[str]
    options: dict[str, str]


class SourceCount(msgspec.Struct, frozen=True):
    """How many blocks of a game's data come from one kind of source."""

    source: str
    """`rulebook`, `published`, `inferred` or `designed`."""
    count: int


class GameIntroduction(msgspec.Struct, frozen=True):
    """What a game tells people who do not know it."""

    minutes: tuple[int, int]
    """The shortest and the longest usual match."""
    weight: int
    """1 light, 2 medium, 3 heavy."""
    occasion: str
    short: str
    about: str
    goal: str
    turn: str
    first_matches: Sequence[NewcomerMatch]
    """The first is "play now"."""
    pictures: Sequence[GamePicture]
    rules_picture: str
    """The id of the picture beside a turn in six lines; empty: none."""
    scenarios: str
    """The option whose choices are listed; empty: none."""
    companion: str
    """The address of a page for those who own the box; empty: none."""
    companion_line: str


class GameCard(msgspec.Struct, frozen=True):
    """A game, for the pages that present it and open a match."""

    id: str
    title: str
    tagline: str
    seats: tuple[int, int]
    """Fewest and most."""
    secrets: bool
    options: Sequence[GameOption]
    phases: Sequence[PhaseLabel]
    bots: Sequence[BotLevel]
    designed: Sequence[str]
    """Which data are our own design: a sentence for each file of them."""
    colours: Sequence[PlayerColour]
    """By seat."""
    poster: GamePicture
    introduction: GameIntroduction | None
    sources: Sequence[SourceCount]


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a match to be opened."""

    kind: Literal["me", "here", "link", "bot"]
    name: str = ""
    bot: str | None = None


class NewMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match to be opened, or with `file` one to be imported."""

    game: str = ""
    options: dict[str, str | int | bool] = {}
    seats: list[NewSeat] = []
    seed: str | int | None = None
    file: str | None = None


class Opened(msgspec.Struct, frozen=True):
    """A match just opened: the only moment its keys are known to the server."""

    id: str
    keys: dict[int, str]
    """One for each seat that is not a bot."""


class Checked(msgspec.Struct, frozen=True):
    """Whether a match could be opened like this, and what depends on the options."""

    trouble: str
    """Why not; empty if it could."""
    options: dict[str, str]
    """As they would be settled."""
    seats: tuple[int, int]
    """Fewest and most players with these options."""
    idle: list[str]
    """The options that mean nothing beside these."""


class RematchRequest(msgspec.Struct, frozen=True):
    """My keys in the match that is over, or that is stopped."""

    keys: list[str]


class MatchKeys(msgspec.Struct, frozen=True):
    """A match of mine."""

    id: str
    keys: list[str] = []


class WantedCards(msgspec.Struct, frozen=True):
    """The matches to be shown on the first page, at most 100."""

    matches: list[MatchKeys]
    lang: str = ""
    theme: str = "light"


class CardSeat(msgspec.Struct, frozen=True):
    """A player on a card."""

    name: str
    bot: str | None
    mine: bool
    colour: str
    mark: str
    score: str | None
    """Null while it is secret."""
    acting: bool
    here: bool
    """Whether their table is open on a screen somewhere."""


class MatchCard(msgspec.Struct, frozen=True):
    """A match at a glance."""

    id: str
    game: str
    title: str
    seats: Sequence[CardSeat]
    to_act: Sequence[int]
    my_turn: bool
    over: bool
    winners: Sequence[int]
    n: int
    stopped: str
    """Why it can only be looked at; empty: it goes on."""
    last: float
    """When its last entry was written, in seconds since 1970."""
    when: str
    """How far it is: the turn and the phase."""
    news: Sequence[str]
    """What happened since my last decision, the last of it."""
    news_count: int
    """How many decisions of others that were."""
    picture: str
    """As SVG: of the first 24, as long as they are not too heavy."""


class LostCard(msgspec.Struct, frozen=True):
    """A match that cannot be opened, and why."""

    id: str
    error: str


class Invitation(msgspec.Struct, frozen=True):
    """A seat that is taken by link."""

    seat: int
    name: str
    address: str
    """`ORIGIN/table/ID#KEY`: the key stands behind the #, so that no server log keeps it."""
    code: str
    """The address as SVG to scan."""


class ErrorAnswer(msgspec.Struct, frozen=True):
    """Why a request was not answered."""

    error: str
    id: str
