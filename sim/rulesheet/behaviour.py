"""How the simulated players behave: strategies and habits (rules.md section 7)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ..config import STRATEGIES
from ..config.players import shown_strategy
from .game import WILDS, Game, by_value
from .words import Words

BY_CHANCE: Final = ("random", "random_action")


def strategies(game: Game, words: Words) -> Iterator[str]:
    """Yield how cards, colours and other players are chosen."""
    for seats, name in by_value(game.config.strategies):
        how = words.say(f"how.{name}" if name in STRATEGIES else "how.own")
        shown = shown_strategy(name)
        if len(seats) == game.players:
            yield words.say("strategy.all", name=shown, how=how)
        else:
            yield words.counted("strategy", len(seats), seats=words.seats(seats), name=shown, how=how)
    if game.rules.draw.drawn_card == "may_play":
        yield words.say("behaviour.drawn")
    if any(weighs(name) for name in game.config.strategies):
        yield words.say("behaviour.ties")
    if game.held(WILDS):
        yield from _of_those(game, words, "color")
    if game.chosen:
        yield from _targets(game, words, "swap")
    if game.seven_moves and game.rules.seven.optional:
        yield words.say("behaviour.optional")
    if game.rules.rainbow.enabled:
        yield from _targets(game, words, "gift")


def weighs(name: str) -> bool:
    """Return whether a strategy prefers some moves to others."""
    return name in STRATEGIES and name not in BY_CHANCE


def _targets(game: Game, words: Words, what: str) -> Iterator[str]:
    """Yield whom players choose; with two there is nobody to choose."""
    if not game.two:
        yield from _of_those(game, words, what)


def _of_those(game: Game, words: Words, what: str) -> Iterator[str]:
    """Yield a way of choosing of those who weigh their choice, and of those who leave it to chance."""
    by_chance = BY_CHANCE if what == "color" else ("random",)
    groups: dict[str, Callable[[str], bool]] = {
        "weighed": lambda name: name in STRATEGIES and name not in by_chance,
        "by_chance": lambda name: name in by_chance,
    }
    for how, belongs in groups.items():
        seats = [seat for seat, name in enumerate(game.config.strategies) if belongs(name)]
        if seats:
            yield spoken_of(seats, words.say(f"behaviour.{what}.{how}"), game, words)


def habits(game: Game, words: Words) -> Iterator[str]:
    """Yield how often players do or forget what they may."""
    kinds = words.any_of(game.answerable) if game.answerable else ""
    for name, acts in _acting(game).items():
        if not acts:
            continue
        for seats, chance in by_value(game.habit(name)):
            often = {0.0: "never", 1.0: "always"}.get(chance, "sometimes")
            text = words.say(f"habit.{name}.{often}", percent=words.percent(chance), kinds=kinds)
            yield spoken_of(seats, text, game, words)


def _acting(game: Game) -> dict[str, bool]:
    """Return for each habit whether the rules let it act."""
    rules = game.rules
    calls = rules.uno.window != "none"
    must_stack = rules.stacking.mandatory and not game.deflects
    return {
        "forget": calls,
        "catch": calls and rules.uno.window != "automatic",
        "bluff": game.bluffs,
        "challenge": game.challenges,
        "stack": bool(game.deflects) or (bool(game.stacks) and not must_stack),
        "jump_in": rules.jump_in.mode != "none",
        "draw_anyway": rules.draw.voluntary,
    }


def spoken_of(seats: Sequence[int], text: str, game: Game, words: Words) -> str:
    """Return a sentence about some seats; about all of them it names none."""
    if len(seats) == game.players:
        return text[0].upper() + text[1:]
    return words.counted("of_seats", len(seats), seats=words.seats(seats), text=text)
