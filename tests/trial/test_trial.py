"""The suite for games: the shipped games pass it, and it finds what it says it finds."""

from __future__ import annotations

import sys
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from random import Random

import msgspec
import pytest

import rotonde
from rotonde.kernel import registry
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.help import Help
from rotonde.kernel.contract.info import GameInfo
from rotonde.kernel.contract.introduction import FirstMatch, Introduction, Picture
from rotonde.kernel.contract.notation import Notation
from rotonde.kernel.contract.presentation import Presentation
from rotonde.kernel.contract.rules import Rules, Standings
from rotonde.kernel.contract.visibility import Visibility
from rotonde.kernel.drawing.scene import Piece, Scene, Spot
from rotonde.kernel.message import Message, refuse
from rotonde.kernel.step import Action, Event, State, Step
from rotonde.trial import check

WORDS = """
title = Shunting
intro-occasion = At noon
intro-short = Take trucks.
intro-about = Take trucks in turn.
intro-goal = The last truck wins.
intro-turn = Take one or two.
picture-poster = The yard
tagline = Take wagons
phase-take = Take
ending-empty = The yard is empty
prompt-take = Take wagons.
choice-take = Take { $wagons }
event-taken = { $seat } took { $wagons }
event-card = A card: { $card }
refusal-take = One to three.
label-yard = The yard
"""


RULES = """# Shunting

**TS-1** Take one to three wagons.

**TS-2** The game ends when the yard is empty.
"""


class Take(Action, frozen=True, tag="take"):
    wagons: int

    def message(self, state):
        return Message("choice-take", {"wagons": self.wagons})

    def spots(self, state):
        return ("yard",)


class Taken(Event, frozen=True):
    seat: int
    wagons: int

    def message(self, state):
        return Message("event-taken", {"seat": self.seat, "wagons": self.wagons})


class Card(Event, frozen=True):
    seat: int
    card: int

    def message(self, state):
        return Message("event-card", {"card": self.card})

    def seen_by(self, seat):
        return self if seat == self.seat else None


class ShuntingState(State):
    wagons: int
    taken: list[int]
    cards: list[int]


class TakeStep(Step):
    id, rule = "take", "TS-1"

    def legal(self, state, seat):
        return [Take(n) for n in range(1, min(3, state.wagons) + 1)]

    def refusal(self, state, seat, action):
        if isinstance(action, Take) and action in self.legal(state, seat):
            return None
        return refuse("TS-1", "refusal-take")

    def perform(self, state, seat, action, chance):
        state.wagons -= action.wagons
        state.taken[seat] += action.wagons
        state.cards[seat] = chance.randrange(9, secret=True)
        state.to_act = ((seat + 1) % len(state.taken),)
        if not state.wagons:
            state.stack, state.to_act = [], ()
        return [Taken(seat, action.wagons), Card(seat, state.cards[seat])]


class View(msgspec.Struct, frozen=True):
    wagons: int
    taken: tuple[int, ...]
    card: int | None


class ShuntingRules(Rules):
    actions = Take
    over_rule = "TS-2"

    def start(self, setup, chance):
        cards = [chance.randrange(9, secret=True) for _ in setup.seats]
        state = ShuntingState(wagons=14, taken=[0 for _ in setup.seats], cards=cards)
        state.stack, state.to_act = [TakeStep()], (0,)
        return state

    def view(self, state, seat):
        card = None if seat is None else state.cards[seat]
        return View(state.wagons, tuple(state.taken), card)

    def scores(self, state):
        return tuple(Fraction(taken) for taken in state.taken)

    def standings(self, state):
        return Standings.by_score(self.scores(state), "empty")


