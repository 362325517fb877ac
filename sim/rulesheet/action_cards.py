"""Action cards and wilds (rules.md B6, C6, C7)."""

from collections.abc import Iterator

from .game import DRAW_CARDS, Game
from .words import Words


def action_cards(game: Game, words: Words) -> Iterator[str]:
    """Yield what Skip, Reverse, Draw Two and Wild do."""
    if game.has("skip"):
        yield words.say("action.skip.two" if game.two else "action.skip")
    if game.has("reverse"):
        yield words.say("action.reverse")
        yield words.say(f"reverse.{'two' if game.two else 'few'}.{game.rules.reverse.two_players}")
    if game.has("draw_two"):
        yield words.say("action.draw_two")
    if game.has("wild"):
        yield words.say("action.wild")


def draw_cards_spent(game: Game, words: Words) -> Iterator[str]:
    """Yield that a draw card acts once."""
    if game.held(DRAW_CARDS):
        yield words.say("action.spent", kinds=words.any_of(game.held(DRAW_CARDS)))


def wild_draw_four(game: Game, words: Words) -> Iterator[str]:
    """Yield what a Wild Draw Four does, when it may be laid, and how it is challenged (B7, C8)."""
    if not game.has("wild_draw_four"):
        return
    yield words.say("w4.effect")
    rule = game.rules.wild_draw_four
    if rule.enforced_by == "nobody":
        yield words.say("w4.nobody")
    else:
        yield words.say(f"w4.legal.{rule.legal}")
        if game.rules.straights.enabled and rule.legal in ("no_match", "no_other_playable"):
            yield words.say("w4.combinations")
        yield from _challenge(game, words)
    if game.rules.draw.drawn_card != "keep":
        yield words.say(f"w4.drawn.{'counts' if rule.drawn_penalty else 'free'}")


def _challenge(game: Game, words: Words) -> Iterator[str]:
    rule = game.rules.wild_draw_four
    guilty, innocent = words.cards(rule.guilty_draws), words.cards(rule.innocent_total)
    if rule.enforced_by == "table":
        yield words.say("w4.no_challenge" if rule.legal == "always" else "w4.table")
    elif rule.legal == "always":
        yield words.say("w4.in_vain", cards=innocent)
    else:
        yield words.say("w4.challenge")
        yield words.say(f"w4.guilty.{'plays' if rule.winner_plays else 'loses'}", cards=guilty)
        yield words.say("w4.innocent", cards=innocent)
