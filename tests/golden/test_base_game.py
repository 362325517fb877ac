"""Section 1 of the rules, B1 to B6: the deck, the deal, what may be laid and what it does."""

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
