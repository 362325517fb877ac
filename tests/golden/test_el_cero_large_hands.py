"""Large hands: every combination is there, none twice, and the hand goes on to its end."""

from typing import Any

import pytest
from referee.cards import physical
from referee.legal import legal_moves
from referee.position import Position

from .el_cero import position
from .table import Table

ALL_COMBINATIONS: Any = {"straights": "{enabled: true, colors: any}", "sets": "same_number"}
FOUR_DECKS = (
    "{mode: custom, cards: {0: 4, 1: 8, 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 7: 8, 8: 8, 9: 8, "
    "skip: 8, reverse: 8, draw_two: 8, wild: 16, wild_draw_four: 16}}"
)
"""As many cards of each kind as four decks have."""

STRATEGIES = ("rotation_aware", "high_points", "random", "random_action", "save_wild")


def each_color(symbols: str, times: int = 1) -> list[str]:
    return [color + symbol for symbol in symbols.split() for color in "RYGB"] * times


def held(names: list[str]) -> str:
    return f"A[{' '.join(names)}]"


def as_the_referee_counts(table: Table, top: str) -> int:
    """How many moves the referee finds for seat A on a number."""
    found = Position(table.config.players, table.all_cards)
    found.open(int(table.state.top))
    found.hands[0] = set(table.held("A"))
    assert found.top == physical(top)
    return legal_moves(table.config.rules, found, 0, bluffing=False).count()


@pytest.mark.rule("straights.colors", "sets", "rotation_combos", "rainbow")
def test_sixty_cards_offer_as_many_moves_as_can_be_counted_by_hand() -> None:
    """A holds every number once, every Draw Two once, every Skip and Reverse twice, on the second red 5.

    Singles: 13 red ones and the three other fives, 16.

    Straights: their last card has one of four colours, and there are 20 ways to end in a 0, with four
    colours and five tails. From the red 0 8 x 4 + 15, not back to itself; from the red 1 to 4
    (7, 6, 5, 4) x 4 + 20; from each of four fives 3 x 4 + 20, and from each of four sixes, which continue
    the 5 and need one card more; from the red 7 4 + 20; from the red 8 20. Together
    47 + 48 + 44 + 40 + 36 + 128 + 128 + 24 + 20 = 515.

    Sets and rainbows: where the red card alone goes first, one to three of three others follow it and any
    of them may be on top, 3 + 6 + 3 = 12 for nine numbers and Draw Two. 28 for the fives, of which any goes
    first. 135 for a double Skip or Reverse: both red with 27 choices of the others and 27 + 54 tops, one
    red with 54.

    Rotation combos: four on the red 0.
    """
    hand = each_color("0 1 2 3 4 5 6 7 8 9 D2") + each_color("S R", 2)
    assert len(hand) == 60
    table = position("top R5", f"{held(hand)} B4 C5 D2", rules=ALL_COMBINATIONS)
    by_hand = 16 + 515 + 10 * 12 + 28 + 2 * 135 + 4
    assert as_the_referee_counts(table, "R5") == by_hand
    table.play("A", "R1")
    assert table.offered == {0: by_hand}


@pytest.mark.rule("sets")
def test_sixty_cards_of_four_decks() -> None:
    """31 fives on the other: up to seven red and eight of each other colour, any on top, and a wild."""
    deck = "{mode: custom, cards: {1: 8, 5: 8, 9: 1, wild: 32}}"
    rules = {**ALL_COMBINATIONS, "deck": deck, "rainbow": False}
    hand = [*each_color("5", 8)[1:], "G9", *["W"] * 28]
    assert len(hand) == 60
    table = position("top R5", f"{held(hand)} B4 C5 D2", rules=rules)
    table.play("A", "R5")
    red_on_top, another_on_top = 7 * 9 * 9 * 9, 3 * 8 * (8 * 9 * 9)
    assert table.offered == {0: red_on_top + another_on_top + 1}


@pytest.mark.rule("straights.colors", "sets")
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_large_hands_of_four_decks_are_played_to_the_end(strategy: str) -> None:
    hand = [*each_color("5 S", 7), "R1", "R2", "R3", "G4"]
    rules = {**ALL_COMBINATIONS, "deck": FOUR_DECKS}
    table = position("top R6", f"{held(hand)} B60 C60 D60", rules=rules, strategies=strategy)
    assert table.sizes == [60] * 4
    table.play_out()
    assert table.is_over


@pytest.mark.rule("straights.colors", "sets")
@pytest.mark.parametrize("top", ["R5", "G0", "B9"])
def test_nearly_a_whole_deck_in_one_hand(top: str) -> None:
    """A holds two of each card, but for the top one and two of B's: as many moves as the referee finds."""
    twice = ", ".join(f"{number}: 2" for number in range(10))
    deck = f"{{mode: custom, cards: {{{twice}, skip: 2, reverse: 2, draw_two: 2}}}}"
    hand = each_color("0 1 2 3 4 5 6 7 8 9 S R D2", 2)
    for name in (top, "G1", "G3"):
        hand.remove(name)
    rules = {**ALL_COMBINATIONS, "deck": deck}
    table = position(f"top {top}", f"{held(hand)} B[G1 G3]", rules=rules)
    expected = as_the_referee_counts(table, top)
    table.play("A", f"{top[0]}8")
    assert table.offered == {0: expected}
