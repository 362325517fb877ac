"""A move is laid under all rules, by whatever way: what follows from it, in the order of section 3.

Going out comes first; then the call, the hands, the penalty, the receivers, a rainbow's gifts, the flips of the
direction, jump-ins, and last the effect on the next player.
"""

from .cards import DRAW_TWO, REVERSE, WILD, WILD_DRAW_FOUR, symbol_of
from .combos.laying import spread_cards
from .combos.moves import NO_TAIL, ONE_REVERSE, tail_shift
from .combos.rainbow import begin_move, end_run, follow_run
from .combos.straights import continues_table
from .counters import STRAIGHT
from .decide import decide_color
from .effects import affect_next_together
from .ending import end_by_last_card, go_out
from .events import NOBODY, NOTHING, Event, Kind, Lost, Phase, Reason, note
from .gifts import count_rainbow, give_rainbow_cards
from .hands import size_of_hand, take_card
from .jit import compiled, inlined, int64
from .jump_in import find_jumper, twin_of_top
from .legal import note_guilt
from .pending import cards_owed, grow_pile
from .piles import ONE_CARD, count_zero, cover_top, draw_cards, name_color
from .rounds import count_rounds, round_is_due
from .seats import flip_direction, follow_lead, forfeit_turn, next_seat, on_move
from .settle import settle_calls_and_hands
from .state import House, Log, Moves, Rules, Script, State, Totals
from .streams import decide_below
from .tally import JUMP_INS, LONGEST_STRAIGHT, STRAIGHTS, STRAIGHTS_WITH_TABLE, TURNS
from .uno import close_calls
from .words import DrawnCard, Ending

SINGLE_TAIL = int64(NO_TAIL)


@inlined
def play_single(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, card: int, kind: int
) -> None:
    """Lay a single card and settle it, with every jump-in on it."""
    lay_single(g, r, log, script, seat, card, kind)
    settle_move(g, r, c, house, log, script, seat, SINGLE_TAIL)


@inlined
def lay_single(g: State, r: Rules, log: Log, script: Script, seat: int, card: int, kind: int) -> None:
    """Lay a single card, and name a colour if it is a wild."""
    note(log, Event.move, seat, kind, ONE_CARD)
    begin_move(g, r)
    take_card(g, seat, card)
    symbol = symbol_of(card)
    note_guilt(g, r, seat, symbol)
    cover_top(g, card)
    count_zero(g, r, symbol)
    note(log, Event.card, seat, card, NOTHING)
    follow_run(g, r, card)
    if symbol >= WILD:
        by_chance = kind == Kind.drawn and r.drawn_card == DrawnCard.rlcard
        name_color(g, decide_below(g, 4) if by_chance else decide_color(g, r, script, seat))
        note(log, Event.name, NOBODY if by_chance else seat, int64(g.on_top) >> 4, NOTHING)
    grow_pile(g, r, seat, kind)


@compiled
def play_combination(
    g: State,
    r: Rules,
    c: Totals,
    m: Moves,
    house: House,
    log: Log,
    script: Script,
    seat: int,
    place: int,
    legal: int,
) -> None:
    """Lay a combination and settle it, with every jump-in on it."""
    kind = int64(m.kind[place])
    tail = int64(m.tail[place])
    note(log, Event.move, seat, kind, int64(m.cards[place]))
    begin_move(g, r)
    spread_cards(g, r, m, seat, place, legal)
    if kind == Kind.straight:
        count_straight(g, r, c, m, place)
    lay_spread_cards(g, r, log, seat)
    if kind == Kind.set:
        g.times = int64(m.cards[place])
        g.shift = g.times
        if g.completed:
            end_run(g)  # a set that completes a rainbow is the rainbow, and is spent as a whole
    elif kind == Kind.straight:
        g.completed = 0  # a closing 0 is none of the rainbow that the first card may have completed
    if tail != NO_TAIL:
        g.shift = tail_shift(tail)
    if house is not None:
        grow_pile(g, r, seat, kind)
    settle_move(g, r, c, house, log, script, seat, tail)


@compiled
def lay_spread_cards(g: State, r: Rules, log: Log, seat: int) -> None:
    """Lay the cards written in ``laid``, one after the other."""
    for place in range(g.laid_cards):
        card = int64(g.laid[place])
        take_card(g, seat, card)
        cover_top(g, card)
        count_zero(g, r, symbol_of(card))
        note(log, Event.card, seat, card, NOTHING)
        follow_run(g, r, card)


@compiled
def count_straight(g: State, r: Rules, c: Totals, m: Moves, place: int) -> None:
    """Count a straight and its length, the table's card counted where it is continued."""
    served = continues_table(g, r, int64(m.first[place]), int64(m.first_color[place]))
    length = int64(m.last[place]) - int64(m.first[place]) + 1 + int(served)
    g.tally[STRAIGHTS] += 1
    g.tally[STRAIGHTS_WITH_TABLE] += int(served)
    g.tally[LONGEST_STRAIGHT] = max(g.tally[LONGEST_STRAIGHT], length)
    c.straight_lengths[min(length, STRAIGHT - 1)] += 1


