"""Section 3, Z1 to Z6 and Z9: a 0, alone or with the Skips or Reverses of its colour, moves the hands."""

import pytest
from unosim.config import ConfigError, load

from .el_cero import OTHERS, how_many, position, rotations
from .notation import SEATS, cards

ALL_TAILS = ("RS", "RS+RS", "RR", "RR+RR")


@pytest.mark.rule("Z1", "zero")
@pytest.mark.parametrize("color", "RYGB")
def test_a_zero_of_any_colour_moves_every_hand_one_seat_on(color: str) -> None:
    table = position(f"top {color}5", f"A[{color}0 W W] {OTHERS}")
    table.play("A", f"{color}0")
    assert table.told == [f"A lays {color}0", "hands rotate by 1"]
    assert table.hand("B") == cards("W W")
    assert [table.hand(seat) for seat in "CDA"] == [table.hand_at_first(seat) for seat in "BCD"]
    assert table.on_move == "B"


@pytest.mark.rule("Z2")
def test_the_skip_of_a_combo_is_spent_on_the_hands() -> None:
    """B gets D's hand, is not skipped, and plays on the red Skip: on its colour or on a Skip."""
    table = position("top R5", "A[R0 RS B1 B2] B4 C5 D[GS Y3 R4]")
    table.play("A", "R0+RS")
    assert table.told == ["A lays R0 RS", "hands rotate by 2"]
    assert (table.top, table.on_move, table.count("forfeits")) == ("RS", "B", 0)
    assert table.legal() == ["GS", "R4"]


@pytest.mark.rule("Z2", "B4")
@pytest.mark.parametrize(
    ("top", "may"), [("R5", True), ("RS", True), ("B0", True), ("G5", False), ("GS", False)]
)
def test_the_zero_goes_first_and_must_match(top: str, may: bool) -> None:
    """On a green Skip the red one alone could be laid, but a combo begins with its 0."""
    assert position(f"top {top}", f"A[R0 RS B1 B2] {OTHERS}").offers("R0+RS") == may


@pytest.mark.rule("Z3")
@pytest.mark.parametrize(("clockwise", "next_seat"), [(True, "D"), (False, "B")])
def test_a_reverse_sends_the_hands_back_and_the_player_before_is_next(
    clockwise: bool, next_seat: str
) -> None:
    table = position("top R5", f"A[R0 RR B1 B2] {OTHERS}", clockwise=clockwise)
    table.play("A", "R0+RR")
    assert table.told == ["A lays R0 RR", "hands rotate by -1", "direction flips"]
    assert table.hand(next_seat) == cards("B1 B2")
    assert (table.on_move, table.clockwise) == (next_seat, not clockwise)
    assert (table.count("direction_changes"), table.count("forfeits")) == (1, 0)


@pytest.mark.rule("Z3")
def test_with_two_players_the_reverse_of_a_combo_skips_nobody() -> None:
    table = position("top R5", "A[R0 RR B1 B2] B[R3 G3]")
    table.play("A", "R0+RR")
    assert table.told == ["A lays R0 RR", "hands rotate by -1", "direction flips"]
    assert (table.hand("A"), table.on_move) == (cards("R3 G3"), "B")


@pytest.mark.rule("Z4")
def test_two_skips_move_the_hands_three_seats() -> None:
    """With five seats nobody's hand is where it was: A's is D's now."""
    table = position("top R5", "A[R0 RS RS B1 B2] B4 C5 D2 E3")
    table.play("A", "R0+RS+RS")
    assert table.told == ["A lays R0 RS RS", "hands rotate by 3"]
    assert (table.hand("D"), table.on_move, table.count("forfeits")) == (cards("B1 B2"), "B", 0)
    assert table.hand("A") == table.hand_at_first("C")


@pytest.mark.rule("Z4")
def test_two_skips_must_both_be_held() -> None:
    assert not position("top R5", f"A[R0 RS B1 B2] {OTHERS}").offers("R0+RS+RS")


@pytest.mark.rule("Z5")
@pytest.mark.parametrize("clockwise", [True, False])
def test_two_reverses_undo_each_other(clockwise: bool) -> None:
    table = position("top R5", f"A[R0 RR RR B1 B2] {OTHERS}", clockwise=clockwise)
    table.play("A", "R0+RR+RR")
    assert table.told == ["A lays R0 RR RR", "hands rotate by 0"]
    assert [table.hand(seat) for seat in "BCD"] == [table.hand_at_first(seat) for seat in "BCD"]
    assert (table.clockwise, table.on_move) == (clockwise, "B" if clockwise else "D")
    assert (rotations(table), table.count("direction_changes")) == ({"null": 1}, 0)


@pytest.mark.rule("Z2", "Z3", "Z4", "Z5", "rotation_combos")
@pytest.mark.parametrize("card", ["RS", "RR"])
def test_each_combo_is_one_move(card: str) -> None:
    """Four moves: the 0, the Skip or Reverse, the 0 with one of them, the 0 with both."""
    table = position("top R5", f"A[R0 {card} {card} B1] {OTHERS}")
    assert how_many(table, "A", f"R0+{card}+{card}") == 4


@pytest.mark.rule("Z2", "Z3", "rotation_combos")
@pytest.mark.parametrize("wild", ["W", "W4"])
def test_a_combo_is_offered_beside_wilds(wild: str) -> None:
    """All four wilds of a kind are held besides."""
    table = position("top R5", f"A[R0 RS RR B9 {wild} {wild} {wild} {wild}] {OTHERS}")
    assert table.offers("R0+RS")
    assert table.offers("R0+RR")


