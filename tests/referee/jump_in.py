"""Jumping in out of turn (``jump_in``).

The order read from the log's description: whoever holds a card it may jump in with is asked (HABIT
jump_in), from the next seat on under ``race: nearest``, in any order under ``random``; the first who is
willing jumps: JUMP, TURN, MOVES (phase 3) and MOVE. Nobody is asked when the turn limit is reached.
"""

from .events import HABIT, JUMPS_IN
from .legal import may_jump_in
from .table import Play, Table


def find_jumper(table: Table, play: Play) -> int | None:
    """The seat that jumps in on the card just laid, None if nobody does."""
    if table.rules.jump_in.mode == "none" or not table.turns_left():
        return None
    position = table.position
    able = [
        seat
        for seat in position.seats_after(play.seat)
        if seat != play.seat and may_jump_in(table.rules, position, seat)
    ]
    while able:
        kind, asked, _, _ = table.log.next_row()
        by_chance = table.rules.jump_in.race == "random" and kind == HABIT and asked in able
        seat = asked if by_chance else able[0]
        able.remove(seat)
        if table.ask("jump_in", seat, JUMPS_IN):
            return seat
    return None
