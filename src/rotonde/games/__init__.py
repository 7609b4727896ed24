"""The games of this package, a folder each."""

FIRST = ("steam-tunnel", "steam-barons", "silverton")
"""The order in which games are listed, the easiest to learn first; all others follow by id."""
