"""The rule sheet of a config: its rules in plain words, in the order in which a family would read them."""

from .sheet import LANGUAGES, Section, rule_sheet

__all__ = ["LANGUAGES", "Section", "rule_sheet"]
