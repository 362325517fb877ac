"""A scripted source behind the three doors of chance and choice: what is drawn, decided and forgotten.

Tests set a position up and say what happens; where the script is silent, cards, strategies take over, and a
habit is not followed. Like the log it is an argument that may be None.
"""

from typing import Any, Final

import numpy as np

from .state import MANY_COPIES, MAX_CARDS, MAX_SEATS
from .words import Habit

QUEUE: Final = 256
"""Choices of a kind that a script holds."""

ANSWERS: Final = 16
"""Answers of one seat for one habit."""

SCRIPT: Final = np.dtype(
    [
        ("draw_count", "i8"),
        ("draws_used", "i8"),
        ("draws", "i8", MAX_CARDS),
        ("move_count", "i8"),
        ("moves_used", "i8"),
        ("move_cards", "u8", (QUEUE, MANY_COPIES)),
        ("move_top", "i8", QUEUE),
        ("color_count", "i8"),
        ("colors_used", "i8"),
        ("colors", "i8", QUEUE),
        ("target_count", "i8"),
        ("targets_used", "i8"),
        ("targets", "i8", QUEUE),
        ("answers_used", "i8", (MAX_SEATS, len(Habit))),
        ("answers", "i8", (MAX_SEATS, len(Habit), ANSWERS)),
        ("failed", "i8"),
    ],
    align=True,
)
"""``draws`` are faces (``colour << 4 | symbol``; wilds 13 and 14); a move is the faces laid, as masks by copy in
which the lowest copies are used, and the face left on top. ``failed`` tells which door could not obey: 1 a card
that is not in the draw pile, 2 a move that is not legal."""

NO_SUCH_CARD: Final = 1
NO_SUCH_MOVE: Final = 2


def new_script() -> np.ndarray[Any, Any]:
    """Return an empty script, shape (1,)."""
    return np.zeros(1, SCRIPT).view(np.recarray)
