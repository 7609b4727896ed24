"""What people are told who do not know Silverton."""

from rotonde.kernel.contract.introduction import FirstMatch, Introduction, Picture

_ALONE = {"scenario": "denver-6000"}

INTRODUCTION = Introduction(
    minutes=(60, 240),
    weight=3,
    first_matches=(
        FirstMatch((), _ALONE),
        FirstMatch((), {"scenario": "denver-10000"}),
        FirstMatch(("easy",), {"length": "short"}),
    ),
    pictures=(
        Picture("denver", "denver", frame=("town:14", "town:3", "town:53"), margin=34),
        Picture("poster"),
        Picture("claims", "denver", frame=("deck", "claim:19", "line:1"), margin=14),
        Picture("prices", "denver", frame=("market",)),
        Picture("winter", "denver", frame=("town:34", "town:37", "town:41"), margin=60),
        Picture("map", "denver", frame=("map",)),
        Picture(
            "turn",
            "denver",
            frame=("town:14", "town:3", "town:53"),
            margin=34,
            marks=((2, "segment:S046"), (4, "segment:S027")),
        ),
    ),
    rules_picture="turn",
    scenarios="scenario",
    companion="/companion/silverton/",
)
