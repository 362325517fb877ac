"""The draw pile and the discard pile."""

from typing import Final

from .cards import color_of, symbol_of
from .combos.rainbow import end_run, start_run
from .doors import draw_from_pile
from .empty_piles import end_on_empty_piles
from .events import NOBODY, NOTHING, Event, Reason, note
from .hands import add_card, grow_hand, grow_hand_by, size_of_hand
from .jit import compiled, inlined, int64
from .mercy import check_mercy
from .state import House, Log, Rules, Script, State, Totals
from .tally import CARDS_DRAWN, FORCED_CARDS, RESHUFFLES, SEAT_CARDS_DRAWN, SEAT_FORCED_CARDS, ZEROS_LAID
from .words import Reshuffle, Zero

ONE_CARD: Final = int64(1)
TWO_CARDS: Final = int64(2)
FOUR_CARDS: Final = int64(4)


@inlined
def draw_card(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, reason: int
) -> int:
    """Let a seat take one card; return it, or -1 if both piles are empty."""
    card = pick_card(g, r, house, log, script, seat, reason)
    if card >= 0:
        grow_hand(g, seat)
        g.tally[CARDS_DRAWN] += 1
        c.seat_sums[SEAT_CARDS_DRAWN, seat] += 1
    return card


@compiled
def draw_cards(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, count: int, reason: int
) -> None:
    """Let a seat take cards it is forced to take, as many as the piles hold; then mercy is looked at.

    A draw of four with two in the pile takes two, reshuffles, takes two.
    """
    if house is not None:
        reshuffle_early(g, r, house, log, count, reason)
    taken = int64(0)
    while taken < count and pick_card(g, r, house, log, script, seat, reason) >= 0:
        taken += 1
    grow_hand_by(g, seat, taken)
    g.tally[CARDS_DRAWN] += taken
    c.seat_sums[SEAT_CARDS_DRAWN, seat] += taken
    g.tally[FORCED_CARDS] += taken
    c.seat_sums[SEAT_FORCED_CARDS, seat] += taken
    if taken < count:
        note(log, Event.empty, seat, count - taken, reason)
        if house is not None:
            end_on_empty_piles(g, r)
    if house is not None and size_of_hand(g, seat) >= r.mercy_limit:
        check_mercy(g, r, log, seat)


@inlined
def pick_card(g: State, r: Rules, house: House, log: Log, script: Script, seat: int, reason: int) -> int:
    """Move a card from the draw pile into a hand and return it, or -1; the size of the hand is still to follow."""
    if g.pile_size == 0:
        reshuffle(g, r, house, log)
        if g.pile_size == 0:
            return -1
    card = draw_from_pile(g, script)
    add_card(g, seat, card)
    note(log, Event.draw, seat, card, reason)
    return card


@compiled
def reshuffle(g: State, r: Rules, house: House, log: Log) -> None:
    """Make the discards under the top card the new draw pile; a wild among them forgets its colour.

    Under ``reshuffle: rlcard`` the top card goes in too and is only remembered.
    """
    if house is not None and takes_top_too(g, r):
        reshuffle_all(g, log)
        return
    if g.discards == 0:
        return
    discards_to_pile(g)
    if g.run_colors != 0:
        start_run(g, int64(g.top))
    note(log, Event.reshuffle, NOBODY, int64(g.pile_size), NOTHING)


@inlined
def discards_to_pile(g: State) -> None:
    """Put the discards under the top card into the draw pile."""
    size = int64(g.pile_size)
    for place in range(int64(g.discards)):
        g.pile[size + place] = g.under[place]
    g.pile_size = size + int64(g.discards)
    g.discards = 0
    g.tally[RESHUFFLES] += 1


@inlined
def takes_top_too(g: State, r: Rules) -> bool:
    """Tell whether a reshuffle takes the top card in too (``reshuffle: rlcard``), which is done once."""
    return r.reshuffle == Reshuffle.rlcard and g.top_gone == 0


@compiled
def reshuffle_all(g: State, log: Log) -> None:
    """Reshuffle the top card too: it is only remembered."""
    discards_to_pile(g)
    g.pile[int64(g.pile_size)] = g.top
    g.pile_size += 1
    g.top_gone = 1
    end_run(g)
    note(log, Event.reshuffle, NOBODY, int64(g.pile_size), NOTHING)


@compiled
def reshuffle_early(g: State, r: Rules, house: House, log: Log, count: int, reason: int) -> None:
    """Reshuffle before a Draw Two or Wild Draw Four finds fewer cards than it needs (``reshuffle: rlcard``)."""
    draw_card_laid = reason == Reason.draw_two or reason == Reason.wild_draw_four
    if r.reshuffle == Reshuffle.rlcard and draw_card_laid and int64(g.pile_size) < count:
        reshuffle(g, r, house, log)


@inlined
def lay_on_pile(g: State, card: int) -> None:
    """Lay a card on the discard pile: it is the face in force."""
    discards = int64(g.discards)
    g.under[discards] = g.top
    g.discards = discards + 1
    g.top = card
    g.on_top = card & 63


@inlined
def cover_top(g: State, card: int) -> None:
    """Lay a card on the discard pile, unless the top card went into the draw pile: then it lies alone."""
    if g.top_gone:
        g.top_gone = 0
        g.top = card
        g.on_top = card & 63
    else:
        lay_on_pile(g, card)


@inlined
def count_zero(g: State, r: Rules, symbol: int) -> None:
    """Count a 0 laid, whatever becomes of it, where a 0 does something (``zero``)."""
    if r.zero != Zero.plain:
        g.tally[ZEROS_LAID] += int(symbol == 0)


@inlined
def name_color(g: State, color: int) -> None:
    """Name the colour of the wild on top."""
    g.on_top = color << 4 | symbol_of(int64(g.top))


@inlined
def color_in_force(g: State) -> int:
    """Return the colour in force: that of the top card, or the one named."""
    return color_of(int64(g.on_top))
