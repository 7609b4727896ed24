"""What a player decides in Silverton.

Segments are named by number (S001 is 0), claims and passenger lines by the number on their card,
towns by their place in the list of towns. Crew is named by its bonus, since equal pieces are
interchangeable; `city` is the start city (0 or 1) a piece is bound to in the Spike scenarios, else
-1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action

if TYPE_CHECKING:
    from rotonde.games.silverton.rules.state import SilvertonState


class BuyCrew(Action, frozen=True, gc=False, tag="buy-crew"):
    """Choose the crew, e.g. ("S", "S+2", "P+1") (SV-17.2, SV-18.2)."""

    crew: tuple[str, ...]

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-buy-crew", {"crew": " ".join(self.crew)})


class AssignSurveyors(Action, frozen=True, gc=False, tag="assign-surveyors"):
    """Per surveyor, in the order of the crew, the start city (0 or 1) it is bound to (SV-18.6)."""

    cities: tuple[int, ...]

    def message(self, state: SilvertonState) -> Message:
        crew = [piece for piece in state.crew[state.to_act[0]] if piece.surveyor]
        parts: list[list[str]] = [[], []]
        for piece, city in zip(crew, self.cities, strict=False):
            parts[city].append(piece.name)
        names = [state.board.towns[city] for city in state.starts[state.to_act[0]]]
        args: dict[str, Arg] = {
            "crew": " ".join(parts[0]),
            "town": names[0],
            "crew2": " ".join(parts[1]),
            "town2": names[1],
        }
        return Message("choice-assign-surveyors", args)


class Survey(Action, frozen=True, gc=False, tag="survey"):
    """Put a surveyor on an unbuilt segment, to build it."""

    bonus: int
    segment: int
    city: int = -1

    def message(self, state: SilvertonState) -> Message:
        return Message(
            "choice-survey", {"crew": crew("S", self.bonus), **state.segment_args(self.segment)}
        )

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (
            crew_spot("S", self.bonus, self.city),
            f"segment:{state.board.ids[self.segment]}",
        )


class Dismantle(Action, frozen=True, gc=False, tag="dismantle"):
    """Put a surveyor on an own segment, to take it up."""

    low_priority: ClassVar = True
    bonus: int
    segment: int
    city: int = -1

    def message(self, state: SilvertonState) -> Message:
        return Message(
            "choice-dismantle", {"crew": crew("S", self.bonus), **state.segment_args(self.segment)}
        )

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (
            crew_spot("S", self.bonus, self.city),
            f"segment:{state.board.ids[self.segment]}",
        )


class Prospect(Action, frozen=True, gc=False, tag="prospect"):
    """Put a prospector on a claim of the row; 0 is the deck."""

    bonus: int
    claim: int

    def message(self, state: SilvertonState) -> Message:
        who = crew("P", self.bonus)
        if not self.claim:
            return Message("choice-prospect-deck", {"crew": who})
        return Message("choice-prospect", {"crew": who, **state.claim_args(self.claim)})

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (crew_spot("P", self.bonus), claim_spot(self.claim))


class ProspectLine(Action, frozen=True, gc=False, tag="prospect-line"):
    """Put a prospector on a passenger card: to buy, to steal, to slide or to share it."""

    bonus: int
    line: int

    def message(self, state: SilvertonState) -> Message:
        stolen = state.line_owner[self.line] >= 0
        id = "choice-prospect-theft" if stolen else "choice-prospect-line"
        return Message(id, {"crew": crew("P", self.bonus), **state.line_args(self.line)})

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (crew_spot("P", self.bonus), f"line:{self.line}")


class Rival(Action, frozen=True, gc=False, tag="rival"):
    """Put the rival prospector on a claim (SV-18.5)."""

    claim: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-rival", state.claim_args(self.claim))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (claim_spot(self.claim),)


class RivalLine(Action, frozen=True, gc=False, tag="rival-line"):
    """Put the rival prospector on a passenger card (SV-18.5)."""

    line: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-rival-line", state.line_args(self.line))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"line:{self.line}",)


class Recall(Action, frozen=True, gc=False, tag="recall"):
    """Take a tied piece back to hand from its place (SV-4.16)."""

    low_priority: ClassVar = True
    place: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-recall", state.place_args(self.place))


class Shift(Action, frozen=True, gc=False, tag="shift"):
    """Move a disputed surveyor to the parallel segment (SV-5.3)."""

    segment: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-shift", state.segment_args(self.segment))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"segment:{state.board.ids[self.segment]}",)


class Demand(Action, frozen=True, gc=False, tag="demand"):
    """Demand a dispute over a junction (SV-5.8)."""

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-demand")


class Share(Action, frozen=True, gc=False, tag="share"):
    """Propose to run a passenger line together (SV-19.3.2)."""

    seat: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-share", {"seat": self.seat})


class Accept(Action, frozen=True, gc=False, tag="accept"):
    def message(self, state: SilvertonState) -> Message:
        return Message("choice-accept")


class Refuse(Action, frozen=True, gc=False, tag="refuse"):
    def message(self, state: SilvertonState) -> Message:
        return Message("choice-refuse")


REASONS = ("loss", "little", "lopsided")


class Decline(Action, frozen=True, gc=False, tag="decline"):
    """Refuse a bargain and say why: it would be a loss, bring too little, or the other too much."""

    reason: str

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-decline", {"reason": self.reason})


class Buy(Action, frozen=True, gc=False, tag="buy"):
    """Buy a claim: from the row, or just drawn."""

    claim: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-buy", state.claim_args(self.claim))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (claim_spot(self.claim),)


class BuyLine(Action, frozen=True, gc=False, tag="buy-line"):
    line: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-buy-line", state.line_args(self.line))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"line:{self.line}",)


class Draw(Action, frozen=True, gc=False, tag="draw"):
    """A prospector takes the top card of the deck."""

    bonus: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-draw", {"crew": crew("P", self.bonus)})

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (claim_spot(0),)


class LayDown(Action, frozen=True, gc=False, tag="lay-down"):
    """Lay the drawn claim in the row."""

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-lay-down", state.claim_args(state.queue[1]))


class Slide(Action, frozen=True, gc=False, tag="slide"):
    """Move a passenger card to an emptied space (SV-19.2.2): the number of the space."""

    line: int
    space: int

    def message(self, state: SilvertonState) -> Message:
        args = state.line_args(self.line)
        kind, at = state.spaces[self.space][:2]
        return Message(f"choice-slide-{kind}", {**args, "at": at + 1})

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"line:{self.line}", f"space:{self.space}")


class Build(Action, frozen=True, gc=False, tag="build"):
    segment: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-build", state.segment_args(self.segment))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"segment:{state.board.ids[self.segment]}",)


class Attempt(Action, frozen=True, gc=False, tag="attempt"):
    """Roll for the second of two segments in a row (SV-8.5)."""

    segment: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-attempt", state.segment_args(self.segment))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"segment:{state.board.ids[self.segment]}",)


class TakeUp(Action, frozen=True, gc=False, tag="take-up"):
    """Dismantle the segment a surveyor stands on."""

    segment: int

    def message(self, state: SilvertonState) -> Message:
        refund = 10 * state.board.lengths[self.segment]
        return Message("choice-take-up", {**state.segment_args(self.segment), "refund": refund})

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"segment:{state.board.ids[self.segment]}",)


class Abandon(Action, frozen=True, gc=False, tag="abandon"):
    """Give up an own segment for its cube (SV-8.3)."""

    segment: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-abandon", state.segment_args(self.segment))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"segment:{state.board.ids[self.segment]}",)


class Operate(Action, frozen=True, gc=False, tag="operate"):
    """Pay for working a claim this turn; the dice come when all are paid for."""

    claim: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-operate", state.claim_args(self.claim))

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (claim_spot(self.claim),)


class Work(Action, frozen=True, gc=False, tag="work"):
    """Pay for these claims and throw the dice for them: all of it as one decision."""

    claims: tuple[int, ...]
    """In the order of their numbers, which is that of the dice."""

    def message(self, state: SilvertonState) -> Message:
        if len(self.claims) == 1:
            return Message("choice-operate", state.claim_args(self.claims[0]))
        cost = sum(state.board.claim_fee[claim] for claim in self.claims)
        return Message("choice-work", {"count": len(self.claims), "cost": cost})

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return tuple(claim_spot(claim) for claim in self.claims)


class Plow(Action, frozen=True, gc=False, tag="plow"):
    """Send a snow plow to an own white segment."""

    bonus: int
    segment: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-plow", {"bonus": self.bonus, **state.segment_args(self.segment)})

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (f"segment:{state.board.ids[self.segment]}",)


class Roll(Action, frozen=True, gc=False, tag="roll"):
    """Nothing more to choose: throw the dice for what was chosen."""

    def message(self, state: SilvertonState) -> Message:
        plows = state.stack and state.stack[-1].id == "plow"
        id = "choice-roll-plow" if plows else "choice-roll-operate"
        return Message(id, {"count": len(state.chosen)})


class Bundle(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One side of a bargain. `goods`: pairs of a claim and a number of units (SV-10.3)."""

    cash: int = 0
    claims: tuple[int, ...] = ()
    segments: tuple[int, ...] = ()
    lines: tuple[int, ...] = ()
    goods: tuple[tuple[int, int], ...] = ()
    trains: tuple[int, ...] = ()
    plows: tuple[int, ...] = ()


