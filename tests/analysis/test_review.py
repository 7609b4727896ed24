"""What a review makes of what was judged."""

from __future__ import annotations

from rotonde.analysis.judge import Choices, Judged, Outline
from rotonde.analysis.review import Review

PLAYED, FINE, POOR = {"type": "played"}, {"type": "fine"}, {"type": "poor"}


def _two_moves(**more) -> Review:
    choices = (Choices(1, 0, True, True), Choices(2, 0, True, False), Choices(3, 1, True, True))
    return Review(Outline(choices, 2, (0.0, 1.0), **more))


def _do(review, worth):
    """All rounds; `worth(n, action, future)` is what a choice brings its seat."""
    asked = []
    while (jobs := review.next_round()) is not None:
        for job in jobs:
            asked.append(job)
            futures = range(job.first, job.first + job.futures)
            if job.actions == ():
                values = [tuple((share := worth(job.n, None, at), 1 - share) for at in futures)]
                review.take(Judged(job.n, job.first, (), tuple(values)))
                continue
            actions = (PLAYED, FINE, POOR) if job.actions is None else job.actions
            seat = 1 if job.n == 3 else 0
            rows = []
            for action in actions:
                own = [worth(job.n, action, at) for at in futures]
                rows.append(tuple((x, 1 - x) if seat == 0 else (1 - x, x) for x in own))
            review.take(Judged(job.n, job.first, tuple(actions), tuple(rows)))
    return asked


def test_a_clear_mistake_is_found_with_what_was_better():
    review = _two_moves()
    _do(review, lambda n, action, at: 0.6 if action == FINE and n == 2 else 0.5)
    found = review.find()
    assert found.complete
    assert review.progress == 1.0
    (mistake,) = found.mistakes
    assert (mistake.n, mistake.seat, mistake.played, mistake.better) == (2, 0, PLAYED, FINE)
    assert mistake.loss == 0.1
    assert [(total.decisions, total.mistakes, total.loss) for total in found.totals] == [
        (2, 1, 0.1),
        (1, 0, 0),
    ]


def test_what_only_looked_better_on_the_futures_it_was_picked_by_is_no_mistake():
    lucky = _two_moves()
    _do(lucky, lambda n, action, at: 0.9 if action == FINE and at < 4 else 0.5)
    assert lucky.find().mistakes == ()


def test_of_a_move_only_the_worst_decision_is_told():
    review = _two_moves()
    _do(review, lambda n, action, at: (0.5 + 0.1 * n) if action == FINE else 0.5)
    assert [mistake.n for mistake in review.find().mistakes] == [3, 2]


def test_the_curve_ends_in_the_result_and_turns_where_the_chances_do():
    review = _two_moves()
    _do(review, lambda n, action, at: {1: 0.5, 3: 0.8}.get(n, 0.5))
    found = review.find()
    assert [(point.n, point.chances) for point in found.curve] == [
        (1, (0.5, 0.5)),
        (3, (0.8, 0.2)),
        (4, (0.0, 1.0)),
    ]
    assert [(turn.first, turn.last, turn.seat) for turn in found.turning_points] == [
        (1, 2, 0),
        (3, 3, 1),
    ]


def test_what_may_be_noise_is_no_turning_point():
    review = _two_moves()
    _do(review, lambda n, action, at: at % 2 if n == 3 else 0.4)
    assert [turn.first for turn in review.find().turning_points if turn.first == 1] == []


def test_sharpness_makes_leads_surer_and_losses_with_them():
    plain, sharp = _two_moves(), _two_moves(sharpness=2.0)
    for review in (plain, sharp):
        _do(review, lambda n, action, at: 0.6 if action == FINE and n == 2 else 0.5)
    assert sharp.find().mistakes[0].loss > 1.5 * plain.find().mistakes[0].loss


def test_it_can_be_asked_before_it_is_done():
    review = _two_moves()
    assert review.find().curve[-1].chances == (0.0, 1.0)
    review.next_round()
    assert 0 <= review.progress < 1
    assert not review.find().complete


def test_few_decisions_are_looked_at_closely():
    review = _two_moves()
    asked = _do(review, lambda n, action, at: 0.5 if action in (PLAYED, None) else 0.4)
    assert all(job.actions is None or job.actions == () for job in asked), "nothing was in doubt"


def test_a_rough_curve_has_no_turning_points_yet():
    review = _two_moves()
    for job in review.next_round() or []:
        share = 0.9 if job.n == 3 else 0.1
        review.take(Judged(job.n, 0, (), (((share, 1 - share),) * job.futures,)))
    assert len(review.find().curve) == 3
    assert review.find().turning_points == ()
