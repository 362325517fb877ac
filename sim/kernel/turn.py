"""A turn: legal -> choose -> apply -> settle -> advance."""

import numpy as np

from .cards import SKIP, WILD, WILD_DRAW_FOUR, ZERO, Mask, bit, count_faces, symbol_of
from .combos.find import find_combinations
from .combos.moves import COMBINATION
from .combos.rainbow import begin_move, follow_run
from .decide import decide_card, decide_color, decide_move
from .doors import happens
from .effects import affect_next
from .ending import end_by_last_card
from .events import NOTHING, Event, Kind, Phase, Reason, note
from .gifts import give_rainbow_cards
from .hands import held_cards, take_card
from .jit import compiled, inlined
from .legal import add_bluff, draw_four_is_legal, legal_cards
from .piles import ONE_CARD, count_zero, draw_card, lay_on_pile, name_color
from .seats import count_rounds, follow_lead, next_seat, on_move
from .settle import settle_calls_and_hands
from .state import Log, Moves, Rules, Script, State, Totals
from .tally import DRAW_TURNS, MOVES, TURNS
from .together import play_combination
from .uno import catch_later, close_calls
from .words import DrawnCard, Ending, Habit


@inlined
def play_turn(g: State, r: Rules, c: Totals, m: Moves, log: Log, script: Script) -> None:
    """Let the seat on move play, or draw and pass."""
    seat = on_move(g)
    g.tally[TURNS] += 1
    g.steps_left -= 1
    g.just_drawn = 0
    note(log, Event.turn, seat, g.pending, g.direction)
    held = held_cards(g, seat)
    legal = legal_cards(g, r, held)
    willing = True
    if r.asks_before_moves:
        g.bluff_asked = 0
        legal = add_bluff(g, r, log, script, seat, held, legal)
    playable = held & legal != ZERO
    if m is not None:
        find_combinations(g, r, m, seat, held, legal)
        playable = playable or m.count > 0
    if r.asks_before_moves:
        willing = not draws_anyway(g, r, log, script, seat, playable)
    if log is not None and willing:
        note(log, Event.moves, seat, count_moves(m, held & legal), Phase.hand)
    choice = -1
    if not playable or not willing:
        choice = draw_for_turn(g, r, c, log, script, seat, legal, willing)
    elif m is not None:
        choice = decide_move(g, r, m, script, seat, legal)
    else:
        choice = decide_card(g, r, script, seat, legal)
    if choice < 0:
        pass_turn(g, r, c, log, script, seat)
    else:
        lay_choice(g, r, c, m, log, script, seat, choice, legal)
        follow_lead(g, seat)
    advance(g, r, c)


@compiled
def count_moves(m: Moves, playable: Mask) -> int:
    """Return the number of legal moves: distinct single faces and combinations."""
    count = count_faces(playable)
    if m is not None:
        count += m.count
    return count


@compiled
def draws_anyway(g: State, r: Rules, log: Log, script: Script, seat: int, playable: bool) -> bool:
    """Tell whether a seat draws although a move is legal (``draw.voluntary``)."""
    return r.voluntary != 0 and playable and happens(g, r, log, script, Habit.draw_anyway, seat)


@inlined
def draw_for_turn(
    g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int, legal: Mask, lacking: bool
) -> int:
    """Draw by ``draw.amount``; return the drawn card if it is played at once, else -1 (B5, C3)."""
    card = -1
    for drawn in range(r.draw_limit):
        card = draw_card(g, c, log, script, seat, Reason.lack if lacking else Reason.draw_anyway)
        if card < 0:
            note(log, Event.empty, seat, ONE_CARD, Reason.lack if lacking else Reason.draw_anyway)
            g.passes += int(drawn == 0)
            break
        g.passes = 0
        if drawn == 0 and lacking:
            g.tally[DRAW_TURNS] += 1
            c.seat_draw_turns[seat] += 1
        if symbol_of(card) == WILD_DRAW_FOUR and r.asks_before_moves:
            legal = add_bluff(g, r, log, script, seat, bit(card), legal)
        if bit(card) & legal != ZERO:
            break
    playable = card >= 0 and bit(card) & legal != ZERO and r.drawn_card != DrawnCard.keep
    if g.passes == 0:
        note(log, Event.moves, seat, int(playable), Phase.drawn)
    if not playable:
        return -1
    g.just_drawn = 1
    return card


@inlined
def lay_choice(
    g: State, r: Rules, c: Totals, m: Moves, log: Log, script: Script, seat: int, choice: int, legal: Mask
) -> None:
    """Lay the chosen card or combination and settle what follows from it."""
    g.passes = 0
    if g.open_calls:
        close_calls(g)
    if m is not None:
        begin_move(g, r)
        if choice >= COMBINATION:
            play_combination(g, r, c, m, log, script, seat, choice - COMBINATION, legal)
            return
    note(log, Event.move, seat, Kind.drawn if g.just_drawn else Kind.single, ONE_CARD)
    play_card(g, r, c, m, log, script, seat, choice)


@inlined
def play_card(g: State, r: Rules, c: Totals, m: Moves, log: Log, script: Script, seat: int, card: int) -> None:
    """Lay a single card, then: the call, the hands, the penalty, gifts, and the effect on the next player."""
    symbol = symbol_of(card)
    take_card(g, seat, card)
    if symbol == WILD_DRAW_FOUR:
        g.guilty = int(not draw_four_is_legal(g, r, held_cards(g, seat)))
    lay_on_pile(g, card)
    count_zero(g, r, symbol)
    note(log, Event.card, seat, card, NOTHING)
    if m is not None:
        follow_run(g, r, card)
    if symbol >= WILD:
        name_color(g, decide_color(g, r, script, seat))
        note(log, Event.name, seat, np.int64(g.on_top) >> 4, NOTHING)
    if g.hand_size[seat] == 0:
        g.seat = next_seat(g, seat)
        end_by_last_card(g, r, c, log, script, seat)
        return
    if r.watches_plays or log is not None:
        settle_calls_and_hands(g, r, c, log, script, seat, symbol)
    g.seat = next_seat(g, seat)
    if m is not None:
        give_rainbow_cards(g, r, c, log, script, seat)
    if symbol >= SKIP:
        affect_next(g, r, c, log, script, seat, symbol, ONE_CARD)


@inlined
def pass_turn(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int) -> None:
    """End a turn in which no card was laid; missed calls may still be caught (B8)."""
    note(log, Event.passed, seat, NOTHING, NOTHING)
    g.tally[MOVES] -= 1  # moves are turns less passes, and passes are rarer
    if g.open_calls:
        catch_later(g, r, c, log, script)
    if g.passes >= g.players:
        g.ending = Ending.stalemate
    if g.lead_stale:
        follow_lead(g, seat)
    g.seat = next_seat(g, seat)


@inlined
def advance(g: State, r: Rules, c: Totals) -> None:
    """Go on to the next turn, unless the hand is over or has lasted too long."""
    if g.ending == Ending.running:
        if g.steps_left <= 0:
            count_rounds(g, c)
        if g.tally[TURNS] >= r.max_turns:
            g.ending = Ending.unfinished
