"""Who starts, and what the card turned up at the start does (keys ``start`` and ``opening``)."""

import pytest
from referee import events as kinds
from unosim.config import load
from unosim.kernel.table import Table

from .positions import deal, position

FOUR = "A7 B7 C7 D7"


@pytest.mark.rule("start.first_player", "B3")
def test_left_of_the_dealer_seat_0_starts() -> None:
    table = deal(FOUR, "R5")
    assert table.on_move == "A"
    assert (table.state.starter, table.state.dealer) == (0, 3)


@pytest.mark.rule("start.first_player")
@pytest.mark.parametrize(("seat", "letter", "dealer"), [(0, "A", 3), (2, "C", 1), (3, "D", 2)])
def test_a_seat_named_starts_and_the_one_before_deals(seat: int, letter: str, dealer: int) -> None:
    table = deal(FOUR, "R5", rules={"start.first_player": f"{{seat: {seat}}}"})
    assert table.on_move == letter
    assert table.state.dealer == dealer


@pytest.mark.rule("deal")
@pytest.mark.parametrize(("each", "left"), [(1, 103), (20, 27)])
def test_other_numbers_of_cards_are_dealt(each: int, left: int) -> None:
    # 108 cards less four hands and the opening card
    table = deal(f"A{each} B{each} C{each} D{each}", "R5")
    assert table.sizes == [each] * 4
    assert len(table.pile) == left


@pytest.mark.rule("opening.skip")
@pytest.mark.parametrize(
    ("value", "told", "on_move"),
    [("apply", ["RS opens", "A forfeits: opening card"], "B"), ("ignore", ["RS opens"], "A")],
)
def test_skip(value: str, told: list[str], on_move: str) -> None:
    table = deal(FOUR, "RS", rules={"opening.skip": value})
    assert (table.told, table.on_move) == (told, on_move)


@pytest.mark.rule("opening.draw_two")
@pytest.mark.parametrize(
    ("value", "draws", "told", "on_move"),
    [
        (
            "draw_and_skip",
            "G8 G9",
            ["RD2 opens", "A draws 2: opening card", "A forfeits: opening card"],
            "B",
        ),
        ("draw_and_play", "G8 G9", ["RD2 opens", "A draws 2: opening card"], "A"),
        ("ignore", "", ["RD2 opens"], "A"),
    ],
)
def test_draw_two(value: str, draws: str, told: list[str], on_move: str) -> None:
    table = deal(FOUR, "RD2", draws=draws, rules={"opening.draw_two": value})
    assert (table.told, table.on_move) == (told, on_move)


@pytest.mark.rule("opening.reverse")
@pytest.mark.parametrize(
    ("value", "on_move", "clockwise"),
    [
        ("dealer_first", "D", False),
        ("starter_first", "A", False),
        ("right_of_dealer_first", "C", False),
        ("ignore", "A", True),
    ],
)
def test_reverse(value: str, on_move: str, clockwise: bool) -> None:
    table = deal(FOUR, "RR", rules={"opening.reverse": value})
    assert (table.on_move, table.clockwise) == (on_move, clockwise)
    assert table.told == ["RR opens"] + ["direction flips"] * (not clockwise)
    assert table.count("forfeits") == 0


@pytest.mark.rule("opening.reverse")
@pytest.mark.parametrize(
    ("value", "on_move"),
    # the dealer sits at B, and right of B sits A
    [("dealer_first", "B"), ("starter_first", "B"), ("right_of_dealer_first", "A"), ("ignore", "A")],
)
def test_reverse_with_two_players(value: str, on_move: str) -> None:
    table = deal("A7 B7", "RR", rules={"opening.reverse": value})
    assert table.on_move == on_move
    # only where the starter would play first, the Reverse of two players is a Skip
    assert table.count("forfeits") == (value == "starter_first")


@pytest.mark.rule("opening.reverse", "reverse.two_players")
def test_a_reverse_of_two_that_does_not_skip_leaves_the_starter() -> None:
    rules = {"opening.reverse": "starter_first", "reverse.two_players": "none"}
    table = deal("A7 B7", "RR", rules=rules)
    assert (table.told, table.on_move) == (["RR opens", "direction flips"], "A")


@pytest.mark.rule("opening.wild")
@pytest.mark.parametrize(("value", "namer"), [("starter_names", "A"), ("dealer_names", "D")])
def test_wild(value: str, namer: str) -> None:
    table = deal(FOUR, "W", names="green", rules={"opening.wild": value})
    assert table.told == ["W opens", f"{namer} names green"]
    assert (table.top, table.on_move) == ("W named green", "A")


