"""One switch from the number of a strategy to what it does; nothing else knows the strategies by number."""

from ..kernel.cards import Mask
from ..kernel.jit import compiled, inlined
from ..kernel.state import Rules, State
from ..kernel.words import Strategy
from .by_chance import uniform_action, uniform_card, uniform_color, uniform_opponent
from .by_points import dearest_cards, most_held_color, saving_wilds
from .targets import smallest_hand


@inlined
def choose_card(g: State, r: Rules, seat: int, legal: Mask) -> int:
    """Return a card of the seat's hand, one of the legal ones, of which it holds at least one."""
    strategy = r.strategy[seat]
    if strategy == Strategy.random:
        return uniform_card(g, seat, legal)
    return choose_thoughtfully(g, r, seat, legal, strategy)


@compiled
def choose_thoughtfully(g: State, r: Rules, seat: int, legal: Mask, strategy: int) -> int:
    """Return the card of any strategy but ``random``, which alone is compiled into the turn for speed."""
    if strategy == Strategy.random_action:
        return uniform_action(g, seat, legal)
    if strategy == Strategy.save_wild:
        legal = saving_wilds(g, seat, legal)
    return uniform_card(g, seat, dearest_cards(g, r, seat, legal))


@compiled
def choose_color(g: State, r: Rules, seat: int) -> int:
    """Return the colour a seat names for its wild."""
    strategy = r.strategy[seat]
    if strategy == Strategy.random or strategy == Strategy.random_action:
        return uniform_color(g)
    return most_held_color(g, seat)


@compiled
def choose_target(g: State, r: Rules, seat: int) -> int:
    """Return the opponent a seat swaps with."""
    if r.strategy[seat] == Strategy.random or r.strategy[seat] == Strategy.random_action:
        return uniform_opponent(g, seat)
    return smallest_hand(g, seat)


@compiled
def wants_swap(g: State, r: Rules, seat: int, target: int) -> bool:
    """Tell whether a seat makes a swap it may decline: if the target holds fewer cards."""
    return g.size[target] < g.size[seat]
