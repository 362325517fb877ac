"""What a config comes to, in a few lines."""

from collections.abc import Iterator
from typing import Any

from .config import Config
from .resolved import written


def summary(config: Config) -> list[str]:
    """Return who plays how much, and the keys that differ from the base game, as ``--set`` takes them."""
    strategies = list(dict.fromkeys(config.strategies))
    names = strategies[0] if len(strategies) == 1 else ", ".join(config.strategies)
    games = f"{config.run.games:,} game{'s' if config.run.games > 1 else ''}"
    first = f"{config.players} players ({names}), {games}, seed {config.run.seed}"
    keys = differences(config)
    if not keys:
        return [first, "all rules and habits as in the base game"]
    return [first, "beside the base game:", *(f"  {key}={value}" for key, value in keys.items())]


def differences(config: Config) -> dict[str, str]:
    """Return the dotted keys of rules, habits and pace whose values differ from the base game's."""
    base = dict(_leaves("", written(Config.model_validate({"players": config.players}))))
    keys = dict(_leaves("", written(config)))
    return {
        key: value
        for key, value in keys.items()
        if key.startswith(("rules.", "habits.", "pace.")) and base.get(key) != value
    }


def _leaves(prefix: str, node: Any) -> Iterator[tuple[str, str]]:
    if isinstance(node, dict | list):
        items = node.items() if isinstance(node, dict) else enumerate(node)
        for key, value in items:
            yield from _leaves(f"{prefix}.{key}" if prefix else str(key), value)
    else:
        yield prefix, str(node).lower() if isinstance(node, bool) else str(node)
