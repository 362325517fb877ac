"""What a play sets going before it works on the next player, in the order of section 3."""

from .hands import moves_hands, size_of_hand
from .jit import compiled, inlined
from .mercy import check_mercy_of_all
from .moving import move_hands
from .seats import next_seat, plays
from .state import House, Log, Rules, Script, State, Totals
from .uno import PLAYER, call_uno, pay_uno_penalty, receivers_call_uno
from .words import Ending, OnReceive


@inlined
def has_to_settle(r: Rules, left: int, symbol: int) -> bool:
    """Tell cheaply whether a play that leaves so many cards makes a call due or moves hands."""
    return left == r.uno_due_at or moves_hands(r, symbol)


@compiled
def settle_calls_and_hands(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, symbol: int
) -> None:
    """Settle the player's call, the hands on the move, the player's penalty, the receivers' calls (B8, Z7, Z8).

    ``symbol`` is the one that may move hands: of a rotation combo the 0, else that of the card on top.
    """
    caught = size_of_hand(g, seat) == r.uno_due_at and call_uno(g, r, c, log, script, seat, PLAYER)
    moved = moves_hands(r, symbol)
    if moved:
        move_hands(g, r, c, log, script, seat, symbol)
        if house is not None:
            check_mercy_of_all(g, r, log, seat)
    if caught and g.ending == Ending.running and plays(g, seat):
        pay_uno_penalty(g, r, c, house, log, script, seat)
    if moved and r.uno_on_receive == OnReceive.must_call:
        receivers_call_uno(g, r, c, house, log, script, next_seat(g, seat))
