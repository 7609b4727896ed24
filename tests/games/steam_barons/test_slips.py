"""The boards beside the map: what they name is there, what they say is so, what they are for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from rotonde import Table
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.presentation import advice
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.income import final_points
from rotonde.games.steam_barons.rules.market import sellable
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.kernel.contract.boards import (
    Board,
    Cards,
    Drawing,
    Figures,
    Row,
    Rows,
    Standing,
    Sum,
    Track,
)
from rotonde.kernel.table.match import replay
from rotonde.kernel.words import LANGUAGES
from tests.corpus.files import corpus, read
from tests.games.speech import Speech
from tests.games.steam_barons.boards import MAPS, RULES
from tests.games.steam_barons.play import base, sell, standard, state, step, stock

SPEECH = Speech(GAME)
STOCK = ("map", "sale", "mine", "shares", "pay", "prices", "tiles", "players")
RAIL = ("map", "actions", "players", "income", "tiles", "supply")
SHOWN = 6
"""So many moments of a step are looked at closely."""


def boards(at: Table, seat: int | None, lang: str = "en") -> dict[str, Board]:
    say = SPEECH.spoken(lang, seat).say
    found = GAME.presentation.boards(at.view(seat).board, seat, say)
    return {board.id: board for board in found}


def standing(at: Table, seat: int | None, lang: str = "en") -> Standing:
    say = SPEECH.spoken(lang, seat).say
    return GAME.presentation.standing(at.view(seat).board, seat, say)


def block(board: Board, kind: type[Any], at: int = 0) -> Any:
    return [each for each in board.blocks if isinstance(each, kind)][at]


def rows(board: Board, at: int = 0) -> dict[str, Row]:
    """By their spots."""
    return {row.spot: row for row in block(board, Rows, at).rows}


def texts(row: Row) -> list[str]:
    return [cell.text for cell in row.cells]


@cache
def played(rules: str, map: str) -> list[Table]:
    """A match of four at many moments: some of every step, and its end."""
    name = next(each.name for each in corpus(GAME.id).glob(f"*-4-{rules}-{map}.match.gz"))
    whole = replay(read(corpus(GAME.id) / name))
    at, found = whole.at(0), {}
    for decision in whole.decisions:
        found.setdefault(step(at), []).append(at.copy())
        at.play_scripted(decision.seat, decision.action, decision.drew)
    dice = Random(name)
    few = [dice.sample(each, min(SHOWN, len(each))) for each in found.values()]
    return [*(one for each in few for one in each), at]


def moments(rules: str) -> Iterator[Table]:
    for map in MAPS:
        yield from played(rules, map)


# What is named is there


def named(board: Board) -> Iterator[tuple[str, str]]:
    """Sprites, spots and parts."""
    for each in board.blocks:
        if isinstance(each, Drawing):
            yield "part", each.part
        elif isinstance(each, Rows):
            for row in each.rows:
                yield "spot", row.spot
                for cell in row.cells:
                    yield from (("sprite", cell.sprite), ("spot", cell.spot))
        elif isinstance(each, Sum):
            for line in (*each.lines, *each.totals):
                yield from (("sprite", line.sprite), ("spot", line.spot))
        elif isinstance(each, Track):
            for space in each.cells:
                yield from (("sprite", mark.sprite) for mark in space.marks)


@pytest.mark.parametrize("rules", RULES)
def test_boards_name_only_what_the_sheet_has(rules: str) -> None:
    wanted = STOCK if rules == "stock" else RAIL
    for at in moments(rules):
        scene = at.scene(None, "en")
        known = {
            "part": {part.id for part in scene.parts},
            "spot": {spot.id for spot in scene.spots},
            "sprite": set(scene.sprites),
        }
        for seat in (None, 0, 3):
            found = boards(at, seat)
            assert tuple(found) == tuple(id for id in wanted if seat is not None or id != "mine")
            assert found["map"].blocks == (Drawing("map"),)
            for board in found.values():
                absent = [(kind, id) for kind, id in named(board) if id and id not in known[kind]]
                assert absent == [], board.id


@pytest.mark.parametrize("rules", RULES)
def test_rows_have_a_cell_for_each_column_and_titles_are_short(rules: str) -> None:
    for at in moments(rules):
        for lang in LANGUAGES:
            for seat in (None, 1):
                found = boards(at, seat, lang)
                for board in found.values():
                    assert board.icon
                    assert 0 < len(board.title) <= 16
                    assert len(board.title.split()) <= 2
                    for each in board.blocks:
                        assert not isinstance(each, Cards)
                        if isinstance(each, Rows):
                            widths = {sum(cell.span for cell in row.cells) for row in each.rows}
                            assert widths == {len(each.columns)}, board.id
                standing(at, seat, lang)


# What is said is so


def test_companies_stand_in_order_with_the_figures_of_the_state() -> None:
    for at in moments("stock"):
        of = state(at)
        board = boards(at, 0)["shares"]
        found = rows(board)
        assert list(found)[: len(of.order)] == [
            f"company:{of.terms.liveries[company]}" for company in of.order
        ]
        assert [head.wide for head in block(board, Rows).columns].count(True) == 1
        for place, company in enumerate(of.order):
            row = found[f"company:{of.terms.liveries[company]}"]
            if of.price[company] == BANKRUPT:
                assert "bankrupt" in texts(row)
                continue
            number, _, price, then, performance, free, card, treasury, runs, mine = row.cells
            assert number.text == str(place + 1)
            assert price.text == str(of.price[company])
            assert performance.text == str(of.performance[company])
            assert free.text == str(of.available[company])
            assert card.text == str(of.card[company])
            assert treasury.text == f"${of.treasury[company]}"
            assert mine.text == str(of.shares_of(0, company) or "–")
            assert bool(runs.sprite) == (of.controller[company] != NOBODY)
            fate = advice.fate(of, company)
            if fate is None:
                assert then.text == "–"
            else:
                change = (fate.price > fate.before) - (fate.price < fate.before)
                assert then.tone == {1: "rise", 0: "soft", -1: "fall"}[change]
                assert then.text.split()[0] == ("bankrupt" if fate.price < 0 else str(fate.price))
            assert row.marked == (company == of.active)


def test_a_bankrupt_company_is_the_last_and_says_so() -> None:
    at = stock(
        'turn = 2\nphase = "build"\nplayer = "white"\n'
        'order = "white orange brown natural black"\n'
        '[A]\nshares = { white = 3 }\n[green]\nprice = "B"\n'
    )
    found = list(rows(boards(at, 0)["shares"]).values())
    assert found[-1].spot == "company:green"
    assert "bankrupt" in texts(found[-1])
    assert not found[-1].marked


SALE = (
    'turn = 3\nphase = "bid"\norder = "white green orange brown natural black"\n'
    "[A]\ncash = 18\n[B]\ncash = 10\nshares = { white = 1 }\n[C]\ncash = 16\n"
    "[white]\navailable = 4\nprice = 7\n[green]\navailable = 2\n[orange]\navailable = 0\n"
)


def test_the_sale_says_what_my_cash_buys_and_what_takes_control() -> None:
    at = stock(SALE)
    at.play(at.to_act[0], next(a for a in at.legal(at.to_act[0]) if getattr(a, "price", 0) == 8))
    of = state(at)
    assert of.auction is not None
    assert of.auction.bid == 8
    found = boards(at, 0)["sale"]
    value, control, price = block(found, Figures).figures
    assert (value.value, value.label) == ("2 shares", "at $9 with your $18")
    assert control.value == "2 take control"
    assert control.label == "Basile controls it with 1, you hold 0"
    fate = advice.fate(of, of.active)
    assert fate is not None
    assert price.value == f"$7 → ${fate.price}"
    theirs = block(boards(at, 1)["sale"], Figures).figures
    assert theirs[0].value == "one share"
    assert (theirs[1].value, theirs[1].label) == ("you control it", "you hold 1")
    watched = block(boards(at, None)["sale"], Figures).figures
    assert len(watched) == 1, "nobody's cash buys"


def test_my_shares_add_up_before_and_at_the_sale() -> None:
    seen = set()
    for at in moments("stock"):
        of = state(at)
        for seat in range(4):
            total = block(boards(at, seat)["mine"], Sum)
            held = sellable(of, seat)
            assert len(total.lines) == sum(1 for count in held if count)
            worth = sum(count * of.price[c] for c, count in enumerate(held) if count)
            if advice.is_adjusted(of):
                assert total.totals[0].amount == f"${worth}"
                assert total.totals[1].amount == f"${of.cash[seat] + worth}"
            else:
                dividends = advice.dividends(of, seat)
                assert total.totals[0].amount == f"${dividends}"
                then = of.cash[seat] + dividends + advice.holdings(of, seat)
                assert total.totals[1].amount == f"${then}"
            seen.add(advice.is_adjusted(of))
    assert seen == {True, False}


def test_a_sale_chosen_in_secret_shows_on_no_board() -> None:
    at = stock(
        'turn = 2\nphase = "sell"\n[A]\nshares = { white = 2 }\n[B]\nshares = { green = 2 }\n'
    )
    before = [boards(at, seat) for seat in (None, 0, 1, 2)]
    at.play(0, at.legal(0)[-1])
    assert at.ready(0)
    assert [boards(at, seat) for seat in (None, 0, 1, 2)] == before
    sell(at)
    assert boards(at, 1) != before[2]


def test_dividends_are_those_of_the_table() -> None:
    at = next(moments("stock"))
    board = boards(at, 0)["pay"]
    table = state(at).terms.tables.dividends
    heads = [column.head for column in block(board, Rows).columns[1:]]
    assert heads == ["0", "1–2", "3–4", "5–6", "7–9", "10–12", "13–15", "16–19", "20+"]
    share, profit, bonus = block(board, Rows).rows
    assert texts(share)[1:] == [str(row.share) for row in table]
    assert texts(profit)[1:] == [str(row.profit) for row in table]
    assert texts(bonus)[1:] == [str(row.bonus or "–") for row in table]
    assert [cell.spot for cell in share.cells[1:]] == [f"dividend:{at}" for at in range(len(table))]


def test_every_company_stands_on_its_price() -> None:
    for at in moments("stock"):
        of = state(at)
        spaces = block(boards(at, None)["prices"], Track).cells
        where = {
            mark.sprite.partition("-")[2]: price
            for price, space in enumerate(spaces, -1)
            for mark in space.marks
        }
        assert where == dict(zip(of.terms.liveries, of.price, strict=True))


def test_investors_are_worth_their_cash_and_shares() -> None:
    for at in moments("stock"):
        of = state(at)
        found = block(boards(at, None)["players"], Rows).rows
        order = [(of.marker + at) % 4 for at in range(4)]
        for seat, row in zip(order, found, strict=True):
            held = [of.shares_of(seat, company) for company in range(6)]
            worth = sum(n * max(0, of.price[company]) for company, n in enumerate(held))
            assert row.cells[1].text == f"${of.cash[seat]}"
            assert row.cells[-2].text == str(sum(held))
            assert row.cells[-1].text == f"${of.cash[seat] + worth}"
        assert standing(at, None).order == tuple(order)


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_railways_have_the_figures_of_the_state(rules: str) -> None:
    for at in moments(rules):
        of = state(at)
        found = rows(boards(at, 1)["players"])
        assert [int(spot[5:]) for spot in found][: len(of.order)] == list(of.order)
        for seat in range(4):
            row = found[f"seat:{seat}"]
            if of.is_out(seat):
                assert "bankrupt" in texts(row)
                continue
            _, cash, income, points, links, total, level, tile = texts(row)
            assert cash == f"${of.cash[seat]}"
            assert int(income.replace("−", "-")) == of.income[seat]
            assert int(points) == of.vp[seat]
            assert int(links) == of.track.count_finished(seat)
            assert int(total.replace("−", "-")) == final_points(of, seat)
            assert int(level) == of.level[seat]
            assert (tile == "–") == (of.taken[seat] == 0)
            assert row.marked == (of.to_act == (seat,))


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_action_tiles_say_cost_effect_and_holder(rules: str) -> None:
    for at in moments(rules):
        of = state(at)
        for number, (spot, row) in enumerate(rows(boards(at, 2)["actions"]).items(), 1):
            assert spot == f"tile:{number}"
            if rules == "base":
                cost = of.tile_cost(2, number)
                free = of.terms.tables.actions[number - 1].price == 0
                assert row.cells[2].text == ("–" if free else f"${cost}")
            assert row.cells[-2].text
            holder = of.taken.index(number) if number in of.taken else None
            assert bool(row.cells[-1].sprite) == (holder is not None)
            assert row.marked == (holder == 2)


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_income_and_supply_are_those_of_the_state(rules: str) -> None:
    for at in moments(rules):
        of = state(at)
        track = of.terms.tables.income
        found = boards(at, 0)
        for level, row in rows(found["income"]).items():
            worth = track.worth(int(level.partition(":")[2]))
            assert int(row.cells[2].text.replace("−", "-")) == worth
        spaces = block(found["income"], Track).cells
        for seat in range(4):
            sprites = [mark.sprite for mark in spaces[of.income[seat] - track.lowest].marks]
            assert bool(sprites) == (not of.is_out(seat)) or len(sprites) > 0
        supply = rows(found["supply"])
        cubes = [sum(1 for cell in row.cells if cell.sprite) for row in supply.values()]
        assert cubes == [len(space) for space in at.view(0).board.supply]
        left = [int(row.cells[1].text) for row in block(found["supply"], Rows, 1).rows]
        assert left == list(of.new_cities[: len(left)])
        tiles = [int(row.cells[-1].text) for row in block(found["tiles"], Rows, 1).rows]
        assert tiles == list(of.track.supply)


def test_what_is_always_in_sight() -> None:
    for at in moments("stock"):
        of, found = state(at), standing(at, 2)
        assert found.clock is not None
        assert (found.clock.now, found.clock.of) == (str(of.turn), "of 5")
        assert [cell.text for cell in found.clock.cells if cell.now] == [str(of.turn)]
        assert found.purse is not None
        assert found.purse.amount == f"${of.cash[2]}"
        assert found.goal is not None
        assert 0 <= found.goal.share <= 1
        assert standing(at, None).purse is None
    at = base('turn = 2\norder = "BAC"\nphase = "choose"\n[A]\nvp = 6\n[B]\nvp = 9\n')
    found = standing(at, 0)
    assert found.order == (1, 0, 2)
    assert found.goal is not None
    assert found.goal.label == "Points 6, best 9"
    assert found.goal.share == pytest.approx(2 / 3, abs=0.001)
    watched = standing(at, None).goal
    assert watched is not None
    assert watched.label == "Basile 9, Ambre 6"


# What boards are for

ROLES = {
    "stock": {
        "bid": ({"sale"}, {"map", "shares", "pay"}),
        "buy": ({"sale"}, {"map", "shares", "pay"}),
        "build": ({"map"}, {"shares", "tiles", "pay"}),
        "move": ({"map"}, {"shares", "pay"}),
        "sell": ({"mine"}, {"map", "shares"}),
    },
    "base": {
        "opening": (set(), {"map", "actions", "players"}),
        "choose": ({"actions"}, {"map", "players", "supply"}),
        "build": ({"map"}, {"players", "income", "tiles"}),
        "move": ({"map"}, {"players", "income"}),
        "score": (set(), {"map", "players", "income"}),
        "fill": ({"supply"}, {"map", "players"}),
    },
}
ROLES["standard"] = {
    **ROLES["base"],
    "capital": (set(), {"map", "players", "income"}),
    "order": (set(), {"map", "actions", "players"}),
}


@pytest.mark.parametrize("rules", RULES)
def test_a_step_has_the_boards_it_needs(rules: str) -> None:
    seen = set()
    for at in moments(rules):
        now = None if at.over else step(at)
        seen.add(now)
        found = boards(at, 0)
        decides = {id for id, board in found.items() if board.role == "decides"}
        helps = {id for id, board in found.items() if board.role == "helps"}
        if now is None:
            assert (decides, helps) == (set(), {"map", "players"})
            continue
        wanted = tuple(map(set, ROLES[rules][now]))
        if now == "build" and rules != "stock":
            tile = state(at).tile_id(state(at).taken[state(at).active])
            wanted[0].update({"city-growth": {"actions"}, "urbanization": {"supply"}}.get(tile, ()))
        assert (decides, helps) == wanted, now
    assert seen == set(ROLES[rules]) - ({"opening"} if rules == "standard" else set()) | {None}


@pytest.mark.parametrize("rules", RULES)
def test_every_spot_of_a_choice_lies_on_the_map_or_on_a_board_that_decides(rules: str) -> None:
    for at in moments(rules):
        if at.over:
            continue
        found = boards(at, at.to_act[0])
        lying = {
            id for board in found.values() if board.role == "decides" for _, id in named(board)
        }
        for action in at.legal(at.to_act[0]):
            for spot in action.spots(at.state):
                on_map = spot.partition(":")[0] in ("hex", "cube", "symbol")
                assert on_map or spot in lying, (step(at), spot)


def test_the_standard_game_is_spoken_of_as_such() -> None:
    at = standard('turn = 2\norder = "BAC"\nphase = "choose"\n')
    found = boards(at, 0)
    assert "maintenance" in block(found["players"], Rows).note
    assert [column.head for column in block(found["actions"], Rows).columns].count("cost") == 0
