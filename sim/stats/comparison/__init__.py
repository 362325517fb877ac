"""Rule sets compared: on the same deals where that is possible, from sums over games that stay exact."""
