"""The boards beside the map explain themselves: what a cell does, whom it concerns, which rule."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.presentation.drawing.layout import Area
from rotonde.games.steam_barons.presentation.scene import scene
from rotonde.kernel.drawing.scene import Spot
from rotonde.server.deltas import Version
from rotonde.server.protocol import ListDelta
from tests.games.speech import Speech
from tests.games.steam_barons.boards import RULES, bare, full
from tests.games.steam_barons.boards import Speech as Voice
from tests.games.steam_barons.play import EAST, base, pass_to, standard, stock
from tests.rules import numbers, rule

SPEECH = Speech(GAME)
MARKET = (
    'turn = 2\nphase = "build"\nplayer = "white"\n[A]\nshares = { white = 3 }\n'
    "[black]\nperformance = 9\n[white]\nperformance = 9\n[natural]\nperformance = 7\nprice = 4\n"
    "[orange]\nperformance = 5\nprice = 8\n[green]\nperformance = 5\n[brown]\nperformance = 2\n"
)
"""The example of SB-12.4."""
TURN = 'turn = 2\norder = "BAC"\n'


def say(at, spot, seat=0):
    return [
        SPEECH.say(line, seat)[0]
        for line in GAME.presentation.describe_spot(at.state, seat, spot).lines
    ]


def market(text=MARKET):
    return stock(text, map=EAST)


@rule("SB-12.2", "SB-12.4")
def test_a_coloured_price_says_what_it_does_and_where_its_companies_would_go():
    at = market()
    assert say(at, "price:4") == [
        "Share price $4: Natural.",
        "Green +1: if the adjustment is positive, the price rises 1 more (SB-12.2).",
        "If the round ended now: Natural (performance 7) $4 → $6.",
    ]
    assert say(at, "price:8") == [
        "Share price $8: Orange.",
        "Pink −1: if the adjustment is 0 or negative, the price falls 1 more (SB-12.2).",
        "If the round ended now: Orange (performance 5) $8 → $7.",
    ]
    assert GAME.presentation.describe_spot(at.state, 0, "price:8").spots == (
        "price:8",
        "company:orange",
    )
    assert "no company is here" in say(at, "price:3")[0]
    assert "falls 2 more" in say(at, "price:18")[1]
    assert say(at, "price:18")[2] == "No price rises above this (SB-18.32)."
    assert say(at, "price:-1")[0] == "Bankrupt: nobody so far."


@rule("SB-12.1", "SB-12.4")
def test_a_column_of_the_adjustment_says_who_is_there_and_when_the_best_is():
    at = market()
    third = say(at, "cell:3")
    assert third[0] == "Cell 3: prices here move by +1."
    assert third[1] == "If the round ended now: Natural (performance 7) $4 → $6."
    assert "with 2 or 3 stacks" in third[2]
    assert GAME.presentation.describe_spot(at.state, 0, "cell:2").spots[1:] == (
        "company:black",
        "company:white",
    )
    assert say(at, "cell:6")[1:] == ["Only companies that others have outdone come here (SB-12.1)."]


@rule("SB-12.1")
def test_a_column_that_a_bankrupt_company_keeps_is_said_to_be_taken():
    # The first token takes cell 4.
    gone = MARKET.replace("[brown]\nperformance = 2", '[brown]\nprice = "B"')
    at = market('order = "green white orange natural black"\n' + gone)
    assert say(at, "price:-1")[0] == "Bankrupt: Brown."
    assert say(at, "cell:4")[1].startswith("A bankrupt company keeps this cell")
    assert GAME.presentation.describe_spot(at.state, 0, "cell:4").spots == ("cell:4",)


@rule("SB-12.3", "SB-11.15")
def test_a_column_of_the_dividends_says_what_it_pays_and_who_is_in_it():
    at = market()
    assert say(at, "dividend:3") == [
        "Performance 5–6: $3 per share, $3 for the company.",
        "Here now: Orange, Green.",
        "The bank pays this once goods have moved (SB-12.3).",
    ]
    assert say(at, "dividend:0")[0].startswith("Performance 0: $0")
    assert say(at, "dividend:8")[0] == (
        "Performance 20 or more: $8 per share, $8 for the company, $8 CEO bonus."
    )


@rule("SB-11.16")
def test_at_the_sale_nothing_is_foretold_any_more():
    # Prices have moved, performance is 0 again.
    at = market()
    assert any(piece.id.startswith("fate:") for piece in at.scene("en").pieces)
    pass_to(at, "sell")
    assert not any(piece.id.startswith(("fate:", "paid:")) for piece in at.scene("en").pieces)
    assert "This round’s prices have moved already." in say(at, "adjustment")
    assert not any("ended now" in line for n in range(1, 7) for line in say(at, f"cell:{n}"))
    assert not any("Here now" in line for n in range(9) for line in say(at, f"dividend:{n}"))


@rule("SB-11.10", "SB-11.19", "SB-11.6")
def test_rounds_order_and_marker_say_how_things_stand():
    at = market()
    assert say(at, "turns")[:2] == [
        "Round 2 of 5.",
        "Each company may build 3 times in it (SB-11.10).",
    ]
    assert "drawn again" in say(at, "order")[-1]
    names = {name.strip(" .") for name in say(at, "order")[0].split(",")}
    assert names == {"Orange", "Green", "Brown", "Natural", "Black", "White"}
    last = market(MARKET.replace("turn = 2", "turn = 5"))
    assert "the last draw" in say(last, "order")[-1]
    holder = at.state.marker
    assert say(at, "first-player", holder)[0] == "You have the first-player marker."
    assert "has the first-player marker" in say(at, "first-player", (holder + 1) % 3)[0]


@rule("SB-5.6", "SB-9.1", "SB-6.4")
def test_the_income_track_says_what_a_level_pays_and_is_worth():
    text = TURN + 'phase = "choose"\n[A]\nincome = -3\n[C]\nincome = 5\n'
    at = base(text)
    assert say(at, "income-level:-3") == [
        "Income −3: $3 to pay each turn.",
        "Here now: Ambre.",
        "At the end: −6 points (SB-9.1).",
    ]
    assert say(at, "income-level:5")[1:] == ["Here now: Cléo.", "At the end: +2 points (SB-9.1)."]
    assert GAME.presentation.describe_spot(at.state, 0, "income-level:5").spots == (
        "income-level:5",
        "seat:2",
    )
    assert "At the end it is worth no points (SB-9.1)." in say(at, "income-level:1")
    assert "Less $1 for each level of the locomotive (SB-6.4)." in say(
        standard(text), "income-level:5"
    )
    assert "bankrupt" in say(at, "income-track")[-1]
    assert "every $2" in say(standard(text), "income-track")[-1]


@rule("SB-5.4", "SB-6.2", "SB-3.6")
def test_the_order_says_where_the_next_one_comes_from():
    assert say(base(TURN + 'phase = "choose"\n'), "order")[0] == "Basile, Ambre, Cléo."
    assert "numbers of the tiles" in say(base(TURN + 'phase = "choose"\n'), "order")[-1]
    assert "auctioned" in say(standard(TURN + 'phase = "choose"\n'), "order")[-1]
    assert "being sold" in say(base(), "order")[0]


@rule("SB-8.1", "SB-7.14", "SB-7.15", "SB-14.10")
def test_engines_and_what_is_left_are_counted():
    at = base(TURN + 'phase = "choose"\n[B]\nlocomotive = 4\n', drawn=True)
    assert say(at, "locomotive:1")[0] == "Locomotive 4: runs of up to 4 links."
    assert say(at, "supply")[0] == "Goods Supply: 24 cubes on 12 spaces."
    assert say(at, "new-cities")[0] == "8 New Cities are left."
    assert say(at, "kind:0") == [
        "straight / gentle curve: 112 of 112 left.",
        "A new one costs $2, plus the ground (SB-7.6).",
    ]


@pytest.mark.parametrize(
    "spot", ["price:19", "cell:0", "cell:7", "dividend:9", "kind:99", "kind:x"]
)
def test_a_cell_that_is_not_there_has_nothing_to_say(spot):
    assert GAME.presentation.describe_spot(market().state, 0, spot) is None


def test_boards_of_other_rules_have_nothing_to_say():
    there, here = base(TURN + 'phase = "choose"\n'), market()
    for spot in ("prices", "price:4", "adjustment", "cell:1", "dividends", "first-player"):
        assert GAME.presentation.describe_spot(there.state, 0, spot) is None
    for spot in ("actions", "players", "income-track", "income-level:0", "supply", "locomotive:0"):
        assert GAME.presentation.describe_spot(here.state, 0, spot) is None


def test_every_rule_that_the_boards_name_is_in_the_guide():
    known = set(numbers(GAME.info.folder))
    for lang in ("en", "fr"):
        named = set(re.findall(r"SB-\d+\.\d+", SPEECH.text(lang)))
        assert named
        assert named <= known


@pytest.mark.parametrize("rules", RULES)
def test_a_click_on_a_board_chooses_nothing_and_asks_nothing(rules):
    """Not even after a hex has been taken: there is nothing to choose here."""
    text = TURN if rules != "stock" else "turn = 2\n"
    player = '"white"' if rules == "stock" else '"A"'
    at = {"base": base, "standard": standard, "stock": stock}[rules](
        text
        + f'phase = "build"\nplayer = {player}\n'
        + ("[A]\nshares = { white = 3 }\n" if rules == "stock" else "")
    )
    seat = at.to_act[0]
    chosen = {spot for action in at.legal(seat) for spot in action.spots(at.state)}
    for spot in scene(GAME.rules.view(at.state, seat)).spots:
        if spot.id.partition(":")[0] not in ("hex", "cube", "symbol", "tile", "space", "newcity"):
            assert spot.id not in chosen
            assert GAME.help.action_at(at.state, seat, ["hex:0613", spot.id]) is None


@pytest.mark.parametrize("rules", RULES)
def test_the_boards_are_sent_once(rules):
    """Whatever happens on them, their spots stay as they are."""
    voice = Voice("en")
    one, other = (scene(view, voice).spots for view in (bare(rules), full(rules)))
    boards = [
        spot for spot in one if spot.id.partition(":")[0] in ("price", "income-level", "kind")
    ]
    assert len(boards) > 30
    assert set(boards) <= set(other)
    versions = [Version(Boards(scene(bare(rules), voice).spots)) for _ in range(2)]
    assert json.loads(versions[1].since(versions[0])) == {}


class Boards(msgspec.Struct):
    spots: ListDelta[Spot]


@pytest.mark.parametrize("rules", RULES)
def test_no_board_lies_on_another(rules):
    """But a locomotive, which is part of its player's row."""
    areas = {}
    for spot in scene(full(rules)).spots:
        if spot.id.partition(":")[0] not in ("hex", "cube", "symbol", "locomotive"):
            areas |= {f"{spot.id} {n}": area for n, area in enumerate(rects(spot.path))}
    names = list(areas)
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            a, b = areas[one], areas[other]
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart, (one, other)


def rects(path: str) -> list[Area]:
    found = re.findall(r"M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)", path)
    return [tuple(map(float, each)) for each in found]
