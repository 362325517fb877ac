"""What the opening card does (rules.md C5, C6, section 4)."""

from collections.abc import Iterator

from ..config import Kind
from .game import WILDS, Game
from .words import Words


def opening(game: Game, words: Words) -> Iterator[str]:
    """Yield what happens for each kind of opening card, those with the same consequence together."""
    yield from _number(game, words)
    treatments = _treatments(game)
    for kind, treatment in treatments.items():
        if treatment not in ("ignore", "redraw"):
            yield _acting(game, words, kind, treatment)
    for word in ("ignore", "redraw"):
        kinds = [kind for kind, treatment in treatments.items() if treatment == word]
        if kinds:
            yield words.say(f"opening.{word}", kinds=words.any_of(kinds))


def _number(game: Game, words: Words) -> Iterator[str]:
    if not game.held(("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")):
        return
    if game.rules.opening.zero == "rotate" and game.has("0"):
        yield words.say("opening.zero")
    elif game.moving:
        yield words.say("opening.number.still", kinds=words.any_of(game.moving))
    else:
        yield words.say("opening.number")


def _treatments(game: Game) -> dict[Kind, str]:
    """Return the word that governs each kind of card in the deck that is no number."""
    opening = game.rules.opening
    as_wild = opening.wild_draw_four == "as_wild" and opening.wild == "redraw"
    words: dict[Kind, str] = {
        "skip": opening.skip,
        "reverse": opening.reverse,
        "draw_two": opening.draw_two,
        "wild": opening.wild,
        "wild_draw_four": "redraw" if as_wild else opening.wild_draw_four,
    }
    return {kind: word for kind, word in words.items() if game.has(kind)}


def _acting(game: Game, words: Words, kind: Kind, treatment: str) -> str:
    if kind in WILDS:
        named = words.say(f"named.{game.rules.opening.wild}")
        key = "opening.wild" if kind == "wild" else f"opening.wild_draw_four.{treatment}"
        return words.say(key, named=named)
    if treatment == "starter_first" and game.two and game.rules.reverse.two_players == "skip":
        return words.say("opening.reverse.as_skip")
    return words.say(f"opening.{kind}.{treatment}")
