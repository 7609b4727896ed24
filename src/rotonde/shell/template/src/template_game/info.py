"""Plain facts: read by everybody, without playing. Change the seats first."""

from pathlib import Path

from rotonde.kernel.contract.info import GameInfo
from rotonde.kernel.contract.introduction import FirstMatch, Introduction, Picture

INFO = GameInfo(
    id="template-game",  # as in pyproject.toml
    rules_version=1,  # raise it with every change of a rule
    seats=(2, 4),
    folder=Path(__file__).parent,  # where words/ and guide/ lie
    phases=("lay",),  # the strip above the board: ids of steps; words: phase-lay
    endings=("full",),  # how a match can end; words: ending-full
    # options=(Option("size", ("3", "4"), "3"),) would add a choice at set-up, found in
    # `setup.options`; words: option-size, option-size-3, option-size-4
    # What the first page and the game's own page tell; words: intro-… and picture-poster
    introduction=Introduction(
        minutes=(5, 10),
        weight=1,  # 1 light, 2 medium, 3 heavy
        first_matches=(FirstMatch(("fair",)),),  # "play now": against one bot
        pictures=(Picture("poster"),),  # the board a match begins with
    ),
)
