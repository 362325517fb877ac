"""Legal moves of positions in the notation of the rules, worked out by hand."""

import pytest

from . import settings
from .cards import COLOUR_LETTERS, physical, words
from .deck import build_deck
from .legal import legal_moves
from .position import Position


def set_up(hand, table, *, named=None, decks=2):
    """Seat 0 of two holds ``hand``; ``table`` are the discards, the last on top."""
    position = Position(2, build_deck(settings.rules({"decks": decks})))
    for name in table.split():
        position.open(physical(name))
    if named:
        position.colour = COLOUR_LETTERS.index(named)
    for name in hand.split():
        card = physical(name)
        while card not in position.draw_pile:
            card += 64
        position.take(0, card)
    return position


def moves(hand, table, changes=None, *, named=None):
    """All legal moves as words: a combination as its cards joined by +, the top one last."""
    rules = settings.rules({**settings.EL_CERO, **(changes or {})})
    legal = legal_moves(rules, set_up(hand, table, named=named), 0, bluffing=False)
    return {words(card) for card in legal.singles} | {
        "+".join(words(card) for card in move.faces) for move in legal.combinations.values()
    }


def combos(hand, table, changes=None, *, named=None):
    return {move for move in moves(hand, table, changes, named=named) if "+" in move}


@pytest.mark.rule("S1", "S4")
def test_straights_of_the_four_reds():
    expected = {"R3", "R4", "R5", "R6", "R3+R4+R5", "R4+R5+R6", "R3+R4+R5+R6"}
    assert moves("R3 R4 R5 R6", "R1") == expected


@pytest.mark.rule("Z2", "Z4")
def test_rotation_combos_of_a_zero_and_two_skips():
    assert moves("R0 RS RS B1", "R5") == {"R0", "RS", "R0+RS", "R0+RS+RS"}


@pytest.mark.rule("Z3", "Z5")
def test_a_zero_with_skips_and_reverses_mixes_nothing_and_keeps_its_colour():
    assert combos("R0 RS RR RR BS", "R5") == {"R0+RS", "R0+RR", "R0+RR+RR"}
    assert combos("B0 BS RR", "R5") == set()
    assert combos("B0 BS RR", "G0") == {"B0+BS"}


@pytest.mark.rule("S1", "S2", "S3")
def test_a_zero_only_opens_or_closes_a_straight():
    assert combos("R8 R9 R0 R1 R2", "R4") == {"R8+R9+R0", "R0+R1+R2"}
    assert combos("R9 R0 R1", "R4") == set()
    assert combos("R8 R9 R0 RS RS RR", "R4") == {
        *("R0+RS", "R0+RS+RS", "R0+RR"),
        *("R8+R9+R0", "R8+R9+R0+RS", "R8+R9+R0+RS+RS", "R8+R9+R0+RR"),
    }
    both_ends = combos("R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R0", "RS")
    assert "R0+R1+R2+R3+R4+R5+R6+R7+R8+R9+R0" in both_ends
    # rows from place a to place b of 0..10 with three or more cards: 9 + 8 + ... + 1
    assert len(both_ends) == 45
    assert len(combos("R0 R1 R2 R3 R4 R5 R6 R7 R8 R9", "RS")) == 44


@pytest.mark.rule("S4")
def test_the_table_card_serves_as_the_first_number():
    assert combos("R9 R0 B3 B4", "R8") == {"R9+R0"}
    assert combos("R0 R1 B3", "R9") == set()
    assert combos("R1 R2 B4", "R0") == {"R1+R2"}
    assert combos("B1 R2 G9", "B0") == set()
    assert combos("R1 R2 B9", "W", named="R") == set()
    assert combos("R1 R2 B4", "R0", {"straights.table_card": False}) == set()
    assert combos("G6 G7", "R5") == set()
    assert combos("R6 R7 R8", "R5") == {"R6+R7", "R6+R7+R8"}
    assert combos("R9 R0 RS", "R8") == {"R0+RS", "R9+R0", "R9+R0+RS"}
    assert moves("G1 G2", "R0") == set()


@pytest.mark.rule("S1")
def test_a_straight_that_goes_on_needs_no_matching_colour_in_its_first_number():
    assert moves("G6 B7 Y1", "R5", {"straights.colors": "any"}) == {"G6+B7"}


@pytest.mark.rule("S1", "S4")
def test_straights_of_any_colour_take_inner_cards_from_the_colour_most_held():
    # three blue, two red, one green: the inner 4 is blue
    hand = "R3 R4 B4 B9 B1 G5"
    assert combos(hand, "R7", {"straights.colors": "any"}) == {"R3+B4+G5"}
    # red and yellow tie at two: red first
    assert combos("R4 Y4 R3 Y5", "RS", {"straights.colors": "any"}) == {"R3+R4+Y5"}
    # on R2 the number goes on: two cards do, and the 3 may have either colour
    assert combos("R3 B3 R4", "Y2", {"straights.colors": "any"}) == {"R3+R4", "B3+R4"}


@pytest.mark.rule("S1", "Z6")
def test_any_colour_names_first_and_last_card_and_the_tail():
    found = combos("R8 B9 G0 Y0 GS GR YR", "R2", {"straights.colors": "any"})
    assert found == {"R8+B9+G0", "R8+B9+Y0", "R8+B9+G0+GS", "R8+B9+G0+GR", "R8+B9+Y0+YR"}


