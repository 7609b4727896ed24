"""Phase 4, step 1: claims and passenger lines are bought, cards drawn (SV-7, SV-19.2)."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import Buy, BuyLine, Done, Draw, LayDown, Slide
from rotonde.games.silverton.rules.choice import (
    DONE,
    Choice,
    ask,
    ask_again,
    ask_if_open,
    leave_stage,
)
from rotonde.games.silverton.rules.disputes import Who, jail, promote, spend
from rotonde.games.silverton.rules.events import (
    ClaimBought,
    ClaimDrawn,
    ClaimLaidDown,
    Killed,
    LineBought,
    LineSlid,
    MishapDrawn,
    RivalDiscarded,
    RowDiscarded,
)
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
    NOWHERE,
)
from rotonde.games.silverton.rules.shared_lines import note_space
from rotonde.games.silverton.rules.state import (
    DEAD,
    DISCARDED,
    DRAWN,
    GONE,
    OFFERED,
    RIGHT,
    ROW,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event


def rival_discards(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The card under the rival leaves the game at the start of phase 4 (SV-18.5)."""
    card = state.rival
    if card > 0:
        state.discard_claim(card)
        events.append(RivalDiscarded(AT_CLAIM + card))
    elif card < 0:
        state.discard_line(-card)
        events.append(RivalDiscarded(AT_LINE - card))
    state.rival = 0
    state.at = 0
    state.next_stage()


