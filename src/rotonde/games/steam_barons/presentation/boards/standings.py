"""What is always in sight: the round, one's cash, how near one is to the best, who comes when."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.railways import final_points, total
from rotonde.games.steam_barons.presentation.boards.writer import Writer, clockwise, worth
from rotonde.kernel.contract.boards import Clock, ClockCell, Goal, Purse, Standing
from rotonde.kernel.message import Arg


def standing(writer: Writer) -> Standing:
    view = writer.view
    amounts = _amounts(writer)
    cash = 0 if writer.seat is None else view.players[writer.seat].cash
    order = clockwise(view) if writer.terms.stock else view.order
    key = ("standing", view.turn, cash, amounts, order, view.ending)
    return writer.keep(key, lambda: _standing(writer, amounts, cash, order))


def _amounts(writer: Writer) -> tuple[int, ...]:
    """What each seat would end with: money in all, or points."""
    view, terms = writer.view, writer.terms
    if terms.stock:
        return tuple(worth(view, player.seat) for player in view.players)
    return tuple(0 if each.out else final_points(terms, each) for each in view.players)


def _standing(
    writer: Writer, amounts: tuple[int, ...], cash: int, order: tuple[int, ...]
) -> Standing:
    purse = None
    if writer.seat is not None:
        purse = Purse(writer.say("board-purse", seat=writer.seat), writer.money(cash))
    return Standing(_clock(writer), purse, _goal(writer, amounts), order)


def _clock(writer: Writer) -> Clock:
    view = writer.view
    turns, now = view.turns, max(1, min(view.turn, view.turns))

    def make() -> Clock:
        stock, left = writer.terms.stock, turns - now
        cells = tuple(ClockCell(str(at), at == now) for at in range(1, turns + 1))
        return Clock(
            writer.say("board-round" if stock else "board-turn"),
            str(now),
            writer.say("board-turn-of", turns=turns),
            cells,
            writer.say("board-turn-after") if left else "",
            writer.say("board-rounds-left" if stock else "board-turns-left", count=left),
        )

    return writer.keep(("clock", now, turns), make)


def _goal(writer: Writer, amounts: tuple[int, ...]) -> Goal:
    """How the seat that looks compares with the best; for a spectator the best two."""
    rules = writer.terms.rules
    note = writer.say("board-goal", rules=rules, turns=writer.view.turns)
    best = max(amounts)
    if writer.seat is None:
        first, second = sorted(range(len(amounts)), key=lambda seat: -amounts[seat])[:2]
        label = writer.say(
            "board-best-two",
            rules=rules,
            seat=first,
            seat2=second,
            **_figures(amounts[first], amounts[second]),
        )
        return Goal(label, _share(amounts[second], best), note)
    mine = amounts[writer.seat]
    label = writer.say("board-worth", rules=rules, **_figures(mine, best))
    return Goal(label, _share(mine, best), note)


def _figures(mine: int, best: int) -> dict[str, Arg]:
    """As money and as points."""
    return {"amount": mine, "total": best, "mine": total(mine), "best": total(best)}


def _share(mine: int, best: int) -> float:
    return round(min(1.0, max(0.0, mine / best)), 3) if best > 0 else 0.0
