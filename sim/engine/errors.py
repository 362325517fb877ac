"""Faults of where a run is played, told to the user."""


class EngineError(Exception):
    """Games cannot be played where they were to be; the text says why and what helps."""
