"""Drawing for lack of a play and beyond it, and what happens when the piles run out (key ``draw``)."""

import pytest
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.kernel.table import Table
from unosim.kernel.tally import ROW_NAMES
from unosim.kernel.words import Ending

from .notation import cards
from .positions import position
from .setup import begin_streams

EMPTY = {"pile": "", "discards": ""}


@pytest.mark.rule("draw.drawn_card")
@pytest.mark.parametrize("value", ["may_play", "must_play"])
def test_the_drawn_card_is_played(value: str) -> None:
    table = position("top R5", "A[G1 G2] B4", rules={"draw.drawn_card": value})
    table.draw("A", "R9")
    assert table.told == ["A draws 1: lack of a play", "A lays R9"]


@pytest.mark.rule("draw.drawn_card")
def test_the_drawn_card_is_kept() -> None:
    table = position("top R5", "A[G1 G2] B4", rules={"draw.drawn_card": "keep"})
    table.draw("A", "R9")
    assert table.told == ["A draws 1: lack of a play", "A passes"]
    assert table.hand("A") == cards("G1 G2 R9")
    assert table.offered == {0: 0, 1: 0}


@pytest.mark.rule("draw.drawn_card", "draw.amount")
def test_until_playable_and_keep_stops_at_the_first_that_could_be_played() -> None:
    rules = {"draw.amount": "until_playable", "draw.drawn_card": "keep"}
    table = position("top R5", "A[G1 G2] B4", rules=rules)
    table.draw("A", "B8 R9")
    assert table.told == ["A draws 2: lack of a play", "A passes"]
    assert table.hand("A") == cards("G1 G2 B8 R9")


@pytest.mark.rule("B5")
def test_a_drawn_action_card_works() -> None:
    table = position("top R5", "A[G1 G2] B4 C4 D4")
    table.draw("A", "RS")
    assert table.told == ["A draws 1: lack of a play", "A lays RS", "B forfeits: Skip"]
    assert table.on_move == "C"


@pytest.mark.rule("draw.voluntary", "habits.draw_anyway")
def test_who_draws_anyway_may_play_the_drawn_card_alone() -> None:
    table = position("top R5", "A[R1 G1 G2] B4", rules={"draw.voluntary": True})
    table.draw("A", "G9", draw_anyway="A")
    assert table.told == ["A draws 1: draw_anyway", "A passes"]
    assert table.offered == {1: 0}
    assert table.hand("A") == cards("R1 G1 G2 G9")


@pytest.mark.rule("draw.voluntary")
def test_who_draws_anyway_plays_the_drawn_card_if_it_matches() -> None:
    table = position("top R5", "A[R1 G1 G2] B4", rules={"draw.voluntary": True})
    table.draw("A", "B5", draw_anyway="A")
    assert table.told == ["A draws 1: draw_anyway", "A lays B5"]


@pytest.mark.rule("draw.voluntary")
def test_drawing_anyway_is_no_draw_turn_but_its_cards_count() -> None:
    table = position("top R5", "A[R1 G1 G2] B4", rules={"draw.voluntary": True})
    table.draw("A", "G9", draw_anyway="A")
    assert (table.count("draw_turns"), table.count("cards_drawn")) == (0, 1)
    assert table.count("forced_cards") == 0


@pytest.mark.rule("draw.voluntary")
def test_without_a_legal_move_nobody_is_asked() -> None:
    table = position("top R5", "A[G1 G2] B4", rules={"draw.voluntary": True})
    table.draw("A", "G9", draw_anyway="A")
    assert table.asked == []
    assert table.told[0] == "A draws 1: lack of a play"


@pytest.mark.rule("draw.voluntary")
def test_not_voluntary_nobody_is_asked() -> None:
    table = position("top R5", "A[R1 G1 G2] B4")
    table.play("A", "R1", draw_anyway="A")
    assert table.asked == []


