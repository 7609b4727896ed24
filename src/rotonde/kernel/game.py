"""What a game tells the kernel about itself."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Protocol

import msgspec

from rotonde.kernel.auction import Auction
from rotonde.kernel.chance import Chance
from rotonde.kernel.form import Amount, Filled, Form, Joint
from rotonde.kernel.message import Arg, BadInput, Message
from rotonde.kernel.scene import Journey, Piece, Scene
from rotonde.kernel.shapes import prepare
from rotonde.kernel.step import Action, Event, State, Step

Say = Callable[[Message], str]


class Option(msgspec.Struct, frozen=True):
    """A choice made at set-up. Its words are `option-ID` and `option-ID-CHOICE`.

    Where a choice deserves a paragraph, that is `option-ID-CHOICE-line`.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    minor: bool = False
    """Seldom changed, e.g. a disputed point: the page puts it away until somebody asks."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a name, and the id of the bot if it is one."""

    name: str
    bot: str | None = None


class Setup(msgspec.Struct, frozen=True):
    """All that fixes a match before its first decision, but for the seed."""

    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    data: Mapping[str, str] | None = None
    """Data files of the table's own, by name; None: those of the package."""
    position: str | None = None
    """A position to start from instead of the set-up of the rulebook."""


class Standings(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: tuple[Fraction, ...]
    ranks: tuple[int, ...]
    """1 is best; equal results share a rank."""
    ending: str
    """The id of the way it ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def by_score(cls, scores: Sequence[Fraction], ending: str) -> Standings:
        ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return cls(tuple(scores), ranks, ending)


class Source(msgspec.Struct, frozen=True):
    """One line of a game's ledger: which figures, and where they come from."""

    file: str
    block: str
    source: str
    note: str = ""


class Network(msgspec.Struct, frozen=True):
    """Parts of the scene that belong together, e.g. a tunnel: what lights up at once."""

    spots: tuple[str, ...]
    lines: tuple[Message, ...]
    """What there is to say of it, a sentence each."""
    shares: tuple[Fraction, ...] | None = None
    """What it brings each seat if the match ends like this; None if it is nobody's."""
    apart: bool = False
    """Its shares are worth telling, but no part of the score."""


class Plan(msgspec.Struct, frozen=True):
    """Decisions one would make in a row, offered as one: played while they are legal."""

    label: Message
    actions: tuple[Action, ...]
    shown: bool = False
    """A single one that is shown on the board before it is confirmed, like any other choice."""


class Record(msgspec.Struct, frozen=True):
    """A result worth keeping beside others of its kind."""

    group: str
    """What it may be compared with: results of the same group alone."""
    order: tuple[int, ...]
    """The lowest is the best."""
    text: Message


class Curve(msgspec.Struct, frozen=True):
    """One line of a chart, e.g. the price of something turn by turn."""

    label: Message
    points: tuple[tuple[int, int], ...]
    """How far across and how high, from left to right."""
    ink: str = ""
    """A token of the look, e.g. a player's, or a colour of CSS; empty: the page chooses."""


class Chart(msgspec.Struct, frozen=True):
    """How things of one kind went over time, e.g. the prices of coal."""

    title: Message
    across: Message
    """What is counted from left to right, as far as it went."""
    curves: tuple[Curve, ...]


class Report(Protocol):
    """A count of a position: a struct that also puts itself into words."""

    def text(self, say: Say) -> str: ...


class Codes(ABC):
    """Actions as whole numbers and views as vectors, for environments with fixed shapes.

    Where a decision is open-ended a number can be a slot: what it means hangs on what is listed at
    the time. So an environment goes by `numbers` and `chosen`, which know the list.
    """

    size: int
    """How many action numbers there are."""
    shape: int
    """How long an observation is."""
    longest: int
    """No match has more decisions than this."""
    draws: int
    """No single draw of chance has more outcomes than this."""

    @abstractmethod
    def number(self, action: Action) -> int:
        """The number of an action by itself; of one that has slots the first of them."""

    @abstractmethod
    def action(self, number: int) -> Action:
        """What a number means by itself; BadInput if it means nothing without a list."""

    def numbers(self, legal: Sequence[Any]) -> list[int]:
        """The number of each action of a list, no two alike."""
        return [self.number(action) for action in legal]

    def chosen(self, number: int, legal: Sequence[Any]) -> Action:
        """What a number means with this list to choose from, legal or not."""
        numbers = self.numbers(legal)
        return legal[numbers.index(number)] if number in numbers else self.action(number)

    @abstractmethod
    def observe(self, view: Any, seat: int) -> list[float]:
        """A view as a vector, seats counted from this one."""


class Game(ABC):
    """A game: one object per folder, found through the registry."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Bumped by every change of a rule that could break a recorded match."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    options: ClassVar[tuple[Option, ...]] = ()
    actions: ClassVar[Any]
    """The union of the game's action types."""
    over_rule: ClassVar[str]
    """The rule that ends the game: why nothing can be done after it."""
    phases: ClassVar[tuple[str, ...]]
    """The ids of the steps as the strip of phases shows them, in the rulebook's order."""
    phase_of: ClassVar[Mapping[str, str]] = {}
    """Under which of them a step is shown that is none itself."""
    drafts: ClassVar[frozenset[str]] = frozenset()
    """The ids of steps put together bit by bit: each bit can be taken back until it is done."""
    closing: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that end a draft, whoever decides next."""
    quiet: ClassVar[tuple[type[Action], ...]] = ()
    """Actions seldom wanted: where they lead glows only once their first spot is taken."""
    pictured: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that have a `ghost`."""
    weighed: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that `weigh` has something to say of while one considers them."""
    endings: ClassVar[tuple[str, ...]]
    """The ids of the ways a match can end; their words are `ending-ID`."""
    hidden: ClassVar[bool] = False
    """Whether a seat can know what another seat may not."""
    nodes: ClassVar[int] = 1200
    """The strong bot's budget when nothing else is asked for: a fifth of a second or so."""
    folder: ClassVar[Path]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "actions" in vars(cls):
            prepare(cls.actions)

    @abstractmethod
    def check(self, setup: Setup, given: Mapping[str, str]) -> Mapping[str, str]:
        """Settle options that depend on one another; raise BadInput for those that clash."""

    def seats_for(self, options: Mapping[str, str]) -> tuple[int, int]:
        """Fewest and most players with these options, as far as they are given."""
        return self.seats

    def idle_options(self, options: Mapping[str, str], players: int) -> Collection[str]:
        """The options that mean nothing beside these: nobody need be asked about them."""
        return ()

    def phases_for(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The phases of the strip with these options."""
        return self.phases

    def whole_score(self, options: Mapping[str, str]) -> str:
        """The message that writes a whole score, e.g. as money; without one it is a number."""
        return "score-whole"

    @abstractmethod
    def seats_in(self, position: str) -> int:
        """How many players a position speaks of."""

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> State: ...

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> msgspec.Struct:
        """All that a seat may know of the state (None: a spectator), and nothing more."""

    @abstractmethod
    def standings(self, state: Any) -> Standings:
        """The result; only asked for when the stack is empty."""

    @abstractmethod
    def scores(self, state: Any) -> tuple[Fraction, ...]:
        """The scores as they would be if the match ended like this, from what all can see."""

    def shown(self, state: Any, viewer: int | None) -> Sequence[Fraction | None]:
        """The scores as a seat (None: a spectator) may know them; None where one is secret."""
        return self.scores(state)

    def worth(self, state: Any) -> tuple[Fraction, ...]:
        """How the seats stand on the way: their scores, and what they hold that will count."""
        return self.scores(state)

    def guess(self, state: Any, seat: int, rng: Random) -> State:
        """A state drawn from those consistent with what the seat knows."""
        copy: State = state.copy()
        return copy

    def alone(self, standings: Standings) -> float:
        """What a result is worth to a player who had no opponents, from -1 to 1."""
        return 0.0

    def starting_place(self, state: Any, seat: int) -> int:
        """How far from the first place this seat started, from 0."""
        return seat

    @abstractmethod
    def position(self, state: Any) -> str:
        """The position in notation; `Setup.position` takes it back."""

    def shown_position(self, state: Any, viewer: int | None) -> str:
        """The position as a seat (None: a spectator) may read it; secrets are left out."""
        return self.position(state)

    def count(
        self, position: str, options: Mapping[str, str], data: Mapping[str, str] | None = None
    ) -> Report:
        """What a position is worth, part by part."""
        raise BadInput("bad-no-count", name=self.id)

    @abstractmethod
    def scene(self, view: Any, say: Say) -> Scene: ...

    def rimmed(self, view: Any, say: Say) -> Scene | None:
        """The scene with what lies beyond each edge faintly round it; None if nothing does."""
        return None

    def networks(self, view: Any) -> list[Network]:
        """What belongs together on the board, as the seat of this view sees it."""
        return []

    def about(self, state: Any, seat: int | None, spot: str) -> Network | None:
        """What to say of one spot when somebody asks: for boards too big to say it all at once.

        Only what the seat may know; None if the spot's label says it all.
        """
        return None

    def remark(self, state: Any, seat: int) -> Message | None:
        """What a player would want to know before this decision: odds, what a bargain is worth."""
        return None

    def listing(self, state: Any, seat: int) -> Message | None:
        """The title of a list of all choices of this decision, where it has one of its own."""
        return None

    def so_far(self, before: Any, state: Any, seat: int) -> Message | None:
        """What a seat's draft has come to since the state `before` it: told instead of `remark`."""
        return None

    def weigh(self, state: Any, seat: int, action: Action) -> Sequence[Message]:
        """What a legal decision, by a form or `weighed`, would mean, as far as a seat can tell."""
        return ()

    def plans(self, state: Any, seat: int, past: Sequence[Action]) -> Sequence[Plan]:
        """Decisions to take at one go, e.g. as last time; `past`: what this seat has decided."""
        return ()

    def tally(self, state: Any, told: Sequence[Event]) -> list[Network]:
        """Once it is over: where the scores came from, told by all that happened.

        Empty: the networks that brought something say it.
        """
        return []

    def charts(self, state: Any, told: Sequence[Event]) -> Sequence[Chart]:
        """Once it is over: what went up and down on the way, besides the scores.

        Told by all that happened, or by what the state remembers.
        """
        return ()

    def record(self, state: Any, standings: Standings) -> Record | None:
        """What a player who was alone can try to better; None where that makes no sense."""
        return None

    def notes(self, view: Any) -> list[Message | None]:
        """Per seat what its panel says beside the score; empty if nothing is worth saying."""
        return []

    def ghost(self, state: Any, action: Action) -> Sequence[Piece]:
        """What a `pictured` action would put on the board, shown while one considers it."""
        return ()

    def journey(self, state: Any, event: Event) -> Journey | None:
        """What is seen to travel when an event is told; None: nothing."""
        return None

    def action_at(self, state: Any, seat: int, spots: Sequence[str]) -> Action | None:
        """What a click on these spots would mean, legal or not: how "why not?" is answered."""
        return None

    def amounts(self, state: Any, seat: int) -> Sequence[Amount]:
        """Actions of this decision that differ in a number only, each family once."""
        return ()

    def joints(self, state: Any, seat: int) -> Sequence[Joint]:
        """Actions of this decision that can be taken together as one."""
        return ()

    def auction(self, state: Any, viewer: int | None) -> Auction | None:
        """The auction under way as a seat (None: a spectator) may watch it; None: there is none."""
        return None

    def standing(self, state: Any, seat: int, most: int) -> Action:
        """What bids by itself up to a ceiling: the lowest bid not above it, else a pass.

        Always legal; only asked of a seat that owes a bid in an auction with an `occasion`.
        """
        raise NotImplementedError

    def forms(self, state: Any, seat: int) -> Sequence[Form]:
        """Forms that this decision can also be made by, e.g. an offer of trade."""
        return ()

    def from_form(self, state: Any, seat: int, filled: Filled) -> Action:
        """The action a form stands for. Its parts are known to exist; the step says the rest."""
        raise BadInput("bad-form", game=self.id)

    @abstractmethod
    def codes(self, setup: Setup) -> Codes: ...

    @abstractmethod
    def ledger(self, data: Mapping[str, str] | None = None) -> list[Source]: ...

    def evaluate(self, state: Any) -> Sequence[float]:
        """What a good player weighs: each seat's prospects, in points."""
        return [float(score) for score in self.scores(state)]

    def swing(self, state: Any) -> float:
        """How many points the rest of the match may still turn: a lead of that is no win yet."""
        return 40.0

    def prospects(self, state: Any) -> list[float]:
        """For each seat how good the outlook is, from 0 to 1: what a search goes by."""
        if not state.stack:
            standings = self.standings(state)
            share = 1 / len(standings.winners)
            return [share if rank == 1 else 0.0 for rank in standings.ranks]
        values = self.evaluate(state)
        scale = self.swing(state)
        return [squash(margin(values, seat) / scale) for seat in range(len(values))]

    def favourite(self, state: Any, seat: int, legal: list[Any]) -> Any:
        """What a good player would do at once, which only evidence changes; None: no idea."""
        return None

    def horizon(self, state: Any) -> Callable[[Any], bool] | None:
        """When imagined play from here has gone far enough; None: after a few decisions."""
        return None

    def candidates(self, state: Any, seat: int, legal: list[Any]) -> list[Any]:
        """The choices worth a search; never empty when `legal` is not."""
        return legal

    def habit(self, state: Any, seat: int, legal: list[Any], rng: Random) -> Any:
        """What a player does without thinking: how searches imagine the moves to come."""
        return legal[int(rng.random() * len(legal))]

    def shared(self, setup: Setup) -> Iterable[object]:
        """What states of this set-up refer to and never change: boards, steps, ready actions.

        A snapshot names these by their place here instead of copying them, so the order depends
        on the set-up alone. What is left out is copied: correct, but larger.
        """
        return ()

    def public(self, setup: Setup) -> Setup:
        """The set-up as all may know it: without hidden facts that a position plants."""
        return setup

    def action_from(self, raw: object) -> Action:
        """An action from JSON-like data; BadInput if it is none of this game's."""
        try:
            return msgspec.convert(raw, self.actions)  # type: ignore[no-any-return]
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise BadInput("bad-action", game=self.id, detail=_short(error)) from None


def margin(values: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others, default=0.0)


def squash(lead: float) -> float:
    """A lead as a chance of winning."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))


def settle(game: Game, given: Mapping[str, object] | None) -> dict[str, str]:
    """Options as given, checked one by one and spelled as the game spells them."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, str] = {}
    for key, value in (given or {}).items():
        if key not in known:
            args: dict[str, Arg] = {"option": str(key), "known": ", ".join(known)}
            raise BadInput("bad-option", game=game.id, **args)
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else _written(value)
        if text not in known[key].choices:
            raise BadInput(
                "bad-choice",
                game=game.id,
                option=key,
                value=text[:40],
                known=", ".join(known[key].choices),
            )
        chosen[key] = text
    return chosen


def defaults(game: Game) -> dict[str, str]:
    return {option.id: option.default for option in game.options}


def _written(value: object) -> str:
    try:
        return str(value)
    except ValueError:  # a number of thousands of digits
        return "…"


def _short(error: Exception) -> str:
    return str(error).split("\n")[0][:200]


__all__ = [
    "Chart",
    "Codes",
    "Curve",
    "Game",
    "Network",
    "Option",
    "Plan",
    "Record",
    "Say",
    "Seat",
    "Setup",
    "Source",
    "Standings",
    "Step",
    "defaults",
    "margin",
    "settle",
    "squash",
]
