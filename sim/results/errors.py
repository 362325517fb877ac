"""Faults of a run folder, told to the user."""


class FolderError(Exception):
    """A folder that a run cannot be written to or read from; the text says why and what helps."""