NOTHING = Bundle()


class Offer(Action, frozen=True, gc=False, tag="offer"):
    """Offer a bargain: what the active player gives and what he gets."""

    seat: int
    give: Bundle = NOTHING
    take: Bundle = NOTHING

    def message(self, state: SilvertonState) -> Message:
        return state.deal_message("choice-offer", self.seat, self.give, self.take)


class Counter(Action, frozen=True, gc=False, tag="counter"):
    """Answer an offer by another: what the active player would give and get."""

    give: Bundle = NOTHING
    take: Bundle = NOTHING

    def message(self, state: SilvertonState) -> Message:
        return state.deal_message("choice-counter", state.order[state.at], self.take, self.give)


class AssignTrain(Action, frozen=True, gc=False, tag="assign-train"):
    """The start city (0 or 1) a train got by trade is bound to (SV-18.8)."""

    city: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-assign-train", {"town": state.start_name(self.city)})


class GiveTrain(Action, frozen=True, gc=False, tag="give-train"):
    """The start city (0 or 1) whose train is given away, of two like ones (SV-18.8)."""

    city: int

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-give-train", {"town": state.start_name(self.city)})


class Deliver(Action, frozen=True, gc=False, tag="deliver"):
    """Sell goods of a claim in a market city, in the advanced game by these trains (powers)."""

    claim: int
    city: int
    amount: int
    trains: tuple[int, ...] = ()

    def message(self, state: SilvertonState) -> Message:
        return state.delivery_message(self)

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (claim_spot(self.claim), f"town:{self.city}")


