"""The board of Steam Tunnel as a picture."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from rotonde.games.steam_tunnel.presentation import engraving
from rotonde.games.steam_tunnel.presentation.lines import CELL, Line, Point, lines
from rotonde.games.steam_tunnel.rules.board import sides
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece, Scene, Spot, number
from rotonde.kernel.memo import Recent
from rotonde.kernel.message import Arg, Message

Say = Callable[[str, Mapping[str, Arg]], str]

_LEFT: Final = 28.0
_TOP: Final = 36.0
_END: Final = 12.0
"""The margins: numbers stand on the left and at the top, nothing on the other sides."""
_BLEED: Final = CELL[0] - _LEFT
"""How far the rim goes beyond the margins: to a whole card on the left."""
_BLOCKER: Final = 1.35


class DesignView(Protocol):
    """What is printed on a card the right way up."""

    @property
    def segments(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def dead_ends(self) -> Sequence[int]: ...
    @property
    def values(self) -> Sequence[int]: ...


class PawnView(Protocol):
    """A pawn on a segment, named by the ports it joins as the card lies."""

    @property
    def seat(self) -> int: ...
    @property
    def cell(self) -> int: ...
    @property
    def ports(self) -> tuple[int, ...]: ...


class BlockerView(Protocol):
    """A pawn that keeps a card face down."""

    @property
    def seat(self) -> int: ...
    @property
    def cell(self) -> int: ...


class TunnelView(Protocol):
    """A tunnel, of which only its straight ways through cards without a face are needed."""

    @property
    def crossings(self) -> Sequence[tuple[int, tuple[int, int]]]: ...


class BoardView(Protocol):
    """All the drawing needs to know of a board."""

    @property
    def rows(self) -> int: ...
    @property
    def cols(self) -> int: ...
    @property
    def cards(self) -> Sequence[str]: ...
    @property
    def pawns(self) -> Sequence[PawnView]: ...
    @property
    def blockers(self) -> Sequence[BlockerView]: ...
    @property
    def designs(self) -> Mapping[str, DesignView]: ...
    @property
    def tunnels(self) -> Sequence[TunnelView]: ...


def scene(view: BoardView, *, say: Say | None = None, rim: bool = False) -> Scene:
    """Draws a board; with `rim`, what lies beyond each edge shows faintly round it."""
    board = _Board(view, say, rim)
    sheet = board.sheet
    return Scene(
        width=sheet.width,
        height=sheet.height,
        backdrop=_backdrop(view.rows, view.cols, rim, _holes(view)),
        sprites=sheet.sprites,
        pieces=(
            *(_rim(board) if rim else ()),
            *(place.card for place in board.places),
            *_pawns(board),
            *_blocks(board),
        ),
        spots=(
            *(spot for place in board.places for spot in place.spots),
            *(
                board.crossing(cell, ports)
                for tunnel in view.tunnels
                for cell, ports in tunnel.crossings
            ),
        ),
        title=sheet.title,
        bleed=_BLEED if rim else 0.0,
    )


class _Face(NamedTuple):
    """What shows of one card."""

    sprite: str
    message: str
    turn: int = 0
    design: str = ""
    lines: tuple[Line, ...] = ()
    ends: tuple[tuple[int, int], ...] = ()
    """Each end's entry and number; a dead end has none."""


_UNPRINTED: Final = {
    ".": _Face("back", "label-card-hidden"),
    "#": _Face("blocked", "label-card-blocked"),
    "o": _Face("hole", "label-card-hole"),
}


class _Place(NamedTuple):
    """What a card shows where it lies."""

    face: _Face
    card: Piece
    spots: tuple[Spot, ...]


class _Sheet:
    """What is the same for all boards of one size, deck and language; each card is drawn once."""

    def __init__(
        self, rows: int, cols: int, rim: bool, designs: Mapping[str, DesignView], title: str
    ) -> None:
        self.width, self.height = _size(rows, cols)
        self.sprites = _sprites(rows, cols, designs, rim)
        self.title = title
        self.places: dict[tuple[int, str], _Place] = {}
        self.crossings: dict[tuple[int, tuple[int, int], str], Spot] = {}

    def middle(self, row: int, col: int) -> Point:
        return _LEFT + (col + 0.5) * CELL[0], _TOP + (row + 0.5) * CELL[1]


