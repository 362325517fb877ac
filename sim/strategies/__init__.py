"""unosim.strategies."""
