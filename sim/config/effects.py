"""Options of rules that are off: allowed, without effect, and said so."""

from collections.abc import Callable, Iterator
from functools import reduce
from typing import Any, Final, NamedTuple

from .config import Config
from .faults import Place
from .nodes import Items, Keys, Path, find


class Idle(NamedTuple):
    """Options that have no effect while a condition on other keys, the switches, holds."""

    options: tuple[str, ...]
    switches: tuple[str, ...]
    when: Callable[[Config], bool]


IDLE: Final[tuple[Idle, ...]] = (
    Idle(("rules.deck.cards",), ("rules.deck.mode",), lambda c: c.rules.deck.mode != "custom"),
    Idle(("rules.stacking.mandatory",), ("rules.stacking.mode",), lambda c: c.rules.stacking.mode == "none"),
    Idle(("rules.deflect.same_color",), ("rules.deflect.mode",), lambda c: c.rules.deflect.mode == "none"),
    Idle(("rules.seven.optional",), ("rules.seven.mode",), lambda c: c.rules.seven.mode == "plain"),
    Idle(
        ("rules.straights.colors", "rules.straights.table_card"),
        ("rules.straights.enabled",),
        lambda c: not c.rules.straights.enabled,
    ),
    Idle(
        ("rules.rainbow.table_run", "rules.rainbow.cards", "rules.rainbow.zero_cards"),
        ("rules.rainbow.enabled",),
        lambda c: not c.rules.rainbow.enabled,
    ),
    Idle(
        ("rules.jump_in.wilds", "rules.jump_in.race", "habits.jump_in"),
        ("rules.jump_in.mode",),
        lambda c: c.rules.jump_in.mode == "none",
    ),
    Idle(("rules.match.target",), ("rules.match.mode",), lambda c: c.rules.match.mode in ("none", "hands")),
    Idle(
        ("rules.wild_draw_four.legal",),
        ("rules.wild_draw_four.enforced_by",),
        lambda c: c.rules.wild_draw_four.enforced_by == "nobody",
    ),
    Idle(
        (
            "rules.wild_draw_four.guilty_draws",
            "rules.wild_draw_four.innocent_total",
            "rules.wild_draw_four.winner_plays",
            "habits.bluff",
            "habits.challenge",
        ),
        ("rules.wild_draw_four.enforced_by",),
        lambda c: c.rules.wild_draw_four.enforced_by != "challenge",
    ),
    Idle(
        ("rules.uno.due_at", "rules.uno.on_receive", "rules.uno.penalty", "habits.forget", "habits.catch"),
        ("rules.uno.window",),
        lambda c: c.rules.uno.window == "none",
    ),
    Idle(("habits.catch",), ("rules.uno.window",), lambda c: c.rules.uno.window == "automatic"),
    Idle(
        ("rules.uno.on_receive",),
        ("rules.zero", "rules.seven.mode"),
        lambda c: (c.rules.zero, c.rules.seven.mode) == ("plain", "plain"),
    ),
    Idle(
        ("habits.stack",),
        ("rules.stacking.mode", "rules.deflect.mode"),
        lambda c: (c.rules.stacking.mode, c.rules.deflect.mode) == ("none", "none"),
    ),
    Idle(("habits.draw_anyway",), ("rules.draw.voluntary",), lambda c: not c.rules.draw.voluntary),
    Idle(
        ("rules.draw.voluntary",),
        ("habits.draw_anyway",),
        lambda c: c.rules.draw.voluntary and not any(habits.draw_anyway for habits in c.habits),
    ),
)


def without_effect(config: Config, tree: Keys) -> Iterator[tuple[Place, str]]:
    """Yield the place of every written option that has no effect, and a sentence that says why.

    An option that is written with its default beside a switch that is written too, as in a config written out
    in full, needs no comment.
    """
    for idle in IDLE:
        if not idle.when(config):
            continue
        switched = all(find(tree, path).complete for switch in idle.switches for path in _paths(tree, switch))
        reasons = " and ".join(f"{_name(switch)} is {_text(config, switch)}" for switch in idle.switches)
        for option in idle.options:
            for path in _paths(tree, option):
                found = find(tree, path)
                if found.complete and not (switched and _at(config, path) == _at(_DEFAULT, path)):
                    yield found.key_place, f"{found.shown} has no effect: {reasons}"


_DEFAULT: Final = Config.model_validate({})


def _name(switch: str) -> str:
    return switch.removesuffix(".mode").removesuffix(".enabled")


def _text(config: Config, switch: str) -> str:
    value = _at(config, tuple(switch.split(".")))
    return (
        str(value).lower() if isinstance(value, bool) else f"{value:g}" if isinstance(value, float) else value
    )


def _at(config: Config, path: Path) -> Any:
    """Return the value of a path; habits without a seat are those of seat 0."""
    if path[0] == "habits":
        seat = path[1] if isinstance(path[1], int) else 0
        return getattr(config.habits[min(seat, len(config.habits) - 1)], str(path[-1]))
    return reduce(getattr, map(str, path), config)


def _paths(tree: Keys, option: str) -> list[Path]:
    """Return the paths of an option; a list of habits has one a seat."""
    first, *rest = option.split(".")
    entry = tree.entries.get(first)
    if entry and isinstance(entry.node, Items):
        return [(first, seat, *rest) for seat in range(len(entry.node.items))]
    return [(first, *rest)]
