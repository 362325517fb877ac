"""Laying an identical card out of turn (key ``jump_in``, habit ``jump_in``)."""

import pytest

from .positions import position
from .setup import begin_streams

JUMP = {"jump_in": "identical"}


@pytest.mark.rule("jump_in", "jump_ins")
def test_play_goes_on_from_whoever_jumps_in() -> None:
    table = position("top R1", "A[R5 G2 G3] B4 C[R5 Y1 Y2] D4", rules=JUMP)
    table.play("A", "R5", jump_in="C")
    assert table.told == ["A lays R5", "C jumps in", "C lays R5"]
    assert (table.asked, table.offered) == (["C jump_in"], {0: 1, 3: 1})
    assert (table.sizes, table.on_move) == ([2, 4, 2, 4], "D")
    assert (table.count("jump_ins"), table.count("turns")) == (1, 2)


@pytest.mark.rule("jump_in", "habits.jump_in")
def test_nobody_has_to_and_nothing_else_is_identical() -> None:
    table = position("top R1", "A[R5 G1 G2] B[B5 R6 Y1] C[R5 Y2 Y3]", rules=JUMP)
    table.play("A", "R5")
    assert table.asked == ["C jump_in"]
    assert table.on_move == "B"


@pytest.mark.rule("jump_in")
def test_the_opening_card_is_not_jumped_in_on() -> None:
    table = position("top R5", "A[R1 G1 G2] B[R5 Y1 Y2] C4", rules=JUMP)
    table.play("A", "R1", jump_in="B")
    assert table.asked == []


@pytest.mark.rule("jump_in")
@pytest.mark.parametrize("card", ["RS", "RD2"])
def test_the_victim_may_and_the_effect_falls_on_the_seat_after(card: str) -> None:
    table = position("top R1", f"A[{card} G1 G2] B[{card} Y1 Y2] C4 D4", rules=JUMP)
    table.play("A", card, jump_in="B")
    lost = ["C forfeits: Skip"] if card == "RS" else ["C draws 2: D2", "C forfeits: D2"]
    assert table.told[1:] == ["B jumps in", f"B lays {card}", *lost]
    assert (table.count("forfeits"), table.on_move) == (1, "D")


@pytest.mark.rule("jump_in")
def test_the_direction_that_was_flipped_stays_so_and_flips_again() -> None:
    """C's Reverse flips back what A's has flipped: clockwise, D comes after C."""
    table = position("top R1", "A[RR G1 G2] B4 C[RR Y1 Y2] D4", rules=JUMP)
    table.play("A", "RR", jump_in="C")
    assert table.told.count("direction flips") == 2
    assert (table.clockwise, table.on_move) == (True, "D")


@pytest.mark.rule("jump_in", "seven")
def test_a_swap_stands_and_the_jumper_swaps_too() -> None:
    table = position("top R1", "A[R7 G1 G2] B4 C[R7 Y1 Y2] D[Y3 Y4]", rules={**JUMP, "seven": "swap"})
    table.play("A", "R7", jump_in="C", target="D B")
    assert table.told[1] == "A swaps with D"
    assert table.told[-1] == "C swaps with B"
    assert table.sizes == [2, 2, 4, 2]


@pytest.mark.rule("jump_in", "stacking")
def test_a_pile_keeps_its_size() -> None:
    rules = {**JUMP, "stacking": "same"}
    table = position("top R1", "A[RD2 G1 G2] B4 C[RD2 Y1 Y2] D4", rules=rules)
    table.play("A", "RD2", jump_in="C")
    assert table.told == ["A lays RD2", "C jumps in", "C lays RD2", "pile of 2"]
    assert table.on_move == "D"
    assert table.count("chains") == 0


@pytest.mark.rule("jump_in")
@pytest.mark.parametrize("card", ["W", "W4"])
@pytest.mark.parametrize("wilds", [False, True])
def test_whether_wilds_are_jumped_in_with(card: str, wilds: bool) -> None:
    rules = {"jump_in.mode": "identical", "jump_in.wilds": wilds}
    table = position("top R5", f"A[{card} G1 G2] B4 C[{card} Y1 Y2] D4", rules=rules)
    table.play("A", card, names="blue green" if wilds else "blue", jump_in="C")
    assert ("C jumps in" in table.told) == wilds
    assert table.top == f"{card} named {'green' if wilds else 'blue'}"


