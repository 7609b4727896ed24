"""The games of this package, a folder each."""

FIRST = ("steam-tunnel", "silverton", "steam-barons")
"""The order in which games are listed, the easiest to learn first; all others follow by id."""
