"""How a table of Steam Barons is drawn."""
