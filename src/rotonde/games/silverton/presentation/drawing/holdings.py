"""Cards on their shelves, and what each player has in front of him."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple

from rotonde.games.silverton.presentation.drawing import board_frame
from rotonde.games.silverton.presentation.drawing.cards_art import CARD, FARE, STUB
from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.layout import STRIP, around
from rotonde.games.silverton.presentation.drawing.pen import Pen
from rotonde.games.silverton.rules.view import ClaimView, PlayerView
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.pen import join_labels

_IN_ROW = CARD[0] / FARE[0]
_CORNER: Mapping[str, Point] = {"card": (-1, -6), "fare": (20, 24), "stub": (54, -8)}


class Stand(NamedTuple):
    """Where crew can stand on a card: its middle, its kind and its size."""

    at: Point
    kind: str
    scale: float = 1.0

    @property
    def size(self) -> float:
        return 0.74 * self.scale

    def place(self, at: int) -> Point:
        x, y = _CORNER[self.kind]
        return self.at[0] + (x - 22 * at) * self.scale, self.at[1] + y * self.scale


class Shelves:
    """Lays out every card, and remembers where for those who stand on them."""

    def __init__(self, pen: Pen, drawn: int, spaces: tuple[tuple[str, int, int], ...]) -> None:
        self.pen = pen
        self._kinds = pen.still.kinds
        self.claims: dict[int, Stand] = {}
        self.lines: dict[int, Stand] = {}
        view = pen.view
        gone = tuple(view.depletions.items())
        self._lay(("row", view.row, view.deck, drawn, gone), lambda: self._row(drawn))
        self._lay(("piles", view.piles, gone), self._piles)
        self._spaces(spaces)

    def _lay(self, key: Hashable, draw: Callable[[], None]) -> None:
        """Lay out cards, or take them from an earlier picture with the places to stand."""

        def lay() -> tuple[dict[int, Stand], dict[int, Stand]]:
            before = self.claims, self.lines
            self.claims, self.lines = {}, {}
            draw()
            laid = self.claims, self.lines
            self.claims, self.lines = before
            return laid

        claims, lines = self.pen.draw_once(key, lay)
        self.claims |= claims
        self.lines |= lines

    # The row and the deck

    def _row(self, drawn: int) -> None:
        pen, view, plan = self.pen, self.pen.view, self.pen.plan
        count = len(view.row) + 1 + bool(drawn)
        at, scale = plan.claim(0, count)
        label = pen.say("label-deck", count=view.deck)
        if view.deck:
            pen.put("deck", "deck", at, label, scale=scale, layer=0)
            x, y = at[0] + 44 * scale, at[1] + 38 * scale
            pen.put("deck:plate", "count", (x, y), scale=1.3)
            pen.figures("deck:count", str(view.deck), (x, y + 7), "")
        pen.spot("deck", around(at, CARD, scale), label)
        self.claims[0] = Stand(at, "card", scale)
        for number, card in enumerate(view.row, 1):
            at, scale = plan.claim(number, count)
            if card < 0:
                self._offer(-card, at, _IN_ROW * scale)
            else:
                self._card(card, at, scale, pen.still.claims[card])
        if drawn:
            label = join_labels(pen.still.claims[drawn], pen.say("label-drawn"))
            at, scale = plan.claim(count - 1, count)
            self._card(drawn, at, scale, label)
            pen.put("drawn", "right", (at[0] - 56 * scale, at[1] - 50 * scale), label)

    def _card(self, claim: int, at: Point, scale: float, label: str) -> None:
        plate = f"plate-{self._kinds[claim]}"
        self.pen.put(f"claim:{claim}", plate, at, label, scale=scale, layer=0)
        self.pen.put(f"claim:{claim}:face", f"claim-{claim}", at, scale=scale, layer=0)
        self.pen.spot(f"claim:{claim}", around(at, CARD, scale), label)
        self.claims[claim] = Stand(at, "card", scale)

    # Passenger lines

    def _piles(self) -> None:
        pen, plan = self.pen, self.pen.plan
        piles = pen.view.piles
        for number, pile in enumerate(piles):
            at, scale = plan.fare(number, len(piles))
            if pile.line:
                self._offer(pile.line, at, scale)
            for depth, letter in enumerate(pile.beneath):
                label = pen.say("label-beneath", letter=letter)
                place = at[0] + (46 + 22 * depth) * scale, at[1] + 31 * scale
                pen.put(f"pile:{number}:{depth}", f"beneath-{letter}", place, label, scale=scale)

    def _offer(self, line: int, at: Point, scale: float) -> None:
        pen = self.pen
        label = pen.still.lines[line]
        pen.put(f"line:{line}", "ticket", at, label, scale=scale, layer=0)
        pen.put(f"line:{line}:face", f"fare-{line}", at, scale=scale, layer=0)
        pen.spot(f"line:{line}", around(at, FARE, scale), label)
        self.lines[line] = Stand(at, "fare", scale)
        limit = pen.view._board.line_limit[line]
        if limit is not None:
            town = pen.view._board.towns[limit[0]]
            gone = pen.view.depletions.get(town, 0)
            said = pen.say("label-disc", count=gone, town=town) if gone else ""
            for disc in range(min(gone, limit[1])):
                place = at[0] + (-34 + 14 * disc) * scale, at[1] + 25.5 * scale
                pen.put(f"disc:{line}:{disc}", "disc", place, said, scale=scale)

    def _spaces(self, spaces: tuple[tuple[str, int, int], ...]) -> None:
        """Spaces emptied this turn: a card may be slid there (SV-19.2.2)."""
        pen, plan = self.pen, self.pen.plan
        row = len(pen.view.row) + 1
        for number, (kind, at, _) in enumerate(spaces):
            label = pen.say("label-space")
            if kind == "pile":
                (place, scale), size = plan.fare(at, len(pen.view.piles)), FARE
            else:
                (place, scale), size = plan.claim(row, row + 1), CARD
                row += 1
            pen.spot(f"space:{number}", around(place, size, scale), label)

    # Players

    def player(self, player: PlayerView, chosen: tuple[int, ...]) -> None:
        view = self.pen.view
        shared = tuple((view.line_owner[line], view.line_partner[line]) for line in player.lines)
        held = (player.cash, player.claims, player.lines, player.trains, player.plows)
        key = ("player", player.seat, player.starts, held, shared, chosen, self.pen.names)
        self._lay(key, lambda: self._player(player, chosen))

    def _player(self, player: PlayerView, chosen: tuple[int, ...]) -> None:
        self._purse(player)
        pen, seat = self.pen, player.seat
        owner = pen.say("label-owner", seat=seat)
        stock = bool(player.trains or player.plows)
        places, scale = pen.plan.stubs(seat, len(player.claims) + len(player.lines), stock)
        for claim, at in zip(player.claims, places, strict=False):
            self._stub(claim, at, scale, owner, claim.claim in chosen)
        for line, at in zip(player.lines, places[len(player.claims) :], strict=True):
            self._pass(line, seat, at, scale, owner)
        if stock:
            self._stock(player)

    def _purse(self, player: PlayerView) -> None:
        pen, seat = self.pen, player.seat
        left, top, _, _ = pen.plan.area(seat)
        board = pen.view._board
        towns = [board.towns[city] for city in player.starts]
        label = "label-seat-two" if len(towns) > 1 else "label-seat"
        said = pen.say(label, seat=seat, town=towns[0], town2=towns[-1])
        pen.put(f"seat:{seat}", themes.PLAYERS[seat].sprite, (left + 21, top + 23), said, seat=seat)
        two = len(towns) > 1
        for at, city in enumerate(player.starts):
            place = left + 39, top + (19 + 16 * at if two else 29)
            pen.put(f"start:{seat}:{at}", f"city-{city}", place, said, scale=0.72 if two else 0.78)
        x, y = board_frame.purse(pen.plan, seat)
        if player.cash is None:
            said = pen.say("label-cash-hidden", seat=seat)
            pen.put(f"cash:{seat}", "purse", (x - 8, y - 3), said)
        else:
            said = pen.say("label-cash", seat=seat, amount=player.cash)
            shown = pen.say("money-amount", amount=player.cash)
            pen.figures(f"cash:{seat}", shown, (x + 8, y + 4), said, end=True)

    def _stub(self, claim: ClaimView, at: Point, scale: float, owner: str, chosen: bool) -> None:
        pen, number = self.pen, claim.claim
        said = [pen.still.claims[number], owner]
        if claim.goods:
            said.append(pen.say("label-goods", count=claim.goods))
        if claim.depleted:
            said.append(pen.say("label-depleted"))
        elif not claim.worked:
            said.append(pen.say("label-fresh"))
        label = join_labels(*said)
        x, y = at
        plate = f"stub-{self._kinds[number]}"
        pen.put(f"claim:{number}", plate, at, label, scale=scale, layer=0)
        pen.put(f"claim:{number}:face", f"name-{number}", at, scale=scale, layer=0)
        pen.spot(f"claim:{number}", around(at, STUB, scale), label)
        self.claims[number] = Stand(at, "stub", scale)
        if claim.depleted:
            pen.put(f"depleted:{number}", "depleted", at, label, scale=scale)
        elif not claim.worked:
            place = x + 54 * scale, y + 9 * scale
            pen.put(f"fresh:{number}", "fresh", place, label, scale=0.85 * scale)
        if claim.goods:
            pen.units(f"goods:{number}", claim.goods, (x + 52 * scale, y), scale)
        if chosen:
            pen.put(
                f"chosen:{number}", "chosen", (x - 60 * scale, y - 12 * scale), label, scale=scale
            )

    def _pass(self, line: int, seat: int, at: Point, scale: float, owner: str) -> None:
        pen, view = self.pen, self.pen.view
        partner = view.line_partner[line]
        first = view.line_owner[line] == seat
        said = [pen.still.lines[line], owner]
        other = partner if first else view.line_owner[line]
        if other >= 0:
            said.append(pen.say("label-partner", seat=other))
        label = join_labels(*said)
        id = f"line:{line}" if first else f"line:{line}:partner"
        pen.put(id, "slip", at, label, scale=scale, layer=0)
        pen.put(f"{id}:face", f"pass-{line}", at, scale=scale, layer=0)
        if first:
            pen.spot(id, around(at, STUB, scale), label)
            self.lines[line] = Stand(at, "stub", scale)
        if other >= 0:
            place = at[0] - 60 * scale, at[1] - 12 * scale
            sprite = themes.PLAYERS[other].sprite
            pen.put(f"{id}:with", sprite, place, label, seat=other, scale=0.6 * scale)

    def _stock(self, player: PlayerView) -> None:
        pen, seat = self.pen, player.seat
        left, _, right, bottom = pen.plan.area(seat)
        board = pen.view._board
        count = len(player.trains) + len(player.plows)
        step = min(76.0, (right - left - STRIP - 20) / max(count, 1))
        x, y = left + STRIP + 44, bottom - 24
        for at, (power, city, used) in enumerate(player.trains):
            args = {"town": board.towns[player.starts[city]]} if city >= 0 else {}
            label = pen.say("label-train-at" if args else "label-train", power=power, **args)
            self._car(f"train:{seat}:{at}", f"train-{power}", (x, y), label, used)
            x += step
        for at, (bonus, used) in enumerate(player.plows):
            label = pen.say("label-plow", bonus=bonus)
            self._car(f"plow:{seat}:{at}", f"plow-{bonus}", (x, y), label, used)
            x += step

    def _car(self, id: str, sprite: str, at: Point, label: str, used: bool) -> None:
        pen = self.pen
        if used:
            label = join_labels(label, pen.say("label-used"))
            pen.put(f"{id}:used", "chosen", (at[0] - 32, at[1] - 12), label)
        pen.put(id, sprite, at, label, layer=0)

    def depot(self) -> None:
        """Trains and plows still to be bought."""
        pen, view = self.pen, self.pen.view
        cars = [("train", power, left) for power, left in sorted(view.train_stock.items())]
        cars += [("plow", bonus, left) for bonus, left in sorted(view.plow_stock.items())]
        step = 664 / max(len(cars), 1)
        for at, (kind, size, left) in enumerate(cars):
            key = "power" if kind == "train" else "bonus"
            label = join_labels(
                pen.say(f"label-{kind}", **{key: size}), pen.say("label-stock", count=left)
            )
            x, y = pen.plan.left + 8 + step * (at + 0.5), pen.plan.depot_top + 22
            pen.put(f"stock:{kind}:{size}", f"{kind}-{size}", (x - 10, y), label, layer=0)
            pen.units(f"stock:{kind}:{size}:left", left, (x + 27, y + 9), 0.8)
