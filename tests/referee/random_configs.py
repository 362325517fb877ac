"""Random configs over all keys that can be played, for the kernel to play and the referee to judge.

A key that becomes playable gets a line here.
"""

from typing import Any

from hypothesis import strategies as st
from unosim.config import Config, ConfigError, load

STRATEGIES = ("random", "random_action", "high_points", "save_wild")

HABITS = {
    "forget": ("0.0", "0.3", "1.0"),
    "catch": ("0.0", "0.5", "1.0"),
    "bluff": ("0.0", "0.5", "1.0"),
    "challenge": ("0.0", "0.5", "1.0"),
    "draw_anyway": ("0.0", "0.1", "0.5"),
}

RULES = {
    "deck": (
        "classic",
        "numbers_only",
        "{mode: custom, cards: {0: 2, 1: 1, 7: 3, skip: 1, reverse: 2, wild: 6, wild_draw_four: 9}}",
        "{mode: custom, cards: {0: 1, 2: 2, 5: 2, 7: 1, 8: 8, skip: 2, reverse: 1, draw_two: 3}}",
        "{mode: custom, cards: {3: 8, 4: 8, wild: 32, wild_draw_four: 32}}",
        "{mode: custom, cards: {0: 1, 7: 1, 9: 2, skip: 1, draw_two: 1}}",
    ),
    "deal": ("1", "2", "3", "5", "9", "20"),
    "start.first_player": ("left_of_dealer", "random", "{seat: 1}"),
    "opening.skip": ("apply", "ignore", "redraw"),
    "opening.draw_two": ("draw_and_skip", "draw_and_play", "ignore", "redraw"),
    "opening.reverse": ("dealer_first", "starter_first", "right_of_dealer_first", "ignore", "redraw"),
    "opening.wild": ("starter_names", "dealer_names", "random", "redraw"),
    "opening.wild_draw_four": ("redraw", "as_wild", "apply"),
    "draw.amount": ("one", "until_playable"),
    "draw.drawn_card": ("may_play", "must_play", "keep"),
    "draw.voluntary": ("false", "true"),
    "wild_draw_four.legal": ("no_color", "no_match", "no_other_playable", "always"),
    "wild_draw_four.enforced_by": ("challenge", "table", "nobody"),
    "wild_draw_four.guilty_draws": ("4", "6", "0"),
    "wild_draw_four.innocent_total": ("6", "2", "0"),
    "wild_draw_four.winner_plays": ("true", "false"),
    "wild_draw_four.drawn_penalty": ("true", "false"),
    "reverse.two_players": ("skip", "none"),
    "zero": ("plain", "rotate"),
    "seven": (
        "plain",
        "swap",
        "swap_next",
        "{mode: swap, optional: true}",
        "{mode: swap_next, optional: true}",
    ),
    "last_draw_card": ("counts", "ignored"),
    "uno.due_at": ("1", "2", "3"),
    "uno.on_receive": ("none", "must_call"),
    "uno.window": ("next_plays", "next_begins", "automatic", "none"),
    "uno.penalty": ("2", "4", "0"),
    "scoring.hand": ("winner", "holders", "one_per_win", "none"),
    "scoring.values": ("{wild: 40, 0: 10}", "{skip: 0, reverse: 255, 9: 0}"),
    "max_turns": ("5", "30", "300", "10000"),
}
"""Keys under ``rules`` and some of their values, as ``--set`` takes them."""


PLAYERS = (4, 2, 3, 5, 6, 7, 8, 9, 10, 2)

DEFAULTS_PER_VALUE = (0, 1, 4, 20)
"""How many times likelier than another value a default is: never kept in some configs, mostly in others."""


@st.composite
def random_sets(draw: Any, longest: int = 0) -> list[str]:
    """A config as ``--set`` texts over the preset ``classic``; ``longest`` sets ``max_turns`` for all."""
    players = draw(st.sampled_from(PLAYERS))
    defaults = draw(st.sampled_from(DEFAULTS_PER_VALUE))
    rules = _drawn(draw, RULES, defaults)
    if longest:
        rules["max_turns"] = str(longest)
    if draw(st.booleans()):
        names = [draw(st.sampled_from(STRATEGIES)) for _ in range(players)]
        habits = [_mapping(_drawn(draw, HABITS, 1)) for _ in range(players)]
        by_seat = [f"strategies=[{', '.join(names)}]", f"habits=[{', '.join(habits)}]"]
    else:
        by_seat = [
            f"strategies={draw(st.sampled_from(STRATEGIES))}",
            f"habits={_mapping(_drawn(draw, HABITS, 1))}",
        ]
    return [f"players={players}", *by_seat, *(f"rules.{key}={value}" for key, value in rules.items())]


def _drawn(draw: Any, keys: dict[str, tuple[str, ...]], defaults: int) -> dict[str, str]:
    """A value for each key, or none, which leaves its default."""
    values = {
        key: draw(st.sampled_from((None,) * defaults * len(named) + named)) for key, named in keys.items()
    }
    return {key: value for key, value in values.items() if value is not None}


def _mapping(values: dict[str, str]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in values.items()) + "}"


def load_sets(sets: list[str]) -> Config | None:
    """The config, or None if its keys contradict each other."""
    try:
        return load("classic", sets)
    except ConfigError:
        return None
