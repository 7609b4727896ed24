"""Rotonde's games in the environments of others; each is an extra, imported only when asked for.

`rotonde.envs.pettingzoo`, `gymnasium` and `batch` for learning agents, `rotonde.envs.openspiel` for
search and theory.
"""
