"""Designs: every combination of some keys, and what each does to length, rotations and the starter's edge."""
