"""Steam Tunnel from set-up to the end, as the rulebook tells it.

Set-up (setup.py): lay out the board, draw the first player.
Each turn (turn.py), clockwise:
    turn up a face-down card        TurnUp
    claim, block, or neither        PlacePawn
When no card can be turned up any more, count (scoring.py).
"""

from __future__ import annotations

from rotonde.games.steam_tunnel.rules.turn import ALL_BLOCKED, ALL_FLIPPED, PLACE_PAWN, TURN_UP

COUNT = "count"
STEPS = (TURN_UP, PLACE_PAWN)
PHASES = (*(step.id for step in STEPS), COUNT)
ENDINGS = (ALL_FLIPPED, ALL_BLOCKED)
