"""Several cards in one turn: straights, rainbows and equal cards (rules.md S1 to S4, R1 to R3, ``sets``)."""

from collections.abc import Iterator

from .game import Game
from .words import Words


def several_cards(game: Game, words: Words) -> Iterator[str]:
    """Yield what all combinations have in common."""
    rules = game.rules
    if not game.several:
        return
    goes_on = rules.straights.enabled and rules.straights.table_card
    yield words.say("several.first.straight" if goes_on else "several.first")
    yield words.say("several.fewer")
    if rules.rainbow.enabled or rules.sets == "same_number":
        yield words.say("several.equal")
    if rules.straights.enabled or rules.rainbow.enabled:
        others = game.combo_tails or rules.sets != "none"
        yield words.say("several.top.others" if others else "several.top")
    if rules.draw.drawn_card != "keep":
        yield words.say("several.drawn")


def straights(game: Game, words: Words) -> Iterator[str]:
    """Yield what a straight is, and what its 0s do."""
    rule = game.rules.straights
    if not rule.enabled:
        return
    yield words.say(f"straight.{rule.colors}")
    yield words.say(f"straight.table.{rule.colors}" if rule.table_card else "straight.no_table")
    if game.has("0"):
        yield words.say("straight.zero")
        if rule.table_card:
            yield words.say("straight.table.zero")
    if game.zero_moves:
        yield words.say("straight.zero.moves")
    if game.combo_tails:
        tails = [f"8-9-0 + {words.kind(tail)}" for tail in game.combo_tails]
        yield words.say("straight.combo", examples=words.listed("or", tails))
    if game.seven_moves:
        yield words.say("straight.seven")


def rainbows(game: Game, words: Words) -> Iterator[str]:
    """Yield what a rainbow is, and what it gives."""
    rule = game.rules.rainbow
    if not rule.enabled:
        return
    yield words.say("rainbow")
    yield words.say("rainbow.table" if rule.table_run else "rainbow.hand")
    if rule.table_run:
        yield words.say("rainbow.run")
    yield words.say("rainbow.fixed" if rule.cards else "rainbow.face", cards=words.cards(rule.cards))
    if game.has("0"):
        yield words.say("rainbow.zero", cards=words.cards(rule.zero_cards))
    yield words.say("rainbow.share.two" if game.two else "rainbow.share")
    if game.zero_moves:
        yield words.say("rainbow.zero.rests")
    if game.seven_moves:
        yield words.say("rainbow.seven")


def sets(game: Game, words: Words) -> Iterator[str]:
    """Yield which equal cards may be laid together, and how their effects add up."""
    rules = game.rules
    if rules.sets == "none":
        return
    yield words.say(f"sets.{rules.sets}")
    if game.has("skip"):
        yield words.say("sets.skip.two" if game.two else "sets.skip")
    if game.has("reverse"):
        as_skips = game.two and rules.reverse.two_players == "skip"
        yield words.say("sets.reverse.two" if as_skips else "sets.reverse")
    if game.has("draw_two"):
        yield words.say("sets.draw_two")
    if game.zero_moves:
        yield words.say(f"sets.zero.{rules.zero}")
    if game.seven_moves:
        yield words.say("sets.seven")
    if rules.rainbow.enabled:
        yield words.say("sets.rainbow")
