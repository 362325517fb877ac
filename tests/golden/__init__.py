"""Positions in the notation of the rules, set up and played by the kernel."""
