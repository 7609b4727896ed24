"""Many games: simulate one line-up, or let bots meet in every mix, on as many processes as there
are cores."""

from rotonde.arena.arena import ArenaJob, play_arena
from rotonde.arena.report import report
from rotonde.arena.simulate import Simulation, simulate

__all__ = ["ArenaJob", "Simulation", "play_arena", "report", "simulate"]
