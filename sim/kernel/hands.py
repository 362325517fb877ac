"""Hands: giving and taking cards, moving whole hands, points held."""

from .cards import ZERO, Mask, U, bit, copy_of, count_cards
from .jit import compiled, inlined, int64
from .rules import VALUE_BITS
from .state import Rules, State


@inlined
def held_cards(g: State, seat: int) -> Mask:
    """Return which cards a seat holds, its copies laid over one another."""
    mask = g.hand[seat, 0]
    for copy in range(1, g.hand.shape[1]):
        mask |= g.hand[seat, copy]
    return mask


@inlined
def add_card(g: State, seat: int, card: int) -> None:
    """Put a card among those of a hand; its size is still to follow."""
    g.hand[seat, copy_of(card)] |= bit(card)


@inlined
def size_of_hand(g: State, seat: int) -> int:
    """Return how many cards a seat holds."""
    return int64(g.hand_size[seat])


@inlined
def grow_hand(g: State, seat: int) -> None:
    """Let a hand be one card larger: where it was the only smallest one, the smallest is larger too."""
    resize_hand(g, seat, size_of_hand(g, seat) + 1)
    g.fewest += int(seats_with_fewest(g) == 0)


@inlined
def grow_hand_by(g: State, seat: int, cards: int) -> None:
    """Let a hand be so many cards larger; for a single card ``grow_hand`` does it without a branch."""
    resize_hand(g, seat, size_of_hand(g, seat) + cards)
    raise_fewest(g)


@inlined
def raise_fewest(g: State) -> None:
    """Where nobody in play holds the fewest cards any more, see what are the fewest now."""
    while seats_with_fewest(g) == 0:
        g.fewest += 1


@inlined
def take_card(g: State, seat: int, card: int) -> int:
    """Take a card that a seat holds out of its hand; return how many are left."""
    g.hand[seat, copy_of(card)] ^= bit(card)
    size = size_of_hand(g, seat) - 1
    resize_hand(g, seat, size)
    g.fewest -= int(size < g.fewest)
    return size


@inlined
def resize_hand(g: State, seat: int, size: int) -> None:
    """Note that a hand is of another size."""
    mark_size(g, seat)
    g.hand_size[seat] = size
    mark_size(g, seat)


@inlined
def mark_size(g: State, seat: int) -> None:
    """Mark a seat among those that hold as many cards as it does, or unmark it.

    An index without a sign spares the compiler the question whether to count from the end.
    """
    g.seats_holding[g.hand_size[seat]] ^= 1 << seat


@inlined
def seats_with_fewest(g: State) -> int:
    """Return the seats, a bit a seat, that hold the fewest cards of those in play."""
    return int64(g.seats_holding[g.fewest])


@inlined
def moves_hands(r: Rules, symbol: int) -> bool:
    """Tell whether a card of a symbol moves hands (Z1, ``zero``, ``seven``)."""
    return r.moves_hands >> U(symbol) & U(1) != ZERO


@compiled
def swap_hands(g: State, seat: int, other: int) -> None:
    """Let two hands change places."""
    for copy in range(g.hand.shape[1]):
        cards = g.hand[seat, copy]
        g.hand[seat, copy] = g.hand[other, copy]
        g.hand[other, copy] = cards
    size = size_of_hand(g, seat)
    resize_hand(g, seat, size_of_hand(g, other))
    resize_hand(g, other, size)


@compiled
def seat_after(g: State, seat: int, steps: int) -> int:
    """Return the seat so many seats in play clockwise of a seat."""
    if g.out_seats == 0:
        return (seat + steps) % g.players
    while steps > 0:
        seat = (seat + 1) % g.players
        steps -= 1 - (g.out_seats >> seat & 1)
    return seat


@compiled
def shift_hands(g: State, shift: int) -> None:
    """Hand the cards of every seat j to seat j + shift, counting seats in play clockwise."""
    n = g.players
    for seat in range(n):
        for copy in range(g.hand.shape[1]):
            g.spare[seat, copy] = g.hand[seat, copy]
        g.spare_size[seat] = size_of_hand(g, seat)
    for seat in range(n):
        if g.out_seats >> seat & 1:
            continue
        to = seat_after(g, seat, shift)
        for copy in range(g.hand.shape[1]):
            g.hand[to, copy] = g.spare[seat, copy]
        resize_hand(g, to, g.spare_size[seat])


@inlined
def points_of(r: Rules, mask: Mask) -> int:
    """Return the points of the cards of a mask (B9, ``scoring.values``)."""
    points = 0
    for place in range(VALUE_BITS):
        points += count_cards(mask & r.value_bits[place]) << place
    return points


@compiled
def points_held(g: State, r: Rules, seat: int) -> int:
    """Return the points of a hand."""
    points = 0
    for copy in range(g.hand.shape[1]):
        points += points_of(r, g.hand[seat, copy])
    return points


@inlined
def points_of_all(g: State, r: Rules) -> int:
    """Return the points of all hands together: no physical card is in two of them."""
    points = 0
    for copy in range(g.hand.shape[1]):
        mask = ZERO
        for seat in range(g.players):
            mask |= g.hand[seat, copy]
        points += points_of(r, U(mask))
    return points
