"""The boards beside the map: their figures are the state's, and nothing secret is on them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.presentation.boards.roles import ROLES
from rotonde.games.silverton.rules.actions import Deliver
from rotonde.games.silverton.rules.events import Delivered
from rotonde.games.silverton.rules.places import AT_CLAIM
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.view import show_cash
from rotonde.kernel.contract.boards import (
    Board,
    Cards,
    Cell,
    Drawing,
    Line,
    Row,
    Rows,
    Standing,
    Sum,
    Track,
)
from rotonde.kernel.table.table import Table
from tests.games.silverton.plans import act
from tests.games.silverton.play import PLANS, choose, rich, step, table
from tests.games.speech import Speech

SPEECH = Speech(GAME)


def boards(at: Table, seat: int | None, lang: str = "en") -> dict[str, Board]:
    view = GAME.rules.view(at.state, seat)
    found = GAME.presentation.boards(view, seat, SPEECH.spoken(lang, seat).say)
    assert len({board.id for board in found}) == len(found)
    return {board.id: board for board in found}


def standing(at: Table, seat: int | None, lang: str = "en") -> Standing:
    view = GAME.rules.view(at.state, seat)
    found = GAME.presentation.standing(view, seat, SPEECH.spoken(lang, seat).say)
    assert found is not None
    return found


@cache
def matches() -> list[tuple[Table, int]]:
    """Tables from many matches, and a seat that is to act: all of rare steps, some of the rest."""
    found = []
    met: Counter[str] = Counter()
    for number, (seats, options) in enumerate(PLANS, 3):  # seeds by which every step comes up
        rng = Random(number)
        at = rotonde.start(GAME.id, seats, seed=number, options=options, position=rich(seats, 6000))
        for _ in range(300):
            if at.over:
                break
            seat = at.to_act[0]
            met[step(at)] += 1
            if met[step(at)] < 30 or at.n % 5 == 0:
                found.append((at.copy(), seat))
            knows = (seat + number) % 2 == 1
            action = act(at, seat, rng, 0.6) if knows else choose(at.legal(seat), rng)
            at.play(seat, action)
    assert {*met} >= {*ROLES} - {"share", "share-reply", "abandon"}
    return found


def things(board: Board) -> Iterator[Any]:
    """Everything on a board that can have a sprite, a spot or words."""
    for block in board.blocks:
        if isinstance(block, Rows):
            for row in block.rows:
                yield row
                yield from row.cells
        elif isinstance(block, Cards):
            yield from block.cards
        elif isinstance(block, Sum):
            yield from (*block.lines, *block.totals)
        elif isinstance(block, Track):
            for cell in block.cells:
                yield cell
                yield from cell.marks


def words_on(board: Board) -> Iterator[str]:
    yield from (board.title, board.short)
    for block in board.blocks:
        if isinstance(block, Rows):
            yield block.note
            yield from (column.head for column in block.columns)
    for thing in things(board):
        yield from (getattr(thing, name, "") for name in ("text", "title", "note", "amount"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_boards_name_what_the_scene_has(lang: str) -> None:
    for at, acting in matches()[lang == "fr" :: 2]:
        other = (acting + 1) % len(at.setup.seats)
        for seat in {acting, other, None} if at.n % 3 == 0 else {acting}:
            scene = at.scene(seat, lang)
            spots = {spot.id for spot in scene.spots}
            parts = {part.id for part in scene.parts}
            found = boards(at, seat, lang)
            assert next(iter(found)) == "map"
            for board in found.values():
                assert 1 <= len(board.title.split()) <= 2
                for block in board.blocks:
                    if isinstance(block, Drawing):
                        assert block.part in parts
                    elif isinstance(block, Rows):
                        for row in block.rows:
                            assert sum(cell.span for cell in row.cells) == len(block.columns)
                for thing in things(board):
                    sprite, spot = getattr(thing, "sprite", ""), getattr(thing, "spot", "")
                    assert not sprite or sprite in scene.sprites, (board.id, sprite)
                    assert not spot or spot in spots, (board.id, spot, step(at))
                for text in words_on(board):
                    assert text == text.strip(), (board.id, text)
                    assert not re.search(r"[{}]|  | [.,]|board-", text), (board.id, text)


def test_every_choice_of_a_place_lies_on_a_board_of_the_step() -> None:
    """What a choice points at is on the map, or on a board that decides or helps."""
    for at, seat in matches():
        found = boards(at, seat)
        assert [board for board in found.values() if board.role == "decides"], step(at)
        on = {
            getattr(thing, "spot", "")
            for board in found.values()
            if board.role
            for thing in things(board)
        }
        for action in at.legal(seat):
            for spot in action.spots(at.state):
                kind = spot.partition(":")[0]
                if kind in ("segment", "town"):
                    assert found["map"].role == "decides", (step(at), spot)
                else:
                    assert spot in on or kind == "space", (step(at), spot)


def test_roles_follow_the_step_and_who_waits_decides_nothing() -> None:
    expected = {
        "place": {"map", "crew", "claims"},
        "build": {"map", "crew"},
        "operate": {"own"},
        "trade": {"offer"},
        "deliver": {"map", "market", "deliveries"},
        "purchase": {"trains"},
    }
    helps = {
        "buy": {"market", "claims", "lines"},
        "place": {"lines"},
        "trade": {"market"},
        "purchase": {"market"},
    }
    met = set()
    for at, seat in matches():
        roles = {board.id: board.role for board in boards(at, seat).values()}
        now = step(at)
        assert roles["map"]
        if now in expected:
            met.add(now)
            assert {id for id, role in roles.items() if role == "decides"} == expected[now]
        for id in helps.get(now, ()):
            assert roles[id], (now, id)
        for waiting in set(range(len(at.setup.seats))) - {*at.to_act}:
            waits = boards(at, waiting)
            assert not [board for board in waits.values() if board.role == "decides"]
            assert {id for id, board in waits.items() if board.role} <= {*roles, "card"}
    assert met == {*expected}


# Figures


def dollars(text: str) -> int:
    return int(re.sub(r"[^\d]", "", text))


def rows(board: Board) -> list[Row]:
    found = next(block for block in board.blocks if isinstance(block, Rows))
    return list(found.rows)


def totals(board: Board) -> dict[str, Line]:
    found = next(block for block in board.blocks if isinstance(block, Sum))
    return {line.text: line for line in found.totals}


def chance(state: SilvertonState, claim: int, *, first: bool) -> int:
    """In percent, by throwing every pair of dice."""
    limit = state.board.claim_spent[claim]
    throws = [one + other for one in range(1, 7) for other in range(1, 7)]
    if first:
        throws = [die + 6 for die in range(1, 7)]
    return round(100 * sum(throw <= limit for throw in throws) / len(throws))


def test_claims_show_what_the_cards_and_the_market_say() -> None:
    reached = set()
    for at, seat in matches()[::5]:
        state, board = at.state, at.state.board
        found = {row.spot: row for row in rows(boards(at, seat)["claims"])}
        drawn = [claim for claim in board.claims if state.zone[claim] == -4]
        shown = {f"claim:{claim}" for claim in (*state.row, *drawn) if claim > 0}
        assert {*found} == shown | {"deck"}
        for claim in (claim for claim in state.row if claim > 0):
            name, who, buy, fee, yields, depleted, sells, track = found[f"claim:{claim}"].cells
            assert name.text == board.towns[board.claim_town[claim]]
            assert (dollars(buy.text), dollars(fee.text)) == (
                board.claim_cost[claim],
                board.claim_fee[claim],
            )
            given = [each for each in board.claim_yields[claim] if each]
            assert yields.text == f"{min(given)}–{max(given)}"
            assert depleted.text == f"{chance(state, claim, first=False)}%"
            out = [
                piece.seat
                for pieces in state.crew
                for piece in pieces
                if piece.place == AT_CLAIM + claim
            ]
            assert bool(who.sprite) == bool(out) or state.rival == claim
            outlets = advice.outlets(state, seat, claim)
            if outlets:
                assert dollars(sells.text) == max(outlet.price for outlet in outlets)
            town = board.claim_town[claim]
            if state.roads[seat].live_towns >> town & 1:
                reached.add(claim)
                assert track.text == "reached"
            else:
                way = advice.missing(state, seat, town)
                assert track.text == "–" if way is None else dollars(track.text) == way.cost
    assert reached


def test_the_crew_shows_what_it_would_cost_and_what_is_left() -> None:
    at = table('phase = "place"\n[A]\ncash = 2000\n[B]\ncash = 900\n')
    seat = at.to_act[0]
    state = at.state
    spent = 0
    while True:
        wanted = [a for a in at.legal(seat) if type(a).__name__ in ("Survey", "Prospect")]
        wanted = [a for a in wanted if getattr(a, "claim", 1)]
        if not wanted:
            break
        action = wanted[0]
        at.play(seat, action)
        state = at.state
        if type(action).__name__ == "Survey":
            spent += state.board.costs[action.segment]  # type: ignore[attr-defined]
        else:
            spent += state.board.claim_cost[action.claim]  # type: ignore[attr-defined]
        crew = boards(at, seat)["crew"]
        left = state.cash[seat] - spent
        short = " short" if left < 0 else ""
        assert crew.short == f"${spent:,} in all, leaves ${abs(left):,}{short}"
        if at.to_act != (seat,):
            break
    assert spent


def test_the_market_shows_prices_moves_and_limits() -> None:
    turned = 0
    for at, seat in matches()[::7]:
        state, board = at.state, at.state.board
        found = boards(at, seat)["market"]
        cells = [cell for row in rows(found) for cell in row.cells if cell.spot]
        for number, id in enumerate(board.column_ids):
            shown = [cell for cell in cells if cell.spot == f"column:{id}"]
            if not shown:
                continue
            if state.cells[number] < 0:
                assert shown[0].text == "–"
                continue
            assert int(shown[0].text.split()[0]) == state.price(number)
            before = state.past[-1][number] if state.past else state.cells[number]
            turned += before != state.cells[number]
            tone = "rise" if before < state.cells[number] else "fall"
            assert shown[0].tone == (tone if before != state.cells[number] else "")
    assert turned > 20


def test_a_delivery_counts_up_on_the_board() -> None:
    counted = 0
    for before, seat in matches():
        sales = [a for a in before.legal(seat) if isinstance(a, Deliver)]
        if step(before) != "deliver" or not sales or any(before.state.sold_by[seat]):
            continue
        cash, action = before.state.cash[seat], sales[0]
        at = before.copy()
        (event,) = [e for e in at.play(seat, action) if isinstance(e, Delivered)]
        if step(at) == "deliver" and at.to_act == (seat,):
            counted += 1
            sums = totals(boards(at, seat)["deliveries"])
            assert dollars(sums["Sold for"].amount) == event.total
            assert dollars(sums["Cash now"].amount) == cash + event.total
            assert sums["Cash now"].note.startswith(f"${cash:,} before")
    assert counted > 5


def test_own_claims_show_fees_and_odds() -> None:
    met = 0
    for at, seat in matches()[::3]:
        state, board = at.state, at.state.board
        if not state.hands[seat]:
            continue
        own = boards(at, seat)["own"]
        found = {row.spot: row for row in rows(own)}
        assert {*found} == {f"claim:{claim}" for claim in state.hands[seat]}
        for claim in state.hands[seat]:
            _, number, there, depleted, _, fee = found[f"claim:{claim}"].cells
            assert number.text == f"#{claim}"
            assert there.text == (str(state.goods[claim]) if state.goods[claim] else "–")
            if state.depleted[claim]:
                assert (depleted.text, fee.text) == ("depleted", "–")
            else:
                met += 1
                first = not state.worked[claim]
                assert depleted.text == f"{chance(state, claim, first=first)}%"
                assert dollars(fee.text) == board.claim_fee[claim]
    assert met > 20


def test_lines_show_whose_they_are_or_whether_they_are_open() -> None:
    for at, seat in matches()[::5]:
        state = at.state
        found = {row.spot: row for row in rows(boards(at, seat)["lines"])}
        owned = {f"line:{line}" for line in state.board.lines if state.line_owner[line] >= 0}
        assert {*found} == owned | {f"line:{line}" for line in state.offered_lines()}
        for spot, row in found.items():
            line = int(spot.partition(":")[2])
            _, price, income, state_cell = row.cells
            assert dollars(price.text) == state.board.line_price[line]
            double = 2 if state.terms.double else 1
            assert dollars(income.text) == state.board.line_revenue[line] * double
            if state.line_owner[line] >= 0:
                assert state_cell.sprite.startswith("pawn-")
            else:
                open_ = state.line_route(seat, line, state.find_closed(seat)) is not None
                assert (state_cell.text == "open") == open_


def test_cash_that_is_secret_is_called_secret() -> None:
    hidden = 0
    for at, acting in matches()[::4]:
        state = at.state
        for seat in (acting, None):
            found = boards(at, seat)
            by_name = {row.cells[0].text: row for row in rows(found["players"])}
            for player in range(state.terms.players):
                name = "You" if player == seat else SPEECH.spoken("en", seat).name(player)
                shown = show_cash(state, player, seat)
                cell: Cell = by_name[name].cells[2]
                if shown is not None:
                    assert dollars(cell.text) == shown
                    continue
                hidden += 1
                assert cell.text == "secret"
                richer = at.copy()
                richer.state.cash[player] += 730
                assert boards(richer, seat) == found
            if seat is None:
                assert standing(at, None).purse is None
    assert hidden > 50


def test_the_standing_line() -> None:
    for at, seat in matches()[::9]:
        state, terms = at.state, at.state.terms
        found = standing(at, seat)
        assert found.clock is not None
        assert found.purse is not None
        assert (found.clock.now, found.clock.of) == (str(state.turn), f"of {terms.last_turn}")
        assert [cell.text for cell in found.clock.cells if cell.now] == [str(state.turn)]
        for cell in found.clock.cells:
            assert cell.cold == (int(cell.text) in terms.winter)
        assert dollars(found.purse.amount) == state.cash[seat]
        assert found.order == state.order
        if terms.goal is None:
            assert found.goal is None
        else:
            assert found.goal is not None
            assert found.goal.share == pytest.approx(min(1, state.cash[seat] / terms.goal))
            if terms.hidden_cash:
                assert found.goal.mark == pytest.approx(terms.announce / terms.goal)
