"""Nothing left to draw (key ``both_piles_empty``), and other reshuffles (``reshuffle: rlcard``)."""

import pytest

from .positions import position


@pytest.mark.rule("both_piles_empty")
@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("pass", ["A passes"]),
        ("fewest_points_wins", ["A scores 16", "A wins"]),
        ("fewest_cards_wins", ["B scores 10", "B wins"]),
        ("void", ["void"]),
    ],
)
def test_a_card_is_due_and_there_is_none(value: str, told: list[str]) -> None:
    """A holds three points in two cards, B nine in one, C seven in two."""
    rules = {"both_piles_empty": value}
    table = position("top R5", "A[G1 G2] B[G9] C[G3 G4]", pile="", rules=rules)
    table.draw("A")
    assert table.told == ["nothing left for A, owed 1: lack of a play", *told]


@pytest.mark.rule("both_piles_empty")
@pytest.mark.parametrize("value", ["fewest_points_wins", "fewest_cards_wins"])
def test_a_tie_has_no_winner(value: str) -> None:
    table = position("top R5", "A[G1 G2] B[Y1 Y2]", pile="", rules={"both_piles_empty": value})
    table.draw("A")
    assert table.state.winner == -1
    assert table.scored == [0, 0]


@pytest.mark.rule("both_piles_empty")
def test_the_fewest_points_may_be_many() -> None:
    """A holds 40 points, B 60, C 100."""
    hands = "A[GS GR] B[YS GD2 YD2] C[W W4]"
    table = position("top R5", hands, pile="", rules={"both_piles_empty": "fewest_points_wins"})
    table.draw("A")
    assert table.told[1:] == ["A scores 160", "A wins"]


@pytest.mark.rule("both_piles_empty", "last_draw_card")
def test_a_hand_that_is_won_stays_won() -> None:
    """A's last card makes B draw two, and only R5 is left, which lay under it: B holds 9 + 5."""
    table = position("top R5", "A[RD2] B[R9]", pile="", rules={"both_piles_empty": "void"})
    table.play("A", "RD2")
    assert table.told[2:] == [
        "B draws 1: D2",
        "nothing left for B, owed 1: D2",
        "A scores 14",
        "A wins",
    ]


@pytest.mark.rule("both_piles_empty", "mercy")
@pytest.mark.parametrize("seats", ["ABC", "CAB"])
def test_a_seat_that_has_left_does_not_win(seats: str) -> None:
    """The second leaves with eight cards; the third, without a blue one, draws them and the G9: nothing is left.

    The first holds two cards, the third eleven: 1 + 2 + 3 + 4, 6 + 7 + 8 + 9, 9, and its own 3 + 4.
    """
    rules = {"both_piles_empty": "fewest_cards_wins", "mercy": "{limit: 8}", "draw.amount": "until_playable"}
    first, second, third = seats
    hands = sorted((f"{first}[W4 Y1 Y2]", f"{second}[R1 R2 R3 R4]", f"{third}[Y3 Y4]"))
    table = position("top G9", " ".join(hands), pile="R6 R7 R8 R9", rules=rules, on_move=first)
    table.play(first, "W4", names="blue")
    assert f"{second} leaves with 8 cards" in table.told
    table.draw(third)
    assert table.told[-2:] == [f"{first} scores 56", f"{first} wins"]


@pytest.mark.rule("both_piles_empty")
def test_also_in_the_middle_of_a_forced_draw() -> None:
    """Under the Draw Two lies R5, which B takes; then the hand ends, and B forfeits nothing."""
    rules = {"both_piles_empty": "fewest_cards_wins"}
    table = position("top R5", "A[RD2 G1 G2] B[Y1 Y2 Y3]", pile="", rules=rules)
    table.play("A", "RD2")
    assert table.told[1:4] == ["reshuffle of 1", "B draws 1: D2", "nothing left for B, owed 1: D2"]
    # 1 + 2 + 3 and the red five
    assert table.told[4:] == ["A scores 11", "A wins"]


@pytest.mark.rule("both_piles_empty", "end")
@pytest.mark.parametrize(
    ("out", "following", "last", "hands"),
    [("A", "B", "C", "A[R1] B[G2 G3] C[G4]"), ("B", "C", "A", "A[G4] B[R1] C[G2 G3]")],
)
def test_who_was_out_first_is_ahead_of_all(out: str, following: str, last: str, hands: str) -> None:
    """Under the R1 of the seat that goes out lies the R5, which the next one draws and keeps; then nothing is left."""
    rules = {"both_piles_empty": "fewest_cards_wins", "end": "last_standing", "draw.drawn_card": "keep"}
    table = position("top R5", hands, on_move=out, pile="", rules=rules)
    table.play(out, "R1")
    table.draw(following)
    assert table.told == ["reshuffle of 1", f"{following} draws 1: lack of a play", f"{following} passes"]
    table.draw(last)
    assert table.told[-1] == f"{out} wins"


@pytest.mark.rule("reshuffle")
def test_rlcard_shuffles_the_top_card_in_and_remembers_it() -> None:
    table = position(
        "top R5", "A[G1 G2] B[R1 Y2] C4", pile="", discards="Y1 Y3", rules={"reshuffle": "rlcard"}
    )
    table.draw("A", "Y1")
    assert table.told[0] == "reshuffle of 3"
    assert table.pile == ["R5", "Y3"]
    # the red five is still what B has to match
    assert table.legal() == ["R1"]
    table.play("B", "R1")
    assert table.discards == []


@pytest.mark.rule("reshuffle")
@pytest.mark.parametrize(("value", "told"), [("rlcard", "reshuffle of 4"), ("keep_top", "B draws 1: D2")])
def test_rlcard_reshuffles_before_a_draw_two_if_fewer_than_two_are_left(value: str, told: str) -> None:
    """One card in the pile, two under the Draw Two: all four lie in the new draw pile."""
    rules = {"reshuffle": value}
    table = position("top R5", "A[RD2 G1 G2] B4 C4", pile="B1", discards="Y1", rules=rules)
    table.play("A", "RD2")
    assert table.told[1] == told
    assert table.count("forced_cards") == 2
