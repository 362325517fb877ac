"""Every key and every value is spoken, and nothing that has no effect."""

import pytest
from unosim.config import Config
from unosim.config.effects import IDLE, Idle
from unosim.rulesheet import LANGUAGES, rule_sheet
from walk import BASES, FIELDS, config, values

SPOKEN_ALL_THE_SAME = {"rules.draw.voluntary"}
"""Without the habit nobody draws by choice, but the rule allows it."""


def spoken(game: Config, language: str) -> str:
    return "\n".join(
        line for section in rule_sheet(game, language) for line in (section.title, *section.sentences)
    )


def test_the_walk_finds_the_keys_and_their_values() -> None:
    assert len(FIELDS) > 60
    assert values("rules.seven.mode") == ["plain", "swap", "swap_next"]
    assert values("rules.uno.penalty") == [0, 1, 10, 20]
    assert values("rules.mercy.limit") == [0, 2, 3, 101, 200]
    assert values("rules.draw.up_to") == [1, 2, 10, 20]
    assert values("players") == [2, 3, 6, 10]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FIELDS)
def test_every_value_of_a_key_makes_another_sheet(path: str, language: str) -> None:
    tried = values(path)
    different = [
        len({spoken(config({path: value}, base), language) for value in tried}) for base in BASES.values()
    ]
    assert max(different) == len(tried), f"{path}: some of {tried} sound the same"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("habit", [path for path in FIELDS if path.startswith("habits.")])
def test_a_habit_of_one_seat_is_told_of_that_seat(habit: str, language: str) -> None:
    name = habit.removeprefix("habits.")
    sheet = spoken(config({"habits": ({name: 0.25}, {name: 0.75}, {name: 0.25}, {name: 0.25})}), language)
    both = {"en": ("Players A, C and D: ", "Player B: "), "es": ("Jugadores A, C y D: ", "Jugador B: ")}
    shares = {"en": ("25%", "75%"), "es": ("25\u00a0%", "75\u00a0%")}
    for seats, share in zip(both[language], shares[language], strict=True):
        assert any(line.startswith(seats) and share in line for line in sheet.splitlines())


@pytest.mark.parametrize("idle", IDLE, ids=lambda idle: f"{idle.options[0]} under {idle.switches[0]}")
def test_options_without_effect_are_not_spoken(idle: Idle) -> None:
    options = set(idle.options) - SPOKEN_ALL_THE_SAME
    switch = idle.switches[0]
    found = 0
    for base in BASES.values():
        for position in values(switch):
            if not idle.when(config({switch: position}, base)):
                continue
            found += 1
            for option in options:
                sheets = {
                    spoken(config({switch: position, option: value}, base), "en") for value in values(option)
                }
                assert len(sheets) == 1, f"{option} is spoken although {switch} is {position}"
    assert found
