"""Every key of a config and the values to try, read from the model; and configs in which each key matters."""

import copy
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo
from unosim.config import KINDS, STRATEGIES, Config
from unosim.config.fields import subsections
from unosim.config.section import Section

Raw = dict[str, Any]

EVERYTHING: Raw = {
    "players": 4,
    "rules": {
        "draw": {"amount": "up_to", "up_to": 3, "voluntary": True},
        "stacking": {"mode": "same"},
        "deflect": {"mode": "both"},
        "zero": "rotate",
        "seven": {"mode": "swap"},
        "rotation_combos": True,
        "straights": {"enabled": True},
        "rainbow": {"enabled": True},
        "sets": "same_number",
        "jump_in": {"mode": "identical"},
        "uno": {"on_receive": "must_call"},
        "six_is_nine": True,
        "mercy": {"limit": 25},
        "end": "last_standing",
        "match": {"mode": "first_wins"},
    },
}


def raw(changes: Raw, base: Raw = EVERYTHING) -> Raw:
    """Return what a config is made from, with dotted keys changed."""
    data = copy.deepcopy(base)
    for path, value in changes.items():
        *sections, key = path.split(".")
        place = data
        for section in sections:
            place = place.setdefault(section, {})
        place[key] = value
    return data


CUSTOM = {"rules.deck.mode": "custom", "rules.deck.cards": dict.fromkeys(KINDS, 3)}

BASES: dict[str, Raw] = {
    "plain": {},
    "everything": EVERYTHING,
    "two players": raw({"players": 2}),
    "a seat starts": raw({"rules.start.first_player": "seat"}),
    "some hands": raw({"rules.match.mode": "hands", "rules.match.hands": 5}),
    "a deck of one's own": raw(CUSTOM, {}),
}


def leaves(
    section: type[Section] = Config, prefix: str = ""
) -> Iterator[tuple[str, type[Section], FieldInfo]]:
    """Yield the dotted path, the section and the field of every key that holds a value."""
    below = subsections(section)
    for name, field in section.model_fields.items():
        if name in below:
            yield from leaves(below[name], f"{prefix}{name}.")
        else:
            yield prefix + name, section, field


FIELDS = {path: (section, field) for path, section, field in leaves()}


def values(path: str) -> list[Any]:
    """Return the values to try at a path: all words, and of numbers the ends and some between."""
    if path == "strategies":
        return [*STRATEGIES, "mine.py:play"]
    section, field = FIELDS[path]
    kind: Any = field.annotation
    if get_origin(kind) is tuple:
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if kind is bool:
        return [False, True]
    if kind is str:
        return ["one", "another"]
    if get_origin(kind) is dict:
        return [dict.fromkeys(KINDS, 3) | {each: count} for each in KINDS for count in (1, 2)]
    return _numbers(path.rpartition(".")[2], section, field, float if kind is float else int)


def _numbers(name: str, section: type[Section], field: FieldInfo, kind: type[float]) -> list[Any]:
    [low] = [each.ge for each in field.metadata if isinstance(each, Ge)]
    [high] = [each.le for each in field.metadata if isinstance(each, Le)]
    assert isinstance(low, int | float)
    assert isinstance(high, int | float)
    written_from = low
    if section.numbered_word and section.numbered_word.number == name:
        written_from = section.numbered_word.lowest
    zero = section.zero_word and section.zero_word.field == name
    if section.zero_word and zero:
        written_from = section.zero_word.lowest
    between = [written_from + 1, (written_from + high) // 2] if kind is int else [high / 8, high / 3]
    tried = [*([0] if zero else []), written_from, *between, high]
    return [kind(value) for value in dict.fromkeys(tried)]


def config(changes: Raw, base: Raw = EVERYTHING) -> Config:
    """Return a config with dotted keys changed, whether or not it can be played already."""
    return Config.model_validate(raw(changes, base))
