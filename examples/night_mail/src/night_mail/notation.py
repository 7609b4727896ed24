"""Positions of Night Mail as text.

    leg 2 first A
    platform ACF
    order BA
    A coal 7 points 12 bags 5 shown B delivered AAC
    B coal 9 points 4 bags 4 shown - delivered D
    ? A hand AABFC tickets AC,BD returned EF
    ? B hand CCDE tickets AB,CE returned DF
    move load 0

Players are A to D, towns A to F, a ticket is its two towns; `move` names the step and how many
turns of it have been taken. Lines with a question mark are secrets, planted: where one is missing
that seat's hand and tickets are drawn.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NoReturn

from night_mail.actions import ticket_code
from night_mail.rules import draw_tickets
from night_mail.state import COAL, DEALT, KEPT, LEGS, LETTERS, TICKETS, TOWNS, MailState
from night_mail.steps import BID, KEEP, STEPS, owed
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.notation import Notation
from rotonde.kernel.message import Arg, BadInput

_BAGS = "([A-F]{1,72}|-)"
_LINES = {
    "leg": re.compile(r"leg ([1-6]) first ([A-D])"),
    "platform": re.compile(rf"platform {_BAGS}"),
    "order": re.compile(r"order ([A-D]{2,4}|-)"),
    "seat": re.compile(
        rf"([A-D]) coal (\d{{1,2}}) points (\d{{1,3}}) bags (\d{{1,2}}) shown {_BAGS} "
        rf"delivered {_BAGS}"
    ),
    "secrets": re.compile(
        rf"\? ([A-D]) hand {_BAGS} tickets ([A-F]{{2}}(?:,[A-F]{{2}}){{1,2}}) "
        r"returned ([A-F]{2}|-)"
    ),
    "move": re.compile(r"move (keep|bid|load|deliver) (\d)"),
}
_CODES = {ticket_code(ticket): ticket for ticket in range(len(TICKETS))}
_STEPS = {step.id: step for step in STEPS}


class MailNotation(Notation):
    def write(self, state: MailState) -> str:
        return write(state, range(state.players))

    def read(self, setup: Setup, chance: Chance | None = None) -> MailState:
        position = setup.position or ""
        if self.seats_in(position) != len(setup.seats):
            _bad("position-seats", count=len(setup.seats))
        state = MailState(players=len(setup.seats), late=int(setup.options["late"]))
        planted = _read_lines(state, position)
        if state.first >= state.players or max(state.coal) > COAL:
            _bad("position-seats", count=state.players)
        _check_move(state)
        _check_bags(state, planted)
        _check_tickets(state, planted)
        state.to_act = owed(state)
        if chance is not None:
            _deal_rest(state, planted, chance)
        return state

    def seats_in(self, position: str) -> int:
        return sum(bool(_LINES["seat"].fullmatch(line)) for line in position.splitlines())


def write(state: MailState, known: Collection[int]) -> str:
    """The position with the secrets of the seats that are `known`."""
    lines = [
        f"leg {state.leg} first {LETTERS[state.first]}",
        f"platform {_letters(state.platform)}",
        f"order {''.join(LETTERS[seat] for seat in state.order) or '-'}",
    ]
    lines += [
        f"{LETTERS[seat]} coal {state.coal[seat]} points {state.points[seat]} "
        f"bags {sum(state.hands[seat])} shown {_letters(state.shown[seat])} "
        f"delivered {_letters(state.delivered[seat])}"
        for seat in range(state.players)
    ]
    for seat in known:
        back = state.returned[seat]
        lines.append(
            f"? {LETTERS[seat]} hand {_letters(state.hands[seat])} "
            f"tickets {','.join(map(ticket_code, state.tickets[seat]))} "
            f"returned {'-' if back is None else ticket_code(back)}"
        )
    if state.stack:
        lines.append(f"move {state.stack[-1].id} {state.turn}")
    return "\n".join(lines) + "\n"


def unplanted(text: str) -> str:
    """The position without its secrets."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("?"))


def _letters(counts: list[int]) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True)) or "-"


