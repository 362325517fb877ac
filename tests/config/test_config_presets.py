"""The presets shipped, each against the section of rules.md that it writes down."""

from importlib.resources import files

import pytest
from unosim.config import load, load_with_notes, preset_description, preset_names, preset_text
from unosim.config.summary import differences


def test_the_presets_of_what_is_playable() -> None:
    assert preset_names() == [
        "cerav",
        "cerav_1000",
        "classic",
        "classic_500",
        "draw_to_match",
        "el_cero",
        "mattel",
        "numbers_only",
        "seven_zero",
    ]


def test_classic_is_the_base_game() -> None:
    config = load("classic")
    assert differences(config) == {}
    assert (config.name, config.players, config.strategies) == ("classic", 4, ("high_points",) * 4)
    assert (config.run.games, config.run.seed) == (1_000_000, 1)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            "cerav",
            {
                "rules.start.first_player.seat": "1",
                "rules.opening.reverse": "starter_first",
                "rules.wild_draw_four.legal": "no_match",
                "rules.wild_draw_four.enforced_by": "table",
                "rules.uno.due_at": "2",
                "rules.uno.window": "automatic",
                "rules.scoring.hand": "holders",
            },
        ),
        ("mattel", {"rules.draw.voluntary": "true", "rules.uno.window": "next_begins"}),
        ("numbers_only", {"rules.deck.mode": "numbers_only"}),
        ("seven_zero", {"rules.zero": "rotate", "rules.seven.mode": "swap"}),
        ("draw_to_match", {"rules.draw.amount": "until_playable"}),
        ("classic_500", {"rules.match.mode": "first_wins"}),
    ],
)
def test_what_a_preset_changes(name: str, expected: dict[str, str]) -> None:
    changed = {
        key: value for key, value in differences(load(name)).items() if key != "rules.start.first_player"
    }
    assert changed == expected


def test_the_online_variant_as_a_match_is_lost_by_the_first_with_1000_points() -> None:
    config, hands_alone = load("cerav_1000"), load("cerav")
    assert (config.rules.match.mode, config.rules.match.target) == ("first_loses", 1000)
    alone = config.rules.model_copy(update={"match": hands_alone.rules.match})
    assert alone == hands_alone.rules
    assert config.run.games == 100_000


@pytest.mark.parametrize("name", preset_names())
def test_presets_are_short_described_and_name_the_schema(name: str) -> None:
    lines = preset_text(name).splitlines()
    assert lines[0] == "# yaml-language-server: $schema=schema.json"
    assert 10 < len(preset_description(name)) < 120
    assert len(lines) <= 12
    assert files("unosim.configs").joinpath("schema.json").is_file()


def test_numbers_only_has_80_cards() -> None:
    assert load("numbers_only").rules.deck_size() == 80


def test_only_mattel_leaves_a_rule_to_a_habit() -> None:
    notes = {name: [str(note) for note in load_with_notes(name).notes] for name in preset_names()}
    told = {name: found for name, found in notes.items() if found}
    assert list(told) == ["mattel"]
    assert told["mattel"][0].endswith("rules.draw.voluntary has no effect: habits.draw_anyway is 0")


def test_an_unknown_preset_has_no_text() -> None:
    with pytest.raises(KeyError):
        preset_text("../pyproject")