@pytest.mark.rule("R1")
def test_a_rainbow_lays_exactly_the_missing_colours():
    assert combos("B6 G6 Y6 R1", "R6") == {"G6+B6+Y6", "Y6+B6+G6", "Y6+G6+B6"}
    assert combos("B0 G0 Y0 R3 R3 R3 R3", "R0") == {"G0+B0+Y0", "Y0+B0+G0", "Y0+G0+B0"}
    assert combos("B6 G6", "R6") == set()
    assert combos("B6 G6 Y1", "R6 Y6") == {"B6+G6", "G6+B6"}
    assert combos("R6 B6 G6 Y6", "R6 R6'") == {"G6+B6+Y6", "Y6+B6+G6", "Y6+G6+B6"}
    # the run is broken by another card
    assert combos("B6 G6 Y2", "R6 RS Y6") == set()


@pytest.mark.rule("R1")
def test_a_whole_rainbow_from_the_hand_must_match_with_its_first_card():
    tops = {move[-2:] for move in combos("R6 Y6 G6 B6", "R3")}
    assert tops == {"Y6", "G6", "B6"}
    assert len(combos("R6 Y6 G6 B6", "R3")) == 3
    assert len(combos("R6 Y6 G6 B6", "W", named="G")) == 3
    # a spent rainbow on the table starts afresh, and any of its number matches
    assert len(combos("R6 Y6 G6 B6", "R6 Y6 G6 B6")) == 4
    assert len(combos("R6 Y6 G6 B6", "R6", {"rainbow.table_run": False})) == 4
    assert combos("Y6 G6 B6", "R6", {"rainbow.table_run": False}) == set()


@pytest.mark.rule("Z6", "R3")
def test_a_zero_that_completes_a_rainbow_carries_no_combo():
    assert moves("B0 BS R2 R3", "R0 G0 Y0") == {"B0"}
    assert "B0+BS" in moves("B0 BS R2 R3", "R0 Y0")
    assert "R0+RS" not in moves("R0 RS B1", "R5", {"zero": "plain", "rotation_combos": False})


@pytest.mark.rule("sets")
def test_sets():
    identical = {"sets": "identical", "rainbow.enabled": False}
    assert combos("R5 R5 R5 B5", "R1", identical) == {"R5+R5", "R5+R5+R5"}
    assert combos("W W W4 W4", "R1", identical) == set()
    same = {"sets": "same_number", "rainbow.enabled": False}
    assert combos("RS BS Y1", "R1", same) == {"RS+BS"}
    assert combos("RS BS Y1", "GS", same) == {"RS+BS", "BS+RS"}
    # two reds and a blue on red: R+R, R+B on top, R+R+B on top, R+B+R; B first does not match
    assert combos("R5 R5 B5", "R1", same) == {"R5+R5", "R5+B5", "R5+R5+B5", "R5+B5+R5"}


@pytest.mark.rule("sets", "R1")
def test_a_set_that_is_the_rainbow_is_offered_once():
    found = combos("B6 G6 R6", "R6 Y6", {"sets": "same_number"})
    # two and three of B6 G6 R6 with each on top: 3 x 2 + 3; the rainbow B6 G6 is among them
    assert len(found) == 9


@pytest.mark.rule("finish")
def test_the_last_card_may_be_restricted():
    assert moves("R0 RS", "R5", {"finish": "no_action"}) == {"R0", "RS"}
    assert moves("R0 RS", "R5") == {"R0", "RS", "R0+RS"}
    assert moves("RS", "R5", {"finish": "no_action"}) == set()
    assert moves("W", "R5", {"finish": "no_action"}) == {"W"}
    assert moves("W", "R5", {"finish": "no_wild"}) == set()
    assert moves("RS", "R5", {"finish": "no_wild"}) == {"RS"}
    assert moves("RS", "R5", {"finish": "number_only"}) == set()
    assert moves("W4", "R5", {"finish": "number_only"}) == set()


@pytest.mark.rule("six_is_nine")
def test_a_six_lies_on_a_nine_but_is_none_in_a_straight():
    six = {"six_is_nine": True}
    assert moves("G6 B9 Y1", "R9", six) == {"G6", "B9"}
    assert moves("G6 G7 G8", "R9", six) == {"G6", "G6+G7+G8"}
    assert moves("R7 R8 R6", "RS", six) == {"R6", "R7", "R8", "R6+R7+R8"}
    assert combos("R7 R8 R6", "R4", six) == {"R6+R7+R8"}


@pytest.mark.rule("B7", "C8", "wild_draw_four.legal")
@pytest.mark.parametrize(
    ("hand", "table", "named", "allowed"),
    [
        # hand, table, colour named, then no_color, no_match, no_other_playable
        ("B5 G2 W4", "R5", None, (True, False, False)),
        ("W G2 W4", "R5", None, (True, True, False)),
        ("R5 G1 W4", "W", "G", (False, False, False)),
        ("R5 Y1 W4", "W", "G", (True, True, True)),
        ("R3 B7 W4", "R5", None, (False, False, False)),
        ("W4 W4 G1", "R5", None, (True, True, True)),
        ("W W4 G1", "W", "R", (True, True, False)),
        ("W4 BD2", "RD2", None, (True, False, False)),
    ],
)
def test_when_a_wild_draw_four_may_be_laid(hand, table, named, allowed):
    for test, expected in zip(("no_color", "no_match", "no_other_playable"), allowed, strict=True):
        offered = "W4" in moves(hand, table, {"wild_draw_four.legal": test}, named=named)
        assert offered is expected, test
    assert "W4" in moves(hand, table, {"wild_draw_four.legal": "always"}, named=named)
    assert "W4" in moves(hand, table, {"wild_draw_four.enforced_by": "nobody"}, named=named)
