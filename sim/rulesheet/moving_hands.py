"""Hands that move: zeros, sevens and rotation combos (rules.md Z1 to Z9, ``zero``, ``seven``)."""

from collections.abc import Iterator

from ..config import Kind
from .game import Game
from .words import Words


def title(game: Game) -> str:
    """Return the key of the section's title."""
    if game.zero_moves and game.seven_moves:
        return "title.zeros_and_sevens"
    return "title.zeros" if game.zero_moves else "title.sevens"


def zeros_and_sevens(game: Game, words: Words) -> Iterator[str]:
    """Yield what a 0 and a 7 do to the hands."""
    two = ".two" if game.two else ""
    seven = game.rules.seven
    if game.zero_moves:
        yield words.say(f"zero.{game.rules.zero}{two}")
    if game.seven_moves:
        yield words.say(f"seven.swap{two}" if game.two else f"seven.{seven.mode}")
        yield words.say("seven.optional" if seven.optional else "seven.must")
    if game.moving:
        yield words.say("hands.last", kinds=words.any_of(game.moving))


def rotation_combos(game: Game, words: Words) -> Iterator[str]:
    """Yield what a 0 may carry, and where the hands go at this table."""
    tails = game.combo_tails
    if not tails:
        return
    yield words.say(f"combo.{'_and_'.join(tails)}")
    yield words.say("combo.table", n=game.players)
    yield words.say("combo.zero", effect=effect(1, game.players, words))
    for tail in tails:
        yield from _lines(game, words, tail)
    yield words.say("combo.no_turn_lost", kinds=words.any_of(tails))
    if game.players_leave and not game.two:
        yield words.say("combo.players_left")
    lost = [key for key, on in _lost(game).items() if on]
    if lost:
        yield words.say("combo.lost", which=words.listed("or", [words.say(key) for key in lost]))
    yield words.say("combo.last")


def _lines(game: Game, words: Words, tail: Kind) -> Iterator[str]:
    if tail == "skip":
        yield words.say("combo.line.skip", effect=effect(2, game.players, words))
        yield words.say("combo.line.skips", effect=effect(3, game.players, words))
    else:
        key = "combo.line.reverse.two" if game.two else "combo.line.reverse"
        yield words.say(key, effect=effect(-1, game.players, words))
        yield words.say("combo.line.reverses")


def effect(shift: int, players: int, words: Words) -> str:
    """Return in words where hands go that move so many seats on in the direction of play.

    Args:
        shift: -1, 1, 2 or 3 seats.
        players: how many sit at the table.
        words: the words of a language.
    """
    if shift % players == 0:
        return words.say("effect.none", n=shift)
    if players == 2:
        return words.say("effect.swap")
    if abs(shift) == 1:
        return words.say("effect.next" if shift == 1 else "effect.before")
    return words.say("effect.round" if shift == players - 1 else "effect.on", n=shift)


def _lost(game: Game) -> dict[str, bool]:
    """Return where a 0 has lost its rotation, and so carries no combo (Z6)."""
    return {
        "lost.straight": game.rules.straights.enabled,
        "lost.rainbow": game.rules.rainbow.enabled,
        "lost.set": game.rules.sets != "none",
    }
