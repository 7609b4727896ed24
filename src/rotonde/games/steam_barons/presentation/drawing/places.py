"""What the maps show beyond the rules: rivers by their course, land and water outside the hexes.

A river names the hexes it runs through, from its source on. Ids joined by + stand for the point
between those hexes: the middle of an edge, or a corner. Outlines are on the map's own coordinates.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rotonde.games.steam_barons.presentation.drawing.layout import Point


class Words(NamedTuple):
    """Lettering on the water or on the land: the message, where, and how it is turned."""

    id: str
    at: Point
    size: float
    turn: int = 0
    land: bool = False


class Country(NamedTuple):
    rivers: tuple[str, ...]
    shores: tuple[tuple[Point, ...], ...]
    """Land that is no part of the game; an outline within another one is water."""
    words: tuple[Words, ...]
    cartouche: Point
    compass: Point
    ship: Point | None
    legend: Point
    columns: int
    """Of the legend."""


_EAST: Final = Country(
    rivers=(
        # Mississippi, Illinois, Ohio, Wabash, Kanawha, Tennessee.
        "0104.NW 0104 0105 0205 0206 0107 0108 0108+0109+0208 0109+0208+0209 0209 0210 0211 0212 "
        "0213 0113+0213+0214 0113+0114+0214 0114 0115 0116 0116.S",
        "0406 0307 0207+0307+0308 0207+0208+0308 0208+0209+0308",
        "0908 0808 0709 0609 0509+0609+0610 0509+0510+0610 0510 0410 0311 0211",
        "0508 0409 0410",
        "0809 0709",
        "0712 0612+0613+0712 0513+0612+0613 0513 0413 0313+0412+0413 0312+0313+0412 0312 0211",
        # To the Gulf, and the Carolinas.
        "0614 0515 0516 0516.S",
        "0415 0515",
        "0713+0714+0814 0814 0815 0816 0816.E",
        "0813+0913+0914 0914 0915 0915.E",
        "1012+1013 1013 1013.SE",
        # Virginia, Pennsylvania, New York.
        "0910+1010 1010 1011 1111 1111.E",
        "1008+1109 1109 1110 1210 1210.E",
        "1106 1107 1208 1209",
        "1206+1207+1306 1207 1308 1308.E",
        "1304+1305+1404 1305 1306 1307",
        "1305 1205 1105 1104+1105",
        # Saint Lawrence and Ottawa.
        "1103+1104 1103 1203 1302 1402 1401 1501 1501.NE",
        "1202.NW 1202 1302",
    ),
    shores=(
        (
            (-40, -40),
            (1840, -40),
            (1840, 318),
            (1800, 336),
            (1776, 318),
            (1748, 352),
            (1706, 380),
            (1690, 424),
            (1500, 430),
            (1100, 900),
            (800, 1380),
            (852, 1496),
            (834, 1530),
            (842, 1600),
            (-40, 1600),
        ),
        # Superior, Michigan, Huron with Georgian Bay.
        (
            (60, 168),
            (150, 120),
            (208, 62),
            (300, 46),
            (392, 70),
            (452, 118),
            (520, 134),
            (566, 168),
            (548, 206),
            (486, 196),
            (430, 214),
            (376, 188),
            (330, 210),
            (262, 190),
            (180, 204),
            (112, 196),
        ),
        (
            (346, 340),
            (352, 296),
            (386, 262),
            (440, 250),
            (500, 246),
            (528, 226),
            (556, 246),
            (520, 262),
            (488, 286),
            (470, 312),
            (480, 400),
            (520, 440),
            (500, 540),
            (420, 500),
            (340, 420),
        ),
        (
            (596, 218),
            (640, 196),
            (700, 190),
            (752, 172),
            (814, 182),
            (880, 196),
            (950, 236),
            (940, 330),
            (880, 420),
            (820, 440),
            (760, 420),
            (756, 340),
            (762, 296),
            (700, 276),
            (652, 262),
            (610, 246),
        ),
        ((1132, 290), (1200, 330), (1200, 410), (1132, 450), (1064, 410), (1064, 330)),
    ),
    words=(
        Words("scene-atlantic", (1590, 824), 33, -52),
        Words("scene-superior", (306, 140), 28, -4),
        Words("scene-canada", (930, 96), 34, 0, True),
    ),
    cartouche=(1512, 1110),
    compass=(1716, 560),
    ship=(1720, 846),
    legend=(1476, 1368),
    columns=2,
)

_ENGLAND: Final = Country(
    rivers=(
        # Tyne, Derwent, Wear, Tees.
        "0501 0601 0701 0801 0801.E",
        "0802 0801",
        "0703+0803 0803 0902 0902.E",
        "0604 0605+0604+0704 0605+0704+0705 0705 0805 0905 1004 1004.E",
        # Eden, Lune, Ribble, Mersey, Dee.
        "0304 0303 0302 0301+0302",
        "0406+0407 0407 0408 0408.W",
        "0409+0410+0510 0410 0311 0311.W",
        "0513 0413 0313 0213 0213.W",
        "0415+0515 0415 0315 0315.W",
        # Swale and Ouse, Yorkshire Derwent, Wharfe, Aire, Don.
        "0706+0707+0807 0807 0908 0909 1009 1010 1011 1111 1211 1311 1311.E",
        "1108+1208 1108 1009",
        "0809+0810+0910 0910 1010",
        "0810+0910+0911 0911 1011",
        "0813 0912 1012 1112 1111",
        # Trent, Ancholme, Bain.
        "0816 0916 1016 1116 1115 1114 1113 1112",
        "1213+1312+1313 1312 1311+1312",
        "1313+1314+1414 1314 1215",
    ),
    shores=(
        # Scotland and Northumberland, across the Solway.
        (
            (-40, -40),
            (1060, -40),
            (1052, 20),
            (1030, 60),
            (960, 110),
            (400, 110),
            (240, 98),
            (196, 80),
            (150, 96),
            (92, 70),
            (48, 92),
            (-40, 60),
        ),
        # Wales and the Midlands, to the Wash.
        (
            (-40, 1340),
            (30, 1316),
            (96, 1340),
            (150, 1322),
            (170, 1290),
            (300, 1300),
            (1500, 1290),
            (1600, 1260),
            (1622, 1330),
            (1640, 1400),
            (1600, 1452),
            (1560, 1470),
            (1560, 1600),
            (-40, 1600),
        ),
        # Man.
        ((40, 700), (70, 668), (104, 672), (92, 712), (58, 742), (34, 738)),
    ),
    words=(
        Words("scene-irish-sea", (180, 824), 28),
        Words("scene-north-sea", (1654, 762), 28, -90),
        Words("scene-scotland", (560, 34), 28, 0, True),
        Words("scene-wales", (92, 1450), 28, 0, True),
    ),
    cartouche=(180, 985),
    compass=(1642, 972),
    ship=(1440, 190),
    legend=(1541, 474),
    columns=1,
)

COUNTRIES: Final = {"eastern-us": _EAST, "northern-england": _ENGLAND}
BLANK: Final = Country((), (), (), (140, 80), (60, 60), None, (140, 180), 1)

NAMES: Final = frozenset(
    (
        "Montreal",
        "Quebec",
        "Philadelphia",
        "Detroit",
        "St. Louis",
        "Charleston WV",
        "Lake Huron",
        "Lake Michigan",
        "Lake Ontario",
        "Lake Erie",
    )
)
"""Places that another language calls otherwise; all others keep the name in the data."""


def name_id(name: str) -> str:
    """The message of such a place.

    >>> name_id("St. Louis")
    'scene-name-st-louis'
    """
    return "scene-name-" + name.lower().replace(".", "").replace(" ", "-")
