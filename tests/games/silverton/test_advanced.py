"""The advanced game (SV-17)."""

from itertools import product

import pytest

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import (
    Accept,
    BuyCrew,
    BuyPlow,
    BuyTrain,
    Plow,
    ProspectLine,
    Roll,
)
from rotonde.games.silverton.rules.events import Delivered, PlowRolled, RevenuePaid, TrainBought
from rotonde.games.silverton.rules.fleet import PlowCar, Train
from tests.games.silverton.play import (
    BOARD,
    DONE,
    ROW,
    buys,
    cash,
    column,
    deliver,
    do,
    offered,
    pass_on,
    pieces,
    refused,
    run,
    seg,
    sells,
    state,
    step,
    table,
    told,
)
from tests.rules import rule


def advanced(position: str = "", seats: int = 2, **options: str) -> rotonde.Table:
    return table(position, seats, **{"rules": "advanced", **options})


@rule("SV-17.1")
def test_the_basic_rules_hold_otherwise() -> None:
    one, other = table(), advanced('[A]\ncrew = ["S+2", "S", "P+1", "P"]')
    assert offered(one) == offered(other)


# Crew and set-up


@rule("SV-17.2")
def test_r6_eight_points_buy_six_crews() -> None:
    at = advanced(seats=5)
    assert step(at) == "crew"
    found = {frozenset(action.crew) for action in offered(at, BuyCrew)}
    assert found == {
        frozenset(crew.split()) for crew in ("S+1 P+1", "S+2 P", "S P+2", "S P", "S P+1", "S+1 P")
    }
    assert len(offered(at)) == 6


@rule("SV-17.2")
def test_crew_is_bought_openly_at_the_first_placement() -> None:
    at = advanced()
    refused(at, BuyCrew(("S", "S")), "SV-17.2", "refusal-crew-points")
    refused(at, BuyCrew(("S+2", "S+1", "P+2", "P")), "SV-17.2", "refusal-crew-points")
    refused(at, BuyCrew(("S", "S", "S", "P")), "SV-17.2", "refusal-crew-points")
    refused(at, BuyCrew(("S+1", "S+1", "P")), "SV-17.2", "refusal-crew-points")
    assert BuyCrew(("S", "S", "S+1", "P+2")) in offered(at)
    do(at, BuyCrew(("S", "S+2", "P+1")))  # 12 of 15 points
    assert [piece.name for piece in pieces(at, 0)] == ["S", "S+2", "P+1"]
    assert at.view(1).board.players[0].crew[1].name == "S+2"
    do(at, DONE)
    assert (step(at), at.to_act) == ("crew", (1,))


@rule("SV-17.2")
def test_no_crew_costs_more_than_its_points() -> None:
    points = {"": 3, "+1": 4, "+2": 5}
    for seats, most in ((2, 15), (3, 14), (4, 14), (5, 8), (6, 8)):
        at = advanced(seats=seats)
        for action in offered(at, BuyCrew):
            assert sum(points[name[1:]] for name in action.crew) <= most
            assert {name[0] for name in action.crew} == {"S", "P"}


@rule("SV-17.3")
@pytest.mark.parametrize(
    ("seats", "points", "money", "trains"),
    [(2, 15, 3000, 2), (3, 14, 2600, 2), (4, 14, 2400, 1), (5, 8, 2200, 1), (6, 8, 1800, 1)],
)
def test_points_cash_and_trains_to_start_with(
    seats: int, points: int, money: int, trains: int
) -> None:
    at = rotonde.start(GAME.id, seats, seed=1, options={"rules": "advanced"})
    assert state(at).terms.points == points
    assert cash(at) == [money] * seats
    assert state(at).trains == [(Train(9),) * trains] * seats
    assert state(at).train_stock[9] == 6 - trains * seats


# Trains

COAL = (
    'phase = "deliver"\n[A]\ntrack = ["S001", "S004", "S104"]\ncrew = ["S", "P"]\n'
    'claims = [{}]\ntrains = {}\n[B]\ncrew = ["S", "P"]\n'
)


def coal(trains: str = "[9, 24]", claim: str = '"23 with 8 worked"') -> rotonde.Table:
    return advanced(COAL.format(claim, trains), trade_offers="0")


