"""A combination is laid: its cards, then the same order of calls, hands, gifts and effects as for a single card."""

import numpy as np

from .cards import SKIP, symbol_of
from .combos.laying import spread_cards
from .combos.moves import NO_TAIL, ONE_REVERSE, tail_shift
from .combos.rainbow import end_run, follow_run
from .combos.straights import continues_table
from .counters import STRAIGHT
from .effects import affect_next
from .ending import end_by_last_card
from .events import NOTHING, Event, Kind, note
from .gifts import give_rainbow_cards
from .hands import take_card
from .jit import compiled
from .piles import count_zero, lay_on_pile
from .seats import flip_direction, next_seat
from .settle import settle_calls_and_hands
from .state import Log, Moves, Rules, Script, State, Totals
from .tally import LONGEST_STRAIGHT, STRAIGHTS, STRAIGHTS_WITH_TABLE


@compiled
def play_combination(
    g: State, r: Rules, c: Totals, m: Moves, log: Log, script: Script, seat: int, place: int, legal: int
) -> None:
    """Lay a combination and settle what follows from it."""
    kind = np.int64(m.kind[place])
    tail = np.int64(m.tail[place])
    note(log, Event.move, seat, kind, np.int64(m.cards[place]))
    spread_cards(g, r, m, seat, place, legal)
    if kind == Kind.straight:
        count_straight(g, r, c, m, place)
    lay_spread_cards(g, r, log, seat)
    if kind == Kind.set:
        g.times = np.int64(m.cards[place])
        g.shift = g.times
        if g.completed:
            end_run(g)  # a set that completes a rainbow is the rainbow, and is spent as a whole
    elif kind == Kind.straight:
        g.completed = 0  # a closing 0 is none of the rainbow that the first card may have completed
    if tail != NO_TAIL:
        g.shift = tail_shift(tail)
    if g.hand_size[seat] == 0:
        g.seat = next_seat(g, seat)
        end_by_last_card(g, r, c, log, script, seat)
        return
    symbol = symbol_of(np.int64(g.top))
    settle_calls_and_hands(g, r, c, log, script, seat, 0 if tail != NO_TAIL else symbol)
    give_rainbow_cards(g, r, c, log, script, seat)
    if tail == ONE_REVERSE:
        flip_direction(g, log, seat)
    g.seat = next_seat(g, seat)
    if tail == NO_TAIL and symbol >= SKIP:
        affect_next(g, r, c, log, script, seat, symbol, g.times)


@compiled
def lay_spread_cards(g: State, r: Rules, log: Log, seat: int) -> None:
    """Lay the cards written in ``laid``, one after the other."""
    for place in range(g.laid_cards):
        card = np.int64(g.laid[place])
        take_card(g, seat, card)
        lay_on_pile(g, card)
        count_zero(g, r, symbol_of(card))
        note(log, Event.card, seat, card, NOTHING)
        follow_run(g, r, card)


@compiled
def count_straight(g: State, r: Rules, c: Totals, m: Moves, place: int) -> None:
    """Count a straight and its length, the table's card counted where it is continued."""
    served = continues_table(g, r, np.int64(m.first[place]), np.int64(m.first_color[place]))
    length = np.int64(m.last[place]) - np.int64(m.first[place]) + 1 + int(served)
    g.tally[STRAIGHTS] += 1
    g.tally[STRAIGHTS_WITH_TABLE] += int(served)
    g.tally[LONGEST_STRAIGHT] = max(g.tally[LONGEST_STRAIGHT], length)
    c.straight_lengths[min(length, STRAIGHT - 1)] += 1
