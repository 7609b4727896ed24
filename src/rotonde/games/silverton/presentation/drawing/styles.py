"""The inks of this map, mixed from the house's own: they follow its themes by day and by night.

A drawing carries its rules with it, under names that begin with sv- so that they meet no other.
"""

from typing import Final

from rotonde.kernel.drawing import themes

_INKS: Final = {
    "field": themes.mix("paper-light", 70, "paper"),
    "brown": themes.mix("oxide", 30, "tie"),
    "umber": f"color-mix(in srgb,{themes.mix('oxide', 30, 'tie')} 80%,var(--night))",
    "water": themes.mix("blue", 62, "paper"),
    "pool": themes.mix("blue", 20, "paper-light"),
    "frost": themes.mix("blue", 34, "paper-light"),
    "ice": themes.mix("blue", 78, "ink"),
    "shade": themes.mix("strata", 78, "ink"),
    "slope": themes.mix("strata", 72, "paper"),
    "chalk": themes.mix("mark", 92, "paper-light"),
    "gold": themes.mix("ochre", 74, "mark"),
    "copper": themes.mix("oxide", 62, "ochre"),
    "silver": themes.mix("blue", 14, "mark"),
    "wood": themes.mix("tie", 60, "ochre"),
    "soot": themes.mix("black", 88, "tie"),
    "rose": themes.mix("oxide", 46, "paper"),
    "moss": themes.mix("green", 46, "paper"),
    "straw": themes.mix("ochre", 56, "paper"),
    "plumb": themes.mix("plum", 42, "paper"),
}

_ROUND: Final = "stroke-linecap:round;stroke-linejoin:round;"


def _pen(ink: str, width: float, more: str = "") -> str:
    return f"fill:none;stroke:{ink};stroke-width:{width:g};{more}"


def _ink(name: str) -> str:
    return f"var(--{name})" if name in themes.LIGHT else _INKS[name]


