"""A turn of Silverton from its first stage to its last, as the rulebook tells it.

Stages marked with a step ask for decisions; the others pass by themselves.
"""

from __future__ import annotations

from rotonde.games.silverton.rules.delivery import DELIVER, delivering
from rotonde.games.silverton.rules.disputes import claim_disputes, line_disputes, surveyor_disputes
from rotonde.games.silverton.rules.end_of_turn import (
    end_of_turn,
    hiring,
    new_cards,
    purchases,
    turn_cards,
)
from rotonde.games.silverton.rules.fines import fines
from rotonde.games.silverton.rules.junctions import junction_disputes
from rotonde.games.silverton.rules.market import prices
from rotonde.games.silverton.rules.operating import OPERATE, operating, plowing
from rotonde.games.silverton.rules.placement import PLACE, placing
from rotonde.games.silverton.rules.prospecting import BUY, buying, rival_discards
from rotonde.games.silverton.rules.revenue import revenue
from rotonde.games.silverton.rules.rival import rival
from rotonde.games.silverton.rules.shared_lines import sharing
from rotonde.games.silverton.rules.shifts import shifts
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.thefts import thefts
from rotonde.games.silverton.rules.track import BUILD, building, track_begins
from rotonde.games.silverton.rules.trade import OFFER, trading
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import Flow
from rotonde.kernel.step import Event


def player_begins(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Phase 4: the next player does steps 1 to 7 (SV-6.1)."""
    state.deliveries = 0
    state.offers = 0
    state.deals = 0
    state.lots = ()
    state.next_stage()


def player_ends(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    state.at += 1
    if state.at < state.terms.players:
        state.stage = player_begins.__name__
    else:
        state.next_stage()


FLOW = Flow(
    turn_cards,  # phase 1
    placing,  # phase 2
    rival,
    shifts,  # phase 3
    surveyor_disputes,
    junction_disputes,
    claim_disputes,
    sharing,
    line_disputes,
    thefts,
    rival_discards,
    player_begins,  # phase 4, for each player
    buying,  # step 1
    track_begins,  # step 2
    building,
    operating,  # step 3
    plowing,
    trading,  # step 4
    revenue,  # step 5
    delivering,  # step 6
    fines,  # step 7
    player_ends,
    prices,  # phase 5
    new_cards,  # phase 6
    hiring,
    purchases,
    end_of_turn,  # phase 7
)

PHASES = (PLACE.id, "dispute", BUY.id, BUILD.id, OPERATE.id, OFFER.id, DELIVER.id, "purchase")
ENDINGS = (
    "goal-reached",
    "last-turn",
    "decisive-victory",
    "substantial-victory",
    "marginal-victory",
    "draw",
    "marginal-defeat",
    "substantial-defeat",
    "decisive-defeat",
)