class ShuntingNotation(Notation):
    def write(self, state):
        turn = state.to_act[0] if state.to_act else "-"
        numbers = [state.wagons, turn, *state.taken, "cards", *state.cards]
        return " ".join(map(str, numbers)) + "\n"

    def read(self, setup, chance=None):
        open_, _, cards = setup.position.partition(" cards ")
        wagons, turn, *taken = open_.split()
        held = [int(card) for card in cards.split()] or [0 for _ in taken]
        state = ShuntingState(wagons=int(wagons), taken=list(map(int, taken)), cards=held)
        state.stack, state.to_act = [TakeStep()], (int(turn),)
        return state

    def seats_in(self, position):
        return len(position.partition(" cards ")[0].split()) - 2


class ShuntingVisibility(Visibility):
    has_hidden_info = True

    def sample_state(self, state, seat, rng: Random):
        twin = state.copy()
        for other in range(len(twin.cards)):
            if other != seat:
                twin.cards[other] = rng.randrange(9)
        return twin

    def public_setup(self, setup):
        open_ = (setup.position or "").partition(" cards ")[0]
        return msgspec.structs.replace(setup, position=open_ or None)

    def visible_position(self, state, viewer):
        return self._notation.write(state).partition(" cards ")[0]


class ShuntingPresentation(Presentation):
    def scene(self, view, say):
        label = say(Message("label-yard"))
        pieces = tuple(Piece(f"wagon:{at}", "wagon", (at, 0)) for at in range(view.wagons))
        return Scene(
            40, 20, "<rect/>", {"wagon": "<circle/>"}, pieces, (Spot("yard", "M0 0", label),)
        )


