"""The rules: those that differ from the base game key by key, and all of them in plain words."""

from collections.abc import Iterator
from typing import Any

from ...config import Config, Rules
from ...rulesheet import rule_sheet
from ..folder import Run
from ..texts import Words
from .blocks import Block, Section, contrast, heading, note, paragraph, sheet, table


def rules_block(run: Run, words: Words) -> Block:
    """Return a table of the rules that are not the base game's, or a sentence where all are."""
    rows = [
        [key, words.name(value, 60), words.name(usual, 60)] for key, value, usual in changed_rules(run.config)
    ]
    if not rows:
        return note(words.say("rules.all_usual"))
    head = [words.say(f"rules.{column}") for column in ("key", "value", "usual")]
    return table(head, rows, "ccc", words.say("rules.caption"))


def rules_page(config: Config, words: Words, said_before: str | None = None) -> Section:
    """Return the page with the rule sheet of a config.

    Args:
        config: whose rules.
        words: the language.
        said_before: a paragraph above it.
    """
    parts = [
        (part.title, [words.name(sentence) for sentence in part.sentences])
        for part in rule_sheet(config, words.language)
    ]
    before = [] if said_before is None else [paragraph(said_before)]
    return Section(words.say("rules.page"), (*before, sheet(parts)))


def differences_page(configs: list[tuple[str, Config]], words: Words) -> Section:
    """Return the page of what the rule sheets of some rule sets say otherwise than that of the first.

    Args:
        configs: labels and configs, the baseline first.
        words: the language.
    """
    (base, base_config), *others = configs
    blocks: list[Block] = [paragraph(words.say("rules.differences", baseline=words.name(base, 40)))]
    for label, config in others:
        blocks.append(heading(words.name(label, 60)))
        rows = differing_sentences(base_config, config, words.language)
        if not rows:
            blocks.append(paragraph(words.say("rules.same", baseline=words.name(base, 40))))
            continue
        names = words.name(base, 30), words.name(label, 30)
        only = words.say("rules.only", name=names[0]), words.say("rules.only", name=names[1])
        shown = [(title, _bullets(here, words), _bullets(there, words)) for title, here, there in rows]
        blocks.append(contrast(["", *names], only, shown))
    return Section(words.say("rules.differences.page"), tuple(blocks))


def differing_sentences(
    base: Config, other: Config, language: str
) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Return, title by title, what only one of two rule sheets says: first the base's, then the other's."""
    renamed = other.model_copy(update={"name": base.name})
    sheets = [{part.title: part.sentences for part in rule_sheet(each, language)} for each in (base, renamed)]
    said = [{sentence for part in sheet.values() for sentence in part} for sheet in sheets]
    rows = []
    for title in dict.fromkeys([*sheets[0], *sheets[1]]):
        here, there = (
            tuple(sentence for sentence in sheet.get(title, ()) if sentence not in others)
            for sheet, others in zip(sheets, reversed(said), strict=True)
        )
        if here or there:
            rows.append((title, here, there))
    return rows


def _bullets(sentences: tuple[str, ...], words: Words) -> list[str]:
    return [words.name(sentence) for sentence in sentences]


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
