"""unosim.config."""
