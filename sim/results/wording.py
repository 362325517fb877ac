"""Numbers for people: no digit that the standard error does not support."""

from math import floor, log10

MOST_PLACES = 6


def places(error: float | None) -> int:
    """Return the decimal places of a value: down to the first digit of its standard error.

    Negative places round to tens and more. Without an error (None or 0) one place is shown.
    """
    if not error:
        return 1
    return min(-floor(log10(error)), MOST_PLACES)


def number(value: float | None, error: float | None) -> str:
    """Return a value with the digits its standard error supports, thousands grouped, ``-`` for nothing."""
    return "-" if value is None else fixed(value, places(error))


def fixed(value: float, decimals: int) -> str:
    """Return a value with a fixed number of decimals (negative: rounded to tens and more), never ``-0``."""
    rounded = round(value, decimals) + 0.0
    return f"{rounded:,.{max(decimals, 0)}f}"


def percent(share: float | None, error: float | None) -> str:
    """Return a fraction of one in percent, by its standard error."""
    if share is None:
        return "-"
    return number(100 * share, None if error is None else 100 * error) + " %"
