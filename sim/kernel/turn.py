"""A turn: legal -> choose -> apply -> settle -> advance."""

from .cards import (
    ANY_WILD,
    DRAW_TWO,
    WILD,
    WILD_DRAW_FOUR,
    ZERO,
    Mask,
    bit,
    count_faces,
    lane,
    symbol_of,
)
from .combos.find import find_combinations
from .combos.moves import COMBINATION
from .combos.rainbow import begin_move, follow_run
from .decide import decide_color, decide_move
from .doors import happens
from .effects import affect_next
from .empty_piles import end_on_empty_piles
from .ending import end_by_last_card
from .events import NOTHING, Event, Kind, Phase, Reason, note
from .gifts import give_rainbow_cards
from .hands import held_cards, size_of_hand, take_card
from .jit import compiled, inlined, int64
from .jump_in import others_hold_twin
from .laying import play_combination, play_single, settle_from_flips
from .legal import add_bluff, legal_cards, note_guilt
from .mercy import check_mercy
from .pending import answer_pile
from .piles import ONE_CARD, color_in_force, count_zero, draw_card, lay_on_pile, name_color
from .rounds import end_hand
from .seats import follow_lead, next_seat, on_move, plays
from .settle import has_to_settle, settle_calls_and_hands
from .state import House, Log, Moves, Rules, Script, State, Totals
from .tally import DRAW_TURNS, MOVES, SEAT_DRAW_TURNS, TURNS
from .uno import catch_later, close_calls
from .words import DrawnCard, Ending, Habit, JumpIn


@inlined
def play_turn(g: State, r: Rules, c: Totals, m: Moves, house: House, log: Log, script: Script) -> None:
    """Let the seat on move play, or draw and pass; or face a pending pile.

    With ``m`` None there are no combinations, with ``house`` None no house rules by which a turn takes another
    course than in most games; they compile away.
    """
    if house is not None and g.pending > 0:
        face_pile(g, r, c, m, house, log, script)
        return
    seat = on_move(g)
    g.tally[TURNS] += 1
    g.just_drawn = 0
    note(log, Event.turn, seat, g.pending, g.direction)
    held = held_cards(g, seat)
    legal = legal_cards(g, r, held)
    willing = True
    if r.asks_before_moves:
        g.bluff_asked = 0
        legal = add_bluff(g, r, log, script, seat, held, legal)
    offered = legal
    if m is not None:
        find_combinations(g, r, m, house, seat, held, legal)
    if house is not None and size_of_hand(g, seat) == 1:
        offered = legal & r.last_card
    playable = held & offered != ZERO
    if m is not None:
        playable = playable or m.count > 0
    if r.asks_before_moves:
        willing = not draws_anyway(g, r, log, script, seat, playable)
    if log is not None and willing:
        note(log, Event.moves, seat, count_moves(m, held & offered), Phase.hand)
    choice = -1
    if not playable or not willing:
        choice = draw_for_turn(g, r, c, house, log, script, seat, legal, willing)
    else:
        choice = decide_move(g, r, m, script, seat, offered)
    if choice < 0:
        pass_turn(g, r, c, house, log, script, seat)
    elif m is not None and choice >= COMBINATION:
        open_new_play(g)
        play_combination(g, r, c, m, house, log, script, seat, choice - COMBINATION, legal)
    elif house is not None and takes_another_course(g, r, seat, choice):
        open_new_play(g)
        play_single(g, r, c, house, log, script, seat, choice, single_or_drawn(g))
    else:
        play_card(g, r, c, m, house, log, script, seat, choice)
    if house is None or g.pending == 0:
        follow_lead(g)


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
    g: State,
    r: Rules,
    c: Totals,
    house: House,
    log: Log,
    script: Script,
    seat: int,
    legal: Mask,
    lacking: bool,
) -> int:
    """Draw by ``draw.amount``; return the drawn card if it is played at once, else -1 (B5, C3)."""
    card = -1
    drew = False
    playable = False
    if house is not None and r.drawn_card == DrawnCard.rlcard:
        legal = lane(color_in_force(g)) | ANY_WILD
    for _ in range(r.draw_limit):
        card = draw_card(g, r, c, house, log, script, seat, Reason.lack if lacking else Reason.draw_anyway)
        if card < 0:
            note(log, Event.empty, seat, ONE_CARD, Reason.lack if lacking else Reason.draw_anyway)
            if house is not None:
                end_on_empty_piles(g, r)
            break
        drew = True
        if r.asks_before_moves and symbol_of(card) == WILD_DRAW_FOUR and r.drawn_card != DrawnCard.rlcard:
            legal = add_bluff(g, r, log, script, seat, bit(card), legal)
        if bit(card) & legal != ZERO:
            playable = True
            break
    g.passes = 0 if drew else g.passes + 1
    if drew and lacking:
        g.tally[DRAW_TURNS] += 1
        c.seat_sums[SEAT_DRAW_TURNS, seat] += 1
    if house is not None:
        check_mercy(g, r, log, seat)
        if g.ending != Ending.running or not plays(g, seat):
            return -1
    if not drew:
        return -1
    playable = playable and r.drawn_card != DrawnCard.keep
    note(log, Event.moves, seat, int(playable), Phase.drawn)
    if not playable:
        return -1
    g.just_drawn = 1
    return card


