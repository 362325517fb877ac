"""A turn: what may be laid, and drawing (rules.md B4, B5, C2, C3, C7, ``draw``, ``six_is_nine``)."""

from collections.abc import Iterator

from .game import DRAW_CARDS, WILDS, Game
from .words import Words


def matching(game: Game, words: Words) -> Iterator[str]:
    """Yield what matches the table."""
    yield words.say("turn.match")
    if game.has("wild"):
        yield words.say("turn.wild")
    if game.held(WILDS):
        yield words.say("turn.after_wild")
    if six_is_nine(game):
        yield words.say("turn.six_is_nine")
        if game.several:
            yield words.say("turn.six_is_nine.combinations")


def six_is_nine(game: Game) -> bool:
    """Return whether a 6 and a 9 match each other."""
    return game.rules.six_is_nine and game.has("6") and game.has("9")


def drawing(game: Game, words: Words) -> Iterator[str]:
    """Yield who draws, how many, and what becomes of the card drawn."""
    draw = game.rules.draw
    yield words.say(f"draw.{draw.amount}", cards=words.cards(draw.up_to))
    wilds = ".wilds" if draw.drawn_card == "rlcard" and game.held(WILDS) else ""
    yield words.say(f"drawn.{draw.drawn_card}{wilds}")
    if not draw.voluntary:
        yield words.say("draw.must_play")
    elif draw.drawn_card == "keep":
        yield words.say("draw.voluntary.keep")
    else:
        yield words.say("draw.voluntary")
    if draw.amount != "one" and game.held(DRAW_CARDS):
        yield words.say("draw.exact")
