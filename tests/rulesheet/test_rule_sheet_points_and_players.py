"""What the sheets of some configs say of points, players and numbers, worked out by hand."""

import re

import pytest
from reading import everything, section, sentences, sheet
from unosim.config import load, preset_names
from unosim.rulesheet import LANGUAGES, rule_sheet
from walk import config


@pytest.mark.parametrize(
    ("values", "language", "told"),
    [
        (
            {},
            "en",
            "The cards are worth: numbers, their face value; Skip, Reverse and Draw Two, 20 each; Wild and "
            "Wild Draw Four, 50 each.",
        ),
        (
            {"wild": 40, "7": 70},
            "en",
            "The cards are worth: 0 to 6, 8 and 9, face value; 7, 70; Skip, Reverse and Draw Two, 20 each; "
            "Wild, 40; Wild Draw Four, 50.",
        ),
        (
            {"skip": 10},
            "es",
            "Las cartas valen: los números, su valor; Prohibido, 10; Reverso y +2, 20 cada uno; comodín y "
            "comodín +4, 50 cada uno.",
        ),
    ],
)
def test_points(values: dict[str, int], language: str, told: str) -> None:
    title = {"en": "Scoring", "es": "Puntuación"}[language]
    assert section(title, sheet({"rules.scoring.values": values}, language))[1] == told


def test_matches() -> None:
    told = sheet(
        {"rules.match.mode": "first_loses", "rules.match.target": 1000, "rules.scoring.hand": "holders"}
    )
    assert section("The match", told) == (
        "Hands are played until somebody has reached 1,000 points: that player loses the match.",
        "If several reach that in the same hand, the highest total loses.",
        "If the totals that decide are equal, another hand is played.",
    )
    few = {"rules.match.mode": "hands", "rules.match.hands": 3, "rules.scoring.hand": "holders"}
    assert (
        section("La partida", sheet(few, "es"))[0]
        == "La partida dura 3 manos: la gana quien menos puntos suma."
    )


def test_numbers_are_written_as_readers_write_them() -> None:
    changes = {
        "run.games": 2_500_000,
        "run.seed": 123_456,
        "pace.seconds_per_turn": 12.5,
        "habits": {"forget": 0.125, "catch": 1.0},
    }
    english, spanish = sentences(sheet(changes)), sentences(sheet(changes, "es"))
    assert "2,500,000 hands are played." in english
    assert "Se juegan 2\u00a0500\u00a0000 manos." in spanish
    assert "Chance starts from the seed 123456: the same seed gives the same hands." in english
    assert "“UNO” is forgotten 12.5% of the time." in english
    assert "Se olvida decir «Uno» el 12,5\u00a0% de las veces." in spanish
    assert "A forgotten “UNO” is always noticed." in english
    assert any("12.5 seconds" in sentence for sentence in english)
    assert any("12,5 segundos" in sentence for sentence in spanish)


def test_players_and_habits_are_told_seat_by_seat() -> None:
    told = sheet({"strategies": ("random", "high_points", "random", "save_wild")})
    assert section("How the simulated players behave", told)[:6] == (
        "Players A and C play by “random”: any move that is allowed, by chance, where each card that can be "
        "played is as likely as any other and a combination counts once.",
        "Player B plays by “high_points”: the move worth the most points.",
        "Player D plays by “save_wild”: the move worth the most points, but a wild only if there is no other "
        "move.",
        "A card just drawn that can be played is always played.",
        "Where moves or colours are equally good, chance decides.",
        "Players B and D: a wild is given the colour held most after it is played.",
    )


def test_a_strategy_of_the_users_own_is_named() -> None:
    game = config({}).model_copy(update={"strategies": ("mine.py:play",) * 4})
    assert "All players play by “mine.py:play”: a strategy that the user has written." in sentences(
        rule_sheet(game, "en")
    )


def test_spanish_says_e_before_the_letter_i() -> None:
    names = ("random",) * 7 + ("punisher",) * 2 + ("random",)
    told = sheet({"players": 10, "strategies": names}, "es")
    assert any(sentence.startswith("Los jugadores H e I siguen") for sentence in sentences(told))


TERMS = """
mazo, montón de descartes, baraja, Prohibido (salta turno), Reverso (cambio de sentido), +2, comodín +4
desafiarte, acumulan, escalera, arcoíris, rotan al siguiente, combo de rotación, como si fuera un 10
en el sentido de la partida, «Uno» al tocarla, de castigo, agujas del reloj
"""


@pytest.mark.parametrize("term", re.split(", |\n", TERMS.strip()))
def test_the_terms_of_the_spanish_sources_are_used(term: str) -> None:
    assert any(term in sentence for sentence in sentences(everything(language="es")))


def test_house_rules_that_are_off_are_listed_at_the_end() -> None:
    told = sheet({"rules.jump_in.mode": "identical", "rules.uno.window": "none"})
    assert told[-1].title == "Not played"
    [listed] = told[-1].sentences
    assert "saying “UNO”" in listed
    assert "straights, rainbows" in listed
    assert "jumping in" not in listed
    assert "Saying “UNO”" not in [each.title for each in told]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", preset_names())
def test_presets_have_a_sheet_without_repetitions(name: str, language: str) -> None:
    told = sentences(rule_sheet(load(name), language))
    assert len(told) == len(set(told)) > 30
