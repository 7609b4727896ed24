"""Positions in notation: short to write, read back as they were, and nonsense gets a sentence."""

import re
from pathlib import Path
from random import Random

import pytest

import rotonde
from rotonde import BadInput
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.notation import positions
from rotonde.games.steam_barons.rules.actions import Bid, Take
from rotonde.games.steam_barons.rules.terms import terms_of
from rotonde.games.steam_barons.rules.view import unpack
from rotonde.kernel.chance import Chance
from tests.bad import sentence
from tests.games.steam_barons.plans import PLANS, Plan, walk
from tests.games.steam_barons.play import (
    EAST,
    ENGLAND,
    GREEN,
    ORANGE,
    base,
    colour,
    do,
    facts,
    joined,
    lay,
    links,
    offered,
    place,
    road,
    standard,
    state,
    step,
    stock,
    track,
    unfinished,
)
from tests.rules import rule

all_plans = pytest.mark.parametrize("of", PLANS, ids=repr)


# There and back


@all_plans
def test_every_decision_of_a_match_is_read_back_as_it_was(of: Plan):
    for n, (at, _, _) in enumerate(walk(of, 11)):
        if n % 4:
            continue
        text = at.position()
        back = positions.parse(text, *terms_of(at.setup), Chance(b""))
        assert facts(back) == facts(state(at))
        for seat in back.to_act:
            there = state(at).stack[-1].legal(state(at), seat)
            assert set(back.stack[-1].legal(back, seat)) == set(there)
        assert positions.write(back) == text


@pytest.mark.parametrize("of", [PLANS[0], PLANS[6], PLANS[11]], ids=repr)
def test_a_match_that_is_over_is_read_back(of: Plan):
    *_, (at, _, _) = walk(of, 12)
    assert at.over
    again = rotonde.start(
        GAME.id, of.players, seed=1, options=at.setup.options, position=at.position()
    )
    assert again.over
    assert again.standings == at.standings


