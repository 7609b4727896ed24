"""The inks of these maps, mixed from the house's own: they follow its themes by day and by night.

A drawing carries its rules with it, under names that begin with sb- so that they meet no other.
"""

from typing import Final

from rotonde.kernel.drawing import themes

GOODS: Final = ("red", "blue", "yellow", "purple", "grey", "black")
LIVERIES: Final = ("orange", "green", "brown", "natural", "black", "white")

_CUBES: Final = {
    # Dyed wood, brighter than any player's tone.
    "red": themes.mix("oxide", 30, "crimson"),
    "blue": themes.mix("blue", 40, "royalblue"),
    "yellow": themes.mix("ochre", 26, "gold"),
    "purple": themes.mix("plum", 38, "darkorchid"),
    "grey": themes.mix("tie", 35, "darkgrey"),
    "black": themes.mix("black", 84, "dimgrey"),
}
PAINTS: Final = {
    "orange": themes.mix("oxide", 26, "darkorange"),
    "green": themes.mix("green", 62, "darkslategrey"),
    "brown": themes.mix("oxide", 24, "saddlebrown"),
    "natural": themes.mix("ochre", 22, "burlywood"),
    "black": themes.mix("black", 88, "slategrey"),
    "white": themes.mix("mark", 84, "white"),
}
"""What companies are painted with."""
_INKS: Final = {
    "field": themes.mix("paper-light", 66, "paper"),
    "beyond": themes.mix("paper-deep", 74, "rock"),
    "sea": themes.mix("blue", 22, "paper-light"),
    "water": themes.mix("blue", 58, "paper"),
    "deep": themes.mix("blue", 76, "ink"),
    "tan": themes.mix("rock", 54, "paper-light"),
    "umber": themes.mix("strata", 36, "rock"),
    "shade": themes.mix("strata", 70, "ink"),
    "slope": themes.mix("strata", 82, "paper"),
    "rise": themes.mix("green", 34, "paper-light"),
    "fall": themes.mix("oxide", 26, "paper-light"),
    **{f"g-{name}": ink for name, ink in _CUBES.items()},
    **{f"l-{name}": ink for name, ink in PAINTS.items()},
}
_ROUND: Final = "stroke-linecap:round;stroke-linejoin:round;"
_FIGURES: Final = "font-variant-numeric:lining-nums tabular-nums;"


def _pen(ink: str, width: float, more: str = "") -> str:
    return f"fill:none;stroke:{_ink(ink)};stroke-width:{width:g};{more}"


def _ink(name: str) -> str:
    return f"var(--{name})" if name in themes.LIGHT else _INKS.get(name, name)


def _type(face: str, ink: str = "ink", more: str = "") -> str:
    return f"fill:{_ink(ink)};font:{face};{more}"


SHORE: Final = (3.5, 8, 13.5, 20, 27.5, 36)
"""How far from the coast the water lines run."""