class Transfer(Action, frozen=True, gc=False, tag="transfer"):
    """Move goods to another own claim of the same kind (SV-19.5)."""

    claim: int
    to: int
    amount: int
    trains: tuple[int, ...] = ()

    def message(self, state: SilvertonState) -> Message:
        there = state.board.towns[state.board.claim_town[self.to]]
        sent: dict[str, Arg] = {"amount": self.amount, "to": self.to, "town2": there}
        return Message("choice-transfer", {**state.claim_args(self.claim), **sent})

    def spots(self, state: SilvertonState) -> tuple[str, ...]:
        return (claim_spot(self.claim), claim_spot(self.to))


DEAD = 6
"""The status of a dead piece: rules/state.py has them all."""


class Pay(Action, frozen=True, gc=False, tag="pay"):
    """Pay the fine, or for a replacement."""

    def message(self, state: SilvertonState) -> Message:
        piece = state.piece_at_hand()
        id = "choice-replace" if piece.status == DEAD else "choice-pay"
        return Message(id, {**crew_args(piece.name), "price": piece.price})


class TryLuck(Action, frozen=True, gc=False, tag="try-luck"):
    """Roll for release: 7 or 11."""

    def message(self, state: SilvertonState) -> Message:
        return Message("choice-try-luck")


class Hire(Action, frozen=True, gc=False, tag="hire"):
    """Hire a surveyor ("S") or a prospector ("P") (SV-19.8.3).

    `replaces`: the bonus of the dead prospector whose place he takes; -1: nobody's.
    """

    kind: str
    city: int = -1
    replaces: int = -1

    def message(self, state: SilvertonState) -> Message:
        price = state.terms.figures.hire
        if self.replaces >= 0:
            dead = crew(self.kind, self.replaces)
            return Message("choice-hire-for", {"crew": self.kind, "dead": dead, "price": price})
        if self.city >= 0:
            town = state.start_name(self.city)
            return Message("choice-hire-at", {"crew": self.kind, "town": town, "price": price})
        return Message("choice-hire", {"crew": self.kind, "price": price})


