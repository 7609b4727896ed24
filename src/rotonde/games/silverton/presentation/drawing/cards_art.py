"""Cards as printed: claims, passenger lines, the back of the deck, and the stubs players keep."""

from __future__ import annotations

from collections.abc import Callable

from rotonde.games.silverton.presentation.drawing import icons
from rotonde.games.silverton.presentation.drawing.sprites import text
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.components import BEST, Claim, Line
from rotonde.kernel.drawing.text_metrics import fit_size

CARD = (128.0, 116.0)
FARE = (162.0, 76.0)
STUB = (132.0, 36.0)
_BANDS = {
    "gold": "sv-straw",
    "copper": "sv-rose",
    "silver": "sv-pool",
    "lumber": "sv-moss",
    "coal": "rock",
}


def sprites(board: Board, say: Callable[..., str]) -> dict[str, str]:
    """Every card of the box, whole and as a stub, with its sums as a language writes them."""
    found = {"deck": _deck(), "ticket": _ticket(), "slip": _slip()}
    for claim in board.box.claims:
        found.setdefault(f"plate-{kind(claim)}", _plate(claim, say))
        found.setdefault(f"stub-{kind(claim)}", _stub(claim, say))
        found[f"claim-{claim.no}"] = _face(claim, say)
        found[f"name-{claim.no}"] = _name(claim)
    for line in board.box.lines:
        found[f"fare-{line.no}"] = _fare(line, say)
        found[f"pass-{line.no}"] = _pass(line)
    for letter in "ABC":
        found[f"beneath-{letter}"] = (
            '<path class="paper-deep sv-edge" d="M-9-8H9V8L6 11H-6L-9 8Z"/>'
            f'<text class="sv-fig mid" y="6">{letter}</text>'
        )
    return found


def _town(town: str, x: float, y: float, room: float, large: bool = True) -> str:
    """A town's name in the room there is for it."""
    kind, most = ("sv-town", 17.0) if large else ("sv-town-2", 15.0)
    size = fit_size(town, room, most)
    return text(town, kind, x, y, None if size == most else size)


def kind(claim: Claim) -> str:
    """Claims with the same goods, fee and yields share a plate."""
    return f"{claim.commodity}-{claim.operate}-{claim.depleted}-{'.'.join(map(str, claim.yields))}"


def _plate(claim: Claim, say: Callable[..., str]) -> str:
    """A card but for what is its own: number, town and cost."""
    goods = claim.commodity
    return (
        '<path class="shadow" d="M-61-55H67V61H-61Z"/><path class="paper-light line" '
        'd="M-64-58H64V58H-64Z"/>'
        f'<path class="{_BANDS[goods]} sv-edge" d="M-64-58H64V-32H-64Z"/>'
        '<circle class="paper-light sv-edge" cx="-50" cy="-45" r="11"/>'
        f'<g transform="translate(-45 -11)">{icons.GOODS[goods]}</g>'
        + text(icons.LETTERS[goods], "sv-fig mid", -22, -6)
        + f'<path class="ink" transform="translate(9 9) scale(.74)" d="{icons.PICK}"/>'
        + text(say("money-fee", fee=claim.operate), "sv-fig sv-end", 58, 14, 17)
        + _table(claim)
    )


def _face(claim: Claim, say: Callable[..., str]) -> str:
    return (
        text(str(claim.no), "sv-fig mid", -50, -40.2, 12.5 if claim.no > 99 else None)
        + _town(claim.town, -35, -39.6, 92)
        + text(say("money-cost", cost=claim.cost), "sv-price", 58, -9)
    )


def _table(claim: Claim) -> str:
    """What each result brings; the first column empties the claim."""
    results = range(claim.depleted + 1, BEST + 1)
    first = 21.0
    wide = (126 - first) / len(results)
    size = 14.0 if wide > 14.5 else 12.4
    out = '<path class="rock" d="M-64 22H64V40H-64Z"/>'
    out += f'<path class="sv-rose" d="M-64 22H{first - 64:g}V58H-64Z"/>'
    out += '<path class="sv-rule" d="M-64 22H64M-64 40H64"/>'
    out += text(f"≤{claim.depleted}", "sv-fig mid", first / 2 - 64, 35.6, 13)
    x0 = first / 2 - 64
    out += f'<path class="sv-stamp" d="M{x0 - 4:g} 45l8 8m0-8l-8 8"/>'
    above = below = ""
    for at, (result, goods) in enumerate(zip(results, claim.yields, strict=True)):
        x = f"{first - 64 + wide * (at + 0.5):.4g}"
        above += f'<tspan x="{x}">{result}</tspan>'
        below += f'<tspan x="{x}">{goods}</tspan>'
    for y, row, kind in ((35.4, above, "sv-note"), (53.6, below, "sv-fig")):
        out += f'<text class="{kind} mid" y="{y}" style="font-size:{size:g}px">{row}</text>'
    return out


