"""What stays the same through a match: the printed sheet, every sprite, and what they are called.

Made once for each board, table size and language, and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from rotonde.games.silverton.presentation.drawing import (
    board_frame,
    cards_art,
    land,
    mishaps,
    sheet,
    sprites,
    styles,
    vignette,
)
from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.layout import Layout
from rotonde.games.silverton.presentation.drawing.tracks import (
    ORIGIN,
    Track,
    badges_of,
    half,
    stands_of,
    tracks_of,
)
from rotonde.games.silverton.rules.board import GOODS, Board
from rotonde.kernel.drawing.pen import GROUPS, SAID, Group, Sentence
from rotonde.kernel.drawing.scene import Piece, Spot, number
from rotonde.kernel.memo import GenerationCache, Recent
from rotonde.kernel.message import Arg

Say = Callable[..., str]
"""A sentence by its id and arguments."""

_CAPTIONS: Final = (
    *("map", "railways", "lands", "brown", "white", "claims", "fares", "order", "idn"),
    *("sold", "limit", *GOODS),
)
_PROBE: Final = ("map", "railways", "lands", "brown", "white", "gold")
"""Enough captions to know the language by: saying them all would take a while."""
_KEPT: Final = 16


class StaticScene(NamedTuple):
    plan: Layout
    tracks: tuple[Track, ...]
    backdrop: str
    sprites: dict[str, str]
    towns: tuple[Spot, ...]
    segments: tuple[Spot, ...]
    boxes: tuple[Piece, ...]
    stands: tuple[Point, ...]
    """Per segment where crew stands, on the map,"""
    badges: tuple[Point, ...]
    """and where a badge lies."""
    claims: tuple[str, ...]
    """What each claim is called, by its number."""
    lines: tuple[str, ...]
    kinds: tuple[str, ...]
    """Which plate each claim is printed on."""
    said: GenerationCache[Sentence, str]
    groups: GenerationCache[Hashable, Group]
    """What was drawn once and is the same in other pictures."""


_STILLS: Recent[tuple[Board, Layout, frozenset[int], tuple[str, ...]], StaticScene] = Recent(_KEPT)


def still(board: Board, plan: Layout, winter: frozenset[int], say: Say) -> StaticScene:
    spoken = tuple(say(f"label-caption-{name}") for name in _PROBE)
    key = (board, plan, winter, spoken)
    return _STILLS.get(key, lambda: _make(board, plan, winter, say))


def _make(board: Board, plan: Layout, winter: frozenset[int], say: Say) -> StaticScene:
    captions = {name: say(f"label-caption-{name}") for name in _CAPTIONS}
    names = {name: say(f"label-land-{name}") for name in land.NAMES}
    tracks = tracks_of(board)
    named = [_segment(board, number_, say) for number_ in range(len(tracks))]
    return StaticScene(
        plan,
        tracks,
        _backdrop(board, plan, winter, captions, names),
        _sprites(board, say),
        tuple(_towns(board, say)),
        tuple(
            Spot(f"segment:{track.id}", track.lit, label)
            for track, label in zip(tracks, named, strict=True)
        ),
        tuple(
            Piece(
                f"box:{track.id}",
                _box_name(board, at),
                (ORIGIN + track.box[0], ORIGIN + track.box[1]),
                label=label,
                layer=1,
            )
            for at, (track, label) in enumerate(zip(tracks, named, strict=True))
        ),
        stands_of(board),
        badges_of(board),
        ("", *(_claim(board, claim, say) for claim in board.claims)),
        ("", *(_line(board, line, say) for line in board.lines)),
        ("", *(cards_art.kind(claim) for claim in board.box.claims)),
        GenerationCache(SAID),
        GenerationCache(GROUPS),
    )


def _backdrop(
    board: Board,
    plan: Layout,
    winter: frozenset[int],
    captions: dict[str, str],
    names: dict[str, str],
) -> str:
    titles = [
        *(captions[name] for name in ("map",)),
        "SILVERTON",
        *(captions[name] for name in ("railways", "lands")),
        "1890",
        *(captions[name] for name in ("brown", "white")),
    ]
    width, height = number(plan.width), number(plan.height)
    rules = "".join(
        f'<path class="open {pen}" d="M{inset} {inset}H{number(plan.width - inset)}'
        f'V{number(plan.height - inset)}H{inset}Z"/>'
        for inset, pen in ((7, "heavy"), (12, "hair"))
    )
    return (
        f"<style>{styles.style()}</style>"
        f'<rect class="paper" width="{width}" height="{height}"/>{rules}'
        + sheet.the_map(board, names)
        + sheet.beside(plan, titles)
        + board_frame.chart(board, plan, captions)
        + board_frame.turns(board, plan, winter, captions)
        + board_frame.shelves(board, plan, captions)
        + (board_frame.depot(plan) if plan.depot else "")
        + board_frame.areas(plan)
        + _filled(plan)
    )


def _filled(plan: Layout) -> str:
    """A picture where there is room for one."""
    _, top, _, bottom = plan.spare
    return vignette.vignette(plan.spare) if bottom - top > vignette.SIZE[1] + 10 else ""


def _sprites(board: Board, say: Say) -> dict[str, str]:
    """All that this match can ever show, so that a page fetches it once."""
    found = {**sprites.common(), **cards_art.sprites(board, say), **mishaps.sprites()}
    for at, track in enumerate(tracks_of(board)):
        found[f"own-{track.id}"] = sprites.owned(track)
        found.setdefault(
            _box_name(board, at), sprites.box(board.costs[at], board.lengths[at], track.white)
        )
        if track.white:
            found[f"snow-{track.id}"] = sprites.snow(track)
    tables = board.box.tables
    found |= {f"train-{train.power}": sprites.train(train.power) for train in tables.trains}
    found |= {f"plow-{plow.bonus}": sprites.plow(plow.bonus) for plow in tables.plows}
    found |= {"train": sprites.engine(), "plow": sprites.blade()}
    for city in board.cities:
        found[f"city-{city}"] = sprites.text(board.towns[city], "sv-head", 0, 0, 19)
    found["idle"] = board_frame.idle()
    return found


def _box_name(board: Board, segment: int) -> str:
    kind = "w" if board.white >> segment & 1 else "b"
    return f"box-{board.costs[segment]}-{board.lengths[segment]}{kind}"


def _towns(board: Board, say: Say) -> list[Spot]:
    found = []
    for at, town in enumerate(board.box.towns):
        x, y = ORIGIN + town.at[0], ORIGIN + town.at[1]
        reach = half(town) + 3
        r = number(reach)
        arc, across = f"a{r} {r} 0 1 1", number(2 * reach)
        path = f"M{number(x - reach)} {number(y)}{arc} {across} 0{arc}-{across} 0Z"
        kind = "label-city" if town.market else "label-town"
        found.append(Spot(f"town:{at}", path, say(kind, town=town.name)))
    return found


def _segment(board: Board, segment: int, say: Say) -> str:
    towns = board.joined[segment]
    args: dict[str, Arg] = {
        "town": board.towns[towns[0]],
        "town2": board.towns[towns[-1]],
        "cost": board.costs[segment],
        "length": board.lengths[segment],
    }
    return say("label-snow" if board.white >> segment & 1 else "label-segment", **args)


def _claim(board: Board, claim: int, say: Say) -> str:
    return say(
        "label-claim",
        claim=claim,
        town=board.towns[board.claim_town[claim]],
        goods=GOODS[board.claim_goods[claim]],
        cost=board.claim_cost[claim],
        fee=board.claim_fee[claim],
        depleted=board.claim_spent[claim],
    )


def _line(board: Board, line: int, say: Say) -> str:
    one, other = board.line_ends[line]
    args: dict[str, Arg] = {
        "line": line,
        "town": board.towns[one],
        "town2": board.towns[other],
        "letter": board.line_letter[line],
        "price": board.line_price[line],
        "revenue": board.line_revenue[line],
    }
    limit = board.line_limit[line]
    if limit is None:
        return say("label-line", **args)
    return say("label-line-ends", **args, city=board.towns[limit[0]], count=limit[1])
