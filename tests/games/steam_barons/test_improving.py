"""Builds that change what lies there, what builds cost, and tiles that run short (SB-7.6 ff.)."""

import pytest

from rotonde.games.steam_barons.rules.actions import Lay, Redirect
from rotonde.games.steam_barons.rules.events import LinkCompleted, TrackLapsed
from tests.games.steam_barons.play import (
    DONE,
    EAST,
    allows,
    base,
    connect,
    do,
    joined,
    lay,
    offered,
    place,
    redirect,
    refused,
    road,
    state,
    stock,
    tile,
    told,
    track,
    unfinished,
)
from tests.rules import rule

BUILD = 'phase = "build"\norder = "ABC"\n'
RICH = "[A]\ncash = 60\n[B]\ncash = 60\n"
TO_HUDDERSFIELD = lay("0613", "Manchester", "Huddersfield")


def built(*roads, more: str = "", money: str = RICH, **options):
    """A's build turn on a map with these roads."""
    return base(track(*roads) + BUILD + more + money, **options)


# Improvements


@rule("SB-7.7", "SB-14.16")
def test_an_improvement_keeps_old_track_and_its_owner():
    at = built(road("B", "Huddersfield", "0711", "Leeds"), road("A", "Leeds", "Bradford"))
    before = state(at).cash[0]
    do(at, lay("Bradford", "Leeds", "0711"))
    do(at, lay("0711", ("Huddersfield", "Leeds"), ("Bradford", "0812")))
    # T2x: 2 + 1; the crossing: four exits.
    assert before - state(at).cash[0] == 3 + 4
    assert joined(at, owner=1) == ["Huddersfield-Leeds"]
    refused(at, lay("0711", "Huddersfield", "Leeds"), "SB-7.7", "refusal-not-improved")
    refused(at, lay("0711", "Bradford", "0812"), "SB-7.7", "refusal-not-improved")


@rule("SB-7.7")
def test_ground_is_paid_once():
    at = built(road("B", "Huddersfield", "0613", "Buxton"))
    do(at, lay("0613", ("Huddersfield", "Buxton"), ("Manchester", "0713")))
    assert state(at).cash[0] == 56  # 0613 is a hill


# Redirections


@rule("SB-7.8", "SB-14.4")
def test_the_last_tile_of_an_unfinished_link_is_turned():
    at = built(road("A", "Manchester", "0613", "0713"))
    do(at, redirect("0613", "0713", "Manchester", "Huddersfield"))
    assert state(at).cash[0] == 58
    assert unfinished(at) == [(0, "Manchester")]
    events = do(at, DONE)
    assert told(events, TrackLapsed) == [TrackLapsed(0, place("Manchester"))]
    assert unfinished(at) == [(-1, "Manchester")]


@rule("SB-7.8")
def test_a_redirection_that_completes_the_link_counts():
    at = built(road("A", "Leeds", "0711", "0812"), road("A", "Huddersfield", "0812", "Sheffield"))
    do(at, lay("Huddersfield", "0812", "0711"), redirect("0711", "0812", "Leeds", "Huddersfield"))
    assert "Huddersfield-Leeds" in joined(at, owner=0)
    do(at, DONE)
    assert unfinished(at) == []


@rule("SB-7.8")
def test_what_cannot_be_turned():
    at = built(
        road("B", "Manchester", "0613", "0713"),
        road("A", "Leeds", "0811", "0912"),
        road("A", "Huddersfield", "0711"),
    )
    refused(
        at,
        redirect("0613", "0713", "Manchester", "Huddersfield"),
        "SB-7.8",
        "refusal-redirect-foreign",
    )
    spur = Redirect(
        place("Huddersfield"), lay("Huddersfield", "0812").way, 6 * place("Huddersfield") + 1
    )
    refused(at, spur, "SB-7.8", "refusal-redirect-town")
    refused(at, redirect("0811", "Leeds", "0711", "0912"), "SB-7.8", "refusal-redirect-end")


@rule("SB-18.22", "SB-7.8")
def test_turning_nobodys_track_takes_it_only_if_that_finishes_it():
    at = built(road("-", "Manchester", "0613", "0713"))
    do(at, redirect("0613", "0713", "Manchester", "Buxton"))
    assert unfinished(at) == [(-1, "Manchester")]
    done = built(road("-", "Leeds", "0711", "0812"), road("A", "Huddersfield", "0812", "Sheffield"))
    do(done, lay("Huddersfield", "0812", "0711"))
    do(done, redirect("0711", "0812", "Leeds", "Huddersfield"))
    assert joined(done, owner=0) == ["Huddersfield-Leeds", "Huddersfield-Sheffield"]


@rule("SB-18.22")
def test_on_a_tile_with_two_pieces_all_four_exits_are_paid():
    at = built(road("B", "Huddersfield", "0613", "Buxton"), road("A", "Manchester", "0613", "0713"))
    do(at, redirect("0613", "0713", ("Huddersfield", "Buxton"), ("Manchester", "0614")))
    assert state(at).cash[0] == 56
    assert joined(at, owner=1) == ["Buxton-Huddersfield"]


@rule("SB-7.8", "SB-2.1")
def test_only_the_link_that_was_turned_is_told_of():
    at = built(
        road("A>", "Manchester", "0613", "Huddersfield"), road("A", "Sheffield", "0713", "0613")
    )
    do(at, lay("Huddersfield", "0613", "0713"))  # finished this very turn
    crossing = lay("0613", ("Manchester", "Huddersfield"), ("0713", "0614"))
    do(at, crossing)
    events = do(at, redirect("0613", "0614", ("Manchester", "Huddersfield"), ("0713", "Buxton")))
    assert told(events, LinkCompleted) == []


# Tiles


