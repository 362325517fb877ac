"""The end of a hand: points (B9, C9, ``scoring``) and the last event."""

from .drawing import points_held
from .events import END, POINTS, UNFINISHED, VOID
from .table import HandOver, Table


def close_hand(table: Table, over: HandOver) -> None:
    """POINTS and END must be what the hand is worth, and nothing may follow."""
    table.settle_lead()
    counts = table.counts
    counts.winner, counts.ending = over.winner, over.ending
    counts.held = points_held(table)
    counts.credited = _credited(table, over, counts.held)
    for seat, points in enumerate(counts.credited):
        if points:
            table.log.take("B9", POINTS, seat, points)
    counts.points = sum(counts.credited)
    table.log.take("B9", END, over.winner, over.ending, counts.points)
    table.log.take_end()
    if not table.position.all_there():
        raise table.foul("card conservation", "every card once was due")


def _credited(table: Table, over: HandOver, held: list[int]) -> list[int]:
    """Points credited to each seat: none in a hand that is void or unfinished.

    ``holders`` (C9) counts what is held at the end of every other hand, with or without a winner.
    """
    credited = [0] * len(held)
    rule = table.rules.scoring.hand
    if over.ending in (UNFINISHED, VOID) or rule == "none":
        return credited
    if rule == "holders":
        return list(held)
    if over.winner >= 0:
        credited[over.winner] = 1 if rule == "one_per_win" else sum(held) - held[over.winner]
    return credited
