"""Step 4: trade (SV-10)."""

import pytest

from rotonde.games.silverton.rules.actions import (
    NOTHING,
    Accept,
    Bundle,
    Counter,
    Decline,
    Offer,
    Refuse,
)
from rotonde.games.silverton.rules.events import (
    CashAnnounced,
    ClaimEmptied,
    Countered,
    Dealt,
    LotReturned,
    OfferRefused,
    RevenuePaid,
)
from rotonde.games.silverton.rules.state import GONE
from rotonde.kernel.step import Action
from rotonde.kernel.words import words
from tests.games.silverton.play import (
    DONE,
    buys,
    cash,
    column,
    deliver,
    do,
    offered,
    refused,
    run,
    seg,
    sells,
    state,
    statuses,
    step,
    table,
    told,
)
from tests.games.silverton.test_track import crowd
from tests.rules import rule

ACCEPT, REFUSE = Accept(), Refuse()


@rule("SV-10.1")
def test_only_the_active_player_deals_and_with_one_other_at_a_time() -> None:
    at = table('phase = "trade"\n[A]\nclaims = [1]\n[B]\nclaims = [2]\n[C]\nclaims = [3]', 3)
    refused(at, buys(0, 10, claims=(2,)), "SV-10.1", "refusal-partner")
    refused(at, buys(3, 10, claims=(2,)), "SV-10.1", "refusal-partner")
    refused(at, buys(2, 10, claims=(3,)), "SV-10.1", "refusal-not-your-turn", seat=1)
    refused(at, buys(1, 10, claims=(3,)), "SV-10.2", "refusal-not-his-claim")
    do(at, buys(1, 10, claims=(2,)))
    assert at.to_act == (1,)
    do(at, ACCEPT)
    do(at, buys(2, 10, claims=(3,)))
    do(at, ACCEPT)
    assert state(at).hands == [[1, 2, 3], [], []]


@rule("SV-10.2")
def test_cash_claims_track_and_lines_change_hands_together() -> None:
    at = table(
        'phase = "trade"\n[A]\ntrack = ["S010", "S014"]\nlines = [1]\n'
        '[B]\nclaims = ["1 with 5 worked"]\n'
    )
    give = Bundle(cash=100, segments=(seg("S010"), seg("S014")), lines=(1,))
    take = Bundle(claims=(1,))
    do(at, Offer(1, give, take))
    events = do(at, ACCEPT)
    assert told(events, Dealt) == [Dealt(0, 1, give, take)]
    assert cash(at) == [2300, 2500]
    assert state(at).roads[1].count == 2
    assert state(at).roads[0].count == 0
    assert state(at).line_owner[1] == 1
    assert state(at).goods[1] == 5
    assert state(at).hands[0] == [1]


@rule("SV-10.2")
def test_one_gives_what_one_has_each_thing_once() -> None:
    at = table('phase = "trade"\n[A]\nclaims = [1]\ntrack = ["S001", "S004"]\nlines = [2]')
    refused(at, sells(1, 10, claims=(1, 1)), "SV-10.2", "refusal-twice")
    refused(at, sells(1, 10, claims=(2,)), "SV-10.2", "refusal-not-his-claim")
    refused(at, sells(1, 10, segments=(seg("S010"),)), "SV-10.2", "refusal-not-his-track")
    refused(at, sells(1, 10, lines=(1,)), "SV-10.2", "refusal-not-his-line")
    refused(at, Offer(1, Bundle(cash=-5), Bundle(cash=5)), "SV-10.2", "refusal-negative")
    refused(at, sells(1, 10, trains=(9,)), "SV-10.2", "refusal-advanced-only")
    refused(at, sells(1, 10, segments=(999,)), "SV-10.2", "refusal-not-his-track")
    refused(at, buys(1, 2401, claims=(1,)), "SV-3.3", "refusal-cash")


LOTS = (
    'phase = "trade"\n[A]\ntrack = {}\n[B]\nclaims = ["23 with 20 worked", "24 with 9 worked", '
    '"21 with 5 worked"]\n'
)


