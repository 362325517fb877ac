"""Several decks, and a six that is a nine (keys ``decks``, ``six_is_nine``)."""

import pytest

from .notation import cards
from .positions import position


@pytest.mark.rule("decks", "deck")
@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_so_many_decks_are_shuffled_together(decks: int) -> None:
    table = position("top R5", "A1 B1", rules={"decks": decks})
    deck = table.player.deck
    assert len(deck) == len(set(deck)) == 108 * decks
    symbols = [card & 15 for card in deck]
    # the four red 0s of four decks, and so on: 4 colours x 1, x 2, four wilds of a kind
    assert (symbols.count(0), symbols.count(9), symbols.count(14)) == (4 * decks, 8 * decks, 4 * decks)


@pytest.mark.rule("decks", "deck")
def test_two_decks_of_numbers_only() -> None:
    table = position("top R5", "A1 B1", rules={"decks": 2, "deck": "numbers_only"})
    assert len(table.player.deck) == 160


@pytest.mark.rule("six_is_nine")
@pytest.mark.parametrize(("value", "legal"), [(True, "R1 B6 G9"), (False, "R1 B6")])
def test_a_six_and_a_nine_match_each_other(value: bool, legal: str) -> None:
    table = position("top R6", "A[R1 B6 G9 Y8] B4", rules={"six_is_nine": value})
    assert table.legal() == cards(legal)


@pytest.mark.rule("six_is_nine", "wild_draw_four.legal")
@pytest.mark.parametrize(("value", "legal"), [(True, ""), (False, "W4")])
def test_a_nine_then_matches_for_the_wild_draw_four_too(value: bool, legal: str) -> None:
    rules = {"six_is_nine": value, "wild_draw_four.legal": "no_match", "wild_draw_four.enforced_by": "table"}
    table = position("top R6", "A[W4 G9 Y8] B4", rules=rules)
    assert ("W4" in table.legal()) == bool(legal)


@pytest.mark.rule("six_is_nine", "sets", "rainbow", "straights")
def test_in_combinations_they_are_two_numbers() -> None:
    rules = {"six_is_nine": True, "sets": "same_number", "rainbow": True, "straights": True}
    table = position("top R6", "A[B9 G6 G7 G8 Y9] B4", discards="B6", rules=rules)
    assert table.offers("B9+Y9")
    assert not table.offers("G6+B9")
    # no straight from 6 by way of a table's 9, no rainbow of 6s with a 9
    assert table.offers("G6+G7+G8")
    assert not table.offers("G6+Y9")


@pytest.mark.rule("six_is_nine", "jump_in")
def test_nobody_jumps_in_on_a_six_with_a_nine() -> None:
    table = position(
        "top R1", "A[R6 G1 G2] B4 C[R9 Y1 Y2]", rules={"six_is_nine": True, "jump_in": "identical"}
    )
    table.play("A", "R6", jump_in="C")
    assert table.asked == []
