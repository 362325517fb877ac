"""What the sheets of some configs say of the rules, worked out by hand."""

import pytest
from reading import everything, section, sentences, sheet
from unosim.config import load
from unosim.rulesheet import rule_sheet
from walk import config


def test_sections_come_in_the_order_of_a_game() -> None:
    assert [each.title for each in everything()] == [
        "Players and deck",
        "Deal and opening card",
        "A turn",
        "Action cards",
        "The Wild Draw Four and the challenge",
        "Stacking and deflecting",
        "Zeros and sevens",
        "Several cards in one turn",
        "Rotation combos",
        "Straights",
        "Rainbows",
        "Several equal cards",
        "Jumping in",
        "Saying “UNO”",
        "Going out",
        "Scoring",
        "The match",
        "Odd cases",
        "How the simulated players behave",
        "What is simulated",
    ]


NEXT, BEFORE = "every hand goes to the next player", "every hand goes to the player before"
SWAP = "the two players swap hands"

# rules.md, "Effective shift by table size", and Z1 to Z4 for who plays next
SHIFTS = {
    2: (SWAP, "no hands move, since 2 seats on every hand would be back with its owner", SWAP, SWAP),
    3: (
        NEXT,
        "every hand goes 2 seats on, that is, to the player before",
        "no hands move, since 3 seats on every hand would be back with its owner",
        BEFORE,
    ),
    4: (
        NEXT,
        "every hand goes 2 seats on",
        "every hand goes 3 seats on, that is, to the player before",
        BEFORE,
    ),
    5: (NEXT, "every hand goes 2 seats on", "every hand goes 3 seats on", BEFORE),
    6: (NEXT, "every hand goes 2 seats on", "every hand goes 3 seats on", BEFORE),
}


@pytest.mark.parametrize("players", SHIFTS)
def test_rotation_combos_are_told_for_the_table(players: int) -> None:
    zero, skip, skips, reverse = SHIFTS[players]
    told = section("Rotation combos", everything({"players": players}))
    then = (
        "the other player plays next, never you again"
        if players == 2
        else "the direction turns, so that the player before plays next"
    )
    assert told[1:7] == (
        f"With {players} players this is what happens:",
        f"0 alone: {zero}.",
        f"0 + Skip: {skip}; the next player plays.",
        f"0 + Skip + Skip: {skips}; the next player plays.",
        f"0 + Reverse: {reverse}; {then}.",
        "0 + Reverse + Reverse: the hands go there and back, so that none moves; the direction stays as it "
        "was, and the next player plays.",
    )


def test_with_two_players_zero_and_prohibido_move_nothing() -> None:
    told = section("Combos de rotación", everything({"players": 2}, "es"))
    assert (
        "0 + Prohibido: no se mueve ninguna carta, ya que al avanzar 2 puestos todas volverían a su dueño; "
        "le toca al siguiente."
    ) in told


def test_the_classic_deck() -> None:
    told = section("Jugadores y baraja", sheet(language="es"))
    assert told[3:] == (
        "La baraja tiene 108 cartas.",
        "De cada color (rojo, amarillo, verde y azul) hay: 0 (1 carta); del 1 al 9, Prohibido, Reverso y +2 "
        "(2 cartas de cada uno).",
        "Sin color hay: comodín y comodín +4 (4 cartas de cada uno).",
    )


def test_a_deck_of_ones_own() -> None:
    cards = {"1": 2, "2": 2, "5": 2, "7": 1, "skip": 3, "wild": 1}
    told = section(
        "Players and deck", sheet({"rules.deck": {"mode": "custom", "cards": cards}, "rules.decks": 2})
    )
    assert told[3:] == (
        "2 decks are shuffled together, 82 cards in all.",
        "Each deck has in each colour (red, yellow, green and blue): 1, 2 and 5 (2 cards each); 7 (1 card); "
        "Skip (3 cards).",
        "Each deck has without a colour: Wild (1 card).",
        "There is no 0, 3, 4, 6, 8, 9, Reverse, Draw Two or Wild Draw Four.",
    )


def test_rules_about_cards_that_the_deck_lacks_are_left_out() -> None:
    told = rule_sheet(config({"rules.deck.mode": "numbers_only"}), "en")
    titles = [each.title for each in told]
    assert "Action cards" not in titles
    assert "Rotation combos" not in titles
    assert "Stacking and deflecting" not in titles
    about_cards = [each for each in sentences(told[1:-1]) if "Skip" in each or "Wild" in each]
    assert about_cards == []
    assert "stacking Draw Twos and Wild Draw Fours" in sentences(told)[-1]


def test_the_online_variant() -> None:
    told = rule_sheet(load("cerav"), "es")
    assert section("El comodín +4", told)[1:3] == (
        "Solo se puede echar si no tienes ninguna otra carta que coincida con la de arriba en color, número "
        "o símbolo; los demás comodines de tu mano no cuentan.",
        "De eso se encarga toda la mesa: no se puede echar de otro modo, y no hay desafío.",
    )
    assert section("Decir «Uno»", told) == (
        "Cuando lo que echas te deja con 2 cartas justas, tienes que decir «Uno».",
        "Si no lo dices, robas automáticamente 2 cartas de castigo.",
    )
    assert "Le toca empezar a B; reparte A, que se sienta justo antes." in sentences(told)


def test_the_challenge() -> None:
    changes = {"rules.wild_draw_four.guilty_draws": 5, "rules.wild_draw_four.winner_plays": False}
    told = section("The Wild Draw Four and the challenge", sheet(changes))
    assert told[3:5] == (
        "If you were bluffing, you draw 5 cards instead; the card and the colour stay, and the challenger "
        "loses the turn all the same.",
        "If you were not, the challenger draws 6 cards in all and loses the turn.",
    )


@pytest.mark.parametrize(
    ("mode", "deflect", "title"),
    [
        ("same", "none", "Stacking"),
        ("none", "skip", "Deflecting"),
        ("cross", "both", "Stacking and deflecting"),
    ],
)
def test_answers_to_a_draw_card(mode: str, deflect: str, title: str) -> None:
    changes = {"rules.stacking.mode": mode, "rules.deflect.mode": deflect}
    told = section(title, sheet(changes))
    assert "Whoever does not answer draws all the cards waiting and loses the turn." in told


def test_stacking_draw_twos_leaves_the_wild_draw_four_alone() -> None:
    told = section("Stacking", sheet({"rules.stacking.mode": "draw_two"}))
    assert not any("challenge" in sentence for sentence in told)
    assert told[-1] == "If a Draw Two was a player's last card, it cannot be answered."


def test_two_identical_skips_of_two_players_skip_both() -> None:
    told = section("Several equal cards", everything({"players": 2, "rules.sets": "identical"}))
    assert "Two Skips skip the other player and then yourself." in told
    assert "Two Reverses work as two Skips." in told