@rule("SV-10.3", "SV-12.1", "SV-12.4")
def test_t31_goods_are_bought_and_delivered_in_the_same_turn() -> None:
    at = table(LOTS.format('["S001", "S004", "S104"]'))
    do(at, buys(1, 180, goods=((23, 6),)))
    do(at, ACCEPT)
    assert cash(at) == [2220, 2580]
    assert state(at).goods[23] == 14
    assert state(at).lots == ((23, 6),)
    do(at, DONE)
    assert step(at) == "deliver"
    run(at, deliver(23, "Denver", 6))
    assert cash(at) == [2580, 2580]
    assert state(at).sold[column("coal-denver")] == 6
    assert state(at).zone[23] == 1


@rule("SV-10.3")
def test_t31_one_delivery_is_used() -> None:
    at = table(LOTS.format('["S001", "S004", "S104"]'))
    do(at, buys(1, 180, goods=((23, 6),)))
    do(at, ACCEPT)
    do(at, DONE)
    do(at, deliver(23, "Denver", 5))
    assert state(at).deliveries == 1


@rule("SV-10.3")
def test_t31b_without_track_to_the_claim_goods_cannot_be_bought() -> None:
    at = table(LOTS.format('["S001", "S004"]'))
    refused(at, buys(1, 180, goods=((23, 6),)), "SV-10.3", "refusal-goods-route")


@rule("SV-10.3")
def test_goods_alone_go_to_the_active_player_only() -> None:
    at = table('phase = "trade"\n[A]\nclaims = ["1 with 5 worked"]\ntrack = ["S008"]')
    refused(at, sells(1, 10, goods=((1, 2),)), "SV-10.3", "refusal-goods-to-partner")
    at = table(LOTS.format('["S001", "S004", "S104"]'))
    refused(at, buys(1, 10, goods=((23, 21),)), "SV-10.3", "refusal-amount")
    refused(at, buys(1, 10, goods=((23, 0),)), "SV-10.3", "refusal-amount")
    refused(at, buys(1, 10, goods=((1, 1),)), "SV-10.3", "refusal-not-his-claim")


@rule("SV-10.3")
def test_goods_may_be_paid_for_with_claims_and_track() -> None:
    at = table(LOTS.format('["S001", "S004", "S104", "S010"]').replace("[B]", "claims = [1]\n[B]"))
    give = Bundle(cash=20, claims=(1,), segments=(seg("S010"),))
    do(at, Offer(1, give, Bundle(goods=((23, 6),))))
    do(at, ACCEPT)
    assert state(at).lots == ((23, 6),)
    assert state(at).hands[1] == [1, 21, 23, 24]


@rule("SV-10.3")
def test_snow_on_the_way_forbids_the_lot() -> None:
    text = 'turn = {}\nphase = "trade"\n[A]\ntrack = ["S031"]\n[B]\nclaims = ["80 with 5 worked"]\n'
    refused(table(text.format(8)), buys(1, 9, goods=((80, 2),)), "SV-10.3", "refusal-goods-route")
    assert table(text.format(7)).refusal(0, buys(1, 9, goods=((80, 2),))) is None


@rule("SV-10.4")
def test_a_lot_is_no_more_than_one_can_sell_and_two_are_the_most() -> None:
    text = LOTS.format('["S001", "S004", "S104", "S106"]').replace("23 with 20", "23 with 25")
    at = table(text)
    refused(at, buys(1, 10, goods=((23, 25),)), "SV-10.4", "refusal-amount")
    assert at.refusal(0, buys(1, 10, goods=((23, 24),))) is None  # Denver takes 16, Pueblo 8
    do(at, buys(1, 10, goods=((23, 10),)))
    do(at, ACCEPT)
    refused(at, buys(1, 10, goods=((23, 15),)), "SV-10.4", "refusal-amount")
    # One delivery each: 10 go to Denver, where 6 more can go, and 8 to Pueblo.
    refused(at, buys(1, 10, goods=((24, 9),)), "SV-10.4", "refusal-amount")
    do(at, buys(1, 10, goods=((24, 5),)))
    do(at, ACCEPT)
    refused(at, buys(1, 10, goods=((23, 7),)), "SV-10.4", "refusal-amount")
    assert at.refusal(0, buys(1, 10, goods=((23, 6),))) is None
    refused(at, buys(1, 10, goods=((21, 1),)), "SV-10.4", "refusal-two-lots")


