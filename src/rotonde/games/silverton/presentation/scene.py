"""The table of Silverton as a picture: the map with its crews and cubes, the market, the cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rotonde.games.silverton.presentation.drawing import board_frame
from rotonde.games.silverton.presentation.drawing.history import histories
from rotonde.games.silverton.presentation.drawing.holdings import Shelves, Stand
from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.layout import Layout, around, rect
from rotonde.games.silverton.presentation.drawing.pen import Pen
from rotonde.games.silverton.presentation.drawing.sprites import cube_name
from rotonde.games.silverton.presentation.drawing.static_scene import Say, still
from rotonde.games.silverton.presentation.drawing.tracks import ORIGIN
from rotonde.games.silverton.rules.actions import crew_spot
from rotonde.games.silverton.rules.places import AT_OWN, place_of
from rotonde.games.silverton.rules.view import BoardView, PieceView
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.pen import join_labels
from rotonde.kernel.drawing.scene import Part, Scene, Spot

ON_MAP = 1.5
"""How large crew stands on the map: its bonus is to be read from afar."""


def scene(view: BoardView, say: Say | None = None) -> Scene:
    """Draws what a seat sees; without words, labels and captions stay empty."""
    speak = say or _silence
    board = view._board
    size = board.box.board
    advanced = view.options.get("rules") == "advanced"
    plan = Layout(size.width, size.height, len(view.players), advanced)
    kept = still(board, plan, _winters(view), speak)
    pen = Pen(view, kept, speak)
    pen.draw_once(("segments", view.owner, pen.names), lambda: _spots(pen))
    pen.pieces += kept.boxes
    track = ("track", view.owner, view.winter, view.cleared, pen.names)
    pen.draw_once(track, lambda: _tracks(pen))
    pen.draw_once(("market", view.columns), lambda: _market(pen))
    turns = ("turns", view.turn, view.winter, view.order, view.to_act, pen.names)
    pen.draw_once(turns, lambda: _turns(pen))
    shelves = Shelves(pen, view.drawn, view.spaces)
    chosen = tuple(each for each in view.chosen if isinstance(each, int))
    for player in view.players:
        shelves.player(player, chosen)
    if plan.depot:
        shelves.depot()
    _crews(pen, shelves)
    return Scene(
        width=plan.width,
        height=plan.height,
        backdrop=kept.backdrop,
        sprites=kept.sprites,
        pieces=tuple(pen.pieces),
        spots=tuple(pen.spots),
        title=speak("scene-title"),
        zoom=True,
        strokes=tuple(histories(view, plan)),
        parts=_parts(pen, len(board.columns)),
    )


def _parts(pen: Pen, columns: int) -> tuple[Part, ...]:
    """The map, and the chart of prices; cards and players' areas stand on boards of text."""
    plan = pen.plan
    left, top, _, bottom = plan.column(0)
    right = plan.column(columns - 1)[2]
    return (
        Part("map", pen.say("scene-part-map"), (0.0, 0.0, plan.chart_left - 26, plan.height), 2.38),
        Part(
            "market",
            pen.say("scene-part-market"),
            (left - 14, top - 14, right + 18, bottom + 20),
            1.25,
        ),
    )


def _silence(_: str, **__: object) -> str:
    return ""


def _winters(view: BoardView) -> frozenset[int]:
    turns = view._board.box.tables.turns
    early = (turns.early_winter,) if view.options.get("winter_turn_4") == "on" else ()
    return frozenset((*early, *turns.winter))


# The map


def _spots(pen: Pen) -> None:
    """Every segment and town; a segment also says who built it."""
    view, kept = pen.view, pen.still
    built = _built(pen)
    for spot, owner in zip(kept.segments, view.owner, strict=True):
        if owner >= 0:
            spot = Spot(spot.id, spot.path, join_labels(spot.label, built[owner]))
        pen.spots.append(spot)
    pen.spots += kept.towns


def _built(pen: Pen) -> list[str]:
    return [pen.say("label-built", seat=player.seat) for player in pen.view.players]