def _counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def _read_lines(state: MailState, text: str) -> set[int]:
    """Fill the state from the lines; the seats whose secrets are planted."""
    seen: set[str] = set()
    planted: set[int] = set()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        kind, fields = _fields(number, line)
        seat = LETTERS.find(fields[0]) if kind in ("seat", "secrets") else 0
        name = f"{kind} {seat}"
        if name in seen or seat >= state.players:
            _bad("position-line", line=number, text=line[:40])
        seen.add(name)
        match kind:
            case "leg":
                state.leg, state.first = int(fields[0]), LETTERS.find(fields[1])
            case "platform":
                state.platform = _counts(fields[0])
            case "order":
                state.order = tuple(LETTERS.find(letter) for letter in fields[0] if letter != "-")
            case "seat":
                state.coal[seat], state.points[seat] = int(fields[1]), int(fields[2])
                # So many bags of no town yet: secrets, or chance, say which they are.
                state.hands[seat] = [int(fields[3])]
                state.shown[seat], state.delivered[seat] = _counts(fields[4]), _counts(fields[5])
            case "secrets":
                hand = _counts(fields[1])
                codes = fields[2].split(",")
                if sum(hand) != sum(state.hands[seat]) or not {*codes, fields[3]} <= {*_CODES, "-"}:
                    _bad("position-line", line=number, text=line[:40])
                state.hands[seat] = hand
                state.tickets[seat] = tuple(sorted(_CODES[code] for code in codes))
                state.returned[seat] = _CODES.get(fields[3])
                planted.add(seat)
            case "move":
                state.stack, state.turn = [_STEPS[fields[0]]], int(fields[1])
    return planted


def _fields(number: int, line: str) -> tuple[str, tuple[str, ...]]:
    for kind, pattern in _LINES.items():
        if found := pattern.fullmatch(line):
            return kind, found.groups()
    return _bad("position-line", line=number, text=line[:40])


def _check_move(state: MailState) -> None:
    """The step must fit the platform and the line."""
    players, waiting = state.players, sum(state.platform)
    step = state.stack[-1].id if state.stack else "over"
    in_line = sorted(state.order) == list(range(players))
    nobody = state.order == () and state.turn == 0
    fits = {
        "keep": nobody and state.leg == 1 and waiting == 0,
        "bid": nobody and waiting == players + 1 and any(state.coal),
        "load": in_line and waiting > 0 and state.turn + waiting == players + 1,
        "deliver": in_line and waiting == 0 and state.turn < players,
        "over": waiting == 0 and state.leg == LEGS,
    }
    if not fits[step]:
        _bad("position-move")


def _check_bags(state: MailState, planted: set[int]) -> None:
    """What has left the van is taken from it; enough must be left for the rest of the night."""
    hidden = 0
    for seat, (hand, shown) in enumerate(zip(state.hands, state.shown, strict=True)):
        out = hand if seat in planted else shown
        hidden += sum(hand) - sum(out)
        if sum(hand) < sum(shown) or any(one > all for one, all in zip(shown, out, strict=True)):
            _bad("position-bags")
        for town in range(len(TOWNS)):
            state.van[town] -= out[town] + state.delivered[seat][town]
    for town, bags in enumerate(state.platform):
        state.van[town] -= bags
    to_come = (LEGS - state.leg) * (2 * state.players + 1)
    if state.stack == [KEEP]:
        to_come += 2 * state.players + 1
    elif state.stack == [BID]:
        to_come += state.players
    if min(state.van) < 0 or sum(state.van) < hidden + to_come:
        _bad("position-bags")


def _check_tickets(state: MailState, planted: set[int]) -> None:
    kept, back = (DEALT, 0) if state.stack == [KEEP] else (KEPT, 1)
    seen: set[int | None] = {None}
    for seat in planted:
        returned = state.returned[seat]
        seen |= {*state.tickets[seat], returned}
        if len(state.tickets[seat]) != kept or (returned is not None) != back:
            _bad("position-tickets")
    if len(seen) != 1 + len(planted) * (kept + back):
        _bad("position-tickets")


def _deal_rest(state: MailState, planted: set[int], chance: Chance) -> None:
    """What the position leaves open, drawn as at set-up."""
    keeping = state.stack == [KEEP]
    taken = {t for seat in planted for t in (*state.tickets[seat], state.returned[seat])}
    left = [ticket for ticket in range(len(TICKETS)) if ticket not in taken]
    for seat in range(state.players):
        if seat in planted:
            continue
        hidden = sum(state.hands[seat]) - sum(state.shown[seat])
        state.hands[seat] = state.shown[seat][:]
        for _ in range(hidden):
            state.hands[seat][state.draw(chance, secret=True)] += 1
        state.tickets[seat] = draw_tickets(left, DEALT if keeping else KEPT, chance)
        if not keeping:
            state.returned[seat] = draw_tickets(left, 1, chance)[0]


def _bad(id: str, **args: Arg) -> NoReturn:
    raise BadInput(f"bad-{id}", game="night-mail", **args)