@rule("SV-10.4")
def test_in_older_matches_a_lot_is_what_one_column_takes() -> None:
    at = table(LOTS.format('["S001", "S004", "S104", "S106"]'), rules_version=1)
    refused(at, buys(1, 10, goods=((23, 17),)), "SV-10.4", "refusal-amount")  # Denver takes 16
    do(at, buys(1, 10, goods=((23, 10),)))
    do(at, ACCEPT)
    refused(at, buys(1, 10, goods=((23, 7),)), "SV-10.4", "refusal-amount")
    assert at.refusal(0, buys(1, 10, goods=((24, 9),))) is None


TRAINS = (
    'phase = "trade"\n[A]\ncrew = ["S", "P"]\ntrains = {}\n'
    'track = ["S001", "S004", "S104", "S008"]\n'
    '[B]\ncrew = ["S", "P"]\nclaims = ["23 with 8 worked", "24 with 8 worked"]\n'
)
"""The rulebook's railway from Denver to Walsenburg: 7, 4 and 5 long."""


@rule("SV-10.4", "SV-17.5")
def test_trains_deliver_what_was_bought_each_once() -> None:
    at = table(TRAINS.format("[9, 24]"), rules="advanced")
    # 33 over 5 to Pueblo are 6; 24 over 5 and 9 over 7 are 5, 24 over 7 and 9 over 5 are 4.
    refused(at, buys(1, 10, goods=((23, 7),)), "SV-10.4", "refusal-amount")
    # With both claims: 24 over 5 are 4, and 9 over 5 is 1.
    do(at, buys(1, 10, goods=((23, 4),)))
    do(at, ACCEPT)
    refused(at, buys(1, 10, goods=((24, 2),)), "SV-10.4", "refusal-amount")
    do(at, buys(1, 10, goods=((24, 1),)))
    do(at, ACCEPT)
    refused(at, buys(1, 10, goods=((24, 1),)), "SV-10.4", "refusal-no-room")
    # Neither a train nor the track that they need may go.
    refused(at, sells(1, 10, trains=(9,)), "SV-10.4", "refusal-promised")
    refused(at, sells(1, 10, segments=(seg("S104"),)), "SV-10.4", "refusal-promised")
    assert at.refusal(0, sells(1, 10, segments=(seg("S008"),))) is None
    do(at, DONE)
    do(at, deliver(23, "Pueblo", 4, 24))
    do(at, deliver(24, "Pueblo", 1, 9))


@rule("SV-10.4")
def test_one_train_takes_one_lot() -> None:
    text = TRAINS.format("[24]")
    at = table(text, rules="advanced")
    both = buys(1, 10, goods=((23, 1), (24, 1)))
    refused(at, both, "SV-10.4", "refusal-no-room")
    assert table(text, rules="advanced", rules_version=1).refusal(0, both) is None
    # A train that comes with the bargain helps, unless it has run already.
    more = '[B]\ncrew = ["S", "P"]\ntrains = [{}]\n'
    wanted = Offer(1, Bundle(cash=10), Bundle(goods=((23, 1), (24, 1)), trains=(9,)))
    fresh = table(text.replace('[B]\ncrew = ["S", "P"]\n', more.format("9")), rules="advanced")
    assert fresh.refusal(0, wanted) is None
    used = 'order = "BA"\nplayer = "A"\n' + text
    used = used.replace('[B]\ncrew = ["S", "P"]\n', more.format('"9 used"'))
    refused(table(used, rules="advanced"), wanted, "SV-10.4", "refusal-no-room")
    # Of two like trains the one that has not run is handed over first.
    at = table(used.replace('"9 used"', '9, "9 used"'), rules="advanced")
    do(at, wanted)
    do(at, ACCEPT)
    do(at, DONE)
    do(at, deliver(23, "Pueblo", 1, 24))
    run(at, deliver(24, "Pueblo", 1, 9))


