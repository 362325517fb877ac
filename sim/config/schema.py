"""The JSON Schema of a config, short forms included, for editors that complete and check keys."""

from typing import Any, Final

from .config import Config
from .deck import KINDS
from .fields import subsections
from .section import NumberedWord, Section, ZeroWord

Schema = dict[str, Any]
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def json_schema() -> Schema:
    """Return the JSON Schema of a config file as users write it."""
    schema: Schema = _without_titles(Config.model_json_schema())
    definitions = schema["$defs"]
    for section in _sections(Config):
        definitions[section.__name__] = _as_written(section, definitions[section.__name__])
    _top_level(schema)
    return {"$schema": DIALECT, "title": "unosim config", **schema}


def _sections(section: type[Section]) -> list[type[Section]]:
    found: list[type[Section]] = []
    for below in subsections(section).values():
        found += [below, *_sections(below)]
    return list(dict.fromkeys(found))


def _without_titles(node: Any) -> Any:
    """Drop generated titles, and defaults of whole sections, which stand at their keys."""
    if isinstance(node, list):
        return [_without_titles(item) for item in node]
    if not isinstance(node, dict):
        return node
    return {
        key: _without_titles(value)
        for key, value in node.items()
        if not (key == "title" and isinstance(value, str))
        and not (key == "default" and isinstance(value, dict))
    }


def _as_written(section: type[Section], schema: Schema) -> Schema:
    properties = schema["properties"]
    for name, value in properties.items():
        if "propertyNames" in value:
            properties[name] = _by_kind(value)
    if section.numbered_word:
        _numbered(properties, section.numbered_word)
    if section.zero_word:
        _zero_word(properties, section.zero_word, section)
    if section.__name__ == "Run":
        properties["games"] = _count(properties["games"])
    return _with_bare(section, schema)


def _by_kind(schema: Schema) -> Schema:
    """Name the kinds of cards as properties, so that editors complete them."""
    return {
        "type": "object",
        "description": schema["description"],
        "properties": dict.fromkeys(KINDS, schema["additionalProperties"]),
        "additionalProperties": False,
    }


def _numbered(properties: Schema, spec: NumberedWord) -> None:
    """Write a word's number as a one-key mapping."""
    number = properties.pop(spec.number)
    field = properties[spec.field]
    words = {"enum": [word for word in field["enum"] if word != spec.number], "type": "string"}
    bounds = {"type": "integer", "minimum": spec.lowest, "maximum": number["maximum"]}
    properties[spec.field] = {
        "anyOf": [words, _one_key(spec.number, bounds | {"description": number["description"]})],
        "default": field["default"],
        "description": field["description"],
    }


def _zero_word(properties: Schema, spec: ZeroWord, section: type[Section]) -> None:
    """Write 0 as its word: beside the number, or in place of the whole section."""
    number = properties[spec.field] | {"minimum": spec.lowest}
    del number["default"]
    if section.bare == spec.field:
        properties[spec.field] = number
        return
    description = number.pop("description")
    properties[spec.field] = {
        "anyOf": [{"const": spec.word}, number],
        "default": spec.word,
        "description": description,
    }


def _one_key(key: str, value: Schema) -> Schema:
    return {"type": "object", "properties": {key: value}, "required": [key], "additionalProperties": False}


def _count(games: Schema) -> Schema:
    number = {key: games[key] for key in ("type", "minimum", "maximum")}
    short = {"type": "string", "pattern": "^[1-9][0-9]*[kKMGB]$"}
    return {"anyOf": [number, short], "default": games["default"], "description": games["description"]}


def _with_bare(section: type[Section], schema: Schema) -> Schema:
    """Allow the word, or true and false, that stand for a whole section."""
    if section.bare is None:
        return schema
    properties, description = schema["properties"], schema.pop("description")
    if section.zero_word and section.zero_word.field == section.bare:
        forms = [{"const": section.zero_word.word}, schema | {"required": [section.bare]}]
    elif section.numbered_word:
        word, numbered = properties[section.bare]["anyOf"]
        key = section.numbered_word.number
        other = {name: value for name, value in properties.items() if name != section.bare}
        lifted = numbered | {"properties": numbered["properties"] | other}
        assert lifted["required"] == [key]
        forms = [word, schema, lifted]
    else:
        field = properties[section.bare]
        forms = [{key: field[key] for key in ("enum", "type") if key in field}, schema]
    return {"anyOf": forms, "description": description}


def _top_level(schema: Schema) -> None:
    properties = schema["properties"]
    properties["name"] = {"type": "string", "minLength": 1, "maxLength": 200} | {
        "description": properties["name"]["description"]
    }
    for key in ("strategies", "habits"):
        each = properties[key]
        item = each["items"]
        several = {"type": "array", "items": item, "minItems": 2, "maxItems": 10}
        properties[key] = {"anyOf": [item, several], "description": each["description"]}
    schema.pop("required", None)
    schema["properties"] = {
        "extends": {
            "type": "string",
            "description": "What this config is laid over: a preset, or a path relative to this file.",
        },
        **properties,
    }
