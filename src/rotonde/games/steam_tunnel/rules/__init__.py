"""The rules of Steam Tunnel, a module per part of the rulebook; flow.py is the way in."""
