"""Where a cube can go: routes over finished links (SB-8, SB-11.13, SB-18.27 ff.)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from rotonde.games.steam_barons.rules.track import NOBODY, Link, Track

Net = dict[int, list[tuple[int, int, int]]]
"""Per stop the links that leave it: the other stop, the link's number, its owner."""


class Route(NamedTuple):
    """A way for a cube, from its stop to a city of its colour."""

    city: int
    links: tuple[int, ...]
    owners: tuple[int, ...]
    """Whose each of its links is."""

    def points(self, owner: int) -> int:
        return self.owners.count(owner)


def net(track: Track, usable: Callable[[Link], bool] = lambda link: True) -> Net:
    """The finished links that may be used; worked out once, since no track changes meanwhile."""
    found: Net = {}
    for number, link in enumerate(track.links):
        if link is not None and link.complete and usable(link):
            found.setdefault(link.one, []).append((link.other, number, link.owner))
            found.setdefault(link.other, []).append((link.one, number, link.owner))
    return found


def steam_routes(
    ways: Net, colours: Mapping[int, int], start: int, colour: int, mover: int, limit: int
) -> Iterator[Route]:
    """Base and Standard: no more links than the locomotive's level, and own links at least as many
    as any one other player's (SB-8.2, SB-8.3)."""

    def walk(
        here: int, seen: tuple[int, ...], links: tuple[int, ...], owners: tuple[int, ...]
    ) -> Iterator[Route]:
        left = limit - len(links)
        own = owners.count(mover)
        others = {owner for owner in owners if owner not in (mover, NOBODY)}
        if any(owners.count(other) - own > left for other in others):
            return  # own links can no longer catch up
        if links and colours.get(here) == colour:
            if own and all(owners.count(other) <= own for other in others):
                yield Route(here, links, owners)
            return  # the first city of its colour takes it, whatever lies beyond
        if left:
            for there, link, owner in ways.get(here, ()):
                if there not in seen:
                    yield from walk(there, (*seen, there), (*links, link), (*owners, owner))

    yield from walk(start, (start,), (), ())


def stock_routes(
    ways: Net, colours: Mapping[int, int], start: int, colour: int, company: int
) -> list[Route]:
    """The stock market: over own and ownerless links, as far as they lead (SB-11.13).

    Of the routes to one city the one with most own links is given, of those the shortest: nothing
    else about a route counts.
    """
    best: dict[int, Route] = {}

    def walk(
        here: int, seen: tuple[int, ...], links: tuple[int, ...], owners: tuple[int, ...]
    ) -> None:
        if links and colours.get(here) == colour:
            found = Route(here, links, owners)
            known = best.get(here)
            if known is None or _worth(found, company) > _worth(known, company):
                best[here] = found
            return
        for there, link, owner in ways.get(here, ()):
            if there not in seen:
                walk(there, (*seen, there), (*links, link), (*owners, owner))

    walk(start, (start,), (), ())
    return [best[city] for city in sorted(best)]


def _worth(route: Route, company: int) -> tuple[int, int]:
    return route.points(company), -len(route.links)


def company_net(track: Track, company: int) -> Net:
    """What a company may run over: its own links and nobody's."""
    return net(track, lambda link: link.owner in (company, NOBODY))
