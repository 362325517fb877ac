"""The deal and the opening card (B3, C5, C6, ``start``, ``opening``)."""

from .cards import DRAW_TWO, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, ZERO, symbol_of
from .combos.rainbow import begin_move, start_run
from .decide import decide_color
from .doors import deal_cards, draw_from_pile
from .events import NOBODY, NOTHING, Event, Lost, Reason, note
from .jit import compiled, inlined, int64
from .moving import NEVER_RECEIVED, rotate_hands
from .piles import FOUR_CARDS, TWO_CARDS, draw_cards, name_color
from .rounds import begin_rounds
from .seats import flip_direction, forfeit_turn, next_seat, plays, sit_around
from .state import House, Log, Rules, Script, State, Totals
from .streams import decide_below
from .tally import ZEROS_LAID
from .words import (
    Ending,
    FirstPlayer,
    OpeningDrawTwo,
    OpeningReverse,
    OpeningSkip,
    OpeningWild,
    OpeningWildDrawFour,
    OpeningZero,
)


@compiled
def deal_hand(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, hand: int, followed: bool
) -> None:
    """Clear the table, say who starts, deal, turn up the opening card and play its effect."""
    clear_table(g, r)
    name_starter(g, r, hand)
    note(log, Event.hand, int64(g.starter), int64(g.dealer), hand)
    for seat in range(g.players):
        deal_cards(g, log, script, seat, r.deal)
    g.seats_holding[r.deal] = (1 << g.players) - 1
    g.fewest = r.deal
    begin_rounds(g, r, c, followed)
    turn_up_opening_card(g, r, log, script)
    g.seat = g.starter
    play_opening_card(g, r, c, house, log, script)


@inlined
def clear_table(g: State, r: Rules) -> None:
    """Put all cards back into the draw pile and forget the hand before."""
    g.players = r.players
    g.direction = 1
    sit_around(g)
    for place in range(r.deck_size):
        g.pile[place] = r.deck[place]
    g.pile_size = r.deck_size
    g.discards = 0
    g.pending = 0
    g.ending = Ending.running
    g.winner = -1
    g.passes = 0
    begin_move(g, r)
    g.planned_at = -1
    g.named_at = -1
    g.open_calls = 0
    g.leader = 0
    g.out_seats = 0
    g.in_play = r.players
    g.reverse_skips = int(r.reverse_skips != 0 and r.players == 2)
    g.first_out = -1
    g.places = 0
    g.pile_cards = 0
    g.challengeable = 0
    g.top_gone = 0
    for seat in range(g.players):
        g.received_at[seat] = NEVER_RECEIVED
        g.missed[seat, 0] = 0
        g.missed[seat, 1] = 0
        g.seats_holding[g.hand_size[seat]] = 0
        for copy in range(g.hand.shape[1]):
            g.hand[seat, copy] = ZERO
    for count in range(g.tally.shape[0]):
        g.tally[count] = 0


@inlined
def name_starter(g: State, r: Rules, hand: int) -> None:
    """Say who starts; the dealer sits before the starter, and from hand to hand of a match the deal rotates."""
    if r.first_player == FirstPlayer.random:
        g.starter = decide_below(g, g.players)
    elif r.first_player == FirstPlayer.previous_winner or r.first_player == FirstPlayer.previous_loser:
        g.starter = 0 if hand == 0 else g.next_starter
    else:
        g.starter = (r.first_seat + hand) % g.players
    g.dealer = g.starter - 1 if g.starter > 0 else g.players - 1


@inlined
def turn_up_opening_card(g: State, r: Rules, log: Log, script: Script) -> None:
    """Turn up a card; one that may not open goes back, the pile is shuffled, and another is turned up."""
    card = draw_from_pile(g, script)
    while r.opening_redraws[symbol_of(card)]:
        note(log, Event.redraw, NOBODY, card, NOTHING)
        g.pile[g.pile_size] = card
        g.pile_size += 1
        card = draw_from_pile(g, script)
    g.top = card
    g.on_top = card & 63
    start_run(g, card)
    note(log, Event.open, NOBODY, card, NOTHING)


@compiled
def play_opening_card(g: State, r: Rules, c: Totals, house: House, log: Log, script: Script) -> None:
    """Give the opening card the effect that ``opening`` says."""
    symbol = symbol_of(g.top)
    if symbol == SKIP and r.opening_skip == OpeningSkip.apply:
        forfeit_turn(g, log, Lost.opening)
    elif symbol == REVERSE and r.opening_reverse != OpeningReverse.ignore:
        open_with_reverse(g, r, log)
    elif symbol == DRAW_TWO and r.opening_draw_two != OpeningDrawTwo.ignore:
        draw_cards(g, r, c, house, log, script, int64(g.starter), TWO_CARDS, Reason.opening)
        if g.ending != Ending.running:
            return  # the piles ran out, or mercy left one seat
        if r.opening_draw_two == OpeningDrawTwo.draw_and_skip:
            forfeit_turn(g, log, Lost.opening)
        elif not plays(g, int64(g.starter)):
            g.seat = next_seat(g, int64(g.starter))
    elif symbol == 0 and r.opening_zero == OpeningZero.rotate:
        g.tally[ZEROS_LAID] += 1
        rotate_hands(g, c, log, NOBODY, g.shift)
    elif symbol >= WILD:
        name_opening_color(g, r, log, script)
        if symbol == WILD_DRAW_FOUR and r.opening_wild_draw_four == OpeningWildDrawFour.apply:
            draw_cards(g, r, c, house, log, script, int64(g.starter), FOUR_CARDS, Reason.opening)
            if g.ending == Ending.running:
                forfeit_turn(g, log, Lost.opening)


@compiled
def open_with_reverse(g: State, r: Rules, log: Log) -> None:
    """Flip the direction; who plays first is a matter of the table (C6)."""
    flip_direction(g, log, NOBODY)
    if r.opening_reverse == OpeningReverse.dealer_first:
        g.seat = g.dealer
    elif r.opening_reverse == OpeningReverse.right_of_dealer_first:
        g.seat = next_seat(g, int64(g.dealer))
    elif g.reverse_skips:
        forfeit_turn(g, log, Lost.opening)


@compiled
def name_opening_color(g: State, r: Rules, log: Log, script: Script) -> None:
    """Name the colour of an opening wild, from the dealt hand or by chance."""
    namer = int64(g.starter)
    if r.opening_wild == OpeningWild.dealer_names:
        namer = int64(g.dealer)
    if r.opening_wild == OpeningWild.random:
        namer = -1
        name_color(g, decide_below(g, 4))
    else:
        name_color(g, decide_color(g, r, script, namer))
    note(log, Event.name, namer, int64(g.on_top) >> 4, NOTHING)
