"""The cards a completed rainbow gives to the opponents (R2)."""

from .decide import decide_receiver
from .empty_piles import end_on_empty_piles
from .events import Event, Reason, note
from .jit import compiled, inlined
from .mercy import check_mercy_of_all
from .piles import draw_card
from .state import House, Log, Rules, Script, State, Totals
from .tally import CARDS_GIVEN, RAINBOWS


@inlined
def give_rainbow_cards(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int
) -> None:
    """Count a completed rainbow, if there is one, and distribute its cards."""
    count_rainbow(g)
    if g.gifts >= 0:
        distribute(g, r, c, house, log, script, seat)


@inlined
def count_rainbow(g: State) -> None:
    """Count a completed rainbow, if there is one, whether its cards are given or not."""
    if g.gifts >= 0:
        g.tally[RAINBOWS] += 1


@compiled
def distribute(g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int) -> None:
    """Give cards from the draw pile, each to an opponent of the player's choice."""
    for given in range(g.gifts):
        receiver = decide_receiver(g, r, script, seat)
        if draw_card(g, r, c, house, log, script, receiver, Reason.gift) < 0:
            note(log, Event.empty, receiver, g.gifts - given, Reason.gift)
            if house is not None:
                end_on_empty_piles(g, r)
            break
        g.tally[CARDS_GIVEN] += 1
    if house is not None:
        check_mercy_of_all(g, r, log, seat)
