"""Auctions as they are watched, and standing bids: what is shown is so, what is bid is legal."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.games.steam_barons.rules.actions import Bid, Buy, Pass
from rotonde.kernel.contract.auction import Auction
from tests.games.steam_barons.test_words import say

GAME = rotonde.game("steam-barons")
BIDS = ("bid", "opening", "order")


def table(players=3, position=None, **options):
    return rotonde.start("steam-barons", players, seed=4, options=options, position=position)


def watched(of) -> Auction:
    found = GAME.inputs.auction(of.state, None)
    assert found is not None
    return found


def who(of, field):
    return [one.seat for one in watched(of).bidders if getattr(one, field)]


def test_a_share_auction_shows_who_leads_who_is_out_and_who_speaks():
    of = table()
    first = of.state.marker
    second, third = (first + 1) % 3, (first + 2) % 3
    assert [one.seat for one in watched(of).bidders] == [first, second, third]
    assert (who(of, "leads"), who(of, "out"), who(of, "speaks")) == ([], [], [first])
    least = watched(of).least
    of.play(first, Bid(least + 2))
    of.play(second, Pass())
    assert (who(of, "leads"), who(of, "out"), who(of, "speaks")) == ([first], [second], [third])
    assert watched(of).least == least + 3
    assert say(watched(of).standing, None)[0] == f"{NAMES[first]} bids ${least + 2}"


NAMES = ("Ambre", "Basile", "Cléo")


def test_who_cannot_pay_the_next_bid_is_out_of_a_share_auction():
    of = table()
    third = (of.to_act[0] + 2) % 3
    of.state.cash[third] = watched(of).least
    assert who(of, "out") == []
    of.play(of.to_act[0], Bid(watched(of).least))
    assert who(of, "out") == [third]


def test_at_the_sale_all_who_can_pay_may_still_buy():
    of = table()
    of.state.available[of.state.line[0]] = 3
    first = of.to_act[0]
    of.play(first, Bid(watched(of).least))
    while of.state.stack[-1].id == "bid":
        of.play(of.to_act[0], Pass())
    sale = watched(of)
    assert sale.occasion == ""
    assert (who(of, "leads"), who(of, "out"), who(of, "speaks")) == ([first], [], [first])
    assert say(sale.standing)[0] == f"${of.state.lots} each"
    of.play(first, Buy(1))
    assert who(of, "out") == [first]


def test_places_in_the_order_are_noted():
    of = table(4, rules="standard")
    while of.state.stack[-1].id != "order":
        of.play(of.to_act[0], of.legal(of.to_act[0])[0])
    of.play(of.to_act[0], Pass())
    out = who(of, "out")
    assert out == list(of.state.places)
    note = next(one.note for one in watched(of).bidders if one.seat == out[0])
    assert say(note)[0] == "place 4"


@pytest.mark.parametrize("rules", ["stock", "base", "standard"])
def test_a_standing_bid_is_always_legal_and_never_above_its_ceiling(rules):
    rng = Random(rules)
    of = table(4, rules=rules)
    seen, occasions = 0, {}
    while of.to_act and seen < 60 and of.n < 3000:
        seat, step = of.to_act[0], of.state.stack[-1].id
        auction = GAME.inputs.auction(of.state, seat)
        assert (auction is not None) == (step in (*BIDS, "buy"))
        action = rng.choice(of.legal(seat))
        if auction is not None:
            say(auction.lot), say(auction.standing, seat)
            for one in auction.bidders:
                say(one.money, seat)
                assert one.note is None or say(one.note, seat)
            assert who(of, "speaks") == [seat]
        if step in BIDS:
            seen += 1
            assert auction.bidder(seat) is not None
            # Never the same name for another auction.
            lot = occasions.setdefault(auction.occasion, (of.state.turn, say(auction.lot)))
            assert lot == (of.state.turn, say(auction.lot))
            for most in (0, auction.least - 1, auction.least, auction.least + 3, 999):
                standing = GAME.inputs.limit_bid(of.state, seat, most)
                assert of.refusal(seat, standing) is None
                bids = auction.least <= min(most, auction.bidder(seat).most)
                assert standing == (Bid(auction.least) if bids else Pass())
            action = GAME.inputs.limit_bid(of.state, seat, rng.randrange(12))
        of.play(seat, action)
    assert seen > 10
    assert len(occasions) > 1


def test_no_auction_once_it_is_over_or_elsewhere():
    of = table(3, rules="base", opening="dealt")
    assert GAME.inputs.auction(of.state, 0) is None
    assert (
        rotonde.game("steam-tunnel").inputs.auction(rotonde.start("steam-tunnel", 2).state, 0)
        is None
    )