@pytest.mark.rule("opening.wild")
@pytest.mark.parametrize(("value", "color"), [("starter_names", "blue"), ("dealer_names", "green")])
def test_the_strategy_names_the_colour_from_the_dealt_hand(value: str, color: str) -> None:
    table = deal("A[B1 B2 R3] B3 C3 D[G1 G2 Y5]", "W", rules={"opening.wild": value})
    assert table.top == f"W named {color}"


@pytest.mark.rule("opening.wild")
def test_chance_names_the_colour() -> None:
    table = deal(FOUR, "W", rules={"opening.wild": "random"})
    color = table.top.removeprefix("W named ")
    assert table.told == ["W opens", f"chance names {color}"]


@pytest.mark.rule("opening.wild")
def test_chance_names_every_colour() -> None:
    """All cards are Wilds, and a hand ends with its first turn."""
    rules = ("deck={mode: custom, cards: {wild: 20}}", "opening.wild=random", "max_turns=1")
    table = Table(load("classic", ["players=2", *(f"rules.{rule}" for rule in rules)]))
    events = [event for game in range(30) for event in table.trace(1, game).tolist()]
    named = [color for kind, seat, color, _ in events if kind == kinds.NAME and seat == -1]
    assert (len(named), set(named)) == (30, {0, 1, 2, 3})


@pytest.mark.rule("opening.wild_draw_four")
def test_wild_draw_four_as_a_wild() -> None:
    table = deal(FOUR, "W4", names="green", rules={"opening.wild_draw_four": "as_wild"})
    assert table.told == ["W4 opens", "A names green"]
    assert (table.top, table.on_move) == ("W4 named green", "A")


@pytest.mark.rule("opening.wild_draw_four")
def test_wild_draw_four_applied() -> None:
    rules = {"opening.wild_draw_four": "apply", "opening.wild": "dealer_names"}
    table = deal(FOUR, "W4", names="green", draws="R1 R2 R3 R4", rules=rules)
    assert table.told == [
        "W4 opens",
        "D names green",
        "A draws 4: opening card",
        "A forfeits: opening card",
    ]
    assert (table.sizes, table.on_move) == ([11, 7, 7, 7], "B")
    assert table.count("forced_cards") == 4


@pytest.mark.rule("opening.wild_draw_four", "mercy")
def test_who_leaves_by_the_opening_card_forfeits_nothing() -> None:
    """Seven and four cards are more than A may hold; B is the last one left."""
    rules = {"opening.wild_draw_four": "apply", "mercy": "{limit: 10}"}
    table = deal("A7 B7", "W4", names="green", rules=rules)
    assert table.told[2:4] == ["A draws 4: opening card", "A leaves with 11 cards"]
    assert table.is_over
    assert table.count("forfeits") == 0


@pytest.mark.rule("opening.skip", "opening.draw_two", "opening.reverse", "opening.wild")
@pytest.mark.parametrize(
    ("card", "keys"),
    [
        ("RS", {"opening.skip": "redraw"}),
        ("RD2", {"opening.draw_two": "redraw"}),
        ("RR", {"opening.reverse": "redraw"}),
        ("W", {"opening.wild": "redraw"}),
        ("W4", {"opening.wild_draw_four": "redraw"}),
        ("W4", {"opening.wild_draw_four": "as_wild", "opening.wild": "redraw"}),
    ],
)
def test_redraw_puts_it_back_and_turns_up_another(card: str, keys: dict[str, str]) -> None:
    table = deal(FOUR, f"{card} R5", rules=keys)
    assert table.told == [f"{card} is put back", "R5 opens"]
    assert card in table.pile
    assert (table.top, table.on_move, table.count("reshuffles")) == ("R5", "A", 0)


@pytest.mark.rule("opening.wild_draw_four")
def test_it_is_put_back_as_often_as_it_is_turned_up() -> None:
    table = deal(FOUR, "W4 W4 RS", rules={"opening.skip": "apply"})
    assert table.told == ["W4 is put back", "W4 is put back", "RS opens", "A forfeits: opening card"]


@pytest.mark.rule("opening.draw_two")
def test_what_the_opening_card_has_cost_is_over() -> None:
    """The turned-up card matches like any other, but hits nobody again."""
    table = deal("A7 B[BD2 R1 G1 G2 G3 G4 G5] C7 D7", "RD2", draws="G8 G9")
    table.play("B", "R1")
    assert table.told == ["B lays R1"]


@pytest.mark.rule("opening.wild")
def test_the_starter_of_an_opening_wild_plays_on_the_named_colour() -> None:
    assert position("top W named green", "A[G1 R5] B2").legal() == ["G1"]
