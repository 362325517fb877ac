"""What a config may already say but the kernel does not play yet; a line goes when its play is built."""

from collections.abc import Container, Iterator
from typing import Any

from .config import Config

NOT_YET_PLAYABLE: dict[str, Container[Any]] = {
    "strategies": ("most_color", "punisher"),
    "rules.decks": range(2, 5),
    "rules.draw.amount": ("up_to",),
    "rules.draw.drawn_card": ("rlcard",),
    "rules.stacking.mode": ("draw_two", "same", "escalate", "cross"),
    "rules.deflect.mode": ("reverse", "skip", "both"),
    "rules.jump_in.mode": ("identical",),
    "rules.finish": ("no_action", "no_wild", "number_only"),
    "rules.six_is_nine": (True,),
    "rules.mercy.limit": range(2, 201),
    "rules.end": ("last_standing",),
    "rules.both_piles_empty": ("fewest_points_wins", "fewest_cards_wins", "void"),
    "rules.reshuffle": ("rlcard",),
}
"""Dotted path -> the values that are refused."""


def value_at(config: Config, path: str) -> Any:
    """Return the value of a dotted path."""
    value: Any = config
    for name in path.split("."):
        value = getattr(value, name)
    return value


def not_yet_playable(config: Config) -> Iterator[tuple[str, Any]]:
    """Yield the path and value of everything in a config that is not playable yet."""
    for path, refused in NOT_YET_PLAYABLE.items():
        value = value_at(config, path)
        for each in dict.fromkeys(value) if isinstance(value, tuple) else (value,):
            if each in refused:
                yield path, each