@rule("SV-17.4", "SV-17.5")
def test_r3_both_trains_together() -> None:
    at = coal()
    refused(at, deliver(23, "Denver", 5, 9, 24), "SV-17.5", "refusal-capacity")
    assert at.refusal(0, deliver(23, "Denver", 4, 9, 24)) is None
    refused(at, deliver(23, "Pueblo", 7, 9, 24), "SV-17.5", "refusal-capacity")
    assert at.refusal(0, deliver(23, "Pueblo", 6, 24, 9)) is None


@rule("SV-17.4", "SV-17.5")
@pytest.mark.parametrize(("denver", "pueblo", "most"), [(9, 24, (1, 4)), (24, 9, (3, 1))])
def test_r4_each_train_alone(denver: int, pueblo: int, most: tuple[int, int]) -> None:
    at = coal()
    refused(at, deliver(23, "Denver", most[0] + 1, denver), "SV-17.5", "refusal-capacity")
    do(at, deliver(23, "Denver", most[0], denver))
    refused(at, deliver(23, "Pueblo", most[1] + 1, pueblo), "SV-17.5", "refusal-capacity")
    refused(at, deliver(23, "Pueblo", 1, denver), "SV-17.4", "refusal-trains")
    run(at, deliver(23, "Pueblo", most[1], pueblo))
    assert cash(at)[0] == 3000 + 60 * most[0] + 40 * most[1]


@rule("SV-17.5")
def test_r5_gold_and_silver_take_half_the_room() -> None:
    text = (GAME.info.folder / "data" / "claims.toml").read_text("utf-8")
    blocks = text.split("[[claims]]")
    assert 'commodity = "coal"' in blocks[23]
    blocks[23] = blocks[23].replace('"coal"', '"silver"')  # a silver claim at Walsenburg
    at = rotonde.start(
        GAME.id,
        2,
        seed=1,
        options={"rules": "advanced"},
        data={"claims.toml": "[[claims]]".join(blocks)},
        position=ROW + COAL.format('"23 with 20 worked"', "[9, 24]"),
    )
    refused(at, deliver(23, "Denver", 9, 9, 24), "SV-17.5", "refusal-capacity")
    assert at.refusal(0, deliver(23, "Denver", 8, 9, 24)) is None
    refused(at, deliver(23, "Pueblo", 13, 9, 24), "SV-17.5", "refusal-capacity")
    assert at.refusal(0, deliver(23, "Pueblo", 12, 9, 24)) is None


@rule("SV-17.5")
def test_t45_fractions_are_dropped_before_doubling() -> None:
    at = advanced(  # the longest segment is 8: coal of Como, gold of Fairplay
        'phase = "deliver"\n[A]\ntrack = ["S038", "S040"]\ntrains = [15]\n'
        'claims = ["6 with 5 worked", "37 with 5 worked"]\n'
    )
    refused(at, deliver(6, "Denver", 2, 15), "SV-17.5", "refusal-capacity")
    assert at.refusal(0, deliver(6, "Denver", 1, 15)) is None
    refused(at, deliver(37, "Denver", 3, 15), "SV-17.5", "refusal-capacity")
    assert at.refusal(0, deliver(37, "Denver", 2, 15)) is None
    at = coal("[9, 9]")
    refused(at, deliver(23, "Pueblo", 4, 9, 9), "SV-17.5", "refusal-capacity")
    assert at.refusal(0, deliver(23, "Pueblo", 3, 9, 9)) is None
    do(at, deliver(23, "Pueblo", 1, 9))
    run(at, deliver(23, "Pueblo", 1, 9))
    assert state(at).goods[23] == 6


@rule("SV-17.5")
def test_the_route_with_the_shortest_longest_segment_is_taken() -> None:
    # Denver to Pueblo by S001 and S004 (7, 4), or by Como, Divide and Florence (8 at most).
    text = COAL.format('"2 with 8 worked"', "[42]").replace(
        '"S104"', '"S038", "S046", "S048", "S050", "S054"'
    )
    at = advanced(text)
    # Canon City to Denver: 8 by Como; with S052 to Pueblo it is 7.
    refused(at, deliver(2, "Denver", 6, 42), "SV-17.5", "refusal-capacity")
    assert at.refusal(0, deliver(2, "Denver", 5, 42)) is None
    at = advanced(text.replace('"S054"', '"S054", "S052"'))
    assert at.refusal(0, deliver(2, "Denver", 6, 42)) is None


