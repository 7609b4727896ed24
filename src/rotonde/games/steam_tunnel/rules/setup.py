"""Set-up: the board, the deck, the variants (ST-14, ST-43 to ST-48, ST-82 to ST-89)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rotonde.games.steam_tunnel.rules.board import Board, Layout, board, layouts
from rotonde.games.steam_tunnel.rules.cards import Deck, deck
from rotonde.games.steam_tunnel.rules.scoring import Scoring
from rotonde.games.steam_tunnel.rules.state import HOLE, SEATS, TunnelState
from rotonde.games.steam_tunnel.rules.turn import TURN_UP
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Option, Setup
from rotonde.kernel.message import BadInput

STANDARD, KILLER, SOFTER, CHARITY = "standard", "killer-dead-ends", "softer-dead-ends", "charity"
FULL = "full"

OPTIONS = (
    Option("variant", (STANDARD, KILLER, SOFTER, CHARITY), STANDARD),
    Option("forks_out", ("0", "1", "2", "3", "4"), "0"),
    Option("board", (STANDARD, FULL), STANDARD),
    Option("pawns", ("unlimited", "20"), "unlimited"),
)


def check(setup: Setup, given: Mapping[str, str]) -> dict[str, str]:
    """Options that hang together (ST-48, ST-86)."""
    options = dict(setup.options)
    if options["board"] == FULL:
        if options["forks_out"] != "0":
            raise BadInput("refusal-forks-full", game="steam-tunnel")
        if "variant" not in given:  # ST-47, ST-84
            options["variant"] = CHARITY if _layout(setup, FULL).dead_end else STANDARD
    forks = sum(design.copies for design in deck(setup.data).design if design.fork)
    if int(options["forks_out"]) > forks:
        raise BadInput("refusal-forks-out", game="steam-tunnel", count=forks)
    layouts(setup.data)
    return options


def scoring_of(variant: str) -> Scoring:
    return Scoring(
        dead_end=1 if variant == CHARITY else 0,
        killer=variant == KILLER,
        softer=variant == SOFTER,
    )


def opening(setup: Setup, chance: Chance) -> TunnelState:
    """The start: the board laid out, the first player drawn."""
    options = setup.options
    state = _blank(
        _key(setup.data),
        len(setup.seats),
        options["board"],
        options["variant"],
        int(options["forks_out"]),
        options["pawns"],
    ).copy()
    state.first = chance.randrange(state.players)  # ST-89
    state.to_act = SEATS[state.first]
    return state


def board_of(setup: Setup) -> Board:
    """The board this set-up is played on."""
    layout = _layout(setup, setup.options["board"])
    return board(layout.rows, layout.cols, deck(setup.data))


def unseen_cards(cards: Deck, forks_out: int, points: bool) -> list[int]:
    """The designs in the deck, by their numbers, one entry a card."""
    unseen: list[int] = []
    for number, design in enumerate(cards.design):
        copies = design.copies
        if design.fork:  # ST-45, ST-85
            out = min(copies, forks_out)
            copies -= out
            forks_out -= out
        unseen += [number] * copies
    if points:  # ST-47
        unseen += [len(cards.design)] * cards.point.copies
    return unseen


def _layout(setup: Setup, id: str) -> Layout:
    return layouts(setup.data)[id]


def _key(data: Mapping[str, str] | None) -> tuple[tuple[str, str], ...] | None:
    return None if data is None else tuple(sorted(data.items()))


@lru_cache(maxsize=128)
def _blank(
    key: tuple[tuple[str, str], ...] | None,
    players: int,
    layout_id: str,
    variant: str,
    forks_out: int,
    pawns: str,
) -> TunnelState:
    """A start to copy: laying out a board again for each match would cost more than a turn."""
    data = None if key is None else dict(key)
    cards, layout = deck(data), layouts(data)[layout_id]
    places = board(layout.rows, layout.cols, cards)
    state = TunnelState(board=places, players=players, scoring=scoring_of(variant))
    point = state.board.by_code[cards.point.id]
    for row, col in layout.points:
        state.open(row * layout.cols + col, point)
    for row, col in layout.holes:  # ST-83
        state.close(row * layout.cols + col, HOLE)
    state.unseen = unseen_cards(cards, forks_out, layout.points_in_deck)
    if len(state.unseen) < len(state.flips):
        raise BadInput(
            "bad-deck", game="steam-tunnel", cards=len(state.unseen), places=len(state.flips)
        )
    state.supply = [20] * players if pawns == "20" else None
    state.stack.append(TURN_UP)
    return state
