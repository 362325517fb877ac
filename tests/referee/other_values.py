"""Every value of every key of a hand and a match that is not the default, read from the config's model.

Numbers, and mappings of numbers, have one or two values each that stand for all.
"""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, get_args, get_origin

from unosim.config import STRATEGIES, Habits, Rules
from unosim.config.fields import subsections
from unosim.config.section import Section

Settings = dict[str, Any]
"""Dotted keys and their values."""

NUMBERS: dict[str, tuple[Any, ...]] = {
    "rules.decks": (2,),
    "rules.deal": (2, 12),
    "rules.wild_draw_four.guilty_draws": (0,),
    "rules.wild_draw_four.innocent_total": (2,),
    "rules.rainbow.cards": (2,),
    "rules.rainbow.zero_cards": (0,),
    "rules.mercy.limit": (12, 25),
    "rules.uno.due_at": (2,),
    "rules.uno.penalty": (4,),
    "rules.scoring.values": ({"wild": 20},),
    "rules.match.target": (30,),
    "rules.max_turns": (30,),
}

CHANCES = {"catch": 1.0, "draw_anyway": 0.2}
"""Chances of habits other than one half, by which hands still come to an end."""

NO_CHANGES = ("rules.deck.cards",)
"""Keys that mean nothing without the value of another that needs them."""

SWITCHES: dict[str, Settings] = {
    "rules.deck.mode=custom": {
        "rules.deck.cards": {
            "0": 2,
            "1": 3,
            "6": 2,
            "7": 3,
            "9": 4,
            "skip": 1,
            "draw_two": 2,
            "wild_draw_four": 4,
        }
    },
    "rules.start.first_player=previous_winner": {"rules.match.mode": "hands", "rules.match.hands": 2},
    "rules.start.first_player=previous_loser": {"rules.match.mode": "hands", "rules.match.hands": 2},
    "rules.start.first_player=seat": {"rules.start.seat": 1},
    "rules.draw.amount=up_to": {"rules.draw.up_to": 3},
    "rules.draw.voluntary": {"habits.draw_anyway": 0.2},
    "rules.stacking.mandatory": {"rules.stacking.mode": "same"},
    "rules.deflect.same_color": {"rules.deflect.mode": "both"},
    "rules.seven.optional": {"rules.seven.mode": "swap"},
    "rules.rotation_combos": {"rules.zero": "rotate"},
    "rules.straights.colors": {"rules.straights.enabled": True},
    "rules.straights.table_card": {"rules.straights.enabled": True},
    "rules.rainbow.table_run": {"rules.rainbow.enabled": True},
    "rules.rainbow.cards": {"rules.rainbow.enabled": True},
    "rules.rainbow.zero_cards": {"rules.rainbow.enabled": True},
    "rules.jump_in.wilds": {"rules.jump_in.mode": "identical"},
    "rules.jump_in.race": {"rules.jump_in.mode": "identical"},
    "rules.opening.zero": {"rules.zero": "rotate"},
    "rules.uno.on_receive": {"rules.zero": "rotate"},
    "rules.match.mode=hands": {"rules.match.hands": 2},
    "rules.match.mode": {"rules.match.target": 20},
    "rules.match.target": {"rules.match.mode": "first_wins"},
    "habits.draw_anyway": {"rules.draw.voluntary": True},
    "habits.jump_in": {"rules.jump_in.mode": "identical"},
    "habits.stack": {"rules.stacking.mode": "same"},
}
"""What else a key, or one of its values, needs to have any effect."""


class Change(NamedTuple):
    """A key and a value that is not its default."""

    key: str
    value: Any

    def settings(self) -> Settings:
        """The change with what it needs."""
        switches = SWITCHES.get(f"{self.key}={self.value}", SWITCHES.get(self.key, {}))
        return {**switches, self.key: self.value}

    def __str__(self) -> str:
        return f"{self.key}={self.value}"


def all_changes() -> list[Change]:
    """All keys, each with all its other values."""
    changes = [Change("players", players) for players in (2, 3, 10)]
    changes += [Change("strategies", name) for name in STRATEGIES if name != "high_points"]
    changes += [Change(f"habits.{habit}", 0.5) for habit in Habits.model_fields if habit not in CHANCES]
    changes += [Change(f"habits.{habit}", chance) for habit, chance in CHANCES.items()]
    return [*changes, *_of_section(Rules, "rules")]


def _of_section(section: type[Section], path: str) -> Iterator[Change]:
    below = subsections(section)
    for name, field in section.model_fields.items():
        key = f"{path}.{name}"
        if key in NO_CHANGES or (section.numbered_word and section.numbered_word.number == name):
            continue
        if name in below:
            yield from _of_section(below[name], key)
        elif get_origin(field.annotation) is Literal:
            yield from (Change(key, word) for word in get_args(field.annotation) if word != field.default)
        elif field.annotation is bool:
            yield Change(key, not field.default)
        else:
            yield from (Change(key, value) for value in NUMBERS[key])
