"""How Night Mail looks: six towns round a loop, the platform inside it, one's own bags below."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from night_mail.actions import Bid, Decisions, Deliver, Load, Return, ticket_code, towns_of
from night_mail.events import BagLoaded, MailDelivered
from night_mail.state import BAGS, LETTERS, PAY, TICKETS, TOWNS, MailState
from night_mail.view import MailView
from rotonde.kernel.contract.help import Help
from rotonde.kernel.contract.inputs import Amount, Inputs
from rotonde.kernel.contract.presentation import Highlight, Presentation, Say
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.pen import Pen
from rotonde.kernel.drawing.scene import Journey, Scene
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event

_WIDTH, _HEIGHT = 760, 750
_TOWN = 224, 156
_TICKET = 224, 52
_COLUMNS = 132, 380, 628
_AT = tuple((x, 96) for x in _COLUMNS) + tuple((x, 424) for x in reversed(_COLUMNS))
_PLATFORM_Y, _HAND_Y, _TICKETS_Y = 266, 584, 696
_STEP = 46


class MailPresentation(Presentation):
    def scene(self, view: MailView, say: Say) -> Scene:
        pen = Pen(lambda id, **args: say(Message(id, args)))
        for town in range(len(TOWNS)):
            _draw_town(pen, view, town)
        _draw_platform(pen, view)
        if view.seat is not None:
            _draw_hand(pen, view, view.seat)
        backdrop = _backdrop(pen.say("label-platform"), pen.say("label-hand"))
        title = pen.say("scene-title", leg=view.leg)
        return Scene(
            _WIDTH, _HEIGHT, backdrop, _sprites(), tuple(pen.pieces), tuple(pen.spots), title
        )

    def highlights(self, view: MailView) -> list[Highlight]:
        """What each town has received, and from whom."""
        return [
            Highlight((f"town:{LETTERS[town]}",), tuple(_town_lines(view, town)))
            for town in range(len(TOWNS))
        ]

    def notes(self, view: MailView) -> list[Message | None]:
        return [
            Message(
                "note-lamp" if seat == view.lamp else "note-seat",
                {"mail": view.points[seat], "coal": view.coal[seat], "bags": view.bags[seat]},
            )
            for seat in range(len(view.coal))
        ]

    def journey(self, state: MailState, event: Event) -> Journey | None:
        """Only what all may see: a bag on its way from the platform, or to its town."""
        match event:
            case BagLoaded(town=town):
                path = ((_slot(town), _PLATFORM_Y), (_WIDTH / 2, _HAND_Y))
            case MailDelivered(town=town):
                path = ((_WIDTH / 2, _HAND_Y), _AT[town])
            case _:
                return None
        return Journey(f"bag-{LETTERS[town]}", path)


class MailHelp(Help):
    def action_at(self, state: MailState, seat: int, spots: Sequence[str]) -> Decisions | None:
        kind, _, name = (spots[-1] if spots else "").partition(":")
        if kind == "ticket":
            codes = [ticket_code(ticket) for ticket in range(len(TICKETS))]
            return Return(codes.index(name)) if name in codes else None
        if len(name) != 1 or name not in LETTERS:
            return None
        town = LETTERS.index(name)
        if kind == "town":
            return Deliver(town, max(1, state.hands[seat][town]))
        return Load(town) if kind == "platform" else None

    def score_breakdown(self, state: MailState, events: Sequence[Event]) -> list[Highlight]:
        parts = {
            "score-mail": lambda seat: state.points[seat],
            "score-tickets": state.ticket_points,
            "score-late": state.late_points,
            "score-coal": state.coal_points,
        }
        return [
            Highlight(
                (),
                (Message(id),),
                tuple(Fraction(points_of(seat)) for seat in range(state.players)),
            )
            for id, points_of in parts.items()
        ]


class MailInputs(Inputs):
    def amounts(self, state: MailState, seat: int) -> list[Amount]:
        if not state.stack or state.stack[-1].id != "bid":
            return []
        coal = state.coal[seat]
        suggested = tuple(range(min(coal, 4) + 1))
        return [Amount(Bid(0), "coal", 0, coal, Message("amount-bid"), suggested)]


def _town_lines(view: MailView, town: int) -> list[Message]:
    there = sum(row[town] for row in view.delivered)
    pay = PAY[min(there, len(PAY) - 1)]
    return [Message("label-town", {"town": TOWNS[town], "points": pay})] + [
        Message("label-received", {"seat": seat, "count": row[town]})
        for seat, row in enumerate(view.delivered)
        if row[town]
    ]


def _draw_town(pen: Pen, view: MailView, town: int) -> None:
    x, y = _AT[town]
    letter, name = LETTERS[town], TOWNS[town]
    there = sum(row[town] for row in view.delivered)
    if town in view.calls:
        label = pen.say("label-call", town=name)
        pen.put(f"call:{letter}", "lantern", (x + 88, y - 50), label, layer=0)
    # The last payment goes on for ever, so nothing covers it.
    for at in range(min(there, len(PAY) - 1)):
        pen.put(f"paid:{letter}:{at}", "stamp", (x + _slot_x(at), y - 6), layer=0)
    for seat, row in enumerate(view.delivered):
        if row[town]:
            left, low = x - 84 + 50 * seat, y + 42
            label = pen.say("label-received", seat=seat, count=row[town])
            pen.put(f"mail:{letter}:{seat}", themes.PLAYERS[seat].sprite, (left, low), label)
            pen.put(f"count:{letter}:{seat}", f"number-{row[town]}", (left + 22, low))
    pay = PAY[min(there, len(PAY) - 1)]
    pen.spot(f"town:{letter}", _box(x, y, *_TOWN), pen.say("label-town", town=name, points=pay))


def _draw_platform(pen: Pen, view: MailView) -> None:
    for town, bags in enumerate(view.platform):
        x, letter, name = _slot(town), LETTERS[town], TOWNS[town]
        label = pen.say("label-bags", town=name, count=bags)
        for at in range(bags):
            place = x + 9 * at, _PLATFORM_Y + 4 - 7 * at
            pen.put(f"platform:{letter}:{at}", f"bag-{letter}", place, label, layer=0)
        if bags:
            pen.spot(f"platform:{letter}", _box(x + 5, _PLATFORM_Y, 76, 78), label)


def _draw_hand(pen: Pen, view: MailView, seat: int) -> None:
    own = view.secrets[seat]
    assert own is not None
    held = [town for town, bags in enumerate(own.hand) for _ in range(bags)]
    step = min(_STEP, (_WIDTH - 90) / max(1, len(held)))
    start = _WIDTH / 2 - step * (len(held) - 1) / 2
    for at, town in enumerate(held):
        label = pen.say("label-bags", town=TOWNS[town], count=own.hand[town])
        pen.put(f"hand:{at}", f"bag-{LETTERS[town]}", (start + step * at, _HAND_Y), label)
    for at, ticket in enumerate(own.tickets):
        code, place = ticket_code(ticket), (_COLUMNS[at], _TICKETS_Y)
        label = pen.say("label-ticket", **towns_of(ticket))
        pen.put(f"card:{code}", f"ticket-{code}", place, label, layer=0)
        pen.spot(f"ticket:{code}", _box(*place, *_TICKET), label)


def _slot(town: int) -> float:
    """Where a town's bags stand on the platform."""
    return 108 + 107 * town


