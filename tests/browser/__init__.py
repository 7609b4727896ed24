"""The table in real Chromium."""
