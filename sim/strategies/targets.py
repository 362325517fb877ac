"""Choices of an opponent."""

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
            if g.hand_size[other] < fewest:
                fewest = g.hand_size[other]
                ties = 0
            ties += int(g.hand_size[other] == fewest)
    n = decide_below(g, ties)
    for other in range(g.players):
        if other != seat and plays(g, other) and g.hand_size[other] == fewest:
            if n == 0:
                return other
            n -= 1
    return seat
