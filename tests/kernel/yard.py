"""A game made to try the kernel: hidden hands, secret bids, dice, drafts, offers, forced steps.

Each round everyone bids in secret; the highest bidder pays, lays up to three rails, rolls a die
for coins, may offer a card to another seat, and collects. Two rounds.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import msgspec

from rotonde.kernel.chance import Seed
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import GameInfo, Seat, Setup
from rotonde.kernel.contract.inputs import Amount, Form, Inputs, Item
from rotonde.kernel.contract.notation import Notation
from rotonde.kernel.contract.presentation import Presentation
from rotonde.kernel.contract.rules import Rules, Standings
from rotonde.kernel.contract.visibility import Visibility
from rotonde.kernel.copyable import initial
from rotonde.kernel.drawing.scene import Scene
from rotonde.kernel.message import Message, refuse
from rotonde.kernel.step import Action, Event, State, Step
from rotonde.kernel.table.table import Table


class Decided(Action, frozen=True):
    """Said by the name of its kind, with its own fields."""

    def message(self, state):
        return Message(f"choice-{type(self).__name__.lower()}", msgspec.structs.asdict(self))


class Bid(Decided, frozen=True, tag="bid"):
    coins: int


class Lay(Decided, frozen=True, tag="lay"):
    cell: int


class Done(Decided, frozen=True, tag="done"):
    pass


class Roll(Decided, frozen=True, tag="roll"):
    pass


class Offer(Decided, frozen=True, tag="offer"):
    to: int
    price: int

    def message(self, state):
        return Message("choice-offer", {"seat": self.to, "price": self.price})


class Answer(Decided, frozen=True, tag="answer"):
    yes: bool


class Collect(Decided, frozen=True, tag="collect"):
    pass


class Told(Event, frozen=True):
    text: str
    only: tuple[int, ...] | None = None

    def message(self, state):
        return Message(self.text)

    def seen_by(self, seat):
        return self if self.only is None or seat in self.only else None


class YardState(State):
    coins: list[int]
    hands: list[list[int]]
    most_rails: int
    rails: list[int] = initial(lambda it: [])
    builder: int = 0
    offer: Offer | None = None
    round: int = 1


class Bidding(Step):
    id, rule, secret = "bidding", "Y-1", True

    def legal(self, state, seat):
        return [Bid(coins) for coins in range(state.coins[seat] + 1)]

    def refusal(self, state, seat, action):
        if not isinstance(action, Bid) or action not in self.legal(state, seat):
            return refuse("Y-1", "too-much")
        return None

    def reveal(self, state, choices, chance):
        best = max(choices, key=lambda seat: (choices[seat].coins, -seat))
        state.coins[best] -= choices[best].coins
        state.builder = best
        card = chance.randrange(50, secret=True)
        state.hands[best].append(card)
        state.stack[-1:] = [Building()]
        state.to_act = (best,)
        return [Told(f"bid {seat} {choices[seat].coins}") for seat in choices] + [
            Told(f"card {card}", (best,))
        ]


class Building(Step):
    id, rule = "building", "Y-2"

    def legal(self, state, seat):
        free = [Lay(cell) for cell in range(6) if cell not in state.rails]
        return [*free, Done()] if len(state.rails) < state.most_rails * state.round else [Done()]

    def refusal(self, state, seat, action):
        return None if action in self.legal(state, seat) else refuse("Y-2", "no-rail")

    def perform(self, state, seat, action, chance):
        if isinstance(action, Lay):
            state.rails.append(action.cell)
            return [Told("rail")]
        state.stack[-1] = Rolling()
        return [Told("built")]


class Rolling(Step):
    id, rule = "rolling", "Y-3"

    def legal(self, state, seat):
        return [Roll()]

    def refusal(self, state, seat, action):
        return None if action == Roll() else refuse("Y-3", "roll")

    def perform(self, state, seat, action, chance):
        state.coins[seat] += chance.die()
        state.stack[-1] = Offering()
        return [Told("rolled")]


class Offering(Step):
    """Open-ended: any price is valid, a few are listed."""

    id, rule = "offering", "Y-4"

    def legal(self, state, seat):
        others = [other for other in range(len(state.coins)) if other != seat]
        return [Offer(to, price) for to in others for price in (1, 5)] + [Done()]

    def refusal(self, state, seat, action):
        if isinstance(action, Done):
            return None
        valid = isinstance(action, Offer) and type(action.price) is int and action.price >= 0
        if valid and action.to in range(len(state.coins)) and action.to != seat:
            return None
        return refuse("Y-4", "bad-offer")

    def perform(self, state, seat, action, chance):
        if isinstance(action, Done):
            state.stack[-1] = Collecting()
            return []
        state.offer = action
        state.stack.append(Answering())
        state.to_act = (action.to,)
        return [Told("offered")]


class Answering(Step):
    id, rule = "answering", "Y-5"

    def legal(self, state, seat):
        able = state.coins[seat] >= state.offer.price
        return [Answer(True), Answer(False)] if able else [Answer(False)]

    def refusal(self, state, seat, action):
        return None if action in self.legal(state, seat) else refuse("Y-5", "cannot-pay")

    def perform(self, state, seat, action, chance):
        if action.yes:
            state.coins[seat] -= state.offer.price
            state.coins[state.builder] += state.offer.price
            state.hands[seat].append(state.hands[state.builder].pop())
        state.offer = None
        state.stack.pop()
        state.stack[-1] = Collecting()
        state.to_act = (state.builder,)
        return [Told("answered")]


class Collecting(Step):
    """Only one thing to do: the kernel does it."""

    id, rule, forced = "collecting", "Y-6", True

    def legal(self, state, seat):
        return [Collect()]

    def refusal(self, state, seat, action):
        return None if action == Collect() else refuse("Y-6", "collect")

    def perform(self, state, seat, action, chance):
        state.coins[seat] += 1
        state.round += 1
        if state.round > 2:
            state.stack.clear()
            state.to_act = ()
        else:
            state.stack[-1] = Bidding()
            state.to_act = tuple(range(len(state.coins)))
        return [Told("collected")]


class YardView(msgspec.Struct, frozen=True):
    coins: tuple[int, ...]
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    rails: tuple[int, ...]
    round: int


class YardRules(Rules):
    actions = Bid | Lay | Done | Roll | Offer | Answer | Collect
    over_rule = "Y-9"

    def most_rails(self, setup):
        """How many rails a round; tests change this rule."""
        return 3

    def start(self, setup, chance):
        count = len(setup.seats)
        hands = [[] for _ in range(count)]
        state = YardState(coins=[10] * count, hands=hands, most_rails=self.most_rails(setup))
        state.stack, state.to_act = [Bidding()], tuple(range(count))
        return state

    def view(self, state, seat):
        hand = () if seat is None else tuple(state.hands[seat])
        cards = tuple(len(hand) for hand in state.hands)
        return YardView(tuple(state.coins), hand, cards, tuple(state.rails), state.round)

    def scores(self, state):
        return tuple(Fraction(coins) for coins in state.coins)

    def standings(self, state):
        return Standings.by_score(self.scores(state), "two-rounds")


class YardNotation(Notation):
    def write(self, state):
        return f"{state.coins} {state.hands} {state.rails} {state.round} {state.to_act}\n"

    def read(self, setup, chance=None):
        raise AssertionError

    def seats_in(self, position):
        return 2


class YardVisibility(Visibility):
    has_hidden_info = True

    def sample_state(self, state, seat, rng: Random):
        twin = state.copy()
        for other, hand in enumerate(twin.hands):
            if other != seat:
                twin.hands[other] = [rng.getrandbits(16) % 50 for _ in hand]
        return twin


class YardPresentation(Presentation):
    def scene(self, view, say):
        return Scene(100, 60, '<rect class="rock" width="100" height="60"/>', {}, (), ())


class YardInputs(Inputs):
    def amounts(self, state, seat):
        if state.stack[-1].id != "bidding":
            return []
        coins = state.coins[seat]
        return [Amount(Bid(0), "coins", 0, coins, Message("amount-bid"), (coins // 2, 0, coins))]

    def forms(self, state, seat):
        if state.stack[-1].id != "offering":
            return []
        others = tuple(other for other in range(len(state.coins)) if other != seat)
        prices = [Item("coins", Message("item-coins"), most=99, partner=other) for other in others]
        card = Item("card", Message("item-card", {"card": state.hands[seat][-1]}))
        favour = Item("favour", Message("item-favour"))
        label = Message("form-offer")
        return [Form("offer", label, others, (card,), (*prices, favour), (Offer,))]

    def action_of(self, state, seat, filled):
        if not filled.give.get("card"):
            return Offer(-1, 0)
        return Offer(filled.partner, filled.take.get("coins", 0))


INFO = GameInfo(
    id="yard",
    rules_version=1,
    seats=(2, 4),
    folder=Path(__file__).parent,
    phases=("bidding", "building", "rolling"),
    endings=("two-rounds",),
)
RULES, NOTATION = YardRules(), YardNotation()
YARD = Game(
    INFO,
    RULES,
    NOTATION,
    YardPresentation(),
    visibility=YardVisibility(RULES, NOTATION),
    inputs=YardInputs(),
)


def yard(seats: int = 3, seed: int = 1, bots: tuple[int, ...] = ()) -> Table:
    people = tuple(Seat(f"P{at}", "random" if at in bots else None) for at in range(seats))
    return Table(YARD, Setup("yard", 1, people, {}), Seed.of(seed))
