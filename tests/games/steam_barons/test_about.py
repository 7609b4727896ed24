"""What pointing at something tells: true, in both languages, and without touching the table."""

from __future__ import annotations

import pytest

from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.presentation import advice
from rotonde.games.steam_barons.rules.events import DividendPaid, PriceMoved
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.server.phrases import at_table, say_score
from tests.games.speech import Speech
from tests.games.steam_barons.plans import PLANS, Plan, walk
from tests.games.steam_barons.play import (
    EAST,
    ORANGE,
    WHITE,
    base,
    do,
    lay,
    pass_to,
    place,
    road,
    standard,
    state,
    stock,
    told,
    track,
)

SPEECH = Speech(GAME)
TURN = 'turn = 2\norder = "ABC"\n'


def say(at, spot, seat=0):
    """The lines of a spot in English."""
    network = GAME.presentation.describe_spot(at.state, seat, spot)
    return [SPEECH.say(line, seat)[0] for line in network.lines]


def lit(at, spot, seat=0):
    return set(GAME.presentation.describe_spot(at.state, seat, spot).spots)


def hexes(*names, map="northern-england"):
    ids = {number: id for id, number in base(map=map).state.terms.map.index.items()}
    return {f"hex:{ids[place(name, map)]}" for name in names}


# The map


def test_a_hex_says_what_a_tile_costs_and_why_none_fits():
    at = base(TURN + 'phase = "build"\nplayer = "A"\n')
    assert "Hex 0613: hills." in say(at, "hex:0613")
    assert "A new tile costs $4 or more here: $1 per exit, $2 for the ground." in say(
        at, "hex:0613"
    )
    assert any("builds are possible here, from $4" in line for line in say(at, "hex:0613"))
    away = next(
        spot.id
        for spot in at.scene("en").spots
        if spot.id.startswith("hex:") and any("must start at" in line for line in say(at, spot.id))
    )
    assert len(say(at, away, 1)) < len(say(at, away, 0))  # only the builder is told why not


def test_a_hex_with_track_says_whose_link_it_is_and_lights_it():
    text = TURN + 'phase = "build"\nplayer = "B"\n'
    at = base(text + track(road("A", "Manchester", "0613", "Huddersfield")))
    assert "Your link Huddersfield–Manchester." in say(at, "hex:0613", 0)
    assert "Ambre’s link Huddersfield–Manchester." in say(at, "hex:0613", 1)
    assert lit(at, "hex:0613") == hexes("Manchester", "0613", "Huddersfield")
    do(at, lay("0913", "Sheffield", "1013"))
    assert any("incomplete link from Sheffield" in line for line in say(at, "hex:0913", 1))


def delivery():
    """A red cube at Manchester; Leeds is red, over a link of Ambre's and one of Basile's."""
    roads = track(
        road("A", "Manchester", "0613", "Huddersfield"),
        road("B", "Huddersfield", "0711", "Leeds"),
    )
    text = TURN + 'phase = "move"\nplayer = "A"\n' + roads
    return base(text + '[cubes]\nManchester = "R"\n[A]\nlocomotive = 2\n')


def test_a_cube_says_where_it_can_go_and_who_scores():
    at = delivery()
    spot = "cube:0513:red"
    assert "To Leeds over 2 links: Ambre +1, Basile +1." in say(at, spot)
    assert hexes("Manchester", "0613", "Huddersfield", "0711", "Leeds") <= lit(at, spot)
    assert "No run takes it to a red city now." in say(at, spot, 2)
    assert hexes("Leeds") <= lit(at, spot, 2)
    city = hexes("Leeds").pop()
    assert "Could come here now: red cube from Manchester (1)." in say(at, city)
    assert not any("Could come" in line for line in say(at, city, 2))
    home = hexes("Manchester").pop()
    assert "Could leave now: red cube to Leeds (1)." in say(at, home)


