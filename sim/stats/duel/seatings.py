"""Who sits where: every strategy at every seat equally often, on the same deals."""

from collections.abc import Sequence

Seating = tuple[int, ...]
"""The place of the strategy at each seat."""


def duel_seatings(strategies: int, players: int) -> list[Seating]:
    """Return the seatings of a duel.

    Seat i of seating (r, d) has strategy r + i * d, modulo their number, for every start r and every step d:
    each strategy has each seat equally often, and two players meet in every order.
    """
    return [
        tuple((start + seat * step) % strategies for seat in range(players))
        for step in range(1, strategies)
        for start in range(strategies)
    ]


def one_among_others(players: int) -> list[Seating]:
    """Return the seatings of one strategy (0) among players of another (1), at each seat once."""
    return [tuple(int(seat != own) for seat in range(players)) for own in range(players)]


def seats_of(strategy: int, seatings: Sequence[Seating]) -> list[tuple[int, int]]:
    """Return the seatings and seats at which a strategy sits."""
    return [
        (number, seat)
        for number, seating in enumerate(seatings)
        for seat, sitting in enumerate(seating)
        if sitting == strategy
    ]
