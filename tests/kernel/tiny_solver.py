"""UNO for two with a handful of cards, solved exactly: every deal, every draw, every choice, in fractions.

Both play ``random``, nobody forgets to call, opening cards have no effect (a Wild opens in a random colour).
A card is ``(colour, symbol)``, colours 0 to 3; a Wild has None for its colour until one is named.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

Card = tuple[int | None, str]
Cards = tuple[Card, ...]
"""Sorted: the order of a pile is decided when a card is drawn."""

WILD: Card = (None, "wild")
PLAYS_AGAIN = ("skip", "reverse", "draw_two")


class Position(NamedTuple):
    """The seat on move and its cards come first; ``passes`` counts turns in a row without a card to draw."""

    seat: int
    own: Cards
    other: Cards
    top: Card
    pile: Cards
    under: Cards
    passes: int


class End(NamedTuple):
    """The hand is over: won by a seat, or a stalemate (-1)."""

    winner: int


Branches = list[tuple[Fraction, Position | End]]


class Solution(NamedTuple):
    """Exact chances: of each winner (-1: stalemate) and number of turns together; the rest is unfinished."""

    chances: dict[tuple[int, int], Fraction]
    unfinished: Fraction


def solve(deck: list[Card], deal: int, longest: int) -> Solution:
    """Play all hands at once, turn by turn, up to ``longest`` turns."""
    running = opening_positions(deck, deal)
    chances: dict[tuple[int, int], Fraction] = {}
    for turn in range(1, longest + 1):
        following: dict[Position, Fraction] = defaultdict(Fraction)
        for position, chance in running.items():
            for share, then in take_turn(position):
                if isinstance(then, End):
                    key = then.winner, turn
                    chances[key] = chances.get(key, Fraction(0)) + chance * share
                else:
                    following[then] += chance * share
        running = following
    return Solution(chances, sum(running.values(), Fraction(0)))


def opening_positions(deck: list[Card], deal: int) -> dict[Position, Fraction]:
    """Every deal and opening card."""
    places = set(range(len(deck)))
    positions: Counter[Position] = Counter()
    for first in combinations(sorted(places), deal):
        for second in combinations(sorted(places - set(first)), deal):
            rest = places - set(first) - set(second)
            for top in rest:
                hands = [_sorted(deck[place] for place in hand) for hand in (first, second)]
                pile = _sorted(deck[place] for place in rest - {top})
                for color in range(4):
                    opened = (color, "wild") if deck[top] == WILD else deck[top]
                    positions[alike(Position(0, hands[0], hands[1], opened, pile, (), 0))] += 1
    total = sum(positions.values())
    return {position: Fraction(count, total) for position, count in positions.items()}


@cache
def take_turn(position: Position) -> Branches:
    """All that can come of a turn, with its chances; positions that differ in colour names alone are one."""
    playable = [card for card in position.own if matches(card, position.top)]
    branches: Branches = []
    if playable:
        for card in playable:
            branches += _weighed(Fraction(1, len(playable)), lay(position, card))
    else:
        for share, card, drawn in draw(position):
            if card is None:
                branches += _weighed(share, _pass(drawn._replace(passes=position.passes + 1)))
            elif matches(card, position.top):
                branches += _weighed(share, lay(drawn, card))
            else:
                branches += _weighed(share, _pass(drawn._replace(passes=0)))
    merged: dict[Position | End, Fraction] = defaultdict(Fraction)
    for share, then in branches:
        merged[then if isinstance(then, End) else alike(then)] += share
    return [(share, then) for then, share in merged.items()]


def matches(card: Card, top: Card) -> bool:
    return card == WILD or card[0] == top[0] or card[1] == top[1]


def draw(position: Position) -> Iterator[tuple[Fraction, Card | None, Position]]:
    """The seat on move takes a card, each of the pile as likely; None if there is none."""
    if not position.pile:
        position = position._replace(pile=position.under, under=())
    if not position.pile:
        yield Fraction(1), None, position
    for card, count in Counter(position.pile).items():
        own, pile = _sorted([*position.own, card]), _without(position.pile, card)
        yield Fraction(count, len(position.pile)), card, position._replace(own=own, pile=pile)


def lay(position: Position, card: Card) -> Branches:
    """Lay a card of the hand; name a colour; let it work; the other is on move, or the same again."""
    own = _without(position.own, card)
    if not own:
        return [(Fraction(1), End(position.seat))]
    below = WILD if position.top[1] == "wild" else position.top
    laid = position._replace(own=own, under=_sorted([*position.under, below]), passes=0)
    if card == WILD:
        return [(Fraction(1, 4), _turned(laid._replace(top=(color, "wild")))) for color in range(4)]
    after = _turned(laid._replace(top=card))
    if card[1] == "draw_two":
        return [(share, _turned(hit)) for share, hit in _draw_two(after)]
    return [(Fraction(1), _turned(after) if card[1] in PLAYS_AGAIN else after)]


def _draw_two(victim: Position) -> list[tuple[Fraction, Position]]:
    """The seat on move draws two, or as many as there are."""
    hit = [(Fraction(1), victim)]
    for _ in range(2):
        hit = [(chance * share, drawn) for chance, position in hit for share, _, drawn in draw(position)]
    return hit


def _pass(position: Position) -> Branches:
    if position.passes == 2:
        return [(Fraction(1), End(-1))]
    return [(Fraction(1), _turned(position))]


def _turned(position: Position) -> Position:
    return position._replace(seat=1 - position.seat, own=position.other, other=position.own)


@cache
def alike(position: Position) -> Position:
    """The one of all positions that differ in the names of the colours alone."""
    return min((_renamed(position, names) for names in permutations(range(4))), key=repr)


def _renamed(position: Position, names: tuple[int, ...]) -> Position:
    def rename(card: Card) -> Card:
        return (None if card[0] is None else names[card[0]], card[1])

    own, other, pile, under = (
        _sorted(map(rename, cards)) for cards in (position.own, position.other, position.pile, position.under)
    )
    return position._replace(own=own, other=other, top=rename(position.top), pile=pile, under=under)


def _weighed(share: Fraction, branches: Branches) -> Branches:
    return [(share * each, then) for each, then in branches]


def _sorted(cards: "Iterator[Card] | list[Card]") -> Cards:
    return tuple(sorted(cards, key=repr))


def _without(cards: Cards, card: Card) -> Cards:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
