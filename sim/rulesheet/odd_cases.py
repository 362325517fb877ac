"""Odd cases: empty piles, too many cards, endless hands (rules.md section 4)."""

from collections.abc import Iterator

from .game import DRAW_CARDS, WILDS, Game
from .words import Words


def odd_cases(game: Game, words: Words) -> Iterator[str]:
    """Yield what is seldom needed and often argued about."""
    rules = game.rules
    asking = game.held(DRAW_CARDS)
    if rules.reshuffle == "rlcard" and asking:
        yield words.say("reshuffle.rlcard.draw_cards", kinds=words.any_of(asking))
    else:
        yield words.say(f"reshuffle.{rules.reshuffle}")
    if game.held(WILDS):
        yield words.say("reshuffle.wild")
    yield words.say(f"empty.{rules.both_piles_empty}")
    if rules.mercy.limit:
        yield words.say("mercy", cards=words.cards(rules.mercy.limit))
    yield words.counted("max_turns", rules.max_turns)