@pytest.mark.rule("reshuffle")
def test_the_discards_under_the_top_card_become_the_draw_pile() -> None:
    table = position("top R5", "A[G1 G2] B4", pile="", discards="Y1 Y2 Y3")
    table.draw("A", "Y2")
    assert table.told == ["reshuffle of 3", "A draws 1: lack of a play", "A passes"]
    assert (table.pile, table.discards, table.top) == (cards("Y1 Y3"), [], "R5")
    assert table.count("reshuffles") == 1


@pytest.mark.rule("reshuffle")
def test_a_draw_of_four_with_two_in_the_pile_takes_two_and_two_more() -> None:
    """The W4 just laid is on top: the card under it goes into the new draw pile too."""
    table = position("top R5", "A[W4 G1 G2] B2 C2", pile="Y1 Y2", discards="B1 B2 B3")
    table.play("A", "W4", names="green", draws="Y2 Y1 R5 B2")
    assert table.told[2:] == ["B draws 2: W4", "reshuffle of 4", "B draws 2: W4", "B forfeits: W4"]
    assert (table.pile, table.discards) == (cards("B1 B3"), [])


@pytest.mark.rule("reshuffle")
def test_a_pile_that_is_just_enough_is_not_reshuffled() -> None:
    table = position("top R5", "A[G1 G2] B4", pile="Y1", discards="B1 B2")
    table.draw("A", "Y1")
    assert table.count("reshuffles") == 0
    assert (table.pile, table.discards) == ([], ["B1", "B2"])


@pytest.mark.rule("reshuffle")
def test_a_reshuffled_wild_forgets_its_colour() -> None:
    """The W named red lies under the top card; drawn again, it matches and is named anew."""
    table = position("top W named red", "A[R1 R2 R3] B[G7 G8] C4", pile="")
    table.play("A", "R1")
    table.draw("B", "W", names="green")
    assert table.told == ["reshuffle of 1", "B draws 1: lack of a play", "B lays W", "B names green"]
    assert table.top == "W named green"


@pytest.mark.rule("both_piles_empty")
def test_with_both_piles_empty_the_turn_passes() -> None:
    table = position("top R5", "A[G1 G2] B[R1 R2] C4", **EMPTY)
    table.draw("A")
    assert table.told == ["nothing left for A, owed 1: lack of a play", "A passes"]
    assert table.offered == {0: 0}
    assert table.count("draw_turns") == 0
    assert table.on_move == "B"


@pytest.mark.rule("both_piles_empty")
def test_as_many_passes_in_a_row_as_players_end_the_hand_as_a_stalemate() -> None:
    table = position("top R5", "A[G1 G2] B[G3 G4] C[G6 G7]", **EMPTY)
    for letter in "AB":
        table.draw(letter)
        assert not table.is_over
    table.draw("C")
    assert table.told[-2:] == ["C passes", "stalemate"]
    assert table.is_over
    assert table.scored == [0, 0, 0]


@pytest.mark.rule("both_piles_empty")
def test_a_card_laid_in_between_starts_the_passes_anew() -> None:
    table = position("top R5", "A[G1 G2] B[R1 G4 G8] C[G6 G7]", **EMPTY)
    table.draw("A")
    table.play("B", "R1")  # R5 goes under it and can be drawn
    table.draw("C", "R5")
    assert "C lays R5" in table.told
    table.draw("A", "R1")
    assert not table.is_over


@pytest.mark.rule("both_piles_empty", "draw.amount")
def test_until_playable_stops_with_the_last_card() -> None:
    rules = {"draw.amount": "until_playable"}
    table = position("top R5", "A[G1 G2] B4", pile="Y1", discards="Y2", rules=rules)
    table.draw("A", "Y1 Y2")
    assert table.told == [
        "A draws 1: lack of a play",
        "reshuffle of 1",
        "A draws 1: lack of a play",
        "nothing left for A, owed 1: lack of a play",
        "A passes",
    ]
    assert not table.is_over


@pytest.mark.rule("both_piles_empty")
def test_cards_taken_count_not_cards_owed() -> None:
    table = position("top R5", "A[RD2 G1 G2] B2 C2", **EMPTY)
    table.play("A", "RD2", draws="R5")
    # R5, which was on top, is the only card that can be drawn
    assert table.told[1:] == [
        "reshuffle of 1",
        "B draws 1: D2",
        "nothing left for B, owed 1: D2",
        "B forfeits: D2",
    ]
    assert (table.count("cards_drawn"), table.count("forced_cards")) == (1, 1)


