"""What the model says about a place in a config: its keys, and the section that stands there."""

from functools import cache
from typing import get_args

from .config import Config
from .nodes import Path
from .section import Section


@cache
def subsections(section: type[Section]) -> dict[str, type[Section]]:
    """Return the fields of a section that are sections themselves, those that stand once a seat included."""
    found = {}
    for name, field in section.model_fields.items():
        for candidate in (field.annotation, *get_args(field.annotation)):
            if isinstance(candidate, type) and issubclass(candidate, Section):
                found[name] = candidate
    return found


def section_at(path: Path) -> type[Section] | None:
    """Return the section that a path leads to, list positions passed over, or None."""
    section: type[Section] | None = Config
    for step in path:
        if isinstance(step, str) and section is not None:
            section = subsections(section).get(step)
    return section


def written_keys(section: type[Section]) -> list[str]:
    """Return the keys that a user may write in a section."""
    hidden = section.numbered_word.number if section.numbered_word else None
    top = ["extends"] if section is Config else []
    return top + [name for name in section.model_fields if name != hidden]


@cache
def all_paths() -> dict[str, str]:
    """Return the dotted path of every key by its last word, words that occur more than once left out."""
    paths: dict[str, list[str]] = {}
    todo: list[tuple[str, type[Section]]] = [("", Config)]
    while todo:
        prefix, section = todo.pop()
        for name in written_keys(section):
            paths.setdefault(name, []).append(prefix + name)
        todo += [(f"{prefix}{name}.", below) for name, below in subsections(section).items()]
    return {name: found[0] for name, found in paths.items() if len(found) == 1}