@pytest.mark.rule("Z6", "zero", "rotation_combos")
@pytest.mark.parametrize("zero", ["plain", "trade"])
def test_combos_without_rotation_are_refused(zero: str) -> None:
    with pytest.raises(ConfigError, match=r"rules.rotation_combos.*needs zero: rotate"):
        load("el_cero", [f"rules.zero={zero}"])


@pytest.mark.rule("Z6", "S3")
@pytest.mark.parametrize("tail", ALL_TAILS)
def test_no_combo_on_a_zero_that_opens_a_straight(tail: str) -> None:
    table = position("top R5", f"A[R0 R1 R2 RS RS RR RR] {OTHERS}")
    assert table.offers("R0+R1+R2")
    assert not table.offers(f"R0+R1+R2+{tail}")


@pytest.mark.rule("Z6", "R3")
@pytest.mark.parametrize("tail", ["BS", "BS+BS", "BR", "BR+BR"])
def test_no_combo_on_a_zero_that_completes_a_rainbow(tail: str) -> None:
    """The same 0 carries them while a colour is missing."""
    hand = f"A[B0 BS BS BR BR R1] {OTHERS}"
    assert not position("top Y0", hand, discards="R0 G0").offers(f"B0+{tail}")
    assert position("top Y0", hand, discards="R0 R5 G0").offers(f"B0+{tail}")


@pytest.mark.rule("Z6", "sets")
def test_no_combo_on_a_set() -> None:
    table = position("top R5", f"A[R0 G0 RS GS B1] {OTHERS}", rules={"sets": "same_number"})
    assert table.offers("R0+G0")
    assert table.offers("R0+RS")
    assert not table.offers("R0+G0+GS")
    assert not table.offers("G0+R0+RS")


@pytest.mark.rule("rotation_combos")
def test_without_the_key_there_are_none() -> None:
    table = position("top R5", f"A[R0 RS RR B1] {OTHERS}", rules={"rotation_combos": False})
    assert not table.offers("R0+RS")
    assert not table.offers("R0+RR")
    table.play("A", "R0")
    assert table.told[1] == "hands rotate by 1"


@pytest.mark.rule("Z9")
@pytest.mark.parametrize("tail", ["", *ALL_TAILS])
def test_a_zero_or_a_combo_as_the_last_cards_wins_at_once(tail: str) -> None:
    move = f"R0+{tail}".rstrip("+")
    table = position("top R5", f"A[{move.replace('+', ' ')}] {OTHERS}")
    table.play("A", move)
    assert [sentence for sentence in table.told if "rotate" in sentence or "UNO" in sentence] == []
    assert table.told[-1] == "A wins"
    assert (table.sizes, rotations(table), table.clockwise) == ([0, 4, 5, 2], {}, True)


@pytest.mark.rule("Z9", "S3")
def test_so_does_a_straight_that_ends_in_a_combo() -> None:
    table = position("top R8", f"A[R9 R0 RR] {OTHERS}")
    table.play("A", "R9+R0+RR")
    assert table.told[-1] == "A wins"
    assert (table.sizes, rotations(table), table.count("direction_changes")) == ([0, 4, 5, 2], {}, 0)


BY_KIND = [
    (4, "R0", "plain"),
    (4, "R0+RS", "plus2"),
    (4, "R0+RS+RS", "plus3"),
    (4, "R0+RR", "minus1"),
    (4, "R0+RR+RR", "null"),
    (2, "R0", "plain"),
    (2, "R0+RS", "null"),
    (2, "R0+RS+RS", "plus3"),
    (2, "R0+RR", "minus1"),
    (3, "R0+RS", "plus2"),
    (3, "R0+RS+RS", "null"),
]


@pytest.mark.rule(
    "rotations_plain", "rotations_plus2", "rotations_plus3", "rotations_minus1", "rotations_null"
)
@pytest.mark.parametrize(("players", "move", "kind"), BY_KIND)
def test_a_rotation_is_counted_by_what_was_laid_unless_it_moves_nothing(
    players: int, move: str, kind: str
) -> None:
    others = " ".join(f"{seat}4" for seat in SEATS[1:players])
    table = position("top R5", f"A[{move.replace('+', ' ')} B1 B2] {others}")
    table.play("A", move)
    assert rotations(table) == {kind: 1}


@pytest.mark.rule("displacement", "rotator_change", "zeros_laid")
@pytest.mark.parametrize(
    ("move", "clockwise", "displacement", "received"),
    [
        ("R0", True, 1, 3),
        ("R0+RS", True, 2, 5),
        ("R0+RR", True, -1, 4),
        ("R0", False, -1, 4),
        ("R0+RR", False, 1, 3),
        ("R0+RS+RS", False, -3, 3),
        ("R0+RR+RR", True, 0, 2),
    ],
)
def test_how_far_hands_move_and_what_the_player_gets_for_those_handed_away(
    move: str, clockwise: bool, displacement: int, received: int
) -> None:
    """A hands two cards away for D's three, which come from one seat back, for B's four or C's five."""
    table = position("top R5", f"A[{move.replace('+', ' ')} B1 B2] B4 C5 D3", clockwise=clockwise)
    table.play("A", move)
    assert (table.count("displacement"), table.count("zeros_laid")) == (displacement, 1)
    assert table.count("rotator_change") == received - 2
