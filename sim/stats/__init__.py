"""unosim.stats."""
