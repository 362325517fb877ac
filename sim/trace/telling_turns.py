"""The deal, turns and moves in words."""

from collections.abc import Iterator

from ..kernel.events import Event, Kind, Lost, Phase
from .cards import color_of, symbol_of
from .scene import Phrase, Scene, Teller
from .wording import SEATS


def hand(scene: Scene) -> Iterator[Phrase]:
    """Say what is played, and who sits where."""
    words, config, event = scene.words, scene.config, scene.event
    title = words.say("title", name=config.name, game=scene.game, seed=config.run.seed, n=config.players)
    yield Phrase(title, heading=True)
    last = config.players - 1
    dealer, starter = words.seat(event.a), words.seat(event.seat)
    seats = words.say("seats", first=SEATS[0], last=SEATS[last], n=last, dealer=dealer, starter=starter)
    yield Phrase(seats, alone=True)
    if config.rules.match.mode != "none":
        yield Phrase(words.say("hand_number", n=event.b + 1), alone=True)


def deal(scene: Scene) -> Iterator[Phrase]:
    """Say what a seat is dealt."""
    yield _holds(scene, scene.event.seat, scene.cards)


def redraw(scene: Scene) -> Iterator[Phrase]:
    """Say which card may not open."""
    yield Phrase(scene.words.say("redraw", card=scene.words.card(scene.event.a)), alone=True)


def opening(scene: Scene) -> Iterator[Phrase]:
    """Say which card opens."""
    yield Phrase(scene.words.say("open", card=scene.words.card(scene.event.a)), alone=True)


def name(scene: Scene) -> Iterator[Phrase]:
    """Say which colour is named."""
    color = scene.words.color(scene.event.a)
    if scene.event.seat < 0:
        yield Phrase(scene.words.say("chance_names", color=color), alone=True)
    else:
        yield Phrase(scene.words.say("name", color=color), scene.event.seat)


def turn(scene: Scene) -> Iterator[Phrase]:
    """Say who is on move, on what, with which cards."""
    words, table, event = scene.words, scene.before, scene.event
    key = "turn" if event.b == 1 else "turn.counterclockwise"
    if event.a:
        key += ".pending"
    top = words.top(table.top, table.color) if table.top is not None else ""
    waiting = words.counted("cards", event.a)
    seat = words.seat(event.seat)
    yield Phrase(words.say(key, n=scene.turn, seat=seat, card=top, cards=waiting), heading=True)
    yield _holds(scene, event.seat, list(table.hands[event.seat]))


def moves(scene: Scene) -> Iterator[Phrase]:
    """Say how many moves are offered."""
    phase = Phase(scene.event.b).name
    yield Phrase(scene.words.counted(f"moves.{phase}", scene.event.a), scene.event.seat)


def move(scene: Scene) -> Iterator[Phrase]:
    """Say which cards are laid, and how many are left."""
    words, seat, kind = scene.words, scene.event.seat, Kind(scene.event.a)
    key = f"move.{kind.name}"
    on_table = kind == Kind.straight and goes_on_from_table(scene)
    if on_table or (kind == Kind.rainbow and len(scene.cards) < 4):
        key += ".table"
    table = words.card(scene.before.top) if on_table and scene.before.top is not None else ""
    yield Phrase(words.say(key, cards=words.cards(scene.cards), table=table), seat)
    if scene.pays and kind != Kind.rainbow:
        yield Phrase(words.say("completes_rainbow"), seat)
    yield Phrase(words.counted("left", len(scene.after.hands[seat])), seat)


def goes_on_from_table(scene: Scene) -> bool:
    """Return whether a straight continues the number on the table (S4)."""
    straights, top, first = scene.config.rules.straights, scene.before.top, scene.cards[0]
    if top is None or not straights.table_card or symbol_of(first) != symbol_of(top) + 1:
        return False
    return symbol_of(top) < 9 and (straights.colors == "any" or color_of(first) == color_of(top))


def passed(scene: Scene) -> Iterator[Phrase]:
    """Say that a turn ends without a card laid."""
    yield Phrase(scene.words.say("pass"), scene.event.seat)


def jump(scene: Scene) -> Iterator[Phrase]:
    """Say who plays out of turn."""
    yield Phrase(scene.words.say("jump"), scene.event.seat)


def flip(scene: Scene) -> Iterator[Phrase]:
    """Say which way the turn goes from now on."""
    direction = scene.words.direction(scene.event.a)
    yield Phrase(scene.words.say("flip", direction=direction), alone=True)


def forfeit(scene: Scene) -> Iterator[Phrase]:
    """Say who loses a turn, and to what."""
    yield Phrase(scene.words.say(f"forfeit.{Lost(scene.event.a).name}"), scene.event.seat)


def pending(scene: Scene) -> Iterator[Phrase]:
    """Say how many cards wait for the next who cannot answer."""
    yield Phrase(scene.words.say("pending", n=scene.event.a), scene.event.seat)


def _holds(scene: Scene, seat: int, cards: list[int]) -> Phrase:
    count = scene.words.counted("cards", len(cards))
    return Phrase(scene.words.say("holds", count=count, cards=scene.words.hand(cards)), seat, alone=True)


TELLERS: dict[Event, Teller] = {
    Event.hand: hand,
    Event.deal: deal,
    Event.redraw: redraw,
    Event.open: opening,
    Event.name: name,
    Event.turn: turn,
    Event.moves: moves,
    Event.move: move,
    Event.passed: passed,
    Event.jump: jump,
    Event.flip: flip,
    Event.forfeit: forfeit,
    Event.pending: pending,
}
