"""Long runs, by `make soak`; `make test` leaves them out."""