@rule("SV-10.4")
def test_what_is_not_delivered_returns_and_the_price_is_lost() -> None:
    at = table(LOTS.format('["S001", "S004", "S104"]'))
    do(at, buys(1, 180, goods=((23, 6),)))
    do(at, ACCEPT)
    do(at, DONE)
    do(at, deliver(23, "Denver", 4))
    events = do(at, DONE)
    assert told(events, LotReturned) == [LotReturned(0, 23, 2)]
    assert state(at).goods[23] == 16
    assert state(at).lots == ()
    assert cash(at) == [2400 - 180 + 240, 2580]


@rule("SV-10.4", "SV-9.5")
def test_a_depleted_claim_is_discarded_once_its_last_goods_are_sold_as_a_lot() -> None:
    at = table(
        'phase = "trade"\n[A]\ntrack = ["S008"]\n[B]\nclaims = ["1 with 2 worked depleted"]\n'
    )
    do(at, buys(1, 50, goods=((1, 2),)))
    do(at, ACCEPT)
    assert state(at).zone[1] == 1
    do(at, DONE)
    events = do(at, deliver(1, "Denver", 2))
    assert told(events, ClaimEmptied) == [ClaimEmptied(1)]
    assert state(at).zone[1] == GONE


@rule("SV-10.2", "SV-10.4")
def test_a_lot_whose_claim_is_bought_too_lies_on_its_card_again() -> None:
    at = table(LOTS.format('["S001", "S004", "S104"]'))
    do(at, buys(1, 100, goods=((23, 6),)))
    do(at, ACCEPT)
    do(at, buys(1, 200, claims=(23,)))
    do(at, ACCEPT)
    assert state(at).goods[23] == 20
    assert state(at).lots == ()
    do(at, DONE)
    do(at, deliver(23, "Denver", 16))
    assert state(at).goods[23] == 4


@rule("SV-10.5")
def test_track_needs_a_spare_cube_and_no_parallel() -> None:
    text = 'phase = "trade"\n[A]\ntrack = ["S001"]\n[B]\ntrack = {}\n'
    at = table(text.format('["S003"]'))
    refused(at, sells(1, 10, segments=(seg("S001"),)), "SV-10.5", "refusal-parallel")
    at = table(text.format(crowd("S001", "S002", "S003")))
    refused(at, sells(1, 10, segments=(seg("S001"),)), "SV-10.5", "refusal-no-cube-for")
    # An exchange needs no spare cube, and the track need not touch the network.
    at = table(text.replace("S001", "S180").format(crowd("S180")))
    swap = Offer(1, Bundle(segments=(seg("S180"),)), Bundle(segments=(seg("S001"),)))
    assert at.refusal(0, swap) is None
    do(at, swap)
    do(at, ACCEPT)
    assert state(at).roads[1].count == 32
    assert state(at).owner[seg("S180")] == 1


@rule("SV-10.5")
def test_a_swap_of_parallel_segments_is_fine() -> None:
    at = table('phase = "trade"\n[A]\ntrack = ["S001"]\n[B]\ntrack = ["S003"]\n')
    swap = Offer(1, Bundle(segments=(seg("S001"),)), Bundle(segments=(seg("S003"),)))
    assert at.refusal(0, swap) is None


@rule("SV-10.6")
def test_whoever_gets_a_line_needs_a_route_when_the_deal_is_done() -> None:
    text = 'phase = "trade"\n[A]\ntrack = ["S001", "S004"]\nlines = [2]\n[B]\ntrack = {}'
    at = table(text.format("[]"))
    refused(at, sells(1, 10, lines=(2,)), "SV-10.6", "refusal-no-route")
    at = table(text.format('["S002", "S005"]'))
    do(at, sells(1, 10, lines=(2,)))
    do(at, ACCEPT)
    assert state(at).line_owner[2] == 1


@rule("SV-10.7")
def test_a_deal_is_one_exchange_and_presents_are_allowed() -> None:
    at = table('phase = "trade"\n[A]\nclaims = [1]')
    refused(at, Offer(1, NOTHING, NOTHING), "SV-10.7", "refusal-empty-deal")
    refused(at, Offer(1, Bundle(cash=5), Bundle(cash=5)), "SV-10.7", "refusal-empty-deal")
    do(at, Offer(1, Bundle(claims=(1,)), NOTHING))
    do(at, ACCEPT)
    assert state(at).hands[1] == [1]