def _stub(claim: Claim, say: Callable[..., str]) -> str:
    goods = claim.commodity
    operation = say("card-operation", fee=claim.operate, depleted=claim.depleted)
    return (
        '<path class="paper-light sv-edge" d="M-66-18H66V18H-66Z"/>'
        f'<path class="{_BANDS[goods]} sv-edge" d="M-66-18H-36V18H-66Z"/>'
        f'<g transform="translate(-51 -5) scale(.88)">{icons.GOODS[goods]}</g>'
        + text(operation, "sv-note", -32, 12.4, 14)
    )


def _name(claim: Claim) -> str:
    return text(str(claim.no), "sv-fig mid", -51, 15.6, 11.5) + _town(
        claim.town, -32, -3, 69, large=False
    )


def _ticket() -> str:
    """A ticket with its corners punched, but for what is its own."""
    return (
        f'<path class="shadow" transform="translate(3 3)" d="{_TICKET}"/>'
        f'<path class="paper-light line" d="{_TICKET}"/><path class="sv-fine" d="M28-34V34" '
        'stroke-dasharray="3 3"/><circle class="sv-straw sv-edge" cx="-65" cy="-8" r="11.4"/>'
        '<path class="sv-fine" d="M36-4H74"/>'
    )


def _fare(line: Line, say: Callable[..., str]) -> str:
    ends = ""
    if line.ends:
        ends = '<path class="sv-stamp" d="M-50 22l7 7m0-7l-7 7"/>' + "".join(
            f'<circle class="open sv-edge" cx="{-34 + 14 * at}" cy="25.5" r="5.4"/>'
            for at in range(line.ends.count)
        )
    return (
        text(line.letter, "sv-big", -65, -1, 18)
        + "".join(_town(town, -50, y, 76) for town, y in zip(line.towns, (-16, 8), strict=True))
        + text(str(line.no), "sv-note mid", -65, 24, 13)
        + text(say("money-price", price=line.price), "sv-price", 75, -11, 18)
        + text(say("card-revenue", revenue=line.revenue), "sv-price", 75, 13, 16)
        + ends
    )


_TICKET = "M-75-38H75A6 6 0 0 0 81-32V32A6 6 0 0 0 75 38H-75A6 6 0 0 0-81 32V-32A6 6 0 0 0-75-38Z"


def _slip() -> str:
    return (
        '<path class="paper-light sv-edge" d="M-62-18H62A4 4 0 0 0 66-14V14A4 4 0 0 0 62 18H-62'
        'A4 4 0 0 0-66 14V-14A4 4 0 0 0-62-18Z"/><circle class="sv-straw sv-edge" cx="-52" r="9"/>'
    )


def _pass(line: Line) -> str:
    names = zip(line.towns, (-4, 12), strict=True)
    return (
        text(line.letter, "sv-fig mid", -52, 5)
        + "".join(_town(town, -38, y, 66, large=False) for town, y in names)
        + text(f"+{line.revenue}", "sv-fig sv-end", 62, 5.4)
    )


def _deck() -> str:
    return (
        '<path class="shadow" d="M-58-52H70V64H-58Z"/><path class="night line" '
        'd="M-61-55H67V61H-61Z"/>'
        '<path class="night line" d="M-64-58H64V58H-64Z"/>'
        '<path class="night-rule" d="M-57-51H57V51H-57Z"/><path class="hatch faint" '
        f'd="{_diagonals()}"/>'
        '<path class="night-rule" d="M-53-47H53V47H-53Z"/>'
        '<circle class="night night-rule" r="33"/><circle class="night-rule" r="29"/>'
        '<g transform="translate(0 -1) rotate(38) scale(2)"><path class="night-mark" '
        f'd="{icons.PICK}"/></g>'
        '<g transform="translate(0 -1) rotate(-38) scale(2)"><path class="night-mark" '
        f'd="{icons.PICK}"/></g>'
    )


def _diagonals() -> str:
    """Diagonals cut off at the inner frame."""
    out = ""
    for c in range(-92, 100, 8):
        x0, x1 = max(-50, c - 44), min(50, c + 44)
        if x1 - x0 > 4:
            out += f"M{x0} {c - x0}L{x1} {c - x1}"
    return out
