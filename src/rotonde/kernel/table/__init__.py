"""A match being played: the table, its log, drafts, files and snapshots."""
