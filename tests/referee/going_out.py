"""Going out comes first of all (B9, Z9): the last card's draws, places, and the gifts of a rainbow (R2)."""

from .cards import REVERSE, symbol
from .drawing import check_mercy, draw_cards, draw_one
from .effects import cards_owed, reason_to_draw
from .events import DRAW, EMPTY, GIFT, OUT, WON
from .table import HandOver, Play, Table


def go_out(table: Table, play: Play) -> None:
    """A play has left no card: the hand ends, or (``last_standing``) the seat takes its place and others
    play on.
    """
    position = table.position
    if table.rules.end == "first_out" or position.two_play():
        table.decided = True
        if table.rules.last_draw_card == "counts":
            _deal_last_cards(table, play)
        raise HandOver(table.out[0] if table.out else play.seat, WON)
    table.log.take("end", OUT, play.seat, len(table.out) + 1)
    position.leave(play.seat)
    table.out.append(play.seat)


def _deal_last_cards(table: Table, play: Play) -> None:
    """``last_draw_card: counts``: the victim draws before scoring, a pending pile whole; no challenge, no
    forfeit.
    """
    position = table.position
    if play.completes:
        give_rainbow_cards(table, play)
    owed = table.pile.size if table.pile else cards_owed(table.rules, play)
    if owed:
        if symbol(play.top) == REVERSE:
            position.direction = -position.direction
        victim = position.seat_after(play.seat)
        draw_cards(table, "last_draw_card", victim, owed, reason_to_draw(table, play))


def give_rainbow_cards(table: Table, play: Play) -> None:
    """R2: cards from the draw pile to opponents of the player's choice."""
    number = symbol(play.faces[0])
    rules = table.rules.rainbow
    cards = rules.zero_cards if number == 0 else rules.cards or number
    for owed in range(cards, 0, -1):
        kind, receiver = table.log.next_row()[:2]
        if kind in (DRAW, EMPTY) and (receiver == play.seat or receiver not in table.position.in_play):
            raise table.log.foul("R2", "the cards of a rainbow go to opponents")
        if draw_one(table, "R2", None, GIFT, owed) is None:
            break
    check_mercy(table, table.position.seats_after(play.seat))
