"""How often a dealt hand of seven holds a combination: worked out exactly, and counted by the kernel's own deal
and generator of moves.
"""

from itertools import product
from math import comb, sqrt
from typing import Any

import numpy as np
import pytest
from unosim.config import load
from unosim.kernel.combos.find import find_combinations
from unosim.kernel.counters import Counters
from unosim.kernel.deal import deal_hand
from unosim.kernel.events import Kind
from unosim.kernel.hands import held_cards
from unosim.kernel.jit import entry
from unosim.kernel.streams import start_streams
from unosim.kernel.table import Table

HAND = 7
DECK = 108
DEALS = 400_000
SKIP = 10

Polynomial = list[int]
"""Ways to hold so many cards of some group, from none on."""


def times(*factors: Polynomial) -> Polynomial:
    """The ways for several groups together, up to a hand of seven."""
    result = [1]
    for factor in factors:
        result = [
            sum(result[i] * factor[k - i] for i in range(k + 1) if i < len(result) and k - i < len(factor))
            for k in range(min(len(result) + len(factor) - 1, HAND + 1))
        ]
    return result


def some_of(cards: int) -> Polynomial:
    """Any choice of so many cards."""
    return [comb(cards, held) for held in range(cards + 1)]


def chance(ways: Polynomial) -> float:
    return ways[HAND] / comb(DECK, HAND)


WILDS = some_of(8)


def chance_of_rotation_combo() -> float:
    """A 0 with a Skip or Reverse of its colour: without one, each colour lacks its 0 or all four of these."""
    none_in_a_color = times(some_of(20), [1, 4 + 1, 6, 4, 1])
    return 1 - chance(times(*[none_in_a_color] * 4, WILDS))


def has_straight(numbers: set[int]) -> bool:
    """Whether three of these numbers of one colour follow each other, a 0 also standing after the 9."""
    row = numbers | ({10} if 0 in numbers else set())
    return any({first, first + 1, first + 2} <= row for first in range(9))


def chance_of_straight() -> float:
    """Three or more in one colour: without it, no colour holds such a set of numbers, one 0 and two of the rest."""
    none_in_a_color = [0] * (HAND + 1)
    for held in product([False, True], repeat=10):
        numbers = {number for number in range(10) if held[number]}
        if not has_straight(numbers):
            ways = times(*([0, 1] if number == 0 else [0, 2, 1] for number in numbers), some_of(6))
            for count, choices in enumerate(ways):
                none_in_a_color[count] += choices
    return 1 - chance(times(*[none_in_a_color] * 4, WILDS))


def chance_of_four_colors() -> float:
    """One given number from 1 to 9 in all four colours: of each, one or both."""
    return chance(times(*[[0, 2, 1]] * 4, some_of(DECK - 8)))


@pytest.mark.rule("Z2", "Z3")
def test_a_zero_with_a_skip_or_reverse_of_its_colour() -> None:
    assert chance_of_rotation_combo() == pytest.approx(0.05357, abs=0.000005)


@pytest.mark.rule("S1")
def test_a_straight_in_one_colour() -> None:
    assert has_straight({0, 1, 2})
    assert has_straight({0, 8, 9})
    assert not has_straight({0, 1, 9})
    assert chance_of_straight() == pytest.approx(0.03865, abs=0.000005)


@pytest.mark.rule("R1")
def test_four_colours_of_a_given_number() -> None:
    assert chance_of_four_colors() == pytest.approx(0.0000986, abs=0.00000005)


@entry
def find_in_deals(
    states: Any, rules: Any, totals: Any, moves: Any, found: Any, seed: int, deals: int
) -> None:
    """Deal, and count over all hands what could be laid if every card matched and no number lay on the table.

    ``found`` is int64 (deals, 3): hands with a rotation combo, hands with a straight, numbers from 1 on that a
    hand holds in all colours.
    """
    g, r, m = states[0], rules[0], moves[0]
    for deal in range(deals):
        start_streams(g, seed, deal, 0)
        deal_hand(g, r, totals[0], None, None, None, 0, False)
        g.top = SKIP
        g.run_colors = 0
        for seat in range(g.players):
            find_combinations(g, r, m, None, seat, held_cards(g, seat), np.uint64(0xFFFF_FFFF_FFFF_FFFF))
            rotates = straight = rainbows = 0
            for place in range(m.count):
                rotates |= m.kind[place] == Kind.rotation_combo
                straight |= m.kind[place] == Kind.straight
                rainbows += m.kind[place] == Kind.rainbow and m.first[place] > 0
            found[deal, 0] += rotates
            found[deal, 1] += straight
            found[deal, 2] += rainbows // 4  # each of the four on top is a move


@pytest.fixture(scope="module")
def found() -> np.ndarray[Any, np.dtype[np.int64]]:
    quiet = ["skip=ignore", "reverse=ignore", "draw_two=ignore", "wild=random", "wild_draw_four=as_wild"]
    table = Table(load("el_cero", [f"rules.opening.{key}" for key in quiet]))
    counts = np.zeros((DEALS, 3), np.int64)
    totals = Counters(1).totals
    find_in_deals(table.states, table.rules, totals, table.moves, counts, 2024, DEALS)
    return counts


@pytest.mark.compiled
@pytest.mark.rule("B3", "Z2", "Z3", "S1", "R1")
@pytest.mark.parametrize(
    ("column", "per_hand"),
    [
        (0, chance_of_rotation_combo()),
        (1, chance_of_straight()),
        (2, 9 * chance_of_four_colors()),
    ],
)
def test_the_kernel_deals_and_finds_them_as_often(found: Any, column: int, per_hand: float) -> None:
    """Within four standard errors, a deal of four hands being the unit."""
    per_deal = found[:, column] / 4
    error = float(per_deal.std(ddof=1)) / sqrt(DEALS)
    assert error < 0.05 * per_hand
    assert per_deal.mean() == pytest.approx(per_hand, abs=4 * error)