def test_play_goes_on_alike_from_a_position():
    *before, _ = [at.copy() for at, _, _ in walk(PLANS[4], 13)]
    at = before[len(before) // 2]
    twin = rotonde.start(
        GAME.id, at.setup.seats, seed=1, options=at.setup.options, position=at.position()
    )
    rng = Random(1)
    for _ in range(30):
        if step(at) == "sell":
            break
        seat = at.to_act[0]
        legal = at.legal(seat)
        assert sorted(map(repr, legal)) == sorted(map(repr, twin.legal(seat)))
        action = rng.choice(legal)
        assert set(map(repr, at.play(seat, action))) == set(map(repr, twin.play(seat, action)))


def test_the_example_of_the_docs():
    page = (Path(__file__).parents[3] / "docs" / "position_notation.md").read_text("utf-8")
    example = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[-1]
    at = stock(example)
    assert (at.to_act, state(at).active) == ((0,), GREEN)
    assert joined(at, owner=GREEN) == ["Huddersfield-Manchester"]
    assert unfinished(at) == [(-1, "Sheffield"), (GREEN, "Huddersfield")]


# What is left out


def test_nothing_at_all_is_the_first_decision():
    assert (step(stock()), stock().to_act, state(stock()).active) == ("bid", (0,), ORANGE)
    assert (step(base()), base().to_act, state(base()).order) == ("opening", (0,), ())
    assert (step(standard()), standard().to_act) == ("capital", (0,))
    assert step(base(opening="dealt")) == "choose"
    assert step(base('order = "CBA"\n')) == "choose"


def test_cubes_are_drawn_unless_some_are_given():
    of = state(base(drawn=True))
    assert [len(unpack(of.cubes[city])) for city in of.terms.cities] == [2] * 22
    assert [len(unpack(space)) for space in of.spaces] == [2] * 12
    given = state(base('[cubes]\nLeeds = "RKK"\n'))
    assert unpack(given.cubes[place("Leeds")]) == (0, 5, 5)
    assert sum(map(bool, given.cubes)) == 1
    supply = state(base('supply = ["RG"]\n'))
    assert unpack(supply.spaces[0]) == (0, 4)
    assert not any(supply.cubes)


def test_players_named_or_counted():
    assert positions.seats_in("") == 3
    assert positions.seats_in("players = 2\n") == 2
    assert positions.seats_in("[E]\ncash = 1\n") == 5
    assert positions.seats_in('order = "DABC"\n') == 4
    assert len(rotonde.start(GAME.id, position="[D]\ncash = 1\n").setup.seats) == 4


def test_shares_follow_from_one_another():
    of = state(stock("[A]\nshares = { orange = 2 }\n[B]\nshares = { orange = 2 }\n"))
    assert (of.available[ORANGE], of.card[ORANGE], of.controller[ORANGE]) == (0, 3, 0)
    of = state(stock("[orange]\ncard = 2\n"))
    assert (of.available[ORANGE], of.card[ORANGE]) == (5, 2)


def test_the_middle_of_things():
    at = base('phase = "build"\norder = "ABC"\nplayer = "B"\nbuilds = 1\n[B]\ncash = 9\n')
    assert (at.to_act, state(at).builds) == ((1,), 1)
    at = base('phase = "move"\norder = "ABC"\nplayer = "B"\nround = 2\nscoring = ["B 2", "A 1"]\n')
    assert (step(at), at.to_act, state(at).queue) == ("score", (1,), ((1, 2), (0, 1)))
    at = stock('player = "green"\nauction = { open = "CA", bid = 8, by = "A" }\n')
    assert (step(at), at.to_act) == ("bid", (2,))
    at = stock(
        'player = "green"\nauction = { open = "CAB", bid = 8, by = "C", buying = true }\n'
        "[green]\navailable = 3\n"
    )
    assert (step(at), at.to_act, state(at).lots) == ("buy", (2,), 8)
    at = standard(
        'phase = "order"\norder = "ABC"\nauction = { open = "CA", bid = 3, by = "A" }\n'
        'places = "B"\n[A]\ncash = 5\n[C]\ncash = 5\n'
    )
    do(at, Bid(4))
    assert state(at).bids == [3, -1, 4]
    at = base('phase = "choose"\norder = "BAC"\nplayer = "A"\n[B]\ntile = 3\n')
    assert at.to_act == (0,)
    assert Take(3) not in offered(at)
    at = base('places = "C"\nmarker = "B"\nauction = { open = "AB", bid = 1, by = "B" }\n')
    assert (step(at), at.to_act) == ("opening", (0,))
    filling = 'phase = "build"\norder = "ABC"\nplayer = "A"\nbuilds = 2\nfilling = "Leeds"\n'
    at = base(filling + 'supply = ["RR"]\n')
    assert (step(at), at.to_act) == ("fill", (0,))


# Track


@rule("SB-2.1", "SB-18.23")
def test_tiles_their_owners_and_turns():
    at = base(
        'turn = 3\nphase = "build"\norder = "ABC"\n'
        'track = ["0613 22@1 A", "0712 T21@1 B/3 A", "0913 21@0 -"]\n'
    )
    assert joined(at, owner=0) == ["Huddersfield-Manchester"]
    assert unfinished(at) == [(-1, "Sheffield"), (1, "Huddersfield")]
    assert sorted(link.built for _, link in links(at) if link.owner >= 0) == [2, 3]


def test_a_straight_turned_half_round_is_the_same():
    one, other = (base(f'track = ["0913 21@{turn} -"]\n') for turn in (0, 3))
    assert one.position() == other.position()


def test_links_keep_their_numbers():
    roads = track(
        road("A", "Manchester", "0613", "Huddersfield"), road("B", "Hull", "1310", "Beverley")
    )
    at = base(roads + "numbers = [7, 2, 11]\n")
    assert [number for number, _ in links(at)] == [2, 7]
    assert "numbers = [7, 2, 11]" in at.position()
    assert len(state(at).track.links) == 11


def test_what_may_be_built_is_known_at_once():
    roads = track(road("A", "Manchester", "0613", "Huddersfield"))
    at = base(roads + 'phase = "build"\norder = "ABC"\n[A]\ncash = 20\n')
    assert lay("Huddersfield", "0613", "0711") in at.legal(0)


def test_new_cities_and_growth():
    of = state(base('grown = ["Leeds"]\n[cities]\nWigan = "grey"\n'))
    assert of.track.cities == {place("Wigan"): colour("grey")}
    assert of.markers == 8
    assert of.new_cities[colour("grey")] == 3
    assert state(base('[cities]\nWigan = "red"\n[cubes]\nWigan = "K"\n')).cubes[place("Wigan")]


# Nonsense

BUILD = 'phase = "build"\norder = "ABC"\n'


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("turn = ", "TOML"),
        ("turn = true\n", "Expected `int`"),
        ("cities = 3\n", "Expected `object`"),
        ("nonsense = 1\n", "no “nonsense”. Known here: players, turn"),
        ("[A]\nprice = 1\n", "no “A.price”. Known here: cash"),
        ("turn = 11\n", "The turn goes from 1 to 10, not 11"),
        ("players = 4\n", "number of players: 4 and 3"),
        ('phase = "lunch"\n', "no phase “lunch” in the base game. Phases: opening"),
        ('order = "AB"\n', "must name every player"),
        ('order = "ABB"\n', "each one once"),
        ('order = "ABD"\n', "no player “D”"),
        ("[D]\ncash = 1\n", "no player “D”"),
        ("[orange]\nprice = 1\n", "no companies in the base game"),
        ("[A]\nshares = { orange = 1 }\n", "no shares in the base game"),
        ("[A]\nincome = 11\n", "Income goes from −10 to 10"),
        ("[A]\nlocomotive = 7\n", "A locomotive goes from 1 to 6"),
        ("[A]\ncash = -1\n", ">= 0"),
        ("[A]\ntile = 8\n", "no action tile 8"),
        ("[A]\ntile = 2\n[B]\ntile = 2\n", "Two players have the action tile 2"),
        ('order = "AB"\n[C]\nout = true\ntile = 1\n', "neither cash nor a tile"),
        ("[A]\nout = true\n[B]\nout = true\n", "Nobody is out before the first turn"),
        ('track = ["0613"]\n', "is not a tile"),
        ('track = ["9999 21@0 A"]\n', "no hex 9999"),
        ('track = ["0613 99@0 A"]\n', "no tile face 99"),
        ('track = ["0613 22@1"]\n', "is not a tile"),
        ('track = ["0613 22@1 A B"]\n', "needs 1 owner:"),
        ('track = ["0613 22@1 D"]\n', "no player “D”"),
        ('track = ["0613 22@1 A/9"]\n', "from 0 to 1"),
        ('track = ["0613 T21@1 A A"]\n', "town tiles lie on towns"),
        ('track = ["0712 21@1 A"]\n', "town tiles lie on towns"),
        ('track = ["0810 21@1 A"]\n', "takes no tile"),
        ('track = ["0613 22@1 A", "0613 22@1 A"]\n', "two tiles"),
        ('track = ["0613 22@1 A", "0712 T21@1 A B"]\n', "two owners"),
        ('track = ["0407 22@0 A"]\n', "touches no city"),
        ('track = ["0214 21@1 A"]\n', "leaves the map or crosses a thick edge"),
        ('track = ["0712 T11/T21@4 A"]\n', "back to back"),
        ('track = ["0613 22@1 A"]\nnumbers = [1]\n', "2 numbers"),
        ('track = ["0613 22@1 A"]\nnumbers = [5, 4]\n', "the next one the highest"),
        ('symbols = ["Leeds-York A"]\n', "not a rail symbol"),
        ('grown = ["Wigan"]\n', "no growth marker"),
        ('grown = ["Atlantis"]\n', "no city or town “Atlantis”"),
        ('[cities]\nLeeds = "red"\n', "no New City on Leeds"),
        ('[cities]\nWigan = "black"\n', "no New City “black” left"),
        ('[cities]\nWigan = "red"\nGoole = "red"\n', "no New City “red” left"),
        ('[cubes]\nWigan = "R"\n', "Only in the stock market do cubes lie in towns"),
        ('[cubes]\nLeeds = "X"\n', "not a colour of cubes"),
        ('[cubes]\nLeeds = "RRRRRRRRRRRRRRRRRRRRR"\n', "red: 20, not 21"),
        (f"supply = {['R'] * 13}\n", "Goods Supply: 12, not 13"),
        ('ending = "tea"\n', "never ends with “tea”"),
        (BUILD + "builds = 2\n", "needs the player"),
        (BUILD + 'player = "A"\nmust = true\n', "number of builds left"),
        (BUILD + 'player = "A"\nbuilds = 1\nmust = true\n', "Only City Growth and Urbanization"),
        (BUILD + 'player = "A"\nbuilds = 1\nfilling = "Leeds"\n', "cannot be filled"),
        (BUILD + 'player = "A"\nround = 2\n', "Only the phase move has rounds"),
        (BUILD + 'auction = { open = "AB" }\n', "Nothing is auctioned"),
        ('phase = "income"\nplayer = "A"\n', "belongs to all players"),
        (
            'phase = "move"\norder = "ABC"\nplayer = "A"\nscoring = ["A x"]\n',
            "not a player with the points",
        ),
        ('phase = "move"\norder = "ABC"\nplayer = "A"\nround = 3\n', "from 1 to 2"),
        ('phase = "choose"\norder = "ABC"\nplayer = "B"\n', "have a tile each"),
        ('auction = { open = "" }\n', "still in it"),
        ('auction = { open = "AB", bid = 3 }\n', "the player who made it"),
        ('auction = { open = "AB", bid = 3, by = "C" }\n', "between its bidder and others"),
        ('auction = { open = "AB", bid = 333, by = "A" }\n', "cannot pay"),
    ],
)
def test_base_nonsense_gets_a_sentence(text, detail):
    with pytest.raises(BadInput, match=re.escape(detail)) as caught:
        base(text)
    sentence(caught.value)


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ('order = "orange"\n', ""),
        ('order = "orange pink"\n', "no company “pink”"),
        ('order = ""\n', "names no company"),
        ("[A]\nout = true\n", "companies go bankrupt"),
        ("[A]\nincome = 1\n", "cannot have “income”"),
        ("[A]\ntile = 1\n", "cannot have “tile”"),
        ("[A]\nshares = { pink = 1 }\n", "no company “pink”"),
        ("[A]\nshares = { orange = 8 }\n", "All shares of orange, in hands or not, are 7"),
        ("[orange]\navailable = 5\ncard = 5\n", "All shares of orange, in hands or not, are 7"),
        ("[orange]\nprice = 19\n", "A share price goes from 0 to 18"),
        ('[orange]\nprice = "B"\n', "the order must not name it"),
        ('order = "green"\n[orange]\ntreasury = 5\n', "is bankrupt, so it has nothing"),
        ('[A]\nshares = { orange = 1 }\n[orange]\ncontroller = "B"\n', "holds more of orange"),
        ('[A]\nshares = { orange = 1 }\n[orange]\ncontroller = "-"\n', "holds more of orange"),
        ('auction = { open = "AB" }\n', "needs the company"),
        ('player = "pink"\n', "no company “pink”"),
        ('player = "orange"\nauction = { open = "AB", bid = 4, by = "A" }\n', "from 5 to"),
        ('player = "orange"\nauction = { open = "A", buying = true }\n', "a player won"),
        ('phase = "build"\nplayer = "orange"\n', "no turn in the phase build"),
        ('order = "green"\ntrack = ["0613 22@1 orange"]\n', "owns no track"),
        ('[cities]\nWigan = "red"\n', "no New City on Wigan"),
        ('grown = ["Leeds"]\n', "no growth marker"),
    ],
)
def test_stock_nonsense_gets_a_sentence(text, detail):
    if not detail:
        assert state(stock(text)).order == (ORANGE,)  # the other five are bankrupt
        return
    with pytest.raises(BadInput, match=re.escape(detail)) as caught:
        stock(text)
    sentence(caught.value)