@pytest.mark.rule("draw.amount")
def test_a_draw_two_draws_exactly_two_also_under_until_playable() -> None:
    rules = {"draw.amount": "until_playable"}
    table = position("top R5", "A[RD2 G1 G2] B[B1 B2] C4", rules=rules)
    table.play("A", "RD2", draws="Y8 Y9")
    assert table.told == ["A lays RD2", "B draws 2: D2", "B forfeits: D2"]
    assert table.hand("B") == cards("B1 B2 Y8 Y9")


@pytest.mark.rule("B6")
def test_a_spent_draw_two_is_dead() -> None:
    """Whoever comes after the seat that drew simply matches the card."""
    table = position("top R5", "A[RD2 G1 G2] B4 C[R1 B1 YD2]")
    table.play("A", "RD2")
    assert table.on_move == "C"
    assert table.legal() == cards("R1 YD2")
    table.play("C", "R1")
    assert table.told == ["C lays R1"]


@pytest.mark.rule("draw.amount")
@pytest.mark.parametrize(
    ("k", "draws", "last"),
    [(2, "G8 G9", "A passes"), (3, "G8 G9 R9", "A lays R9"), (5, "G8 R9", "A lays R9")],
)
def test_up_to_k_cards_until_one_can_be_laid(k: int, draws: str, last: str) -> None:
    table = position("top R5", "A[B1 B2] B4", rules={"draw.amount": f"{{up_to: {k}}}"})
    table.draw("A", draws)
    assert table.told[0] == f"A draws {len(draws.split())}: lack of a play"
    assert table.told[1] == last
    assert table.count("draw_turns") == 1


@pytest.mark.rule("draw.drawn_card")
@pytest.mark.parametrize(
    ("drawn", "is_laid"),
    [("R9", True), ("RD2", True), ("G5", False), ("GS", False), ("W", True), ("W4", True)],
)
def test_rlcard_lays_a_drawn_wild_or_card_of_the_colour_at_once(drawn: str, is_laid: bool) -> None:
    """A number or symbol match in another colour is kept."""
    table = position("top R5", "A[B1 B2] B4 C4", rules={"draw.drawn_card": "rlcard"})
    table.draw("A", drawn)
    assert table.told[1].startswith(f"A lays {drawn}" if is_laid else "A passes")


@pytest.mark.rule("draw.drawn_card", "wild_draw_four.legal")
def test_rlcard_lays_a_drawn_wild_draw_four_whatever_is_held_and_leaves_its_colour_to_chance() -> None:
    """Drawing by choice A holds red; nobody is asked for a bluff."""
    rules = {"draw.drawn_card": "rlcard", "draw.voluntary": True, "wild_draw_four.enforced_by": "table"}
    named = set()
    for stream in range(40):
        table = position("top R5", "A[R1 B2] B4 C4", rules=rules)
        begin_streams(table.state, stream)
        table.draw("A", "W4", draw_anyway="A")
        assert table.asked == ["A draw_anyway"]
        assert table.told[2].startswith("chance names")
        named.add(table.told[2])
    assert len(named) == 4


@pytest.mark.rule("both_piles_empty", "draw.voluntary")
def test_passes_are_counted_from_the_first_turn_of_a_hand() -> None:
    """All nine cards are dealt but the opening one, and both would rather draw: two passes, and it is over."""
    rules = ("deck={mode: custom, cards: {1: 2, wild: 1}}", "deal=4", "draw.voluntary=true")
    table = Table(
        load("classic", ["players=2", "habits.draw_anyway=1", *(f"rules.{rule}" for rule in rules)])
    )
    (row,) = table.play_with_rows(Counters(10_000), 1, 0, 1)
    counts = dict(zip(ROW_NAMES, row.tolist(), strict=True))
    assert (Ending(counts["ending"]).name, counts["turns"]) == ("stalemate", 2)