def buying(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Ask while there is something to buy, to draw or to slide."""
    seat = state.seat
    rights = _find_rights(state, seat)
    if rights:
        if _must_draw(state, seat):
            ask(state, BUY, seat)
            return
        if ask_if_open(state, BUY, seat):
            return
        for who in rights:
            spend(state, who)
    state.next_stage()


def _find_rights(state: SilvertonState, seat: int) -> list[Who]:
    return [
        (seat, at)
        for at, piece in enumerate(state.crew[seat])
        if piece.status == RIGHT and not piece.surveyor
    ]


def _must_draw(state: SilvertonState, seat: int) -> bool:
    """Whether a prospector still has to draw: he must (SV-7.4), unless the deck is empty."""
    if not state.deck_size:
        return False
    return any(state.crew[seat][at].place == AT_CLAIM for _, at in _find_rights(state, seat))


class BuyCards(Choice):
    """Use the prospectors with the right, in any order."""

    __slots__ = ()
    id = "buy"
    rule = "SV-7.1"
    takes = (Buy, BuyLine, Draw, Slide, Done)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        found: list[Any] = []
        cash = state.cash[seat]
        draw = False
        for _, at in _find_rights(state, seat):
            piece = state.crew[seat][at]
            place = piece.place
            if place == AT_CLAIM:
                if state.deck_size and Draw(piece.bonus) not in found:
                    draw = True
                    found.append(Draw(piece.bonus))
            elif place < AT_LINE:
                claim = place - AT_CLAIM
                if state.zone[claim] == ROW and state.board.claim_cost[claim] <= cash:
                    found.append(Buy(claim))
            else:
                found += self._line(state, seat, place - AT_LINE)
        if not draw:
            found.append(DONE)
        return found

    def _line(self, state: SilvertonState, seat: int, line: int) -> list[Any]:
        if state.line_owner[line] != OFFERED:
            return []
        if state.line_route(seat, line, state.find_closed(seat)) is not None:
            affordable = state.board.line_price[line] <= state.cash[seat]
            return [BuyLine(line)] if affordable else []
        if state.terms.slide and state.board.line_letter[line] in "AB":
            return [Slide(line, space) for space in find_spaces(state, seat, line)]
        return []

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        kind = action.__class__
        if kind is Done:
            for who in _find_rights(state, seat):
                spend(state, who)
            leave_stage(state, chance, events)
            return
        if kind is Draw:
            at = self._who(state, seat, AT_CLAIM, action.bonus)
            state.stack.clear()
            draw(state, (seat, at), chance, events)
            if not state.stack:
                ask_again(state, chance, events)
            return
        if kind is Buy:
            at = self._who(state, seat, AT_CLAIM + action.claim)
            buy(state, seat, action.claim, events)
        elif kind is BuyLine:
            at = self._who(state, seat, AT_LINE + action.line)
            buy_line(state, seat, action.line, events)
        else:
            at = self._who(state, seat, AT_LINE + action.line)
            slide(state, seat, action.line, action.space, events)
        if kind is not Slide:
            state.crew[seat][at] = promote(state, state.crew[seat][at])
        spend(state, (seat, at))
        ask_again(state, chance, events)

    def _who(self, state: SilvertonState, seat: int, place: int, bonus: int = -1) -> int:
        return next(
            at
            for _, at in _find_rights(state, seat)
            if state.crew[seat][at].place == place and bonus in (-1, state.crew[seat][at].bonus)
        )

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        places = [state.crew[seat][at].place for _, at in _find_rights(state, seat)]
        kind = action.__class__
        if kind is Done:
            return refuse("SV-7.4", "refusal-must-draw")
        if kind is Buy:
            claim = action.claim
            if claim not in state.board.claims or AT_CLAIM + claim not in places:
                return refuse("SV-7.1", "refusal-no-right")
            if state.zone[claim] != ROW:
                return refuse("SV-7.1", "refusal-not-in-row")
            return refuse("SV-3.3", "refusal-cash", cost=state.board.claim_cost[claim])
        if kind is Draw:
            return refuse("SV-7.4", "refusal-no-right")
        if action.line not in state.board.lines or AT_LINE + action.line not in places:
            return refuse("SV-7.1", "refusal-no-right")
        if kind is Slide:
            return refuse("SV-19.2.2", "refusal-no-space")
        if state.line_route(seat, action.line, state.find_closed(seat)) is None:
            return refuse("SV-7.3", "refusal-no-route", **state.line_args(action.line))
        return refuse("SV-3.3", "refusal-cash", cost=state.board.line_price[action.line])


def buy(state: SilvertonState, seat: int, claim: int, events: list[Event]) -> None:
    if state.zone[claim] == ROW:
        state.spaces += (("row", state.row.index(claim), seat),)
    state.cash[seat] -= state.board.claim_cost[claim]
    state.take_claim(seat, claim)
    events.append(ClaimBought(seat, claim))


def buy_line(state: SilvertonState, seat: int, line: int, events: list[Event]) -> None:
    note_space(state, line, seat)
    state.cash[seat] -= state.board.line_price[line]
    state.take_off_offer(line)
    state.line_owner[line] = seat
    events.append(LineBought(seat, line))


# The deck


def take_top(state: SilvertonState, chance: Chance) -> int:
    """The top card of the deck, which nobody has seen before."""
    if state.planted:
        chance.randrange(1)  # a fact comes to light: no undo behind it
        card = state.planted[0]
        state.planted = state.planted[1:]
        return card
    at = chance.randrange(len(state.deck) + len(state.mishaps))
    if at < len(state.deck):
        return state.deck.pop(at)
    at -= len(state.deck)
    card = state.mishaps[at]
    state.mishaps = state.mishaps[:at] + state.mishaps[at + 1 :]
    return card


def draw(state: SilvertonState, who: Who, chance: Chance, events: list[Event]) -> None:
    """A prospector takes the top card: a claim to buy or lay down, or an event (SV-7.4, SV-7.5)."""
    seat, at = who
    card = take_top(state, chance)
    if card not in state.board.mishaps:
        state.zone[card] = DRAWN
        events.append(ClaimDrawn(seat, card))
        state.queue = (who, card)
        if state.board.claim_cost[card] > state.cash[seat]:
            lay_down(state, seat, events)
        else:
            ask(state, KEEP, seat)
        return
    mishap = state.board.mishaps[card]
    events.append(MishapDrawn(seat, mishap.id, mishap.effect))
    if mishap.effect == "jailed":
        jail(state, who, mishap.pay, events)
    elif mishap.effect == "killed":
        piece = state.crew[seat][at]
        state.crew[seat][at] = piece._replace(
            status=DEAD, place=NOWHERE, won=False, price=mishap.pay, earliest=state.turn + 1
        )
        events.append(Killed(seat, piece.name))
    else:
        spend(state, who)
        _discard_row(state, events)


def _discard_row(state: SilvertonState, events: list[Event]) -> None:
    """Every face-up card without a prospector on it goes (SV-7.6, SV-19.2.4)."""
    guarded = {piece.place for pieces in state.crew for piece in pieces if piece.place >= AT_CLAIM}
    gone = [
        card
        for card in state.row
        if (AT_CLAIM + card if card > 0 else AT_LINE - card) not in guarded
    ]
    for card in gone:
        if card > 0:
            state.row.remove(card)
            state.zone[card] = GONE
        else:
            state.row.remove(card)
            state.line_owner[-card] = DISCARDED
            state.in_play &= ~(1 << -card)
    events.append(RowDiscarded(len(gone)))


class KeepDrawn(Choice):
    """Buy the claim just drawn, or lay it in the row."""

    __slots__ = ()
    id = "keep"
    phase = "buy"
    rule = "SV-7.4"
    takes = (Buy, LayDown)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return state.claim_args(state.queue[1])

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        return [Buy(state.queue[1]), LAY_DOWN]

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, Buy):
            buy(state, seat, action.claim, events)
            spend(state, state.queue[0])
            state.queue = ()
        else:
            lay_down(state, seat, events)
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-7.4", "refusal-not-drawn")


def lay_down(state: SilvertonState, seat: int, events: list[Event]) -> None:
    who, card = state.queue
    state.queue = ()
    state.zone[card] = ROW
    state.row.append(card)
    events.append(ClaimLaidDown(seat, card))
    spend(state, who)


# Sliding


def find_spaces(state: SilvertonState, seat: int, line: int) -> list[int]:
    """Spaces that another player emptied this turn and nothing has filled (SV-19.2.2)."""
    found: list[int] = []
    if not state.at:  # the first player never finds one
        return found
    row_seen = False
    # Up to version 1 a row that still had eight cards had no gap.
    any_row = state.terms.rules_version >= 2 or len(state.row) < state.terms.figures.row
    for number, (kind, at, by) in enumerate(state.spaces):
        if by == seat:
            continue
        if kind == "pile":
            if at < len(state.piles) and not state.piles[at][0]:
                found.append(number)
        elif not row_seen and any_row:
            row_seen = True
            found.append(number)
    return found


def slide(state: SilvertonState, seat: int, line: int, space: int, events: list[Event]) -> None:
    kind, at, _ = state.spaces[space]
    state.take_off_offer(line)
    if kind == "pile":
        state.piles[at] = (line, state.piles[at][1])
    else:
        state.row.append(-line)
    state.spaces = state.spaces[:space] + state.spaces[space + 1 :]
    events.append(LineSlid(seat, line))


LAY_DOWN = LayDown()
BUY, KEEP = BuyCards(), KeepDrawn()
