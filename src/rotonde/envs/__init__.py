"""Rotonde's games in the environments of others; each is an extra, imported only when asked for.

`rotonde.envs.pettingzoo` for learning agents, `rotonde.envs.openspiel` for search and theory.
"""
