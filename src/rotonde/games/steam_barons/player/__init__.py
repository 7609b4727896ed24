"""How a good player of Steam Barons thinks: railways, projects, shares."""
