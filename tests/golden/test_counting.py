"""What is counted in a hand (section 5)."""

import pytest
from unosim.config import load
from unosim.kernel.counters import PER_HAND, ROUNDS, Counters
from unosim.kernel.table import Table
from unosim.kernel.tally import ROW_NAMES

from .positions import deal, position


@pytest.mark.rule("turns", "forfeits")
def test_a_lost_turn_is_a_forfeit_and_no_turn() -> None:
    table = position("top R5", "A[RS G1 G2] B4 C4")
    table.play("A", "RS")
    assert (table.count("turns"), table.count("forfeits")) == (1, 1)


@pytest.mark.rule("turns")
def test_drawing_and_playing_the_drawn_card_is_one_turn() -> None:
    table = position("top R5", "A[G1 G2] B4")
    table.draw("A", "R9")
    assert table.count("turns") == 1


@pytest.mark.rule("moves")
def test_moves_are_turns_in_which_something_is_laid() -> None:
    """Three moves in four turns; the moves of a running hand are worked out when it ends."""
    table = position("top R5", "A[R1 G8] B[B6 B7 B8] C[R2 R3 Y4]", rules={"max_turns": 4})
    table.play("A", "R1")
    table.draw("B", "Y9")
    table.play("C", "R2")
    table.draw("A", "R9")
    assert (table.count("turns"), table.count("moves")) == (4, 3)


@pytest.mark.rule("points")
@pytest.mark.parametrize(
    ("value", "points"), [("winner", 24), ("holders", 24), ("one_per_win", 1), ("none", 0)]
)
def test_points_are_those_credited_to_whomever(value: str, points: int) -> None:
    table = position("top R5", "A[R1] B[GS] C[B4]", rules={"scoring.hand": value})
    table.play("A", "R1")
    assert table.count("points") == points


@pytest.mark.rule("reshuffles")
def test_reshuffles() -> None:
    table = position("top R5", "A[G1 G2] B[B1 B2]", pile="Y1", discards="Y2 Y3 Y4")
    table.draw("A", "Y1")
    assert table.count("reshuffles") == 0
    table.draw("B", "Y2")
    assert table.count("reshuffles") == 1


@pytest.mark.rule("swaps", "seven")
def test_swaps() -> None:
    table = position("top R5", "A[R7 G1 G2] B[Y7 Y1] C5", rules={"seven": "swap"})
    table.play("A", "R7", target="C")
    table.play("B", "Y7", target="C")
    assert table.count("swaps") == 2


@pytest.mark.rule("draw_turns")
def test_draw_turns_are_those_with_a_card_drawn_for_lack_of_a_play() -> None:
    table = position("top R5", "A[G1 G2] B[R1 R2 R3] C[B4 B9]")
    table.draw("A", "B8")
    table.play("B", "R1")
    table.draw("C", "R9")  # drawn and played at once: a draw turn too
    assert (table.count("turns"), table.count("draw_turns")) == (3, 2)


@pytest.mark.rule("cards_drawn", "forced_cards")
def test_forced_cards_are_those_nobody_drew_for_lack_of_a_play() -> None:
    table = position("top R5", "A[RD2 G1] B[R1 B1] C[G8 G9] D4")
    table.play("A", "RD2", forget="A", catch="A")  # two for A, two for B
    table.draw("C", "B9")
    assert (table.count("cards_drawn"), table.count("forced_cards")) == (5, 4)


@pytest.mark.rule("cards_drawn")
def test_dealt_cards_are_not_drawn_but_those_of_the_opening_card_are() -> None:
    table = deal("A7 B7", "RD2")
    assert (table.count("cards_drawn"), table.count("forced_cards")) == (2, 2)
    assert (table.count("turns"), table.count("forfeits")) == (0, 1)


@pytest.mark.rule("starter")
def test_the_starter_is_named_before_the_opening_card_works() -> None:
    table = deal("A7 B7 C7", "RS")
    assert table.on_move == "B"
    assert table.state.starter == 0


@pytest.mark.rule("direction_changes")
def test_each_reverse_is_a_change_of_direction_the_opening_card_too() -> None:
    table = deal("A7 B7 C[RR G1 G2 G3 G4 G6 G7]", "YR", rules={"opening.reverse": "right_of_dealer_first"})
    assert (table.on_move, table.count("direction_changes")) == ("B", 1)
    table = position("top R5", "A[RR G1 G2] B[BR G3 G4]")
    table.play("A", "RR")
    assert table.count("direction_changes") == 1


@pytest.mark.rule("challenges", "challenges_won")
@pytest.mark.parametrize(("held", "won"), [("R1", 1), ("B1", 0)])
def test_challenges(held: str, won: int) -> None:
    table = position("top R5", f"A[{held} G1 W4] B4 C4")
    table.play("A", "W4", bluff="A", challenge="B", names="green")
    assert (table.count("challenges"), table.count("challenges_won")) == (1, won)


