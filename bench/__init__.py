"""How fast the games run beside peers, all in one process: `python -m bench [--json]`."""
