"""Random configs over all keys of a hand, for the kernel to play and the referee to judge."""

from collections.abc import Callable
from random import Random

from unosim.config import Config, ConfigError, load

STRATEGIES = (
    *("random", "random_action", "high_points", "save_wild"),
    *("most_color", "punisher", "rotation_aware"),
)

HABITS = {
    "forget": ("0.0", "0.3", "1.0"),
    "catch": ("0.0", "0.5", "1.0"),
    "bluff": ("0.0", "0.5", "1.0"),
    "challenge": ("0.0", "0.5", "1.0"),
    "draw_anyway": ("0.0", "0.1", "0.5"),
    "stack": ("0.0", "0.5", "1.0"),
    "jump_in": ("0.0", "0.5", "1.0"),
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
    "decks": ("1", "2", "3", "4"),
    "deal": ("1", "2", "3", "5", "9", "20"),
    "start.first_player": ("left_of_dealer", "random", "{seat: 1}"),
    "opening.skip": ("apply", "ignore", "redraw"),
    "opening.draw_two": ("draw_and_skip", "draw_and_play", "ignore", "redraw"),
    "opening.reverse": ("dealer_first", "starter_first", "right_of_dealer_first", "ignore", "redraw"),
    "opening.wild": ("starter_names", "dealer_names", "random", "redraw"),
    "opening.wild_draw_four": ("redraw", "as_wild", "apply"),
    "opening.zero": ("ignore", "rotate"),
    "draw.amount": ("one", "until_playable", "{up_to: 1}", "{up_to: 3}"),
    "draw.drawn_card": ("may_play", "must_play", "keep", "rlcard"),
    "draw.voluntary": ("false", "true"),
    "wild_draw_four.legal": ("no_color", "no_match", "no_other_playable", "always"),
    "wild_draw_four.enforced_by": ("challenge", "table", "nobody"),
    "wild_draw_four.guilty_draws": ("4", "6", "0"),
    "wild_draw_four.innocent_total": ("6", "2", "0"),
    "wild_draw_four.winner_plays": ("true", "false"),
    "wild_draw_four.drawn_penalty": ("true", "false"),
    "stacking": (
        *("none", "draw_two", "same", "escalate", "cross"),
        *("{mode: same, mandatory: true}", "{mode: cross, mandatory: true}"),
    ),
    "deflect": ("none", "reverse", "skip", "both", "{mode: both, same_color: false}"),
    "reverse.two_players": ("skip", "none"),
    "zero": ("plain", "rotate", "trade"),
    "seven": (
        "plain",
        "swap",
        "swap_next",
        "{mode: swap, optional: true}",
        "{mode: swap_next, optional: true}",
    ),
    "rotation_combos": ("false", "true"),
    "straights": (
        *("false", "true", "{enabled: true, colors: any}", "{enabled: true, table_card: false}"),
        "{enabled: true, colors: any, table_card: false}",
    ),
    "rainbow": (
        *("false", "true", "{enabled: true, table_run: false}", "{enabled: true, cards: 2, zero_cards: 0}"),
        "{enabled: true, table_run: false, cards: 5, zero_cards: 20}",
    ),
    "sets": ("none", "identical", "same_number"),
    "jump_in": (
        *("none", "identical", "{mode: identical, wilds: true}", "{mode: identical, race: random}"),
        "{mode: identical, wilds: true, race: random}",
    ),
    "finish": ("any", "no_action", "no_wild", "number_only"),
    "last_draw_card": ("counts", "ignored"),
    "uno.due_at": ("1", "2", "3"),
    "uno.on_receive": ("none", "must_call"),
    "uno.window": ("next_plays", "next_begins", "automatic", "none"),
    "uno.penalty": ("2", "4", "0"),
    "six_is_nine": ("false", "true"),
    "mercy": ("none", "{limit: 25}", "{limit: 12}"),
    "end": ("first_out", "last_standing"),
    "both_piles_empty": ("pass", "fewest_points_wins", "fewest_cards_wins", "void"),
    "reshuffle": ("keep_top", "rlcard"),
    "scoring.hand": ("winner", "holders", "one_per_win", "none"),
    "scoring.values": ("{wild: 40, 0: 10}", "{skip: 0, reverse: 255, 9: 0}"),
    "max_turns": ("5", "30", "300", "10000"),
}
"""Keys under ``rules`` and some of their values, as ``--set`` takes them."""


PLAYERS = (2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10)

CHANGED = (0.05, 0.2, 0.5, 1.0)
"""The share of keys that do not keep their default: from a few in some configs to all in others."""


def random_sets(chance: Random, longest: int = 0) -> list[str]:
    """A config as ``--set`` texts over the preset ``classic``; ``longest`` sets ``max_turns`` for all."""
    players, changed = chance.choice(PLAYERS), chance.choice(CHANGED)
    rules = _changed(chance, RULES, changed)
    if longest:
        rules["max_turns"] = str(longest)
    seats = players if chance.random() < 0.5 else 1
    names = [chance.choice(STRATEGIES) for _ in range(seats)]
    habits = [_mapping(_changed(chance, HABITS, 0.5)) for _ in range(seats)]
    return [
        f"players={players}",
        f"strategies={_for_all_or_each(names)}",
        f"habits={_for_all_or_each(habits)}",
        *(f"rules.{key}={value}" for key, value in rules.items()),
    ]


def _changed(chance: Random, keys: dict[str, tuple[str, ...]], share: float) -> dict[str, str]:
    return {key: chance.choice(values) for key, values in keys.items() if chance.random() < share}


def _mapping(values: dict[str, str]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in values.items()) + "}"


def _for_all_or_each(values: list[str]) -> str:
    return values[0] if len(values) == 1 else f"[{', '.join(values)}]"


def fewest(sets: list[str], fails: Callable[[Config], bool]) -> list[str]:
    """The same config with every change left out that a failure does not need."""
    for text in list(sets):
        shorter = [other for other in sets if other != text]
        config = load_sets(shorter)
        if config is not None and fails(config):
            sets = shorter
    return sets


def load_sets(sets: list[str]) -> Config | None:
    """The config, or None if its keys contradict each other."""
    try:
        return load("classic", sets)
    except ConfigError:
        return None
