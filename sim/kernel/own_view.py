"""What a strategy of the user's own sees: a copy of what its seat may see, and the moves offered to it.

Both are records inside the list of moves (``combos.moves``), filled anew for each decision, so that nothing
written into them reaches the hand.
"""

from functools import cache
from typing import Any, Final

import numpy as np

from .state import MAX_SEATS

MAX_SINGLES: Final = 64
"""Room for single cards: every face once, a wild once for each colour that may be named."""

NO_ANSWER: Final = -(1 << 40)
"""What stands in ``answer`` before the strategy has answered."""

VIEW: Final = np.dtype(
    [
        ("seat", "i8"),
        ("players", "i8"),
        ("direction", "i8"),
        ("turn", "i8"),
        ("symbol", "i8"),
        ("color", "i8"),
        ("pending", "i8"),
        ("draw_pile", "i8"),
        ("hand", "i8", (4, 13)),
        ("wilds", "i8", 2),
        ("discards", "i8", (4, 13)),
        ("discarded_wilds", "i8", 2),
        ("hand_sizes", "i8", MAX_SEATS),
        ("scores", "i8", MAX_SEATS),
    ],
    align=True,
)
"""What a seat may see.

``symbol`` and ``color`` are those in force: symbols are the numbers 0 to 9, 10 Skip, 11 Reverse, 12 Draw Two,
13 Wild, 14 Wild Draw Four; colours 0 red, 1 yellow, 2 green, 3 blue. ``hand`` counts the seat's own cards by
colour and symbol, ``wilds`` its Wilds and Wild Draw Fours; ``discards`` and ``discarded_wilds`` those on the
discard pile. ``direction`` is 1 clockwise or -1; ``pending`` the cards a pending pile owes; ``scores`` the points
of the match so far.
"""


@cache
def offered_dtype(combinations: int) -> np.dtype[Any]:
    """Return the record of the moves offered, with room for so many combinations beside the single cards.

    ``count`` moves are offered. Of each: ``kind`` (0 single, 2 rotation combo, 3 straight, 4 rainbow, 5 set), the
    ``symbol`` and ``color`` it leaves on top (of a wild, the colour named), how many ``cards`` it lays, the
    ``points`` laid, and the ``shift`` by which it would rotate the hands. ``answer`` is for the kernel.
    """
    room = combinations + MAX_SINGLES
    return np.dtype(
        [
            ("count", "i8"),
            ("answer", "i8"),
            ("kind", "u1", room),
            ("symbol", "u1", room),
            ("color", "u1", room),
            ("shift", "i1", room),
            ("cards", "u2", room),
            ("points", "i4", room),
        ],
        align=True,
    )
