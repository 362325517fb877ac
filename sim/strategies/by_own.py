"""Choices by a strategy of the user's own: show it what it may see, offer the moves, check its answer."""

from typing import Any, Final

from ..kernel.cards import (
    ANY_WILD,
    WILD,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOURS,
    WILDS,
    ZERO,
    Mask,
    U,
    color_of,
    lowest,
    symbol_of,
)
from ..kernel.combos.moves import COMBINATION, NO_TAIL, tail_shift
from ..kernel.events import Kind
from ..kernel.hands import held_cards, size_of_hand
from ..kernel.jit import compiled, int64
from ..kernel.own_view import NO_ANSWER
from ..kernel.state import Moves, Rules, State
from ..kernel.tally import TURNS
from ..kernel.words import Zero
from .by_chance import nth_card
from .calling import ask

ONE_CARD: Final = int64(1)
FIRST_COPY: Final = int64(0)


@compiled
def own_move(g: State, r: Rules, m: Moves, seat: int, legal: Mask) -> int:
    """Return the move that the strategy answers, or its first legal one where the answer is none."""
    show_view(g, m.seen, seat)
    m.offered.count = 0
    offer_singles(g, r, m.offered, seat, legal)
    singles = int64(m.offered.count)
    offer_combinations(r, m)
    count = int64(m.offered.count)
    m.offered.answer = NO_ANSWER
    ask(r.own_strategy[seat], m.seen, m.offered)
    answer = int64(m.offered.answer)
    if answer < 0 or answer >= count:
        g.broken = seat + 1
        g.broken_turn = g.tally[TURNS]
        answer = FIRST_COPY
    if answer >= singles:
        return COMBINATION + answer - singles
    m.offered.count = 0
    offer_singles(g, r, m.offered, seat, legal)  # once more: what the strategy wrote into its list is no card
    m.offered.count = count
    symbol = int64(m.offered.symbol[answer])
    color = int64(m.offered.color[answer])
    if symbol < WILD:
        return nth_card(g, seat, legal & (U(1) << U(color << 4 | symbol)), FIRST_COPY)
    g.named_color = color
    g.named_at = g.tally[TURNS]
    return nth_card(g, seat, legal & (WILDS if symbol == WILD else WILD_DRAW_FOURS), FIRST_COPY)


@compiled
def show_view(g: State, view: Any, seat: int) -> None:
    """Copy what the seat may see."""
    view.seat = seat
    view.players = g.players
    view.direction = g.direction
    view.turn = g.tally[TURNS]
    view.symbol = symbol_of(int64(g.on_top))
    view.color = color_of(int64(g.on_top))
    view.pending = g.pending
    view.draw_pile = int64(g.pile_size)
    for other in range(view.hand_sizes.shape[0]):
        seated = other < g.players
        view.hand_sizes[other] = size_of_hand(g, other) if seated else 0
        view.scores[other] = g.match_points[other] if seated else 0
    for color in range(4):
        for symbol in range(WILD):
            view.hand[color, symbol] = 0
            view.discards[color, symbol] = 0
    for wild in range(2):
        view.wilds[wild] = 0
        view.discarded_wilds[wild] = 0
    for copy in range(g.hand.shape[1]):
        cards = g.hand[seat, copy]
        while cards != ZERO:
            count_face(view.hand, view.wilds, lowest(cards))
            cards &= cards - U(1)
    for place in range(int64(g.discards)):
        count_face(view.discards, view.discarded_wilds, int64(g.under[place]))
    if not g.top_gone:
        count_face(view.discards, view.discarded_wilds, int64(g.top))


@compiled
def count_face(cards: Any, wilds: Any, card: int) -> None:
    """Count a card by colour and symbol, or among the wilds."""
    symbol = symbol_of(card)
    if symbol < WILD:
        cards[color_of(card), symbol] += 1
    else:
        wilds[symbol - WILD] += 1


@compiled
def offer_singles(g: State, r: Rules, offered: Any, seat: int, legal: Mask) -> None:
    """Offer each legal face once, a wild once for each colour that may be named."""
    held = held_cards(g, seat) & legal
    faces = held & ~ANY_WILD
    while faces != ZERO:
        face = lowest(faces)
        faces &= faces - U(1)
        offer(r, offered, symbol_of(face), color_of(face))
    for color in range(4):
        if held & WILDS != ZERO:
            offer(r, offered, int64(WILD), color)
        if held & WILD_DRAW_FOURS != ZERO:
            offer(r, offered, int64(WILD_DRAW_FOUR), color)


@compiled
def offer(r: Rules, offered: Any, symbol: int, color: int) -> None:
    """Offer a single card."""
    place = int64(offered.count)
    offered.kind[place] = Kind.single
    offered.symbol[place] = symbol
    offered.color[place] = color
    offered.cards[place] = ONE_CARD
    offered.points[place] = r.value[symbol]
    offered.shift[place] = int(symbol == 0 and r.zero == Zero.rotate)
    offered.count = place + 1


@compiled
def offer_combinations(r: Rules, m: Moves) -> None:
    """Offer the combinations in the order in which they were found."""
    offered = m.offered
    for move in range(m.count):
        place = int64(offered.count)
        top = int64(m.top[move])
        tail = int64(m.tail[move])
        shift = int64(0)
        if tail != NO_TAIL:
            shift = tail_shift(tail)
        elif symbol_of(top) == 0 and r.zero == Zero.rotate and m.kind[move] != Kind.rainbow:
            shift = int64(m.cards[move]) if m.kind[move] == Kind.set else ONE_CARD
        offered.kind[place] = m.kind[move]
        offered.symbol[place] = symbol_of(top)
        offered.color[place] = color_of(top)
        offered.cards[place] = m.cards[move]
        offered.points[place] = m.points[move]
        offered.shift[place] = shift
        offered.count = place + 1