@rule("SV-17.6")
def test_limits_bind_all_deliveries_together() -> None:
    at = coal("[72, 72, 72]", '"23 with 40 worked"')
    do(at, deliver(23, "Denver", 10, 72))
    refused(at, deliver(23, "Denver", 7, 72), "SV-12.3", "refusal-limit")
    do(at, deliver(23, "Denver", 6, 72))
    assert state(at).sold[column("coal-denver")] == 16
    assert told(run(at, deliver(23, "Pueblo", 8, 72)), Delivered)


# Buying

BUYING = 'turn = {}\nphase = "purchase"\n[A]\n{}\n'


@rule("SV-17.7", "SV-17.8")
def test_one_train_or_plow_is_bought_a_turn_in_turn_order() -> None:
    at = advanced('phase = "purchase"\norder = "BA"')
    assert at.to_act == (1,)
    assert set(offered(at)) >= {BuyTrain(9), BuyTrain(15), BuyPlow(2), DONE}
    assert BuyTrain(24) not in offered(at)
    assert told(do(at, BuyTrain(15)), TrainBought) == [TrainBought(1, 15, 0, 120)]
    assert cash(at)[1] == 2880
    assert state(at).trains[1] == (Train(9), Train(9), Train(15))
    assert state(at).train_stock[15] == 5
    assert at.to_act == (0,)


@rule("SV-17.7")
@pytest.mark.parametrize("kind", ["train", "plow"])
def test_each_type_has_its_price_and_its_turn(kind: str) -> None:
    table_ = {
        "train": [(9, 80, 1), (15, 120, 1), (24, 200, 5), (42, 320, 9), (72, 500, 13)],
        "plow": [(2, 40, 1), (3, 80, 5), (4, 140, 9), (5, 200, 13)],
    }[kind]
    for type_, price, turn in table_:
        action = BuyTrain(type_) if kind == "train" else BuyPlow(type_)
        if turn > 1:
            refused(advanced(BUYING.format(turn - 1, "")), action, "SV-17.8", "refusal-too-early")
        at = advanced(BUYING.format(turn, f"cash = {price}"))
        run(at, action)
        assert cash(at)[0] == 0
        at = advanced(BUYING.format(turn, f"cash = {price - 1}"))
        if step(at) == "purchase" and at.to_act == (0,):
            refused(at, action, "SV-3.3", "refusal-cash")
    refused(advanced(BUYING.format(1, "")), BuyTrain(10), "SV-17.7", "refusal-no-such-type")


@rule("SV-17.8")
def test_what_is_out_of_stock_cannot_be_bought() -> None:
    at = advanced('phase = "purchase"\n[A]\ncash = 900\nplows = [2, 2]\n[B]\nplows = [2]')
    refused(at, BuyPlow(2), "SV-17.8", "refusal-sold-out")


@rule("SV-17.8", "SV-17.9", "SV-17.10")
def test_t50_what_cannot_be_bought_or_traded_in() -> None:
    at = advanced(BUYING.format(4, ""))
    refused(at, BuyTrain(24), "SV-17.8", "refusal-too-early")
    at = advanced(BUYING.format(20, "trains = [72]"))
    refused(at, BuyTrain(42, 72), "SV-17.9", "refusal-no-trade-in")
    at = advanced(BUYING.format(4, "trains = [9, 9, 15, 15]"))
    refused(at, BuyTrain(15), "SV-17.10", "refusal-four-trains")
    assert BuyTrain(15, 9) in offered(at)
    assert BuyPlow(2) in offered(at)
    at = advanced('phase = "trade"\n[A]\ntrains = [9, 9, 15, 15]\n[B]\ntrains = [9]')
    refused(at, buys(1, 10, trains=(9,)), "SV-17.16", "refusal-four-trains")