def _tracks(pen: Pen) -> None:
    """Built track in its owner's colour, and on winter turns the snow."""
    view, kept = pen.view, pen.still
    origin = (ORIGIN, ORIGIN)
    closed = pen.say("label-closed") if view.winter else ""
    cleared = _cleared(view)
    built = _built(pen)
    badges = kept.badges
    for at, track in enumerate(kept.tracks):
        owner = view.owner[at]
        if owner >= 0:
            colour = themes.PLAYERS[owner].colour
            pen.put(f"track:{track.id}", f"own-{track.id}", origin, seat=owner, layer=0)
            sprite = cube_name(colour, view._board.costs[at])
            place = ORIGIN + track.box[0], ORIGIN + track.box[1]
            pen.put(f"cube:{track.id}", sprite, place, built[owner], seat=owner)
        if view.winter and track.white:
            x, y = badges[at]
            corner = ORIGIN + x, ORIGIN + y
            if at in cleared:
                said = pen.say("label-cleared", seat=cleared[at])
                pen.put(f"cleared:{track.id}", "cleared", corner, said)
            else:
                pen.put(f"snow:{track.id}", f"snow-{track.id}", origin, layer=0)
                pen.put(f"closed:{track.id}", "closed", corner, closed)


def _cleared(view: BoardView) -> dict[int, int]:
    """White segments that plows have opened this turn, and for whom."""
    found: dict[int, int] = {}
    for seat, segments in enumerate(view.cleared):
        found |= dict.fromkeys(segments, seat)
    return found


# The market and the turns


def _market(pen: Pen) -> None:
    view, plan = pen.view, pen.plan
    board = view._board
    used = {column.id: column for column in view.columns}
    for at, column in enumerate(board.columns):
        now = used.get(column.id)
        args = {"goods": column.commodity, "city": column.city or ""}
        left, top, right, bottom = plan.column(at)
        if now is None:
            label = pen.say("label-column-idle", **args)
            middle = (left + right) / 2, (top + bottom) / 2
            pen.put(f"idle:{column.id}", "idle", middle, label, layer=0)
            pen.spot(f"column:{column.id}", rect(plan.column(at)), label)
            continue
        if column.limit is None:
            label = pen.say("label-column", price=now.price, **args)
        else:
            label = pen.say("label-column-limit", price=now.price, limit=column.limit, **args)
        pen.put(f"marker:{column.id}", "marker", plan.cell(at, now.cell), label)
        if now.sold:
            label = join_labels(label, pen.say("label-sold", count=now.sold))
            x, y = plan.cell(at, 0)
            pen.figures(f"sold:{column.id}", str(now.sold), (x, y + 69), label, scale=0.9)
        pen.spot(f"column:{column.id}", rect(plan.column(at)), label)


def _turns(pen: Pen) -> None:
    view, plan = pen.view, pen.plan
    board = view._board
    turn = min(view.turn, board.box.tables.turns.count)
    label = pen.say("label-turn", turn=turn, winter=int(view.winter), idn=board.box.idn[turn - 1])
    pen.put("turn", "now", plan.turn(turn), label)
    for at, seat in enumerate(view.order):
        label = pen.say("label-order", seat=seat, at=at + 1)
        pen.put(
            f"order:{seat}",
            themes.PLAYERS[seat].sprite,
            plan.order(at),
            label,
            seat=seat,
            scale=1.2,
        )
        if seat in view.to_act:
            pen.put(f"active:{seat}", "active", plan.order(at), pen.say("label-to-act", seat=seat))


# The crews


def _crews(pen: Pen, shelves: Shelves) -> None:
    view = pen.view
    crowds: dict[int, int] = {}
    sizes: dict[int, int] = {}
    for player in view.players:
        for piece in player.crew:
            if piece.place >= 0:
                sizes[_ground(piece.place)] = sizes.get(_ground(piece.place), 0) + 1
    for player in view.players:
        out: dict[int, tuple[Point, float]] = {}
        for number, piece in enumerate(player.crew):
            if piece.place >= 0:
                ground = _ground(piece.place)
                turn_in = crowds.get(ground, 0)
                crowds[ground] = turn_in + 1
                out[number] = _out(pen, shelves, piece.place, turn_in, sizes[ground])
        acts = player.seat == view.acting
        key = ("crew", player.crew, tuple(out.items()), acts, pen.names[player.seat])
        pen.draw_once(key, partial(_crew, pen, player.crew, out, acts))
    if view.rival:
        stand = shelves.claims if view.rival > 0 else shelves.lines
        place = stand.get(abs(view.rival))
        if place is not None:
            pen.put("rival", "rival", place.place(0), pen.say("label-rival"), scale=place.size)


