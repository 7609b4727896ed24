"""Steam Barons, and the Base and Standard rules of Steam it builds on: in the making."""
