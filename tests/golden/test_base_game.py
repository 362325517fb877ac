"""Section 1 of the rules: the base game, clause by clause."""

import pytest
from unosim.config import ConfigError, load

from .notation import SEATS, cards
from .positions import deal, position


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", range(2, 11))
def test_two_to_ten_play_a_hand_to_its_end(players: int) -> None:
    table = deal(" ".join(f"{letter}7" for letter in SEATS[:players]), "R5")
    table.play_out()
    winner = table.sizes.index(0)
    assert table.told[-1] == f"{SEATS[winner]} wins"
    assert table.sizes.count(0) == 1


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", [1, 11])
def test_nobody_plays_alone_or_with_eleven(players: int) -> None:
    with pytest.raises(ConfigError, match="players"):
        load("classic", [f"players={players}"])


@pytest.mark.rule("B2", "deck")
def test_the_deck_has_108_cards() -> None:
    table = deal("A7 B7", "R5")
    once = " ".join(f"{color}0" for color in "RYGB")
    twice = " ".join(
        f"{color}{face}" for color in "RYGB" for face in [*range(1, 10), "S", "R", "D2"] for _ in range(2)
    )
    named = cards(f"{once} {twice} W W W W W4 W4 W4 W4")
    all_of_them = sorted([*table.hand("A"), *table.hand("B"), *table.pile, table.top])
    assert len(named) == 108
    assert all_of_them == named
    assert len(set(table.all_cards)) == 108


@pytest.mark.rule("B3", "deal")
def test_seven_cards_each_and_the_next_one_opens() -> None:
    table = deal("A7 B7 C7 D7", "R5")
    assert table.told == ["R5 opens"]
    assert table.sizes == [7, 7, 7, 7]
    assert table.top == "R5"
    assert len(table.pile) == 108 - 28 - 1
    assert table.discards == []


@pytest.mark.rule("B4")
def test_play_runs_clockwise() -> None:
    table = position("top R5", "A[R1 G9 G9] B[R2 G8 G8] C[R3 G6 G6]")
    for letter, card in (("A", "R1"), ("B", "R2"), ("C", "R3")):
        table.play(letter, card)
    assert table.on_move == "A"
    assert table.clockwise


@pytest.mark.rule("B4")
@pytest.mark.parametrize(
    ("top", "held", "legal"),
    [
        ("top R5", "R1 RS B5 G1 YS W", "R1 RS B5 W"),
        ("top GS", "YS G3 GD2 R3 BR W", "YS G3 GD2 W"),
        ("top YD2", "BD2 YR B2 GS", "BD2 YR"),
        ("top B0", "R0 B7 R1", "R0 B7"),
        ("top W named blue", "B1 BR R1 G0 W", "B1 BR W"),
        ("top W4 named red", "B1 R1 RD2 BD2 W", "R1 RD2 W"),
    ],
)
def test_what_matches_the_top_card(top: str, held: str, legal: str) -> None:
    table = position(top, f"A[{held}] B4")
    assert table.legal() == cards(legal)


@pytest.mark.rule("B4")
def test_as_many_moves_are_offered_as_distinct_faces_match() -> None:
    # two R1 and two W are one face each; B9 does not match
    table = position("top R5", "A[R1 R1 W W G5 B9 W4] B4")
    table.play("A", "G5")
    assert table.offered == {0: 3}


@pytest.mark.rule("B5", "draw.amount")
def test_without_a_playable_card_one_is_drawn_and_the_turn_passes() -> None:
    table = position("top R5", "A[G1 G2] B4")
    table.draw("A", "G9")
    assert table.told == ["A draws 1: lack of a play", "A passes"]
    assert table.hand("A") == cards("G1 G2 G9")
    assert table.on_move == "B"


@pytest.mark.rule("B5")
def test_a_drawn_card_that_can_be_played_is_played_in_the_same_turn() -> None:
    table = position("top R5", "A[G1 G2] B4")
    table.draw("A", "R9")
    assert table.told == ["A draws 1: lack of a play", "A lays R9"]
    assert table.offered == {0: 0, 1: 1}
    assert table.hand("A") == cards("G1 G2")
    assert (table.top, table.on_move) == ("R9", "B")