def test_tiles_are_counted():
    towns = [hex for hex in state(base()).terms.map.hexes if hex.town]
    lines = [f"{hex.id} T42@{turn} - - - -" for hex in towns[:6] for turn in (0,)]
    with pytest.raises(BadInput):
        base(f"track = {lines}\n")


@pytest.mark.parametrize("map", [EAST, ENGLAND])
@pytest.mark.parametrize("rules", ["stock", "base", "standard"])
def test_whatever_is_written_gives_a_playable_table_or_a_sentence(rules, map):
    """Positions of a match with words changed, lost and moved about."""
    rng = Random(f"{rules} {map}")
    plan = Plan(rules, map, 3, careful=False)
    texts = [at.position() for n, (at, _, _) in enumerate(walk(plan)) if n % 6 == 0]
    setup = plan.start(1).setup
    token = re.compile(r'[\w@/-]+|"[^"]*"|[\[\]{}=]')
    words = [word for text in texts for word in token.findall(text)]
    words += ["-1", "0", "99", "1.5", "true", '"-"', '""', "[]", "{}"]
    read = 0
    for _ in range(300):
        text = rng.choice(texts)
        for _ in range(rng.choice((1, 1, 2, 3))):
            spot = rng.choice([*token.finditer(text)])
            like = [word for word in words if word[:1].isdigit() == spot[0][:1].isdigit()]
            word = rng.choice(("", rng.choice(words), *[rng.choice(like)] * 4))
            text = text[: spot.start()] + word + text[spot.end() :]
        try:
            positions.seats_in(text)
            of = positions.parse(text, *terms_of(setup), Chance(b"1"))
        except BadInput as error:
            sentence(error)
            continue
        read += 1
        assert of.ending or all(of.stack[-1].legal(of, seat) for seat in of.to_act)
        again = positions.parse(positions.write(of), *terms_of(setup), Chance(b"1"))
        assert facts(again) == facts(of)
    assert read > 5
