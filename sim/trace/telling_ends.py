"""Who leaves the game, how a hand ends and what it scores, in words."""

from collections.abc import Iterator

from rich.text import Text

from ..kernel.events import Event
from ..kernel.words import Ending
from .cards import worth
from .scene import Phrase, Scene, Teller


def out(scene: Scene) -> Iterator[Phrase]:
    """Say who has no cards left while others play on."""
    yield Phrase(scene.words.say("out", n=scene.event.a), scene.event.seat)


def mercy(scene: Scene) -> Iterator[Phrase]:
    """Say who holds too many cards to play on."""
    yield Phrase(scene.words.say("mercy", n=scene.event.a), scene.event.seat)


def end(scene: Scene) -> Iterator[Phrase]:
    """Say how the hand ended, what everybody holds, what it is worth, and who scores."""
    words, (_, winner, code, _) = scene.words, scene.group[-1]
    ending = Ending(code)
    if winner >= 0:
        how = words.say(f"end.{ending.name}", seat=words.seat(winner))
    elif ending in (Ending.fewest_points, Ending.fewest_cards):
        how = words.say("end.tie")
    elif ending == Ending.unfinished:
        how = words.counted("end.unfinished", scene.turn)
    else:
        how = words.say(f"end.{ending.name}")
    yield Phrase(words.say("end", how=how), heading=True)
    scored = {event.seat: event.a for event in scene.group if event.kind == Event.points}
    for seat, cards in enumerate(scene.after.hands):
        yield Phrase(_left_with(scene, cards), seat)
        if seat in scored:
            yield Phrase(words.say("points", n=scored[seat]), seat)
    if scene.config.rules.match.mode != "none":
        yield from match(scene)


def match(scene: Scene) -> Iterator[Phrase]:
    """Say the scores of the match so far and, after its last hand, who has won or lost it."""
    words, scores = scene.words, scene.scores
    totals = words.counts(dict(enumerate(scores.totals)))
    yield Phrase(words.counted("match.scores", scores.hands, scores=totals), alone=True)
    if scene.next is None:
        for how, seat in scores.verdict(scene.config):
            yield Phrase(words.say(f"match.{how}", seat=words.seat(seat)), alone=True)


def _left_with(scene: Scene, cards: tuple[int, ...]) -> Text:
    words = scene.words
    if not cards:
        return words.say("no_cards")
    points = worth(scene.config, cards)
    return words.counted("left_with", len(cards), points=points, cards=words.hand(cards))


TELLERS: dict[Event, Teller] = {Event.out: out, Event.mercy: mercy, Event.end: end}
