"""The languages of a trace: the same texts, and Spanish as its sources say it."""

import re
from string import Formatter

import pytest
from unosim.kernel.events import Event, Kind, Lost, Phase, Reason
from unosim.kernel.words import Ending, Habit
from unosim.trace.document import FIELDS
from unosim.trace.story import TELLERS
from unosim.trace.wording import LANGUAGES, TEXTS


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_all_languages_have_the_same_texts_with_the_same_places_to_fill() -> None:
    english = {key: places(text) for key, text in TEXTS["en"].items()}
    for language in LANGUAGES:
        filled = {key: places(text) for key, text in TEXTS[language].items()}
        assert filled.keys() == english.keys()
        differing = [key for key in english if not key.endswith(".one") and filled[key] != english[key]]
        assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_in_english(language: str) -> None:
    def words_of(text: str) -> list[str]:
        return re.findall(r"[A-Za-z]{3,}", re.sub(r"\{\w+\}", "", text))

    same = {key for key, text in TEXTS[language].items() if text == TEXTS["en"][key] and words_of(text)}
    assert language == "en" or same == set()


def test_every_kind_of_event_is_told_and_has_named_fields() -> None:
    told_with_others = {Event.card, Event.points}
    assert set(TELLERS) | told_with_others == set(Event)
    assert set(FIELDS) == set(Event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_log_has_its_text(language: str) -> None:
    texts = TEXTS[language]
    wanted = [
        *(f"move.{kind.name}" for kind in Kind),
        *(f"forfeit.{reason.name}" for reason in Lost),
        *(f"why.{reason.name}" for reason in Reason if reason != Reason.gift),
        *(f"moves.{phase.name}.{many}" for phase in Phase for many in ("none", "one", "many")),
        *(f"habit.{habit.name}.no" for habit in Habit if habit not in (Habit.forget, Habit.draw_anyway)),
        "end.won", "end.stalemate", "end.fewest_points", "end.fewest_cards", "end.void",
    ]  # fmt: skip
    assert [key for key in wanted if key not in texts] == []
    assert {ending.name for ending in Ending} == {
        "won", "stalemate", "unfinished", "fewest_points", "fewest_cards", "void", "running"
    }  # fmt: skip


def test_a_turn_in_spanish(told) -> None:
    lines = told(
        "HAND 0 1\nDEAL 0 R0 RS B1 W4\nDEAL 1 YD2\nOPEN GR\nTURN 0\nMOVES 0 3 hand\n"
        "MOVE 0 combo R0 RS\nROTATE 0 1 1\nTURN 1 0 -1\nMOVES 1 0 hand\nDRAW 1 lack G7\nMOVES 1 0 drawn\n"
        "PASS 1\nEND - stalemate 0",
        players=2,
        language="es",
    )
    assert lines == [
        "unnamed, partida 0, semilla 1: 2 jugadores",
        "A a B son los asientos 0 a 1, según las agujas del reloj; reparte B, le toca empezar a A",
        "A  4 cartas: rojo 0 Prohibido · azul 1 · comodín +4",
        "B  1 carta: +2 amarillo",
        "abre la mano Reverso verde",
        "Turno 1: A sobre Reverso verde",
        "A  4 cartas: rojo 0 Prohibido · azul 1 · comodín +4",
        "A  3 jugadas; echa un combo de rotación: 0 rojo + Prohibido rojo; le quedan 2 cartas",
        "las cartas de todos rotan un asiento en el sentido de la partida: A a B · B a A",
        "ahora A 1 · B 2",
        "Turno 2: B sobre Prohibido rojo, contra las agujas del reloj",
        "B  2 cartas: azul 1 · comodín +4",
        "B  ninguna jugada; roba 7 verde; no se puede echar; pasa",
        "Fin: nadie puede seguir, todos pasan",
        "A  1 carta que vale 20: +2 amarillo",
        "B  3 cartas que valen 58: verde 7 · azul 1 · comodín +4",
    ]
