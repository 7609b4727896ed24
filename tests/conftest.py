"""What all tests share."""

from hypothesis import HealthCheck, settings

# A whole game is one example: it may take its time, and games are not small.
settings.register_profile(
    "rotonde",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("rotonde")
