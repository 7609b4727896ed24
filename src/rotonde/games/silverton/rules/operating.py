"""Phase 4, step 3: claims are operated (SV-9), then plows go out (SV-17.12, SV-19.4)."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import Operate, Plow, Roll, Work
from rotonde.games.silverton.rules.choice import (
    PLOW,
    YIELD,
    Choice,
    ask_if_open,
    leave_stage,
    roll_two_dice,
)
from rotonde.games.silverton.rules.disputes import spend
from rotonde.games.silverton.rules.events import (
    ClaimDepleted,
    ClaimEmptied,
    ClaimOperated,
    LineEnded,
    PlowRolled,
)
from rotonde.games.silverton.rules.places import (
    AT_LINE,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import (
    PLACED,
    RIGHT,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event

ROLL = Roll()


def operating(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    state.chosen = ()
    if not ask_if_open(state, OPERATE, state.seat):
        state.next_stage()


class OperateClaims(Choice):
    """Pay for the claims to work, then the dice, in the order of their numbers (SV-9.1).

    One after the other each set has one way to it, so that bots do not weigh it twice; people name
    theirs at once and in any order.
    """

    __slots__ = ()
    id = "operate"
    rule = "SV-9.1"
    takes = (Operate, Work, Roll)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        last = state.chosen[-1] if state.chosen else 0
        fees, cash = state.board.claim_fee, state.cash[seat]
        depleted, worked = state.depleted, state.worked_now
        found: list[Any] = [
            Operate(claim)
            for claim in state.hands[seat]
            if claim > last and fees[claim] <= cash and not depleted[claim] and not worked[claim]
        ]
        found.append(ROLL)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, Operate):
            state.cash[seat] -= state.board.claim_fee[action.claim]
            state.chosen += (action.claim,)
            state.worked_now[action.claim] = 1
            if len(self.menu(state, seat)) > 1:
                return
        elif isinstance(action, Work):
            for claim in action.claims:
                state.cash[seat] -= state.board.claim_fee[claim]
                state.worked_now[claim] = 1
            state.chosen = tuple(sorted((*state.chosen, *action.claims)))
        for claim in state.chosen:
            operate(state, seat, claim, chance, events)
        state.chosen = ()
        leave_stage(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal | None:
        claims = action.claims if isinstance(action, Work) else (action.claim,)
        for claim in claims:
            if not 0 < claim < len(state.zone) or state.zone[claim] != seat:
                return refuse("SV-9.1", "refusal-not-own-claim")
            if state.depleted[claim]:
                return refuse("SV-9.4", "refusal-depleted")
            if state.worked_now[claim]:
                return refuse("SV-9.4", "refusal-operated")
        if list(claims) != sorted(set(claims)) or not claims:
            return refuse("SV-9.1", "refusal-ascending")
        cost = sum(state.board.claim_fee[claim] for claim in claims)
        if cost > state.cash[seat]:
            return refuse("SV-3.3", "refusal-cash", cost=cost)
        return None if isinstance(action, Work) else refuse("SV-9.1", "refusal-ascending")


def operate(
    state: SilvertonState, seat: int, claim: int, chance: Chance, events: list[Event]
) -> None:
    """One die + 6 the first time in a claim's life, two dice later (SV-9.2, SV-9.3)."""
    first = not state.worked[claim]
    dice: tuple[int, ...]
    chance.subject(YIELD, state.turn, claim)
    if first:
        dice = (chance.randrange(6) + 1,)
        total = dice[0] + state.terms.figures.first_operation
        state.worked[claim] = 1
    else:
        dice = roll_two_dice(chance)
        total = dice[0] + dice[1]
    if total > state.board.claim_spent[claim]:
        amount = state.board.claim_yields[claim][total]
        state.goods[claim] += amount
        events.append(ClaimOperated(seat, claim, dice, total, amount, first))
        return
    state.depleted[claim] = 1
    events.append(ClaimDepleted(seat, claim, dice, total, state.goods[claim]))
    clear_depleted(state, claim, events)
    _count_depletion(state, state.board.claim_town[claim], events)


