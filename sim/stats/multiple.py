"""Several tests at once."""

from collections.abc import Sequence


def holm(ps: Sequence[float | None]) -> list[float | None]:
    """Return each p adjusted for all of them (Holm 1979); None stays None and does not count."""
    order = sorted((p, place) for place, p in enumerate(ps) if p is not None)
    adjusted: list[float | None] = [None] * len(ps)
    largest = 0.0
    for rank, (p, place) in enumerate(order):
        largest = max(largest, min((len(order) - rank) * p, 1.0))
        adjusted[place] = largest
    return adjusted
