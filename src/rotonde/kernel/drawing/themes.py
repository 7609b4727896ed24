"""The look of the house: an engraved railway print of about 1890, by day and by night.

Drawings name classes, never colours, so that one markup serves a file, a notebook and a page.
"""

from typing import Final, NamedTuple

LIGHT: Final = {
    "paper": "#f3e9d2",
    "paper-deep": "#e9d8b0",
    "paper-light": "#fff8e4",
    "ink": "#2a2019",
    "brass": "#b08d3c",
    "rock": "#d9c7a0",
    "strata": "#a88f62",
    "glint": "#ecdfbd",
    "bed": "#f7efdc",
    "tie": "#8b7b64",
    "stone": "#efe2c1",
    "point": "#efe0b8",
    "gilt": "#a17c25",
    "night": "#4a3b2f",
    "night-line": "#6d5a47",
    "night-glow": "#c3a765",
    "shadow": "#cbb489",
    "drop": "#2a2019",
    "lit": "#f2d364",
    "lit-edge": "#2a2019",
    "figure": "#2a2019",
    "plug": "#2a2019",
    "plug-mark": "#fff8e4",
    "mark": "#fff8e4",
    "mark-dark": "#2a2019",
    "oxide": "#b5412a",
    "blue": "#2f6690",
    "ochre": "#d39b1f",
    "green": "#3f7d4e",
    "plum": "#7a4069",
    "black": "#33312e",
}

DARK: Final = {
    "paper": "#1c1612",
    "paper-deep": "#2a211a",
    "paper-light": "#352a20",
    "ink": "#eadcbd",
    "brass": "#d9b355",
    "rock": "#40342a",
    "strata": "#6b5943",
    "glint": "#554636",
    "bed": "#171210",
    "tie": "#8d7c61",
    "stone": "#5d4c3a",
    "point": "#57452d",
    "gilt": "#cda64b",
    "night": "#14100d",
    "night-line": "#3a2f26",
    "night-glow": "#a68c52",
    "shadow": "#0b0807",
    "drop": "#000000",
    "lit": "#fbe493",
    "lit-edge": "#0b0807",
    "figure": "#f3e7cb",
    "plug": "#eadcbd",
    "plug-mark": "#171210",
    "mark": "#fff8e4",
    "mark-dark": "#1c1612",
    "oxide": "#c9502f",
    "blue": "#3f82b4",
    "ochre": "#e0a92e",
    "green": "#4b9460",
    "plum": "#9c5588",
    "black": "#0c0a09",
}

THEMES: Final = {"light": LIGHT, "dark": DARK}

SERIF: Final = (
    "Alegreya,'EB Garamond','Iowan Old Style','Palatino Linotype',Palatino,"
    "Georgia,'Noto Serif','DejaVu Serif',serif"
)
SANS: Final = "'Alegreya Sans','Gill Sans','Optima','Noto Sans','DejaVu Sans',sans-serif"
DISPLAY: Final = "Rye,'Alegreya SC',Alegreya,Georgia,'DejaVu Serif',serif"

READABLE: Final = 11.0
"""How large the letters of a name are on the screen at least, in pixels."""
LETTERS: Final = "visibility:var(--letters,inherit);"
"""Of what is there for its letters alone: a page that shows a map too small to read hides it."""
TRACK: Final = 17.0
"""How wide a track is drawn, ink to ink; a lit line is as wide."""


class Player(NamedTuple):
    """A player's colour and the mark that always goes with it."""

    colour: str
    mark: str

    @property
    def sprite(self) -> str:
        return f"pawn-{self.colour}"


PLAYERS: Final = (
    Player("oxide", "lozenge"),
    Player("blue", "disc"),
    Player("ochre", "chevron"),
    Player("green", "cross"),
    Player("plum", "ring"),
    Player("black", "bar"),
)

