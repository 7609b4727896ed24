"""Steps 5 and 6: revenue and deliveries (SV-11, SV-12)."""

from rotonde.games.silverton.rules.events import Delivered, LineSnowedIn, RevenuePaid
from tests.games.silverton.play import (
    BOARD,
    DONE,
    cash,
    column,
    deliver,
    do,
    offered,
    quiet,
    refused,
    run,
    state,
    step,
    table,
    told,
    town,
)
from tests.rules import rule

# Revenue

REVENUE = 'turn = {}\nphase = "fines"\norder = "AB"\n[A]\ncrew = ["S jailed"]\n[B]\n{}lines = [3]'


@rule("SV-11.1")
def test_a_line_with_an_open_route_pays() -> None:
    white = 'track = ["S038", "S043", "S060"]\n'
    both = 'track = ["S038", "S043", "S060", "S001", "S047", "S051"]\n'
    at = quiet(REVENUE.format(7, white))
    assert told(run(at, DONE), RevenuePaid) == [RevenuePaid(1, 3, 80)]
    at = quiet(REVENUE.format(8, white))
    events = run(at, DONE)
    assert told(events, LineSnowedIn) == [LineSnowedIn(1, 3)]
    assert not told(events, RevenuePaid)
    assert state(at).line_owner[3] == 1
    at = quiet(REVENUE.format(8, both))  # a second route is open
    assert told(run(at, DONE), RevenuePaid) == [RevenuePaid(1, 3, 80)]


# Deliveries

COAL = (
    'phase = "deliver"\n[A]\ntrack = ["S001", "S004", "S104", "S106"]\n'
    'claims = ["23 with 20 worked", "24 with 9 worked", "21 with 4 worked"]\n'
)


@rule("SV-12.1", "SV-12.4")
def test_t33_two_deliveries_from_one_claim() -> None:
    at = quiet(COAL.replace(', "S106"', ""))
    do(at, deliver(23, "Denver", 16))
    events = run(at, deliver(23, "Pueblo", 4))
    (sold,) = told(events, Delivered)
    assert (sold.each, sold.total) == (40, 160)
    assert cash(at)[0] == 2400 + 960 + 160
    assert (step(at), at.to_act) != ("deliver", (0,))


@rule("SV-12.1")
def test_two_is_the_most() -> None:
    at = table(COAL)
    do(at, deliver(23, "Denver", 1))
    do(at, deliver(24, "Pueblo", 1))
    assert at.to_act == (1,)
    at = table(COAL.replace('"deliver"', '"deliver"\ndeliveries = 2', 1))
    assert at.to_act == (1,)


@rule("SV-12.1")
def test_a_delivery_needs_a_live_open_route_of_ones_own() -> None:
    at = table(
        COAL.replace('"S104", ', "")
        .replace("claims = [", 'claims = ["1 with 3 worked", ')
        .replace('track = ["S001"', 'track = ["S008", "S001"')
    )
    refused(at, deliver(23, "Denver", 1), "SV-12.1", "refusal-delivery-route")
    refused(at, deliver(1, "Boulder", 1), "SV-12.1", "refusal-no-market")
    refused(at, deliver(1, "Denver", 4), "SV-12.1", "refusal-amount")
    refused(at, deliver(1, "Denver", 0), "SV-12.1", "refusal-amount")
    refused(at, deliver(2, "Denver", 1), "SV-12.1", "refusal-no-goods")
    refused(at, deliver(1, "Denver", 1, 9), "SV-12.1", "refusal-no-trains")
    at = table(
        'turn = 8\nphase = "deliver"\n[A]\ntrack = ["S031", "S008"]\n'
        'claims = ["80 with 5 worked", "1 with 1 worked"]'
    )
    refused(at, deliver(80, "Denver", 1), "SV-1.11", "refusal-delivery-snow")


@rule("SV-12.1")
def test_any_amount_may_be_delivered_though_only_some_are_listed() -> None:
    at = table(COAL)
    for amount in range(1, 17):
        assert at.refusal(0, deliver(23, "Denver", amount)) is None


@rule("SV-12.2")
def test_the_city_must_take_the_goods() -> None:
    text = (
        'phase = "deliver"\nplayer = "F"\n[F]\ntrack = ["S123"]\n'
        'claims = ["4 with 3 worked", "94 with 3 worked"]\n'
    )
    at = table(text, 6)
    assert at.refusal(5, deliver(4, "Santa Fe", 3)) is None
    at = table(
        'phase = "deliver"\n[A]\nrow = 2\ntrack = ["S008"]\nclaims = ["1 with 3 worked"]\n'
        "[B]\nrow = 1"
    )
    refused(at, deliver(1, "Santa Fe", 1), "SV-12.2", "refusal-no-column")


@rule("SV-12.3")
def test_t34_the_limit_holds_for_all_sales_in_a_column() -> None:
    at = table(COAL)
    do(at, deliver(23, "Pueblo", 5))
    refused(at, deliver(24, "Pueblo", 4), "SV-12.3", "refusal-limit")
    assert at.refusal(0, deliver(24, "Pueblo", 3)) is None
    assert at.refusal(0, deliver(24, "Denver", 9)) is None


@rule("SV-12.3")
def test_the_sale_limits() -> None:
    cities = ("denver", "salt-lake-city", "pueblo", "santa-fe", "el-paso")
    for goods, limits in (("lumber", (10, 8, 6, 6, 8)), ("coal", (16, 10, 8, 8, 8))):
        assert tuple(BOARD.limits[column(f"{goods}-{city}")] for city in cities) == limits
    assert [BOARD.limits[column(id)] for id in ("gold", "copper", "silver")] == [None] * 3


@rule("SV-12.3")
def test_each_player_has_a_limit_of_his_own_and_metals_have_none() -> None:
    at = table(COAL + "[B]\nsold = { coal-denver = 16, coal-pueblo = 8 }")
    assert at.refusal(0, deliver(23, "Denver", 16)) is None
    at = table('phase = "deliver"\n[A]\ntrack = ["S026"]\nclaims = ["29 with 90 worked"]')
    run(at, deliver(29, "Denver", 90))
    assert cash(at)[0] == 2400 + 90 * 250


@rule("SV-12.4")
def test_prices_wait_for_phase_5() -> None:
    at = table('phase = "deliver"\n[A]\ntrack = ["S026"]\nclaims = ["29 with 9 worked"]')
    do(at, deliver(29, "Denver", 8))
    events = run(at, deliver(29, "Denver", 1))
    assert told(events, Delivered)[0].each == 250
    assert state(at).sold[column("gold")] == 9
    assert state(at).sold_by[0][column("gold")] == 9


@rule("SV-12.5")
def test_goods_one_keeps_stay() -> None:
    at = quiet(COAL)
    run(at, DONE)
    assert state(at).turn == 2
    assert [state(at).goods[claim] for claim in (21, 23, 24)] == [4, 20, 9]


def test_the_menu_lists_the_most_the_steady_and_one() -> None:
    at = table(COAL)
    found = [
        action.amount
        for action in offered(at)
        if action != DONE and action.claim == 23 and action.city == town("Denver")
    ]
    assert found[0] == 16
    assert found[-1] == 1
    assert len(found) in (2, 3)
