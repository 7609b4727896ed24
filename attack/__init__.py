"""Real servers under attack: `make attack`, or `python -m attack`."""