@rule("SV-10.8")
def test_an_offer_is_accepted_refused_or_answered_once() -> None:
    at = table('phase = "trade"\n[B]\nclaims = [1]')
    do(at, buys(1, 100, claims=(1,)))
    assert told(do(at, REFUSE), OfferRefused) == [OfferRefused(1)]
    assert (step(at), at.to_act) == ("trade", (0,))
    do(at, buys(1, 100, claims=(1,)))
    refused(at, Counter(Bundle(cash=100), Bundle(claims=(1,))), "SV-10.8", "refusal-same-offer")
    events = do(at, Counter(Bundle(cash=150), Bundle(claims=(1,))))
    assert told(events, Countered)
    assert (step(at), at.to_act) == ("answer", (0,))
    assert offered(at) == [ACCEPT, REFUSE]
    do(at, ACCEPT)
    assert cash(at) == [2250, 2550]
    assert state(at).hands[0] == [1]


@rule("SV-10.8")
def test_so_many_offers_a_turn_may_come_to_nothing() -> None:
    at = table('phase = "trade"\n[B]\nclaims = [1]', trade_offers="2")
    do(at, buys(1, 100, claims=(1,)))
    do(at, REFUSE)
    # A counter-offer that is refused: the offer came to nothing, and counts once.
    do(at, buys(1, 100, claims=(1,)))
    do(at, Counter(Bundle(cash=150), Bundle(claims=(1,))))
    assert at.to_act == (0,)
    do(at, REFUSE)
    assert at.to_act == (1,)  # A's offers are used up
    at = table('phase = "trade"', trade_offers="0")
    assert step(at) == "place"


@rule("SV-10.8")
def test_offers_that_lead_to_deals_do_not_count() -> None:
    at = table('phase = "trade"\n[B]\nclaims = [1, 2]', trade_offers="1")
    do(at, buys(1, 100, claims=(1,)))
    do(at, ACCEPT)
    do(at, buys(1, 100, claims=(2,)))
    do(at, Counter(Bundle(cash=150), Bundle(claims=(2,))))
    do(at, ACCEPT)
    assert (state(at).offers, state(at).deals) == (0, 2)
    do(at, sells(1, 100, claims=(1,)))
    do(at, REFUSE)
    assert at.to_act == (1,)


@rule("SV-10.8")
@pytest.mark.parametrize(("answer", "limit"), [(REFUSE, "30"), (ACCEPT, "1")])
def test_thirty_offers_are_the_end_whatever_comes_of_them(answer: Action, limit: str) -> None:
    at = table('phase = "trade"', trade_offers=limit)
    for made in range(30):
        assert at.to_act == (0,)
        (form,) = at.game.inputs.forms(at.state, 0)
        assert form.label.args["count"] == (1 if limit == "1" else 30 - made)
        do(at, buys(1, 10))
        do(at, answer)
    assert at.to_act == (1,)


@rule("SV-10.8")
def test_in_older_matches_all_offers_count_counters_included() -> None:
    text = 'phase = "trade"\n[B]\nclaims = [1]'
    at = table(text, trade_offers="2", rules_version=1)
    do(at, buys(1, 100, claims=(1,)))
    do(at, Counter(Bundle(cash=150), Bundle(claims=(1,))))
    do(at, ACCEPT)
    assert at.to_act == (1,)
    at = table(text, trade_offers="1", rules_version=1)
    do(at, buys(1, 100, claims=(1,)))
    refused(at, Counter(Bundle(cash=150), Bundle(claims=(1,))), "SV-10.8", "refusal-no-offers")


@rule("SV-10.8")
def test_who_cannot_pay_cannot_accept_and_the_offer_stands_all_the_same() -> None:
    at = table('phase = "trade"\n[A]\nclaims = [1]\n[B]\ncash = 50')
    do(at, sells(1, 100, claims=(1,)))
    assert ACCEPT not in offered(at)
    refused(at, ACCEPT, "SV-3.3", "refusal-cash")
    refused(at, Counter(Bundle(claims=(1,)), Bundle(cash=60)), "SV-3.3", "refusal-cash")
    do(at, REFUSE)