@pytest.mark.rule("B5")
def test_who_can_play_does_not_draw() -> None:
    table = position("top R5", "A[G1 R2 G2] B4")
    table.play("A", "R2")
    assert table.told == ["A lays R2"]


@pytest.mark.rule("B6")
def test_draw_two() -> None:
    table = position("top R5", "A[RD2 G1 G2] B4 C4 D4")
    table.play("A", "RD2", draws="B1 B2")
    assert table.told == ["A lays RD2", "B draws 2: D2", "B forfeits: D2"]
    assert table.hand("B") == sorted([*table.hand_at_first("B"), "B1", "B2"])
    assert table.on_move == "C"


@pytest.mark.rule("B6")
def test_reverse() -> None:
    table = position("top R5", "A[RR G1 G2] B4 C4 D[R1 R2 R3 R4]")
    table.play("A", "RR")
    assert table.told == ["A lays RR", "direction flips"]
    assert (table.on_move, table.clockwise) == ("D", False)
    table.play("D", "R1")
    assert table.on_move == "C"


@pytest.mark.rule("B6")
def test_skip() -> None:
    table = position("top R5", "A[RS G1 G2] B4 C4 D4")
    table.play("A", "RS")
    assert table.told == ["A lays RS", "B forfeits: Skip"]
    assert table.on_move == "C"


@pytest.mark.rule("B6")
def test_skip_against_the_clock() -> None:
    table = position("top R5", "A[RS G1 G2] B4 C4 D4", clockwise=False)
    table.play("A", "RS")
    assert table.told == ["A lays RS", "D forfeits: Skip"]
    assert table.on_move == "C"


@pytest.mark.rule("B6")
def test_wild() -> None:
    table = position("top R5", "A[W G1 G2] B4 C4 D4")
    table.play("A", "W", names="blue")
    assert table.told == ["A lays W", "A names blue"]
    assert (table.top, table.on_move) == ("W named blue", "B")


@pytest.mark.rule("B6")
def test_wild_draw_four() -> None:
    table = position("top R5", "A[W4 G1 G2] B4 C4 D4")
    table.play("A", "W4", names="yellow", draws="R1 R2 R3 R4")
    assert table.told == ["A lays W4", "A names yellow", "B draws 4: W4", "B forfeits: W4"]
    assert table.hand("B") == sorted([*table.hand_at_first("B"), "R1", "R2", "R3", "R4"])
    assert (table.top, table.on_move) == ("W4 named yellow", "C")


@pytest.mark.rule("B7")
def test_a_wild_draw_four_wants_no_card_of_the_colour_in_force() -> None:
    assert "W4" in position("top R5", "A[B5 G1 W4] B4").legal()
    assert "W4" not in position("top R5", "A[R1 G1 W4] B4").legal()
    assert "W4" in position("top W named green", "A[R1 B1 W4] B4").legal()
    assert "W4" not in position("top W named green", "A[G1 B1 W4] B4").legal()


@pytest.mark.rule("B7", "habits.bluff", "habits.challenge")
def test_a_bluffer_draws_the_four_and_the_challenger_plays() -> None:
    table = position("top R5", "A[R3 G1 W4] B[B9 B8] C4 D4")
    table.play("A", "W4", bluff="A", names="blue", challenge="B", draws="Y1 Y2 Y3 Y4")
    assert table.told == ["A lays W4", "A names blue", "B challenges A, guilty", "A draws 4: challenge"]
    assert table.hand("A") == cards("R3 G1 Y1 Y2 Y3 Y4")
    assert (table.top, table.on_move) == ("W4 named blue", "B")
    assert table.legal() == cards("B9 B8")


@pytest.mark.rule("B7")
def test_the_challenger_of_an_innocent_draws_six_and_loses_the_turn() -> None:
    table = position("top R5", "A[B5 G1 W4] B4 C4 D4")
    table.play("A", "W4", names="blue", challenge="B", draws="Y1 Y2 Y3 Y4 Y5 Y6")
    assert table.told[2:] == [
        "B challenges A, innocent",
        "B draws 6: challenge",
        "B forfeits: lost challenge",
    ]
    assert table.sizes == [2, 10, 4, 4]
    assert table.on_move == "C"


