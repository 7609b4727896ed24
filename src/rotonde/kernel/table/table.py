"""The table: a match being played. Everything else is computed from its log."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

import msgspec

from rotonde.kernel.chance import BadDraw, Chance, NeedsDraw, Seed, SimulatedChance, key_from
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.drawing.scene import Scene, to_svg
from rotonde.kernel.message import BadInput, Message, Refusal, Refused, refuse
from rotonde.kernel.step import Action, Event, State
from rotonde.kernel.table.draft import Draft
from rotonde.kernel.table.log import (
    Decision,
    Entry,
    Undo,
    active_decisions,
    standing_decisions,
    standing_entries,
    went_back,
)
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.words import Words, words


class View(msgspec.Struct, frozen=True):
    """All that one seat may know. `board` is the game's own part."""

    setup: Setup
    seat: int | None
    point: int
    """The decision point: what a decision is sent with, so that a stale one is noticed."""
    to_act: tuple[int, ...]
    step: str | None
    board: Any
    standings: Standings | None


class Table:
    """A match being played: start one with `rotonde.start`, load one with `rotonde.load`.

    Examples:
        >>> from rotonde import start
        >>> table = start("steam-tunnel", seats=3, seed=7)
        >>> seat = table.to_act[0]
        >>> events = table.play(seat, table.legal(seat)[0])
        >>> table.words("en").say(events[0].message(table.state))
        'Ambre flips the card in row 1, column 1.'
        >>> table.n, table.over
        (1, False)

    `copy.copy`, `copy.deepcopy` and `pickle` give an independent table, as `copy()` does. A pickle
    is for processes of the same program; to keep a match, `rotonde.save` it.
    """

    __slots__ = (
        "_pending",
        "chance",
        "game",
        "log",
        "n",
        "opening",
        "opening_secret",
        "point",
        "seed",
        "setup",
        "state",
    )

    def __init__(
        self, game: Game, setup: Setup, seed: Seed | None, opening: tuple[int, ...] | None = None
    ) -> None:
        """At the first decision; `opening` gives the draws of the set-up if they are known."""
        self.game = game
        self.setup = setup
        self.seed = seed
        """None when it is not known, as on a guess: the future then is anybody's."""
        self.chance = Chance((seed or Seed.random()).key)
        self.chance.begin(0, opening)
        start = game.rules.start if setup.position is None else game.notation.read
        self.state: State = start(setup, self.chance)
        self.opening = self.chance.drawn
        self.opening_secret = self.chance.secret
        """Whether the set-up drew something that not everybody may know, e.g. hands."""
        self.log: Entry | None = None
        self.n = 0
        self.point = 0
        self._pending: dict[int, Action] = {}

    # The contract

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; several when they choose secretly at once."""
        owed = self.state.to_act
        if self._pending:
            return tuple(seat for seat in owed if seat not in self._pending)
        return owed

    @property
    def rule(self) -> str:
        """The rule that asks for the decision that is due, or that ended the game."""
        stack = self.state.stack
        return stack[-1].rule if stack else self.game.rules.over_rule

    def ready(self, seat: int) -> bool | None:
        """Whether this seat has made the secret choice that is asked of it; None: it is not."""
        stack = self.state.stack
        if not stack or not stack[-1].secret or seat not in self.state.to_act:
            return None
        return seat in self._pending

    def chosen(self, seat: int) -> Action | None:
        """The secret choice this seat has made, which nobody else may know yet."""
        return self._pending.get(seat)

    @property
    def secret(self) -> bool:
        """Whether seats must not see each other's screen now."""
        stack = self.state.stack
        return self.game.visibility.has_hidden_info or (bool(stack) and stack[-1].secret)

    @property
    def over(self) -> bool:
        """Whether the match has ended: nobody is to act, and `standings` tells the result."""
        return not self.state.stack

    def legal(self, seat: int) -> list[Any]:
        """What this seat may decide now: empty if it owes nothing.

        A decision without end, e.g. an offer of any sum, lists a useful part; `refusal` tells of
        every action.
        """
        state = self.state
        if seat not in state.to_act or seat in self._pending:
            return []
        return state.stack[-1].legal(state, seat)

    def refusal(self, seat: int, action: Action, *, point: int | None = None) -> Refusal | None:
        """Why this seat may not do this now, or None if it may."""
        refusal = self.turn_refusal(seat, point)
        return refusal or self.state.stack[-1].refusal(self.state, seat, action)

    def turn_refusal(self, seat: int, point: int | None = None) -> Refusal | None:
        """Why it is not for this seat to decide anything now, or None if it is."""
        state = self.state
        if not state.stack:
            return refuse(self.game.rules.over_rule, "refusal-over")
        step = state.stack[-1]
        if point is not None and point != self.point:
            return refuse(step.rule, "refusal-stale")
        if seat not in state.to_act or type(seat) is not int:
            if type(seat) is not int or not 0 <= seat < len(self.setup.seats):
                return refuse(step.rule, "refusal-no-seat")
            return refuse(step.rule, "refusal-not-your-turn", seat=state.to_act[0])
        if seat in self._pending:
            return refuse(step.rule, "refusal-already-chosen")
        return None

    def play(self, seat: int, action: Action, *, point: int | None = None) -> tuple[Event, ...]:
        """Decide for a seat.

        Examples:
            >>> from rotonde import Refused, start
            >>> table = start("steam-tunnel", seats=2, seed=7)
            >>> seat = table.to_act[0]
            >>> action = table.legal(seat)[0]
            >>> try:
            ...     table.play(1 - seat, action)
            ... except Refused as refused:
            ...     refusal = refused.refusal
            >>> refusal.rule, table.words("en").say(refusal.message)
            ('ST-18', 'It is Basile’s turn to decide.')

        Args:
            seat: Who decides, one of `to_act`.
            action: What; most often one of `legal(seat)`, of which an open-ended decision lists a
                useful part only.
            point: The `point` of the view that this is an answer to, so that a decision on a table
                that has moved on is refused.

        Returns:
            What happened, also what followed from it by itself. Nothing, while others still have to
            make their secret choice.

        Raises:
            Refused: It is not legal; the table has not changed, and the refusal names the rule.
        """
        state = self.state
        if point is None and type(seat) is int and seat in state.to_act and not self._pending:
            # The usual case, in which only the step can object.
            refusal = state.stack[-1].refusal(state, seat, action)
        else:
            refusal = self.refusal(seat, action, point=point)
        if refusal is not None:
            raise Refused(refusal, game=self.game.id)
        return self._perform(seat, action, None)

    def play_scripted(self, seat: int, action: Action, draws: tuple[int, ...]) -> tuple[Event, ...]:
        """Decide, with what chance draws for it given.

        Raises NeedsDraw where the draws run out; the table is spoiled then, so try it on a copy.
        """
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal, game=self.game.id)
        return self._perform(seat, action, draws)

    def play_drawn(
        self, seat: int, action: Action, draws: tuple[int, ...]
    ) -> tuple[Event, ...] | None:
        """Decide with exactly these draws: None, and no change, if they do not fit."""
        trial = self.copy()
        try:
            trial.play_scripted(seat, action, draws)
        except (NeedsDraw, BadDraw):
            return None
        return self._perform(seat, action, draws) if trial.chance.drawn == draws else None

    @classmethod
    def open_from_draws(
        cls, game: Game, setup: Setup, seed: Seed | None, opening: tuple[int, ...]
    ) -> Table | None:
        """A table whose set-up drew this if there is no seed to draw from; None if it cannot."""
        try:
            return cls(game, setup, seed, None if seed is not None else opening)
        except (NeedsDraw, BadDraw):
            return None

    def view(self, seat: int | None) -> View:
        """All that this seat may know (None: a spectator), and nothing more."""
        stack = self.state.stack
        return View(
            self.game.visibility.public_setup(self.setup),
            seat,
            self.point,
            self.to_act,
            stack[-1].id if stack else None,
            self.game.rules.view(self.state, seat),
            self.standings,
        )

    @property
    def standings(self) -> Standings | None:
        """The result; None until the game is over."""
        return None if self.state.stack else self.game.rules.standings(self.state)

    def copy(self) -> Table:
        """An independent table with the same past and the same future."""
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.setup = self.setup
        twin.state = self.state.copy()
        twin.chance = self.chance.copy()
        twin.seed = self.seed
        twin.opening = self.opening
        twin.opening_secret = self.opening_secret
        twin.log = self.log
        twin.n = self.n
        twin.point = self.point
        twin._pending = self._pending.copy()
        return twin

    def guess(self, seat: int, rng: Random) -> Table:
        """A table this seat could be sitting at: what it cannot know is drawn anew.

        It has no past: the log and the draws of the set-up may hold what the seat cannot know.
        """
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.setup = self.game.visibility.public_setup(self.setup)
        twin.state = self.game.visibility.sample_state(self.state, seat, rng)
        twin.chance = SimulatedChance(key_from(rng))
        twin.seed = None
        twin.opening, twin.opening_secret = (), False
        twin.log = None
        twin.n = twin.point = self.point
        twin._pending = {}
        if seat in self._pending:
            # The choices of others that nobody has seen yet are not made on this table.
            twin._perform(seat, self._pending[seat], None)
        return twin

    # Time

    def draft(self, seat: int) -> Draft:
        """Decisions to try out and take back before they are made, seen by nobody else."""
        return Draft(self, seat)

    def undo_refusal(
        self,
        seat: int,
        to: int | None = None,
        agreed: Collection[int] = (),
        practice: bool = False,
    ) -> Refusal | None:
        """Why this seat may not go back to just after decision `to`, or None if it may."""
        return self._undo_plan(seat, to, agreed, practice)[0]

    def undo(
        self,
        seat: int,
        to: int | None = None,
        agreed: Collection[int] = (),
        moments: Moments | None = None,
        practice: bool = False,
    ) -> None:
        """Take back: by default this seat's last decision.

        Free while only this seat decided and chance drew nothing; else every other person at the
        table must be among `agreed`, and who plays with bots alone says that it goes on as
        `practice`. What chance then draws again is drawn anew. `moments`: earlier tables of this
        match, without which it is played again from its start.
        """
        refusal, target, crossed = self._undo_plan(seat, to, agreed, practice)
        if refusal is not None:
            raise Refused(refusal, game=self.game.id)
        back_to = 0 if target is None else target.n
        agreeing = tuple(sorted(agreed))
        crossed_ever = crossed or self.went_back
        log = Undo(
            *(self.log, self.n + 1, seat, back_to, agreeing, crossed, target),
            went_back=crossed_ever,
        )
        earlier = self._rebuild(log, Moments() if moments is None else moments, keep=True)
        self.state = earlier.state
        self._pending = earlier._pending
        self.log = log
        self.n = self.point = log.n

    def at(self, n: int, moments: Moments | None = None) -> Table:
        """This match as it stood after entry `n` of its log (0: the start).

        `moments`: earlier tables of it; only what came after one of them is played again.
        """
        return self._rebuild(self.log_at(n), Moments() if moments is None else moments)

    def log_at(self, n: int) -> Entry | None:
        """The log as it stood after entry `n`."""
        if type(n) is not int or not 0 <= n <= self.n:
            raise BadInput("bad-decision-number", n=str(n)[:20], last=self.n)
        log = self.log
        while log is not None and log.n > n:
            log = log.before
        return log

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that stand, in order."""
        return active_decisions(self.log)

    def past_of(self, seat: int) -> Iterator[Action]:
        """What a seat has decided and stands, newest first: it is walked as far as one needs."""
        decisions = standing_decisions(self.log)
        return (decision.action for decision in decisions if decision.seat == seat)

    @property
    def went_back(self) -> bool:
        """Whether chance or another seat's decision was ever taken back."""
        return went_back(self.log)

    @property
    def counts(self) -> bool:
        """Whether the match may enter records: its seed is known and nobody typed it, and nobody
        took back chance or another seat's decision."""
        return not self.went_back and self.seed is not None and not self.seed.chosen

    # Words and pictures

    def words(self, lang: str = "en", viewer: int | None = None) -> Words:
        """The words of this table's game with the names of its seats."""
        names = [seat.name for seat in self.setup.seats]
        return words(lang, self.game.id).at_table(names, viewer)

    def prompt(self, seat: int | None = None) -> Message:
        """What is asked now."""
        if not self.state.stack:
            return Message("prompt-over")
        return self.state.stack[-1].prompt(self.state, seat)

    def scene(self, seat: int | None = None, lang: str = "en") -> Scene:
        """What there is to draw for this seat."""
        board = self.game.rules.view(self.state, seat)
        return self.game.presentation.scene(board, self.words(lang, seat).say)

    @property
    def scores(self) -> tuple[Fraction, ...]:
        """The scores if the match ended like this."""
        return self.game.rules.scores(self.state)

    def visible_scores(self, viewer: int | None) -> Sequence[Fraction | None]:
        """The scores as a seat (None: a spectator) may know them; None where one is secret."""
        return self.game.visibility.visible_scores(self.state, viewer)

    def position(self) -> str:
        """The position in the game's notation, hidden parts included; `rotonde.start` takes it."""
        return self.game.notation.write(self.state)

    def _repr_svg_(self) -> str:
        return to_svg(self.scene())

    def text(self, lang: str = "en", viewer: int | None = None) -> str:
        """The table for a terminal, as a seat may see it: scores, position, what is asked."""
        spoken = self.words(lang)
        secret = spoken.say(Message("score-secret"))
        shown = [
            f"{seat.name} {secret if score is None else spoken.points(score)}"
            for seat, score in zip(self.setup.seats, self.visible_scores(viewer), strict=True)
        ]
        title = " · ".join([spoken.say(Message("title")), *shown])
        position = self.game.visibility.visible_position(self.state, viewer).rstrip()
        return "\n".join([title, "", position, "", spoken.say(self.prompt())])

    def __repr__(self) -> str:
        return self.text()

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        # Interned actions lose their identity in a true deep copy.
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from rotonde.kernel.table.snapshot import pack, unpack

        return unpack, pack(self)

    # Inside

    def _perform(
        self, seat: int, action: Action, script: tuple[int, ...] | None
    ) -> tuple[Event, ...]:
        state = self.state
        stack = state.stack
        step = stack[-1]
        n = self.n + 1
        chance = self.chance
        if script is None and not chance.drawn and chance.script is None:
            chance.decision = n  # nothing of the last decision is left to clear
        else:
            chance.begin(n, script)
        if step.secret:
            happened = self._choose_secretly(seat, action)
        else:
            happened = step.perform(state, seat, action, chance)
            self.point = n
        if stack and stack[-1].forced:
            happened = [*happened, *self._play_forced()]
        events = tuple(happened)
        self.n = n
        before = self.log
        drawn, secret = chance.drawn, chance.secret
        if before is not None and before.went_back:
            self.log = Decision(before, n, seat, action, drawn, events, secret, went_back=True)
        else:  # nearly always, and a keyword costs time
            self.log = Decision(before, n, seat, action, drawn, events, secret)
        return events

    def _choose_secretly(self, seat: int, action: Action) -> Sequence[Event]:
        step = self.state.stack[-1]
        self._pending[seat] = action
        if any(other not in self._pending for other in self.state.to_act):
            return ()
        choices, self._pending = self._pending, {}
        self.point = self.n + 1
        return step.reveal(self.state, dict(sorted(choices.items())), self.chance)

    def _play_forced(self) -> list[Event]:
        """Play what is not worth asking: single choices of steps that say so."""
        state = self.state
        events: list[Event] = []
        while state.stack and state.stack[-1].forced and not self._pending:
            step = state.stack[-1]
            only = _only_choices(state)
            if only is None:
                break
            if step.secret:
                events += step.reveal(state, only, self.chance)
            else:
                ((seat, action),) = only.items()
                events += step.perform(state, seat, action, self.chance)
        return events

    def _undo_plan(
        self, seat: int, to: int | None, agreed: Collection[int], practice: bool
    ) -> tuple[Refusal | None, Decision | None, bool]:
        """Why not, the decision to go back to (None: the start), and whether consent is needed."""
        rule = "U-1"
        if type(seat) is not int or not 0 <= seat < len(self.setup.seats):
            return refuse(rule, "refusal-no-seat"), None, False
        if to is not None and type(to) is not int:
            return refuse(rule, "refusal-undo-target"), None, False
        taken_back: list[Decision] = []
        target: Decision | None = None
        for decision in standing_decisions(self.log):
            mine = bool(taken_back) and taken_back[-1].seat == seat
            if mine if to is None else decision.n <= to:
                target = decision
                break
            taken_back.append(decision)
        if to is not None and to != (0 if target is None else target.n):
            return refuse(rule, "refusal-undo-target"), None, False
        if not taken_back or (to is None and taken_back[-1].seat != seat):
            return refuse(rule, "refusal-nothing-to-undo"), None, False
        crossed = any(d.seat != seat or d.drew for d in taken_back)
        if crossed:
            people = {i for i, s in enumerate(self.setup.seats) if s.bot is None and i != seat}
            if not people <= set(agreed):
                return refuse("U-2", "refusal-undo-consent"), None, True
            # Alone with bots there is nobody to ask: what was seen cannot be unseen, so from then
            # on it is practice, and says so.
            if not people and not practice and not self.went_back:
                return refuse("U-3", "refusal-undo-practice"), None, True
        return None, target, crossed

    def _rebuild(self, log: Entry | None, moments: Moments, keep: bool = False) -> Table:
        """The table that this log leads to, by playing what stands of it since a kept moment.

        `keep`: the match goes on from there, so moments on the way are kept too.
        """
        known, tail = moments.before(log)
        if known is not None:
            twin, base = known.table.copy(), known.depth
        else:
            twin, base = Table(self.game, self.setup, self.seed, self.opening), 0
            twin.chance = self.chance.copy()
        end = base + len(tail)
        for depth, decision in enumerate(tail, base + 1):
            twin.n = decision.n - 1
            twin._perform(decision.seat, decision.action, decision.drew)
            # Linked to the match's own entry, by which the moment is found again.
            twin.log = decision
            if keep:
                moments.passed(twin, depth, end)
        twin.log = log
        twin.n = log.n if log is not None else 0
        twin.point = _point(log, len(twin._pending))
        return twin


def _point(log: Entry | None, pending: int) -> int:
    """The decision point after this entry, where so many secret choices wait for the others."""
    for entry in standing_entries(log):
        if isinstance(entry, Undo) or not pending:
            return entry.n
        pending -= 1
    return 0


def _only_choices(state: State) -> dict[int, Action] | None:
    """What every seat that is to act must do, in seat order; None if one of them has a choice."""
    step = state.stack[-1]
    if len(state.to_act) != 1 and not step.secret:
        return None
    choices = {}
    for seat in sorted(state.to_act):
        legal = step.legal(state, seat)
        if len(legal) != 1:
            return None
        choices[seat] = legal[0]
    return choices or None
