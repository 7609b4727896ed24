"""Search passes on a row of numbers: a tree over decisions and over the faces that come up.

Each pass deals the unseen cards to the hidden places, so that all choices at hand meet the same
cards; the tree tells futures apart only by what has come up in them. Where the tree ends, hasty
players answer; then cards keep being turned up and nobody places a pawn: how well what is owned
withstands them says more, and is less noisy, than whole games of imagined pawns.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from rotonde.games.steam_tunnel.arrays.count import sixtieths
from rotonde.games.steam_tunnel.arrays.draws import WORDS, begin, draw
from rotonde.games.steam_tunnel.arrays.judge import (
    MOST_CANDIDATES,
    choose_quickly,
    list_candidates,
)
from rotonde.games.steam_tunnel.arrays.play import decide
from rotonde.games.steam_tunnel.arrays.tables import (
    ALL_FLIPPED,
    FLIP,
    FLIPS,
    SEAT,
    STEP,
    UNSEEN,
    Tables,
)
from rotonde.games.steam_tunnel.rules.board import SLOTS
from rotonde.games.steam_tunnel.rules.scoring import SHARE
from rotonde.kernel.compiled import Floats, Ints, compiled, row

KEY, NEXT, FIRST_EDGE, EDGES, VISITS, NODE_WIDTH = range(6)
"""A node: the face that led to it, the next node after the same action, its edges, its visits."""
NUMBER, FIRST_NODE, TRIED, EDGE_WIDTH = range(4)
"""An edge: an action's number, the first node after it, how often it was tried."""
_EXPAND_AFTER = 20
"""How often a node is visited before its choices are told apart."""
_EXPLORATION = 0.5
"""The weight of what was tried little."""
_ANSWERS, _HORIZON = 2, 12
"""Decisions beyond the tree in which pawns are placed, and decisions in all."""
_LEAD, _CARD = 10.0, 8.0
"""A lead in points that is nearly a win, and by how much it grows with the root of the cards still
to come."""


class Workspace(NamedTuple):
    """What passes write to. Only `worth` and the edges of the root are read afterwards."""

    game: Ints
    spare: Ints
    seen: Ints
    numbers: Ints
    scores: Ints
    totals: Ints
    stream: Ints
    nodes: Ints
    edges: Ints
    worth: Floats
    """Per edge the sum of what passes through it brought who chose it."""
    used: Ints
    """How many nodes and edges there are."""
    path: Ints
    seats: Ints


def make_workspace(t: Tables, size: int) -> Workspace:
    """Room for so many nodes and edges; beyond them the tree does not grow."""
    deepest = 2 * t.cells + 2
    return Workspace(
        game=row(np.zeros(t.width, np.int16)),
        spare=row(np.zeros(t.width, np.int16)),
        seen=row(np.zeros(SLOTS * t.cells, np.int32)),
        numbers=row(np.zeros(MOST_CANDIDATES + 1, np.int32)),
        scores=row(np.zeros(MOST_CANDIDATES + 1, np.int64)),
        totals=row(np.zeros(t.players, np.int64)),
        stream=row(np.zeros(WORDS, np.int64)),
        nodes=row(np.zeros(size * NODE_WIDTH, np.int32)),
        edges=row(np.zeros(size * EDGE_WIDTH, np.int32)),
        worth=row(np.zeros(size, np.float64)),
        used=row(np.zeros(2, np.int32)),
        path=row(np.zeros(deepest, np.int32)),
        seats=row(np.zeros(deepest, np.int32)),
    )


@compiled
def plant_root(t: Tables, w: Workspace, root: Ints) -> int:
    """Begin a tree at a position; how many choices are at hand, which are its first edges."""
    w.used[0], w.used[1] = 0, 0
    count = list_candidates(t, root, w.spare, w.seen, w.numbers, w.scores)
    _add_node(w, -1, -1)
    _add_edges(w, 0, count)
    return count


@compiled
def run_futures(
    t: Tables, w: Workspace, root: Ints, left: Ints, seed: Ints, first: int, last: int
) -> None:
    """Try each edge of `left` in the futures from `first` to `last`; the same for all of them."""
    for future in range(first, last):
        for edge in left:
            w.stream[0], w.stream[1], w.stream[2] = seed[0], seed[1], future
            begin(w.stream)
            _run_pass(t, w, root, edge)


