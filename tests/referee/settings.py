"""A config by attributes alone for logs written by hand: the defaults, changed by dotted keys."""

from types import SimpleNamespace
from typing import Any

from .cards import KINDS

POINTS = dict(zip(KINDS, (*range(10), 20, 20, 20, 50, 50), strict=True))

DEFAULT_RULES: dict[str, Any] = {
    "deck": {"mode": "classic", "cards": {}},
    "decks": 1,
    "deal": 7,
    "start": {"first_player": "left_of_dealer", "seat": 0},
    "opening": {
        "skip": "apply",
        "draw_two": "draw_and_skip",
        "reverse": "dealer_first",
        "wild": "starter_names",
        "wild_draw_four": "redraw",
        "zero": "ignore",
    },
    "draw": {"amount": "one", "up_to": 0, "drawn_card": "may_play", "voluntary": False},
    "wild_draw_four": {
        "legal": "no_color",
        "enforced_by": "challenge",
        "guilty_draws": 4,
        "innocent_total": 6,
        "winner_plays": True,
        "drawn_penalty": True,
    },
    "stacking": {"mode": "none", "mandatory": False},
    "deflect": {"mode": "none", "same_color": True},
    "reverse": {"two_players": "skip"},
    "zero": "plain",
    "seven": {"mode": "plain", "optional": False},
    "rotation_combos": False,
    "straights": {"enabled": False, "colors": "same", "table_card": True},
    "rainbow": {"enabled": False, "table_run": True, "cards": 0, "zero_cards": 10},
    "sets": "none",
    "jump_in": {"mode": "none", "wilds": False, "race": "nearest"},
    "finish": "any",
    "last_draw_card": "counts",
    "uno": {"due_at": 1, "on_receive": "none", "window": "next_plays", "penalty": 2},
    "six_is_nine": False,
    "mercy": {"limit": 0},
    "end": "first_out",
    "both_piles_empty": "pass",
    "reshuffle": "keep_top",
    "scoring": {"hand": "winner", "values": POINTS},
    "match": {"mode": "none", "hands": 0, "target": 500},
    "max_turns": 10000,
}
DEFAULT_HABITS = {
    "forget": 0.1,
    "catch": 0.5,
    "bluff": 0.0,
    "challenge": 0.0,
    "stack": 1.0,
    "jump_in": 1.0,
    "draw_anyway": 0.0,
}
EL_CERO = {
    "zero": "rotate",
    "rotation_combos": True,
    "straights.enabled": True,
    "rainbow.enabled": True,
    "uno.on_receive": "must_call",
}


def rules(changes: dict[str, Any] | None = None) -> SimpleNamespace:
    """The rules with these dotted keys changed; a key that does not exist is an error."""
    tree = {key: dict(value) if isinstance(value, dict) else value for key, value in DEFAULT_RULES.items()}
    for path, value in (changes or {}).items():
        section, _, key = path.partition(".")
        place = tree[section] if key else tree
        name = key or section
        if name not in place:
            raise KeyError(path)
        place[name] = value
    values = tree["scoring"]["values"], tree["deck"]["cards"]
    result = SimpleNamespace(
        **{key: SimpleNamespace(**value) if isinstance(value, dict) else value for key, value in tree.items()}
    )
    result.scoring.values, result.deck.cards = values
    return result


def config(players: int, changes: dict[str, Any] | None = None, **habits: float) -> SimpleNamespace:
    """A config for ``players`` seats with these rules and, for every seat, these habits."""
    unknown = habits.keys() - DEFAULT_HABITS.keys()
    if unknown:
        raise KeyError(unknown)
    one = SimpleNamespace(**{**DEFAULT_HABITS, **habits})
    return SimpleNamespace(players=players, habits=(one,) * players, rules=rules(changes))
