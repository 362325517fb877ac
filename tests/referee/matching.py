"""Does a card match the table (B4, C2)?"""

from typing import Any

from .cards import colour, is_wild, symbol
from .position import Position


def matches_table(rules: Any, position: Position, card: int) -> bool:
    """Whether a face matches by colour in force, number or symbol; wilds always do (a W4's own test is
    apart).

    ``six_is_nine`` is a matter of matching only: a 6 lies on a 9 and the other way round.
    """
    if is_wild(card) or colour(card) == position.colour:
        return True
    if symbol(card) == symbol(position.top):
        return True
    return rules.six_is_nine and {symbol(card), symbol(position.top)} == {6, 9}