def _size(rows: int, cols: int) -> tuple[float, float]:
    return _LEFT + cols * CELL[0] + _END, _TOP + rows * CELL[1] + _END


_SHEETS: Recent[object, _Sheet] = Recent(16)


class _Board:
    """A view with its places on the sheet worked out."""

    def __init__(self, view: BoardView, say: Say | None, rim: bool) -> None:
        self.view = view
        self._say = say
        rows, cols = view.rows, view.cols
        title = self.say("scene-title", rows=rows, cols=cols)  # it tells the language as well
        self.sheet = _SHEETS.get(
            (rows, cols, rim, title, tuple(view.designs.items())),
            lambda: _Sheet(rows, cols, rim, view.designs, title),
        )
        self.places = [self._place(cell, code) for cell, code in enumerate(view.cards)]

    def _place(self, cell: int, code: str) -> _Place:
        found = self.sheet.places.get((cell, code))
        if found is None:
            face = _face(code, self.view.designs)
            card, spots = _card(self, cell, face), tuple(_spots(self, cell, face))
            found = self.sheet.places[cell, code] = _Place(face, card, spots)
        return found

    def crossing(self, cell: int, ports: tuple[int, int]) -> Spot:
        """The straight way of a tunnel through a card without a face, or through the hole."""
        face = self.places[cell].face
        found = self.sheet.crossings.get((cell, ports, face.sprite))
        if found is None:
            row, col = self.where(cell)
            (line,) = lines((tuple(sorted(ports)),))
            found = self.sheet.crossings[cell, ports, face.sprite] = Spot(
                crossing_spot(self.view.cols, cell, ports),
                "".join(curve.moved(*self.at(cell)).path() for curve in line.curves),
                self.say(face.message, row=row + 1, col=col + 1, design=""),
            )
        return found

    def say(self, message: str, **args: Arg) -> str:
        return self._say(message, args) if self._say else ""

    def where(self, cell: int) -> tuple[int, int]:
        return divmod(cell, self.view.cols)

    def at(self, cell: int, spot: Point = (0, 0)) -> Point:
        x, y = self.sheet.middle(*self.where(cell))
        return x + spot[0], y + spot[1]

    def line(self, cell: int, ports: tuple[int, ...]) -> Line:
        for line in self.places[cell].face.lines:
            if line.ports == ports:
                return line
        row, col = self.where(cell)
        raise ValueError(f"The card at {row},{col} has no segment {_dashed(ports)}.")


def _face(code: str, designs: Mapping[str, DesignView]) -> _Face:
    if code in _UNPRINTED:
        return _UNPRINTED[code]
    turned = code not in designs and code.endswith("r")
    name = code[:-1] if turned else code
    if name not in designs:
        raise ValueError(f"There is no card design {name!r}.")
    design = designs[name]
    if design.values:
        values = (*design.values[3:], *design.values[:3]) if turned else design.values
        return _Face(code, "label-card-point", design=name, ends=tuple(enumerate(values)))
    drawn = _printed(design)
    dead = design.dead_ends
    if turned:
        drawn = tuple(sorted(line.turned() for line in drawn))
        dead = tuple((port + 3) % 6 for port in dead)
    ends = tuple((port, 0) for port in sorted(dead))
    return _Face(name, "label-card-open", 180 if turned else 0, name, drawn, ends)


def _printed(design: DesignView) -> tuple[Line, ...]:
    return lines(_segments(design), tuple(sorted(design.dead_ends)))


def _segments(design: DesignView) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(ports)) for ports in design.segments)


def _dashed(ports: tuple[int, ...]) -> str:
    return "-".join(map(str, ports))


def _card(board: _Board, cell: int, face: _Face) -> Piece:
    row, col = board.where(cell)
    label = board.say(face.message, row=row + 1, col=col + 1, design=face.design)
    return Piece(f"card:{row},{col}", face.sprite, board.at(cell), face.turn, label=label)


