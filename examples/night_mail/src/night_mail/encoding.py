"""Night Mail's decisions as numbers and its view as a vector."""

from __future__ import annotations

from night_mail.actions import Bid, Deliver, Hold, Load, Return
from night_mail.state import BAGS, COAL, LEGS, TICKETS, TOWNS
from night_mail.steps import STEPS
from night_mail.view import MailView
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.family_encoding import FamilyEncoding


class MailEncoding(FamilyEncoding):
    game = "night-mail"

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        players, towns = len(setup.seats), range(len(TOWNS))
        self.add(Return, {"ticket": range(len(TICKETS))})
        self.add(Bid, {"coal": range(COAL + 1)})
        self.add(Load, {"town": towns})
        self.add(Deliver, {"town": towns, "bags": range(1, BAGS + 1)})
        self.add(Hold)
        per_seat = 5 + 2 * len(TOWNS)
        self.shape = len(STEPS) + 1 + 3 * len(TOWNS) + len(TICKETS) + players * per_seat
        self.longest = players + LEGS * (3 * players + 1)
        self.draws = BAGS * len(TOWNS)

    def observe(self, view: MailView, seat: int) -> list[float]:
        """The step, the leg, the line, one's own secrets, then each seat from this one on."""
        found = [float(view.step == step.id) for step in STEPS]
        found.append(view.leg / LEGS)
        found += [float(town in view.calls) for town in range(len(TOWNS))]
        found += map(float, view.platform)
        own = view.secrets[seat]
        found += [float(bags) for bags in (own.hand if own else [0] * len(TOWNS))]
        found += [float(own is not None and t in own.tickets) for t in range(len(TICKETS))]
        players = len(view.coal)
        for at in range(players):
            other = (seat + at) % players
            place = 1 + view.order.index(other) if view.order else 0
            found += [view.coal[other] / COAL, view.points[other] / 10, float(view.bags[other])]
            found += [float(place), float(view.lamp == other)]
            found += map(float, (*view.shown[other], *view.delivered[other]))
        return found