@rule("SV-10.9")
def test_a_dismantling_surveyor_on_sold_track_is_spent() -> None:
    at = table(
        'phase = "trade"\n[A]\ncash = 900\n[B]\ntrack = ["S001"]\ncrew = ["S right on own S001"]'
    )
    do(at, buys(1, 50, segments=(seg("S001"),)))
    do(at, ACCEPT)
    assert statuses(at, 1) == ["spent"]


@rule("SV-11.2")
def test_a_line_pays_once_a_turn_also_when_it_changes_hands() -> None:
    text = (
        '{}phase = "trade"\nplayer = "B"\n[A]\ntrack = ["S001", "S004"]\nlines = [2]\n'
        '[B]\ntrack = ["S002", "S005"]'
    )
    for paid, amount in (("paid = [2]\n", 0), ("", 60)):
        at = table(text.format(paid))
        do(at, buys(0, 10, lines=(2,)))
        do(at, ACCEPT)
        events = run(at, DONE)
        assert sum(each.amount for each in told(events, RevenuePaid)) == amount


def test_money_from_a_bargain_is_announced_like_any_other() -> None:
    at = table('phase = "trade"\n[A]\ncash = 4999\nclaims = [1]')
    do(at, sells(1, 200, claims=(1,)))
    events = do(at, ACCEPT)
    assert told(events, CashAnnounced) == [CashAnnounced(0, 5199)]


@rule("SV-11.1", "SV-11.2")
def test_a_line_that_snow_kept_from_paying_may_pay_its_next_owner() -> None:
    at = table(
        'turn = 8\nphase = "revenue"\norder = "AB"\n'
        '[A]\ntrack = ["S038", "S043", "S060"]\nlines = [3]\n'
        '[B]\ntrack = ["S001", "S047", "S051", "S061"]\n'
    )
    assert (step(at), at.to_act) == ("trade", (1,))
    do(at, buys(0, 10, lines=(3,)))
    do(at, ACCEPT)
    events = run(at, DONE)
    assert told(events, RevenuePaid) == [RevenuePaid(1, 3, 80)]


@rule("SV-10.3")
def test_goods_are_not_paid_for_with_passenger_lines() -> None:
    at = table(
        'phase = "trade"\n[A]\ntrack = ["S001", "S004", "S104"]\nlines = [2]\n'
        '[B]\ntrack = ["S002", "S005"]\nclaims = ["23 with 6 worked"]\n'
    )
    assert at.refusal(0, Offer(1, Bundle(lines=(2,)), Bundle(goods=((23, 6),)))) is not None


@pytest.mark.parametrize(
    ("give", "take", "reason"),
    [
        (NOTHING, Bundle(cash=300), "loss"),
        (Bundle(cash=10), NOTHING, "little"),
        (Bundle(cash=50), Bundle(claims=(1,)), "loss"),
    ],
)
def test_a_bot_that_refuses_says_why(give: Bundle, take: Bundle, reason: str) -> None:
    at = table('phase = "trade"\n[A]\nclaims = [2]\n[B]\nclaims = ["1 with 5 worked"]')
    do(at, Offer(1, give, take))
    answer = at.game.bot.heuristic_action(state(at), 1, at.legal(1))
    assert answer == Decline(reason)
    assert told(do(at, answer), OfferRefused) == [OfferRefused(1, reason)]
    assert step(at) == "trade"


def test_a_reason_must_be_one_that_can_be_said() -> None:
    at = table('phase = "trade"\n[A]\nclaims = [1]')
    do(at, Offer(1, Bundle(cash=10), NOTHING))
    refused(at, Decline("because"), "SV-10.8", "refusal-not-offered", seat=1)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ben refuses: there is too little in it."),
        ("fr", "Ben refuse\u00a0: il y a trop peu à y gagner."),
    ],
)
def test_the_reason_is_in_the_log(lang: str, said: str) -> None:
    at = table('phase = "trade"')
    spoken = words(lang, "silverton").at_table(["Ada", "Ben"])
    assert spoken.say(OfferRefused(1, "little").message(state(at))) == said
    plain = spoken.say(OfferRefused(1).message(state(at)))
    assert plain == said.partition(":")[0].rstrip("\u00a0") + "."