@rule("SV-17.9")
def test_a_trade_in_costs_the_difference_and_the_old_one_is_for_sale_again() -> None:
    at = advanced(BUYING.format(5, "cash = 160\ntrains = [9, 9]"))
    refused(at, BuyTrain(24), "SV-3.3", "refusal-cash")
    do(at, BuyTrain(24, 9))
    assert cash(at)[0] == 0
    assert state(at).trains[0] == (Train(9), Train(24))
    assert state(at).train_stock[9] == 6 - 3
    at = advanced(BUYING.format(5, "cash = 60\nplows = [2]"))
    refused(at, BuyPlow(3, 4), "SV-17.9", "refusal-nothing-to-trade-in")
    do(at, BuyPlow(3, 2))
    assert state(at).plows[0] == (PlowCar(3),)
    assert cash(at)[0] == 0


@rule("SV-17.9")
def test_a_trade_in_is_for_another_type_and_never_pays() -> None:
    at = advanced(BUYING.format(9, "trains = [42, 9]"))
    refused(at, BuyTrain(42, 42), "SV-17.9", "refusal-trade-in-down")
    refused(at, BuyTrain(15, 42), "SV-17.9", "refusal-trade-in-down")
    assert BuyTrain(24, 42) in offered(at)  # 200 - 160


@rule("SV-17.10")
def test_plows_have_no_limit() -> None:
    at = advanced(BUYING.format(13, "trains = [9, 9, 15, 15]\nplows = [2, 3, 4, 4, 5]"))
    assert BuyPlow(5) in offered(at)


@rule("SV-17.11")
def test_what_was_used_stays_used_when_it_changes_hands() -> None:
    at = advanced(
        'turn = 8\nphase = "trade"\nplayer = "B"\n[A]\ntrains = ["24 used"]\nplows = ["2 used"]\n'
        '[B]\ntrack = ["S031"]\nclaims = ["80 with 5 worked"]\ntrains = []\n'
    )
    do(at, buys(0, 10, trains=(24,), plows=(2,)))
    do(at, Accept())
    assert state(at).trains[1] == (Train(24, -1, True),)
    assert state(at).plows[1] == (PlowCar(2, True),)


# Plows

SNOW = (
    'turn = 8\nphase = "plow"\n[A]\ntrack = ["S031", "S038", "S027"]\nplows = {}\n'
    'claims = ["80 with 5 worked"]\ntrains = [72]\n'
)


@rule("SV-17.12")
def test_plows_are_all_sent_before_the_first_roll_one_to_a_segment() -> None:
    at = advanced(SNOW.format("[2, 3]"))
    assert step(at) == "plow"
    refused(at, Plow(2, seg("S027")), "SV-17.12", "refusal-not-own-snow")
    refused(at, Plow(2, seg("S033")), "SV-17.12", "refusal-not-own-snow")
    refused(at, Plow(5, seg("S031")), "SV-17.12", "refusal-no-plow")
    refused(at, Plow(5, 999), "SV-1.5", "refusal-no-segment")
    assert do(at, Plow(2, seg("S031"))) == ()
    refused(at, Plow(3, seg("S031")), "SV-17.12", "refusal-plow-there")
    events = do(at, Plow(3, seg("S038")), 6, 1)
    assert told(events, PlowRolled) == [
        PlowRolled(0, seg("S031"), 6, 2, True),
        PlowRolled(0, seg("S038"), 1, 3, False),
    ]
    assert step(at) == "trade"


@rule("SV-17.12")
def test_without_snow_no_plow_goes_out() -> None:
    assert step(advanced(SNOW.replace("8", "7", 1).format("[2]"))) == "trade"
    assert step(advanced(SNOW.format('["2 used"]'))) == "trade"


@rule("SV-17.13")
def test_t48_die_and_bonus_must_reach_the_length() -> None:
    for die in range(1, 7):
        at = advanced(SNOW.format("[2]"))
        events = do(at, Plow(2, seg("S031")), die)
        (rolled,) = told(events, PlowRolled)
        assert rolled.success == (die == 6)  # length 8 needs a 6
    nine = SNOW.format("[2]").replace('"S031", "S038", "S027"', '"S025"')
    at = advanced(nine)
    assert BOARD.lengths[seg("S025")] == 9
    assert not told(do(at, Plow(2, seg("S025")), 6), PlowRolled)[0].success
    six = SNOW.format("[5]").replace('"S031", "S038", "S027"', '"S016"')
    at = advanced(six)
    assert BOARD.lengths[seg("S016")] == 6
    assert told(do(at, Plow(5, seg("S016")), 1), PlowRolled)[0].success


