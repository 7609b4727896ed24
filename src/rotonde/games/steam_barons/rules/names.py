"""Names that data, rules and drawing share."""

COLOURS = ("red", "blue", "yellow", "purple", "grey", "black")
"""Of cubes and cities; a colour is its place here."""
GREY = COLOURS.index("grey")
NOBODY = -1
"""In place of a seat, an owner or a company."""
