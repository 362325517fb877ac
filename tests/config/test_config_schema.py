"""The JSON Schema: equal to the file shipped, and it takes what the loader takes, short forms included."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from unosim.config import json_schema, preset_names, preset_text, resolved_yaml, starter_yaml
from unosim.config.faults import Report
from unosim.config.loading import load
from unosim.config.nodes import Keys, plain
from unosim.config.reader import read_yaml
from unosim.config.short_forms import write_out
from unosim.config.translate import checked

SCHEMA = json_schema()
TYPES = {
    "object": dict,
    "array": tuple,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
}


def accepts(schema: dict[str, Any], data: object) -> bool:
    """Return whether a schema takes data, for the keywords that this schema uses."""
    if "$ref" in schema:
        schema = SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    if "anyOf" in schema:
        return any(accepts(each, data) for each in schema["anyOf"])
    if "const" in schema:
        return data == schema["const"]
    kind = TYPES[schema["type"]]
    if not isinstance(data, kind) or (isinstance(data, bool) and schema["type"] != "boolean"):
        return False
    if isinstance(data, dict):
        known = schema["properties"]
        return all(key in known and accepts(known[key], value) for key, value in data.items()) and all(
            key in data for key in schema.get("required", [])
        )
    if isinstance(data, tuple):
        return schema["minItems"] <= len(data) <= schema["maxItems"] and all(
            accepts(schema["items"], each) for each in data
        )
    if isinstance(data, str):
        return data in schema.get("enum", [data]) and re.search(schema.get("pattern", ""), data) is not None
    return schema.get("minimum", data) <= data <= schema.get("maximum", data)


def data_of(text: str) -> object:
    tree, faults = read_yaml(text, "f.yaml")
    assert tree is not None
    assert faults == []
    return plain(tree)


def allowed(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return a strategy for data that a schema takes."""
    if "$ref" in schema:
        schema = SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    if "anyOf" in schema:
        return st.one_of([allowed(each) for each in schema["anyOf"]])
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "object":
            fields = {key: allowed(value) for key, value in schema["properties"].items() if key != "extends"}
            needed = {key: fields.pop(key) for key in schema.get("required", [])}
            return st.fixed_dictionaries(needed, optional=fields)
        case "array":
            return st.lists(
                allowed(schema["items"]), min_size=schema["minItems"], max_size=schema["maxItems"]
            )
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema["minimum"], schema["maximum"])
        case "number":
            return st.floats(schema["minimum"], schema["maximum"])
    return st.from_regex(r"[0-9][1-9]{0,3}[kM]|[a-z ]{1,5}[a-z]", fullmatch=True).filter(
        lambda text: accepts(schema, text)
    )


def test_the_file_shipped_is_the_models_schema() -> None:
    shipped = files("unosim.configs").joinpath("schema.json").read_text(encoding="utf-8")
    assert shipped == json.dumps(SCHEMA, indent=2) + "\n"


@pytest.mark.parametrize("name", preset_names())
def test_presets_are_accepted_as_written_and_written_out(name: str) -> None:
    assert accepts(SCHEMA, data_of(preset_text(name)))
    assert accepts(SCHEMA, data_of(resolved_yaml(load(name))))


def test_the_starter_is_accepted() -> None:
    assert accepts(SCHEMA, data_of(starter_yaml()))


SHORT = """
    rules: {stacking: same}|rules: {stacking: {mandatory: true}}|rules: {straights: true}|rules: {mercy: none}
    rules: {straights: {colors: any}}|rules: {mercy: {limit: 25}}|rules: {draw: {amount: {up_to: 3}}}
    rules: {match: {hands: 3}}|rules: {match: {hands: 3, target: 9}}|rules: {match: {mode: {hands: 3}}}
    rules: {match: first_wins}|rules: {rainbow: {cards: face}}|rules: {rainbow: {cards: 5}}|run: {games: 10M}
    rules: {start: {first_player: {seat: 0}}}|strategies: [random, punisher]|habits: [{}, {forget: 1}]
    rules: {deck: {mode: custom, cards: {0: 1}}}|rules: {deck: numbers_only}|extends: classic
"""
REFUSED = """
    players: 1|rules: {stacking: true}|rules: {staking: same}|rules: {straights: same}|rules: {mercy: 25}
    rules: {mercy: {limit: 1}}|rules: {draw: {amount: up_to}}|rules: {draw: {amount: {up_to: 0}}}|players: 4.5
    rules: {draw: {up_to: 3}}|rules: {match: hands}|rules: {rainbow: {cards: 0}}|run: {games: 10m}
    players: true|habits: {forget: 2}|rules: {start: {first_player: {seat: 10}}}
    rules: {scoring: {values: {joker: 1}}}
"""


def cases(text: str) -> list[str]:
    return [case for line in text.split("\n") for case in line.strip().split("|") if case]


@pytest.mark.parametrize("text", cases(SHORT))
def test_short_forms_are_accepted(text: str) -> None:
    assert accepts(SCHEMA, data_of(text))


@pytest.mark.parametrize("text", cases(REFUSED))
def test_what_the_loader_refuses_is_refused(text: str, faults) -> None:
    assert not accepts(SCHEMA, data_of(text))
    faults(text)


def test_every_key_is_described() -> None:
    for definition in [SCHEMA, *SCHEMA["$defs"].values()]:
        for form in definition.get("anyOf", [definition]):
            for key, value in form.get("properties", {}).items():
                meant = SCHEMA["$defs"][value["$ref"].split("/")[-1]] if "$ref" in value else value
                assert "description" in meant, key


@settings(max_examples=150, deadline=None)
@given(allowed(SCHEMA))
def test_what_the_schema_takes_has_the_loaders_types(data: object) -> None:
    report = Report()
    tree, faults = read_yaml(json.dumps(data, ensure_ascii=False), "f.yaml")
    assert isinstance(tree, Keys)
    written = write_out(tree, report)
    assert isinstance(written, Keys)
    checked(written, report)
    assert [str(fault) for fault in [*faults, *report.faults]] == []
