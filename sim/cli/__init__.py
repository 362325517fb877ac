"""unosim.cli."""
