"""How the seats stood over time, as far as a seat may know it; at the end all of it."""

from __future__ import annotations

from rotonde.kernel.table.table import Table

Point = tuple[int, list[float | None]]


def chart(table: Table, seat: int | None) -> list[Point]:
    """What each was worth at the start and after every decision that changed it."""
    # What was secret on the way is told once the match is over.
    open_ = table.over
    walked = table.at(0)
    points = [(0, _scores(walked, seat, open_))]
    last = 0
    for decision in table.decisions:
        walked.n = decision.n - 1
        walked.play_scripted(decision.seat, decision.action, decision.drew)
        scores = _scores(walked, seat, open_)
        if scores != points[-1][1]:
            if last > points[-1][0]:
                points.append((last, points[-1][1]))  # until then nothing changed
            points.append((decision.n, scores))
        last = decision.n
    if last > points[-1][0]:
        points.append((last, points[-1][1]))
    return points


def _scores(table: Table, seat: int | None, open_: bool) -> list[float | None]:
    worth = table.game.presentation.progress(table.state) or table.scores
    shown = worth if open_ else table.visible_scores(seat)
    return [
        None if score is None else float(all_told)
        for score, all_told in zip(shown, worth, strict=True)
    ]
