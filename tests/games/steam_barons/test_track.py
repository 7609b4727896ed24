"""Where track may lie, whose it is, and what becomes of it (SB-7, SB-14, SB-18.18 to SB-18.23)."""

from rotonde.games.steam_barons.rules.actions import Lay
from rotonde.games.steam_barons.rules.events import LinkCompleted, TrackLapsed
from tests.games.steam_barons.play import (
    DONE,
    allows,
    base,
    do,
    joined,
    lay,
    links,
    offered,
    place,
    redirect,
    refused,
    road,
    state,
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


# Links


@rule("SB-2.1", "SB-2.4", "SB-18.21")
def test_a_link_is_complete_when_a_town_tile_opens_its_side():
    at = built()
    do(at, TO_HUDDERSFIELD)
    assert unfinished(at) == [(0, "Manchester")]
    events = do(at, lay("Huddersfield", "0613", "0711"))
    assert joined(at) == ["Huddersfield-Manchester"]
    (finished,) = told(events, LinkCompleted)
    assert finished.owner == 0
    assert {finished.hex, finished.city} == {place("Huddersfield"), place("Manchester")}
    assert unfinished(at) == [(0, "Huddersfield")]


@rule("SB-2.4")
def test_two_pieces_on_a_hex_have_nothing_to_do_with_each_other():
    at = built(
        road("B", "Huddersfield", "0613", "Buxton"), road("B", "Huddersfield", "0711", "Leeds")
    )
    do(at, lay("0613", ("Huddersfield", "Buxton"), ("Manchester", "0713")))
    assert sorted(link.owner for _, link in links(at)) == [0, 1, 1]
    assert joined(at, owner=1) == ["Buxton-Huddersfield", "Huddersfield-Leeds"]


@rule("SB-7.13")
def test_two_stops_may_be_joined_twice():
    at = built(road("B", "Manchester", "0613", "Huddersfield"))
    do(at, lay("0612", "Manchester", "Huddersfield"))
    do(at, lay("Huddersfield", "0613", "0612"))
    assert joined(at) == ["Huddersfield-Manchester"] * 2
    assert joined(at, owner=0) == joined(at, owner=1) == ["Huddersfield-Manchester"]


# Where


@rule("SB-7.1")
def test_three_builds_and_four_with_engineer():
    for tile_line, builds in (("", 3), ("tile = 3\n", 4)):
        at = built(money=f"[A]\ncash = 60\n{tile_line}")
        for hex in ("0811", "0709", "0910", "0809")[:builds]:
            do(at, next(b for b in offered(at, Lay) if b.hex == place(hex)))
        refused(at, lay("0413", "Manchester", "Wigan"), "SB-7.1", "refusal-no-builds-left")
        assert offered(at) == [DONE]


@rule("SB-7.2")
def test_track_starts_at_a_city_or_at_own_track_and_never_at_a_town():
    at = built(road("B", "Manchester", "0613", "Huddersfield"))
    refused(at, lay("0512", "Wigan", "0511"), "SB-7.2", "refusal-not-connected")
    refused(at, lay("Wigan", "0411"), "SB-7.2", "refusal-not-connected")
    # B's Huddersfield is no start for A, though a tile lies there.
    refused(at, lay("Huddersfield", "0613", "0711"), "SB-7.2", "refusal-not-connected")
    assert allows(at, lay("0711", "Leeds", "0611"))
    mine = built(road("A", "Manchester", "0613", "Huddersfield"))
    assert allows(mine, lay("Huddersfield", "0613", "0711"))
    assert allows(mine, lay("Huddersfield", "0613", "0611", "0812"))


@rule("SB-14.7", "SB-7.2")
def test_any_city_is_a_start_even_far_from_other_track():
    at = built(road("A", "Manchester", "0613", "Huddersfield"))
    assert allows(at, lay("1107", "Scarborough", "1007"))
    do(at, lay("1107", "Scarborough", "1007"))
    assert sorted(unfinished(at)) == [(0, "Scarborough")]


@rule("SB-7.2", "SB-18.19", "SB-7.9")
def test_never_on_to_the_track_of_somebody_else():
    at = built(road("B", "Leeds", "0811", "0912"))
    refused(at, lay("0912", "0811", "Doncaster"), "SB-18.19", "refusal-foreign-end")
    refused(at, lay("0912", "Sheffield", "0811"), "SB-18.19", "refusal-foreign-end")


@rule("SB-7.3")
def test_not_on_a_city_off_the_map_or_over_a_thick_edge():
    at = built()
    refused(at, Lay(place("Leeds"), 0), "SB-7.3", "refusal-on-city")
    refused(at, tile("0214", "21", 1), "SB-7.3", "refusal-wall")  # the Mersey
    assert all(
        state(at).track.chart.near[6 * b.hex + side] >= 0
        for b in offered(at, Lay)
        for pair in state(at).track.catalog.ways[b.way].pairs
        for side in pair
    )
    refused(at, Lay(-1, 0), "SB-7.3", "refusal-not-offered")
    refused(at, Lay(5, 999), "SB-7.3", "refusal-not-offered")


@rule("SB-7.3", "SB-10.5")
def test_not_into_water():
    at = base(BUILD + RICH, map="eastern-us")
    water = next(p for p, kind in enumerate(state(at).track.chart.kind) if kind == 3)
    refused(at, Lay(water, 0), "SB-7.3", "refusal-water")


@rule("SB-7.4")
def test_town_tiles_on_towns_and_nowhere_else():
    at = built()
    refused(at, tile("0613", "T21", 0), "SB-7.4", "refusal-town-tile")
    refused(at, tile("0710", "21", 0), "SB-7.4", "refusal-needs-town-tile")
    assert allows(at, lay("Bradford", "Leeds"))


@rule("SB-7.5", "SB-18.20")
def test_no_link_comes_back_to_where_it_began():
    at = built(road("A", "Manchester", "0613", "0612"))
    refused(at, lay("0612", "0613", "Manchester"), "SB-7.5", "refusal-circle")
    around = built(road("A", "Huddersfield", "0611", "0612"))
    do(around, lay("0612", "0611", "Huddersfield"))
    refused(around, lay("Huddersfield", "0611", "0612"), "SB-7.5", "refusal-circle")


@rule("SB-7.5")
def test_rings_of_several_links_are_fine():
    at = built(
        road("A", "Manchester", "0613", "Huddersfield"),
        road("A", "Manchester", "0612", "Huddersfield"),
    )
    assert joined(at) == ["Huddersfield-Manchester"] * 2


@rule("SB-18.18")
def test_both_pieces_of_a_new_tile_must_start_somewhere():
    at = built()
    crossing = lay("0613", ("Manchester", "Huddersfield"), ("0614", "0713"))
    refused(at, crossing, "SB-7.2", "refusal-not-connected")
    both = built(road("A", "Huddersfield", "0713", "0613"))
    assert allows(both, lay("0613", ("Manchester", "Buxton"), ("0713", "0614")))
    # Of a new town tile one exit is enough.
    assert allows(at, lay("Bradford", "Leeds", "0610", "0611"))
    assert not allows(at, lay("Bradford", "0610", "0611"))


@rule("SB-18.19", "SB-7.12")
def test_the_blank_side_of_a_tile_is_no_obstacle_and_a_way_may_be_blocked():
    at = built(road("B", "Huddersfield", "0711", "0811"), road("B", "Leeds", "0811", "0912"))
    # 0711 of B has a blank side towards Leeds and towards Bradford.
    assert allows(at, lay("Bradford", "Leeds", "0711"))
    # B's end at 0711 looks at 0811: improving there across it is legal.
    open_end = built(road("B", "Huddersfield", "0711", "0811"))
    assert allows(open_end, lay("0811", "Leeds", "0912"))
    refused(open_end, lay("0811", "Leeds", "0711"), "SB-18.19", "refusal-foreign-end")


@rule("SB-18.20", "SB-7.10")
def test_track_that_meets_is_one_link():
    at = built(road("A", "Manchester", "0613", "0713"), road("A", "Huddersfield", "0812", "0713"))
    assert len(unfinished(at)) == 2
    do(at, lay("0713", "0613", "0812"))
    assert joined(at) == ["Huddersfield-Manchester"]
    claimed = built(road("A", "Manchester", "0613", "0713"), road("-", "Sheffield", "0814", "0713"))
    do(claimed, lay("0713", "0613", "0814"))
    assert joined(claimed, owner=0) == ["Manchester-Sheffield"]
    assert unfinished(claimed) == []


@rule("SB-18.21", "SB-7.9")
def test_only_its_owner_opens_the_side_of_a_town_that_track_runs_up_to():
    at = built(road("B>", "Manchester", "0613", "Huddersfield"))
    refused(at, lay("Huddersfield", "0613"), "SB-18.19", "refusal-foreign-end")
    mine = built(road("A>", "Manchester", "0613", "Huddersfield"))
    do(mine, lay("Huddersfield", "0613"))
    assert joined(mine) == ["Huddersfield-Manchester"]
    nobodys = built(road("->", "Manchester", "0613", "Huddersfield"))
    do(nobodys, lay("Huddersfield", "0613"))
    assert joined(nobodys, owner=0) == ["Huddersfield-Manchester"]


# Whose track


@rule("SB-7.9", "SB-7.10")
def test_unfinished_track_lapses_unless_it_is_carried_on_and_can_then_be_claimed():
    at = built(road("A", "Manchester", "0613", "0713"), road("A", "Leeds", "0811", "0912"))
    do(at, lay("0912", "0811", "Sheffield"))
    events = do(at, DONE)
    assert told(events, TrackLapsed) == [TrackLapsed(0, place("Manchester"))]
    assert at.to_act == (1,)
    before = state(at).builds
    do(at, lay("0713", "0613", "0814"))
    assert state(at).builds == before - 1
    assert (1, "Manchester") in unfinished(at)
    do(at, lay("0814", "0713", "0914"))
    assert [link.owner for _, link in links(at) if not link.complete] == [1]


@rule("SB-7.9")
def test_track_built_this_turn_is_safe_until_the_next_build_turn_ends():
    at = built()
    do(at, TO_HUDDERSFIELD)
    assert not told(do(at, DONE), TrackLapsed)
    assert unfinished(at) == [(0, "Manchester")]
    refused(at, lay("Huddersfield", "0613"), "SB-18.19", "refusal-foreign-end")
    refused(
        at,
        redirect("0613", "Huddersfield", "Manchester", "0713"),
        "SB-7.8",
        "refusal-redirect-foreign",
    )


@rule("SB-7.10")
def test_a_claim_needs_a_city_or_a_link_of_ones_own():
    at = built(road("-", "Huddersfield", "0711", "0611"))
    refused(at, lay("0611", "0711", "Bradford"), "SB-18.19", "refusal-foreign-end")
    near = built(
        road("-", "Huddersfield", "0711", "0611"), road("A", "Huddersfield", "0812", "Sheffield")
    )
    do(near, lay("0611", "0711", "Bradford"))
    assert (0, "Huddersfield") in unfinished(near)


@rule("SB-7.10")
def test_reaching_a_town_opens_the_far_end_of_nobodys_track_there():
    at = built(
        road("-", "Huddersfield", "0812", "0912", "0911"),
        road("A>", "Manchester", "0613", "Huddersfield"),
    )
    onward = lay("0911", "0912", "0910")
    refused(at, onward, "SB-18.19", "refusal-foreign-end")
    do(at, lay("Huddersfield", "0812", "0613"))
    do(at, onward)
    assert (0, "Huddersfield") in unfinished(at)


@rule("SB-7.11", "SB-14.3")
def test_the_exits_of_a_town_tile_are_the_builders_until_his_next_build_turn_ends():
    at = built(road("A>", "Leeds", "0711", "Huddersfield"))
    do(at, lay("Huddersfield", "0711", "0613", "0713", "0612"))
    assert unfinished(at) == [(0, "Huddersfield")] * 3
    do(at, DONE)
    for hex, end in (("0612", "Manchester"), ("0613", "Manchester"), ("0713", "Sheffield")):
        refused(at, lay(hex, "Huddersfield", end), "SB-18.19", "refusal-foreign-end")


@rule("SB-7.11")
def test_an_exit_added_to_somebody_elses_town_is_the_builders():
    at = built(
        road("B", "Manchester", "0613", "Huddersfield"), road("A>", "Leeds", "0711", "Huddersfield")
    )
    do(at, lay("Huddersfield", "0613", "0711"))
    assert joined(at, owner=1) == ["Huddersfield-Manchester"]
    assert joined(at, owner=0) == ["Huddersfield-Leeds"]