def _crew(
    pen: Pen, crew: tuple[PieceView, ...], out: Mapping[int, tuple[Point, float]], acts: bool
) -> None:
    """The crew of a player, `out` telling where those stand that are on the map or on cards."""
    boxed = {"jailed": 0, "dead": 0}
    for number, piece in enumerate(crew):
        at, scale, turn = _home(pen, piece, number, len(crew), boxed)
        if number in out:
            (at, scale), turn = out[number], 0
        label = pen.draw_once(
            ("piece", piece, number, at, scale, turn, pen.names[piece.seat]),
            partial(_piece, pen, piece, number, at, scale, turn),
        )
        if acts and piece.status == "home" and piece.place < 0:
            _crew_spot(pen, piece, at, scale, label)


def _ground(place: int) -> int:
    """Building and taking up happen at the same box."""
    return place - AT_OWN if place_of(place).kind == "own" else place


def _home(
    pen: Pen, piece: PieceView, number: int, count: int, boxed: dict[str, int]
) -> tuple[Point, float, int]:
    """Where a piece is when it stands nowhere on the map: spent ones lie down."""
    if piece.status in boxed:
        at = boxed[piece.status]
        boxed[piece.status] += 1
        where = board_frame.jail if piece.status == "jailed" else board_frame.grave
        return where(pen.plan, piece.seat, at), 0.78, 0
    place, scale = board_frame.home(pen.plan, piece.seat, number, count)
    return place, scale, 90 if piece.status == "spent" else 0


def _out(pen: Pen, shelves: Shelves, place: int, at: int, count: int) -> tuple[Point, float]:
    kind, number = place_of(place)
    if kind in ("claim", "line"):
        stand = (shelves.claims if kind == "claim" else shelves.lines).get(number)
        found = stand or Stand((pen.plan.left, 30), "card")
        return found.place(at), found.size
    x, y = pen.still.stands[number]
    return (ORIGIN + x + 42 * (at - (count - 1) / 2), ORIGIN + y), ON_MAP


def _piece(pen: Pen, piece: PieceView, number: int, at: Point, scale: float, turn: int) -> str:
    """The counter, and what there is to say of it."""
    seat, id = piece.seat, f"crew:{piece.seat}:{number}"
    label = pen.say("label-crew", crew=piece.name, seat=seat, status=piece.status)
    taking_up = piece.place >= 0 and place_of(piece.place).kind == "own"
    if taking_up:
        label = join_labels(label, pen.say("label-taking-up"))
    if piece.rolls:
        label = join_labels(label, pen.say("label-rolls"))
    if piece.status == "dead":
        pen.put(f"{id}:grave", "grave", at, label, scale=scale)
        at = at[0] + 2, at[1] + 6
        scale *= 0.62
    kind, _, bonus = piece.name.partition("+")
    sprite = f"{kind}-{themes.PLAYERS[seat].colour}"
    pen.put(id, sprite, at, label, seat=seat, scale=scale, turn=turn)
    if bonus:
        corner = at[0] + 12 * scale, at[1] - 11 * scale
        size = scale if scale == ON_MAP else 0.74 * scale
        pen.put(f"{id}:bonus", f"bonus-{bonus}", corner, scale=size)
    badges = []
    if piece.status in ("tied", "right"):
        badges.append(piece.status)
    if piece.rolls:
        badges.append("rolls")
    if taking_up:
        badges.append("taking-up")
    for place, badge in enumerate(badges):
        corner = at[0] - 13 * scale, at[1] + (18 * place - 13) * scale
        pen.put(f"{id}:{badge}", badge, corner, scale=scale)
    if piece.status == "jailed":
        pen.put(f"{id}:bars", "bars", at, label, scale=0.9)
    return label


def _crew_spot(pen: Pen, piece: PieceView, at: Point, scale: float, label: str) -> None:
    """Equal pieces are interchangeable: the first stands for all."""
    kind, _, bonus = piece.name.partition("+")
    id = crew_spot(kind, int(bonus or 0), piece.city)
    if all(spot.id != id for spot in pen.spots[-12:]):
        pen.spot(id, around(at, (36, 40), scale), label)
