"""Sets: several equal cards in one turn, never wilds (``sets``)."""

from ..cards import WILD, Mask
from ..events import Kind
from ..jit import compiled
from ..state import Moves, Rules, State
from ..words import Sets
from .moves import add_move, copies_held, symbol_in
from .rainbow import is_rainbow


@compiled
def find_sets(g: State, r: Rules, m: Moves, seat: int, held: Mask, legal: Mask) -> None:
    """Add all sets: of one face, or of one number or symbol in any colours."""
    for symbol in range(WILD):
        colors = symbol_in(held, symbol)
        playable = symbol_in(held & legal, symbol)
        if playable == 0:
            continue
        if r.sets == Sets.identical:
            for color in range(4):
                if playable >> color & 1:
                    for count in range(2, copies_held(g, seat, color << 4 | symbol) + 1):
                        add_set(r, m, symbol, count << 4 * color, color)
        else:
            find_sets_of_symbol(g, r, m, seat, symbol, colors, playable)


@compiled
def find_sets_of_symbol(
    g: State, r: Rules, m: Moves, seat: int, symbol: int, colors: int, playable: int
) -> None:
    """Add every choice of two or more cards of a symbol, once for each card left on top."""
    most_red = copies_held(g, seat, symbol)
    most_yellow = copies_held(g, seat, 1 << 4 | symbol)
    most_green = copies_held(g, seat, 2 << 4 | symbol)
    most_blue = copies_held(g, seat, 3 << 4 | symbol)
    for red in range(most_red + 1):
        for yellow in range(most_yellow + 1):
            for green in range(most_green + 1):
                for blue in range(most_blue + 1):
                    counts = red | yellow << 4 | green << 8 | blue << 12
                    if red + yellow + green + blue >= 2 and not is_rainbow(g, r, symbol, counts):
                        add_tops(r, m, symbol, counts, playable)


@compiled
def add_tops(r: Rules, m: Moves, symbol: int, counts: int, playable: int) -> None:
    """Add a set for each of its cards that may lie on top while another one goes first."""
    for top in range(4):
        if counts >> 4 * top & 15:
            before = counts - (1 << 4 * top)
            for first in range(4):
                if before >> 4 * first & 15 and playable >> first & 1:
                    add_set(r, m, symbol, counts, top)
                    break


@compiled
def add_set(r: Rules, m: Moves, symbol: int, counts: int, top: int) -> None:
    """Add one set."""
    cards = (counts & 15) + (counts >> 4 & 15) + (counts >> 8 & 15) + (counts >> 12 & 15)
    place = add_move(m, Kind.set, top << 4 | symbol, cards, cards * r.value[symbol])
    m.first[place] = symbol
    m.counts[place] = counts
