"""Plain facts about Night Mail."""

from pathlib import Path

from rotonde.kernel.contract.info import GameInfo, Option
from rotonde.kernel.contract.introduction import FirstMatch, Introduction, Picture

INFO = GameInfo(
    id="night-mail",
    rules_version=1,
    seats=(2, 4),
    folder=Path(__file__).parent,
    phases=("keep", "bid", "load", "deliver"),
    endings=("dawn",),
    options=(Option("late", ("1", "2"), "1"),),
    introduction=Introduction(
        minutes=(15, 25),
        weight=1,
        first_matches=(FirstMatch(("easy",)), FirstMatch(("easy", "fair"))),
        pictures=(Picture("poster", "night", frame=("town:A", "town:D"), margin=8),),
        rules_picture="poster",
        scenarios="late",
    ),
)
