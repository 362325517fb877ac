"""The stand-in for a config has the keys and defaults of the real one."""

from typing import Any

from unosim.config import load

from .settings import DEFAULT_HABITS, config


def plain(value: Any) -> Any:
    """A tree of attributes as dictionaries."""
    if isinstance(value, dict):
        return {str(key): plain(child) for key, child in value.items()}
    if hasattr(value, "__dict__") and vars(value):
        return {key: plain(child) for key, child in vars(value).items()}
    return value


def test_the_stand_in_is_the_config_of_the_rules_defaults():
    classic = load("classic")
    assert plain(classic.rules) == plain(config(4).rules)
    assert plain(classic.habits[0]) == DEFAULT_HABITS
