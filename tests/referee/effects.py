"""What a move does to the direction and to the next player (B6, B7, C6), and how a pile grows."""

from typing import Any

from .cards import DRAW_TWO, REVERSE, SKIP, WILD_DRAW_FOUR, symbol
from .drawing import draw_cards
from .events import (
    BY_CHALLENGE,
    BY_DRAW_TWO,
    BY_PILE,
    BY_WILD_DRAW_FOUR,
    CHALLENGE,
    CHALLENGES,
    DEFLECTED,
    DRAWN,
    FLIP,
    FORFEIT,
    JUMPED,
    LOST_TO_CHALLENGE,
    LOST_TO_DRAW_TWO,
    LOST_TO_PILE,
    LOST_TO_REVERSE,
    LOST_TO_SKIP,
    LOST_TO_WILD_DRAW_FOUR,
    PENDING,
)
from .table import Pile, Play, Table


def cards_owed(rules: Any, play: Play) -> int:
    """Cards the next player would have to draw for a move; a drawn W4 may make nobody draw
    (``drawn_penalty``).
    """
    if play.top == WILD_DRAW_FOUR and play.kind == DRAWN and not rules.wild_draw_four.drawn_penalty:
        return 0
    return 2 * play.power(DRAW_TWO) + 4 * play.power(WILD_DRAW_FOUR)


def begins_pile(rules: Any, draw_card: int) -> bool:
    """Whether a draw card, by symbol, can be answered at all: then it is a pending pile."""
    if rules.deflect.mode != "none":
        return True
    return rules.stacking.mode != "none" and (draw_card == DRAW_TWO or rules.stacking.mode != "draw_two")


def grow_pile(table: Table, play: Play) -> None:
    """Add a move to the pending pile, or begin one; a deflection or a jump-in keeps its size."""
    pile = table.pile
    if pile is not None and play.kind in (DEFLECTED, JUMPED):
        pile.challengeable = play if play.top == WILD_DRAW_FOUR else None
        return
    owed = cards_owed(table.rules, play)
    if not owed or (pile is None and not begins_pile(table.rules, symbol(play.top))):
        return
    pile = table.pile = pile or Pile(0, 0, 0)
    counted = pile.cards if pile.cards >= 2 else 0
    pile.size += owed
    pile.cards += play.power(symbol(play.top))
    pile.last = symbol(play.top)
    pile.challengeable = play if play.top == WILD_DRAW_FOUR else None
    if pile.cards >= 2:
        table.counts.chains += not counted
        table.counts.chain_cards += pile.cards - counted


def flip_direction(table: Table, play: Play) -> None:
    """Each R flips once; in a rotation combo a single R flips and two leave the direction as it was (Z3,
    Z5).
    """
    flips = play.power(REVERSE) + (len(play.tail()) == 1 and symbol(play.top) == REVERSE)
    for _ in range(flips):
        table.position.direction = -table.position.direction
        table.log.take("B6", FLIP, play.seat, table.position.direction)
        table.counts.direction_changes += 1


def lose_turn(table: Table, clause: str, reason: int) -> None:
    """The seat on move loses its turn."""
    table.log.take(clause, FORFEIT, table.on_move, reason)
    table.counts.forfeits += 1
    table.on_move = table.position.seat_after(table.on_move)


def effect_on_next(table: Table, play: Play, *, last_card: bool) -> None:
    """Who is on move next and what it suffers; nothing may be laid on a last card, and ``ignored`` spares
    the victim.
    """
    rules, position = table.rules, table.position
    table.on_move = position.seat_after(play.seat)
    owed = table.pile.size if table.pile else cards_owed(rules, play)
    if last_card:
        _suffer_last_card(table, play, owed)
    elif table.pile is not None:
        table.log.take("stacking", PENDING, play.seat, owed)
        return
    elif play.power(WILD_DRAW_FOUR) and owed:
        if not challenged(table, play, owed):
            draw_cards(table, "B6", table.on_move, owed, BY_WILD_DRAW_FOUR)
            lose_turn(table, "B6", LOST_TO_WILD_DRAW_FOUR)
    elif owed:
        draw_cards(table, "B6", table.on_move, owed, BY_DRAW_TWO)
        lose_turn(table, "B6", LOST_TO_DRAW_TWO)
    if owed:
        return
    for _ in range(play.power(SKIP)):
        lose_turn(table, "B6", LOST_TO_SKIP)
    if position.two_play() and rules.reverse.two_players == "skip":
        for _ in range(play.power(REVERSE)):
            lose_turn(table, "C6", LOST_TO_REVERSE)


def reason_to_draw(table: Table, play: Play) -> int:
    """Reason of the draws that a move's owed cards cause."""
    if table.pile is not None:
        return BY_PILE
    return BY_WILD_DRAW_FOUR if play.top == WILD_DRAW_FOUR else BY_DRAW_TWO


def _suffer_last_card(table: Table, play: Play, owed: int) -> None:
    """``end: last_standing``: others play on after a last card; its draw cards count or are ignored."""
    reason = reason_to_draw(table, play)
    table.pile = None
    if owed and table.rules.last_draw_card == "counts":
        draw_cards(table, "last_draw_card", table.on_move, owed, reason)
        lost = {
            BY_PILE: LOST_TO_PILE,
            BY_DRAW_TWO: LOST_TO_DRAW_TWO,
            BY_WILD_DRAW_FOUR: LOST_TO_WILD_DRAW_FOUR,
        }
        lose_turn(table, "last_draw_card", lost[reason])


def challenged(table: Table, play: Play, owed: int) -> bool:
    """B7: whether the victim on move challenges the W4 just laid; if so, all that follows from it."""
    rules = table.rules.wild_draw_four
    victim = table.on_move
    if rules.enforced_by != "challenge" or play.seat not in table.position.in_play:
        return False
    if not table.ask("B7", victim, CHALLENGES):
        return False
    table.pile = None
    table.log.take("B7", CHALLENGE, victim, play.seat, int(not play.honest))
    table.counts.challenges += 1
    if play.honest:
        draw_cards(table, "B7", victim, owed - 4 + rules.innocent_total, BY_CHALLENGE)
        lose_turn(table, "B7", LOST_TO_CHALLENGE)
        return True
    table.counts.challenges_won += 1
    draw_cards(table, "B7", play.seat, owed - 4 + rules.guilty_draws, BY_CHALLENGE)
    if not rules.winner_plays:
        lose_turn(table, "B7", LOST_TO_CHALLENGE)
    return True