@compiled
def settle_move(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, tail: int
) -> None:
    """Settle a move that has been laid, and every jump-in on it; last comes the effect on the next player."""
    settle_to_flips(g, r, c, house, log, script, seat, tail)
    if house is None:
        if g.ending == Ending.running:
            g.seat = next_seat(g, seat)  # a straight, a rainbow or a combo does nothing to the next player
        return
    settle_jump_ins(g, r, c, house, log, script, seat, tail)


@compiled
def settle_from_flips(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int
) -> None:
    """Settle a single card, no draw card and not the last, whose call and hands are settled."""
    g.last_card = 0
    if symbol_of(int64(g.top)) == REVERSE:
        flip_direction(g, log, seat)
    settle_jump_ins(g, r, c, house, log, script, seat, SINGLE_TAIL)


@compiled
def settle_jump_ins(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, tail: int
) -> None:
    """Let others jump in on the card laid, and on that; last comes the effect on the next player."""
    jumper = find_jumper(g, r, log, script, seat)
    while jumper >= 0:
        seat = jumper
        tail = SINGLE_TAIL
        jump(g, r, c, log, script, seat)
        settle_to_flips(g, r, c, house, log, script, seat, tail)
        jumper = find_jumper(g, r, log, script, seat)
    if g.ending == Ending.running:
        affect_following(g, r, c, house, log, script, seat, tail)


@inlined
def settle_to_flips(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, tail: int
) -> None:
    """Settle everything that a jump-in does not undo."""
    symbol = symbol_of(int64(g.top))
    g.last_card = int(size_of_hand(g, seat) == 0)
    if g.last_card and house is None:
        end_by_last_card(g, r, c, house, log, script, seat)
    elif g.last_card:
        go_out(g, r, c, house, log, script, seat)
    else:
        settle_calls_and_hands(g, r, c, house, log, script, seat, symbol if tail == NO_TAIL else 0)
    if g.ending == Ending.running and (g.last_card == 0 or r.last_draw_counts):
        give_rainbow_cards(g, r, c, house, log, script, seat)
    elif g.last_card == 0 or g.ending == Ending.running:
        count_rainbow(g)
    if g.ending != Ending.running:
        return
    if tail == ONE_REVERSE:
        flip_direction(g, log, seat)
    elif symbol == REVERSE and tail == NO_TAIL:
        for _ in range(g.times):
            flip_direction(g, log, seat)


@inlined
def jump(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int) -> None:
    """Lay the card identical to the top one out of turn (``jump_in``); the turn before is complete."""
    follow_lead(g)
    if round_is_due(g):
        count_rounds(g, c)
    if g.open_calls:
        close_calls(g)
    g.tally[JUMP_INS] += 1
    g.tally[TURNS] += 1
    g.just_drawn = 0
    note(log, Event.jump, seat, NOTHING, NOTHING)
    note(log, Event.turn, seat, g.pending, g.direction)
    note(log, Event.moves, seat, ONE_CARD, Phase.jump_in)
    lay_single(g, r, log, script, seat, twin_of_top(g, seat), int64(Kind.jump_in))


@compiled
def affect_following(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, tail: int
) -> None:
    """Let the move work on the seat that is next, or tell it of the pile it faces."""
    symbol = symbol_of(int64(g.top))
    g.seat = next_seat(g, seat)
    owed = g.pending if g.pending > 0 else cards_owed(g, r, symbol)
    if g.last_card and owed > 0:
        suffer_last_card(g, r, c, house, log, script, symbol, owed)
    elif g.pending > 0:
        note(log, Event.pending, seat, g.pending, NOTHING)
    elif tail == NO_TAIL and (symbol != WILD_DRAW_FOUR or owed > 0):
        affect_next_together(g, r, c, house, log, script, seat, symbol)


@compiled
def suffer_last_card(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, symbol: int, owed: int
) -> None:
    """Others play on after a last card: its draw cards count, or spare the victim (``last_draw_card``)."""
    piled = g.pending > 0
    g.pending = 0
    if not r.last_draw_counts:
        return
    if piled:
        draw_cards(g, r, c, house, log, script, on_move(g), owed, Reason.pile)
    elif symbol == DRAW_TWO:
        draw_cards(g, r, c, house, log, script, on_move(g), owed, Reason.draw_two)
    else:
        draw_cards(g, r, c, house, log, script, on_move(g), owed, Reason.wild_draw_four)
    if g.ending == Ending.running:
        if piled:
            forfeit_turn(g, log, Lost.pile)
        elif symbol == DRAW_TWO:
            forfeit_turn(g, log, Lost.draw_two)
        else:
            forfeit_turn(g, log, Lost.wild_draw_four)
