"""Cards drawn, hands moved and UNO called, in words."""

from collections.abc import Iterator

from ..kernel.events import Event, Reason
from ..kernel.words import Habit
from .scene import Phrase, Scene, Teller
from .wording import held

_NOT_SAID, _CAUGHT = 1, 2
_DUTIES = ("player", "receiver")
_CALLS = ("said", "missed", "caught")


def draw(scene: Scene) -> Iterator[Phrase]:
    """Say who takes which cards, and why."""
    words, reason = scene.words, Reason(scene.event.b)
    drawn: dict[int, list[int]] = {}
    for event in scene.group:
        drawn.setdefault(event.seat, []).append(event.a)
    for seat, cards in drawn.items():
        if reason == Reason.gift:
            text = words.counted("gift", len(cards), cards=words.hand(cards))
        else:
            why = words.say(f"why.{reason.name}")
            text = words.counted("draw", len(cards), cards=words.hand(cards), why=why)
        yield Phrase(text, seat)


def empty(scene: Scene) -> Iterator[Phrase]:
    """Say how many cards are not there to be drawn."""
    yield Phrase(scene.words.counted("empty", scene.event.a), scene.event.seat)


def reshuffle(scene: Scene) -> Iterator[Phrase]:
    """Say that the discards are the new draw pile."""
    yield Phrase(scene.words.say("reshuffle", n=scene.event.a), alone=True)


def rotate(scene: Scene) -> Iterator[Phrase]:
    """Say whose hand goes where, and how many cards each holds now."""
    words, laid, shift = scene.words, scene.event.a, scene.event.b
    if shift == 0:
        yield Phrase(
            words.say("rotate.null", n=abs(laid)) if laid else words.say("rotate.there_and_back"), alone=True
        )
        return
    givers = scene.before.givers(shift)
    moves = words.row(
        held(words.say("gives", giver=words.seat(giver), receiver=words.seat(to)))
        for to, giver in sorted(givers.items(), key=lambda pair: pair[1])
    )
    how = words.say("rotate.back", moves=moves) if laid < 0 else words.counted("rotate.on", laid, moves=moves)
    yield Phrase(how, alone=True)
    yield _now(scene, scene.after.seats)


def swap(scene: Scene) -> Iterator[Phrase]:
    """Say who changes hands with whom, and how many cards both hold now."""
    key = "swap.zero" if scene.event.b else "swap.seven"
    yield Phrase(scene.words.say(key, other=scene.words.seat(scene.event.a)), scene.event.seat)
    yield _now(scene, [scene.event.seat, scene.event.a])


def keep(scene: Scene) -> Iterator[Phrase]:
    """Say that a swap is declined."""
    yield Phrase(scene.words.say("keep"), scene.event.seat)


def uno(scene: Scene) -> Iterator[Phrase]:
    """Say whether UNO is said."""
    yield Phrase(scene.words.say(f"uno.{_DUTIES[scene.event.a]}.{_CALLS[scene.event.b]}"), scene.event.seat)


def caught(scene: Scene) -> Iterator[Phrase]:
    """Say who is caught late."""
    yield Phrase(scene.words.say(f"caught.{_DUTIES[scene.event.a]}"), scene.event.seat)


def habit(scene: Scene) -> Iterator[Phrase]:
    """Say what a seat does by habit, unless the event after it says so."""
    asked, follows = Habit(scene.event.a), scene.next
    told_next = (
        follows is not None and follows.seat == scene.event.seat and follows.kind in _TOLD.get(asked, ())
    )
    if not told_next:
        key = f"habit.{asked.name}.{'yes' if scene.event.b else 'no'}"
        if scene.words.has(key):
            yield Phrase(scene.words.say(key), scene.event.seat)


_TOLD = {
    Habit.forget: (Event.uno, Event.habit),
    Habit.catch: (Event.uno, Event.caught),
    Habit.challenge: (Event.challenge,),
    Habit.jump_in: (Event.jump,),
}
"""Habits about which certain events right after say all."""


def challenge(scene: Scene) -> Iterator[Phrase]:
    """Say whether a challenged Wild Draw Four was a bluff, and show the hand."""
    words, accused = scene.words, scene.event.a
    key = "challenge.guilty" if scene.event.b else "challenge.innocent"
    cards = words.hand(scene.before.hands[accused])
    yield Phrase(words.say(key, other=words.seat(accused), cards=cards), scene.event.seat)


def _now(scene: Scene, seats: list[int]) -> Phrase:
    counts = {seat: len(scene.after.hands[seat]) for seat in seats}
    return Phrase(scene.words.say("now", counts=scene.words.counts(counts)), alone=True)


TELLERS: dict[Event, Teller] = {
    Event.draw: draw,
    Event.empty: empty,
    Event.reshuffle: reshuffle,
    Event.rotate: rotate,
    Event.swap: swap,
    Event.keep: keep,
    Event.uno: uno,
    Event.caught: caught,
    Event.habit: habit,
    Event.challenge: challenge,
}
