"""unosim.kernel.combos."""