_RULES: Final = {
    **{name: f"fill:{ink};" for name, ink in _INKS.items()},
    # Land and water.
    "coast": _pen("deep", 3.4, _ROUND),
    **{f"w{at}": _pen("water", 2 * far + 1.5 - at * 0.14, _ROUND) for at, far in enumerate(SHORE)},
    **{f"v{at}": _pen("sea", 2 * far, _ROUND) for at, far in enumerate(SHORE)},
    "grid": _pen("strata", 1.15, "stroke-linejoin:round;"),
    "h1": _pen("slope", 1.1, _ROUND),
    "h2": _pen("shade", 1.25, _ROUND),
    "peak": f"fill:{_ink('umber')};stroke:{_ink('shade')};stroke-width:1.5;{_ROUND}",
    "snow": f"fill:{_ink('field')};",
    "hump": f"fill:{_ink('field')};stroke:{_ink('shade')};stroke-width:1.3;{_ROUND}",
    "r0": _pen("field", 7.4, _ROUND + "stroke-opacity:.7;"),
    "r1": _pen("deep", 4.4, _ROUND),
    "r2": _pen("water", 2.4, _ROUND),
    "wall-1": _pen("ink", 11.5, _ROUND),
    "wall-2": _pen("water", 7.6, _ROUND),
    "wall-3": _pen("sea", 1.4, _ROUND + "stroke-dasharray:7 4;"),
    # Cities.
    **{
        f"c-{name}": f"fill:color-mix(in srgb,{ink} 80%,var(--paper));stroke:var(--ink);"
        "stroke-width:2;stroke-linejoin:round;"
        for name, ink in _CUBES.items()
    },
    "hatch": _pen("mark-dark", 1, "stroke-opacity:.34;"),
    "hatch-l": _pen("mark", 1, "stroke-opacity:.34;"),
    "dot": "stroke-width:2.2;stroke-linecap:round;stroke-opacity:.5;",
    "rim": _pen("paper-light", 1.3, "stroke-opacity:.8;"),
    "plate": f"fill:{_ink('paper-light')};stroke:var(--ink);stroke-width:1.3;",
    "cn": _type(f"700 17px {themes.SERIF}", more="text-anchor:middle;"),
    "tn": _type(
        f"italic 500 16px {themes.SERIF}",
        more=f"text-anchor:middle;paint-order:stroke;stroke:{_ink('field')};stroke-width:4.6;"
        "stroke-linejoin:round;",
    ),
    # A name, set in its own --size: it grows to --most as one goes away, so that it stays 12
    # pixels high; the page sets how many units of the sheet a pixel shows.
    "far": "transform:scale(clamp(1,12.1*var(--unit,1)/var(--size),var(--most)/var(--size)));"
    + themes.LETTERS,
    # What would be too small to read from afar is not there.
    "near": "opacity:clamp(0,(1.1 - var(--unit,1))*16,1);",
    # Track, from the ground up.
    "bed": _pen("field", 16, "stroke-opacity:.85;"),
    "edge-t": _pen("ink", 11.6),
    # Dark by night too, or the ties of white track would be lost.
    "tie-t": _pen("mark-dark", 8.8),
    "own": "fill:none;stroke:currentColor;stroke-width:8.4;stroke-dasharray:6.4 1.4;"
    "stroke-dashoffset:-.7;",
    # Nobody's track: a plain dashed line, as a map draws a line that was only surveyed.
    "edge-n": _pen("tie", 7, "stroke-dasharray:8.6 4.4;stroke-dashoffset:-2.2;"),
    "none": _pen("paper-light", 3.6, "stroke-dasharray:6.6 6.4;stroke-dashoffset:-3.2;"),
    # Only the middle of the path: the parapets of a bridge.
    "span": _pen("ink", 21, "stroke-dasharray:0 30 44 99;"),
    "deck": _pen("stone", 18, "stroke-dasharray:0 31.4 41.2 99;"),
    "ties": _pen("tie", 12, "stroke-dasharray:2 3.2;"),
    "rod": _pen("ink", 3),
    "smoke": _pen("tie", 1.3, _ROUND),
    "swell": _pen("water", 1.2, _ROUND),
    "growth": "fill:var(--paper-light);fill-opacity:.5;stroke:var(--ink);stroke-width:1;"
    "stroke-dasharray:2 1.6;",
    "rimmed": "stroke:var(--mark);stroke-width:1.5;stroke-linejoin:round;",
    "mini": _pen("ink", 9),
    "now-1": _pen("lit-edge", 7.6),
    "now-2": _pen("lit", 4.4),
    "level-1": _pen("ink", 9),
    "level-2": "fill:none;stroke:currentColor;stroke-width:6.4;",
    "laurel-1": _pen("ink", 5.4),
    "laurel-2": _pen("brass", 3),
    "seal-d": _pen("mark-dark", 0.9),
    "seal-l": _pen("mark", 0.9),
    # Counters.
    "edge": "stroke:var(--ink);stroke-width:1.3;stroke-linejoin:round;",
    "cube": "stroke:var(--ink);stroke-width:1.2;stroke-linejoin:round;",
    "side": "fill:var(--mark-dark);fill-opacity:.5;",
    "gleam": _pen("mark", 1.1, "stroke-opacity:.7;stroke-linecap:round;"),
    "lt": _type(f"700 18.6px {themes.SANS}", "mark", "text-anchor:middle;"),
    "ld": _type(f"700 18.6px {themes.SANS}", "mark-dark", "text-anchor:middle;"),
    "cut-l": _pen("mark", 1.5, _ROUND),
    "cut-d": _pen("mark-dark", 1.5, _ROUND),
    **{f"t-{name}": f"fill:{ink};" for name, ink in PAINTS.items()},
    # Words.
    "title": _type(f"700 40px {themes.SERIF}", more="letter-spacing:.1em;text-anchor:middle;"),
    "sub": _type(f"italic 500 20px {themes.SERIF}", more="text-anchor:middle;"),
    "ocean": _type(
        f"italic 500 34px {themes.SERIF}",
        "deep",
        "letter-spacing:.34em;text-anchor:middle;fill-opacity:.8;",
    ),
    "land": _type(f"500 34px {themes.SERIF}", "shade", "letter-spacing:.4em;text-anchor:middle;"),
    "lake": _type(
        f"italic 500 16px {themes.SERIF}",
        "deep",
        f"text-anchor:middle;paint-order:stroke;stroke:{_ink('sea')};stroke-width:4;",
    ),
    "head": _type(f"700 21px {themes.SERIF}", more="letter-spacing:.05em;"),
    "note": _type(f"500 15px {themes.SANS}", more=_FIGURES),
    "fig": _type(f"700 16px {themes.SANS}", more=_FIGURES),
    "big": _type(f"800 22px {themes.SANS}", more=_FIGURES + "text-anchor:middle;"),
    "num": _type(f"800 18px {themes.SANS}", more=_FIGURES + "text-anchor:middle;"),
    "number": _type(
        f"500 13.4px {themes.SANS}",
        more=_FIGURES + "text-anchor:middle;opacity:clamp(0,(1.1 - var(--unit,9))*8,.62);",
    ),
    "halo": f"paint-order:stroke;stroke:{_ink('beyond')};stroke-width:5;stroke-linejoin:round;",
    "end": "text-anchor:end;",
    "pale": "fill:var(--paper-light);",
    # Panels.
    "panel": f"fill:{_ink('paper-deep')};stroke:var(--ink);stroke-width:1.6;",
    "card": f"fill:{_ink('paper-light')};stroke:var(--ink);stroke-width:1.6;",
    "cell": f"fill:{_ink('paper-light')};stroke:var(--ink);stroke-width:1.1;",
    "cell-up": f"fill:{_ink('rise')};stroke:var(--ink);stroke-width:1.1;",
    "cell-down": f"fill:{_ink('fall')};stroke:var(--ink);stroke-width:1.1;",
    "cell-dead": f"fill:{_ink('rock')};stroke:var(--ink);stroke-width:1.1;",
    "up": _pen("green", 1, "stroke-opacity:.6;"),
    "down": _pen("oxide", 1, "stroke-opacity:.5;"),
    "rule": _pen("ink", 1.1),
    "fine": _pen("strata", 0.9),
    "slot": _pen("strata", 1.3, "stroke-dasharray:4 3.4;"),
    "stamp": _pen("oxide", 2.6, "stroke-linecap:round;"),
    "lit-row": "fill:var(--lit);fill-opacity:.2;stroke:var(--lit-edge);stroke-width:1.6;",
    "livery": "fill:currentColor;stroke:var(--ink);stroke-width:1.4;stroke-linejoin:round;",
}


def style() -> str:
    """The rules, for a drawing to carry."""
    inks = "".join(f".c-sb-{name}{{color:{ink};}}" for name, ink in PAINTS.items())
    return inks + "".join(f".sb-{name}{{{body}}}" for name, body in _RULES.items())
