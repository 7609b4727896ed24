"""Open-ended decisions as people make them: an amount to name, parts to pick, a form to fill in.

`legal` lists a useful part of such a decision; these describe all of it. What comes of them is an
ordinary action, and the step has the last word on it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from rotonde.kernel.contract.auction import Auction
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.step import Action


class Amount(msgspec.Struct, frozen=True):
    """Actions that differ in one whole number: a bid, a payment."""

    action: Action
    """One of them."""
    field: str
    """The field of it that holds the number."""
    least: int
    most: int
    label: Message
    """What it is called while the number is open."""
    suggested: tuple[int, ...] = ()
    """Numbers worth a button; the first is where one starts."""
    at_once: bool = False
    """Whether such a button decides: where speed counts, and a number says all there is to say."""
    unit: int = 1
    """What one of it stands for: who takes fives names dollars."""

    def covers(self, action: Action) -> bool:
        if type(action) is not type(self.action):
            return False
        own = {self.field: getattr(self.action, self.field)}
        return msgspec.structs.replace(action, **own) == self.action

    def at(self, number: int) -> Action:
        """The one with this number."""
        return msgspec.structs.replace(self.action, **{self.field: number})

    def of(self, action: Action) -> int:
        """The number of one of them."""
        number: int = getattr(action, self.field)
        return number


class MultiSelect(msgspec.Struct, frozen=True):
    """Actions that can be taken together: any of them, in whatever order, are one decision."""

    actions: tuple[Action, ...]
    """Each part alone, in the order in which they are put together."""
    field: str
    """The field of them that is a tuple: joined, it holds what all of them hold."""
    instead_of: tuple[type[Action], ...] = ()
    """Kinds of legal actions, for one part at a time, that people need not be shown."""


class Item(msgspec.Struct, frozen=True):
    """Something on a form: a box to tick, or with `most` above 1 a number to name."""

    id: str
    label: Message
    most: int = 1
    partner: int | None = None
    """The seat it is only to be had with, or given to; None: whoever it is."""


class FormInput(msgspec.Struct, frozen=True):
    """A form as somebody filled it in: how many of each item, those left out being none."""

    form: str
    partner: int | None = None
    give: dict[str, int] = {}
    take: dict[str, int] = {}


class Form(msgspec.Struct, frozen=True):
    """What I give, what I take, and with whom. Cash is an item like any other."""

    id: str
    label: Message
    partners: tuple[int, ...]
    """The seats to choose from; empty: it concerns nobody else."""
    give: tuple[Item, ...]
    take: tuple[Item, ...]
    instead_of: tuple[type[Action], ...] = ()
    """Kinds of actions that people make by this form, so that the list need not show them."""
    start: FormInput | None = None
    """What stands on it when it is taken out, e.g. an offer to answer by another."""
    title: Message | None = None
    """What stands at its head, where the label says what stands on it."""


Offer = Action | Amount


class Inputs:
    """How people make open-ended decisions. All of it is optional."""

    def amounts(self, state: Any, seat: int) -> Sequence[Amount]:
        """Actions of this decision that differ in a number only, each family once."""
        return ()

    def multi_selects(self, state: Any, seat: int) -> Sequence[MultiSelect]:
        """Actions of this decision that can be taken together as one."""
        return ()

    def usual(self, state: Any, seat: int, legal: Sequence[Action]) -> Collection[Action]:
        """Of actions that share their last spot, the one that a click there alone means.

        The others are named by their first spot too, e.g. by the piece that is to go there.
        """
        return ()

    def forms(self, state: Any, seat: int) -> Sequence[Form]:
        """Forms that this decision can also be made by, e.g. an offer of trade."""
        return ()

    def action_of(self, state: Any, seat: int, filled: FormInput) -> Action:
        """The action a form stands for. Its parts are known to exist; the step checks the rest."""
        raise BadInput("bad-form")

    def auction(self, state: Any, viewer: int | None) -> Auction | None:
        """The auction under way as a seat (None: a spectator) may watch it; None: there is none."""
        return None

    def limit_bid(self, state: Any, seat: int, most: int) -> Action:
        """The automatic bid of a player with a bid limit: the lowest up to it, else a pass.

        Always legal; only called for a seat that owes a bid in an auction with an `occasion`.
        """
        raise NotImplementedError

    # What follows from these

    def offers(self, state: Any, seat: int, legal: Sequence[Action]) -> list[Offer]:
        """What to show of the legal actions: amounts and multi-selects replace theirs."""
        amounts = list(self.amounts(state, seat))
        selects = self.multi_selects(state, seat)
        kinds = tuple(kind for form in self.forms(state, seat) for kind in form.instead_of)
        kinds += tuple(kind for select in selects for kind in select.instead_of)
        rest = [*legal]
        if kinds:
            rest = [action for action in rest if not isinstance(action, kinds)]
        if amounts:
            covered = tuple(type(each.action) for each in amounts)
            rest = [
                action
                for action in rest
                if not isinstance(action, covered) or not any(a.covers(action) for a in amounts)
            ]
        return [*amounts, *(part for select in selects for part in select.actions), *rest]

    def read_form(self, state: Any, seat: int, filled: FormInput) -> Action:
        """The action that a filled form stands for; BadInput if it fits no form now."""
        form = next((each for each in self.forms(state, seat) if each.id == filled.form), None)
        if form is None or (filled.partner is not None and filled.partner not in form.partners):
            raise BadInput("bad-form")
        if form.partners and filled.partner is None:
            raise BadInput("bad-form-partner")
        for items, counts in ((form.give, filled.give), (form.take, filled.take)):
            known = {item.id: item for item in items if item.partner in (None, filled.partner)}
            for id, count in counts.items():
                if id not in known:
                    raise BadInput("bad-form")
                if not 0 <= count <= known[id].most:
                    raise BadInput("bad-form-count", most=known[id].most)
        return self.action_of(state, seat, filled)
