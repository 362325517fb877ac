"""Saying UNO: the player's duty, the receivers' duty, penalties and later catches (B8, C4, Z7, Z8)."""

from .drawing import draw_cards
from .events import (
    CATCH,
    CAUGHT,
    FORGET,
    MISSED,
    MISSED_AND_CAUGHT,
    OF_PLAYER,
    OF_RECEIVER,
    PENALTY,
    SAID,
    UNO,
)
from .table import Table, Window


def player_calls(table: Table, seat: int) -> bool:
    """The duty of whoever a play leaves with ``due_at`` cards; True if the call was missed and caught at
    once.
    """
    due = table.rules.uno.due_at
    if table.rules.uno.window == "none" or len(table.position.hands[seat]) != due:
        return False
    return _call(table, "B8", seat, OF_PLAYER, due)


def receivers_call(table: Table, player: int, received: dict[int, int]) -> None:
    """Z7: whoever received exactly one card and still holds one says UNO, from the next seat on."""
    uno = table.rules.uno
    if uno.window == "none" or uno.on_receive != "must_call":
        return
    for seat in table.position.seats_after(player):
        owes = received.get(seat) == 1 and len(table.position.hands[seat]) == 1
        if owes and _call(table, "Z7", seat, OF_RECEIVER, 1):
            pay_penalty(table, "Z7", seat)


def _call(table: Table, clause: str, seat: int, duty: int, due: int) -> bool:
    uno = table.rules.uno
    if not table.ask(clause, seat, FORGET):
        table.log.take(clause, UNO, seat, duty, SAID)
        return False
    caught = uno.window == "automatic" or table.ask(clause, seat, CATCH)
    table.log.take(clause, UNO, seat, duty, MISSED_AND_CAUGHT if caught else MISSED)
    table.counts.uno_missed += 1
    table.counts.uno_caught += caught
    if not caught and uno.window == "next_plays":
        table.windows.append(Window(seat, duty, due))
    return caught


def pay_penalty(table: Table, clause: str, seat: int) -> None:
    """The penalty cards join the hand held now (Z8)."""
    draw_cards(table, clause, seat, table.rules.uno.penalty, PENALTY)


def later_catches(table: Table) -> None:
    """After a turn without a card laid: one more chance for each open window whose seat still holds the
    number due.
    """
    for window in sorted(table.windows, key=lambda window: (window.seat, window.duty)):
        if window.seat not in table.position.in_play or len(table.position.hands[window.seat]) != window.due:
            table.windows.remove(window)
        elif table.ask("B8", window.seat, CATCH):
            table.log.take("B8", CAUGHT, window.seat, window.duty)
            table.windows.remove(window)
            table.counts.uno_caught += 1
            pay_penalty(table, "B8", window.seat)
