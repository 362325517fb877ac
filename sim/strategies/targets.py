"""Choices of an opponent."""

from ..kernel.hands import size_of_hand
from ..kernel.jit import compiled
from ..kernel.seats import plays
from ..kernel.state import State
from ..kernel.streams import decide_below


@compiled
def smallest_hand(g: State, seat: int) -> int:
    """Return the opponent with the fewest cards, ties uniformly."""
    fewest = 1 << 30
    ties = 0
    for other in range(g.players):
        if other != seat and plays(g, other):
            if size_of_hand(g, other) < fewest:
                fewest = size_of_hand(g, other)
                ties = 0
            ties += int(size_of_hand(g, other) == fewest)
    n = decide_below(g, ties)
    for other in range(g.players):
        if other != seat and plays(g, other) and size_of_hand(g, other) == fewest:
            if n == 0:
                return other
            n -= 1
    return seat
