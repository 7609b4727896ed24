"""What people are told who do not know Steam Barons."""

from rotonde.kernel.contract.introduction import FirstMatch, Introduction, Picture

INTRODUCTION = Introduction(
    minutes=(45, 90),
    weight=2,
    first_matches=(
        FirstMatch(("easy", "fair")),
        FirstMatch(("easy", "easy"), {"map": "northern-england"}),
        FirstMatch(("easy", "easy"), {"rules": "base"}),
    ),
    pictures=(
        Picture("poster", "east", frame=("hex:0705", "hex:1505", "hex:1108"), margin=20),
        Picture("prices", "east", frame=("prices", "adjustment"), margin=14),
        Picture("companies", "east", frame=("companies",)),
        Picture(
            "england",
            "england",
            frame=("map",),
            options={"rules": "base", "map": "northern-england"},
        ),
        Picture("map", "east", frame=("map",)),
        Picture(
            "round",
            "east",
            frame=("hex:0805", "hex:1406", "hex:1009"),
            margin=20,
            marks=((2, "hex:1206"), (3, "cube:1107:blue")),
        ),
    ),
    rules_picture="round",
    scenarios="rules",
)
