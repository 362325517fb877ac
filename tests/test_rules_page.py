"""docs/rules.md keeps step with the config: a row for every key."""

import re
from collections.abc import Iterator

from clauses import RULES, read_clauses
from unosim.config import STRATEGIES, Habits, Rules, preset_names
from unosim.config.fields import subsections
from unosim.config.section import Section

NAMES = {clause.name for clause in read_clauses()}


def keys_of(section: type[Section], prefix: str = "") -> Iterator[str]:
    """All keys of a section, dotted; the number of a value like ``{seat: k}`` is no key of its own."""
    below = subsections(section)
    for name in section.model_fields:
        if name in below:
            yield from keys_of(below[name], f"{prefix}{name}.")
        elif not (section.numbered_word and section.numbered_word.number == name):
            yield f"{prefix}{name}"


def row(name: str) -> str:
    return next(
        line for line in RULES.read_text(encoding="utf-8").splitlines() if line.startswith(f"| `{name}`")
    )


def test_every_key_has_a_row_or_stands_in_that_of_its_rule() -> None:
    assert [key for key in keys_of(Rules) if not {key, key.rpartition(".")[0]} & NAMES] == []


def test_strategies_and_habits_have_rows() -> None:
    assert set(STRATEGIES) - NAMES == set()
    assert {f"habits.{name}" for name in Habits.model_fields} - NAMES == set()


def test_presets_have_rows() -> None:
    section = RULES.read_text(encoding="utf-8").partition("## 6.")[2].partition("## 7.")[0]
    assert set(preset_names()) == set(re.findall(r"^\| (\w+) \| ", section, re.MULTILINE)) - {"preset"}