@rule("SB-14.10", "SB-1.6")
def test_a_face_that_is_used_up_cannot_be_built():
    at = built(money="[A]\ncash = 99\n")
    of = state(at)
    assert allows(at, lay("Bradford", "Leeds"))
    kinds = of.track.catalog.printed["T11"]
    for kind in kinds:
        of.track.supply[kind] = 0
    of.menu = None
    refused(at, lay("Bradford", "Leeds"), "SB-14.10", "refusal-no-tile-left")
    assert at.view(0).board.stock[kinds[0]] == 0  # shown to everyone
    assert allows(at, lay("Bradford", "Leeds", "0610"))


@rule("SB-18.23")
def test_a_tile_lifted_off_counts_as_supply():
    at = built(road("A", "Leeds", "Bradford"), money="[A]\ncash = 99\n")
    of = state(at)
    three = of.track.kinds[place("Bradford")]
    assert three in of.track.catalog.printed["T11"]
    back = next(f for f in of.terms.box.tiles[three].faces if f != "T11")
    others = [kind for kind in of.track.catalog.printed[back] if kind != three]
    of.track.supply[three] = 0
    for kind in others:
        of.track.supply[kind] = 0
    of.menu = None
    swap = next(b for b in offered(at, Lay) if of.track.catalog.ways[b.way].face == back)
    do(at, swap)
    assert of.track.supply[three] == 0


@rule("SB-18.23")
def test_of_two_kinds_with_a_face_the_larger_pile_gives():
    at = built(money="[A]\ncash = 99\n")
    of = state(at)
    kinds = of.track.catalog.printed["T11"]
    assert [of.terms.box.tiles[kind].faces for kind in kinds] == [("T31", "T11"), ("T34", "T11")]
    spurs = [("Bradford", "Leeds"), ("Buxton", "0614"), ("Northallerton", "Darlington")]
    do(at, lay(*spurs[0]))
    assert of.track.kinds[place("Bradford")] == kinds[0]  # level: T31
    do(at, lay(*spurs[2]))
    assert of.track.kinds[place("Northallerton")] == kinds[1]


# Stepping back


@rule("SB-7.1")
def test_a_build_turn_is_a_draft_until_it_is_confirmed():
    at = built()
    draft = at.draft(0)
    draft.play(lay("0811", "Leeds", "0911"))
    draft.play(TO_HUDDERSFIELD)
    draft.back()
    draft.back()
    draft.play(TO_HUDDERSFIELD)
    draft.play(DONE)
    assert (unfinished(at), at.to_act) == ([], (0,))
    draft.confirm()
    assert (unfinished(at), at.to_act) == ([(0, "Manchester")], (1,))


@rule("SB-11.12", "SB-7.4", "SB-11.11", "SB-18.11", "SB-18.12", "SB-11.10")
def test_vector_3_a_company_issues_a_share():
    at = stock('phase = "build"\n[A]\nshares = { black = 1 }\n')
    of = state(at)
    black = of.active
    assert (of.treasury[black], of.card[black], of.available[black]) == (5, 6, 0)
    do(at, tile("0613", "22", 1))
    assert of.treasury[black] == 1
    do(at, tile("0712", "T21", 1))
    assert (of.treasury[black], of.card[black], of.available[black]) == (3, 5, 1)
    assert joined(at) == ["Huddersfield-Manchester"]
    do(at, tile("0711", "22", 2))
    assert of.treasury[black] == 1
    refused(at, lay("0811", "Leeds", "0911"), "SB-11.10", "refusal-no-builds-left")
    assert unfinished(at) == [(black, "Huddersfield")]
    assert (of.card[black], of.available[black]) == (5, 1)


@pytest.mark.parametrize("hex", ["0613", "0711"])
@rule("SB-7.6")
def test_costs_are_paid_tile_by_tile(hex):
    at = built(money="[A]\ncash = 60\n")
    build = next(b for b in offered(at, Lay) if b.hex == place(hex))
    cost = state(at).track.cost(build)
    do(at, build)
    assert state(at).cash[0] == 60 - cost


@rule("SB-7.6", "SB-7.7", "SB-10.4", "SB-10.5")
@pytest.mark.parametrize(
    ("hex", "face", "cost"),
    [
        ("1007", "21", 5),  # a mountain
        ("1106", "22", 5),  # a hill with a river
        ("0506", "21", 2),
        ("0809", "T22", 6),  # a town on a hill with a river
        ("0712", "T43", 8),
        ("0513", "T11", 5),
    ],
)
def test_vector_4_new_tiles(hex, face, cost):
    rails = state(base(map=EAST)).track
    assert rails.cost(tile(hex, face, 0, EAST)) == cost


@rule("SB-7.7", "SB-7.8", "SB-10.4", "SB-18.22")
def test_vector_4_swaps_and_the_symbol():
    rails = state(base(map=EAST)).track.copy()
    for hex in ("1007", "0809", "1106"):
        rails.tile[place(hex, EAST)] = 0  # something lies there: the ground is paid
    assert rails.cost(tile("1007", "42", 0, EAST)) == 4
    assert rails.cost(tile("0809", "T32", 0, EAST)) == 4
    turned = tile("1106", "21", 0, EAST)
    assert rails.cost(Redirect(turned.hex, turned.way, 6 * turned.hex)) == 2
    assert rails.cost(connect("New York-Philadelphia")) == 3


@rule("SB-7.8", "SB-7.11")
def test_after_stepping_back_the_same_tiles_can_be_laid():
    at = built()
    before = offered(at)
    do(at, TO_HUDDERSFIELD)
    during = offered(at)
    at.undo(0)
    assert offered(at) == before
    do(at, TO_HUDDERSFIELD)
    assert offered(at) == during