def _slot_x(at: int) -> float:
    """Where a payment stands in its town, from the middle."""
    return 26 * (at - (len(PAY) - 1) / 2)


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x - width / 2:g} {y - height / 2:g}h{width}v{height}h{-width}Z"


@lru_cache(maxsize=8)
def _backdrop(platform: str, hand: str) -> str:
    """What never changes, once for each language."""
    (left, top), (right, bottom) = _AT[0], _AT[3]
    loop = f"M{left} {top}H{right}V{bottom}H{left}Z"
    found = [f'<rect class="paper" width="{_WIDTH}" height="{_HEIGHT}"/>']
    found += [f'<path class="{kind}" d="{loop}"/>' for kind in ("casing", "ballast", "ties")]
    found.append(_panel(_WIDTH / 2, _PLATFORM_Y, 700, 108, "stone"))
    found.append(_text(48, _PLATFORM_Y - 30, 22, platform))
    found.append(_panel(_WIDTH / 2, _HAND_Y, 740, 96, "paper-deep"))
    found.append(_text(24, _HAND_Y - 25, 22, hand))
    for town, (x, y) in enumerate(_AT):
        found.append(_panel(x, y, *_TOWN, "paper-light"))
        found.append(_text(x - 98, y - 42, 26, f"{LETTERS[town]} · {TOWNS[town]}"))
        for at, pay in enumerate(PAY):
            more = "+" if at == len(PAY) - 1 else ""
            centre = x + _slot_x(at)
            found.append(f'<circle class="open line" cx="{centre:g}" cy="{y - 6}" r="12.5"/>')
            found.append(_text(centre, y + 1, 20, f"{pay}{more}", "sans mid"))
    return "".join(found)


@lru_cache(maxsize=1)
def _sprites() -> dict[str, str]:
    found = themes.pawns()
    found["stamp"] = '<circle class="night" r="12.5"/><path class="plug-cross" d="M-5 0 -1 4 6-4"/>'
    found["lantern"] = (
        '<path class="night" d="M-10 16V-6L0-18 10-6V16Z"/><circle class="lit" cy="4" r="7"/>'
    )
    for count in range(1, BAGS + 1):
        found[f"number-{count}"] = _text(0, 7, 22, str(count), "sans mid")
    for letter in LETTERS:
        found[f"bag-{letter}"] = (
            '<path class="rock line" d="M-9-22H9L6-13C24-4 24 26 16 26H-16C-24 26-24-4-6-13Z"/>'
            '<path class="open line" d="M-6-13H6"/>' + _text(0, 16, 24, letter, "serif mid")
        )
    for ticket, (one, two) in enumerate(TICKETS):
        found[f"ticket-{ticket_code(ticket)}"] = _panel(0, 0, *_TICKET, "point") + _text(
            0, 7, 22, f"{TOWNS[one]} – {TOWNS[two]}", "serif mid"
        )
    return found


def _panel(x: float, y: float, width: float, height: float, kind: str) -> str:
    left, top = x - width / 2, y - height / 2
    return (
        f'<rect class="{kind} line" x="{left:g}" y="{top:g}" width="{width}" height="{height}" '
        'rx="6"/>'
    )


def _text(x: float, y: float, size: int, text: str, kind: str = "serif") -> str:
    return f'<text class="ink {kind}" x="{x:g}" y="{y:g}" font-size="{size}">{text}</text>'
