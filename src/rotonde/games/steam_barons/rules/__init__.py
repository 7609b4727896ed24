"""The rules of Steam Barons, with Steam's own Base and Standard rules."""