@pytest.mark.rule("uno_missed", "uno_caught")
def test_calls_missed_and_caught() -> None:
    table = position("top R5", "A[R1 G1] B[R2 G2] C[Y8 Y9]")
    table.play("A", "R1", forget="A")
    table.play("B", "R2", forget="B")
    table.draw("C", "Y7", catch="B")
    assert (table.count("uno_missed"), table.count("uno_caught")) == (2, 1)


@pytest.mark.rule("lead_changes")
def test_the_first_leader_is_no_change_and_a_tie_has_no_leader() -> None:
    table = position("top R5", "A[R1 G1 G8] B[R2 G3 G4] C[G6 G7 G9]")
    table.play("A", "R1")  # A alone with two
    assert table.count("lead_changes") == 0
    table.play("B", "R2")  # a tie of A and B
    assert table.count("lead_changes") == 0
    table.draw("C", "B9")
    table.draw("A", "B8")  # B alone: the lead goes from A to B
    assert table.count("lead_changes") == 1


@pytest.mark.rule("lead_changes")
def test_who_leads_again_after_a_tie_has_not_changed_the_lead() -> None:
    table = position("top R5", "A[R1 R3 G8] B[R2 G3 G4] C[G6 G7 G9]")
    table.play("A", "R1")
    table.play("B", "R2")  # a tie
    table.draw("C", "B9")
    table.play("A", "R3")  # A alone again
    assert table.count("lead_changes") == 0


@pytest.mark.rule("lead_changes", "zero")
def test_a_rotation_can_change_the_lead() -> None:
    table = position("top R5", "A[R1 R0 G8] B[R2 G3 G4] C[R4 G7 G9]", rules={"zero": "rotate"})
    table.play("A", "R1")  # A alone with two
    table.play("B", "R2")
    table.play("C", "R4")
    table.play("A", "R0")  # A's single card goes to B, which leads now
    assert table.sizes == [2, 1, 2]
    assert table.count("lead_changes") == 1


@pytest.mark.rule("lead_changes")
def test_the_lead_is_looked_at_after_the_whole_turn() -> None:
    """A lays its way down to one card, but is caught and draws two: B is the first leader there is."""
    table = position("top R5", "A[R1 G1] B2 C3")
    table.play("A", "R1", forget="A", catch="A")
    assert table.sizes == [3, 2, 3]
    assert table.count("lead_changes") == 0


@pytest.mark.rule("lead_changes", "stacking")
def test_a_bluffer_on_a_pile_does_not_lead_before_it_has_drawn() -> None:
    """D leads with two. B stacks its way down to one, but its bluff is challenged and it draws."""
    hands = "A[R2 RD2 G1 G2] B[R4 W4 R1] C[RS Y1 Y2 Y3] D[R9 Y8 Y9]"
    table = position("top R5", hands, on_move="D", rules={"stacking": "escalate"})
    for seat, card in (("D", "R9"), ("A", "R2"), ("B", "R4"), ("C", "RS"), ("A", "RD2")):
        table.play(seat, card)
    table.play("B", "W4", names="blue", bluff="B", stack="B")
    assert table.sizes == [2, 1, 3, 2]
    table.take_turn("C", challenge="C")
    assert table.told[:2] == ["C challenges B, guilty", "B draws 6: challenge"]
    assert table.count("lead_changes") == 0


@pytest.mark.rule("rotations_plain", "max_turns")
def test_a_long_hand_shares_the_last_places() -> None:
    """All cards are zeros; whoever is handed a single one forgets to call, draws another and hands one on."""
    uno = "uno={on_receive: must_call, penalty: 1, due_at: 20}"
    rules = ("deck={mode: custom, cards: {0: 8}}", "zero=rotate", uno, "max_turns=200")
    habits = ("habits.forget=1", "habits.catch=1")
    table = Table(load("classic", ["players=2", *(f"rules.{rule}" for rule in rules), *habits]))
    counters = Counters(200)
    (row,) = table.play_with_rows(counters, 1, 0, 1)
    counts = dict(zip(ROW_NAMES, row.tolist(), strict=True))
    assert (counts["turns"], counts["rotations_plain"]) == (200, 200)
    totals = counters.totals[0]
    assert totals.rotations.tolist() == totals.effective_rotations.tolist() == [0] * (PER_HAND - 1) + [1]
    assert totals.round_hands.tolist() == [1] * (ROUNDS - 1) + [0]
    assert totals.round_rotations.tolist() == [2] * (ROUNDS - 1) + [200 - 2 * (ROUNDS - 1)]
