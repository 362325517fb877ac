"""Stopping a run by itself: when to look at the counts, and what to reach."""
