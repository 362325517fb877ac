"""Faults of what statistics are asked for, told to the user."""


class WishError(Exception):
    """Something that cannot be worked out or compared; the text says why and what helps."""