@pytest.mark.parametrize(
    ("phase", "player"), [("build", "orange"), ("move", "white"), ("move", "orange")]
)
def test_while_a_company_moves_its_runs_alone_are_told_to_who_moves_it(phase, player):
    """Ambre controls both; what the one cannot do now is no news while it is to move."""
    roads = track(
        road("white", "Manchester", "0613", "Huddersfield"),
        road("white", "Huddersfield", "0711", "Leeds"),
        road("orange", "Liverpool", "0313", "0413", "Manchester"),
    )
    text = f'turn = 2\nphase = "{phase}"\nplayer = "{player}"\n{roads}'
    at = stock(text + '[cubes]\nManchester = "R"\n[A]\nshares = { white = 2, orange = 2 }\n')
    assert at.to_act == (0,)
    lines = say(at, "cube:0513:red")
    assert ("To Leeds over 2 links: White +2." in lines) == (player == "white" or phase == "build")
    assert ("To Liverpool over one link: Orange +1." in lines) == (player == "orange")


def test_a_rail_symbol_says_its_price_and_whose_it_is():
    text = TURN + 'phase = "build"\nplayer = "A"\n'
    at = base(text, map=EAST)
    assert say(at, "symbol:0")[0].endswith(": connects the two for $3.")
    name = at.state.symbol_args(0)
    built = base(text + f'symbols = ["{name["city"]}-{name["city2"]} B"]\n', map=EAST)
    assert say(built, "symbol:0") == [f"Basile’s link {name['city']}–{name['city2']}."]


# The boards


MARKET = 'turn = 2\nphase = "build"\nplayer = "white"\n'
SHARES = (
    "[A]\nshares = { white = 3, orange = 1 }\n[B]\nshares = { white = 2 }\n"
    "[white]\nprice = 9\ntreasury = 12\nperformance = 11\navailable = 2\n"
    "[orange]\nperformance = 4\n"
)


def test_a_company_says_who_controls_it_and_who_could():
    at = stock(MARKET + SHARES, map=EAST)
    lines = say(at, "company:white", 1)
    assert lines[0] == "White: share price $9, treasury $12."
    assert "Held by Ambre (3), Basile (2)." in lines
    assert "Ambre controls it." in lines
    assert "2 more shares give you control." in lines
    assert "Too few shares are available to change that." not in lines
    assert "Nobody controls it: the first buyer of a share does." in say(at, "company:green")


def test_a_company_says_what_the_end_of_the_round_will_do_to_it():
    at = stock(MARKET + SHARES, map=EAST)
    now = {c: advice.fate(state(at), c) for c in state(at).order}
    worth = advice.dividends(state(at), 0), advice.holdings(state(at), 0)
    cash = state(at).cash[0]
    events = pass_to(at, "sell")
    assert len(told(events, DividendPaid)) == len(told(events, PriceMoved)) == 6
    for paid in told(events, DividendPaid):
        found = now[paid.company]
        assert (found.performance, found.share, found.profit, found.bonus) == (
            paid.performance,
            paid.share,
            paid.profit,
            paid.bonus,
        )
    for moved in told(events, PriceMoved):
        found = now[moved.company]
        assert (found.cell, found.before, found.price) == (moved.cell, moved.before, moved.price)
    assert state(at).cash[0] == cash + worth[0]
    held = (state(at).shares_of(0, c) * state(at).price[c] for c in state(at).order)
    assert sum(held) == worth[1]
    assert advice.fate(state(at), WHITE) is None  # that is behind us


def test_what_a_share_and_a_delivery_more_would_bring():
    at = stock(MARKET + SHARES, map=EAST)
    now, then = (advice.fate(state(at), ORANGE, more) for more in (0, 3))
    assert (now.performance, then.performance) == (4, 7)
    assert then.worth > now.worth
    assert state(at).performance[ORANGE] == 4
    lines = say(at, "company:white")
    fate = advice.fate(state(at), WHITE)
    whole = f"A share brings a dividend of ${fate.share} and sells for ${fate.price}: ${fate.worth}"
    assert any(line.startswith(whole) for line in lines)


