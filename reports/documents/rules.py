"""The rules of a run on its first page: those that differ from the base game, key by key."""

from collections.abc import Iterator
from typing import Any

from ...config import Config, Rules
from ..folder import Run
from ..texts import Words
from .blocks import Block, note, table


def rules_block(run: Run, words: Words) -> Block:
    """Return a table of the rules that are not the base game's, or a sentence where all are."""
    rows = [
        [key, words.name(value, 60), words.name(usual, 60)] for key, value, usual in changed_rules(run.config)
    ]
    if not rows:
        return note(words.say("rules.all_usual"))
    head = [words.say(f"rules.{column}") for column in ("key", "value", "usual")]
    return table(head, rows, "ccc", words.say("rules.caption"))


def changed_rules(config: Config) -> list[tuple[str, str, str]]:
    """Return key, value and default of every rule that is not at its default."""
    usual = dict(_leaves(Rules.model_validate({}).model_dump(), "rules"))
    played = _leaves(config.rules.model_dump(), "rules")
    return [
        (key, _written(value), _written(usual[key]))
        for key, value in played
        if value != usual.get(key, value)
    ]


def _leaves(tree: dict[str, Any], path: str) -> Iterator[tuple[str, Any]]:
    for key, value in tree.items():
        if isinstance(value, dict) and value:
            yield from _leaves(value, f"{path}.{key}")
        else:
            yield f"{path}.{key}", value


def _written(value: Any) -> str:
    """Return a value as a config writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)
