"""Small signs: the five goods, each of its own shape, the crew's tools, rolling stock and marks.

Every sign is drawn about its own origin, some 24 units across.
"""

from typing import Final

GOODS: Final = {
    # An ingot, a bolt's head, a coin, a log, a lump: no two share an outline.
    "gold": '<path class="sv-gold sv-edge" d="M-12 8-7-6H7L12 8Z"/>'
    '<path class="sv-cut" d="M-7-6-4-1H4L7-6M-4-1-7 8M4-1 7 8"/><path class="sv-gleam" d="M-9 '
    '4-6.4-3"/>',
    "copper": '<path class="sv-copper sv-edge" d="M-11 0-5.5-9.6H5.5L11 0 5.5 9.6H-5.5Z"/>'
    '<circle class="open sv-cut" r="5"/><path class="sv-gleam" d="M-8.4-1.4-4.6-7.6H1"/>',
    "silver": '<circle class="sv-silver sv-edge" r="10.6"/><circle class="open sv-cut" r="7.8"/>'
    '<path class="mark-dark" d="M0-5.4 1.5-1.7 5.3-1.5 2.3.9 3.3 4.6 0 2.5-3.3 '
    '4.6-2.3.9-5.3-1.5-1.5-1.7Z"/>',
    "lumber": '<path class="sv-wood sv-edge" d="M-7-7H9A4.4 7 0 0 1 9 7H-7Z"/>'
    '<ellipse class="glint sv-edge" cx="-7" rx="4.6" ry="7"/>'
    '<ellipse class="open sv-cut" cx="-7" rx="2.2" ry="3.6"/><path class="sv-cut" d="M1-3.6H9M0 '
    '1H6M2 4.4H10"/>',
    "coal": '<path class="sv-soot sv-edge" d="M-11 3-8-5-2-9 5-7 11-2 9 6 2 9-6 8Z"/>'
    '<path class="sv-gleam" d="M-8-5-3-1-2-9M-3-1 3 1 5-7M3 1 2 9M3 1 11-2"/>',
}
LETTERS: Final = {"gold": "Au", "copper": "Cu", "silver": "Ag", "lumber": "L", "coal": "C"}
"""As an assayer writes them; coal is carbon."""

PICK: Final = (
    "M-8.6-3.4C-4-8.6 4-8.6 8.6-3.4 4.6-5.6 2.4-6 1.3-5.9V9H-1.3V-5.9C-2.4-6-4.6-5.6-8.6-3.4Z"
)
"""A prospector's pick."""
TRANSIT: Final = (
    "M-6-8.4H3.4V-10H7.4V-4H3.4V-5.6H1.2V-3H2.4L7 9H4.8L1-1V9H-1V-1L-4.8 9H-7L-2.4-3H-1.2V-5.6H-6Z"
)
"""A surveyor's transit on its tripod."""
FLAKE: Final = (
    "M0-9V9M-7.8-4.5 7.8 4.5M-7.8 4.5 7.8-4.5M-2.4-7.4 0-5 2.4-7.4M-2.4 7.4 0 5 2.4 7.4"
    "M-7.6-1.6-4.3-2.5-5.2-5.8M7.6 1.6 4.3 2.5 5.2 5.8M-7.6 1.6-4.3 2.5-5.2 5.8M7.6-1.6 4.3-2.5 "
    "5.2-5.8"
)

ENGINE: Final = (
    '<path class="ink" d="M-15-9H-5V-7.4H-6.2V-3.4H-1.6C-1.6-6 2-6 2-3.4H6L5.8-6.6 '
    "4.8-9H9.4L8.4-6.6"
    '8.2-3.4H10.4C11.8-3.4 12.4-2.4 12.4-1.2V3H15L17 8H12L11 5H-15V2H-13.6V-7.4H-15Z"/>'
    '<path class="paper-light" d="M-12-6H-8V-2.6H-12Z"/>'
    + "".join(
        f'<circle class="paper-light sv-edge" cx="{x}" cy="{8 - r:g}" r="{r}"/>'
        for x, r in ((-9.4, 3.6), (-1, 3.6), (7.4, 2.4))
    )
)
PLOW: Final = (
    '<path class="ink" d="M-14-7H0V-3L4-4C7 0 10 4 16 8H-14V5H-12.6V-5H-14Z"/>'
    '<path class="paper-light" d="M-10-4.6H-5V-.6H-10ZM4-.6C6.4 2.4 8.4 4.4 12 6.4H4Z"/>'
    '<circle class="paper-light sv-edge" cx="-9.6" cy="6" r="2.8"/>'
    '<circle class="paper-light sv-edge" cx="-1.4" cy="6" r="2.8"/>'
)
