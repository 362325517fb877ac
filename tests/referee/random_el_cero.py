"""Random El Cero: configs in which every key of section 3 is drawn, with decks rich in combinations."""

from random import Random

from .random_configs import random_sets

KEYS = {
    "deck": (
        *("classic", "classic", "numbers_only"),
        "{mode: custom, cards: {0: 2, 1: 2, 2: 2, 7: 2, 8: 2, 9: 2, skip: 2, reverse: 2, draw_two: 1}}",
        "{mode: custom, cards: {0: 4, 8: 3, 9: 3, skip: 3, reverse: 3, wild: 4, wild_draw_four: 4}}",
        "{mode: custom, cards: {0: 2, 1: 3, 6: 2, 7: 4, skip: 1, reverse: 1}}",
    ),
    "deal": ("7", "7", "2", "3", "5", "9", "15"),
    "zero": ("rotate", "rotate", "rotate", "rotate", "trade", "plain"),
    "rotation_combos": ("true", "true", "false"),
    "straights": (
        *("false", "true", "{enabled: true, colors: any}", "{enabled: true, table_card: false}"),
        "{enabled: true, colors: any, table_card: false}",
    ),
    "rainbow": (
        *("false", "true", "{enabled: true, table_run: false}", "{enabled: true, cards: 2, zero_cards: 0}"),
        "{enabled: true, table_run: false, cards: 5, zero_cards: 20}",
    ),
    "sets": ("none", "none", "identical", "same_number"),
    "opening.zero": ("ignore", "rotate"),
    "uno.on_receive": ("must_call", "must_call", "none"),
}
"""Keys under ``rules`` and their values, as ``--set`` takes them; one of each is always drawn."""

STRATEGIES = ("rotation_aware", "rotation_aware", "random", "random_action", "high_points", "save_wild")


def random_el_cero(chance: Random, longest: int = 0) -> list[str]:
    """A config as ``--set`` texts over the preset ``classic``; ``longest`` sets ``max_turns`` for all."""
    drawn = {key: chance.choice(values) for key, values in KEYS.items()}
    if drawn["zero"] != "rotate":
        del drawn["rotation_combos"]
    others = [text for text in random_sets(chance, longest) if _key(text) not in KEYS]
    others = [text for text in others if not text.startswith("strategies=")]
    players = int(next(text for text in others if text.startswith("players=")).removeprefix("players="))
    names = [chance.choice(STRATEGIES) for _ in range(players)]
    strategies = f"strategies=[{', '.join(names)}]"
    return [*others, strategies, *(f"rules.{key}={value}" for key, value in drawn.items())]


def _key(text: str) -> str:
    return text.partition("=")[0].removeprefix("rules.")
