"""What a seat is offered: choices, forms and shortcuts, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.kernel.contract.help import Shortcut
from rotonde.kernel.contract.inputs import Amount, Item
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words
from rotonde.server import protocol


def choices(table: Table, seat: int, words: Words) -> list[protocol.Choice]:
    """What this seat may choose."""
    game, state = table.game, table.state
    joints = game.inputs.multi_selects(state, seat)
    found = []
    for offer in game.inputs.offers(state, seat, table.legal(seat)):
        amount = offer if isinstance(offer, Amount) else None
        action = offer.action if isinstance(offer, Amount) else offer
        plain = amount is not None or type(action).short is Action.short
        found.append(
            protocol.Choice(
                action,
                action.spots(state),
                words.say(amount.label if amount else action.message(state)),
                short="" if plain else words.say(action.short(state)),
                low_priority=action.low_priority,
                amount=None if amount is None else _amount(amount, table, words),
                lights=tuple(action.lights(state)),
                badge=action.badge(state),
                shows_pieces=action.shows_pieces,
                has_preview=action.has_preview,
                joins=next((each.field for each in joints if action in each.actions), None),
            )
        )
    return found


def ghosts(table: Table, seat: int, actions: Sequence[Action], say: Say) -> list[protocol.Ghost]:
    """What those of these actions that are legal now would do."""
    game, state = table.game, table.state
    return [
        protocol.Ghost(
            action,
            game.presentation.pieces_of(state, action),
            " ".join(map(say, game.help.preview(state, seat, action)))
            if action.has_preview
            else "",
        )
        for action in actions
        if table.refusal(seat, action) is None
    ]


def _amount(amount: Amount, table: Table, words: Words) -> protocol.Amount:
    quick = sorted(amount.suggested) if amount.at_once else ()
    return protocol.Amount(
        amount.field,
        amount.least,
        amount.most,
        amount.unit,
        amount.suggested,
        [protocol.QuickAmount(n, words.say(amount.at(n).message(table.state))) for n in quick],
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


def find_shortcuts(table: Table, seat: int) -> Sequence[Shortcut]:
    """Decisions in a row that this seat could take at one go."""
    past = [decision.action for decision in table.decisions if decision.seat == seat]
    return table.game.help.shortcuts(table.state, seat, past)


def shortcuts(table: Table, seat: int, words: Words) -> list[protocol.Shortcut]:
    return [_shortcut(table, each, words) for each in find_shortcuts(table, seat)]


def _shortcut(table: Table, shortcut: Shortcut, words: Words) -> protocol.Shortcut:
    """One that is to be shown first is told with its action and its spots."""
    label = words.say(shortcut.label)
    if not shortcut.shown:
        return protocol.Shortcut(label, proposed=shortcut.proposed)
    action, state = shortcut.actions[0], table.state
    return protocol.Shortcut(label, action, (*action.spots(state), *action.lights(state)))


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