@compiled
def _run_pass(t: Tables, w: Workspace, root: Ints, edge: int) -> None:
    game, nodes, edges = w.game, w.nodes, w.edges
    for at in range(t.width):
        game[at] = root[at]
    _deal(t, game, w.stream)
    node, depth, beyond = 0, 0, 0
    while game[STEP] < ALL_FLIPPED and beyond < _HORIZON:
        number = 0
        if node >= 0:
            at = node * NODE_WIDTH
            nodes[at + VISITS] += 1
            if not nodes[at + EDGES] and nodes[at + VISITS] > _EXPAND_AFTER:
                count = list_candidates(t, game, w.spare, w.seen, w.numbers, w.scores)
                if w.used[1] + count <= len(w.worth):
                    _add_edges(w, node, count)
            if nodes[at + EDGES]:
                if node:
                    edge = _find_promising(w, node)
                w.path[depth] = edge
                w.seats[depth] = game[SEAT]
                depth += 1
                number = edges[edge * EDGE_WIDTH + NUMBER]
            else:
                node = -1
        if node < 0:
            beyond += 1
            if game[STEP] == FLIP or beyond <= _ANSWERS:
                number = choose_quickly(t, game, w.spare, w.stream)
        key = -1
        if game[STEP] == FLIP:
            key = game[t.planted + (number - 1) // t.per_cell]
        decide(t, game, number, 0)
        if node >= 0:
            node = edges[edge * EDGE_WIDTH + FIRST_NODE]
            while node >= 0 and nodes[node * NODE_WIDTH + KEY] != key:
                node = nodes[node * NODE_WIDTH + NEXT]
            if node < 0 and w.used[0] < len(w.worth):
                node = _add_node(w, edge, key)
    sixtieths(t, game, w.spare, w.totals)
    scale = SHARE * (_LEAD + _CARD * math.sqrt(game[FLIPS]))
    for step in range(depth):
        edge = w.path[step]
        edges[edge * EDGE_WIDTH + TRIED] += 1
        w.worth[edge] += _judge(t, w.totals, w.seats[step], scale)


@compiled
def _deal(t: Tables, game: Ints, stream: Ints) -> None:
    """Lay unseen cards under all hidden places."""
    unseen = game[UNSEEN]
    for place in range(game[FLIPS]):
        drawn = draw(stream, 2 * unseen)
        at = t.unseen + (drawn >> 1)
        design = game[at]
        unseen -= 1
        game[at] = game[t.unseen + unseen]
        game[t.planted + game[t.flips + place]] = t.ways[2 * design + (drawn & 1)]


@compiled
def _judge(t: Tables, totals: Ints, seat: int, scale: float) -> float:
    """What a seat's lead is worth to it, from 0 to 1."""
    most = -1
    for other in range(t.players):
        if other != seat:
            most = max(most, totals[other])
    ahead = (totals[seat] - most) / scale
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, ahead))))


@compiled
def _find_promising(w: Workspace, node: int) -> int:
    """The edge to try next: one that was not tried yet, else by upper confidence."""
    at = node * NODE_WIDTH
    first = w.nodes[at + FIRST_EDGE]
    logarithm = math.log(w.nodes[at + VISITS])
    best, highest = first, -1.0
    for edge in range(first, first + w.nodes[at + EDGES]):
        tried = w.edges[edge * EDGE_WIDTH + TRIED]
        if not tried:
            return edge
        bound = w.worth[edge] / tried + _EXPLORATION * math.sqrt(logarithm / tried)
        if bound > highest:
            best, highest = edge, bound
    return best


@compiled
def _add_node(w: Workspace, edge: int, key: int) -> int:
    node = w.used[0]
    w.used[0] += 1
    at = node * NODE_WIDTH
    w.nodes[at + KEY] = key
    w.nodes[at + NEXT] = w.edges[edge * EDGE_WIDTH + FIRST_NODE] if edge >= 0 else -1
    w.nodes[at + EDGES] = 0
    w.nodes[at + VISITS] = 0
    if edge >= 0:
        w.edges[edge * EDGE_WIDTH + FIRST_NODE] = node
    return node


@compiled
def _add_edges(w: Workspace, node: int, count: int) -> None:
    first = w.used[1]
    w.used[1] += count
    w.nodes[node * NODE_WIDTH + FIRST_EDGE] = first
    w.nodes[node * NODE_WIDTH + EDGES] = count
    for place in range(count):
        at = (first + place) * EDGE_WIDTH
        w.edges[at + NUMBER] = w.numbers[place]
        w.edges[at + FIRST_NODE] = -1
        w.edges[at + TRIED] = 0
        w.worth[first + place] = 0.0
