"""Many games: simulate them, on as many processes as there are cores."""

from rotonde.arena.simulate import Simulation, simulate

__all__ = ["Simulation", "simulate"]
