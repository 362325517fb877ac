"""The line under a heading that says what a chart of several rule sets is of."""

from typing import Final

from ..comparison import Comparison
from ..duel import Duel
from ..sweep import Sweep
from ..texts import Words

ROOM: Final = 78
"""Characters that fit on the line."""


def about_comparison(comparison: Comparison, words: Words) -> str:
    """Say how many rule sets are compared with which, on how many hands."""
    first = comparison.document.rule_sets[0]
    rest = words.say(
        "comparison.about",
        players=words.say("run.players", n=words.whole(first.players)),
        hands=words.count("hands", first.hands),
        seed=first.seed,
    )
    name = words.name(comparison.document.baseline, ROOM - len(rest) - 10)
    return words.say("comparison.about.baseline", name=name, rest=rest)


def about_sweep(sweep: Sweep, words: Words) -> str:
    """Say of which config keys are varied, in how many combinations, on how many games."""
    rest = size_of_sweep(sweep, words)
    return f"{words.name(sweep.document.name, ROOM - len(rest))} \u00b7 {rest}"


def size_of_sweep(sweep: Sweep, words: Words) -> str:
    """Say in how many combinations a sweep was played, and on how many games."""
    document = sweep.document
    return words.say(
        "sweep.about",
        cells=words.count("cells", len(document.cells)),
        games=words.count("games", document.games),
        seed=document.seed,
    )


def about_duel(duel: Duel, words: Words) -> str:
    """Say under which rules a duel was played, on how many deals."""
    rest = size_of_duel(duel, words)
    return f"{words.name(duel.document.name, ROOM - len(rest))} \u00b7 {rest}"


def size_of_duel(duel: Duel, words: Words) -> str:
    """Say how many play in a duel, and on how many deals."""
    document = duel.document
    return words.say(
        "duel.about",
        players=words.say("run.players", n=words.whole(document.players)),
        deals=words.count("deals", document.deals),
        seatings=words.count("seatings", len(document.seatings)),
        seed=document.seed,
    )