def clear_depleted(state: SilvertonState, claim: int, events: list[Event]) -> None:
    """A depleted claim without goods leaves the game (SV-9.5)."""
    if state.depleted[claim] and not state.goods[claim]:
        state.discard_claim(claim)
        events.append(ClaimEmptied(claim))


def _count_depletion(state: SilvertonState, town: int, events: list[Event]) -> None:
    """Some lines end with the mines they serve (SV-9.6)."""
    count = state.depletions[town] = state.depletions.get(town, 0) + 1
    for line in bits(state.in_play):
        limit = state.board.line_limit[line]
        if limit is None or limit[0] != town or count < limit[1]:
            continue
        state.discard_line(line)
        events.append(LineEnded(line))
        for pieces in state.crew:
            for at, piece in enumerate(pieces):
                if piece.place == AT_LINE + line and piece.status in (PLACED, RIGHT):
                    spend(state, (piece.seat, at))


# Snow plows


def plowing(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """On winter turns, between steps 3 and 4 (SV-17.12)."""
    state.chosen = ()
    seat = state.seat
    if not (state.winter and state.plows[seat] and ask_if_open(state, PLOWS, seat)):
        state.next_stage()


class SendPlows(Choice):
    """Send plows to own white segments; when all are sent, the dice."""

    __slots__ = ()
    id = "plow"
    drafted = True
    phase = "operate"
    rule = "SV-17.12"
    takes = (Plow, Roll)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        found: list[Any] = []
        sent: tuple[tuple[int, int], ...] = state.chosen
        white = state.roads[seat].own & state.board.white & ~state.cleared[seat]
        if not state.terms.multi_plow:
            for _, segment in sent:
                white &= ~(1 << segment)
        segments = bits(white)
        left = [plow.bonus for plow in state.plows[seat] if not plow.used]
        for bonus, _ in sent:
            left.remove(bonus)
        for bonus in sorted(set(left)):
            found += [Plow(bonus, segment) for segment in segments]
        found.append(ROLL)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, Plow):
            state.chosen += ((action.bonus, action.segment),)
            if len(self.menu(state, seat)) > 1:
                return
        sent: tuple[tuple[int, int], ...] = state.chosen
        state.chosen = ()
        for bonus, segment in sent:
            _plow(state, seat, bonus, segment, chance, events)
        leave_stage(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        if not 0 <= action.segment < len(state.owner):
            return refuse("SV-1.5", "refusal-no-segment")
        if state.owner[action.segment] != seat or not state.board.white >> action.segment & 1:
            return refuse("SV-17.12", "refusal-not-own-snow")
        if all(plow.used or plow.bonus != action.bonus for plow in state.plows[seat]):
            return refuse("SV-17.12", "refusal-no-plow")
        return refuse("SV-17.12", "refusal-plow-there")


def _plow(
    state: SilvertonState,
    seat: int,
    bonus: int,
    segment: int,
    chance: Chance,
    events: list[Event],
) -> None:
    """One die + bonus against the length (SV-17.13); a cleared segment needs no further roll."""
    plows = list(state.plows[seat])
    at = next(at for at, plow in enumerate(plows) if plow.bonus == bonus and not plow.used)
    plows[at] = plows[at]._replace(used=True)
    state.plows[seat] = tuple(plows)
    if state.cleared[seat] >> segment & 1:
        return
    chance.subject(PLOW, state.turn, segment, bonus)
    die = chance.randrange(6) + 1
    success = die + bonus >= state.board.lengths[segment]
    if success:
        state.cleared[seat] |= 1 << segment
    events.append(PlowRolled(seat, segment, die, bonus, success))


OPERATE, PLOWS = OperateClaims(), SendPlows()
