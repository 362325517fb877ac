"""A turn: legal -> choose -> apply -> settle -> advance."""

from .cards import SKIP, WILD, WILD_DRAW_FOUR, ZERO, Mask, U, bit, count_faces, symbol_of
from .decide import decide_card, decide_color
from .doors import happens
from .effects import affect_next
from .ending import end_by_last_card
from .events import Event, Kind, Phase, Reason, note
from .hands import held_cards, take_card
from .jit import compiled, inlined
from .legal import add_bluff, draw_four_is_legal, legal_cards
from .moving import move_hands
from .piles import draw_card, lay_on_pile, name_color
from .seats import count_rounds, follow_lead, next_seat, on_move
from .state import Log, Rules, Script, State, Totals
from .tally import DRAW_TURNS, MOVES, TURNS
from .uno import PLAYER, call_uno, catch_later, close_calls, pay_uno_penalty, receivers_call_uno
from .words import DrawnCard, Ending, Habit, OnReceive


@inlined
def play_turn(g: State, r: Rules, c: Totals, log: Log, script: Script) -> None:
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
        willing = not draws_anyway(g, r, log, script, seat, held & legal)
    if log is not None and willing:
        note(log, Event.moves, seat, count_faces(held & legal), Phase.hand)
    if willing and held & legal != ZERO:
        card = decide_card(g, r, script, seat, legal)
        note(log, Event.move, seat, Kind.single, 1)
    else:
        card = draw_for_turn(g, r, c, log, script, seat, legal, willing)
    if card >= 0:
        play_card(g, r, c, log, script, seat, card)
        follow_lead(g, seat)
    else:
        pass_turn(g, r, c, log, script, seat)
    advance(g, r, c)


@compiled
def draws_anyway(g: State, r: Rules, log: Log, script: Script, seat: int, playable: Mask) -> bool:
    """Tell whether a seat draws although a move is legal (``draw.voluntary``)."""
    return r.voluntary and playable != ZERO and happens(g, r, log, script, Habit.draw_anyway, seat)


@inlined
def draw_for_turn(
    g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int, legal: Mask, lacking: bool
) -> int:
    """Draw by ``draw.amount``; return the drawn card if it is played at once, else -1 (B5, C3)."""
    card = -1
    for drawn in range(r.draw_limit):
        card = draw_card(g, c, log, script, seat, Reason.lack if lacking else Reason.draw_anyway)
        if card < 0:
            note(log, Event.empty, seat, 1, Reason.lack if lacking else Reason.draw_anyway)
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
    note(log, Event.move, seat, Kind.drawn, 1)
    return card


@inlined
def play_card(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int, card: int) -> None:
    """Lay a single card and settle what follows from it."""
    symbol = symbol_of(card)
    take_card(g, seat, card)
    if symbol == WILD_DRAW_FOUR:
        g.guilty = int(not draw_four_is_legal(g, r, held_cards(g, seat)))
    lay_on_pile(g, card)
    note(log, Event.card, seat, card, 0)
    g.passes = 0
    if g.open_calls:
        close_calls(g)
    if symbol >= WILD:
        name_color(g, decide_color(g, r, script, seat))
        note(log, Event.name, seat, g.on_top >> 4, 0)
    if g.size[seat] == 0:
        g.seat = next_seat(g, seat)
        end_by_last_card(g, r, c, log, script, seat)
    else:
        settle(g, r, c, log, script, seat, symbol)


@inlined
def settle(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int, symbol: int) -> None:
    """Settle a move in the order of section 3: call, hands, penalty, receivers, flip, effect on the next."""
    if r.watches_plays or log is not None:
        settle_calls_and_hands(g, r, c, log, script, seat, symbol)
    g.seat = next_seat(g, seat)
    if symbol >= SKIP:
        affect_next(g, r, c, log, script, seat, symbol)


@compiled
def settle_calls_and_hands(
    g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int, symbol: int
) -> None:
    """The player's call, the hands on the move, the player's penalty, the receivers' calls (B8, Z7, Z8)."""
    caught = g.size[seat] == r.uno_due_at and call_uno(g, r, c, log, script, seat, PLAYER)
    moved = r.moves_hands >> U(symbol) & U(1) != ZERO
    if moved:
        move_hands(g, r, c, log, script, seat)
    if caught:
        pay_uno_penalty(g, r, c, log, script, seat)
    if moved and r.uno_on_receive == OnReceive.must_call:
        receivers_call_uno(g, r, c, log, script, next_seat(g, seat), g.direction)


@inlined
def pass_turn(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int) -> None:
    """End a turn in which no card was laid; missed calls may still be caught (B8)."""
    note(log, Event.passed, seat, 0, 0)
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