_RULES: Final = {
    **{name: f"fill:{ink};" for name, ink in _INKS.items()},
    # Land.
    "h1": _pen(_ink("slope"), 0.95, "stroke-linecap:round;"),
    "h2": _pen(_ink("shade"), 1.05, "stroke-linecap:round;"),
    "r1": _pen(_ink("water"), 1.5, _ROUND),
    "r2": _pen(_ink("water"), 2.3, _ROUND),
    "r3": _pen(_ink("water"), 3.2, _ROUND),
    "shore": _pen(_ink("water"), 1.6, _ROUND),
    "wave": _pen(_ink("water"), 0.8, _ROUND),
    "border": _pen(_ink("ink"), 1.5, "stroke-dasharray:11 3.5 2 3.5;stroke-linejoin:round;"),
    **{
        f"wash-{name}": _pen(_ink(name), 11, "stroke-opacity:.42;stroke-linejoin:round;")
        for name in ("rose", "moss", "straw", "plumb")
    },
    # Track, from the ground up.
    "bed": _pen(_ink("field"), 15, "stroke-opacity:.86;"),
    "rails": _pen(_ink("ink"), 8.6),
    "brown-bed": _pen(_ink("brown"), 6.2),
    "ties": _pen(_ink("night"), 8.6, "stroke-dasharray:1.2 5.4;"),
    "white-bed": _pen(_ink("chalk"), 6.2),
    "blocks": _pen(_ink("frost"), 6.2, "stroke-dasharray:9 9;"),
    "own-edge": _pen(_ink("ink"), 11.4),
    # Gaps in the colour show the ink below: ties.
    "own": _pen("currentColor", 8.2, "stroke-dasharray:6.6 1.5;"),
    "drift": f"fill:{_ink('chalk')};stroke:{_ink('ice')};stroke-width:1;stroke-linejoin:round;",
    "flake": _pen(_ink("ice"), 1.5, "stroke-linecap:round;"),
    # A town is a dot of ink, of paper and of ink again.
    "dot-1": _pen(_ink("ink"), 15.6, _ROUND),
    "dot-2": _pen(_ink("paper-light"), 10.8, _ROUND),
    "dot-3": _pen(_ink("ink"), 4.8, _ROUND),
    # Boxes and words.
    "box": f"fill:{_ink('paper-light')};stroke:{_ink('ink')};stroke-width:1.4;{themes.LETTERS}",
    "tag": f"fill:{_ink('umber')};stroke:{_ink('ink')};stroke-width:1.4;{themes.LETTERS}",
    "tag-w": f"fill:{_ink('frost')};stroke:{_ink('ink')};stroke-width:1.4;{themes.LETTERS}",
    "cost": f"fill:{_ink('ink')};font:700 26.5px {themes.SANS};font-variant-numeric:lining-nums "
    "tabular-nums;text-anchor:middle;",
    "len": f"fill:{_ink('mark')};font:700 26.5px {themes.SANS};font-variant-numeric:lining-nums;"
    "text-anchor:middle;",
    "len-w": f"fill:{_ink('ink')};font:700 26.5px {themes.SANS};font-variant-numeric:lining-nums;"
    "text-anchor:middle;",
    "halo": f"paint-order:stroke;stroke:{_ink('field')};stroke-width:4.4;stroke-linejoin:round;",
    # Names keep to 13 pixels on the screen as far as their room goes.
    "name": f"fill:{_ink('ink')};font:italic 500 26.5px {themes.SERIF};"
    "font-size:calc(clamp(1.27,var(--unit,2.04),2.04)*13px);",
    "city": f"fill:{_ink('ink')};font:700 31px {themes.SERIF};letter-spacing:.01em;"
    "font-size:calc(clamp(1.6,var(--unit,2.385),2.385)*13px);",
    "state": f"fill:{_ink('strata')};font:700 34px {themes.SERIF};letter-spacing:.3em;"
    "fill-opacity:.75;",
    "range": f"fill:{_ink('shade')};font:italic 500 14px {themes.SERIF};letter-spacing:.16em;",
    "stream": f"fill:{_ink('ice')};font:italic 500 14px {themes.SERIF};letter-spacing:.1em;",
    # Small print of the land is left out where it would be under 12 pixels.
    "near": "opacity:clamp(0,(1.16 - var(--unit,1))*99,1);",
    "head": f"fill:{_ink('ink')};font:700 22px {themes.SERIF};letter-spacing:.06em;",
    "note": f"fill:{_ink('ink')};font:500 15px {themes.SANS};font-variant-numeric:lining-nums;",
    "fig": f"fill:{_ink('ink')};font:700 15px {themes.SANS};font-variant-numeric:lining-nums "
    "tabular-nums;",
    "big": f"fill:{_ink('ink')};font:800 20px {themes.SANS};font-variant-numeric:lining-nums "
    "tabular-nums;text-anchor:middle;",
    "bonus": f"fill:{_ink('ink')};font:700 18px {themes.SANS};font-variant-numeric:lining-nums;",
    "units": f"fill:{_ink('ink')};font:800 17px {themes.SANS};font-variant-numeric:lining-nums "
    "tabular-nums;text-anchor:middle;",
    "town": f"fill:{_ink('ink')};font:700 17px {themes.SERIF};",
    "town-2": f"fill:{_ink('ink')};font:700 15px {themes.SERIF};",
    "price": f"fill:{_ink('ink')};font:700 21px {themes.SANS};font-variant-numeric:lining-nums "
    "tabular-nums;text-anchor:end;",
    "end": "text-anchor:end;",
    "pale": f"fill:{_ink('mark')};",
    "panel": f"fill:{_ink('paper-deep')};stroke:{_ink('ink')};stroke-width:1.6;",
    "slot": _pen(_ink("strata"), 1.2, "stroke-dasharray:5 4;"),
    "rule": _pen(_ink("ink"), 1.1),
    "fine": _pen(_ink("strata"), 0.8),
    "barred": f"fill:{_ink('rock')};stroke:{_ink('strata')};stroke-width:.8;",
    "edge": f"stroke:{_ink('ink')};stroke-width:1.2;stroke-linejoin:round;",
    "cut": _pen(_ink("mark-dark"), 0.9, "stroke-linecap:round;"),
    "gleam": _pen(_ink("mark"), 0.9, "stroke-linecap:round;stroke-opacity:.75;"),
    "face": f"fill:{_ink('mark-dark')};fill-opacity:.24;",
    "spent": "opacity:.5;",
    "stamp": _pen(_ink("oxide"), 2.2, "stroke-linecap:round;"),
    "stamped": f"fill:{_ink('oxide')};",
    "veil": f"fill:{_ink('paper-deep')};fill-opacity:.72;",
}


def style() -> str:
    """The rules, for a drawing to carry."""
    return "".join(f".sv-{name}{{{body}}}" for name, body in _RULES.items())
