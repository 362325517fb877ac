"""Moves of several cards: one file a kind, each behind a check that costs next to nothing (section 3)."""