MARKS: Final = {
    "lozenge": "M0-6 4.6 0 0 6-4.6 0Z",
    "disc": "M-4.4 0a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0Z",
    "chevron": "M-5.6 2.6 0-4.6 5.6 2.6 3.5 4.6 0 .2-3.5 4.6Z",
    "cross": "M-1.7-5.4h3.4v3.7h3.7v3.4h-3.7v3.7h-3.4v-3.7h-3.7v-3.4h3.7Z",
    "ring": "M-5.4 0a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1-10.8 0ZM-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 "
    "0 1 0-5 0Z",
    "bar": "M-5.8-1.9H5.8V1.9H-5.8Z",
}


def ink_on(player: Player) -> str:
    """The ink that shows on a player's colour."""
    return "mark-dark" if player.colour == "ochre" else "mark"


def mark(player: Player, place: str = "") -> str:
    """A player's mark, about its origin or moved by an SVG transform."""
    where = f' transform="{place}"' if place else ""
    return f'<path class="{ink_on(player)}" fill-rule="evenodd" d="{MARKS[player.mark]}"{where}/>'


def mix(one: str, share: int, other: str) -> str:
    """A colour of two tokens or CSS colours, `share` percent of it the first."""
    first, second = (f"var(--{ink})" if ink in LIGHT else ink for ink in (one, other))
    return f"color-mix(in srgb,{first} {share}%,{second})"


def pawn(player: Player) -> str:
    """A turned wooden counter: rim, grooves cut on the shaded side, and the player's mark."""
    return (
        '<circle class="pawn-shadow" cx="1.8" cy="2.2" r="11.4"/>'
        f'<circle class="pawn-body {player.colour}" r="10.6"/>'
        '<path class="pawn-cut" d="M8.6 1.6A8.7 8.7 0 0 1 1.6 8.6M7.2 4.9A8.7 8.7 0 0 1 4.9 7.2"/>'
        '<path class="pawn-shine" d="M-8.6-1.2A8.7 8.7 0 0 1-1.2-8.6"/>' + mark(player)
    )


def pawns() -> dict[str, str]:
    """The sprite of every player's pawn."""
    return {player.sprite: pawn(player) for player in PLAYERS}


def _stroke(colour: str, width: float, more: str = "") -> str:
    return f"fill:none;stroke:{{{colour}}};stroke-width:{width:g};{more}"