@pytest.mark.rule("jump_in", "wild_draw_four.legal")
def test_a_wild_draw_four_must_be_legal_to_jump_in_with() -> None:
    rules = {"jump_in.mode": "identical", "jump_in.wilds": True}
    table = position("top R5", "A[W4 G1 G2] B4 C[W4 B1 Y2] D4", rules=rules)
    table.play("A", "W4", names="blue", jump_in="C", bluff="C")
    assert table.asked == ["B challenge"]


@pytest.mark.rule("jump_in")
def test_the_nearest_is_asked_first_and_the_first_who_is_willing_jumps() -> None:
    rules = {**JUMP, "decks": 2}
    table = position("top R1", "A[R5 G1 G2] B[R5 Y1 Y2] C[R5 Y3 Y4] D4", rules=rules)
    table.play("A", "R5", jump_in={"B": "no", "C": "yes"})
    # B, after saying no, may still jump in on C's card
    assert table.asked == ["B jump_in", "C jump_in", "B jump_in"]
    assert table.told[1] == "C jumps in"
    table = position("top R1", "A[R5 G1 G2] B[R5 Y1 Y2] C[R5 Y3 Y4] D4", rules=rules, clockwise=False)
    table.play("A", "R5")
    assert table.asked == ["C jump_in", "B jump_in"]


@pytest.mark.rule("jump_in")
def test_at_random_each_is_first_about_as_often() -> None:
    """A and C hold the card that D lays: of 60 times each is asked first in 20 at least."""
    rules = {"jump_in.mode": "identical", "jump_in.race": "random", "decks": 2}
    first = []
    for stream in range(60):
        table = position("top R1", "A[R5 Y1 Y2] B4 C[R5 Y3 Y4] D[R5 G1 G2]", rules=rules, on_move="D")
        begin_streams(table.state, stream)
        table.play("D", "R5")
        first.append(table.asked[0])
    assert set(first) == {"A jump_in", "C jump_in"}
    assert min(first.count("A jump_in"), first.count("C jump_in")) >= 20


@pytest.mark.rule("jump_in", "B8")
def test_a_jump_in_closes_what_could_be_caught_and_owes_its_own_call() -> None:
    table = position("top R1", "A[R5 G1] B4 C[R5 Y1] D[Y2 Y3]", rules=JUMP)
    table.play("A", "R5", forget="A C", jump_in="C")
    assert table.asked == ["A forget", "A catch", "C jump_in", "C forget", "C catch"]
    table.draw("D", "G9", catch="A C")
    assert table.asked == ["C catch"]
    assert table.told[-2:] == ["C is caught later", "C draws 2: UNO penalty"]


@pytest.mark.rule("jump_in", "B9")
def test_a_jump_in_with_the_last_card_wins() -> None:
    table = position("top R1", "A[R5 G1 G2] B4 C[R5] D4", rules=JUMP)
    table.play("A", "R5", jump_in="C")
    assert table.told[-1] == "C wins"


@pytest.mark.rule("jump_in", "sets")
def test_on_a_set_the_top_card_counts() -> None:
    rules = {**JUMP, "sets": "same_number"}
    table = position("top R1", "A[R5 B5 G1 G2] B[R5 Y1 Y2] C[B5 Y3 Y4] D4", rules=rules)
    table.play("A", "R5+B5", jump_in="B C")
    assert table.asked == ["C jump_in"]
    assert table.told[-1] == "C lays B5"


@pytest.mark.rule("jump_in", "max_turns")
def test_nobody_jumps_in_when_the_last_turn_is_over() -> None:
    table = position("top R1", "A[R5 G1 G2] B4 C[R5 Y1 Y2] D4", rules={**JUMP, "max_turns": 1})
    table.play("A", "R5", jump_in="C")
    assert table.told == ["A lays R5", "unfinished"]
