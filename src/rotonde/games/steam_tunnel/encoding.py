"""Steam Tunnel's decisions as numbers and its view as a vector, for fixed-shape environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip, Pass
from rotonde.games.steam_tunnel.rules.board import SLOTS, Board
from rotonde.games.steam_tunnel.rules.cards import deck
from rotonde.games.steam_tunnel.rules.setup import board_of
from rotonde.games.steam_tunnel.rules.state import NOBODY, TunnelState
from rotonde.games.steam_tunnel.rules.turn import PASS, PLACE_PAWN
from rotonde.games.steam_tunnel.rules.view import BoardView
from rotonde.kernel.contract.encoding import Encoding
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.message import BadInput
from rotonde.kernel.step import Action

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MARKS = (".", "#", "o")


class TunnelEncoding(Encoding):
    """Numbers: pass, then per place a flip, a block, and a claim for every shape of segment."""

    def __init__(self, board: Board, players: int, cards: int) -> None:
        self._board = board
        self._players = players
        self._shapes = shapes_of(board)
        self._shape_at = {ports: at for at, ports in enumerate(self._shapes)}
        self._per_cell = 2 + len(self._shapes)
        self._codes = {
            code: at for at, code in enumerate((*_MARKS, *(f.code for f in board.faces)))
        }
        per_cell = len(self._codes) + (SLOTS + 1) * players
        # DOWN, BLOCKED and HOLE are -1, -2 and -3: they count from the end.
        codes = [*range(len(_MARKS), len(self._codes)), 2, 1, 0]
        self._marks_of = [bytes(code == at for at in range(per_cell)) for code in codes]
        """Per card a one for its code, and zeros for the pawns on it."""
        cells_at = range(0, board.cells * per_cell, per_cell)
        self._pawns_at = [
            at + len(self._codes) + slot * players for at in cells_at for slot in range(SLOTS)
        ] + [at + len(self._codes) + SLOTS * players for at in cells_at]
        self._design_of = [number for number, both in enumerate(board.by_design) for _ in both]
        self._number_of = self._own_numbers()
        self._counted = b"", [0.0] * len(board.designs)
        """The unseen cards when they were last counted, and how many of each design they were."""
        self.size = 1 + board.cells * self._per_cell
        self.shape = (
            board.cells * (len(self._codes) + 3 * players + players) + len(board.designs) + 2
        )
        self.longest = 2 * board.cells
        self.draws = 2 * cards  # which card, and which way up

    def number(self, action: Action) -> int:
        match action:
            case Flip(card=card):
                return 1 + card * self._per_cell
            case Block(card=card):
                return 2 + card * self._per_cell
            case Claim(card=card, ports=ports):
                return 3 + card * self._per_cell + self._shape_at[ports]
        return 0

    def _own_numbers(self) -> dict[int, int]:
        """By identity: the actions of legal lists are the board's own, which it keeps for ever."""
        board = self._board
        own: list[Action] = [PASS, *board.flips, *board.blocks]
        for wirings in board.wirings:
            own += [claim for wiring in wirings for *_, claim in wiring.claims]
        return {id(action): self.number(action) for action in own}

    def numbers(self, legal: Sequence[Any]) -> list[int]:
        known = self._number_of
        try:
            return list(map(known.__getitem__, map(id, legal)))
        except KeyError:
            return super().numbers(legal)

    def action(self, number: int) -> Action:
        if not 0 <= number < self.size:
            raise BadInput("bad-action", game="steam-tunnel", detail=str(number))
        if number == 0:
            return Pass()
        card, kind = divmod(number - 1, self._per_cell)
        if kind == 0:
            return Flip(card=card)
        if kind == 1:
            return Block(card=card)
        return Claim(card=card, ports=self._shapes[kind - 2])

    def observe(self, view: BoardView, seat: int) -> list[float]:
        """One-hot cards, pawns by seat counted from the observer, unseen designs, the step."""
        found: list[float] = []
        pawns = {(pawn.cell, pawn.ports): pawn.seat for pawn in view.pawns}
        blockers = {block.cell: block.seat for block in view.blockers}
        for cell, code in enumerate(view.cards):
            one_hot = [0.0] * len(self._codes)
            one_hot[self._codes[code]] = 1.0
            found += one_hot
            segments = (
                () if code in _MARKS else self._board.faces[self._board.by_code[code]].segments
            )
            for slot in range(3):
                owner = pawns.get((cell, segments[slot])) if slot < len(segments) else None
                found += self._whose(owner, seat)
            found += self._whose(blockers.get(cell), seat)
        found += [float(view.unseen.get(design.id, 0)) for design in self._board.designs]
        found += [1.0 if view.step == "pawn" else 0.0, 1.0 if view.turn == seat else 0.0]
        return found

    def fill(self, state: TunnelState, seat: int, seen: NDArray[np.float32]) -> bool:
        import numpy as np  # an extra: only environments need it

        # Single numbers are written into bytes several times faster than into an array.
        marks = bytearray().join(map(self._marks_of.__getitem__, state.cards))
        players = self._players
        pawns_at, pawns = self._pawns_at, state.pawns
        owners = np.frombuffer(pawns, np.uint8)
        for place in (owners != NOBODY).nonzero()[0].tolist():
            marks[pawns_at[place] + (pawns[place] - seat) % players] = 1
        seen[: len(marks)] = np.frombuffer(marks, np.int8)
        unseen = bytes(state.unseen)  # of which `count` is fastest
        if state.planted:
            unseen += bytes(self._design_of[face] for face in state.planted.values())
        designs = len(self._board.designs)
        known, counts = self._counted
        if known != unseen:  # it changes when a card is turned up
            counts = [float(unseen.count(design)) for design in range(designs)]
            self._counted = unseen, counts
        pawn = bool(state.stack) and state.stack[-1] is PLACE_PAWN
        seen[len(marks) :] = [*counts, pawn, state.to_act[:1] == (seat,)]
        return True

    def _whose(self, owner: int | None, seat: int) -> list[float]:
        marks = [0.0] * self._players
        if owner is not None:
            marks[(owner - seat) % self._players] = 1.0
        return marks


def shapes_of(board: Board) -> list[tuple[int, ...]]:
    """Every shape of segment that the cards show, in the order of their numbers."""
    return sorted({ports for face in board.faces for ports in face.segments})


def encoding_of(setup: Setup) -> TunnelEncoding:
    cards = deck(setup.data)
    count = sum(design.copies for design in (*cards.design, cards.point))
    return TunnelEncoding(board_of(setup), len(setup.seats), count)
