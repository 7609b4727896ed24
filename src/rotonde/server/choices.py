"""What a seat is offered: choices, forms and plans, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rotonde.kernel.contract.help import Shortcut
from rotonde.kernel.contract.inputs import Amount, Item
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.drawing.scene import Piece
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A path of spots, or a button. There can be hundreds: what is usual is not sent."""

    action: Action
    spots: Sequence[str]
    label: str
    short: str = ""
    """Its label where one knows the spot, if that is another."""
    quiet: bool = False
    amount: dict[str, Any] | None = None
    lights: Sequence[str] = ()
    badge: str = ""
    """What it brings, to stand at its last spot."""
    ghost: bool = False
    """Whether there are pieces to ask for, as a `Ghost`; or else a meaning."""
    weighed: bool = False
    joins: str | None = None


class Ghost(msgspec.Struct, frozen=True):
    """What a choice would put on the board, and what it would mean."""

    action: Action
    pieces: Sequence[Piece]
    means: str = ""


def choices(table: Table, seat: int, words: Words) -> list[Choice]:
    """What this seat may choose."""
    game, state = table.game, table.state
    joints = game.inputs.multi_selects(state, seat)
    found = []
    for offer in game.inputs.offers(state, seat, table.legal(seat)):
        amount = offer if isinstance(offer, Amount) else None
        action = offer.action if isinstance(offer, Amount) else offer
        plain = amount is not None or type(action).short is Action.short
        found.append(
            Choice(
                action,
                action.spots(state),
                words.say(amount.label if amount else action.message(state)),
                short="" if plain else words.say(action.short(state)),
                quiet=action.low_priority,
                amount=None if amount is None else _amount(amount, table, words),
                lights=tuple(action.lights(state)),
                badge=action.badge(state),
                ghost=action.shows_pieces,
                weighed=action.has_preview,
                joins=next((each.field for each in joints if action in each.actions), None),
            )
        )
    return found


def ghosts(table: Table, seat: int, actions: Sequence[Action], say: Say) -> list[Ghost]:
    """What those of these actions that are legal now would do."""
    game, state = table.game, table.state
    return [
        Ghost(
            action,
            game.presentation.pieces_of(state, action),
            " ".join(map(say, game.help.preview(state, seat, action)))
            if action.has_preview
            else "",
        )
        for action in actions
        if table.refusal(seat, action) is None
    ]


def _amount(amount: Amount, table: Table, words: Words) -> dict[str, Any]:
    quick = sorted(amount.suggested) if amount.at_once else ()
    return {
        "field": amount.field,
        "least": amount.least,
        "most": amount.most,
        "unit": amount.unit,
        "suggested": amount.suggested,
        "quick": [
            {"number": n, "label": words.say(amount.at(n).message(table.state))} for n in quick
        ],
    }


def forms(table: Table, seat: int, words: Words) -> list[dict[str, Any]]:
    """The forms this seat may fill in."""

    def told(item: Item) -> dict[str, Any]:
        return {
            "id": item.id,
            "label": words.say(item.label),
            "most": item.most,
            "partner": item.partner,
        }

    return [
        {
            "id": form.id,
            "label": words.say(form.label),
            "title": words.say(form.title or form.label),
            "partners": form.partners,
            "give": [told(item) for item in form.give],
            "take": [told(item) for item in form.take],
            "start": form.start,
        }
        for form in table.game.inputs.forms(table.state, seat)
    ]


def planned(table: Table, seat: int) -> Sequence[Shortcut]:
    """Decisions in a row that this seat could take at one go."""
    past = [decision.action for decision in table.decisions if decision.seat == seat]
    return table.game.help.shortcuts(table.state, seat, past)


def plans(table: Table, seat: int, words: Words) -> list[dict[str, Any]]:
    return [_plan(table, plan, words) for plan in planned(table, seat)]


def _plan(table: Table, plan: Shortcut, words: Words) -> dict[str, Any]:
    """One that is to be shown first is told with its action and its spots."""
    told: dict[str, Any] = {"label": words.say(plan.label), "action": None, "spots": ()}
    if plan.shown:
        action, state = plan.actions[0], table.state
        told |= {"action": action, "spots": (*action.spots(state), *action.lights(state))}
    return told


def remark(table: Table, before: Table, seat: int, words: Words) -> str:
    """What one would want to know before deciding; `before` is the table without one's draft."""
    game, state = table.game, table.state
    told = game.help.draft_summary(before.state, state, seat) if table.n > before.n else None
    told = told or game.help.prompt_hint(state, seat)
    return "" if told is None else words.say(told)


def listing(table: Table, seat: int, words: Words) -> str:
    """What a list of all choices is called, if the game has a name for it."""
    told = table.game.help.list_title(table.state, seat)
    return "" if told is None else words.say(told)
