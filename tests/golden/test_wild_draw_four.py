"""Wild Draw Four: when it is legal, who sees to it, what a challenge costs (key ``wild_draw_four``)."""

from typing import Any

import pytest

from .notation import cards
from .positions import position


@pytest.mark.rule("wild_draw_four.legal")
@pytest.mark.parametrize(
    ("others", "legal_under"),
    [
        ("G1 B2", "no_color no_match no_other_playable always"),
        ("R1 B2", "always"),
        ("G1 B5", "no_color always"),
        ("G1 W", "no_color no_match always"),
        ("G1 W4", "no_color no_match no_other_playable always"),
    ],
)
@pytest.mark.parametrize("value", ["no_color", "no_match", "no_other_playable", "always"])
def test_when_it_is_legal_on_a_red_five(others: str, legal_under: str, value: str) -> None:
    table = position("top R5", f"A[{others} W4] B4", rules={"wild_draw_four.legal": value})
    assert ("W4" in table.legal()) == (value in legal_under.split())


@pytest.mark.rule("wild_draw_four.legal")
@pytest.mark.parametrize("value", ["no_color", "no_match", "no_other_playable"])
def test_the_colour_in_force_is_the_named_one(value: str) -> None:
    rules = {"wild_draw_four.legal": value}
    assert "W4" in position("top W4 named green", "A[R1 B1 W4] B4", rules=rules).legal()
    assert "W4" not in position("top W4 named green", "A[G1 B1 W4] B4", rules=rules).legal()


@pytest.mark.rule("wild_draw_four.enforced_by", "habits.bluff")
def test_under_challenge_an_illegal_one_joins_by_bluff() -> None:
    table = position("top R5", "A[R1 G1 W4] B4")
    assert table.legal() == cards("R1")
    assert table.legal(bluff="A") == cards("R1 W4")
    table.play("A", "W4", bluff="A", names="green")
    assert table.asked == ["A bluff", "B challenge"]
    assert table.offered == {0: 2}


@pytest.mark.rule("wild_draw_four.enforced_by")
def test_a_legal_one_asks_for_no_bluff() -> None:
    table = position("top R5", "A[B1 G1 W4] B4")
    table.play("A", "W4", names="green")
    assert table.asked == ["B challenge"]


@pytest.mark.rule("wild_draw_four.enforced_by")
def test_enforced_by_the_table_an_illegal_one_is_never_offered() -> None:
    rules = {"wild_draw_four.enforced_by": "table"}
    table = position("top R5", "A[R1 G1 W4] B4", rules=rules)
    assert table.legal(bluff="A") == cards("R1")


@pytest.mark.rule("wild_draw_four.enforced_by")
def test_enforced_by_nobody_it_is_always_offered_and_never_challenged() -> None:
    rules = {"wild_draw_four.enforced_by": "nobody"}
    table = position("top R5", "A[R1 G1 W4] B4", rules=rules)
    assert table.legal() == cards("R1 W4")
    table.play("A", "W4", names="green", challenge="B")
    assert table.asked == []
    assert table.told[2:] == ["B draws 4: W4", "B forfeits: W4"]


def after_challenge(bluffs: bool, **keys: Any) -> tuple[list[str], str]:
    """What follows a challenged W4 of A, and who is on move then."""
    rules = {f"wild_draw_four.{key}": value for key, value in keys.items()}
    table = position("top R5", f"A[{'R1' if bluffs else 'B1'} G1 W4] B4 C4", rules=rules)
    table.play("A", "W4", bluff="A", names="green", challenge="B")
    return table.told[3:], table.on_move


@pytest.mark.rule("wild_draw_four.guilty_draws")
@pytest.mark.parametrize(
    ("value", "told"), [(4, ["A draws 4: challenge"]), (6, ["A draws 6: challenge"]), (0, [])]
)
def test_what_the_guilty_draws(value: int, told: list[str]) -> None:
    assert after_challenge(True, guilty_draws=value) == (told, "B")


@pytest.mark.rule("wild_draw_four.innocent_total")
@pytest.mark.parametrize("value", [6, 8])
def test_what_the_challenger_of_an_innocent_draws_in_all(value: int) -> None:
    told = [f"B draws {value}: challenge", "B forfeits: lost challenge"]
    assert after_challenge(False, innocent_total=value) == (told, "C")


@pytest.mark.rule("wild_draw_four.winner_plays")
@pytest.mark.parametrize(
    ("value", "told", "on_move"),
    [
        (True, ["A draws 4: challenge"], "B"),
        (False, ["A draws 4: challenge", "B forfeits: lost challenge"], "C"),
    ],
)
def test_whether_a_challenger_who_was_right_plays(value: bool, told: list[str], on_move: str) -> None:
    assert after_challenge(True, winner_plays=value) == (told, on_move)


@pytest.mark.rule("wild_draw_four.drawn_penalty")
def test_one_just_drawn_makes_the_next_player_draw() -> None:
    table = position("top R5", "A[B1 G1] B4 C4")
    table.draw("A", "W4", names="green")
    assert table.told[1:] == ["A lays W4", "A names green", "B draws 4: W4", "B forfeits: W4"]


@pytest.mark.rule("wild_draw_four.drawn_penalty")
def test_without_drawn_penalty_one_just_drawn_makes_nobody_draw() -> None:
    rules = {"wild_draw_four.drawn_penalty": False}
    table = position("top R5", "A[B1 G1] B4 C4", rules=rules)
    table.draw("A", "W4", names="green", challenge="B")
    assert table.told == ["A draws 1: lack of a play", "A lays W4", "A names green"]
    assert (table.asked, table.on_move) == ([], "B")


@pytest.mark.rule("wild_draw_four.drawn_penalty")
def test_without_drawn_penalty_one_from_the_hand_still_does() -> None:
    rules = {"wild_draw_four.drawn_penalty": False}
    table = position("top R5", "A[B1 G1 W4] B4 C4", rules=rules)
    table.play("A", "W4", names="green")
    assert table.told[2:] == ["B draws 4: W4", "B forfeits: W4"]


@pytest.mark.rule("B7", "draw.voluntary")
def test_an_illegal_one_just_drawn_is_played_only_by_bluff() -> None:
    honest = position("top R5", "A[R1 G1] B4", rules={"draw.voluntary": True})
    honest.draw("A", "W4", draw_anyway="A")
    assert honest.told == ["A draws 1: draw_anyway", "A passes"]
    assert honest.asked == ["A draw_anyway", "A bluff"]
    bluffer = position("top R5", "A[R1 G1] B4", rules={"draw.voluntary": True})
    bluffer.draw("A", "W4", draw_anyway="A", bluff="A", names="green", challenge="B")
    assert "B challenges A, guilty" in bluffer.told


@pytest.mark.rule("B7", "habits.bluff")
def test_a_bluff_is_asked_for_once_a_turn() -> None:
    """A holds an illegal W4 and does not bluff; nor may it with the W4 it draws."""
    table = position("top R5", "A[R1 G1 W4] B4", rules={"draw.voluntary": True})
    table.draw("A", "W4", bluff={"A": "no yes"}, draw_anyway="A")
    assert table.asked == ["A bluff", "A draw_anyway"]
    assert table.told == ["A draws 1: draw_anyway", "A passes"]


@pytest.mark.rule("B7")
def test_guilt_is_about_the_colour_in_force_before_not_the_one_named() -> None:
    table = position("top B9", "A[G1 W4 R1] B4 C4")
    table.play("A", "W4", names="red", challenge="B")
    assert "B challenges A, innocent" in table.told
