"""Saying UNO: who owes the call, who is caught, what it costs (B8, C4, Z7, Z8)."""

from typing import Final

from .doors import happens
from .events import NOTHING, Event, Reason, note
from .hands import size_of_hand
from .jit import compiled, int64
from .piles import draw_cards
from .seats import seat_beside
from .state import House, Log, Rules, Script, State, Totals
from .tally import SEAT_UNO_CAUGHT, SEAT_UNO_MISSED, UNO_BY_ROTATION, UNO_CAUGHT, UNO_MISSED
from .words import Ending, Habit, Window

PLAYER: Final = int64(0)
RECEIVER: Final = int64(1)
"""The two duties: of whoever laid cards, and of whoever was handed a single one."""


@compiled
def call_uno(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int, duty: int) -> bool:
    """Let a seat that owes the call say UNO or forget it; tell whether it was caught at once."""
    if not happens(g, r, log, script, Habit.forget, seat):
        note(log, Event.uno, seat, duty, NOTHING)
        return False
    g.tally[UNO_MISSED] += 1
    c.seat_sums[SEAT_UNO_MISSED, seat] += 1
    caught = r.uno_window == Window.automatic or happens(g, r, log, script, Habit.catch, seat)
    note(log, Event.uno, seat, duty, 1 + int64(caught))
    if caught:
        g.tally[UNO_CAUGHT] += 1
        c.seat_sums[SEAT_UNO_CAUGHT, seat] += 1
    elif r.uno_window == Window.next_plays:
        g.missed[seat, duty] = 1
        g.open_calls += 1
    return caught


@compiled
def pay_uno_penalty(g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int) -> None:
    """Let a seat that was caught draw the penalty."""
    draw_cards(g, r, c, house, log, script, seat, r.uno_penalty, Reason.uno)


@compiled
def receivers_call_uno(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, first: int
) -> None:
    """Let everybody who received exactly one card and still holds one say UNO (Z7).

    Receivers are marked in ``spare_size``; they call from seat ``first`` on, in the direction of play.
    """
    seat = first
    for _ in range(g.players):
        if g.spare_size[seat] == 1 and size_of_hand(g, seat) == 1 and g.ending == Ending.running:
            g.tally[UNO_BY_ROTATION] += 1
            if call_uno(g, r, c, log, script, seat, RECEIVER):
                pay_uno_penalty(g, r, c, house, log, script, seat)
        seat = seat_beside(g, seat)


@compiled
def catch_later(g: State, r: Rules, c: Totals, house: House, log: Log, script: Script) -> None:
    """After a turn without a card laid: one more chance to catch each call still missed (B8)."""
    for seat in range(g.players):
        for duty in range(2):
            due = r.uno_due_at if duty == PLAYER else 1
            if g.missed[seat, duty] == 0 or g.ending != Ending.running:
                continue
            # the hand was handed on or has grown: nothing is due for it any more
            if size_of_hand(g, seat) != due:
                g.missed[seat, duty] = 0
                g.open_calls -= 1
                continue
            if happens(g, r, log, script, Habit.catch, seat):
                g.missed[seat, duty] = 0
                g.open_calls -= 1
                g.tally[UNO_CAUGHT] += 1
                c.seat_sums[SEAT_UNO_CAUGHT, seat] += 1
                note(log, Event.caught, seat, duty, NOTHING)
                pay_uno_penalty(g, r, c, house, log, script, seat)


@compiled
def close_calls(g: State) -> None:
    """Forget all missed calls: a card was laid, it is too late to catch anybody (B8)."""
    for seat in range(g.players):
        g.missed[seat, PLAYER] = 0
        g.missed[seat, RECEIVER] = 0
    g.open_calls = 0
