"""unosim.results."""
