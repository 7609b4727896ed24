"""What is checked before a decision: the offer, the words, the picture, copies and samples."""

from __future__ import annotations

from functools import partial
from random import Random

import msgspec

from rotonde.kernel.contract.boards import Cards, Sum
from rotonde.kernel.contract.inputs import Amount
from rotonde.kernel.drawing.scene import Scene
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.step import Action, State
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import LANGUAGES, Words
from rotonde.trial.boards import check_boards
from rotonde.trial.guide import rule_numbers
from rotonde.trial.malformed import action_types, malformed
from rotonde.trial.report import Fault
from rotonde.trial.speech import Speaker

_LISTED = 24
"""Of a long list of choices this many are looked at, spread over it."""

_MALFORMED = 16
"""A game with few kinds of action has so many malformed ones tried all the same."""


def some(items: list[Action]) -> list[Action]:
    step = max(1, len(items) // _LISTED)
    return items[::step]


def check_legal(table: Table, speaker: Speaker, rng: Random) -> None:
    """Whoever is to act has a choice, and all that is listed is accepted."""
    if not table.over and not table.to_act:
        raise Fault("nobody is to act, and the match is not over", "Empty the stack to end it.")
    for seat in table.to_act:
        legal = table.legal(seat)
        if not legal:
            raise Fault(
                f"seat {seat} is to act and has no legal action",
                f"Step {table.state.stack[-1].id!r} must list one, if only a pass.",
            )
        if len(set(map(repr, legal))) < len(legal):
            raise Fault("an action is listed twice", "List every legal action once.")
        for action in some(legal):
            refusal = table.refusal(seat, action)
            if refusal is not None:
                raise Fault(
                    f"{action!r} is listed and refused ({refusal.message.id})",
                    "`legal` and `refusal` of a step must agree.",
                )


def check_refusals(table: Table, speaker: Speaker, rng: Random) -> None:
    """What makes no sense is refused with a reason; nothing raises, nothing changes."""
    before = repr(table.view(None))
    rounds = max(1, _MALFORMED // len(action_types(table.game)))
    rules = rule_numbers(table.game)
    for seat in table.to_act:
        for action in (each for _ in range(rounds) for each in malformed(table.game, rng)):
            try:
                refusal = table.refusal(seat, action)
            except Exception as error:
                raise Fault(
                    f"refusal of {action!r} raised {type(error).__name__}: {error}",
                    "`refusal` must answer whatever an action holds: check its fields first "
                    "(kernel/flow.py, `has_valid_fields`).",
                ) from error
            if refusal is not None:
                speaker.say(refusal.message, "the refusal")
                if refusal.rule not in rules:
                    raise Fault(
                        f"{refusal.message.id} cites rule {refusal.rule!r}, which there is not",
                        "Give a number of the page of rules.",
                    )
    if repr(table.view(None)) != before:
        raise Fault("to ask for a refusal changed the state", "`refusal` must not change it.")


def check_words(table: Table, speaker: Speaker, rng: Random) -> None:
    """Prompts, choices, hints and previews can be said in both languages."""
    help, inputs = table.game.help, table.game.inputs
    for viewer in (None, *range(len(table.setup.seats))):
        speaker.say(table.prompt(viewer), "the prompt")
    for seat in table.to_act:
        legal = table.legal(seat)
        for action in some(legal):
            speaker.say(action.message(table.state), "the choice")
            _say_optional(speaker, "the choice", action.short(table.state))
            if action.has_preview:
                for line in help.preview(table.state, seat, action):
                    speaker.say(line, "the preview")
        for offer in inputs.offers(table.state, seat, legal):
            if isinstance(offer, Amount):
                speaker.say(offer.label, "the amount")
        for form in inputs.forms(table.state, seat):
            speaker.say(form.label, "the form")
            for item in (*form.give, *form.take):
                speaker.say(item.label, "the item of a form")
        _say_optional(speaker, "the hint", help.prompt_hint(table.state, seat))
        _say_optional(speaker, "the title of the list", help.list_title(table.state, seat))
        for shortcut in help.shortcuts(table.state, seat, table.past_of(seat)):
            speaker.say(shortcut.label, "the shortcut")
        _check_plan(table, seat, speaker, rng)


def _check_plan(table: Table, seat: int, speaker: Speaker, rng: Random) -> None:
    """A plan can be said and carried out, whatever numbers its steppers are set to."""
    help, words = table.game.help, table.words(rng.choice(LANGUAGES))
    plan = help.plan(table.state, seat, table.past_of(seat), None, words.say)
    for _ in range(3):
        if plan is None:
            return
        speaker.say(plan.label, "the plan")
        for other in plan.others:
            speaker.say(other.label, "the other whole of the plan")
        _say_optional(speaker, "the note of the plan", plan.note)
        tried = table.copy()
        for action in plan.actions:
            refusal = tried.refusal(seat, action)
            if refusal is not None:
                raise Fault(
                    f"the plan holds {action!r}, refused by {refusal.message.id}",
                    "What a plan holds must be legal, one after the other.",
                )
            tried.play(seat, action)
        lines = [line for block in plan.blocks if isinstance(block, Sum) for line in block.lines]
        cards = [card for block in plan.blocks if isinstance(block, Cards) for card in block.cards]
        held = (*(line.stepper for line in lines), *(card.stepper for card in cards))
        steppers = [stepper for stepper in held if stepper is not None]
        if any(not each.least <= each.now <= each.most for each in steppers):
            raise Fault("a stepper of the plan is out of its range", "least <= now <= most.")
        wanted = {each.id: rng.randint(each.least, each.most + 1) for each in steppers}
        past = table.past_of(seat)
        plan = help.plan(table.state, seat, past, {**wanted, "?": 1}, words.say)


def _say_optional(speaker: Speaker, what: str, message: Message | None) -> None:
    if message is not None:
        speaker.say(message, what)


def check_scene(table: Table, speaker: Speaker, rng: Random) -> None:
    """The picture can be drawn for everybody, and what is named on it is there."""
    presentation = table.game.presentation
    for at, viewer in enumerate((None, *range(len(table.setup.seats)))):
        board = table.game.rules.view(table.state, viewer)
        words = table.words(LANGUAGES[at % len(LANGUAGES)])
        scene = presentation.scene(board, partial(_say_label, words, speaker))
        _check_references(scene)
        if presentation.scene(board, table.words(words.lang, viewer).say) != scene:
            raise Fault(
                f"the picture for seat {viewer} says “you”",
                "Labels of a scene name players, so that all who see the same share it.",
            )
        say = partial(_say_label, words, speaker)
        check_boards(presentation.boards(board, viewer, say), scene)
        presentation.standing(board, viewer, say)
        for highlight in presentation.highlights(board):
            for line in highlight.lines:
                speaker.say(line, "the highlight")
        for note in presentation.notes(board):
            _say_optional(speaker, "the note", note)
        if viewer is None or viewer not in table.to_act:
            continue
        known = {spot.id for spot in scene.spots} | {piece.id for piece in scene.pieces}
        for action in some(table.legal(viewer)):
            _check_spots(table, viewer, action, known)


def _say_label(words: Words, speaker: Speaker, message: Message) -> str:
    speaker.say(message, "the label")
    return words.say(message)


def _check_references(scene: Scene) -> None:
    for piece in scene.pieces:
        if piece.sprite not in scene.sprites:
            raise Fault(
                f"piece {piece.id} is drawn with {piece.sprite!r}, which is no sprite",
                "Add it to the scene's sprites.",
            )
    for items in (scene.pieces, scene.spots):
        ids = [item.id for item in items]
        if len(set(ids)) < len(ids):
            twice = next(id for at, id in enumerate(ids) if id in ids[:at])
            raise Fault(f"{twice} is on the picture twice", "Give each an id of its own.")


def _check_spots(table: Table, seat: int, action: Action, known: set[str]) -> None:
    spots = action.spots(table.state)
    for spot in (*spots, *action.lights(table.state)):
        if spot not in known:
            raise Fault(
                f"{action!r} is chosen at {spot!r}, which is not on the picture",
                "Draw that spot, or choose the action at another.",
            )
    if spots:
        table.game.help.action_at(table.state, seat, spots)
        table.game.presentation.describe_spot(table.state, seat, spots[0])
    if action.shows_pieces:
        table.game.presentation.pieces_of(table.state, action)


def check_copy(table: Table, speaker: Speaker, rng: Random) -> None:
    """A copy plays on by itself."""
    before = table.position()
    twin = table.copy()
    for _ in range(4):
        if twin.over:
            break
        seat = rng.choice(twin.to_act)
        twin.play(seat, rng.choice(twin.legal(seat)))
    if table.position() != before:
        raise Fault(
            "playing on a copy changed the original",
            "`State.copy` must copy every list and dictionary that changes.",
        )


def check_sample(table: Table, speaker: Speaker, rng: Random) -> None:
    """A sampled table looks the same to the seat it was sampled for, and can be played."""
    for seat in range(len(table.setup.seats)):
        guess = table.guess(seat, rng)
        if guess.view(seat).board != table.view(seat).board:
            raise Fault(
                f"a sample for seat {seat} looks different to that seat",
                "`Visibility.sample_state` must keep all that the seat can see.",
            )
        if not table._pending:
            _check_is_position(table, guess, seat)
        for acting in guess.to_act:
            if not guess.legal(acting):
                raise Fault(
                    f"in a sample for seat {seat} seat {acting} has no legal action",
                    "Sample states that can be played.",
                )


def _check_is_position(table: Table, guess: Table, seat: int) -> None:
    text = guess.position()
    try:
        table.game.notation.read(msgspec.structs.replace(table.setup, position=text))
    except BadInput as error:
        raise Fault(
            f"a sample for seat {seat} is no position of the game: {error}",
            "`Visibility.sample_state` gives states that a match can lead to.",
        ) from error


def check_forced(table: Table, speaker: Speaker, rng: Random) -> None:
    """Whether somebody is asked at all tells nobody what they may not know."""
    step = table.state.stack[-1]
    if not step.forced or (len(table.state.to_act) != 1 and not step.secret):
        return
    if not _has_choice(table.state):
        return  # the first decision of a match is asked for all the same
    for viewer in range(len(table.setup.seats)):
        state = table.game.visibility.sample_state(table.state, viewer, rng)
        if not _has_choice(state):
            raise Fault(
                f"that seats {table.state.to_act} are asked tells seat {viewer} there is a choice",
                f"Do not let step {step.id!r} be forced by what others may not know; or where the "
                "rules tell it, let `Visibility.sample_state` heed it.",
            )


def _has_choice(state: State) -> bool:
    return any(len(state.stack[-1].legal(state, seat)) > 1 for seat in state.to_act)


def check_undo(table: Table, speaker: Speaker, rng: Random) -> None:
    """The last decision can be taken back and made again."""
    if not table.decisions:
        return
    last = table.decisions[-1]
    people = range(len(table.setup.seats))
    twin = table.copy()
    agreed = [seat for seat in people if seat != last.seat]
    twin.undo(last.seat, last.n - 1, agreed=agreed, practice=True)
    before = table.at(last.n - 1)
    if twin.position() != before.position():
        raise Fault("after an undo the position is another", "Check `State.copy` and the steps.")


def check_encoding(table: Table, speaker: Speaker, rng: Random) -> None:
    """Legal actions have different numbers in range; observations have one length."""
    encoding = table.game.encoding(table.setup)
    for seat in table.to_act:
        legal = table.legal(seat)
        numbers = encoding.numbers(legal)
        if len(set(numbers)) < len(numbers):
            raise Fault("two legal actions have one number", "Give each a number of its own.")
        if numbers and not 0 <= min(numbers) <= max(numbers) < encoding.size:
            raise Fault("an action's number is out of range", "Raise `Encoding.size`.")
        at = rng.randrange(len(legal))
        if encoding.chosen(numbers[at], legal) != legal[at]:
            raise Fault(f"number {numbers[at]} is not {legal[at]!r}", "Mend `Encoding.chosen`.")
        observed = encoding.observe(table.game.rules.view(table.state, seat), seat)
        if len(observed) != encoding.shape:
            raise Fault("an observation has another length", "Mend `Encoding.shape`.")


CHECKS = {
    "legal": (1, check_legal),
    "refusals": (5, check_refusals),
    "words": (2, check_words),
    "scene": (6, check_scene),
    "copy": (7, check_copy),
    "sample": (5, check_sample),
    "forced": (1, check_forced),
    "undo": (11, check_undo),
}
"""Each check, and at every how many decisions it is made."""