def test_a_player_says_income_debt_and_points():
    at = standard(TURN + 'phase = "choose"\n[A]\nincome = -3\nvp = 4\nlocomotive = 2\ncash = 6\n')
    assert say(at, "seat:0") == [
        "You have $6.",
        "Income −3 less $2 maintenance: $5 to pay each turn.",
        "Locomotive 2: runs of up to 2 links, $2 maintenance each turn.",
        "Capital, at the start of a turn: at most $45, $5 per income level "
        "(per two victory points once income is −10).",
        "If the game ended now: 4 victory points, income −6, links +0: −2 in all.",
    ]


def test_an_action_tile_says_what_it_does_and_costs():
    at = base(TURN + 'phase = "choose"\n[A]\nlocomotive = 2\n')
    assert say(at, "tile:6") == [
        "6 · Locomotive: your locomotive improves by one level at once.",
        "Costs you $7 now.",
    ]
    free = "Costs $2, or nothing with the pass option (number only)."
    assert free in say(at, "tile:5")
    assert len(lit(at, "tile:7")) == 1 + len(state(at).terms.towns)
    assert "first next turn" in say(at, "tile:1")[0]
    assert "pass once" in say(standard(TURN + 'phase = "choose"\n'), "tile:1")[0]
    assert len(say(standard(TURN + 'phase = "choose"\n'), "tile:6")) == 1


# All of it


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_whatever_one_points_at_is_told(of: Plan) -> None:
    said = set()
    for n, (at, seat, _) in enumerate(walk(of, 4)):
        if n % 60 != 45:
            continue
        before = at.position()
        kept = dict(state(at).routes._known)
        spots = [spot.id for spot in at.scene("en").spots]
        for spot in spots:
            for viewer in (seat, None):
                network = GAME.presentation.describe_spot(at.state, viewer, spot)
                assert network is not None, spot
                assert network.lines
                assert network.spots[0] == spot
                assert set(network.spots) <= set(spots)
                assert len(set(network.spots)) == len(network.spots)
                for line in network.lines:
                    said.update(SPEECH.say(line, viewer))
        assert at.position() == before
        assert state(at).routes._known == kept
    assert len(said) > 100


@pytest.mark.parametrize("of", PLANS[::3], ids=repr)
def test_deliveries_are_those_on_the_menu_the_best_first(of: Plan) -> None:
    for at, seat, _ in walk(of, 5):
        here = state(at)
        if here.stack[-1].id != "move":
            continue
        found = advice.deliveries(here, (here.active,))
        assert [each.points for each in found] == sorted((e.points for e in found), reverse=True)
        legal = at.legal(seat)
        for each in found[:6]:
            assert each.move in legal
        assert all(each.owner in advice.movers(here, seat) for each in found)


@pytest.mark.parametrize(
    "spot", ["", "hex", "hex:9999", "cube:0613", "cube:0613:pink", "symbol:99", "tile:9", "x:1"]
)
def test_nonsense_has_nothing_to_say(spot):
    for at in (base(TURN), stock()):
        assert GAME.presentation.describe_spot(at.state, 0, spot) is None


def test_a_company_nobody_has_moves_nothing():
    at = stock()
    assert advice.movers(state(at), None) == ()
    assert state(at).controller == [NOBODY] * 6


def test_an_investor_s_shares_are_worth_what_they_would_sell_for():
    at = stock(
        'phase = "sell"\n[A]\ncash = 12\nshares = { orange = 2, white = 1 }\n'
        "[orange]\nprice = 7\n[white]\nprice = 3\n",
    )
    said = " ".join(say(at, "seat:0"))
    assert "$12" in said
    assert "$17" in said, "2 at 7 and 1 at 3"
    assert "$29" in said, "with the cash"
    assert "company:orange" in lit(at, "seat:0")
    assert "company:white" not in lit(at, "seat:1")


def test_scores_are_money_on_the_stock_market_and_points_elsewhere():
    money = stock('phase = "sell"\n[A]\ncash = 1200\n')
    points = base('phase = "build"\n')
    assert say_score(at_table(money, "en"), GAME.rules.scores(money.state)[0]) == "$1,200"
    assert "$" not in say_score(at_table(points, "en"), GAME.rules.scores(points.state)[0])
