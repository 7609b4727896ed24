"""A drawing with its colours worked out: only browsers know custom properties."""

from __future__ import annotations

import re

from rotonde.kernel.drawing import themes

_VAR = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")
_MIX = re.compile(r"color-mix\(in srgb,\s*([#\w]+) ([\d.]+)%,\s*([#\w]+)\)")
_TRANSFORM = re.compile(r"transform:scale\(clamp\([^;]*;")
_NAMES = {
    "black": "#000000",
    "white": "#ffffff",
    "burlywood": "#deb887",
    "crimson": "#dc143c",
    "darkorange": "#ff8c00",
    "darkorchid": "#9932cc",
    "darkslategrey": "#2f4f4f",
    "darkgrey": "#a9a9a9",
    "dimgrey": "#696969",
    "gold": "#ffd700",
    "royalblue": "#4169e1",
    "saddlebrown": "#8b4513",
    "slategrey": "#708090",
}
"""Names of colours that drawings mix; of any other name the other colour is taken."""


def flatten(svg: str, theme: str = "light") -> str:
    """The same drawing with plain colours.

    >>> flatten("fill:color-mix(in srgb,var(--paper) 50%,black)")
    'fill:#7a7469'
    """
    colours = themes.palette(theme)
    flat = _VAR.sub(lambda found: colours.get(found[1], found[2] or "1"), svg)
    while True:
        mixed = _MIX.sub(_mix, flat)
        if mixed == flat:
            return _TRANSFORM.sub("", mixed)
        flat = mixed


def _mix(found: re.Match[str]) -> str:
    one, other = _channels(found[1]), _channels(found[3])
    if one is None or other is None:
        return found[1] if one is not None else found[3]
    share = float(found[2]) / 100
    mixed = (round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def _channels(colour: str) -> tuple[int, int, int] | None:
    text = _NAMES.get(colour, colour)
    if not re.fullmatch("#[0-9a-f]{6}", text):
        return None
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:], 16)
