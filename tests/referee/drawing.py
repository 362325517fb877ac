"""Taking cards: one at a time, with reshuffles, empty piles and the mercy limit."""

from collections.abc import Iterable

from .cards import KINDS, symbol
from .events import (
    BY_DRAW_TWO,
    BY_WILD_DRAW_FOUR,
    DRAW,
    EMPTY,
    FEWEST_CARDS,
    FEWEST_POINTS,
    GIFT,
    MERCY,
    RESHUFFLE,
    VOID,
    WON,
)
from .table import HandOver, Table


def draw_cards(table: Table, clause: str, seat: int, count: int, reason: int) -> None:
    """A seat takes ``count`` cards, or as many as there are; then the mercy limit is looked at."""
    position = table.position
    by_draw_card = reason in (BY_DRAW_TWO, BY_WILD_DRAW_FOUR) and table.rules.reshuffle == "rlcard"
    if by_draw_card and position.discards and len(position.draw_pile) < count:
        _reshuffle(table)
    for owed in range(count, 0, -1):
        if draw_one(table, clause, seat, reason, owed) is None:
            break
    check_mercy(table, [seat])


def draw_one(table: Table, clause: str, seat: int | None, reason: int, owed: int) -> int | None:
    """One card from the draw pile (``seat`` None: to whom is the giver's choice); None if both piles are
    empty.
    """
    position = table.position
    if not position.draw_pile:
        if not position.reshufflable(top_too=table.rules.reshuffle == "rlcard"):
            table.log.take("both_piles_empty", EMPTY, seat, owed, reason)
            _end_on_empty_piles(table)
            return None
        _reshuffle(table)
    _, taker, card, _ = table.log.take(clause, DRAW, seat, None, reason)
    if card not in position.draw_pile:
        raise table.foul("card conservation", "a card of the draw pile was due")
    if taker not in position.in_play:
        raise table.foul(clause, "a seat in play was due")
    position.take(taker, card)
    table.counts.cards_drawn += 1
    table.counts.forced_cards += BY_DRAW_TWO <= reason < GIFT
    table.counts.cards_given += reason == GIFT
    return card


def _reshuffle(table: Table) -> None:
    """The discards become the draw pile again, below the top card (``reshuffle``)."""
    position = table.position
    position.reshuffle(top_too=table.rules.reshuffle == "rlcard")
    table.log.take("reshuffle", RESHUFFLE, -1, len(position.draw_pile))
    table.counts.reshuffles += 1


def _end_on_empty_piles(table: Table) -> None:
    """``both_piles_empty``: anything but ``pass`` ends the hand at this moment."""
    rule = table.rules.both_piles_empty
    if rule == "pass" or table.decided:
        return
    if rule == "void":
        raise HandOver(-1, VOID)
    if rule == "fewest_points_wins":
        raise HandOver(_fewest(table, points_held(table)), FEWEST_POINTS)
    raise HandOver(_fewest(table, [len(hand) for hand in table.position.hands]), FEWEST_CARDS)


def _fewest(table: Table, sizes: list[int]) -> int:
    """The only seat in play with the smallest size, -1 on a tie; who has gone out before is ahead of all."""
    if table.out:
        return table.out[0]
    fewest = min(sizes[seat] for seat in table.position.in_play)
    seats = [seat for seat in table.position.in_play if sizes[seat] == fewest]
    return seats[0] if len(seats) == 1 else -1


def points_held(table: Table) -> list[int]:
    """What the cards of each seat are worth (B9, ``scoring.values``)."""
    values = [table.rules.scoring.values[kind] for kind in KINDS]
    return [sum(values[symbol(card)] for card in hand) for hand in table.position.hands]


def check_mercy(table: Table, seats: Iterable[int]) -> None:
    """``mercy``: a hand at the limit leaves the game; the last one left wins."""
    limit = table.rules.mercy.limit
    if not limit or table.decided:
        return
    position = table.position
    for seat in seats:
        if seat in position.in_play and len(position.hands[seat]) >= limit:
            table.log.take("mercy", MERCY, seat, len(position.hands[seat]))
            position.leave(seat)
            if len(position.in_play) == 1:
                raise HandOver(table.out[0] if table.out else position.in_play[0], WON)
