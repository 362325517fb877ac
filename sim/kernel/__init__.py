"""unosim.kernel."""