@pytest.mark.rule("B7")
def test_other_wilds_do_not_make_a_bluffer() -> None:
    table = position("top R5", "A[W G1 W4 W4] B4")
    table.play("A", "W4", names="blue", challenge="B")
    assert "B challenges A, innocent" in table.told
    assert "A bluff" not in table.asked


@pytest.mark.rule("B8", "habits.forget")
def test_whoever_is_left_with_one_card_says_uno() -> None:
    table = position("top R5", "A[R1 G1] B4")
    table.play("A", "R1")
    assert table.told == ["A lays R1", "A says UNO"]


@pytest.mark.rule("B8")
def test_with_two_cards_left_nothing_is_due() -> None:
    table = position("top R5", "A[R1 G1 G2] B4")
    table.play("A", "R1", forget="A")
    assert table.told == ["A lays R1"]


@pytest.mark.rule("B8", "uno.penalty", "habits.catch")
def test_a_missed_call_that_is_caught_costs_two_cards() -> None:
    table = position("top R5", "A[R1 G1] B4")
    table.play("A", "R1", forget="A", catch="A", draws="B8 B9")
    assert table.told == ["A lays R1", "A misses UNO and is caught", "A draws 2: UNO penalty"]
    assert table.hand("A") == cards("G1 B8 B9")
    assert (table.count("uno_missed"), table.count("uno_caught")) == (1, 1)


@pytest.mark.rule("B8", "uno.window")
def test_it_is_caught_until_the_next_card_is_laid() -> None:
    table = position("top R5", "A[R1 G1] B[G2 G3] C[R4 G5 G6] D[G8 G9]")
    table.play("A", "R1", forget="A")
    assert table.told == ["A lays R1", "A misses UNO"]
    table.draw("B", "B9")
    assert table.asked == ["A catch"]
    table.play("C", "R4")
    table.draw("D", "B8", catch="A")
    assert table.asked == []
    assert table.sizes[0] == 1


@pytest.mark.rule("B8")
def test_it_is_caught_after_a_turn_without_a_card() -> None:
    table = position("top R5", "A[R1 G1] B[G2 G3] C4")
    table.play("A", "R1", forget="A")
    table.draw("B", "B9 Y8 Y9", catch="A")
    assert table.told == [
        "B draws 1: lack of a play",
        "B passes",
        "A is caught later",
        "A draws 2: UNO penalty",
    ]
    assert table.hand("A") == cards("G1 Y8 Y9")


@pytest.mark.rule("B9", "scoring.hand", "end")
def test_the_hand_ends_with_the_last_card_and_the_winner_scores_the_others() -> None:
    # B 9 + 3, C 20 + 20 + 20, D 50 + 50
    table = position("top R5", "A[R1] B[R9 G3] C[BS YR GD2] D[W W4]")
    table.play("A", "R1")
    assert table.told == ["A lays R1", "A scores 172", "A wins"]
    assert table.scored == [172, 0, 0, 0]
    assert table.is_over


@pytest.mark.rule("B9", "scoring.values")
def test_every_number_counts_its_face() -> None:
    table = position("top R5", "A[R1] B[R0 G1 G2 G3 G4] C[G5 G6 G7 G8 G9]")
    table.play("A", "R1")
    assert table.scored == [45, 0, 0]


@pytest.mark.rule("B10", "draw.amount")
def test_house_rule_drawing_until_a_card_can_be_played() -> None:
    table = position("top R5", "A[G1 G2] B4", rules={"draw.amount": "until_playable"})
    table.draw("A", "G9 B8 Y7 R2")
    assert table.told == ["A draws 4: lack of a play", "A lays R2"]
    assert table.hand("A") == cards("G1 G2 G9 B8 Y7")
    assert table.count("draw_turns") == 1


@pytest.mark.rule("B10", "seven")
def test_house_rule_swapping_hands_on_a_seven() -> None:
    table = position("top R5", "A[R7 G1 G2 G3] B4 C[B1 B2] D5", rules={"seven": "swap"})
    table.play("A", "R7", target="C")
    assert table.told == ["A lays R7", "A swaps with C"]
    assert table.hand("A") == cards("B1 B2")
    assert table.hand("C") == cards("G1 G2 G3")
    assert (table.sizes, table.on_move) == ([2, 4, 3, 5], "B")
