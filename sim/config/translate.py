"""What pydantic finds wrong, in plain words and at its place."""

import re

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from .config import Config
from .faults import Place, Report, did_you_mean
from .fields import all_paths, section_at, written_keys
from .nodes import Found, Items, Keys, Path, Scalar, find, plain, prune

_SWITCH_WORDS = {"on": "true", "yes": "true", "off": "false", "no": "false", "none": "false"}


def checked(tree: Keys, report: Report) -> Keys:
    """Return what of the tree fits the model; report what does not."""
    try:
        Config.model_validate(plain(tree))
    except ValidationError as error:
        wrong: dict[Path, ErrorDetails] = {}
        for details in error.errors(include_url=False):
            wrong.setdefault(_path(tree, details), details)
        for path, details in wrong.items():
            report.add(*_place_and_message(tree, path, details), path)
        for path in wrong:
            tree = prune(tree, path)
    return tree


def _path(tree: Keys, details: ErrorDetails) -> Path:
    """Return the path of an error in the tree, where one value may stand for all seats."""
    path = details["loc"][:-1] if _is_wrong_kind(details) else details["loc"]
    listed = path[:1] and path[0] in tree.entries and isinstance(tree.entries[str(path[0])].node, Items)
    return path if listed else tuple(step for step in path if isinstance(step, str))


def _is_wrong_kind(details: ErrorDetails) -> bool:
    """Return whether a key that must be a kind of card is none."""
    return details["type"] == "literal_error" and details["loc"][-1:] == ("[key]",)


def _place_and_message(tree: Keys, path: Path, details: ErrorDetails) -> tuple[Place, str]:
    if details["type"] == "extra_forbidden" or _is_wrong_kind(details):
        return _unknown_key(tree, path, details)
    found = find(tree, path)
    return found.node.place, f"{found.shown}: {_wrong_value(found, path, details)}"


def _unknown_key(tree: Keys, path: Path, details: ErrorDetails) -> tuple[Place, str]:
    key = str(path[-1])
    section = section_at(path[:-1])
    known = written_keys(section) if section else _words(details)
    found = find(tree, path)
    hint = did_you_mean(key, known)
    if not hint and (elsewhere := all_paths().get(key)):
        hint = f"; did you mean '{elsewhere}'?"
    return found.key_place, f"unknown key '{found.shown}'{hint or '; known here: ' + ', '.join(known)}"


def _words(details: ErrorDetails) -> list[str]:
    return re.findall(r"'(\w+)'", details["ctx"]["expected"])


def _wrong_value(found: Found, path: Path, details: ErrorDetails) -> str:
    kind, context = details["type"], details.get("ctx", {})
    given = f", not {found.node}" if found.complete else ""
    match kind:
        case "literal_error":
            return _wrong_word(found, path, details)
        case "int_type" | "int_from_float":
            return f"must be a whole number in plain digits{given}"
        case "float_type":
            return f"must be a number{given}"
        case "finite_number":
            return f"must be a finite number{given}"
        case "bool_type":
            return f"must be true or false{given}{_switch_hint(found)}"
        case "string_type":
            return f"must be text{given}{'; put it in quotes' if isinstance(found.node, Scalar) else ''}"
        case "greater_than_equal":
            return f"must be at least {_number(context['ge'])}{given}"
        case "less_than_equal":
            return f"must be at most {_number(context['le'])}{given}"
        case "value_error":
            return str(context["error"])
        case "model_type" | "model_attributes_type" | "dict_type":
            return f"must be a mapping{_keys(path)}{given}"
    return f"{details['msg']}{given}"


def _number(bound: object) -> str:
    return f"{bound:g}" if isinstance(bound, float) else str(bound)


def _wrong_word(found: Found, path: Path, details: ErrorDetails) -> str:
    words = _words(details)
    parent = section_at(path[:-1])
    spec = parent.numbered_word if parent else None
    forms = [
        f"{{{word}: k}}" if spec and path[-1] == spec.field and word == spec.number else word
        for word in words
    ]
    text = found.node.text if isinstance(found.node, Scalar) else ""
    return f"must be one of {', '.join(forms)}; not {found.node}{did_you_mean(text, words)}"


def _switch_hint(found: Found) -> str:
    text = found.node.text if isinstance(found.node, Scalar) else ""
    meant = _SWITCH_WORDS.get(text.lower())
    return f"; did you mean {meant}?" if meant else did_you_mean(text, ["true", "false"])


def _keys(path: Path) -> str:
    section = section_at(path)
    return f" of {', '.join(written_keys(section))}" if section else ""
