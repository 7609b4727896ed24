"""How the table of Silverton is drawn: the printed sheet, what lies on it, and where."""
