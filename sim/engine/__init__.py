"""unosim.engine."""
