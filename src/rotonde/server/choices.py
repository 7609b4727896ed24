"""What a seat is offered: choices, forms and shortcuts, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rotonde.kernel.contract.help import Plan, Shortcut
from rotonde.kernel.contract.inputs import Amount, Item
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words
from rotonde.server import protocol


def choices(table: Table, seat: int, words: Words) -> list[protocol.Choice]:
    """What this seat may choose."""
    game, state = table.game, table.state
    legal = table.legal(seat)
    joints = game.inputs.multi_selects(state, seat)
    usual = game.inputs.usual(state, seat, legal)
    say = words.say
    found = []
    for offer in game.inputs.offers(state, seat, legal):
        amount = offer if isinstance(offer, Amount) else None
        action = offer.action if isinstance(offer, Amount) else offer
        short = action.short(state) if amount is None else None
        found.append(
            protocol.Choice(
                action,
                action.spots(state),
                say(action.message(state) if amount is None else amount.label),
                "" if short is None else say(short),
                action.low_priority,
                bool(usual) and action in usual,
                None if amount is None else _amount(amount, table, words),
                action.lights(state),
                action.badge(state),
                action.shows_pieces,
                action.has_preview,
                _note(table, seat, action, words),
                amount is None and action.stands_out(state),
                next((each.field for each in joints if action in each.actions), None),
            )
        )
    return found


def _note(table: Table, seat: int, action: Action, words: Words) -> str:
    """What ends a draft says at once what it leaves undone: nobody looks at it before."""
    if not (action.ends_draft and action.has_preview):
        return ""
    return " ".join(map(words.say, table.game.help.preview(table.state, seat, action)))


def ghosts(table: Table, seat: int, actions: Sequence[Action], say: Say) -> list[protocol.Ghost]:
    """What those of these actions that are legal now would do."""
    game, state = table.game, table.state
    amounts = game.inputs.amounts(state, seat)
    return [
        protocol.Ghost(
            action,
            game.presentation.pieces_of(state, action),
            " ".join(map(say, game.help.preview(state, seat, action)))
            if action.has_preview
            else "",
            _brief(action, state, amounts, say),
        )
        for action in actions
        if table.refusal(seat, action) is None
    ]


def _brief(action: Action, state: Any, amounts: Sequence[Amount], say: Say) -> str:
    """What the button that decides says: a choice with an open number has no label for it."""
    brief = action.brief(state)
    if brief is None and any(each.covers(action) for each in amounts):
        brief = action.message(state)
    return "" if brief is None else say(brief)


def _amount(amount: Amount, table: Table, words: Words) -> protocol.Amount:
    state = table.state
    quick = [amount.at(number) for number in sorted(amount.suggested)] if amount.at_once else []
    return protocol.Amount(
        amount.field,
        amount.least,
        amount.most,
        amount.unit,
        amount.suggested,
        [
            protocol.QuickAmount(
                amount.of(each),
                words.say(each.message(state)),
                words.say(each.short(state) or each.message(state)),
            )
            for each in quick
        ],
    )


def forms(table: Table, seat: int, words: Words) -> list[protocol.Form]:
    """The forms this seat may fill in."""

    def say(item: Item) -> protocol.Item:
        return protocol.Item(item.id, words.say(item.label), item.most, item.partner)

    return [
        protocol.Form(
            form.id,
            words.say(form.label),
            words.say(form.title or form.label),
            form.partners,
            [say(item) for item in form.give],
            [say(item) for item in form.take],
            form.start,
        )
        for form in table.game.inputs.forms(table.state, seat)
    ]


def _shortcut(table: Table, shortcut: Shortcut, words: Words) -> protocol.Shortcut:
    state = table.state
    spots = [spot for action in shortcut.actions for spot in action.spots(state)]
    if shortcut.shown:
        spots += shortcut.actions[0].lights(state)
    label = words.say(shortcut.label)
    return protocol.Shortcut(label, shortcut.actions, shortcut.shown, spots)


class Wholes(NamedTuple):
    """What is offered of a decision at one click."""

    plan: protocol.Plan | None
    shortcuts: Sequence[protocol.Shortcut]


def wholes(table: Table, seat: int, words: Words) -> Wholes:
    """The plan as it is proposed, and buttons for other wholes."""
    help, state = table.game.help, table.state
    proposed = help.plan(state, seat, table.past_of(seat), None, words.say)
    buttons = [*help.shortcuts(state, seat, table.past_of(seat))]
    if proposed is not None:
        buttons += proposed.others
    return Wholes(_plan(proposed, words.say), [_shortcut(table, each, words) for each in buttons])


def plan(table: Table, seat: int, say: Say, wanted: Mapping[str, int]) -> protocol.Plan | None:
    """The whole of this decision as the player has set its numbers."""
    past = table.past_of(seat)
    return _plan(table.game.help.plan(table.state, seat, past, wanted, say), say)


def _plan(found: Plan | None, say: Say) -> protocol.Plan | None:
    if found is None:
        return None
    note = "" if found.note is None else say(found.note)
    return protocol.Plan(
        say(found.label), note, found.actions, found.board, found.blocks, found.short
    )


def prompt_hint(table: Table, before: Table, seat: int, words: Words) -> str:
    """What you would want to know before deciding; `before` is the table without your draft."""
    game, state = table.game, table.state
    told = game.help.draft_summary(before.state, state, seat) if table.n > before.n else None
    told = told or game.help.prompt_hint(state, seat)
    return "" if told is None else words.say(told)


def list_title(table: Table, seat: int, words: Words) -> str:
    """What a list of all choices is called, if the game has a name for it."""
    told = table.game.help.list_title(table.state, seat)
    return "" if told is None else words.say(told)
