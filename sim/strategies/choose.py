"""One switch from the number of a strategy to what it does; nothing else knows the strategies by number."""

from ..kernel.cards import ZERO, Mask
from ..kernel.hands import held_cards, size_of_hand
from ..kernel.jit import compiled, inlined
from ..kernel.state import Moves, Rules, State
from ..kernel.tally import TURNS
from ..kernel.words import Strategy
from .by_chance import uniform_action, uniform_card, uniform_color, uniform_move, uniform_opponent
from .by_color import most_held_first
from .by_own import own_move
from .by_points import dearest_cards, dearest_move, most_held_color, saving_wilds
from .by_rotation import best_rotation
from .punishing import keeping_punishments
from .targets import smallest_hand


@inlined
def choose_move(g: State, r: Rules, m: Moves, seat: int, legal: Mask) -> int:
    """Return a legal card of the hand or, as ``COMBINATION`` plus its place, a combination; one of them there is.

    With ``m`` None there are no combinations.
    """
    strategy = r.strategy[seat]
    if strategy == Strategy.random:
        return uniform_move(g, m, seat, legal)
    if (m is None or m.count == 0) and goes_by_points(g, r, seat, legal, strategy):
        return uniform_card(g, seat, dearest_cards(g, r, seat, legal))
    return choose_thoughtfully(g, r, m, seat, legal)


@inlined
def goes_by_points(g: State, r: Rules, seat: int, legal: Mask, strategy: int) -> bool:
    """Tell whether among single cards only points matter to a strategy: no hand would move, or it does not care."""
    if strategy == Strategy.rotation_aware:
        return held_cards(g, seat) & legal & r.moves_hands == ZERO
    return strategy == Strategy.high_points


@compiled
def choose_thoughtfully(g: State, r: Rules, m: Moves, seat: int, legal: Mask) -> int:
    """Return the move of any strategy; what is most used is compiled into the turn for speed."""
    strategy = r.strategy[seat]
    if strategy == Strategy.random_action:
        return uniform_action(g, m, seat, legal)
    if strategy == Strategy.rotation_aware:
        return best_rotation(g, r, m, seat, legal)
    if strategy == Strategy.save_wild:
        legal = saving_wilds(g, m, seat, legal)
    if m is not None:
        if strategy == Strategy.most_color:
            legal = most_held_first(g, r, m, seat, legal)
        elif strategy == Strategy.punisher:
            legal = keeping_punishments(g, m, seat, legal)
        elif strategy == Strategy.own and not g.broken:
            return own_move(g, r, m, seat, legal)
        if m.count > 0:
            return dearest_move(g, r, m, seat, legal)
    return uniform_card(g, seat, dearest_cards(g, r, seat, legal))


@compiled
def choose_color(g: State, r: Rules, seat: int) -> int:
    """Return the colour a seat names for its wild."""
    strategy = r.strategy[seat]
    if strategy == Strategy.random or strategy == Strategy.random_action:
        return uniform_color(g)
    if g.named_at == g.tally[TURNS]:
        g.named_at = -1
        return g.named_color
    return most_held_color(g, seat)


@compiled
def choose_target(g: State, r: Rules, seat: int) -> int:
    """Return the opponent a seat swaps or trades with."""
    if g.planned_at == g.tally[TURNS]:
        g.planned_at = -1
        return g.planned_target
    if r.strategy[seat] == Strategy.random or r.strategy[seat] == Strategy.random_action:
        return uniform_opponent(g, seat)
    return smallest_hand(g, seat)


@compiled
def choose_receiver(g: State, r: Rules, seat: int) -> int:
    """Return the opponent who is given a card of a rainbow: whoever holds fewest, or at random."""
    if r.strategy[seat] == Strategy.random or r.strategy[seat] == Strategy.random_action:
        return uniform_opponent(g, seat)
    return smallest_hand(g, seat)


@compiled
def wants_swap(g: State, r: Rules, seat: int, target: int) -> bool:
    """Tell whether a seat makes a swap it may decline: if the target holds fewer cards."""
    return size_of_hand(g, target) < size_of_hand(g, seat)