def _pawns(board: _Board) -> Iterator[Piece]:
    for pawn in board.view.pawns:
        row, col = board.where(pawn.cell)
        ports = _dashed(pawn.ports)
        yield _counter(
            f"pawn:{row},{col}:{ports}",
            pawn.seat,
            board.at(pawn.cell, board.line(pawn.cell, pawn.ports).stand),
            board.say("label-pawn", seat=pawn.seat, row=row + 1, col=col + 1),
        )


def _blocks(board: _Board) -> Iterator[Piece]:
    for blocker in board.view.blockers:
        row, col = board.where(blocker.cell)
        label = board.say("label-card-blocked", seat=blocker.seat, row=row + 1, col=col + 1)
        at = board.at(blocker.cell)
        yield _counter(f"block:{row},{col}", blocker.seat, at, label, scale=_BLOCKER)


def _counter(
    id_: str, seat: int, at: Point, label: str = "", *, scale: float = 1.15, layer: int = 1
) -> Piece:
    player = themes.PLAYERS[seat]
    return Piece(
        id_, player.sprite, at, colour=player.colour, label=label, scale=scale, layer=layer
    )


def _spots(board: _Board, cell: int, face: _Face) -> Iterator[Spot]:
    row, col = board.where(cell)
    here = {"row": row + 1, "col": col + 1}
    x, y = board.at(cell)
    if face.sprite == "back":
        label = board.say("label-card-hidden", design="", **here)
        yield Spot(f"cell:{row},{col}", engraving.outline((x, y)), label)
    for line in face.lines:
        ports = _dashed(line.ports)
        yield Spot(
            f"seg:{row},{col}:{ports}",
            "".join(curve.moved(x, y).path() for curve in line.curves),
            board.say("label-segment", segment=sides(line.ports), **here),
        )
    for port, value in face.ends:
        name, side = ("label-end" if value else "label-dead-end"), Message(f"side-{port}")
        yield Spot(
            end_spot(board.view.cols, cell, port),
            engraving.end_outline(port, (x, y)),
            board.say(name, value=value, side=(side,), **here),
        )


def crossing_spot(cols: int, cell: int, ports: tuple[int, int]) -> str:
    row, col = divmod(cell, cols)
    return f"way:{row},{col}:{_dashed(tuple(sorted(ports)))}"


def end_spot(cols: int, cell: int, port: int) -> str:
    row, col = divmod(cell, cols)
    return f"end:{row},{col}:{port}"


def _rim(board: _Board) -> Iterator[Piece]:
    """The cards beyond each edge, and the sheet that dims them and hides their far halves."""
    rows, cols = board.view.rows, board.view.cols
    ring = [(r, c) for r in range(-1, rows + 1) for c in range(-1, cols + 1)]
    for row, col in ring:
        if 0 <= row < rows and 0 <= col < cols:
            continue
        cell = (row % rows) * cols + col % cols
        x, y = board.sheet.middle(row, col)
        face = board.places[cell].face
        yield Piece(f"rim:{row},{col}", face.sprite, (x, y), face.turn)
        for pawn in board.view.pawns:
            if pawn.cell == cell:
                sx, sy = board.line(cell, pawn.ports).stand
                name = f"rim:{row},{col}:{_dashed(pawn.ports)}"
                yield _counter(name, pawn.seat, (x + sx, y + sy), layer=0)
        for blocker in board.view.blockers:
            if blocker.cell == cell:
                name = f"rim:{row},{col}:block"
                yield _counter(name, blocker.seat, (x, y), scale=_BLOCKER, layer=0)
    yield Piece("rim", "rim", (board.sheet.width / 2, board.sheet.height / 2))


def _sprites(rows: int, cols: int, designs: Mapping[str, DesignView], rim: bool) -> dict[str, str]:
    """All that this match can ever show, so that a page fetches it once."""
    sprites = themes.pawns()
    sprites |= {
        "back": engraving.back(),
        "blocked": engraving.blocked(),
        "hole": engraving.hole(),
    }
    for name, design in designs.items():
        values = tuple(design.values)
        if values:
            sprites[name] = engraving.point_card(values)
            sprites[f"{name}r"] = engraving.point_card(values[3:] + values[:3])
        else:
            sprites[name] = engraving.tunnel_card(
                name, _segments(design), tuple(sorted(design.dead_ends))
            )
    if rim:
        sprites["rim"] = _rim_sheet(rows, cols)
    return sprites


