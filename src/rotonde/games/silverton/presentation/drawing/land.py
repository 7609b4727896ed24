"""The land under the rails: rivers, ranges and state lines by latitude and longitude.

The board stretches crowded districts and shrinks deserts. `Warp` bends real places the way its
towns were bent, so that a river still runs past the towns on its banks.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, radians
from typing import Final

Point = tuple[float, float]
Place = tuple[float, float, float, float]
"""Latitude and longitude, then where that is on the board."""

_FLAT: Final = cos(radians(38))
_SOFT: Final = 4e-4


class Warp:
    """Moving least squares: near each town the map is bent as that town was."""

    def __init__(self, places: Sequence[Place]) -> None:
        self._places = [(lon * _FLAT, lat, x, y) for lat, lon, x, y in places]

    def __call__(self, lat: float, lon: float) -> Point:
        px, py = lon * _FLAT, lat
        near = []
        total = mx = my = bx = by = 0.0
        for lx, ly, x, y in self._places:
            w = ((lx - px) ** 2 + (ly - py) ** 2 + _SOFT) ** -1.5
            near.append((w, lx, ly, x, y))
            total += w
            mx += w * lx
            my += w * ly
            bx += w * x
            by += w * y
        mx, my, bx, by = mx / total, my / total, bx / total, by / total
        xx = xy = yy = ax = ay = cx = cy = 0.0
        for w, lx, ly, x, y in near:
            dx, dy, ex, ey = lx - mx, ly - my, x - bx, y - by
            xx += w * dx * dx
            xy += w * dx * dy
            yy += w * dy * dy
            ax += w * dx * ex
            ay += w * dy * ex
            cx += w * dx * ey
            cy += w * dy * ey
        det = xx * yy - xy * xy or 1e-9
        dx, dy = px - mx, py - my
        u, v = (yy * dx - xy * dy) / det, (xx * dy - xy * dx) / det
        return bx + u * ax + v * ay, by + u * cx + v * cy

    def line(self, places: Sequence[Point], step: float = 0.25) -> list[Point]:
        """A line of places on the board, with enough points between to bend."""
        found = [self(*places[0])]
        for (lat, lon), (lat2, lon2) in pairwise(places):
            parts = max(1, round(hypot(lat2 - lat, (lon2 - lon) * _FLAT) / step))
            for i in range(1, parts + 1):
                t = i / parts
                found.append(self(lat + (lat2 - lat) * t, lon + (lon2 - lon) * t))
        return found


@lru_cache(maxsize=256)
def places(text: str) -> tuple[Point, ...]:
    """Pairs of degrees north and west.

    >>> places("40.1 105.9, 39 106")
    ((40.1, -105.9), (39.0, -106.0))
    """
    found = (pair.split() for pair in text.split(","))
    return tuple((float(lat), -float(lon)) for lat, lon in found)


RIVERS: Final = {
    "Colorado": (
        3,
        "40.45 105.85, 40.1 105.95, 40.04 106.39, 39.86 106.68, 39.65 107.05, 39.53 107.33, "
        "39.55 107.55, 39.5 107.8, 39.3 108.2, 39.03 108.57, 39.15 108.9, 38.85 109.3, "
        "38.57 109.6, 38.2 109.9, 37.7 110.4, 37.2 110.9, 36.9 111.5",
    ),
    "Green": (
        3,
        "42.1 110, 41.5 109.5, 41 109.5, 40.85 109.1, 40.5 108.95, 40.35 109.35, 40.05 109.65, "
        "39.6 110, 38.99 110.1, 38.5 110, 38.2 109.9",
    ),
    "Yampa": (1, "40.15 106.9, 40.46 106.86, 40.49 107.25, 40.49 107.55, 40.45 108.2, 40.53 109"),
    "White": (1, "39.97 107.3, 40.04 107.9, 40.09 108.8, 40 109.65"),
    "Gunnison": (
        2,
        "38.95 106.92, 38.52 106.96, 38.48 107.3, 38.55 107.7, 38.73 108.1, 38.9 108.4, 39.03 "
        "108.57",
    ),
    "Uncompahgre": (1, "38 107.68, 38.15 107.77, 38.46 107.9, 38.73 108.1"),
    "Dolores": (1, "37.69 108.05, 37.47 108.53, 37.9 108.85, 38.3 108.9, 38.8 109.3"),
    "San Miguel": (1, "37.93 107.83, 38 108.07, 38.25 108.5, 38.38 108.88"),
    "San Juan": (
        2,
        "37.4 106.75, 37.25 107.03, 36.85 107.4, 36.71 108.2, 36.79 108.7, 37.15 109.3, "
        "37.28 109.6, 37.2 110.2, 37.2 110.8",
    ),
    "Animas": (1, "37.8 107.68, 37.28 107.9, 37 107.9, 36.73 108.18"),
    "Rio Grande": (
        3,
        "37.75 107.4, 37.8 106.95, 37.66 106.37, 37.45 105.85, 37 105.74, 36.5 105.7, 35.99 106.1, "
        "35.6 106.35, 35.1 106.69, 34.6 106.77, 34.06 106.92, 33.5 107.1, 33.1 107.25, 32.7 "
        "107.15, "
        "32.3 106.83, 31.73 106.52, 31.3 105.95, 30.9 105.4",
    ),
    "Chama": (1, "37.1 106.5, 36.89 106.6, 36.45 106.7, 36.2 106.35, 36.02 106.12"),
    "Pecos": (2, "35.9 105.6, 35.5 105.62, 35.1 105.3, 34.6 104.6, 33.6 104.4, 32.6 104.3"),
    "Canadian": (1, "36.95 104.85, 36.5 104.5, 36 104.4, 35.5 104.2"),
    "Arkansas": (
        3,
        "39.3 106.33, 38.83 106.16, 38.52 106.02, 38.42 105.7, 38.43 105.22, 38.37 105.1, "
        "38.24 104.63, 38.1 104, 38 103.4",
    ),
    "South Platte": (
        2,
        "39.3 106.1, 39.2 106, 39 105.6, 39.3 105.2, 39.75 105.02, 40.1 104.8, 40.43 104.68, "
        "40.25 104.1, 40.4 103.5",
    ),
    "North Platte": (2, "40.6 106.35, 40.75 106.3, 41 106.4, 41.45 106.8, 41.8 107.05, 42.2 106.9"),
    "Laramie": (1, "40.7 105.95, 41.05 105.8, 41.31 105.62, 41.9 105.4"),
    "Bear": (1, "40.85 110.85, 41.27 110.99, 42 111"),
    "Weber": (1, "40.75 111.1, 40.92 111.42, 41.1 111.85, 41.2 112.1"),
    "Duchesne": (1, "40.5 110.8, 40.15 110.42, 40.2 109.9, 40.05 109.65"),
    "Price": (1, "39.75 111.13, 39.58 110.82, 39.2 110.3, 38.99 110.1"),
    "Sevier": (1, "37.8 112.4, 38.45 112.26, 38.9 111.9, 39.4 112, 39.3 112.6"),
    "Jordan": (1, "40.35 111.85, 40.75 111.92, 40.85 112"),
    "Gila": (1, "33.3 108.2, 32.95 108.6, 32.7 109, 32.8 109.5"),
}
"""Each with how broad it grows, 1 to 3."""

RANGES: Final = {
    "Medicine Bow": (1.0, "41.7 106.4, 41.35 106.33, 41 106.13, 40.6 105.93"),
    "Front Range": (
        1.3,
        "40.6 105.7, 40.25 105.62, 40.05 105.66, 39.9 105.68, 39.7 105.86, 39.52 105.8, 39.33 "
        "105.7",
    ),
    "Foothills": (0.7, "40.35 105.35, 40.1 105.4, 39.9 105.38, 39.55 105.25, 39.2 105.1"),
    "Laramie Mts.": (0.9, "42 105.8, 41.6 105.42, 41.15 105.33, 40.8 105.3"),
    "Park Range": (1.2, "41.25 107, 40.95 106.75, 40.6 106.68, 40.2 106.62"),
    "Rabbit Ears": (0.7, "40.42 106.6, 40.35 106.3, 40.4 106"),
    "Gore Range": (0.9, "40 106.5, 39.75 106.35, 39.58 106.2"),
    "Mosquito": (1.1, "39.42 106.16, 39.25 106.16, 39.05 106.17, 38.88 106"),
    "Tarryall": (0.7, "39.3 105.6, 39.1 105.45"),
    "Sawatch": (1.5, "39.45 106.52, 39.15 106.5, 38.95 106.42, 38.72 106.3, 38.45 106.3"),
    "Elk Mts.": (1.1, "39.2 107.12, 39.05 106.99, 38.98 106.8"),
    "West Elks": (0.8, "38.86 107.25, 38.68 107.2, 38.6 107.15"),
    "Sangre de Cristo": (
        1.4,
        "38.42 105.88, 38.15 105.68, 37.9 105.55, 37.58 105.49, 37.25 105.2, 36.95 105.2, 36.6 "
        "105.42, "
        "36.2 105.55, 35.95 105.72, 35.72 105.76",
    ),
    "Wet Mts.": (0.8, "38.32 105.36, 38.1 105.15, 37.85 105.05"),
    "Pikes Peak": (1.1, "38.9 105.08, 38.82 105.04, 38.65 105"),
    "San Juans": (
        1.5,
        "38.12 107.5, 37.95 107.5, 37.8 107.45, 37.66 107.35, 37.6 107.1, 37.46 106.85, 37.25 "
        "106.68, "
        "36.98 106.4",
    ),
    "Sneffels": (1.0, "38.06 107.95, 37.99 107.8, 37.87 107.78"),
    "Lone Cone": (0.8, "37.87 108.2, 37.82 107.95"),
    "Needles": (1.0, "37.7 107.6, 37.55 107.6, 37.45 107.6"),
    "La Plata": (0.8, "37.55 108.06, 37.38 108.1"),
    "Cochetopa": (0.9, "38.38 106.45, 38.12 106.7, 37.98 106.95, 37.95 107.2"),
    "La Garita": (0.8, "37.95 106.7, 37.85 106.45"),
    "Flat Tops": (0.9, "40.2 107.15, 39.98 107.35, 39.9 107.7"),
    "Grand Mesa": (0.8, "39.08 108.15, 39 107.85, 39.05 107.6"),
    "Uncompahgre": (0.9, "38.85 108.85, 38.5 108.5, 38.22 108.1"),
    "Book Cliffs": (0.8, "39.8 110.65, 39.55 110.25, 39.42 109.6, 39.38 109, 39.2 108.6"),
    "Roan": (0.6, "39.75 109.6, 39.7 108.8, 39.6 108.2"),
    "Uinta": (1.4, "40.68 111.1, 40.75 110.7, 40.8 110.3, 40.8 109.8, 40.74 109.3"),
    "Wasatch": (
        1.2,
        "41.7 111.85, 41.12 111.82, 40.85 111.72, 40.62 111.72, 40.45 111.6, 40.05 111.58, 39.75 "
        "111.72",
    ),
    "Plateau": (0.9, "39.6 111.35, 39.3 111.42, 38.9 111.5, 38.55 111.6"),
    "Oquirrh": (0.8, "40.66 112.2, 40.42 112.14, 40.2 112.05"),
    "Tushar": (0.9, "38.6 112.5, 38.25 112.4"),
    "San Rafael": (0.7, "39.2 110.75, 38.85 110.65, 38.6 110.8"),
    "Henry Mts.": (0.8, "38.12 110.82, 37.85 110.68"),
    "La Sal": (0.8, "38.58 109.28, 38.38 109.22"),
    "Abajo": (0.8, "37.88 109.55, 37.8 109.38"),
    "Ute": (0.7, "37.32 108.82, 37.22 108.76"),
    "Jemez": (1.1, "36.1 106.62, 35.9 106.55, 35.75 106.5"),
    "Nacimiento": (0.8, "36.3 106.88, 35.8 106.87"),
    "Tusas": (0.8, "36.85 106.28, 36.5 106.2"),
    "Sandia": (0.9, "35.3 106.45, 35 106.42, 34.65 106.45"),
    "Zuni": (0.9, "35.42 108.45, 35.2 108.15"),
    "Mt. Taylor": (0.9, "35.4 107.5, 35.22 107.6"),
    "Chuska": (0.9, "36.8 109, 36.2 108.92, 35.9 108.95"),
    "Magdalena": (0.8, "34 107.18, 33.75 107.2"),
    "San Mateo": (0.9, "33.85 107.5, 33.5 107.45"),
    "Datil": (0.8, "34.35 107.8, 34.1 107.9"),
    "Black Range": (1.0, "33.5 107.88, 33.1 107.82, 32.8 107.8"),
    "Mogollon": (1.0, "33.6 108.7, 33.35 108.6, 33.1 108.45"),
    "San Andres": (0.9, "33.6 106.55, 33.1 106.55, 32.7 106.52, 32.42 106.55"),
    "Oscura": (0.7, "33.9 106.35, 33.6 106.35"),
    "Franklin": (0.7, "32.15 106.52, 31.9 106.48"),
    "Sacramento": (1.1, "33.35 105.82, 33.1 105.7, 32.8 105.72, 32.5 105.6, 32.15 105.45"),
    "Capitan Mts.": (0.8, "33.62 105.45, 33.58 105.15"),
    "Jicarilla": (0.7, "34 105.75, 33.85 105.62"),
    "Guadalupe": (0.9, "32.3 104.85, 31.95 104.9, 31.6 104.8"),
    "Raton": (0.8, "36.98 104.6, 37 104.3, 36.95 104"),
    "Spanish Peaks": (0.9, "37.42 105.05, 37.36 104.85"),
    "Turkey": (0.6, "36.05 104.95, 35.9 104.8"),
    "Sierra Diablo": (0.7, "31.5 105, 31.2 104.95"),
    "Hatchet": (0.7, "31.95 108.45, 31.6 108.4"),
    "Florida": (0.6, "32.12 107.62, 32 107.6"),
    "Burro": (0.6, "32.62 108.5, 32.45 108.42"),
    "South Park": (0.7, "38.98 105.75, 38.75 105.62"),
    "Arkansas Hills": (0.8, "38.72 105.95, 38.62 105.7, 38.6 105.5"),
    "Danforth": (0.8, "40.32 107.95, 40.22 107.55"),
    "Elkhead": (0.8, "40.88 107.35, 40.8 107"),
    "Diamond": (0.7, "40.92 108.9, 40.85 108.4"),
    "Leucite": (0.7, "41.5 109, 41.25 108.9"),
    "Sweetwater": (0.7, "41.7 108.3, 41.4 107.9"),
    "Atlantic Rim": (0.7, "41.6 107.45, 41.25 107.4"),
    "Tavaputs": (0.9, "39.92 110.35, 39.85 109.8"),
    "Piceance": (0.7, "39.98 108.3, 39.72 108.1"),
    "Black Mesa": (0.7, "38.72 107.55, 38.62 107.35"),
    "Mesa Verde": (0.8, "37.36 108.42, 37.18 108.4"),
    "H. D. Hills": (0.7, "37.15 107.55, 37.08 107.2"),
    "Chaco": (0.6, "36.5 107.7, 36.15 107.5"),
    "Hosta": (0.7, "35.7 108.3, 35.58 107.9"),
    "Ladron": (0.7, "34.5 107.12, 34.32 107.1"),
    "Gallinas": (0.7, "34.28 105.82, 34.1 105.72"),
    "Glorieta": (0.7, "35.5 105.62, 35.32 105.45"),
    "Cimarron": (0.9, "36.62 105.1, 36.35 105.15"),
    "Ocate": (0.7, "36.15 105.1, 35.95 105.1"),
    "Caballo": (0.7, "33 107.2, 32.75 107.2"),
    "Cooke": (0.6, "32.58 107.75, 32.42 107.7"),
    "Peloncillo": (0.7, "32.3 109, 31.9 108.95"),
    "Hueco": (0.7, "31.98 106.05, 31.78 106"),
    "San Pitch": (0.7, "39.5 111.76, 39.15 111.8"),
    "Pahvant": (0.9, "39.1 112.2, 38.75 112.3"),
    "Capitol": (0.8, "38.4 111.4, 38.05 111.2"),
    "Aquarius": (0.9, "38 112, 37.8 111.6"),
    "Chalk Hills": (0.6, "36.9 107.9, 36.75 107.7"),
}
"""Each with how high it stands, and its crest."""

BORDERS: Final = (
    ("straw", "moss", "41 111.05, 41 110, 41 109.05"),
    ("rose", "moss", "41 109.05, 41 107, 41 105.5, 41 104.2, 41 103"),
    ("straw", "rose", "41 109.05, 39.5 109.05, 38.2 109.05, 37 109.05"),
    ("plumb", "rose", "37 109.05, 37 107.5, 37 106.2, 37 105, 37 104.2, 37 103"),
    ("straw", "moss", "43 111.05, 42 111.05, 41 111.05"),
    ("moss", "straw", "37 114, 37 112, 37 110.5, 37 109.05"),
    ("moss", "plumb", "37 109.05, 35.5 109.05, 34 109.05, 32.5 109.05, 31 109.05"),
    ("straw", "plumb", "31.75 106.55, 32 106.6, 32 105.8, 32 105, 32 104, 32 103"),
    ("rose", "plumb", "31.33 110, 31.33 108.21, 31.78 108.21, 31.78 106.55"),
)
"""The wash to the right of the line, the wash to its left, and the line."""

ANCHORS: Final = (
    (36.2, -109.05, 398, 1190),
    (35.3, -109.05, 396, 1300),
    (34.2, -109.05, 386, 1400),
    (33.0, -109.05, 384, 1490),
)
"""Places without a town that hold the land in its place: Gallup lies east of Arizona."""

STATES: Final = (
    ("state-utah", 350, 432),
    ("state-wyoming", 836, 98),
    ("state-colorado", 862, 252),
    ("state-new-mexico", 962, 1088),
    ("state-texas", 1560, 1452),
)
RANGE_NAMES: Final = (
    ("range-uinta", 590, 180),
    ("range-wasatch", 262, 384),
    ("range-front", 1596, 120),
    ("range-park", 1066, 100),
    ("range-gore", 1186, 288),
    ("range-sawatch", 1160, 516),
    ("range-elk", 962, 488),
    ("range-sangre-de-cristo", 1540, 808),
    ("range-wet", 1650, 760),
    ("range-san-juan", 872, 844),
    ("range-la-plata", 576, 1048),
    ("range-grand-mesa", 730, 504),
    ("range-jemez", 1114, 1040),
    ("range-sacramento", 1536, 1400),
    ("range-san-andres", 1218, 1328),
    ("range-black", 874, 1296),
    ("range-medicine-bow", 1352, 80),
    ("range-laramie", 1768, 20),
    ("range-zuni", 524, 1276),
    ("range-uncompahgre", 570, 696),
    ("range-san-rafael-swell", 324, 684),
    ("range-south-park", 1438, 532),
    ("range-san-luis-valley", 1276, 724),
    ("range-chaco-mesa", 810, 1116),
)
RIVER_NAMES: Final = (
    ("river-colorado", 540, 724),
    ("river-colorado", 1084, 248),
    ("river-yampa", 784, 204),
    ("river-gunnison", 836, 672),
    ("river-dolores", 446, 916),
    ("river-san-juan", 424, 1204),
    ("river-san-juan", 896, 1036),
    ("river-rio-grande", 1034, 1188),
    ("river-rio-grande", 1434, 876),
    ("river-rio-grande", 1342, 1424),
    ("river-arkansas", 1456, 680),
    ("river-south-platte", 1524, 440),
    ("river-north-platte", 1108, 20),
    ("river-pecos", 1766, 1236),
    ("river-sevier", 70, 776),
    ("river-animas", 630, 1004),
    ("river-gila", 686, 1340),
    ("river-chama", 1122, 1020),
)
NAMES: Final = (
    *dict.fromkeys(name for name, _, _ in (*STATES, *RANGE_NAMES, *RIVER_NAMES)),
    "salt-lake",
)
"""What has a name on the map, besides towns; the words are `label-land-NAME`."""
