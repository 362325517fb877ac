"""Facing a pending pile: challenge, answer by stacking or deflection, or draw it (``stacking``, ``deflect``).

The order read from the log's description: HABIT challenge if the pile's top card is a W4; HABIT bluff if
only a bluff could stack a W4; HABIT stack if the pile can be answered and need not be; then TURN, MOVES and
MOVE, or the draws and the forfeit. MOVES is also written when there is no answer, and not when HABIT stack
said no. Whoever does not answer has no turn but a forfeit.
"""

from .cards import WILD_DRAW_FOUR
from .drawing import draw_cards
from .effects import challenged, lose_turn
from .events import (
    ANSWER,
    BLUFF,
    BY_PILE,
    DEFLECTED,
    LOST_TO_PILE,
    MOVES,
    STACK,
    STACKED,
)
from .laying import lay_single
from .legal import Answers, pile_answers, stacks_on, wild_draw_four_is_honest
from .table import Pile, Table


def face_pile(table: Table, pile: Pile) -> None:
    """The seat on move faces the pending pile."""
    victim = table.on_move
    if pile.challengeable is not None:
        if challenged(table, pile.challengeable, pile.size):
            return
        pile.challengeable = None
    bluffing = _bluff(table, pile, victim)
    answers = pile_answers(table.rules, table.position, victim, pile.last, bluffing=bluffing)
    if answers.count() and _willing(table, victim, answers):
        table.begin_turn(victim, pile.size)
        table.log.take("legal moves", MOVES, victim, answers.count(), ANSWER)
        row = table.log.next_row()
        stacking = row[2] != DEFLECTED
        allowed = answers.stacked if stacking else answers.deflecting
        lay_single(table, victim, STACKED if stacking else DEFLECTED, allowed)
        return
    if not answers.count():
        table.log.take("legal moves", MOVES, victim, 0, ANSWER)
    table.pile = None
    draw_cards(table, "stacking", victim, pile.size, BY_PILE)
    lose_turn(table, "stacking", LOST_TO_PILE)


def _bluff(table: Table, pile: Pile, victim: int) -> bool:
    rules = table.rules
    hand = table.position.faces(victim)
    return (
        WILD_DRAW_FOUR in hand
        and stacks_on(rules, pile.last, WILD_DRAW_FOUR)
        and rules.wild_draw_four.enforced_by == "challenge"
        and not wild_draw_four_is_honest(rules, table.position, hand)
        and table.ask("B7", victim, BLUFF)
    )


def _willing(table: Table, victim: int, answers: Answers) -> bool:
    """Under ``mandatory`` a pile that can be stacked on is answered; else the habit says."""
    if table.rules.stacking.mandatory and answers.stacked:
        return True
    return table.ask("stacking", victim, STACK)