@rule("SV-17.13")
def test_a_cleared_segment_serves_deliveries_and_lines_until_the_turn_ends() -> None:
    at = advanced(
        SNOW.format("[5]")
        .replace('"S027"]', '"S043", "S060"]\nlines = [3]')
        .replace("[5]", "[5, 5, 5]"),
        trade_offers="0",
    )
    do(at, Plow(5, seg("S031")))
    do(at, Plow(5, seg("S038")))
    events = run(at, Plow(5, seg("S043")), 6, 6, 6)
    assert told(events, RevenuePaid) == [RevenuePaid(0, 3, 80)]
    assert step(at) == "deliver"
    assert at.refusal(0, deliver(80, "Denver", 5, 72)) is None
    pass_on(at, to="place")
    assert state(at).turn == 9
    assert state(at).cleared == [0, 0]
    assert state(at).plows[0] == (PlowCar(5),) * 3  # all are back


@rule("SV-17.13")
def test_a_failed_plow_has_failed_for_this_turn() -> None:
    at = advanced(SNOW.format("[2]"))
    do(at, Plow(2, seg("S031")), 1)
    assert state(at).plows[0] == (PlowCar(2, True),)
    assert state(at).find_closed(0) >> seg("S031") & 1
    at = advanced(SNOW.format("[2]"))
    do(at, Roll())
    assert state(at).plows[0] == (PlowCar(2),)


@rule("SV-17.14")
def test_placement_gains_nothing_from_plows() -> None:
    at = advanced(
        'turn = 8\n[A]\ntrack = ["S038", "S043", "S060"]\nplows = [5, 5]\ncrew = ["S", "P"]'
    )
    refused(at, ProspectLine(0, 3), "SV-4.14", "refusal-route-snowed-in")


@rule("SV-17.15")
def test_the_odds_of_a_plow() -> None:
    for bonus, length in product((2, 3, 4, 5), range(3, 13)):
        wins = sum(die + bonus >= length for die in range(1, 7))
        assert wins == 6 if length <= bonus + 1 else wins == max(0, 7 - (length - bonus))
        assert (wins == 0) == (length > bonus + 6)


# Trade


@rule("SV-17.16")
def test_trains_and_plows_can_be_traded() -> None:
    at = advanced('phase = "trade"\n[A]\ntrains = [9]\nplows = [2]')
    refused(at, sells(1, 10, trains=(15,)), "SV-17.16", "refusal-not-his-train")
    refused(at, sells(1, 10, plows=(3,)), "SV-17.16", "refusal-not-his-plow")
    refused(at, sells(1, 10, trains=(9, 9)), "SV-17.16", "refusal-not-his-train")
    do(at, sells(1, 60, trains=(9,), plows=(2,)))
    do(at, Accept())
    assert state(at).trains == [(), (Train(9), Train(9), Train(9))]
    assert state(at).plows == [(), (PlowCar(2),)]


@rule("SV-10.4", "SV-17.16")
def test_a_lot_is_no_more_than_the_unused_trains_carry() -> None:
    at = advanced(
        'phase = "trade"\n[A]\ntrack = ["S001", "S004", "S104"]\ntrains = [9, 24]\n'
        '[B]\nclaims = ["23 with 20 worked"]\n'
    )
    refused(at, buys(1, 10, goods=((23, 7),)), "SV-10.4", "refusal-amount")
    assert at.refusal(0, buys(1, 10, goods=((23, 6),))) is None  # 33 / 5 to Pueblo
    at = advanced(
        'phase = "trade"\n[A]\ntrack = ["S001", "S004", "S104"]\ntrains = ["9 used"]\n'
        '[B]\nclaims = ["23 with 20 worked"]\n'
    )
    refused(at, buys(1, 10, goods=((23, 1),)), "SV-10.4", "refusal-no-room")
