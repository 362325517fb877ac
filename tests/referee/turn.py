"""A turn: a seat on move lays a move, or draws and lays the drawn card or passes (B5, C3, ``draw``)."""

from .cards import WILD_DRAW_FOUR, face
from .drawing import check_mercy, draw_one
from .events import (
    ANYWAY,
    BLUFF,
    DRAW_ANYWAY,
    FROM_HAND,
    JUST_DRAWN,
    LACK,
    MOVE,
    MOVES,
    PASS,
    STALEMATE,
)
from .laying import lay_drawn_card, lay_from_hand
from .legal import drawn_may_be_laid, legal_moves, wild_draw_four_is_honest
from .table import HandOver, Table
from .uno_calls import later_catches


def play_turn(table: Table) -> None:
    """One turn of the seat on move, no pile pending, with all its consequences."""
    seat = table.on_move
    table.begin_turn(seat, 0)
    bluffing = _bluff(table, seat) if WILD_DRAW_FOUR in table.position.faces(seat) else None
    legal = legal_moves(table.rules, table.position, seat, bluffing=bool(bluffing))
    offered = legal.count()
    if offered and table.rules.draw.voluntary and table.ask("draw.voluntary", seat, DRAW_ANYWAY):
        _draw_and_go_on(table, seat, ANYWAY, bluffing)
        return
    table.log.take("legal moves", MOVES, seat, offered, FROM_HAND)
    if offered:
        lay_from_hand(table, seat, legal)
    else:
        _draw_and_go_on(table, seat, LACK, bluffing)


def _bluff(table: Table, seat: int) -> bool | None:
    """B7: an illegal W4 may join the moves by habit; None if there is nothing to bluff about."""
    rules = table.rules
    if rules.wild_draw_four.enforced_by != "challenge":
        return None
    if wild_draw_four_is_honest(rules, table.position, table.position.faces(seat)):
        return None
    return table.ask("B7", seat, BLUFF)


def _draw_and_go_on(table: Table, seat: int, reason: int, bluffing: bool | None) -> None:
    card, playable = _draw_for_turn(table, seat, reason, bluffing)
    if card is None:
        table.passes += 1
        _pass(table, seat)
        return
    check_mercy(table, [seat])
    if seat not in table.position.in_play:
        _pass(table, seat)
        return
    mode = table.rules.draw.drawn_card
    offered = playable and mode != "keep"
    table.log.take("draw.drawn_card", MOVES, seat, int(offered), JUST_DRAWN)
    if offered and (mode != "may_play" or table.log.next_kind() == MOVE):
        lay_drawn_card(table, seat, card)
    else:
        _pass(table, seat)


def _draw_for_turn(table: Table, seat: int, reason: int, bluffing: bool | None) -> tuple[int | None, bool]:
    """Draw one, up to k, or until a card can be played; the last card drawn and whether it can be played."""
    rules = table.rules
    amount = rules.draw.amount
    most = {"one": 1, "up_to": rules.draw.up_to}.get(amount, len(table.position.deck))
    last, playable = None, False
    for number in range(most):
        card = draw_one(table, "B5", seat, reason, 1)
        if card is None:
            break
        table.passes = 0
        table.counts.draw_turns += reason == LACK and number == 0
        last = card
        if bluffing is None and face(card) == WILD_DRAW_FOUR and rules.draw.drawn_card != "rlcard":
            bluffing = _bluff(table, seat)
        playable = drawn_may_be_laid(rules, table.position, seat, face(card), bluffing=bool(bluffing))
        if playable:
            break
    return last, playable


def _pass(table: Table, seat: int) -> None:
    """The turn ends without a card laid; missed calls have one more chance of being caught."""
    position = table.position
    table.log.take("draw.drawn_card", PASS, seat)
    later_catches(table)
    if table.passes >= len(position.in_play):
        raise HandOver(-1, STALEMATE)
    table.on_move = position.seat_after(seat)