@inlined
def takes_another_course(g: State, r: Rules, seat: int, card: int) -> bool:
    """Tell whether under house rules a single card sets going what ``play_card`` does not know."""
    symbol = symbol_of(card)
    draws = symbol == DRAW_TWO or symbol == WILD_DRAW_FOUR
    return draws or size_of_hand(g, seat) == 1 or g.top_gone != 0 or r.drawn_card == DrawnCard.rlcard


@inlined
def single_or_drawn(g: State) -> int:
    """Return the kind of move of a single card from the hand, or just drawn."""
    return int64(Kind.drawn) if g.just_drawn else int64(Kind.single)


@compiled
def face_pile(g: State, r: Rules, c: Totals, m: Moves, house: House, log: Log, script: Script) -> None:
    """Let the seat on move answer the pending pile, which is a turn, or suffer it (``stacking``, ``deflect``)."""
    seat = on_move(g)
    card = answer_pile(g, r, c, m, house, log, script)
    if card >= 0:
        g.tally[TURNS] += 1
        g.just_drawn = 0
        open_new_play(g)
        stacked = symbol_of(card) == DRAW_TWO or symbol_of(card) == WILD_DRAW_FOUR
        kind = int64(Kind.stack) if stacked else int64(Kind.deflect)
        play_single(g, r, c, house, log, script, seat, card, kind)
    if g.pending == 0:
        follow_lead(g)


@inlined
def open_new_play(g: State) -> None:
    """Note that a card is laid: passes in a row end, and it is too late to catch a missed call."""
    g.passes = 0
    if g.open_calls:
        close_calls(g)


@inlined
def play_card(
    g: State, r: Rules, c: Totals, m: Moves, house: House, log: Log, script: Script, seat: int, card: int
) -> None:
    """Lay a single card, then: the call, the hands, the penalty, gifts, and the effect on the next player.

    What ``laying.py`` does under all rules, for the rules of most games and for most cards under house rules.
    """
    open_new_play(g)
    if m is not None:
        begin_move(g, r)
    note(log, Event.move, seat, Kind.drawn if g.just_drawn else Kind.single, ONE_CARD)
    symbol = symbol_of(card)
    left = take_card(g, seat, card)
    note_guilt(g, r, seat, symbol)
    lay_on_pile(g, card)
    count_zero(g, r, symbol)
    note(log, Event.card, seat, card, NOTHING)
    if m is not None:
        follow_run(g, r, card)
    if symbol >= WILD:
        name_color(g, decide_color(g, r, script, seat))
        note(log, Event.name, seat, int64(g.on_top) >> 4, NOTHING)
    if left == 0:
        end_by_last_card(g, r, c, house, log, script, seat)
        return
    if log is not None or (r.watches_plays and has_to_settle(r, left, symbol)):
        settle_calls_and_hands(g, r, c, house, log, script, seat, symbol)
    if m is not None:
        give_rainbow_cards(g, r, c, house, log, script, seat)
    if house is not None:
        if g.ending != Ending.running:
            return
        if r.jump_in != JumpIn.none and others_hold_twin(g, seat):
            settle_from_flips(g, r, c, house, log, script, seat)
            return
    g.seat = next_seat(g, seat)
    affect_next(g, r, c, house, log, script, seat, symbol)


@inlined
def pass_turn(g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int) -> None:
    """End a turn in which no card was laid; missed calls may still be caught (B8)."""
    g.tally[MOVES] -= 1  # moves are turns less passes, and passes are rarer
    if g.ending != Ending.running:
        return  # the piles ran out, or mercy left one seat
    note(log, Event.passed, seat, NOTHING, NOTHING)
    if g.open_calls:
        catch_later(g, r, c, house, log, script)
    if g.passes >= g.in_play and g.ending == Ending.running:
        end_hand(g, Ending.stalemate)
    g.seat = next_seat(g, seat)
