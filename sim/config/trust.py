"""Code that a config brings along, a strategy of the user's own, is run only where that was allowed."""

_allowed = [False]


class StrategyError(Exception):
    """A strategy of the user's own may not be run, cannot be used, or did what it may not."""


def allow_code() -> None:
    """Allow this process to run strategies of the user's own; they may do whatever the user may."""
    _allowed[0] = True


def check_code_allowed(name: str) -> None:
    """Refuse a strategy of the user's own unless such code was allowed.

    Raises:
        StrategyError: it was not.
    """
    if not _allowed[0]:
        raise StrategyError(
            f"{name}: a strategy of your own is code and can do whatever you can; read it, "
            "then allow it with --allow-code (from Python: allow_code=True)"
        )
