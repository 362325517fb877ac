"""Random house rules: configs in which all keys that change the course of a turn are drawn at once."""

from random import Random

from .random_configs import random_sets

KEYS = {
    "deck": (
        *("classic", "classic", "numbers_only"),
        "{mode: custom, cards: {1: 2, 6: 2, 9: 2, skip: 2, reverse: 2, draw_two: 4, wild: 4, wild_draw_four: 8}}",
        "{mode: custom, cards: {0: 2, 7: 3, skip: 3, reverse: 3, draw_two: 3, wild_draw_four: 4}}",
        "{mode: custom, cards: {5: 2, 6: 8, 9: 8, draw_two: 1, wild: 8}}",
    ),
    "decks": ("1", "1", "1", "2", "4"),
    "deal": ("7", "7", "2", "3", "5", "10"),
    "stacking": (
        *("none", "draw_two", "same", "escalate", "cross"),
        *("{mode: same, mandatory: true}", "{mode: escalate, mandatory: true}"),
    ),
    "deflect": ("none", "reverse", "skip", "both", "{mode: both, same_color: false}"),
    "jump_in": (
        *("none", "identical", "{mode: identical, wilds: true}"),
        "{mode: identical, wilds: true, race: random}",
    ),
    "finish": ("any", "any", "no_action", "no_wild", "number_only"),
    "six_is_nine": ("false", "true"),
    "mercy": ("none", "none", "{limit: 25}", "{limit: 12}"),
    "end": ("first_out", "last_standing"),
    "both_piles_empty": ("pass", "fewest_points_wins", "fewest_cards_wins", "void"),
    "reshuffle": ("keep_top", "keep_top", "rlcard"),
    "draw.amount": ("one", "until_playable", "{up_to: 3}"),
    "draw.drawn_card": ("may_play", "must_play", "keep", "rlcard"),
}
"""Keys under ``rules`` and their values, as ``--set`` takes them; one of each is always drawn."""

COMBINATIONS = ("rotation_combos", "straights", "rainbow", "sets")


def random_house(chance: Random, longest: int = 0) -> list[str]:
    """A config as ``--set`` texts over the preset ``classic``; ``longest`` sets ``max_turns`` for all."""
    left_out = set(KEYS) if chance.random() < 0.5 else {*KEYS, *COMBINATIONS}
    others = [text for text in random_sets(chance, longest) if _key(text) not in left_out]
    return [*others, *(f"rules.{key}={chance.choice(values)}" for key, values in KEYS.items())]


def _key(text: str) -> str:
    return text.partition("=")[0].removeprefix("rules.")