class Parts:
    """A game that can be broken part by part."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for place in ("words", "guide"):
            (folder / place).mkdir()
        for lang in ("en", "fr"):
            (folder / "words" / f"{lang}.ftl").write_text(WORDS, "utf-8")
            for page in ("rules", "tutorial"):
                (folder / "guide" / f"{page}.{lang}.md").write_text(RULES, "utf-8")
        self.rules: type[Rules] = ShuntingRules
        self.notation: type[Notation] = ShuntingNotation
        self.visibility: type[Visibility] = ShuntingVisibility
        self.presentation: type[Presentation] = ShuntingPresentation
        self.help: type[Help] = Help

    def game(self) -> Game:
        introduction = Introduction((5, 10), 1, (FirstMatch(("fair",)),), (Picture("poster"),))
        info = GameInfo(
            "shunting", 1, (2, 3), self.folder, ("take",), ("empty",), introduction=introduction
        )
        rules, notation = self.rules(), self.notation()
        return Game(
            info,
            rules,
            notation,
            self.presentation(),
            visibility=self.visibility(rules, notation),
            help=self.help(),
        )


@pytest.fixture
def parts(tmp_path: Path) -> Parts:
    return Parts(tmp_path)


@pytest.fixture
def findings(parts: Parts, monkeypatch: pytest.MonkeyPatch):
    """What the suite finds in the game as it is now: the names of the checks."""

    def found() -> dict[str, str]:
        game = parts.game()
        usual = registry.game

        def lookup(id: str) -> Game:
            return game if id == "shunting" else usual(id)

        for module in (
            "rotonde.trial",
            "rotonde.kernel.table.start",
            "rotonde.kernel.table.match",
            "rotonde.kernel.words",
            "rotonde.server.bot_pool",
        ):
            monkeypatch.setattr(f"{module}.find_game", lookup)
        words_of = rotonde.kernel.words._read
        words_of.cache_clear()
        rotonde.kernel.words.words.cache_clear()
        report = check("shunting", matches=4)
        words_of.cache_clear()
        rotonde.kernel.words.words.cache_clear()
        assert report.passed == (not report.findings)
        return {finding.check: finding.what for finding in report.findings}

    return found


@pytest.mark.parametrize("game", registry.games())
def test_the_games_pass(game: str) -> None:
    report = check(game, matches=1, seed=5)
    assert report.passed, report.text()
    assert report.decisions > 30
    assert {"legal", "refusals", "words", "scene", "secrecy", "file", "bots"} <= set(report.checks)
    if registry.game(game).has_encoding:
        assert {"pettingzoo", "openspiel"} <= set(report.checks)
        assert not report.skipped


@pytest.mark.parametrize("library", ["pettingzoo", "openspiel"])
def test_what_their_suites_find_is_reported(library: str, monkeypatch) -> None:
    """Returns that are out of bounds, and an observation that is not in its space."""
    module = import_module(f"rotonde.envs.{library}")
    if library == "openspiel":
        monkeypatch.setattr(module, "returns", lambda game, standings: [7.0, 7.0])
    else:
        observed = module.RotondeEnv.observe
        monkeypatch.setattr(
            module.RotondeEnv, "observe", lambda self, agent: {**observed(self, agent), "more": 1}
        )
    report = check("steam-tunnel", matches=1)
    assert [finding.check for finding in report.findings] == [library]


@pytest.mark.parametrize(
    ("library", "needs"), [("pettingzoo", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_suites_that_are_not_installed_are_named(library: str, needs: str, monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, needs, None)
    monkeypatch.delitem(sys.modules, f"rotonde.envs.{library}", raising=False)
    report = check("steam-tunnel", matches=1)
    assert report.passed
    assert library not in report.checks
    assert report.skipped == [
        f'{library}. This needs the extra “{library}”: pip install "rotonde[{library}]".'
    ]
    assert f"\nnot checked: {library}." in report.text()


def test_a_sound_game_passes(findings) -> None:
    assert findings() == {}


# One fault at a time


def test_an_empty_list_of_choices_is_found(findings, monkeypatch) -> None:
    monkeypatch.setattr(TakeStep, "legal", lambda self, state, seat: [])
    assert "no legal action" in findings()["legal"]


def test_a_choice_that_is_refused_is_found(findings, monkeypatch) -> None:
    usual = TakeStep.legal
    monkeypatch.setattr(
        TakeStep, "legal", lambda self, state, seat: [*usual(self, state, seat), Take(9)][-1:]
    )
    monkeypatch.setattr(
        TakeStep, "refusal", lambda self, state, seat, action: refuse("TS-1", "refusal-take")
    )
    assert "is listed and refused" in findings()["legal"]


def test_a_refusal_that_raises_is_found(findings, monkeypatch) -> None:
    def refusal(self, state, seat, action):
        return None if 1 <= action.wagons <= state.wagons else refuse("TS-1", "refusal-take")

    monkeypatch.setattr(TakeStep, "refusal", refusal)
    assert "raised TypeError" in findings()["refusals"]


def test_a_refusal_without_words_is_found(findings, parts) -> None:
    file = parts.folder / "words" / "fr.ftl"
    file.write_text(WORDS.replace("refusal-take", "refusal-other"), "utf-8")
    assert "“refusal-take” has no words in fr" in findings()["refusals"]


@pytest.mark.parametrize(
    ("id", "whose"), [("score-secret", "rotonde.kernel"), ("server-waiting", "rotonde.server")]
)
def test_words_under_an_id_that_is_taken_are_found(findings, parts, id, whose) -> None:
    file = parts.folder / "words" / "fr.ftl"
    file.write_text(f"{WORDS}{id} = Autre chose\n", "utf-8")
    assert findings()["guide"] == f"{id} in words/fr.ftl is a message of {whose} too"


def test_words_that_are_there_twice_are_found(findings, parts) -> None:
    file = parts.folder / "words" / "fr.ftl"
    file.write_text(f"{WORDS}choice-take = Autre chose\n", "utf-8")
    assert findings()["guide"] == "choice-take is twice in words/fr.ftl"


def test_a_label_of_the_picture_without_words_is_found(findings, parts) -> None:
    file = parts.folder / "words" / "fr.ftl"
    file.write_text(WORDS.replace("label-yard", "label-other"), "utf-8")
    assert findings()["scene"] == "the label “label-yard” has no words in fr"


def test_an_event_whose_words_want_more_is_found(findings, parts) -> None:
    file = parts.folder / "words" / "fr.ftl"
    file.write_text(WORDS.replace("took { $wagons }", "took { $much }"), "utf-8")
    assert "event-taken" in findings()["events"]


def test_a_missing_page_is_found(findings, parts) -> None:
    (parts.folder / "guide" / "tutorial.fr.md").unlink()
    assert "no tutorial page in fr" in findings()["guide"]


def test_a_scene_that_raises_is_found(findings, parts) -> None:
    class Broken(ShuntingPresentation):
        def scene(self, view, say):
            return super().scene(view, say) if view.wagons > 9 else 1 / 0

    parts.presentation = Broken
    assert "ZeroDivisionError" in findings()["scene"]


def test_a_piece_without_a_sprite_is_found(findings, parts) -> None:
    class Bare(ShuntingPresentation):
        def scene(self, view, say):
            return msgspec.structs.replace(super().scene(view, say), sprites={})

    parts.presentation = Bare
    assert "is no sprite" in findings()["scene"]


def test_a_choice_at_a_place_that_is_not_drawn_is_found(findings, monkeypatch) -> None:
    monkeypatch.setattr(Take, "spots", lambda self, state: ("elsewhere",))
    assert "not on the picture" in findings()["scene"]


def test_a_copy_that_shares_is_found(findings, monkeypatch) -> None:
    usual = ShuntingState.copy

    def copy(self):
        twin = usual(self)
        twin.taken = self.taken
        return twin

    monkeypatch.setattr(ShuntingState, "copy", copy)
    assert "changed the original" in findings()["copy"]


def test_a_sample_that_looks_different_is_found(findings, parts) -> None:
    class Forgetful(ShuntingVisibility):
        def sample_state(self, state, seat, rng):
            twin = super().sample_state(state, seat, rng)
            twin.cards[seat] = 99
            return twin

    parts.visibility = Forgetful
    assert "looks different to that seat" in findings()["sample"]


def test_a_position_that_forgets_is_found(findings, parts) -> None:
    class Short(ShuntingNotation):
        def read(self, setup, chance=None):
            state = super().read(setup, chance)
            state.wagons += 1
            return state

    parts.notation = Short
    parts.rules = Long
    assert "a position read back is another" in findings()["position"]


class Long(ShuntingRules):
    """Long enough for a position to be written on the way."""

    def start(self, setup, chance):
        state = super().start(setup, chance)
        state.wagons = 150
        return state


# Leaks, each of another kind


def test_a_view_that_shows_a_hand_is_found(findings, parts) -> None:
    class Open(ShuntingRules):
        def view(self, state, seat):
            return View(state.wagons, tuple(state.taken), sum(state.cards))

    parts.rules = Open
    assert "the view tells" in findings()["secrecy"]


def test_a_hint_that_knows_too_much_is_found(findings, parts) -> None:
    class Knowing(Help):
        def prompt_hint(self, state, seat):
            return Message("event-card", {"card": state.cards[(seat + 1) % len(state.cards)]})

    parts.help = Knowing
    assert "the hint at the prompt tells seat" in findings()["secrecy"]


def test_an_event_told_to_all_is_found(findings, parts, monkeypatch) -> None:
    """The card is drawn in secret, and its event then tells everybody."""
    parts.rules = Long
    monkeypatch.setattr(Card, "seen_by", lambda self, seat: self)
    monkeypatch.setattr(
        Card, "message", lambda self, state: Message("event-card", {"card": state.cards[self.seat]})
    )
    assert "the log tells" in findings()["secrecy"]


def test_a_draw_that_is_not_marked_secret_is_found(findings, monkeypatch) -> None:
    def perform(self, state, seat, action, chance):
        state.wagons -= action.wagons
        state.taken[seat] += action.wagons
        state.cards[seat] = chance.randrange(9)
        state.to_act = ((seat + 1) % len(state.taken),)
        if not state.wagons:
            state.stack, state.to_act = [], ()
        return [Taken(seat, action.wagons), Card(seat, state.cards[seat])]

    monkeypatch.setattr(TakeStep, "perform", perform)
    assert "does not show to a spectator" in findings()["draws"]
