"""Jumping in and saying UNO (rules.md B8, C4, Z7, Z8, ``jump_in``, ``uno``)."""

from collections.abc import Iterator

from .game import WILDS, Game
from .words import Words


def jumping_in(game: Game, words: Words) -> Iterator[str]:
    """Yield who may lay a card out of turn, and what comes of it."""
    rule = game.rules.jump_in
    if rule.mode == "none":
        return
    yield words.say("jump_in")
    yield words.say("jump_in.opening")
    if game.held(WILDS):
        yield words.say("jump_in.wilds" if rule.wilds else "jump_in.no_wilds")
    yield words.say(f"jump_in.{rule.race}")
    yield words.say("jump_in.effect")
    yield words.say("jump_in.stands")
    if game.stacks or game.deflects:
        yield words.say("jump_in.pile")


def saying_uno(game: Game, words: Words) -> Iterator[str]:
    """Yield when UNO is due, and what it costs not to say it."""
    uno = game.rules.uno
    if uno.window == "none":
        return
    yield words.counted("uno.due", uno.due_at)
    yield words.say(f"uno.{uno.window}", cards=words.cards(uno.penalty))
    if game.several:
        yield words.say("uno.several")
    if game.moving:
        moved_by = words.any_of(game.moving)
        yield words.say("uno.handed_on", kinds=moved_by)
        yield words.say(f"uno.on_receive.{uno.on_receive}", kinds=moved_by)
