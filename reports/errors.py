"""What goes wrong on the way to a report."""


class ReportError(Exception):
    """A run folder cannot be read or a report not be written; the text says what and where."""
