"""Pictures: scenes of pieces and spots, the theme, and how wide letters are."""
