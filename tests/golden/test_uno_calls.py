"""Saying UNO: who owes it, until when it is caught, what it costs (key ``uno``)."""

import pytest

from .notation import cards
from .positions import position

SWAPS = {"seven": "swap", "uno.on_receive": "must_call"}


@pytest.mark.rule("uno.due_at")
@pytest.mark.parametrize(("due_at", "calls"), [(1, False), (2, True), (3, False)])
def test_it_is_due_with_exactly_that_many_left(due_at: int, calls: bool) -> None:
    table = position("top R5", "A[R1 G1 G2] B4", rules={"uno.due_at": due_at})
    table.play("A", "R1")
    assert ("A says UNO" in table.told) == calls


@pytest.mark.rule("uno.due_at")
def test_leaving_none_owes_nothing() -> None:
    table = position("top R5", "A[R1] B4")
    table.play("A", "R1", forget="A")
    assert table.asked == []


@pytest.mark.rule("uno.due_at", "B5")
def test_it_is_due_after_laying_the_drawn_card_too() -> None:
    table = position("top R5", "A[G1] B4")
    table.draw("A", "R9")
    assert table.told == ["A draws 1: lack of a play", "A lays R9", "A says UNO"]


@pytest.mark.rule("uno.penalty")
@pytest.mark.parametrize(
    ("penalty", "told"), [(2, ["A draws 2: UNO penalty"]), (4, ["A draws 4: UNO penalty"]), (0, [])]
)
def test_penalty(penalty: int, told: list[str]) -> None:
    table = position("top R5", "A[R1 G1] B4", rules={"uno.penalty": penalty})
    table.play("A", "R1", forget="A", catch="A")
    assert table.told == ["A lays R1", "A misses UNO and is caught", *told]


@pytest.mark.rule("uno.window")
def test_until_the_next_turn_begins_there_is_one_chance() -> None:
    table = position("top R5", "A[R1 G1] B[G2 G3]", rules={"uno.window": "next_begins"})
    table.play("A", "R1", forget="A")
    assert table.asked == ["A forget", "A catch"]
    table.draw("B", "B9", catch="A")
    assert table.asked == []


@pytest.mark.rule("uno.window")
def test_until_the_next_plays_there_is_one_after_each_turn_without_a_card() -> None:
    table = position("top R5", "A[R1 G1] B[G2 G3] C[G4 G5]", rules={"uno.window": "next_plays"})
    table.play("A", "R1", forget="A")
    table.draw("B", "B9")
    assert table.asked == ["A catch"]
    table.draw("C", "B8", catch="A")
    assert table.told[-2:] == ["A is caught later", "A draws 2: UNO penalty"]


@pytest.mark.rule("uno.window")
def test_a_forfeit_is_no_chance() -> None:
    """B loses its turn to the Skip; the chances are the one at once and the one after C's turn."""
    table = position("top R5", "A[RS G1] B[G2 G3] C[G4 G5]", rules={"uno.window": "next_plays"})
    table.play("A", "RS", forget="A")
    assert table.asked == ["A forget", "A catch"]
    assert table.on_move == "C"
    table.draw("C", "B8")
    assert table.asked == ["A catch"]


@pytest.mark.rule("uno.window")
def test_who_was_caught_is_not_caught_again() -> None:
    table = position("top R5", "A[R1 G1] B[G2 G3]")
    table.play("A", "R1", forget="A", catch="A", draws="B7 B8")
    table.draw("B", "B9", catch="A")
    assert table.asked == []


@pytest.mark.rule("uno.window")
def test_the_players_own_card_closes_the_window() -> None:
    """After B's pass A lays its last but one again: the old miss is over, the new call is a new duty."""
    table = position("top R5", "A[R1 R2 R3] B[G4 G5]", rules={"uno.due_at": 2})
    table.play("A", "R1", forget="A")
    table.draw("B", "B9")
    table.play("A", "R2")
    table.draw("B", "B8", catch="A")
    assert table.asked == []


@pytest.mark.rule("uno.window")
def test_automatic_needs_nobody_to_notice() -> None:
    table = position("top R5", "A[R1 G1] B4", rules={"uno.window": "automatic"})
    table.play("A", "R1", forget="A")
    assert table.asked == ["A forget"]
    assert table.told == ["A lays R1", "A misses UNO and is caught", "A draws 2: UNO penalty"]