class BuyTrain(Action, frozen=True, gc=False, tag="buy-train"):
    """Buy a train of this power, trading one in if `instead` is not 0.

    `city` is the start city it is bound to, `given` that of the old one if there are two like it.
    """

    power: int
    instead: int = 0
    city: int = -1
    given: int = -1

    def message(self, state: SilvertonState) -> Message:
        id = "choice-trade-in-train" if self.instead else "choice-buy-train"
        args: dict[str, Arg] = {
            "power": self.power,
            "instead": self.instead,
            "cost": state.terms.train_price(self.power, self.instead),
        }
        if self.instead and self.given >= 0:
            args["town2"] = state.start_name(self.given)
            return Message(f"{id}-of", {**args, "town": state.start_name(self.city)})
        if self.city >= 0:
            return Message(f"{id}-at", {**args, "town": state.start_name(self.city)})
        return Message(id, args)


class BuyPlow(Action, frozen=True, gc=False, tag="buy-plow"):
    """Buy a snow plow of this bonus, trading one in if `instead` is not 0."""

    bonus: int
    instead: int = 0

    def message(self, state: SilvertonState) -> Message:
        id = "choice-trade-in-plow" if self.instead else "choice-buy-plow"
        cost = state.terms.plow_price(self.bonus, self.instead)
        return Message(id, {"bonus": self.bonus, "instead": self.instead, "cost": cost})


class Done(Action, frozen=True, gc=False, tag="done"):
    """Nothing more in this step."""

    def message(self, state: SilvertonState) -> Message:
        return Message(f"choice-done-{state.stack[-1].id}" if state.stack else "choice-done")


Decisions = (
    BuyCrew
    | AssignSurveyors
    | Survey
    | Dismantle
    | Prospect
    | ProspectLine
    | Rival
    | RivalLine
    | Recall
    | Shift
    | Demand
    | Share
    | Accept
    | Refuse
    | Decline
    | Buy
    | BuyLine
    | Draw
    | LayDown
    | Slide
    | Build
    | Attempt
    | TakeUp
    | Abandon
    | Operate
    | Work
    | Plow
    | Roll
    | Offer
    | Counter
    | AssignTrain
    | GiveTrain
    | Deliver
    | Transfer
    | Pay
    | TryLuck
    | Hire
    | BuyTrain
    | BuyPlow
    | Done
)


def crew(kind: str, bonus: int) -> str:
    """A piece as it is printed: S, S+1, P+2."""
    return f"{kind}+{bonus}" if bonus else kind


def crew_args(name: str) -> dict[str, Arg]:
    """A piece by its printed name, and which of the two kinds it is."""
    return {"crew": name, "piece": name[0]}


def crew_spot(kind: str, bonus: int, city: int = -1) -> str:
    return f"crew:{crew(kind, bonus)}" if city < 0 else f"crew:{crew(kind, bonus)}:{city}"


def claim_spot(claim: int) -> str:
    return f"claim:{claim}" if claim else "deck"