_RULES: Final = (
    # Fills and pens.
    *((token, f"fill:{{{token}}};") for token in LIGHT),
    ("line", "stroke:{ink};stroke-width:1.6;stroke-linejoin:round;"),
    ("heavy", "stroke:{ink};stroke-width:2.4;stroke-linejoin:round;"),
    ("hair", "stroke:{ink};stroke-width:.8;stroke-linecap:round;"),
    ("open", "fill:none;"),
    ("faint", "opacity:.42;"),
    ("veil", "fill:{paper};fill-opacity:.62;"),
    # Rock and cards.
    ("strata-line", _stroke("strata", 0.75, "stroke-linecap:round;")),
    ("strata-deep", _stroke("strata", 1.25, "stroke-linecap:round;")),
    ("glint-line", _stroke("glint", 1, "stroke-linecap:round;")),
    ("hatch", _stroke("night-line", 0.8)),
    ("night-rule", _stroke("night-glow", 0.9)),
    ("night-mark", "fill:{night-glow};"),
    ("ghost-edge", _stroke("night-glow", 0.8, "stroke-opacity:.42;stroke-dasharray:5 2.4;")),
    ("ghost-tie", _stroke("night-glow", 9.4, "stroke-opacity:.4;stroke-dasharray:1.4 4.6;")),
    ("night-bed", _stroke("night", 13.2)),
    ("gilt-rule", _stroke("gilt", 1.3)),
    ("gilt-hair", _stroke("gilt", 0.7)),
    # Track, from the ground up.
    ("cutting", _stroke("strata", 28, "stroke-dasharray:.8 2.1 .8 2.9 .8 2.4;")),
    ("bridge-edge", _stroke("ink", 25)),
    ("bridge-deck", _stroke("stone", 22.4)),
    ("casing", _stroke("ink", TRACK)),
    ("ballast", _stroke("bed", 13.2)),
    ("ties", _stroke("tie", 10.4, "stroke-dasharray:1.9 4.1;stroke-dashoffset:-2.05;")),
    ("rails", _stroke("ink", 6.6)),
    ("between", _stroke("bed", 4.8)),
    ("sleepers", _stroke("tie", 4.8, "stroke-dasharray:1.9 4.1;stroke-dashoffset:-2.05;")),
    ("plug-cross", _stroke("plug-mark", 2, "stroke-linecap:round;")),
    # Counters.
    ("pawn-shadow", "fill:{drop};fill-opacity:.55;"),
    ("pawn-body", "stroke:{ink};stroke-width:2;"),
    ("pawn-cut", _stroke("mark-dark", 0.9, "stroke-opacity:.6;stroke-linecap:round;")),
    ("pawn-shine", _stroke("mark", 1, "stroke-opacity:.6;stroke-linecap:round;")),
    ("tint", "fill:currentColor;"),
    *((f"c-{p.colour}", f"color:{{{p.colour}}};") for p in PLAYERS),
    # Words.
    ("serif", f"font-family:{SERIF};font-variant-numeric:lining-nums;"),
    ("sans", f"font-family:{SANS};font-variant-numeric:tabular-nums lining-nums;"),
    ("display", f"font-family:{DISPLAY};"),
    ("mid", "text-anchor:middle;"),
    # A name on a map, set in its own --size of letters: from afar it grows, so that it stays
    # readable on the screen, to --most. The page sets how many units of the sheet a pixel shows.
    (
        "far",
        f"transform:scale(clamp(1,{READABLE:g}*var(--unit,1)/var(--size),var(--most)/var(--size)));",
    ),
    # Places, dark until lit.
    ("spot-area", "fill:none;pointer-events:all;"),
    ("spot-line", "fill:none;stroke-width:20;pointer-events:stroke;"),
    ("stroke", _stroke("oxide", 3, "stroke-opacity:.36;stroke-linejoin:round;")),
    ("lit-area", "fill:{lit};fill-opacity:.2;"),
    ("lit-area-edge", _stroke("lit-edge", 7.6)),
    ("lit-area-brass", _stroke("lit", 4.6)),
    ("lit-line-edge", _stroke("lit-edge", TRACK + 3.4)),
    ("lit-line-brass", _stroke("lit", TRACK - 0.6)),
    ("lit-line-ties", _stroke("lit-edge", 8.4, "stroke-dasharray:1.9 4.1;stroke-opacity:.62;")),
    ("lit-flood-edge", "flood-color:{lit-edge};"),
    ("lit-flood-brass", "flood-color:{lit};"),
)


def stylesheet(theme: str | None = None) -> str:
    """The rules of the print.

    With a theme, each colour is also written out, for readers that know no custom properties;
    without one, the page's own properties (see `properties`) decide alone.

    >>> ".rock{fill:#d9c7a0;fill:var(--rock);}" in stylesheet("light")
    True
    >>> ".rock{fill:var(--rock);}" in stylesheet()
    True
    """
    return "\n".join(f".{name}{{{_declare(body, theme)}}}" for name, body in _RULES)


def properties(theme: str) -> str:
    """The theme's tokens as custom properties, to set on the drawing or on the page.

    >>> properties("dark").startswith("--paper:#1c1612;")
    True
    """
    return "".join(f"--{token}:{value};" for token, value in palette(theme).items())


def palette(theme: str) -> dict[str, str]:
    """The colours of a theme by token."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; choose one of {', '.join(THEMES)}.")
    return THEMES[theme]


def _declare(body: str, theme: str | None) -> str:
    out = []
    for declaration in filter(None, body.split(";")):
        if "{" in declaration and theme is not None:
            out.append(declaration.format_map(palette(theme)) + ";")
        out.append(declaration.replace("{", "var(--").replace("}", ")") + ";")
    return "".join(out)