@pytest.mark.rule("uno.window")
def test_none_means_no_calls() -> None:
    rules = {**SWAPS, "uno.window": "none"}
    table = position("top R5", "A[R7 G1] B[G2]", rules=rules)
    table.play("A", "R7", forget="A B")
    assert (table.told, table.asked) == (["A lays R7", "A swaps with B"], [])


@pytest.mark.rule("uno.on_receive")
def test_who_receives_a_single_card_by_a_swap_owes_a_call() -> None:
    """A hands two cards over and receives one; only A received exactly one."""
    table = position("top R5", "A[R7 G1 G2] B[G3] C4", rules=SWAPS)
    table.play("A", "R7", target="B")
    assert table.told == ["A lays R7", "A swaps with B", "A says UNO on receiving"]


@pytest.mark.rule("uno.on_receive")
def test_both_seats_of_a_swap_count_as_receivers() -> None:
    """From the next seat on: B, who received A's last card, calls before A."""
    table = position("top R5", "A[R7 G1] B[G3] C4", rules=SWAPS)
    table.play("A", "R7", target="B")
    assert table.told == [
        "A lays R7",
        "A says UNO",
        "A swaps with B",
        "B says UNO on receiving",
        "A says UNO on receiving",
    ]


@pytest.mark.rule("uno.on_receive")
def test_without_it_receiving_owes_nothing() -> None:
    table = position("top R5", "A[R7 G1 G2] B[G3] C4", rules={"seven": "swap"})
    table.play("A", "R7", target="B", forget="A B")
    assert table.asked == []


@pytest.mark.rule("uno.on_receive")
def test_a_receiver_who_is_caught_draws() -> None:
    table = position("top R5", "A[R7 G1] B5 C4", rules=SWAPS)
    table.play("A", "R7", target="C", forget="C", catch="C", draws="B8 B9")
    assert table.told[2:] == [
        "A swaps with C",
        "C misses UNO and is caught on receiving",
        "C draws 2: UNO penalty",
    ]
    assert table.hand("C") == cards("G1 B8 B9")


@pytest.mark.rule("uno.on_receive")
def test_a_receiver_who_no_longer_holds_one_card_owes_nothing() -> None:
    """A is caught as player and draws two onto the single card it received."""
    table = position("top R5", "A[R7 G1] B[G3] C4", rules=SWAPS)
    table.play("A", "R7", target="B", forget={"A": "yes"}, catch={"A": "yes"}, draws="B8 B9")
    assert table.told == [
        "A lays R7",
        "A misses UNO and is caught",
        "A swaps with B",
        "A draws 2: UNO penalty",
        "B says UNO on receiving",
    ]


@pytest.mark.rule("uno.on_receive", "uno.due_at")
def test_the_receivers_duty_is_about_one_card_whatever_due_at() -> None:
    table = position("top R5", "A[R7 G1] B4 C4", rules={**SWAPS, "uno.due_at": 2})
    table.play("A", "R7", target="C")
    assert table.told == ["A lays R7", "A swaps with C", "C says UNO on receiving"]


@pytest.mark.rule("uno.window", "uno.on_receive")
def test_player_and_receiver_have_windows_of_their_own() -> None:
    """A missed both calls; after B's pass it is asked for both, and caught by the second."""
    table = position("top R5", "A[R7 G1] B4 C[G9]", rules=SWAPS)
    table.play("A", "R7", target="C", forget="A")
    table.draw("B", "B9", catch={"A": "no yes"})
    assert table.asked == ["A catch", "A catch"]
    assert table.told[2:] == ["A is caught later on receiving", "A draws 2: UNO penalty"]


@pytest.mark.rule("uno.window", "uno.on_receive")
def test_caught_by_one_window_the_other_closes_with_the_cards_drawn() -> None:
    table = position("top R5", "A[R7 G1] B4 C[G9]", rules=SWAPS)
    table.play("A", "R7", target="C", forget="A")
    table.draw("B", "B9", catch="A")
    assert table.asked == ["A catch"]
    assert table.told[2:] == ["A is caught later", "A draws 2: UNO penalty"]


@pytest.mark.rule("B8", "Z8")
def test_the_penalty_is_paid_into_the_hand_received() -> None:
    table = position("top R5", "A[R7 G1] B4 C[Y1 Y2 Y3]", rules={"seven": "swap"})
    table.play("A", "R7", target="C", forget="A", catch="A", draws="B8 B9")
    assert table.hand("A") == cards("Y1 Y2 Y3 B8 B9")
    assert table.hand("C") == cards("G1")
