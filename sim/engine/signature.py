"""One signature of all that is played: presets and house rules, a fixed number of games each, their counters hashed."""

import hashlib
from typing import Final, NamedTuple

from ..config import Config, load
from ..config.presets import preset_names
from ..kernel.counters import Counters
from ..results.json_text import json_text
from .chunks import Chunks, Sizes
from .player import kernel_player
from .pool import Pool
from .stop import Stop

GAMES: Final = 20_000
"""Games of each config in the whole signature."""

SMALL: Final = 10
"""Games of each config in the small one, short enough to be played without the compiler."""

HANDS_PER_MATCH: Final = 10
"""By so many times fewer matches are played."""

CHUNK: Final = 500

FOREVER: Final = 1e6
"""Seconds a chunk may take: as none takes that long, all are of one size."""

DIGITS: Final = 16

HOUSE: Final = {
    "house_large_table": (
        *("players=10", "rules.decks=3", "rules.jump_in={mode: identical, wilds: true, race: random}"),
        *("rules.mercy={limit: 25}", "rules.end=last_standing", "rules.sets=same_number"),
        *("rules.six_is_nine=true", "strategies=random", "habits={draw_anyway: 0.1, jump_in: 0.5}"),
    ),
    "house_two_players": (
        *("players=2", "rules.deal=5", "rules.stacking={mode: cross, mandatory: true}"),
        *("rules.deflect={mode: both, same_color: false}", "rules.finish=no_action"),
        *("rules.draw.amount=until_playable", "rules.draw.voluntary=true", "strategies=punisher"),
    ),
    "house_trading": (
        *(
            "players=5",
            "rules.zero=trade",
            "rules.seven={mode: swap, optional: true}",
            "rules.sets=identical",
        ),
        *("rules.straights={enabled: true, colors: any}", "rules.rainbow={enabled: true, table_run: false}"),
        *("rules.uno={due_at: 2, on_receive: must_call}", "habits={forget: 0.3, catch: 0.5, bluff: 0.5}"),
        "strategies=[random, random_action, high_points, save_wild, most_color]",
    ),
}
"""What no preset has, as ``--set`` texts over ``classic``."""


class Signature(NamedTuple):
    """Hashes of what was counted.

    Attributes:
        games: games of each config, matches a tenth of it.
        configs: the hash of the counters of each config, by its name.
        whole: the hash of all of them.
    """

    games: int
    configs: dict[str, str]
    whole: str


def signature(games: int = GAMES, *, threads: int = 1, chunk: int = CHUNK) -> Signature:
    """Play the fixed set of configs and return the signature of their counters.

    It depends on the rules and on ``games`` alone.

    Args:
        games: games of each config, at least 10; matches a tenth of it.
        threads: threads that play; the result does not depend on it.
        chunk: games of a chunk; the result does not depend on it.
    """
    hashes = {
        name: _hash(_counted(config, games, threads, chunk)) for name, config in signed_configs().items()
    }
    return Signature(games, hashes, _digest(json_text(hashes)))


def signed_configs() -> dict[str, Config]:
    """Return the configs that are played, by name: all presets, and house rules that none of them has."""
    presets = {name: load(name, ["run.seed=1"]) for name in preset_names()}
    houses = {name: load("classic", ["run.seed=1", *sets]) for name, sets in HOUSE.items()}
    return presets | houses


def _counted(config: Config, games: int, threads: int, chunk: int) -> Counters:
    counters = Counters(config.rules.max_turns)
    if config.rules.match.mode != "none":
        games = games // HANDS_PER_MATCH
    chunks = Chunks(0, games, sizes=Sizes(FOREVER, chunk, chunk))
    with Pool(kernel_player(config), chunks, threads=threads, with_rows=False, stop=Stop()) as pool:
        for played in pool:
            counters.add(played.batch.counters)
    return counters


def _hash(counters: Counters) -> str:
    return _digest(json_text(counters.as_dict()))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
