"""A config written out in full loads back to the same config."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from test_config_schema import SCHEMA, allowed
from unosim.config import Config, ConfigError, load, preset_names, resolved_yaml


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("resolved")


def again(config: Config, folder: Path) -> Config:
    file = folder / "config.yaml"
    file.write_text(resolved_yaml(config), encoding="utf-8")
    return load(file)


@pytest.mark.parametrize("name", preset_names())
def test_presets_come_back(name: str, folder: Path) -> None:
    assert again(load(name), folder) == load(name)


@pytest.mark.parametrize(
    "name",
    [
        "null",
        "true",
        "12",
        "1e3",
        "0.5",
        "on",
        "a: b",
        "# x",
        " x ",
        "'q'",
        '"',
        "é 👩‍👧",
        "- a",
        "{x",
        "10M",
    ],
)
def test_any_name_comes_back(name: str, folder: Path) -> None:
    config = load("classic", [f"name={json.dumps(name)}"])
    assert config.name == name
    assert again(config, folder).name == name


def test_it_is_written_in_the_words_of_the_rules(folder: Path) -> None:
    text = resolved_yaml(load("cerav", ["players=2", "strategies=[random, save_wild]"]))
    assert "first_player:\n      seat: 1\n" in text
    assert "mercy: none\n" in text
    assert "cards: face\n" in text
    assert "strategies:\n- random\n- save_wild\n" in text
    assert "extends" not in text


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=allowed(SCHEMA))
def test_every_config_comes_back(data: object, folder: Path) -> None:
    file = folder / "any.yaml"
    file.write_text(json.dumps(data), encoding="utf-8")
    try:
        config = load(file)
    except ConfigError:
        assume(False)
    assert again(config, folder) == config