def _holes(view: BoardView) -> tuple[int, ...]:
    return tuple(cell for cell, code in enumerate(view.cards) if code == "o")


@lru_cache(maxsize=32)
def _backdrop(rows: int, cols: int, rim: bool, holes: tuple[int, ...]) -> str:
    """The sheet: a map-maker's border with its numbers, and the shadow of each card."""
    width, height = _size(rows, cols)
    beyond = _BLEED if rim else 0.0
    body = (
        f'<rect class="paper" x="{number(-beyond)}" y="{number(-beyond)}" '
        f'width="{number(width + 2 * beyond)}" height="{number(height + 2 * beyond)}"/>'
    )
    shadows = ""
    for cell in range(rows * cols):
        row, col = divmod(cell, cols)
        x, y = _LEFT + (col + 0.5) * CELL[0] + 3, _TOP + (row + 0.5) * CELL[1] + 3.4
        if cell not in holes:
            shadows += engraving.outline((x, y))
    body += f'<path class="shadow" d="{shadows}"/>'
    return body if rim else body + _border(rows, cols) + _numbers(rows, cols)


@lru_cache(maxsize=32)
def _rim_sheet(rows: int, cols: int) -> str:
    """What dims the cards beyond the edge, and the numbers on it."""
    width, height = _size(rows, cols)
    right, bottom = number(width - _END), number(height - _END)
    start, far, low = number(-_BLEED), number(width + _BLEED), number(height + _BLEED)
    window = f"M{_LEFT:g} {_TOP:g}H{right}V{bottom}H{_LEFT:g}Z"
    dim = f"M{start} {start}H{far}V{low}H{start}Z{window}"
    return (
        f'<g transform="translate({number(-width / 2)} {number(-height / 2)})">'
        f'<path class="veil" fill-rule="evenodd" d="{dim}"/>'
        f'<path class="open line" d="{window}"/>{_numbers(rows, cols, plate=True)}</g>'
    )


def _border(rows: int, cols: int) -> str:
    """A frame, and black and white bars along the cards, one pair to a card."""
    width, height = _size(rows, cols)
    right, bottom = width - _END, height - _END
    frames = "".join(
        f'<rect class="open {pen}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(w)}" height="{number(h)}"/>'
        for pen, x, y, w, h in (
            ("heavy", 2.0, 2.0, width - 4, height - 4),
            ("hair", _LEFT - 4, _TOP - 4, right - _LEFT + 8, bottom - _TOP + 8),
        )
    )
    bars = ""
    for i in range(cols):
        x = _LEFT + i * CELL[0]
        for y in (_TOP - 4, bottom):
            bars += f"M{number(x)} {number(y)}h{number(CELL[0] / 2)}v4h{-CELL[0] / 2:g}Z"
    for i in range(rows):
        y = _TOP + i * CELL[1]
        for x in (_LEFT - 4, right):
            bars += f"M{number(x)} {number(y)}v{number(CELL[1] / 2)}h4v{-CELL[1] / 2:g}Z"
    return f'{frames}<path class="ink" d="{bars}"/>'


def _numbers(rows: int, cols: int, plate: bool = False) -> str:
    """The columns' numbers at the top and the rows' on the left, clear of the tracks of a rim."""
    aside = CELL[0] / 4 if plate else 0.0
    places = [(_LEFT + (col + 0.5) * CELL[0] - aside, _TOP / 2, col) for col in range(cols)]
    places += [(_LEFT / 2, _TOP + (row + 0.5) * CELL[1], row) for row in range(rows)]
    disc = '<circle class="paper-light line" r="10"/>' if plate else ""
    return "".join(
        f'<g transform="translate({number(x)} {number(y)})">'
        + (engraving.legible(disc, 14, 24) if disc else "")
        + engraving.figure(n + 1, 14, 48, "700")
        + "</g>"
        for x, y, n in places
    )
