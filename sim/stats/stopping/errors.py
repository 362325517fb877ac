"""Faults of what a run is to reach, told to the user."""


class GoalError(Exception):
    """A goal that is none; the text says why."""
