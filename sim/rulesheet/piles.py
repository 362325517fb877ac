"""Answering draw cards: stacking and deflecting (rules.md section 4: ``stacking``, ``deflect``)."""

from collections.abc import Iterator

from .game import DRAW_CARDS, Game
from .words import Words


def title(game: Game) -> str:
    """Return the key of the section's title."""
    if game.stacks and game.deflects:
        return "title.stacking_and_deflecting"
    return "title.stacking" if game.stacks else "title.deflecting"


def stacking(game: Game, words: Words) -> Iterator[str]:
    """Yield which draw card may be laid on which, and what comes of it."""
    if not game.stacks:
        return
    if len(game.held(DRAW_CARDS)) > 1:
        yield words.say(f"stack.{game.rules.stacking.mode}")
    else:
        yield words.say("stack.one_kind", kind=words.kind(next(iter(game.stacks))))
    yield words.say("stack.grow")
    rule = game.rules.wild_draw_four
    bound = rule.enforced_by != "nobody" and rule.legal != "always"
    if bound and any("wild_draw_four" in answers for answers in game.stacks.values()):
        yield words.say("stack.bound")
    yield words.say("stack.must" if game.rules.stacking.mandatory else "stack.may")


def deflecting(game: Game, words: Words) -> Iterator[str]:
    """Yield which card passes the cards waiting on, and to whom."""
    for kind in game.deflects:
        yield words.say(f"deflect.{kind}{'.two' if game.two and kind == 'reverse' else ''}")
    if game.deflects:
        yield words.say(f"deflect.{'same_color' if game.rules.deflect.same_color else 'any_color'}")


def pile(game: Game, words: Words) -> Iterator[str]:
    """Yield what holds for all cards that wait to be drawn, however they may be answered."""
    if not game.stacks and not game.deflects:
        return
    yield words.say("pile.draw")
    yield words.say("pile.only.several" if game.several else "pile.only")
    rule = game.rules.wild_draw_four
    if game.challenges and "wild_draw_four" in game.answerable:
        key = "pile.challenge" if game.bluffs else "pile.challenge.in_vain"
        guilty, innocent = words.cards(rule.guilty_draws), words.cards(rule.innocent_total)
        yield words.say(key, guilty=guilty, innocent=innocent)
    yield words.say("pile.last", kinds=words.any_of(game.answerable))
