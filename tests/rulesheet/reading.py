"""Sheets and parts of them, for tests that read what is said."""

from unosim.rulesheet import Section, rule_sheet
from walk import Raw, config


def sheet(changes: Raw | None = None, language: str = "en") -> list[Section]:
    """Return the sheet of the base game with some keys changed."""
    return rule_sheet(config(changes or {}, {}), language)


def section(title: str, sections: list[Section]) -> tuple[str, ...]:
    [found] = [each.sentences for each in sections if each.title == title]
    return found


def everything(changes: Raw | None = None, language: str = "en") -> list[Section]:
    """Return the sheet of a config that plays everything, with some keys changed."""
    return rule_sheet(config(changes or {}), language)


def sentences(sections: list[Section]) -> list[str]:
    return [sentence for each in sections for sentence in each.sentences]
