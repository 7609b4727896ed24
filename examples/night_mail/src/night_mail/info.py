"""Plain facts about Night Mail."""

from pathlib import Path

from rotonde.kernel.contract.info import GameInfo, Option

INFO = GameInfo(
    id="night-mail",
    rules_version=1,
    seats=(2, 4),
    folder=Path(__file__).parent,
    phases=("keep", "bid", "load", "deliver"),
    endings=("dawn",),
    options=(Option("late", ("1", "2"), "1"),),
)
