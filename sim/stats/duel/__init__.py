"""Strategies against each other: seats changed on the same deals, win rates, ratings, luck and skill."""
