"""What people are told who do not know Steam Tunnel."""

from rotonde.kernel.contract.introduction import FirstMatch, Introduction, Picture

INTRODUCTION = Introduction(
    minutes=(5, 10),
    weight=1,
    first_matches=(
        FirstMatch(("easy",)),
        FirstMatch(("easy", "fair")),
        FirstMatch(("easy",), {"variant": "charity"}),
    ),
    pictures=(
        Picture("poster", "middle", frame=("card:0,0", "card:1,5"), margin=70),
        Picture("fork", "middle", frame=("card:4,2", "card:4,4"), margin=80),
        Picture("late", "late"),
        Picture(
            "turn",
            "middle",
            frame=("card:0,0", "card:1,5"),
            margin=70,
            marks=((1, "card:0,4"), (3, "pawn:0,3:0-5")),
        ),
        Picture("full", players=4, options={"board": "full"}),
    ),
    rules_picture="turn",
    scenarios="variant",
)
