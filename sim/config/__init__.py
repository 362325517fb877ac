"""How a config is written, read and checked: YAML in, a frozen model out (rules.md sections 0, 4 and 7)."""

from .config import Config
from .deck import KINDS, Kind
from .faults import ConfigError, Fault, Place, printable
from .loading import Loaded, load, load_with_notes
from .players import STRATEGIES, Habits
from .presets import preset_description, preset_names, preset_text
from .resolved import resolved_yaml
from .rules import Rules
from .scalars import parse_count
from .schema import json_schema
from .starter import starter_yaml
from .summary import summary

__all__ = [
    "KINDS",
    "STRATEGIES",
    "Config",
    "ConfigError",
    "Fault",
    "Habits",
    "Kind",
    "Loaded",
    "Place",
    "Rules",
    "json_schema",
    "load",
    "load_with_notes",
    "parse_count",
    "preset_description",
    "preset_names",
    "preset_text",
    "printable",
    "resolved_yaml",
    "starter_yaml",
    "summary",
]
